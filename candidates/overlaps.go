package candidates

import (
	"slices"
	"sort"
)

// There are at most so many houses on either side of an overlap, and so many clues are added or taken away.
const (
	mostOverlapping = 3
	mostOverlaid    = 7
)

// Overlaps returns sums of at most so many cells that follow from houses against others that cross them, up to three on
// a side, and from the sums of clues: what both sides have cancels out. [Layout.Remainders] are not among them. Few cells
// and few houses come first.
func (l *Layout) Overlaps(most int) []Derived {
	if l.clued == nil || len(l.clued.counting) == 0 {
		return nil
	}
	m := l.clued.made
	return m.once(&m.overlaps, most, l.overlap)
}

// overlap works out the overlaps.
func (l *Layout) overlap(most int) []Derived {
	known := map[string]bool{}
	for _, d := range l.Remainders(most) {
		known[d.Sum.key()] = true
	}
	var sums []Derived
	for _, a := range l.overlapping(most) {
		s, _ := a.AddUp(l)
		sums = append(sums, Derived{s, a})
	}
	sort.SliceStable(sums, func(i, j int) bool { return sums[i].effort() < sums[j].effort() })
	return slices.DeleteFunc(sums, func(d Derived) bool {
		key := d.Sum.key()
		again := known[key]
		known[key] = true
		return again
	})
}

// overlapping returns what adds up to few cells.
func (l *Layout) overlapping(most int) (all []Added) {
	of, sums := l.addends()
	sides := slices.DeleteFunc(l.Together(), func(hs HouseSet) bool { return hs.Len() > mostOverlapping })
	cells := make([]CellSet, len(sides))
	for i, hs := range sides {
		for h := range hs.All() {
			cells[i] = cells[i].Or(l.houseCells[h])
		}
	}
	for i, right := range sides {
		for j, left := range sides[:i] {
			a, b := cells[j], cells[i]
			if left&right != 0 || !a.Meets(b) || a.Within(b) || b.Within(a) {
				continue
			}
			var apart Sum
			for c := range a.AndNot(b).All() {
				apart.Terms = append(apart.Terms, Term{c, 1})
			}
			for c := range b.AndNot(a).All() {
				apart.Terms = append(apart.Terms, Term{c, -1})
			}
			times, rest := apart.Reduce(sums)
			if n := rest.Len(); n == 0 || n > most || times == nil {
				continue
			}
			s, sign := Added{Houses: left, Less: right}, 1
			if left.Len() < right.Len() {
				s.Houses, s.Less, sign = right, left, -1
			}
			for i, n := range times {
				if x := of[i].Clues[0]; n != 0 {
					x.Times = sign * n
					s.Clues = append(s.Clues, x)
				}
			}
			if len(s.Clues) <= mostOverlaid {
				all = append(all, s)
			}
		}
	}
	return all
}
