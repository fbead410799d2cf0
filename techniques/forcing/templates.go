package forcing

import (
	"cmp"
	"slices"
	"sort"

	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/arrangements"
)

var surveyScratch = techniques.NewFact[survey](nil)

// survey is what the arrangements of each digit leave, worked out in rounds.
type survey struct {
	rounds []round
	known  candidates.CandidateSet // what all arrangements were seen to have

	keys suppose.Keys
}

// round is what one look at the arrangements of each digit shows.
type round struct {
	places candidates.CandidateSet // what some arrangements have
	forced candidates.CandidateSet // what all of them have, new in this round
}

// findTemplates reports, for each digit, the cells that have it in all of its
// arrangements, or those that have it in none.
//
// Have: one arrangement of each digit is the solution. So a cell in all
// arrangements of a digit has this digit, and
//
//	(a) a cell in no arrangement of a digit does not have it;
//	(b) an arrangement of another digit with a cell from all of those of the
//	    first is not the solution, and does not count.
//
// What (b) leaves out may bring more cells into all arrangements of its digit, so it is done until nothing
// changes. That two arrangements of different digits may meet elsewhere is not looked at.
func findTemplates(p *techniques.Pass, place bool) {
	s := surveyScratch.Of(p)
	if !s.make(p) {
		return
	}
	keyed := false
	for d := candidates.Digit(1); int(d) <= p.Grid.Layout().Size(); d++ {
		effects := s.effects(p.Grid, d, place)
		if len(effects) == 0 {
			continue
		}
		if !keyed {
			keyed = true
			s.keys.ResetSharp(p.Grid)
		}
		if !p.Report(explain.NewStep(s.evidence(p.Grid, d, effects), effects...)) {
			return
		}
	}
}

// make surveys the grid of the pass. It reports false if a digit has no
// arrangement: then there is no solution for any to be.
func (s *survey) make(p *techniques.Pass) bool {
	l := p.Grid.Layout()
	s.rounds, s.known = append(s.rounds[:0], round{}), candidates.CandidateSet{}
	now := &s.rounds[0]
	for d := range l.Digits().All() {
		now.places.SetPlaces(d, p.Possible(d))
	}
	for again := true; again; {
		for d := range l.Digits().All() {
			places := now.places.Places(d)
			if places.IsEmpty() {
				return false
			}
			now.forced.SetPlaces(d, inAll(l, places).AndNot(s.known.Places(d)))
		}
		s.known.Or(&now.forced)
		again = false
		next := round{places: now.places}
		for d := range l.Digits().All() {
			places := now.places.Places(d)
			if struck := now.struck(d); places.Meets(struck) {
				again = true
				next.places.SetPlaces(d, arrangements.Places(l, places.AndNot(struck)))
			}
		}
		if again {
			s.rounds = append(s.rounds, next)
			now = &s.rounds[len(s.rounds)-1]
		}
	}
	return true
}

// inAll returns the cells that are in all arrangements, given those that are in some: each
// arrangement has a cell in each row, so it is all of them that have the only one there is.
func inAll(l *candidates.Layout, places candidates.CellSet) (cells candidates.CellSet) {
	for rows := l.HousesOfKind(candidates.Row); rows != 0; {
		h, _ := rows.Next()
		if c, one := places.And(l.HouseCells(h)).Single(); one {
			cells = cells.With(c)
		}
	}
	return cells
}

// struck returns the cells that go to other digits than d.
func (r *round) struck(d candidates.Digit) (cells candidates.CellSet) {
	for x := range r.forced.Digits().Without(d).All() {
		cells = cells.Or(r.forced.Places(x))
	}
	return cells
}

// effects returns what the survey says of a digit that the grid does not.
func (s *survey) effects(g *candidates.Grid, d candidates.Digit, place bool) []explain.Effect {
	if place {
		return explain.Template{Digit: d, Cells: s.known.Places(d).And(g.Open())}.Effects()
	}
	last := &s.rounds[len(s.rounds)-1]
	return explain.Removals(d, g.Places(d).And(g.Open()).AndNot(last.places.Places(d)))
}

// evidence returns what proves the effects on the digit, without what can be spared.
// What is left out first does not depend on names.
func (s *survey) evidence(g *candidates.Grid, d candidates.Digit, effects []explain.Effect) explain.Templates {
	l := g.Layout()
	enough := l.HousesOfKind(candidates.Row) | l.HousesOfKind(candidates.Extra)
	e := explain.Templates{Digit: d, Houses: open(g, d, enough)}
	for i := range s.rounds {
		start := len(e.Given)
		for k := range s.rounds[i].forced.All() {
			if c, d := k.Cell(), k.Digit(); g.Open().Has(c) {
				e.Given = append(e.Given, explain.Template{Digit: d, Houses: open(g, d, enough), Cells: candidates.Cells(c)})
			}
		}
		given := e.Given[start:]
		sort.SliceStable(given, func(i, j int) bool { return s.key(given[i]) < s.key(given[j]) })
	}
	for i := len(e.Given) - 1; i >= 0; i-- {
		less := e
		if less.Given = slices.Delete(slices.Clone(e.Given), i, i+1); stands(g, less, effects) {
			e = less
		}
	}
	e.Given = joined(e.Given)
	rows, columns := s.arranged(g, e, effects, candidates.Row), s.arranged(g, e, effects, candidates.Column)
	if len(columns.Premises()) < len(rows.Premises()) {
		return columns
	}
	return rows
}

// arranged returns the evidence with the houses that each of its parts needs, in
// lines of the given kind where those of the other would do as well.
func (s *survey) arranged(g *candidates.Grid, e explain.Templates, effects []explain.Effect, kind candidates.Kind) explain.Templates {
	l := g.Layout()
	now := *g
	for _, given := range e.Given {
		given.Apply(&now)
	}
	e.Given = slices.Clone(e.Given)
	e.Houses = s.needed(&now, e.Digit, effects, kind)
	// A place may be the only one in its row and in its column. What proves one
	// thing should prove the next, so lines of the same kind are taken then.
	if lines := e.Houses & (l.HousesOfKind(candidates.Row) | l.HousesOfKind(candidates.Column)); lines != 0 {
		kind = lines.First().Kind()
	}
	now = *g
	for i := range e.Given {
		given := &e.Given[i]
		given.Houses = s.needed(&now, given.Digit, given.Effects(), kind)
		given.Apply(&now)
	}
	return e
}

// key returns the key of the candidate of a template with one cell.
func (s *survey) key(t explain.Template) uint32 {
	return s.keys.Candidate(candidates.Of(t.Cells.First(), t.Digit))
}

// open returns those of the houses in which the digit is not placed.
func open(g *candidates.Grid, d candidates.Digit, houses candidates.HouseSet) (hs candidates.HouseSet) {
	for h := range houses.All() {
		if g.PlacesIn(d, h).Meets(g.Open()) {
			hs = hs.With(h)
		}
	}
	return hs
}

// joined makes one template of those of the same digit that nothing else stands between.
func joined(list []explain.Template) (shorter []explain.Template) {
	for _, t := range list {
		if n := len(shorter); n > 0 && shorter[n-1].Digit == t.Digit {
			shorter[n-1].Cells = shorter[n-1].Cells.Or(t.Cells)
		} else {
			shorter = append(shorter, t)
		}
	}
	return shorter
}

// needed returns houses in which the digit is arranged, enough for the effects, none of which
// can be spared. All rows are enough, and all columns; of the two the one of which fewer are
// left is taken, and if there is no difference the given kind.
func (s *survey) needed(g *candidates.Grid, d candidates.Digit, effects []explain.Effect, kind candidates.Kind) candidates.HouseSet {
	l := g.Layout()
	least := func(kind candidates.Kind) candidates.HouseSet {
		houses := open(g, d, l.HousesOfKind(kind)|l.HousesOfKind(candidates.Extra))
		all := slices.Collect(houses.All())
		key := func(i int) uint32 { return s.keys.Item(candidates.HouseItem(d, all[i])) }
		sort.SliceStable(all, func(i, j int) bool { return key(i) < key(j) })
		for _, h := range all {
			if without := houses &^ candidates.Houses(h); follow(g, d, without, effects) {
				houses = without
			}
		}
		return houses
	}
	// Sums of keys would not tell rows from columns: the places are the same.
	keys := func(houses candidates.HouseSet) (keys []uint32) {
		for h := range houses.All() {
			keys = append(keys, s.keys.Item(candidates.HouseItem(d, h)))
		}
		sort.SliceStable(keys, func(i, j int) bool { return keys[i] < keys[j] })
		return keys
	}
	rows, columns := least(candidates.Row), least(candidates.Column)
	better := cmp.Or(cmp.Compare(rows.Len(), columns.Len()), slices.Compare(keys(rows), keys(columns)))
	if better < 0 || better == 0 && kind == candidates.Row {
		return rows
	}
	return columns
}

// stands reports whether each template follows, and in the end the effects.
func stands(g *candidates.Grid, e explain.Templates, effects []explain.Effect) bool {
	now := *g
	for _, given := range e.Given {
		if !follow(&now, given.Digit, given.Houses, given.Effects()) {
			return false
		}
		given.Apply(&now)
	}
	return follow(&now, e.Digit, e.Houses, effects)
}

// follow reports whether all the effects follow from what the houses need: whether there is no
// arrangement that denies one. A candidate that is gone needs no proof.
func follow(g *candidates.Grid, d candidates.Digit, houses candidates.HouseSet, effects []explain.Effect) bool {
	l := g.Layout()
	for _, e := range effects {
		c := e.Candidate.Cell()
		places, open := g.Places(d).Without(c), houses
		if !e.Place {
			if !g.Has(e.Candidate) {
				continue
			}
			places, open = places.AndNot(l.Peers(c)), houses&^l.HousesOf(c)
		}
		if _, ok := arrangements.Choose(l, candidates.CellSet{}, places, open); ok {
			return false
		}
	}
	return true
}
