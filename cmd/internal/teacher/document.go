//go:build !js

package teacher

import (
	"bytes"
	"errors"

	"pencilmark/candidates/notation"
	"pencilmark/explain/encode"
)

// openDocument takes the grid before the first step out of the walkthrough that a puzzle is.
func openDocument(puzzle *notation.Puzzle) error {
	doc, err := encode.NewDecoder(bytes.NewReader(puzzle.Document)).Decode()
	var wrong *encode.Error
	switch {
	case errors.As(err, &wrong):
		placeless := encode.Error{Path: wrong.Path, Msg: wrong.Msg}
		return errorf(CodeInput, "%v", &placeless).at(puzzle.Line+max(wrong.Line, 1)-1, wrong.Col)
	case err != nil:
		return err
	}
	w := &doc.Walkthrough
	puzzle.Name, puzzle.Input, puzzle.Grid = w.Name, w.Start.String(), w.Start
	return nil
}
