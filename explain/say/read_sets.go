package say

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
)

// option is one of the cases of a cell or of a digit in a house, and where it was said to lead to.
type option struct {
	k      candidates.Candidate
	led    bool
	result map[candidates.Digit]candidates.CellSet // that one of the cells has the digit
}

// count is cells or a digit that were counted.
type count struct {
	cells  candidates.CellSet
	digits candidates.DigitSet
	houses candidates.HouseSet
	rooms  []room
	used   bool
}

// room is digits that have these places alone in a house.
type room struct {
	h      candidates.House
	digits candidates.DigitSet
	cells  candidates.CellSet
}

func setsForms() []form {
	return []form{
		{"The (cell|cells) {cs} can (each |)be only {*}.", func(r *reader, a args) error {
			return each("{cs} (can |)(each |)(be |)only {ds}", a[0]+" can be only "+a[1], func(m args) error {
				for c := range m.cells(0).All() {
					if ds := r.before.Candidates(c); ds != m.digits(1) {
						return fmt.Errorf("%v is %s", c, ds.String())
					}
				}
				r.count.cells = r.count.cells.Or(m.cells(0))
				return nil
			})
		}},
		{"In {h}, {d} can only go in {*}.", func(r *reader, a args) error {
			if err := r.base(fmt.Sprintf("in %s, %s can only go in %s", a[0], a[1], a[2])); err != nil {
				return err
			}
			r.options = nil
			if rooms := r.count.rooms; len(rooms) == 1 {
				for c := range rooms[0].cells.All() {
					r.options = append(r.options, option{k: candidates.Of(c, a.digit(1))})
				}
			}
			return nil
		}},
		{"{h} has room for {*}.", func(r *reader, a args) error {
			h := a.house(0)
			return each("(for |){ds} only in {cs}", a[1], func(m args) error {
				for d := range m.digits(0).All() {
					if err := equal(m.cells(1), r.places(d, h)); err != nil {
						return err
					}
				}
				r.count.rooms = append(r.count.rooms, room{h, m.digits(0), m.cells(1)})
				r.joint(m.cells(1), m.digits(0))
				if len(r.count.rooms) == 1 && m.digits(0).Len() == 1 {
					r.options = nil
					for c := range m.cells(1).All() {
						r.options = append(r.options, option{k: candidates.Of(c, m.digit(0))})
					}
				}
				r.fish.add(m.digits(0), h, m.cells(1))
				return nil
			})
		}},
		{"In {h}, the bridge, {d} can only go in {cs}.", func(r *reader, a args) error {
			r.options = nil
			for c := range a.cells(2).All() {
				r.options = append(r.options, option{k: candidates.Of(c, a.digit(1))})
			}
			return equal(a.cells(2), r.places(a.digit(1), a.house(0)))
		}},
		{"It then {*}.", func(r *reader, a args) error { return r.keeps(r.last.cells, r.last.digit, a[0]) }},
		{"The stem {c} is {ds}.", func(r *reader, a args) error { return r.casesOf(a.cell(0), a.digits(1)) }},
		{"So in every case at least one of {cs} is {d}.", func(r *reader, a args) error {
			r.either[a.digit(1)] = a.cells(0)
			return r.inEveryCase(a.cells(0), a.digit(1))
		}},
		{"{n} (sets of cells|petals) each hold one more digit than there are cells in them.", func(r *reader, a args) error {
			r.expected = a.number(0)
			return nil
		}},
		{"{g} is {cs} (in {h} |)with {ds}.", func(r *reader, a args) error {
			cells, ds := a.cells(1), a.digits(3)
			r.groups[a.set(0)] = cells
			switch {
			case r.union(cells) != ds || ds.Len() != cells.Len()+1:
				return fmt.Errorf("%s holds %s", a[0], r.union(cells).String())
			case a[2] == "" && cells.Len() > 1, a[2] != "" && !cells.Within(r.l.HouseCells(a.house(2))):
				return fmt.Errorf("%s is not in one house", a[0])
			}
			return expect(len(r.groups) <= r.expected, "there are more groups")
		}},
		{"Suppose that {g} has no {d}.", func(r *reader, a args) error {
			if len(r.groups) != r.expected {
				return fmt.Errorf("there are %d groups", len(r.groups))
			}
			cells, ok := r.groups[a.set(0)]
			r.gone = candidates.CandidateSet{}
			r.first = node{a.digit(1), cells.And(r.before.Places(a.digit(1)))}
			r.gone.AddPlaces(r.first.digit, r.first.cells)
			return expect(ok && !r.first.cells.IsEmpty(), "there is none in it anyway")
		}},
		{"Without {d}, {g} {*}.", func(r *reader, a args) error {
			cells := r.groups[a.set(1)]
			if cells.And(r.before.Places(a.digit(0))).AndNot(r.gone.Places(a.digit(0))) != (candidates.CellSet{}) || !r.union(cells).Has(a.digit(0)) {
				return fmt.Errorf("it was not said that %s has no %s", a[1], a[0])
			}
			return r.keeps(cells, a.digit(0), a[2])
		}},
		{"{d} is then at {cs}, which (sees|both see|all see) {cs} in {hs}, so {g} has no {d}.", func(r *reader, a args) error {
			d, from, to := a.digit(0), a.cells(1), a.cells(2)
			if !r.last.cells.Within(r.group(from)) || from != r.group(from).And(r.before.Places(d)) || a.digit(5) != d || r.last.cells != r.group(from) {
				return fmt.Errorf("%d is not so there", d)
			}
			if to != r.groups[a.set(4)].And(r.before.Places(d)) {
				return fmt.Errorf("in %s it is at %v", a[4], r.groups[a.set(4)].And(r.before.Places(d)))
			}
			r.gone.AddPlaces(d, to)
			return r.sees(from, to, a.houses(3))
		}},
		{"So {d} is in {g}, at {cs}, or in {g}, at {cs}.", func(r *reader, a args) error {
			d := a.digit(0)
			places := r.before.Places(d)
			r.either[d] = a.cells(2).Or(a.cells(4))
			if r.first.digit != d || !r.last.cells.Within(r.groups[a.set(3)]) || !r.keptDigits().Has(d) {
				return fmt.Errorf("that did not follow")
			}
			r.cells = r.groups[a.set(1)].Or(r.groups[a.set(3)])
			r.nodes = []node{{d, r.groups[a.set(1)]}, {d, r.groups[a.set(3)]}}
			return expect(a.cells(2) == r.groups[a.set(1)].And(places) && a.cells(4) == r.groups[a.set(3)].And(places), "the places are others")
		}},
		{"The same goes for {ds}.", func(r *reader, a args) error {
			for d := range a.digits(0).All() {
				if !r.union(r.nodes[0].cells).Has(d) || !r.keptDigits().Has(d) {
					return fmt.Errorf("not for %d", d)
				}
				r.either[d] = r.before.Places(d).And(r.cells)
			}
			return nil
		}},
		{"Only one of {g} and {g} can have the {d}: {cs} (sees|see) {cs} in {hs}.", func(r *reader, a args) error {
			d, x, y := a.digit(2), r.groups[a.set(0)], r.groups[a.set(1)]
			if a.cells(3) != x.And(r.before.Places(d)) || a.cells(4) != y.And(r.before.Places(d)) {
				return fmt.Errorf("the places are others")
			}
			r.ring = append(r.ring, link{node{d, x}, node{d, y}})
			return r.sees(a.cells(3), a.cells(4), a.houses(5))
		}},
		{"A set can do without one of its digits, but not without two.", func(*reader, args) error { return nil }},
		{"So each set gives up exactly one of these digits, and keeps all its others.", func(r *reader, a args) error {
			return expect(len(r.ring) == len(r.groups) && len(r.ring) > 1, "there are %d groups and %d digits", len(r.groups), len(r.ring))
		}},
		{"One of {g} and {g} has the {d}, (at {cs}|in {cs}).", func(r *reader, a args) error {
			d := a.digit(2)
			for _, l := range r.ring {
				if l.a.digit == d && l.a.cells == r.groups[a.set(0)] && l.b.cells == r.groups[a.set(1)] {
					r.either[d] = a.cells(4)
					if a[3] != "" {
						r.either[d] = a.cells(3)
					}
					return equal(r.either[d], l.a.cells.Or(l.b.cells).And(r.before.Places(d)))
				}
			}
			return fmt.Errorf("not one of them alone")
		}},
		{"{g} keeps its {d}, (at {cs}|in {cs}).", func(r *reader, a args) error {
			d := a.digit(1)
			for _, l := range r.ring {
				if l.a.digit == d && (l.a.cells == r.groups[a.set(0)] || l.b.cells == r.groups[a.set(0)]) {
					return fmt.Errorf("it may give it up")
				}
			}
			r.either[d] = a.cells(2)
			if a[3] != "" {
				r.either[d] = a.cells(3)
			}
			return equal(r.either[d], r.groups[a.set(0)].And(r.before.Places(d)))
		}},
		{"If it is {d}, {g} loses its {d} \\({cs} (sees|see) the stem in {hs}\\).", func(r *reader, a args) error {
			return r.petal(a, func(k candidates.Candidate) bool { return k.Digit() == a.digit(0) })
		}},
		{"If it goes in {c}, {g} loses its {d} \\({cs} (sees|see) that cell in {hs}\\).", func(r *reader, a args) error {
			return r.petal(a, func(k candidates.Candidate) bool { return k.Cell() == a.cell(0) })
		}},
	}
}

// set returns the name of a set, in small letters.
func (a args) set(i int) string { return strings.ToLower(a[i]) }

// lead records where options lead to: the digit in the cells, because viewers see them in houses.
func (r *reader) lead(which func(candidates.Candidate) bool, d candidates.Digit, result candidates.CellSet, hs candidates.HouseSet, viewer candidates.CellSet) error {
	var from candidates.CellSet
	for i, o := range r.options {
		if which(o.k) {
			from = from.With(o.k.Cell())
			r.options[i].led, r.options[i].result = true, map[candidates.Digit]candidates.CellSet{d: result}
		}
	}
	if from.IsEmpty() {
		return fmt.Errorf("this is no case")
	}
	return r.sees(viewer, from, hs)
}

// inEveryCase checks that all cases lead to the digit in the cells, and none of the cells is idle.
func (r *reader) inEveryCase(cells candidates.CellSet, d candidates.Digit) error {
	var led candidates.CellSet
	for _, o := range r.options {
		if !o.led || o.result[d].IsEmpty() {
			return fmt.Errorf("not if %v", o.k)
		}
		led = led.Or(o.result[d])
	}
	if len(r.options) == 0 {
		return fmt.Errorf("there are no cases")
	}
	return equal(cells, led)
}

// group returns the group in which the cells are.
func (r *reader) group(cells candidates.CellSet) candidates.CellSet {
	for _, g := range r.groups {
		if cells.Within(g) && g == r.last.cells {
			return g
		}
	}
	return candidates.CellSet{}
}

// keeps checks what is left of a group without a digit.
func (r *reader) keeps(cells candidates.CellSet, gone candidates.Digit, text string) error {
	left := r.union(cells).Without(gone)
	r.last = node{gone, cells}
	if a, rest, ok := match("has only {d} left", text); ok && rest == "" {
		return expect(left == a.digits(0) && cells.Len() == 1, "left is %s", left.String())
	}
	a, rest, ok := match("has as many digits as cells and needs {ds}", text)
	return expect(ok && rest == "" && left == a.digits(0) && left.Len() == cells.Len(), "left is %s", left.String())
}

// keptDigits returns what the group that was spoken of last needs.
func (r *reader) keptDigits() candidates.DigitSet {
	return r.union(r.last.cells).Without(r.last.digit)
}

// petal checks what a case of a stem takes from a group.
func (r *reader) petal(a args, which func(candidates.Candidate) bool) error {
	d, cells, viewers := a.digit(2), r.groups[a.set(1)], a.cells(3)
	if viewers != cells.And(r.before.Places(d)) || viewers.IsEmpty() {
		return fmt.Errorf("%s has %d elsewhere", a[1], d)
	}
	r.last = node{d, cells}
	for i, o := range r.options {
		if which(o.k) {
			if o.k.Digit() != d {
				return fmt.Errorf("the case is %v", o.k)
			}
			r.options[i].led, r.options[i].result = true, map[candidates.Digit]candidates.CellSet{}
			for z := range r.keptDigits().All() {
				r.options[i].result[z] = cells.And(r.before.Places(z))
			}
			return r.sees(viewers, candidates.Cells(o.k.Cell()), a.houses(4))
		}
	}
	return fmt.Errorf("this is no case")
}
