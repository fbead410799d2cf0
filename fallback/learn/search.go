package learn

import (
	"errors"
	"slices"

	"pencilmark/candidates"
)

// search looks for a proof by conflict-driven clause learning (Marques-Silva and Sakallah 1996), where sums propagate
// as well as clauses and groups do. What a sum shows is explained when a conflict rests on it: see [bounded]. Learned
// clauses are lines of the proof that follow by unit propagation.
type search struct {
	*formula
	record

	value  []int8 // by variable: 1 true, -1 false
	level  []int32
	reason []reason
	trail  []literal
	starts []int // of each assumption, its place on the trail
	next   int   // of the trail, the first that has not been followed

	groupsOf [][]int32 // by variable
	watches  [][]watch // by literal, the clauses that are looked at when it becomes false
	learned  int
	most     int // how many learned clauses are kept

	bounds  []*bounded
	boundOf [][]int32 // by variable
	waits   []bool
	queue   []int32

	activity []float64
	bump     float64
	last     []int8
	seen     []bool
}

// watch is a clause that is looked at when a literal becomes false, unless another of its literals is true.
type watch struct {
	n     int32 // of the clause
	other literal
}

// reason is why a variable has its value.
type reason struct {
	kind  reasonKind
	n     int32 // of the group or the clause
	other variable
	duals *duals
}

type reasonKind uint8

const (
	assumed  reasonKind = iota // or given
	rival                      // another variable of its group is true
	lastLeft                   // all others of its group are false
	unit                       // all other literals of its clause are false
	bySum
)

const (
	decay       = 0.98
	tooActive   = 1e100
	untilNew    = 100  // conflicts until it begins again, times a number of Luby's sequence
	mostLearned = 8000 // at first; then each time an eighth more
)

// How a search can end but for a proof.
var (
	errSatisfied = errors.New("what is on the trail satisfies the formula")
	errSpent     = errors.New("the budget is spent")
)

func newSearch(f *formula, r record) *search {
	n := len(f.names)
	s := &search{formula: f, record: r, bump: 1, most: mostLearned,
		value: make([]int8, n), level: make([]int32, n), reason: make([]reason, n),
		groupsOf: make([][]int32, n), watches: make([][]watch, 2*n), boundOf: make([][]int32, n),
		activity: make([]float64, n), last: make([]int8, n), seen: make([]bool, n)}
	for i := range s.groups {
		g := &s.groups[i]
		g.left = len(g.of)
		for _, v := range g.of {
			s.groupsOf[v] = append(s.groupsOf[v], int32(i))
		}
	}
	for i := range s.clauses {
		s.watch(int32(i))
	}
	s.derive()
	for v := range s.last {
		s.last[v] = 1
	}
	return s
}

// derive derives the sums that follow from several, and makes of all what the search needs.
func (s *search) derive() {
	for i := range s.adds {
		e := &s.adds[i]
		number := e.parts[0].number
		if len(e.parts) > 1 || e.parts[0].times != 1 {
			number = s.combine(e.parts)
		}
		for _, b := range s.newBounded(e.Sum, number) {
			for _, x := range b.cells {
				for _, v := range x.of {
					s.boundOf[v] = append(s.boundOf[v], int32(len(s.bounds)))
				}
			}
			s.waits = append(s.waits, true)
			s.queue = append(s.queue, int32(len(s.bounds)))
			s.bounds = append(s.bounds, b)
		}
	}
}

// run looks for the proof, or for an assignment that satisfies the formula. It calls spend at each conflict, and stops
// when that returns false; it may be called again to go on.
func (s *search) run(spend func() bool) error {
	units := s.units
	s.units = nil
	for _, x := range units {
		if s.says(x.not()) {
			s.conclude(nil)
			return nil
		}
		if !s.says(x) {
			s.put(x, reason{})
		}
	}
	for round := 1; ; round++ {
		for conflicts := untilNew * luby(round); conflicts > 0; conflicts-- {
			conflict := s.follow()
			for conflict == nil {
				if len(s.starts) == 0 {
					s.note()
				}
				if !s.choose() {
					return errSatisfied
				}
				conflict = s.follow()
			}
			if done := s.resolve(conflict); done {
				return nil
			}
			if !spend() {
				return errSpent
			}
		}
		s.retreat(0)
		if c := s.follow(); c != nil {
			s.resolve(c)
			return nil
		}
		s.forget()
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

// says reports whether a literal is true.
func (s *search) says(x literal) bool {
	return s.value[x>>1] == 1-int8(x&1)<<1
}

// conflict is literals that are not all true, and the numbers that show it if it is a sum.
type conflict struct {
	of    []literal
	duals *duals
}

// put puts a literal on the trail.
func (s *search) put(x literal, r reason) {
	v := x.variable()
	s.value[v] = 1
	if x.negative() {
		s.value[v] = -1
		for _, g := range s.groupsOf[v] {
			s.groups[g].left--
		}
	}
	s.level[v], s.reason[v] = int32(len(s.starts)), r
	s.trail = append(s.trail, x)
}

// follow follows the trail until nothing more is forced. It returns a conflict, nil if there is none.
func (s *search) follow() *conflict {
	for {
		for ; s.next < len(s.trail); s.next++ {
			if c := s.followOne(s.trail[s.next]); c != nil {
				return c
			}
		}
		if len(s.queue) == 0 {
			return nil
		}
		n := s.queue[0]
		s.queue = s.queue[1:]
		s.waits[n] = false
		if c := s.count(s.bounds[n]); c != nil {
			return c
		}
	}
}

func (s *search) followOne(x literal) *conflict {
	v := x.variable()
	for _, b := range s.boundOf[v] {
		if !s.waits[b] {
			s.waits[b] = true
			s.queue = append(s.queue, b)
		}
	}
	for _, n := range s.groupsOf[v] {
		if c := s.followGroup(x, n); c != nil {
			return c
		}
	}
	return s.followClauses(x)
}

func (s *search) followGroup(x literal, n int32) *conflict {
	g, v := &s.groups[n], x.variable()
	switch {
	case !x.negative():
		for _, w := range g.of {
			switch {
			case w == v || s.value[w] < 0:
			case s.value[w] > 0:
				return &conflict{of: []literal{x, isTrue(w)}}
			default:
				s.put(isFalse(w), reason{kind: rival, other: v})
			}
		}
	case !g.exact:
	case g.left == 0:
		c := &conflict{}
		for _, w := range g.of {
			c.of = append(c.of, isFalse(w))
		}
		return c
	case g.left == 1:
		for _, w := range g.of {
			if s.value[w] == 0 {
				s.put(isTrue(w), reason{kind: lastLeft, n: n})
			}
		}
	}
	return nil
}

func (s *search) followClauses(x literal) *conflict {
	gone := x.not()
	list := s.watches[gone]
	kept := list[:0]
	for i, w := range list {
		if s.says(w.other) {
			kept = append(kept, w)
			continue
		}
		of := s.clauses[w.n].of
		if of[0] == gone {
			of[0], of[1] = of[1], of[0]
		}
		first := of[0]
		says := s.says(first)
		if !says && s.moved(w.n, of) {
			continue
		}
		kept = append(kept, watch{w.n, first})
		switch {
		case says:
		case s.says(first.not()):
			s.watches[gone] = append(kept, list[i+1:]...)
			c := &conflict{}
			for _, y := range of {
				c.of = append(c.of, y.not())
			}
			return c
		default:
			s.put(first, reason{kind: unit, n: w.n})
		}
	}
	s.watches[gone] = kept
	return nil
}

// watch puts a clause among those that are looked at when the first or the second of its literals becomes false.
func (s *search) watch(n int32) {
	of := s.clauses[n].of
	s.watches[of[0]] = append(s.watches[of[0]], watch{n, of[1]})
	s.watches[of[1]] = append(s.watches[of[1]], watch{n, of[0]})
}

// moved looks for a literal of a clause that is not false to take the place of its second one.
func (s *search) moved(n int32, of []literal) bool {
	for i := 2; i < len(of); i++ {
		if !s.says(of[i].not()) {
			of[1], of[i] = of[i], of[1]
			s.watches[of[1]] = append(s.watches[of[1]], watch{n, of[0]})
			return true
		}
	}
	return false
}

// count bounds a sum, and puts on the trail what that shows.
func (s *search) count(b *bounded) *conflict {
	d := b.bound(s.value)
	if d.spare < 0 {
		return &conflict{of: d.rests, duals: d}
	}
	for _, v := range d.forced {
		if s.value[v] == 0 {
			s.put(isFalse(v), reason{kind: bySum, duals: d})
		}
	}
	return nil
}

// rests returns the true literals on which the value of a variable rests.
func (s *search) rests(v variable) (xs []literal) {
	switch r := s.reason[v]; r.kind {
	case rival:
		return []literal{isTrue(r.other)}
	case lastLeft:
		for _, w := range s.groups[r.n].of {
			if w != v {
				xs = append(xs, isFalse(w))
			}
		}
	case unit:
		for _, x := range s.clauses[r.n].of {
			if x.variable() != v {
				xs = append(xs, x.not())
			}
		}
	case bySum:
		return r.duals.rests
	}
	return xs
}

// conclude writes that the formula is contradictory, which the conflict shows.
func (s *search) conclude(c *conflict) {
	if c != nil && c.duals != nil {
		s.explain(s.formula, c.duals)
	}
	s.end(s.clauseLine(s.formula, nil))
}

// note writes what is known without an assumption, so that the checker knows it from then on: what sums show, and what
// learned clauses do, which may be dropped.
func (s *search) note() {
	for _, x := range s.trail {
		r := &s.reason[x.variable()]
		if r.kind == bySum || r.kind == unit {
			if r.duals != nil {
				s.explain(s.formula, r.duals)
			}
			s.clauseLine(s.formula, []literal{x})
			s.keepSums()
		}
		*r = reason{}
	}
}

// choose assumes that the most active of the open candidates is what it was last. It reports whether one is open.
func (s *search) choose() bool {
	best := variable(-1)
	for v := range variable(s.layout.Cells().Len() * s.layout.Size()) {
		if s.value[v] == 0 && (best < 0 || s.activity[v] > s.activity[best]) {
			best = v
		}
	}
	if best < 0 {
		return false
	}
	s.starts = append(s.starts, len(s.trail))
	x := isTrue(best)
	if s.last[best] < 0 {
		x = isFalse(best)
	}
	s.put(x, reason{})
	return true
}

// retreat takes back the assumptions beyond the first n.
func (s *search) retreat(n int) {
	if n == len(s.starts) {
		return
	}
	start := s.starts[n]
	for _, x := range s.trail[start:] {
		v := x.variable()
		s.last[v] = s.value[v]
		s.value[v], s.reason[v] = 0, reason{}
		if x.negative() {
			for _, g := range s.groupsOf[v] {
				s.groups[g].left++
			}
		}
	}
	s.trail = s.trail[:start]
	s.next, s.starts = start, s.starts[:n]
	for _, b := range s.queue {
		s.waits[b] = false
	}
	s.queue = s.queue[:0]
}

// resolve learns from a conflict the clause of its first unique implication point, and goes back to where that forces
// a literal. It reports whether the conflict rests on no assumption, which ends the proof.
func (s *search) resolve(c *conflict) (done bool) {
	// A sum may be in conflict without a literal of the last assumption, which others of the queue have put off.
	highest := int32(0)
	for _, x := range c.of {
		highest = max(highest, s.level[x.variable()])
	}
	if highest == 0 {
		s.retreat(0)
		s.note()
		s.conclude(c)
		return true
	}
	if int(highest) < len(s.starts) {
		s.retreat(int(highest))
	}
	var of []literal
	here := 0
	mark := func(xs []literal) {
		for _, x := range xs {
			v := x.variable()
			if s.seen[v] || s.level[v] == 0 {
				continue
			}
			s.seen[v] = true
			s.stir(v)
			if s.level[v] == highest {
				here++
			} else {
				of = append(of, x.not())
			}
		}
	}
	if c.duals != nil {
		s.explain(s.formula, c.duals)
	}
	mark(c.of)
	at := len(s.trail) - 1
	for {
		for !s.seen[s.trail[at].variable()] || s.level[s.trail[at].variable()] != highest {
			at--
		}
		v := s.trail[at].variable()
		if here == 1 {
			of = append(of, s.trail[at].not())
			break
		}
		if r := s.reason[v]; r.kind == bySum {
			s.explain(s.formula, r.duals)
		}
		mark(s.rests(v))
		here--
		at--
	}
	last := len(of) - 1
	of[0], of[last] = of[last], of[0]
	of = s.shorten(of)
	for _, x := range s.trail {
		s.seen[x.variable()] = false
	}
	number := s.clauseLine(s.formula, of)
	if len(of) == 1 {
		s.keepSums()
	} else {
		s.dropSums()
	}
	s.bump /= decay
	to, second := int32(0), 0
	levels := map[int32]bool{}
	for i, x := range of[1:] {
		l := s.level[x.variable()]
		levels[l] = true
		if l > to {
			to, second = l, i+1
		}
	}
	s.retreat(int(to))
	if len(of) == 1 {
		s.put(of[0], reason{})
		return false
	}
	of[1], of[second] = of[second], of[1]
	s.clauses = append(s.clauses, clause{of: of, number: number, glue: len(levels), learned: true})
	n := int32(len(s.clauses) - 1)
	s.learned++
	s.watch(n)
	s.put(of[0], reason{kind: unit, n: n})
	return false
}

// shorten leaves out literals that follow from others of the clause.
func (s *search) shorten(of []literal) []literal {
	kept := of[:1]
	for _, x := range of[1:] {
		v := x.variable()
		r := s.reason[v]
		if r.kind == assumed || slices.ContainsFunc(s.rests(v), func(y literal) bool { return !s.seen[y.variable()] && s.level[y.variable()] > 0 }) {
			kept = append(kept, x)
			continue
		}
		if r.kind == bySum {
			s.explain(s.formula, r.duals)
		}
	}
	return kept
}

// forget leaves out half of the learned clauses, those that rested on the most assumptions, if there are many.
func (s *search) forget() {
	if s.learned < s.most {
		return
	}
	s.most += s.most / 8
	var glues []int
	for _, c := range s.clauses {
		if c.learned {
			glues = append(glues, c.glue)
		}
	}
	slices.Sort(glues)
	limit := max(glues[len(glues)/2], 2)
	// Have: nothing is assumed, and what is known rests on no clause: see note.
	s.note()
	var gone []int
	kept := s.clauses[:0]
	for _, c := range s.clauses {
		if c.learned && c.glue > limit {
			if !s.forces(c.of) {
				gone = append(gone, c.number)
			}
			s.learned--
			continue
		}
		kept = append(kept, c)
	}
	s.clauses = kept
	for x := range s.watches {
		s.watches[x] = s.watches[x][:0]
	}
	for n := range s.clauses {
		s.settle(int32(n))
	}
	s.drop(gone)
}

// forces reports whether the checker may know one of the literals by the clause: all others are false.
func (s *search) forces(of []literal) bool {
	left := 0
	for _, x := range of {
		if !s.says(x.not()) {
			left++
		}
	}
	return left == 1
}

// settle puts literals that are not false first, and watches the clause.
func (s *search) settle(n int32) {
	of := s.clauses[n].of
	slices.SortStableFunc(of, func(a, b literal) int {
		return b2i(s.says(a.not())) - b2i(s.says(b.not()))
	})
	s.watch(n)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// stir makes a variable more active.
func (s *search) stir(v variable) {
	if s.activity[v] += s.bump; s.activity[v] < tooActive {
		return
	}
	for v := range s.activity {
		s.activity[v] /= tooActive
	}
	s.bump /= tooActive
}

// filling returns what is on the trail.
func (s *search) filling() (f candidates.Filling) {
	for c := range s.layout.Cells().All() {
		for d := range s.layout.Digits().All() {
			if s.value[s.of[candidates.Of(c, d)]] > 0 {
				f[c] = d
			}
		}
	}
	return f
}

// except adds a clause to a search that has found an assignment, and takes back all assumptions. It reports false if no
// assignment is left.
func (s *search) except(of []literal) bool {
	s.retreat(0)
	of = slices.DeleteFunc(of, func(x literal) bool { return s.says(x.not()) })
	switch len(of) {
	case 0:
		return false
	case 1:
		s.put(of[0], reason{})
	default:
		s.clauses = append(s.clauses, clause{of: of})
		s.watch(int32(len(s.clauses) - 1))
	}
	return true
}
