package prosetest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
)

// inTurn is cells with the same two digits, each in sight of the next.
type inTurn struct {
	cells []candidates.Cell
	pair  candidates.DigitSet
	seen  int  // of how many cells, up to the last, it was said where they see each other
	told  bool // that the digits take turns
}

const takeTurns = " take turns, and "

// cellsInOrder reads a list of cells.
func cellsInOrder(text string) (cells []candidates.Cell) {
	for _, name := range cellRE.FindAllString(text, -1) {
		cells = append(cells, args{name}.cell(0))
	}
	return cells
}

// check tells whether the cells have these digits alone on the board.
func (t inTurn) check(board *candidates.Grid) error {
	for _, c := range t.cells {
		if board.Candidates(c) != t.pair || t.pair.Len() != 2 {
			return fmt.Errorf("%v is not one of two digits", c)
		}
	}
	return nil
}

// seesNext checks that the next cells see the ones before them in these houses.
func (t *inTurn) seesNext(l *candidates.Layout, houses string) error {
	return each("{h}", houses, func(a args) error {
		if t.seen == 0 || t.seen >= len(t.cells) {
			return fmt.Errorf("there is no cell for %s", a[0])
		}
		from, to, h := t.cells[t.seen-1], t.cells[t.seen], l.HouseCells(a.house(0))
		t.seen++
		return expect(from != to && h.Has(from) && h.Has(to), "%v does not see %v there", from, to)
	})
}

// differ reports whether two of the cells have different digits.
func (t inTurn) differ(a, b candidates.Cell) bool {
	i, j := slices.Index(t.cells, a), slices.Index(t.cells, b)
	return i >= 0 && j >= 0 && (i-j)%2 != 0
}

// turns reads that two cells in turn are not both what a supposition leaves of them.
func (p *plainReader) turns(line *plainLine, text string) (done bool, err error) {
	var t inTurn
	var ends args
	if a, rest, ok := match("The cells {cs} have only the marks {ds}. From one to the next they share {*}. So {ds} take turns, and {c} and {c} are not both {d}", text); ok && rest == "" {
		t, ends = inTurn{cells: cellsInOrder(a[0]), pair: a.digits(1), seen: 1}, a[3:]
		err := t.check(p.board)
		for _, houses := range strings.Split(a[2], ". Then they share ") {
			err = errors.Join(err, t.seesNext(p.l, houses))
		}
		if err != nil || t.seen != len(t.cells) {
			return true, fmt.Errorf("of %d cells %d see the next: %v", len(t.cells), t.seen, err)
		}
		p.inTurn[len(p.lines)+1] = t
	} else if a, rest, ok := match("{ds} take turns in the cells of \\(({n})\\), so {c} and {c} are not both {d}", text); ok && rest == "" {
		from, err := p.cited(a[1])
		if err != nil {
			return true, err
		}
		t, ends = p.inTurn[from[0]], args{a[0], a[2], a[3], a[4]}
	} else {
		return false, nil
	}
	other, two := (t.pair &^ ends.digits(3)).Single()
	before := len(p.lines)
	if ends.digits(0) != t.pair || !two || !t.differ(ends.cell(1), ends.cell(2)) || line.under == 0 || line.under != before {
		return true, fmt.Errorf("they may be: in turn are %v", t.cells)
	}
	line.claim = plainClaim{some: true}
	supposed := p.lines[before-1].claim
	for _, i := range []int{1, 2} {
		if supposed.some || !supposed.of.Has(candidates.Of(ends.cell(i), other)) {
			return true, fmt.Errorf("%v may be %d", ends.cell(i), other)
		}
	}
	return true, nil
}
