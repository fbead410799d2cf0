package say

import (
	"errors"

	"pencilmark/candidates"
)

// mend is something to put right on a sheet, and what was said of it.
type mend struct {
	sheet    *candidates.Sheet
	solution *candidates.Filling // of the givens
	l        *candidates.Layout
	house    candidates.House
	cells    candidates.CellSet
	by       candidates.Cell // with the digit that rules marks out
}

// CheckRepair checks what is said, stage by stage, of something to put right on a sheet.
func CheckRepair(sheet *candidates.Sheet, solution *candidates.Filling, told []Text) error {
	t := &Told{layout: sheet.Layout, subject: &mend{sheet: sheet, solution: solution, l: sheet.Layout}}
	for _, text := range told {
		for _, line := range text {
			if err := t.all(line.Said); err != nil {
				return err
			}
		}
	}
	return nil
}

// That something is wrong.
var (
	SheetClash = told0("sheet-clash", "digits clash: the same one stands twice where each may stand only once.", func(m *mend) error {
		for h := range m.l.Houses().All() {
			for d := range m.l.Digits().All() {
				if m.with(d, h).Len() > 1 {
					return nil
				}
			}
		}
		return errors.New("none clash")
	})
	WrongDigit = told0("wrong-digit", "a digit that you have placed is wrong.", func(m *mend) error {
		return m.any(m.l.Cells().AndNot(m.sheet.Givens), m.wrong)
	})
	WrongGiven  = told0("wrong-given", "no solution fits: a digit that counts as a given is wrong, or is a pencil mark.", func(m *mend) error { return m.any(m.sheet.Givens, m.wrong) })
	MissingMark = told0("missing-mark", "a pencil mark is missing: it was removed too early.", func(m *mend) error { return m.any(m.sheet.Noted, m.missing) })
	StaleMarks  = told1("stale-marks", "{0?a pencil mark|pencil marks} can go: a digit on the sheet rules {0?it|them} out.", func(m *mend, n int) error {
		stale := m.sheet.Stale()
		return expect(!stale.IsEmpty() && n > 0, "none does")
	})
	// Of a grid that has no solution, or several, the outcome says why.
	DigitMustBeWrong = kind0("digit-must-be-wrong", "a digit must be wrong: no solution fits.", func(*Told) error { return nil })
	// ClueMustBeWrong is for boards without digits, and DigitOrClueWrong for those with both.
	ClueMustBeWrong  = kind0("clue-must-be-wrong", "a clue must be wrong: no solution fits.", func(*Told) error { return nil })
	DigitOrClueWrong = kind0("digit-or-clue-wrong", "a digit must be wrong, or a clue: no solution fits.", func(*Told) error { return nil })
	MarkMustBeWrong  = kind0("mark-must-be-wrong", "a digit must be wrong, or a pencil mark missing: no solution fits.", func(*Told) error { return nil })
	DigitMustMiss    = kind0("digit-must-miss", "several solutions fit: a digit of the puzzle must be missing.", func(*Told) error { return nil })
)

// Where it is: in a house, then in cells of it.
var (
	WrongIn    = told1("wrong-in", "it is in {0}.", (*mend).isIn)
	WrongHouse = told1("wrong-house", "it is {0}.", (*mend).isIn)
	MissingIn  = told1("missing-in", "it is missing in {0}.", (*mend).isIn)
	LookIn     = told1("look-in", "look at {0}.", (*mend).isIn)
	WrongAt    = told1("wrong-at", "it is the one in {0}.", (*mend).isAt)
	MissingAt  = told1("missing-at", "it is missing in {0}.", (*mend).isAt)
	LookAtIts  = told1("look-at-its", "look at {0}.", (*mend).isAt)
	LookAtMark = told1("look-at-mark", "look at the marks of {0}.", (*mend).isAt)
)

func (m *mend) isIn(h candidates.House) error {
	m.house = h
	return nil
}

func (m *mend) isAt(cells candidates.CellSet) error {
	m.cells = cells
	return expect(cells.Within(m.l.HouseCells(m.house)), "not in the house that was named")
}

// Why it is wrong.
var (
	HasTwice = told3("has-twice", "there is {0} in {1}, and {2} holds each digit once.", func(m *mend, d candidates.Digit, cells candidates.CellSet, h candidates.House) error {
		return expect(cells == m.cells && h == m.house && cells.Len() > 1 && m.with(d, h) == cells, "spoken of were others, or they have not")
	})
	NotInSolution = told2("not-in-solution", "the cell {0} cannot be {1}, because the givens have only one solution, and it has another digit there.", func(m *mend, c candidates.Cell, d candidates.Digit) error {
		return expect(candidates.Cells(c) == m.cells && m.sheet.Digits[c] == d && m.wrong(c), "it can")
	})
	MarkIsGone = told1("mark-is-gone", "a mark of {0} is gone that nothing on the sheet rules out: with the others alone no solution fits.", func(m *mend, c candidates.Cell) error {
		return expect(candidates.Cells(c) == m.cells && m.missing(c) && m.sheet.Marks[c]&m.allowed(c) != 0, "it is there, or none is")
	})
	NoMarkLeft = told1("no-mark-left", "no mark that the digits on the sheet allow is left in {0}.", func(m *mend, c candidates.Cell) error {
		return expect(candidates.Cells(c) == m.cells && m.sheet.Marks[c]&m.allowed(c) == 0, "there are marks")
	})
	AmongMarks = told2("among-marks", "among them is the digit of {0}, and {1} holds each digit once.", func(m *mend, by candidates.Cell, h candidates.House) error {
		m.by = by
		d := m.sheet.Digits[by]
		for c := range m.cells.All() {
			if d == 0 || !m.sheet.Marks[c].Has(d) || c == by || !candidates.Cells(c, by).Within(m.l.HouseCells(h)) {
				return errors.New("it is not among those of " + c.String())
			}
		}
		return expect(h == m.house, "the house is another")
	})
	FitsWithout = told2("fits-without", "without the {0} in {1} one solution fits the givens.", func(m *mend, d candidates.Digit, c candidates.Cell) error {
		return expect(candidates.Cells(c) == m.cells && m.sheet.Givens.Has(c) && m.sheet.Digits[c] == d && m.wrong(c), "it is another, or right")
	})
	AloneIsGiven = told0("alone-is-given", "a digit that stands alone counts as a given here.", func(*mend) error { return nil })
)

// What to do. What the solution has in a cell is never told.
var (
	CompareGivens = told0("compare-givens", "they are givens: compare them with the puzzle as it was set.", func(m *mend) error {
		return expect(m.cells.Within(m.sheet.Givens), "not all are")
	})
	LeaveOne = told2("leave-one", "leave one {0} at most in {1}: erase the others.", func(m *mend, d candidates.Digit, h candidates.House) error {
		return expect(h == m.house && m.with(d, h) == m.cells && !m.cells.Meets(m.sheet.Givens), "it is elsewhere, or given")
	})
	EraseBesides = told3("erase-besides", "erase the {0} in {1}: the one in {2} is given.", func(m *mend, d candidates.Digit, wrong, given candidates.CellSet) error {
		both := wrong.Or(given)
		return expect(both == m.cells && m.with(d, m.house) == both && given == both.And(m.sheet.Givens) && !wrong.Meets(given), "given are others")
	})
	EraseDigit = told2("erase-digit", "erase the {0} in {1}.", func(m *mend, d candidates.Digit, c candidates.Cell) error {
		return expect(candidates.Cells(c) == m.cells && m.sheet.Digits[c] == d, "it has another")
	})
	EraseMarks = told2("erase-marks", "erase the {1?mark|marks} for {0} in {1}.", func(m *mend, d candidates.Digit, cells candidates.CellSet) error {
		return expect(cells == m.cells && m.sheet.Digits[m.by] == d, "others were spoken of")
	})
	MarksBack = told2("marks-back", "put the marks back that the digits on the sheet allow in {0}: {1}.", func(m *mend, c candidates.Cell, ds candidates.DigitSet) error {
		return expect(candidates.Cells(c) == m.cells && m.allowed(c) == ds && ds.Len() > 1, "allowed are %v", m.allowed(c))
	})
	MarksAgain = told1("marks-again", "write the marks of {0} again: all that the digits on the sheet allow.", func(m *mend, cells candidates.CellSet) error { return equal(cells, m.cells) })
	LastMark   = told2("last-mark", "if it is the last pencil mark of {0}, write it in braces: {1|braces}.", func(m *mend, c candidates.Cell, d candidates.Digit) error {
		return expect(candidates.Cells(c) == m.cells && m.sheet.Digits[c] == d, "it is another")
	})
	CompareGiven = told0("compare-given", "otherwise compare it with the puzzle as it was set.", func(*mend) error { return nil })
)

// with returns the cells of a house with the digit.
func (m *mend) with(d candidates.Digit, h candidates.House) (cells candidates.CellSet) {
	for c := range m.l.HouseCells(h).All() {
		if m.sheet.Digits[c] == d {
			cells = cells.With(c)
		}
	}
	return cells
}

// any reports whether something is so of one of the cells.
func (m *mend) any(cells candidates.CellSet, so func(candidates.Cell) bool) error {
	for c := range cells.All() {
		if so(c) {
			return nil
		}
	}
	return errors.New("none is")
}

func (m *mend) wrong(c candidates.Cell) bool {
	return m.sheet.Digits[c] != 0 && m.sheet.Digits[c] != m.solution[c]
}

// missing reports whether the digits on the sheet allow the right mark, and it is not there.
func (m *mend) missing(c candidates.Cell) bool {
	return m.allowed(c).Has(m.solution[c]) && !m.sheet.Marks[c].Has(m.solution[c])
}

// allowed returns what the digits on the sheet allow in a cell.
func (m *mend) allowed(c candidates.Cell) candidates.DigitSet {
	ds := m.l.Digits()
	for p := range m.l.Peers(c).All() {
		if d := m.sheet.Digits[p]; d != 0 {
			ds = ds.Without(d)
		}
	}
	return ds
}
