package say

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
)

func colorsForms() []form {
	return []form{
		{"(Coloured in turn along these strong links,|In the same way) {k} is {*}.", func(r *reader, a args) error { return r.color(a[0], a[1]) }},
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
			names := r.coloured[len(r.coloured)-2:]
			for _, j := range r.joints[r.joined:] {
				if !r.joins(j, names[0], names[1]) && !r.joins(j, names[1], names[0]) {
					return fmt.Errorf("the link of %v does not have either colour", j)
				}
			}
			r.joined = len(r.joints)
			return expect(r.areJoined(names), "no links join them all")
		}},
		{"But {c} and {c} are both {k}( for {d}|) in {h}.", func(r *reader, a args) error {
			alike := ptr(r.colors[a[2]]).Digits()
			if a[3] != "" {
				alike = a.digits(3)
			}
			for d := range alike.All() {
				if ptr(r.colors[a[2]]).Has(candidates.Of(a.cell(0), d)) && ptr(r.colors[a[2]]).Has(candidates.Of(a.cell(1), d)) {
					return r.sees(a.cells(0), a.cells(1), a.houses(4))
				}
			}
			return fmt.Errorf("they are not of this colour")
		}},
		{"But {d} and {d} are both {k} in {c}.", func(r *reader, a args) error {
			p := ptr(r.colors[a[2]])
			return expect(a[0] != a[1] && p.Has(candidates.Of(a.cell(3), a.digit(0))) && p.Has(candidates.Of(a.cell(3), a.digit(1))), "they are not of this colour")
		}},
		{"{c} \\({k}\\) sees {c} \\({k}\\) in {h}, so {k} and {k} are not both true.", func(r *reader, a args) error {
			p, q := ptr(r.colors[a[1]]), ptr(r.colors[a[3]])
			digits := p.Digits()
			for d := range digits.All() {
				if p.Has(candidates.Of(a.cell(0), d)) && q.Has(candidates.Of(a.cell(2), d)) {
					return errors.Join(expect(a[5] == a[1] && a[6] == a[3], "other colours"), r.sees(a.cells(0), a.cells(2), a.houses(4)))
				}
			}
			return fmt.Errorf("they are not of these colours")
		}},
		{"{d} \\({k}\\) and {d} \\({k}\\) are both in {c}, so {k} and {k} are not both true.", func(r *reader, a args) error {
			x, y := candidates.Of(a.cell(4), a.digit(0)), candidates.Of(a.cell(4), a.digit(2))
			return expect(x != y && ptr(r.colors[a[1]]).Has(x) && ptr(r.colors[a[3]]).Has(y) && a[5] == a[1] && a[6] == a[3], "they are not of these colours")
		}},
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
		{"What is {k} goes(, and this step takes a part of it|).", func(r *reader, a args) error {
			return expect(slices.Contains(r.colored, a[0]), "it may be true")
		}},
		{"What is {k} goes(, and this step takes a part of it|): {*}.", func(r *reader, a args) error {
			return r.given(slices.Contains(r.colored, a[0]), a[1])
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
	}
}

// links reads the links of a cluster, or the places that are left; ok is false if the sentence is none of these.
func (r *reader) links(sentence string) (ok bool, err error) {
	err = each("({d} has two places in {hs}|It also has two in {hs}|The (cell|cells) {cs} (has|have) two candidates|[Ii]n {h}, {d} can only go in {cs})", strings.TrimSuffix(sentence, "."), func(m args) error {
		switch {
		case m[0] != "" || m[2] != "":
			if m[0] != "" {
				r.digit = m.digit(0)
			}
			for h := range (m.houses(1) | m.houses(2)).All() {
				if err := r.joint(r.before.PlacesIn(r.digit, h), candidates.Digits(r.digit)); err != nil {
					return err
				}
			}
			return nil
		case m[3] != "":
			for c := range m.cells(3).All() {
				if err := r.joint(candidates.Cells(c), r.before.Candidates(c)); err != nil {
					return err
				}
			}
			return nil
		}
		r.count.rooms = append(r.count.rooms, room{m.house(4), m.digits(5), m.cells(6)})
		return equal(m.cells(6), r.before.PlacesIn(m.digit(5), m.house(4)))
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

// joint keeps a strong link, digits in cells.
func (r *reader) joint(cells candidates.CellSet, digits candidates.DigitSet) error {
	var ends []candidates.Candidate
	for c := range cells.All() {
		for d := range digits.All() {
			ends = append(ends, candidates.Of(c, d))
		}
	}
	if len(ends) != 2 {
		return fmt.Errorf("%v in %v: there are not two", digits, cells)
	}
	r.joints = append(r.joints, [2]candidates.Candidate(ends))
	return nil
}

// joins reports whether a link has an end of one colour and then one of another.
func (r *reader) joins(j [2]candidates.Candidate, x, y string) bool {
	return ptr(r.colors[x]).Has(j[0]) && ptr(r.colors[y]).Has(j[1])
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
	excluded := func(k candidates.Candidate) bool {
		for t := range on.All() {
			if r.l.Excludes(t, k) {
				return true
			}
		}
		return false
	}
	for more := true; more; {
		more = false
		for _, j := range r.joints {
			for i, end := range j {
				if !off.Has(end) && excluded(end) {
					off.Add(end)
					more = true
				}
				if other := j[1-i]; off.Has(end) && !on.Has(other) {
					on.Add(other)
					more = true
				}
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
