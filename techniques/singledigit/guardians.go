package singledigit

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Guardians is a ring of an odd number of cells, which a digit cannot fill.
var Guardians = &techniques.Technique{
	Code: "guardians", Name: "Guardians", Aliases: []string{"Broken Wing", "Broken Wings", "Guardian"}, Family: family,
	Level: techniques.Unfair,
	Ladder: explain.NewLadder("an odd number of cells in a ring cannot hold a digit in every house of the ring, so the places beside them matter",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "Five, seven or nine places of a digit stand in a ring: each shares a house with the next, the last with the " +
			"first. The other places of the digit in these houses are the guardians. If there is one guardian, it is the " +
			"digit. If there are more, the digit is removed from every cell that sees all of them.",
		Why: "Suppose that no guardian is the digit. Then each of the houses has it in one of its two cells of the ring. So " +
			"every second cell around the ring is the digit, which does not come out even with an odd number of cells. That " +
			"cannot be, so one of the guardians is the digit.",
		Look: "Take a digit with many houses that have two or three places, and follow them around: row, column, box and so " +
			"on. When you return after an odd number of houses, gather the places that were passed by. They are few, or it " +
			"is not worth while.",
		NearMiss: "A ring of an even number of cells: there every second cell can be the digit. Guardians that no cell sees " +
			"all, if there are more than one, say nothing about other cells.",
		Grid: ".+543...+9+1+1+7+2+48+965+33.9.15+4....35..9+1..1..+9.+3.+5+5+9..+3..46..1953.7.+92....+5+34+7+35+2+48+1+6+9",
		Want: "r8c6<>7",
	},
	Find: findGuardians,
	Is:   isGuarded,
}

// The cells of a ring: an odd number, five at least, since three that see each other need no ring.
const minRing, maxRing = 5, 9

// rings is the search for rings of places of one digit in which each cell sees
// the next and no other one does. It goes through houses with three places at
// most: where there are more, the guardians are too many to be of use.
type rings struct {
	search
	size   int // of the rings looked for
	cells  [maxRing]candidates.Cell
	houses [maxRing]candidates.House // of each cell and the next
	known  []effect                  // of the steps reported
}

// effect is the cells that get the digit, or lose it.
type effect struct {
	cells candidates.CellSet
	place bool
}

// findGuardians reports the rings of an odd number of cells with guardians, of
// those with the same effects one of the shortest.
//
// Have: an odd number of cells in a ring, each in a house with the next, and the
// guardians, the other places of the digit in these houses.
//
//	(a) if no guardian is the digit, each house has it in one of its two cells
//	    of the ring, and not in both;
//	(b) then every second cell of the ring is the digit, and the number of its
//	    cells is even.
//
// Hence some guardian is the digit. If there is one only, it is placed; no cell
// that sees all of them is the digit.
func findGuardians(p *techniques.Pass) {
	for d := range p.Changed().Digits.All() {
		r := rings{search: newSearch(p, d)}
		for r.size = minRing; r.size <= maxRing; r.size += 2 {
			for first := r.places.And(p.Grid.Open()); !first.IsEmpty(); {
				r.cells[0], _ = first.Next()
				if !r.extend(1, first, guard{targets: r.places, away: r.places}) {
					return
				}
			}
		}
	}
}

// guard is the guardians of a ring and the places that see all of them. Those that
// also see the ring need only part of it; away are the others.
type guard struct{ guardians, targets, away candidates.CellSet }

// add adds a house with two neighbours of the ring. ok is false if nothing would
// follow from the ring any more.
func (s *search) add(g guard, a, b candidates.Cell, h candidates.House) (with guard, ok bool) {
	fresh := s.pass.Grid.PlacesIn(s.digit, h).Without(a).Without(b)
	g.guardians = g.guardians.Or(fresh)
	sight := s.layout.PeersOfAll(fresh)
	g.targets = g.targets.And(sight)
	g.away = g.away.And(sight).AndNot(s.layout.Peers(a)).Without(a)
	return g, !g.away.IsEmpty() || g.guardians.Len() == 1
}

// extend goes on from n cells of a ring to the next one, which must be among the
// free cells: those that see no cell of the ring but the first and the last, and
// come after the first, so that each ring is met from one cell only.
func (r *rings) extend(n int, free candidates.CellSet, g guard) (more bool) {
	c := r.cells[n-1]
	if n == r.size {
		return r.close(g)
	}
	few := r.pass.Rooms(r.digit)
	for hs := r.layout.HousesOf(c) & (few.Two | few.Three); hs != 0; {
		h, _ := hs.Next()
		next := r.pass.Grid.PlacesIn(r.digit, h).And(free).Without(c)
		if n > 1 {
			// The last cell sees the first, the others do not.
			around := r.layout.Peers(r.cells[0])
			if n == r.size-1 {
				next = next.And(around)
			} else {
				next = next.AndNot(around)
			}
		}
		for b, ok := next.Next(); ok; b, ok = next.Next() {
			longer, ok := r.add(g, c, b, h)
			if !ok {
				continue
			}
			r.cells[n], r.houses[n-1] = b, h
			rest := free.Without(b)
			if n > 1 {
				rest = rest.AndNot(r.layout.Peers(c))
			}
			if !r.extend(n+1, rest, longer) {
				return false
			}
		}
	}
	return true
}

// close joins the last cell to the first, in each house that both are in.
func (r *rings) close(g guard) (more bool) {
	first, last := r.cells[0], r.cells[r.size-1]
	if r.cells[1] > last {
		return true // the same ring the other way round
	}
	few := r.pass.Rooms(r.digit)
	for hs := r.layout.HousesOfAll(candidates.Cells(first, last)) & (few.Two | few.Three); hs != 0; {
		h, _ := hs.Next()
		r.houses[r.size-1] = h
		if closed, ok := r.add(g, last, first, h); ok && !r.report(closed) {
			return false
		}
	}
	return true
}

// report reports the ring unless its effects were reported before, or need only part of it.
func (r *rings) report(g guard) (more bool) {
	cells := candidates.Cells(r.cells[:r.size]...)
	c, place := g.guardians.Single()
	if g.guardians.IsEmpty() {
		return true
	}
	if place {
		g.targets = candidates.Cells(c)
	}
	e := effect{g.targets, place}
	if slices.Contains(r.known, e) {
		return true
	}
	r.known = append(r.known, e)
	pattern := explain.Guarded{Cells: cells, Set: candidates.Digits(r.digit)}
	for _, h := range r.houses[:r.size] {
		pattern.Items = append(pattern.Items, candidates.HouseItem(r.digit, h))
	}
	slices.Sort(pattern.Items)
	if place {
		return r.pass.Report(explain.NewStep(pattern, explain.Place(c, r.digit)))
	}
	return r.search.report(pattern, g.targets)
}

// isGuarded reports whether it is a ring of cells with guardians of one digit.
func isGuarded(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Guarded)
	return ok && e.Set.Len() == 1
}
