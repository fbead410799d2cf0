package say

import (
	"errors"

	"pencilmark/candidates"
)

// CheckLink checks what a sentence says of a link, which is so by itself on the grid.
func CheckLink(g *candidates.Grid, s Sentence) error {
	return s.check(&Told{layout: g.Layout(), subject: g})
}

// Links of chains, each by itself: that one of two nodes is true, or that not both are.
var (
	LinkInHouse = told3("link-in-house", "{0|or} is {1}: {2} has no other place for it.", func(g *candidates.Grid, cells candidates.CellSet, d candidates.Digit, h candidates.House) error {
		return equal(cells, g.PlacesIn(d, h))
	})
	LinkInCell = told2("link-in-cell", "{0} is {1|or}: it has no other digit.", func(g *candidates.Grid, c candidates.Cell, ds candidates.DigitSet) error {
		return expect(g.Candidates(c) == ds, "it is %v", g.Candidates(c))
	})
	LinkInSet = kind4("link-in-set", "of {0} the cells {1} lack one at most: {2}, or {3}.", func(t *Told, ds candidates.DigitSet, cells candidates.CellSet, one, other Sentence) error {
		return about(t, func(g *candidates.Grid) error {
			held := g.CandidatesIn(cells)
			err := expect(held == ds && ds.Len() == cells.Len()+1, "they hold %v", held)
			for _, s := range []Sentence{one, other} {
				err = errors.Join(err, equal(s.Args[1].(candidates.CellSet), g.Places(s.Args[0].(candidates.Digit)).And(cells)))
			}
			return err
		})
	})
	LinkNotBoth = told3("link-not-both", "{0} are not both {1} ({2|bare}).", func(g *candidates.Grid, cells candidates.CellSet, d candidates.Digit, ways Ways) error {
		first := candidates.Cells(cells.First())
		return errors.Join(expect(cells.Len() == 2, "they are %d", cells.Len()), linkThenNone(g, first, d, cells.AndNot(first), ways))
	})
	LinkThenNot  = told4("link-then-not", "if {0|or} is {1}, {2} is not ({3|bare}).", linkThenNone)
	LinkThenNone = told4("link-then-none", "if {0|or} is {1}, none of {2} is ({3|bare}).", linkThenNone)
	// LinkByClue says it of different digits in different cells.
	LinkByClue = told5("link-by-clue", "if {0|or} is {1}, {2|or} is not {3} ({4|bare}).", func(g *candidates.Grid, cells candidates.CellSet, d candidates.Digit, others candidates.CellSet, e candidates.Digit, ways Ways) error {
		return errors.Join(expect(cells.Within(g.Places(d)) && others.Within(g.Places(e)), "they are not places for them"),
			(&reader{l: g.Layout()}).exclude(node{d, cells}, node{e, others}, ways))
	})
	LinkOneDigit = told3("link-one-digit", "{0} is not both {1} and {2}.", func(g *candidates.Grid, c candidates.Cell, d, e candidates.Digit) error {
		return expect(d != e && g.Candidates(c)&candidates.Digits(d, e) == candidates.Digits(d, e), "it is %v", g.Candidates(c))
	})
)

func linkThenNone(g *candidates.Grid, cells candidates.CellSet, d candidates.Digit, others candidates.CellSet, ways Ways) error {
	return errors.Join(expect(cells.Or(others).Within(g.Places(d)) && !cells.Meets(others), "they are not places for it"), (&reader{l: g.Layout()}).sees(cells, others, ways))
}
