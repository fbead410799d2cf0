package forcing

import (
	"slices"
	"sort"

	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/single"
	"pencilmark/techniques/internal/suppositions"
)

var verityScratch = techniques.NewFact[verities](nil)

// verities is the memory of a search for what all candidates of an item force.
type verities struct {
	open  candidates.CandidateSet // those of open cells
	keys  suppose.Keys
	gone  []verity
	steps []explain.Step
}

// verity is an item each of whose candidates, if it is true, strikes the goal.
type verity struct {
	item candidates.Item
	goal candidates.Candidate
}

// findVerities reports what every candidate of an item forces by the rule.
//
// Have: one candidate of the item is true. Each of them, if it is true, makes
// true the lines of its branch, and these strike the goal. Hence the goal is
// false, and with it whatever else the branches strike in every case.
//
// Goals that every candidate strikes without a line are left out: they are seen without a supposition. So
// are items with a candidate that comes to a conflict, because that candidate is refuted by itself. For
// each goal the item is taken whose cases have the fewest lines. Goals that are reached in few lines come
// first: those with fewer than minLines, then those with fewer than twice as many, and so on.
func findVerities(p *techniques.Pass, rule suppose.Rule, allows func(candidates.Item) bool) {
	m := verityScratch.Of(p)
	m.gone, m.steps = m.gone[:0], m.steps[:0]
	s := suppositions.Of(p, rule)
	for d := range p.Grid.Layout().Digits().All() {
		m.open.SetPlaces(d, p.Grid.Places(d).And(p.Grid.Open()))
	}
	for _, i := range p.Grid.Layout().Items() {
		if allows(i) {
			m.collect(p.Grid, s, i)
		}
	}
	if len(m.gone) == 0 {
		return
	}
	sort.SliceStable(m.gone, func(i, j int) bool { return m.gone[i].goal < m.gone[j].goal })
	m.keys.Reset(p.Grid)
	for below := minLines; len(m.gone) > 0 && below < 2*candidates.MaxCells*candidates.MaxSize; below *= 2 {
		var later []verity
		for start := 0; start < len(m.gone); {
			end := start + 1
			for end < len(m.gone) && m.gone[end].goal == m.gone[start].goal {
				end++
			}
			best := m.shortest(p.Grid, s, m.gone[start:end], below)
			if best == nil {
				later = append(later, m.gone[start:end]...)
			} else if step := m.step(p.Grid, best, rule); step.Effects != nil && !p.Report(step) {
				return
			}
			start = end
		}
		m.gone = append(m.gone[:0], later...)
	}
}

// collect adds what all candidates of the item strike, but not all of them by themselves.
func (m *verities) collect(g *candidates.Grid, s *suppose.Search, i candidates.Item) {
	var ks [candidates.MaxSize]candidates.Candidate
	all := g.AppendCandidates(ks[:0], i)
	if len(all) < 2 {
		return
	}
	gone := m.open
	for _, k := range all {
		left, ok := s.Left(k)
		if !ok {
			return
		}
		if gone.AndNot(left); gone.IsEmpty() {
			return
		}
	}
	for goal := range gone.All() {
		if slices.ContainsFunc(all, func(k candidates.Candidate) bool { return !g.Layout().Excludes(k, goal) }) {
			m.gone = append(m.gone, verity{i, goal})
		}
	}
}

// shortest returns the refutations of the goal in the cases of one of the items, the one with
// the fewest lines in all, fewer than below; nil if there is none. The bound of a case does not
// depend on what was found before, because that comes in the order of names.
func (m *verities) shortest(g *candidates.Grid, s *suppose.Search, items []verity, below int) (best *proved) {
	for _, v := range items {
		found := &proved{item: v.item}
		for _, k := range g.AppendCandidates(nil, v.item) {
			r := s.Reach(k, v.goal, below)
			if r == nil {
				found = nil
				break
			}
			found.cases, found.lines = append(found.cases, r), found.lines+len(r.Lines)
		}
		switch {
		case found == nil, found.lines >= below:
		case best == nil, found.lines < best.lines, found.lines == best.lines && m.keys.Item(found.item) < m.keys.Item(best.item):
			best = found
		}
	}
	return best
}

// proved is an item with lines for each of its candidates.
type proved struct {
	item  candidates.Item
	cases []*suppose.Refutation
	lines int
}

// step returns the step that the cases amount to, without effects if it was returned before.
func (m *verities) step(g *candidates.Grid, v *proved, rule suppose.Rule) explain.Step {
	e := explain.Cases{Item: v.item}
	var left candidates.CandidateSet
	for _, r := range v.cases {
		one := explain.Case{Assume: r.Assume, Branch: single.Branch(*g, r.Assume, r.Lines, rule == suppose.Net)}
		e.Cases = append(e.Cases, one)
		end := one.End(g)
		for d := range g.Layout().Digits().All() {
			left.AddPlaces(d, end.Places(d))
		}
	}
	if rule == suppose.Net {
		share(g, &e)
	}
	var effects []explain.Effect
	for d := range g.Layout().Digits().All() {
		effects = append(effects, explain.Removals(d, g.Places(d).And(g.Open()).AndNot(left.Places(d)))...)
	}
	step := explain.NewStep(e, effects...)
	if slices.ContainsFunc(m.steps, func(other explain.Step) bool {
		return other.Evidence.(explain.Cases).Item == v.item && slices.Equal(other.Effects, step.Effects)
	}) {
		return explain.Step{}
	}
	m.steps = append(m.steps, step)
	return step
}

// maxShared is how many lines may have a choice of two items until not all choices are tried.
const maxShared = 10

// share lets lines of several cases rest on the same items: one that a person sees
// in its row as well as in its column goes by the one with which there are the
// fewest items in all. Otherwise that would depend on how the board is turned.
func share(g *candidates.Grid, e *explain.Cases) {
	type line struct {
		step   *explain.Step
		single [2]explain.Step
	}
	var lines []line
	cited := map[candidates.Item]int{e.Item: 1}
	for i := range e.Cases {
		now := *g
		now.Place(e.Cases[i].Assume.Cell(), e.Cases[i].Assume.Digit())
		for j := range e.Cases[i].Branch {
			s := &e.Cases[i].Branch[j]
			if across, ok := single.Across(&now, s); ok && len(lines) < maxShared {
				lines = append(lines, line{s, [2]explain.Step{*s, across}})
			} else {
				cited[s.Premises[0]]++
			}
			s.Apply(&now)
		}
	}
	best, fewest := 0, candidates.MaxItems
	for choice := range 1 << len(lines) {
		n := 0
		for i, l := range lines {
			item := l.single[choice>>i&1].Premises[0]
			if cited[item]++; cited[item] == 1 {
				n++
			}
		}
		for i, l := range lines {
			cited[l.single[choice>>i&1].Premises[0]]--
		}
		if n < fewest {
			best, fewest = choice, n
		}
	}
	for i, l := range lines {
		*l.step = l.single[best>>i&1]
	}
}

// isCell and isHouse tell items apart.
func isCell(i candidates.Item) bool {
	_, ok := i.Cell()
	return ok
}

func isHouse(i candidates.Item) bool { return !isCell(i) }

func isAny(candidates.Item) bool { return true }
