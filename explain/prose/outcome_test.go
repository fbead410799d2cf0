package prose_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques/pipeline"
)

func TestOutcome(t *testing.T) {
	start := func(digits string) candidates.Grid { return grid(candidates.Classic4, digits) }
	solve := func(digits string) *explain.Walkthrough { return pipeline.Solve(start(digits)) }
	made := func(steps ...explain.Step) *explain.Walkthrough {
		return &explain.Walkthrough{Start: start("1..............."), Steps: steps, Outcome: explain.Solved}
	}
	unique := single("Naked Single", "r1c2=1", "r1c2")
	unique.Assumes = explain.Unique
	pair := nakedSet("Naked Pair", "r1c2,r1c3", "23", "row1", "r1c4<>2")
	wingStep := wing("XY-Wing", "r1c2", "r1c3,r2c2", "4", "r2c3<>4")
	long := func(name string) explain.Step { return nakedSet(name, "r1c2,r1c3", "23", "row1", "r1c4<>2") }
	grade := func(w *explain.Walkthrough) (string, int, bool) { return "easy", len(w.Steps), true }

	shown := func(goal explain.Effect, steps ...explain.Step) *explain.Walkthrough {
		return &explain.Walkthrough{Start: start("1..............."), Steps: steps, Outcome: explain.Shown, Goal: goal, Pruned: &explain.Pruned{Steps: 5}}
	}

	for _, test := range []struct {
		name string
		w    *explain.Walkthrough
		want string
	}{
		{"solved", solve("3.1..42....1...."), "Solved in 11 steps, without a trial. On HoDoKu's scale the puzzle is easy, with a score of 11. Singles are all it takes, and the hardest technique is Hidden Single."},
		{"full", solve("1234341221434321"), "Every cell is filled already."},
		{"trial", made(trial("r1c1=1", "r1c1", "r1c1<>1"), single("Full House", "r1c2=1", "r1c2")), "Solved in 2 steps, 1 of them a trial. On HoDoKu's scale the puzzle is easy, with a score of 2. The key is step 1 (Trial); after it singles."},
		{"keys", made(single("Full House", "r1c2=1", "r1c2"), pair, wingStep, pair, wingStep, single("Naked Single", "r1c2=1", "r1c2")),
			"Solved in 6 steps, without a trial. On HoDoKu's scale the puzzle is easy, with a score of 6. The keys are steps 3 and 5 (XY-Wing); before them Naked Pair, after them singles."},
		{"keys among singles", made(single("Full House", "r1c2=1", "r1c2"), wingStep, single("Naked Single", "r1c2=1", "r1c2")),
			"Solved in 3 steps, without a trial. On HoDoKu's scale the puzzle is easy, with a score of 3. The key is step 2 (XY-Wing); before and after it singles."},
		{"keys among pairs", made(pair, wingStep, wingStep, pair),
			"Solved in 4 steps, without a trial. On HoDoKu's scale the puzzle is easy, with a score of 4. The keys are steps 2 and 3 (XY-Wing); before and after them Naked Pair."},
		{"many keys", made(pair, wingStep, wingStep, wingStep, wingStep, wingStep, wingStep),
			"Solved in 7 steps, without a trial. On HoDoKu's scale the puzzle is easy, with a score of 7. The keys are 6 steps of XY-Wing, from step 2 to step 7; before them Naked Pair."},
		{"long names", made(long("Multi-Sector Locked Set"), long("Forcing Net with Patterns"), long("Forcing Chain Contradiction"), wingStep, wingStep, wingStep, wingStep, wingStep, wingStep, pair),
			"Solved in 10 steps, without a trial. On HoDoKu's scale the puzzle is easy, with a score of 10. The keys are 6 steps of XY-Wing, from step 4 to step 9. Before them come Multi-Sector Locked Set, Forcing Net with Patterns and Forcing Chain Contradiction, after them come Naked Pair."},
		{"unique", made(unique), "Solved in 1 step, without a trial. On HoDoKu's scale the puzzle is easy, with a score of 1. Singles are all it takes, and the hardest technique is Naked Single. The steps rely on the puzzle having exactly one solution (checked: it has exactly one)."},
		{"givens clash", solve("1..1............"), "No solution: the givens clash, because row A has more than one 1, at A1 and A4."},
		{"no digit", solve("12....3...4....."), "No solution: no digit is left for A3. Look at A3. Row A already has 1 at A1 and 2 at A2. Column 3 already has 3 at B3 and 4 at C3."},
		{"many", solve("12..34..21..43.."), "More than one solution: B3 can be 1 or 2, and both can be completed. The two solutions found differ in 4 cells."},
		{"stalled", &explain.Walkthrough{Start: start("1..............."), Outcome: explain.Stalled, Stop: "the time is up."}, "Unfinished after 0 steps: the time is up."},
		{"pruned", &explain.Walkthrough{Start: start("1234341221434321"), Outcome: explain.Solved, Pruned: &explain.Pruned{Steps: 1, Eliminations: 3}}, "Every cell is filled already. Left out: 1 step and 3 eliminations that the solution does not rest on."},
		{"not pruned", &explain.Walkthrough{Start: start("1234341221434321"), Outcome: explain.Solved, Pruned: &explain.Pruned{}}, "Every cell is filled already. Nothing was left out."},
		{"placement", shown(explain.Place(1, 2), single("Full House", "r1c2=2", "r1c2")), "So A2 is 2, after 1 step. Left out: 5 steps that it does not rest on."},
		{"removal", shown(explain.Remove(1, 3), unique), "So A2 is not 3, after 1 step. The steps rely on the puzzle having exactly one solution (checked: it has exactly one). Left out: 5 steps that it does not rest on."},
	} {
		w := prose.Writer{Style: say.A1, Hardest: func(codes []string) string { return codes[len(codes)-1] }, Grade: grade}
		if got := w.Outcome(test.w); got != test.want {
			t.Errorf("%s:\n got %s\nwant %s", test.name, got, test.want)
		}
	}
}
