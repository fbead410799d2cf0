package pagetest

import (
	"bytes"
	_ "embed"
	"slices"
	"strings"
	"testing"

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
	p.Wait("document.querySelectorAll('.told li').length == 1")
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
	p.Click("#panel-check button:nth-of-type(2)") // the worker dies, and the one after it
	p.Wait("document.querySelector('#panel-check .notice.bad')")
	if got := p.Text("#panel-check .notice.bad"); got != "The engine has failed and was started again." {
		t.Errorf("told %q", got)
	}
	p.Click("#tab-hint")
	p.Click("#hint")
	p.Wait("document.querySelectorAll('.told li').length >= 1")
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
