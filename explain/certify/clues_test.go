package certify_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
	"pencilmark/explain/certify"
	"pencilmark/fallback"
)

// clued are clues in lines of our own, and in the fields of f-puzzles.
var clued = []struct{ lines, fields string }{
	{"thermo: r1c1 r2c2 r3c3; slow-thermo: r1c4 r2c4 r3c5", `"thermometer":[{"lines":[["R1C1","R2C2","R3C3"]]}],"slowthermometer":[{"lines":[["R1C4","R2C4","R3C5"]]}]`},
	{"whispers 2: r1c1 r2c2 r3c3; between: r1c4 r2c4 r3c4 r4c4", `"whispers":[{"lines":[["R1C1","R2C2","R3C3"]],"value":"2"}],"betweenline":[{"lines":[["R1C4","R2C4","R3C4","R4C4"]]}]`},
	{"renban: r1c1 r1c2 r2c2; nabner: r4c4 r5c5 r6c6; palindrome: r3c1 r4c2 r5c2", `"renban":[{"lines":[["R1C1","R1C2","R2C2"]]}],"nabner":[{"lines":[["R4C4","R5C5","R6C6"]]}],"palindrome":[{"lines":[["R3C1","R4C2","R5C2"]]}]`},
	{"lockout 2: r1c1 r2c2 r3c3; marks 1 2 3: r6c6", `"lockout":[{"lines":[["R1C1","R2C2","R3C3"]],"value":"2"}]`},
	{"entropic: r1c1 r1c2 r2c3 r3c3 r4c4; modular: r6c1-r6c5", `"entropicline":[{"lines":[["R1C1","R1C2","R2C3","R3C3","R4C4"]]}],"modularline":[{"lines":[["R6C1","R6C2","R6C3","R6C4","R6C5"]]}]`},
	{"white: r1c1 r1c2; black: r3c3 r3c4; negative-black", `"difference":[{"cells":["R1C1","R1C2"]}],"ratio":[{"cells":["R3C3","R3C4"]}],"negative":["ratio"]`},
	{"white 2: r1c3 r1c4; black: r2c1 r2c2; v: r5c5 r5c6", `"difference":[{"cells":["R1C3","R1C4"],"value":"2"}],"ratio":[{"cells":["R2C1","R2C2"]}],"xv":[{"cells":["R5C5","R5C6"],"value":"V"}]`},
	{"knight; minimum: r2c2; maximum: r4c4; odd: r1c1; even: r6c1", `"antiknight":true,"minimum":[{"cell":"R2C2"}],"maximum":[{"cell":"R4C4"}],"odd":[{"cell":"R1C1"}],"even":[{"cell":"R6C1"}]`},
	{"king; clone: r1c1 r1c2 = r5c5 r5c6; greater: r3c3 r3c4", `"antiking":true,"clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R5C5","R5C6"]}],"greaterthan":[{"cells":["R3C3","R3C4"]}]`},
	{"row-indexer: r2c3; column-indexer: r4c2; box-indexer: r5c5; room 3: r1c6-r6c6", `"rowindexer":[{"cells":["R2C3"]}],"columnindexer":[{"cells":["R4C2"]}],"boxindexer":[{"cells":["R5C5"]}],"numberedroom":[{"cell":"R0C6","value":"3"}]`},
	{"cage: r1c1 r2c4 r3c2; extra-region: r2c2 r2c3 r3c2 r3c3 r4c1 r4c4", `"killercage":[{"cells":["R1C1","R2C4","R3C2"]}],"extraregion":[{"cells":["R2C2","R2C3","R3C2","R3C3","R4C1","R4C4"]}]`},
	{"disjoint-groups; rising-diagonal", `"disjointgroups":true,"diagonal+":true`},
}

// set returns a puzzle of 6x6 with the clues of some lines: a solution, and as few givens as leave it the only one.
func set(t *testing.T, lines string) (g candidates.Grid, solution candidates.Filling) {
	t.Helper()
	return puzzleOn(t, cluestest.Board(t, candidates.Classic6, strings.Split(lines, ";")...))
}

// puzzleOn returns a puzzle on a board, with as few givens as leave it one solution, and that.
func puzzleOn(t *testing.T, l *candidates.Layout) (g candidates.Grid, solution candidates.Filling) {
	t.Helper()
	g = candidates.NewGrid(l, candidates.Filling{})
	found := fallback.Solve(t.Context(), &g, 1, fallback.Budget{}).Solutions
	if len(found) == 0 {
		t.Fatalf("%v: no solution", l.ClueLines())
	}
	givens := found[0]
	for c := range l.Cells().All() {
		without := givens
		without[c] = 0
		if g = candidates.NewGrid(l, without); len(fallback.Solve(t.Context(), &g, 2, fallback.Budget{}).Solutions) == 1 {
			givens = without
		}
	}
	return candidates.NewGrid(l, givens), found[0]
}

// jsonOf returns the puzzle as JSON of f-puzzles, with fields for its clues.
func jsonOf(t *testing.T, g *candidates.Grid, fields string) []byte {
	t.Helper()
	type square map[string]any
	grid := make([][]square, g.Layout().Size())
	for c := range g.Layout().Cells().All() {
		s := square{}
		if d := g.Value(c); d != 0 {
			s["value"], s["given"] = d, true
		}
		for _, clue := range g.Layout().Clues() {
			if clue.Kind == clues.Marks && clue.Lines[0][0] == c {
				s["givenPencilMarks"] = clue.Values
			}
		}
		grid[c.Row()-1] = append(grid[c.Row()-1], s)
	}
	text, err := json.Marshal(grid)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Appendf(nil, `{"size":%d,"grid":%s,%s}`, g.Layout().Size(), text, fields)
}

// Puzzles with clues are certified, and the formula says what a setter would write down and no more.
func TestClues(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 10))
	for _, test := range clued {
		g, solution := set(t, test.lines)
		if found, ok := certify.Solution(t.Context(), &g); !ok || found != solution {
			t.Errorf("%s: the search finds %s", test.lines, found.Text(g.Layout()))
		}
		c, err := certify.Search(t.Context(), &g, solution)
		if err != nil {
			t.Errorf("%s: %v", test.lines, err)
			continue
		}
		cnf, lrat := files(t, c)
		formula, proof := clauses(t, cnf), proofLines(t, lrat)
		if err := check(formula, proof); err != nil {
			t.Errorf("%s: %v", test.lines, err)
		}
		for range 20 {
			if damaged, what := damage(random, proof); check(formula, damaged) == nil {
				t.Errorf("%s: the proof is accepted %s", test.lines, what)
			}
		}
		want := formulaOf(t, jsonOf(t, &g, test.fields), solution.Text(g.Layout()))
		if clause, ok := follows(formula, want); !ok {
			t.Errorf("%s: the formula lacks %v", test.lines, clause)
		}
		if clause, ok := follows(want, formula); !ok {
			t.Errorf("%s: the formula has %v, which does not belong there", test.lines, clause)
		}
	}
}

// A search has no proof that there is no other solution where there is one.
func TestSearchOfSeveral(t *testing.T) {
	g, solution := set(t, clued[0].lines)
	givens := g.GivenDigits()
	givens[g.Givens().First()] = 0
	g = candidates.NewGrid(g.Layout(), givens)
	if _, err := certify.Search(t.Context(), &g, solution); err == nil {
		t.Error("a puzzle of several solutions is certified")
	}
}

// Clauses do not say what clues that count ask for, so that no certificate of such a board is made.
func TestCluesThatCountAreRefused(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic4, "cage 3: r1c1 r1c2")
	g := candidates.NewGrid(l, candidates.Filling{})
	f := explain.Frame{Before: g, Step: &explain.Step{Effects: []explain.Effect{explain.Remove(candidates.At(1, 1), 4)}}}
	w := explain.Walkthrough{Start: g}
	_, search := certify.Search(t.Context(), &g, candidates.Filling{})
	_, step := certify.Step(&f)
	_, walk := certify.Walkthrough(&w)
	for _, err := range []error{search, step, walk} {
		if !errors.Is(err, certify.ErrCounts) {
			t.Errorf("error %v, want that the board counts", err)
		}
	}
	if _, ok := certify.Solution(t.Context(), &g); ok {
		t.Error("a solution is found without counting")
	}
}
