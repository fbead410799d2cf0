package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/pflag"
)

// Each command has a page with its help, line by line, and its flags; what reads such pages finds no fault.
func TestManual(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and nothing in it runs beside anything else")
	}
	dir := t.TempDir()
	var out, errs bytes.Buffer
	if status := run(context.Background(), []string{"man", "--dir", dir}, strings.NewReader(""), &out, &errs, func(string) string { return "" }); status != 0 {
		t.Fatal(errs.String())
	}
	groff, err := exec.LookPath("groff")
	if err != nil {
		t.Logf("the pages were not read: %v", err)
	}
	a := &app{stdin: strings.NewReader(""), stdout: &out, stderr: &errs, getenv: func(string) string { return "" }}
	root := a.root()
	plain := func(text string) string {
		return strings.NewReplacer(`\e`, `\`, `\-`, "-", `\&`, "").Replace(text)
	}
	for _, cmd := range append(root.Commands(), root) {
		if !cmd.IsAvailableCommand() && cmd != root {
			continue // help has no page
		}
		path := filepath.Join(dir, manualName(cmd)+".1")
		page, err := os.ReadFile(path)
		if err != nil {
			t.Error(err)
			continue
		}
		text := plain(string(page))
		for line := range strings.Lines(cmd.Long + "\n" + cmd.Example) {
			if line != "\n" && !strings.Contains(text, "\n"+strings.TrimSuffix(line, "\n")+"\n") {
				t.Errorf("%s has no line %q", path, line)
			}
		}
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			if f.Usage != "" && !strings.Contains(text, "--"+f.Name) {
				t.Errorf("%s has no --%s", path, f.Name)
			}
		})
		if groff != "" {
			if warnings, err := exec.Command(groff, "-man", "-ww", "-z", path).CombinedOutput(); err != nil || len(warnings) > 0 {
				t.Errorf("%s: %v %s", path, err, warnings)
			}
		}
	}
}
