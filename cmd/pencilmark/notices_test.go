package main

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write notices.txt")

// What may have to be passed on with a program, beside the code that is linked into it.
var license = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents)([._-].*)?$`)

// The notices are the licenses of all that is linked into the program, for any system that it is built for, as
// they are in the modules.
func TestNotices(t *testing.T) {
	type text struct{ origin, name, data string }
	var all []text
	add := func(origin, dir, within string) (found bool) {
		for ; len(within) <= len(dir); dir = filepath.Dir(dir) {
			files, err := os.ReadDir(dir)
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range files {
				if f.IsDir() || !license.MatchString(f.Name()) {
					continue
				}
				data, err := os.ReadFile(filepath.Join(dir, f.Name()))
				if err != nil {
					t.Fatal(err)
				}
				name, err := filepath.Rel(within, filepath.Join(dir, f.Name()))
				if err != nil {
					t.Fatal(err)
				}
				all = append(all, text{origin, filepath.ToSlash(name), strings.TrimSpace(strings.ReplaceAll(string(data), "\r", ""))})
				found = true
			}
		}
		return found
	}
	list := func(system string, args ...string) []string {
		command := exec.Command("go", append([]string{"list"}, args...)...)
		command.Env = append(os.Environ(), "GOOS="+system)
		out, err := command.Output()
		if err != nil {
			t.Fatalf("go list for %s: %v", system, err)
		}
		return strings.Split(strings.TrimSpace(string(out)), "\n")
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	goRoot := strings.TrimSpace(string(root))
	if !add("Go", goRoot, goRoot) {
		t.Skip("this Go has no license beside it")
	}
	for _, system := range []string{"linux", "darwin", "windows"} {
		for _, line := range list(system, "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{$.Dir}}\t{{.Dir}}{{end}}{{end}}", ".") {
			if line == "" {
				continue
			}
			fields := strings.Split(line, "\t")
			if !add(fields[0], fields[1], fields[2]) {
				t.Errorf("%s has no license", fields[0])
			}
		}
	}
	slices.SortFunc(all, func(a, b text) int { return cmp.Or(cmp.Compare(a.origin, b.origin), cmp.Compare(a.name, b.name)) })
	var want bytes.Buffer
	want.WriteString("pencilmark contains code of others. These are their licenses.\n")
	for _, found := range slices.Compact(all) {
		fmt.Fprintf(&want, "\n== %s: %s\n\n%s\n", found.origin, found.name, found.data)
	}
	if *update {
		if err := os.WriteFile("notices.txt", want.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile("notices.txt"); err != nil || !bytes.Equal(got, want.Bytes()) {
		t.Errorf("notices.txt is not what the modules have (%v): run go test ./cmd/pencilmark -run TestNotices -update", err)
	}
	var printed, errs bytes.Buffer
	if status := run(t.Context(), []string{"version", "--notices"}, strings.NewReader(""), &printed, &errs, func(string) string { return "" }); status != exitDone || !bytes.Equal(printed.Bytes(), want.Bytes()) {
		t.Errorf("status %d, %d bytes are printed, want %d: %s", status, printed.Len(), want.Len(), &errs)
	}
}
