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
	corpora, err := filepath.Abs("../../../shared/corpora")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                "../../testdata/script",
		RequireUniqueNames: true,
		UpdateScripts:      os.Getenv("UPDATE_SCRIPTS") != "",
		Condition: func(cond string) (bool, error) {
			// [corpora] holds where the puzzle collections are.
			_, err := os.Stat(corpora)
			return cond == "corpora" && err == nil, nil
		},
		Setup: func(env *testscript.Env) error {
			env.Setenv("CORPORA", corpora)
			return nil
		},
	})
}
