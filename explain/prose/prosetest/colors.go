package prosetest

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
)

var _ = known([]form{
	{"(Coloured in turn along these links,|In the same way) {k} is {*}.", func(r *reader, a args) error { return r.color(a[0], a[1]) }},
	{"The other colour, {k}, is {*}.", func(r *reader, a args) error { return r.color(a[0], a[1]) }},
	{"One of the two is true as a whole, the other false.", func(r *reader, a args) error {
		return expect(len(r.colors) == 2, "there are %d", len(r.colors))
	}},
	{"Two candidates in {k} exclude each other: {*}.", func(r *reader, a args) error {
		r.ring = append(r.ring, link{})
		return r.clash(a[0], a[0], a[1])
	}},
	{"{k} and {k} are not both true: {*}.", func(r *reader, a args) error { return r.clash(strings.ToLower(a[0]), a[1], a[2]) }},
	{"So {k} is false.", func(r *reader, a args) error {
		for d := range ptr(r.colors[a[0]]).Digits().All() {
			r.refuted.AddPlaces(d, ptr(r.colors[a[0]]).Places(d))
		}
		r.colored = append(r.colored, a[0])
		return expect(!r.possible(func(on map[string]bool) bool { return on[a[0]] }), "it may be true")
	}},
	{"So {k} or {k} is true.", func(r *reader, a args) error {
		return expect(!r.possible(func(on map[string]bool) bool { return !on[a[0]] && !on[a[1]] }), "both may be false")
	}},
	{"What is {k} goes: {*}.", func(r *reader, a args) error {
		return r.given(slices.Contains(r.colored, a[0]), a[1])
	}},
	{"Either way {*}.", func(r *reader, a args) error {
		return each("{c} cannot be {d}, as it (has|sees) {?} \\({k}\\)( of its own| in {h}|) and (has |sees |){?} \\({k}\\)( of its own| in {h}|)", a[0], func(m args) error {
			k := candidates.Of(m.cell(0), m.digit(1))
			x, y := m[3], m[6]
			if err := r.byColor(k, m[2], x, m[4]); err != nil {
				return err
			}
			if err := r.byColor(k, m[5], y, m[7]); err != nil {
				return err
			}
			r.refuted.Add(k)
			return expect(!r.possible(func(on map[string]bool) bool { return !on[x] && !on[y] }), "%s and %s may both be false", x, y)
		})
	}},
})

// links reads the links of a cluster; ok is false if the sentence is none of links.
func (r *reader) links(sentence string) (ok bool, err error) {
	err = each("([Tt]he cell {c} is {ds}|{h} has room for {d} only in {cs})", strings.TrimSuffix(sentence, "."), func(m args) error {
		if m[0] != "" {
			return expect(r.before.Candidates(m.cell(0)) == m.digits(1), "%v is %s", m.cell(0), r.before.Candidates(m.cell(0)).String())
		}
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

// byColor checks that a candidate is ruled out by a colour: "sees r1c2 (A) in row 1", "has 5 (A) of its own".
func (r *reader) byColor(k candidates.Candidate, what, g, house string) error {
	a := args{what, house}
	if cells := a.cells(0); !cells.IsEmpty() {
		if !ptr(r.colors[g]).Has(candidates.Of(a.cell(0), k.Digit())) {
			return fmt.Errorf("%v is not %d of colour %s", a.cell(0), k.Digit(), g)
		}
		return r.sees(candidates.Cells(k.Cell()), cells, a.houses(1))
	}
	return expect(ptr(r.colors[g]).Has(candidates.Of(k.Cell(), a.digit(0))) && a.digit(0) != k.Digit(), "it has no %s", what)
}

// possible reports whether some choice of one colour of each cluster is free of contradiction and meets
// the condition.
func (r *reader) possible(condition func(on map[string]bool) bool) bool {
	n := len(r.colors) / 2
choices:
	for bits := range 1 << n {
		on := map[string]bool{}
		var ks candidates.CandidateSet
		for i := range n {
			name := r.coloured[2*i+bits>>i&1]
			on[name] = true
			ks.Or(ptr(r.colors[name]))
		}
		for x := range ks.All() {
			for y := range ks.All() {
				if x != y && r.l.Excludes(x, y) {
					continue choices
				}
			}
		}
		if condition(on) {
			return true
		}
	}
	return false
}
