package pagetest

import (
	"strings"
	"testing"

	"pencilmark/explain/web/browsertest"
)

// A puzzle is solved by hints alone from marks that the page has filled in, in few clicks: what digits rule out goes
// with them, so no hint is about that.
func TestSolvedByHints(t *testing.T) {
	const puzzle = ".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2"
	p := open(t, "?s="+puzzle)
	clicks, hints := 0, 0
	click := func(selector string) {
		clicks++
		p.Click(selector)
	}
	click("#pad [aria-label='Fill in all candidates']")
	p.Wait("document.querySelectorAll('#board .pm-mark').length > 100")
	for ; !browsertest.Eval[bool](p, "Boolean(document.querySelector('#finish button'))"); hints++ {
		if hints > 200 {
			t.Fatal("the hints do not come to an end")
		}
		click("#whole")
		p.Wait("document.getElementById('hint').textContent == 'Apply'")
		told := p.Text(".told > li")
		if strings.Contains(told, "mark") || strings.Contains(told, "wrong") {
			t.Errorf("hint %d: %s", hints+1, told)
		}
		if hints%10 == 3 {
			p.Screenshot("hint "+told, false)
		}
		click("#hint")
		p.Wait("document.querySelectorAll('.told > li').length == 0")
		p.Wait("document.querySelectorAll('#board [aria-label^=empty]').length > 0 || document.querySelector('#finish button')")
	}
	t.Logf("%d hints, %d clicks", hints, clicks)
	if clicks > 250 {
		t.Errorf("%d hints and %d clicks, want at most 250 clicks", hints, clicks)
	}
	if got := p.Text("#finish strong"); !strings.HasPrefix(got, "Solved in ") {
		t.Errorf("at the end: %q", got)
	}
}

// Colours and lines are drawn over the sheet and its hints, kept with the game, and judged.
func TestDraw(t *testing.T) {
	p := open(t, "?s="+hard)
	p.Click("#pad [aria-label='Fill in all candidates']")
	p.Wait("document.querySelectorAll('#board .pm-mark').length > 100")
	p.Click("#brushes summary")
	p.Click("#stroke-A + label")
	p.Click("[data-cell=r4c1]")
	p.Press("4") // of the chosen cell
	if got := count(p, "#board .picture [data-of='r4c1=4'][data-role='colour A']"); got != 1 {
		t.Errorf("%d candidates have the colour", got)
	}
	p.Click("#stroke-line + label")
	for _, cell := range []string{"r1c3", "r1c7", "r2c7"} {
		p.Click("[data-cell=" + cell + "]")
		p.Press("4")
	}
	if got := count(p, "#board .picture [data-link]"); got == 0 {
		t.Error("no line is drawn")
	}
	if got := cell(p, "r1c3"); !strings.HasPrefix(got, "empty, marks") {
		t.Errorf("a digit was written: r1c3 is %q", got)
	}
	p.Click("#hint")
	p.Wait("document.querySelectorAll('.told > li').length == 1")
	if got := count(p, "#board .picture [data-role='colour A']"); got == 0 {
		t.Error("the hint hides what was drawn")
	}
	axe(p, "drawing")
	address := browsertest.Eval[string](p, "location.href")
	p.Go("about:blank")
	p.Go(address)
	ready(p)
	if got := count(p, "#board .picture [data-role='colour A']"); got == 0 {
		t.Error("what was drawn is not kept")
	}
	p.Click("#brushes summary")
	p.Click("#follows")
	p.Wait("document.querySelector('#panel-why .notice')")
	if got := browsertest.Eval[string](p, "document.getElementById('claim').value"); got != "(4)r1c3=(4)r1c7-(4)r2c7" {
		t.Errorf("claimed is %q", got)
	}
	p.Click("#wipe")
	if got := count(p, "#board .picture [data-link]"); got != 0 {
		t.Errorf("%d lines are left", got)
	}
}
