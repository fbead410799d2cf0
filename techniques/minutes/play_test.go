package minutes

import (
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
