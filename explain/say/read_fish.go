package say

import (
	"cmp"
	"fmt"

	"pencilmark/candidates"
)

// houseKind is what several houses are.
var houseKind = lazy("rows|columns|boxes|$")

// fish is a digit that base houses need and where they have room for it.
type fish struct {
	looked       bool // at a target
	digit        candidates.Digit
	base, covers candidates.HouseSet
	cells, fins  candidates.CellSet
	used         bool
	chosen       candidates.CellSet         // places of one cover
	start        candidates.CellSet         // the place that a chain starts from
	led          map[candidates.Cell]node   // where it leads to, nowhere if that is impossible
	lacks        map[candidates.Cell]string // what has nothing left then
	ended        map[candidates.Cell]bool   // the places in whose case the target is false
	without      bool                       // and so it is if no fin is true
}

// add takes a house for one of the base.
func (f *fish) add(ds candidates.DigitSet, h candidates.House, cells candidates.CellSet) {
	if d, ok := ds.Single(); ok && (f.digit == d || f.base == 0) {
		f.digit, f.base, f.cells = d, f.base.With(h), f.cells.Or(cells)
	}
}

func fishForms() []form {
	return []form{
		{"{all} (is|are) in {hs}, so {hs} (get|gets) (its|their) {d} inside {h}, wherever it lands.", func(r *reader, a args) error {
			i := 1
			hs, d, h := a.houses(i), a.digit(i+2), a.house(i+3)
			if n, ok := howMany(a[0]); ok && n != r.cells.Len() {
				return fmt.Errorf("there are %d", r.cells.Len())
			}
			if a[i+1] != a[i] || d != r.digit || h != r.house {
				return fmt.Errorf("spoken of were %d and %s", r.digit, r.l.Name(r.house))
			}
			for cover := range hs.All() {
				if !r.cells.Within(r.l.HouseCells(cover)) {
					return fmt.Errorf("they are not all in %s", r.l.Name(cover))
				}
				r.refute(d, r.l.HouseCells(cover).AndNot(r.l.HouseCells(h)))
			}
			return nil
		}},
		{"So no cell of {hs} outside {h} can be {d}: remove it from {cs}.", func(r *reader, a args) error {
			d, targets := a.digit(2), a.cells(3)
			for c := range targets.All() {
				if r.l.HousesOf(c)&a.houses(0) == 0 || r.l.HousesOf(c)&a.houses(1) != 0 {
					return fmt.Errorf("%v is not there", c)
				}
			}
			return expect(targets.Within(r.refuted.Places(d)) && r.remove(d, targets) == nil, "nothing was said against %v", targets)
		}},
		{"All these cells of the base are in the cover: {hs}.", func(r *reader, a args) error {
			r.fish.covers = a.houses(0)
			return r.covered()
		}},
		{"All these cells of the base but the (fin|fins) {cs} are in the cover: {hs}.", func(r *reader, a args) error {
			r.fish.covers, r.fish.fins = a.houses(1), a.cells(0)
			if !r.fish.fins.Within(r.fish.cells) {
				return fmt.Errorf("the fins are no places")
			}
			return r.covered()
		}},
		{"Take {hs} into the cover instead of {hs}.", func(r *reader, a args) error {
			if first := r.earlier; first == nil || first.base != r.fish.base || !first.used || a.houses(0)&first.covers != 0 || a.houses(1)&^first.covers != 0 {
				return fmt.Errorf("that is no other cover of this base")
			}
			r.fish.covers = r.earlier.covers&^a.houses(1) | a.houses(0)
			return nil
		}},
		{"Then the (fin is|fins are) {cs}.", func(r *reader, a args) error {
			r.fish.fins, r.fish.used = a.cells(0), true
			return r.covered()
		}},
		{"Again, {*}", func(r *reader, a args) error {
			if r.earlier == nil {
				return fmt.Errorf("nothing was so before")
			}
			return r.outside("So " + a[0])
		}},
		{"The fin {c} is an endo fin: (a|an) {d} there would serve {hs} at once.", func(r *reader, a args) error {
			c := a.cell(0)
			hs := r.l.HousesOf(c) & r.fish.base
			return expect(hs.Len() > 1 && hs == a.houses(2) && r.fish.fins.Has(c) && a.digit(1) == r.fish.digit, "it is in one of them")
		}},
		{"(A|An) {d} in {c} would serve {hs} at once, but it would use up as many houses of the cover.", func(r *reader, a args) error {
			hs := r.l.HousesOf(a.cell(1))
			n := (hs & r.fish.base).Len()
			return expect(n > 1 && n <= (hs&r.fish.covers).Len() && hs&r.fish.base == a.houses(2) && a.digit(0) == r.fish.digit, "not there")
		}},
		{"A (row|column|box|house) holds only one {d}, so if {h} has its {d} in {h}, {h} must have it in {hs}, and the other way round.", func(r *reader, a args) error {
			d := a.digit(0)
			b1, c1, b2, c2 := a.house(1), a.house(3), a.house(4), a.house(5)
			for _, way := range [][2]candidates.House{{b1, b2}, {b2, b1}} {
				for _, cover := range [][2]candidates.House{{c1, c2}, {c2, c1}} {
					one := r.before.PlacesIn(d, way[0]).And(r.l.HouseCells(cover[0]))
					rest := r.before.PlacesIn(d, way[1]).AndNot(r.l.HouseCells(cover[0]))
					if !rest.Within(r.l.HouseCells(cover[1])) || one.IsEmpty() && way[0] == b1 && cover[0] == c1 {
						return fmt.Errorf("%v is left", rest)
					}
				}
			}
			r.fish.used = true
			return nil
		}},
		{"(A (row|column|box|house) holds only one {d}, so|If the fin is not {d},|If no fin is {d},) the {n} {d}s that these {?} need use up (both|all {n}) {?}, and no other cell in (that|those) {?} can be {d}.", func(r *reader, a args) error {
			if a[8] != a[7] {
				return fmt.Errorf("spoken of were %s", a[7])
			}
			return r.usesUp(a)
		}},
		{"(A (row|column|box|house) holds only one {d}, so|If the fin is not {d},|If no fin is {d},) the {n} {d}s that these {?} need use up (both|all {n}) {?}, and {h} gets its {d} in {cs}.", func(r *reader, a args) error {
			r.fish.chosen = a.cells(10)
			if a.houses(8)&r.fish.covers == 0 {
				return fmt.Errorf("that is no cover")
			}
			if err := equal(a.cells(10), r.fish.cells.AndNot(r.fish.fins).And(r.l.HouseCells(a.house(8)))); err != nil {
				return err
			}
			return r.usesUp(a)
		}},
		{"(A (row|column|box|house) holds only one {d}, so|If the fin is not {d},|If no fin is {d},) the {n} {d}s that these {?} need use up (both|all {n}) {?}.", func(r *reader, a args) error {
			return r.usesUp(a)
		}},
		{"So (if the fin is not {d}, |if no fin is {d}, |){h} gets its {d} in {cs}.", func(r *reader, a args) error {
			h, d := a.houses(2), r.fish.digit
			if (a[0]+a[1] == "") != r.fish.fins.IsEmpty() || h&r.fish.covers == 0 || a.digit(3) != d || !r.fish.used {
				return fmt.Errorf("not shown")
			}
			r.fish.chosen = a.cells(4)
			return equal(a.cells(4), r.fish.cells.AndNot(r.fish.fins).And(r.l.HouseCells(h.First())).AndNot(r.refuted.Places(d)))
		}},
		{"If (the fin|one of the fins) is {d}, no cell that sees (it|all fins) can be {d}.", func(r *reader, a args) error {
			return expect(!r.fish.fins.IsEmpty() && a[0] == a[1], "there are no fins")
		}},
		{"So a cell of {*}", func(r *reader, a args) error { return r.outside("So a cell of " + a[0]) }},
		{"(A|An) {d} in {c} would fill only {hs} but use up {hs}, which leaves too few covers for the rest of the base.", func(r *reader, a args) error {
			return r.surplus(a)
		}},
		{"So remove it from {cs}( too|).", func(r *reader, a args) error {
			if !r.fish.fins.IsEmpty() || r.fish.covers == 0 {
				return fmt.Errorf("a fin may be true")
			}
			return r.remove(r.fish.digit, a.cells(0))
		}},
		{"No fin is a way out: {*}.", func(r *reader, a args) error {
			return r.sights(a[0], func(c candidates.Cell, sees candidates.CellSet) error {
				return expect(sees == r.fish.fins && r.refuted.Has(candidates.Of(c, r.fish.digit)), "the fins are %v", r.fish.fins)
			})
		}},
		{"So {?} get their {d} from {?}, and no other cell in (that|those) {?} can be {d}.", func(r *reader, a args) error {
			if kind := cmp.Or(houseKind.FindString(a[0]), "houses"); kind != a[3] {
				return fmt.Errorf("spoken of were %s", kind)
			}
			for h := range r.fish.covers.All() {
				r.refute(r.fish.digit, r.l.HouseCells(h).AndNot(r.fish.cells))
			}
			return expect(r.fish.used && a[1] == a[4], "they are not used up")
		}},
		{"Remove it {*}.", func(r *reader, a args) error {
			d := r.fish.digit
			return each("from {cs} in {h}", a[0], func(m args) error {
				if !m.cells(0).Within(r.l.HouseCells(m.house(1)).And(r.refuted.Places(d))) {
					return fmt.Errorf("%v is no target", m.cells(0))
				}
				return r.remove(d, m.cells(0))
			})
		}},
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

// outside reads which cells of the covers are false whether a fin is true or not.
func (r *reader) outside(text string) error {
	a, rest, ok := match("So a cell of {?} outside {?} that sees (the fin|all fins) cannot be {d} either way: {*}.", text)
	if !ok || rest != "" || a.digit(2) != r.fish.digit || !r.fish.used {
		return fmt.Errorf("not known")
	}
	var targets candidates.CellSet
	err := r.sights(a[3], func(c candidates.Cell, sees candidates.CellSet) error {
		targets = targets.With(c)
		if r.fish.cells.Has(c) || r.l.HousesOf(c)&r.fish.covers == 0 {
			return fmt.Errorf("%v is no target", c)
		}
		return expect(sees == r.fish.fins, "the fins are %v", r.fish.fins)
	})
	r.refute(r.fish.digit, targets)
	return err
}

// surplus checks that a place is in more covers than base houses, and in which.
func (r *reader) surplus(a args) error {
	c := a.cell(1)
	base, covers := r.l.HousesOf(c)&r.fish.base, r.l.HousesOf(c)&r.fish.covers
	if base == 0 || covers.Len() <= base.Len() || base != a.houses(2) || covers != a.houses(3) || a.digit(0) != r.fish.digit || !r.fish.used {
		return fmt.Errorf("not in %v", c)
	}
	r.refuted.Add(candidates.Of(c, r.fish.digit))
	return nil
}

// covered checks that the covers hold all places of the base but the fins, and that each is needed.
func (r *reader) covered() error {
	f := &r.fish
	rest := f.cells.AndNot(f.fins)
	for h := range f.covers.All() {
		if !f.cells.Meets(r.l.HouseCells(h)) {
			return fmt.Errorf("%s is not needed", r.l.Name(h))
		}
		rest = rest.AndNot(r.l.HouseCells(h))
	}
	return expect(rest.IsEmpty() && f.base.Len() == f.covers.Len(), "%v is not covered, or the numbers differ", rest)
}

// usesUp checks the numbers of "the three 5s that these rows need use up all three columns".
func (r *reader) usesUp(a args) error {
	n := r.fish.base.Len()
	for _, word := range a {
		if m := number(word); m > 1 && word != "" && len(word) > 1 && m != n {
			return fmt.Errorf("there are %d", n)
		}
	}
	r.fish.used = true
	return expect(n == r.fish.covers.Len(), "%d and %d", n, r.fish.covers.Len())
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
	if a, then, ok := match("(if no fin is|if the fin is not) {d}, ", text); ok {
		f.without = true
		if b, rest, ok := match("(a|an) {d} in {c} would fill only {hs} but use up {hs}, which leaves too few covers for the rest of the base", then); ok && rest == "" {
			if b.digit(0) != d || b.cell(1) != c {
				return fmt.Errorf("that is another")
			}
			return r.surplus(b)
		}
		b, rest, ok := match("{hs} (gets its|get their) {d} from the base", then)
		if !ok || rest != "" || a[0] != b[1] || !f.used || f.cells.Has(c) || k.Digit() != d {
			return fmt.Errorf("that is no reason: %q", then)
		}
		return expect(b.houses(0)&^(f.covers&r.l.HousesOf(c)) == 0, "%v is not there", c)
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
