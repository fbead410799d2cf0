package suppose

import (
	"cmp"
	"math/bits"
	"slices"

	"pencilmark/candidates"
)

// Stack is branches within each other: in each a candidate is supposed true, on
// the grid that the branch around it has come to. It owns their memory, and its
// zero value is ready for use.
type Stack struct {
	root     *candidates.Grid // nothing supposed
	rule     Rule
	links    links // of the root if the rule is Chain
	ready    bool  // what follows of the root
	keys     Keys
	rooms    [candidates.MaxSize]candidates.Tally // by digit, its places
	atRoot   []candidates.Item                    // that have a single, or no candidate
	branches []*Branch                            // the first depth of them are in use, the innermost last
	depth    int

	// The lines of all branches in use. A cell is placed by one line at most,
	// so the cell is the name of that line.
	because  [candidates.MaxCells]candidates.Item
	support  [candidates.MaxCells]Lines
	drawn    [candidates.MaxCells]int // how many lines were drawn before it
	removals []inference              // the lines that hold a nested refutation
	proof    proof                    // of a line, while it is looked for
	count    int                      // lines drawn
}

// Rule says what may be inferred in a branch.
type Rule uint8

// The rules.
const (
	// Net allows every single, whatever lines it rests on.
	Net Rule = iota
	// Chain allows what one line forces by itself, on the candidates of the
	// root grid. Its branches are chains, and trees of chains.
	Chain
	// OneDigit allows the digit of the supposition to be placed where a house
	// has one place left for it.
	OneDigit
)

// Lines is a set of lines of the branches in use.
type Lines struct {
	placed  candidates.CellSet // placements, by their cells
	removed numbers            // removals, by their places in a list
}

// numbers is a set of numbers below [maxRemovals].
type numbers struct{ lo, hi uint64 }

func (s numbers) with(i int) numbers {
	if i < 64 {
		s.lo |= 1 << i
	} else {
		s.hi |= 1 << (i - 64)
	}
	return s
}

// split returns the numbers below i and the others.
func (s numbers) split(i int) (below, rest numbers) {
	// Have: a shift by 64 or more leaves nothing.
	below = numbers{s.lo & (1<<i - 1), s.hi & (1<<max(0, i-64) - 1)}
	return below, numbers{s.lo &^ below.lo, s.hi &^ below.hi}
}

// len returns how many numbers there are.
func (s numbers) len() int { return bits.OnesCount64(s.lo) + bits.OnesCount64(s.hi) }

// next takes out the least number; ok is false if there was none.
func (s *numbers) next() (i int, ok bool) {
	switch {
	case s.lo != 0:
		i = bits.TrailingZeros64(s.lo)
		s.lo &= s.lo - 1
	case s.hi != 0:
		i = 64 + bits.TrailingZeros64(s.hi)
		s.hi &= s.hi - 1
	default:
		return 0, false
	}
	return i, true
}

// maxRemovals bounds the nested refutations that stand as lines in the branches
// in use, needed or not. With so many no further one is drawn. The hardest
// puzzles known come to half as many.
const maxRemovals = 128

func (s Lines) or(t Lines) Lines {
	return Lines{s.placed.Or(t.placed), numbers{s.removed.lo | t.removed.lo, s.removed.hi | t.removed.hi}}
}

func (s Lines) meets(t Lines) bool {
	return s.placed.Meets(t.placed) || s.removed.lo&t.removed.lo|s.removed.hi&t.removed.hi != 0
}

// Branch is a grid on which something is supposed, with the reason for
// everything that was inferred since.
//
// A branch draws its inferences in the order of what they cost, as Dijkstra's
// algorithm visits nodes: the cost of an inference is the number of lines that
// a proof of it takes, where a line used twice counts once. So the first
// conflict that costs no more than whatever is waiting is the cheapest that
// these proofs lead to, and a branch can be given up as soon as nothing is
// cheaper than the shortest refutation known.
//
// The proof of a single: all candidates of the item but one are gone. Each of
// them was on the root grid, and is gone because a line, or a supposition,
// struck it. The support of the single is the union of the supports of one
// such line for each. Where several lines struck a candidate, one that is in
// the union anyway costs nothing; otherwise the one that adds least is taken.
// These choices are made one at a time, which is why the result is short but
// not always the shortest.
type Branch struct {
	// Grid is what the lines drawn so far leave.
	Grid candidates.Grid

	stack    *Stack
	rooms    [candidates.MaxSize]candidates.Tally // of the grid: by digit, its places
	assume   candidates.Candidate
	supposed candidates.CellSet                       // the cell of the supposition, and those of the branches around
	open     candidates.CellSet                       // the open cells at the start
	removals int                                      // how many there were at the start
	last     int                                      // the cost of the line drawn last
	since    int                                      // the cost of the first line that the last run drew
	vain     Places                                   // what could not be refuted by then
	removed  [candidates.MaxCells]candidates.DigitSet // by nested refutations
	met      []inference                              // that waited at some time
	waiting  []int                                    // those that do, by their places in met

	// The cheapest conflict so far. Until there is one, the cost is the bound
	// that it has to stay below.
	found    bool
	conflict candidates.Item
	support  Lines
	cost     int

	// What the branch shall strike, if it is aimed at something. Then this
	// takes the part of the conflict.
	aimed bool
	goal  candidates.Candidate
}

// inference is a line of a branch with the lines that its proof takes.
type inference struct {
	Line
	support Lines // includes the line itself once it is drawn
	weight  int   // the size of the line, nested ones included
	cost    int   // the sizes of all lines of the proof
	drawn   int   // how many lines were drawn before it
}

// Reset empties the stack and makes g its root. The grid must not change while
// the stack is in use.
func (s *Stack) Reset(g *candidates.Grid, rule Rule) {
	s.root, s.rule, s.ready, s.depth, s.removals = g, rule, false, 0, s.removals[:0]
	if rule == Chain {
		s.links.reset(g)
	}
}

// prepare makes what no search can do without, and what is not needed before.
func (s *Stack) prepare() {
	if s.ready {
		return
	}
	s.ready = true
	g := s.root
	s.keys.Reset(g)
	for d := range g.Layout().Size() {
		s.rooms[d] = candidates.TallyOf(g.Layout(), g.Places(candidates.Digit(d+1)))
	}
	s.atRoot = s.atRoot[:0]
	if s.rule == Chain {
		return
	}
	for _, i := range g.Layout().Items() {
		if n := g.Count(i); n == 0 || n == 1 && g.Open().Has(last(g, i).Cell()) {
			s.atRoot = append(s.atRoot, i)
		}
	}
}

// Push supposes candidate k within the innermost branch, or on the root grid. A
// conflict counts if its proof takes fewer lines than below. The branch is in
// use until [Stack.Pop].
func (s *Stack) Push(k candidates.Candidate, below int) *Branch {
	if s.depth == len(s.branches) {
		s.branches = append(s.branches, &Branch{stack: s})
	}
	b := s.branches[s.depth]
	if s.depth == 0 {
		s.prepare()
		b.Grid, b.rooms, b.supposed, b.removed = *s.root, s.rooms, candidates.CellSet{}, [candidates.MaxCells]candidates.DigitSet{}
	} else {
		around := s.branches[s.depth-1]
		b.Grid, b.rooms, b.supposed, b.removed = around.Grid, around.rooms, around.supposed, around.removed
	}
	b.assume, b.open, b.removals, b.last = k, b.Grid.Open(), len(s.removals), 0
	b.met, b.waiting, b.vain = b.met[:0], b.waiting[:0], Places{}
	b.found, b.cost, b.aimed = false, below, false
	b.supposed = b.supposed.With(k.Cell())
	s.depth++
	b.put(k)
	if s.depth == 1 {
		for _, i := range s.atRoot {
			b.look(i, b.Grid.Count(i))
		}
	}
	return b
}

// Pop ends the innermost branch. It returns the refutation that the conflict of
// the branch amounts to, nil if there is none, and the lines of the branches
// around that the refutation rests on.
func (s *Stack) Pop() (found *Refutation, outer Lines) {
	s.depth--
	b := s.branches[s.depth]
	if b.found {
		found, outer = b.extract()
	}
	s.removals = s.removals[:b.removals]
	return found, outer
}

// extract returns what [Stack.Pop] does.
func (b *Branch) extract() (found *Refutation, outer Lines) {
	s := b.stack
	before, since := b.support.removed.split(b.removals)
	outer = Lines{b.support.placed.AndNot(b.open), before}
	type line struct {
		Line
		drawn int
	}
	placed := b.support.placed.And(b.open)
	own := make([]line, 0, placed.Len()+since.len())
	for c, ok := placed.Next(); ok; c, ok = placed.Next() {
		own = append(own, line{Line{Candidate: candidates.Of(c, b.Grid.Value(c)), Because: s.because[c]}, s.drawn[c]})
	}
	for i, ok := since.next(); ok; i, ok = since.next() {
		own = append(own, line{s.removals[i].Line, s.removals[i].drawn})
	}
	slices.SortFunc(own, func(x, y line) int { return cmp.Compare(x.drawn, y.drawn) })
	found = &Refutation{Assume: b.assume, Conflict: b.conflict, Lines: make([]Line, len(own))}
	for i := range own {
		found.Lines[i] = own[i].Line
	}
	return found, outer
}

// Aim makes the branch look for lines that strike the candidate, instead of
// lines to a conflict. It must come before [Branch.Run].
func (b *Branch) Aim(goal candidates.Candidate) {
	b.aimed, b.goal, b.found = true, goal, false
	b.reach()
}

// reach sees whether the goal is struck, and by what.
func (b *Branch) reach() {
	if b.Grid.Has(b.goal) {
		return
	}
	var support Lines
	if by, only := b.strikers(b.goal.Cell(), b.goal.Digit()); only {
		support = by
	} else {
		support = b.addingLeast(support, by)
	}
	if cost := b.stack.cost(support); cost < b.cost {
		b.found, b.support, b.cost = true, support, cost
	}
}

// Run draws inferences until none is waiting that costs less than the bound, or
// than the conflict found. It reports whether there is a conflict.
func (b *Branch) Run() bool {
	b.since = Unbounded
	for w, ok := b.cheapest(); ok; w, ok = b.cheapest() {
		b.since = min(b.since, w.cost)
		b.draw(w)
		if b.aimed {
			b.reach()
		}
	}
	return b.found
}

// Cost returns the number of lines of the conflict found; until there is one,
// the bound that it has to stay below.
func (b *Branch) Cost() int { return b.cost }

// Room returns how many lines of its own a nested refutation of k may have to be of
// use, or more.
//
// Have: a refutation that was not there before the last run rests on a line that
// it drew. So it costs as much as the first of these, and its own lines besides.
func (b *Branch) Room(k candidates.Candidate) int {
	room := b.cost - 1
	if b.vain[k.Digit()-1].Has(k.Cell()) {
		room -= b.since
	}
	return room
}

// GiveUp notes that k could not be refuted at a cost that is of use.
func (b *Branch) GiveUp(k candidates.Candidate) {
	b.vain[k.Digit()-1] = b.vain[k.Digit()-1].With(k.Cell())
}

// Full reports whether no further nested refutation can stand as a line.
func (b *Branch) Full() bool { return len(b.stack.removals) == maxRemovals }

// Waits reports whether an inference is waiting.
func (b *Branch) Waits() bool { return len(b.waiting) > 0 }

// Remove lets the removal of a candidate wait, that of the supposition which
// the nested refutation refutes, and that rests on the outer lines.
func (b *Branch) Remove(nested *Refutation, outer Lines) {
	weight := 1 + nested.Size()
	b.wait(inference{
		Line: Line{Candidate: nested.Assume, Nested: nested}, support: outer,
		weight: weight, cost: b.stack.cost(outer) + weight,
	})
}

// cheapest takes out the cheapest inference that is waiting; ok is false if none
// costs less than the conflict found or the bound.
func (b *Branch) cheapest() (w inference, ok bool) {
	best, least := -1, b.cost
	for i, at := range b.waiting {
		cost := b.met[at].cost
		if cost < least || cost == least && best >= 0 && b.first(b.met[at].Candidate, b.met[b.waiting[best]].Candidate) {
			best, least = i, cost
		}
	}
	if best < 0 {
		return w, false
	}
	w = b.met[b.waiting[best]]
	b.waiting = slices.Delete(b.waiting, best, best+1)
	return w, true
}

// first reports whether of two candidates that are equally good x is taken.
func (b *Branch) first(x, y candidates.Candidate) bool {
	return b.stack.keys.candidates[x] < b.stack.keys.candidates[y]
}

// draw makes an inference a line of the branch, unless another line made it
// void, and looks at the items that lose a candidate by it.
func (b *Branch) draw(w inference) {
	s, k := b.stack, w.Candidate
	c, d := k.Cell(), k.Digit()
	if !b.Grid.Has(k) || !b.Grid.Open().Has(c) {
		return
	}
	w.drawn, b.last = s.count, w.cost
	s.count++
	if w.Nested == nil {
		w.support.placed = w.support.placed.With(c)
		s.because[c], s.support[c], s.drawn[c] = w.Because, w.support, w.drawn
		b.put(k)
		return
	}
	if b.Full() {
		return
	}
	w.support.removed = w.support.removed.with(len(s.removals))
	s.removals = append(s.removals, w)
	b.Grid.Remove(c, d)
	b.removed[c] = b.removed[c].With(d)
	b.lookIn(c)
	houses := b.Grid.Layout().HousesOf(c)
	b.rooms[d-1] = b.rooms[d-1].Fewer(houses)
	b.lookAt(d, houses)
}

// put places a candidate and looks at the items that lose one by it.
func (b *Branch) put(k candidates.Candidate) {
	c, d := k.Cell(), k.Digit()
	l := b.Grid.Layout()
	if b.stack.rule == Chain {
		b.follow(k)
	}
	lost := place(&b.Grid, c, d)
	b.rooms[d-1] = l.CountOut(b.rooms[d-1], lost.cells)
	for q, ok := lost.cells.Next(); ok; q, ok = lost.cells.Next() {
		b.lookIn(q)
	}
	b.lookAt(d, lost.houses)
	for lost.others != 0 {
		x, _ := lost.others.Next()
		b.rooms[x-1] = b.rooms[x-1].Fewer(l.HousesOf(c))
		b.lookAt(x, l.HousesOf(c))
	}
}

// follow lets what the candidate forces by itself wait.
func (b *Branch) follow(k candidates.Candidate) {
	support := b.stack.support[k.Cell()]
	if k == b.assume {
		support = Lines{}
	}
	cost := b.stack.cost(support) + 1
	for _, link := range b.stack.links.from(k, &b.stack.keys) {
		if b.Grid.Has(link.Candidate) && b.Grid.Open().Has(link.Candidate.Cell()) {
			b.wait(inference{Line: link, support: support, weight: 1, cost: cost})
		}
	}
}

// lookIn looks at a cell.
func (b *Branch) lookIn(c candidates.Cell) {
	if n := b.Grid.Candidates(c).Len(); n <= 1 {
		b.look(candidates.CellItem(c), n)
	}
}

// lookAt looks at a digit in houses.
func (b *Branch) lookAt(d candidates.Digit, houses candidates.HouseSet) {
	room := b.rooms[d-1]
	for houses &^= room.Several(); houses != 0; {
		h, _ := houses.Next()
		n := 0
		if room.Ones.Has(h) {
			n = 1
		}
		b.look(candidates.HouseItem(d, h), n)
	}
}

// look sees what an item with n candidates left has become: a conflict, a
// single, or neither.
//
// Have: it lost a candidate by the line drawn last, and by no other line. So
// what follows rests on that line.
func (b *Branch) look(i candidates.Item, n int) {
	if n > 1 || n == 1 && b.last+1 >= b.cost || n == 0 && b.aimed || !b.may(i, n) {
		return
	}
	keys := &b.stack.keys.items
	if n == 0 {
		support, cost, ok := b.supportOf(i, b.cost)
		if ok && (cost < b.cost || b.found && keys[i] < keys[b.conflict]) {
			b.found, b.conflict, b.support, b.cost = true, i, support, cost
		}
		return
	}
	single := last(&b.Grid, i)
	if !b.Grid.Open().Has(single.Cell()) {
		return
	}
	most := b.cost - 1 // lines, the single included
	if w := b.waitsFor(single, false); w != nil {
		if most = w.cost; keys[w.Because] <= keys[i] {
			most--
		}
	}
	if b.last+1 > most {
		return
	}
	if support, cost, ok := b.supportOf(i, most-1); ok {
		b.wait(inference{Line: Line{Candidate: single, Because: i}, support: support, weight: 1, cost: cost + 1})
	}
}

// may reports whether the rule allows to look at an item with n candidates left.
func (b *Branch) may(i candidates.Item, n int) bool {
	switch b.stack.rule {
	case Chain:
		return n == 0
	case OneDigit:
		d, _, inHouse := i.House()
		return inHouse && d == b.assume.Digit()
	}
	return true
}

// last returns the one candidate that an item has left.
func last(g *candidates.Grid, i candidates.Item) candidates.Candidate {
	if d, h, ok := i.House(); ok {
		return candidates.Of(g.PlacesIn(d, h).First(), d)
	}
	c := candidates.Cell(i)
	return candidates.Of(c, g.Candidates(c).First())
}

// wait puts an inference among those waiting, unless a cheaper one of the same
// candidate waits or it costs too much to be of use.
func (b *Branch) wait(w inference) {
	if w.cost >= b.cost {
		return
	}
	other := b.waitsFor(w.Candidate, w.Nested != nil)
	if other == nil {
		b.waiting = append(b.waiting, len(b.met))
		b.met = append(b.met, w)
		return
	}
	keys := &b.stack.keys.items
	if w.cost < other.cost || w.cost == other.cost && w.Nested == nil && keys[w.Because] < keys[other.Because] {
		*other = w
	}
}

// waitsFor returns the inference waiting that places the candidate, or removes
// it; nil if there is none.
func (b *Branch) waitsFor(k candidates.Candidate, removes bool) *inference {
	for _, at := range b.waiting {
		if w := &b.met[at]; w.Candidate == k && (w.Nested != nil) == removes {
			return w
		}
	}
	return nil
}

// supportOf returns lines that suffice to prove that every candidate which the
// item had on the root grid and has no longer is gone, and their cost. ok is
// false if that is more than most.
func (b *Branch) supportOf(i candidates.Item, most int) (support Lines, cost int, ok bool) {
	s := b.stack
	p := &s.proof
	p.support, p.choices = Lines{}, p.choices[:0]
	if d, h, ok := i.House(); ok {
		cells := s.root.PlacesIn(d, h).AndNot(b.Grid.Places(d))
		for c, ok := cells.Next(); ok; c, ok = cells.Next() {
			b.gone(p, c, d)
		}
	} else {
		c := candidates.Cell(i)
		for digits := s.root.Candidates(c) &^ b.Grid.Candidates(c); digits != 0; {
			d, _ := digits.Next()
			b.gone(p, c, d)
		}
	}
	if cost = s.cost(p.support); cost > most {
		return support, cost, false
	}
	support = p.support
	for i := range p.choices {
		if by := &p.choices[i].by; !support.meets(*by) {
			support = b.addingLeast(support, *by)
			cost = s.cost(support)
		}
	}
	return support, cost, cost <= most
}

// proof is what proves that some candidates are gone.
type proof struct {
	support Lines    // certainly
	choices []choice // for the candidates that several lines struck, by their keys
}

// gone adds what proves that a candidate of the root grid is gone.
func (b *Branch) gone(p *proof, c candidates.Cell, d candidates.Digit) {
	by, only := b.strikers(c, d)
	if only {
		p.support = p.support.or(by)
		return
	}
	k := candidates.Of(c, d)
	at := len(p.choices)
	p.choices = append(p.choices, choice{})
	for ; at > 0 && b.first(k, p.choices[at-1].candidate); at-- {
		p.choices[at] = p.choices[at-1]
	}
	p.choices[at] = choice{k, by}
}

// choice is a candidate and the lines that struck it.
type choice struct {
	candidate candidates.Candidate
	by        Lines
}

// strikers returns the lines each of which struck a candidate of the root grid
// that is gone. If it is one placement only, its support is returned instead;
// that of a supposition is empty.
func (b *Branch) strikers(c candidates.Cell, d candidates.Digit) (by Lines, only bool) {
	s := b.stack
	by.placed = b.Grid.Places(d).AndNot(b.Grid.Open()).And(b.Grid.Layout().Peers(c))
	if !b.Grid.Open().Has(c) {
		by.placed = by.placed.With(c)
	}
	if by.placed.Meets(b.supposed) {
		return Lines{}, true
	}
	if b.removed[c].Has(d) {
		for i := range s.removals {
			if s.removals[i].Candidate == candidates.Of(c, d) {
				by.removed = by.removed.with(i)
			}
		}
	}
	if q, one := by.placed.Single(); one && by.removed == (numbers{}) {
		return s.support[q], true
	}
	return by, false
}

// addingLeast returns the union of the lines and the support of one of the
// given lines, the one with which the union costs least.
func (b *Branch) addingLeast(lines, by Lines) (best Lines) {
	s := b.stack
	least := Unbounded
	var of candidates.Candidate
	consider := func(support Lines, k candidates.Candidate) {
		with := lines.or(support)
		if cost := s.cost(with); cost < least || cost == least && b.first(k, of) {
			best, least, of = with, cost, k
		}
	}
	for c, ok := by.placed.Next(); ok; c, ok = by.placed.Next() {
		consider(s.support[c], candidates.Of(c, b.Grid.Value(c)))
	}
	for i, ok := by.removed.next(); ok; i, ok = by.removed.next() {
		consider(s.removals[i].support, s.removals[i].Candidate)
	}
	return best
}

// cost returns the number of lines of a set, those of nested refutations
// included.
func (s *Stack) cost(lines Lines) int {
	n := lines.placed.Len()
	for i, ok := lines.removed.next(); ok; i, ok = lines.removed.next() {
		n += s.removals[i].weight
	}
	return n
}
