package pagetest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/explain/web/browsertest"
)

// What is pasted is checked as what is typed: several solutions are shown where they differ, none, a clash and a lone
// given are told, and who wants to starts all the same.
func TestPastedPuzzlesAreChecked(t *testing.T) {
	p := open(t, "")
	for _, c := range []struct {
		puzzle, says string
		pictures     int
	}{
		{"53" + strings.Repeat(".", 79), "several solutions", 2},
		{strings.Replace(easy, "7", ".", 3), "several solutions", 2},
		{"1" + strings.Repeat(".", 80), "several solutions", 2},
		{"55" + easy[2:], "twice in a house", 0},
		{easy[:2] + "2" + easy[3:], "no solution", 0},
	} {
		p.Paste(c.puzzle)
		p.Wait("document.querySelector('#panel-puzzle:not([hidden]) .notice.bad')?.textContent.includes(" + quote(c.says) + ")")
		if got := count(p, "#panel-puzzle .pair svg[role=img]"); got < c.pictures {
			t.Errorf("%s: %d pictures", c.puzzle, got)
		}
		if c.pictures > 0 {
			axe(p, "two solutions")
		}
		if got := browsertest.Eval[string](p, "location.search"); strings.Contains(got, c.puzzle) {
			t.Errorf("%s is on the board", c.puzzle)
		}
		browsertest.Eval[bool](p, "document.querySelectorAll('#panel-puzzle .notice').forEach(e => e.remove()), true")
	}
	p.Paste(strings.Replace(easy, "7", ".", 3))
	p.Wait("document.querySelector('#panel-puzzle .notice.bad button')")
	p.Click("#panel-puzzle .notice.bad button")
	p.Wait("location.search.includes('" + strings.Replace(easy, "7", ".", 3) + "')")
}

// Of many puzzles all can be reached: by pages, and by what they are called.
func TestManyPuzzles(t *testing.T) {
	p := open(t, "")
	var text strings.Builder
	for i := range 230 {
		fmt.Fprintf(&text, "%s puzzle %d\n", easy, i+1)
	}
	p.Paste(text.String())
	p.Wait("document.querySelectorAll('#panel-puzzle .list button').length == 100")
	axe(p, "many puzzles")
	if got := p.Text("#panel-puzzle"); !strings.Contains(got, "230 puzzles") || !strings.Contains(got, "Puzzles 1 to 100 of 230.") {
		t.Errorf("told %q", got)
	}
	for _, first := range []string{"101puzzle 101", "201puzzle 201"} {
		p.Click("#panel-puzzle .list + .row button:last-of-type")
		p.Wait("document.querySelector('#panel-puzzle .list button').textContent == " + quote(first))
	}
	p.Click("#panel-puzzle input[type=search]")
	p.Type("puzzle 22")
	p.Press("Enter")
	p.Wait("document.querySelectorAll('#panel-puzzle .list button').length == 11")
}

// What is chosen once holds for hints, lessons and solutions, is kept on this device, and goes at a click.
func TestChoices(t *testing.T) {
	p := open(t, "?s="+easy)
	p.Click("#teacher > .options summary")
	p.Click("#ways summary")
	browsertest.Eval[bool](p, "(s => { s.value = 'plain'; s.dispatchEvent(new Event('change')); return true; })(document.querySelector('#ways select'))")
	axe(p, "choices")
	p.Click("#tab-walk")
	p.Click("#panel-walk button.main")
	p.Wait("document.querySelectorAll('#panel-walk .list li').length > 40")
	if got := p.Text("#panel-walk .reading"); !strings.Contains(got, "Look for") {
		t.Errorf("in plain words: %q", got)
	}
	if got := browsertest.Eval[string](p, "localStorage.getItem('pencilmark-choices')"); got != `{"level":"plain"}` {
		t.Errorf("kept is %s", got)
	}
	p.Go(browsertest.Eval[string](p, "location.origin") + "/?s=" + easy)
	p.Wait("document.querySelector('#ways select')?.value == 'plain'")
	p.Click("#teacher > .options summary")
	p.Click("#ways summary")
	p.Click("#ways > p button")
	if got := browsertest.Eval[bool](p, "localStorage.getItem('pencilmark-choices') === null"); !got {
		t.Error("choices are kept though they were taken back")
	}
}

// The course has ticks for what was found in practice, a core path, and a library that can be searched.
func TestCourse(t *testing.T) {
	p := open(t, "#v=learn")
	p.Wait("document.querySelectorAll('#learn ol.ordered > li').length > 20")
	axe(p, "core path")
	p.Click("#find-lesson")
	p.Type("strong link")
	p.Wait("document.querySelector(\"#learn [data-view='learn/strong link']\")")
	axe(p, "a search")
	p.Go(browsertest.Eval[string](p, "location.origin") + "/#v=learn/basics")
	p.Wait("document.querySelectorAll('#learn h2').length > 4")
	axe(p, "first lesson")
	p.Go(browsertest.Eval[string](p, "location.origin") + "/#v=learn/positions/x-wing")
	p.Wait("document.querySelectorAll('#learn .shelf svg[role=img]').length == 12")
	axe(p, "positions")
	p.Click("#learn .shelf button")
	p.Wait("!document.getElementById('solve').hidden")
}

// The address of a view stays as it is when it is opened, with a game and without.
func TestAddressKeepsTheView(t *testing.T) {
	t.Parallel()
	for _, address := range []string{"#v=learn%2Fx-wing", "?s=" + easy + "#v=print"} {
		p := browsertest.Open(t, serve(t)+address)
		p.Wait("document.querySelector('#learn:not([hidden]) figure svg, #print:not([hidden]) .page svg')")
		if got := browsertest.Eval[string](p, "location.search + location.hash"); got != address {
			t.Errorf("the address %q becomes %q", address, got)
		}
	}
}

// The puzzle of the day is on the board after a click, under its date.
func TestPuzzleOfTheDay(t *testing.T) {
	p := open(t, "")
	p.Click("#day")
	p.Wait("location.search.length > 80")
	if got := p.Text("#board-name"); !strings.HasPrefix(got, "Puzzle of 20") {
		t.Errorf("it is called %q", got)
	}
}

// Who gives up is shown the step, drawn and told. A lesson that there is not leaves the way to those that there are.
func TestShown(t *testing.T) {
	p := open(t, "#v=practise/x-wing/find/1")
	p.Wait("document.querySelector('#practise [role=grid]')")
	p.Click("#practise .answering .row button:nth-of-type(3)")
	p.Wait("document.querySelector('#practise .reading figure svg')")
	if told := p.Text("#practise .reading"); !strings.Contains(told, "column") {
		t.Errorf("told is %q", told)
	}
	browsertest.Eval[bool](p, "(location.hash = '#v=learn/xwingwing', true)")
	p.Wait("document.querySelector('#learn .notice.bad')")
	if got := p.Text("#learn .article"); got != "All lessons" {
		t.Errorf("the page has %q", got)
	}
}

// Cells are called as is chosen: in hints, claims, verdicts and beside the board, after a reload, too.
func TestNamesOfCells(t *testing.T) {
	p := open(t, "?s="+hard)
	browsertest.Eval[bool](p, `(s => { s.value = "a1"; s.dispatchEvent(new Event("change")); return true; })([...document.querySelectorAll("#ways select")].find(s => s.querySelector("[value=a1]")))`)
	p.Wait("document.querySelector('#board .picture text').textContent == 'A'")
	p.Go(browsertest.Eval[string](p, "location.href"))
	p.Wait("document.querySelector('#board .picture text')")
	hinted(p)
	written := regexp.MustCompile(`r[1-9]c[1-9]`)
	says := func(selector, want string) {
		t.Helper()
		got := p.Text(selector)
		if !strings.Contains(got, want) || written.MatchString(got) {
			t.Errorf("%s says %q", selector, got)
		}
	}
	says("#panel-hint", "H3")
	p.Click("#tab-why")
	browsertest.Eval[bool](p, `(s => { s.value = "r5c5"; s.dispatchEvent(new Event("change")); return true; })(document.querySelector("#panel-why select"))`)
	browsertest.Eval[bool](p, `(s => { s.value = "3"; s.dispatchEvent(new Event("change")); return true; })(document.querySelectorAll("#panel-why select")[2])`)
	if got := browsertest.Eval[string](p, "document.getElementById('claim').value"); got != "E5<>3" {
		t.Errorf("the claim is %q", got)
	}
	p.Click("#panel-why button.main")
	p.Wait("document.querySelector('#panel-why .reading .notice')")
	says("#panel-why .reading", "E5")
	browsertest.Eval[bool](p, "(location.hash = '#v=practise/x-wing/find/1', true)")
	p.Wait("document.querySelector('#practise [role=grid]')")
	p.Click("#practise .answering .row button:nth-of-type(3)")
	p.Wait("document.querySelector('#practise .reading figure svg')")
	says("#practise .reading", "row")
}

// Techniques to be practised stand in the order in which people learn them.
func TestPractisedInOrder(t *testing.T) {
	p := open(t, "#v=practise")
	p.Wait("document.querySelector('#practise ol.entries')")
	names := browsertest.Eval[[]string](p, "[...document.querySelectorAll('#practise .entries a')].map(a => a.textContent)")
	if core, other := slices.Index(names, "ALS-XZ"), slices.Index(names, "Locked Pair"); names[0] != "Full House" || core < 0 || other < core {
		t.Errorf("%q", names)
	}
}
