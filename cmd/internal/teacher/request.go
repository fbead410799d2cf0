package teacher

import (
	"errors"
	"io"
	"slices"
	"strings"
	"time"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/candidates/notation"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// SheetDocument is a sheet as requests and answers have it.
type SheetDocument struct {
	Layout string `json:"layout,omitempty"` // classic9 if it is empty
	// Clues are the clues of the board, in lines as "thermo: r7c1 r7c2 r7c3".
	Clues []string `json:"clues,omitempty"`
	Name  string   `json:"name,omitempty"`
	// Givens are the digits of the puzzle, and Placed those of the player: a
	// character a cell, "." for none. Nothing stands for none at all.
	Givens string            `json:"givens"`
	Placed string            `json:"placed,omitempty"`
	Marks  map[string]string `json:"marks,omitempty"` // digits by the name of the cell; a cell without any may be named too
	// Corners are the marks in corners, in the same way.
	Corners map[string]string `json:"corners,omitempty"`
}

// newSheetDocument returns the written form of a sheet.
func newSheetDocument(s *candidates.Sheet, name string) *SheetDocument {
	d := &SheetDocument{Layout: s.Layout.String(), Clues: s.Layout.ClueLines(), Name: string(encode.Clean(name)), Marks: map[string]string{}}
	var givens, placed candidates.Filling
	for c := range s.Layout.Cells().All() {
		if s.Givens.Has(c) {
			givens[c] = s.Digits[c]
		} else {
			placed[c] = s.Digits[c]
		}
	}
	d.Givens, d.Placed = givens.Text(s.Layout), placed.Text(s.Layout)
	for c := range s.Noted.All() {
		d.Marks[c.String()] = s.Marks[c].String()
	}
	for c, digits := range s.Corners {
		if digits != 0 {
			if d.Corners == nil {
				d.Corners = map[string]string{}
			}
			d.Corners[candidates.Cell(c).String()] = digits.String()
		}
	}
	return d
}

// sheet reads the sheet.
func (d *SheetDocument) sheet() (s candidates.Sheet, err error) {
	l, err := layout(d.Layout)
	if err == nil && len(d.Clues) > 0 {
		l, err = layoutWith(l, d.Clues)
	}
	if err != nil {
		return s, err
	}
	s.Layout = l
	digits := func(field, text string) error {
		cells := l.Cells().Len()
		if text != "" && len(text) != cells {
			return errorf(CodeRequest, "sheet.%s has %s: expected %d, one a cell", field, fault.Count(len(text), "character"), cells)
		}
		i := 0
		for c := range l.Cells().All() {
			if text == "" {
				break
			}
			b := text[i]
			i++
			d := candidates.Digit(b - '0')
			switch {
			case b == '.' || b == '0':
			case b < '0' || b > '9' || !l.Digits().Has(d):
				return errorf(CodeRequest, "sheet.%s: found %q for %v: expected a digit from 1 to %d, or a full stop", field, b, c, l.Size())
			case s.Digits[c] != 0:
				return errorf(CodeRequest, "sheet.%s: %v is given already: expected a full stop", field, c)
			default:
				s.Digits[c] = d
				if field == "givens" {
					s.Givens = s.Givens.With(c)
				}
			}
		}
		return nil
	}
	if err := errors.Join(digits("givens", d.Givens), digits("placed", d.Placed)); err != nil {
		return s, err
	}
	marks := func(field string, written map[string]string, note func(candidates.Cell, candidates.DigitSet)) error {
		for name, text := range written {
			c, err := candidates.ParseCell(name)
			switch {
			case err != nil || !l.Cells().Has(c):
				return errorf(CodeRequest, "sheet.%s: %q is no cell of %v: expected a name like r4c7", field, clip(name), l)
			case s.Digits[c] != 0:
				return errorf(CodeRequest, "sheet.%s: %v has a digit: expected marks of open cells", field, c)
			}
			var digits candidates.DigitSet
			for i := range len(text) {
				d := candidates.Digit(text[i] - '0')
				if text[i] < '1' || text[i] > '9' || !l.Digits().Has(d) || digits.Has(d) {
					return errorf(CodeRequest, "sheet.%s: found %q for %v: expected digits from 1 to %d, each once", field, clip(text), c, l.Size())
				}
				digits = digits.With(d)
			}
			note(c, digits)
		}
		return nil
	}
	return s, errors.Join(
		marks("marks", d.Marks, func(c candidates.Cell, digits candidates.DigitSet) {
			s.Noted, s.Marks[c] = s.Noted.With(c), digits
		}),
		marks("corners", d.Corners, func(c candidates.Cell, digits candidates.DigitSet) { s.Corners[c] = digits }))
}

// layout reads the name of a layout, classic9 if there is none.
func layout(name string) (*candidates.Layout, error) {
	if name == "" {
		return candidates.Classic9, nil
	}
	l, err := candidates.ParseLayout(name)
	if err != nil {
		return nil, errorf(CodeRequest, "layout: %v", err)
	}
	return l, nil
}

// Position is the part of a request that says what is on the board: a sheet, or text in any form that
// package notation reads.
type Position struct {
	Sheet *SheetDocument `json:"sheet,omitempty"`
	Input string         `json:"input,omitempty"`
	// Layout is that of the input.
	Layout string `json:"layout,omitempty"`
	// Marks is what marks mean: full, partial, none; or auto, which is what it is if it is empty.
	Marks string `json:"marks,omitempty"`
	// Ignore are names of rules to be left out of the input: those that an error has called unknown.
	Ignore []string `json:"ignore,omitempty"`
}

// position is what a request is about.
type position struct {
	at    encode.Origin
	name  string
	sheet candidates.Sheet
	marks candidates.Marking
	grid  candidates.Grid

	ignored []string // rules that were left out
}

// read reads what is on the board.
func (p *Position) read() (x position, err error) {
	if p.Marks != "" && p.Marks != Likely {
		if _, err := candidates.ParseMarking(p.Marks); err != nil {
			return x, errorf(CodeRequest, "marks: %v, or %s", err, Likely)
		}
	}
	switch {
	case p.Sheet != nil && (p.Input != "" || p.Layout != ""):
		return x, errorf(CodeRequest, "found a sheet and an input or a layout: expected one of them")
	case p.Sheet != nil:
		x.name = p.Sheet.Name
		if x.sheet, err = p.Sheet.sheet(); err != nil {
			return x, err
		}
		x.marks = meant(&x.sheet, p.Marks)
		x.finish("")
		return x, nil
	case p.Input == "":
		return x, errorf(CodeRequest, "found neither a sheet nor an input: expected one of them")
	}
	l, err := layout(p.Layout)
	if err != nil {
		return x, err
	}
	if len(p.Ignore) == 0 {
		puzzle, err := notation.Parse(p.Input, l)
		if err != nil {
			return x, err
		}
		return p.of(puzzle)
	}
	all, wrong, _, err := p.readAll("", 0)
	switch {
	case err != nil:
		return x, err
	case len(wrong) > 0:
		return x, wrong[0]
	case len(all) != 1:
		return x, errorf(CodeInput, "found %d puzzles: expected one", len(all))
	}
	return all[0], nil
}

// of returns what a puzzle that was read is about.
func (p *Position) of(puzzle *notation.Puzzle) (x position, err error) {
	if puzzle.Document != nil {
		if err := openDocument(puzzle); err != nil {
			return x, err
		}
	}
	meaning := p.Marks
	if meaning == "" {
		meaning = Likely
	}
	x.name = puzzle.Name
	x.sheet, x.marks = SheetOf(puzzle, meaning)
	x.at.Line = puzzle.Line
	x.ignored = puzzle.Ignored
	x.finish(puzzle.Input)
	return x, nil
}

// finish sets what follows from the sheet.
func (x *position) finish(input string) {
	x.grid = x.sheet.Grid(x.marks)
	if x.at.Line = max(x.at.Line, 1); input == "" {
		digits := x.sheet.Digits
		input = digits.Text(x.sheet.Layout)
	}
	x.at.Input = encode.Clean(input)
}

// Choice is the part of a request that says what techniques are used, and how things are told.
type Choice struct {
	Profile      string   `json:"profile,omitempty"`
	Only         []string `json:"only,omitempty"`
	Without      []string `json:"without,omitempty"`
	NoUniqueness bool     `json:"no_uniqueness,omitempty"`
	NoFallback   bool     `json:"no_fallback,omitempty"`
	Milliseconds int      `json:"milliseconds,omitempty"` // for the work
	Notation     string   `json:"notation,omitempty"`
	Language     string   `json:"language,omitempty"` // English if it is empty
	Level        string   `json:"level,omitempty"`
	Detail       string   `json:"detail,omitempty"`
}

// settings reads the choice. The profile is the usual one unless another is named.
func (c *Choice) settings(usual string) (s Settings, err error) {
	profile := c.Profile
	if profile == "" {
		profile = usual
	}
	list, err := suite.Profile(profile)
	if err != nil {
		return s, errorf(CodeRequest, "profile: %v", err)
	}
	if list, err = suite.Select(list, c.Only, c.Without); err != nil {
		return s, errorf(CodeRequest, "%v", err)
	}
	if c.NoUniqueness {
		list = WithoutAssumptions(list)
	}
	if len(c.Only) > 0 {
		profile = ProfileOf(profile, list)
	}
	s.Options.Techniques, s.Options.Profile, s.Options.NoFallback = list, profile, c.NoFallback
	s.Options.Budget.Time = usualTime
	switch most := int(MaxTime / time.Millisecond); {
	case c.Milliseconds < 0 || c.Milliseconds > most:
		return s, errorf(CodeRequest, "milliseconds %d: expected 1 to %d", c.Milliseconds, most)
	case c.Milliseconds > 0:
		s.Options.Budget.Time = time.Duration(c.Milliseconds) * time.Millisecond
	}
	w := prose.Writer{Hardest: Hardest, Grade: Grade, Detail: prose.Normal}
	if c.Notation != "" {
		w.Style, err = say.ParseStyle(c.Notation)
	}
	if c.Level != "" && err == nil {
		w.Level, err = prose.ParseLevel(c.Level)
	}
	if c.Detail != "" && err == nil {
		w.Detail, err = prose.ParseDetail(c.Detail)
	}
	if err == nil {
		w.Language, err = inLanguage(c.Language)
	}
	if err != nil {
		return s, errorf(CodeRequest, "%v", err)
	}
	s.Writer = w
	return s, nil
}

// lookup finds the techniques that names mean.
func lookup(names []string) (found []*techniques.Technique, err error) {
	for _, name := range names {
		some, err := suite.Named(Known(), name)
		if err != nil {
			return nil, errorf(CodeRequest, "%v", err)
		}
		found = append(found, some...)
	}
	return found, nil
}

// readAll reads the puzzles of a text that have a word in their names or digits, [MaxPuzzles] behind those that are
// skipped, and counts all of them; and what is wrong with those that cannot be read.
func (p *Position) readAll(find string, skip int) (all []position, wrong []*Error, total int, err error) {
	l, err := layout(p.Layout)
	if err != nil {
		return nil, nil, 0, err
	}
	r := notation.NewReader(strings.NewReader(p.Input), "", l)
	r.Ignore(p.Ignore...)
	find = strings.ToLower(find)
	for {
		puzzle, err := r.Read()
		if err == io.EOF {
			break
		}
		var x position
		if err == nil {
			if !strings.Contains(strings.ToLower(puzzle.Name+" "+puzzle.Input), find) {
				continue
			}
			if total++; total <= skip || total > skip+MaxPuzzles {
				continue
			}
			x, err = p.of(puzzle)
		}
		var parse *notation.ParseError
		var own *Error
		switch {
		case err == nil:
			all = append(all, x)
		case len(wrong) == MaxPuzzles:
		case errors.As(err, &parse), errors.As(err, &own):
			wrong = append(wrong, asError(err))
		default:
			return nil, nil, 0, err
		}
	}
	return all, wrong, total, nil
}

// oneOf reports an error unless a word, if there is one, is among those that are expected.
func oneOf(field, word string, words []string) error {
	if word == "" || slices.Contains(words, word) {
		return nil
	}
	return errorf(CodeRequest, "%s: found %q: expected %s", field, clip(word), strings.Join(words, ", "))
}
