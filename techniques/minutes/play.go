package minutes

import (
	"math"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// sight is a way to see a digit's place.
type sight struct {
	kind Kind
	cell candidates.Cell
}

// Moment is what is before somebody who looks for the next thing to do.
type Moment struct {
	Open   int        // cells
	Digits int        // that can be looked for: those on the board that are not complete
	Cells  int        // in which a digit can be placed, and seen
	Ways   [kinds]int // to see that, by kind
	Stage  int        // of the elimination that is needed, from 1; 0 if a digit can be placed
}

// halfBoard is how many open cells, times digits, take one unit of time to look over, as somebody does who
// sees one thing in it for sure.
const halfBoard = 40 * 9

// Search returns how long it takes to find something, on average, in looks over half a board for all digits.
func (m *Model) Search(x *Moment) float64 {
	n := m.numbers()
	board := float64(x.Open*max(1, x.Digits)) / halfBoard
	if x.Stage > 0 {
		return board * n.elimination * math.Pow(n.level, float64(x.Stage-1))
	}
	rate := 0.0
	for k, ways := range x.Ways {
		rate += n.speed[k] * float64(ways)
	}
	return board / rate
}

// player plays puzzles again and again. A player must not be used by two goroutines at once.
type player struct {
	*Model
	stages []*techniques.Runner
	early  int // how many stages come before cells with one digit
	sights []sight
}

func (m *Model) newPlayer(o Order) *player {
	p := &player{Model: m, early: o.Early}
	for _, names := range o.Stages {
		p.stages = append(p.stages, techniques.NewRunner(stage(names)))
	}
	return p
}

// play plays the puzzle once and visits each moment. Everything that can be seen is a runner, and the first
// one home is played: a race of exponential times, with chance drawn from the colors of the cells and the
// game. It reports whether the techniques went as far as the solution.
func (p *player) play(start *candidates.Grid, solution *candidates.Filling, game uint64, visit func(*Moment)) (all bool) {
	g := *start
	var k colors
	k.begin(&g, solution)
	game = scramble(game)
	all = true
	speed := &p.numbers().speed
	place := func(c candidates.Cell) {
		k.fill(c, g.Open().Len())
		g.Place(c, solution[c])
	}
	for !g.Open().IsEmpty() {
		m := Moment{Open: g.Open().Len(), Digits: sought(&g)}
		p.look(&g)
		if m.Stage = p.eliminate(&g); m.Stage > 0 {
			visit(&m)
			continue
		}
		if len(p.sights) == 0 {
			m.Stage, all = len(p.stages)+1, false
			place(cheapest(&g, &k, game))
			visit(&m)
			continue
		}
		var rates [candidates.MaxCells]float64
		for _, s := range p.sights {
			if rates[s.cell] == 0 {
				m.Cells++
			}
			m.Ways[s.kind]++
			rates[s.cell] += speed[s.kind]
		}
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

// sought returns how many digits stand somewhere, but not everywhere yet.
func sought(g *candidates.Grid) (n int) {
	for ds := g.Layout().Digits(); ds != 0; {
		d, _ := ds.Next()
		if places, open := g.Places(d), g.Open(); places.Meets(open) && !places.Within(open) {
			n++
		}
	}
	return n
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

// eliminate removes all that the first stage removes which finds anything, of those that come before what is
// in sight, and returns its place among them, from 1; 0 if none does. All of it at once, as which step comes
// first depends on where rows are.
func (p *player) eliminate(g *candidates.Grid) (stage int) {
	stages := p.stages
	if len(p.sights) > 0 {
		stages = stages[:p.early]
		if p.sights[0].kind != NakedSingle { // which come last
			return 0
		}
	}
	for stage, r := range stages {
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
		return stage + 1
	}
	return 0
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
			p.sights = append(p.sights, sight{FullHouse, c})
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
			p.sights = append(p.sights, sight{kind, c})
		}
	}
	for rest := open; !rest.IsEmpty(); {
		c, _ := rest.Next()
		if g.Candidates(c).Len() != 1 || l.HousesOf(c)&full != 0 {
			continue
		}
		p.sights = append(p.sights, sight{NakedSingle, c})
	}
}
