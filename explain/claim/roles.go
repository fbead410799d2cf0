package claim

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// colored checks cells that are said to have the same colour or opposite ones.
func (f *facts) colored() say.Sentence {
	of, ok := f.of.(explain.Coloring)
	begin, named := 0, f.at(0).is("blue green red yellow orange purple pink") && f.isCell(1)
	if named {
		begin = 1
	}
	if cells, end := f.cellsFrom(begin); ok && cells.Len() > 1 {
		d, _ := lastDigits(f.all[:f.pos]).Single()
		colors := map[candidates.Cell]int{}
		for i, cluster := range of.Clusters {
			for side, all := range [][]candidates.Candidate{cluster.On, cluster.Off} {
				for _, k := range all {
					if color := 1 + 2*i + side; k.Digit() == d || colors[k.Cell()] == 0 && !of.Digits(f.grid).Has(d) {
						colors[k.Cell()] = color
					}
				}
			}
		}
		n := end
		for f.at(n).is("are have get is has both all the a of with in come comes out as") {
			n++
		}
		same, apart := named || f.at(n).is("same one") && isColor(f.at(n+1)), f.at(n).is("opposite different") && isColor(f.at(n+1))
		first := 0
		for c := range cells.All() {
			color := colors[c]
			if color == 0 {
				continue
			}
			if first != 0 && (same && color != first || apart && color == first) {
				return made(f.grid, of)
			}
			first = color
		}
	}
	return none
}

// part checks what cells and houses are said to be of a pattern: the pivot, the fin, the base, where two lines meet.
func (f *facts) part() say.Sentence {
	if f.of == nil {
		return none
	}
	n := 1
	for f.at(n).is("is in at = : ( of are up together row rows column columns box") && n < 4 {
		n++
	}
	cells, end := f.cellsFrom(n)
	if end > 0 {
		cells = f.at(n).cells
	} else {
		last := -1
		for f.at(last).is("as is ( the a its") || f.at(last).kind == aDigits && f.isCell(last-1) {
			last--
		}
		if f.isCell(last) && !(last == -1 && f.at(1).is("and ,")) {
			cells = f.at(last).cells
		}
	}
	house := f.at(n).houses
	wrong := false
	switch e := f.of.(type) {
	case explain.Wing:
		c, ok := e.Pivot.Cell()
		wrong = ok && f.at(0).is("pivot hinge apex hub") && !cells.IsEmpty() && cells != candidates.Cells(c)
	case explain.Cover:
		switch {
		case f.at(0).is("fin fins") && !cells.IsEmpty():
			wrong = !cells.Within(e.Fins(f.grid))
		case f.at(0).is("base bases") && end == 0 && house != 0:
			wrong = house&^e.Base != 0
		case f.at(0).is("cover covers") && end == 0 && house != 0:
			wrong = house&^e.Covers != 0
		}
	}
	if f.at(0).is("meet meets meeting connect connects connected join joins joined linked link cross intersect intersects") && f.at(n).kind == theHouses && house.Len() == 1 {
		wrong = wrong || housesAround(f.grid, f.of)&house == 0
	}
	e, isChain := f.of.(explain.Chain)
	if n := int(spellings[f.at(0).word]); isChain && n > 1 && f.at(0).kind == aWord && f.at(1).is("cell cells") && f.at(2).kind == aWord && slices.ContainsFunc(f.all[f.pos:], func(t token) bool { return t.is("chain") }) {
		wrong = wrong || cellsOf(f.grid, e).Len() != n
	}
	if wrong {
		return made(f.grid, f.of)
	}
	return none
}
