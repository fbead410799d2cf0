package notation

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates/fault"
)

// SudokuPad's own form of a puzzle, "scl", is mostly a drawing and the rules as text. What has a meaning in it is the
// givens, the regions, the cages whose digits differ or have a sum, and a few switches. It is read by way of the
// fields that f-puzzles has for the same; everything else is named, as drawings are there.
type padPuzzle struct {
	Cells    [][]padCell
	Regions  [][]padPlace
	Cages    []padCage
	Global   json.RawMessage
	Metadata map[string]json.RawMessage
	Title    fText
}

type padCell struct {
	Value fText
}

// padPlace is the row and column of a cell, from 0, or a point of a drawing between them.
type padPlace []float64

func (p padPlace) name() string {
	if len(p) != 2 {
		return ""
	}
	return fmt.Sprintf("R%dC%d", int(p[0])+1, int(p[1])+1)
}

type padCage struct {
	Cells  []padPlace
	Value  fText
	Sum    fText
	Unique bool
}

// padDrawing is a line, an arrow, or a shape over or under the cells.
type padDrawing struct {
	Color, BorderColor, BackgroundColor fText
	WayPoints                           []padPlace
	Center                              padPlace
	Text                                fText
}

// padSwitches is the rules that a puzzle of SudokuPad turns on by name, with the fields of f-puzzles.
var padSwitches = []string{"antiknight", "antiking", "nonconsecutive"}

// padDrawings is the fields that only draw, and padSilent those that say nothing of the rules.
var (
	padDrawings = []string{"lines", "arrows", "overlays", "underlays"}
	padSilent   = []string{"cells", "regions", "cages", "global", "metadata", "title", "author", "rules", "solution", "id", "cellSize", "settings", "foglight", "triggereffect", "videos", "duration"}
)

// sudokuPad reads a puzzle in SudokuPad's own form that was found at a place.
func (r *Reader) sudokuPad(text string, at ParseError) (*Puzzle, error) {
	const maker = "SudokuPad"
	plain, err := unzip(text)
	if err != nil {
		return nil, at.because("found a damaged puzzle of %s (%v): expected its cells and regions", maker, err)
	}
	var fields map[string]json.RawMessage
	var pad padPuzzle
	if err = json.Unmarshal(plain, &fields); err == nil {
		err = json.Unmarshal(plain, &pad)
	}
	if err != nil {
		return nil, at.because("found a damaged puzzle of %s (%v): expected its cells and regions", maker, mistyped(err))
	}
	f := &fClues{maker: maker, ignore: r.ignore, fields: map[string]json.RawMessage{}}
	doc, err := pad.document(f)
	if err != nil {
		return nil, at.because("found a puzzle of %s that cannot be read: %v", maker, err)
	}
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		switch {
		case slices.Contains(padSilent, name), isEmpty(fields[name]):
		case slices.Contains(padDrawings, name):
			f.padDrawing(name, fields[name])
		default:
			f.refuse(name, "%q, which is not understood", name)
		}
	}
	return r.build(doc, f, text, at)
}

// document returns the puzzle as f-puzzles has it, and puts its clues in the fields.
func (pad *padPuzzle) document(f *fClues) (*fPuzzle, error) {
	doc := &fPuzzle{Title: pad.Title}
	if title := pad.Metadata["title"]; doc.Title == "" && title != nil {
		_ = json.Unmarshal(title, &doc.Title) // what is no text is no title
	}
	for _, cells := range pad.Cells {
		row := make([]fCell, len(cells))
		for i, cell := range cells {
			row[i] = fCell{Value: cell.Value, Given: true, Region: fRegion{written: true, number: -1}}
		}
		doc.Grid = append(doc.Grid, row)
	}
	for i, region := range pad.Regions {
		for _, place := range region {
			cell := doc.at(place)
			if cell == nil || cell.Region.number >= 0 {
				return nil, fault.Errorf("found %s in region %d: expected a cell of the board that is in no other", clip(place.name()), i+1)
			}
			cell.Region.number = i
		}
	}
	for i := range pad.Cages {
		pad.Cages[i].read(f, doc, pad.Regions)
	}
	if len(f.cages) > 0 {
		f.fields["killercage"] = mustJSON(f.cages)
	}
	pad.switches(f)
	return doc, nil
}

// at returns the cell at a place, nil if there is none.
func (doc *fPuzzle) at(p padPlace) *fCell {
	if len(p) != 2 || !(p[0] >= 0 && p[0] < float64(len(doc.Grid))) || !(p[1] >= 0 && p[1] < float64(len(doc.Grid[int(p[0])]))) {
		return nil
	}
	return &doc.Grid[int(p[0])][int(p[1])]
}

// read notes a cage as a clue. Cages without cells keep what a puzzle is called, and those of a whole house
// whose digits differ say nothing new.
func (c *padCage) read(f *fClues, doc *fPuzzle, regions [][]padPlace) {
	var cells []string
	for _, place := range c.Cells {
		cells = append(cells, place.name())
	}
	clue := fClue{Cells: cells, Value: c.Value}
	if c.Sum != "" && c.Sum != "0" {
		clue.Value = c.Sum
	}
	_, isSum := clue.Value.number()
	switch whole := c.isHouse(len(doc.Grid), regions); {
	case len(cells) == 0 && (c.Value == "" || strings.Contains(string(c.Value), ":")):
	case c.Unique && whole && c.Value == "":
	case c.Unique && (isSum || clue.Value == ""):
		f.cages = append(f.cages, clue)
	default:
		f.refuse("cages", "\"cages\"%s with %s, which only its rules explain", clue.at(), clip(string(clue.Value)))
	}
}

// isHouse reports whether a cage is a whole row, column or region.
func (c *padCage) isHouse(size int, regions [][]padPlace) bool {
	if len(c.Cells) != size {
		return false
	}
	names := func(places []padPlace) (list []string) {
		for _, p := range places {
			list = append(list, p.name())
		}
		slices.Sort(list)
		return list
	}
	same := func(i int) bool {
		return !slices.ContainsFunc(c.Cells, func(p padPlace) bool { return len(p) != 2 || p[i] != c.Cells[0][i] })
	}
	return same(0) || same(1) || slices.ContainsFunc(regions, func(r []padPlace) bool { return slices.Equal(names(r), names(c.Cells)) })
}

// switches notes the rules that are turned on.
func (pad *padPuzzle) switches(f *fClues) {
	var words []string
	if !isEmpty(pad.Global) && json.Unmarshal(pad.Global, &words) != nil {
		f.refuse("global", `"global" that is no list of names`)
	}
	for _, name := range append(slices.Clone(padSwitches), "norowcol") {
		if string(pad.Metadata[name]) == "true" {
			words = append(words, name)
		}
	}
	for _, word := range words {
		if !slices.Contains(padSwitches, word) {
			f.refuse(word, "%s, which is not understood yet", strconv.Quote(word))
			continue
		}
		f.fields[word] = json.RawMessage("true")
	}
}

// padDrawing refuses what is drawn, by its color and its first place.
func (f *fClues) padDrawing(name string, value json.RawMessage) {
	var entries []padDrawing
	if json.Unmarshal(value, &entries) != nil {
		f.refuse(name, "%q that is no list of drawings", name)
	}
	for _, e := range entries {
		what := ""
		for _, color := range []fText{e.Color, e.BorderColor, e.BackgroundColor} {
			if color != "" {
				what = " of color " + strings.Trim(clip(string(color)), `"`)
				break
			}
		}
		if e.Text != "" {
			what += " with " + clip(string(e.Text))
		}
		place := e.Center
		if len(e.WayPoints) > 0 {
			place = e.WayPoints[0]
		}
		drawn := fClue{Cell: place.name()}
		f.refuse(name, "%q%s%s, a drawing that only its rules explain", name, what, drawn.at())
	}
}

// padMarks is what stands before SudokuPad's own form in a link.
var padMarks = []string{"scl", "ctc"}

// padState returns where the data of SudokuPad's own form begins in a link of it, or -1.
func padState(word string) int {
	start := 0
	for _, before := range []string{"sudokupad.app/", "crackingthecryptic.com/", "sudoku/", "puzzleid="} {
		if i := strings.Index(word[start:], before); i >= 0 {
			start += i + len(before)
		}
	}
	for _, mark := range padMarks {
		if strings.HasPrefix(word[start:], mark) {
			return start + len(mark)
		}
	}
	return -1
}

// isPad reports whether a word is SudokuPad's own form without the link. Packed JSON begins with N.
func isPad(word string) bool {
	return slices.ContainsFunc(padMarks, func(mark string) bool { return strings.HasPrefix(word, mark+"N") })
}
