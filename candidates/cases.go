package candidates

import "slices"

// Case is one of the things that a clue can come to, of which one is so: if some candidates are true, cells that all see
// each other add up to the total. A sandwich has a case for each two places of the digits at its ends.
type Case struct {
	If    []Candidate
	Cells CellSet
	Total int
}

// Cases returns what the clue can come to, nothing for most clues.
func (c *Clue) Cases(l *Layout) []Case {
	if c.Kind.Cases == nil {
		return nil
	}
	return c.Kind.Cases(l, c)
}

// Possible reports whether cells may hold what the case supposes.
func (x *Case) Possible(may func(Cell) DigitSet) bool {
	return !slices.ContainsFunc(x.If, func(k Candidate) bool { return !may(k.Cell()).Has(k.Digit()) })
}

// Given returns what cells may hold in the case.
func (x *Case) Given(l *Layout, may func(Cell) DigitSet) func(Cell) DigitSet {
	return l.Given(may, x.If...)
}

// Given returns what cells may hold if some candidates are true.
func (l *Layout) Given(may func(Cell) DigitSet, all ...Candidate) func(Cell) DigitSet {
	return func(c Cell) DigitSet {
		ds := may(c)
		for _, k := range all {
			switch {
			case k.Cell() == c:
				return ds & Digits(k.Digit())
			case l.Sees(k.Cell(), c):
				ds = ds.Without(k.Digit())
			}
		}
		return ds
	}
}

// CaseFacts is what is known of the cases of a clue: how many cells add up, and which sets of digits so many cells hold.
type CaseFacts struct {
	Fewest, Most int // Most is 0 if it is not known
	Sets         [MaxSize + 1][]DigitSet
}

// Reaches reports whether so many cells may add up.
func (f *CaseFacts) Reaches(n int) bool { return n >= f.Fewest && (f.Most == 0 || n <= f.Most) }

// Only returns the one case that is possible, nil if there are several or none.
func (f *CaseFacts) Only(cases []Case, may func(Cell) DigitSet) (only *Case) {
	for i := range cases {
		if x := &cases[i]; x.Possible(may) && f.Reaches(x.Cells.Len()) {
			if only != nil {
				return nil
			}
			only = x
		}
	}
	return only
}

// Sum returns what the case leaves for the cells of which it does not say what they are.
func (x *Case) Sum() Sum {
	s := Sum{Total: x.Total}
	rest := x.Cells
	for _, k := range x.If {
		if rest.Has(k.Cell()) {
			rest, s.Total = rest.Without(k.Cell()), s.Total-int(k.Digit())
		}
	}
	for c := range rest.All() {
		s.Terms = append(s.Terms, Term{c, 1})
	}
	return s
}

// On returns what the sum of the case leaves of cells that are open, and those that are filled, the ones of which it says
// what they are among them.
func (x *Case) On(g *Grid) (rest Sum, filled CellSet) {
	rest, filled = x.Sum().On(g)
	for _, k := range x.If {
		if !g.Open().Has(k.Cell()) {
			filled = filled.With(k.Cell())
		}
	}
	return rest, filled
}

// Outside returns what the case leaves for the other cells of a house that holds every digit, less those that it supposes.
func (x *Case) Outside(l *Layout, h House) Sum {
	s := l.House(h).Plus(-1, x.Sum())
	for _, k := range x.If {
		s = s.Plus(-1, Sum{Terms: []Term{{k.Cell(), 1}}, Total: int(k.Digit())})
	}
	return s
}

// Allows reports whether a candidate is true in some case that is possible, of the cells that the cases are about.
func (f *CaseFacts) Allows(l *Layout, cases []Case, cells CellSet, may func(Cell) DigitSet, k Candidate) bool {
	return slices.ContainsFunc(cases, func(x Case) bool {
		if !x.Possible(may) || !f.AllowsIn(l, &x, may, k) {
			return false
		}
		_, empty := f.Empties(l, &x, cells, may, k)
		return !empty
	})
}

// AllowsIn reports whether a candidate is true in a case if that is possible, as far as is known.
func (f *CaseFacts) AllowsIn(l *Layout, x *Case, may func(Cell) DigitSet, k Candidate) bool {
	n := x.Cells.Len()
	if !f.Reaches(n) {
		return false
	}
	for _, given := range x.If {
		if given != k && (given.Cell() == k.Cell() || given.Digit() == k.Digit() && l.Sees(given.Cell(), k.Cell())) {
			return false
		}
	}
	if f.Sets[n] == nil {
		return true
	}
	may = x.with(k).Given(l, may)
	return slices.ContainsFunc(f.Sets[n], func(ds DigitSet) bool { return holds(x.Cells, ds, may) })
}

// Rests returns what a candidate leaves for other cells in each of the cases in which it is true as far as is known; ok is
// false if they can be that in one of them, or there are none.
func (f *CaseFacts) Rests(l *Layout, cases []Case, may func(Cell) DigitSet, k Candidate) (rests []Sum, ok bool) {
	for i := range cases {
		if !cases[i].Possible(may) || !f.AllowsIn(l, &cases[i], may, k) {
			continue
		}
		x := cases[i].with(k)
		rest := x.Sum()
		sets, counted := l.Sets(rest.Cells(), rest.Total, x.Given(l, may))
		if !counted || len(sets) > 0 || rest.Total <= 0 || rest.Len() == 0 {
			return nil, false
		}
		if same := func(s Sum) bool { return s.Total == rest.Total && s.Cells() == rest.Cells() }; !slices.ContainsFunc(rests, same) {
			rests = append(rests, rest)
		}
	}
	return rests, len(rests) > 0
}

// with returns the case with a candidate more that it supposes.
func (x *Case) with(k Candidate) *Case {
	with := *x
	with.If = append(slices.Clip(x.If), k)
	return &with
}

// Empties returns one of the cells that is left no digit if a candidate is true in a case.
func (f *CaseFacts) Empties(l *Layout, x *Case, cells CellSet, may func(Cell) DigitSet, k Candidate) (c Cell, empty bool) {
	may = x.with(k).Given(l, may)
	var gone DigitSet // from cells that see all that add up
	if sets := f.Sets[x.Cells.Len()]; len(sets) == 1 {
		gone = sets[0]
	}
	for c := range cells.AndNot(x.Cells).All() {
		ds := may(c)
		if given := func(k Candidate) bool { return k.Cell() == c }; !slices.ContainsFunc(x.If, given) && l.Peers(c).And(x.Cells) == x.Cells {
			ds &^= gone
		}
		if ds == 0 {
			return c, true
		}
	}
	return 0, false
}

// holds reports whether as many cells can hold the digits, each of them one.
func holds(cells CellSet, ds DigitSet, may func(Cell) DigitSet) bool {
	c, ok := cells.Next()
	if !ok {
		return true
	}
	for d := range (ds & may(c)).All() {
		if holds(cells, ds.Without(d), may) {
			return true
		}
	}
	return false
}
