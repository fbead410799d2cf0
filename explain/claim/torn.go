package claim

import "pencilmark/candidates"

// torn reports whether a claim has effects on some cells of a list and not on others that could have them: of "r4c8 and r4c9
// see both, so no 6" on just one. Whoever names cells together means all of them, unless a word picks some: the first, the
// other. A reading that makes sense of a part is soon found. Commas may part a pattern from what follows from it, and end a list.
func (p *people) torn(c *Claim) bool {
	if c == nil {
		return false
	}
	var cells candidates.CellSet
	var digits candidates.DigitSet
	for _, e := range c.Effects {
		cells, digits = cells.With(e.Candidate.Cell()), digits.With(e.Candidate.Digit())
	}
	var part, whole candidates.CellSet // of the cells with effects: those in lists of which others are left out, and in those of which none is
	all := tokensOn(p.text, p.layout)
	for i := 0; i < len(all); i++ {
		if all[i].is("other another latter former") || ordinalWords[all[i].word] != 0 {
			return false
		}
		if all[i].kind != theCells {
			continue
		}
		list := all[i].cells
		for i+2 < len(all) && all[i+1].is("and or / & +") && all[i+2].kind == theCells {
			i += 2
			list = list.Or(all[i].cells)
		}
		left := list.AndNot(cells)
		for other := range left.All() {
			if p.grid.Candidates(other)&digits == 0 {
				left = left.Without(other)
			}
		}
		if left.IsEmpty() {
			whole = whole.Or(list)
		} else {
			part = part.Or(list.And(cells))
		}
	}
	return !part.AndNot(whole).IsEmpty()
}
