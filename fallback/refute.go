package fallback

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
)

// ErrIrrefutable says that no candidate of the grid can be refuted: each is part of a solution,
// or it would take more lines at once than any person follows.
var ErrIrrefutable = errors.New("no candidate can be refuted")

// Refute returns a short refutation of some false candidate, whichever has it. The candidates of a solution
// cannot be refuted: a caller that knows one passes it and saves the search, otherwise solution is nil.
//
// A refutation without nested ones comes before one with them, however long. Otherwise the shorter one is
// chosen, but the lines count twice if no single follows when the candidate is removed: then the grid is
// hardly easier than before, and another trial is sure to come. Measured over whole puzzles this leaves a
// quarter fewer trials, and a fifth fewer lines, than to count all lines once. Among equals Refute prefers
// the one that more singles follow, then the first in reading order.
//
// The error is [ErrIrrefutable], or it says what ended the search before it
// found the first refutation: a [NodesError], or the cause of the context.
//
// To find the fewest lines is a hard problem, that of the shortest resolution
// proof. The type [suppose.Branch] says what is done instead.
func Refute(ctx context.Context, g *candidates.Grid, solution *candidates.Filling, b Budget) (*suppose.Refutation, error) {
	r := newRefuter(ctx, g, b)
	suspects := r.suspects(solution)
	for _, n := range []nesting{singles, once, anyDepth} {
		if best := r.shortest(suspects, n); best != nil {
			return best, nil
		}
	}
	if r.err == nil {
		r.err = ErrIrrefutable
	}
	return nil, r.err
}

// patience is how many nodes are spent, for each line of the best nested refutation found, on looking for a
// better one. Compared with none it makes the trials of the hardest puzzles a tenth shorter for a fifth
// more time. Four times as much makes them another tenth shorter and the whole walkthrough take half as
// long again, with a fifth more trials: short ones that lead nowhere.
const patience = 10

// refuter looks for refutations on one grid.
type refuter struct {
	meter
	suppose.Propagator
	singles suppose.Singles
	stack   suppose.Stack
	root    *candidates.Grid // nothing supposed
}

func newRefuter(ctx context.Context, g *candidates.Grid, b Budget) *refuter {
	r := &refuter{meter: newMeter(ctx, b), root: g}
	r.stack.Reset(g, suppose.Net)
	return r
}

// nesting says what the lines of a refutation may be.
type nesting uint8

const (
	singles  nesting = iota // placements
	once                    // nested refutations, but of placements
	anyDepth                // anything
)

// suspect is a candidate that may be false.
type suspect struct {
	candidate candidates.Candidate
	refuted   bool // by singles alone
	follows   int  // digits that singles place when it is supposed true
	gains     int  // digits that singles place when it is removed
}

// price is what a line of its refutation costs.
func (s suspect) price() int {
	if s.gains == 0 {
		return 2
	}
	return 1
}

// suspects returns the candidates that may be refuted, in reading order.
func (r *refuter) suspects(solution *candidates.Filling) (suspects []suspect) {
	settled := *r.root
	sound := r.Settle(&settled)
	for c := range r.root.Open().All() {
		for d := range r.root.Candidates(c).All() {
			if solution != nil && solution[c] == d {
				continue
			}
			if !r.spend() {
				return nil
			}
			s := suspect{candidate: candidates.Of(c, d), refuted: !sound}
			if sound {
				g := settled
				s.refuted = !r.Follow(&g, s.candidate)
				s.follows = settled.Open().Len() - g.Open().Len()
				g = settled
				r.Without(&g, s.candidate)
				s.gains = settled.Open().Len() - g.Open().Len()
			}
			suspects = append(suspects, s)
		}
	}
	return suspects
}

// shortest returns the best refutation it finds with the given nesting, nil if there is none.
func (r *refuter) shortest(suspects []suspect, nesting nesting) (best *suppose.Refutation) {
	// The sooner a short refutation is found, the sooner all others can be
	// given up: so those first that lead on, and of these the ones that force
	// least on the way to a conflict, or, where singles lead to none, most.
	slices.SortStableFunc(suspects, func(a, b suspect) int {
		c := cmp.Compare(a.follows, b.follows)
		if nesting > singles {
			c = -c
		}
		return cmp.Or(cmp.Compare(a.price(), b.price()), c)
	})
	var of suspect
	least, start := suppose.Unbounded, 0
	for _, s := range suspects {
		if nesting == singles && !s.refuted {
			continue
		}
		if nesting > singles && best != nil && r.used-start > patience*best.Size() || !r.spend() {
			break
		}
		found, _ := r.suppose(s.candidate, nesting, least/s.price()+1)
		if found == nil {
			continue
		}
		found = suppose.Tighten(r.root, found)
		order := cmp.Or(
			cmp.Compare(found.Size()*s.price(), least),
			cmp.Compare(of.gains, s.gains),
			cmp.Compare(s.candidate, of.candidate))
		if order < 0 {
			if best == nil {
				start = r.used
			}
			best, of, least = found, s, found.Size()*s.price()
		}
	}
	return best
}

// suppose refutes candidate k within the innermost branch, or on the root grid, by a proof that
// costs less than below. It also returns the lines of the branches around that the proof rests
// on. Without such a proof the refutation is nil.
func (r *refuter) suppose(k candidates.Candidate, nesting nesting, below int) (found *suppose.Refutation, outer suppose.Lines) {
	b := r.stack.Push(k, below)
	for !b.Run() && !b.Full() && r.nest(b, nesting) {
	}
	return r.stack.Pop()
}

// nest looks for candidates that can be refuted within the branch, and puts
// their removal among the inferences that wait. It reports whether that leads
// on. It tries the candidates that singles refute: first those whose removal leaves a single in
// turn, then the others. If there are none and the branch may nest to any depth, it splits on
// an item, all of whose candidates have to be refuted, as a search does.
func (r *refuter) nest(b *suppose.Branch, nesting nesting) bool {
	if nesting == singles {
		return false
	}
	r.singles.Reset(&b.Grid)
	for _, linked := range []bool{true, false} {
		open := b.Grid.Open()
		for c, ok := open.Next(); ok; c, ok = open.Next() {
			for digits := b.Grid.Candidates(c); digits != 0; {
				d, _ := digits.Next()
				k := candidates.Of(c, d)
				if linked && !suppose.Linked(&b.Grid, k) {
					continue
				}
				if !r.spend() {
					return false
				}
				if linked == suppose.Linked(&b.Grid, k) && r.singles.Fail(k, b.Room(k)) && !r.refuteWithin(b, k, singles) {
					b.GiveUp(k)
				}
			}
		}
		if b.Waits() {
			return true
		}
	}
	return nesting == anyDepth && r.splitOn(b, fewest(&b.Grid))
}

// splitOn refutes all candidates of an item. It reports whether it could.
func (r *refuter) splitOn(b *suppose.Branch, i candidates.Item) bool {
	if b.Grid.Open().IsEmpty() {
		return false // the branch is a solution
	}
	var cases [candidates.MaxSize]candidates.Candidate
	for _, k := range b.Grid.AppendCandidates(cases[:0], i) {
		if !r.spend() || !r.refuteWithin(b, k, anyDepth) {
			return false
		}
	}
	return true
}

// refuteWithin refutes a candidate of a branch, and lets its removal wait. It
// reports whether it could, at a cost that may be of use.
func (r *refuter) refuteWithin(b *suppose.Branch, k candidates.Candidate, nesting nesting) bool {
	nested, outer := r.suppose(k, nesting, b.Cost()-1)
	if nested == nil {
		return false
	}
	b.Remove(nested, outer)
	return true
}
