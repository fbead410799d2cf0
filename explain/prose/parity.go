package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// parity tells that three digits cannot fill cells of four boxes.
func (t *argumentTeller) parity(n int, line *explain.Line) []say.Sentence {
	var pattern []candidates.Candidate
	for _, link := range line.Links {
		pattern = append(pattern, link...)
	}
	cells, digits := explain.CellsAndDigits(pattern)
	right, left := explain.Guarded{Cells: cells}.Slants(t.Layout)
	told := []say.Sentence{say.OrderAcross(cells, digits), say.OrderDown(), say.BothOrders(right, left)}
	return append(told, t.follows(n, line.From, say.Uneven(t.claim(line.Claim)))...)
}
