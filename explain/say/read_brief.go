package say

import (
	"errors"
	"fmt"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

func briefForms() []form {
	return []form{
		{"{d} in {h}: {c}.", func(r *reader, a args) error {
			if err := equal(a.cells(2), r.places(a.digit(0), a.house(1))); err != nil {
				return err
			}
			if h := a.house(1); r.l.HouseCells(h).And(r.before.Open()).Len() == 1 { // which is the reason
				return r.lastOpen(a.digit(0), candidates.Houses(h), a.cell(2))
			}
			return r.unproved(a[2] + " is " + a[0])
		}},
		{"{c}: {d}.", func(r *reader, a args) error {
			if left := r.digits(a.cell(0)); left != a.digits(1) {
				return fmt.Errorf("it can be %s", left.String())
			}
			return r.unproved(a[0] + " is " + a[1])
		}},
		{"{d} in {h}: only {c} is open.", func(r *reader, a args) error { return r.lastOpen(a.digit(0), a.houses(1), a.cell(2)) }},
		{"{d} in {h}: {*} (leaves|leave) only {c}.", func(r *reader, a args) error {
			d, cells := a.digit(0), r.l.HouseCells(a.house(1)).And(r.paper.Open())
			var all, places candidates.CandidateSet
			all.AddPlaces(d, cells)
			if len(r.frames) > 1 { // the reader has the marks of the paper
				cells = r.paper.PlacesIn(d, a.house(1))
			}
			places.AddPlaces(d, cells)
			return r.leaves(all, places, a[2], candidates.Of(a.cell(3), d))
		}},
		{"{c}: {*} (leaves|leave) only {d}.", func(r *reader, a args) error { return r.leavesDigit(a.cell(0), a[1], a.digit(2)) }},
		{"{c} can only be {d}: {*} rule out the rest.", func(r *reader, a args) error {
			return r.leavesDigit(a.cell(0), r.named(a.cell(0), a[2]), a.digit(1))
		}},
		{"{c} is {d}.", func(r *reader, a args) error { // a full house that needs no more reason
			if r.brief {
				return r.unproved(strings.TrimSuffix(a[0]+" is "+a[1], "."))
			}
			return r.lastOpen(a.digit(1), r.l.HousesOf(a.cell(0)), a.cell(0))
		}},
		{"{c} is {d}(, | and ){*}.", func(r *reader, a args) error {
			return r.unproved(a[0] + " is " + a[1] + " and " + a[2])
		}},
	}
}

// unproved does what a brief text says without a reason.
func (r *reader) unproved(actions string) error {
	effects, err := parseActions(actions)
	if err == nil && !r.brief {
		err = errors.New("there is no reason")
	}
	for _, e := range effects {
		if err == nil {
			err = r.effect(e)
		}
	}
	return err
}

var lineNumber = lazy(`[0-9.]*[0-9]`)

// lastOpen checks that one of the houses has one open cell.
func (r *reader) lastOpen(d candidates.Digit, hs candidates.HouseSet, c candidates.Cell) error {
	for h := range hs.All() {
		if r.l.HouseCells(h).And(r.before.Open()) == candidates.Cells(c) {
			return r.effect(explain.Place(c, d))
		}
	}
	return fmt.Errorf("%v is not the last open cell", c)
}

var itsHouses = lazy(`^its ((?:(?:row|column|box)(?:, | and )?)+) and `)

// named gives houses of a cell that are told by their kinds, "its row and box and", their names.
func (r *reader) named(c candidates.Cell, text string) string {
	m := itsHouses.FindStringSubmatch(text)
	if m == nil {
		return text
	}
	return kindOfHouse.ReplaceAllStringFunc(m[1], func(kind string) string {
		for h := range r.l.HousesOf(c).All() {
			if strings.HasPrefix(kind, h.Kind().String()) {
				return fmt.Sprintf("%s %d", kind, h.Number())
			}
		}
		return kind
	}) + " and " + text[len(m[0]):]
}

var kindOfHouse = lazy(`row|column|box`)

// leavesDigit checks that the reasons rule out all digits of a cell but one.
func (r *reader) leavesDigit(c candidates.Cell, text string, d candidates.Digit) error {
	var all, places candidates.CandidateSet
	for other := range r.l.Digits().All() {
		k := candidates.Of(c, other)
		if all.Add(k); len(r.frames) == 1 || r.paper.Has(k) {
			places.Add(k)
		}
	}
	return r.leaves(all, places, text, candidates.Of(c, d))
}

// leaves checks that the reasons rule out all of the places but one, and that each rules out something of
// the house or cell.
func (r *reader) leaves(all, places candidates.CandidateSet, text string, left candidates.Candidate) error {
	if !places.Has(left) || !r.before.Has(left) {
		return fmt.Errorf("%v is not possible", left)
	}
	all.Remove(left)
	places.Remove(left)
	err := each(`(the filled {cs}|the pencil marks|{s}|{cs}|{hs})`, text, func(a args) error {
		used := false
		for k := range all.All() {
			if r.rulesOutBy(a, k) {
				used = true
				places.Remove(k)
			}
		}
		return expect(used, "a reason rules nothing out")
	})
	if err != nil || !places.IsEmpty() {
		return fmt.Errorf("left are also %v: %v", places.Cells(), err)
	}
	return r.effect(explain.Place(left.Cell(), left.Digit()))
}

// rulesOutBy reports whether a reason rules the candidate out.
func (r *reader) rulesOutBy(a args, k candidates.Candidate) bool {
	c, d := k.Cell(), k.Digit()
	var seen candidates.CellSet // in which the digit would rule it out
	switch {
	case a[0] != "":
		return a.cells(0).Has(c) && r.before.Value(c) != 0
	case a[1] != "":
		if strings.Contains(a[1], "(") {
			return r.removedIn(k, a[1]) == nil
		}
		what, numbers, _ := strings.Cut(a[1], " ")
		for _, n := range lineNumber.FindAllString(numbers, -1) {
			if where := r.whereRemoved(k); strings.HasPrefix(where+" (", strings.TrimSuffix(what, "s")+" "+n+" (") {
				return true
			}
		}
		return false
	case a[2] != "":
		seen = a.cells(2).And(r.l.Peers(c))
	case a[3] != "":
		for h := range (a.houses(3) & r.l.HousesOf(c)).All() {
			seen = seen.Or(r.l.HouseCells(h).Without(c))
		}
	default:
		return !r.paper.Has(k) && r.replay.removed[k] == ""
	}
	for by := range seen.All() {
		if r.before.Value(by) == d {
			return true
		}
	}
	return false
}
