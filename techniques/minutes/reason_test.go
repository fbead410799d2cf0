package minutes

import (
	"cmp"
	"math"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/fallback"
)

// A moment is hard to go on from if nothing can be placed, if only one cell can be filled, or if nothing shows where
// people look first, and the first of these that is so is named. A board with few open cells is not hard for that.
func TestReasonOfMoment(t *testing.T) {
	for _, test := range []struct {
		stage, open, cells, full, box, line, naked int
		want                                       ReasonKind
		ok                                         bool
	}{
		{stage: 1, open: 30, cells: 1, naked: 1, want: NothingToPlace, ok: true},
		{open: 30, cells: 1, box: 1, want: OneMove, ok: true},
		{open: 2, cells: 1, box: 1, want: OneMove, ok: true},
		{open: 1, cells: 1, full: 1, ok: false},
		{open: 30, cells: 2, naked: 2, want: OnlyNaked, ok: true},
		{open: 30, cells: 2, line: 2, want: OnlyLines, ok: true},
		{open: 30, cells: 2, box: 2, want: TwoMoves, ok: true},
		{open: 3, cells: 2, box: 2, want: TwoMoves, ok: true},
		{open: 2, cells: 2, box: 2, ok: false},
		{open: 30, cells: 3, box: 3, want: FewMoves, ok: true},
		{open: 30, cells: 4, full: 1, box: 3, want: FewMoves, ok: true},
		{open: 4, cells: 4, box: 4, ok: false},
		{open: 30, cells: 5, box: 5, ok: false},
		{open: 30, cells: 9, full: 1, naked: 9, ok: false},
		{open: 30, cells: 9, full: 1, box: 1, ok: false},
		{open: 30, cells: 9, full: 1, line: 1, ok: false},
		{open: 30, cells: 9, box: 1, line: 1, ok: false},
		{open: 30, cells: 9, box: 1, line: 2, ok: false},
	} {
		m := Moment{Stage: test.stage, Open: test.open, Cells: test.cells}
		m.Ways[FullHouse], m.Ways[BoxSingle], m.Ways[LineSingle], m.Ways[NakedSingle] = test.full, test.box, test.line, test.naked
		if kind, ok := m.reason(); ok != test.ok || ok && kind != test.want {
			t.Errorf("%+v: %v, %v", test, kind, ok)
		}
	}
}

// How long the search takes and how many moments a reason has is what games to the end have, in the mean, though only every
// second one is played to the end.
func TestEndingsCountTwice(t *testing.T) {
	r := Fitted().NewRater()
	r.Games = 400
	kinds, late := 0, 0.0
	for _, g := range notationtest.Read(t, "samples", 3) {
		solution := fallback.Solve(t.Context(), &g, 1, fallback.Budget{}).Solutions[0]
		var seen [reasonKinds]float64
		whole, end := 0.0, 0.0
		r.Play(&g, &solution, func(m *Moment) {
			if k, ok := m.reason(); ok {
				seen[k] += 1 / float64(r.Games)
			}
			part := r.player.Search(m) / float64(r.Games)
			whole += part
			if m.Open <= 24 {
				end += part
			}
		})
		search, _, found := r.Search(&g, &solution)
		if math.Abs(search/whole-1) > 0.01 || search == whole {
			t.Errorf("the search takes %v, in whole games %v", search, whole)
		}
		late = max(late, end/whole)
		for k, reason := range found {
			if want := seen[k]; math.Abs(reason.Moments-want) > 0.4 {
				t.Errorf("%v: %v moments, want %v", reason.Kind, reason.Moments, want)
			}
			if reason.Moments > 0 {
				kinds++
			}
		}
	}
	if kinds < 3 || late < 0.02 {
		t.Errorf("reasons of %d kinds, and %.3f of the search when 24 cells are open", kinds, late)
	}
	r.Games = 1
	g := notationtest.Read(t, "samples", 3)[0]
	solution := fallback.Solve(t.Context(), &g, 1, fallback.Budget{}).Solutions[0]
	whole := 0.0
	r.Play(&g, &solution, func(m *Moment) { whole += r.player.Search(m) })
	if search, _, _ := r.Search(&g, &solution); search != whole {
		t.Errorf("the search of one game takes %v, want %v", search, whole)
	}
}

// A reason says how often it is met, what happens then, and where.
func TestReasonInWords(t *testing.T) {
	cell := candidates.Of(candidates.At(3, 5), 7)
	step := explain.NewStep(explain.Single{Candidate: cell}, explain.Remove(cell.Cell(), 4))
	step.Technique = explain.Ref{Code: "x-wing", Name: "X-Wing"}
	for _, test := range []struct {
		reason Reason
		want   string
	}{
		{Reason{Kind: OneMove, Moments: 0.5}, "often a moment at which only one cell can be filled"},
		{Reason{Kind: OneMove, Moments: 0.74}, "often a moment at which only one cell can be filled"},
		{Reason{Kind: OneMove, Moments: 0.75}, "a moment at which only one cell can be filled"},
		{Reason{Kind: TwoMoves, Moments: 1.49}, "a moment at which only two cells can be filled"},
		{Reason{Kind: TwoMoves, Moments: 1.5}, "2 moments at which only two cells can be filled"},
		{Reason{Kind: FewMoves, Moments: 7.4, Cells: []candidates.Candidate{cell}}, "7 moments at which only three or four cells can be filled, such as r3c5"},
		{Reason{Kind: NothingToPlace, Moments: 2, Steps: []explain.Step{step}}, "2 moments at which no digit can be placed until pencil marks are removed, by X-Wing (r3c5<>4)"},
		{Reason{Kind: NothingToPlace, Moments: 2, Steps: []explain.Step{step, step}}, "2 moments at which no digit can be placed until pencil marks are removed, by X-Wing (r3c5<>4), X-Wing (r3c5<>4)"},
	} {
		if got := test.reason.String(); got != test.want {
			t.Errorf("got  %s\nwant %s", got, test.want)
		}
	}
}

// The three cells before which most time is spent are named, the first in reading order of those with as much.
func TestCellsNamed(t *testing.T) {
	var spent [candidates.MaxCells]float64
	spent[40], spent[9], spent[5], spent[7], spent[3] = 3, 1, 2, 1, 2
	solution := candidates.Filling{3: 1, 5: 2, 40: 3}
	var r Reason
	r.nameCells(&spent, &solution)
	if want := []candidates.Candidate{candidates.Of(40, 3), candidates.Of(3, 1), candidates.Of(5, 2)}; !slices.Equal(r.Cells, want) {
		t.Errorf("named are %v, want %v", r.Cells, want)
	}
	r.Cells = nil
	r.nameCells(&[candidates.MaxCells]float64{7: 1}, &candidates.Filling{7: 4})
	if want := []candidates.Candidate{candidates.Of(7, 4)}; !slices.Equal(r.Cells, want) {
		t.Errorf("named are %v, want %v", r.Cells, want)
	}
}

// The steps that a reason names are those first before which most time is spent, in all games together: time spent on one
// grid adds up, however many games come to it.
func TestStepsNamed(t *testing.T) {
	r := Fitted().NewRater()
	told, again := 0, 0
	for _, g := range notationtest.Read(t, "samples", 3) {
		solution := fallback.Solve(t.Context(), &g, 1, fallback.Budget{}).Solutions[0]
		type stall struct {
			steps []explain.Step
			games int
			spent float64
		}
		met, late := map[[candidates.MaxCells]candidates.DigitSet]*stall{}, false
		r.player.begin(&g, &solution)
		for game := range r.Games {
			grid := g
			r.player.play(uint64(game), 0, func(m *Moment, e event) {
				if e.removed == nil {
					grid.Place(e.placed.Cell(), e.placed.Digit())
					return
				}
				late = late || m.Open <= 24 // what is found there counts twice in every second game, and not in the others
				var key [candidates.MaxCells]candidates.DigitSet
				for c := range grid.Open().All() {
					key[c] = grid.Candidates(c)
				}
				if met[key] == nil {
					met[key] = &stall{steps: e.removed.steps}
				}
				met[key].games++
				met[key].spent += r.player.Search(m)
				for _, s := range e.removed.steps {
					s.Apply(&grid)
				}
			})
		}
		var stalls []*stall
		for _, s := range met {
			stalls = append(stalls, s)
		}
		slices.SortFunc(stalls, func(a, b *stall) int { return cmp.Compare(b.spent, a.spent) })
		for i, s := range stalls {
			late = late || i > 0 && s.spent > stalls[i-1].spent*(1-1e-9) // of two that take as long either may come first
		}
		if late || len(stalls) == 0 {
			continue
		}
		var want []explain.Ref
		for _, s := range stalls {
			for _, step := range s.steps {
				if !slices.Contains(want, step.Technique) && len(want) < 3 {
					want = append(want, step.Technique)
				}
			}
			if s.games > 1 {
				again++
			}
		}
		told++
		_, _, found := r.Search(&g, &solution)
		var got []explain.Ref
		for _, s := range found[NothingToPlace].Steps {
			got = append(got, s.Technique)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%v are named, want %v", got, want)
		}
	}
	if told < 5 || again < 3 {
		t.Errorf("%d puzzles were looked at, %d grids in them met again", told, again)
	}
}
