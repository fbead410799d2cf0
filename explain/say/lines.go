package say

import (
	"errors"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// How a line of an argument follows. A line names the lines before it that it follows from by their numbers,
// unless that is the line just before.
var (
	Suppose = kind1("suppose", "Suppose {0}.", func(t *Told, claim Sentence) error {
		t.supposed = true
		err := claim.check(t)
		if t.r == nil || err != nil {
			return err
		}
		if len(t.some) != 1 {
			return errors.New("supposed is not one candidate")
		}
		return t.r.enter(t.some[0])
	})
	// States says what follows from the board alone.
	States = kind1("states", "{0}.", func(t *Told, what []Sentence) error { return t.all(what) })
	Then   = kind1("then", "Then {0}.", func(t *Told, what Sentence) error {
		t.before = true
		err := what.check(t)
		if t.r != nil {
			t.r.arrives(what)
		}
		return err
	})
	// Pattern begins one of several patterns.
	Pattern = told1("pattern", "pattern {0}:", (*reader).nextPattern)
	// So sums up what was said just before.
	So = kind1("so", "So {0}.", func(t *Told, what []Sentence) error {
		t.before = t.before || !t.begun && t.line != nil
		if t.spoken().summed.cases.deny != nil { // on the board as it is now
			t.denyByCases()
		}
		return t.allLost(what)
	})
	// By says what follows from lines that it names, AlsoBy names more of them.
	By = kind2("by", "{0} ({1}).", func(t *Told, what Sentence, from Lines) error {
		t.from = append(t.from, from...)
		return what.check(t)
	}, "{0}, by {1}.")
	AlsoBy = kind1("also-by", "Also by {0}.", func(t *Told, from Lines) error {
		t.from = append(t.from, from...)
		return nil
	})
	// Also goes on with what is told in several sentences.
	Also = kind1("also", "Also {0}.", func(t *Told, what []Sentence) error {
		if !t.begun {
			return errors.New("nothing was said before")
		}
		return t.alsoLost(what)
	})
	// MainLines says how many lines are left out: those of suppositions that are told in one line each, or those of an
	// argument that are not told, see [CheckUntold].
	MainLines = kind1("main-lines", "The main lines are these. Full detail tells {0|words} more.", func(t *Told, n int) error {
		if t.r != nil {
			t.r.leftOut = n
			return nil
		}
		return about(t, func(left *untold) error { return expect(n == int(*left), "there are %d", *left) })
	})
)

// What a line claims. Of alternatives one is true; of all that is denied nothing is.
var (
	CellIs = kind2("cell-is", "{0} is {1|or}", func(t *Told, c candidates.Cell, ds candidates.DigitSet) error {
		return t.saysSome(explain.InCell(c, ds)...)
	})
	CellIsNot     = kind2("cell-is-not", "{0} is not {1}", func(t *Told, c candidates.Cell, d candidates.Digit) error { return t.saysNone(candidates.Of(c, d)) })
	CellIsNeither = kind3("cell-is-neither", "{0} is neither {1} nor {2}", func(t *Told, c candidates.Cell, d, e candidates.Digit) error {
		return t.saysNone(candidates.Of(c, d), candidates.Of(c, e))
	})
	CellIsNone = kind2("cell-is-none", "{0} is none of {1}", func(t *Told, c candidates.Cell, ds candidates.DigitSet) error {
		return t.saysNone(explain.InCell(c, ds)...)
	})
	CellsAreNone = kind2("cells-are-none", "{0} are none of {1}", func(t *Told, cells candidates.CellSet, ds candidates.DigitSet) error {
		for c := range cells.All() {
			t.none = append(t.none, explain.InCell(c, ds)...)
		}
		return expect(cells.Len() > 1 && ds.Len() > 1, "it is one cell, or one digit")
	})
	DigitIsIn = kind2("digit-is-in", "{0} is in {1|or}", func(t *Told, d candidates.Digit, cells candidates.CellSet) error {
		return t.saysSome(explain.ForDigit(d, cells)...)
	})
	DigitIsNotIn = kind2("digit-is-not-in", "{0} is not in {1|or}", func(t *Told, d candidates.Digit, cells candidates.CellSet) error {
		return t.saysNone(explain.ForDigit(d, cells)...)
	})
	Contradiction = kind0("contradiction", "there is a contradiction", func(t *Told) error {
		t.lacks = true
		return nil
	})
	OneOfThese = kind1("one-of-these", "{0|or}", func(t *Told, of []Sentence) error {
		return errors.Join(t.all(of), expect(len(t.none) == 0, "something is said to be false"))
	})
	AllOfThese = kind1("all-of-these", "{0}", func(t *Told, of []Sentence) error {
		return errors.Join(t.all(of), expect(len(t.some) == 0, "something is said to be true"))
	})
)

// All returns the clauses that [AllOfThese] has; ok is false for other sentences.
func All(s Sentence) (of []Sentence, ok bool) {
	if s.Kind != AllOfThese(nil).Kind {
		return nil, false
	}
	return s.Args[0].([]Sentence), true
}

// What is left of a house for a digit, and of a cell.
var (
	NoPlace = kind2("no-place", "{0} has no place left for {1}", func(t *Told, h candidates.House, d candidates.Digit) error {
		if t.r != nil {
			return t.r.goesOn(h, d, candidates.CellSet{})
		}
		t.lacks = true
		return t.leaves(candidates.HouseItem(d, h))
	}, "in {0|pointed}, no cell can be {1}")
	OnlyPlaces = kind3("only-places", "in {0}, {1} can only go in {2|or}", func(t *Told, h candidates.House, d candidates.Digit, cells candidates.CellSet) error {
		if t.r != nil && t.r.lined.pending != 0 {
			return t.r.inLine(h, d, cells)
		}
		if t.r != nil && t.r.following {
			return t.r.isLeft(d, h, cells)
		}
		if t.r != nil {
			return t.r.hasRoom(h, candidates.Digits(d), cells)
		}
		return errors.Join(t.leaves(candidates.HouseItem(d, h), explain.ForDigit(d, cells)...), expect(!cells.IsEmpty(), "no cell is named"))
	}, "in {0|pointed}, only {2|or} can be {1}")
	NoDigit = kind1("no-digit", "{0} has no digit left", func(t *Told, c candidates.Cell) error {
		t.lacks = true
		return t.leaves(candidates.CellItem(c))
	}, "no digit is left for {0}")
	OnlyDigit = kind2("only-digit", "{0} can only be {1}", func(t *Told, c candidates.Cell, d candidates.Digit) error {
		if t.r != nil {
			return t.r.isLeftIn(c, candidates.Digits(d))
		}
		return t.leaves(candidates.CellItem(c), candidates.Of(c, d))
	})
	OnlyDigits = kind2("only-digits", "{0} is {1|or}", func(t *Told, c candidates.Cell, ds candidates.DigitSet) error {
		return t.leaves(candidates.CellItem(c), explain.InCell(c, ds)...)
	}, "{0} has only the marks {1}")
)

// leaves notes what is said to be left of an item.
func (t *Told) leaves(item candidates.Item, ks ...candidates.Candidate) error {
	t.item, t.left = item, true
	return t.saysSome(ks...)
}

// What cannot be, and what is so in all cases.
var (
	Contradicts = kind1("contradicts", "That contradicts {0}.", func(t *Told, of Lines) error {
		t.lacks, t.before = true, true
		t.from = of
		return nil
	})
	CannotBe = kind2("cannot-be", "What {0} says cannot be ({1}).", func(t *Told, what, by Lines) error {
		t.lacks = true
		t.from = slices.Concat(what, by)
		return nil
	})
	// Impossible is both at plain level.
	Impossible = kind1("impossible", "That cannot be, by {0}.", func(t *Told, by Lines) error {
		t.lacks = true
		t.from = by
		return nil
	})
	EveryCaseFails = kind1("every-case-fails", "So every case of {0} leads to a contradiction.", func(t *Told, of Lines) error {
		t.lacks = true
		t.from = of
		return nil
	}, "So nothing of {0} can be.")
	InEachCase = kind2("in-each-case", "So in each case of {0}: {1}.", func(t *Told, of Lines, claim Sentence) error {
		t.from = of
		return claim.check(t)
	}, "So whichever of {0} it is, {1}.")
)

// Why one of the cells of a pattern has another digit: else there were two solutions.
var (
	Exchangeable = kind1("exchangeable", "Without the other candidates, the digits in {0} could be exchanged, and the puzzle would have two solutions.", (*Told).swaps)
	SwapHeld     = kind2("swap-held", "If {0} held only {1}, these could be swapped, and there would be two solutions.", func(t *Told, cells candidates.CellSet, ds candidates.DigitSet) error {
		return errors.Join(t.swaps(cells), expect(len(t.line.Swap) == 1 && ds == t.line.Swap[0].Digits, "the digits are others"))
	})
	SwapWithout = kind2("swap-without", "Without {0}, the digits in {1} could be swapped, and there would be two solutions.", func(t *Told, without []Sentence, cells candidates.CellSet) error {
		var list Told
		if err := list.all(without); err != nil {
			return err
		}
		return errors.Join(t.swaps(cells), expect(slices.Equal(explain.SomeOf(list.some...).Of, t.line.Claim.Of), "others have to go"))
	})
	// DigitInCells is a member of a list.
	DigitInCells = kind2("digit-in-cells", "{0} in {1}", func(t *Told, d candidates.Digit, cells candidates.CellSet) error {
		return t.saysSome(explain.ForDigit(d, cells)...)
	})
)

// swaps checks in which cells digits are said to be exchanged.
func (t *Told) swaps(cells candidates.CellSet) error {
	return expect(t.line.Rule == explain.RuleExchange && cells == (explain.Deadly{Pattern: t.line.Swap}).Cells(), "the cells are others")
}

// Why three digits cannot fill cells of four boxes.
var (
	OrderAcross = kind2("order-across", "If {0} held only {1}, boxes side by side would have these in the same order, going round, from row to row.", func(t *Told, cells candidates.CellSet, ds candidates.DigitSet) error {
		var pattern []candidates.Candidate
		for _, link := range t.line.Links {
			pattern = append(pattern, link...)
		}
		at, of := explain.CellsAndDigits(pattern)
		return expect(t.line.Rule == explain.RuleParity && cells == at && ds == of, "the pattern is another")
	})
	OrderDown  = kind0("order-down", "Boxes one above the other would have them in the same order from column to column.", func(*Told) error { return nil })
	BothOrders = kind2("both-orders", "Both orders are the same in {0}, but not in {1}, an odd number of boxes.", func(t *Told, same, other candidates.HouseSet) error {
		right, left := explain.Guarded{Cells: explain.CellsOf(t.line.Needs...)}.Slants(t.layout)
		return expect(same == right && other == left && other.Len()%2 == 1, "the boxes are others")
	})
	Uneven = kind1("uneven", "that does not come out even: {0}", func(t *Told, claim Sentence) error { return claim.check(t) })
)
