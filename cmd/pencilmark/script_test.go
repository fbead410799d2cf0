package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"pencilmark": main})
}

// The scripts in testdata/script run the program as its users do. Each is named
// by its area first. With -short, as the race detector has it, only those run that work on much at once or are
// interrupted.
func TestScripts(t *testing.T) {
	puzzles, err := filepath.Abs("../../testdata/puzzles")
	if err != nil {
		t.Fatal(err)
	}
	params := testscript.Params{
		Dir:                "../../testdata/script",
		RequireUniqueNames: true,
		UpdateScripts:      os.Getenv("UPDATE_SCRIPTS") != "",
		Setup: func(env *testscript.Env) error {
			env.Setenv("PUZZLES", puzzles)
			return nil
		},
	}
	if testing.Short() {
		for _, name := range []string{"batch_*", "compare_*", "generate_*", "many_*", "output_*", "solve_[fs]*"} {
			found, err := filepath.Glob(filepath.Join(params.Dir, name))
			if err != nil || len(found) == 0 {
				t.Fatalf("no script is %s: %v", name, err)
			}
			params.Files = append(params.Files, found...)
		}
		params.Dir = ""
	}
	testscript.Run(t, params)
}
