package say

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
)

// Repair reads what is said, stage by stage, of something to put right on a sheet, and checks it against the
// sheet and the solution of its givens.
func Repair(sheet *candidates.Sheet, solution *candidates.Filling, told []string) error {
	r := &repairReader{sheet: sheet, solution: solution, l: sheet.Layout}
	for i, text := range told {
		for _, sentence := range sentences(text) {
			if n := WordCount(sentence); n > MaxWords {
				return fmt.Errorf("%d words\n in: %s", n, sentence)
			}
			if err := r.sentence(i+1, strings.TrimSuffix(sentence, ".")); err != nil {
				return fmt.Errorf("%w\n in: %s", err, sentence)
			}
		}
	}
	return nil
}

// repairReader is what the stages have said so far.
type repairReader struct {
	sheet    *candidates.Sheet
	solution *candidates.Filling
	l        *candidates.Layout

	house candidates.House
	cells candidates.CellSet
	by    candidates.Cell // with the digit that rules marks out
}

// repairForms are the sentences by stage, from 1.
var repairForms = []struct {
	stage   int
	pattern string
	check   func(r *repairReader, a args) error
}{
	{1, "Digits clash: the same one stands twice where each may stand only once", func(r *repairReader, _ args) error {
		for h := range r.l.Houses().All() {
			for d := range r.l.Digits().All() {
				if r.with(d, h).Len() > 1 {
					return nil
				}
			}
		}
		return fmt.Errorf("none clash")
	}},
	{1, "A digit that you have placed is wrong", func(r *repairReader, _ args) error {
		for c := range r.l.Cells().AndNot(r.sheet.Givens).All() {
			if r.wrong(c) {
				return nil
			}
		}
		return fmt.Errorf("all are right")
	}},
	{1, "A pencil mark is missing: it was removed too early", func(r *repairReader, _ args) error {
		for c := range r.sheet.Noted.All() {
			if r.missing(c) {
				return nil
			}
		}
		return fmt.Errorf("none is")
	}},
	{1, "(A pencil mark|Pencil marks) can go: a digit on the sheet rules (it|them) out", func(r *repairReader, _ args) error {
		stale := r.sheet.Stale()
		return expect(!stale.IsEmpty(), "none does")
	}},
	{1, "No solution fits: a digit that counts as a given is wrong, or is a pencil mark", func(r *repairReader, _ args) error {
		for c := range r.sheet.Givens.All() {
			if r.wrong(c) {
				return nil
			}
		}
		return fmt.Errorf("all givens are right")
	}},
	{2, "(It is|It is missing|Look) (in|at) {h}", func(r *repairReader, a args) error {
		r.house = a.house(0)
		return nil
	}},
	{2, "It is {h}", func(r *repairReader, a args) error {
		r.house = a.house(0)
		return nil
	}},
	{3, "(It is the one in|It is missing in|Look at the marks of|Look at) {cs}", func(r *repairReader, a args) error {
		r.cells = a.cells(0)
		return expect(r.cells.Within(r.l.HouseCells(r.house)), "not in the house that was named")
	}},
	{4, "There is {d} in {cs}, and {h} holds each digit once", func(r *repairReader, a args) error {
		if a.cells(1) != r.cells || a.house(2) != r.house {
			return fmt.Errorf("spoken of were others")
		}
		return expect(r.cells.Len() > 1 && r.with(a.digit(0), r.house) == r.cells, "they have not")
	}},
	{4, "The cell {c} cannot be {d}, because the givens have only one solution, and it has another digit there", func(r *repairReader, a args) error {
		return expect(a.cells(0) == r.cells && r.sheet.Digits[a.cell(0)] == a.digit(1) && r.wrong(a.cell(0)), "it can")
	}},
	{4, "A mark of {c} is gone that nothing on the sheet rules out: with the others alone no solution fits", func(r *repairReader, a args) error {
		return expect(a.cells(0) == r.cells && r.missing(a.cell(0)) && r.sheet.Marks[a.cell(0)]&r.allowed(a.cell(0)) != 0, "it is there, or none is")
	}},
	{4, "No mark that the digits on the sheet allow is left in {c}", func(r *repairReader, a args) error {
		return expect(a.cells(0) == r.cells && r.sheet.Marks[a.cell(0)]&r.allowed(a.cell(0)) == 0, "there are marks")
	}},
	{4, "Among them is the digit of {c}, and {h} holds each digit once", func(r *repairReader, a args) error {
		r.by = a.cell(0)
		d := r.sheet.Digits[r.by]
		for c := range r.cells.All() {
			if d == 0 || !r.sheet.Marks[c].Has(d) || c == r.by || !candidates.Cells(c, r.by).Within(r.l.HouseCells(a.house(1))) {
				return fmt.Errorf("it is not among those of %v", c)
			}
		}
		return expect(a.house(1) == r.house, "the house is another")
	}},
	{4, "Without the {d} in {c} one solution fits the givens", func(r *repairReader, a args) error {
		c := a.cell(1)
		return expect(a.cells(1) == r.cells && r.sheet.Givens.Has(c) && r.sheet.Digits[c] == a.digit(0) && r.wrong(c), "it is another, or right")
	}},
	{4, "A digit that stands alone counts as a given here", func(*repairReader, args) error { return nil }},
	{5, "If it is the last pencil mark of {c}, write it in braces: \\{{d}\\}", func(r *repairReader, a args) error {
		return expect(a.cells(0) == r.cells && r.sheet.Digits[a.cell(0)] == a.digit(1), "it is another")
	}},
	{5, "Otherwise compare it with the puzzle as it was set", func(*repairReader, args) error { return nil }},
	{5, "Erase the {d} in {c}", func(r *repairReader, a args) error {
		return expect(a.cells(1) == r.cells && r.sheet.Digits[a.cell(1)] == a.digit(0), "it has another")
	}},
	{5, "Erase the {d} in {cs}: the one in {cs} is given", func(r *repairReader, a args) error {
		both := a.cells(1).Or(a.cells(2))
		return expect(both == r.cells && r.with(a.digit(0), r.house) == both && a.cells(2) == both.And(r.sheet.Givens), "given are others")
	}},
	{5, "Leave one {d} at most in {h}: erase the others", func(r *repairReader, a args) error {
		return expect(a.house(1) == r.house && r.with(a.digit(0), r.house) == r.cells && !r.cells.Meets(r.sheet.Givens), "it is elsewhere, or given")
	}},
	{5, "Put the marks back that the digits on the sheet allow in {c}: {ds}", func(r *repairReader, a args) error {
		return expect(a.cells(0) == r.cells && r.allowed(a.cell(0)) == a.digits(1) && a.digits(1).Len() > 1, "allowed are %s", r.allowed(a.cell(0)).String())
	}},
	{5, "Write the marks of {cs} again: all that the digits on the sheet allow", func(r *repairReader, a args) error {
		return equal(a.cells(0), r.cells)
	}},
	{5, "Erase the (marks|mark) for {d} in {cs}", func(r *repairReader, a args) error {
		return expect(a.cells(1) == r.cells && r.sheet.Digits[r.by] == a.digit(0), "others were spoken of")
	}},
}

func (r *repairReader) sentence(stage int, text string) error {
	for _, f := range repairForms {
		if a, _, ok := match(f.pattern+"$", text); ok && f.stage == stage {
			return f.check(r, a)
		}
	}
	return fmt.Errorf("not known")
}

// with returns the cells of a house with the digit.
func (r *repairReader) with(d candidates.Digit, h candidates.House) (cells candidates.CellSet) {
	for c := range r.l.HouseCells(h).All() {
		if r.sheet.Digits[c] == d {
			cells = cells.With(c)
		}
	}
	return cells
}

func (r *repairReader) wrong(c candidates.Cell) bool {
	return r.sheet.Digits[c] != 0 && r.sheet.Digits[c] != r.solution[c]
}

// missing reports whether the digits on the sheet allow the right mark, and it is not there.
func (r *repairReader) missing(c candidates.Cell) bool {
	return r.allowed(c).Has(r.solution[c]) && !r.sheet.Marks[c].Has(r.solution[c])
}

// allowed returns what the digits on the sheet allow in a cell.
func (r *repairReader) allowed(c candidates.Cell) candidates.DigitSet {
	ds := r.l.Digits()
	for p := range r.l.Peers(c).All() {
		if d := r.sheet.Digits[p]; d != 0 {
			ds = ds.Without(d)
		}
	}
	return ds
}
