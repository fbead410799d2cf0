package notation

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"sort"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/fault"
)

// silent is the fields of f-puzzles that are no rules: what the puzzle is called, and how its site plays it.
var silent = []string{
	"size", "grid", "title", "author", "ruleset", "solution", "successMessage", "msgcorrect", "metadata",
	"highlightConflicts", "disabledlogic", "truecandidatesoptions", "fogofwar", "foglight", "triggereffect",
}

// drawings is the fields of f-puzzles that only draw. What they draw may be a rule that the text alone explains.
var drawings = []string{"line", "circle", "rectangle", "cage", "text"}

// fClue is a clue in a field of f-puzzles, in any of the forms, or a drawing.
type fClue struct {
	Cell       string     `json:"cell,omitempty"` // R1C1 and so on
	Direction  string     `json:"direction,omitempty"`
	Cells      []string   `json:"cells,omitempty"`
	CloneCells []string   `json:"cloneCells,omitempty"`
	Lines      [][]string `json:"lines,omitempty"`
	Value      fText      `json:"value,omitempty"`
	Values     []fNumber  `json:"values,omitempty"`

	FromConstraint string `json:"fromConstraint,omitempty"` // of a drawing: the name of the clue that it draws
	IsNew          bool   `json:"isNewConstraint,omitempty"`
	OutlineC       string `json:"outlineC,omitempty"`
}

var fogs = []string{"FOW", "FOGLIGHT"}

// oldLines is the fields of lines that old puzzles have only as drawings that are new constraints, by their color.
var oldLines = map[string]string{
	"#C060C0": "renban", "#F067F0": "renban", "#67F067": "whispers", "#6495ED": "slowthermometer", "#FFCCAA": "entropicline",
}

// at names the place of a clue, the first cell that it names, with a space before it.
func (c *fClue) at() fault.Message {
	lists := slices.Concat([][]string{{c.Cell}, c.Cells}, c.Lines)
	for _, list := range lists {
		for _, name := range list {
			if name != "" {
				return fault.New(" at %s", strings.ToLower(strings.Trim(clip(name), `"`)))
			}
		}
	}
	return fault.Message{}
}

// fClues gathers the clues of a puzzle of f-puzzles.
type fClues struct {
	maker  string // of the puzzle, as errors name it
	layout *candidates.Layout
	ignore []string
	fields map[string]json.RawMessage

	cages   []fClue // those of SudokuPad, on their way to a field
	clues   []candidates.Clue
	ignored []string // names of rules that were left out
	unknown []string // names of rules that are not understood
	reasons []any    // messages of the same, with the place and the reason
}

// refuse notes that a rule is not understood, unless it is one to be left out.
func (f *fClues) refuse(name, format string, args ...any) {
	to, reason := &f.unknown, fault.New(format, args...)
	if f.isIgnored(name) {
		to = &f.ignored
	} else {
		f.reasons = append(f.reasons, reason)
	}
	if !slices.Contains(*to, name) {
		*to = append(*to, name)
	}
}

// isIgnored reports whether a rule is to be left out, by the name of its field or one that people use for a kind in it.
func (f *fClues) isIgnored(name string) bool {
	return slices.ContainsFunc(f.ignore, func(ignored string) bool {
		return strings.EqualFold(ignored, name) || slices.ContainsFunc(clues.Named(ignored), func(k *candidates.ClueKind) bool { return k.FPuzzles.Name == name })
	})
}

// mostReasons is how many rules that are not understood an error tells.
const mostReasons = 5

// complaint returns the error for rules that are not understood, nil if there are none.
func (f *fClues) complaint(at ParseError) error {
	if len(f.unknown) == 0 {
		return nil
	}
	reasons := f.reasons[:min(len(f.reasons), mostReasons)]
	if more := len(f.reasons) - mostReasons; more > 0 {
		reasons = append(slices.Clip(reasons), fault.New("and %d more", more))
	}
	listed := fault.New("%s"+strings.Repeat("; %s", len(reasons)-1), reasons...)
	at.Unknown = f.unknown
	return at.because("found a puzzle of %s with %s: expected rules that are known", f.maker, listed)
}

// read reads all fields.
func (f *fClues) read(doc *fPuzzle) {
	for _, name := range slices.Sorted(maps.Keys(f.fields)) {
		switch {
		case slices.Contains(silent, name), isEmpty(f.fields[name]), slices.Contains(drawings, name):
		case f.isIgnored(name):
			f.refuse(name, "")
		default:
			f.field(name, f.fields[name])
		}
	}
	for _, name := range drawings {
		if !isEmpty(f.fields[name]) {
			f.drawing(name)
		}
	}
	f.marks(doc)
	order := map[*candidates.ClueKind]int{}
	for i, k := range clues.All {
		order[k] = i
	}
	sort.SliceStable(f.clues, func(i, j int) bool { return order[f.clues[i].Kind] < order[f.clues[j].Kind] })
}

// marks makes clues of the marks that are given.
func (f *fClues) marks(doc *fPuzzle) {
	i := slices.IndexFunc(clues.All, func(k *candidates.ClueKind) bool { return k.FPuzzles.Form == candidates.MarksForm })
	for c := range f.layout.Cells().All() {
		marks := doc.Grid[c.Row()-1][c.Column()-1].GivenPencilMarks
		if len(marks) == 0 {
			continue
		}
		clue := candidates.Clue{Kind: clues.All[i], Lines: [][]candidates.Cell{{c}}}
		if err := setValues(&clue, marks); err != nil {
			f.refuse("givenPencilMarks", `"givenPencilMarks" at %v (%v)`, c, err)
			continue
		}
		f.clues = append(f.clues, clue)
	}
}

// field reads a field of clues.
func (f *fClues) field(name string, value json.RawMessage) {
	var kinds []*candidates.ClueKind
	for _, k := range clues.All {
		if k.FPuzzles.Name == name {
			kinds = append(kinds, k)
		}
	}
	if len(kinds) == 0 {
		var entries []fClue
		_ = json.Unmarshal(value, &entries) // what it is like is not known
		var at fault.Message
		if len(entries) > 0 {
			at = entries[0].at()
		}
		f.refuse(name, "%s%s, which is not understood yet", strconv.Quote(name), at)
		return
	}
	switch kinds[0].FPuzzles.Form {
	case candidates.SwitchForm:
		if string(value) != "true" {
			f.refuse(name, "%q that is %s", name, clip(string(value)))
			return
		}
		f.clues = append(f.clues, candidates.Clue{Kind: kinds[0]})
	case candidates.ListForm:
		var words []string
		if err := json.Unmarshal(value, &words); err != nil {
			f.refuse(name, "%q that is no list of names", name)
		}
		for _, word := range words {
			i := slices.IndexFunc(kinds, func(k *candidates.ClueKind) bool { return k.FPuzzles.Value == word })
			if i < 0 {
				f.refuse(name, "%q of %s, which is not understood yet", name, clip(word))
				continue
			}
			f.clues = append(f.clues, candidates.Clue{Kind: kinds[i]})
		}
	default:
		var entries []fClue
		if err := json.Unmarshal(value, &entries); err != nil {
			f.refuse(name, "%q that is no list of clues", name)
		}
		for i := range entries {
			f.entry(name, kinds, &entries[i])
		}
	}
}

// entry reads a clue of a field that the kinds share.
func (f *fClues) entry(name string, kinds []*candidates.ClueKind, e *fClue) {
	var wrong error
	for _, k := range kinds {
		var cs []candidates.Clue
		values := []fText{e.Value}
		for _, v := range e.Values {
			values = append(values, v.fText)
		}
		var err error
		if k.FPuzzles.Value != "" {
			if !strings.EqualFold(k.FPuzzles.Value, string(e.Value)) {
				err = fault.Errorf("the value is %s", clip(string(e.Value)))
			}
			values = values[1:]
		}
		clue := candidates.Clue{Kind: k}
		if err == nil {
			err = setValues(&clue, values)
		}
		if err == nil {
			cs, err = f.shape(clue, e)
		}
		for i := range cs {
			if k.Check != nil && err == nil {
				err = k.Check(f.layout, &cs[i])
			}
		}
		if err == nil {
			f.clues = append(f.clues, cs...)
			return
		}
		if wrong == nil {
			wrong = err
		}
	}
	f.refuse(name, "%q%s (%v)", name, e.at(), wrong)
}

// setValues sets the values of a clue from texts, of which empty ones say nothing.
func setValues(c *candidates.Clue, texts []fText) error {
	for _, text := range texts {
		n, ok := text.number()
		switch {
		case text == "":
		case !ok || n < 0 || n > candidates.MaxCandidates:
			return fault.Errorf("found %s: expected a number", clip(string(text)))
		default:
			c.Values = append(c.Values, n)
		}
	}
	return nil
}

// shape returns the clue with its cells, or several.
func (f *fClues) shape(c candidates.Clue, e *fClue) (cs []candidates.Clue, err error) {
	with := func(names ...[]string) {
		made := c
		made.Lines = nil
		for _, list := range names {
			line, wrong := f.line(list)
			if err == nil {
				err = wrong
			}
			made.Lines = append(made.Lines, line)
		}
		if c.Kind.Single && len(made.Lines) == 1 {
			for _, cell := range made.Lines[0] {
				made.Lines = [][]candidates.Cell{{cell}}
				cs = append(cs, made)
			}
			return
		}
		cs = append(cs, made)
	}
	switch c.Kind.FPuzzles.Form {
	case candidates.LinesForm:
		for _, line := range e.Lines {
			if len(line) < 2 && len(c.Values) == 0 {
				continue // the beginning of a line, which compares nothing
			}
			with(line)
		}
	case candidates.CellsForm, candidates.CornerForm:
		with(e.Cells)
	case candidates.ClonesForm:
		with(e.Cells, e.CloneCells)
	case candidates.CellForm:
		if e.Cell == "" {
			with(e.Cells)
		} else {
			with([]string{e.Cell})
		}
	case candidates.ArrowForm:
		names := [][]string{e.Cells}
		for _, line := range e.Lines {
			if len(line) > 1 {
				names = append(names, line[1:])
			}
		}
		if len(names) > 1 { // with a shaft
			with(names...)
		}
	case candidates.OutsideForm, candidates.DiagonalForm:
		line, wrong := f.seen(e.Cell, e.Direction, c.Kind.FPuzzles.Form)
		c.Lines = [][]candidates.Cell{line}
		return []candidates.Clue{c}, wrong
	}
	return cs, err
}

// place reads the name of a cell, or of a place that is outside of the board by one.
func (f *fClues) place(name string) (row, column int, err error) {
	lower := strings.ToLower(name)
	if i := strings.IndexByte(lower, 'c'); i > 0 && lower[0] == 'r' {
		r, err1 := strconv.Atoi(lower[1:i])
		c, err2 := strconv.Atoi(lower[i+1:])
		if err1 == nil && err2 == nil && min(r, c) >= 0 && max(r, c) <= f.layout.Size()+1 {
			return r, c, nil
		}
	}
	return 0, 0, fault.Errorf("found %s: expected a cell of the board", clip(name))
}

// has reports whether a place is on the board.
func (f *fClues) has(row, column int) bool {
	return min(row, column) >= 1 && max(row, column) <= f.layout.Size()
}

// line reads the cells of a line.
func (f *fClues) line(names []string) (line []candidates.Cell, err error) {
	for _, name := range names {
		row, column, err := f.place(name)
		if err == nil && !f.has(row, column) {
			err = fault.Errorf("found %s: expected a cell of the board", clip(name))
		}
		if err != nil {
			return nil, err
		}
		line = append(line, candidates.At(row, column))
	}
	return line, nil
}

// directions is the steps of the directions of a diagonal, in rows and columns.
var directions = map[string][2]int{"UL": {-1, -1}, "UR": {-1, 1}, "DL": {1, -1}, "DR": {1, 1}}

// seen returns the cells that are seen from a place outside of the board.
func (f *fClues) seen(name, direction string, form candidates.ClueForm) (line []candidates.Cell, err error) {
	row, column, err := f.place(name)
	if err != nil {
		return nil, err
	}
	var step [2]int
	if form == candidates.DiagonalForm {
		known := false
		if step, known = directions[strings.ToUpper(direction)]; !known {
			return nil, fault.Errorf("found the direction %s: expected UL, UR, DL or DR", clip(direction))
		}
		if f.has(row, column) { // the first cell itself
			row, column = row-step[0], column-step[1]
		}
	} else {
		inward := func(n int) int {
			switch n {
			case 0:
				return 1
			case f.layout.Size() + 1:
				return -1
			}
			return 0
		}
		if step = [2]int{inward(row), inward(column)}; (step[0] == 0) == (step[1] == 0) {
			return nil, errors.New("expected a place beside a row or a column")
		}
	}
	for r, c := row+step[0], column+step[1]; f.has(r, c); r, c = r+step[0], c+step[1] {
		line = append(line, candidates.At(r, c))
	}
	if len(line) == 0 {
		return nil, fault.Errorf("no cell is seen from %s in direction %s", clip(name), clip(direction))
	}
	return line, nil
}

// drawing reads a field of drawings. Those of a clue that has a field of its own say nothing else; of any other nobody
// knows what it means.
func (f *fClues) drawing(name string) {
	var entries []fClue
	if err := json.Unmarshal(f.fields[name], &entries); err != nil {
		f.refuse(name, "%q that is no list of drawings", name)
	}
	for i := range entries {
		e := &entries[i]
		old := oldLines[strings.ToUpper(e.OutlineC)]
		switch {
		case f.hasField(e.FromConstraint):
		case name == "cage" && (slices.Contains(fogs, strings.ToUpper(string(e.Value))) || len(e.Cells) == 0 && strings.Contains(string(e.Value), ":")):
			// SudokuPad keeps its fog, and what a puzzle is called, in cages.
		case name == "line" && e.IsNew && old != "":
			if isEmpty(f.fields[old]) {
				f.field(old, slices.Concat([]byte("["), mustJSON(&fClue{Lines: e.Lines}), []byte("]")))
			}
		case e.FromConstraint != "":
			f.refuse(name, "%q%s, the drawing of %s without its clue", name, e.at(), clip(e.FromConstraint))
		default:
			f.refuse(name, "%q%s, a drawing that no clue explains", name, e.at())
		}
	}
}

// hasField reports whether there is a field for the clue that a drawing names: "Region Sum Line".
func (f *fClues) hasField(constraint string) bool {
	word := strings.ToLower(strings.NewReplacer(" ", "", "-", "").Replace(constraint))
	if strings.HasSuffix(word, "whispers") {
		word = "whispers"
	}
	return word != "" && !isEmpty(f.fields[word])
}

// mustJSON writes what can be written.
func mustJSON(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return text
}
