package argue

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// strikesWith says that a line which claims that a candidate is true excludes others together with such lines before,
// by a clue of three cells.
func (b *builder) strikesWith(n int, ks []candidates.Candidate) {
	l, claim := b.grid.Layout(), b.claim(n)
	if len(l.Triples()) == 0 || !claim.Some || len(claim.Of) != 1 {
		return
	}
	triples, own := l.Triples(), claim.Of[0]
	for _, i := range l.TriplesOf(own) {
		x, y := triples[i].Others(own)
		for _, pair := range [...][2]candidates.Candidate{{x, y}, {y, x}} {
			by, k := pair[0], pair[1]
			if m := b.sure[by]; m > 0 && m != n && b.gone[k] == 0 && slices.Contains(ks, k) {
				from := []int{min(m, n), max(m, n)}
				b.note(b.add(explain.Line{Rule: explain.RuleStrikes, Claim: explain.NoneOf(k), From: from}))
			}
		}
	}
}

// cite names the clues by which candidates of the line exclude others.
func cite(g *candidates.Grid, a explain.Argument, line *explain.Line) {
	if len(g.Layout().Clues()) == 0 {
		return
	}
	var cited []int
	name := func(ks ...candidates.Candidate) {
		if i, ok := excludingClue(g, ks); ok && !slices.Contains(cited, i) {
			cited = append(cited, i)
		}
	}
	switch line.Rule {
	case explain.RuleStrikes:
		for _, k := range line.Claim.Of {
			for _, x := range a[line.From[0]-1].Claim.Of {
				if len(line.From) == 1 {
					name(x, k)
					continue
				}
				for _, y := range a[line.From[1]-1].Claim.Of {
					name(x, y, k)
				}
			}
		}
	case explain.RuleCount:
		for _, link := range line.Links {
			for i, k := range link {
				for _, x := range link[:i] {
					name(x, k)
				}
			}
		}
	}
	slices.Sort(cited)
	clues := g.Layout().Clues()
	for _, i := range cited {
		line.Clues = append(line.Clues, clues[i].String())
	}
}

// excludingClue returns the number of the clue by which the last of the candidates is excluded by one of the others, or
// by both, or beside a digit that is placed; ok is false if no clue is needed.
func excludingClue(g *candidates.Grid, ks []candidates.Candidate) (i int, ok bool) {
	l, last := g.Layout(), len(ks)-1
	k := ks[last]
	for _, by := range ks[:last] {
		if l.ShareItem(by, k) {
			return 0, false
		}
	}
	for _, by := range ks[:last] {
		if i, ok := l.ForbiddingClue(by, k); ok {
			return i, true
		}
	}
	if i, ok := l.ForbiddingClue(ks...); ok {
		return i, true
	}
	triples := l.Triples()
	for _, n := range l.TriplesOf(k) {
		x, y := triples[n].Others(k)
		for _, by := range ks[:last] {
			if x == by && g.Value(y.Cell()) == y.Digit() || y == by && g.Value(x.Cell()) == x.Digit() {
				return l.ForbiddingClue(x, y, k)
			}
		}
	}
	return 0, false
}
