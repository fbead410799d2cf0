package coloring

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// medusa is a cluster of candidates of several digits.
type medusa [candidates.MaxSize]colors // by digit

// candidateSet is a set of candidates: the cells of each digit.
type candidateSet [candidates.MaxSize]candidates.CellSet

// findMedusas reports each candidate that a cluster of several digits refutes,
// by the shortest way that there is.
//
// Have: a cluster of strong links between candidates of any digits, coloured in
// turn.
//
//	(a) one colour is true as a whole, see [findTraps], since of the two
//	    candidates of a cell one is true as of two places in a house;
//	(b) two candidates that exclude each other are not both true.
//
// Hence what candidates of both colours exclude is false. And a colour of which
// two candidates exclude each other is false.
//
// The links of a cluster make chains from any of its candidates to any other. So
// where chains refute nothing, clusters do not.
func findMedusas(p *techniques.Pass) {
	if !p.Refutes(techniques.InHouses | techniques.InCells) {
		return
	}
	var seen candidateSet
	for d := range p.Grid.Layout().Digits().All() {
		for hs := p.Rooms(d).Two; hs != 0; {
			h, _ := hs.Next()
			first := p.Grid.PlacesIn(d, h).First()
			if seen[d-1].Has(first) {
				continue
			}
			m := spreadAll(p, candidates.Of(first, d))
			digits := 0
			for i := range m {
				seen[i] = seen[i].Or(m[i].all())
				if !m[i].all().IsEmpty() {
					digits++
				}
			}
			// Have: with one digit it is what simple coloring looks at.
			if digits > 1 && !m.search(p) {
				return
			}
		}
	}
}

// spreadAll colours everything that strong links of any digit, and cells with
// two candidates, join to the first candidate. Like [spread] it colours nothing
// if a link has one colour at both ends.
func spreadAll(p *techniques.Pass, first candidates.Candidate) (m medusa) {
	l, bivalue := p.Grid.Layout(), p.Bivalue()
	var fresh candidateSet
	fresh[first.Digit()-1] = candidates.Cells(first.Cell())
	m[first.Digit()-1].cells[0] = fresh[first.Digit()-1]
	for side, more := 0, true; more; side = 1 - side {
		var next candidateSet
		for d := range l.Digits().All() {
			strong := p.Rooms(d).Two
			for a, ok := fresh[d-1].Next(); ok; a, ok = fresh[d-1].Next() {
				m[d-1].reach[side] = m[d-1].reach[side].Or(l.Peers(a))
				for hs := l.HousesOf(a) & strong; hs != 0; {
					h, _ := hs.Next()
					next[d-1] = next[d-1].Or(p.Grid.PlacesIn(d, h).Without(a))
				}
				if bivalue.Has(a) {
					other := p.Grid.Candidates(a).Without(d).First()
					next[other-1] = next[other-1].With(a)
				}
			}
		}
		more = false
		for i := range next {
			if next[i].Meets(m[i].cells[side]) {
				return medusa{}
			}
			fresh[i] = next[i].AndNot(m[i].all())
			m[i].cells[1-side] = m[i].cells[1-side].Or(fresh[i])
			more = more || !fresh[i].IsEmpty()
		}
	}
	for side := range 2 {
		var held, twice candidates.CellSet // cells with a candidate of the colour, with several
		for i := range m {
			twice = twice.Or(held.And(m[i].cells[side]))
			held = held.Or(m[i].cells[side])
		}
		for i := range m {
			m[i].reach[side] = m[i].reach[side].Or(held.AndNot(m[i].cells[side])).Or(twice)
		}
	}
	return m
}

// search reports what the cluster refutes.
func (m *medusa) search(p *techniques.Pass) (more bool) {
	var targets candidateSet
	found := false
	for i := range m {
		c := &m[i]
		targets[i] = p.Grid.Places(candidates.Digit(i + 1)).And(p.Grid.Open()).And(c.reach[0]).And(c.reach[1]).AndNot(c.all())
		found = found || !targets[i].IsEmpty()
	}
	for side := range 2 {
		if m.contradicts(side) {
			found = true
			for i := range m {
				targets[i] = targets[i].Or(m[i].cells[side])
			}
		}
	}
	if !found {
		return true
	}
	found = false
	for d := range p.Grid.Layout().Digits().All() {
		targets[d-1] = targets[d-1].AndNot(refuted(p, d))
		found = found || !targets[d-1].IsEmpty()
	}
	return !found || m.report(p, &targets)
}

// contradicts reports whether two candidates of the colour exclude each other.
func (m *medusa) contradicts(side int) bool {
	for i := range m {
		if m[i].cells[side].Meets(m[i].reach[side]) {
			return true
		}
	}
	return false
}

// report reports a step for each of the targets.
func (m *medusa) report(p *techniques.Pass, targets *candidateSet) (more bool) {
	var cluster group
	for d := range p.Grid.Layout().Digits().All() {
		for side := range cluster {
			cluster[side] = append(cluster[side], candidatesOf(d, m[d-1].cells[side])...)
		}
	}
	n := newNet(newTheory(p.Grid, []group{cluster}))
	for d := range p.Grid.Layout().Digits().All() {
		for c := range targets[d-1].All() {
			effects := []explain.Effect{explain.Remove(c, d)}
			e := n.evidence(n.smallest(candidates.Of(c, d)), effects, []group{cluster})
			if !p.Report(explain.NewStep(e, effects...)) {
				return false
			}
		}
	}
	return true
}

// refuted returns the cells in which the clusters of one digit leave no room for
// it: simple coloring.
func refuted(p *techniques.Pass, d candidates.Digit) (cells candidates.CellSet) {
	var memory [maxClusters]colors
	for i := range clusters(p, d, &memory) {
		cells = cells.Or(memory[i].refuted())
	}
	return cells
}
