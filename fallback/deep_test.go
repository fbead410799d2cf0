package fallback

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/candidates/suppose"
)

// fewGivens returns a puzzle with clues that has as few givens as they allow.
func fewGivens(t *testing.T) candidates.Grid {
	l := cluestest.Board(t, candidates.Classic6, "whispers: r1c1 r1c2 r2c2 r2c1 r3c1", "whispers: r5c5 r4c5 r4c4 r3c4", "renban: r6c1 r5c2 r4c3 r3c5")
	g := candidates.NewGrid(l, candidates.Filling{})
	return withoutSpare(l, Solve(t.Context(), &g, 1, Budget{}).Solutions[0], slices.Collect(l.Cells().All()))
}

// On a board with clues, too, every false candidate can be refuted, and no true one. What is found holds line by line.
func TestRefuteAnyDepthClues(t *testing.T) {
	g := fewGivens(t)
	solution := Solve(t.Context(), &g, 1, Budget{}).Solutions[0]
	deepest, n := 0, 0
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			if n++; n%2 != 0 && d != solution[c] {
				continue
			}
			var r Refuter
			r.Reset(t.Context(), &g, nil, Budget{})
			r.means = Means{Patterns: true, Nested: suppose.Unbounded, AnyDepth: true}
			r.run(r.stack.Push(candidates.Of(c, d), suppose.Unbounded))
			found, _ := r.stack.Pop()
			switch {
			case found == nil && solution[c] != d:
				t.Errorf("%v is not refuted", candidates.Of(c, d))
			case found != nil && solution[c] == d:
				t.Errorf("%v is refuted", candidates.Of(c, d))
			case found != nil:
				deepest = max(deepest, depth(found))
				if err := replay(g, suppose.Tighten(&g, found)); err != nil {
					t.Errorf("supposing %v: %v", candidates.Of(c, d), err)
				}
			}
		}
	}
	if deepest < 2 {
		t.Errorf("no refutation holds another")
	}
}

// A suspect that takes more than its share is put off, and something is refuted all the same.
func TestShareIsTaken(t *testing.T) {
	g := fewGivens(t)
	solution := Solve(t.Context(), &g, 1, Budget{}).Solutions[0]
	var r Refuter
	r.Reset(t.Context(), &g, &solution, Budget{})
	m := Means{Nested: suppose.Unbounded, AnyDepth: true}
	r.means, r.deep.share = m, 1
	if best, putOff := r.shortest(m, 1), r.used == r.deep.until; best != nil || !putOff {
		t.Fatalf("with a share of one node: %v, put off: %t", best, putOff)
	}
	if r.deepest(m) == nil || r.deep.share != 0 {
		t.Errorf("nothing is found, %v", r.Err())
	}
}

// A grid is barren, where that was noted, until it has lost some candidates. Another puzzle is not.
func TestBarren(t *testing.T) {
	g := fewGivens(t)
	var r Refuter
	r.Reset(t.Context(), &g, nil, Budget{})
	if r.Barren() {
		t.Error("a grid is barren of which nothing was noted")
	}
	r.NoteBarren()
	now := g
	for gone := range soonAgain {
		r.Reset(t.Context(), &now, nil, Budget{})
		if !r.Barren() {
			t.Errorf("the grid is not barren after %d candidates are gone", gone)
		}
		for c := range now.Open().All() {
			if ds := now.Candidates(c); ds.Len() > 2 {
				now.Remove(c, ds.First())
				break
			}
		}
	}
	r.Reset(t.Context(), &now, nil, Budget{})
	if r.Barren() {
		t.Errorf("the grid is barren after %d candidates are gone", soonAgain)
	}
	now = g
	r.Forget()
	r.Reset(t.Context(), &now, nil, Budget{})
	if r.Barren() {
		t.Error("the grid is barren though it was to be forgotten")
	}
	plain := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	r.Reset(t.Context(), &plain, nil, Budget{})
	if r.NoteBarren(); r.Barren() {
		t.Error("a board without clues is barren")
	}
}
