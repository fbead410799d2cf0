package site_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"math"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"

	"github.com/ulikunitz/xz"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/cmd/internal/site"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/cmd/internal/teacher/teachertest"
	"pencilmark/explain/web/app"
	"pencilmark/explain/web/browsertest"
	"pencilmark/techniques/pipeline"
)

func TestMain(m *testing.M) {
	code := browsertest.Main(m)
	os.RemoveAll(builtIn)
	os.Exit(code)
}

// fake is an engine that says nothing.
func fake(t *testing.T) fs.FS {
	var b bytes.Buffer
	z, err := xz.NewWriter(&b)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := z.Write([]byte("wasm")); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return fstest.MapFS{"engine.wasm.xz": {Data: b.Bytes()}, "wasm_exec.js": {Data: []byte("// exec")}}
}

// All that the site names is in it, under an address that is relative; and what is kept offline is all of it.
func TestFiles(t *testing.T) {
	files, err := site.Files(app.Files(), fake(t))
	if err != nil {
		t.Fatal(err)
	}
	if z, err := xz.NewReader(bytes.NewReader(files["engine.wasm.xz"])); err != nil {
		t.Error(err)
	} else if module, err := io.ReadAll(z); string(module) != "wasm" || err != nil {
		t.Errorf("the engine is %q, %v", module, err)
	}
	index := string(files["index.html"])
	for _, part := range []string{`data-engine="worker.js"`, `<link rel="manifest" href="site.webmanifest"/>`, `http-equiv="Content-Security-Policy" content="default-src 'none';`} {
		if !strings.Contains(index, part) {
			t.Errorf("the page has no %s", part)
		}
	}
	named := regexp.MustCompile(`(?:from |import |href=|src=|"src": |fetch\(|importScripts\(|register\()"([^"#?]+)"`)
	for name, data := range files {
		for _, m := range named.FindAllStringSubmatch(string(data), -1) {
			if _, ok := files[path.Clean(m[1])]; !ok && m[1] != "./" {
				t.Errorf("%s names %s, which the site does not have", name, m[1])
			}
		}
	}
	list := regexp.MustCompile(`const files = (\[.*?\]), version = "([0-9a-f]{16})"`).FindSubmatch(files["offline-worker.js"])
	if list == nil {
		t.Fatalf("no list in %s", files["offline-worker.js"])
	}
	var kept []string
	if err := json.Unmarshal(list[1], &kept); err != nil {
		t.Fatal(err)
	}
	want := slices.DeleteFunc(slices.Sorted(maps.Keys(files)), func(name string) bool { return name == "offline-worker.js" })
	want[slices.Index(want, "index.html")] = "./"
	if !slices.Equal(kept, want) {
		t.Errorf("kept are %v, want %v", kept, want)
	}
	page := app.Files()
	page["app.css"] = append(page["app.css"], ' ')
	others, err := site.Files(page, fake(t))
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(others["offline-worker.js"], list[2]) {
		t.Error("another site has the same version")
	}
}

// Without an engine there is no site, and the error says how to build one.
func TestNoEngine(t *testing.T) {
	if _, err := site.Files(app.Files(), nil); !errors.Is(err, site.ErrNoEngine) || !strings.Contains(err.Error(), "go generate ./cmd/engine") {
		t.Errorf("got %v", err)
	}
	if _, err := site.Files(app.Files(), fstest.MapFS{"engine.wasm.xz": {Data: []byte("no")}}); err == nil {
		t.Error("an engine that is none is taken")
	}
}

// maxEngine is how large an engine may be, packed, with English. How well the same code packs varies by some 5,000 bytes,
// with what is stamped into the program and where the linker lays it.
const maxEngine = 2_300_000

// realEngine returns the engine of the program, or builds one where nothing may be left out: that takes long, and it is
// packed no smaller than it may be.
func realEngine(t *testing.T) fs.FS {
	engine := site.BuiltEngine()
	switch {
	case engine != nil && !notationtest.Thorough():
		return engine
	case !notationtest.Thorough():
		t.Skip("needs the engine: go generate ./cmd/engine, or CI=true without -short, which builds it")
	}
	dir, err := anEngine()
	if err != nil {
		t.Fatal(err)
	}
	return os.DirFS(dir)
}

// builtIn is where an engine is built that several tests use.
var builtIn string

// anEngine builds an engine, once, and returns its directory.
var anEngine = sync.OnceValues(func() (dir string, err error) {
	if builtIn, err = os.MkdirTemp("", "engine"); err != nil {
		return "", err
	}
	return builtIn, site.BuildEngine(builtIn, maxEngine)
})

// The engine answers claims in people's words as a server does, to the byte: of those on boards without clues.
func TestEngineReadsClaims(t *testing.T) {
	if !notationtest.Thorough() {
		t.Skip("needs CI=true, which builds an engine of this source")
	}
	engine := realEngine(t)
	packed, err := engine.Open("engine.wasm.xz")
	if err != nil {
		t.Fatal(err)
	}
	defer packed.Close()
	unpacked, err := xz.NewReader(packed)
	if err != nil {
		t.Fatal(err)
	}
	module, err := io.ReadAll(unpacked)
	if err != nil {
		t.Fatal(err)
	}
	script, err := fs.ReadFile(engine, "wasm_exec.js")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := site.Write(dir, map[string][]byte{"engine": module, "wasm_exec.js": script}); err != nil {
		t.Fatal(err)
	}
	type call struct{ Name, Request string }
	var all, calls []call
	files, err := filepath.Glob("../../../explain/claim/testdata/forums/*.txt")
	if err != nil || len(files) < 100 {
		t.Fatal(files, err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		board, rows, _ := strings.Cut(string(text), "\n---\n")
		if p, err := notation.Parse(board, candidates.Classic9); err != nil || len(p.Grid.Layout().Clues()) > 0 {
			continue // with clues it may take longer than its time to say whether there is one solution
		}
		for row := range strings.Lines(rows) {
			said, _, ok := strings.Cut(row, " | ")
			if !ok || strings.HasPrefix(said, "#") {
				continue
			}
			request, err := json.Marshal(teacher.WhyNotRequest{
				Position: teacher.Position{Input: board}, Claim: strings.TrimPrefix(said, "? "),
				Choice: teacher.Choice{Milliseconds: int(teacher.MaxTime / time.Millisecond)}, // an answer that ends early depends on the machine
			})
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, call{"why-not", string(request)})
		}
	}
	const step = 6 // each takes a tenth of a second
	for i := 0; i < len(all); i += step {
		calls = append(calls, all[i])
	}
	input, err := json.Marshal(calls)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("node", "testdata/engine.test.mjs", dir)
	cmd.Stdin, cmd.Stderr = bytes.NewReader(input), os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var answers []string
	if err := json.Unmarshal(out, &answers); err != nil || len(answers) != len(calls) || len(calls) < 100 {
		t.Fatalf("%d calls, %d answers, %v", len(calls), len(answers), err)
	}
	unread := 0
	for i, c := range calls {
		want, err := teacher.Call(t.Context(), c.Name, []byte(c.Request))
		if wrong := new(teacher.Error); errors.As(err, &wrong) {
			want = wrong.JSON()
			unread++
		}
		if answers[i] != string(want) {
			t.Errorf("%s:\n%s\nthe server:\n%s", c.Request, answers[i], want)
		}
	}
	if unread > len(calls)/20 {
		t.Errorf("of %d claims %d were not read", len(calls), unread)
	}
}

// The site in a sub-folder of a plain file server gives hints, goes on when a search is ended or the host
// is gone, keeps to its time, and is small.
func TestSiteInBrowser(t *testing.T) {
	engine := realEngine(t)
	packed, err := fs.ReadFile(engine, "engine.wasm.xz")
	if err != nil {
		t.Fatal(err)
	}
	if len(packed) > maxEngine {
		t.Errorf("the engine has %d bytes, packed: expected at most %d", len(packed), maxEngine)
	}
	files, err := site.Files(app.Files(), engine)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := site.Write(dir+"/folder", files); err != nil {
		t.Fatal(err)
	}
	var gone atomic.Bool
	plain := http.FileServer(http.Dir(dir))
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if gone.Load() {
			http.Error(w, "gone", http.StatusBadGateway)
			return
		}
		plain.ServeHTTP(w, r)
	}))
	defer s.Close()
	const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	p := browsertest.Open(t, s.URL+"/folder/?s="+easy)
	firstLoad(t, p)
	browsertest.Eval[bool](p, `import("./engine.js").then(({workerEngine}) => { window.teacher = workerEngine("worker.js"); return true; })`)
	kind := `teacher.call("hint", {input: "` + easy + `"}).then(a => a.hint.kind)`
	if got := browsertest.Eval[string](p, kind); got != "step" {
		t.Errorf("the hint is %q", got)
	}
	// A search that is ended leaves an engine for the next call.
	const slow = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
	ended := `(async () => {
		const stop = new AbortController();
		const call = teacher.call("steps", {input: "` + slow + `", all: true}, {signal: stop.signal}).then(() => "found", e => e.name);
		setTimeout(() => stop.abort(), 30);
		return await call + " " + await teacher.call("rate", {input: "` + easy + `"}).then(a => a.rating.level);
	})()`
	if got := browsertest.Eval[string](p, ended); got != "AbortError easy" {
		t.Errorf("a call that is ended, and the next: %q", got)
	}
	// A budget ends a search.
	if got := browsertest.Eval[string](p, `teacher.call("solve", {input: "`+slow+`", milliseconds: 20}).then(a => a.walkthrough.outcome)`); got != "stalled" {
		t.Errorf("in 20 ms the outcome is %q", got)
	}
	if got := browsertest.Eval[string](p, `teacher.call("practice", {technique: "x-wing"}).then(a => a.task.id)`); !strings.HasPrefix(got, "x-wing") {
		t.Errorf("the task is %q", got)
	}
	lesson := `teacher.call("learn", {name: "x-wing"}).then(a => a.lesson.examples.length + " " + !!a.lesson.near_miss)`
	if got := browsertest.Eval[string](p, lesson); got != "3 true" {
		t.Errorf("the lesson has examples and a near miss: %q", got)
	}
	sameAnswers(t, p)
	// What is offline is complete: the page comes again, with its engine.
	p.Wait(`navigator.serviceWorker.controller`)
	gone.Store(true)
	p.Go(s.URL + "/folder/?again")
	browsertest.Eval[bool](p, `import("./engine.js").then(({workerEngine}) => { window.teacher = workerEngine("worker.js"); return true; })`)
	if got := browsertest.Eval[string](p, kind); got != "step" {
		t.Errorf("offline the hint is %q", got)
	}
	if got := browsertest.Eval[string](p, lesson); got != "3 true" {
		t.Errorf("offline the lesson has examples and a near miss: %q", got)
	}
	latency(t, p)
}

// sameAnswers checks that the engine answers as the program does, also where it takes lessons from files.
func sameAnswers(t *testing.T, p *browsertest.Page) {
	const sheet = `"sheet": {"givens": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "corners": {"r1c3": "12"}}`
	for _, call := range [][2]string{
		{"learn", `{"name": "x-wing", "svg": true}`}, {"learn", `{"name": "trial"}`}, {"learn", `{"name": "wings"}`},
		{"learn", `{"name": "x-wing", "language": "de"}`}, {"learn", `{"name": "thermo", "language": "fr"}`}, {"learn", `{"search": "feld", "language": "de"}`},
		{"convert", `{` + sheet + `, "to": "fpuzzles"}`}, {"convert", `{` + sheet + `, "to": "link"}`},
		{"review", `{` + sheet + `, "moves": ["r5c5=5", "r1c3=4", "r1c4=1", "undo"], "svg": true}`},
		{"practice", `{"id": "x-wing/find/7", "stage": 5}`},
	} {
		want, err := teachertest.Call(t)(t.Context(), call[0], []byte(call[1]))
		if err != nil {
			t.Fatal(err)
		}
		got := browsertest.Eval[string](p, fmt.Sprintf(`teacher.call("%s", %s).then(JSON.stringify)`, call[0], call[1]))
		var gotValue, wantValue any
		if err := errors.Join(json.Unmarshal([]byte(got), &gotValue), json.Unmarshal(want, &wantValue)); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(gotValue, wantValue) {
			t.Errorf("%s %s: the engine answers\n%s\nwant\n%s", call[0], call[1], got, want)
		}
	}
}

// firstLoad reports how soon a page that was never opened is seen, and can be used: it has told a first hint.
func firstLoad(t *testing.T, p *browsertest.Page) {
	p.Wait("document.querySelector('#board .picture svg')")
	p.Click("#hint")
	p.Wait("document.querySelectorAll('.told li').length == 1")
	seen := browsertest.Eval[float64](p, "performance.getEntriesByName('first-contentful-paint')[0].startTime")
	t.Logf("first load: seen after %.0f ms, the first hint told after %.0f ms", seen, browsertest.Eval[float64](p, "performance.now()"))
}

// latency reports how long hints take on positions all along walkthroughs.
func latency(t *testing.T, p *browsertest.Page) {
	var inputs []string
	const wanted = 200
	for _, g := range notationtest.Read(t, "hodoku-levels", 25) {
		w := pipeline.Solve(g)
		for f := range w.Frames() {
			if f.Number%17 == 5 {
				inputs = append(inputs, notation.PencilMarks(&f.Before))
			}
		}
	}
	every := max(1, len(inputs)/wanted)
	var some []string
	for i := 0; i < len(inputs) && len(some) < wanted; i += every {
		some = append(some, inputs[i])
	}
	list, err := json.Marshal(some)
	if err != nil {
		t.Fatal(err)
	}
	took := browsertest.Eval[[]float64](p, fmt.Sprintf(`(async () => {
		const took = [];
		for (const input of %s) {
			const start = performance.now();
			await teacher.call("hint", {input, svg: true});
			took.push(performance.now() - start);
		}
		return took;
	})()`, list))
	slices.Sort(took)
	if len(took) < 100 {
		t.Errorf("only %d positions", len(took))
	}
	at := func(q float64) float64 { return took[int(math.Ceil(q*float64(len(took))))-1] }
	t.Logf("%d hints: median %.0f ms, p95 %.0f ms, longest %.0f ms; engine of %s", len(took), at(0.5), at(0.95), at(1), "the site")
}
