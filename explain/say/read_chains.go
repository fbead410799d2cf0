package say

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
)

// link is a pair of nodes that are not both true.
type link struct{ a, b node }

func chainsForms() []form {
	return []form{
		{"Suppose that {d} is not in {cs}.", func(r *reader, a args) error {
			r.first = node{a.digit(0), a.cells(1)}
			if !r.first.cells.Within(r.before.Places(r.first.digit)) {
				return fmt.Errorf("it is not there anyway")
			}
			r.gone, r.last, r.outBy = candidates.CandidateSet{}, node{}, nil
			r.gone.AddPlaces(r.first.digit, r.first.cells)
			r.outBy = append(r.outBy, out{r.chain, r.first})
			return nil
		}},
		{"Then {*}.", func(r *reader, a args) error {
			return r.then(a[0])
		}},
		{"That rules out {d} in {cs} \\(same cell\\), which agrees with the assumption: the chain is a loop.", func(r *reader, a args) error {
			if err := r.rulesOut(a.digit(0), a.cells(1), 0); err != nil {
				return err
			}
			return expect(r.first == node{a.digit(0), a.cells(1)}, "supposed was another")
		}},
		{"That rules out {d} in {cs} \\({hs}\\), which agrees with the assumption: the chain is a loop.", func(r *reader, a args) error {
			if err := r.rulesOut(a.digit(0), a.cells(1), a.houses(2)); err != nil {
				return err
			}
			return expect(r.first == node{a.digit(0), a.cells(1)}, "supposed was another")
		}},
		{"Then in {h}, {d} can only go in {cs}{?}.", func(r *reader, a args) error {
			return r.then(fmt.Sprintf("in %s, %s can only go in %s%s", a[0], a[1], a[2], a[3]))
		}},
		{"That rules out {d} in {cs} \\({hs}\\).", func(r *reader, a args) error { return r.rulesOut(a.digit(0), a.cells(1), a.houses(2)) }},
		{"That rules out {d} in {cs} \\(same cell\\).", func(r *reader, a args) error { return r.rulesOut(a.digit(0), a.cells(1), 0) }},
		{"That rules out {d} in {cs} \\({hs}\\), so {*}.", func(r *reader, a args) error {
			if err := r.rulesOut(a.digit(0), a.cells(1), a.houses(2)); err != nil {
				return err
			}
			return r.then(a[3])
		}},
		{"That rules out {d} in {cs} \\(same cell\\), so {*}.", func(r *reader, a args) error {
			if err := r.rulesOut(a.digit(0), a.cells(1), 0); err != nil {
				return err
			}
			return r.then(a[2])
		}},
		{"So one of the free ends {cs} of the strings is {d}.", func(r *reader, a args) error {
			return r.ends(a.cells(0), a.digit(1))
		}},
		{"So {d} is in the far arm, at {cs}, or at the end {c}.", func(r *reader, a args) error {
			arm := node{a.digit(0), a.cells(1)}
			if arm != r.first && arm != r.last {
				return fmt.Errorf("the ends are %v and %v", r.first, r.last)
			}
			return r.ends(a.cells(1).Or(a.cells(2)), a.digit(0))
		}},
		{"(So one|One|So at least one) of (the ends |the tops |){cs} is {d}.", func(r *reader, a args) error {
			if len(r.options) > 0 {
				r.either[a.digit(1)] = a.cells(0)
				return r.inEveryCase(a.cells(0), a.digit(1))
			}
			return r.ends(a.cells(0), a.digit(1))
		}},
		{"So {d} is in {cs}, or {d} is in {cs}, or both.", func(r *reader, a args) error {
			r.nodes = []node{{a.digit(0), a.cells(1)}, {a.digit(2), a.cells(3)}}
			return expect(r.nodes[0] == r.first && r.nodes[1] == r.last, "the ends are %v and %v", r.first, r.last)
		}},
		{"That is impossible, so {c} is {d}.", func(r *reader, a args) error {
			n := node{a.digit(1), a.cells(0)}
			r.either[n.digit] = n.cells
			return expect(n == r.first && r.deadly.bad, "supposed was %v", r.first)
		}},
		{"That is impossible, so one of {cs} is {d}.", func(r *reader, a args) error {
			n := node{a.digit(1), a.cells(0)}
			r.either[n.digit] = n.cells
			return expect(n == r.first && r.deadly.bad, "supposed was %v", r.first)
		}},
		{"It holds no other digit: {*}.", func(r *reader, a args) error {
			for d := range r.before.Candidates(r.first.cells.First()).Without(r.first.digit).All() {
				r.refute(d, r.first.cells)
			}
			return r.so(a[0])
		}},
		{"No cell that sees it can be {d}: {*}.", func(r *reader, a args) error {
			r.refute(a.digit(0), r.l.PeersOfAll(r.either[a.digit(0)]))
			return r.so(a[1])
		}},
		{"It can be read in either direction and from any of its places.", func(r *reader, a args) error {
			return expect(len(r.ring) > 1, "no loop was told")
		}},
		{"So of two places next to each other one is true and the other false.", func(r *reader, _ args) error {
			return expect(len(r.ring) > 1, "no loop was told")
		}},
		{"So {d} is in {cs}: {*}.", func(r *reader, a args) error {
			d, cells := a.digit(0), a.cells(1)
			for _, l := range r.ring {
				if l.a.digit == d && l.b.digit == d && cells == l.a.cells.Or(l.b.cells) {
					r.refute(d, r.l.PeersOfAll(cells).AndNot(cells))
					return r.so(a[2])
				}
			}
			return fmt.Errorf("these are not next to each other in the loop")
		}},
		{"So {c} is {ds}: {*}.", func(r *reader, a args) error {
			for _, l := range r.ring {
				if l.a.digit != l.b.digit && l.a.cells == a.cells(0) && l.b.cells == a.cells(0) && a.digits(1) == candidates.Digits(l.a.digit, l.b.digit) {
					for d := range (r.before.Candidates(a.cell(0)) &^ a.digits(1)).All() {
						r.refute(d, a.cells(0))
					}
					return r.so(a[2])
				}
			}
			return fmt.Errorf("these are not next to each other in the loop")
		}},
		{"The cells {cs} lose one digit to the loop and keep {ds}(: {*}|).", func(r *reader, a args) error {
			held := r.union(a.cells(0))
			if held.Len() != a.cells(0).Len()+1 || a.digits(1)&^held != 0 || (held&^a.digits(1)).Len() != 2 {
				return fmt.Errorf("they hold %s", held.String())
			}
			for d := range a.digits(1).All() {
				r.refute(d, r.l.PeersOfAll(r.before.Places(d).And(a.cells(0))))
			}
			if a[2] == "" {
				return nil
			}
			return r.so(a[2])
		}},
		{"If {c} were {d}, {*}.", func(r *reader, a args) error {
			c, d := a.cell(0), a.digit(1)
			var out candidates.CandidateSet
			err := each("(it could not be {d}|{d} could not be in {cs} \\({hs}\\))", a[2], func(m args) error {
				if m[0] != "" {
					out.Add(candidates.Of(c, m.digit(0)))
					return expect(m.digit(0) != d, "it would be")
				}
				out.AddPlaces(m.digit(1), m.cells(2))
				if m.digit(1) != d {
					return fmt.Errorf("%d is another digit", m.digit(1))
				}
				return r.sees(a.cells(0), m.cells(2), m.houses(3))
			})
			for _, n := range r.nodes {
				if err == nil && !n.cells.Within(out.Places(n.digit)) {
					err = fmt.Errorf("%d could be in %v", n.digit, n.cells.AndNot(out.Places(n.digit)))
				}
			}
			r.refute(d, a.cells(0))
			return expect(err == nil && len(r.nodes) > 0, "nothing was said to be true: %v", err)
		}},
	}
}

// rulesOut checks that what was said last makes the digit impossible there. Another digit is so in the
// same cell, the same one in what the cells see.
func (r *reader) rulesOut(d candidates.Digit, cells candidates.CellSet, hs candidates.HouseSet) error {
	off := node{d, cells}
	switch {
	case r.last.cells.IsEmpty():
		return fmt.Errorf("nothing was said that would rule it out")
	case !cells.Within(r.before.Places(d)):
		return fmt.Errorf("it is not there anyway")
	case d != r.last.digit && (cells != r.last.cells || cells.Len() > 1 || hs != 0):
		return fmt.Errorf("%d in %v does not do that", r.last.digit, r.last.cells)
	case d == r.last.digit:
		if err := r.sees(cells, r.last.cells, hs); err != nil {
			return err
		}
	}
	r.ring = append(r.ring, link{r.last, off})
	r.gone.AddPlaces(d, cells)
	r.outBy = append(r.outBy, out{r.chain, node{d, cells}})
	if r.followed.on && r.followed.from.IsEmpty() { // nothing was supposed
		r.refute(d, cells)
	}
	return nil
}

// then checks that only this is left, as far as was told.
func (r *reader) then(text string) error {
	text, because, _ := strings.Cut(text, ", because ")
	err := r.forced(text)
	if err == nil && because != "" {
		err = r.ruledOutBefore(text, because)
	}
	if c, ok := r.fish.start.Single(); ok {
		if r.deadly.bad {
			r.deadly.bad, r.last = false, node{}
			if r.fish.lacks == nil {
				r.fish.lacks = map[candidates.Cell]string{}
			}
			r.fish.lacks[c] = text
		}
		if r.fish.led == nil {
			r.fish.led = map[candidates.Cell]node{}
		}
		r.fish.led[c] = r.last
	}
	return err
}

// out is what a line of a chain rules out, which has no number where the chain is no list.
type out struct {
	line int
	node
}

var digitOfHouse = lazy(`(\d) can only go in|no place for (\d)$`)

// ruledOutBefore checks which lines ruled out cells for the digit that has no other place.
func (r *reader) ruledOutBefore(text, because string) error {
	m := digitOfHouse.FindStringSubmatch(text)
	if m == nil {
		return fmt.Errorf("no digit of a house: %q", text)
	}
	d := args{m[1] + m[2]}.digit(0)
	a, rest, byLines := match("(lines|line) {*} (rules|rule) out {cs}", because)
	if !byLines {
		var ok bool
		if a, rest, ok = match("{*} (is|are) already ruled out", because); !ok {
			return fmt.Errorf("not read: %q", because)
		}
	}
	if rest != "" {
		return fmt.Errorf("not read: %q", rest)
	}
	told, cells := a.cells(len(a)-1), candidates.CellSet{}
	for _, o := range r.outBy {
		if o.digit == d && (!byLines || slices.Contains(lineNumber.FindAllString(a[0], -1), fmt.Sprint(o.line))) {
			cells = cells.Or(o.cells.And(told))
		}
	}
	return equal(told, cells)
}

func (r *reader) forced(text string) error {
	if a, rest, ok := match("in {h}, {d} can only go in {cs}", text); ok && rest == "" {
		r.last = node{a.digit(1), a.cells(2)}
		return equal(a.cells(2), r.places(a.digit(1), a.house(0)))
	}
	if a, rest, ok := match("{c} can only be {d}", text); ok && rest == "" {
		r.last = node{a.digit(1), a.cells(0)}
		left := r.digits(a.cell(0))
		return expect(left == a.digits(1), "it can be %s", left.String())
	}
	if a, rest, ok := match("{cs} have only {ds} left and need (both|all {n}), with {d} in {cs}", text); ok && rest == "" {
		cells, ds := a.cells(0), a.digits(1)
		var held candidates.DigitSet
		var places candidates.CellSet
		for c := range cells.All() {
			held |= r.digits(c)
			if r.digits(c).Has(a.digit(3)) {
				places = places.With(c)
			}
		}
		if held != ds || ds.Len() != cells.Len() || a[2] != "" && a.number(2) != ds.Len() || a[2] == "" && ds.Len() != 2 {
			return fmt.Errorf("they have %s left", held.String())
		}
		r.last = node{a.digit(3), a.cells(4)}
		return equal(a.cells(4), places)
	}
	if a, rest, ok := match("{h} has no place for {d}", text); ok && rest == "" {
		r.deadly.bad = true
		return equal(candidates.CellSet{}, r.places(a.digit(1), a.house(0)))
	}
	if a, rest, ok := match("no digit is left for {c}", text); ok && rest == "" {
		r.deadly.bad = true
		return expect(r.digits(a.cell(0)) == 0, "there is")
	}
	if a, rest, ok := match("{cs} have only {ds} left, too few for them", text); ok && rest == "" {
		r.deadly.bad = true
		var held candidates.DigitSet
		for c := range a.cells(0).All() {
			held |= r.digits(c)
		}
		return expect(held == a.digits(1) && held.Len() < a.cells(0).Len(), "they have %s left", held.String())
	}
	return fmt.Errorf("not known: %q", text)
}

func (r *reader) union(cells candidates.CellSet) (ds candidates.DigitSet) {
	for c := range cells.All() {
		ds |= r.before.Candidates(c)
	}
	return ds
}

// ends notes cells of which one has the digit: those of the ends of what was followed.
func (r *reader) ends(cells candidates.CellSet, d candidates.Digit) error {
	r.either[d] = cells
	if r.takesTurns(cells, d) {
		return nil
	}
	if r.first.digit != d || r.last.digit != d {
		return fmt.Errorf("the ends are %v and %v", r.first, r.last)
	}
	return equal(cells, r.first.cells.Or(r.last.cells))
}
