package pagetest

import (
	"bytes"
	_ "embed"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain/web/browsertest"
)

//go:embed testdata/worker.js
var worker []byte

// With its engine in a worker the page cancels what takes long by another worker, which has the compiled module,
// and survives an engine that dies.
func TestWorker(t *testing.T) {
	t.Parallel()
	p := browsertest.Open(t, serve(t, func(files map[string][]byte) {
		files["index.html"] = bytes.Replace(files["index.html"], []byte(`data-engine="api/v1/"`), []byte(`data-engine="worker.js"`), 1)
		files["worker.js"] = worker
	})+"?s="+easy)
	p.Wait("document.querySelector('#board .picture svg')")
	p.Hear()
	p.Click("#hint")
	p.Wait("document.querySelectorAll('.told > li').length == 1")
	p.Click("#tab-steps") // no answer comes
	p.Wait("document.querySelector('#panel-steps .soft button')")
	axe(p, "thinking")
	p.Heard()
	p.Click("#panel-steps .soft button")
	heard(t, p, "Stopped.")
	p.Click("#tab-walk")
	p.Click("#panel-walk button.main")
	p.Wait("document.querySelectorAll('#panel-walk .list li').length > 50")
	if got := browsertest.Eval[[]string](p, "[...document.querySelectorAll('#panel-walk .list li')].slice(-1).map(e => e.textContent)"); !slices.Equal(got, []string{"52The end"}) {
		t.Errorf("the last entry is %q", got)
	}
	p.Click("#tab-check")
	p.Heard()
	p.Click("#panel-check > .row button:nth-of-type(2)") // the worker dies, and the one after it
	p.Wait("document.querySelector('#panel-check .notice.bad')")
	if got := p.Text("#panel-check .notice.bad"); got != "The engine has failed and was started again." {
		t.Errorf("told %q", got)
	}
	p.Click("#tab-hint")
	p.Click("#hint")
	p.Wait("document.querySelectorAll('.told > li').length >= 1")
}

// Puzzles are made of a level, and rated on two scales.
func TestMakeAndRate(t *testing.T) {
	p := open(t, "")
	p.Click("#make")
	p.Wait("location.search.length > 80")
	p.Click("#tab-check")
	p.Click("#rate")
	p.Wait("document.querySelectorAll('#panel-check .notice').length == 1")
	if got := p.Text("#panel-check .notice"); !strings.HasPrefix(got, "Level easy,") || !strings.Contains(got, "Sudoku Explainer: ") {
		t.Errorf("told %q", got)
	}
}

// The moves of the player are reviewed as they were made, those that were taken back too.
func TestReview(t *testing.T) {
	p := open(t, "?s="+easy)
	p.Click("#tab-check")
	p.Heard()
	p.Click("#review")
	heard(t, p, "There is no move to review yet.")
	p.Click("[data-cell=r5c5]")
	p.Press("5")
	p.Click("[data-cell=r1c4]")
	p.Press("1", "u", "6")
	p.Heard()
	p.Click("#review")
	p.Wait("document.querySelectorAll('#panel-check .list li').length == 4")
	if got := p.Text("#panel-check .list"); got != "1r5c5=5 · follows2r1c4=1 · mistake3undo · correction4r1c4=6 · prepared" {
		t.Errorf("the moves are %q", got)
	}
	if got := p.Text("#panel-check .summary"); !strings.Contains(got, "The first mistake is move 2, r1c4=1.") {
		t.Errorf("the summary is %q", got)
	}
	p.Click("#panel-check .list li:nth-child(2) button")
	p.Wait("document.getElementById('board').classList.contains('told')")
	axe(p, "review")
	address := browsertest.Eval[string](p, "location.href")
	other := browsertest.Open(t, address) // by somebody else, who has the address alone
	ready(other)
	other.Click("#tab-check")
	other.Click("#review")
	other.Wait("document.querySelectorAll('#panel-check .list li').length == 2")
	if got := other.Text("#panel-check .summary"); !strings.Contains(got, "The order of the moves is not known") {
		t.Errorf("the summary of a sheet from its address is %q", got)
	}
}

// A sheet is copied in forms that the command reads, with what is on it.
func TestCopy(t *testing.T) {
	p := open(t, "?s="+easy)
	p.Click("[data-cell=" + first + "]")
	p.Press("4", "ArrowDown", "Shift+2", "Control+7")
	p.Click("#tab-puzzle")
	axe(p, "copy")
	for form, want := range map[string]string{
		"line": easy[:2] + "4" + easy[3:], "plus": "53+4.7", "marks": "+4", "board": "| 5 3 4 |", "address": "http://127.0.0.1",
		"link": "https://www.sudokuwiki.org/", "exchange": "https://sudokuexchange.com/", "fpuzzles": "https://f-puzzles.com/", "sudokupad": "https://sudokupad.app/",
	} {
		browsertest.Eval[bool](p, "document.querySelector('#panel-puzzle p select:has([value="+form+"])').value = '"+form+"', document.querySelector('[aria-label=\"My sheet\"]')?.remove(), true")
		p.Click("#copy")
		p.Wait("document.querySelector('[aria-label=\"My sheet\"]')")
		text := browsertest.Eval[string](p, "document.querySelector('[aria-label=\"My sheet\"]').value")
		if !strings.Contains(text, want) {
			t.Errorf("%s: copied %q", form, text)
		}
		if form == "address" {
			continue
		}
		copied, err := notation.Parse(text, candidates.Classic9)
		if err != nil {
			t.Fatalf("%s: %v", form, err)
		}
		if copied.Grid.Value(candidates.At(1, 3)) != 4 {
			t.Errorf("%s: 4 is not on the sheet", form)
		}
		if form == "fpuzzles" && (copied.Sheet.Corners[candidates.At(2, 3)] != candidates.Digits(2) || copied.Sheet.Marks[candidates.At(2, 3)] != candidates.Digits(7)) {
			t.Errorf("marks are %v", copied.Sheet)
		}
	}
}
