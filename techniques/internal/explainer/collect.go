package explainer

import (
	"slices"
	"sort"
)

// collector keeps the best of the steps that chains show: the best of all, or where they are steps of
// an outer run, the best for each candidate that they remove.
type collector struct {
	best  chainStep
	outer *chainer   // whose run they are steps of
	of    [off]int32 // the step that removes a candidate, from 1
	steps []chainStep
}

func (o *collector) reset(outer *chainer) {
	o.best = chainStep{}
	o.outer = outer
	o.steps = o.steps[:0]
	if outer != nil {
		o.of = [off]int32{}
	}
}

const unlimited = 1 << 20

// limit returns how complex a step of a kind may be that leads to a node.
func (o *collector) limit(kind, n int, x *chainer) int {
	if o.outer == nil {
		return under(&o.best, kind)
	}
	if n >= off {
		return o.under(n-off, kind)
	}
	most := 0
	c := n / 9
	for m := x.base.digits[c] &^ (1 << (n % 9)); m != 0; m &= m - 1 {
		most = max(most, o.under(candidate(c, lowest(m)), kind))
	}
	return most
}

func (o *collector) under(k, kind int) int {
	if o.of[k] == 0 {
		return unlimited
	}
	return under(&o.steps[o.of[k]-1], kind)
}

// under returns how complex a step of a kind may be to be better than s, if its rating depends on that alone.
func under(s *chainStep, kind int) int {
	if s.removed == nil {
		return unlimited
	}
	if kind < s.kind {
		return s.complexity
	}
	return s.complexity - 1
}

// take keeps a step of multiple chains.
func (o *collector) take(x *chainer, complexity, kind, n int, ends []end, start *item) {
	s := chainStep{rating: x.mode.base() + increment(complexity), complexity: complexity, kind: kind, removed: x.removes(n)}
	if o.outer != nil {
		s.parents = o.parents(x, ends, start)
	}
	o.keep(s)
}

// wants reports whether keep keeps a step.
func (o *collector) wants(s *chainStep) bool {
	if o.outer == nil {
		return len(s.removed) > 0 && (o.best.removed == nil || s.better(&o.best))
	}
	return slices.ContainsFunc(s.removed, func(k int16) bool { return o.of[k] == 0 || s.better(&o.steps[o.of[k]-1]) })
}

func (o *collector) keep(s chainStep) {
	if len(s.removed) == 0 {
		return
	}
	if o.outer == nil {
		if o.best.removed == nil || s.better(&o.best) {
			o.best = s
		}
		return
	}
	kept := false
	for _, k := range s.removed {
		if i := o.of[k]; i == 0 || s.better(&o.steps[i-1]) {
			if !kept {
				kept = true
				o.steps = append(o.steps, s)
			}
			o.of[k] = int32(len(o.steps))
		}
	}
}

// parents returns the nodes of the outer run that the board of the inner one rests on, as far as the ends do.
func (o *collector) parents(x *chainer, ends []end, start *item) (all []int16) {
	outer := o.outer
	var seen nodeSet
	add := func(i item) {
		if i.house == byCell {
			for m := outer.base.digits[i.digit] &^ outer.cur.digits[i.digit]; m != 0; m &= m - 1 {
				seen.add(candidate(i.digit, lowest(m)))
			}
			return
		}
		for m := outer.base.places[i.house][i.digit] &^ outer.cur.places[i.house][i.digit]; m != 0; m &= m - 1 {
			seen.add(candidate(int(cellIn[i.house][lowest(m)]), i.digit))
		}
	}
	if start != nil && start.house == byCell {
		add(*start) // the program leaves out what is gone from the house of a region chain
	}
	for _, e := range ends {
		x.load(e.r)
		x.now++
		x.todo = x.todo[:0]
		push := func(p int) {
			if x.stamp[p] != x.now {
				x.stamp[p] = x.now
				x.todo = append(x.todo, int16(p))
			}
		}
		x.stamp[e.n] = x.now
		for n := e.n; ; {
			why := x.why[n]
			switch {
			case why.cause == assumed:
			case why.cause == byRule:
				for _, p := range e.r.removals[why.from].parents {
					push(int(p))
				}
			case why.cause == byExcluder:
				push(int(why.from))
			default:
				push(int(why.from))
				x.eachGone(why, n, push)
				if k := n % off; why.cause == byCell {
					add(item{byCell, k / 9})
				} else {
					add(item{why.cause, k % 9})
				}
			}
			if len(x.todo) == 0 {
				break
			}
			n = int(x.todo[len(x.todo)-1])
			x.todo = x.todo[:len(x.todo)-1]
		}
	}
	return nodesOf(&seen)
}

func nodesOf(s *nodeSet) (all []int16) {
	for k := range off {
		if s.has(k) {
			all = append(all, int16(k+off))
		}
	}
	return all
}

// sorted returns the steps that are the best for a candidate, the best first.
func (o *collector) sorted() (steps []*chainStep) {
	used := make([]bool, len(o.steps))
	for _, i := range o.of {
		if i > 0 && !used[i-1] {
			used[i-1] = true
		}
	}
	for i := range o.steps {
		if used[i] {
			steps = append(steps, &o.steps[i])
		}
	}
	sort.SliceStable(steps, func(i, j int) bool { return steps[i].better(steps[j]) })
	return steps
}

// chain takes the best step of a chain rule.
func (s *Solver) chain(m mode) bool {
	var out collector
	out.reset(nil)
	s.chains.stop = func() bool { return s.ctx.Err() != nil }
	s.chains.search(&s.board, m, &out)
	if out.best.removed == nil || s.ctx.Err() != nil {
		return false
	}
	s.rating = out.best.rating
	s.pattern.size, s.pattern.kind, s.pattern.cycle = out.best.complexity, out.best.kind, out.best.cycle
	for _, k := range out.best.removed {
		s.board.remove(int(k)/9, int(k)%9)
	}
	return true
}
