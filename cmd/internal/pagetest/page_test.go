package pagetest

import (
	"fmt"
	"net"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/cmd/internal/server"
	"pencilmark/cmd/internal/teacher/teachertest"
	"pencilmark/explain"
	"pencilmark/explain/web/app"
	"pencilmark/explain/web/browsertest"
	"pencilmark/techniques/practice"
)

func TestMain(m *testing.M) {
	os.Exit(browsertest.Main(m, "TestTypeAndTakeHints", "TestAutomaticMarks"))
}

const (
	easy  = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	hard  = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
	first = "r1c3" // the first open cell of the easy one
)

// serve serves the page, after changes to its files, and returns its address.
func serve(t *testing.T, changes ...func(files map[string][]byte)) string {
	files := app.Files()
	for _, change := range changes {
		change(files)
	}
	s := httptest.NewUnstartedServer(nil)
	hosts := server.Hosts(s.Listener.Addr().(*net.TCPAddr))
	s.Config.Handler = server.New(hosts, files, teachertest.Call(t))
	s.Start()
	t.Cleanup(s.Close)
	return "http://" + hosts[0] + "/"
}

// open opens the page on a path and waits for its board.
func open(t *testing.T, path string, settings ...func(*browsertest.Page)) *browsertest.Page {
	t.Helper()
	t.Parallel()
	p := browsertest.Open(t, serve(t)+path, settings...)
	p.Wait("document.querySelector('#board .picture svg')")
	p.Hear()
	return p
}

// axe looks at a state. What is hidden in it is looked at in another one.
func axe(p *browsertest.Page, state string) {
	p.Screenshot("page "+state, true)
	p.Axe(state, "hidden-content")
}

func count(p *browsertest.Page, selector string) int {
	return browsertest.Eval[int](p, "document.querySelectorAll("+quote(selector)+").length")
}

func quote(s string) string { return "'" + strings.ReplaceAll(s, "'", `\'`) + "'" }

// cell returns what a screen reader gets of a cell.
func cell(p *browsertest.Page, name string) string {
	return browsertest.Eval[string](p, "document.querySelector('#board [data-cell="+name+"]').getAttribute('aria-label')")
}

// heard checks what live regions have said, one message for each action.
func heard(t *testing.T, p *browsertest.Page, want ...string) {
	t.Helper()
	if got := p.Heard(); !slices.Equal(got, want) {
		t.Errorf("heard %q, want %q", got, want)
	}
}

// hinted takes a hint, stage by stage, up to the last.
func hinted(p *browsertest.Page) {
	for p.Text("#hint") != "Apply" {
		p.Click("#hint")
		p.Wait("!document.querySelector('#panel-hint[aria-busy]')")
	}
}

func focused(t *testing.T, p *browsertest.Page, want string) {
	t.Helper()
	if got := p.Focused(); !strings.HasPrefix(got, want) {
		t.Errorf("the focus is on %q, want %q", got, want)
	}
}

// A puzzle is typed with the keyboard, started, and hints lead to a digit on the sheet, which is undone.
func TestTypeAndTakeHints(t *testing.T) {
	p := open(t, "")
	p.Type("1 ") // the cell is chosen, and a wrong digit can be taken back
	p.Press("Backspace", "Backspace")
	p.Type(strings.NewReplacer("..", " 0", "...", "0 .").Replace(easy))
	p.Heard()
	p.Click("#panel-puzzle button.main")
	p.Wait("document.querySelector('#panel-hint:not([hidden])')")
	heard(t, p, "The puzzle stands. Good luck!")
	focused(t, p, "td empty")
	if got := cell(p, "r1c1"); got != "5, given" {
		t.Errorf("r1c1 is %q", got)
	}
	p.Wait("location.search == '?s=" + easy + "'")
	axe(p, "puzzle")
	for _, stage := range []int{1, 2, 3, 5} { // of a single the reason and the conclusion come together
		p.Press("h")
		p.Wait(fmt.Sprintf("document.querySelectorAll('.told > li').length == %d && !document.querySelector('#panel-hint[aria-busy]')", stage))
		if said := p.Heard(); len(said) != 1 {
			t.Errorf("stage %d: heard %q", stage, said)
		}
		if !notationtest.Thorough() && stage != 5 {
			continue
		}
		axe(p, "hint")
	}
	if got := p.Text("#hint"); got != "Apply" {
		t.Errorf("the button is %q", got)
	}
	p.Press("h") // applies it, and begins the next one
	p.Wait("document.querySelectorAll('.told > li').length == 1 && !document.querySelector('#panel-hint[aria-busy]')")
	heard(t, p, "Applied: r9c7=1", "A digit has only one place left in some house.")
	if got := cell(p, "r9c7"); got != "1" {
		t.Errorf("r9c7 is %q", got)
	}
	p.Press("u")
	heard(t, p, "Undone.")
	if got := cell(p, "r9c7"); got != "empty" {
		t.Errorf("r9c7 is %q after undo", got)
	}
}

// The sheet is in its address: what is opened again is as it was.
func TestAddressKeepsTheSheet(t *testing.T) {
	p := open(t, "?s="+easy)
	p.Click("[data-cell=" + first + "]")
	p.Press("4", "ArrowDown", "Shift+2", "Control+2", "Control+7")
	if got := cell(p, "r2c3"); got != "empty, marks 2 7, corner marks 2" {
		t.Errorf("r2c3 is %q", got)
	}
	heard(t, p, "4 in r1c3", "corner mark 2 in r2c3", "centre mark 2 in r2c3", "centre mark 7 in r2c3")
	p.Wait("location.hash.endsWith('_0b021u')") // of cell 11 the corner mark 2 and the centre marks 2 and 7
	address := browsertest.Eval[string](p, "location.href")
	if query, _, _ := strings.Cut(address, "#"); !strings.HasSuffix(query, "?s="+easy) {
		t.Errorf("servers see more than givens: %s", query)
	}
	stored(t, p)
	p.Go("about:blank")
	p.Go(address)
	p.Wait("document.querySelector('#board .picture svg')")
	if got := cell(p, "r2c3"); got != "empty, marks 2 7, corner marks 2" {
		t.Errorf("r2c3 is %q after it was opened again", got)
	}
	if got := cell(p, first); got != "4" {
		t.Errorf("%s is %q", first, got)
	}
}

// Every form that the command reads can be pasted; what cannot be read is shown with its place.
func TestPaste(t *testing.T) {
	p := open(t, "")
	p.Click("[data-cell=r1c1]")
	p.Paste(hard)
	p.Wait("location.search == '?s=" + hard + "'")
	p.Paste("https://www.sudokuwiki.org/sudoku.htm?bd=" + strings.ReplaceAll(easy, ".", "0"))
	p.Wait("location.search == '?s=" + easy + "'")
	p.Paste(easy + " one\n" + hard + " two\n")
	p.Wait("document.querySelectorAll('#panel-puzzle .list button').length == 2")
	focused(t, p, "button 1one")
	axe(p, "several puzzles")
	p.Press("Tab", "Enter")
	p.Wait("document.querySelector('#board-name').textContent == 'two'")
	p.Click("[data-cell=r1c2]")
	p.Press("6")
	p.Paste(easy)
	p.Wait("document.querySelector('#offer button')")
	axe(p, "offer")
	p.Click("#offer button")
	is(t, p, "r1c2", "6")
	p.Click("[data-cell=r1c2]")
	p.Press("Backspace")
	p.Paste("53..7")
	p.Wait("document.querySelector('#panel-puzzle .notice.bad')")
	if got := p.Text("#panel-puzzle .notice.bad"); !strings.Contains(got, "expected") || !strings.Contains(got, "Line 1") {
		t.Errorf("told %q", got)
	}
}

// What is wrong in what somebody typed is told, and nothing is on the console: every test looks for that at its end.
func TestWrongInput(t *testing.T) {
	p := open(t, "?s="+easy)
	p.Click("#tab-why")
	for _, claim := range []string{"r1c3<6", "r1c3=5", "nonsense"} {
		for button := 1; button <= 2; button++ {
			p.Click("#claim")
			p.Press("Control+a")
			p.Type(claim)
			browsertest.Eval[bool](p, "document.querySelectorAll('#panel-why .notice').forEach(e => e.remove()), true")
			p.Click(fmt.Sprintf("#panel-why .row:nth-of-type(3) button:nth-of-type(%d)", button))
			p.Wait("document.querySelector('#panel-why .notice.bad')")
		}
	}
	p.Go(browsertest.Eval[string](p, "location.origin") + "/?s=53..7")
	p.Wait("document.querySelector('#panel-puzzle .notice.bad')")
}

// A wrong digit is found by asking only, a digit that stands twice at once; a mistake comes before any hint.
func TestCheck(t *testing.T) {
	p := open(t, "?s="+easy)
	p.Click("[data-cell=" + first + "]")
	p.Press("5")
	p.Wait("document.querySelectorAll('#board [aria-invalid]').length == 2")
	if got := cell(p, first); got != "5, twice in a house" {
		t.Errorf("%s is %q", first, got)
	}
	axe(p, "conflict")
	p.Press("Backspace", "1")
	p.Wait("document.querySelectorAll('#board [aria-invalid]').length == 0")
	p.Click("#tab-check")
	p.Heard()
	p.Click("#panel-check > .row button:nth-of-type(1)")
	heard(t, p, "No digit stands twice in a house. 50 cells are open.")
	p.Click("#panel-check > .row button:nth-of-type(2)")
	p.Wait("document.querySelectorAll('#board [aria-invalid]').length == 1")
	heard(t, p, "1 cell differs from the solution: r1c3. It is struck through.")
	axe(p, "wrong digit")
	p.Click("#tab-hint")
	p.Click("#hint")
	p.Wait("document.querySelectorAll('.told > li').length == 1")
	heard(t, p, "A digit that you have placed is wrong.")
}

// Why and why not are asked by a click on a candidate.
func TestWhy(t *testing.T) {
	p := open(t, "?s="+easy)
	p.Click("#tab-why")
	p.Wait("document.querySelectorAll('#board .pm-mark').length > 100")
	p.Click("[data-cell=r4c4]") // in the middle of the cell is the candidate 5
	if got := browsertest.Eval[string](p, "document.getElementById('claim').value"); got != "r4c4<>5" {
		t.Fatalf("the claim is %q", got)
	}
	p.Heard()
	p.Click("#panel-why button.main")
	p.Wait("document.querySelector('#panel-why .notice')")
	if got := p.Text("#panel-why .notice"); !strings.HasPrefix(got, "It follows.") {
		t.Errorf("told %q", got)
	}
	if said := p.Heard(); len(said) != 1 {
		t.Errorf("heard %q", said)
	}
	axe(p, "why")
	p.Click("#panel-why .row:nth-of-type(3) button:nth-of-type(2)")
	p.Wait("document.querySelectorAll('#panel-why .list li').length > 1")
	p.Click("#claim")
	p.Press("Control+a")
	p.Type("pair 12 r13c3")
	p.Press("Enter")
	p.Wait("document.querySelector('#panel-why .notice.bad')")
	focused(t, p, "input#claim")
	p.Press("Control+a")
	p.Type("r4c4 can't be 5")
	p.Press("Enter")
	p.Wait("document.querySelector('#panel-why .reading .notice:not(.bad)')")
	p.Press("Control+a") // of a claim that cannot be read nothing is told that was told of another one
	p.Type("bananas")
	p.Press("Enter")
	p.Wait("document.querySelector('#panel-why .notice.bad') && document.querySelector('#panel-why .reading').textContent == ''")
}

// The whole solution is walked through with the keyboard alone.
func TestWalkthrough(t *testing.T) {
	p := open(t, "?s="+hard)
	p.Click("#tab-walk")
	p.Press("Tab", "Tab", "Enter")
	p.Wait("document.querySelectorAll('#panel-walk .list li').length > 50")
	p.Press("Tab", "Tab", "Tab", "Tab")
	focused(t, p, "button 1Hidden Single")
	axe(p, "walkthrough")
	p.Heard()
	p.Press("j", "ArrowDown", "k")
	focused(t, p, "button 2Finned Swordfish")
	if said := p.Heard(); len(said) != 3 {
		t.Errorf("heard %q", said)
	}
	p.Press("End")
	if got := p.Text("#panel-walk .reading"); !strings.Contains(got, "Solved in") {
		t.Errorf("the end is %q", got)
	}
	if got := count(p, "#board .picture .pm-link"); got != 0 {
		t.Errorf("%d links at the end", got)
	}
	p.Click("#tab-hint")
	if got := browsertest.Eval[bool](p, "document.getElementById('board').classList.contains('told')"); got {
		t.Error("the picture stays")
	}
}

// Lessons have boards, and lead from one to the next.
func TestLesson(t *testing.T) {
	p := open(t, "")
	p.Click("nav [data-view=learn]")
	p.Wait("document.querySelectorAll('#learn .entries a').length > 50")
	axe(p, "course")
	p.Click("#learn [data-view='learn/x-wing']")
	p.Wait("document.querySelectorAll('#learn figure svg[role=img]').length > 3")
	if got := p.Text("#learn h1"); got != "X-Wing" {
		t.Errorf("the lesson is %q", got)
	}
	axe(p, "lesson")
	p.Click("#learn .example p.noprint button")
	p.Wait("!document.getElementById('solve').hidden")
	p.Wait("location.search.length > 80")
}

// Sheets are printed with their solutions behind, in the light though the page is dark.
func TestPrint(t *testing.T) {
	p := open(t, "?s="+easy+"#v=print", func(p *browsertest.Page) { p.Media("", "prefers-color-scheme", "dark") })
	p.Wait("document.querySelectorAll('.page svg').length == 2")
	axe(p, "print")
	pdf := p.PDF("sheet")
	if got := browsertest.Pages(pdf); got != 2 {
		t.Errorf("%d pages", got)
	}
	if !slices.ContainsFunc(browsertest.Streams(pdf), func(s string) bool { return strings.Contains(s, " .102 .102 .102 rg") }) {
		t.Error("nothing is in the ink of light boards")
	}
}

// Of more puzzles than are printed at once it is said what is left out, and of what is none where it stands.
func TestPrintMany(t *testing.T) {
	p := open(t, "?s="+easy+"#v=print")
	p.Wait("document.querySelectorAll('.page svg').length == 2")
	browsertest.Eval[string](p, "document.querySelector('#print textarea').value = "+quote(strings.Repeat(easy+`\n`, 26)+easy[:70]))
	p.Click("#print .field + p button")
	p.Wait("document.querySelectorAll('.page svg').length == 48")
	p.Wait("document.querySelector('#print .notice')")
	if got := p.Text("#print .notice"); !strings.HasPrefix(got, "The first 24 of 26 puzzles are laid out") || !strings.Contains(got, "Line 27 is left out: ") {
		t.Errorf("told %q", got)
	}
	axe(p, "print many")
}

// Answers are judged: a wrong one with a reason, a right one with the picture; what was done is remembered.
func TestPractice(t *testing.T) {
	p := open(t, "#v=practise")
	p.Wait("document.querySelectorAll('#practise .entries a').length > 40")
	axe(p, "practice")
	p.Click("#practise [data-view='practise/skyscraper']")
	p.Wait("document.querySelector('#practise [role=grid]')")
	axe(p, "task")
	p.Wait("/practise.*find.*[0-9]/.test(location.hash)")
	id := browsertest.Eval[string](p, "new URLSearchParams(location.hash.slice(1)).get('v').replace('practise/', '')")
	task, err := practice.Open(id)
	if err != nil {
		t.Fatal(err)
	}
	cell, ok := bivalue(&task.Grid)
	if !ok {
		t.Fatalf("%s has no cell with two candidates", id)
	}
	p.Click("#practise [data-cell=" + cell.String() + "]")
	p.Press("Escape")
	p.Heard()
	for d := range task.Grid.Candidates(cell).All() {
		p.Press(d.String()) // one of them is the digit of the cell
	}
	if said := p.Heard(); len(said) != 2 {
		t.Errorf("heard %q", said)
	}
	p.Click("#practise button.main")
	p.Wait("document.querySelector('#practise .notice.bad')")
	if said := p.Heard(); len(said) != 1 || !strings.HasPrefix(said[0], "Not so.") && !strings.HasPrefix(said[0], "Not by this Skyscraper: ") {
		t.Errorf("heard %q", said)
	}
	axe(p, "wrong answer")
	for stage := range 5 {
		p.Click("#practise .row button:nth-of-type(2)")
		p.Wait(fmt.Sprintf("document.querySelectorAll('#practise .told > li').length == %d", stage+1))
	}
	var right []string
	for _, e := range task.Step.Effects {
		right = append(right, e.String())
	}
	p.Click("#answer")
	p.Press("Control+a")
	p.Type(strings.Join(right, ", "))
	p.Press("Enter")
	p.Wait("document.querySelector('#practise .reading figure')")
	if got := p.Text("#practise .notice"); !strings.HasPrefix(got, "Right.") {
		t.Errorf("told %q", got)
	}
	axe(p, "right answer")
	p.Wait("localStorage.length == 1")
	if got := browsertest.Eval[string](p, "JSON.stringify(JSON.parse(localStorage.getItem('pencilmark-progress')).cards)"); !strings.Contains(got, `"skyscraper/find"`) || !strings.Contains(got, `"tasks":1,"right":0`) {
		t.Errorf("remembered %s", got)
	}
	for _, kind := range []string{"which-is-not", "which-digit"} {
		link := "#practise [data-view='practise/skyscraper/" + kind + "']"
		p.Click(link)
		p.Wait("document.querySelector(\"" + link + "[aria-current=page]\") && document.querySelector('#practise [name=choice]')")
		axe(p, kind)
		p.Click("#practise [name=choice]")
		p.Click("#practise button.main")
		p.Wait("document.querySelector('#practise .notice')")
	}
}

// A pattern of one digit is marked by its marks, and written by its rows and columns.
func TestPatternInLines(t *testing.T) {
	p := open(t, "#v=practise/x-wing/find/1")
	p.Wait("document.querySelector('#practise [role=grid]')")
	task, err := practice.Open("x-wing/find/1")
	if err != nil {
		t.Fatal(err)
	}
	cover := task.Step.Evidence.(explain.Cover)
	byRows := cover.Base.First().Kind() == candidates.Row
	var digit candidates.Digit
	for _, e := range task.Step.Effects {
		digit = e.Candidate.Digit()
	}
	p.Click("#brush-" + map[bool]string{true: "rows", false: "columns"}[byRows] + " + label")
	browsertest.Eval[bool](p, "document.querySelector('#practise [data-cell=r1c1]').focus(), true")
	for h := range cover.Base.All() {
		for c := range task.Grid.PlacesIn(digit, h).All() {
			p.Press("Control+Home")
			p.Press(slices.Repeat([]string{"ArrowDown"}, c.Row()-1)...)
			p.Press(slices.Repeat([]string{"ArrowRight"}, c.Column()-1)...)
			p.Press(digit.String())
		}
	}
	p.Screenshot("pattern", true)
	p.Click("#practise button.main")
	p.Wait("document.querySelector('#practise .reading .notice')")
	if got := p.Text("#practise .reading .notice"); !strings.HasPrefix(got, "Right.") {
		t.Errorf("%q is judged %q", browsertest.Eval[string](p, "document.getElementById('answer').value"), got)
	}
}

// A technique is practised three times, the first with an example in view, and then among others without its name.
func TestInterleaving(t *testing.T) {
	p := open(t, "#v=practise/x-wing")
	p.Wait("document.querySelector('#practise details[open] figure svg')")
	axe(p, "task with an example")
	for n := 1; n <= 3; n++ {
		p.Click("#practise .row button:nth-of-type(3)") // give up
		p.Wait("document.querySelector('#practise .reading button.main')")
		next := p.Text("#practise .reading button.main")
		if want := map[bool]string{true: "Next, mixed", false: "Next"}[n == 3]; next != want {
			t.Errorf("after %d tasks comes %q, want %q", n, next, want)
		}
		p.Click("#practise .reading button.main")
		p.Wait("!document.querySelector('#practise .reading > *')")
		if got := p.Text("#practise h1"); (got == "X-Wing") != (n < 3) {
			t.Errorf("after %d tasks the next is %q", n, got)
		}
		if got := count(p, "#practise details.example[open]"); got != 0 {
			t.Errorf("after %d tasks there is an example in view", n)
		}
	}
	if got := count(p, "#practise details"); got != 0 {
		t.Error("a technique that is to be found out has an example")
	}
	axe(p, "mixed task")
}

// Where the digit is chosen first, taps write it; a tap on it again lets it go.
func TestDigitFirst(t *testing.T) {
	p := open(t, "?s="+easy+"#o=places,peers,first")
	p.Heard()
	p.Click("#pad .digit:nth-of-type(5)")
	p.Click("[data-cell=r5c5]")
	p.Click("[data-cell=r1c1]")
	p.Click("#pad .digit:nth-of-type(5)")
	p.Click("[data-cell=r4c4]")
	heard(t, p, "Tap cells to write 5", "5 in r5c5", "A given stays as it is.", "No digit chosen")
	if got := cell(p, "r5c5") + ", " + cell(p, "r4c4"); got != "5, empty" {
		t.Errorf("the cells are %s", got)
	}
	p.Click("#kind-centre + label")
	p.Click("#pad .digit:nth-of-type(2)")
	p.Click("[data-cell=r1c3]")
	if got := cell(p, "r1c3"); got != "empty, marks 2" {
		t.Errorf("r1c3 is %q", got)
	}
	axe(p, "digit first")
}

// Marks that the page has written go with the digit that rules them out, and come back with it; those of the player
// stay, unless he has it otherwise or candidates are automatic.
func TestAutomaticMarks(t *testing.T) {
	p := open(t, "?s="+easy)
	p.Click("[data-cell=r5c8]")
	p.Press("Control+5")
	p.Click("#pad [aria-label='Fill in all candidates']")
	const marked, cleaned = "empty, marks 5 7 9", "empty, marks 7 9"
	is(t, p, "r4c4", marked)
	p.Click("[data-cell=r5c5]")
	p.Press("5")
	is(t, p, "r4c4", cleaned)
	is(t, p, "r5c8", "empty, marks 5")
	p.Press("h")
	p.Wait("document.querySelector('.told > li')")
	if got := p.Text(".told > li"); !strings.Contains(got, "mark") {
		t.Errorf("the hint is %q", got)
	}
	p.Press("u")
	is(t, p, "r4c4", marked)
	is(t, p, "r5c5", "empty, marks 5")
	p.Press("r")
	is(t, p, "r4c4", cleaned)
	p.Press("u")
	// Boxes show what holds before they are opened.
	if browsertest.Eval[bool](p, "document.querySelector('.options [name=auto]').checked") {
		t.Error("the option's box is checked")
	}
	p.Click(".options summary")
	p.Click(".options [name=clean]")
	p.Press("5")
	is(t, p, "r5c8", "empty")
	p.Press("u")
	is(t, p, "r5c8", "empty, marks 5")
	p.Click("#automatic")
	p.Wait("document.querySelector('.options [name=auto]').checked")
	is(t, p, "r5c8", "empty, marks 2 5 9")
	p.Click("[data-cell=r1c3]")
	is(t, p, "r1c3", "empty, marks 1 2 4")
	p.Press("Control+1")
	p.Click("[data-cell=r1c4]")
	p.Press("2")
	is(t, p, "r1c3", "empty, marks 4")
	p.Press("Backspace")
	is(t, p, "r1c3", "empty, marks 2 4")
}

// bivalue returns a cell with two candidates.
func bivalue(g *candidates.Grid) (candidates.Cell, bool) {
	for c := range g.Open().All() {
		if g.Candidates(c).Len() == 2 {
			return c, true
		}
	}
	return 0, false
}

// Nothing is wider than narrow windows, and enlarged pages; the first hint is in sight of a phone.
func TestSizes(t *testing.T) {
	p := open(t, "?s="+hard)
	for _, view := range []string{"solve", "learn/x-wing", "print"} {
		for name, size := range map[string]func(){
			"320 pixels": func() { p.Phone(320, 568) },
			"200 %":      func() { p.Zoom(2) },
		} {
			size()
			browsertest.Eval[bool](p, "location.hash = 'v="+view+"', true")
			p.Wait("document.querySelector('#" + strings.Split(view, "/")[0] + ":not([hidden])')?.textContent.length > 100")
			if over := tooWide(p); over > 0 {
				t.Errorf("%s at %s is %d pixels too wide", view, name, over)
			}
		}
	}
	p.Phone(360, 640)
	browsertest.Eval[bool](p, "location.hash = '', true")
	p.Wait("document.querySelector('#solve:not([hidden])')")
	// Who walks through the solution, or the review of the moves, sees the picture and which step it is of.
	inSight := func(what string) {
		t.Helper()
		top := browsertest.Eval[float64](p, "document.getElementById('board').getBoundingClientRect().top")
		bottom := browsertest.Eval[float64](p, "document.querySelector('.panel:not([hidden]) .list [aria-current]').getBoundingClientRect().bottom")
		if top < -1 || bottom > 640 {
			t.Errorf("%s: the board begins at %v, and the step ends at %v", what, top, bottom)
		}
		axe(p, what)
	}
	p.Click("#tab-walk")
	p.Click("#panel-walk button.main")
	p.Wait("document.querySelectorAll('#panel-walk .list li').length > 50")
	inSight("walkthrough on a phone")
	p.Click("[data-cell=r1c2]")
	p.Press("6")
	p.Click("#tab-check")
	p.Click("#review")
	p.Wait("document.querySelectorAll('#panel-check .list li').length == 1")
	inSight("review on a phone")
	p.Press("u")
	// So does who reads on: what was told last is in sight, and two rows of the board above it or more.
	told := func(what, last string) {
		t.Helper()
		if bottom := browsertest.Eval[float64](p, "document.querySelector("+quote(last)+").getBoundingClientRect().bottom"); bottom > 641 {
			t.Errorf("%s ends at %v", what, bottom)
		}
		if bottom := browsertest.Eval[float64](p, "document.getElementById('board').getBoundingClientRect().bottom"); bottom < 72 {
			t.Errorf("%s: the board ends at %v", what, bottom)
		}
		axe(p, what+" on a phone")
	}
	p.Click("#tab-steps")
	p.Wait("document.querySelector('#panel-steps .list li')")
	p.Click("#panel-steps .list button")
	told("a step", "#panel-steps .reading > :first-child")
	p.Click("#tab-why")
	p.Click("#claim")
	p.Type("r1c2=6")
	p.Press("Enter")
	p.Wait("document.querySelector('#panel-why .notice')")
	told("a judgement", "#panel-why .notice")
	p.Click("#tab-hint")
	hinted(p)
	told("the last hint", ".told > li:last-child")
	p.Click("#panel-hint .plain, #panel-hint .hintbar button:not(#hint)")
	browsertest.Eval[bool](p, "scrollTo(0, 0), true")
	if top := browsertest.Eval[float64](p, "scrollY + document.getElementById('hint').getBoundingClientRect().top"); top > 600 {
		t.Errorf("the button for hints is %v pixels down", top)
	}
}
