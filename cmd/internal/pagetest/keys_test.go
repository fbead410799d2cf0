package pagetest

import (
	"strings"
	"testing"

	"pencilmark/explain/web/browsertest"
)

// tabTo goes on with Tab until the focus is on an element, and tells how often.
func tabTo(t *testing.T, p *browsertest.Page, selector string) (n int) {
	t.Helper()
	const most = 60
	for n < most && !browsertest.Eval[bool](p, "Boolean(document.activeElement?.matches("+quote(selector)+"))") {
		p.Press("Tab")
		n++
	}
	if n == most {
		t.Fatalf("Tab does not lead to %s", selector)
	}
	return n
}

// A whole game goes by keys alone: a puzzle is typed in and started, digits and marks are written and taken back, a
// hint is taken and asked after, what follows is asked, and at the end the next puzzle is begun.
func TestGameByKeys(t *testing.T) {
	const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	p := open(t, "")
	p.Type(easy)
	tabs := tabTo(t, p, "#panel-puzzle button.main")
	p.Press("Enter")
	p.Wait("document.querySelector('#panel-hint:not([hidden])')")
	focused(t, p, "td ")
	p.Press("Home")
	for range 8 {
		p.Press("ArrowUp")
	}
	p.Press("ArrowRight", "ArrowRight", "x", "1", "2", "z")
	if got := cell(p, first); got != "empty, corner marks 1 2" {
		t.Errorf("%s is %q", first, got)
	}
	p.Press("u", "u", "4")
	if got := cell(p, first); got != "4" {
		t.Errorf("%s is %q", first, got)
	}
	p.Press("h")
	p.Wait("document.querySelectorAll('.told > li').length == 1 && !document.querySelector('#panel-hint[aria-busy]')")
	p.Press("h")
	p.Wait("document.querySelectorAll('.told > li').length == 2 && !document.querySelector('#panel-hint[aria-busy]')")
	p.Press("Escape")
	p.Press("Home")
	for row := range 9 {
		for column := range 9 {
			if i := 9*row + column; easy[i] == '.' && i != 2 {
				p.Press(solution[i : i+1])
			}
			if column < 8 {
				p.Press("ArrowRight")
			}
		}
		p.Press("Home", "ArrowDown")
	}
	p.Wait("document.querySelector('#finish button')")
	if got := p.Text("#finish strong"); !strings.HasPrefix(got, "Solved in ") {
		t.Errorf("told %q", got)
	}
	tabs += tabTo(t, p, "#finish button.main")
	p.Press("Enter")
	p.Wait("document.querySelector('#board-name').textContent == 'Your sheet · easy'")
	tabs += tabTo(t, p, "#tab-hint")
	p.Press("ArrowRight")
	p.Wait("document.activeElement.matches('[role=tab][aria-selected=true]:not(#tab-hint)')")
	if t.Logf("Tab was pressed %d times", tabs); tabs > 45 {
		t.Errorf("Tab was pressed %d times, want at most 45", tabs)
	}
}
