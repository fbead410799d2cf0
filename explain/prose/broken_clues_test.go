package prose_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain/prose"
	"pencilmark/techniques/pipeline"
)

// Of a puzzle that a clue breaks, the clue is named, and the cells: the digits that break it, none of them in vain, or else
// the cell that nothing is left for. Where solutions differ, they are shown.
func TestBrokenClues(t *testing.T) {
	const empty = "................................................................................."
	for _, c := range []struct{ puzzle, hint, check string }{
		{"5" + empty[1:] + "\nwhispers: r1c1 r1c2",
			"A digit must be wrong, or a clue: no solution fits.", "No solution: 5 at r1c1 breaks the whisper line from r1c1 to r1c2."},
		{"46.7" + empty[4:] + "\nwhispers: r1c4 r1c1 r1c2",
			"A digit must be wrong, or a clue: no solution fits.", "No solution: 4 at r1c1 and 7 at r1c4 break the whisper line from r1c4 to r1c2."},
		{empty + "\nthermo: r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c9",
			"A clue must be wrong: no solution fits.", "No solution: the thermometer from r1c1 cannot be filled."},
		{"4" + empty[1:] + "\nwhispers: r1c2 r1c1 r1c3",
			"A digit must be wrong, or a clue: no solution fits.", "No solution: after 1 step no digit is left for r1c3. Look at r1c3. Row 1 already has 4 at r1c1 and 9 at r1c2. " +
				"4 at r1c1 rules out 1, 2, 3, 6, 7 and 8 by the whisper line from r1c2 to r1c3. The whisper line from r1c2 to r1c3 rules out 5."},
		{empty + "\nrenban: r1c1 r1c2 r1c3",
			"Several solutions fit: a digit of the puzzle must be missing.", "More than one solution: r8c2 can be 1 or 7, and both can be completed. The two solutions found differ in 10 cells."},
	} {
		p, err := notation.Parse(c.puzzle, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		w := pipeline.Solve(p.Grid)
		if got := (prose.Writer{}).Broken(w, 2); len(got) != 2 || got[0] != c.hint || got[1] != c.check {
			t.Errorf("%s\nis told %q", c.puzzle, got)
		}
	}
}
