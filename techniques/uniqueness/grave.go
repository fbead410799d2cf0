package uniqueness

import (
	"pencilmark/candidates"
	"pencilmark/techniques"
)

// maxGuarded is how many cells of a grave may have guards. A person who finds
// more of them has not come near a grave.
const maxGuarded = 5

// graveFinder looks for bivalue universal graves: two candidates in each open
// cell such that each digit is in two cells of a house or in none. What a cell
// has beside its two is a guard.
type graveFinder struct {
	pass  *techniques.Pass
	visit func(*pattern) bool
	rest  candidates.CellSet                          // open cells with more than two candidates
	pairs [candidates.MaxCells]candidates.DigitSet    // the two candidates
	once  [candidates.MaxSize + 1]candidates.HouseSet // by digit, houses where it is in one cell
	twice [candidates.MaxSize + 1]candidates.HouseSet // houses where it is in two
}

// findGraves calls visit with each grave of the grid that has a guard, until
// visit returns false.
func findGraves(p *techniques.Pass, visit func(*pattern) bool) {
	bivalue := p.Bivalue()
	rest := p.Grid.Open().AndNot(bivalue)
	if rest.IsEmpty() || rest.Len() > maxGuarded {
		return
	}
	f := graveFinder{pass: p, visit: visit, rest: rest}
	for c, ok := bivalue.Next(); ok; c, ok = bivalue.Next() {
		if !f.choose(c, p.Grid.Candidates(c)) {
			return // a digit is in three cells of a house, whatever the rest
		}
	}
	f.extend(rest)
}

// choose makes the two digits those of the cell. It reports whether no digit is
// then in three cells of a house.
func (f *graveFinder) choose(c candidates.Cell, pair candidates.DigitSet) bool {
	f.pairs[c] = pair
	houses := f.pass.Grid.Layout().HousesOf(c)
	for ds := pair; ds != 0; {
		d, _ := ds.Next()
		if f.twice[d]&houses != 0 {
			return false
		}
		f.twice[d], f.once[d] = f.twice[d]|f.once[d]&houses, f.once[d]^houses
	}
	return true
}

// extend chooses two candidates of each cell in every way that makes a grave.
func (f *graveFinder) extend(cells candidates.CellSet) (more bool) {
	c, ok := cells.Next()
	if !ok {
		return f.once != [candidates.MaxSize + 1]candidates.HouseSet{} || f.report()
	}
	once, twice := f.once, f.twice
	for as := f.pass.Grid.Candidates(c); as != 0; {
		a, _ := as.Next()
		for bs := as; bs != 0; {
			b, _ := bs.Next()
			if f.choose(c, candidates.Digits(a, b)) && !f.extend(cells) {
				return false
			}
			f.once, f.twice = once, twice
		}
	}
	return true
}

func (f *graveFinder) report() (more bool) {
	own := f.pairs
	s := pattern{pass: f.pass, cells: f.pass.Grid.Open(), own: &own, guarded: f.rest}
	for c := range f.rest.All() {
		s.extra |= s.guards(c)
	}
	return f.visit(&s)
}
