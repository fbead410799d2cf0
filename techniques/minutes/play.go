package minutes

import (
	"math"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// sight is a way to see a digit's place.
type sight struct {
	kind   Kind
	effort int // the placed digits that block the other places, and the places that an elimination took
	cell   candidates.Cell
}

// moment is what is before somebody who looks for the next thing to do.
type moment struct {
	open   int        // cells
	cells  int        // in which a digit can be placed, and seen
	kinds  [kinds]int // the ways to see that, by kind
	stage  int        // of the elimination that is needed, from 1; 0 if a digit can be placed
	rate   float64    // how fast something is found
	search float64    // how long that takes, on average
}

// player plays puzzles again and again. A player must not be used by two goroutines at once.
type player struct {
	*Model
	stages []*techniques.Runner
	sights []sight
	speed  [kinds][maxEffort + 1]float64 // by kind and effort
}

// halfBoard is how many open cells take one unit of time to look over, as somebody does who sees one thing in
// it for sure.
const halfBoard = 40

// maxEffort is the most that is told apart.
const maxEffort = 8

func (m *Model) newPlayer() *player {
	p := &player{Model: m}
	for _, list := range stages() {
		p.stages = append(p.stages, techniques.NewRunner(list))
	}
	for e := range maxEffort + 1 {
		witnesses := math.Pow(m.value(Witness), float64(e-2))
		p.speed[FullHouse][e] = m.value(LastCell)
		p.speed[BoxSingle][e] = witnesses
		p.speed[LineSingle][e] = m.value(Line) * witnesses
		p.speed[NakedSingle][e] = m.value(Naked)
	}
	return p
}

// play plays the puzzle once and visits each moment. Everything that can be seen is a runner, and the first
// one home is played: a race of exponential times, with chance drawn from the colors of the cells and the
// game. It reports whether the techniques went as far as the solution.
func (p *player) play(start *candidates.Grid, solution *candidates.Filling, game uint64, visit func(*moment)) (all bool) {
	g := *start
	var k colors
	k.begin(&g, solution)
	game = scramble(game)
	all = true
	place := func(c candidates.Cell) {
		k.fill(c, g.Open().Len())
		g.Place(c, solution[c])
	}
	for !g.Open().IsEmpty() {
		m := moment{open: g.Open().Len()}
		p.look(&g)
		if len(p.sights) == 0 {
			m.stage = 1 + p.eliminate(&g)
			if m.stage > len(p.stages) {
				all = false
				place(cheapest(&g, &k, game))
			}
			m.search = p.value(Elimination) * float64(m.open) / halfBoard
			visit(&m)
			continue
		}
		var rates [candidates.MaxCells]float64
		for _, s := range p.sights {
			rate := p.speed[s.kind][s.effort]
			if rates[s.cell] == 0 {
				m.cells++
			}
			m.kinds[s.kind]++
			m.rate += rate
			rates[s.cell] += rate
		}
		m.search = float64(m.open) / halfBoard / m.rate
		visit(&m)
		first, soonest := candidates.Cell(0), math.Inf(1)
		for rest := g.Open(); !rest.IsEmpty(); {
			c, _ := rest.Next()
			if rates[c] == 0 {
				continue
			}
			uniform := (float64(scramble(k.of[c]^game)>>11) + 0.5) / (1 << 53)
			if time := -math.Log(uniform) / rates[c]; time < soonest {
				first, soonest = c, time
			}
		}
		place(first)
	}
	return all
}

// cheapest returns an open cell with the fewest candidates.
func cheapest(g *candidates.Grid, k *colors, game uint64) (best candidates.Cell) {
	fewest, least := math.MaxInt, uint64(0)
	for c := range g.Open().All() {
		n, x := g.Candidates(c).Len(), scramble(k.of[c]^game)
		if n < fewest || n == fewest && x < least {
			best, fewest, least = c, n, x
		}
	}
	return best
}

// eliminate removes all that the first stage removes which finds anything, and returns its place among them;
// their number if none does. All of it at once, as which step comes first depends on where rows are.
func (p *player) eliminate(g *candidates.Grid) (stage int) {
	for stage, r := range p.stages {
		var out candidates.CandidateSet
		found := false
		r.All(g, func(s explain.Step) bool {
			for _, e := range s.Effects {
				found = true
				out.Add(e.Candidate)
			}
			return true
		})
		if !found {
			continue
		}
		for d := range out.Digits().All() {
			for c := range out.Places(d).All() {
				g.Remove(c, d)
			}
		}
		return stage
	}
	return len(p.stages)
}

// look finds all ways to see where a digit goes. What is a full house is not counted as anything else.
func (p *player) look(g *candidates.Grid) {
	p.sights = p.sights[:0]
	l, open := g.Layout(), g.Open()
	var full candidates.HouseSet
	for hs := l.Houses(); hs != 0; {
		h, _ := hs.Next()
		if c, ok := l.HouseCells(h).And(open).Single(); ok {
			full = full.With(h)
			p.sights = append(p.sights, sight{kind: FullHouse, cell: c})
		}
	}
	for ds := l.Digits(); ds != 0; {
		d, _ := ds.Next()
		for hs := l.Houses() &^ full; hs != 0; {
			h, _ := hs.Next()
			c, ok := g.PlacesIn(d, h).Single()
			if !ok || !open.Has(c) {
				continue
			}
			kind := LineSingle
			if h.Kind() == candidates.Box {
				kind = BoxSingle
			}
			by, removed := explain.Blockers(g, d, l.HouseCells(h).And(open).Without(c))
			p.sights = append(p.sights, sight{kind: kind, effort: min(maxEffort, by.Len()+removed.Len()), cell: c})
		}
	}
	for rest := open; !rest.IsEmpty(); {
		c, _ := rest.Next()
		if g.Candidates(c).Len() != 1 || l.HousesOf(c)&full != 0 {
			continue
		}
		p.sights = append(p.sights, sight{kind: NakedSingle, cell: c})
	}
}
