package fallback

import (
	"cmp"
	"context"
	"errors"
	"sort"

	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
	"pencilmark/fallback/band"
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
// the one that more singles follow, then the one with the least key; see [suppose.Keys].
//
// The error is [ErrIrrefutable], or it says what ended the search before it
// found the first refutation: a [NodesError], or the cause of the context.
//
// To find the fewest lines is a hard problem, that of the shortest resolution
// proof. The type [suppose.Branch] says what is done instead.
func Refute(ctx context.Context, g *candidates.Grid, solution *candidates.Filling, b Budget) (*suppose.Refutation, error) {
	var r Refuter
	return r.Refute(ctx, g, solution, b)
}

// shortMeans are those of [Refute], in turn.
var shortMeans = []Means{{}, {Patterns: true}, {Patterns: true, Nested: suppose.Unbounded}, {Patterns: true, Nested: suppose.Unbounded, AnyDepth: true}}

// RefuteSoon does what Refute does, but with no patterns among the lines, and where singles refute nothing it
// refutes a candidate whose removal places many digits rather than one that takes few lines: that takes a sixth
// of the time, and the refutation is longer. It is for who only wants to know what is false.
func RefuteSoon(ctx context.Context, g *candidates.Grid, solution *candidates.Filling, b Budget) (*suppose.Refutation, error) {
	return refute(ctx, g, solution, b,
		Means{}, Means{Soon: true, Nested: suppose.Unbounded}, Means{Soon: true, Nested: suppose.Unbounded, AnyDepth: true})
}

// refute tries the means in turn.
func refute(ctx context.Context, g *candidates.Grid, solution *candidates.Filling, b Budget, means ...Means) (*suppose.Refutation, error) {
	var r Refuter
	r.Reset(ctx, g, solution, b)
	return r.inTurn(means)
}

// inTurn tries the means in turn.
func (r *Refuter) inTurn(means []Means) (*suppose.Refutation, error) {
	for _, m := range means {
		if best := r.Shortest(m); best != nil {
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

// care is patience where what is left counts as well.
const care = 100

// weight is how many lines a candidate beyond one for each open cell is worth that a refutation leaves; see [Means.Ahead].
// Nets of the hardest puzzles known then take half as many lines as those with the fewest lines each do.
const weight = 3

// haste is patience where any refutation will do. None at all makes whole walkthroughs no faster.
const haste = 2

// Refuter looks for refutations on one grid, by ever more means. Its zero value must be reset before use.
type Refuter struct {
	meter
	suppose.Propagator
	singles  suppose.Singles // of a branch
	atRoot   suppose.Singles
	stack    suppose.Stack
	root     *candidates.Grid // nothing supposed
	suspects []suspect
	ahead    bool // whether it is known what the removal of each suspect leaves
	means    Means
	deep     deep
	solver   *band.Solver // nil until it is needed: it is large
	settled  settled
}

// settled is a grid that was found to have one solution.
type settled struct {
	grid     candidates.Grid
	solution candidates.Filling
}

// stillOf reports whether the solution is the only one of g as well: g comes from the grid and has lost no candidate
// of the solution.
func (s *settled) stillOf(g *candidates.Grid) bool {
	if s.grid.Layout() != g.Layout() {
		return false
	}
	for c := range g.Layout().Cells().All() {
		if g.Candidates(c)&^s.grid.Candidates(c) != 0 || !g.Candidates(c).Has(s.solution[c]) {
			return false
		}
	}
	return true
}

// Means say what the lines of a refutation may be besides placements.
type Means struct {
	// Patterns allows patterns.
	Patterns bool
	// Nested allows nested refutations by placements that cost less than this, together with the lines of the
	// branch that they rest on; see [suppose.Refutation.Cost].
	Nested int
	// Soon looks first at the candidates whose removal places most digits, and hardly for shorter refutations.
	Soon bool
	// Ahead prefers refutations after which singles refute much, to those of the fewest lines.
	Ahead bool
	// AnyDepth allows nested refutations of any kind where others lead nowhere.
	AnyDepth bool
	// Most, if it is not 0, is what the whole refutation may cost.
	Most int
	// Good, if it is not 0, is what a refutation may cost that comes before all that cost more.
	Good int
	// Lines, if it is not 0, is how many lines the refutation may have when it is written; see [suppose.Refutation.Length].
	Lines int
	// Nodes, if it is not 0, is how many may be spent before a good refutation is found.
	Nodes int
}

// nests reports whether there may be nested refutations.
func (m Means) nests() bool { return m.Nested > 0 }

// Reset makes g the grid, which must not change while it is, and finds out which of its candidates may be
// refuted, as [Refute] does.
func (r *Refuter) Reset(ctx context.Context, g *candidates.Grid, solution *candidates.Filling, b Budget) {
	r.meter, r.root = newMeter(ctx, b), g
	r.stack.Reset(g, suppose.Net)
	r.suspect(solution)
	r.ahead = false
}

// ResetUnique is Reset where the grid has one solution; it reports whether it has.
func (r *Refuter) ResetUnique(ctx context.Context, g *candidates.Grid, b Budget) bool {
	solution, ok := r.unique(ctx, g, b)
	if ok {
		r.Reset(ctx, g, &solution, b)
	}
	return ok
}

// unique returns the one solution of the grid; ok is false if there is none, or are several, or the budget
// does not suffice to tell. On the ordinary board only the first call allocates.
func (r *Refuter) unique(ctx context.Context, g *candidates.Grid, b Budget) (solution candidates.Filling, ok bool) {
	if g.Layout() != candidates.Classic9 {
		if r.settled.stillOf(g) {
			return r.settled.solution, true
		}
		found := Solve(ctx, g, 2, b)
		if found.Stopped != nil || len(found.Solutions) != 1 {
			return solution, false
		}
		r.settled = settled{*g, found.Solutions[0]}
		return found.Solutions[0], true
	}
	m := newMeter(ctx, b)
	if r.solver == nil {
		r.solver = new(band.Solver)
	}
	s := r.solver
	s.MaxGuesses = m.granted
	if m.err != nil || s.Grid(g) != nil || !s.Next(ctx) {
		return solution, false
	}
	solution = s.Solution()
	return solution, !s.Next(ctx) && s.Err() == nil
}

// Under puts the searches that follow under a context. That the one before has ended does not end them.
func (r *Refuter) Under(ctx context.Context) {
	if r.err != nil && r.ctx.Err() != nil && errors.Is(r.err, context.Cause(r.ctx)) {
		r.err = nil
	}
	r.ctx = ctx
	r.look()
}

// Err says what ended the search, nil if nothing did.
func (r *Refuter) Err() error { return r.err }

// suspect is a candidate that may be false.
type suspect struct {
	candidate candidates.Candidate
	key       uint32
	refuted   bool   // by singles alone
	follows   int    // digits that singles place when it is supposed true
	gains     int    // digits that singles place when it is removed
	left      int    // candidates that were left when it was supposed and not refuted
	effort    uint64 // of refuting all that may be refuted of its cell, or of its digit in a house, whichever is least
	after     int    // candidates that are left when it and all that singles refute then are removed; see [suppose.Singles.After]
	asked     bool   // whether a nested refutation was asked for
	nests     bool   // whether there may be one; see [suppose.Singles.Nests]
}

// price is what a line of its refutation costs.
func (s suspect) price() int {
	if s.gains == 0 {
		return 2
	}
	return 1
}

// score is what a refutation of a suspect counts that costs so much; the least is the best.
func (m Means) score(s *suspect, cost int) int {
	if m.Ahead {
		return cost + weight*s.after
	}
	return cost * s.price()
}

// below is what a refutation of a suspect has to stay below to have a score of no more than least, or to be good where none
// is yet.
func (m Means) below(s *suspect, least int, good bool) (below int) {
	below = least/s.price() + 1
	if m.Ahead {
		below = least - weight*s.after + 1
	}
	if !good {
		below = max(below, m.Good+1)
	}
	if m.Most > 0 {
		below = min(below, m.Most+1)
	}
	if good && m.Good > 0 {
		below = min(below, m.Good+1)
	}
	return below
}

// isGood reports whether a refutation that costs so much comes before all that cost more than a good one.
func (m Means) isGood(cost int) bool { return m.Good == 0 || cost <= m.Good }

// tooLong reports whether a refutation has more lines than it may have.
func (m Means) tooLong(found *suppose.Refutation) bool {
	return m.Lines > 0 && found.Length() > m.Lines
}

// suspect finds the candidates that may be refuted, in reading order.
func (r *Refuter) suspect(solution *candidates.Filling) {
	r.suspects = r.suspects[:0]
	settled := *r.root
	sound := r.Settle(&settled)
	for c := range r.root.Open().All() {
		for d := range r.root.Candidates(c).All() {
			if solution != nil && solution[c] == d {
				continue
			}
			if !r.spend() {
				return
			}
			k := candidates.Of(c, d)
			s := suspect{candidate: k, key: r.stack.Key(k), refuted: !sound}
			if sound {
				g := settled
				s.refuted = !r.Follow(&g, s.candidate)
				s.follows = settled.Open().Len() - g.Open().Len()
				g = settled
				r.Without(&g, s.candidate)
				s.gains = settled.Open().Len() - g.Open().Len()
			}
			r.suspects = append(r.suspects, s)
		}
	}
}

// byPromise sorts the suspects of a refuter, those first that should be tried first. It allocates nothing.
//
// The sooner a short refutation is found, the sooner all others can be given up: so those first that lead on,
// and of these the ones that force least on the way to a conflict. Where singles lead to none, those that have
// left the least of the grid when they were supposed before, and of these the ones that force most. On a tie
// the key says which comes first, so that the same is found whatever the names.
type byPromise Refuter

func (r *byPromise) Len() int      { return len(r.suspects) }
func (r *byPromise) Swap(i, j int) { r.suspects[i], r.suspects[j] = r.suspects[j], r.suspects[i] }
func (r *byPromise) Less(i, j int) bool {
	a, b := &r.suspects[i], &r.suspects[j]
	c := cmp.Compare(a.price(), b.price())
	switch m := r.means; {
	case m.Ahead:
		c = cmp.Or(cmp.Compare(a.after, b.after), cmp.Compare(b.follows, a.follows))
	case m.Soon:
		c = cmp.Or(cmp.Compare(b.gains, a.gains), cmp.Compare(b.follows, a.follows))
	case m.AnyDepth:
		c = cmp.Or(cmp.Compare(a.effort, b.effort), cmp.Compare(a.left, b.left))
	case !m.nests():
		c = cmp.Or(c, cmp.Compare(a.follows, b.follows))
	default:
		c = cmp.Or(cmp.Compare(a.left, b.left), cmp.Compare(b.follows, a.follows))
	}
	return cmp.Or(c, cmp.Compare(a.key, b.key)) < 0
}

// Shortest returns the best refutation it finds by the given means, nil if there is none.
func (r *Refuter) Shortest(m Means) (best *suppose.Refutation) {
	r.means = m
	if m.Ahead {
		r.lookAhead()
	}
	if m.AnyDepth && len(r.root.Layout().Clues()) > 0 {
		return r.deepest(m)
	}
	sort.Stable((*byPromise)(r))
	return r.shortest(m, len(r.suspects))
}

// shortest does what Shortest does with the first suspects.
func (r *Refuter) shortest(m Means, wide int) (best *suppose.Refutation) {
	var of suspect
	good, least, start, patience := false, suppose.Unbounded, r.used, patience
	switch {
	case m.Soon:
		patience = haste
	case m.Ahead:
		patience = care
	}
	for i := range r.suspects[:min(wide, len(r.suspects))] {
		s := &r.suspects[i]
		if m == (Means{}) && !s.refuted {
			continue
		}
		if m.nests() && (good && r.used-start > patience*best.Cost() || !good && m.Nodes > 0 && r.used-start > m.Nodes) || !r.meter.spend() {
			break
		}
		below := m.below(s, least, good)
		if below <= 1 || m.Ahead && m.Most > 0 && !r.mayNest(s) {
			continue
		}
		b := r.stack.Push(s.candidate, below)
		r.deep.until = r.used + r.deep.share
		r.run(b)
		s.left = b.Left()
		found, _ := r.stack.Pop()
		if found == nil {
			continue
		}
		found = suppose.Tighten(r.root, found)
		if m.tooLong(found) {
			if found = suppose.Renew(r.root, found); m.tooLong(found) {
				continue
			}
		}
		score := m.score(s, found.Cost())
		order := cmp.Or(
			cmp.Compare(score, least),
			cmp.Compare(of.gains, s.gains),
			cmp.Compare(s.key, of.key))
		if first := m.isGood(found.Cost()) && !good; first || order < 0 {
			if first {
				good, start = true, r.used
			}
			best, of, least = found, *s, score
		}
	}
	return best
}

// mayNest reports whether the suspect may be refuted with nested refutations. Searches for more lines ask again.
func (r *Refuter) mayNest(s *suspect) bool {
	if !s.asked {
		s.asked, s.nests = true, r.atRoot.Nests(s.candidate)
	}
	return s.nests
}

// lookAhead finds out of all suspects what their removal leaves. Singles must refute none of them.
func (r *Refuter) lookAhead() {
	if r.ahead {
		return
	}
	r.ahead = true
	r.atRoot.Reset(r.root)
	for i := range r.suspects {
		r.suspects[i].after = r.atRoot.After(r.suspects[i].candidate)
	}
}

// run draws inferences in a branch by the means at hand.
func (r *Refuter) run(b *suppose.Branch) {
	for !b.Run() && !b.Full() && (r.means.Patterns && b.FindPatterns() || r.means.nests() && r.nest(b)) {
	}
}

// nest looks for candidates that can be refuted within the branch, and puts
// their removal among the inferences that wait. It reports whether that leads
// on. It does what the plan says. Otherwise it tries the candidates that singles refute: first
// those whose removal leaves a single in turn, then the others. If there are none and the branch
// may nest to any depth, it splits on an item, all of whose candidates have to be refuted, as a
// search does.
func (r *Refuter) nest(b *suppose.Branch) bool {
	if r.nextCase(b) {
		return true
	}
	if r.means.AnyDepth && len(b.Grid.Layout().Counting()) > 0 {
		return r.splitOn(b, r.mostFailed(&b.Grid)) // singles know no sums, and refute too little
	}
	r.singles.Reset(&b.Grid)
	for _, linked := range []bool{true, false} {
		open := b.Grid.Open()
		for c, ok := open.Next(); ok; c, ok = open.Next() {
			for digits := b.Grid.Candidates(c); digits != 0; {
				d, _ := digits.Next()
				k := candidates.Of(c, d)
				if linked != suppose.Linked(&b.Grid, k) {
					continue
				}
				if !r.spend() {
					return false
				}
				if r.singles.Fail(k, min(b.Room(k), r.means.Nested)) && !r.refuteWithin(b, k, false) {
					b.GiveUp(k)
				}
			}
		}
		if b.Waits() {
			return true
		}
	}
	item := fewest
	if len(b.Grid.Layout().Clues()) > 0 {
		item = r.mostFailed
	}
	return r.means.AnyDepth && r.splitOn(b, item(&b.Grid))
}

// splitOn refutes all candidates of an item. It reports whether it could.
func (r *Refuter) splitOn(b *suppose.Branch, i candidates.Item) bool {
	if b.Grid.Open().IsEmpty() {
		return false // the branch is a solution
	}
	if b.Grid.Count(i) == 0 {
		return false // a conflict that costs too much
	}
	var cases [candidates.MaxSize]candidates.Candidate
	for _, k := range b.Grid.AppendCandidates(cases[:0], i) {
		if !r.spend() || !r.refuteWithin(b, k, true) {
			return false
		}
	}
	return true
}

// deepest is how deep refutations may nest, the outermost counted as one. Documents say no deeper ones, and nobody follows
// them.
const deepest = 16

// refuteWithin refutes a candidate of a branch, and lets its removal wait. It reports whether it could, at a
// cost that may be of use. The lines are placements, or, if deep is set, what the means allow.
func (r *Refuter) refuteWithin(b *suppose.Branch, k candidates.Candidate, deep bool) bool {
	below := b.Cost() - 1
	if !deep {
		below = min(below, r.means.Nested)
	}
	if r.stack.Depth() == deepest {
		return false
	}
	inner := r.stack.Push(k, below)
	if deep {
		r.run(inner)
	} else {
		inner.Run()
	}
	nested, outer := r.stack.Pop()
	if nested == nil {
		return false
	}
	if deep {
		r.failed(nested)
	}
	b.Remove(nested, outer)
	return true
}
