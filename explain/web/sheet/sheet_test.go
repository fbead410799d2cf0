package sheet_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/web/browsertest"
	"pencilmark/explain/web/sheet"
)

func TestMain(m *testing.M) { os.Exit(browsertest.Main(m)) }

const (
	puzzle   = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
	solution = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
)

// puzzles returns some puzzles with answers and names that markup has to escape.
func puzzles(t *testing.T, n int) (list []sheet.Puzzle) {
	p, err := notation.Parse(puzzle, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	q, err := notation.Parse(solution, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	answer := q.Grid.Filling()
	for range n {
		list = append(list, sheet.Puzzle{Name: `A <b> & "C"`, Grid: p.Grid, Answer: &answer, Level: "hard", Score: 1016})
	}
	return list
}

func write(t *testing.T, list []sheet.Puzzle, o sheet.Options) string {
	var out bytes.Buffer
	if err := sheet.Write(&out, list, o); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// A document is well-formed, every id is there once, nothing is styled by an attribute, and puzzle and answer
// have the same caption.
func TestWrite(t *testing.T) {
	for _, n := range []int{1, 5, 13} {
		text := write(t, puzzles(t, n), sheet.Options{Title: "Maths & <more>", PerPage: 4, Names: n == 5})
		ids, captions := map[string]int{}, map[string]int{}
		inCaption := false
		d := xml.NewDecoder(strings.NewReader(text))
		for {
			token, err := d.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatal(err)
			}
			switch e := token.(type) {
			case xml.StartElement:
				inCaption = e.Name.Local == "figcaption" || inCaption && e.Name.Local == "b"
				for _, a := range e.Attr {
					switch a.Name.Local {
					case "id":
						ids[a.Value]++
					case "style", "src":
						t.Errorf("<%s> has %s", e.Name.Local, a.Name.Local)
					}
				}
			case xml.EndElement:
				inCaption = inCaption && e.Name.Local != "figcaption"
			case xml.CharData:
				if inCaption && len(e) > 5 {
					captions[string(e)]++
				}
			}
		}
		for id, times := range ids {
			if times > 1 {
				t.Errorf("id %s is there %d times", id, times)
			}
		}
		if want := " · A <b> & \"C\" · hard 1016 · " + sheet.Fingerprint(&puzzles(t, 1)[0].Grid); captions[want] != 2*n {
			t.Errorf("captions %v, want %d times %q", captions, 2*n, want)
		}
		if got := strings.Count(text, puzzle); got != n {
			t.Errorf("%d lines of 81 characters, want %d", got, n)
		}
	}
	if err := sheet.Write(io.Discard, nil, sheet.Options{PerPage: 3}); err == nil {
		t.Error("three a page are accepted")
	}
}

// The fingerprint depends on the givens alone.
func TestFingerprint(t *testing.T) {
	g := puzzles(t, 1)[0].Grid
	want := sheet.Fingerprint(&g)
	g.Place(candidates.At(1, 2), 1)
	if got := sheet.Fingerprint(&g); got != want || len(got) != 9 {
		t.Errorf("got %s, want %s", got, want)
	}
	g = candidates.NewGrid(candidates.Classic9, g.Filling())
	if sheet.Fingerprint(&g) == want {
		t.Error("two puzzles have the same fingerprint")
	}
}

// Every section is a page of paper, of A4 and of Letter, so that no board is cut, and boards are large. The
// document says nothing, asks for nothing and is accessible.
func TestPrint(t *testing.T) {
	for i, per := range sheet.PerPage {
		if i > 0 && !notationtest.Thorough() {
			continue
		}
		list := puzzles(t, 2*per+1)
		pages := 3 + (len(list)+11)/12
		path := filepath.Join(t.TempDir(), "sheet.html")
		if err := os.WriteFile(path, []byte(write(t, list, sheet.Options{PerPage: per, Title: "Homework"})), 0o666); err != nil {
			t.Fatal(err)
		}
		p := browsertest.Open(t, browsertest.File(t, path))
		sizes := []string{"A4", "letter"}
		if !notationtest.Thorough() {
			sizes = sizes[:1]
		}
		for _, size := range sizes {
			browsertest.Eval[int](p, "document.styleSheets[0].insertRule('@page { size: "+size+" }', document.styleSheets[0].cssRules.length)")
			if got := browsertest.Pages(p.PDF(fmt.Sprint("sheet", per, size))); got != pages {
				t.Errorf("%d a page on %s: %d pages, want %d", per, size, got, pages)
			}
		}
		if per == sheet.PerPage[0] {
			p.Axe("sheet")
		}
		width := browsertest.Eval[float64](p, "document.querySelector('svg').getBoundingClientRect().width") * 25.4 / 96
		if at := slices.Index(sheet.PerPage, per); width < []float64{170, 100, 85, 65}[at] {
			t.Errorf("%d a page: boards are %.0f mm wide", per, width)
		}
		if n := browsertest.Eval[int](p, "[...document.querySelectorAll('.line')].filter(e => e.scrollWidth > e.clientWidth).length"); n > 0 {
			t.Errorf("%d a page: %d lines of the puzzle are cut", per, n)
		}
		p.Screenshot(fmt.Sprint("sheet", per), true)
	}
}

// A puzzle that a step answers has the step on the last pages: board, title, reason and notation, well-formed and
// with ids of its own.
func TestStepsAsAnswers(t *testing.T) {
	list := puzzles(t, 4)
	step := explain.NewStep(explain.Single{Candidate: candidates.Of(candidates.At(1, 2), 1), Because: candidates.CellItem(candidates.At(1, 2))}, explain.Effect{Candidate: candidates.Of(candidates.At(1, 2), 1), Place: true})
	step.Technique = explain.Ref{Code: "naked-single", Name: "Naked Single"}
	for i := range list {
		list[i].Answer, list[i].Step = nil, &explain.Frame{Number: 1, Step: &step, Before: list[i].Grid}
	}
	text := write(t, list, sheet.Options{PerPage: 4})
	d := xml.NewDecoder(strings.NewReader(text))
	ids := map[string]bool{}
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := token.(xml.StartElement); ok {
			for _, a := range e.Attr {
				if a.Name.Local == "id" && ids[a.Value] {
					t.Errorf("id %s is there twice", a.Value)
				} else if a.Name.Local == "id" {
					ids[a.Value] = true
				}
			}
		}
	}
	puzzlePages, answers, _ := strings.Cut(text, "<h2>Answers</h2>")
	if n := strings.Count(answers, "<b>Naked Single: 1 in r1c2</b>"); n != 4 || strings.Contains(puzzlePages, "Naked Single") {
		t.Errorf("%d answers on the last pages", n)
	}
	if n := strings.Count(text, "<section"); n != 3 {
		t.Errorf("%d pages, want one of puzzles and two of answers", n)
	}
}
