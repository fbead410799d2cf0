package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain/say"
)

// onceEach says why none of the digits of some cells can be there twice. The digits are those of links, of
// which one is true at most. Nothing is said of cells that share a house.
func (t *plainTeller) onceEach(cells candidates.CellSet, links [][]candidates.Candidate) string {
	if t.layout.HousesOfAll(cells) != 0 {
		return ""
	}
	var parts []string
	var told, most candidates.DigitSet
	for {
		var in candidates.House
		most = 0
		for hs := t.layout.HousesOfAny(cells); hs != 0; {
			h, _ := hs.Next()
			var here candidates.DigitSet
			for _, link := range links {
				if at, d := cellsAndDigits(link); at.Within(t.layout.HouseCells(h)) {
					here |= d &^ told
				}
			}
			if here.Len() > most.Len() {
				most, in = here, h
			}
		}
		if most == 0 {
			break
		}
		told |= most
		parts = append(parts, t.sayf(say.Choose(most.Len(), "%s is only in %s", "%s are only in %s"), most, in))
	}
	if told.Len() < len(links) {
		return ""
	}
	return paragraph(say.InClauses("No digit can be there twice: ", parts, "Also ")...)
}
