package explain

import (
	"cmp"
	"iter"
	"slices"

	"pencilmark/candidates"
)

// Absence is a candidate that is not on the grid, and why.
type Absence struct {
	Candidate candidates.Candidate
	// Placed says that a placed digit rules the candidate out: the one at By, seen along House. Otherwise
	// a clue does, or the mark was removed by a deduction, or by whoever drew the marks.
	Placed bool
	By     candidates.Cell
	House  candidates.House
	// Clue is the number, from 1, of a clue that does not allow the candidate beside the digits placed in some cells,
	// which are none if it never does. It is 0 if no clue rules the candidate out.
	Clue   int
	Beside candidates.CellSet
}

// Absences tells why k is the only candidate of the item. There is one entry for each other candidate that
// item could have; cells that hold a digit need no reason and have none. Witnesses are chosen so that a
// person has to look at as little as possible: for a digit in a house as few placed digits as possible, for
// a cell as few houses as possible.
func Absences(g *candidates.Grid, k candidates.Candidate, item candidates.Item) []Absence {
	if d, h, ok := item.House(); ok {
		return absentPlaces(g, d, g.Layout().HouseCells(h).And(g.Open()).Without(k.Cell()))
	}
	return absentDigits(g, k.Cell(), g.Layout().Digits().Without(k.Digit()))
}

// AllAbsences tells in the same way why an item lacks each candidate that it
// could have but has not, whether it has one left, several or none.
func AllAbsences(g *candidates.Grid, item candidates.Item) []Absence {
	if d, h, ok := item.House(); ok {
		return absentPlaces(g, d, g.Layout().HouseCells(h).And(g.Open()).AndNot(g.Places(d)))
	}
	c := candidates.Cell(item)
	return absentDigits(g, c, g.Layout().Digits()&^g.Candidates(c))
}

// absentPlaces explains why d has no place in the open cells.
func absentPlaces(g *candidates.Grid, d candidates.Digit, cells candidates.CellSet) []Absence {
	l := g.Layout()
	by, removed := Blockers(g, d, cells)
	var absences []Absence
	for b := range by.All() {
		for _, s := range Sights(l, b, cells) {
			if s.Clue > 0 {
				removed = removed.Or(s.Cells)
				continue
			}
			for c := range s.Cells.All() {
				absences = append(absences, Absence{Candidate: candidates.Of(c, d), Placed: true, By: b, House: s.House})
			}
		}
		cells = cells.AndNot(l.Peers(b))
	}
	gone := make([]candidates.Candidate, 0, removed.Len())
	for c := range removed.All() {
		gone = append(gone, candidates.Of(c, d))
	}
	return append(absences, ByClues(g, gone)...)
}

// ByClues tells of candidates that no placed digit rules out along a house which of them clues do, with as few clues and
// digits as it can choose one after the other. Those that no clue rules out come last.
func ByClues(g *candidates.Grid, gone []candidates.Candidate) (absences []Absence) {
	l := g.Layout()
	if len(l.Clues()) > 0 {
		for {
			by := map[Absence][]candidates.Candidate{}
			var most Absence
			for _, k := range gone {
				for _, a := range clueReasons(g, k) {
					by[a] = append(by[a], k)
					if n := len(by[a]); n > len(by[most]) || n == len(by[most]) && a.before(most) {
						most = a
					}
				}
			}
			if len(by) == 0 {
				break
			}
			for _, k := range by[most] {
				absences = append(absences, Absence{Candidate: k, Clue: most.Clue, Beside: most.Beside})
			}
			gone = slices.DeleteFunc(gone, func(k candidates.Candidate) bool { return slices.Contains(by[most], k) })
		}
	}
	for _, k := range gone {
		absences = append(absences, Absence{Candidate: k})
	}
	return absences
}

// RulesOutNow reports whether clue number i rules a candidate out alone, or beside digits that are placed.
func RulesOutNow(g *candidates.Grid, i int, k candidates.Candidate) bool {
	for beside := range placedBeside(g, k) {
		if g.Layout().Forbids(i, append(beside, k)...) {
			return true
		}
	}
	return false
}

// ForbiddingClueNow returns the number of the first clue that does not allow two candidates together, alone or else beside a
// digit that is placed; ok is false if there is none. It is what [candidates.Grid.Excludes] asks of clues.
func ForbiddingClueNow(g *candidates.Grid, a, b candidates.Candidate) (i int, ok bool) {
	l := g.Layout()
	if i, ok = l.ForbiddingClue(a, b); ok {
		return i, true
	}
	for p := range l.Cells().AndNot(g.Open()).All() {
		if i, ok = l.ForbiddingClue(a, b, candidates.Of(p, g.Value(p))); ok {
			return i, true
		}
	}
	return 0, false
}

// placedBeside returns beside which digits that are placed a clue may rule a candidate out: none, each, and two of a
// triple.
func placedBeside(g *candidates.Grid, k candidates.Candidate) iter.Seq[[]candidates.Candidate] {
	return func(yield func([]candidates.Candidate) bool) {
		l := g.Layout()
		if !yield(nil) {
			return
		}
		for p := range l.Cells().AndNot(g.Open()).Without(k.Cell()).All() {
			if !yield([]candidates.Candidate{candidates.Of(p, g.Value(p))}) {
				return
			}
		}
		triples := l.Triples()
		for _, n := range l.TriplesOf(k) {
			a, b := triples[n].Others(k)
			if g.Value(a.Cell()) == a.Digit() && g.Value(b.Cell()) == b.Digit() && !yield([]candidates.Candidate{a, b}) {
				return
			}
		}
	}
}

// before orders clues that rule out as many candidates: with fewer digits first.
func (a Absence) before(b Absence) bool {
	return cmp.Or(cmp.Compare(a.Beside.Len(), b.Beside.Len()), cmp.Compare(a.Clue, b.Clue)) < 0 ||
		a.Clue == b.Clue && a.Beside.Len() == b.Beside.Len() && a.Beside.Before(b.Beside)
}

// clueReasons returns in which ways a candidate is ruled out by a clue alone or beside placed digits, none of which holds
// more digits than are needed, as absences of no candidate.
func clueReasons(g *candidates.Grid, k candidates.Candidate) (reasons []Absence) {
	l := g.Layout()
	for beside := range placedBeside(g, k) {
		i, ok := l.ForbiddingClue(append(beside, k)...)
		switch two := len(beside) == 2; {
		case !ok || two && (l.Forbids(i, beside[0], k) || l.Forbids(i, beside[1], k)):
		case beside == nil:
			return []Absence{{Clue: i + 1}}
		default:
			a := Absence{Clue: i + 1}
			for _, p := range beside {
				a.Beside = a.Beside.With(p.Cell())
			}
			reasons = append(reasons, a)
		}
	}
	return reasons
}

// Blockers returns as few cells with a placed d as can be that see all those of
// the cells that some such cell sees, and the cells that none sees.
func Blockers(g *candidates.Grid, d candidates.Digit, cells candidates.CellSet) (by, removed candidates.CellSet) {
	l := g.Layout()
	placed := g.Places(d).AndNot(g.Open())
	var blocked, twice candidates.CellSet
	for c, ok := placed.Next(); ok; c, ok = placed.Next() {
		seen := l.Peers(c).And(cells)
		twice = twice.Or(blocked.And(seen))
		blocked = blocked.Or(seen)
	}
	// What one blocker alone sees needs it. Mostly these are all.
	left := blocked
	var useful candidates.CellSet
	placed = g.Places(d).AndNot(g.Open())
	for c, ok := placed.Next(); ok; c, ok = placed.Next() {
		switch seen := l.Peers(c).And(cells); {
		case !seen.Within(twice):
			by = by.With(c)
			left = left.AndNot(seen)
		case !seen.IsEmpty():
			useful = useful.With(c)
		}
	}
	if !left.IsEmpty() {
		needed := by
		by = by.Or(useful)
		fewest(l, left, useful, needed, &by)
	}
	return by, cells.AndNot(blocked)
}

// fewest makes best the first of the smallest sets of blockers that contain chosen and see all the cells.
// Sets of equal size are compared by their last blocker, then by the one before it, and so on.
func fewest(l *candidates.Layout, cells, blockers, chosen candidates.CellSet, best *candidates.CellSet) {
	c, ok := cells.Next()
	if !ok {
		if chosen.Len() < best.Len() || chosen.Len() == best.Len() && chosen.Before(*best) {
			*best = chosen
		}
		return
	}
	if chosen.Len() >= best.Len() {
		return
	}
	for rest := blockers.And(l.Peers(c)); !rest.IsEmpty(); {
		b, _ := rest.Next()
		fewest(l, cells.AndNot(l.Peers(b)), blockers, chosen.With(b), best)
	}
}

// Sight is cells that see a cell along a house, or by a clue that gives them different digits.
type Sight struct {
	House   candidates.House // NoHouse if by a clue
	Clue    int              // its number, from 1, 0 for a house
	Cells   candidates.CellSet
	Through candidates.CellSet // see [candidates.Layout.Through]
}

// Sights splits those of the cells that see c by the house along which they do, each in one part only and
// the largest part first, so that few houses have to be named. Those that it sees by clues alone come last.
func Sights(l *candidates.Layout, c candidates.Cell, cells candidates.CellSet) (sights []Sight) {
	for left := cells.And(l.Peers(c)); !left.IsEmpty(); {
		var most Sight
		for h := range l.HousesOf(c).All() {
			if here := left.And(l.HouseCells(h)); here.Len() > most.Cells.Len() {
				most = Sight{House: h, Cells: here}
			}
		}
		if most.Cells.IsEmpty() {
			return append(sights, sightsByClues(l, c, left)...)
		}
		sights = append(sights, most)
		left = left.AndNot(most.Cells)
	}
	return sights
}

// sightsByClues splits cells that see c by clues alone.
func sightsByClues(l *candidates.Layout, c candidates.Cell, cells candidates.CellSet) (sights []Sight) {
	for other := range cells.All() {
		clue := SeeingClue(l, c, other) + 1
		i := slices.IndexFunc(sights, func(s Sight) bool { return s.Clue == clue })
		if i < 0 {
			i, sights = len(sights), append(sights, Sight{House: candidates.NoHouse, Clue: clue})
		}
		sights[i].Cells = sights[i].Cells.With(other)
		if equal, ok := l.Through(clue-1, c, other); ok {
			sights[i].Through = sights[i].Through.With(equal)
		}
	}
	return sights
}

// Through returns the cells through which some cells see another by clue number i, see [candidates.Layout.Through].
func Through(l *candidates.Layout, i int, cells candidates.CellSet, c candidates.Cell) (through candidates.CellSet) {
	for x := range cells.All() {
		if equal, ok := l.Through(i, x, c); ok {
			through = through.With(equal)
		}
	}
	return through
}

// SeeingClue returns the number of the first clue by which two cells that see each other, but in no house, cannot hold the
// same digit: any digit if there is such a clue, and not through a cell that is equal to one of them if there is another.
func SeeingClue(l *candidates.Layout, a, b candidates.Cell) int {
	through := -1
	for i := range l.Clues() {
		forbids := true
		for d := range l.Digits().All() {
			forbids = forbids && l.Forbids(i, candidates.Of(a, d), candidates.Of(b, d))
		}
		if _, equal := l.Through(i, a, b); forbids && !equal {
			return i
		} else if forbids && through < 0 {
			through = i
		}
	}
	if through >= 0 {
		return through
	}
	i, _ := l.ForbiddingClue(candidates.Of(a, 1), candidates.Of(b, 1))
	return i
}

// absentDigits explains why c can hold none of the digits.
func absentDigits(g *candidates.Grid, c candidates.Cell, digits candidates.DigitSet) []Absence {
	l := g.Layout()
	var ruled [candidates.MaxHouses]candidates.DigitSet // out, by the placed digits of a house
	var all candidates.DigitSet
	for h := range l.HousesOf(c).All() {
		for p := range l.HouseCells(h).Without(c).All() {
			if v := g.Value(p); v != 0 && digits.Has(v) {
				ruled[h] = ruled[h].With(v)
			}
		}
		all |= ruled[h]
	}
	best := l.HousesOf(c)
	// The subsets of a set of bits, from the greatest down to the empty one.
	for try := best; try != 0; try = (try - 1) & l.HousesOf(c) {
		var together candidates.DigitSet
		for h := range try.All() {
			together |= ruled[h]
		}
		if together == all && try.Len() <= best.Len() {
			best = try
		}
	}
	var absences []Absence
	for left := all; left != 0; {
		// Of the chosen houses name first the one that rules out most.
		next := best.First()
		for h := range best.All() {
			if (ruled[h] & left).Len() > (ruled[next] & left).Len() {
				next = h
			}
		}
		for p := range l.HouseCells(next).Without(c).All() {
			if v := g.Value(p); v != 0 && left.Has(v) {
				absences = append(absences, Absence{Candidate: candidates.Of(c, v), Placed: true, By: p, House: next})
				left = left.Without(v)
			}
		}
	}
	var gone []candidates.Candidate
	for d := range (digits &^ all).All() {
		gone = append(gone, candidates.Of(c, d))
	}
	return append(absences, ByClues(g, gone)...)
}

// Witnesses returns the placed digits that the absences name, and how many of
// the candidates neither a placed digit nor a clue rules out.
func Witnesses(absences []Absence) (by candidates.CellSet, removed int) {
	for _, a := range absences {
		switch by = by.Or(a.Beside); {
		case a.Placed:
			by = by.With(a.By)
		case a.Clue == 0:
			removed++
		}
	}
	return by, removed
}
