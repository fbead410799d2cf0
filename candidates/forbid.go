package candidates

import "slices"

// asked is a relation, and the number of the clue that it belongs to.
type asked struct {
	clue int
	Relation
}

// ForbiddingClue returns the number in [Layout.Clues] of the first clue that does not allow the candidates together, of
// which there are one, two or three in different cells; ok is false if each clue allows them. It asks the definitions,
// not the tables. A clue that counts does not allow what none of its ways has. A clue under which cells are equal does not
// allow two candidates of which one would leave none to a cell that is equal to that of the other, see [Layout.Through].
func (l *Layout) ForbiddingClue(ks ...Candidate) (i int, ok bool) {
	if l.clued == nil {
		return 0, false
	}
	for _, r := range l.clued.asking[ks[0].Cell()] {
		if r.forbids(l, ks) {
			i, ok = r.clue, true
			break
		}
	}
	for x := range l.clued.counting {
		if n := &l.clued.counting[x]; (!ok || n.number < i) && n.forbids(l, ks) {
			return n.number, true
		}
	}
	for x := 0; !ok && x < len(l.clued.equal); x++ {
		i = l.clued.equal[x].Clue
		ok = l.throughEqual(i, ks)
	}
	return i, ok
}

// Forbids reports whether clue number i of [Layout.Clues] does not allow the candidates together, as
// [Layout.ForbiddingClue] does.
func (l *Layout) Forbids(i int, ks ...Candidate) bool {
	return slices.ContainsFunc(l.clued.relations[i], func(r Relation) bool { return r.forbids(l, ks) }) ||
		slices.ContainsFunc(l.clued.counting, func(n Counting) bool { return n.number == i && n.forbids(l, ks) }) ||
		l.throughEqual(i, ks)
}

// ShareItem reports whether two candidates are both of some item: of one cell, or for one digit in a house.
func (l *Layout) ShareItem(a, b Candidate) bool {
	return a.Cell() == b.Cell() || a.Digit() == b.Digit() && l.housesOf[a.Cell()]&l.housesOf[b.Cell()] != 0
}

// ClueNumber returns the number in [Layout.Clues] of the first clue that is written so, see [Clue.String]; ok is false
// if the board has none.
func (l *Layout) ClueNumber(line string) (i int, ok bool) {
	if l.clued == nil {
		return 0, false
	}
	i, ok = l.clued.lines[line]
	return i, ok
}

// forbids reports whether no digits that the relation allows contain all the candidates, each of which is in one
// of its cells.
func (r Relation) forbids(l *Layout, ks []Candidate) bool {
	var fixed [3]Digit
	for _, k := range ks {
		i := slices.Index(r.Cells, k.Cell())
		if i < 0 {
			return false
		}
		fixed[i] = k.Digit()
	}
	return !r.some(l, fixed[:len(r.Cells)], 0)
}

// some reports whether the digits can be completed from the i-th on to some that the relation allows.
func (r Relation) some(l *Layout, ds []Digit, i int) bool {
	switch {
	case i == len(ds):
		return r.Allows(ds...)
	case ds[i] != 0:
		return r.some(l, ds, i+1)
	}
	for d := range l.digits.All() {
		ds[i] = d
		if r.some(l, ds, i+1) {
			ds[i] = 0
			return true
		}
	}
	ds[i] = 0
	return false
}
