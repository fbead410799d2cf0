package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// onceEach says why none of the digits of some cells can be there twice. The digits are those of links, of
// which one is true at most. Nothing is said of cells that share a house.
func (t *argumentTeller) onceEach(cells candidates.CellSet, links [][]candidates.Candidate) (sentences []say.Sentence) {
	if t.Layout.HousesOfAll(cells) != 0 {
		return nil
	}
	var parts []say.Sentence
	var told, most candidates.DigitSet
	for {
		var in candidates.House
		most = 0
		for hs := t.Layout.HousesOfAny(cells); hs != 0; {
			h, _ := hs.Next()
			var here candidates.DigitSet
			for _, link := range links {
				if at, d := explain.CellsAndDigits(link); at.Within(t.Layout.HouseCells(h)) {
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
		parts = append(parts, say.OnlyIn(most, in))
	}
	if told.Len() < len(links) {
		return nil
	}
	lead := say.NotTwice
	for _, batch := range batches(t.Words, parts) {
		sentences = append(sentences, lead(batch))
		lead = say.Also
	}
	return sentences
}
