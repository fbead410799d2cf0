package clued

import (
	"cmp"
	"slices"
	"sort"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
)

// killer is the word for cages that cover the board. They are cut at random from the solution. Where it is not the only
// one, a cage in which another differs is cut in two, which says more; so no givens are needed.
const killer = "killer"

// Cells of a cage: those of two or more, as a single one would be a given.
const (
	leastCage = 2
	mostCage  = 5
)

// cut covers the board with cages. It reports false if it leaves a cell alone, other than one in the middle that the
// symmetry keeps in its place.
func (d *Drawing) cut() bool {
	for range cuts {
		if d.cutOnce() {
			return true
		}
	}
	return false
}

const cuts = 50

func (d *Drawing) cutOnce() (ok bool) {
	rest := d.Layout.Cells()
	d.cages = nil
	for !rest.IsEmpty() {
		cages := d.cage(rest)
		for _, cage := range cages {
			rest = rest.AndNot(cage)
		}
		d.cages = append(d.cages, cages)
	}
	ok = true
	for i := 0; i < len(d.cages); i++ {
		switch {
		case d.cages[i][0].Len() >= leastCage:
		case d.join(i):
			i-- // another stands in its place
		default:
			ok = ok && len(d.cages[i]) == 1 && len(d.Symmetry.Motions(d.Layout.Size())) > 0
		}
	}
	return ok
}

// cage returns a cage of cells of the rest, with its images by the symmetry.
func (d *Drawing) cage(rest candidates.CellSet) []candidates.CellSet {
	cells := slices.Collect(rest.All())
	cage := candidates.Cells(cells[d.random.IntN(len(cells))])
	for target := leastCage + d.random.IntN(mostCage-leastCage+1); cage.Len() < target; {
		next := slices.Collect(d.edge(cage).And(rest).All())
		next = slices.DeleteFunc(next, func(c candidates.Cell) bool { return d.orbit(cage.With(c)) == nil })
		if len(next) == 0 {
			break
		}
		cage = cage.With(next[d.random.IntN(len(next))])
	}
	return d.orbit(cage)
}

// edge returns the cells beside those of a cage.
func (d *Drawing) edge(cage candidates.CellSet) (cells candidates.CellSet) {
	for c := range cage.All() {
		cells = cells.Or(candidates.Cells(d.around(c, beside, cage)...))
	}
	return cells
}

// orbit returns a cage and its images, nil if two of them overlap or one has a digit twice.
func (d *Drawing) orbit(cage candidates.CellSet) (all []candidates.CellSet) {
	all = []candidates.CellSet{cage}
	for _, move := range d.Symmetry.Motions(d.Layout.Size()) {
		var image candidates.CellSet
		for c := range cage.All() {
			image = image.With(move(c))
		}
		if !slices.Contains(all, image) {
			all = append(all, image)
		}
	}
	var taken candidates.CellSet
	for _, cage := range all {
		var digits candidates.DigitSet
		for c := range cage.All() {
			digits = digits.With(d.Solution[c])
		}
		if cage.Meets(taken) || digits.Len() < cage.Len() {
			return nil
		}
		taken = taken.Or(cage)
	}
	return all
}

// covered returns the cells of cages.
func covered(cages []candidates.CellSet) (cells candidates.CellSet) {
	for _, cage := range cages {
		cells = cells.Or(cage)
	}
	return cells
}

// join puts the cages of a number together with cages beside them, if there are such with room for them. Those take
// their place, and the last cages that of those.
func (d *Drawing) join(i int) bool {
	for _, j := range d.random.Perm(len(d.cages)) {
		if j == i {
			continue
		}
		for _, other := range d.cages[j] {
			both := d.cages[i][0].Or(other)
			if both.Len() > mostCage || !d.edge(other).Meets(d.cages[i][0]) {
				continue
			}
			if joined := d.orbit(both); joined != nil && covered(joined) == covered(d.cages[i]).Or(covered(d.cages[j])) {
				d.cages[j] = joined
				d.cages = slices.Delete(d.cages, i, i+1)
				return true
			}
		}
	}
	return false
}

// split cuts a cage in two in which another solution differs, one of the largest, or any where no other is known. It
// reports false if all such cages are too small.
func (d *Drawing) split(other candidates.Filling) bool {
	order := d.random.Perm(len(d.cages))
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(d.cages[j][0].Len(), d.cages[i][0].Len()) })
	for _, i := range order {
		differs := other == candidates.Filling{}
		for c := range covered(d.cages[i]).All() {
			differs = differs || other[c] != d.Solution[c]
		}
		if !differs || d.cages[i][0].Len() < 2*leastCage {
			continue
		}
		if parts := d.halves(d.cages[i]); parts != nil {
			d.cages = append(slices.Delete(d.cages, i, i+1), parts...)
			return true
		}
	}
	return false
}

// halves cuts each of some cages in two that hang together, nil if that cannot be.
func (d *Drawing) halves(cages []candidates.CellSet) [][]candidates.CellSet {
	cage := cages[0]
	for range 4 * mostCage {
		cells := slices.Collect(cage.All())
		part := candidates.Cells(cells[d.random.IntN(len(cells))])
		for target := leastCage + d.random.IntN(cage.Len()-2*leastCage+1); part.Len() < target; {
			next := slices.Collect(d.edge(part).And(cage).All())
			part = part.With(next[d.random.IntN(len(next))])
		}
		rest := cage.AndNot(part)
		if !d.isConnected(rest) {
			continue
		}
		parts := [][]candidates.CellSet{d.orbit(part)}
		if !slices.Contains(parts[0], rest) {
			parts = append(parts, d.orbit(rest))
		}
		var all candidates.CellSet
		apart := true
		for _, some := range parts {
			apart = apart && some != nil && !all.Meets(covered(some))
			all = all.Or(covered(some))
		}
		if apart && all == covered(cages) {
			return parts
		}
	}
	return nil
}

// isConnected reports whether one can walk from each cell to each other.
func (d *Drawing) isConnected(cells candidates.CellSet) bool {
	reached := candidates.Cells(cells.First())
	for more := reached; !more.IsEmpty(); reached = reached.Or(more) {
		more = d.edge(reached).And(cells)
	}
	return reached == cells
}

// cageClues returns the cages as clues, from the top.
func (d *Drawing) cageClues() (cs []candidates.Clue) {
	for _, cages := range d.cages {
		for _, cage := range cages {
			sum := 0
			for c := range cage.All() {
				sum += int(d.Solution[c])
			}
			cs = append(cs, candidates.Clue{Kind: clues.Cage, Lines: [][]candidates.Cell{slices.Collect(cage.All())}, Values: []int{sum}})
		}
	}
	sort.Slice(cs, func(i, j int) bool { return cs[i].Lines[0][0] < cs[j].Lines[0][0] })
	return cs
}
