package singledigit

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/needs"
)

// DualTwoStringKite is two kites through the same two cells of a box.
var DualTwoStringKite = &techniques.Technique{
	Code: "dual-two-string-kite", Name: "Dual 2-String Kite", Aliases: []string{"d2sk", "Dual Kite"}, Family: family,
	HoDoKu: "0404", HoDoKuScore: 150, Level: techniques.Hard,
	Ladder: explain.NewLadder("two places of a digit in a box both have one partner along their row and one along their column",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "Two cells of a box, in different rows and columns, are ends of four strings: the digit has two places in the " +
			"row and in the column of each, one of them in the box. The row of the first and the column of the second are a " +
			"2-String Kite, and so are the column of the first and the row of the second. Each removes the digit from the " +
			"cell that sees its two free ends.",
		Why: "Each of the two kites stands on its own. In each, if one free end is not the digit, its string has the digit " +
			"in the box; the box holds it once, so the other string has it at its free end.",
		Look: "When a 2-String Kite is found, look along the two lines that it does not use. They are the column where its row " +
			"enters the box, and the row where its column does.",
		NearMiss: "Two kites that share one cell of the box only. They are two steps, and need not be seen together. If one " +
			"of the kites removes nothing, the other is a kite like any.",
		Grid: "...6+8+2.+1.+971+5+3+48+2+682+6+7+9+1+53+42.7+4+6+8.+51+4+98+1+53+6+7+2+1+6.279+4+8.+6+823+4+7+19+5..+9816+2+4....+9+25.68",
		Want: "r8c2<>3 r9c3<>3",
	},
	Find: findDualKites,
	Is:   func(p *techniques.Pattern) bool { return areTwo(p, isKite) },
}

// DualEmptyRectangle is two empty rectangles in the same box.
var DualEmptyRectangle = &techniques.Technique{
	Code: "dual-empty-rectangle", Name: "Dual Empty Rectangle", Aliases: []string{"der"}, Family: family,
	HoDoKu: "0405", HoDoKuScore: 120, Level: techniques.Hard,
	Ladder: explain.NewLadder("the places of a digit in a box lie in one row and one column, and two lines lead on",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "The places of a digit in a box lie in one row and one column, and two lines outside the box with two places " +
			"each continue an arm of that angle. With each of the lines the box is an empty rectangle, and the two remove " +
			"the digit from different cells.",
		Why: "Each of the two empty rectangles stands on its own. In each, if the digit is not in the far arm, the box has " +
			"it in the near arm, so the near end of the line is not the digit and its other end is.",
		Look: "When an empty rectangle is found, keep the box. Follow the other arm out of it, and the same arm in the " +
			"other direction, to a further line with two places.",
		NearMiss: "Two lines that lead to the same cell: they are two reasons for one step. Two empty rectangles in " +
			"different boxes are two steps.",
		Grid: "3+87+9+5+4+2+61+2.46+8.+7..+6.+52.7.+488+7+3+1+2+54+9+6+96+1+4+7+8+5+2+3+45+2+39+61+8+7+1.9+7+6+2+8..52+68...7.+7.+85.+9+612",
		Want: "r3c5<>3 r8c7<>3",
	},
	Find: func(p *techniques.Pass) { findDualRectangles(p, false) },
	Is:   func(p *techniques.Pattern) bool { return areTwo(p, isEmptyRectangle) },
}

// DualEmptyRectangleOfPairs is two of [EmptyRectangleOfPairs] in one box.
var DualEmptyRectangleOfPairs = DualEmptyRectangle.Variant(func(p *techniques.Pass) { findDualRectangles(p, true) })

// half is one of the two patterns of a dual one.
type half struct {
	digit   candidates.Digit
	houses  [2]candidates.House // with the strong links
	targets candidates.CellSet
}

// isDual reports whether both patterns are needed: whether no part of them removes the same.
func isDual(g *candidates.Grid, halves ...half) bool {
	var itemMemory [4]candidates.Item
	var effectMemory [16]explain.Effect
	items, effects := itemMemory[:0], effectMemory[:0]
	for _, h := range halves {
		for _, house := range h.houses {
			if item := candidates.HouseItem(h.digit, house); !slices.Contains(items, item) {
				items = append(items, item)
			}
		}
		targets := h.targets
		for c, ok := targets.Next(); ok; c, ok = targets.Next() {
			effects = append(effects, explain.Remove(c, h.digit))
		}
	}
	return needs.All(g, items, effects)
}

// reportDual reports two patterns as one, by their chains.
//
// Have: each half proves its effects. Hence all of them; what makes them one
// step is only that they are seen together.
func reportDual(p *techniques.Pass, a half, first explain.Chain, b half, second explain.Chain) (more bool) {
	effects := append(explain.Removals(a.digit, a.targets), explain.Removals(b.digit, b.targets)...)
	return p.Report(explain.NewStep(explain.Joined{Parts: []explain.Evidence{first, second}}, effects...))
}

// findDualKites reports the pairs of kites that pass through the same two cells of a box: on
// one digit, each with the row and the column that the other lacks, or on two digits.
func findDualKites(p *techniques.Pass) {
	for d := range p.Grid.Layout().Digits().All() {
		s := newSearch(p, d)
		for ps := s.linkPairs(kite(s.layout)); ps.next(); {
			t, targets := s.turbot(&ps)
			if !targets.IsEmpty() && !s.reportOtherKites(ps, t, targets) {
				return
			}
		}
	}
}

// reportOtherKites reports the kite together with each later one that passes
// through the same cells. ps is at the kite.
func (s *search) reportOtherKites(ps linkPairs, t turbot, targets candidates.CellSet) (more bool) {
	middle := candidates.Cells(t.b, t.c)
	for d := s.digit; s.layout.Digits().Has(d); d++ {
		other := newSearch(s.pass, d)
		if d != s.digit {
			ps = other.linkPairs(kite(s.layout))
		}
		for ps.next() {
			u, others := other.turbot(&ps)
			if others.IsEmpty() || candidates.Cells(u.b, u.c) != middle {
				continue
			}
			a, b := half{s.digit, [2]candidates.House{t.first, t.second}, targets}, half{d, [2]candidates.House{u.first, u.second}, others}
			if isDual(s.pass.Grid, a, b) && !reportDual(s.pass, a, s.chainOf(t), b, other.chainOf(u)) {
				return false
			}
		}
	}
	return true
}

// findDualRectangles reports the pairs of empty rectangles in the same cells of
// a box that lead to different targets, on one digit or on two.
func findDualRectangles(p *techniques.Pass, pairs bool) {
	for d := range p.Grid.Layout().Digits().All() {
		s := newSearch(p, d)
		s.pairs = pairs
		for bs := s.boxLinks(); s.next(&bs); {
			r := s.rectangle(bs.boxLink)
			if !r.targets.IsEmpty() && s.isNearestLink(r) && !s.reportOtherRectangles(bs, r) {
				return
			}
		}
	}
}

// reportOtherRectangles reports the rectangle together with each later one in
// the same cells of its box. bs is at its box and link.
func (s *search) reportOtherRectangles(bs boxLinks, r rectangle) (more bool) {
	places := s.pass.Grid.PlacesIn(s.digit, r.box)
	for d := s.digit; s.layout.Digits().Has(d); d++ {
		other := newSearch(s.pass, d)
		other.pairs = s.pairs
		if d != s.digit {
			bs = other.boxLinks()
		}
		for s.pass.Grid.PlacesIn(d, r.box) == places && other.next(&bs) {
			if bs.box != r.box {
				continue
			}
			q := other.rectangle(bs.boxLink)
			if q.targets.IsEmpty() || !other.isNearestLink(q) {
				continue
			}
			a, b := half{s.digit, [2]candidates.House{r.box, r.link}, r.targets}, half{d, [2]candidates.House{q.box, q.link}, q.targets}
			if isDual(s.pass.Grid, a, b) && !reportDual(s.pass, a, s.chainThrough(r), b, other.chainThrough(q)) {
				return false
			}
		}
	}
	return true
}

// areTwo reports whether the pattern is two of a kind that are joined.
func areTwo(p *techniques.Pattern, is func(*techniques.Pattern) bool) bool {
	return len(p.Parts) == 2 && is(p.Parts[0]) && is(p.Parts[1])
}
