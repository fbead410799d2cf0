package candidates

// Indifferent reports whether no clue tells the digits apart in the cells: whichever of them a cell holds, each clue
// is kept or broken by the same digits of other cells. Then digits of the cells can be exchanged as far as the clues go.
func (l *Layout) Indifferent(cells CellSet, digits DigitSet) bool {
	if l.clued == nil {
		return true
	}
	for _, relations := range l.clued.relations {
		for _, r := range relations {
			for i, c := range r.Cells {
				if cells.Has(c) && !r.indifferent(l, i, digits) {
					return false
				}
			}
		}
	}
	return !cells.Meets(l.clued.counted)
}

// TellsApart is the contrary of [Layout.Indifferent], for finders that ask often.
func (l *Layout) TellsApart(cells CellSet, digits DigitSet) bool {
	if l.clued == nil {
		return false
	}
	if cells.Meets(l.clued.counted) {
		return true
	}
	apart, first := l.clued.apart(), digits.First()
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		if apart[Of(c, first)]&digits != 0 {
			return true
		}
	}
	return false
}

// tellApart returns of each candidate the digits that some clue tells apart from it in its cell.
func (t *clueTables) tellApart(l *Layout) *[MaxCandidates]DigitSet {
	apart := new([MaxCandidates]DigitSet)
	for _, relations := range t.relations {
		for _, r := range relations {
			for i, c := range r.Cells {
				for d := range l.digits.All() {
					for e := range l.digits.All() {
						if d < e && !r.indifferent(l, i, Digits(d, e)) {
							apart[Of(c, d)] = apart[Of(c, d)].With(e)
							apart[Of(c, e)] = apart[Of(c, e)].With(d)
						}
					}
				}
			}
		}
	}
	return apart
}

// indifferent reports whether the relation allows the same with each of the digits in its i-th cell.
func (r Relation) indifferent(l *Layout, i int, digits DigitSet) bool {
	ds := make([]Digit, len(r.Cells))
	var same func(j int) bool
	same = func(j int) bool {
		switch j {
		case len(ds):
			ds[i] = digits.First()
			first := r.Allows(ds...)
			for d := range digits.All() {
				ds[i] = d
				if r.Allows(ds...) != first {
					return false
				}
			}
			return true
		case i:
			return same(j + 1)
		}
		for d := range l.digits.All() {
			ds[j] = d
			if !same(j + 1) {
				return false
			}
		}
		return true
	}
	return same(0)
}
