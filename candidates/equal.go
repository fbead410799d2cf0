package candidates

// Equality is cells that hold the same digit by a clue, as the ends of a palindrome do. What sees one of them sees all.
type Equality struct {
	Clue  int // its number in [Layout.Clues]
	Cells CellSet
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
				if e.Cells.Meets(cells) {
					cells = cells.Or(e.Cells)
				} else {
					kept = append(kept, e)
				}
			}
			t.equal = append(kept, Equality{i, cells})
		}
	}
	for _, e := range t.equal {
		for h := range l.houses.All() {
			here := l.houseCells[h].And(e.Cells)
			if here.IsEmpty() {
				continue
			}
			for a := range e.Cells.AndNot(here).All() {
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
	for _, e := range l.Equalities() {
		if e.Clue == i {
			if c, ok := e.Through(l, a, b); ok {
				return c, true
			}
		}
	}
	return 0, false
}

// Through returns one of the equal cells that is equal to a or b and shares a house with the other. ok is false if there is
// none, or if both or neither are of these cells.
func (e Equality) Through(l *Layout, a, b Cell) (c Cell, ok bool) {
	if e.Cells.Has(a) == e.Cells.Has(b) {
		return 0, false
	}
	from, to := a, b
	if e.Cells.Has(b) {
		from, to = b, a
	}
	for c := range e.Cells.Without(from).All() {
		if l.housesOf[c]&l.housesOf[to] != 0 {
			return c, true
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

// Equalities returns the cells that are equal by clues, none for most boards. The caller must not change the slice.
func (l *Layout) Equalities() []Equality {
	if l.clued == nil {
		return nil
	}
	return l.clued.equal
}

// ByEquality returns the equal cells by which two candidates of different cells exclude each other: both are of these, or one
// is, and the other is seen through a cell that is equal to it. ok is false if they do not, or if a house or another clue
// shows it.
func (l *Layout) ByEquality(a, b Candidate) (e Equality, ok bool) {
	if len(l.Equalities()) == 0 || l.ShareItem(a, b) {
		return e, false
	}
	i, ok := l.ForbiddingClue(a, b)
	if !ok {
		return e, false
	}
	for _, e := range l.Equalities() {
		if e.Clue != i {
			continue
		}
		if _, ok := e.Through(l, a.Cell(), b.Cell()); ok || e.Cells.Has(a.Cell()) && e.Cells.Has(b.Cell()) {
			return e, true
		}
	}
	return e, false
}

// Equal returns the cells that are equal to another by clue number i of [Layout.Clues].
func (l *Layout) Equal(i int) (cells CellSet) {
	for _, e := range l.Equalities() {
		if e.Clue == i {
			cells = cells.Or(e.Cells)
		}
	}
	return cells
}
