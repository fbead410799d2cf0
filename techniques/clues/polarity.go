package clues

import (
	"math/bits"
	"slices"
	"sort"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Polarity is cells that clues make low and high in turn, or odd and even: what neither way round allows goes.
var Polarity = &techniques.Technique{
	Code: "polarity", Name: "Polarity",
	Aliases: []string{"Low-High Coloring", "Parity Coloring", "Whispers Polarity"}, Family: family,
	Level:  techniques.Hard,
	Ladder: explain.NewLadder("clues make some cells low and high in turn, or odd and even", explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Cells on a whisper line are low and high in turn, since no two low digits and no two high ones go side by side. " +
			"White dots do the same with odd and even, a black dot with 3 and 6 against 1, 2, 4 and 8, and a palindrome carries " +
			"it to the other end. Nobody knows yet which way round it is, but there are two ways only. One of them " +
			"may want more low digits in a row than there are. Or both of them take away the same candidate.",
		Why: "A clue leaves a cell beside a low digit high ones only, and beside a high digit low ones only. So one of the cells " +
			"decides for all of them. Of the two ways round one is true, and what is false in both is false.",
		Look: "Colour the cells of a line in turn, and go on where another line or a dot leaves from them. Then look at houses with " +
			"several cells of one colour: count them together with the cells there that are known to be low or high.",
		NearMiss: "Four cells of one colour in a row, beside a cell that may be low or high. The row has four low digits, so they fit.",
		Grid: ":0000::.........5........................+5.....+5......+5.......+5............+5.8...8...+5..:183 283 383 483 489 689 789 989 494 694 794 994 198 298 398 498:::\n" +
			"whispers: r7c7 r8c7 r9c6\nwhispers: r2c9 r1c8 r2c8 r1c7\nwhispers: r9c3 r9c4 r8c3\nwhispers: r1c6 r2c6 r3c7\n" +
			"whispers: r4c2 r4c3 r5c4 r5c3 r5c2\nwhispers: r8c8 r8c9 r9c8\nwhispers: r8c1 r9c2 r8c2 r7c3 r6c4 r7c4\nwhispers: r7c6 r6c7 r6c8 r6c9 r5c9 r5c8\n" +
			"whispers: r4c7 r4c6 r3c6 r3c5 r2c4\nwhispers: r1c1 r1c2 r2c2 r3c3\nwhispers: r8c4 r9c5 r8c5 r7c5\nwhispers: r4c9 r3c8 r2c7",
		Want: "r7c1<>6 r7c1<>7 r7c1<>9 r9c1<>6 r9c1<>7 r9c1<>9",
	},
	Find: findPolarity,
	Is:   techniques.Shows[explain.Polarity],
}

// findPolarity reports what cells that take one of two states together rule out.
//
// Have: cells that are joined, so that a kind of digits in one of them leaves each other one of two kinds. Hence
// one of two states is true. If one of them leaves too few digits for some cells of a house, or for a cell, the other is true.
// Otherwise what both rule out is false.
func findPolarity(p *techniques.Pass) {
	if len(p.Grid.Layout().Clues()) == 0 {
		return
	}
	f := polarities.Of(p)
	changed := p.Changed()
	if !changed.New && changed.Cells.IsEmpty() {
		return
	}
	f.begin(p.Grid)
	for i := range f.ties {
		if !f.used[i] && f.component(i) && f.steps() {
			sort.SliceStable(f.found, func(i, j int) bool { return len(f.found[i].Premises) < len(f.found[j].Premises) })
			for _, s := range f.found {
				if !p.Report(s) {
					return
				}
			}
		}
	}
}

var polarities = techniques.NewFact[polarity](nil)

// tie is two cells whose different digits some clue keeps apart: the digits that each may hold beside one in the other.
type tie struct {
	cells  [2]candidates.Cell
	beside [2][candidates.MaxSize + 1]candidates.DigitSet // by the digit in the other cell
}

// polarity is the memory of the search.
type polarity struct {
	grid   *candidates.Grid
	layout *candidates.Layout
	ties   []tie
	of     [candidates.MaxCells][]int // by cell, the numbers of its ties
	used   []bool                     // by tie, whether its cells are in a component by it

	kinds   [2]candidates.DigitSet
	cells   []candidates.Cell
	all     candidates.CellSet
	flipped [candidates.MaxCells]int // 1 for cells that hold the other kind

	reasons [2][]reason // by state
	out     [2]candidates.CandidateSet
	told    candidates.CandidateSet
	found   []explain.Step
}

// reason is why a state rules candidates out: cells that take the state, and others of a house.
type reason struct {
	cells, beside candidates.CellSet
	out           candidates.CandidateSet
	impossible    bool
}

// begin takes up a grid.
func (f *polarity) begin(g *candidates.Grid) {
	f.grid = g
	if f.layout != g.Layout() {
		f.tieUp(g.Layout())
	}
	clear(f.used)
	f.told = candidates.CandidateSet{}
}

// tieUp finds the ties of a board.
func (f *polarity) tieUp(l *candidates.Layout) {
	f.layout, f.ties = l, f.ties[:0]
	clear(f.of[:])
	for a := range l.Cells().All() {
		var near candidates.CellSet
		for d := range l.Digits().All() {
			k := l.Conflicts(candidates.Of(a, d))
			for e := range l.Digits().Without(d).All() {
				near = near.Or(k.Places(e))
			}
		}
		for b := range near.All() {
			if b <= a {
				continue
			}
			t := tie{cells: [2]candidates.Cell{a, b}}
			for d := range l.Digits().All() {
				for e := range l.Digits().All() {
					if !l.Excludes(candidates.Of(a, d), candidates.Of(b, e)) {
						t.beside[1][d] = t.beside[1][d].With(e)
						t.beside[0][e] = t.beside[0][e].With(d)
					}
				}
			}
			f.of[a], f.of[b] = append(f.of[a], len(f.ties)), append(f.of[b], len(f.ties))
			f.ties = append(f.ties, t)
		}
	}
	f.used = make([]bool, len(f.ties))
}

// leaves returns what the digits in one cell of a tie, the first or the second, leave of those in the other.
func (t *tie) leaves(from int, ds, other candidates.DigitSet) (left candidates.DigitSet) {
	for d, ok := ds.Next(); ok; d, ok = ds.Next() {
		left |= t.beside[1-from][d]
	}
	return left & other
}

// split parts the digits of the two cells in two, such that digits of different parts do not go together; ok is false if
// they are not in exactly two parts, or some digit goes with none.
func (t *tie) split(a, b candidates.DigitSet) (as, bs [2]candidates.DigitSet, ok bool) {
	rest := a
	for i := range as {
		if rest == 0 {
			return as, bs, false
		}
		for grown := candidates.Digits(rest.First()); grown != as[i]; {
			as[i] = grown
			bs[i] = t.leaves(0, as[i], b)
			grown |= t.leaves(1, bs[i], a)
		}
		rest &^= as[i]
	}
	return as, bs, rest == 0 && bs[0]|bs[1] == b && bs[0] != 0 && bs[1] != 0
}

// kindsOf returns the kinds that two parts make, and whether the second cell holds the other; ok is false if the digits do
// not say that.
func kindsOf(as, bs [2]candidates.DigitSet) (kinds [2]candidates.DigitSet, flipped int, ok bool) {
	same, other := as[0]&bs[1]|as[1]&bs[0] == 0, as[0]&bs[0]|as[1]&bs[1] == 0
	if same == other {
		return kinds, 0, false
	}
	if other {
		flipped = 1
	}
	return [2]candidates.DigitSet{as[0] | bs[flipped], as[1] | bs[1-flipped]}, flipped, true
}

// component finds the cells that take a state with those of a tie. It reports false if these take none.
func (f *polarity) component(i int) bool {
	t := &f.ties[i]
	a, b := f.grid.Candidates(t.cells[0]), f.grid.Candidates(t.cells[1])
	if !f.grid.Open().Has(t.cells[0]) || !f.grid.Open().Has(t.cells[1]) {
		return false
	}
	as, bs, ok := t.split(a, b)
	if !ok {
		return false
	}
	kinds, _, ok := kindsOf(as, bs)
	digits := f.layout.Digits()
	if as, bs, whole := t.split(t.some(0, digits), t.some(1, digits)); whole { // the kinds that the clue itself makes
		if whole, _, fits := kindsOf(as, bs); fits {
			kinds, ok = whole, true
		}
	}
	if !ok {
		return false
	}
	f.kinds, f.cells, f.all = kinds, append(f.cells[:0], t.cells[0]), candidates.Cells(t.cells[0])
	f.flipped[t.cells[0]] = 0
	for n := 0; n < len(f.cells); n++ {
		for _, i := range f.of[f.cells[n]] {
			f.follow(i, f.cells[n])
		}
	}
	return len(f.cells) > 1
}

// some returns the digits of a cell of the tie that go with some in the other.
func (t *tie) some(cell int, digits candidates.DigitSet) candidates.DigitSet {
	return t.leaves(1-cell, digits, digits)
}

// kind returns the digits that a cell of the component holds in a state.
func (f *polarity) kind(state int, c candidates.Cell) candidates.DigitSet {
	return f.kinds[state^f.flipped[c]]
}

// follow takes up the other cell of a tie if it takes a state with this one.
func (f *polarity) follow(i int, from candidates.Cell) {
	t := &f.ties[i]
	at := 0
	if t.cells[1] == from {
		at = 1
	}
	to := t.cells[1-at]
	if !f.grid.Open().Has(to) {
		return
	}
	own, other := f.grid.Candidates(from), f.grid.Candidates(to)
	var as, bs [2]candidates.DigitSet
	for state := range as {
		as[state] = own & f.kind(state, from)
		bs[state] = t.leaves(at, as[state], other)
	}
	if bs[0] == 0 || bs[1] == 0 || bs[0]&bs[1] != 0 || bs[0]|bs[1] != other {
		return
	}
	if f.all.Has(to) {
		f.used[i] = bs[0]&^f.kind(0, to)|bs[1]&^f.kind(1, to) == 0
		return
	}
	kinds, flipped, ok := kindsOf(f.kinds, bs)
	if !ok {
		return
	}
	f.kinds, f.flipped[to] = kinds, flipped
	f.used[i] = true
	f.cells, f.all = append(f.cells, to), f.all.With(to)
}

// steps makes the steps of a component; it reports whether there are any.
func (f *polarity) steps() bool {
	f.found = f.found[:0]
	for state := range f.reasons {
		f.reasons[state], f.out[state] = f.reasons[state][:0], candidates.CandidateSet{}
		f.direct(state)
		f.clashes(state)
		hs := f.layout.HousesOfAny(f.all)
		for h, ok := hs.Next(); ok; h, ok = hs.Next() {
			f.count(state, h)
		}
	}
	switch first, second := f.refuted(0), f.refuted(1); {
	case first != nil && second != nil:
		return false
	case first != nil:
		f.wrap(0, first)
	case second != nil:
		f.wrap(1, second)
	default:
		f.traps()
	}
	return len(f.found) > 0
}

// impossible notes a reason why a state is impossible, if it is simpler than one that is known. It stands last.
func (f *polarity) impossible(state int, r reason) {
	r.impossible = true
	old := f.refuted(state)
	switch {
	case old == nil:
		f.reasons[state] = append(f.reasons[state], r)
	case r.cells.Or(r.beside).Len() < old.cells.Or(old.beside).Len():
		*old = r
	}
}

// refuted returns why the state is known to be impossible, nil if it is not.
func (f *polarity) refuted(state int) *reason {
	if n := len(f.reasons[state]); n > 0 && f.reasons[state][n-1].impossible {
		return &f.reasons[state][n-1]
	}
	return nil
}

// direct notes what each cell alone rules out in a state.
func (f *polarity) direct(state int) {
	for _, c := range f.cells {
		r := reason{cells: candidates.Cells(c)}
		first := true
		ds := f.grid.Candidates(c) & f.kind(state, c)
		for d, ok := ds.Next(); ok; d, ok = ds.Next() {
			if out := f.layout.Exclusions(candidates.Of(c, d)); first {
				r.out, first = out, false
			} else {
				r.out.And(&out)
			}
		}
		for d := range f.grid.Candidates(c).All() { // a neighbour excludes those as well
			r.out.Remove(candidates.Of(c, d))
		}
		f.add(state, r)
	}
}

// add notes a reason, unless nothing that there is goes by it.
func (f *polarity) add(state int, r reason) {
	none := true
	for d := candidates.Digit(1); int(d) <= f.layout.Size(); d++ {
		left := r.out.Places(d).And(f.grid.Places(d)).And(f.grid.Open())
		r.out.SetPlaces(d, left)
		none = none && left.IsEmpty()
	}
	if !none {
		f.out[state].Or(&r.out)
		f.reasons[state] = append(f.reasons[state], r)
	}
}

// clashes notes two cells that leave each other nothing in a state.
func (f *polarity) clashes(state int) {
	for _, c := range f.cells {
		for _, i := range f.of[c] {
			t := &f.ties[i]
			if t.cells[0] != c || !f.all.Has(t.cells[1]) {
				continue
			}
			a, b := f.grid.Candidates(c)&f.kind(state, c), f.grid.Candidates(t.cells[1])&f.kind(state, t.cells[1])
			if t.leaves(0, a, b) == 0 {
				f.impossible(state, reason{cells: candidates.Cells(t.cells[0], t.cells[1])})
			}
		}
	}
}

// mostCounted is how many cells of a house are counted: more than there are low digits, or high ones.
const mostCounted = 5

// bySize is the sets of as many of nine cells, the small ones first.
var bySize = func() (sets []uint16) {
	for n := uint16(1); n < 1<<candidates.MaxSize; n++ {
		if bits.OnesCount16(n) <= mostCounted {
			sets = append(sets, n)
		}
	}
	sort.SliceStable(sets, func(i, j int) bool { return bits.OnesCount16(sets[i]) < bits.OnesCount16(sets[j]) })
	return sets
}()

// count notes cells of a house that have as many digits as they are in a state, or fewer.
func (f *polarity) count(state int, h candidates.House) {
	var cells [candidates.MaxSize]candidates.Cell
	var may [candidates.MaxSize]candidates.DigitSet
	var digits [1 << candidates.MaxSize]candidates.DigitSet
	var takes uint16 // cells that have fewer digits in the state
	n := 0
	open := f.layout.HouseCells(h).And(f.grid.Open())
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		cells[n], may[n] = c, f.grid.Candidates(c)
		if f.all.Has(c) {
			may[n] &= f.kind(state, c)
			takes |= 1 << n
		}
		n++
	}
	for _, set := range bySize {
		if set>>n != 0 {
			continue
		}
		size := bits.OnesCount16(set)
		ds := digits[set&(set-1)] | may[bits.TrailingZeros16(set)]
		digits[set] = ds
		if size < 2 || ds.Len() > size || set&takes == 0 {
			continue
		}
		var r reason
		for rest := set; rest != 0; rest &= rest - 1 {
			c := cells[bits.TrailingZeros16(rest)]
			if f.all.Has(c) && f.grid.Candidates(c)&^ds != 0 {
				r.cells = r.cells.With(c)
			} else {
				r.beside = r.beside.With(c)
			}
		}
		if r.cells.IsEmpty() {
			continue
		}
		if ds.Len() < size {
			f.impossible(state, r)
			return
		}
		if f.refuted(state) != nil {
			continue
		}
		for d := range ds.All() {
			r.out.SetPlaces(d, f.layout.HouseCells(h).AndNot(r.cells).AndNot(r.beside).AndNot(f.out[state].Places(d)))
		}
		f.add(state, r)
	}
}

// wrap makes the step that removes what cells hold in a state that is impossible.
func (f *polarity) wrap(state int, r *reason) {
	e := f.evidence(r.cells, r.beside)
	var gone candidates.CandidateSet
	for c := range e.Cells().All() {
		for d := range (f.grid.Candidates(c) & f.kind(state, c)).All() {
			gone.Add(candidates.Of(c, d))
		}
	}
	f.report(e, gone, true)
}

// report adds a step with the effects that no step before has, and without the cells that these do not need. Of a state that
// is impossible all cells are told that lose what they hold in it.
func (f *polarity) report(e explain.Polarity, gone candidates.CandidateSet, impossible bool) {
	gone.AndNot(&f.told)
	if gone.IsEmpty() {
		return
	}
	effects := explain.RemoveAll(&gone)
	for again := true; again; {
		again = false
		for c := range e.Cells().Or(e.Beside).All() {
			all := e.Cells().Without(c)
			loses := slices.ContainsFunc(effects, func(x explain.Effect) bool { return x.Candidate.Cell() == c })
			if all.IsEmpty() || impossible && loses || !f.connects(all, all) {
				continue
			}
			fewer := f.shape(all, e.Beside.Without(c))
			if !slices.ContainsFunc(effects, func(x explain.Effect) bool { return fewer.Concludes(f.grid, x) != nil }) {
				e, again = fewer, true
				break
			}
		}
	}
	if e.Cells().Len() > 1 { // one cell by itself is no polarity
		f.told.Or(&gone)
		f.found = append(f.found, explain.NewStep(e, effects...))
	}
}

// traps makes the steps that remove what both states rule out.
func (f *polarity) traps() {
	both := f.out[0]
	both.And(&f.out[1])
	if !both.Meets(&f.out[1]) {
		return
	}
	type pair struct {
		evidence explain.Polarity
		out      candidates.CandidateSet
	}
	var pairs []pair
	for i := range f.reasons[0] {
		for j := range f.reasons[1] {
			a, b := &f.reasons[0][i], &f.reasons[1][j]
			if !a.out.Meets(&b.out) || a.cells.Or(b.cells).Len() < 2 {
				continue
			}
			out := a.out
			out.And(&b.out)
			pairs = append(pairs, pair{f.evidence(a.cells.Or(b.cells), a.beside.Or(b.beside)), out})
		}
	}
	sort.SliceStable(pairs, func(i, j int) bool { return len(pairs[i].evidence.Premises()) < len(pairs[j].evidence.Premises()) })
	for i := range pairs {
		f.report(pairs[i].evidence, pairs[i].out, false)
	}
}

// evidence connects cells by joints, with as few others as it finds.
func (f *polarity) evidence(cells, beside candidates.CellSet) explain.Polarity {
	all := f.all
	for c := range f.all.AndNot(cells).All() {
		if f.connects(cells, all.Without(c)) {
			all = all.Without(c)
		}
	}
	return f.shape(all, beside.AndNot(all))
}

// shape makes evidence of cells of the component, and others.
func (f *polarity) shape(all, beside candidates.CellSet) (e explain.Polarity) {
	e.Beside = beside
	first := f.flipped[all.First()]
	for c := range all.All() {
		if f.flipped[c] == first {
			e.Alike = e.Alike.With(c)
		} else {
			e.Opposed = e.Opposed.With(c)
		}
		e.First |= f.grid.Candidates(c) & f.kinds[0]
		e.Second |= f.grid.Candidates(c) & f.kinds[1]
	}
	if e.Second.First() < e.First.First() {
		e.First, e.Second = e.Second, e.First
	}
	return e
}

// connects reports whether joints between cells of a set connect all of some.
func (f *polarity) connects(some, within candidates.CellSet) bool {
	reached := candidates.Cells(some.First())
	for fresh := reached; !fresh.IsEmpty(); {
		from, _ := fresh.Next()
		for _, i := range f.of[from] {
			t := &f.ties[i]
			to := t.cells[0]
			if to == from {
				to = t.cells[1]
			}
			if within.Has(to) && !reached.Has(to) && f.joined(i) {
				reached, fresh = reached.With(to), fresh.With(to)
			}
		}
	}
	return some.Within(reached)
}

// joined reports whether two cells of the component are joined by a tie.
func (f *polarity) joined(i int) bool {
	t := &f.ties[i]
	a, b := t.cells[0], t.cells[1]
	for state := range f.reasons {
		if t.leaves(0, f.grid.Candidates(a)&f.kind(state, a), f.grid.Candidates(b))&^f.kind(state, b) != 0 {
			return false
		}
	}
	return true
}
