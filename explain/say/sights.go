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
	IsSoNot = kind3("is-so-not", "{0} is {1|or}, so not {2|or}", func(t *Told, c candidates.Cell, ds, out candidates.DigitSet) error {
		return errors.Join(t.saysNone(explain.InCell(c, out)...), expect(slices.Equal(t.by(), explain.InCell(c, ds)), "one of others is true"))
	})
	OneShares = kind3("one-shares", "{0} is not {1}: it shares {2}", func(t *Told, c candidates.Cell, d candidates.Digit, with []Sentence) error {
		return t.shares(candidates.Cells(c), d, with)
	})
	TheyShare = kind3("they-share", "{1} is not in {0|or}: they share {2}", (*Told).shares)
	With      = kind2("with", "{0} with {1}", func(t *Told, ways Ways, cells candidates.CellSet) error {
		for h := range ways.Houses.All() {
			if !t.places.Or(cells).Within(t.layout.HouseCells(h)) {
				return fmt.Errorf("they are not all in %s", t.layout.Name(h))
			}
		}
		return (&reader{l: t.layout}).sees(t.places, cells, ways)
	})
)

// by returns what is one of the true candidates of the line that this one follows from.
func (t *Told) by() []candidates.Candidate { return t.lines.Excluding(t.layout, t.n) }

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
	return errors.Join(t.saysNone(explain.ForDigit(d, out)...),
		expect(by.Len() == len(t.by()), "%v is one of several digits", d),
		expect(by.Or(out).Within(t.layout.HouseCells(h)) && !by.Meets(out), "they are not all in %v", h))
}

// shares checks that cells see all those of the digit, each in one of the houses.
func (t *Told) shares(cells candidates.CellSet, d candidates.Digit, with []Sentence) error {
	if t.line.Rule != explain.RuleStrikes {
		return errors.New("nothing is ruled out")
	}
	t.places = cells
	err := errors.Join(t.saysNone(explain.ForDigit(d, cells)...), t.all(with))
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
