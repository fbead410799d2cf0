package fallback

import (
	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
)

// probe finds out by search which candidates can be refuted in few branches. To write a refutation down as one searches
// for it takes fifty times as long, and most that are begun lead nowhere.
type probe struct {
	search  clued                           // made for a layout
	limit   int                             // how many branches a candidate may take, 0 before the first search
	planned int                             // how many plans there are
	plans   [candidates.MaxCandidates]*plan // by candidate
	effort  int                             // how many nodes a refutation may take to be written, for each case of its plan
	failed  candidates.CandidateSet         // of which that was not enough
}

// plan is a refutation as a search knows it.
type plan struct {
	cases []planned // to be refuted one after the other, where nothing else is forced
	size  int       // how many there are, those within others included
}

// planned is a candidate to be refuted in a branch.
type planned struct {
	candidate candidates.Candidate
	plan      *plan
}

// At first a candidate may take so many branches, and its refutation so many nodes for each case. One would do, but what a
// search strikes a branch sometimes has to refute.
const (
	probedAtFirst = 16
	effortAtFirst = 40
)

// plannedAtOnce is how many suspects are looked at, the most promising ones. To look at all takes longer than to write
// what is found.
const plannedAtOnce = 8

// longPlan is how many cases a plan has that is worth to be looked for again with more care.
const longPlan = 50

// probed does what [Refuter.Shortest] does: it looks for plans, in ever more branches, and writes the shortest of them.
func (r *Refuter) probed() *suppose.Refutation {
	p := &r.deep.probe
	if p.limit == 0 {
		p.limit, p.effort = probedAtFirst, effortAtFirst
	}
	for r.err == nil {
		if found := r.write(); found != nil {
			return found
		}
		p.limit = max(probedAtFirst, p.limit/2)
		for more := true; r.err == nil && p.planned == 0; p.limit *= 2 {
			switch {
			case more:
				more = r.plan(plannedAtOnce)
			case p.failed.IsEmpty():
				return nil
			default:
				p.failed, p.effort, more = candidates.CandidateSet{}, 4*p.effort, true
			}
		}
	}
	return nil
}

// plan looks for plans of so many suspects, the first but for those of which none could be written. It reports whether more branches may
// lead to more of them.
func (r *Refuter) plan(wide int) (more bool) {
	p := &r.deep.probe
	start := p.begin(r.root)
	for i := range r.suspects {
		k := r.suspects[i].candidate
		if p.failed.Has(k) {
			continue
		}
		if wide == 0 || !r.meter.spend() {
			break
		}
		wide--
		x, spent := r.planOf(&start, k, p.limit, false)
		if p.plans[k] = x; x != nil {
			p.planned++
		}
		more = more || spent
	}
	return more
}

// planOf looks for the plan of a candidate, and with care chooses each case by what it leaves. spent says that so many
// branches do not suffice.
func (r *Refuter) planOf(start *left, k candidates.Candidate, limit int, care bool) (found *plan, spent bool) {
	s := &r.deep.probe.search
	s.meter = meter{ctx: r.ctx, granted: min(limit, r.granted-r.used)}
	found = s.refute(start, k, care)
	r.used += s.used
	r.look()
	return found, s.err != nil
}

// write writes the refutation with the shortest plan that can be written, nil if none can.
func (r *Refuter) write() *suppose.Refutation {
	p := &r.deep.probe
	for r.meter.spend() {
		var best *plan
		var of candidates.Candidate
		for i := range r.suspects {
			k := r.suspects[i].candidate
			if x := p.plans[k]; x != nil && (best == nil || x.size < best.size) {
				best, of = x, k
			}
		}
		if best == nil { // others are of candidates that are gone
			p.plans, p.planned = [candidates.MaxCandidates]*plan{}, 0
			return nil
		}
		p.plans[of] = nil
		p.planned--
		start := p.begin(r.root)
		for _, care := range []bool{false, true} {
			if care && best.size < longPlan {
				break
			}
			if shorter, _ := r.planOf(&start, of, best.size, care); shorter != nil {
				best = shorter
			}
		}
		if found := r.follow(of, best); found != nil {
			return found
		}
		p.failed.Add(of)
	}
	return nil
}

// follow writes a refutation by its plan, nil if that takes too much.
func (r *Refuter) follow(k candidates.Candidate, x *plan) *suppose.Refutation {
	r.deep.plan, r.deep.share = x, r.deep.probe.effort*(1+x.size)
	r.deep.until = r.used + r.deep.share
	r.run(r.stack.Push(k, suppose.Unbounded))
	found, _ := r.stack.Pop()
	r.deep.plan, r.deep.share = nil, 0
	if found == nil {
		return nil
	}
	return suppose.Tighten(r.root, found)
}

// nextCase refutes the next candidate of the plan at hand within the branch. It reports whether there was one.
func (r *Refuter) nextCase(b *suppose.Branch) (ok bool) {
	of := r.deep.plan
	for !ok && of != nil && len(of.cases) > 0 && r.spend() {
		next := of.cases[0]
		of.cases = of.cases[1:]
		if k := next.candidate; b.Grid.Has(k) && b.Grid.Open().Has(k.Cell()) {
			r.deep.plan = next.plan
			ok = r.refuteWithin(b, k, true)
			r.deep.plan = of
		}
	}
	return ok
}

// begin returns what is left of a grid, and makes the search one for its layout.
func (p *probe) begin(g *candidates.Grid) left {
	if p.search.layout != g.Layout() {
		p.search.make(g.Layout())
		p.search.counts.derive(g.Layout())
	}
	start := p.search.start(g)
	p.search.settle(&start) // if it fails all suspects are refuted at once
	return start
}

// refute returns how a candidate is refuted, nil if it is not, or not in the branches granted.
func (s *clued) refute(p *left, k candidates.Candidate, care bool) *plan {
	if !p.Has(k) {
		return &plan{}
	}
	now := *p
	s.place(&now, k)
	return s.exhaust(&now, care)
}

// exhaust returns how what is left comes to a conflict. With care it looks ahead where a few branches do not suffice.
func (s *clued) exhaust(now *left, care bool) *plan {
	found := &plan{}
	for s.settle(now) {
		if now.open.IsEmpty() {
			return nil
		}
		if care {
			if rest := s.soon(*now); rest != nil {
				found.cases, found.size = append(found.cases, rest.cases...), found.size+rest.size
				return found
			}
		}
		k, fails := s.first(now, care)
		if !s.spend() {
			return nil
		}
		within := &plan{}
		if !fails {
			within = s.refute(now, k, care)
		}
		if within == nil {
			return nil
		}
		found.cases = append(found.cases, planned{k, within})
		found.size += 1 + within.size
		now.Remove(k)
	}
	return found
}

// fewBranches is how many branches take less time than to look ahead.
const fewBranches = 10

// soon does what exhaust does, in a few branches.
func (s *clued) soon(now left) *plan {
	before := s.meter
	s.granted = min(before.granted, s.used+fewBranches)
	found := s.exhaust(&now, false)
	if s.granted = before.granted; found == nil && s.ctx.Err() == nil {
		s.meter = before
	}
	return found
}

// first returns the candidate to refute first. With care that is of an item which leaves least to do, as far as can be seen
// when each of its candidates is supposed; fails says that it comes to a conflict at once.
func (s *clued) first(p *left, care bool) (k candidates.Candidate, fails bool) {
	for x := range s.fewest(p) {
		k = x
		break
	}
	if !care {
		return k, false
	}
	var lost [candidates.MaxCandidates]int
	before, least := p.Len(), ^uint64(0)
	for _, item := range s.small(p) {
		effort, most := uint64(0), item.of[0]
		for _, x := range item.of[:item.n] {
			if lost[x] == 0 {
				now := *p
				if s.place(&now, x); !s.settle(&now) {
					return x, true
				}
				lost[x] = before - now.Len()
			}
			if effort += halved(lost[x]); lost[x] > lost[most] {
				most = x
			}
		}
		if effort < least {
			k, least = most, effort
		}
	}
	return k, false
}

// small is an item with two or three candidates.
type small struct {
	of [3]candidates.Candidate
	n  int
}

func (i *small) add(k candidates.Candidate) {
	i.of[i.n] = k
	i.n++
}

// enoughItems is of how many items one is chosen at least, if there are so many.
const enoughItems = 30

// small returns the items with two candidates, and those with three if these are few.
func (s *clued) small(p *left) (items []small) {
	for n := 2; n <= 3 && len(items) < enoughItems; n++ {
		for c := range p.open.All() {
			if ds := p.digits(s.layout, c); ds.Len() == n {
				var item small
				for d := range ds.All() {
					item.add(candidates.Of(c, d))
				}
				items = append(items, item)
			}
		}
		for h := range s.layout.Houses().All() {
			for d := range s.layout.Digits().All() {
				if places := p.Places(d).And(s.layout.HouseCells(h)); places.Len() == n {
					var item small
					for c := range places.All() {
						item.add(candidates.Of(c, d))
					}
					items = append(items, item)
				}
			}
		}
	}
	return items
}
