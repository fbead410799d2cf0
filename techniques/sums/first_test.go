package sums_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/fallback/generate/clued"
	"pencilmark/techniques/sums"
)

// cell is one cell that cages leave of houses, or have beyond them, and its digit.
type cell struct {
	candidates.Candidate
	beyond bool
}

// singled goes through all unions of one to three houses without a common cell, and returns what cages leave of them or
// have beyond them, where that is one open cell.
func singled(g *candidates.Grid) map[cell][]candidates.House {
	l := g.Layout()
	var houses []candidates.House
	for h := range l.Houses().All() {
		if l.HouseCells(h).Len() == l.Size() {
			houses = append(houses, h)
		}
	}
	of := map[cell][]candidates.House{}
	look := func(hs []candidates.House, inside candidates.CellSet) {
		var within, meeting candidates.CellSet
		left, more := len(hs)*l.Size()*(l.Size()+1)/2, -len(hs)*l.Size()*(l.Size()+1)/2
		for _, c := range l.Clues() {
			if c.Cells().Within(inside) {
				within = within.Or(c.Cells())
				left -= c.Values[0]
			}
			if c.Cells().Meets(inside) {
				meeting = meeting.Or(c.Cells())
				more += c.Values[0]
			}
		}
		for _, x := range []struct {
			cells  candidates.CellSet
			n      int
			beyond bool
		}{{inside.AndNot(within), left, false}, {meeting.AndNot(inside), more, true}} {
			c, one := x.cells.Single()
			if !one || !g.Open().Has(c) || !inside.Within(meeting) {
				continue
			}
			k := cell{candidates.Of(c, candidates.Digit(x.n)), x.beyond}
			if fewest := of[k]; len(fewest) == 0 || len(hs) < len(fewest) {
				of[k] = hs
			}
		}
	}
	var from func(next int, hs []candidates.House, inside candidates.CellSet)
	from = func(next int, hs []candidates.House, inside candidates.CellSet) {
		for i := next; i < len(houses) && len(hs) < 3; i++ {
			if own := l.HouseCells(houses[i]); !own.Meets(inside) {
				with := append(hs[:len(hs):len(hs)], houses[i])
				look(with, inside.Or(own))
				from(i+1, with, inside.Or(own))
			}
		}
	}
	from(0, nil, candidates.CellSet{})
	return of
}

// Where cages cover the board, each cell is found that they leave of one to three houses, or that they have beyond them,
// before anything else is known of it.
func TestFirstInniesAndOuties(t *testing.T) {
	type board struct {
		name     string
		grid     candidates.Grid
		solution candidates.Filling
	}
	var boards []board
	for seed := range uint64(12) {
		made, err := clued.New(seed, 5).Puzzle(t.Context(), clued.Options{Layout: candidates.Classic9, Wants: []clued.Want{{Kind: clues.Cage, Covers: true}}})
		if err != nil {
			t.Fatal(err)
		}
		boards = append(boards, board{"", made.Grid, made.Solution})
	}
	if notationtest.Thorough() {
		for _, name := range []string{"variants/puzzles.jsonl", "variants/generated.jsonl"} {
			for _, v := range notationtest.Variants(t, name) {
				boards = append(boards, board{v.Name, v.Grid, v.Solution})
			}
		}
	}
	covered, cells, innies, outies := 0, 0, 0, 0
next:
	for _, b := range boards {
		var all candidates.CellSet
		for _, c := range b.grid.Layout().Clues() {
			if c.Kind != clues.Cage || len(c.Values) == 0 || c.Cells().Meets(all) {
				continue next
			}
			all = all.Or(c.Cells())
		}
		if all != b.grid.Layout().Cells() {
			continue
		}
		covered++
		steps := append(found(t, sums.InniesOuties, &b.grid, &b.solution), found(t, sums.Combinations, &b.grid, &b.solution)...)
		out := gone(&b.grid, steps, func(explain.Sum) bool { return true })
		inner, outer := false, false
		for x, hs := range singled(&b.grid) {
			c, d := x.Cell(), x.Digit()
			if b.solution[c] != d {
				t.Fatalf("%s\n%v\n%v of %v cannot be %d", b.name, b.grid.Layout().ClueLines(), c, hs, d)
			}
			cells++
			inner, outer = inner || !x.beyond, outer || x.beyond
			for other := range b.grid.Candidates(c).Without(d).All() {
				if !out.Has(candidates.Of(c, other)) {
					t.Errorf("%s\n%v\n%v of %v is %d, and %d is not ruled out", b.name, b.grid.Layout().ClueLines(), c, hs, d, other)
					break
				}
			}
		}
		if inner {
			innies++
		}
		if outer {
			outies++
		}
	}
	t.Logf("of %d boards %d have an innie at once and %d an outie, %d cells", covered, innies, outies, cells)
	if covered < 12 || innies < 3 || outies < 3 {
		t.Errorf("%d boards, %d with an innie and %d with an outie are too few", covered, innies, outies)
	}
}
