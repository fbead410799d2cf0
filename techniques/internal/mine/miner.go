package main

import (
	"context"
	"slices"
	"time"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/escape"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/puzzles"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/suite"
)

// patience is how long a miner searches for a technique beside those that come first, when it finds none.
const patience = time.Minute

// miner goes through puzzles. It is not safe for use by several goroutines at once.
type miner struct {
	store   *store
	only    []*techniques.Technique // that are looked for
	profile *techniques.Runner
	easier  map[techniques.Level]*techniques.Runner // the techniques of the profile with a lower level
	alone   map[*techniques.Technique]*techniques.Runner
	spent   map[*techniques.Technique]time.Duration // without finding anything
}

func newMiner(s *store, only []*techniques.Technique) *miner {
	m := &miner{
		store:   s,
		only:    only,
		profile: runner(suite.Human()),
		easier:  map[techniques.Level]*techniques.Runner{},
		alone:   map[*techniques.Technique]*techniques.Runner{},
		spent:   map[*techniques.Technique]time.Duration{},
	}
	for l := techniques.Easy; l <= techniques.Extreme; l++ {
		m.easier[l] = runner(slices.DeleteFunc(suite.Human(), func(t *techniques.Technique) bool { return t.Level >= l }))
	}
	for _, t := range suite.All() {
		m.alone[t] = runner([]*techniques.Technique{t})
	}
	return m
}

func runner(list []*techniques.Technique) *techniques.Runner {
	return techniques.NewRunner(list).Grant(explain.Unique)
}

// longest is how long a puzzle may take to be made.
const longest = 10 * time.Second

// puzzle goes through the puzzle of an origin.
func (m *miner) puzzle(from lessons.Origin) {
	ctx, cancel := context.WithTimeout(context.Background(), longest)
	defer cancel()
	g, err := puzzles.From(ctx, from)
	if err != nil {
		return
	}
	looked := map[techniques.Level]int{}
	for !g.Solved() {
		s, ok := m.profile.Next(&g)
		if !ok {
			return
		}
		first := techniques.Lookup(suite.All(), s.Technique.Code)
		m.keep(first, lessons.Next, from, g, &s)
		if looked[first.Level]++; looked[first.Level] <= 2 {
			m.level(first.Level, from, g)
		}
		m.nearOf(from, g)
		s.Apply(&g)
	}
}

// examples looks for near misses beside the positions that techniques have without any puzzle, on ordinary boards.
func (m *miner) examples() error {
	for _, t := range m.only {
		worked, _, err := lessons.Of(t)
		if err != nil {
			return err
		}
		p := worked[0]
		if p.Kind != lessons.Any || p.Grid.Layout() != candidates.Classic9 {
			continue
		}
		s, err := p.Step(t)
		if err != nil {
			return err
		}
		m.nearMisses(t, lessons.Origin{}, p.Grid, &s)
		for c := range p.Grid.Layout().Cells().AndNot(p.Grid.Open()).All() {
			m.opened(t, p.Grid, c, &s)
		}
	}
	return nil
}

// opened stores near misses with a filled cell open again, and with one of the candidates that its digit
// ruled out.
func (m *miner) opened(t *techniques.Technique, g candidates.Grid, cell candidates.Cell, s *explain.Step) {
	givens := g.GivenDigits()
	d := g.Value(cell)
	givens[cell] = 0
	bare := candidates.NewGrid(g.Layout(), givens)
	for c := range g.Layout().Cells().AndNot(g.Open()).AndNot(g.Givens()).All() {
		if c != cell {
			bare.Place(c, g.Value(c))
		}
	}
	for c := range bare.Open().And(g.Layout().Peers(cell)).All() {
		if !bare.Candidates(c).Has(d) || g.Candidates(c).Has(d) {
			continue
		}
		k, near := candidates.Of(c, d), bare
		for o := range g.Open().All() {
			for x := range (near.Candidates(o) &^ g.Candidates(o)).All() {
				if candidates.Of(o, x) != k {
					near.Remove(o, x)
				}
			}
		}
		m.nearMiss(t, lessons.Origin{}, near, k, s)
	}
}

// nearOf stores near misses of the techniques that have none, whatever else is to be found on the grid.
func (m *miner) nearOf(from lessons.Origin, g candidates.Grid) {
	const instances = 10
	if len(lessons.Struck(&g)) == 0 {
		return
	}
	for _, t := range m.only {
		if !m.store.misses(t.Code) || m.spent[t] > patience {
			continue
		}
		start := time.Now()
		var found []explain.Step
		m.alone[t].All(&g, func(s explain.Step) bool {
			found = append(found, s)
			return len(found) < instances
		})
		for i := range found {
			m.nearMisses(t, from, g, &found[i])
		}
		m.spent[t] += time.Since(start)
	}
}

// level keeps the position for the techniques of a level that lack some, if none with a lower level applies.
func (m *miner) level(l techniques.Level, from lessons.Origin, g candidates.Grid) {
	if l <= techniques.Medium {
		return
	}
	if _, ok := m.easier[l].Next(&g); ok {
		return
	}
	for _, t := range m.only {
		if t.Level != l || !m.store.lacks(t.Code) || m.spent[t] > patience {
			continue
		}
		start := time.Now()
		if s, ok := m.alone[t].Next(&g); ok {
			m.keep(t, lessons.Level, from, g, &s)
			m.spent[t] = 0
		}
		m.spent[t] += time.Since(start)
	}
}

// keep stores a position, if it is wanted and its step is proved, and the near misses beside it.
func (m *miner) keep(t *techniques.Technique, kind lessons.Kind, from lessons.Origin, g candidates.Grid, s *explain.Step) {
	if !slices.Contains(m.only, t) {
		return
	}
	p := lessons.Position{Code: t.Code, Kind: kind, Origin: from, Grid: g, Effects: s.Effects}
	if m.store.wants(p) && verify.Step(&g, s) == nil {
		if _, err := p.Step(t); err == nil {
			m.store.add(p)
		}
	}
	m.nearMisses(t, from, g, s)
}

// nearMisses stores near misses with one of the candidates that were struck.
func (m *miner) nearMisses(t *techniques.Technique, from lessons.Origin, g candidates.Grid, s *explain.Step) {
	for _, k := range lessons.Struck(&g) {
		m.nearMiss(t, from, lessons.With(&g, k), k, s)
	}
}

// finds reports whether the technique finds one of the effects on the grid, or anything, unless it is of the levels that
// find many steps on most grids.
func (m *miner) finds(t *techniques.Technique, g *candidates.Grid, effects []explain.Effect) (found bool) {
	m.alone[t].All(g, func(s explain.Step) bool {
		found = t.Level < techniques.Unfair || slices.ContainsFunc(s.Effects, func(e explain.Effect) bool { return slices.Contains(effects, e) })
		return !found
	})
	return found
}

// nearMiss stores the position with the candidate if that is what keeps the technique from its effects.
func (m *miner) nearMiss(t *techniques.Technique, from lessons.Origin, g candidates.Grid, k candidates.Candidate, s *explain.Step) {
	p := lessons.Position{Code: t.Code, Kind: lessons.Near, Origin: from, Grid: g, InWay: k, Effects: s.Effects}
	if !m.store.wants(p) {
		return
	}
	if _, ok := escape.By(k, &g, s); !ok || verify.Step(&g, s) == nil || m.finds(t, &g, s.Effects) {
		return
	}
	if _, err := p.Step(t); err == nil {
		m.store.add(p)
	}
}
