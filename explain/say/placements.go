package say

import (
	"errors"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// What lines before have placed, and what is left beside it. Such a line is the one just before, or is named by its number.
var (
	SoLeft = kind2("so-left", "{0}, so {1}.", func(t *Told, why []Sentence, what Sentence) error {
		return errors.Join(t.all(why), what.check(t))
	})
	Numbered = kind2("numbered", "{0} ({1})", func(t *Told, what Sentence, line Lines) error {
		if len(line) != 1 {
			return errors.New("it is not one line")
		}
		t.placing = line[0]
		return what.check(t)
	}, "{0} {1}")
	HouseHas = kind2("house-has", "{0} has {1}", func(t *Told, h candidates.House, its []Sentence) error {
		t.placedIn, t.placed = h, 0
		return t.all(its)
	})
	// ItsAt is a member of the list of HouseHas.
	ItsAt = kind2("its-at", "its {0} at {1|or}", func(t *Told, d candidates.Digit, at candidates.CellSet) error {
		t.placed = d
		return t.isPlaced(t.placedIn, explain.ForDigit(d, at))
	})
	// HousesHave says it of houses of one kind, in their order.
	HousesHave = kind3("houses-have", "{0} have their {1} at {2|list}", func(t *Told, hs candidates.HouseSet, d candidates.Digit, at []Sentence) error {
		t.placed = d
		houses := slices.Collect(hs.All())
		if len(houses) != len(at) {
			return errors.New("it is not a place for each house")
		}
		for i, s := range at {
			t.placedIn = houses[i]
			if err := s.check(t); err != nil {
				return err
			}
		}
		return nil
	})
	// TheirAt is a member of that list.
	TheirAt = kind1("their-at", "{0|or}", func(t *Told, at candidates.CellSet) error {
		if t.r != nil {
			return t.r.outByHouse(t.placedIn, t.placed, at)
		}
		return t.isPlaced(t.placedIn, explain.ForDigit(t.placed, at))
	})
	// HasToo says it of the digit that was named before.
	HasToo = kind2("has-too", "{0} has it at {1|or}", func(t *Told, h candidates.House, at candidates.CellSet) error {
		return errors.Join(t.isPlaced(h, explain.ForDigit(t.placed, at)), expect(t.placed != 0, "no digit was named"))
	})
	CellHolds = kind2("cell-holds", "{0} is {1|or}", func(t *Told, c candidates.Cell, ds candidates.DigitSet) error {
		return t.claimedBefore(explain.InCell(c, ds))
	})
)

// isPlaced checks that a house has a digit in some cells, as a line says, and that this concerns what is left.
func (t *Told) isPlaced(h candidates.House, ks []candidates.Candidate) error {
	cells, _ := explain.CellsAndDigits(ks)
	in := t.layout.HouseCells(h)
	if t.line == nil || t.line.Rule != explain.RuleLeft && t.line.Rule != explain.RuleRest && t.line.Rule != explain.RuleCount {
		return errors.New("the line does not say what is left")
	}
	if len(ks) == 0 {
		return errors.New("no cell is named")
	}
	out := t.layout.PeersOfAll(cells).And(t.lines.Cells(t.layout, t.n, ks[0].Digit()))
	return errors.Join(t.claimedBefore(ks),
		expect(cells.Within(in), "they are not all in %s", t.layout.Name(h)),
		expect(!out.IsEmpty() && out.Within(in), "it is not in %s that the digit is out", t.layout.Name(h)))
}

// claimedBefore checks that a line before claims that one of the candidates is true: the one that was named, or the one
// just before.
func (t *Told) claimedBefore(ks []candidates.Candidate) error {
	n := t.placing
	if t.placing = 0; n == 0 {
		n = t.n - 1
	}
	if n < 1 || n >= t.n {
		return errors.New("there is no such line before")
	}
	t.from = append(t.from, n)
	claim := t.lines[n-1].Claim
	return expect(claim.Some && slices.Equal(claim.Of, explain.SomeOf(ks...).Of), "line %d claims %v", n, claim)
}
