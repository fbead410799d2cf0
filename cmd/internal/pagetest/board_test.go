package pagetest

import (
	"slices"
	"testing"

	"pencilmark/explain/web/browsertest"
)

// selected returns the names of the selected cells.
func selected(p *browsertest.Page) []string {
	return browsertest.Eval[[]string](p, "[...document.querySelectorAll('#board [aria-selected]')].map(c => c.dataset.cell)")
}

// Cells are selected by dragging, with keys, and one by one; the Tab key leaves the board.
func TestSelect(t *testing.T) {
	p := open(t, "?s="+easy)
	want := func(what string, cells ...string) {
		t.Helper()
		if got := selected(p); !slices.Equal(got, cells) {
			t.Errorf("%s: selected %v, want %v", what, got, cells)
		}
	}
	p.Drag("[data-cell=r1c3]", "[data-cell=r2c3]", "[data-cell=r2c2]")
	want("drag", "r1c3", "r2c2", "r2c3")
	heard(t, p, "2 cells selected", "3 cells selected")
	p.Press("Control+7")
	if got := cell(p, "r2c2"); got != "empty, marks 7" {
		t.Errorf("r2c2 is %q", got)
	}
	p.Press("ArrowRight", "Shift+ArrowDown")
	want("keys", "r2c3", "r3c3")
	p.Press("Escape")
	want("Escape", "r3c3")
	p.Press("Control+a")
	if got := len(selected(p)); got != 81 {
		t.Errorf("%d cells are selected", got)
	}
	p.Press("Home", "Control+ArrowUp")
	want("Control and an arrow", "r2c1", "r3c1")
	p.Press("Control+Home", "ArrowUp", "ArrowLeft")
	want("the corner", "r1c1")
	p.Press("Tab")
	focused(t, p, "input#kind-digit")
	p.Press("Shift+Tab")
	focused(t, p, "td 5, given")
	p.Press("x")
	if got := browsertest.Eval[bool](p, "document.getElementById('kind-corner').checked"); !got {
		t.Error("X does not choose corner marks")
	}
	p.Press("ArrowRight", "ArrowRight", "8", ".")
	if got := cell(p, "r1c3"); got != "empty, marks 7 8" {
		t.Errorf("r1c3 is %q", got)
	}
	p.Click("#pad [title^='Fill in']")
	p.Wait("document.querySelectorAll('#board .pm-mark').length > 100")
	if got := cell(p, "r1c4"); got != "empty, marks 2 6" {
		t.Errorf("r1c4 is %q", got)
	}
	axe(p, "candidates")
}

// On a phone the pad writes; a second tap on a digit places it, and taps select several cells where that is on.
func TestPad(t *testing.T) {
	p := open(t, "?s="+easy, func(p *browsertest.Page) { p.Phone(360, 640) })
	p.Tap("[data-cell=r1c3]")
	p.Tap("label[for=kind-corner]")
	p.Wait("document.getElementById('kind-corner').checked")
	p.Tap(".digits button:nth-child(4)")
	is(t, p, "r1c3", "empty, corner marks 4")
	p.DoubleTap(".digits button:nth-child(2)")
	is(t, p, "r1c3", "2")
	p.Tap("#pad [title^='Select several']")
	p.Wait("document.querySelector(\"#pad [title^='Select several'][aria-pressed=true]\")")
	p.Tap("[data-cell=r1c4]")
	p.Wait("document.querySelector('[data-cell=r1c4][aria-selected]')")
	if got := selected(p); !slices.Equal(got, []string{"r1c3", "r1c4"}) {
		t.Errorf("selected %v", got)
	}
	p.Tap("#pad [aria-label=Undo]")
	is(t, p, "r1c3", "empty, corner marks 4")
	axe(p, "phone")
	p.Media("", "prefers-color-scheme", "dark")
	axe(p, "phone dark")
	p.Media("", "forced-colors", "active", "prefers-reduced-motion", "reduce")
	axe(p, "phone forced colours")
}

// A screen reader gets a grid with headings, and a short name for each cell.
func TestNames(t *testing.T) {
	p := open(t, "?s="+easy)
	found := map[string]int{}
	for _, n := range p.Nodes() {
		found[n.Role]++
		found[n.String()]++
	}
	for what, want := range map[string]int{
		"grid": 1, "row": 10, "columnheader": 9, "rowheader": 9, "gridcell": 81,
		`grid "Your sheet"`: 1, `row "row 4"`: 1, `columnheader "column 1"`: 1, `rowheader "row 1"`: 1,
		`gridcell "5, given"`: 3, `gridcell "empty"`: 51,
	} {
		if found[what] != want {
			t.Errorf("%d times %s, want %d", found[what], what, want)
		}
	}
}

// The theme is chosen on the page, whatever the system has, and is kept in the address.
func TestTheme(t *testing.T) {
	p := open(t, "?s="+easy, func(p *browsertest.Page) { p.Media("", "prefers-color-scheme", "dark") })
	p.Click("#theme")
	heard(t, p, "Theme: light")
	background := func() string { return browsertest.Eval[string](p, "getComputedStyle(document.body).backgroundColor") }
	if got := background(); got != "rgb(250, 249, 246)" {
		t.Errorf("the light page is %s", got)
	}
	p.Click("#theme")
	p.Wait("location.hash.includes('t=dark')")
	p.Media("")
	if got := background(); got != "rgb(16, 18, 22)" {
		t.Errorf("the dark page is %s", got)
	}
	p.Click("#help")
	p.Wait("document.querySelector('dialog[open]')")
	axe(p, "keys dark")
	p.Press("Escape")
	p.Wait("!document.querySelector('dialog')")
	focused(t, p, "button#help")
}
