package say

import (
	"fmt"

	"pencilmark/candidates"
)

func fishForms() []form {
	return []form{
		{"If {c} is {d}, that rules out {d} in {cs} \\({hs}\\), so {*}.", func(r *reader, a args) error {
			return r.arm(a, a.digit(2), a.cells(3), a.houses(4), a[5])
		}},
		{"If {c} is {d}, that rules out {d} in {cs} \\(same cell\\), so {*}.", func(r *reader, a args) error {
			return r.arm(a, a.digit(2), a.cells(3), 0, a[4])
		}},
		{"Now look at {d} in {c}.", func(r *reader, a args) error {
			r.ifSo, r.fish.looked = candidates.Of(a.cell(1), a.digit(0)), true
			return expect(r.before.Has(r.ifSo), "it is not there anyway")
		}},
		{"If ({?}).", func(r *reader, a args) error {
			if !r.fish.looked {
				return fmt.Errorf("not known")
			}
			return r.armEnd(r.ifSo, "if "+a[0])
		}},
		{"So {c} cannot be {d} either way: {*}.", func(r *reader, a args) error {
			if err := r.allArms(candidates.Of(a.cell(0), a.digit(1))); err != nil {
				return err
			}
			return r.so(a[2])
		}},
	}
}

// base reads "in row 3, 5 can only go in r3c3, and in row 7 only in r7c4".
func (r *reader) base(text string) error {
	var d candidates.DigitSet
	return each("([Ii]n {h}, {d} can only go in {cs}|in {h} only in {cs})", text, func(m args) error {
		h, cells := m.houses(0)|m.houses(3), m.cells(2).Or(m.cells(4))
		if m[1] != "" {
			d = m.digits(1) // links of several digits are told so
		}
		r.count.rooms = append(r.count.rooms, room{h.First(), d, cells})
		r.joint(cells, d)
		r.fish.add(d, h.First(), cells)
		return equal(cells, r.places(d.First(), h.First()))
	})
}

// arm begins a chain from a place of the fish.
func (r *reader) arm(a args, d candidates.Digit, cells candidates.CellSet, hs candidates.HouseSet, then string) error {
	if !r.fish.cells.Has(a.cell(0)) || a.digit(1) != r.fish.digit {
		return fmt.Errorf("that is no case")
	}
	r.gone = candidates.CandidateSet{}
	r.last = node{a.digit(1), a.cells(0)}
	r.fish.start = a.cells(0)
	if err := r.rulesOut(d, cells, hs); err != nil {
		return err
	}
	return r.then(then)
}

// armEnd checks why the target is false in one case: "if r2c1 is 1, r5c7 sees the 1 in r5c2 (row 5)".
func (r *reader) armEnd(k candidates.Candidate, text string) error {
	f, d, c := &r.fish, r.fish.digit, k.Cell()
	if f.ended == nil {
		f.ended = map[candidates.Cell]bool{}
	}
	a, then, ok := match("if {c} is {d}, ", text)
	if !ok || a.digit(1) != d {
		return fmt.Errorf("not known: %q", text)
	}
	place := a.cell(0)
	f.ended[place] = true
	end := node{d, candidates.Cells(place)}
	if led, ok := f.led[place]; ok {
		end = led
	}
	if end == (node{}) {
		return expect(then == f.lacks[place], "it came to %q", f.lacks[place])
	}
	if b, rest, ok := match("it is not {d}", then); ok && rest == "" {
		return expect(place == c && k.Digit() != d && b.digit(0) == k.Digit(), "it may be")
	}
	if b, rest, ok := match("{c} is {d}", then); ok && rest == "" {
		return expect(end == node{b.digit(1), candidates.Cells(c)} && b.cell(0) == c && b.digit(1) != k.Digit(), "that did not follow")
	}
	if b, rest, ok := match(`{c} sees it \({hs}\)`, then); ok && rest == "" && k.Digit() == d && b.cell(0) == c {
		return r.sees(candidates.Cells(c), candidates.Cells(place), b.houses(1))
	}
	b, rest, ok := match(`{c} sees the {d} in {cs} \({hs}\)`, then)
	if !ok || rest != "" || b.digit(1) != k.Digit() || b.cell(0) != c || end != (node{b.digit(1), b.cells(2)}) {
		return fmt.Errorf("that did not follow: %q", then)
	}
	return r.sees(candidates.Cells(c), b.cells(2), b.houses(3))
}

// allArms checks that all cases were gone through.
func (r *reader) allArms(k candidates.Candidate) error {
	f := &r.fish
	need := f.fins.Or(f.chosen)
	for c := range need.All() {
		if !f.ended[c] {
			return fmt.Errorf("the case of %v is missing", c)
		}
	}
	r.refuted.Add(k)
	return expect(f.used && (f.without || !f.chosen.IsEmpty()), "the case without a fin is missing")
}
