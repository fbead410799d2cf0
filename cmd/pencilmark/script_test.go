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
// by its area first.
func TestScripts(t *testing.T) {
	puzzles, err := filepath.Abs("../../testdata/puzzles")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                "../../testdata/script",
		RequireUniqueNames: true,
		UpdateScripts:      os.Getenv("UPDATE_SCRIPTS") != "",
		Setup: func(env *testscript.Env) error {
			env.Setenv("PUZZLES", puzzles)
			return nil
		},
	})
}
