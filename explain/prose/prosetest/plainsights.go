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
			if more = c.of; c.some || c.of.Digits() != is {
				return fmt.Errorf("it is said of other digits")
			}
			var all candidates.CellSet
			err = each("{h} with {cs}", a[1], func(m args) error {
				all = all.Or(m.cells(1))
				return expect(more.Cells().Or(m.cells(1)).Within(p.l.HouseCells(m.house(0))), "they are not all in %s", m[0])
			})
			if err != nil {
				return err
			}
			if all != at || at.Meets(more.Cells()) {
				return fmt.Errorf("the cells are others")
			}
		} else {
			c, err := p.claim(part)
			if err != nil {
				return err
			}
			if more = c.of; c.some || more.Cells() != at || at.Len() != 1 || more.Digits()&is != 0 {
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

// rooms reads which houses need a digit, and in which there is room for it.
func (p *plainReader) rooms(line *plainLine, from []int, needs, room string) error {
	gone, err := p.gone(from)
	if err != nil {
		return err
	}
	a, rest, ok := match("{hs} (needs|need) (a|an) {d}( each|)", needs)
	if !ok || rest != "" {
		return fmt.Errorf("not known: %q", needs)
	}
	var all []candidates.CandidateSet
	d := a.digit(1)
	for h := range a.houses(0).All() {
		var ks candidates.CandidateSet
		ks.AddPlaces(d, p.board.PlacesIn(d, h).AndNot(gone.Places(d)))
		for _, before := range all {
			if before.Meets(&ks) {
				return fmt.Errorf("one place would do for two houses")
			}
		}
		all = append(all, ks)
	}
	if (len(all) > 1) != strings.HasSuffix(needs, " each") {
		return fmt.Errorf("there are %d", len(all))
	}
	room, lack, lacks := strings.Cut(room, ". That is ")
	room = strings.ReplaceAll(room, ". Also for ", ", ")
	err = each(`(one in {h} \({cs}\)|one at {c})`, room, func(a args) error {
		var link []candidates.Candidate
		for c := range a.cells(1).Or(a.cells(2)).All() {
			link = append(link, candidates.Of(c, d))
		}
		if a[0] != "" && !a.cells(1).Within(p.l.HouseCells(a.house(0))) {
			return fmt.Errorf("%s is not in %s", a[1], a[0])
		}
		line.counted = append(line.counted, link)
		return nil
	})
	if err != nil {
		return err
	}
	few, _, _ := match("{n} too few", lack)
	if lacking := len(all) - len(line.counted); lacks != (lacking > 0) || lacks && (few == nil || few.number(0) != lacking) {
		return fmt.Errorf("there are %d too few", lacking)
	}
	return p.tally(line, all)
}
