package docs

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pencilmark/techniques/suite"
)

var update = flag.Bool("update", false, "write the derived files instead of comparing them")

func TestUpToDate(t *testing.T) {
	stale, err := Run(filepath.Join("..", ".."), *update)
	if err != nil {
		t.Fatal(err)
	}
	if !*update {
		for _, path := range stale {
			t.Errorf("%s is out of date: run go generate ./techniques/...", path)
		}
	}
}

// In a folder with introductions only, everything is stale; once written
// nothing is; and a change by hand is found and undone, but for the
// introduction.
func TestRun(t *testing.T) {
	root := t.TempDir()
	for _, technique := range suite.All() {
		folder := filepath.Join(root, technique.Family)
		if err := os.MkdirAll(folder, 0o777); err != nil {
			t.Fatal(err)
		}
		text := "// Package " + technique.Family + " is a family.\npackage " + technique.Family + "\n\nconst kept = true\n"
		if err := os.WriteFile(filepath.Join(folder, "doc.go"), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	run := func(write bool) []string {
		stale, err := Run(root, write)
		if err != nil {
			t.Fatal(err)
		}
		return stale
	}
	if all := run(false); len(all) < 6 {
		t.Errorf("only %v are stale", all)
	}
	run(true)
	if left := run(false); len(left) != 0 {
		t.Errorf("%v are stale after writing", left)
	}

	path := filepath.Join(root, "fish", "doc.go")
	written, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.Replace(string(written), "is a family", "is a school", 1)
	if err := os.WriteFile(path, []byte(strings.Replace(changed, "# Technique x-wing", "# Technique y-wing", 1)), 0o666); err != nil {
		t.Fatal(err)
	}
	if stale := run(true); !slices.Equal(stale, []string{path}) {
		t.Errorf("%v are stale, want %s", stale, path)
	}
	got, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != changed {
		t.Errorf("got\n%s\nwant\n%s", got, changed)
	}
}

func TestPackageCommentMissing(t *testing.T) {
	for _, old := range []string{"", "package fish\n", "// Package birds flies.\npackage birds\n"} {
		if _, err := packageComment(old, "fish"); err == nil {
			t.Errorf("%q was accepted", old)
		}
	}
}

func TestWrap(t *testing.T) {
	got := wrap("one two  three four", 9)
	if want := []string{"one two", "three", "four"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
