package verify

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// What clues mean is taken from their definitions, not from the tables that techniques use.

// excludes reports whether two candidates share an item, or some clue does not allow both, or not beside a digit that
// is placed.
func excludes(g *candidates.Grid, a, b candidates.Candidate) bool {
	l := g.Layout()
	if shareItem(l, a, b) || len(l.Clues()) == 0 {
		return shareItem(l, a, b)
	}
	return forbidden(g, func(ks ...candidates.Candidate) bool {
		_, ok := l.ForbiddingClue(ks...)
		return ok
	}, a, b)
}

// shareItem reports whether two different candidates share an item.
func shareItem(l *candidates.Layout, a, b candidates.Candidate) bool {
	return a != b && l.ShareItem(a, b)
}

// excludesBeside reports whether some clue does not allow three candidates together.
func excludesBeside(l *candidates.Layout, a, b, c candidates.Candidate) bool {
	if a.Cell() == b.Cell() || a.Cell() == c.Cell() || b.Cell() == c.Cell() {
		return false
	}
	_, ok := l.ForbiddingClue(a, b, c)
	return ok
}

// forbidden reports whether what forbids candidates forbids two, by themselves or beside a digit that is placed.
func forbidden(g *candidates.Grid, forbids func(ks ...candidates.Candidate) bool, a, b candidates.Candidate) bool {
	if a == b || a.Cell() == b.Cell() {
		return false
	}
	if forbids(a, b) {
		return true
	}
	if len(g.Layout().Triples()) == 0 {
		return false // no clue is about three cells, or more is proved than there is to prove
	}
	for c := range g.Layout().Cells().AndNot(g.Open()).Without(a.Cell()).Without(b.Cell()).All() {
		if forbids(a, b, candidates.Of(c, g.Value(c))) {
			return true
		}
	}
	return false
}

// cited is the clues that a line of an argument names.
type cited struct {
	grid    *candidates.Grid
	numbers []int
	used    []bool // by which a candidate was excluded that no item excludes
}

// excludes reports whether two candidates share an item, or one of the clues does not allow both.
func (c *cited) excludes(a, b candidates.Candidate) bool {
	if shareItem(c.grid.Layout(), a, b) {
		return true
	}
	return c.by(func(i int) bool {
		return forbidden(c.grid, func(ks ...candidates.Candidate) bool { return c.grid.Layout().Forbids(i, ks...) }, a, b)
	})
}

// excludesBeside reports whether one of two candidates excludes the third, or one of the clues does not allow it beside
// both.
func (c *cited) excludesBeside(a, b, k candidates.Candidate) bool {
	byOne, byOther := c.excludes(a, k), c.excludes(b, k)
	byBoth := a.Cell() != b.Cell() && a.Cell() != k.Cell() && b.Cell() != k.Cell() &&
		c.by(func(i int) bool { return c.grid.Layout().Forbids(i, a, b, k) })
	return byOne || byOther || byBoth
}

// by reports whether some of the clues do so, and notes that these are of use. All are asked: which of two that do is named is
// up to the writer, and the other may be named for something else.
func (c *cited) by(does func(i int) bool) (some bool) {
	for n, i := range c.numbers {
		if does(i) {
			c.used[n], some = true, true
		}
	}
	return some
}

// allUsed reports clues that are named in vain.
func (c *cited) allUsed() error {
	if i := slices.Index(c.used, false); i >= 0 {
		return fmt.Errorf("nothing is excluded by the clue %q", c.grid.Layout().Clues()[c.numbers[i]].String())
	}
	return nil
}

// checkStruck checks that of the candidates that placing a digit has struck each is excluded by what is placed.
func checkStruck(before, after *candidates.Grid) *Error {
	l := before.Layout()
	if len(l.Clues()) == 0 {
		return nil
	}
	var fresh []candidates.Candidate
	for c := range before.Open().AndNot(after.Open()).All() {
		fresh = append(fresh, candidates.Of(c, after.Value(c)))
	}
	for c := range before.Open().And(after.Open()).All() {
		for d := range (before.Candidates(c) &^ after.Candidates(c)).All() {
			k := candidates.Of(c, d)
			if !slices.ContainsFunc(fresh, func(by candidates.Candidate) bool { return excludes(after, by, k) }) {
				return wrongEffect(ErrProof, explain.Effect{Candidate: k}, "is struck and excluded by no digit that is placed")
			}
		}
	}
	return nil
}
