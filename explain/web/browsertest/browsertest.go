// Package browsertest opens pages in a headless Chromium, for tests.
//
// A package whose tests use it has
//
//	func TestMain(m *testing.M) { os.Exit(browsertest.Main(m)) }
//
// All its tests share one browser, and every page has a browser context of its own: nothing is stored from
// one to the next. A page fails its test at the end if anything was written to the console, a request failed,
// or a request went to another host.
//
// Such tests take longer than all others together, so Main may be told which of them a plain run takes as a sample.
// All of them run where [notationtest.Thorough] is true, or -run chooses.
//
// Where there is no Chromium, or no axe-core of npm, tests are skipped; with CI=true they fail. If
// PENCILMARK_SCREENSHOTS names a directory, screenshots are kept there, to be looked at. PENCILMARK_SLOW=4 makes the
// scripts of pages four times slower, to find tests that count on a fast machine.
package browsertest

import (
	"context"
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	"pencilmark/candidates/notation/notationtest"
)

// browser is what the pages of a test binary share.
var browser struct {
	sync.Mutex
	ctx    context.Context // nil until the first page is opened
	cancel func()
	inMain bool
	sample []string // the tests that may open pages; none means all
}

// Main runs the tests and ends the browser. If a sample is given, other tests that open a page are skipped in a
// plain run.
func Main(m *testing.M, sample ...string) int {
	browser.inMain = true
	flag.Parse()
	if !notationtest.Thorough() && flag.Lookup("test.run").Value.String() == "" {
		browser.sample = sample
	}
	code := m.Run()
	if browser.cancel != nil {
		browser.cancel()
	}
	return code
}

// missing skips the test, or fails it where nothing may be left out.
func missing(tb testing.TB, what string) {
	tb.Helper()
	if os.Getenv("CI") == "true" {
		tb.Fatal(what)
	}
	tb.Skip(what)
}

// started returns the context of the browser, which it starts if need be.
func started(tb testing.TB) context.Context {
	tb.Helper()
	browser.Lock()
	defer browser.Unlock()
	if !browser.inMain {
		tb.Fatal("the package needs a TestMain that calls browsertest.Main")
	}
	if test, _, _ := strings.Cut(tb.Name(), "/"); browser.sample != nil && !slices.Contains(browser.sample, test) {
		tb.Skip("is for thorough tests: set CI=true, or choose it by -run")
	}
	if browser.ctx != nil {
		return browser.ctx
	}
	path := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "headless-shell"} {
		if found, err := exec.LookPath(name); err == nil {
			path = found
			break
		}
	}
	if path == "" {
		missing(tb, "needs Chromium, which is not here")
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.NoSandbox, // containers run tests as root
		chromedp.Flag("disable-dev-shm-usage", true),
		chromedp.Flag("hide-scrollbars", true),
	)
	allocator, end := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	if err := chromedp.Do(ctx); err != nil {
		end()
		tb.Fatalf("start %s: %v", path, err)
	}
	browser.ctx = ctx
	browser.cancel = func() { cancel(); end() }
	return ctx
}

// axe returns the source of axe-core, which npm has installed globally.
var axe = sync.OnceValues(func() (string, error) {
	root, err := exec.Command("npm", "root", "-g").Output()
	if err != nil {
		return "", errors.New("needs axe-core, which npm installs: " + err.Error())
	}
	source, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "axe-core", "axe.min.js"))
	if err != nil {
		return "", errors.New("needs axe-core (npm install -g axe-core): " + err.Error())
	}
	return string(source), nil
})
