package explainer

import (
	"context"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Rating is what the scale says of a puzzle.
type Rating struct {
	// Hardest is the hardest step (its rating is ER), Pearl the hardest one until a digit is placed (EP),
	// Diamond the first one (ED).
	Hardest, Pearl, Diamond Step
	// Taken is the number of steps that were taken. What is certain not to be harder than the hardest is not.
	Taken int
	// Solved tells whether steps solve the puzzle.
	Solved bool
	// AtLeast is a lower bound of ER where the time was up. It is 0 where that is known: the rating of the hardest
	// step if the puzzle is solved, Unsolved if no rule finds anything.
	AtLeast int
}

// Unsolved is the ER, in tenths, of a puzzle that the rules do not solve.
const Unsolved = 200

// Step is a step as it counts for a rating.
type Step struct {
	Number  int // from 1; 0 if there was none
	Rating  int // in tenths
	Effects []explain.Effect
	pattern pattern
}

// Name returns the name that the program has for the step.
func (s *Step) Name() string { return s.pattern.String() }

// Solver takes steps. It owns the memory that they need.
type Solver struct {
	board     board
	rating    int // of the step that is being taken
	pattern   pattern
	placed    int // the candidate that it placed, -1 if it removes some
	taken     int // steps so far
	ctx       context.Context
	chains    chainer
	loops     loopFinder
	fruitless [2]fruitless // of aligned exclusions, by the number of cells
	settled   settled
}

// New returns a solver.
func New() *Solver { return &Solver{} }

// put places a digit as the result of a step.
func (s *Solver) put(c, d int) {
	s.board.place(c, d)
	s.placed = candidate(c, d)
}

// rule is a rule that takes one step: its name, its lowest rating, and whether it did.
type rule struct {
	name   Rule
	rating int
	take   func(*Solver) bool
}

var ladder = []rule{
	{directLocked, 17, (*Solver).directLocked},
	{directHiddenPair, 20, func(s *Solver) bool { return s.hidden(2, true) }},
	{nakedSingle, 23, (*Solver).nakedSingle},
	{directHiddenTriplet, 25, func(s *Solver) bool { return s.hidden(3, true) }},
	{lockedCandidates, 26, (*Solver).lockedCandidates},
	{nakedPair, 30, func(s *Solver) bool { return s.naked(2) }},
	{xWing, 32, func(s *Solver) bool { return s.fish(2) }},
	{hiddenPair, 34, func(s *Solver) bool { return s.hidden(2, false) }},
	{nakedTriplet, 36, func(s *Solver) bool { return s.naked(3) }},
	{swordfish, 38, func(s *Solver) bool { return s.fish(3) }},
	{hiddenTriplet, 40, func(s *Solver) bool { return s.hidden(3, false) }},
	{xyWing, 42, func(s *Solver) bool { return s.wing(false) }},
	{xyzWing, 44, func(s *Solver) bool { return s.wing(true) }},
	{uniqueLoop, 45, (*Solver).uniqueLoop},
	{nakedQuad, 50, func(s *Solver) bool { return s.naked(4) }},
	{jellyfish, 52, func(s *Solver) bool { return s.fish(4) }},
	{hiddenQuad, 54, func(s *Solver) bool { return s.hidden(4, false) }},
	{grave, 56, (*Solver).grave},
	{alignedPair, 62, (*Solver).alignedPair},
	{forcingChain, 65, func(s *Solver) bool { return s.chain(mode{}) }},
	{alignedTriplet, 75, (*Solver).alignedTriplet},
	{nishio, 75, func(s *Solver) bool { return s.chain(mode{dynamic: true, nishio: true}) }},
	{multipleChain, 80, func(s *Solver) bool { return s.chain(mode{multiple: true}) }},
	{dynamicChain, 85, func(s *Solver) bool { return s.chain(mode{multiple: true, dynamic: true}) }},
	{dynamicPlus, 90, func(s *Solver) bool { return s.chain(mode{multiple: true, dynamic: true, level: 1}) }},
	{nestedForcing, 95, func(s *Solver) bool { return s.chain(mode{multiple: true, dynamic: true, level: 2}) }},
	{nestedMultiple, 100, func(s *Solver) bool { return s.chain(mode{multiple: true, dynamic: true, level: 3}) }},
	{nestedDynamic, 105, func(s *Solver) bool { return s.chain(mode{multiple: true, dynamic: true, level: 4}) }},
	{nestedLast, 110, func(s *Solver) bool { return s.chain(mode{multiple: true, dynamic: true, level: 5}) }},
}

// Rate solves the puzzle and rates it, for as long as the context lasts.
func (s *Solver) Rate(ctx context.Context, g *candidates.Grid) (r Rating) {
	s.reset(ctx, g)
	var before board
	for s.board.left > 0 {
		before = s.board
		floor, ok := s.step()
		if !ok {
			r.Taken = s.taken - 1
			if ctx.Err() != nil {
				r.AtLeast = max(floor, r.Hardest.Rating)
			}
			return r
		}
		s.note(&r, &before)
		if r.Pearl.Number != 0 && s.settled.certain(s, &before, r.Hardest.Rating) {
			break
		}
	}
	r.Taken, r.Solved = s.taken, true
	return r
}

// reset makes the solver ready for a puzzle.
func (s *Solver) reset(ctx context.Context, g *candidates.Grid) {
	s.ctx = ctx
	s.taken = 0
	s.fruitless[0].known, s.fruitless[1].known, s.settled.known = false, false, false
	s.chains.forget()
	s.chains.returning = [mixedChain + 1]returning{}
	s.board.read(g)
}

// note rates the step that was taken.
func (s *Solver) note(r *Rating, before *board) {
	if first := r.Diamond.Number == 0; first || s.rating > r.Hardest.Rating {
		r.Hardest = s.done(before)
		if first {
			r.Diamond = r.Hardest
		}
	}
	if s.placed >= 0 && r.Pearl.Number == 0 {
		r.Pearl = r.Hardest
	}
}

// done describes the step that was taken.
func (s *Solver) done(before *board) Step {
	step := Step{Number: s.taken, Rating: s.rating, pattern: s.pattern}
	if s.placed >= 0 {
		step.Effects = []explain.Effect{{Candidate: candidateOf(s.placed), Place: true}}
		return step
	}
	for c := range 81 {
		for m := before.digits[c] &^ s.board.digits[c]; m != 0; m &= m - 1 {
			step.Effects = append(step.Effects, explain.Effect{Candidate: candidateOf(candidate(c, lowest(m)))})
		}
	}
	return step
}

// step takes the first step that a rule finds. If none does, floor is what the rule under way rates at least.
func (s *Solver) step() (floor int, ok bool) {
	s.placed = -1
	s.taken++
	if s.singles() {
		return 0, true
	}
	for i := range ladder {
		x := &ladder[i]
		s.pattern, s.rating = pattern{rule: x.name}, x.rating
		if x.take(s) {
			return 0, true
		}
		if s.ctx.Err() != nil {
			return x.rating, false
		}
	}
	return 0, false
}
