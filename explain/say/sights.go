package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Where one sees that candidates are out, whichever is true of what the line before claims.
var (
	HasAt = kind4("has-at", "{0} has its {1} at {2|or}, so not at {3|or}", func(t *Told, h candidates.House, d candidates.Digit, by, out candidates.CellSet) error {
		return errors.Join(t.has(h, d, out), expect(by == t.byCells(d), "it is elsewhere"))
	})
	HasThere = kind3("has-there", "{0} has its {1} there, so not at {2|or}", func(t *Told, h candidates.House, d candidates.Digit, out candidates.CellSet) error {
		return errors.Join(t.has(h, d, out), expect(t.begun, "where it is was not said"))
	})
	OneShares = kind3("one-shares", "{0} is not {1}: it shares {2}", func(t *Told, c candidates.Cell, d candidates.Digit, with []Sentence) error {
		return t.shares(candidates.Cells(c), d, with)
	})
	TheyShare = kind3("they-share", "{1} is not in {0|or}: they share {2}", (*Told).shares)
	With      = kind2("with", "{0} with {1}", func(t *Told, h candidates.House, cells candidates.CellSet) error {
		return expect(t.places.Or(cells).Within(t.layout.HouseCells(h)), "they are not all in %v", h)
	})
)

// by returns what is one of the true candidates of the line that this one follows from.
func (t *Told) by() []candidates.Candidate { return t.lines[t.line.From[0]-1].Claim.Of }

// byCells returns where the digit is among them.
func (t *Told) byCells(d candidates.Digit) (cells candidates.CellSet) {
	for _, k := range t.by() {
		if k.Digit() == d {
			cells = cells.With(k.Cell())
		}
	}
	return cells
}

// has checks that a house has its digit in those cells, and so not in others.
func (t *Told) has(h candidates.House, d candidates.Digit, out candidates.CellSet) error {
	if t.line.Rule != explain.RuleStrikes {
		return errors.New("nothing is ruled out")
	}
	by := t.byCells(d)
	return errors.Join(t.saysNone(forDigit(d, out)...),
		expect(by.Len() == len(t.by()), "%v is one of several digits", d),
		expect(by.Or(out).Within(t.layout.HouseCells(h)) && !by.Meets(out), "they are not all in %v", h))
}

// shares checks that cells see all those of the digit, each in one of the houses.
func (t *Told) shares(cells candidates.CellSet, d candidates.Digit, with []Sentence) error {
	if t.line.Rule != explain.RuleStrikes {
		return errors.New("nothing is ruled out")
	}
	t.places = cells
	err := errors.Join(t.saysNone(forDigit(d, cells)...), t.all(with))
	var all candidates.CellSet
	for _, s := range with {
		here, ok := s.Args[len(s.Args)-1].(candidates.CellSet)
		if !ok {
			return fmt.Errorf("no cells are shared by %s", s.Kind.Code)
		}
		all = all.Or(here)
	}
	return errors.Join(err, expect(all == t.byCells(d), "the digit is in %v", t.byCells(d)))
}

// Cells in which two digits take turns.
var (
	CellsInTurn = kind2("cells-in-turn", "The cells {0} hold only {1}.", func(t *Told, cells Path, ds candidates.DigitSet) error {
		t.path, t.digits, t.seen = cells, ds, 1
		return nil
	}, "The cells {0} have only the marks {1}.")
	EachSees = kind1("each-sees", "Each sees the next: in {0}.", (*Told).seesNext, "From one to the next they share {0}.")
	ThenSees = kind1("then-sees", "Then in {0}.", (*Told).seesNext, "Then they share {0}.")
	InTurn   = kind2("in-turn", "So {0} take turns, and {1}.", func(t *Told, ds candidates.DigitSet, so Sentence) error {
		t.counted = true
		t.before = true
		return errors.Join(expect(t.seen == len(t.path) && ds == t.digits, "not all see the next"), t.turns(t.path, ds), so.check(t))
	})
	InTurnOf = kind3("in-turn-of", "{0} take turns in the cells of {1}, so {2}.", func(t *Told, ds candidates.DigitSet, of Lines, so Sentence) error {
		t.counted = true
		t.before = true
		var cells Path
		for _, item := range t.line.Needs {
			c, _ := item.Cell()
			cells = append(cells, c)
		}
		for _, n := range of {
			for _, c := range cells {
				if !slices.Contains(t.lines[n-1].Needs, candidates.CellItem(c)) {
					return fmt.Errorf("line %d does not go through %v", n, c)
				}
			}
		}
		return errors.Join(t.turns(cells, ds), so.check(t))
	})
	NotBoth = kind3("not-both", "{0} and {1} are not both {2}", func(t *Told, a, b candidates.Cell, d candidates.Digit) error {
		needs := t.line.Needs
		return expect(len(needs) > 0 && needs[0] == candidates.CellItem(a) && needs[len(needs)-1] == candidates.CellItem(b) && t.line.Links[0][0].Digit() == d, "the ends are others")
	})
)

// turns checks that the line counts the cells in this order, with links between each and the next.
func (t *Told) turns(cells Path, ds candidates.DigitSet) error {
	if len(t.line.Needs) != len(cells) || len(t.line.Links) != len(cells)-1 {
		return errors.New("the cells are others")
	}
	var of candidates.DigitSet
	for i, c := range cells {
		if t.line.Needs[i] != candidates.CellItem(c) {
			return fmt.Errorf("%v is not one of the cells in turn", c)
		}
		if i > 0 {
			at, d := cellsAndDigits(t.line.Links[i-1])
			of |= d
			if at != candidates.Cells(cells[i-1], c) {
				return fmt.Errorf("%v and %v are not linked", cells[i-1], c)
			}
		}
	}
	return expect(of == ds, "the digits are %v", of)
}

// seesNext checks that the next cells see the ones before them in these houses.
func (t *Told) seesNext(houses Houses) error {
	for _, h := range houses {
		if t.seen == 0 || t.seen >= len(t.path) {
			return errors.New("there is no cell for it")
		}
		in := t.layout.HouseCells(h)
		if !in.Has(t.path[t.seen-1]) || !in.Has(t.path[t.seen]) {
			return fmt.Errorf("%v does not see %v in %v", t.path[t.seen], t.path[t.seen-1], h)
		}
		t.seen++
	}
	return nil
}
