package pagetest

import (
	"strings"
	"testing"

	"pencilmark/explain/web/browsertest"
)

// long needs chains, which are told in lines.
const long = "1......8...67....3.8....5....53....6.4...19..9...4.......2..65...2..........73..2"

// lit checks that the current line of a list lights something up on the picture that is selected, and that it moves.
func lit(t *testing.T, p *browsertest.Page, list, picture string) {
	t.Helper()
	p.Click(list + " li:nth-of-type(2) button")
	focused(t, p, "button")
	if got := count(p, picture+" .lights > *"); got == 0 {
		t.Errorf("nothing lights up for the second line of %s", list)
	}
	p.Leave() // as a line under the pointer lights up, also when it gets there as the list scrolls
	p.Press("ArrowDown")
	if got := count(p, list+" li:nth-of-type(3) button[aria-current=step]"); got != 1 {
		t.Errorf("the third line of %s is not the current one", list)
	}
	p.Press("Escape")
	if got := count(p, picture+" .lights > *"); got != 0 {
		t.Errorf("%d shapes light up after Escape", got)
	}
}

// Numbered arguments are lists in the solution, steps, hints and lessons; their lines light up on the board.
func TestLinesLightUp(t *testing.T) {
	p := open(t, "?s="+long)
	p.Click("#tab-walk")
	p.Click("#panel-walk button.main")
	p.Wait("document.querySelectorAll('#panel-walk .list li').length > 20")
	for n := 1; count(p, "#panel-walk .reading > .lines") == 0; n++ {
		p.Press("ArrowDown")
		if n > 100 {
			t.Fatal("no step is told in lines")
		}
		if n == 1 {
			p.Click("#panel-walk .list button")
		}
	}
	lit(t, p, "#panel-walk .reading > .lines", "#board")
	axe(p, "solution in lines")
	p.Go(browsertest.Eval[string](p, "location.origin") + "/#v=learn/xy-chain")
	p.Wait("document.querySelectorAll('#learn .lines').length > 2")
	lit(t, p, "#learn .example .lines", "#learn .example")
	axe(p, "lesson in lines")
	p.Click("#learn .term")
	if got := count(p, "#learn .meaning"); got != 1 {
		t.Errorf("%d entries are open", got)
	}
	axe(p, "a term")
	p.Click("#learn .term")
	if got := count(p, "#learn .meaning"); got != 0 {
		t.Errorf("%d entries are open", got)
	}
}

// From the last stage of a hint a click leads to the lesson, one to practice of just that, one marks an answer, one
// has it judged; nothing is scrolled for that.
func TestHintToPractice(t *testing.T) {
	for name, size := range map[string][2]int{"desktop": {1440, 900}, "phone": {390, 844}} {
		t.Run(name, func(t *testing.T) {
			p := open(t, "?s="+hard)
			if name == "phone" {
				p.Phone(int64(size[0]), int64(size[1]))
			} else {
				p.Viewport(int64(size[0]), int64(size[1]))
			}
			hinted(p)
			inWindow := func(selector string) {
				t.Helper()
				p.Wait("document.querySelector(" + quote(selector) + ")")
				if !browsertest.Eval[bool](p, `(r => r.top >= 0 && r.bottom <= innerHeight && r.left >= 0 && r.right <= innerWidth)(document.querySelector(`+quote(selector)+`).getBoundingClientRect())`) {
					t.Errorf("%s is out of sight: %v", selector, browsertest.Eval[[]float64](p, `(r => [r.top, r.bottom])(document.querySelector(`+quote(selector)+`).getBoundingClientRect())`))
				}
			}
			// click clicks what is in the window as it stands.
			click := func(selector string) {
				t.Helper()
				inWindow(selector)
				p.Click(selector)
			}
			p.Screenshot("hint "+name, false)
			click("#panel-hint .path [data-view^='learn/']")
			p.Wait("document.querySelector('#learn:not([hidden]) h1')")
			p.Screenshot("path lesson "+name, false)
			click("#learn .button[data-view^='practise/']")
			p.Wait("document.querySelector('#practise:not([hidden]) [role=grid]')")
			p.Screenshot("path practice "+name, false)
			// Any mark will do: it is clicked where it is drawn.
			at := browsertest.Eval[struct {
				Cell string
				Mark int
			}](p, `(c => ({cell: c.dataset.cell, mark: Number(c.getAttribute("aria-label").match(/\d/)[0])}))(document.querySelector("#practise [role=gridcell][aria-label^='empty, marks']"))`)
			cell := "#practise [data-cell=" + at.Cell + "]"
			inWindow(cell)
			p.ClickAt(cell, (float64((at.Mark-1)%3)+0.5)/3, (float64((at.Mark-1)/3)+0.5)/3)
			click("#practise button.main")
			p.Wait("document.querySelector('#practise .reading .notice')")
			p.Screenshot("path verdict "+name, false)
			if !browsertest.Eval[bool](p, `(r => r.top >= 0 && r.top < innerHeight - 40)(document.querySelector('#practise .reading .notice').getBoundingClientRect())`) {
				t.Error("the verdict is out of sight")
			}
			if top := browsertest.Eval[float64](p, "document.querySelector('#practise .board').getBoundingClientRect().top"); top < 0 {
				t.Errorf("the board begins at %v", top)
			}
		})
	}
}

// The key under the board says what is marked in words, beside signs that may have digits.
func TestKeyIsWords(t *testing.T) {
	p := open(t, "?s="+hard)
	cell := browsertest.Eval[string](p, `document.querySelector("#board [role=gridcell]:not([aria-label*='given'])").dataset.cell`)
	p.Click("#board [data-cell=" + cell + "]")
	for _, digit := range []string{"1", "2", "3", "4", "5", "6", "7", "8", "9"} { // one of them clashes
		p.Press(digit)
		if count(p, "#board .pm-wrong, #board [data-role=conflict]") > 0 {
			break
		}
	}
	p.Click("#tab-hint")
	for range 4 {
		p.Click("#panel-hint button.main")
	}
	p.Wait("document.querySelector('#key li')")
	for _, words := range browsertest.Eval[[]string](p, "[...document.querySelectorAll('#key li')].map(li => [...li.childNodes].filter(n => n.nodeName !== 'svg').map(n => n.textContent).join(''))") {
		if strings.Trim(words, "abcdefghijklmnopqrstuvwxyz ") != "" {
			t.Errorf("the key has the words %q", words)
		}
	}
}
