package candidates

// equal is cells that hold the same digit by a clue, as the ends of a palindrome do. What sees one of them sees all.
type equal struct {
	clue  int // its number
	cells CellSet
}

// equate finds the cells that are equal by a clue, from its relations, and notes that what shares a house with one of them
// cannot hold the digit of another.
func (t *clueTables) equate(l *Layout) {
	for i, relations := range t.relations {
		first := len(t.equal)
		for _, r := range relations {
			if !r.equates(l) {
				continue
			}
			cells := Cells(r.Cells...)
			kept := t.equal[:first]
			for _, e := range t.equal[first:] {
				if e.cells.Meets(cells) {
					cells = cells.Or(e.cells)
				} else {
					kept = append(kept, e)
				}
			}
			t.equal = append(kept, equal{i, cells})
		}
	}
	for _, e := range t.equal {
		for h := range l.houses.All() {
			here := l.houseCells[h].And(e.cells)
			if here.IsEmpty() {
				continue
			}
			for a := range e.cells.AndNot(here).All() {
				for b := range l.houseCells[h].AndNot(here).All() {
					for d := range l.digits.All() {
						t.conflict(Of(a, d), Of(b, d))
					}
				}
			}
		}
	}
}

// equates reports whether the relation allows two cells the same digit only.
func (r Relation) equates(l *Layout) bool {
	if len(r.Cells) != 2 {
		return false
	}
	for a := range l.digits.All() {
		for b := range l.digits.All() {
			if a != b && r.Allows(a, b) {
				return false
			}
		}
	}
	return true
}

// Through returns a cell that is equal to a or b by clue number i of [Layout.Clues] and shares a house with the other: so a
// sees b. ok is false if there is none, or if a is equal to b.
func (l *Layout) Through(i int, a, b Cell) (c Cell, ok bool) {
	if l.clued == nil {
		return 0, false
	}
	for _, e := range l.clued.equal {
		if e.clue != i || e.cells.Has(a) == e.cells.Has(b) {
			continue
		}
		from, to := a, b
		if e.cells.Has(b) {
			from, to = b, a
		}
		for c := range e.cells.Without(from).All() {
			if l.housesOf[c]&l.housesOf[to] != 0 {
				return c, true
			}
		}
	}
	return 0, false
}

// throughEqual reports whether two candidates for a digit exclude each other through a cell that is equal to one of theirs
// by clue number i.
func (l *Layout) throughEqual(i int, ks []Candidate) bool {
	if len(ks) != 2 || ks[0].Digit() != ks[1].Digit() {
		return false
	}
	_, ok := l.Through(i, ks[0].Cell(), ks[1].Cell())
	return ok
}

// Equal returns the cells that are equal to another by clue number i of [Layout.Clues].
func (l *Layout) Equal(i int) (cells CellSet) {
	if l.clued == nil {
		return cells
	}
	for _, e := range l.clued.equal {
		if e.clue == i {
			cells = cells.Or(e.cells)
		}
	}
	return cells
}
