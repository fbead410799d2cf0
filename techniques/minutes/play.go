package minutes

import (
	"math"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

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

	geometry *geometry
	grid     *candidates.Grid
	solution *candidates.Filling
	start    board
	colors   colors
	told     bool // the colors tell all open cells apart
	removals map[uint64]*removal
	home     [candidates.MaxCells]float64 // of the cells seen: when their runners come home
	moment   Moment                       // the one that is visited
}

// removal is what one stage of techniques removes from a grid.
type removal struct {
	stage int // from 1; 0 if no stage finds anything
	steps []explain.Step
	spent float64 // how long, on average, before it is found
}

// event is what somebody does at a moment: fills a cell or, if there is a removal, removes marks.
type event struct {
	placed  candidates.Candidate
	removed *removal
}

func (m *Model) newPlayer(o Order) *player {
	p := &player{Model: m, early: o.Early, removals: map[uint64]*removal{}}
	for _, names := range o.Stages {
		p.stages = append(p.stages, techniques.NewRunner(stage(names)))
	}
	return p
}

// begin sets up a puzzle.
func (p *player) begin(g *candidates.Grid, solution *candidates.Filling) {
	if p.geometry == nil || p.geometry.layout != g.Layout() {
		p.geometry = newGeometry(g.Layout(), &p.numbers().speed)
	}
	p.grid, p.solution = g, solution
	p.start.begin(p.geometry, g)
	p.colors.begin(g, solution)
	p.told = p.colors.distinct(g.Open())
	clear(p.removals)
}

// play plays the puzzle once and visits each moment. Everything that can be seen is a runner, and the first
// one home is played: a race of exponential times, with chance drawn from the colors of the cells, the game
// and the moment. Exponential times do not remember how long somebody has run, so only runners whose speed
// changes are drawn again. The game is over when no more than rest cells are open. It reports whether the techniques
// went as far.
func (p *player) play(game uint64, rest int, visit func(*Moment, event)) (all bool) {
	b, k := p.start, &p.colors
	if !p.told { // cells that look alike are told apart as one of them is filled
		own := p.colors
		k = &own
	}
	game = scramble(game)
	all = true
	now := 0.0
	place := func(c candidates.Cell) {
		if !p.told {
			k.fill(c, b.open.Len())
			b.fresh = b.seen // their chance is no longer that of others
		}
		b.place(c, p.solution[c])
	}
	for moment := uint64(0); b.open.Len() > rest; moment++ {
		m := &p.moment
		*m = Moment{Open: b.open.Len(), Digits: b.sought()}
		chance := scramble(game + moment)
		if r := p.eliminate(&b); r.stage > 0 {
			m.Stage = r.stage
			visit(m, event{removed: r})
			continue
		}
		if b.seen.IsEmpty() {
			m.Stage, all = len(p.stages)+1, false
			c := cheapest(&b, k, chance)
			visit(m, event{placed: candidates.Of(c, p.solution[c])})
			place(c)
			continue
		}
		m.Cells, m.Ways = b.seen.Len(), b.all
		for rest := b.fresh.And(b.seen); !rest.IsEmpty(); {
			c, _ := rest.Next()
			p.home[c] = now + waits(scramble(k.of[c]^chance))*b.pace[c]
		}
		b.fresh = candidates.CellSet{}
		first, soonest := candidates.Cell(0), math.Inf(1)
		for rest := b.seen; !rest.IsEmpty(); {
			c, _ := rest.Next()
			if time := p.home[c]; time < soonest {
				first, soonest = c, time
			}
		}
		now = soonest
		visit(m, event{placed: candidates.Of(first, p.solution[first])})
		place(first)
	}
	return all
}

// cheapest returns an open cell with the fewest candidates.
func cheapest(b *board, k *colors, chance uint64) (best candidates.Cell) {
	fewest, least := math.MaxInt, uint64(0)
	for c := range b.open.All() {
		n, x := b.marks[c].Len(), scramble(k.of[c]^chance)
		if n < fewest || n == fewest && x < least {
			best, fewest, least = c, n, x
		}
	}
	return best
}

var nothing = &removal{}

// eliminate removes all that the first stage removes which finds anything, of those that come before what is
// in sight. All of it at once, as which step comes first depends on where rows are. What is found is kept: games
// stall on the same grids.
func (p *player) eliminate(b *board) *removal {
	stages := p.stages
	if !b.seen.IsEmpty() {
		stages = stages[:p.early]
		if len(stages) == 0 || b.all[FullHouse]+b.all[BoxSingle]+b.all[LineSingle] > 0 { // cells with one digit come last
			return nothing
		}
	}
	key := b.state() + uint64(len(stages))
	r := p.removals[key]
	if r == nil {
		r = nothing
		g := b.grid(p.grid, p.solution)
		for i, stage := range stages {
			var steps []explain.Step
			stage.All(&g, func(s explain.Step) bool {
				s.Effects = slices.Clone(s.Effects)
				steps = append(steps, s)
				return true
			})
			if steps != nil {
				r = &removal{stage: i + 1, steps: steps}
				break
			}
		}
		p.removals[key] = r
	}
	var changed candidates.CellSet
	for i := range r.steps {
		for _, e := range r.steps[i].Effects {
			b.remove(e.Candidate.Cell(), e.Candidate.Digit(), &changed)
		}
	}
	b.lookAgain(changed)
	return r
}
