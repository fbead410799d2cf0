package uniqueness

import (
	"pencilmark/candidates"
	"pencilmark/techniques"
)

// grave is a bivalue universal grave with guards: two candidates of each open cell such that each digit is
// in two cells of a house or in none. What a cell has beside its two is a guard.
type grave struct {
	pairs   [candidates.MaxCells]candidates.DigitSet // the two candidates
	guarded candidates.CellSet                       // cells with guards
	extra   candidates.DigitSet                      // digits of guards
}

// maxGraveGuarded is how many cells of a grave may have guards. A person who
// finds more of them has not come near a grave.
const maxGraveGuarded = 5

// graves is the bivalue universal graves of the grid with guards in one to five cells.
var graves = techniques.NewFact(func(list *[]grave, p *techniques.Pass, _ techniques.Change) {
	*list = (*list)[:0]
	rest := p.Grid.Open().AndNot(p.Bivalue())
	if !rest.IsEmpty() && rest.Len() <= maxGraveGuarded {
		findGraves(p.Grid, rest, list)
	}
})

// inGraves returns the finder that calls report with the patterns of the graves until it returns false.
func inGraves(report func(*pattern) (more bool)) func(*techniques.Pass) {
	return func(p *techniques.Pass) {
		list := *graves.Of(p)
		for i := range list {
			g := &list[i]
			if s := (pattern{pass: p, cells: p.Grid.Open(), own: &g.pairs, guarded: g.guarded, extra: g.extra}); !report(&s) {
				return
			}
		}
	}
}

// findGraves appends the graves to a list, given the open cells that have more than two candidates.
func findGraves(g *candidates.Grid, rest candidates.CellSet, list *[]grave) {
	f := graveFinder{grid: g, found: list, rest: rest}
	bivalue := g.Open().AndNot(rest)
	for c, ok := bivalue.Next(); ok; c, ok = bivalue.Next() {
		if !f.choose(c, g.Candidates(c)) {
			return // a digit is in three cells of a house, whatever the rest
		}
	}
	f.extend(rest)
}

// graveFinder chooses two candidates of each cell.
type graveFinder struct {
	grid  *candidates.Grid
	found *[]grave
	rest  candidates.CellSet
	pairs [candidates.MaxCells]candidates.DigitSet
	once  [candidates.MaxSize + 1]candidates.HouseSet // by digit, houses where it is in one cell
	twice [candidates.MaxSize + 1]candidates.HouseSet // houses where it is in two
}

// choose makes the two digits those of the cell. It reports whether no digit is
// then in three cells of a house.
func (f *graveFinder) choose(c candidates.Cell, pair candidates.DigitSet) bool {
	f.pairs[c] = pair
	houses := f.grid.Layout().HousesOf(c)
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
func (f *graveFinder) extend(cells candidates.CellSet) {
	c, ok := cells.Next()
	if !ok {
		if f.once == [candidates.MaxSize + 1]candidates.HouseSet{} {
			f.add()
		}
		return
	}
	once, twice := f.once, f.twice
	for firsts := f.grid.Candidates(c); firsts != 0; {
		d, _ := firsts.Next()
		for seconds := firsts; seconds != 0; {
			e, _ := seconds.Next()
			if f.choose(c, candidates.Digits(d, e)) {
				f.extend(cells)
			}
			f.once, f.twice = once, twice
		}
	}
}

func (f *graveFinder) add() {
	open := f.grid.Open()
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		if f.grid.Layout().TellsApart(candidates.Cells(c), f.pairs[c]) {
			return
		}
	}
	found := grave{pairs: f.pairs, guarded: f.rest}
	rest := f.rest
	for c, ok := rest.Next(); ok; c, ok = rest.Next() {
		found.extra |= f.grid.Candidates(c) &^ f.pairs[c]
	}
	*f.found = append(*f.found, found)
}
