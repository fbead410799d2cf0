package candidates

import (
	"sort"
)

// CluePair is what a clue says of two cells: which digits it allows in the second beside a digit in the first.
type CluePair struct {
	From, To Cell
	Beside   [MaxSize + 1]DigitSet // by the digit in the first
}

// CluePairs returns what clue number i of [Layout.Clues] says of two cells, both ways round, by the first cell. The
// caller must not change the slice.
func (l *Layout) CluePairs(i int) []CluePair { return l.clued.pairs()[i] }

// Lost returns the digits of the first cell, if it is open, beside which the second has none left that the clue allows.
// It returns none if the second has none left at all.
func (p *CluePair) Lost(g *Grid) (ds DigitSet) {
	here, there := g.Candidates(p.From), g.Candidates(p.To)
	if there == 0 || !g.open.Has(p.From) {
		return 0
	}
	for d, ok := here.Next(); ok; d, ok = here.Next() {
		if p.Beside[d]&there == 0 {
			ds = ds.With(d)
		}
	}
	return ds
}

// Equates reports whether the cells hold the same digit.
func (p *CluePair) Equates(l *Layout) bool {
	for d := range l.digits.All() {
		if p.Beside[d]&^Digits(d) != 0 {
			return false
		}
	}
	return true
}

// pairUp derives the pairs of all clues from their relations.
func (t *clueTables) pairUp(l *Layout) [][]CluePair {
	all := make([][]CluePair, len(t.relations))
	for n, relations := range t.relations {
		var at [MaxCells][MaxCells]uint16 // number of the pair, from 1
		for _, r := range relations {
			for i, from := range r.Cells {
				for j, to := range r.Cells {
					if i == j {
						continue
					}
					if at[from][to] == 0 {
						p := CluePair{From: from, To: to}
						for d := range l.digits.All() {
							p.Beside[d] = l.digits
						}
						all[n] = append(all[n], p)
						at[from][to] = uint16(len(all[n]))
					}
					r.pair(l, i, j, &all[n][at[from][to]-1])
				}
			}
		}
		sort.SliceStable(all[n], func(i, j int) bool {
			a, b := all[n][i], all[n][j]
			return a.From < b.From || a.From == b.From && a.To < b.To
		})
	}
	return all
}

// pair takes from a pair what the relation does not allow of its cells i and j.
func (r Relation) pair(l *Layout, i, j int, p *CluePair) {
	var ds [3]Digit
	for d := range l.digits.All() {
		for e := range p.Beside[d].All() {
			ds[i], ds[j] = d, e
			if !r.some(l, ds[:len(r.Cells)], 0) {
				p.Beside[d] = p.Beside[d].Without(e)
			}
		}
	}
}
