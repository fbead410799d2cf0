package fallback

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"pencilmark/candidates"
)

// Refutation proves a candidate false: supposing it true, the lines follow one
// from another, and then an item has no candidate left.
type Refutation struct {
	Assume   candidates.Candidate
	Lines    []Line
	Conflict candidates.Item
}

// Line is one inference of a refutation. Either the candidate is placed,
// because it is the only one left for an item (a cell, or a digit in a house),
// or it is removed, because supposing it true as well is refuted in turn.
type Line struct {
	Candidate candidates.Candidate
	Because   candidates.Item // of a placement
	Nested    *Refutation     // of a removal, nil for a placement
}

// Size returns the number of lines, those of nested refutations included.
func (r *Refutation) Size() int {
	n := 0
	for _, line := range r.Lines {
		n += line.size()
	}
	return n
}

func (l *Line) size() int {
	if l.Nested == nil {
		return 1
	}
	return 1 + l.Nested.Size()
}

// ErrIrrefutable says that the grid has no candidate that could be refuted:
// what is left of every open cell is its digit in the solution.
var ErrIrrefutable = errors.New("no candidate is left to refute")

// Refute returns a refutation with as few lines as it can find, of whichever
// candidate has it. The candidates of a solution cannot be refuted; a caller
// that knows one passes it and saves the search, otherwise solution is nil.
// Every false candidate of a grid can be refuted, so an error means that there
// is none, or that the budget or the context ended the search before the first
// refutation was found. On a grid with several solutions that may take the
// whole budget.
//
// Refutations without nested ones come first, however long. Among those of
// equal size Refute prefers the one after which most digits follow as singles,
// then the first candidate in reading order.
//
// To find the fewest lines is a hard problem (it is that of the shortest
// resolution proof); what Refute does about it is explained at branch.
func Refute(ctx context.Context, g *candidates.Grid, solution *candidates.Filling, b Budget) (*Refutation, error) {
	r := refuter{meter: newMeter(ctx, b), root: g}
	suspects := r.suspects(solution)
	if len(suspects) == 0 {
		return nil, ErrIrrefutable
	}
	for depth := 1; r.err == nil; depth++ {
		if best := r.shortest(suspects, depth); best != nil {
			return best, nil
		}
	}
	return nil, r.err
}

// patience is the number of nodes spent on looking for a shorter refutation
// with nested ones than the shortest one found.
const patience = 30000

// maxSize is greater than the size of any refutation.
const maxSize = 1 << 30

// refuter looks for refutations on one grid.
type refuter struct {
	meter
	propagator
	root     *candidates.Grid // nothing supposed
	settled  candidates.Grid  // the root after all singles
	branches []*branch        // their memory, by depth
	lines    []inference      // of the branches being tried, the outermost first
	heavy    lineSet          // the lines that hold a nested refutation
}

// suspect is a candidate that may be false.
type suspect struct {
	candidate candidates.Candidate
	follows   int  // digits placed by singles when it is supposed true
	refuted   bool // by singles alone
}

// suspects returns the candidates that may be refuted, in reading order.
func (r *refuter) suspects(solution *candidates.Filling) (suspects []suspect) {
	r.settled = *r.root
	sound := r.settle(&r.settled)
	for c := range r.root.Open().All() {
		for d := range r.root.Candidates(c).All() {
			if solution != nil && solution[c] == d {
				continue
			}
			s := suspect{candidate: candidates.Of(c, d), refuted: true}
			if sound {
				g := r.settled
				s.refuted = !r.follow(&g, s.candidate)
				s.follows = r.settled.Open().Len() - g.Open().Len()
			}
			suspects = append(suspects, s)
		}
	}
	return suspects
}

// shortest returns the shortest refutation found with the given number of
// nested suppositions, nil if it found none.
func (r *refuter) shortest(suspects []suspect, nesting int) (best *Refutation) {
	if nesting == 2 {
		// The more a candidate forces, the sooner its branch ends.
		slices.SortStableFunc(suspects, func(a, b suspect) int { return cmp.Compare(b.follows, a.follows) })
	}
	size, gain, enough := maxSize, 0, 0
	for _, s := range suspects {
		if nesting == 1 && !s.refuted {
			continue
		}
		if best != nil && nesting > 1 && r.used > enough || !r.spend() {
			break
		}
		found, _ := r.suppose(nil, s.candidate, nesting, size+1)
		if found == nil {
			continue
		}
		found = tighten(r.root, found)
		if n, g := found.Size(), r.gain(s.candidate); n < size || g > gain {
			if best == nil {
				enough = r.used + patience
			}
			best, size, gain = found, n, g
		}
	}
	return best
}

// gain returns how many digits follow as singles when k is removed.
func (r *refuter) gain(k candidates.Candidate) int {
	g := *r.root
	g.Remove(k.Cell(), k.Digit())
	r.settle(&g)
	return r.settled.Open().Len() - g.Open().Len()
}
