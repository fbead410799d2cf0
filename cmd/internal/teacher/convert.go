package teacher

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/fallback"
	"pencilmark/techniques/pipeline"
)

// Form is a text that a sheet is written as, with its name.
type Form struct {
	Name  string
	Write func(s *candidates.Sheet, m candidates.Marking, name string) (string, error)
}

// Forms are the forms that other programs read, and people send each other.
var Forms = []Form{
	{"line", gridForm(notation.Line)},
	{"plus", gridForm(notation.PlusLine)},
	{"board", func(s *candidates.Sheet, m candidates.Marking, name string) (string, error) {
		g := s.Grid(m)
		return titled(framed(notation.Board(&g), s.Layout), name), nil
	}},
	{"marks", writeMarks},
	{"candidates", gridForm(notation.Sukaku)},
	{"link", writeWiki},
	{"exchange", func(s *candidates.Sheet, _ candidates.Marking, name string) (string, error) {
		link, ok := notation.ExchangeLink(s)
		return named(link, name), unless(ok)
	}},
	{"fpuzzles", playedForm(notation.FPuzzlesLink)},
	{"sudokupad", playedForm(notation.SudokuPadLink)},
}

// gridForm is a form of a line, of the grid that a sheet comes to.
func gridForm(write func(*candidates.Grid) string) func(*candidates.Sheet, candidates.Marking, string) (string, error) {
	return func(s *candidates.Sheet, m candidates.Marking, name string) (string, error) {
		g := s.Grid(m)
		return named(write(&g), name), nil
	}
}

// playedForm is a form of programs to play in, which has the name in it, and the solution of the givens if there is
// one: they can then say that the puzzle is solved.
func playedForm(write func(s *candidates.Sheet, title string, solution candidates.Filling) (string, error)) func(*candidates.Sheet, candidates.Marking, string) (string, error) {
	return func(s *candidates.Sheet, _ candidates.Marking, name string) (string, error) {
		solution, _ := SolutionOf(context.Background(), s)
		text, err := write(s, name, solution)
		return text + "\n", err
	}
}

// enough are the nodes in which the solution of any puzzle that people are given is found.
const enough = 50_000

// SolutionOf returns the solution of the givens of a sheet; ok is false if there is none, or another one, or the search takes
// longer than a glance.
func SolutionOf(ctx context.Context, s *candidates.Sheet) (solution candidates.Filling, ok bool) {
	var givens candidates.Filling
	for c := range s.Givens.All() {
		givens[c] = s.Digits[c]
	}
	start := candidates.NewGrid(s.Layout, givens)
	ctx, done := pipeline.Budget{}.Glance().Bound(ctx)
	defer done()
	r := fallback.Solve(ctx, &start, 2, fallback.Budget{Nodes: enough})
	if r.Stopped != nil || len(r.Solutions) != 1 {
		return solution, false
	}
	return r.Solutions[0], true
}

// framed puts around a grid what it does not say, if there is anything.
func framed(grid string, l *candidates.Layout) string {
	if l.Same(candidates.Classic9) {
		return grid
	}
	return notation.Framed(grid, l)
}

func writeMarks(s *candidates.Sheet, m candidates.Marking, name string) (string, error) {
	if s.Marked().IsEmpty() {
		g := s.Grid(m)
		return titled(framed(notation.PencilMarks(&g), s.Layout), name), nil
	}
	return titled(framed(notation.SheetMarks(s), s.Layout), name), nil
}

func writeWiki(s *candidates.Sheet, m candidates.Marking, name string) (string, error) {
	g := s.Grid(m)
	link, ok := notation.SudokuWikiLink(&g)
	if item, bad := g.Contradiction(); !ok && bad && s.Layout.String() == candidates.Classic9.String() {
		return "", fmt.Errorf("%v has no candidate left, which this form has no way to write", item)
	}
	return named(link, name), unless(ok)
}

// named writes a name behind a line.
func named(line, name string) string { return strings.TrimSpace(line+" "+name) + "\n" }

// titled writes a name above a board, as a comment where it could be taken for a row.
func titled(board, name string) string {
	first := strings.ToUpper(name + " ")[0]
	switch {
	case name == "":
		return board
	case first < 'A' || first > 'Z' || first == 'X':
		name = "# " + name
	}
	return name + "\n" + board
}

// unless returns the error of forms for classic puzzles if it is not ok.
func unless(ok bool) error {
	if ok {
		return nil
	}
	return ErrClassic
}

// ErrClassic is the error of a form that only classic puzzles have.
var ErrClassic = errors.New("this form is for classic 9x9 puzzles")

// ConvertRequest asks for a sheet in another form.
type ConvertRequest struct {
	Position
	To string `json:"to"` // the name of one of [Forms]
}

// ConvertAnswer has the text, with a line end.
type ConvertAnswer struct {
	Text string `json:"text"`
}

func convert(_ context.Context, q *ConvertRequest) (*ConvertAnswer, error) {
	x, err := q.read()
	if err != nil {
		return nil, err
	}
	var names []string
	for _, f := range Forms {
		if names = append(names, f.Name); f.Name == q.To {
			text, err := f.Write(&x.sheet, x.marks, x.name)
			return &ConvertAnswer{text}, err
		}
	}
	return nil, errorf(CodeRequest, "to: found %q: expected %s", clip(q.To), strings.Join(names, ", "))
}
