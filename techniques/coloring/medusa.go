package coloring

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// Medusa is colouring of all digits at once.
var Medusa = &techniques.Technique{
	Code: "3d-medusa", Name: "3D Medusa", Aliases: []string{"Medusa", "3D Coloring", "Ultracoloring"}, Family: family,
	Level: techniques.Unfair,
	Ladder: explain.NewLadder("strong links of several digits make a net, and its two colours leave no room for a candidate",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Colour candidates in turn green and blue along strong links of every kind: the two places of a digit in a house, " +
			"and the two candidates of a cell. The cluster grows through digits as well as through cells. A candidate that " +
			"green and blue both rule out is removed: it shares its cell with one and sees its digit in the other, or any mixture. " +
			"And if blue contradicts itself, all of blue is removed: two blue digits in one cell, or one digit blue twice in a " +
			"house.",
		Why: "Along each strong link one candidate is true and the other false, so one colour is true as a whole. What both " +
			"colours rule out is false either way. A colour that contradicts itself is the false one.",
		Look: "Start from a cell with two candidates whose digits have strong links of their own, and colour until nothing " +
			"is added. Look first into cells with two coloured candidates, then along the houses of each digit.",
		NearMiss: "A cell with three candidates, two of them coloured, is no link: do not colour the third, but if the two " +
			"differ in colour, remove it. Candidates that a single colour rules out may stay.",
		Grid: "4...3+2.9..3+98+457.+2..2..+9.+3....4...+28+24.+5.6.71....2..5.+3.6..+4.+8+77.1....4+99+8+4.5.2.3",
		Want: "r6c3<>3",
	},
	Find: findMedusas,
	Is:   isMedusa,
}

// medusa is a cluster of candidates of several digits.
type medusa struct {
	colored [2]candidates.CandidateSet // the candidates of each colour
	reach   [2]candidates.CandidateSet // what one of a colour would make false
	wrong   int                        // a colour of which two exclude each other, if there is one
}

// all returns the candidates of either colour.
func (m *medusa) all() candidates.CandidateSet {
	all := m.colored[0]
	all.Or(&m.colored[1])
	return all
}

// findMedusas reports each candidate that both colours of a cluster of several
// digits refute, by the shortest path that there is, and each colour that is false.
//
// Have: a cluster of strong links between candidates of any digits, coloured in turn.
//
//	(a) one colour is true as a whole, see [findTraps]: of the two candidates
//	    of a cell one is true, as of two places in a house;
//	(b) two candidates that exclude each other are not both true.
//
// Hence what candidates of both colours exclude is false. And a colour of which
// two candidates exclude each other is false.
//
// The links of a cluster make chains from any of its candidates to any other. So
// where chains refute nothing, clusters do not.
func findMedusas(p *techniques.Pass) {
	if !links.Refutes(p, links.InHouses|links.InCells) {
		return
	}
	var seen candidates.CandidateSet
	for d := range p.Grid.Layout().Digits().All() {
		for hs := p.Rooms(d).Two; hs != 0; {
			h, _ := hs.Next()
			first := candidates.Of(p.Grid.PlacesIn(d, h).First(), d)
			if seen.Has(first) {
				continue
			}
			m := spreadAll(p, first)
			all := m.all()
			seen.Or(&all)
			// Have: with one digit it is what simple coloring looks at.
			if all.Digits().Len() > 1 && !m.search(p) {
				return
			}
		}
	}
}

// spreadAll colours everything that strong links of any digit, and cells with two candidates, join to the
// first candidate. Like [spread] it colours nothing if a link has one colour at both ends.
func spreadAll(p *techniques.Pass, first candidates.Candidate) (m medusa) {
	l, bivalue := p.Grid.Layout(), p.Bivalue()
	var fresh candidates.CandidateSet
	fresh.Add(first)
	m.colored[0].Add(first)
	for side := 0; !fresh.IsEmpty(); side = 1 - side {
		var next candidates.CandidateSet
		for d := range fresh.Digits().All() {
			strong, cells := p.Rooms(d).Two, fresh.Places(d)
			for a, ok := cells.Next(); ok; a, ok = cells.Next() {
				m.reach[side].AddPlaces(d, l.Peers(a))
				for hs := l.HousesOf(a) & strong; hs != 0; {
					h, _ := hs.Next()
					next.AddPlaces(d, p.Grid.PlacesIn(d, h).Without(a))
				}
				if bivalue.Has(a) {
					next.Add(candidates.Of(a, p.Grid.Candidates(a).Without(d).First()))
				}
			}
		}
		if next.Meets(&m.colored[side]) {
			return medusa{}
		}
		fresh = next
		fresh.AndNot(&m.colored[1-side])
		m.colored[1-side].Or(&fresh)
	}
	for side := range 2 {
		colored := &m.colored[side]
		var held, twice candidates.CellSet // cells with a candidate of the colour, with several
		for d := range l.Digits().All() {
			twice = twice.Or(held.And(colored.Places(d)))
			held = held.Or(colored.Places(d))
		}
		for d := range l.Digits().All() {
			m.reach[side].AddPlaces(d, held.AndNot(colored.Places(d)).Or(twice))
		}
	}
	return m
}

// search reports what the cluster refutes.
func (m *medusa) search(p *techniques.Pass) (more bool) {
	targets, all := m.reach[0], m.all()
	targets.And(&m.reach[1])
	targets.AndNot(&all)
	for d := range p.Grid.Layout().Digits().All() {
		targets.SetPlaces(d, targets.Places(d).And(p.Grid.Places(d)).And(p.Grid.Open()))
	}
	for side := range 2 {
		if m.colored[side].Meets(&m.reach[side]) {
			targets.Or(&m.colored[side]) // two of the colour exclude each other
			m.wrong = side
		}
	}
	if targets.IsEmpty() {
		return true
	}
	for d := range p.Grid.Layout().Digits().All() {
		targets.SetPlaces(d, targets.Places(d).AndNot(refuted(p, d)))
	}
	return targets.IsEmpty() || m.report(p, &targets)
}

// report reports a step for all of the colour that is wrong, and for each of the other targets.
func (m *medusa) report(p *techniques.Pass, targets *candidates.CandidateSet) (more bool) {
	cluster := group{slices.Collect(m.colored[1-m.wrong].All()), slices.Collect(m.colored[m.wrong].All())} // what is wrong is blue
	n := newNet(newTheory(p.Grid, []group{cluster}))
	if blue := &m.colored[m.wrong]; blue.Meets(targets) {
		targets.AndNot(blue)
		effects := explain.RemoveAll(blue)
		e := n.evidence(slices.Collect(n.enough(effects).all), []group{cluster})
		if !p.Report(explain.NewStep(e, effects...)) {
			return false
		}
	}
	for k := range targets.All() {
		effects := []explain.Effect{{Candidate: k}}
		e := n.evidence(n.smallest(k), []group{cluster})
		if !p.Report(explain.NewStep(e, effects...)) {
			return false
		}
	}
	return true
}

// refuted returns the cells that cannot have the digit because of one of its own
// clusters: what simple coloring removes.
func refuted(p *techniques.Pass, d candidates.Digit) (cells candidates.CellSet) {
	var memory [maxClusters]colors
	for i := range clusters(p, d, &memory) {
		cells = cells.Or(memory[i].refuted())
	}
	return cells
}

// isMedusa reports whether it is clusters of several digits, or one cluster.
func isMedusa(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Coloring)
	return ok && (len(e.Clusters) == 1 || e.Digits(p.Grid).Len() > 1)
}
