package pagetest

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"pencilmark/explain/web/browsertest"
)

// variant is a puzzle with clues.
const (
	variantGivens = ".......8..............165...........................7....2.....6..7...5...7......"
	variantClues  = "thermo: r2c2 r1c3 r1c4 r2c5 r3c4~thermo: r8c8 r9c7 r9c6 r8c5~whispers: r4c1 r5c2 r6c1 r7c2 r8c1~white: r3c7 r3c8~black: r6c5 r7c5~renban: r4c7 r5c8 r6c7 r5c6~odd: r5c5~even: r1c9"
)

func variantAddress() string {
	return "?s=" + variantGivens + "&c=" + url.QueryEscape(variantClues)
}

// A variant is played, on a desk and on a phone: its clues are on the board and in a list, hints and walkthrough know
// them, a digit that breaks one is pointed out, claims are judged, and the sheet can be printed.
func TestVariant(t *testing.T) {
	for name, settings := range map[string]func(*browsertest.Page){
		"desk":  func(p *browsertest.Page) { p.Viewport(1200, 900) },
		"phone": func(p *browsertest.Page) { p.Phone(390, 844) },
	} {
		t.Run(name, func(t *testing.T) {
			p := open(t, variantAddress(), settings)
			p.Wait("document.querySelector('#clues:not([hidden])')")
			if got, want := cell(p, "r8c8"), "5, given, thermometer"; got != want {
				t.Errorf("r8c8 is %q, want %q", got, want)
			}
			if got := count(p, "#board .pm-clues"); got != 2 {
				t.Errorf("%d groups of clues are drawn, want those below and above the lines", got)
			}
			p.Click("#clues summary")
			if got := count(p, "#clues .clues > li"); got != 7 {
				t.Errorf("%d kinds of clues are listed, want 7", got)
			}
			p.Click("#clues li li button") // of the first thermometer
			if got := count(p, "#board [aria-selected=true]"); got != 5 {
				t.Errorf("%d cells of a clue are chosen, want 5", got)
			}
			axe(p, "variant "+name)
			p.Click("#clues summary")

			for range 3 {
				hinted(p)
				if count(p, ".told > li") < 2 {
					t.Errorf("a hint told only %q", p.Text(".told"))
				}
				p.Click("#hint")
				p.Wait("!document.querySelector('#panel-hint[aria-busy]')")
			}
			axe(p, "hint of a variant "+name)

			p.Click("#board [data-cell=r2c2]")
			p.Press("5")
			p.Click("#board [data-cell=r1c3]")
			p.Heard()
			p.Press("3")
			p.Wait("document.querySelectorAll('#board [aria-invalid]').length == 2")
			if got := cell(p, "r1c3"); !strings.HasSuffix(got, "breaks the thermometer") {
				t.Errorf("r1c3 is %q", got)
			}
			if said := p.Heard(); !slices.ContainsFunc(said, func(s string) bool { return strings.Contains(s, "the thermometer is broken") }) {
				t.Errorf("heard %q", said)
			}
			if got := browsertest.Eval[float64](p, "(s => { s.classList.remove('hidden'); return s.clientHeight; })(document.querySelector('#saying'))"); got > 70 {
				t.Errorf("what is told in two lines is %v high", got)
			}
			p.Click("#tab-check")
			p.Click("#panel-check > .row button:nth-of-type(1)")
			if got := p.Text("#panel-check .notice"); !strings.HasPrefix(got, "A clue is broken: the thermometer at r1c3, r2c2") {
				t.Errorf("told %q", got)
			}
			axe(p, "broken clue "+name)
			p.Click("#board [data-cell=r1c3]")
			p.Press("u", "u")

			p.Click("#tab-why")
			p.Click("#board [data-cell=r5c2]")
			browsertest.Eval[bool](p, "(document.querySelector('#claim').value = 'r5c2<>5', true)")
			p.Click("#panel-why .row button.main")
			p.Wait("document.querySelector('#panel-why .notice')")
			if got := p.Text("#panel-why .notice"); !strings.HasPrefix(got, "It follows.") {
				t.Errorf("told %q", got)
			}

			p.Click("#tab-walk")
			p.Click("#panel-walk button.main")
			p.Wait("document.querySelectorAll('#panel-walk .list li').length > 20")
			p.Click("[aria-label='Next step']")
			if count(p, "#board .pm-clues") == 0 {
				t.Error("the pictures of a walkthrough have no clues")
			}
			axe(p, "walkthrough of a variant "+name)

			p.Click("header [data-view=print]")
			p.Wait("document.querySelectorAll('.pages svg').length == 2")
			if got := count(p, ".pages .rules li"); got != 7 {
				t.Errorf("%d kinds of clues are explained in print, want 7", got)
			}
			axe(p, "print of a variant "+name)
			if n := browsertest.Pages(p.PDF("variant " + name)); n != 2 {
				t.Errorf("%d pages of paper, want 2", n)
			}
		})
	}
}

// A sheet on paper says what its clues mean, and has nothing of what is for screens alone.
func TestVariantOnPaper(t *testing.T) {
	p := open(t, variantAddress(), func(p *browsertest.Page) { p.Viewport(1200, 900) })
	p.Wait("document.querySelector('#clues:not([hidden])')")
	seen := func(selector string) bool {
		return browsertest.Eval[bool](p, "document.querySelector('"+selector+"').checkVisibility({contentVisibilityAuto: true})")
	}
	open := func() bool { // its end is in the box around it
		return browsertest.Eval[bool](p, "document.querySelector('#clues').getBoundingClientRect().bottom >= document.querySelector('#clues > ul').getBoundingClientRect().bottom - 1")
	}
	if !seen("#brushes") || open() {
		t.Error("on the screen the colours are out of sight, or the list of clues is open at once")
	}
	p.Media("print")
	if !open() {
		t.Error("the list of clues is closed on paper")
	}
	for _, selector := range []string{"#brushes", "#clock", "#saying", "#panel-hint .soft"} {
		if seen(selector) {
			t.Errorf("%s is printed", selector)
		}
	}
}

// The address and the games that are kept have the clues, and a jigsaw has its regions.
func TestVariantIsKept(t *testing.T) {
	p := open(t, variantAddress())
	p.Wait("document.querySelector('#clues:not([hidden])')")
	p.Click("#board [data-cell=r1c1]")
	p.Press("1")
	p.Wait("location.hash.includes('p=')")
	address := browsertest.Eval[string](p, "location.href")
	p.Go(address)
	p.Wait("document.querySelector('#clues:not([hidden])')")
	if got := cell(p, "r1c1"); got != "1" {
		t.Errorf("r1c1 is %q after loading", got)
	}
	other := p.Tab(address[:strings.Index(address, "?")]) // without a puzzle: the game that was played last
	other.Wait("document.querySelector('#clues:not([hidden])')")
	if got := cell(other, "r8c8"); got != "5, given, thermometer" {
		t.Errorf("r8c8 is %q in the game that was kept", got)
	}
}

// Boards of other sizes and regions are played as well.
func TestJigsaw(t *testing.T) {
	p := open(t, "?s=1...............&l=jigsaw:aaabacbbccdbcddd&c="+url.QueryEscape("thermo: r1c1 r1c2 r1c3 r1c4"))
	p.Wait("document.querySelector('#clues:not([hidden])')")
	if got := count(p, "#board [role=gridcell]"); got != 16 {
		t.Errorf("%d cells, want 16", got)
	}
}
