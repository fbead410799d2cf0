package say

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// crossed is what was said of a digit that two lines have only in the box where they cross, but for a cell each.
type crossed struct {
	digits, once candidates.DigitSet // spoken of last; said to be in one of some cells
	lines        [2]candidates.House
	box          candidates.House
	at           map[candidates.Digit]candidates.CellSet
}

// canBe reads "r8c7 can be only 2 or 5, and r9c7 only 5 or 7", of cells in the houses.
func (r *reader) canBe(text string, hs candidates.HouseSet) error {
	return each("{cs} (can |)(each |)(be |)only {ds}", text, func(m args) error {
		for c := range m.cells(0).All() {
			if ds := r.before.Candidates(c); ds != m.digits(1) || hs&^r.l.HousesOf(c) != 0 {
				return fmt.Errorf("%v is %s", c, ds.String())
			}
		}
		r.count.cells = r.count.cells.Or(m.cells(0))
		return nil
	})
}

// cellItems returns the cells as items.
func cellItems(cells candidates.CellSet) (all []candidates.Item) {
	for c := range cells.All() {
		all = append(all, candidates.CellItem(c))
	}
	return all
}

// houseItems returns the digits in the house as items.
func houseItems(ds candidates.DigitSet, h candidates.House) (all []candidates.Item) {
	for d := range ds.All() {
		all = append(all, candidates.HouseItem(d, h))
	}
	return all
}

func lentForms() []form {
	return []form{
		{"{h} and {h} cross in {cs}.", func(r *reader, a args) error {
			r.tally.crossing, r.tally.cross = a.houses(0)|a.houses(1), a.cells(2)
			return expect(a.cells(2).Within(r.l.HouseCells(a.house(0)).And(r.l.HouseCells(a.house(1)))), "they do not")
		}},
		{"There, {*}.", func(r *reader, a args) error { return r.canBe(a[0], r.tally.crossing) }},
		{"In the rest of {h}, {*}.", func(r *reader, a args) error { return r.canBe(a[1], a.houses(0)) }},
		{"In {h}, {cs} can {*}.", func(r *reader, a args) error {
			r.tally.crossing = a.houses(0)
			return r.canBe(a[1]+" can "+a[2], a.houses(0))
		}},

		// Lines and boxes lend cells their digits.
		{"Among these cells, {*}, so each can be used once.", func(r *reader, a args) error { return r.among(a[0]) }},
		{"Among these cells, {*}.", func(r *reader, a args) error { return r.among(a[0]) }},
		{"{ds} (stands|stand) only in {h}{?}.", func(r *reader, a args) error { return r.stands(a[0] + " stands only in " + a[1] + a[2]) }},
		{"So each can be used once.", func(r *reader, a args) error { return expect(len(r.tally.links) > 0, "nothing was told") }},
		{"{n} cells need {n} digits, so each of these is used in one of them.", func(r *reader, a args) error { return r.lend(a) }},
		{"{h} lends these cells {*}.", func(r *reader, a args) error {
			r.tally.links = nil
			return r.lends(a[0] + " lends " + a[1])
		}},
		{"{h} lends {*}.", func(r *reader, a args) error { return r.lends(a[0] + " lends " + a[1]) }},
		{"Each house lends a digit once.", func(r *reader, a args) error { return expect(len(r.tally.links) > 0, "nothing is lent") }},
		{"That makes {n} digits for {n} cells, so all of them are used there.", func(r *reader, a args) error {
			r.tally.truths = r.truths()
			return r.lend(a)
		}},
		{"Without {d}, the odd one out, the {n} cells would have only {n} digits.", func(r *reader, a args) error {
			n, d := r.count.cells.Len(), a.digit(0)
			var others candidates.DigitSet
			for _, link := range r.tally.links {
				digit, _, _ := link.House()
				others = others.With(digit)
			}
			r.tally.fins = candidates.CandidateSet{}
			r.tally.fins.AddPlaces(d, r.before.Places(d).And(r.count.cells))
			return expect(a.number(1) == n && a.number(2) == n-1 && len(r.tally.links) == n-1 &&
				!others.Has(d) && r.union(r.count.cells) == others.With(d), "they have %s", r.union(r.count.cells).String())
		}},
		{"So {d} is in {cs}.", func(r *reader, a args) error {
			d := a.digit(0)
			r.either[d] = a.cells(1)
			return expect(r.tally.fins.Digits() == candidates.Digits(d) && r.tally.fins.Places(d) == a.cells(1), "that did not follow")
		}},
		{"{d} in {c} would be that of {hs} at once, and leave too few digits for the other cells: remove it there.", func(r *reader, a args) error {
			d, n := a.digit(0), 0
			for h := range a.houses(2).All() {
				if slices.Contains(r.tally.links, candidates.HouseItem(d, h)) && r.l.HouseCells(h).Has(a.cell(1)) {
					n++
				}
			}
			if n < 2 || !r.tally.inAll {
				return fmt.Errorf("it does not")
			}
			r.refute(d, a.cells(1))
			return r.remove(d, a.cells(1))
		}},

		// Cells of a line share their digits with as many cells of a box.
		{"So {h} has {n} of {ds} there.", func(r *reader, a args) error {
			r.count.digits = a.digits(2)
			return expect(a.houses(0) == r.tally.crossing && a.number(1) == r.count.cells.Len() && r.union(r.count.cells)&^a.digits(2) == 0, "that did not follow")
		}},
		{"{h} has room for {ds} only in {h}, at {cs}, and in {cs}.", func(r *reader, a args) error {
			var all candidates.CellSet
			for d := range a.digits(1).All() {
				all = all.Or(r.places(d, a.house(0)))
			}
			r.count.rooms = []room{{a.house(0), a.digits(1), a.cells(4)}}
			r.count.houses = a.houses(2)
			if !r.count.cells.And(r.l.HouseCells(a.house(0))).IsEmpty() {
				return fmt.Errorf("the cells are in %s", a[0])
			}
			line := r.l.HouseCells(a.house(2))
			if err := equal(a.cells(3), all.And(line)); err != nil {
				return err
			}
			return equal(a.cells(4), all.AndNot(line))
		}},
		{"What {cs} (takes|take) is not in the rest of {h}, so {h} has it in {cs}.", func(r *reader, a args) error {
			rooms := r.count.rooms
			return expect(len(rooms) == 1 && a.cells(0) == r.count.cells && a.houses(1) == r.tally.crossing && a.houses(1) == r.count.houses &&
				a.house(2) == rooms[0].h && a.cells(3) == rooms[0].cells && rooms[0].digits == r.count.digits, "that did not follow")
		}},
		{"So ({cs} is {ds}|{cs} hold {n} of {ds}), and {h} has the other one within {h}.", func(r *reader, a args) error {
			cells, digits, t := a.cells(0).Or(a.cells(2)), a.digits(1)|a.digits(4), &r.tally
			n := cells.Len()
			t.truths, t.links = r.truths(), append(cellItems(cells), houseItems(digits, a.house(5))...)
			t.inAll = n == r.count.cells.Len() && digits.Len() == n+1 && digits == r.count.digits && (a[3] == "" || a.number(3) == n)
			if len(r.count.rooms) != 1 || a.house(6) != r.count.rooms[0].h || cells != r.count.rooms[0].cells || a.houses(5) != t.crossing {
				return fmt.Errorf("spoken of were others")
			}
			r.expected = len(t.links)
			if err := r.placesHold(); err != nil {
				return err
			}
			return expect(t.inAll, "that did not follow")
		}},

		// A row and a column have digits in the box where they cross, but for a cell each.
		{"Outside {h}, {h} has room for {ds} only in {cs}, and {h} (only in {cs}|has none).", func(r *reader, a args) error {
			x := &r.tally.crossed
			x.box, x.lines, x.digits = a.house(0), [2]candidates.House{a.house(1), a.house(4)}, a.digits(2)
			if x.at == nil {
				x.at = map[candidates.Digit]candidates.CellSet{}
			}
			for d := range x.digits.All() {
				for i, cells := range [...]candidates.CellSet{a.cells(3), a.cells(5)} {
					if err := equal(cells, r.places(d, x.lines[i]).AndNot(r.l.HouseCells(x.box))); err != nil {
						return err
					}
					r.tally.truths = append(r.tally.truths, candidates.HouseItem(d, x.lines[i]))
				}
				x.at[d] = a.cells(3).Or(a.cells(5))
				if a.cells(3).Len() > 1 || a.cells(5).Len() > 1 {
					return fmt.Errorf("there are two places")
				}
			}
			return nil
		}},
		{"On these lines, {h} has room for {ds} only in {cs}.", func(r *reader, a args) error {
			x := &r.tally.crossed
			for d := range a.digits(1).All() {
				inner := r.places(d, x.lines[0]).Or(r.places(d, x.lines[1])).And(r.l.HouseCells(x.box))
				if err := equal(a.cells(2), inner); err != nil {
					return err
				}
			}
			return expect(a.house(0) == x.box && a.digits(1) == x.digits, "spoken of was %s", r.l.Name(x.box))
		}},
		{"If both lines have (it|one of them) there, it is in {c}, where they cross.", func(r *reader, a args) error {
			x := &r.tally.crossed
			for d := range x.digits.All() {
				x.at[d] = x.at[d].Or(a.cells(0))
				x.once = x.once.With(d)
				r.tally.links = append(r.tally.links, candidates.HouseItem(d, x.box))
			}
			cross := r.l.HouseCells(x.lines[0]).And(r.l.HouseCells(x.lines[1])).And(r.l.HouseCells(x.box))
			return expect(cross == a.cells(0), "they cross in %v", cross)
		}},
		{"So each of {ds} is in one of {cs}, and {n} digits fill {n} cells.", func(r *reader, a args) error {
			t, x := &r.tally, &r.tally.crossed
			for _, room := range r.count.rooms {
				for d := range room.digits.All() {
					if x.at == nil {
						x.at = map[candidates.Digit]candidates.CellSet{}
					}
					x.at[d] = room.cells
					t.truths = append(t.truths, candidates.HouseItem(d, room.h))
				}
			}
			n := a.digits(0).Len()
			for d := range a.digits(0).All() {
				if cells, ok := x.at[d]; !ok || !cells.Within(a.cells(1)) {
					return fmt.Errorf("%d is in %v", d, cells)
				}
			}
			t.links = append(t.links, cellItems(a.cells(1))...)
			t.inAll = n == a.cells(1).Len()
			return expect(t.inAll && a.number(2) == n && a.number(3) == n, "there are %d", n)
		}},
		{"{d} is in only one of these cells, so {h} or {h} has it inside {h}.", func(r *reader, a args) error {
			d, lines := a.digit(0), a.houses(1)|a.houses(2)
			for h := range lines.All() {
				if !slices.Contains(r.tally.truths, candidates.HouseItem(d, h)) {
					return fmt.Errorf("%s was not spoken of", r.l.Name(h))
				}
			}
			return expect(r.tally.crossed.once.Has(d) && lines.Len() == 2 && slices.Contains(r.tally.links, candidates.HouseItem(d, a.house(3))), "that did not follow")
		}},
	}
}

// among checks the cells that were told, and what the first digits are said to keep to.
func (r *reader) among(text string) error {
	r.tally.truths, r.tally.links = r.truths(), nil
	cross := r.count.cells
	for h := range r.tally.crossing.All() {
		cross = cross.And(r.l.HouseCells(h))
	}
	if r.tally.crossing != 0 && cross != r.tally.cross {
		return fmt.Errorf("the cells of the crossing are %v", cross)
	}
	return r.stands(text)
}

// stands reads "2 and 7 stand only in column 3, and 3 only in box 4", of the cells that were told.
func (r *reader) stands(text string) error {
	return each("{ds} (stands |stand |)only in {h}", text, func(m args) error {
		for d := range m.digits(0).All() {
			if !r.before.Places(d).And(r.count.cells).Within(r.l.HouseCells(m.house(1))) {
				return fmt.Errorf("%d stands elsewhere too", d)
			}
		}
		r.tally.links = append(r.tally.links, houseItems(m.digits(0), m.house(1))...)
		return nil
	})
}

// lends reads "row 1 lends 1 and 4, and row 4 lends 4 and 8".
func (r *reader) lends(text string) error {
	return each("{h} lends {ds}", text, func(m args) error {
		r.tally.links = append(r.tally.links, houseItems(m.digits(1), m.house(0))...)
		return nil
	})
}

// lend checks that cells have as many digits as are lent, and that there are as many cells.
func (r *reader) lend(a args) error {
	n := r.count.cells.Len()
	if a.number(0) != n || a.number(1) != n || len(r.tally.links) != n {
		return fmt.Errorf("there are %d cells and %d digits", n, len(r.tally.links))
	}
	r.expected, r.tally.inAll = n, true
	r.tally.fins = candidates.CandidateSet{}
	return r.placesHold()
}
