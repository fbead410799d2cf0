package suppose

import (
	"slices"

	"pencilmark/candidates"
)

// Branch is a grid on which something is supposed, with the reason for everything that was inferred since.
//
// A branch draws its inferences in the order of what they cost, as Dijkstra's algorithm visits
// nodes: the cost of an inference is the number of lines that a proof of it takes, where a line
// used twice counts once. So the first conflict that costs no more than any inference in the
// queue is the cheapest that these proofs lead to, and a search can give up a branch as soon as
// nothing in it is cheaper than the shortest refutation known.
//
// The proof of a single: all candidates of the item but one are gone. Each of them was on the root grid,
// and is gone because a line, or a supposition, struck it. The support of the single is the union of the
// supports of one such line for each. Where several lines struck a candidate, one that is in the union
// anyway costs nothing; otherwise the one that adds least is taken. These choices are made one at a time,
// which is why the result is short but not always the shortest.
type Branch struct {
	// Grid is what the lines drawn so far leave.
	Grid candidates.Grid

	stack       *Stack
	rooms       [candidates.MaxSize]candidates.Tally // of the grid: by digit, its places
	assume      candidates.Candidate
	supposed    candidates.CellSet                     // the cell of the supposition, and those of the branches around
	open        candidates.CellSet                     // the open cells at the start
	removals    int                                    // how many there were at the start
	last        int                                    // the cost of the line drawn last
	searched    [candidates.MaxSize]candidates.CellSet // by digit, its places when patterns were looked for
	counted     bool                                   // whether sums were looked at
	since       int                                    // the cost of the first line that the last run drew
	irrefutable candidates.CandidateSet                // what could not be refuted by then
	met         []inference                            // that were queued at some time
	waiting     []queued                               // those that are

	// The cheapest conflict so far. Until there is one, the cost is the bound that it has to stay below.
	found    bool
	conflict candidates.Item
	support  Lines
	cost     int

	// The candidate that the branch is to strike, if it has such a goal. Then
	// lines that strike it take the part of the conflict.
	hasGoal bool
	goal    candidates.Candidate
}

// inference is a line of a branch with the lines that its proof takes.
type inference struct {
	Line
	support Lines // includes the line itself once it is drawn
	weight  int   // the size of the line, nested ones included
	cost    int   // the sizes of all lines of the proof
	drawn   int   // how many lines were drawn before it
	breaks  bool  // a sum that has no way with the digits of its cells, of which the last is struck
}

// queued is what the queue is searched for, close together.
type queued struct {
	rank      uint64 // its cost, then the key of its candidate: the least comes first
	at        int32  // its place in the list of inferences met
	candidate candidates.Candidate
	kind      lineKind
}

// lineKind says what a line is.
type lineKind uint8

const (
	placement lineKind = iota
	removal            // by a nested refutation
	pattern
)

func (l *Line) kind() lineKind {
	switch {
	case l.Nested != nil:
		return removal
	case l.Pattern != nil:
		return pattern
	}
	return placement
}

// SetGoal makes the branch look for lines that strike the candidate, instead of
// lines to a conflict. It must be called before [Branch.Run].
func (b *Branch) SetGoal(goal candidates.Candidate) {
	b.hasGoal, b.goal, b.found = true, goal, false
	b.checkGoal()
}

// checkGoal notes the lines that strike the goal, if it is struck.
func (b *Branch) checkGoal() {
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

// Run draws inferences until none is queued that costs less than the bound, or
// than the conflict found. It reports whether there is a conflict.
func (b *Branch) Run() bool {
	b.since = Unbounded
	for w, ok := b.cheapest(); ok; w, ok = b.cheapest() {
		b.since = min(b.since, w.cost)
		b.draw(w)
		if b.hasGoal {
			b.checkGoal()
		}
	}
	return b.found
}

// Cost returns the number of lines of the conflict found; until there is one,
// the bound that it has to stay below.
func (b *Branch) Cost() int { return b.cost }

// Left returns how many candidates the open cells have.
func (b *Branch) Left() (n int) {
	for c := range b.Grid.Open().All() {
		n += b.Grid.Candidates(c).Len()
	}
	return n
}

// Room returns a bound on the lines of a nested refutation of k: one with more
// lines of its own is of no use.
//
// Have: a refutation that was not there before the last run rests on a line that
// it drew. So it costs as much as the first of these, and its own lines besides.
func (b *Branch) Room(k candidates.Candidate) int {
	room := b.cost - 1
	if b.irrefutable.Has(k) {
		room -= b.since
	}
	return room
}

// GiveUp notes that no refutation of k was found at a cost that is of use.
func (b *Branch) GiveUp(k candidates.Candidate) { b.irrefutable.Add(k) }

// Full reports whether no further nested refutation can stand as a line.
func (b *Branch) Full() bool { return len(b.stack.removals) == maxRemovals }

// Waits reports whether an inference is queued.
func (b *Branch) Waits() bool { return len(b.waiting) > 0 }

// Remove queues the removal of the candidate that the nested refutation refutes.
// The refutation rests on the outer lines.
func (b *Branch) Remove(nested *Refutation, outer Lines) {
	weight := 1 + nested.Cost()
	b.wait(inference{
		Line: Line{Candidate: nested.Assume, Nested: nested}, support: outer,
		weight: weight, cost: b.stack.cost(outer) + weight,
	})
}

// cheapest takes the cheapest inference from the queue; ok is false if none costs
// less than the conflict found or the bound.
func (b *Branch) cheapest() (w inference, ok bool) {
	best, least := -1, uint64(max(b.cost, 0))<<32
	for i := range b.waiting {
		if rank := b.waiting[i].rank; rank < least {
			best, least = i, rank
		}
	}
	if best < 0 {
		return w, false
	}
	w = b.met[b.waiting[best].at]
	b.waiting = slices.Delete(b.waiting, best, best+1)
	return w, true
}

// rank returns the place of an inference in the order of the queue.
func (b *Branch) rank(w *inference) uint64 {
	return uint64(w.cost)<<32 | uint64(b.stack.keys.candidates[w.Candidate])
}

// first reports whether x is preferred to y, where both are equally good.
func (b *Branch) first(x, y candidates.Candidate) bool {
	return b.stack.keys.candidates[x] < b.stack.keys.candidates[y]
}

// draw makes an inference a line of the branch, unless an earlier line says the
// same, and looks at the items that lose a candidate by it.
func (b *Branch) draw(w inference) {
	s, k := b.stack, w.Candidate
	if w.Pattern != nil {
		b.drawPattern(w)
		return
	}
	c := k.Cell()
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
	b.strike(k)
	b.lookWhere(k)
}

// strike removes a candidate by the last of the lines that remove.
func (b *Branch) strike(k candidates.Candidate) {
	s, d := b.stack, k.Digit()
	s.removers[k] = s.removers[k].with(len(s.removals) - 1)
	b.Grid.Remove(k.Cell(), d)
	b.rooms[d-1] = b.rooms[d-1].Fewer(b.Grid.Layout().HousesOf(k.Cell()))
}

// lookWhere looks at the items that lost a candidate.
func (b *Branch) lookWhere(k candidates.Candidate) {
	b.lookIn(k.Cell())
	b.lookAt(k.Digit(), b.Grid.Layout().HousesOf(k.Cell()))
}

// put places a candidate and looks at the items that lose one by it.
func (b *Branch) put(k candidates.Candidate) {
	c, d := k.Cell(), k.Digit()
	l := b.Grid.Layout()
	if b.stack.rule == Chain {
		b.follow(k)
	}
	excluded := &b.stack.excluded
	lost := place(&b.Grid, c, d, excluded)
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
	if !lost.byClues {
		return
	}
	for k := range excluded.All() {
		b.rooms[k.Digit()-1] = b.rooms[k.Digit()-1].Fewer(l.HousesOf(k.Cell()))
	}
	for k := range excluded.All() {
		b.lookWhere(k)
	}
}

// follow queues what the candidate forces by itself.
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

// look handles an item with n candidates left, if it is a conflict or a single.
//
// Have: it lost a candidate by the line drawn last, and by no other line. So
// what follows rests on that line.
func (b *Branch) look(i candidates.Item, n int) {
	if n > 1 || n == 1 && b.last+1 >= b.cost || n == 0 && b.hasGoal || !b.allows(i, n) {
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
	if q := b.waitsFor(single, placement); q != nil {
		if most = b.met[q.at].cost; keys[b.met[q.at].Because] <= keys[i] {
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

// allows reports whether the rule allows to look at an item with n candidates left.
func (b *Branch) allows(i candidates.Item, n int) bool {
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

// wait queues an inference, unless a cheaper one of the same candidate is queued
// or it costs too much to be of use.
func (b *Branch) wait(w inference) {
	if w.cost >= b.cost {
		return
	}
	q := b.waitsFor(w.Candidate, w.kind())
	if q == nil {
		b.push(w)
		return
	}
	keys, other := &b.stack.keys.items, &b.met[q.at]
	if w.cost < other.cost || w.cost == other.cost && w.Nested == nil && keys[w.Because] < keys[other.Because] {
		*other, q.rank = w, b.rank(&w)
	}
}

// push queues an inference.
func (b *Branch) push(w inference) {
	b.waiting = append(b.waiting, queued{b.rank(&w), int32(len(b.met)), w.Candidate, w.kind()})
	b.met = append(b.met, w)
}

// waitsFor returns the queued inference of the kind about the candidate, nil if there is none.
func (b *Branch) waitsFor(k candidates.Candidate, kind lineKind) *queued {
	for i := range b.waiting {
		if q := &b.waiting[i]; q.candidate == k && q.kind == kind {
			return q
		}
	}
	return nil
}
