package pagetest

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/explain/web/browsertest"
)

// stored returns the keys of what is stored in a tab, checked against those that the page names.
func stored(t *testing.T, p *browsertest.Page) []string {
	t.Helper()
	keys := browsertest.Eval[[]string](p, "[...Object.keys(localStorage), ...Object.keys(sessionStorage)]")
	named := browsertest.Eval[[]string](p, "import('./storage.js').then(s => Object.keys(s.kept))")
	for _, key := range keys {
		if !slices.ContainsFunc(named, func(name string) bool {
			return key == name || strings.HasSuffix(name, "-") && strings.HasPrefix(key, name)
		}) {
			t.Errorf("%s is stored, and is not among %v", key, named)
		}
	}
	for _, other := range []string{"document.cookie.length", "indexedDB.databases().then(all => all.length)", "caches.keys().then(all => all.length)"} {
		if got := browsertest.Eval[int](p, "Promise.resolve("+other+")"); got != 0 {
			t.Errorf("%s is %d", other, got)
		}
	}
	return keys
}

// ready waits until a page that was opened again shows its board.
func ready(p *browsertest.Page) { p.Wait("document.querySelector('#board .picture svg')") }

// is waits until a screen reader gets something of a cell.
func is(t *testing.T, p *browsertest.Page, name, want string) {
	t.Helper()
	p.Wait("document.querySelector('#board [data-cell=" + name + "]').getAttribute('aria-label') == '" + want + "'")
}

// A game is opened again where it was left, with all that can be taken back, by its address, without one, and after
// the page has died.
func TestGameIsKept(t *testing.T) {
	p := open(t, "?s="+easy)
	p.Click("[data-cell=r5c5]")
	p.Press("5")
	p.Click("[data-cell=r1c4]")
	p.Press("1", "u", "6")
	address, home := browsertest.Eval[string](p, "location.href"), browsertest.Eval[string](p, "location.origin + '/'")
	stored(t, p)
	check := func(what string, p *browsertest.Page) {
		t.Helper()
		ready(p)
		p.Wait("document.querySelectorAll('#board [aria-readonly]').length == 30")
		is(t, p, "r1c4", "6")
		p.Click("#tab-check")
		p.Click("#review")
		p.Wait("document.querySelectorAll('#panel-check .list li').length == 4")
		if got := p.Text("#panel-check .list"); got != "1r5c5=5 · follows2r1c4=1 · mistake3undo · correction4r1c4=6 · prepared" {
			t.Errorf("%s: the moves are %q", what, got)
		}
		stored(t, p)
	}
	p.Go("about:blank")
	p.Go(address)
	check("by its address", p)
	p.Go("about:blank")
	p.Go(home)
	check("without an address", p)
	dying := p.Tab(home)
	ready(dying)
	dying.Click("[data-cell=r1c6]")
	dying.Press("2")
	dying.Crash()
	other := p.Tab(home)
	ready(other)
	is(t, other, "r1c6", "2")
	other.Press("u", "u", "u")
	is(t, other, "r1c6", "empty")
	is(t, other, "r5c5", "empty")
	other.Press("r", "r", "r")
	is(t, other, "r1c6", "2")
}

// Who types a puzzle in goes on with it after the page was loaded again.
func TestTypingIsKept(t *testing.T) {
	p := open(t, "")
	p.Type(easy[:40])
	is(t, p, "r5c4", "8, given")
	p.Wait("location.hash.includes('e=1')")
	p.Go(browsertest.Eval[string](p, "location.href"))
	ready(p)
	is(t, p, "r5c4", "8, given")
	p.Click("[data-cell=r5c5]")
	p.Type(easy[40:])
	is(t, p, "r9c9", "9, given")
	p.Click("#panel-puzzle button.main")
	p.Wait("document.querySelector('#panel-hint:not([hidden])')")
	if got := browsertest.Eval[string](p, "location.search + location.hash"); got != "?s="+easy {
		t.Errorf("the address is %q", got) // it is that of the game at once
	}
}

// Two tabs with one game follow each other, and neither takes back what the other has done. Of two changes that are
// made at once both are kept.
func TestTwoTabs(t *testing.T) {
	a := open(t, "?s="+easy)
	a.Click("[data-cell=r1c3]")
	a.Press("4")
	b := a.Tab(browsertest.Eval[string](a, "location.href"))
	ready(b)
	b.Click("[data-cell=r1c4]")
	b.Press("6")
	is(t, a, "r1c4", "6")
	a.Click("[data-cell=r1c6]")
	a.Press("2")
	is(t, b, "r1c6", "2")
	b.Press("u")
	is(t, a, "r1c6", "empty")
	// One tab is deaf, and goes on from what it knows: it looks before it writes.
	browsertest.Eval[bool](a, "addEventListener('storage', e => e.stopImmediatePropagation(), {capture: true}), true")
	b.Click("[data-cell=r5c5]")
	b.Press("5")
	a.Click("[data-cell=r9c7]")
	a.Press("1")
	is(t, a, "r5c5", "5")
	is(t, b, "r9c7", "1")
	if got := len(slices.DeleteFunc(stored(t, a), func(key string) bool { return !strings.HasPrefix(key, "pencilmark-game-") })); got != 1 {
		t.Errorf("%d games are kept", got)
	}
	// What another tab has written at the same moment, in the same version.
	browsertest.Eval[bool](b, `(() => {
		const key = Object.keys(localStorage).find(key => key.startsWith("pencilmark-game-"));
		const text = localStorage.getItem(key).replace(/"tab":"[^"]*"/, '"tab":"0"');
		dispatchEvent(new StorageEvent("storage", {key, newValue: text}));
		return true;
	})()`)
	if got := len(slices.DeleteFunc(stored(t, b), func(key string) bool { return !strings.HasPrefix(key, "pencilmark-game-") })); got != 2 {
		t.Errorf("%d games are kept", got)
	}
	is(t, b, "r9c7", "1")
}

// Several games are kept, with their names and how far they are. What was replaced comes back, and what is to be
// forgotten is.
func TestSeveralGames(t *testing.T) {
	p := open(t, "")
	p.Paste(easy + " Breakfast")
	p.Wait("document.querySelector('#board-name').textContent == 'Breakfast'")
	p.Press("4")
	is(t, p, "r1c3", "4")
	p.Paste(hard + " Supper")
	p.Wait("document.querySelector('#board-name').textContent == 'Supper'")
	p.Screenshot("replaced", false)
	p.Click("#offer button")
	p.Wait("document.querySelector('#board-name').textContent == 'Breakfast'")
	is(t, p, "r1c3", "4")
	p.Press("u")
	is(t, p, "r1c3", "empty")
	p.Press("r")
	p.Click("#tab-puzzle")
	p.Wait("document.querySelectorAll('#panel-puzzle .games li').length == 2")
	if got := p.Text("#panel-puzzle .games li[aria-current]"); !regexp.MustCompile(`^Breakfast .*\d.* · 1 of 51 cells · \d+:\d\d ?on the board`).MatchString(got) {
		t.Errorf("the game on the board is %q", got)
	}
	axe(p, "games")
	p.Click("#panel-puzzle .games li:not([aria-current]) button")
	p.Wait("document.querySelector('#board-name').textContent == 'Supper'")
	p.Click("#tab-puzzle")
	p.Click("#panel-puzzle .games li:not([aria-current]) button:last-child")
	p.Wait("document.querySelectorAll('#panel-puzzle .games li').length == 1")
	p.Click("#panel-puzzle .shelf .row button")
	p.Wait("!document.querySelector('#panel-puzzle .games')")
	if got := stored(t, p); slices.ContainsFunc(got, func(key string) bool { return strings.HasPrefix(key, "pencilmark-game-") }) {
		t.Errorf("kept are %v", got)
	}
}

// Where the browser keeps nothing the page works, says so, and what was replaced comes back all the same.
func TestStorageRefused(t *testing.T) {
	for _, how := range []string{
		"for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {get() { throw new DOMException('no', 'SecurityError'); }})",
		"Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError'); }",
	} {
		t.Run(how[:9], func(t *testing.T) {
			t.Parallel()
			p := browsertest.Open(t, serve(t, func(files map[string][]byte) {
				files["storage.js"] = append([]byte(how+";\n"), files["storage.js"]...)
			})+"?s="+easy)
			ready(p)
			p.Hear()
			p.Click("[data-cell=r1c3]")
			p.Press("4")
			is(t, p, "r1c3", "4")
			if got := p.Text("#kept"); !strings.HasPrefix(got, "This browser does not let the page keep games") {
				t.Errorf("the page says %q", got)
			}
			p.Screenshot("refused", false)
			p.Paste(hard)
			p.Wait("location.search == '?s=" + hard + "'")
			p.Click("#offer button")
			is(t, p, "r1c3", "4")
			p.Press("u")
			is(t, p, "r1c3", "empty")
			p.Press("r")
			p.Wait("location.search == '?s=" + easy + "' && location.hash.includes('p=')")
			p.Go(browsertest.Eval[string](p, "location.href"))
			ready(p)
			is(t, p, "r1c3", "4")
		})
	}
}

// Who solves a puzzle is told so, with the time that it took, and can review the game or go on with the next puzzle. A
// full board that is wrong is said to be so, and not where.
func TestSolved(t *testing.T) {
	const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	p := openSolved(t, solution)
	p.Press("6")
	p.Wait("document.querySelector('#finish strong')")
	if got := p.Text("#finish strong"); !strings.HasPrefix(got, "The board is full, but this is not the solution.") {
		t.Errorf("told %q", got)
	}
	p.Press("4")
	p.Wait("document.querySelector('#finish button')")
	if got := p.Text("#finish strong"); !regexp.MustCompile(`^Solved in \d+:\d\d\.$`).MatchString(got) {
		t.Errorf("told %q", got)
	}
	axe(p, "solved")
	is(t, p, "r1c3", "4")
	p.Click("#finish button")
	p.Wait("document.querySelectorAll('#panel-check .list li').length > 0")
	p.Click("#finish button.main")
	p.Wait("document.querySelector('#board-name').textContent == 'Your sheet · easy'")
	if got := count(p, "#finish *"); got != 0 {
		t.Errorf("%d elements are left of what was said of the game before", got)
	}
	p.Wait("document.querySelectorAll('#board [aria-label=empty]').length > 40")
}

// openSolved opens the easy puzzle with all digits but one on the sheet, and its cell chosen.
func openSolved(t *testing.T, solution string) *browsertest.Page {
	t.Helper()
	placed := []byte(solution)
	for i := range placed {
		if easy[i] != '.' || i == 2 {
			placed[i] = '.'
		}
	}
	p := open(t, "?s="+easy+"#p="+string(placed))
	p.Wait("document.querySelectorAll('#board [aria-label=empty]').length == 1")
	p.Click("[data-cell=r1c3]")
	return p
}
