package certify

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"pencilmark/candidates"
)

// Search certifies by a search of its own what [Walkthrough] does: that the givens of a grid have no solution but the
// one given. It is for puzzles whose walkthrough does not come to an end, or not in time. The context may end it.
func Search(ctx context.Context, g *candidates.Grid, solution candidates.Filling) (*Certificate, error) {
	if len(g.Layout().Counting()) > 0 {
		return nil, ErrCounts
	}
	start := candidates.NewGrid(g.Layout(), g.GivenDigits())
	c, another := begin(&start, &solution)
	c.comment("the proof is that of a search, not of steps")
	s := newSearch(c.prover)
	s.watch(another, 0)
	if err := s.run(ctx); err != nil {
		return nil, err
	}
	return c, nil
}

// Solution looks for a solution of the givens of a grid by the same search. It is not ok if there is none, if the board
// has clues that count, or if the context ends before it is found.
func Solution(ctx context.Context, g *candidates.Grid) (solution candidates.Filling, ok bool) {
	if len(g.Layout().Counting()) > 0 {
		return solution, false
	}
	start := candidates.NewGrid(g.Layout(), g.GivenDigits())
	p, _, _ := newProver(&start)
	if err := newSearch(p).run(ctx); !errors.Is(err, ErrUnproved) {
		return solution, false
	}
	// Have: everything is decided, and no clause is in conflict.
	for _, k := range p.trail {
		if p.value[k] > 0 {
			solution[k.Cell()] = k.Digit()
		}
	}
	return solution, true
}

// search looks for a proof by conflict-driven clause learning (Marques-Silva and Sakallah 1996): it assumes literals
// until some clause is in conflict, learns the clause that follows from that at the first unique implication point,
// goes back to where that forces a literal, and begins again now and then. What it learns are the lines of the proof.
//
// Of 121 puzzles with clues of the corpora all are done in seconds but three boards full of renban lines, made to stress
// solvers, which take more than a minute.
//
// Pairs and triples need no watching: the trail follows them at once. So only other clauses can be in conflict.
type search struct {
	*prover
	clauses []watched
	watches [2*candidates.MaxCandidates + 1][]watcher // by literal, the clauses that are looked at when it becomes false
	starts  []int                                     // of each assumption, its place on the trail
	most    int                                       // clauses until some are left out
	next    int                                       // of the trail, the first that has not been followed
	level   [candidates.MaxCandidates]int             // of what is on the trail, how many assumptions it may rest on

	activity [candidates.MaxCandidates]float64 // how much a candidate had to do with conflicts, the last ones most
	bump     float64
	last     [candidates.MaxCandidates]int8 // the value that a candidate had last
}

// watcher is a clause that is looked at, and a literal of it: if that is true nothing needs to be looked at.
type watcher struct {
	clause int
	but    literal
}

// watched is a clause. Unless the first or the second of its literals is true, these are not false, or all are.
type watched struct {
	number int
	of     []literal
	levels int  // that its literals were on when it was learned
	gone   bool // as there are too many
}

// How the search goes on; see [search.run].
const (
	decay     = 0.95
	tooActive = 1e100
	untilNew  = 64   // conflicts until it begins again, times [luby]
	tooMany   = 4000 // clauses learned until half of them go, and so many more each time
	fewLevels = 3    // of clauses that stay
)

// newSearch returns a search for a proof from the clauses of items and what is on the trail.
func newSearch(p *prover) *search {
	s := &search{prover: p, bump: 1, most: tooMany}
	for _, number := range p.numbers(p.rules.layout.Items()) {
		s.watch(number, 0)
	}
	for k := range s.last {
		s.last[k] = 1
	}
	return s
}

// watch takes in a clause of two literals or more, and on how many levels they are, 0 for one that stays.
func (s *search) watch(number, levels int) {
	w := watched{number: number, of: slices.Clone(s.clause(number)), levels: levels}
	for i, x := range w.of[:2] {
		s.watches[place(x)] = append(s.watches[place(x)], watcher{len(s.clauses), w.of[1-i]})
	}
	s.clauses = append(s.clauses, w)
}

func place(x literal) int { return int(x) + candidates.MaxCandidates }

// put puts on the trail what a clause forces, or an assumption, and what follows by pairs and triples.
func (s *search) put(x literal, clause int) {
	n := len(s.trail)
	s.set(x, clause)
	for _, k := range s.trail[n:] {
		s.level[k] = len(s.starts)
	}
}

// run looks for the proof. Its error is the cause of the context, or [ErrUnproved] if there is none.
func (s *search) run(ctx context.Context) error {
	for round := 1; ; round++ {
		for conflicts := untilNew * luby(round); conflicts > 0; conflicts-- {
			conflict := s.follow()
			for conflict == 0 {
				if ctx.Err() != nil {
					return context.Cause(ctx)
				}
				if len(s.starts) == 0 {
					s.note()
				}
				if !s.choose() {
					return ErrUnproved // what is on the trail satisfies the formula
				}
				conflict = s.follow()
			}
			if len(s.starts) == 0 {
				s.learn(conflict)
				return nil
			}
			s.resolve(conflict)
		}
		s.retreat(0)
		if len(s.clauses) > s.most {
			s.thin()
		}
	}
}

// thin leaves out the half of the clauses learned that join most levels, but not those that join few.
func (s *search) thin() {
	s.most += tooMany
	var order []int
	for n := range s.clauses {
		if w := &s.clauses[n]; w.levels > fewLevels && !w.gone {
			order = append(order, n)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(s.clauses[b].levels, s.clauses[a].levels) })
	for _, n := range order[:len(order)/2] {
		s.clauses[n].gone = true
		s.clauses[n].of = nil
	}
}

// luby returns the n-th number of the sequence 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 (Luby, Sinclair and Zuckerman 1993).
func luby(n int) int {
	k := 1
	for 1<<k-1 < n {
		k++
	}
	if 1<<k-1 == n {
		return 1 << (k - 1)
	}
	return luby(n - (1<<(k-1) - 1))
}

// follow follows the trail until nothing more is forced. It returns the number of a clause in conflict, 0 if none is.
func (s *search) follow() (conflict int) {
	for ; s.next < len(s.trail); s.next++ {
		k := s.trail[s.next]
		gone := -literal(s.value[k]) * isTrue(k)
		list := s.watches[place(gone)]
		kept := list[:0]
		for i, at := range list {
			if s.says(at.but) {
				kept = append(kept, at)
				continue
			}
			w := &s.clauses[at.clause]
			if w.gone {
				continue
			}
			if w.of[0] == gone {
				w.of[0], w.of[1] = w.of[1], w.of[0]
			}
			first := w.of[0]
			if !s.says(first) && s.moved(at.clause) {
				continue
			}
			kept = append(kept, watcher{at.clause, first})
			switch {
			case s.says(first):
			case s.says(-first):
				s.watches[place(gone)] = append(kept, list[i+1:]...)
				return w.number
			default:
				s.put(first, w.number)
			}
		}
		s.watches[place(gone)] = kept
	}
	return 0
}

// moved looks for a literal of a clause that is not false to take the place of its second one, and reports whether
// there is one.
func (s *search) moved(n int) bool {
	of := s.clauses[n].of
	for i := 2; i < len(of); i++ {
		if !s.says(-of[i]) {
			of[1], of[i] = of[i], of[1]
			s.watches[place(of[1])] = append(s.watches[place(of[1])], watcher{n, of[0]})
			return true
		}
	}
	return false
}

// note makes a line of what has come to be known without an assumption, so that later lines need no more than that.
func (s *search) note() {
	for _, k := range s.trail {
		if number := s.reason[k]; number <= s.len() || len(s.clause(number)) > 1 {
			s.reason[k] = s.unit(k)
		}
	}
}

// unit adds the line that a candidate is what it is. What its reason names is known by lines or clauses of one literal.
func (s *search) unit(k candidates.Candidate) (number int) {
	l := line{clause: []literal{literal(s.value[k]) * isTrue(k)}}
	for _, other := range s.beside(s.reason[k], k) {
		l.hints = append(l.hints, s.reason[other])
	}
	l.hints = append(l.hints, s.reason[k])
	s.lines = append(s.lines, l)
	return s.prover.len() + len(s.lines)
}

// beside returns the candidates of a clause but for one.
func (s *search) beside(number int, but candidates.Candidate) (ks []candidates.Candidate) {
	if s.isPair(number) {
		return []candidates.Candidate{s.by[but]}
	}
	for _, x := range s.clause(number) {
		if x.candidate() != but {
			ks = append(ks, x.candidate())
		}
	}
	return ks
}

// choose assumes that the most active of the open candidates is what it was last. It reports whether one is open.
func (s *search) choose() bool {
	best := nobody
	for c := range s.rules.layout.Cells().All() {
		for d := range s.rules.layout.Digits().All() {
			if k := candidates.Of(c, d); s.value[k] == 0 && (best == nobody || s.activity[k] > s.activity[best]) {
				best = k
			}
		}
	}
	if best == nobody {
		return false
	}
	s.starts = append(s.starts, len(s.trail))
	s.put(literal(s.last[best])*isTrue(best), 0)
	return true
}

// retreat takes back the assumptions beyond the first n.
func (s *search) retreat(n int) {
	if n == len(s.starts) {
		return
	}
	start := s.starts[n]
	for _, k := range s.trail[start:] {
		s.last[k] = s.value[k]
	}
	s.back(start)
	s.next, s.starts = start, s.starts[:n]
}

// resolve learns from a conflict, and goes back to where what it learns forces a literal.
//
// It goes down the trail from the conflict and puts for each literal on which that rests the others of its reason, until
// one literal of the last assumption is left. Others are put off as well if their reason says nothing new. So the clauses
// gone through, in the order of the trail, are unit in their turn if the line is false: they are its hints.
func (s *search) resolve(conflict int) {
	l := line{hints: []int{conflict}}
	here := 0 // marked that rest on the last assumption
	mark := func(ks []candidates.Candidate) {
		for _, k := range ks {
			if s.seen[k] {
				continue
			}
			s.seen[k] = true
			s.stir(k)
			if s.level[k] == len(s.starts) {
				here++
			}
		}
	}
	mark(s.beside(conflict, nobody))
	to := 0
	for _, k := range slices.Backward(s.trail) {
		if !s.seen[k] {
			continue
		}
		s.seen[k] = false
		reason := s.reason[k]
		switch level := s.level[k]; {
		case level == 0:
			l.hints = append(l.hints, reason) // of one literal: see note
		case level == len(s.starts) && here > 1:
			here--
			l.hints = append(l.hints, reason)
			mark(s.beside(reason, k))
		case level < len(s.starts) && reason != 0 && !slices.ContainsFunc(s.beside(reason, k), func(o candidates.Candidate) bool { return !s.seen[o] && s.level[o] > 0 }):
			l.hints = append(l.hints, reason)
			mark(s.beside(reason, k))
		default:
			l.clause = append(l.clause, -literal(s.value[k])*isTrue(k))
			if level < len(s.starts) {
				to = max(to, level)
			}
		}
	}
	slices.Reverse(l.hints)
	// Have: the first literal is that of the last assumption, the second one of the level to go back to.
	s.lines = append(s.lines, l)
	number := s.prover.len() + len(s.lines)
	s.bump /= decay
	levels := map[int]bool{}
	for _, x := range l.clause {
		levels[s.level[x.candidate()]] = true
	}
	s.retreat(to)
	if len(l.clause) > 1 {
		s.watch(number, len(levels))
	}
	s.put(l.clause[0], number)
}

// stir makes a candidate more active.
func (s *search) stir(k candidates.Candidate) {
	if s.activity[k] += s.bump; s.activity[k] < tooActive {
		return
	}
	for k := range s.activity {
		s.activity[k] /= tooActive
	}
	s.bump /= tooActive
}
