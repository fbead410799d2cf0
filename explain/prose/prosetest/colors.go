package prosetest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
)

var _ = known([]form{
	{"(Coloured in turn along these links,|In the same way) {k} is {*}.", func(r *reader, a args) error { return r.color(a[0], a[1]) }},
	{"The other colour, {k}, is {*}.", func(r *reader, a args) error { return r.color(a[0], a[1]) }},
	{"{k} is also {*}.", func(r *reader, a args) error {
		name := strings.ToLower(a[0])
		before, last := r.colors[name], len(r.coloured)-1
		if last < 0 || r.coloured[last] != name {
			return fmt.Errorf("it was not the last colour")
		}
		r.coloured = r.coloured[:last]
		err := r.color(name, a[1])
		all := r.colors[name]
		all.Or(&before)
		r.colors[name] = all
		return err
	}},
	{"One of the two is true as a whole, the other false.", func(r *reader, a args) error {
		return expect(r.areJoined(r.coloured[len(r.coloured)-2:]), "no links join them all")
	}},
	{"Of each link one is true.", func(r *reader, a args) error { return expect(len(r.joints) > 0, "there are no links") }},
	{"(Of two that exclude each other one at most is true|Of these too): {*}.", func(r *reader, a args) error {
		return each(`({d} in {c} and {c} \({h}\)|{d} and {d} in {c})`, a[0], func(m args) error {
			if m[0] == "" {
				x, y := candidates.Of(m.cell(6), m.digit(4)), candidates.Of(m.cell(6), m.digit(5))
				return expect(r.isColored(x) && r.isColored(y) && x != y, "they have no colours")
			}
			x, y := candidates.Of(m.cell(1), m.digit(0)), candidates.Of(m.cell(2), m.digit(0))
			return errors.Join(expect(r.isColored(x) && r.isColored(y), "they have no colours"), r.sees(m.cells(1), m.cells(2), m.houses(3)))
		})
	}},
	{"So the candidates of a colour are all true or all false.", func(r *reader, _ args) error {
		for _, name := range r.coloured[len(r.coloured)-2:] {
			for x := range ptr(r.colors[name]).All() {
				for y := range ptr(r.colors[name]).All() {
					if !r.forces([]candidates.Candidate{x}, []candidates.Candidate{y}) {
						return fmt.Errorf("%v may be true without %v", x, y)
					}
				}
			}
		}
		return nil
	}},
	{"Two candidates in {k} exclude each other: {*}.", func(r *reader, a args) error {
		r.ring = append(r.ring, link{})
		return r.clash(a[0], a[0], a[1])
	}},
	{"{k} and {k} are not both true: {*}.", func(r *reader, a args) error { return r.clash(strings.ToLower(a[0]), a[1], a[2]) }},
	{"So {k} is false( and {k} is true|).", func(r *reader, a args) error {
		for k := range ptr(r.colors[a[1]]).All() {
			if !r.forces(nil, []candidates.Candidate{k}) {
				return fmt.Errorf("%v may be false", k)
			}
		}
		for d := range ptr(r.colors[a[0]]).Digits().All() {
			r.refuted.AddPlaces(d, ptr(r.colors[a[0]]).Places(d))
		}
		r.colored = append(r.colored, a[0])
		for k := range ptr(r.colors[a[0]]).All() {
			if !r.forces([]candidates.Candidate{k}, nil) {
				return fmt.Errorf("%v may be true", k)
			}
		}
		return nil
	}},
	{"So {k} or {k} is true.", func(r *reader, a args) error {
		for x := range ptr(r.colors[a[0]]).All() {
			for y := range ptr(r.colors[a[1]]).All() {
				if !r.forces(nil, []candidates.Candidate{x, y}) {
					return fmt.Errorf("%v and %v may both be false", x, y)
				}
			}
		}
		return nil
	}},
	{"What is {k} goes: {*}.", func(r *reader, a args) error {
		return r.given(slices.Contains(r.colored, a[0]), a[1])
	}},
	{"With {d} in {c} the links give in turn {*}.", func(r *reader, a args) error {
		r.turns, r.lacking = []candidates.Candidate{candidates.Of(a.cell(1), a.digit(0))}, nil
		return r.turn(a[2])
	}},
	{"Without {d} in {c} the links give in turn {*}.", func(r *reader, a args) error {
		r.turns, r.lacking = nil, []candidates.Candidate{candidates.Of(a.cell(1), a.digit(0))}
		return r.turn(a[2])
	}},
	{"They go on to {*}.", func(r *reader, a args) error { return r.turn(a[0]) }},
	{"{d} in {c} and {d} in {c} exclude each other, so {c} cannot be {d}.", func(r *reader, a args) error {
		x, y, k := candidates.Of(a.cell(1), a.digit(0)), candidates.Of(a.cell(3), a.digit(2)), candidates.Of(a.cell(4), a.digit(5))
		r.refuted.Add(k)
		return expect(r.l.Excludes(x, y) && slices.Contains(r.turns, x) && slices.Contains(r.turns, y) && r.turns[0] == k && r.lacking == nil, "that did not follow")
	}},
	{"(Either way|Then) ({c} cannot be {d}, as it {*}).", func(r *reader, a args) error {
		return each("{c} cannot be {d}, as it (has|sees) {?} \\({k}\\)( of its own| in {h}|)( and (has |sees |){?} \\({k}\\)( of its own| in {h}|)|)", a[0]+" cannot be "+a[1]+", as it "+a[2], func(m args) error {
			k := candidates.Of(m.cell(0), m.digit(1))
			x, err := r.byColor(k, m[2], m[3], m[4])
			if err != nil {
				return err
			}
			some := []candidates.Candidate{x}
			if m[6] != "" {
				y, err := r.byColor(k, m[5], m[6], m[7])
				if err != nil {
					return err
				}
				some = append(some, y)
			}
			r.refuted.Add(k)
			return expect(r.forces(nil, some), "%v may all be false", some)
		})
	}},
})

// isColored reports whether the candidate has a colour.
func (r *reader) isColored(k candidates.Candidate) bool {
	return slices.ContainsFunc(r.coloured, func(name string) bool { return ptr(r.colors[name]).Has(k) })
}

// links reads the links of a cluster; ok is false if the sentence is none of links.
func (r *reader) links(sentence string) (ok bool, err error) {
	err = each("([Tt]he cell {c} is {ds}|{h} has room for {d} only in {cs})", strings.TrimSuffix(sentence, "."), func(m args) error {
		if m[0] != "" {
			r.joint(m.cells(0), m.digits(1))
			return expect(r.before.Candidates(m.cell(0)) == m.digits(1), "%v is %s", m.cell(0), r.before.Candidates(m.cell(0)).String())
		}
		r.joint(m.cells(4), candidates.Digits(m.digit(3)))
		r.count.rooms = append(r.count.rooms, room{m.house(2), m.digits(3), m.cells(4)})
		return equal(m.cells(4), r.before.PlacesIn(m.digit(3), m.house(2)))
	})
	return err == nil || !strings.Contains(err.Error(), "not read"), err
}

// color reads the candidates of a colour.
func (r *reader) color(name, text string) error {
	ks, err := list(text)
	for k := range ks.All() {
		if !r.before.Has(k) {
			return fmt.Errorf("%v is gone", k)
		}
	}
	r.colors[name] = ks
	r.coloured = append(r.coloured, name)
	return err
}

// clash reads why two colours exclude each other.
func (r *reader) clash(x, y, text string) error {
	p, q := ptr(r.colors[x]), ptr(r.colors[y])
	if a, rest, ok := match("{d} and {d} are in the same cell, {c}", text); ok && rest == "" {
		k, o := candidates.Of(a.cell(2), a.digit(0)), candidates.Of(a.cell(2), a.digit(1))
		return expect(p.Has(k) && q.Has(o), "they are not of these colours")
	}
	a, rest, ok := match("{c} and {c}, both {d}, see each other in {h}", text)
	if !ok || rest != "" {
		return fmt.Errorf("not read: %q", text)
	}
	if !p.Has(candidates.Of(a.cell(0), a.digit(2))) || !q.Has(candidates.Of(a.cell(1), a.digit(2))) {
		return fmt.Errorf("they are not of these colours")
	}
	return r.sees(a.cells(0), a.cells(1), a.houses(3))
}

// byColor checks that a candidate is ruled out by one of a colour, which it returns: "sees r1c2 (A) in row 1",
// "has 5 (A) of its own".
func (r *reader) byColor(k candidates.Candidate, what, g, house string) (by candidates.Candidate, err error) {
	a := args{what, house}
	if cells := a.cells(0); !cells.IsEmpty() {
		if by = candidates.Of(a.cell(0), k.Digit()); !ptr(r.colors[g]).Has(by) {
			return by, fmt.Errorf("%v is not %d of colour %s", a.cell(0), k.Digit(), g)
		}
		return by, r.sees(candidates.Cells(k.Cell()), cells, a.houses(1))
	}
	by = candidates.Of(k.Cell(), a.digit(0))
	return by, expect(ptr(r.colors[g]).Has(by) && a.digit(0) != k.Digit(), "it has no %s", what)
}

// joint keeps a strong link, digits in cells, if it is one.
func (r *reader) joint(cells candidates.CellSet, digits candidates.DigitSet) {
	var ends []candidates.Candidate
	for c := range cells.All() {
		for d := range digits.All() {
			ends = append(ends, candidates.Of(c, d))
		}
	}
	if len(ends) == 2 {
		r.joints = append(r.joints, [2]candidates.Candidate(ends))
	}
}

// turn reads what the links make true in turn.
func (r *reader) turn(text string) error {
	return each("{d} in {c}", text, func(m args) error {
		k := candidates.Of(m.cell(1), m.digit(0))
		before := r.turns
		r.turns = append(r.turns, k)
		for _, j := range r.joints {
			for i, end := range j {
				other := j[1-i]
				if end == k && (slices.Contains(r.lacking, other) || slices.ContainsFunc(before, func(t candidates.Candidate) bool { return r.l.Excludes(t, other) })) {
					return nil
				}
			}
		}
		return fmt.Errorf("no link gives %v", k)
	})
}

// areJoined reports whether the links lead from each candidate of the colours to every other.
func (r *reader) areJoined(names []string) bool {
	var all, met candidates.CandidateSet
	for _, name := range names {
		all.Or(ptr(r.colors[name]))
	}
	for k := range all.All() {
		met.Add(k)
		break
	}
	for range r.joints {
		for _, j := range r.joints {
			if met.Has(j[0]) || met.Has(j[1]) {
				met.Add(j[0])
				met.Add(j[1])
			}
		}
	}
	all.AndNot(&met)
	return all.IsEmpty()
}

// forces reports whether the links come to a contradiction if some candidates are true and others false.
func (r *reader) forces(isTrue, isFalse []candidates.Candidate) bool {
	var on, off candidates.CandidateSet
	for _, k := range isTrue {
		on.Add(k)
	}
	for _, k := range isFalse {
		off.Add(k)
	}
	for range len(r.joints) + 1 {
		for _, j := range r.joints {
			for _, end := range j {
				for t := range on.All() {
					if r.l.Excludes(t, end) {
						off.Add(end)
					}
				}
			}
			if off.Has(j[0]) {
				on.Add(j[1])
			}
			if off.Has(j[1]) {
				on.Add(j[0])
			}
		}
	}
	for t := range on.All() {
		for k := range on.All() {
			if r.l.Excludes(t, k) {
				return true
			}
		}
	}
	return on.Meets(&off)
}
