package browsertest

import (
	"context"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// patience is how long one thing may take before a test is ended as hung. It is no measure of speed.
const patience = 60 * time.Second

// Page is a tab of a browser context of its own. Its methods end the test if the browser fails.
type Page struct {
	tb   testing.TB
	ctx  context.Context
	host string

	mu       sync.Mutex
	requests map[network.RequestID]string
	problems []string
}

// Open opens the address, of HTTP or a file, in a window of 1280 by 800, after the settings are made, and
// waits until it is loaded.
func Open(tb testing.TB, address string, settings ...func(*Page)) *Page {
	tb.Helper()
	p := New(tb)
	for _, set := range settings {
		set(p)
	}
	p.Go(address)
	return p
}

// New opens an empty page.
func New(tb testing.TB) *Page {
	tb.Helper()
	return tab(tb, started(tb), chromedp.WithNewBrowserContext())
}

// Tab opens an address in another tab of the same browser context, which shares what is stored.
func (p *Page) Tab(address string) *Page {
	p.tb.Helper()
	other := tab(p.tb, p.ctx)
	other.Go(address)
	return other
}

// Crash ends what runs the page, at once: it has no time to do anything, and is not to be used again.
func (p *Page) Crash() {
	p.tb.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, time.Second)
	defer cancel()
	_, _ = chromedp.Call(ctx, page.Crash, struct{}{}) // nobody is left to answer
}

func tab(tb testing.TB, parent context.Context, options ...chromedp.ContextOption) *Page {
	tb.Helper()
	p := &Page{tb: tb, requests: map[network.RequestID]string{}}
	ctx, cancel := chromedp.NewContext(parent, append(options, chromedp.WithListener(p.listen))...)
	p.ctx = ctx
	tb.Cleanup(func() {
		for _, problem := range p.Problems() {
			tb.Errorf("page: %s", problem)
		}
		cancel()
	})
	p.Viewport(1280, 800)
	if slow := os.Getenv("PENCILMARK_SLOW"); slow != "" {
		factor, err := strconv.ParseFloat(slow, 64)
		if err != nil {
			tb.Fatal(err)
		}
		p.SlowProcessor(factor)
	}
	return p
}

// Go opens another address in the page.
func (p *Page) Go(address string) {
	p.tb.Helper()
	u, err := url.Parse(address)
	if err != nil {
		p.tb.Fatal(err)
	}
	p.mu.Lock()
	p.host = u.Host
	p.mu.Unlock()
	p.Do(chromedp.Navigate(address))
}

// File returns the address of a file.
func File(tb testing.TB, path string) string {
	tb.Helper()
	abs, err := filepath.Abs(path)
	if err != nil {
		tb.Fatal(err)
	}
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(abs)}).String()
}

// Context returns the context of the page, for what this package has no method for.
func (p *Page) Context() context.Context { return p.ctx }

// Do takes actions of chromedp.
func (p *Page) Do(actions ...chromedp.Action[chromedp.Void]) {
	p.tb.Helper()
	run(p, "", func(ctx context.Context) (struct{}, error) { return struct{}{}, chromedp.Do(ctx, actions...) })
}

// run calls f and ends the test if it fails. The first call of a page may not have a context of its own, as
// the tab ends with that.
func run[T any](p *Page, what string, f func(ctx context.Context) (T, error)) T {
	p.tb.Helper()
	if chromedp.FromContext(p.ctx).Target == nil {
		if err := chromedp.Do(p.ctx); err != nil {
			p.tb.Fatal(err)
		}
	}
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	v, err := f(ctx)
	if err != nil {
		p.tb.Fatalf("%s: %v; before that: %q", what, err, p.Problems())
	}
	return v
}

// Eval returns the value of an expression of JavaScript.
func Eval[T any](p *Page, expression string) T {
	p.tb.Helper()
	return run(p, expression, func(ctx context.Context) (T, error) {
		return chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	})
}

// Text returns the text of the first element that a CSS selector finds.
func (p *Page) Text(selector string) string {
	p.tb.Helper()
	return Eval[string](p, fmt.Sprintf("document.querySelector(%q).textContent.trim().replace(/\\s+/g, ' ')", selector))
}

// Wait waits until an expression of JavaScript is true.
func (p *Page) Wait(condition string) {
	p.tb.Helper()
	for end := time.Now().Add(patience); !Eval[bool](p, "Boolean("+condition+")"); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			p.tb.Fatalf("never true: %s", condition)
		}
	}
}

// listen keeps what should not happen. The browser's own events of a page are told on one goroutine.
func (p *Page) listen(event any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	problem := func(format string, args ...any) { p.problems = append(p.problems, fmt.Sprintf(format, args...)) }
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		var parts []string
		for _, arg := range e.Args {
			parts = append(parts, strings.Trim(string(arg.Value), `"`)+arg.Description)
		}
		problem("console %s: %s", e.Type, strings.Join(parts, " "))
	case *runtime.EventExceptionThrown:
		text := e.ExceptionDetails.Text
		if e.ExceptionDetails.Exception != nil {
			text += " " + e.ExceptionDetails.Exception.Description
		}
		problem("exception: %s", text)
	case *log.EventEntryAdded:
		problem("log %s: %s %s", e.Entry.Level, e.Entry.Text, e.Entry.URL)
	case *network.EventRequestWillBeSent:
		p.requests[e.RequestID] = e.Request.URL
		u, err := url.Parse(e.Request.URL)
		if err != nil || !slices.Contains([]string{"data", "blob", "about"}, u.Scheme) && u.Host != p.host {
			problem("request to another host: %s", e.Request.URL)
		}
	case *network.EventResponseReceived:
		if e.Response.Status >= 400 {
			problem("status %d: %s", e.Response.Status, e.Response.URL)
		}
	case *network.EventLoadingFailed:
		if !e.Canceled {
			problem("failed request: %s %s", p.requests[e.RequestID], e.ErrorText)
		}
	}
}

// Problems returns what should not have happened: messages on the console, exceptions, failed requests, and
// requests to other hosts.
func (p *Page) Problems() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.Clone(p.problems)
}

// Expect returns the problems so far and forgets them, for a test in which there have to be some.
func (p *Page) Expect() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	problems := p.problems
	p.problems = nil
	return problems
}

// Screenshot keeps a picture of what the window shows, or of the whole page, if pictures are kept.
func (p *Page) Screenshot(name string, whole bool) {
	p.tb.Helper()
	dir := os.Getenv("PENCILMARK_SCREENSHOTS")
	if dir == "" {
		return
	}
	picture := chromedp.CaptureScreenshot()
	if whole {
		picture = chromedp.FullScreenshot(100)
	}
	png := run(p, name, func(ctx context.Context) ([]byte, error) { return chromedp.Run(ctx, picture) })
	keep(p.tb, filepath.Join(dir, name+".png"), png)
}

func keep(tb testing.TB, path string, data []byte) {
	tb.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		tb.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o666); err != nil {
		tb.Fatal(err)
	}
}
