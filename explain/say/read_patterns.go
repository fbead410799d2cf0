package say

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
)

// deadly is cells whose digits could be exchanged, or a ring that cannot be filled in.
type deadly struct {
	cells     candidates.CellSet
	digits    candidates.DigitSet
	open      bool // all open cells
	guardians candidates.CandidateSet
	exchange  bool
	told      bool
	bad       bool
	suits     candidates.CellSet
	houses    candidates.HouseSet
	unguarded func() error // checks what was supposed, when it is said what follows
}

func patternsForms() []form {
	return []form{
		{"None of the (cells|corners) {cs} is a given.", func(r *reader, a args) error {
			r.deadly.cells = a.cells(0)
			return expect(!r.before.Givens().Meets(r.deadly.cells), "there are givens")
		}},
		{"They lie in {hs}.", func(r *reader, a args) error {
			return expect(a.houses(0) == r.l.HousesOfAny(r.deadly.cells), "they lie in others")
		}},
		{"{cs} (was|were) worked out: (it holds|they hold) {?}.", func(r *reader, a args) error {
			filled := r.deadly.cells.AndNot(r.before.Open())
			var told []string
			for c := range filled.All() {
				told = append(told, "+"+r.before.Value(c).String())
			}
			return cmp.Or(equal(a.cells(0), filled), expect(slices.Equal(strings.FieldsFunc(strings.ReplaceAll(a[1], " and ", ", "), func(r rune) bool { return r == ',' || r == ' ' }), told), "they hold other digits"))
		}},
		{"If these {n} cells held only {ds}, the {d}s and the {d}s could be swapped.", func(r *reader, a args) error {
			return r.exchange(a.number(0), a.digits(1), a.digits(1) == a.digits(2)|a.digits(3))
		}},
		{"If {c} were {d}, it would not be {ds}(, and no {d} could be in {?}|).", func(r *reader, a args) error {
			return r.deniesGuards(candidates.Of(a.cell(0), a.digit(1)), a.digits(2), a.digits(3), a[4])
		}},
		{"If {c} were {d}, no {d} could be in {?}.", func(r *reader, a args) error {
			return r.deniesGuards(candidates.Of(a.cell(0), a.digit(1)), 0, a.digits(2), a[3])
		}},
		{"If these {n} cells held only {ds}, these digits could be exchanged between the lines.", func(r *reader, a args) error {
			return r.exchange(a.number(0), a.digits(1), true)
		}},
		{"Every house would keep its digits, and the puzzle would have two solutions.", nothing},
		{"That would be a second solution.", nothing},
		{"Leave {*} aside.", func(r *reader, a args) error {
			ks, err := list(a[0])
			r.deadly.guardians, r.deadly.open, r.deadly.cells = ks, true, r.before.Open()
			return err
		}},
		{"Then every open cell has two candidates, and each digit has two places or none in every row, every column and every other house.", func(r *reader, a args) error {
			for c := range r.before.Open().All() {
				if n := r.pattern(c).Len(); n != 2 {
					return fmt.Errorf("%v has %d", c, n)
				}
			}
			for h := range r.l.Houses().All() {
				for d := range r.l.Digits().All() {
					n := 0
					for c := range r.l.HouseCells(h).And(r.before.Open()).All() {
						if r.pattern(c).Has(d) {
							n++
						}
					}
					if n != 0 && n != 2 {
						return fmt.Errorf("%d has %d places in %s", d, n, r.l.Name(h))
					}
				}
			}
			return nil
		}},
		{"Take one solution and switch every open cell to its other candidate: each house still has the same digits.", func(r *reader, a args) error {
			r.deadly.exchange = r.deadly.open
			return expect(r.deadly.open, "nothing was left aside")
		}},
		{"So {c} has to be {ds}.", func(r *reader, a args) error {
			ks := candidates.CandidateSet{}
			for d := range a.digits(1).All() {
				ks.Add(candidates.Of(a.cell(0), d))
			}
			for d := range (r.l.Digits() &^ a.digits(1)).All() {
				r.refute(d, a.cells(0))
			}
			return r.guards(ks)
		}},
		{"So {c} cannot be {ds}: {*}.", func(r *reader, a args) error {
			var ks candidates.CandidateSet
			for d := range (r.before.Candidates(a.cell(0)) &^ a.digits(1)).All() {
				ks.Add(candidates.Of(a.cell(0), d))
			}
			if err := r.guards(ks); err != nil {
				return err
			}
			for d := range a.digits(1).All() {
				r.refute(d, a.cells(0))
			}
			return r.so(a[2])
		}},
		{"So {d} has to be in {cs}.", func(r *reader, a args) error {
			var ks candidates.CandidateSet
			ks.AddPlaces(a.digit(0), a.cells(1))
			r.either[a.digit(0)] = a.cells(1)
			return r.guards(ks)
		}},
		{"So {c} is {*}.", func(r *reader, a args) error {
			if !r.deadly.exchange || r.deadly.told {
				return r.so(strings.TrimSuffix(a[0]+" is "+a[1], "."))
			}
			return r.oneGuard(a[0] + " is " + a[1])
		}},
		{"With {cs}, whichever it is, these are {n} cells of {hs} that use up {ds}.", func(r *reader, a args) error {
			r.deadly.houses, r.count.digits = a.houses(2), a.digits(3)
			ds := r.union(r.count.cells) | r.deadly.guardians.Digits()
			if ds != a.digits(3) || ds.Len() != a.number(1) || r.count.cells.Len()+1 != a.number(1) || a.cells(0) != r.deadly.guardians.Cells() {
				return fmt.Errorf("they hold %s", ds.String())
			}
			for h := range a.houses(2).All() {
				if !a.cells(0).Or(r.count.cells).Within(r.l.HouseCells(h)) {
					return fmt.Errorf("they are not all in %s", r.l.Name(h))
				}
			}
			r.deadly.suits = a.cells(0).Or(r.count.cells)
			return nil
		}},
		{"No other cell of {hs} can hold one of them: {*}.", func(r *reader, a args) error {
			for h := range a.houses(0).All() {
				for d := range r.count.digits.All() {
					r.refute(d, r.l.HouseCells(h).AndNot(r.deadly.suits))
				}
			}
			return r.given(a.houses(0) == r.deadly.houses, a[1])
		}},
		{"With {?}, that cell would be such another one: {*}.", func(r *reader, a args) error {
			ks, err := list(strings.ReplaceAll(a[0], " or ", " and "))
			for k := range ks.All() {
				if r.deadly.guardians.Has(k) || !r.count.digits.Has(k.Digit()) || !r.deadly.suits.AndNot(r.count.cells).Has(k.Cell()) {
					return fmt.Errorf("%v may be true", k)
				}
				r.refuted.Add(k)
			}
			if err != nil {
				return err
			}
			return r.given(r.deadly.houses != 0, a[1])
		}},
		{"If {c} were {ds}, the {d} of {*}.", func(r *reader, a args) error {
			r.deadly.unguarded = func() error { return r.unguarded(a.cell(0), a.digits(1), "the "+a[2]+" of "+a[3]) }
			return nil
		}},
		{"Then (nothing that was left aside would be true|these {n} cells would hold only {ds}).", func(r *reader, a args) error {
			if a[0] != "" && (a.number(0) != r.deadly.cells.Len() || a.digits(1) != r.deadly.digits) {
				return fmt.Errorf("they are %v and %s", r.deadly.cells, r.deadly.digits.String())
			}
			if r.deadly.unguarded == nil {
				return fmt.Errorf("nothing was supposed")
			}
			return r.deadly.unguarded()
		}},
		{"The cells {cs} stand in a ring, two next to each other in each of these houses: {*}.", func(r *reader, a args) error {
			r.deadly.cells = a.cells(0)
			n := 0
			r.count.rooms = nil
			err := each("{cs} in {h}", a[1], func(m args) error {
				n++
				r.count.rooms = append(r.count.rooms, room{h: m.house(1), cells: m.cells(0)})
				return expect(m.cells(0).Len() == 2 && m.cells(0).Within(a.cells(0).And(r.l.HouseCells(m.house(1)))), "not so in %s", m[1])
			})
			return expect(err == nil && n == a.cells(0).Len(), "there are %d houses: %v", n, err)
		}},
		{"If the {d}s of these houses were all in the ring, every second cell of it would be {d}.", func(r *reader, a args) error {
			r.deadly.digits = a.digits(0)
			return expect(a[0] == a[1], "another digit")
		}},
		{"The number of cells is odd, so that does not come out even.", func(r *reader, a args) error {
			r.deadly.bad = true
			for _, room := range r.count.rooms {
				r.deadly.guardians.AddPlaces(r.deadly.digits.First(), r.before.PlacesIn(r.deadly.digits.First(), room.h).AndNot(r.deadly.cells))
			}
			return expect(r.deadly.cells.Len()%2 == 1, "it is even")
		}},
		{"The cells {cs} stand in a ring, each in sight of the next.", func(r *reader, a args) error {
			cells := a.list(0)
			r.deadly.cells = a.cells(0)
			for i, c := range cells {
				if next := cells[(i+1)%len(cells)]; !r.l.Sees(c, next) {
					return fmt.Errorf("%v does not see %v", c, next)
				}
			}
			return nil
		}},
		{"With only {ds} in them the two digits would alternate around the ring, and the number of cells is odd, so that does not come out even.", func(r *reader, a args) error {
			r.unfillable(a.digits(0))
			return expect(r.deadly.cells.Len()%2 == 1 && a.digits(0).Len() == 2, "it is even")
		}},
		{"The cells {cs} hold {ds}.", func(r *reader, a args) error {
			r.deadly.cells = a.cells(0)
			for c := range a.cells(0).All() {
				if r.before.Candidates(c)&a.digits(1) == 0 {
					return fmt.Errorf("%v does not", c)
				}
			}
			r.unfillable(a.digits(1))
			return nil
		}},
		{"The cells {cs} cannot be filled with {ds} alone: however one begins, some cell has no digit left.", func(r *reader, a args) error {
			r.deadly.cells, r.deadly.bad = a.cells(0), true
			r.unfillable(a.digits(1))
			return expect(!fills(&r.before, a.cells(0), a.digits(1), nil), "they can be filled")
		}},
		{"There are three of them in each of four boxes, no two of a box in one line.", func(r *reader, a args) error {
			boxes := 0
			for h := range r.l.HousesOfAny(r.deadly.cells).All() {
				n := r.deadly.cells.And(r.l.HouseCells(h)).Len()
				if h.Kind() == candidates.Box {
					boxes++
					if n != 3 {
						return fmt.Errorf("%s has %d", r.l.Name(h), n)
					}
				}
			}
			return expect(boxes == 4, "there are %d boxes", boxes)
		}},
		{"With nothing but these digits in them, each box would have them in one of two cyclic orders.", nothing},
		{"In boxes side by side these agree, read from row to row; in boxes one above the other, read from column to column.", nothing},
		{"Both ways of reading agree where the cells step to the right from row to row, round the edge of the box: in {hs}.", func(r *reader, a args) error {
			return r.stepsTo(1, a.houses(0))
		}},
		{"They differ where the cells step to the left: in {hs}.", func(r *reader, a args) error {
			r.deadly.bad = a.houses(0).Len()%2 == 1
			return r.stepsTo(2, a.houses(0))
		}},
		{"That is an odd number of boxes, so going round does not come out even.", func(r *reader, a args) error {
			return expect(r.deadly.bad, "it is even")
		}},
		{"Something has to save the puzzle from that, so one of these guardians is true: {*}.", func(r *reader, a args) error {
			ks, err := list(a[0])
			if err == nil && ks != r.deadly.guardians {
				err = fmt.Errorf("they are others")
			}
			for d := range ks.Digits().All() {
				r.either[d] = ks.Places(d)
			}
			if ks.Digits().Len() > 1 {
				clear(r.either)
			}
			return err
		}},
		{"Something has to save the puzzle from that, and there is only one guardian to do so.", func(r *reader, a args) error {
			for k := range r.deadly.guardians.All() {
				r.sure = node{k.Digit(), candidates.Cells(k.Cell())}
			}
			return expect(r.deadly.guardians.Len() == 1, "there are %d", r.deadly.guardians.Len())
		}},
		{"What excludes all of them goes: {*}.", func(r *reader, a args) error { return fmt.Errorf("names no reason for any target") }},
		{"All but one of the cells hold nothing else.", func(r *reader, _ args) error {
			cells := r.deadly.guardians.Cells()
			for d := range r.deadly.digits.All() {
				r.refuted.AddPlaces(d, cells)
			}
			return expect(cells.Len() == 1, "others are in %v", cells)
		}},
		{"So the one cell that can hold something else does: {*}.", func(r *reader, a args) error { return r.so(a[0]) }},
	}
}

// say accepts a sentence that is true whatever the board.
func nothing(*reader, args) error { return nil }

// list returns the cells in the order in which they are written.
func (a args) list(i int) (cells []candidates.Cell) {
	for _, c := range cellRE.FindAllString(a[i], -1) {
		cells = append(cells, candidates.At(int(c[1]-'0'), int(c[3]-'0')))
	}
	return cells
}

// pattern returns what is left of a cell without the guardians.
func (r *reader) pattern(c candidates.Cell) (ds candidates.DigitSet) {
	for d := range r.before.Candidates(c).All() {
		if !r.deadly.guardians.Has(candidates.Of(c, d)) {
			ds = ds.With(d)
		}
	}
	return ds
}

// exchange takes all other digits of the cells for guardians.
func (r *reader) exchange(n int, ds candidates.DigitSet, same bool) error {
	r.deadly.exchange, r.deadly.digits = true, ds
	r.unfillable(ds)
	for h := range r.l.HousesOfAny(r.deadly.cells).All() {
		if here := r.deadly.cells.And(r.l.HouseCells(h)).Len(); here < 2 {
			return fmt.Errorf("%s has one of them only, and would not keep its digits", r.l.Name(h))
		}
	}
	return expect(same && n == r.deadly.cells.Len(), "there are %d cells", r.deadly.cells.Len())
}

// unfillable takes all other digits of the cells for guardians.
func (r *reader) unfillable(ds candidates.DigitSet) {
	r.deadly.digits = ds
	for c := range r.deadly.cells.And(r.before.Open()).All() {
		for d := range (r.before.Candidates(c) &^ ds).All() {
			r.deadly.guardians.Add(candidates.Of(c, d))
		}
	}
}

// deniesGuards checks that the candidate rules out every guardian: those of its own cell, and those of its
// digit in sight, "r5c3 or r5c9 (row 5) or r6c6 (column 6)".
func (r *reader) deniesGuards(k candidates.Candidate, own, d candidates.DigitSet, where string) error {
	var out candidates.CandidateSet
	for o := range own.All() {
		out.Add(candidates.Of(k.Cell(), o))
	}
	for where != "" {
		a, rest, ok := match("( or |, |){cs} \\({h}\\)", where)
		if !ok || d != candidates.Digits(k.Digit()) {
			return fmt.Errorf("not read: %q", where)
		}
		if err := r.sees(candidates.Cells(k.Cell()), a.cells(0), a.houses(1)); err != nil {
			return err
		}
		out.AddPlaces(k.Digit(), a.cells(0))
		where = rest
	}
	r.refuted.Add(k)
	return expect(r.deadly.told && out == r.deadly.guardians && !own.Has(k.Digit()), "the guardians are others")
}

func (r *reader) guards(ks candidates.CandidateSet) error {
	r.deadly.told = true
	return expect(r.deadly.exchange && ks == r.deadly.guardians, "they are others")
}

// oneGuard reads "r1c7 is 2, or r1c9 is 2 or 3".
func (r *reader) oneGuard(text string) error {
	var ks candidates.CandidateSet
	last := 0
	for _, at := range append(guardian.FindAllStringIndex(text, -1)[1:], []int{len(text)}) {
		a := args{text[last:at[0]]}
		for d := range (args{cellRE.ReplaceAllString(a[0], "")}).digits(0).All() {
			ks.Add(candidates.Of(a.cell(0), d))
		}
		last = at[0]
	}
	return r.guards(ks)
}

var guardian = lazy(cell + ` is `)

// unguarded checks that the supposition leaves no guardian: "the 5 of row 1 would be in r1c2 and ...".
func (r *reader) unguarded(c candidates.Cell, ds candidates.DigitSet, text string) error {
	for d := range ds.All() {
		r.gone = candidates.CandidateSet{}
		for p := range r.l.Peers(c).All() {
			r.gone.Add(candidates.Of(p, d))
		}
		for e := range r.l.Digits().Without(d).All() {
			r.gone.Add(candidates.Of(c, e))
		}
		err := each("the {d} of {h} would be in {c}(, not in {cs} \\({hs}\\)|)", text, func(m args) error {
			if m[3] != "" {
				seen := r.before.PlacesIn(m.digit(0), m.house(1)).And(r.l.Peers(c))
				if seen != m.cells(3) || !ds.Has(m.digit(0)) {
					return fmt.Errorf("in sight are %v", seen)
				}
				if err := r.sees(candidates.Cells(c), seen, m.houses(4)); err != nil {
					return err
				}
			}
			if m.digits(0) == ds.Without(d) || m.digit(0) == d || ds.Len() == 1 {
				places := r.places(m.digit(0), m.house(1))
				if err := equal(m.cells(2), places); err != nil {
					return err
				}
			}
			for e := range r.l.Digits().Without(m.digit(0)).All() {
				r.gone.Add(candidates.Of(m.cell(2), e))
			}
			r.gone.AddPlaces(m.digit(0), r.l.Peers(m.cell(2)))
			return nil
		})
		if err != nil {
			return err
		}
		for k := range r.deadly.guardians.All() {
			if r.has(k.Cell(), k.Digit()) {
				return fmt.Errorf("%v could still be", k)
			}
		}
		r.refute(d, candidates.Cells(c))
	}
	return nil
}

// stepsTo checks in which boxes the cells step so many columns to the right from row to row, round the edge.
func (r *reader) stepsTo(step int, boxes candidates.HouseSet) error {
	var found candidates.HouseSet
	for h := range r.l.HousesOfAny(r.deadly.cells).All() {
		if h.Kind() == candidates.Box {
			cells := r.deadly.cells.And(r.l.HouseCells(h))
			first := cells.First()
			if (cells.Without(first).First().Column()-first.Column()+3)%3 == step {
				found = found.With(h)
			}
		}
	}
	return expect(found == boxes, "they step so in other boxes")
}

// fills reports whether the cells can be filled with those of the digits that they may have on the board,
// beside others that are filled.
func fills(board *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet, filled map[candidates.Cell]candidates.Digit) bool {
	if cells.IsEmpty() {
		return true
	}
	c := cells.First()
	left := digits & board.Candidates(c)
	for other, d := range filled {
		if board.Layout().Sees(c, other) {
			left = left.Without(d)
		}
	}
	for d := range left.All() {
		more := map[candidates.Cell]candidates.Digit{c: d}
		for other, d := range filled {
			more[other] = d
		}
		if fills(board, cells.Without(c), digits, more) {
			return true
		}
	}
	return false
}
