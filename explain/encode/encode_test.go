package encode_test

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/verify"
	"pencilmark/techniques/pipeline"
)

// What was read proves as much as what was written.
func TestVerify(t *testing.T) {
	for _, w := range solved(t) {
		for _, form := range forms {
			var buf bytes.Buffer
			if err := form.write(&buf, w, encode.Options{}); err != nil {
				t.Fatal(err)
			}
			doc, err := encode.NewDecoder(&buf).Decode()
			if err != nil {
				t.Fatal(err)
			}
			if err := verify.Walkthrough(&doc.Walkthrough); err != nil {
				t.Errorf("%s of %v: %v", form.name, w.Start.String(), err)
			}
		}
	}
}

// Premises are kept as they are written, right or wrong, so that a checker can
// compare them with the evidence.
func TestPremisesAsWritten(t *testing.T) {
	doc, err := decode(strings.Replace(read(t, "shapes.yaml"), "[2@row3, 4@row3]", "[r4c4, 2@row3, r4c4]", 1))
	if err != nil {
		t.Fatal(err)
	}
	r4c4 := candidates.CellItem(candidates.At(4, 4))
	want := []candidates.Item{r4c4, candidates.HouseItem(2, candidates.HouseOf(candidates.Row, 3)), r4c4}
	if diff := cmp.Diff(want, doc.Walkthrough.Steps[1].Premises); diff != "" {
		t.Error(diff)
	}
}

// What cannot be read back is not written.
func TestEncodeErrors(t *testing.T) {
	for name, edit := range map[string]func(w *explain.Walkthrough){
		"no board":           func(w *explain.Walkthrough) { w.Start = candidates.Grid{} },
		"no outcome":         func(w *explain.Walkthrough) { w.Outcome = "" },
		"no solution":        func(w *explain.Walkthrough) { w.Solutions = nil },
		"no reason to stop":  func(w *explain.Walkthrough) { w.Outcome, w.Solutions = explain.Stalled, nil },
		"open solution":      func(w *explain.Walkthrough) { w.Solutions = make([]candidates.Filling, 1) },
		"no technique":       func(w *explain.Walkthrough) { w.Steps[1].Technique.Code = "" },
		"no code":            func(w *explain.Walkthrough) { w.Steps[1].Technique.Code = "Hidden Pair" },
		"two names of one":   func(w *explain.Walkthrough) { w.Steps[1].Technique.Code = w.Steps[0].Technique.Code },
		"no effects":         func(w *explain.Walkthrough) { w.Steps[1].Effects = nil },
		"no evidence":        func(w *explain.Walkthrough) { w.Steps[1].Evidence = nil },
		"trials too deep":    func(w *explain.Walkthrough) { nest(&w.Steps[4], 16) },
		"no branch evidence": func(w *explain.Walkthrough) { nest(&w.Steps[4], 1); innermost(&w.Steps[4]).Evidence = nil },
	} {
		for _, form := range forms {
			w, _ := shapes(t)
			edit(w)
			var buf bytes.Buffer
			if err := form.write(&buf, w, encode.Options{}); err == nil || buf.Len() > 0 {
				t.Errorf("%s, %s: error %v after %d bytes", name, form.name, err, buf.Len())
			}
		}
	}
}

// nest puts a trial into n trials like it.
func nest(s *explain.Step, n int) {
	for range n {
		outer := s.Evidence.(explain.Trial)
		inner := *s
		outer.Branch = []explain.Step{inner}
		s.Evidence = outer
	}
}

// innermost returns the first step that is no trial.
func innermost(s *explain.Step) *explain.Step {
	for {
		trial, ok := s.Evidence.(explain.Trial)
		if !ok {
			return s
		}
		s = &trial.Branch[0]
	}
}

func TestEncodeWriteError(t *testing.T) {
	w, o := shapes(t)
	for _, form := range forms {
		if err := form.write(fullDisk{}, w, o); err != errFull {
			t.Errorf("%s: got %v", form.name, err)
		}
	}
}

var errFull = fmt.Errorf("no space left")

type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errFull }

// Characters that a terminal would obey, or that YAML would take for a line
// break, are not written.
func TestUnprintable(t *testing.T) {
	w, _ := shapes(t)
	w.Name = "a\x1b[31m\r\u0085\u2028\xff z"
	for _, form := range forms {
		var buf bytes.Buffer
		if err := form.write(&buf, w, encode.Options{}); err != nil {
			t.Fatal(err)
		}
		doc, err := encode.NewDecoder(&buf).Decode()
		if err != nil {
			t.Fatalf("%s: %v", form.name, err)
		}
		if got, want := doc.Walkthrough.Name, "a\ufffd[31m\ufffd\ufffd\ufffd\ufffd z"; got != want {
			t.Errorf("%s: got %q, want %q", form.name, got, want)
		}
	}
}

func Example() {
	// A 4x4 puzzle with three cells to fill.
	layout := candidates.Classic4
	var givens candidates.Filling
	cells := layout.Cells()
	for _, d := range "123.3412214..321" {
		c, _ := cells.Next()
		if d != '.' {
			givens[c] = candidates.Digit(d - '0')
		}
	}
	w := pipeline.Solve(candidates.NewGrid(layout, givens))
	w.Name = "Three to go"

	if err := encode.YAML(os.Stdout, w, encode.Options{}); err != nil {
		fmt.Println(err)
	}
	// Output:
	// schema: pencilmark/walkthrough/v1
	// name: Three to go
	// layout: classic4
	// puzzle: 123.3412214..321
	// solution: "1234341221434321"
	// outcome: solved
	// profile: human
	// summary: {steps: 3, trials: 0, techniques: {full-house: 3}, assumes: []}
	// names: {full-house: Full House}
	// steps:
	//   - n: 1
	//     technique: full-house
	//     place: [r1c4=4]
	//     premises: [4@box2]
	//     evidence: {shape: single, cell: r1c4, digit: 4, because: 4@box2}
	//   - n: 2
	//     technique: full-house
	//     place: [r3c4=3]
	//     premises: [3@box4]
	//     evidence: {shape: single, cell: r3c4, digit: 3, because: 3@box4}
	//   - n: 3
	//     technique: full-house
	//     place: [r4c1=4]
	//     premises: [4@box3]
	//     evidence: {shape: single, cell: r4c1, digit: 4, because: 4@box3}
}

func ExampleDecoder() {
	stream := strings.NewReader("schema: pencilmark/walkthrough/v1\nlayout: classic5\n")
	d := encode.NewDecoder(stream)
	for {
		doc, err := d.Decode()
		if err == io.EOF {
			break
		}
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(len(doc.Walkthrough.Steps), "steps")
	}
	// Output:
	// line 1, column 1: missing field "puzzle"
}

// benchmarkWalkthrough has 71 steps without trials.
func benchmarkWalkthrough(b *testing.B) *explain.Walkthrough {
	return pipeline.Solve(grid(b, puzzles[1].layout, puzzles[1].digits))
}

func BenchmarkEncode(b *testing.B) {
	w := benchmarkWalkthrough(b)
	for _, form := range forms {
		b.Run("form="+form.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if err := form.write(io.Discard, w, encode.Options{}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(len(w.Steps)), "steps")
		})
	}
}

// What stands in a document has nothing of those written before it, whose room it takes.
func TestDocumentsInTurn(t *testing.T) {
	all := solved(t)
	texts := func(f *explain.Frame) (title, notation, text string) { return "title", "notation", "text" }
	for _, form := range forms {
		write := func(i int) string {
			var o encode.Options
			if i%2 == 0 {
				o.Texts = texts
			}
			var buf bytes.Buffer
			if err := form.write(&buf, all[i], o); err != nil {
				t.Fatal(err)
			}
			return buf.String()
		}
		first := make([]string, len(all))
		for i := range all {
			first[i] = write(i)
		}
		for i := len(all) - 1; i >= 0; i-- {
			if again := write(i); again != first[i] {
				t.Errorf("%s: document %d is another when it is written again (-first +again):\n%s", form.name, i, cmp.Diff(first[i], again))
			}
		}
	}
}

func BenchmarkDecode(b *testing.B) {
	w := benchmarkWalkthrough(b)
	for _, form := range forms {
		var buf bytes.Buffer
		if err := form.write(&buf, w, encode.Options{}); err != nil {
			b.Fatal(err)
		}
		b.Run("form="+form.name, func(b *testing.B) {
			b.ReportAllocs()
			b.SetBytes(int64(buf.Len()))
			for b.Loop() {
				if _, err := encode.NewDecoder(bytes.NewReader(buf.Bytes())).Decode(); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(len(w.Steps)), "steps")
		})
	}
}
