package prosetest

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
)

// sightsOf reads where one sees that something is out, whichever is true of what the line before says.
func (p *plainReader) sightsOf(line *plainLine, from []int, parts []string) error {
	true1, err := p.positive(from)
	if err != nil || len(from) != 1 {
		return fmt.Errorf("no line is named that says something: %v", err)
	}
	at, is := true1.Cells(), true1.Digits()
	first := candidates.CellSet{}
	for i, part := range parts {
		var more candidates.CandidateSet
		if a, rest, ok := match("{h} has its {d} (at {cs}|there), so not at {cs}", part); ok && rest == "" {
			h := p.l.HouseCells(a.house(0))
			more.AddPlaces(a.digit(1), a.cells(3))
			if i == 0 {
				first = a.cells(2)
			}
			if (a[2] == "") != (i > 0) || first != at || a.digits(1) != is || !at.Or(a.cells(3)).Within(h) || at.Meets(a.cells(3)) {
				return fmt.Errorf("that it has its %d there was not said, or they are not all in it", a.digit(1))
			}
		} else if a, rest, ok := match("{?}: (it shares|they share) {*}", part); ok && rest == "" {
			c, err := p.claim(a[0])
			if err != nil {
				return err
			}
			d, one := c.of.Digits().Single()
			if more = c.of; c.some || !one {
				return fmt.Errorf("it is said of several digits")
			}
			there := at // where the digit is, or in the cell is another
			for k := range true1.All() {
				if k.Digit() != d && more.Cells() == candidates.Cells(k.Cell()) {
					there = there.Without(k.Cell())
				}
			}
			var all candidates.CellSet
			err = each("{h} with {cs}", a[1], func(m args) error {
				all = all.Or(m.cells(1))
				return expect(more.Cells().Or(m.cells(1)).Within(p.l.HouseCells(m.house(0))), "they are not all in %s", m[0])
			})
			if err != nil {
				return err
			}
			if all != there || there.Meets(more.Cells()) {
				return fmt.Errorf("the cells are others")
			}
		} else {
			c, err := p.claim(part)
			if err != nil {
				return err
			}
			if more = c.of; c.some || more.Cells() != at || more.Digits()&is != 0 {
				return fmt.Errorf("that does not follow")
			}
		}
		line.claim.of.Or(&more)
	}
	return p.strikes(line.claim, from)
}

// notTwice reads why each digit of a count is there once.
func (p *plainReader) notTwice(text string, line *plainLine) error {
	var told candidates.DigitSet
	err := each("{ds} (is|are) only in {h}", strings.ReplaceAll(text, ". Also ", "; "), func(a args) error {
		for _, link := range line.counted {
			for _, k := range link {
				if a.digits(0).Has(k.Digit()) && !p.l.HouseCells(a.house(1)).Has(k.Cell()) {
					return fmt.Errorf("%v is not in %s", k.Cell(), a[1])
				}
			}
		}
		told |= a.digits(0)
		return nil
	})
	var all candidates.DigitSet
	for _, link := range line.counted {
		all = all.With(link[0].Digit())
	}
	if err != nil {
		return err
	}
	return expect(told == all, "the digits are others")
}
