package puzzles

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/fallback"
	"pencilmark/techniques/lessons"
)

// Every origin has a puzzle with one solution, on the board and with the clues that it names, and always the same.
func TestFrom(t *testing.T) {
	for _, o := range []lessons.Origin{
		{Seed: 3}, {Board: "classic6", Clues: "killer", Seed: 3}, {Board: "classic6", Clues: "thermo,white", Seed: 3},
		{Clues: "whispers", Seed: 1}, {Board: "jigsaw6", Seed: 4}, {Board: "jigsaw9", Seed: 3},
	} {
		g, err := From(t.Context(), o)
		if err != nil {
			t.Errorf("%v: %v", o, err)
			continue
		}
		again, err := From(t.Context(), o)
		if err != nil || !again.Layout().Same(g.Layout()) || again.GivenDigits() != g.GivenDigits() {
			t.Errorf("%v: another puzzle the second time, %v", o, err)
		}
		if found := fallback.Solve(t.Context(), &g, 2, fallback.Budget{}); len(found.Solutions) != 1 {
			t.Errorf("%v: %d solutions", o, len(found.Solutions))
		}
		lines := strings.Join(g.Layout().ClueLines(), "\n")
		for _, kind := range strings.Split(strings.Replace(o.Clues, "killer", "cage", 1), ",") {
			if !strings.Contains(lines, kind) || (lines == "") != (o.Clues == "") {
				t.Errorf("%v: the clues are\n%s", o, lines)
			}
		}
		if board := g.Layout().String(); board != o.Board && (o.Board != "" || board != "classic9") && !strings.HasPrefix(board, "jigsaw:") {
			t.Errorf("%v: the board is %s", o, board)
		}
	}
	for _, o := range []lessons.Origin{{Board: "classic5", Seed: 1}, {Clues: "thermos", Seed: 1}} {
		if _, err := From(t.Context(), o); err == nil {
			t.Errorf("%v: no error", o)
		}
	}
}

// The boxes of a jigsaw are in one piece, and some have another shape than those that they were made from.
func TestJigsaw(t *testing.T) {
	for seed := range uint64(20) {
		l, err := jigsaw(candidates.Classic6, seed)
		if err != nil {
			t.Fatal(err)
		}
		irregular := false
		for h := range l.HousesOfKind(candidates.Box).All() {
			cells := l.HouseCells(h)
			reached := candidates.Cells(cells.First())
			for range cells.Len() {
				for a := range reached.All() {
					for b := range cells.All() {
						if a.Distance(b) == 1 {
							reached = reached.With(b)
						}
					}
				}
			}
			if reached != cells {
				t.Errorf("seed %d: %v is not in one piece: %v", seed, h, cells)
			}
			irregular = irregular || cells != candidates.Classic6.HouseCells(candidates.Classic6.BoxOf(cells.First()))
		}
		if !irregular {
			t.Errorf("seed %d: no box has changed", seed)
		}
	}
}
