package notation

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
)

// inQuery escapes the characters of base64 that mean something else in the query of an address. Package net/url
// would bring all kinds of addresses.
var inQuery = strings.NewReplacer("+", "%2B", "/", "%2F", "=", "%3D")

// writtenPuzzle is a puzzle as f-puzzles writes it, but for the clues and the solution behind it.
type writtenPuzzle struct {
	Size    int             `json:"size"`
	Title   string          `json:"title"`
	Author  string          `json:"author"`
	Ruleset string          `json:"ruleset"`
	Grid    [][]writtenCell `json:"grid"`
}

type writtenCell struct {
	Value             int   `json:"value,omitempty"`
	Given             bool  `json:"given,omitempty"`
	Region            any   `json:"region,omitempty"` // a number, or null in JSON
	CenterPencilMarks []int `json:"centerPencilMarks,omitempty"`
	GivenPencilMarks  []int `json:"givenPencilMarks,omitempty"`
	CornerPencilMarks []int `json:"cornerPencilMarks,omitempty"`
}

// FPuzzles writes a sheet as the JSON of f-puzzles, under a title, with its solution unless that is empty: then
// programs can tell who has solved it. There is no way to write an open cell of which is known that nothing is left,
// nor some kinds of clues: that is an error.
func FPuzzles(s *candidates.Sheet, title string, solution candidates.Filling) ([]byte, error) {
	l := s.Layout
	doc := writtenPuzzle{Size: l.Size(), Title: title}
	fields, err := writeFields(l)
	if err != nil {
		return nil, err
	}
	var answer []int                                  // cell by cell
	usual := strings.HasPrefix(l.String(), "classic") // boxes: those of f-puzzles
	for c := range l.Cells().All() {
		if c.Column() == 1 {
			doc.Grid = append(doc.Grid, nil)
		}
		cell := writtenCell{GivenPencilMarks: fields.marks[c]}
		if d := s.Digits[c]; d != 0 {
			cell.Value, cell.Given = int(d), s.Givens.Has(c)
		} else {
			if s.Noted.Has(c) {
				cell.CenterPencilMarks = numbers(s.Marks[c])
				if s.Marks[c] == 0 {
					return nil, noneLeft(c)
				}
			}
			cell.CornerPencilMarks = numbers(s.Corners[c])
		}
		switch box := l.BoxOf(c); {
		case usual:
		case box == candidates.NoHouse:
			cell.Region = json.RawMessage("null")
		default:
			cell.Region = box.Number() - 1
		}
		if d := solution[c]; d != 0 {
			answer = append(answer, int(d))
		}
		row := len(doc.Grid) - 1
		doc.Grid[row] = append(doc.Grid[row], cell)
	}
	text, err := json.Marshal(doc)
	if err != nil {
		return nil, err
	}
	if answer != nil {
		fields.add("solution", answer)
	}
	text = text[:len(text)-1]
	for _, name := range fields.names {
		value, err := json.Marshal(fields.values[name])
		if err != nil {
			return nil, err
		}
		text = append(append(append(append(text, ',', '"'), name...), '"', ':'), value...)
	}
	return append(text, '}'), nil
}

// writtenFields is the fields of clues, in order.
type writtenFields struct {
	names  []string
	values map[string]any
	marks  map[candidates.Cell][]int // that are given
}

func (f *writtenFields) add(name string, value any) {
	if f.values[name] == nil {
		f.names = append(f.names, name)
	}
	f.values[name] = value
}

// writeFields writes the extra houses and the clues of a board.
func writeFields(l *candidates.Layout) (*writtenFields, error) {
	f := &writtenFields{values: map[string]any{}, marks: map[candidates.Cell][]int{}}
	bare, err := candidates.ParseLayout(l.String())
	if err != nil {
		return nil, err
	}
	falling, rising := diagonals(l.Size())
	var regions []any
	for h := range bare.HousesOfKind(candidates.Extra).All() {
		switch cells := bare.HouseCells(h); cells {
		case falling:
			f.add(clues.FallingDiagonal.FPuzzles.Name, true)
		case rising:
			f.add(clues.RisingDiagonal.FPuzzles.Name, true)
		default:
			var region fClue
			for c := range cells.All() {
				region.Cells = append(region.Cells, cellName(c))
			}
			regions = append(regions, &region)
		}
	}
	if regions != nil {
		f.add(clues.ExtraRegion.FPuzzles.Name, regions)
	}
	cs := l.Clues()
	for i := range cs {
		if err := f.clue(l, &cs[i]); err != nil {
			return nil, err
		}
	}
	return f, nil
}

// diagonals returns the diagonal from the upper left corner, and the other.
func diagonals(size int) (falling, rising candidates.CellSet) {
	for n := 1; n <= size; n++ {
		falling = falling.With(candidates.At(n, n))
		rising = rising.With(candidates.At(n, size+1-n))
	}
	return falling, rising
}

// clue adds a clue to its field.
func (f *writtenFields) clue(l *candidates.Layout, c *candidates.Clue) error {
	field := c.Kind.FPuzzles
	list, _ := f.values[field.Name].([]any)
	e := &fClue{Value: fText(field.Value)}
	switch {
	case field.Form == candidates.MarksForm:
		cell := c.Lines[0][0]
		if f.marks[cell] != nil {
			return fmt.Errorf("there are marks given twice in %v, which f-puzzles has no way to write", cell)
		}
		f.marks[cell] = c.Values
		return nil
	case field.Name == "":
		return fmt.Errorf("there is a clue %q, which f-puzzles has no way to write", c)
	case field.Form == candidates.SwitchForm:
		f.add(field.Name, true)
		return nil
	case field.Form == candidates.ListForm:
		f.add(field.Name, append(list, field.Value))
		return nil
	case len(c.Values) == 1 && field.Form != candidates.CornerForm:
		e.Value = fText(strconv.Itoa(c.Values[0]))
	default:
		for _, v := range c.Values {
			e.Values = append(e.Values, fNumber{fText(strconv.Itoa(v))})
		}
	}
	var lines [][]string
	for _, line := range c.Lines {
		lines = append(lines, nil)
		for _, cell := range line {
			lines[len(lines)-1] = append(lines[len(lines)-1], cellName(cell))
		}
	}
	switch field.Form {
	case candidates.LinesForm:
		e.Lines = lines
	case candidates.CellsForm, candidates.CornerForm:
		e.Cells = lines[0]
	case candidates.ClonesForm:
		e.Cells, e.CloneCells = lines[0], lines[1]
	case candidates.CellForm:
		e.Cell = lines[0][0]
	case candidates.ArrowForm:
		e.Cells = lines[0]
		for i, shaft := range c.Lines[1:] {
			from := slices.MinFunc(c.Lines[0], func(a, b candidates.Cell) int { return a.Distance(shaft[0]) - b.Distance(shaft[0]) })
			e.Lines = append(e.Lines, append([]string{cellName(from)}, lines[1+i]...))
		}
	case candidates.OutsideForm, candidates.DiagonalForm:
		e.Cell, e.Direction = seenFrom(l, c.Lines[0])
		if field.Form == candidates.OutsideForm {
			e.Direction = ""
		}
	}
	f.add(field.Name, append(list, e))
	return nil
}

// cellName is the name that f-puzzles has for a cell: R1C1.
func cellName(c candidates.Cell) string { return strings.ToUpper(c.String()) }

// seenFrom returns the place before a straight line of cells, and in which direction the line goes. A line that begins
// inside of the board is named by its first cell; one cell by itself is seen from where nothing is behind it.
func seenFrom(l *candidates.Layout, line []candidates.Cell) (name, direction string) {
	row, column := line[0].Row(), line[0].Column()
	has := func(row, column int) bool { return min(row, column) >= 1 && max(row, column) <= l.Size() }
	var step [2]int
	if len(line) > 1 {
		step = [2]int{line[1].Row() - row, line[1].Column() - column}
	} else {
		for _, d := range []string{"UL", "UR", "DL", "DR"} {
			if s := directions[d]; !has(row-s[0], column-s[1]) && !has(row+s[0], column+s[1]) {
				step = s
			}
		}
	}
	for d, s := range directions {
		if s == step {
			direction = d
		}
	}
	if !has(row-step[0], column-step[1]) {
		row, column = row-step[0], column-step[1]
	}
	return fmt.Sprintf("R%dC%d", row, column), direction
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
