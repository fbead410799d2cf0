package notation

import (
	"encoding/json"
	"fmt"
	"strings"

	"pencilmark/candidates"
)

// inQuery escapes the characters of base64 that mean something else in the query of an address. Package net/url
// would bring all kinds of addresses.
var inQuery = strings.NewReplacer("+", "%2B", "/", "%2F", "=", "%3D")

// FPuzzles writes a sheet as the JSON of f-puzzles, under a title, with its solution unless that is empty: then
// programs can tell who has solved it. There is no way to write an open cell of which is known that nothing is left:
// that is an error.
func FPuzzles(s *candidates.Sheet, title string, solution candidates.Filling) ([]byte, error) {
	l := s.Layout
	doc := fPuzzle{Size: l.Size(), Title: title}
	usual := strings.HasPrefix(l.String(), "classic") // boxes: those of f-puzzles
	for c := range l.Cells().All() {
		if c.Column() == 1 {
			doc.Grid = append(doc.Grid, nil)
		}
		var cell fCell
		if d := s.Digits[c]; d != 0 {
			value := int(d)
			cell.Value, cell.Given = &value, s.Givens.Has(c)
		} else {
			if s.Noted.Has(c) {
				cell.CenterPencilMarks = numbers(s.Marks[c])
				if s.Marks[c] == 0 {
					return nil, noneLeft(c)
				}
			}
			cell.CornerPencilMarks = numbers(s.Corners[c])
		}
		if region := l.BoxOf(c).Number() - 1; !usual {
			cell.Region = &region
		}
		if d := solution[c]; d != 0 {
			doc.Solution = append(doc.Solution, int(d))
		}
		row := len(doc.Grid) - 1
		doc.Grid[row] = append(doc.Grid[row], cell)
	}
	falling, rising := diagonals(l.Size())
	for h := range l.HousesOfKind(candidates.Extra).All() {
		switch cells := l.HouseCells(h); cells {
		case falling:
			doc.Falling = true
		case rising:
			doc.Rising = true
		default:
			var region fRegion
			for c := range cells.All() {
				region.Cells = append(region.Cells, strings.ToUpper(c.String()))
			}
			doc.ExtraRegion = append(doc.ExtraRegion, region)
		}
	}
	return json.Marshal(doc)
}

// numbers lists digits as JSON has them.
func numbers(digits candidates.DigitSet) (list []int) {
	for d := range digits.All() {
		list = append(list, int(d))
	}
	return list
}

// noneLeft is the error of forms that have no way to write an empty list of candidates.
func noneLeft(c candidates.Cell) error {
	return fmt.Errorf("%v has no candidate left, which this form has no way to write", c)
}

// FPuzzlesLink writes a sheet as a link to f-puzzles, with the puzzle in it: see [FPuzzles].
func FPuzzlesLink(s *candidates.Sheet, title string, solution candidates.Filling) (string, error) {
	return fPuzzlesLink("https://f-puzzles.com/?load=", s, title, solution)
}

// SudokuPadLink writes a sheet as a link to SudokuPad, with the data of f-puzzles in it: see [FPuzzles].
func SudokuPadLink(s *candidates.Sheet, title string, solution candidates.Filling) (string, error) {
	return fPuzzlesLink("https://sudokupad.app/"+fPuzzlesMark, s, title, solution)
}

func fPuzzlesLink(begin string, s *candidates.Sheet, title string, solution candidates.Filling) (string, error) {
	text, err := FPuzzles(s, title, solution)
	return begin + inQuery.Replace(packLZ(string(text))), err
}
