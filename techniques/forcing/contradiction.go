package forcing

import (
	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/single"
	"pencilmark/techniques/internal/suppositions"
)

// findContradictions reports the candidates that cannot be true, because they
// force, by the rule, an item to lose its last candidate. Singles force whatever a rule does, so a candidate
// from which they come to no conflict is not followed by the rule.
//
// Have: if the candidate were true, so would be every line of its branch, for each is the only
// candidate left for some item. In the end an item has none. Hence the candidate is false.
//
// A candidate that does so without a line is left out: it sees all places of a
// digit in a house, which a person sees without a supposition.
//
// Candidates with short refutations come first: those with fewer than minLines lines, then those with fewer
// than twice as many, and so on. So the first that is reported has fewer than twice the lines of the
// shortest, and the search may stop long before it finds that one. Among these the candidates with a strong
// link come first, because the other end of the link is placed then.
func findContradictions(p *techniques.Pass, rule suppose.Rule, suspects candidates.CandidateSet) {
	if p.Contradicts() {
		return
	}
	s, linked, net := suppositions.Of(p, rule), linkedOf(p), suppositions.Of(p, suppose.Net)
	if p.EffectsOnly() {
		reportFailures(p, s, net, suspects, linked)
		return
	}
	for below := minLines; below < 2*candidates.MaxCells; below *= 2 {
		longer := false
		for _, early := range []bool{true, false} {
			now := suspects
			if early {
				now.And(&linked)
			} else {
				now.AndNot(&linked)
			}
			cells := now.Cells().And(p.Grid.Open())
			for c, ok := cells.Next(); ok; c, ok = cells.Next() {
				for ds := p.Grid.Candidates(c); ds != 0; {
					d, _ := ds.Next()
					if !now.Places(d).Has(c) {
						continue
					}
					k := candidates.Of(c, d)
					if net.Fails(k) && s.Fails(k) && !isSeen(p.Grid, k) {
						r := s.Refute(k, below)
						if r == nil {
							longer = true
							continue
						}
						if !p.Report(refuted(p.Grid, r, rule == suppose.Net)) {
							return
						}
					}
					suspects.Remove(k)
				}
			}
		}
		if !longer {
			return
		}
	}
}

// reportFailures reports the same candidates as one step without lines: those with a strong link if there are any.
func reportFailures(p *techniques.Pass, s, net *suppose.Search, suspects, linked candidates.CandidateSet) {
	with, without := suspects, suspects
	with.And(&linked)
	without.AndNot(&linked)
	for _, now := range []*candidates.CandidateSet{&with, &without} {
		var effects []explain.Effect
		for k := range now.All() {
			if p.Grid.Open().Has(k.Cell()) && p.Grid.Candidates(k.Cell()).Has(k.Digit()) && net.Fails(k) && s.Fails(k) && !isSeen(p.Grid, k) {
				effects = append(effects, explain.Remove(k.Cell(), k.Digit()))
			}
		}
		if len(effects) > 0 {
			p.Report(explain.Step{Effects: effects})
			return
		}
	}
}

// linkedOf returns the candidates of open cells that have a strong link: some item
// has two candidates, and they are one of these.
func linkedOf(p *techniques.Pass) (linked candidates.CandidateSet) {
	l, bivalue := p.Grid.Layout(), p.Bivalue()
	for d := range l.Digits().All() {
		cells := bivalue
		for hs := p.Rooms(d).Two; hs != 0; {
			h, _ := hs.Next()
			cells = cells.Or(l.HouseCells(h))
		}
		linked.SetPlaces(d, cells.And(p.Grid.Places(d)))
	}
	return linked
}

// allOf returns the candidates of the open cells.
func allOf(g *candidates.Grid) (all candidates.CandidateSet) {
	for d := range g.Layout().Digits().All() {
		all.SetPlaces(d, g.Places(d).And(g.Open()))
	}
	return all
}

// isSeen reports whether supposing k leaves an item without a candidate at once.
// On the grid each item must have one.
func isSeen(g *candidates.Grid, k candidates.Candidate) bool {
	l := g.Layout()
	c, d := k.Cell(), k.Digit()
	struck := g.Places(d).And(l.Peers(c))
	if l.HousesOfAny(g.Places(d).AndNot(struck)) != l.Houses() {
		return true
	}
	for q, ok := struck.Next(); ok; q, ok = struck.Next() {
		if g.Candidates(q).Len() == 1 {
			return true
		}
	}
	for others := g.Candidates(c).Without(d); others != 0; {
		x, _ := others.Next()
		if l.HousesOfAny(g.Places(x).Without(c)) != l.Houses() {
			return true
		}
	}
	return false
}

// minLines is the least bound on the lines of a refutation.
const minLines = 6

// refuted returns the step that a refutation amounts to.
func refuted(g *candidates.Grid, r *suppose.Refutation, easiest bool) explain.Step {
	k := r.Assume
	trial := explain.Trial{Assume: k, Branch: single.Branch(*g, k, r.Lines, easiest), Conflict: r.Conflict}
	return explain.NewStep(trial, explain.Remove(k.Cell(), k.Digit()))
}
