package prosetest

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
)

// parity checks that cells of boxes cannot be filled with three digits, by trying, and that the claim has all
// that they hold besides, but for a cell that a line before says holds one of them.
func (p *plainReader) parity(line *plainLine, a args) (err error) {
	cells, digits, odd := a.cells(0), a.digits(1), a.houses(3)
	main, _ := strings.CutPrefix(a[4], "Then ")
	var from []int
	if main != a[4] {
		from = []int{len(p.lines)}
	} else if m := byLines.FindStringSubmatch(main); m != nil {
		main = main[:len(main)-len(m[0])]
		if from, err = p.cited(m[1]); err != nil {
			return err
		}
	}
	_, claim, ok := strings.Cut(main, "hat does not come out even: ")
	if !ok {
		return fmt.Errorf("it does not say what follows: %q", a[4])
	}
	if line.claim, err = p.claim(claim); err != nil {
		return err
	}
	if odd.Len()%2 == 0 || odd&a.houses(2) != 0 || odd|a.houses(2) != p.l.HousesOfAny(cells)&p.l.HousesOfKind(candidates.Box) {
		return fmt.Errorf("the boxes are others")
	}
	var said candidates.CandidateSet
	for _, n := range from {
		if !p.inForce(n) || !p.lines[n-1].claim.some {
			return fmt.Errorf("line %d does not say so here", n)
		}
		said.Or(&p.lines[n-1].claim.of)
	}
	for c := range cells.All() {
		for d := range (p.board.Candidates(c) &^ digits).All() {
			if k := candidates.Of(c, d); !line.claim.of.Has(k) && (!said.Cells().Has(c) || said.Has(k)) {
				return fmt.Errorf("%v may be %v", c, d)
			}
		}
	}
	empty := candidates.NewGrid(p.l, candidates.Filling{})
	if fills(&empty, cells, digits, nil) {
		return fmt.Errorf("the cells can be filled with %v", digits)
	}
	return nil
}

// fills reports whether the cells can be filled with those of the digits that they may have on the board,
// beside others that are filled.
func fills(board *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet, filled map[candidates.Cell]candidates.Digit) bool {
	if cells.IsEmpty() {
		return true
	}
	c := cells.First()
	left := digits & board.Candidates(c)
	for other, d := range filled {
		if board.Layout().Sees(c, other) {
			left = left.Without(d)
		}
	}
	for d := range left.All() {
		more := map[candidates.Cell]candidates.Digit{c: d}
		for other, d := range filled {
			more[other] = d
		}
		if fills(board, cells.Without(c), digits, more) {
			return true
		}
	}
	return false
}
