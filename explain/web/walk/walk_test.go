package walk_test

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/web/walk"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// Puzzles of 71 and 64 steps: the first has a cover of every kind to show, the second a chain, a wing and a
// rectangle.
const (
	coverPuzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
	chainPuzzle = ".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2"
	chainStep   = 28
)

func solved(t testing.TB, puzzle string) *explain.Walkthrough {
	t.Helper()
	p, err := notation.Parse(puzzle, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	return pipeline.Solve(p.Grid)
}

func ladder(r explain.Ref) explain.Ladder { return techniques.Lookup(suite.All(), r.Code).Ladder }

// options are those of the command.
func options(t testing.TB, w *explain.Walkthrough) walk.Options {
	t.Helper()
	var document bytes.Buffer
	writer := prose.Writer{Detail: prose.Normal, Hardest: func(used []string) (code string) {
		for _, technique := range suite.All() {
			if slices.Contains(used, technique.Code) {
				code = technique.Code
			}
		}
		return code
	}}
	if err := encode.YAML(&document, w, encode.Options{Texts: writer.Texts}); err != nil {
		t.Fatal(err)
	}
	return walk.Options{Prose: writer, Ladder: ladder, Files: []walk.File{{Name: "walkthrough.yaml", Title: "the document", Data: document.Bytes()}}}
}

func written(t testing.TB, w *explain.Walkthrough, o walk.Options) string {
	t.Helper()
	var out bytes.Buffer
	if err := walk.Write(&out, w, o); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// page writes the page of a puzzle into a file and returns its path.
func page(t testing.TB, puzzle string) string {
	t.Helper()
	w := solved(t, puzzle)
	return kept(t, written(t, w, options(t, w)))
}

// kept writes a text into a file and returns its path.
func kept(t testing.TB, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "walk.html")
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

// wellFormed reports what keeps a page from being XML, or an id that is not the only one.
func wellFormed(page string) error {
	d := xml.NewDecoder(strings.NewReader(page))
	seen := map[string]bool{}
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		if e, ok := token.(xml.StartElement); ok {
			for _, a := range e.Attr {
				if a.Name.Local == "id" && seen[a.Value] {
					return errors.New("twice: " + a.Value)
				} else if a.Name.Local == "id" {
					seen[a.Value] = true
				}
				if a.Name.Local == "style" || strings.HasPrefix(a.Name.Local, "on") {
					return errors.New("the policy forbids " + a.Name.Local + "=" + a.Value)
				}
			}
		}
	}
}

// Pages are XML and small: about six kilobytes a step, beside the certificate.
func TestPages(t *testing.T) {
	for _, puzzle := range []string{coverPuzzle, chainPuzzle, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"} {
		w := solved(t, puzzle)
		got := written(t, w, options(t, w))
		if err := wellFormed(got); err != nil {
			t.Errorf("%s: %v", puzzle, err)
		}
		const certificate = 55_000
		if room := 400_000*max(len(w.Steps), 60)/60 - certificate; len(got) > room {
			t.Errorf("%s: %d bytes for %d steps, more than %d", puzzle, len(got), len(w.Steps), room)
		}
		if regexp.MustCompile(`(?:src|href|action)="(?:https?:)?//`).MatchString(got) {
			t.Errorf("%s: something is asked from elsewhere", puzzle)
		}
	}
}

// A page holds the document as it is.
func TestDocument(t *testing.T) {
	w := solved(t, coverPuzzle)
	o := options(t, w)
	m := regexp.MustCompile(`data:application/gzip;base64,([^"]*)"`).FindStringSubmatch(strings.ReplaceAll(written(t, w, o), "&#43;", "+"))
	if m == nil {
		t.Fatal("no file")
	}
	packed, err := base64.StdEncoding.DecodeString(m[1])
	if err != nil {
		t.Fatal(err)
	}
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(r); err != nil || !bytes.Equal(got, o.Files[0].Data) {
		t.Errorf("%d bytes of %d: %v", len(got), len(o.Files[0].Data), err)
	}
}

// What others have written stays words: names of puzzles and techniques, and texts of documents.
func TestForeign(t *testing.T) {
	const evil = "</script><script>alert(1)</script>\x00\x1b[31m<img src=x onerror=alert(1)>&amp; \"quoted\" \ufffe ]]>"
	w := solved(t, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	w.Name = evil
	for i := range w.Steps {
		w.Steps[i].Technique.Name = evil
	}
	o := options(t, w)
	o.Prose.Own = func(*explain.Step) (title, notation, text string) { return evil, evil, evil }
	o.Unproved = evil
	got := written(t, w, o)
	if err := wellFormed(got); err != nil {
		t.Error(err)
	}
	if strings.Contains(got, "<img") || strings.Contains(got, "<script>alert") || strings.Contains(got, "\x1b") {
		t.Error("foreign words became markup")
	}
	if !strings.Contains(got, "&lt;img src=x onerror=alert(1)&gt;") {
		t.Error("foreign words are lost")
	}
}

// Puzzles without a solution, with several, that are solved already, or unfinished have pages too, and so do
// boards of other sizes.
func TestOutcomes(t *testing.T) {
	for name, puzzle := range map[string]string{
		"none":   "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
		"many":   "...456789456789123789123456...564897564897231897231564...645978645978312978312645",
		"solved": "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
	} {
		w := solved(t, puzzle)
		got := written(t, w, options(t, w))
		if err := wellFormed(got); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if got := strings.Count(got, `class="step edge`); got != 2 {
			t.Errorf("%s: %d edges", name, got)
		}
	}
	for _, layout := range []string{"classic6", "classic9+diagonals"} {
		l, err := candidates.ParseLayout(layout)
		if err != nil {
			t.Fatal(err)
		}
		w := pipeline.Solve(candidates.NewGrid(l, candidates.Filling{1, 2, 3}))
		if err := wellFormed(written(t, w, options(t, w))); err != nil {
			t.Errorf("%s: %v", layout, err)
		}
	}
}

// Of some steps the page shows these alone, and the texts that steps have already stand for others at the
// level and detail that the page opens with.
func TestOwn(t *testing.T) {
	w := solved(t, coverPuzzle)
	o := options(t, w)
	o.Shows = func(n int) bool { return n == 4 }
	o.Prose.Own = func(*explain.Step) (title, notation, text string) { return "", "", "As I would say it." }
	got := written(t, w, o)
	if n := strings.Count(got, `id="step=`) - strings.Count(got, `id="step=4.`); n != 1 || !strings.Contains(got, `id="step=4"`) {
		t.Errorf("%d steps", n)
	}
	if !strings.Contains(got, `<div class="t standard-normal"><p>As I would say it.</p></div>`) {
		t.Error("the own text is not that of the standard level")
	}
	if !strings.Contains(got, `plain-normal`) || strings.Count(got, "As I would say it.") != 1 {
		t.Error("the own text stands for other levels")
	}
}
