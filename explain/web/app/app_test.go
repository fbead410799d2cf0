package app

import (
	"os"
	"os/exec"
	"path"
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

// The sheet of a player is kept, written down, undone and read back as it was.
func TestSheet(t *testing.T) {
	node(t, "", "--test", "testdata/sheet.test.mjs")
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

// The page without its engine is small.
func TestSize(t *testing.T) {
	size := 0
	for _, data := range Files() {
		size += len(data)
	}
	if size > 150_000 {
		t.Errorf("%d bytes: expected at most 150,000", size)
	}
}
