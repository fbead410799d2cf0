package explainer

import "math/bits"

// settled tells when no step that is left can be harder than the hardest one, so that they need not be taken.
//
// It strikes on a board of its own what sure patterns show: singles, locked candidates, forcing chains, and chains
// from all candidates of a cell, the chains as short as the rating allows. Let Q be that board before some is struck,
// and P the board of the puzzle at any later time, whatever steps were taken, where P is part of Q and has a
// candidate e that a pattern in Q strikes. Then P has a sure pattern as well, rated no higher:
//
// (a) What is a single or locked in Q is so in P, or less of it is left, which is a single. Let P have no singles.
//
// (b) Let a chain in Q lead from x, a candidate of P that may be e, by links "so y is false, so z is true" to "so e
// is false". As x is left y is not placed. If y were gone, z would be a single or placed. What is placed has struck
// what the next link says is false, whose z is placed then too, and so on to e, but P has e. So P has y. If z were gone
// y would be a single. So P has z, and the chain from its first link to its last.
//
// (c) So a forcing chain in Q is in P. If all candidates of a cell lead to the end of e, those that are left in P do.
// If three or more are left that is a chain of the same kind, no longer. If two are left, a and b, links lead back from e
// to the end of a, so b is true, so e is false: a forcing chain. None can be placed, as that had struck e.
//
// So the first rule that finds anything in P is that of the pattern or one before it. Rules before forcing chains
// rate 6.2 or less, and rules take the chain that is rated lowest. Before chains from a cell there are aligned
// triplets at 7.5, chains without branches, in which each candidate is twice at most, and Nishio chains, where each
// end rests on each place of a digit once at most.
//
// If patterns solve the board it has one solution, which no rule strikes. So P is part of the first Q, and until it is
// solved there is a last Q that it is part of.
type settled struct {
	known  bool
	rating int // of the hardest step
	sure   *Solver
	last   returning // the board on which chains were last looked for
}

// lowestSettled is the lowest rating for which sure patterns are looked for: that of forcing chains of all kinds.
const lowestSettled = 70

// certain reports whether the steps that are left are certain to solve the puzzle and rated no higher than the
// hardest so far. It is told of every step.
func (f *settled) certain(s *Solver, before *board, hardest int) bool {
	if hardest < lowestSettled {
		return false
	}
	if !f.known {
		if f.sure == nil {
			f.sure = New()
		}
		f.known, f.sure.board = true, s.board
		f.last.known = false
	} else if changed := f.follow(s, before); f.rating != hardest {
		f.last.known = false
	} else if !changed {
		return false
	}
	f.rating = hardest
	for f.sure.board.left > 0 {
		if f.sure.singles() || f.sure.nakedSingle() || f.sure.lockedCandidates() {
			continue
		}
		if !f.chains(&s.board) {
			return false
		}
	}
	return true
}

// follow takes the last step on the board of sure patterns, and reports whether that has changed it.
func (f *settled) follow(s *Solver, before *board) (changed bool) {
	b := &f.sure.board
	if k := s.placed; k >= 0 {
		if changed = b.digits[k/9] != 0; changed {
			b.place(k/9, k%9)
		}
		return changed
	}
	for c := range 81 {
		for m := before.digits[c] &^ s.board.digits[c] & b.digits[c]; m != 0; m &= m - 1 {
			b.remove(c, lowest(m))
			changed = true
		}
	}
	return changed
}

// chains strikes what chains show that are short enough, and reports whether there are any.
func (f *settled) chains(board *board) (found bool) {
	b, x := &f.sure.board, &f.sure.chains
	x.begin(b, mode{})
	x.share(nil)
	u := &x.unary
	u.link(b)
	u.use(mixedChain)
	var struck nodeSet
	u.limit = longest(f.rating - baseOf(mixedChain, false))
	fresh, _ := x.fresh(mixedChain, &f.last)
	for t := range u.words {
		for w := fresh[t] & u.has[t]; w != 0; w &= w - 1 {
			if i := t<<6 + bits.TrailingZeros64(w); u.returns(i) && u.distance(i, i) <= u.limit {
				struck.add(int(u.named[i]))
				found = true
			}
		}
	}
	if !found && f.allows(board) {
		u.limit = longest(f.rating - mode{multiple: true}.base())
		for c, m := range b.digits {
			more := m != f.last.board.digits[c]
			for rest := m; rest != 0 && !more; rest &= rest - 1 {
				more = fresh.has(int(u.number[candidate(c, lowest(rest))]))
			}
			if more && count(m) > 2 && f.cell(c, &struck) {
				found = true
			}
		}
	}
	f.last.known, f.last.board = true, *b
	for k := range off {
		if struck.has(k) {
			b.remove(k/9, k%9)
		}
	}
	return found
}

// allows reports whether chains without branches and Nishio chains on a board are rated no higher than the hardest step.
func (f *settled) allows(b *board) bool {
	all, most := 0, 0
	for d := range 9 {
		n := 0
		for r := range 9 {
			n += count(b.places[rows+r][d])
		}
		all += n
		most = max(most, n)
	}
	return f.rating >= max(baseOf(mixedChain, false)+increment(2*all+1), mode{nishio: true}.base()+increment(2*most+1))
}

// cell notes what all candidates of a cell lead to.
func (f *settled) cell(c int, struck *nodeSet) (found bool) {
	u := &f.sure.chains.unary
	common := u.has
	for m := f.sure.board.digits[c]; m != 0; m &= m - 1 {
		_, no := u.closure(int(u.number[candidate(c, lowest(m))]))
		for t := range no {
			common[t] &= no[t]
		}
	}
	for t, w := range common[:u.words] {
		for ; w != 0; w &= w - 1 {
			e, length := t<<6+bits.TrailingZeros64(w), 0
			for m := f.sure.board.digits[c]; m != 0; m &= m - 1 {
				length += u.distance(int(u.number[candidate(c, lowest(m))]), e)
			}
			if length <= u.limit {
				struck.add(int(u.named[e]))
				found = true
			}
		}
	}
	return found
}
