package fallback

import (
	"math/bits"

	"pencilmark/candidates"
)

// branch is a grid on which something is supposed, with the reason for
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
type branch struct {
	grid  candidates.Grid
	depth int                                      // 0 on the root grid, 1 nested in such a branch, and so on
	first int                                      // the line that is its supposition
	at    [candidates.MaxCells]uint8               // the line that placed a cell
	gone  [candidates.MaxCells]candidates.DigitSet // removed by nested refutations

	waiting []inference

	// The cheapest conflict so far. Until there is one, the cost is the bound
	// that it has to stay below.
	found    bool
	conflict candidates.Item
	support  lineSet
	cost     int
}

// inference is a line of a branch with the lines that its proof takes.
type inference struct {
	Line
	support lineSet // includes the line itself once it is drawn; empty for a supposition
	weight  int     // the size of the line, nested ones included
	cost    int     // the sizes of all lines of the proof
}

// maxLines bounds the lines of a branch together with those around it, needed
// or not. A branch that has as many goes no further. The hardest puzzles known
// come to half as many.
const maxLines = 256

// lineSet is a set of lines.
type lineSet [maxLines / 64]uint64

func (s *lineSet) add(i int) { s[i/64] |= 1 << (i % 64) }

func (s *lineSet) union(t *lineSet) {
	for i, w := range t {
		s[i] |= w
	}
}

func (s *lineSet) meets(t *lineSet) bool {
	for i, w := range t {
		if s[i]&w != 0 {
			return true
		}
	}
	return false
}

func (s *lineSet) len() (n int) {
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// split returns the lines before i and those from i on.
func (s lineSet) split(i int) (before, from lineSet) {
	for w := range s {
		// Have: a shift by 64 or more leaves nothing.
		below := uint64(1)<<max(0, i-64*w) - 1
		before[w], from[w] = s[w]&below, s[w]&^below
	}
	return before, from
}

// next takes out the first line.
func (s *lineSet) next() (line int, ok bool) {
	for i, w := range s {
		if w != 0 {
			s[i] &= w - 1
			return i*64 + bits.TrailingZeros64(w), true
		}
	}
	return 0, false
}

// suppose refutes candidate k within the branch around it, nil for the root
// grid, by a proof that costs less than bound. It also returns the lines of
// the branches around that the proof rests on. Without such a proof the
// refutation is nil.
func (r *refuter) suppose(around *branch, k candidates.Candidate, nesting nesting, bound int) (found *Refutation, outer lineSet) {
	if len(r.lines) == maxLines {
		return nil, outer
	}
	b := r.branch(around)
	b.cost = bound
	r.lines = append(r.lines, inference{Line: Line{Candidate: k}})
	b.at[k.Cell()] = uint8(b.first)
	r.put(b, k)
	if around == nil {
		for _, i := range r.atRoot {
			r.look(b, i)
		}
	}
	for {
		w, ok := b.cheapest()
		switch {
		case ok:
			r.draw(b, w)
			continue
		case b.found:
			found, outer = r.extract(b)
		case r.nest(b, nesting):
			continue
		}
		r.cut(b.first)
		return found, outer
	}
}

// branch returns a new branch within the one around it.
func (r *refuter) branch(around *branch) *branch {
	depth := 0
	if around != nil {
		depth = around.depth + 1
	}
	if depth == len(r.branches) {
		r.branches = append(r.branches, new(branch))
	}
	b := r.branches[depth]
	if around == nil {
		b.grid, b.gone = *r.root, [candidates.MaxCells]candidates.DigitSet{}
	} else {
		b.grid, b.at, b.gone = around.grid, around.at, around.gone
	}
	b.depth, b.first, b.waiting, b.found = depth, len(r.lines), b.waiting[:0], false
	return b
}

// cheapest takes out the cheapest inference that is waiting, the first among
// equals; ok is false if none costs less than the conflict found or the bound.
func (b *branch) cheapest() (w inference, ok bool) {
	best := -1
	for i := range b.waiting {
		if b.waiting[i].cost < b.cost && (best < 0 || b.waiting[i].cost < b.waiting[best].cost) {
			best = i
		}
	}
	if best < 0 {
		return w, false
	}
	w = b.waiting[best]
	last := len(b.waiting) - 1
	copy(b.waiting[best:], b.waiting[best+1:])
	b.waiting = b.waiting[:last]
	return w, true
}

// draw makes an inference a line of the branch, unless another line made it
// void, and looks at the items that lose a candidate by it.
func (r *refuter) draw(b *branch, w inference) {
	k := w.Candidate
	c, d := k.Cell(), k.Digit()
	if !b.grid.Has(k) || !b.grid.Open().Has(c) || len(r.lines) == maxLines {
		return
	}
	w.support.add(len(r.lines))
	r.lines = append(r.lines, w)
	l := b.grid.Layout()
	if w.Nested != nil {
		r.heavy.add(len(r.lines) - 1)
		b.grid.Remove(c, d)
		b.gone[c] = b.gone[c].With(d)
		r.look(b, candidates.CellItem(c))
		for h := range l.HousesOf(c).All() {
			r.look(b, candidates.HouseItem(d, h))
		}
		return
	}
	b.at[c] = uint8(len(r.lines) - 1)
	r.put(b, k)
}

// put places a candidate and looks at the items that lose one by it.
func (r *refuter) put(b *branch, k candidates.Candidate) {
	c, d := k.Cell(), k.Digit()
	l := b.grid.Layout()
	lost := place(&b.grid, c, d)
	for q, ok := lost.cells.Next(); ok; q, ok = lost.cells.Next() {
		r.look(b, candidates.CellItem(q))
	}
	for h := range lost.houses.All() {
		r.look(b, candidates.HouseItem(d, h))
	}
	for x := range lost.others.All() {
		for h := range l.HousesOf(c).All() {
			r.look(b, candidates.HouseItem(x, h))
		}
	}
}

// look sees what has become of an item: a conflict, a single, or neither.
func (r *refuter) look(b *branch, i candidates.Item) {
	n := b.grid.Count(i)
	if n > 1 {
		return
	}
	var single candidates.Candidate
	if n == 1 {
		if single = last(&b.grid, i); !b.grid.Open().Has(single.Cell()) {
			return
		}
	}
	support := r.supportOf(b, i)
	cost := r.cost(&support)
	if n == 0 {
		if cost < b.cost {
			b.found, b.conflict, b.support, b.cost = true, i, support, cost
		}
		return
	}
	b.wait(inference{Line{Candidate: single, Because: i}, support, 1, cost + 1})
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
func (b *branch) wait(w inference) {
	if w.cost >= b.cost {
		return
	}
	for i := range b.waiting {
		if other := &b.waiting[i]; other.Candidate == w.Candidate && (other.Nested == nil) == (w.Nested == nil) {
			if w.cost < other.cost {
				*other = w
			}
			return
		}
	}
	b.waiting = append(b.waiting, w)
}

// supportOf returns lines that suffice to prove that every candidate which the
// item had on the root grid and has no longer is gone.
func (r *refuter) supportOf(b *branch, i candidates.Item) (support lineSet) {
	var choices [candidates.MaxSize]lineSet
	n := 0
	gone := func(c candidates.Cell, d candidates.Digit) {
		by, free := r.strikers(b, c, d)
		switch {
		case free || support.meets(&by):
		case by.len() == 1:
			line, _ := by.next()
			support.union(&r.lines[line].support)
		default:
			choices[n] = by
			n++
		}
	}
	if d, h, ok := i.House(); ok {
		cells := r.root.PlacesIn(d, h).AndNot(b.grid.Places(d))
		for c, ok := cells.Next(); ok; c, ok = cells.Next() {
			gone(c, d)
		}
	} else {
		c := candidates.Cell(i)
		for d := range (r.root.Candidates(c) &^ b.grid.Candidates(c)).All() {
			gone(c, d)
		}
	}
	for _, by := range choices[:n] {
		if support.meets(&by) {
			continue
		}
		var best lineSet
		least := maxSize
		for line, ok := by.next(); ok; line, ok = by.next() {
			with := support
			with.union(&r.lines[line].support)
			if cost := r.cost(&with); cost < least {
				best, least = with, cost
			}
		}
		support = best
	}
	return support
}

// strikers returns the lines each of which struck a candidate of the root grid
// that is gone. It is free if a supposition did.
func (r *refuter) strikers(b *branch, c candidates.Cell, d candidates.Digit) (by lineSet, free bool) {
	strikes := func(line int) {
		if r.lines[line].support == (lineSet{}) {
			free = true
		}
		by.add(line)
	}
	if !b.grid.Open().Has(c) {
		strikes(int(b.at[c]))
	}
	seen := b.grid.Places(d).And(b.grid.Layout().Peers(c)).AndNot(b.grid.Open())
	for q, ok := seen.Next(); ok; q, ok = seen.Next() {
		strikes(int(b.at[q]))
	}
	if b.gone[c].Has(d) {
		heavy := r.heavy
		for line, ok := heavy.next(); ok; line, ok = heavy.next() {
			if r.lines[line].Candidate == candidates.Of(c, d) {
				strikes(line)
			}
		}
	}
	return by, free
}

// cost returns the number of lines of a set, those of nested refutations
// included.
func (r *refuter) cost(s *lineSet) int {
	n := s.len()
	heavy := *s
	for i := range heavy {
		heavy[i] &= r.heavy[i]
	}
	for line, ok := heavy.next(); ok; line, ok = heavy.next() {
		n += r.lines[line].weight - 1
	}
	return n
}

// nest looks for candidates that can be refuted within the branch, and puts
// their removal among the inferences that wait. It reports whether that leads
// on. It tries the candidates that singles refute: first those whose removal
// leaves a single in turn, then all. If there are none and the branch may nest
// to any depth, it splits on an item, all of whose candidates have to be
// refuted, as a search does.
func (r *refuter) nest(b *branch, nesting nesting) bool {
	if nesting == singles {
		return false
	}
	settled := b.grid
	sound := r.settle(&settled)
	for _, linked := range []bool{true, false} {
		open := b.grid.Open()
		for c, ok := open.Next(); ok; c, ok = open.Next() {
			for digits := b.grid.Candidates(c); digits != 0; {
				d, _ := digits.Next()
				k := candidates.Of(c, d)
				if linked && !hasStrongLink(&b.grid, k) {
					continue
				}
				if !r.spend() {
					return false
				}
				// Most candidates cannot be refuted by singles, which is known
				// sooner if no reasons are kept.
				if g := settled; sound && r.follow(&g, k) {
					continue
				}
				r.refuteWithin(b, k, singles)
			}
		}
		if len(b.waiting) > 0 {
			return true
		}
	}
	return nesting == anyDepth && r.splitOn(b, fewest(&b.grid))
}

// splitOn refutes all candidates of an item. It reports whether it could.
func (r *refuter) splitOn(b *branch, i candidates.Item) bool {
	if b.grid.Open().IsEmpty() {
		return false // the branch is a solution
	}
	var cases [candidates.MaxSize]candidates.Candidate
	for _, k := range b.grid.AppendCandidates(cases[:0], i) {
		if !r.spend() || !r.refuteWithin(b, k, anyDepth) {
			return false
		}
	}
	return true
}

// refuteWithin refutes a candidate of a branch, and lets its removal wait. It
// reports whether it could, at a cost that may be of use.
func (r *refuter) refuteWithin(b *branch, k candidates.Candidate, nesting nesting) bool {
	nested, outer := r.suppose(b, k, nesting, b.cost-1)
	if nested == nil {
		return false
	}
	weight := 1 + nested.Size()
	b.wait(inference{Line{Candidate: k, Nested: nested}, outer, weight, r.cost(&outer) + weight})
	return true
}

// hasStrongLink reports whether an item has two candidates, k one of them.
func hasStrongLink(g *candidates.Grid, k candidates.Candidate) bool {
	c, d := k.Cell(), k.Digit()
	if g.Candidates(c).Len() == 2 {
		return true
	}
	for hs := g.Layout().HousesOf(c); hs != 0; {
		h, _ := hs.Next()
		if g.PlacesIn(d, h).Len() == 2 {
			return true
		}
	}
	return false
}

// extract returns the refutation that the conflict of the branch amounts to,
// and the lines around the branch that it rests on.
func (r *refuter) extract(b *branch) (found *Refutation, outer lineSet) {
	outer, own := b.support.split(b.first)
	found = &Refutation{Assume: r.lines[b.first].Candidate, Conflict: b.conflict, Lines: make([]Line, 0, own.len())}
	for line, ok := own.next(); ok; line, ok = own.next() {
		found.Lines = append(found.Lines, r.lines[line].Line)
	}
	return found, outer
}

// cut forgets the lines from the given one on.
func (r *refuter) cut(line int) {
	r.lines = r.lines[:line]
	r.heavy, _ = r.heavy.split(line)
}
