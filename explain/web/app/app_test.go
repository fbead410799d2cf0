package app

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// node runs Node.js, which a fresh machine has for axe-core.
func node(t *testing.T, stdin string, arguments ...string) {
	t.Helper()
	name, err := exec.LookPath("node")
	if err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal("needs Node.js")
		}
		t.Skip("needs Node.js, which is not here")
	}
	cmd := exec.Command(name, arguments...)
	cmd.Stdin = strings.NewReader(stdin)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("node %v: %v\n%s", arguments, err, out)
	}
}

// The sheet of a player is kept, written down, undone and read back as it was; marks follow digits; games are kept with
// all that was done.
func TestSheet(t *testing.T) {
	node(t, "", "--test", "testdata/sheet.test.mjs", "testdata/game.test.mjs", "testdata/strokes.test.mjs")
}

// The types that comments tell are those that the modules have.
func TestTypes(t *testing.T) {
	compiler, err := exec.LookPath("tsc")
	if err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal("needs typescript of npm")
		}
		t.Skip("needs typescript of npm, which is not here")
	}
	dir := t.TempDir()
	for name, data := range Files() {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "api.d.ts"), []byte(declarations(t)), 0o666); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(compiler, "--noEmit", "--allowJs", "--checkJs", "--strict", "--target", "es2024", "--module", "esnext", "--moduleResolution", "bundler",
		"--lib", "es2024,dom,dom.iterable,dom.asynciterable", "main.js")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("tsc: %v\n%s", err, out)
	}
}

// withHoles returns the template of JavaScript that a text begins with, up to its end, with numbers for what is put in.
func withHoles(text string) string {
	var b strings.Builder
	holes, depth := 0, 0
	for i := 0; i < len(text); i++ {
		switch {
		case depth == 0 && text[i] == '`':
			return b.String()
		case text[i] == '{' && (depth > 0 || text[i-1] == '$'):
			depth++
		case text[i] == '}' && depth > 0:
			if depth--; depth == 0 {
				fmt.Fprintf(&b, "{%d}", holes)
				holes++
			}
		case depth == 0 && text[i] != '$':
			b.WriteByte(text[i])
		}
	}
	return b.String()
}

// The words of a language are for words that the page has, and the page asks for no others in them.
func TestWordsOfLanguages(t *testing.T) {
	var source strings.Builder
	for name, data := range Files() {
		if ext := path.Ext(name); ext == ".js" || ext == ".html" {
			source.Write(data)
		}
	}
	calls, err := os.ReadFile("api.d.ts") // the engine says a few words by themselves
	if err != nil {
		t.Fatal(err)
	}
	page := source.String() + string(calls)
	asked := map[string]bool{}
	for rest := page; ; {
		_, after, more := strings.Cut(rest, "inWords`")
		if !more {
			break
		}
		asked[strings.TrimSpace(withHoles(after))] = true
		rest = after
	}
	if len(asked) < 40 {
		t.Fatalf("%d words with something in them", len(asked))
	}
	for name, data := range Files() {
		if path.Ext(name) != ".json" {
			continue
		}
		var words map[string]string
		if err := json.Unmarshal(data, &words); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for english, own := range words {
			if strings.Contains(english, "{0}") && !asked[english] || !strings.Contains(english, "{0}") && !strings.Contains(page, english) {
				t.Errorf("%s has words for %q, which the page does not say", name, english)
			}
			if own == "" || strings.Count(own, "{") != strings.Count(english, "{") {
				t.Errorf("%s: %q does not fit %q", name, own, english)
			}
		}
		for english := range asked {
			if words[english] == "" && regexp.MustCompile("[a-z]{2}").MatchString(english) {
				t.Errorf("%s has no words for %q", name, english)
			}
		}
	}
}

// Every file that another one names is among the files of the page, and no address leads elsewhere.
func TestFilesAreWhole(t *testing.T) {
	files := Files()
	named := regexp.MustCompile(`(?:from |import |href=|src=)"([^"#?]+)"`)
	found := 0
	for name, data := range files {
		for _, m := range named.FindAllStringSubmatch(string(data), -1) {
			found++
			if _, ok := files[path.Clean(m[1])]; !ok && m[1] != "./" {
				t.Errorf("%s names %s, which the page does not have", name, m[1])
			}
		}
		if strings.Contains(strings.ReplaceAll(string(data), "http://www.w3.org/", ""), "://") {
			t.Errorf("%s has an address of another host", name)
		}
	}
	if found < 30 {
		t.Errorf("only %d names found", found)
	}
}

// Policies of pages refuse scripts and styles in the markup, and what would compile text.
func TestPolicyHolds(t *testing.T) {
	refused := regexp.MustCompile(`<style|<script(?:[^>]*[^c])?>[^<]|\sstyle="|\son[a-z]+="|\beval\(|new Function|innerHTML|outerHTML|document\.write`)
	for name, data := range Files() {
		if name == "dom.js" { // it takes the style out of pictures
			data = []byte(strings.ReplaceAll(string(data), "<style>", ""))
		}
		if m := refused.Find(data); m != nil {
			t.Errorf("%s has %q", name, m)
		}
	}
}

// The page without its engine is small, packed as hosts send its files. Of the languages a browser loads one.
func TestSize(t *testing.T) {
	size, language := 0, 0
	for name, data := range Files() {
		var packed bytes.Buffer
		z := gzip.NewWriter(&packed)
		if _, err := z.Write(data); err != nil {
			t.Fatal(err)
		}
		if err := z.Close(); err != nil {
			t.Fatal(err)
		}
		if path.Ext(name) == ".json" {
			language = max(language, packed.Len())
		} else {
			size += packed.Len()
		}
	}
	if size += language; size > 116_000 { // of which a language has 11,000
		t.Errorf("%d bytes: expected at most 116,000", size)
	}
}
