// Package docs writes the documentation that is derived from the techniques:
// a section for each technique in the package comment of its family, and the
// README of the techniques. A test fails while one of them is out of date;
//
//	go generate ./techniques/...
//
// writes them anew.
package docs

import (
	"errors"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

//go:generate go test -run=TestUpToDate . -update

// Run compares the derived files with what they should hold, and returns the
// ones that differ. If write is set it also writes them. The root is the
// folder of package techniques.
func Run(root string, write bool) (stale []string, err error) {
	for _, f := range files() {
		path := filepath.Join(root, f.name)
		old, err := os.ReadFile(path)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		text, err := f.text(string(old))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		if string(old) == text {
			continue
		}
		stale = append(stale, path)
		if write {
			if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
				return nil, err
			}
		}
	}
	return stale, nil
}

// file is a derived file: its name below the root, and what it should hold
// given what it holds.
type file struct {
	name string
	text func(old string) (string, error)
}

func files() []file {
	all := []file{{"README.md", func(string) (string, error) { return readme(), nil }}}
	seen := map[string]bool{}
	for _, t := range suite.All() {
		if !seen[t.Family] {
			seen[t.Family] = true
			all = append(all, file{filepath.Join(t.Family, "doc.go"), func(old string) (string, error) {
				return packageComment(old, t.Family)
			}})
		}
	}
	return all
}

// section begins what is derived in a package comment. What stands above it is
// written by hand and stays.
const section = "// # Technique "

// packageComment returns the doc.go of a family with the sections of its
// techniques in place of those that it has.
func packageComment(old, family string) (string, error) {
	comment, code, ok := strings.Cut(old, "\npackage ")
	if !ok || !strings.HasPrefix(comment, "// Package "+family+" ") {
		return "", fmt.Errorf("expected a comment that begins with \"Package %s\", and the package clause", family)
	}
	intro, _, _ := strings.Cut(comment, section)
	var b strings.Builder
	b.WriteString(strings.TrimRight(intro, "/ \n"))
	for _, t := range suite.All() {
		if t.Family == family {
			writeSection(&b, t)
		}
	}
	b.WriteString("\npackage " + code)
	text, err := format.Source([]byte(b.String()))
	return string(text), err
}

func writeSection(b *strings.Builder, t *techniques.Technique) {
	line := func(s string) { b.WriteString(strings.TrimRight("\n// "+s, " ")) }
	paragraph := func(text string) {
		line("")
		for _, s := range wrap(text, 77) {
			line(s)
		}
	}
	line("")
	line(strings.TrimPrefix(section, "// ") + t.Code)
	title := fmt.Sprintf("%s, %v.", t.Name, t.Level)
	if len(t.Aliases) > 0 {
		title += " Also called " + strings.Join(t.Aliases, ", ") + "."
	}
	paragraph(title)
	paragraph(t.Doc.What)
	paragraph("Why: " + t.Doc.Why)
	paragraph("How to look for it: " + t.Doc.Look)
	paragraph("Near miss: " + t.Doc.NearMiss)
	paragraph("Example:")
	line("")
	for _, s := range strings.Split(strings.Trim(t.Doc.Example.Grid, "\n"), "\n") {
		line("\t" + s)
	}
	for _, s := range wrap("=> "+t.Doc.Example.Want, 69) {
		line("\t" + s)
	}
}

// wrap breaks a text into lines of at most width characters.
func wrap(text string, width int) (lines []string) {
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len(line)+1+len(word) > width {
			lines = append(lines, line)
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	return append(lines, line)
}

// readme returns the README of the techniques.
func readme() string {
	var b strings.Builder
	fmt.Fprintf(&b, readmeHead, suite.All()[len(suite.Human())].Code)
	for i, t := range append(suite.All(), pipeline.Trial) {
		fmt.Fprintf(&b, "| %d | `%s` | %s | [%s](%s) | %v | %s | %s | %s | %s |\n", i+1, t.Code, t.Name, t.Family, t.Family, t.Level,
			t.HoDoKu, number(t.HoDoKuScore), tenths(t.Explainer), strings.Join(t.Aliases, ", "))
	}
	b.WriteString(readmeTail)
	return b.String()
}

func number(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}

func tenths(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("%d.%d", n/10, n%10)
}

const readmeHead = `<!-- Written by package techniques/internal/docs from the techniques themselves. -->

# Techniques

All techniques in the order in which they are tried. The lesson of each is in
the package comment of its family, and ` + "`pencilmark learn CODE`" + ` prints it.
Wherever a technique is to be named, its code, its name, its HoDoKu code and
what other programs call it are all understood, in any spelling.

Those from ` + "`%s`" + ` on are in no profile: they are searched for
only when they are named.

HoDoKu code and score are those of HoDoKu's technique library and of its default
configuration. The rating is that of Sudoku Explainer, where it knows the
technique.

| | code | name | family | level | HoDoKu code | HoDoKu score | Explainer rating | also called |
|--:|---|---|---|---|---|--:|--:|---|
`

const readmeTail = `
The trial is in no profile either: the pipeline runs it, under a budget, where
all others find nothing.

## Adding a technique

A technique costs three places.

1. **Its file**, ` + "`techniques/FAMILY/CODE.go`" + ` with underscores for hyphens: a
   package-level ` + "`*techniques.Technique`" + ` with its names, ratings, hint ladder and
   lesson, and below it the finder. The comment of the finder is a small proof:
   what is had, why the conclusion follows. The finder reads the grid of its
   pass, asks the layout about geometry, reports steps, and allocates nothing
   unless it found something. It leaves out what an easier technique shows with
   fewer premises.
2. **Its positions**, ` + "`testdata/techniques/FAMILY/CODE.txtar`" + `: grids with the
   effects of every step that must be found in them, and near misses in which
   nothing may be found. The format is described in package
   ` + "`techniques/techtest`" + `, which also proves each step with the independent checker
   and searches rotated and relabelled copies of each grid.
3. **Its line** in the list of ` + "`techniques/suite/suite.go`" + `. If its place in the
   order matters, and it does, add rows with the reason to the constraints in
   ` + "`techniques/suite/order.go`" + `.

A new family also needs a ` + "`doc.go`" + ` that says in a sentence what belongs in it.
Most patterns have the logical shape of one that is there, and need nothing
more. A new shape of evidence has a file in each of ` + "`explain`, `explain/verify`," + `
` + "`explain/prose` and `explain/encode`" + `, and its definition in
` + "`explain/encode/walkthrough.schema.json`" + `. Tests go through the list
` + "`explain.Shapes`" + ` and fail until all of these know it.

Then run

    go generate ./techniques/...
    go test ./techniques/...

Help, look-up, completions, lessons, package comments and this page follow from
the fields of the technique. Tests fail if a technique is declared but not
listed, if a name is taken, if a lesson lacks a part or its example does not
work, and if a derived file is out of date.
`
