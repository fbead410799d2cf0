package teacher

import (
	"encoding/json"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
)

// openDocument takes the grid before the first step out of the walkthrough that a puzzle is. In a browser,
// where every byte of the program is paid for, no other part of it is read, and no YAML.
func openDocument(puzzle *notation.Puzzle) error {
	var doc struct {
		Name, Layout, Puzzle string
		Start                struct{ Place, Remove []string }
	}
	if err := json.Unmarshal(puzzle.Document, &doc); err != nil {
		return errorf(CodeInput, "found a walkthrough that is not JSON (%v): expected JSON, which is all that browsers read of them", err).at(puzzle.Line, 1)
	}
	d := &SheetDocument{Layout: doc.Layout, Givens: doc.Puzzle}
	sheet, err := d.sheet()
	if err != nil {
		return err
	}
	g := sheet.Grid(candidates.MarksNone)
	for _, text := range append(doc.Start.Place, doc.Start.Remove...) {
		e, err := explain.ParseEffect(text)
		if err != nil || !g.Layout().HasCandidate(e.Candidate) || e.Place && !g.Open().Has(e.Candidate.Cell()) {
			return errorf(CodeInput, "found start %s: expected a change of the puzzle", clip(text)).at(puzzle.Line, 1)
		}
		e.Apply(&g)
	}
	puzzle.Name, puzzle.Input, puzzle.Grid = doc.Name, g.String(), g
	return nil
}
