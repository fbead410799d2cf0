package candidates

import (
	"math"
	"slices"
)

// Reading is what a clue that counts asks for. Whoever checks it reads the cells one after the other and keeps one
// number in mind, such as the sum so far.
type Reading struct {
	Cells []Cell // in the order in which they are read; a cell may come again
	// Next returns the number after the i-th cell, from 0, which holds d, when it was n before; before the first
	// cell it is 0. ok is false if the clue is broken whatever follows.
	Next func(i, n int, d Digit) (next int, ok bool)
	// Ends reports whether the clue is kept with this number after the last cell.
	Ends func(n int) bool
}

// Kept is the number of a [Reading] when the clue is kept whatever the other cells hold.
const Kept = math.MaxInt32

// Sum says that digits, taken as often as the terms say, add up to a total.
type Sum struct {
	Terms []Term // each cell once, none of them zero times
	Total int
}

// Term is a cell and how often its digit counts in a sum, less than 0 if it is taken away.
type Term struct {
	Cell  Cell
	Times int
}

// Add returns the sum with the digits of the cells counted so many times more. The terms stay in the order in which
// their cells came.
func (s Sum) Add(times int, cells ...Cell) Sum {
	others := make([]Term, len(cells))
	for i, c := range cells {
		others[i] = Term{c, 1}
	}
	return s.Plus(times, Sum{Terms: others})
}

// Plus returns the sum of both, the second taken so many times.
func (s Sum) Plus(times int, other Sum) Sum {
	terms := append(make([]Term, 0, len(s.Terms)+len(other.Terms)), s.Terms...)
next:
	for _, t := range other.Terms {
		for i := range terms {
			if terms[i].Cell == t.Cell {
				terms[i].Times += times * t.Times
				continue next
			}
		}
		terms = append(terms, Term{t.Cell, times * t.Times})
	}
	terms = slices.DeleteFunc(terms, func(t Term) bool { return t.Times == 0 })
	return Sum{terms, s.Total + times*other.Total}
}

// Len returns how many terms the sum has.
func (s Sum) Len() int { return len(s.Terms) }

// Cells returns the cells of the sum.
func (s Sum) Cells() (cells CellSet) {
	for _, t := range s.Terms {
		cells = cells.With(t.Cell)
	}
	return cells
}

// Reading returns the sum as something that is read cell by cell, on a board of so many digits.
func (s Sum) Reading(size int) Reading {
	r := Reading{Ends: func(n int) bool { return n == s.Total }}
	least, most := make([]int, len(s.Terms)+1), make([]int, len(s.Terms)+1) // what the terms from the i-th on can add
	for i := len(s.Terms) - 1; i >= 0; i-- {
		t := s.Terms[i].Times
		least[i], most[i] = least[i+1]+min(t, t*size), most[i+1]+max(t, t*size)
	}
	for _, t := range s.Terms {
		r.Cells = append(r.Cells, t.Cell)
	}
	r.Next = func(i, n int, d Digit) (int, bool) {
		n += s.Terms[i].Times * int(d)
		return n, n+least[i+1] <= s.Total && s.Total <= n+most[i+1]
	}
	return r
}

// Bound is what cells add up to at least, or at most.
type Bound struct {
	Cells CellSet
	N     int
	Least bool
}

// Exceeds reports whether the sum cannot be with a candidate of one of its cells, as some others, which count alike, are
// bounded, and all others by what they may hold.
func (s Sum) Exceeds(k Candidate, bounds []Bound, may func(Cell) DigitSet) bool {
	for _, least := range [...]bool{true, false} {
		n, left := 0, s.Cells()
		for _, b := range bounds {
			times := s.times(b.Cells)
			if (times > 0) == (b.Least == least) && times != 0 && b.Cells.Within(left.Without(k.Cell())) {
				n, left = n+times*b.N, left.AndNot(b.Cells)
			}
		}
		for _, t := range s.Terms {
			low, high := t.Times*int(may(t.Cell).First()), t.Times*int(may(t.Cell).Last())
			switch {
			case t.Cell == k.Cell():
				n += t.Times * int(k.Digit())
			case !left.Has(t.Cell):
			case least:
				n += min(low, high)
			default:
				n += max(low, high)
			}
		}
		if least && n > s.Total || !least && n < s.Total {
			return true
		}
	}
	return false
}

// EvenOrOdd returns the only cell that counts once and may hold both even and odd digits, and those of one kind that fit
// beside the others. ok is false if there is none, or some cell counts more than twice.
func (s Sum) EvenOrOdd(may func(Cell) DigitSet) (c Cell, fits DigitSet, ok bool) {
	const even = DigitSet(0xaaaa)
	n := s.Total
	for _, t := range s.Terms {
		switch ds := may(t.Cell); {
		case t.Times == 2 || t.Times == -2:
		case t.Times != 1 && t.Times != -1:
			return c, 0, false
		case ds&even == 0:
			n++
		case ds&^even == 0:
		case ok:
			return c, 0, false
		default:
			c, ok = t.Cell, true
		}
	}
	if n%2 == 0 {
		return c, even, ok
	}
	return c, ^even, ok
}

// times returns how often each of some cells counts, 0 if they do not count alike.
func (s Sum) times(cells CellSet) (n int) {
	for _, t := range s.Terms {
		switch {
		case !cells.Has(t.Cell):
		case n != 0 && n != t.Times:
			return 0
		default:
			n = t.Times
		}
	}
	return n
}

// Settled returns the sum without the cells for which one digit is left.
func (s Sum) Settled(may func(Cell) DigitSet) (rest Sum) {
	rest.Total = s.Total
	for _, t := range s.Terms {
		if d, one := may(t.Cell).Single(); one {
			rest.Total -= t.Times * int(d)
		} else {
			rest.Terms = append(rest.Terms, t)
		}
	}
	return rest
}

// House returns the sum of all digits of a house: 45 on a board of nine.
func (l *Layout) House(h House) Sum {
	s := Sum{Total: l.size * (l.size + 1) / 2}
	for c := range l.houseCells[h].All() {
		s.Terms = append(s.Terms, Term{c, 1})
	}
	return s
}

// Allows reports whether some filling of the cells keeps the reading, each with one of the digits that it may hold. It
// does not ask whether cells see each other.
func (r *Reading) Allows(may func(Cell) DigitSet) bool {
	minds := map[int]bool{0: true}
	for i, c := range r.Cells {
		next := make(map[int]bool, len(minds))
		for n := range minds {
			if n == Kept {
				return true
			}
			for d := range may(c).All() {
				if m, ok := r.Next(i, n, d); ok {
					next[m] = true
				}
			}
		}
		minds = next
	}
	for n := range minds {
		if n == Kept || r.Ends(n) {
			return true
		}
	}
	return false
}

// Leaves returns what a cell can hold by the reading alone if a candidate of another is true, whatever it may hold itself and
// whatever cells see.
func (r *Reading) Leaves(l *Layout, may func(Cell) DigitSet, k Candidate, other Cell) (ds DigitSet) {
	if !slices.Contains(r.Cells, other) {
		return l.digits
	}
	for d := range l.digits.All() {
		if r.Allows(func(c Cell) DigitSet {
			switch c {
			case k.Cell():
				return Digits(k.Digit())
			case other:
				return Digits(d)
			}
			return may(c)
		}) {
			ds = ds.With(d)
		}
	}
	return ds
}

// Counting is a clue that counts, with what it asks for.
type Counting struct {
	Clue     *Clue
	number   int // in [Layout.Clues]
	Readings []Reading
	Sums     []Sum
	ways     []*Ways // of the readings, nil for those with too many
	alone    []Added // the readings, behind the sums that do not say all of it
	linear   bool    // the readings are the sums
}

// Counting returns the clues of the board that count, in order.
func (l *Layout) Counting() []Counting {
	if l.clued == nil {
		return nil
	}
	return l.clued.counting
}

// Counts returns what the clue asks for beside its relations and houses, on a board that has all clues: what is read of
// its cells, and the sums in that. Most clues ask for nothing.
func (c *Clue) Counts(l *Layout) (readings []Reading, sums []Sum) {
	readings, sums, _ = c.counts(l)
	return readings, sums
}

// counts does the same. linear says that the readings are the sums.
func (c *Clue) counts(l *Layout) (readings []Reading, sums []Sum, linear bool) {
	if c.Kind.Sums != nil {
		sums = c.Kind.Sums(l, c)
	}
	if c.Kind.Readings != nil {
		if readings = c.Kind.Readings(l, c); len(readings) > 0 {
			return readings, sums, false
		}
	}
	for _, s := range sums {
		readings = append(readings, s.Reading(l.size))
	}
	return readings, sums, true
}

// maxNodes is how large the graphs of ways are that a layout makes of its clues. A cage takes 500 at most, a sandwich
// some 5,000.
const maxNodes = 20_000

// maxWalk is how much work a layout spends on each clue to find the pairs of candidates that no way has.
const maxWalk = 2_000_000

// count derives what the clues that count mean. The layout has its houses, and what clues of few cells mean.
func (t *clueTables) count(l *Layout) {
	for i := range t.clues {
		c := &t.clues[i]
		n := Counting{Clue: c, number: i}
		n.Readings, n.Sums, n.linear = c.counts(l)
		if len(n.Readings) == 0 {
			continue
		}
		for j := range n.Sums {
			if !n.linear {
				n.alone = append(n.alone, Added{Clues: []Addend{{c.String(), j, -1}}})
			}
		}
		for j := range n.Readings {
			w := l.Ways(&n.Readings[j], maxNodes)
			n.ways = append(n.ways, w)
			n.alone = append(n.alone, Added{Clues: []Addend{{c.String(), j, 1}}})
			if w != nil {
				t.conflictsOf(l, w)
			}
		}
		t.counting = append(t.counting, n)
		t.counted = t.counted.Or(c.Cells())
	}
}

// Ways returns the ways of the readings of a clue that counts, nil for each that has too many.
func (n *Counting) Ways() []*Ways { return n.ways }

// conflictsOf notes the pairs of candidates that no way has together.
func (t *clueTables) conflictsOf(l *Layout, w *Ways) {
	cells := Cells(w.Cells()...)
	if w.Size()*cells.Len()*l.size > maxWalk {
		return
	}
	var walk Walk
	for c := range cells.All() {
		for d := range l.digits.All() {
			left, _ := w.Left(&walk, l.given([]Candidate{Of(c, d)}))
			for x := range cells.Without(c).All() {
				for e := range (l.digits &^ left[x]).All() {
					if e != d || !l.peers[c].Has(x) {
						t.conflict(Of(c, d), Of(x, e))
					}
				}
			}
		}
	}
}

// given returns what cells may hold if the candidates are true.
func (l *Layout) given(ks []Candidate) func(Cell) DigitSet {
	return func(c Cell) DigitSet {
		for _, k := range ks {
			if k.Cell() == c {
				return Digits(k.Digit())
			}
		}
		return l.digits
	}
}

// forbids reports whether no way of a reading has all the candidates, which are in different cells of it.
func (n *Counting) forbids(l *Layout, ks []Candidate) bool {
	var walk Walk
	for i, w := range n.ways {
		outside := func(k Candidate) bool { return !slices.Contains(n.Readings[i].Cells, k.Cell()) }
		if w == nil || slices.ContainsFunc(ks, outside) {
			continue
		}
		if _, ok := w.Left(&walk, l.given(ks)); !ok {
			return true
		}
	}
	return false
}
