package learntest

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"pencilmark/candidates/notation/notationtest"
)

// VeriPB builds VeriPB, and returns a function that says whether it accepts a proof.
func VeriPB(t *testing.T) func(formula, proof string) bool {
	skip := t.Skipf
	if notationtest.Thorough() {
		skip = t.Fatalf
	} else if testing.Short() {
		t.Skip("builds a program of others for half a minute")
	}
	const python = "/usr/bin/python3"
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(filepath.Join("..", "..", "..", "shared", "checkers", "veripb"))); err != nil {
		skip("needs the checkers of others in ../shared/checkers: %v", err)
	}
	build := exec.Command("sh", "-c", "g++ -O0 --std=c++17 -DPY_BINDINGS -shared -fPIC $("+python+" -m pybind11 --includes) veripb/optimized/pybindings.cpp veripb/optimized/constraints.cpp veripb/optimized/parsing.cpp -lgmp -lgmpxx -o veripb/optimized/pybindings.so")
	build.Dir = dir
	if out, err := build.CombinedOutput(); err != nil {
		skip("needs g++, python3-pybind11 and libgmp-dev: %v\n%s", err, out)
	}
	return func(formula, proof string) bool {
		f, p := filepath.Join(dir, "f.opb"), filepath.Join(dir, "f.pbp")
		if err := errors.Join(os.WriteFile(f, []byte(formula), 0o666), os.WriteFile(p, []byte(proof), 0o666)); err != nil {
			t.Fatal(err)
		}
		run := exec.Command(python, "-m", "veripb", "--requireUnsat", f, p)
		run.Dir = dir
		out, err := run.CombinedOutput()
		return err == nil && strings.Contains(string(out), "Verification succeeded")
	}
}
