package app

import (
	"bytes"
	"compress/gzip"
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

// The page without its engine is small, packed as hosts send its files.
func TestSize(t *testing.T) {
	size := 0
	for _, data := range Files() {
		var packed bytes.Buffer
		z := gzip.NewWriter(&packed)
		if _, err := z.Write(data); err != nil {
			t.Fatal(err)
		}
		if err := z.Close(); err != nil {
			t.Fatal(err)
		}
		size += packed.Len()
	}
	if size > 105_000 {
		t.Errorf("%d bytes: expected at most 105,000", size)
	}
}
