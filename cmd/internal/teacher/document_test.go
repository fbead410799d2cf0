package teacher

import (
	"errors"
	"os"
	"strings"
	"testing"

	"pencilmark/candidates/notation"
)

// Of a walkthrough the grid before its first step is taken, and its name; what is wrong in one is said with its place.
func TestOpenDocument(t *testing.T) {
	text, err := os.ReadFile("../../../explain/encode/testdata/shapes.yaml")
	if err != nil {
		t.Fatal(err)
	}
	puzzle := notation.Puzzle{Line: 1, Document: text}
	if err := openDocument(&puzzle); err != nil {
		t.Fatal(err)
	}
	if puzzle.Input == "" || puzzle.Input != puzzle.Grid.String() || puzzle.Grid.Open().IsEmpty() {
		t.Errorf("the grid is %q, of %q", puzzle.Grid.String(), puzzle.Input)
	}
	wrong := notation.Puzzle{Line: 5, Document: []byte(strings.Replace(string(text), "technique: ", "technique: [", 1))}
	var at *Error
	if err := openDocument(&wrong); !errors.As(err, &at) || at.Code != CodeInput || at.Line < 5 {
		t.Errorf("a document that is broken: %v", err)
	}
}
