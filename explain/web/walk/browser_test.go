package walk_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"pencilmark/explain/web/browsertest"
)

func TestMain(m *testing.M) {
	os.Exit(browsertest.Main(m, "TestHints", "TestWithoutScripts"))
}

// few writes a page of some steps, of every kind that looks different, as axe takes its time.
func few(t testing.TB) string {
	t.Helper()
	w := solved(t, chainPuzzle)
	o := options(t, w)
	o.Shows = func(n int) bool { return n <= 3 || n >= chainStep-2 && n <= chainStep+1 }
	return kept(t, written(t, w, o))
}

// shown is the id of the step that is shown, which has to be the only one.
func shown(p *browsertest.Page) string {
	return browsertest.Eval[string](p, `[...document.querySelectorAll(".step")].filter(s => s.checkVisibility()).map(s => s.id).join()`)
}

func address(p *browsertest.Page) string { return browsertest.Eval[string](p, "location.hash") }

// The whole walkthrough is walked by keyboard: step by step to the end and back, an argument line by line,
// which the board shows and a screen reader hears.
func TestKeyboard(t *testing.T) {
	p := browsertest.Open(t, browsertest.File(t, page(t, chainPuzzle)))
	p.Hear()
	if got := shown(p); got != "start" {
		t.Fatalf("at first %s is shown", got)
	}
	steps := browsertest.Eval[int](p, "document.querySelectorAll('.step').length")
	for i := 1; i < steps; i++ {
		p.Press("ArrowRight")
		want := fmt.Sprintf("step=%d", i)
		if i == steps-1 {
			want = "end"
		}
		if got := shown(p); got != want || address(p) != "#"+want {
			t.Fatalf("step %d: %s is shown at %s", i, got, address(p))
		}
	}
	heard := p.Heard()
	if len(heard) != steps-1 || !strings.HasPrefix(heard[chainStep-1], fmt.Sprintf("Step %d of %d: AIC: ", chainStep, steps-2)) {
		t.Errorf("heard %d texts, of step %d %q", len(heard), chainStep, heard[chainStep-1])
	}
	p.Press("ArrowRight") // nothing comes after the end
	for range steps - 1 - chainStep {
		p.Press("ArrowLeft")
	}
	if got := shown(p); got != "step=28" {
		t.Fatalf("back at %s", got)
	}

	// From the body the keyboard reaches the tools, the board's words and the lines, in this order.
	var stops []string
	for range 8 {
		p.Press("Tab")
		stops = append(stops, p.Focused())
	}
	for i, want := range []string{"button#hinting Hints", "summary Display", "button#back", "button#next", "summary The board in words", "a#step=28.1"} {
		if !strings.HasPrefix(stops[i], want) {
			t.Errorf("stop %d is %q, want %q", i+1, stops[i], want)
		}
	}
	p.Press("Shift+Tab", "Shift+Tab")
	lines := browsertest.Eval[int](p, "document.querySelectorAll('.step.now .lines a').length")
	for i := 1; i <= lines; i++ {
		if got, want := address(p), fmt.Sprintf("#step=28.%d", i); got != want {
			t.Errorf("line %d has the address %s", i, got)
		}
		if !browsertest.Eval[bool](p, "document.querySelectorAll('.lights .lit:not(.from)').length > 0 || document.activeElement.dataset.lit == ''") {
			t.Errorf("line %d lights nothing", i)
		}
		p.Press("ArrowDown")
	}
	p.Press("Home", "ArrowDown", "Escape")
	if browsertest.Eval[bool](p, "Boolean(document.querySelector('.lights'))") || address(p) != "#step=28" {
		t.Errorf("lit at %s after Escape", address(p))
	}
	p.Press("ArrowRight")
	if got := p.Focused(); !strings.HasPrefix(got, "section#step=29") {
		t.Errorf("after the step that had the focus %q has it", got)
	}
}

// A page makes the elements of a step when it is shown, and is seen before that of all. How soon depends on the
// machine, and is logged.
func TestFirstPaint(t *testing.T) {
	file := browsertest.File(t, page(t, coverPuzzle))
	var took []float64
	p := browsertest.Open(t, file)
	for range 5 {
		p.Go("about:blank")
		p.Go(file)
		p.Wait("performance.getEntriesByName('first-contentful-paint').length == 1")
		took = append(took, browsertest.Eval[float64](p, "performance.getEntriesByName('first-contentful-paint')[0].startTime"))
	}
	slices.Sort(took)
	t.Logf("first paint after %.0f ms, in the middle of five", took[2])
	if got := browsertest.Eval[int](p, "document.querySelectorAll('.board').length"); got != 2 {
		t.Errorf("there are %d boards at first, want those of the start and the end", got)
	}
}

// Addresses lead to steps, lines and hints, and come to nothing if they are wrong.
func TestAddresses(t *testing.T) {
	file := browsertest.File(t, page(t, chainPuzzle))
	p := browsertest.Open(t, file+"#step=28.3")
	if got := shown(p); got != "step=28" || !browsertest.Eval[bool](p, "document.getElementById('step=28.3').getAttribute('aria-current') == 'step'") {
		t.Errorf("#step=28.3 shows %s", got)
	}
	for hash, want := range map[string]string{"#step=5": "step=5", "#end": "end", "#step=999": "start", "#step=<b>": "start", "#hint=7.2": "step=7", "#step=2.999": "step=2"} {
		browsertest.Eval[bool](p, fmt.Sprintf("(location.hash = %q, true)", hash))
		p.Wait(fmt.Sprintf("document.querySelector('.step.now').id == %q", want))
	}
	p.Go(file + "#hint=28.2")
	p.Wait("document.querySelector('.step.now').dataset.stage == '2'")
	p.Click(".outline a[href='#start'], #hinting") // hints off
	p.Click(".outline a[href='#step=30']")
	if got := shown(p); got != "step=30" || p.Focused()[:15] != "section#step=30" {
		t.Errorf("the outline led to %s, the focus to %s", got, p.Focused())
	}
}

// Hover lights a line for as long as it lasts, a tap and a swipe go on to it.
func TestPointer(t *testing.T) {
	file := browsertest.File(t, page(t, chainPuzzle))
	p := browsertest.Open(t, file+"#step=28")
	p.Hover("[id='step=28.2']")
	p.Wait("document.querySelector('.lights')")
	if got := address(p); got != "#step=28" {
		t.Errorf("hover changed the address to %s", got)
	}
	p.Hover("h1")
	p.Wait("!document.querySelector('.lights')")

	p = browsertest.Open(t, file+"#step=28", func(p *browsertest.Page) { p.Phone(360, 740) })
	p.Hear()
	p.Swipe(".step.now .board", -120, 5)
	p.Wait("location.hash == '#step=29'")
	p.Swipe(".step.now .board", 120, 5)
	p.Wait("location.hash == '#step=28'")
	p.Tap("[id='step=28.1']")
	p.Wait("location.hash == '#step=28.1'")
	p.Swipe(".step.now .board", -120, 5)
	p.Wait("location.hash == '#step=28.2'")
	if heard := p.Heard(); heard[len(heard)-1] != p.Text("[id='step=28.2']") {
		t.Errorf("heard %q of the line that a swipe led to", heard)
	}
}

// Hints reveal a step stage by stage, and nothing before its time: not on the board, in words or names.
func TestHints(t *testing.T) {
	p := browsertest.Open(t, browsertest.File(t, few(t))+"#step=28")
	title := p.Text(".step.now h2 .full")
	p.Hear()
	p.Click("#hinting")
	visible := func(selector string) int {
		return browsertest.Eval[int](p, fmt.Sprintf(`[...document.querySelectorAll(".step.now " + %q)].filter(e => getComputedStyle(e).display != "none" && e.checkVisibility()).length`, selector))
	}
	p.Axe("hint, stage 0")
	for stage := 0; stage <= 5; stage++ {
		if got := visible(".hints li"); got != stage%5 {
			t.Errorf("stage %d: %d hints", stage, got)
		}
		told := false
		for _, node := range p.Nodes() {
			told = told || strings.Contains(node.Name+node.Description, title)
		}
		if told != (stage == 5) {
			t.Errorf("stage %d: the title is told: %v", stage, told)
		}
		if got := visible("[class~=s5]"); (got > 0) != (stage == 5) {
			t.Errorf("stage %d: %d parts of the conclusion are on the board", stage, got)
		}
		if got := visible("[class~=s4]"); (got > 0) != (stage >= 4) {
			t.Errorf("stage %d: %d parts of the reason are on the board", stage, got)
		}
		if stage == 3 {
			p.Axe("hint, stage 3")
			p.Screenshot("hint-3", false)
		}
		if stage < 5 {
			p.Click(".step.now .more")
		}
	}
	if got := address(p); got != "#hint=28.5" {
		t.Errorf("the address is %s", got)
	}
	if heard := p.Heard(); len(heard) != 6 || !slices.ContainsFunc(heard, func(s string) bool { return strings.HasSuffix(s, "What comes next?") }) {
		t.Errorf("heard %q", heard)
	}
	p.Press("Enter") // the button has the focus still: to the next step
	if got := shown(p); got != "step=29" || browsertest.Eval[string](p, "document.activeElement.tagName") == "BODY" {
		t.Errorf("next is %s, with the focus on %s", got, p.Focused())
	}
}

// The outline is searched by technique, and tells what was found.
func TestSearch(t *testing.T) {
	p := browsertest.Open(t, browsertest.File(t, page(t, chainPuzzle)))
	p.Hear()
	p.Click("#find")
	p.Type("xy wing")
	entries := browsertest.Eval[[]string](p, `[...document.querySelectorAll(".outline li a")].filter(a => a.checkVisibility()).map(a => a.textContent)`)
	if len(entries) != 1 || !strings.Contains(entries[0], "XY-Wing") {
		t.Errorf("found %q", entries)
	}
	if heard := p.Heard(); len(heard) == 0 || heard[len(heard)-1] != "1 step found" {
		t.Errorf("heard %q", heard)
	}
	p.Press("Enter")
	if got := shown(p); got != "step=34" {
		t.Errorf("Enter led to %s", got)
	}
}

// Words, detail and colours are chosen; words change at once and stay where they are.
func TestDisplay(t *testing.T) {
	p := browsertest.Open(t, browsertest.File(t, few(t))+"#step=28")
	text := func() string {
		return browsertest.Eval[string](p, `[...document.querySelectorAll(".step.now .t")].filter(e => e.checkVisibility()).map(e => e.textContent).join("|")`)
	}
	seen := map[string]bool{text(): true}
	p.Click("#display summary")
	p.Axe("display")
	for _, level := range []string{"plain", "expert"} {
		p.Click("input[value=" + level + "]")
		if got := text(); seen[got] || strings.Contains(got, "|") {
			t.Errorf("%s: %q", level, got)
		}
		seen[text()] = true
	}
	p.Click("input[value=dark]")
	if got := browsertest.Eval[string](p, "getComputedStyle(document.documentElement).backgroundColor"); got != "rgb(22, 24, 29)" {
		t.Errorf("the dark board is %s", got)
	}
	p.Press("Escape")
	if got := p.Focused(); got != "summary Display" {
		t.Errorf("Escape left the focus on %s", got)
	}
}

// In every size and colour nothing is wrong for axe, and nothing has to be scrolled sideways.
func TestStates(t *testing.T) {
	file := browsertest.File(t, few(t))
	p := browsertest.Open(t, file)
	for _, state := range []struct {
		name, hash string
		set        func()
	}{
		{"start", "#start", func() {}},
		{"desktop", "#step=28.4", func() {}},
		{"dark", "#step=28.4", func() { p.Media("", "prefers-color-scheme", "dark") }},
		{"forced colours", "#step=28.4", func() { p.Media("", "forced-colors", "active") }},
		{"phone", "#step=28.4", func() { p.Media(""); p.Phone(320, 640) }},
		{"phone, single", "#step=3", func() {}},
		{"tablet", "#step=27", func() { p.Viewport(768, 1024) }},
		{"zoom", "#step=28", func() { p.Zoom(2) }},
		{"end", "#end", func() { p.Viewport(1280, 800) }},
		{"print", "#start", func() { p.Media("print") }},
	} {
		state.set()
		p.Go(file + state.hash)
		p.Screenshot("walk-"+strings.ReplaceAll(state.name, " ", "-"), false)
		if browsertest.Eval[bool](p, "document.documentElement.scrollWidth > innerWidth") {
			t.Errorf("%s: %d pixels wide, in a window of %d", state.name, browsertest.Eval[int](p, "document.documentElement.scrollWidth"), browsertest.Eval[int](p, "innerWidth"))
		}
		if state.name != "print" { // on paper there is nothing to operate
			p.Axe(state.name)
		}
	}
}

// On paper the page is a booklet: the puzzle, two steps a page, and the end on its own; with hints it asks and
// has the answers apart. No board is cut, and what was dark is light.
func TestPrint(t *testing.T) {
	p := browsertest.Open(t, browsertest.File(t, page(t, chainPuzzle))+"#step=28")
	p.Media("", "prefers-color-scheme", "dark")
	parts := browsertest.Eval[int](p, `document.querySelectorAll(".together, main > .step:not(.edge)").length`)
	pdf := p.PDF("booklet")
	if got := browsertest.Pages(pdf); got < 2+(parts+1)/2 || got > 4+(parts+1)/2 { // few texts take more than half a page
		t.Errorf("%d pages for %d parts", got, parts)
	}
	for _, stream := range browsertest.Streams(pdf) {
		if strings.Contains(stream, ".086275 .094118 .113725 rg") {
			t.Error("a board is dark on paper")
			break
		}
	}
	p.Media("print")
	p.Viewport(703, 1000) // A4 without its margins
	cut := browsertest.Eval[[]string](p, `[...document.querySelectorAll(".board")].filter(b => b.checkVisibility() && getComputedStyle(b.closest(".together") ?? b.closest(".step")).breakInside != "avoid" && !b.closest(".edge")).map(b => b.parentElement.id)`)
	if len(cut) > 0 {
		t.Errorf("boards of %q may be cut", cut)
	}
	halves := browsertest.Eval[int](p, `[...document.querySelectorAll(".together, main > .step:not(.edge)")].filter(e => e.getBoundingClientRect().height <= 515).length`)
	if halves < parts-3 {
		t.Errorf("%d of %d parts fit on half a page", halves, parts)
	}
	p.Media("")
	p.Viewport(1280, 800)
	p.Click("#hinting")
	p.PDF("questions")
	if got := p.Text(".answers"); !strings.Contains(got, "AIC: 1 in r4c1 or r5c7: r4c7,r5c3<>1") {
		t.Errorf("the answers are %q", got)
	}
	if browsertest.Eval[string](p, "document.querySelector('.step.now').dataset.stage") != "0" {
		t.Error("printing changed the stage")
	}
}

// Without scripts the page is a list of figures with all texts.
func TestWithoutScripts(t *testing.T) {
	p := browsertest.Open(t, browsertest.File(t, page(t, chainPuzzle))+"#step=28", (*browsertest.Page).NoScript)
	if got := browsertest.Eval[int](p, `[...document.querySelectorAll(".step .board")].filter(b => b.checkVisibility()).length`); got != 66 {
		t.Errorf("%d boards", got)
	}
	if browsertest.Eval[int](p, "Math.round(Math.abs(document.getElementById('step=28').getBoundingClientRect().top))") > 10 {
		t.Error("the address does not lead to the step")
	}
	if browsertest.Eval[bool](p, "document.getElementById('hinting').checkVisibility()") {
		t.Error("there is a button that does nothing")
	}
	p.Screenshot("no-script", false)
}
