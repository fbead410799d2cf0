package browsertest

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestMain(m *testing.M) { os.Exit(Main(m, "TestAxe", "TestProblems", "TestFileWithoutScript")) }

const plain = `<!DOCTYPE html><html lang="en"><head><title>Plain</title><link rel="icon" href="data:,"/>
<meta name="viewport" content="width=device-width"/><style>@media (prefers-color-scheme: dark) { body { background: #111; color: #eee } } p { height: 2000px }</style></head>
<body><main><h1>Plain</h1><button id="go" onclick="said.textContent = 'went'">Go</button>
<input aria-label="word"/><div role="status" id="said"></div><p>long</p></main>
<script>
const keys = [];
addEventListener("keydown", e => keys.push(e.key + "/" + e.code + (e.ctrlKey ? "/ctrl" : "")));
addEventListener("paste", e => said.textContent = e.clipboardData.getData("text/plain"));
addEventListener("click", e => where = [e.clientX, e.clientY].map(Math.round));
addEventListener("touchmove", e => said.textContent = "moved");
</script></body></html>`

func serve(t *testing.T, page string) string {
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/" {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Write([]byte(page))
	}))
	t.Cleanup(s.Close)
	return s.URL
}

// Keys, clicks and pastes reach the page, and what it says is heard.
func TestInput(t *testing.T) {
	p := Open(t, serve(t, plain), func(p *Page) { p.Phone(360, 640) })
	p.Hear()
	p.Press("Tab")
	if got := p.Focused(); got != "button#go Go" {
		t.Errorf("focus on %q", got)
	}
	p.Press("Enter", "4", "Shift+ArrowLeft", "Control+z", "$")
	p.Wait("said.textContent == 'went'")
	want := []string{"Tab/Tab", "Enter/Enter", "4/Digit4", "ArrowLeft/ArrowLeft", "z/KeyZ/ctrl", "$/Digit4"}
	if got := Eval[[]string](p, "keys"); !slices.Equal(got, want) {
		t.Errorf("keys %q, want %q", got, want)
	}
	p.Click("input")
	p.Type("word")
	if got := Eval[string](p, "document.querySelector('input').value"); got != "word" {
		t.Errorf("typed %q", got)
	}
	p.ClickAt("p", 0.25, 0.01)
	if got, want := Eval[[]int](p, "where"), Eval[[]int](p, "(r => [r.x + r.width / 4, r.y + 20].map(Math.floor))(document.querySelector('p').getBoundingClientRect())"); !slices.Equal(got, want) {
		t.Errorf("clicked at %v, want %v", got, want)
	}
	p.Click("input")
	p.Paste("53..7")
	p.Wait("said.textContent == '53..7'")
	p.Swipe("button", 80, 0)
	p.Wait("said.textContent == 'moved'")
	if got := slices.Compact(p.Heard()); !slices.Equal(got, []string{"went", "53..7", "moved"}) {
		t.Errorf("heard %q", got)
	}
	if !slices.Contains(p.Nodes(), Node{Role: "button", Name: "Go"}) {
		t.Errorf("no button among %v", p.Nodes())
	}
	p.Axe("plain")
}

// Media, zoom and sizes are emulated, and pages print.
func TestEmulate(t *testing.T) {
	p := Open(t, serve(t, plain))
	if got := Eval[int](p, "innerWidth"); got != 1280 {
		t.Errorf("%d wide", got)
	}
	p.Zoom(2)
	if got := Eval[int](p, "innerWidth"); got != 640 {
		t.Errorf("%d wide at 200 %%", got)
	}
	p.Media("print", "prefers-color-scheme", "dark")
	if !Eval[bool](p, "matchMedia('print').matches && matchMedia('(prefers-color-scheme: dark)').matches") {
		t.Error("neither print nor dark")
	}
	p.Media("")
	dir := t.TempDir()
	t.Setenv("PENCILMARK_SCREENSHOTS", dir)
	p.Screenshot("plain", true)
	if png, err := os.ReadFile(filepath.Join(dir, "plain.png")); err != nil || !bytes.HasPrefix(png, []byte("\x89PNG")) {
		t.Errorf("no screenshot: %v", err)
	}
	if pdf := p.PDF(""); Pages(pdf) != 3 {
		t.Errorf("%d pages", Pages(pdf))
	}
}

// Without scripts a page is shown, but does nothing; a file is opened like a page of a server.
func TestFileWithoutScript(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a page.html")
	if err := os.WriteFile(path, []byte(plain), 0o666); err != nil {
		t.Fatal(err)
	}
	p := Open(t, File(t, path), (*Page).NoScript)
	p.Click("#go")
	if got := p.Text("#said"); got != "" {
		t.Errorf("a script ran: %q", got)
	}
}

// Whatever should not happen on a page is told.
func TestProblems(t *testing.T) {
	p := Open(t, serve(t, `<!DOCTYPE html><link rel="icon" href="data:,"/><img src="missing.png"/><img src="http://127.0.0.2:9/there.png"/>
<script>console.log("a word"); fail();</script>`))
	p.Wait("document.images[1].complete")
	problems := strings.Join(p.Expect(), "\n")
	for _, want := range []string{"console log: a word", "fail is not defined", "status 404", "another host: http://127.0.0.2:9/there.png", "failed request: http://127.0.0.2:9/there.png"} {
		if !strings.Contains(problems, want) {
			t.Errorf("nothing says %q: %s", want, problems)
		}
	}
	if len(p.Problems()) != 0 {
		t.Error("problems are not forgotten")
	}
}

// Axe finds what is wrong.
func TestAxe(t *testing.T) {
	failing := &recorder{TB: t}
	p := Open(t, serve(t, `<!DOCTYPE html><link rel="icon" href="data:,"/><img src="data:,"/>`))
	p.tb = failing
	p.Axe("poor")
	if !strings.Contains(strings.Join(failing.errors, "\n"), "image-alt") {
		t.Errorf("errors: %q", failing.errors)
	}
}

type recorder struct {
	testing.TB
	errors []string
}

func (r *recorder) Errorf(format string, args ...any) {
	for _, arg := range args {
		if s, ok := arg.(string); ok {
			r.errors = append(r.errors, s)
		}
	}
}
