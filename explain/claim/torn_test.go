package claim_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
)

// Cells that are named together have an effect together, or the claim is not understood.
func TestCellsNamedTogether(t *testing.T) {
	for _, test := range []struct {
		board, text string
		a, b        candidates.Cell
		digit       candidates.Digit
	}{
		{":0000::86+3+7+25+1+49+759+8+4+1..+2...+3+96+578..+5.7.+9....2+6+5+84.....913.+255...+6.2...4..8..+5...7+53..9.:441 476 286:::",
			"The 8s in row 4 are in r4c2 and r4c8 and the 8s in row 9 are in r9c2 and r9c7, so one of r4c8 and r9c7 has to be 8 and r6c7 and r7c8 can't be.",
			candidates.At(6, 7), candidates.At(7, 8), 8},
		{":0000::+8+97+6+4+2+15+33+2+19+58..64..31+7..2.8..74.3.9.+4..+3.+61.+32.+96...+5+4+3+7..+6..21.+46+5+3......3.5.4:878 978 693 194 798 898 998:::",
			"UR4 {47} R2C78 R6C78: 4s of box 6 only in R6C7/R6C8 so neither of them is 7", candidates.At(6, 7), candidates.At(6, 8), 7},
		{":0000::1+2.+74+95...+5+4+1289.+77+9+863+5+4+1+2.4+19.+27..5.2+4...+91+9....+12.+44..59.1+2..65+2+1+4.+7+92+1+9....4+5:341 848 849 852 755 656 357 368 668 776 379 695 897:::",
			"Suppose r4c1 isn't 6. Then it's 8, r8c1 is 3, r8c7 is 8, r5c7 is 6. So there's a 6 in r4c1 or in r5c7, and r4c8 and r4c9 see both of them, bye bye 6.",
			candidates.At(4, 8), candidates.At(4, 9), 6},
		{":0000::+67+2+4...15+1+536.2..+7...+5+7+1+3+2671.+24....2..8.+7......91.+27.+5.1....32..+7.+245+6..+26.5...8::::",
			"r1c7 {89} and r2c5 {89}, r1c5 + r1c6 see both -> strip 8 and 9 from them", candidates.At(1, 5), candidates.At(1, 6), 8},
	} {
		p, err := notation.Parse(test.board, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		if !p.Grid.Candidates(test.a).Has(test.digit) || !p.Grid.Candidates(test.b).Has(test.digit) {
			t.Fatalf("%v and %v cannot both be %d", test.a, test.b, test.digit)
		}
		a := ask(test.text, &p.Grid)
		if a.err != nil {
			continue
		}
		has := func(c candidates.Cell) bool { return slices.Contains(a.c.Effects, explain.Remove(c, test.digit)) }
		if has(test.a) != has(test.b) {
			t.Errorf("%s\n%s", test.text, answer(test.text, &p.Grid))
		}
	}
}
