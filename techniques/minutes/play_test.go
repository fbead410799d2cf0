package minutes

import (
	"math"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/fallback"
	"pencilmark/techniques"
)

// Where marks are removed no digit can be placed, and what is removed is all that the first stage finds which finds
// anything; the stages before it find nothing. Where no stage does, a digit is placed that takes a stage more.
func TestFirstStageRemoves(t *testing.T) {
	var stages []*techniques.Runner
	for _, names := range usual {
		stages = append(stages, techniques.NewRunner(stage(names)))
	}
	removals, beyond := map[int]int{}, false
	for _, g := range notationtest.Read(t, "samples", 25) {
		solution := fallback.Solve(t.Context(), &g, 1, fallback.Budget{}).Solutions[0]
		p := Fitted().newPlayer(Usual())
		p.begin(&g, &solution)
		grid := g
		p.play(1, 0, func(m *Moment, e event) {
			if e.removed == nil {
				if m.Stage != 0 && m.Stage != len(stages)+1 || (m.Stage == 0) == (naive(&grid) == [candidates.MaxCells]ways{}) {
					t.Errorf("%v is placed at stage %d", e.placed, m.Stage)
				}
				beyond = beyond || m.Stage != 0
				grid.Place(e.placed.Cell(), e.placed.Digit())
				return
			}
			n := e.removed.stage
			removals[n]++
			if m.Stage != n || m.Open != grid.Open().Len() {
				t.Errorf("stage %d of %d open cells, told is %d of %d", n, grid.Open().Len(), m.Stage, m.Open)
			}
			for c, w := range naive(&grid) {
				if w != (ways{}) {
					t.Errorf("stage %d removes where the digit of %v can be seen", n, candidates.Cell(c))
				}
			}
			var found []explain.Step
			for i, runner := range stages[:n] {
				runner.All(&grid, func(s explain.Step) bool {
					if i+1 < n {
						t.Errorf("stage %d removes, and stage %d finds %v", n, i+1, s.Effects)
					}
					s.Effects = slices.Clone(s.Effects)
					found = append(found, s)
					return true
				})
			}
			if len(found) != len(e.removed.steps) {
				t.Errorf("stage %d finds %d steps, %d are taken", n, len(found), len(e.removed.steps))
			}
			for _, s := range e.removed.steps {
				s.Apply(&grid)
			}
		})
	}
	if !beyond || removals[1] == 0 || removals[2] == 0 || removals[4] == 0 {
		t.Errorf("removals by stages: %v, and beyond them: %v", removals, beyond)
	}
}

// Stages that come early are tried where nothing but cells with one digit is in sight, and no others there.
func TestEarlyStages(t *testing.T) {
	const early = 2
	before, after := 0, 0
	for _, g := range notationtest.Read(t, "samples", 25) {
		solution := fallback.Solve(t.Context(), &g, 1, fallback.Budget{}).Solutions[0]
		p := Fitted().newPlayer(Order{Stages: usual, Early: early})
		p.begin(&g, &solution)
		grid := g
		p.play(1, 0, func(m *Moment, e event) {
			var all ways
			for _, w := range naive(&grid) {
				for k, n := range w {
					all[k] += n
				}
			}
			seen := all[FullHouse] > 0 || all[BoxSingle] > 0 || all[LineSingle] > 0
			switch {
			case e.removed == nil:
				grid.Place(e.placed.Cell(), e.placed.Digit())
				return
			case seen, all != ways{} && e.removed.stage > early:
				t.Errorf("stage %d removes marks where digits can be placed in %v ways", e.removed.stage, all)
			case all != ways{}:
				before++
			default:
				after++
			}
			for _, s := range e.removed.steps {
				s.Apply(&grid)
			}
		})
	}
	if before == 0 || after == 0 {
		t.Errorf("marks are removed before cells with one digit %d times, and where nothing is in sight %d times", before, after)
	}
}

// Whatever was before, what is seen first at a moment is chance alone: a cell as often as its ways are fast, compared with
// all. That is so of cells that only counting shows, of those that have been seen for long, and of those before the last one in
// reading order, on boards on which cells look alike as well.
func TestRaceIsFair(t *testing.T) {
	speed := Fitted().numbers().speed
	grids := notationtest.Read(t, "samples", 10)
	var even candidates.Filling // moving its bands or stacks along gives the same puzzle with other digits
	for c := range candidates.Classic9.Cells().All() {
		if r, k := c.Row()-1, c.Column()-1; (r+k)%3 != 0 {
			even[c] = candidates.Digit((3*r+r/3+k)%9 + 1)
		}
	}
	grids = append(grids, candidates.NewGrid(candidates.Classic9, even))
	type tried struct{ got, expected, variance float64 }
	all := map[string]*tried{"seen by counting alone": {}, "seen before": {}, "before the last one": {}, "before the last one where cells look alike": {}}
	for i, g := range grids {
		solution := fallback.Solve(t.Context(), &g, 1, fallback.Budget{}).Solutions[0]
		p := Fitted().newPlayer(Usual())
		p.begin(&g, &solution)
		if alike := i == len(grids)-1; alike == p.told {
			t.Errorf("puzzle %d: all cells are told apart is %v", i+1, p.told)
		}
		for game := range uint64(12) {
			grid, last := g, candidates.Cell(0)
			var before [candidates.MaxCells]ways
			p.play(game, 0, func(m *Moment, e event) {
				if e.removed != nil {
					for _, s := range e.removed.steps {
						s.Apply(&grid)
					}
					return
				}
				now, placed := naive(&grid), e.placed.Cell()
				note := func(what string, is func(candidates.Cell) bool) {
					some, rates := 0.0, 0.0
					for c, w := range now {
						rate := 0.0
						for k, n := range w {
							rate += speed[k] * float64(n)
						}
						if rates += rate; is(candidates.Cell(c)) {
							some += rate
						}
					}
					x := all[what]
					x.expected, x.variance = x.expected+some/rates, x.variance+some/rates*(1-some/rates)
					if is(placed) {
						x.got++
					}
				}
				if m.Stage == 0 {
					note("seen by counting alone", func(c candidates.Cell) bool { return now[c] == ways{NakedSingle: 1} })
					note("seen before", func(c candidates.Cell) bool { return now[c] == before[c] })
					note("before the last one", func(c candidates.Cell) bool { return c < last })
					if !p.told {
						note("before the last one where cells look alike", func(c candidates.Cell) bool { return c < last })
					}
				}
				before, last = now, placed
				grid.Place(placed, e.placed.Digit())
			})
		}
	}
	for what, x := range all {
		if z := (x.got - x.expected) / math.Sqrt(x.variance); math.Abs(z) > 4 || x.variance < 10 {
			t.Errorf("%s: %.0f cells are filled, expected %.0f ± %.0f", what, x.got, x.expected, math.Sqrt(x.variance))
		}
	}
}
