package claim

import "pencilmark/candidates"

// cross makes cells of rows and columns in short that stand beside a line which is spelled out, "in row 4, c3 and c5 are
// 57", where that may be meant, and reports whether there are any.
func (p *people) cross() (any bool) {
	var heads []int
	for i, t := range p.all {
		if _, spelled := houseWords[t.word]; t.kind == theHouses && spelled && t.houses.Len() == 1 && t.houses.First().Kind() < candidates.Box {
			heads = append(heads, i)
		}
	}
	for i, t := range p.all {
		if len(heads) == 0 || t.kind != theHouses {
			continue
		}
		head := heads[0]
		for _, at := range heads { // the last one before it
			if at < i {
				head = at
			}
		}
		line := p.all[head].houses.First()
		if _, spelled := houseWords[t.word]; spelled || t.houses.First().Kind()+line.Kind() != candidates.Row+candidates.Column || t.houses&p.layout.HousesOfKind(line.Kind()) != 0 {
			continue
		}
		p.all[i].kind, p.all[i].houses, p.all[i].cells = theCells, 0, candidates.CellSet{}
		for h := range t.houses.All() {
			p.all[i].cells = p.all[i].cells.Or(p.layout.HouseCells(h).And(p.layout.HouseCells(line)))
		}
		any = true
	}
	return any
}
