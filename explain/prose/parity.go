package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// parity words that three digits cannot fill cells of four boxes.
func (t *argumentTeller) parity(n int, line *explain.Line) string {
	var pattern []candidates.Candidate
	for _, link := range line.Links {
		pattern = append(pattern, link...)
	}
	cells, digits := cellsAndDigits(pattern)
	right, left := explain.Guarded{Cells: cells}.Slants(t.layout)
	return paragraph(
		t.sayf("If %s held only %s, boxes side by side would have these in the same order, going round, from row to row.", cells, digits),
		"Boxes one above the other would have them in the same order from column to column.",
		t.sayf("Both orders are the same in %s, but not in %s, an odd number of boxes.", right, left),
		t.follows(n, line.From, "that does not come out even: "+t.claim(line.Claim)))
}
