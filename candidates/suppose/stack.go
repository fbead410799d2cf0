package suppose

import (
	"slices"
	"sort"

	"pencilmark/candidates"
)

// Stack is branches within each other: in each a candidate is supposed true, on the grid that
// the branch around it has come to. It owns their memory, and its zero value is ready for use.
type Stack struct {
	root     *candidates.Grid // nothing supposed
	rule     Rule
	links    links // of the root if the rule is Chain
	ready    bool  // the fields that follow are those of the root
	keys     Keys
	rooms    [candidates.MaxSize]candidates.Tally // by digit, its places
	atRoot   []candidates.Item                    // that have a single, or no candidate
	branches []*Branch                            // the first depth of them are in use, the innermost last
	depth    int

	// The lines of all branches in use. A cell is placed by one line at most,
	// so the cell is the name of that line.
	because  [candidates.MaxCells]candidates.Item
	support  [candidates.MaxCells]Lines
	drawn    [candidates.MaxCells]int          // how many lines were drawn before it
	removals []inference                       // the lines that hold a nested refutation
	removers [candidates.MaxCandidates]numbers // of these, those of each candidate
	proof    proof                             // of a line, while it is looked for
	excluded candidates.CandidateSet           // by clues, when a digit is placed
	finder   patternFinder
	patterns []*Pattern // the first of them are those of the branches in use
	used     int
	count    int // lines drawn
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
	// OneDigit allows the digit of the supposition to be placed where a house has one place left for it.
	OneDigit
)

// Reset empties the stack and makes g its root. The grid must not change while the stack is in use.
func (s *Stack) Reset(g *candidates.Grid, rule Rule) {
	s.root, s.rule, s.ready, s.depth, s.used = g, rule, false, 0, 0
	s.restore(0)
	if rule == Chain {
		s.links.reset(g)
	}
}

// prepare makes what the first search on a root grid needs.
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

// Key returns the key of a candidate of the root grid.
func (s *Stack) Key(k candidates.Candidate) uint32 {
	s.prepare()
	return s.keys.Candidate(k)
}

// Depth returns how many branches are in use.
func (s *Stack) Depth() int { return s.depth }

// Push supposes candidate k within the innermost branch, or on the root grid. A conflict counts
// if its proof takes fewer lines than below. The branch is in use until [Stack.Pop].
func (s *Stack) Push(k candidates.Candidate, below int) *Branch {
	if s.depth == len(s.branches) {
		s.branches = append(s.branches, &Branch{stack: s})
	}
	b := s.branches[s.depth]
	if s.depth == 0 {
		s.prepare()
		b.Grid, b.rooms, b.supposed = *s.root, s.rooms, candidates.CellSet{}
	} else {
		around := s.branches[s.depth-1]
		b.Grid, b.rooms, b.supposed = around.Grid, around.rooms, around.supposed
	}
	b.assume, b.open, b.removals, b.last = k, b.Grid.Open(), len(s.removals), 0
	b.met, b.waiting, b.irrefutable = b.met[:0], b.waiting[:0], candidates.CandidateSet{}
	b.found, b.cost, b.hasGoal, b.counted = false, below, false, false
	b.supposed = b.supposed.With(k.Cell())
	for x := range b.Grid.Layout().Size() {
		b.searched[x] = b.Grid.Places(candidates.Digit(x + 1))
	}
	s.depth++
	b.put(k)
	if s.depth == 1 {
		for _, i := range s.atRoot {
			b.look(i, b.Grid.Count(i))
		}
	}
	return b
}

// Pop ends the innermost branch. It returns the refutation that the conflict of the branch amounts to, nil
// if there is none, and the lines of the branches around that the refutation rests on.
func (s *Stack) Pop() (found *Refutation, outer Lines) {
	s.depth--
	if s.depth == 0 {
		s.used = 0
	}
	b := s.branches[s.depth]
	if b.found {
		found, outer = b.extract()
	}
	s.restore(b.removals)
	return found, outer
}

// restore drops the removals but the first n.
func (s *Stack) restore(n int) {
	for i := range s.removals[n:] {
		for _, k := range s.removals[n+i].removed() {
			by := &s.removers[k]
			*by, _ = by.split(n)
		}
	}
	s.removals = s.removals[:n]
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
	sort.SliceStable(own, func(i, j int) bool { return own[i].drawn < own[j].drawn })
	found = &Refutation{Assume: b.assume, Conflict: b.conflict, Lines: make([]Line, len(own))}
	for i := range own {
		found.Lines[i] = own[i].Line
		if p := own[i].Pattern; p != nil {
			found.Lines[i].Pattern = &Pattern{slices.Clone(p.Needs), slices.Clone(p.Covers), slices.Clone(p.Strikes), p.Sum}
		}
	}
	return found, outer
}
