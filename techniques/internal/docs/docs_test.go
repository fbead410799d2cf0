package docs

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the derived pages instead of comparing them")

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

// The page that is written by hand links the list and the page of each family.
func TestLinks(t *testing.T) {
	readme, err := os.ReadFile(filepath.Join("..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, page := range append(families(), "LIST.md") {
		if page != "LIST.md" {
			page += "/README.md"
		}
		if !strings.Contains(string(readme), "("+page+")") {
			t.Errorf("techniques/README.md has no link to %s", page)
		}
	}
}

// Lessons stand on the pages as they are, so nothing in them may mean something
// else there.
func TestPlain(t *testing.T) {
	for _, technique := range all() {
		doc := technique.Doc
		for _, text := range []string{technique.Name, strings.Join(technique.Aliases, ", "), doc.What, doc.Why, doc.Look, doc.NearMiss} {
			if i := strings.IndexAny(text, "*_`<>[]|#\\"); i >= 0 {
				t.Errorf("%s: Markdown reads %q in %q as more than itself", technique.Code, text[i:i+1], text)
			}
		}
	}
}

// In a folder without pages everything is stale; once written nothing is; and a
// change by hand is found and undone. The first paragraph of a package comment
// is part of the page.
func TestRun(t *testing.T) {
	root := t.TempDir()
	for _, family := range families() {
		if err := os.MkdirAll(filepath.Join(root, family), 0o777); err != nil {
			t.Fatal(err)
		}
		comment := "// Package " + family + " is a family\n// of many.\n//\n// It has an engine.\npackage " + family + "\n"
		if err := os.WriteFile(filepath.Join(root, family, "doc.go"), []byte(comment), 0o666); err != nil {
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
	if stale := run(false); len(stale) != len(families())+1 {
		t.Errorf("only %v are stale", stale)
	}
	run(true)
	if left := run(false); len(left) != 0 {
		t.Errorf("%v are stale after writing", left)
	}

	path := filepath.Join(root, "fish", "README.md")
	written, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"# fish\n\nPackage fish is a family of many.\n\n## ", "DO NOT EDIT", "## X-Wing\n\n`x-wing`, hard."} {
		if !strings.Contains(string(written), want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	changed := strings.Replace(string(written), "## X-Wing", "## Y-Wing", 1)
	if err := os.WriteFile(path, []byte(changed), 0o666); err != nil {
		t.Fatal(err)
	}
	if stale := run(true); !slices.Equal(stale, []string{path}) {
		t.Errorf("%v are stale, want %s", stale, path)
	}
	if got, err := os.ReadFile(path); err != nil || string(got) != string(written) {
		t.Errorf("the page is not what it was: %v", err)
	}
}

func TestPackageCommentMissing(t *testing.T) {
	root := t.TempDir()
	if err := os.Mkdir(filepath.Join(root, "fish"), 0o777); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"", "package fish\n", "// Package birds flies.\npackage birds\n"} {
		if err := os.WriteFile(filepath.Join(root, "fish", "doc.go"), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if _, err := familyPage(root, "fish"); err == nil {
			t.Errorf("%q was accepted", text)
		}
	}
}
