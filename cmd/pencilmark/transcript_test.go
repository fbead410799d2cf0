package main

import (
	"bytes"
	"context"
	"go/doc/comment"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// transcript is a command as a document shows it, and what it says is printed.
type transcript struct {
	command string
	want    []string // a line "..." stands for any lines
}

// transcripts finds the commands in the lines of a code block.
func transcripts(lines []string) (found []transcript) {
	for _, line := range lines {
		if command, ok := strings.CutPrefix(line, "$ "); ok {
			found = append(found, transcript{command: command})
		} else if n := len(found); n > 0 {
			found[n-1].want = append(found[n-1].want, line)
		}
	}
	return found
}

// fenced returns the lines of the fenced blocks of a Markdown text that are in
// the given language, one after the other.
func fenced(markdown, language string) (lines []string) {
	inside := false
	for line := range strings.SplitSeq(markdown, "\n") {
		switch {
		case line == "```"+language:
			inside = true
		case line == "```":
			inside = false
		case inside:
			lines = append(lines, line)
		}
	}
	return lines
}

// words splits a command as a shell does, as far as documents need it: what is
// between single quotes stays together.
func words(command string) (words []string) {
	for i, part := range strings.Split(command, "'") {
		if i%2 == 1 {
			words = append(words, part)
		} else {
			words = append(words, strings.Fields(part)...)
		}
	}
	return words
}

// document reads a page of documentation.
func document(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.FromSlash(path))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// match reports whether the lines are as wanted.
func match(want, got []string) bool {
	switch {
	case len(want) == 0:
		return len(got) == 0
	case want[0] == "...":
		for i := range len(got) + 1 {
			if match(want[1:], got[i:]) {
				return true
			}
		}
		return false
	}
	return len(got) > 0 && want[0] == got[0] && match(want[1:], got[1:])
}

// What the README, the guide and the package comment show is what the program prints.
func TestTranscripts(t *testing.T) {
	readme, guide := document(t, "../../README.md"), document(t, "GUIDE.md")
	file, err := parser.ParseFile(token.NewFileSet(), "doc.go", nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	var code []string
	var p comment.Parser
	for _, block := range p.Parse(file.Doc.Text()).Content {
		if block, ok := block.(*comment.Code); ok {
			code = append(code, strings.Split(strings.TrimSuffix(block.Text, "\n"), "\n")...)
		}
	}
	for name, lines := range map[string][]string{"README.md": fenced(readme, "console"), "GUIDE.md": fenced(guide, "console"), "doc.go": code} {
		found := transcripts(lines)
		if len(found) < 3 {
			t.Errorf("%s: found %d commands", name, len(found))
		}
		t.Run(name, func(t *testing.T) {
			t.Chdir(t.TempDir())
			for _, x := range found {
				words := words(strings.Replace(x.command, "go run ./cmd/pencilmark", "pencilmark", 1))
				if words[0] == "cat" { // a file that the commands after it need
					text := strings.Join(x.want, "\n") + "\n"
					if err := os.WriteFile(words[1], []byte(text), 0o666); err != nil {
						t.Fatal(err)
					}
					continue
				}
				if words[0] != "pencilmark" {
					t.Fatalf("%q is not run by this test", x.command)
				}
				var out, errs bytes.Buffer
				var input []byte
				if n := len(words); words[n-2] == "<" { // a file from a command before it
					var err error
					if input, err = os.ReadFile(words[n-1]); err != nil {
						t.Fatal(err)
					}
					words = words[:n-2]
				}
				run(context.Background(), words[1:], bytes.NewReader(input), &out, &errs, func(string) string { return "" })
				got := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
				if out.Len() == 0 {
					got = nil
				}
				if !match(x.want, got) {
					t.Errorf("$ %s\ngot:\n%s%s\nwant:\n%s", x.command, out.String(), errs.String(), strings.Join(x.want, "\n"))
				}
			}
		})
	}
}

// Help shows the order that the guide has solved a puzzle in.
func TestOrderHelp(t *testing.T) {
	guide := document(t, "GUIDE.md")
	var help, errs bytes.Buffer
	run(context.Background(), []string{"help", "techniques"}, strings.NewReader(""), &help, &errs, func(string) string { return "" })
	for _, x := range transcripts(fenced(guide, "console")) {
		if x.command != "cat gentle.yaml" {
			continue
		}
		if want := "  " + strings.Join(x.want, "\n  ") + "\n"; !strings.Contains(help.String(), want) {
			t.Errorf("help does not show\n%s", want)
		}
		return
	}
	t.Error("the guide has no order")
}

// The library example of the README is one that a test runs.
func TestLibraryExample(t *testing.T) {
	readme := document(t, "../../README.md")
	example, err := os.ReadFile(filepath.FromSlash("../../techniques/pipeline/example_readme_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	var want strings.Builder
	for _, line := range fenced(readme, "go") {
		want.WriteString("\t" + line + "\n")
	}
	if want.Len() == 0 || !strings.Contains(string(example), want.String()) {
		t.Errorf("the README shows\n%s\nwhich the example does not contain", want.String())
	}
}

// The recipes of the guide are those that a script runs.
func TestRecipes(t *testing.T) {
	guide := document(t, "GUIDE.md")
	script, err := os.ReadFile(filepath.FromSlash("../../testdata/script/many_machines.txt"))
	if err != nil {
		t.Fatal(err)
	}
	want := "-- recipe.sh --\n" + strings.Join(fenced(guide, "sh"), "\n") + "\n-- results.sh --\n"
	if !strings.Contains(string(script), want) {
		t.Errorf("the script has other recipes than the guide:\n%s", want)
	}
	if _, err := exec.LookPath("parallel"); err != nil {
		skip(t, "the recipes were not run: %v", err)
	}
}
