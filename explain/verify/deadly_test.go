package verify_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/explain"
	"pencilmark/explain/verify"
)

// deadly writes a pattern as text: "r1c1,r1c4,r2c1,r2c4:12", parts separated by
// spaces, then the items.
func deadly(pattern, cited string) (d explain.Deadly) {
	for part := range strings.FieldsSeq(pattern) {
		in, set, _ := strings.Cut(part, ":")
		d.Pattern = append(d.Pattern, explain.DeadlyCells{Cells: cells(in), Digits: digits(set)})
	}
	for name := range strings.FieldsSeq(cited) {
		d.Items = append(d.Items, item(name))
	}
	return d
}

// assuming returns the step with the assumption that a deadly pattern needs.
func assuming(s explain.Step) explain.Step {
	s.Assumes = explain.Unique
	return s
}

const (
	rectangle = "r1c1,r1c4,r2c1,r2c4:12"
	floor     = "r1c1:12 r1c4:12 "
	// Three cells of row 1 and three of row 2, in three boxes.
	wide = "r1c1,r1c4,r1c7,r2c1,r2c4,r2c7:123"
	// Six cells around three boxes.
	loop = "r1c1,r1c4,r2c4,r2c7,r3c1,r3c7:12"
	// Each cell has two of three digits, each digit two cells of a house or none.
	grave = "r1c1,r2c1:12 r1c7,r2c7:13 r1c4,r2c4:23"
)

func TestDeadly(t *testing.T) {
	for _, test := range []struct {
		name, layout, marks string
		step                explain.Step
	}{
		{"one corner", "classic9", floor + "r2c1:12 r2c4:125", step(deadly(rectangle, ""), "r2c4<>1 r2c4<>2")},
		{"one digit", "classic9", floor + "r2c1:125 r2c4:125", step(deadly(rectangle, ""), "r2c5<>5 r2c9<>5")},
		{"a digit is missing", "classic9", floor + "r2c1:15 r2c4:125", step(deadly(rectangle, ""), "r2c5<>5")},
		{"naked pair", "classic9", floor + "r2c1:125 r2c4:126 r2c8:56", step(deadly(rectangle, "r2c8"), "r2c5<>5 r2c9<>6")},
		{"strong link", "classic9", floor + "r2c1:125 r2c4:126 1@row2:r2c1,r2c4", step(deadly(rectangle, "1@row2"), "r2c1<>2 r2c4<>2")},
		{"one strong corner", "classic9", "r1c1:12 1@row2:r2c1,r2c4 1@col4:r1c4,r2c4", step(deadly(rectangle, "1@row2 1@col4"), "r2c4<>2")},
		{"loop", "classic9", "r1c1:12 r1c4:12 r2c4:12 r2c7:12 r3c7:12", step(deadly(loop, ""), "r3c1<>1 r3c1<>2")},
		{"grave", "classic9", "r1c1:12 r1c4:23 r1c7:13 r2c1:12 r2c4:23 r2c7:135", step(deadly(grave, ""), "r2c7<>1 r2c7<>3")},
		{"guards that differ", "classic9", "r1c1:12 r1c4:23 r1c7:13 r2c1:123 r2c4:235 r2c7:13", step(deadly(grave, ""), "r2c4<>3")},
		{"six cells", "classic9", "r1c1:12 r1c4:13 r1c7:123 r2c1:123 r2c4:123 r2c7:1236", step(deadly(wide, ""), "r2c7<>1 r2c7<>2 r2c7<>3")},
		{"small board", "classic4", "r1c1:12 r1c3:12 r2c1:12 r2c3:123", step(deadly("r1c1,r1c3,r2c1,r2c3:12", ""), "r2c3<>1")},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := position(test.layout, test.marks)
			s := assuming(test.step)
			if err := verify.Step(&g, &s); err != nil {
				t.Error(err)
			}
			if items := verify.Unneeded(&g, &s); items != nil {
				t.Errorf("%v is not needed", items)
			}
		})
	}
}

// A grave is deadly however large it is, as each cell has two digits and each digit
// two cells of a house or none.
func TestDeadlyLarge(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	solved := filled(g)
	pair := func(d candidates.Digit) candidates.DigitSet {
		if d == 9 {
			return candidates.Digits(9)
		}
		return candidates.Digits(d-1+d%2, d+d%2)
	}
	cells := map[candidates.DigitSet]candidates.CellSet{}
	target := candidates.Cell(candidates.MaxCells)
	for c := range g.Layout().Cells().All() {
		own := pair(solved[c])
		keep := own
		if solved[c] < 9 {
			cells[own] = cells[own].With(c)
			if target == candidates.MaxCells {
				target, keep = c, own.With(9)
			}
		}
		for d := range g.Candidates(c).All() {
			if !keep.Has(d) {
				g.Remove(c, d)
			}
		}
	}
	var d explain.Deadly
	for _, digits := range slices.Sorted(maps.Keys(cells)) {
		d.Pattern = append(d.Pattern, explain.DeadlyCells{Cells: cells[digits], Digits: digits})
	}
	var effects []explain.Effect
	for digit := range pair(solved[target]).All() {
		effects = append(effects, explain.Remove(target, digit))
	}
	s := assuming(explain.NewStep(d, effects...))
	if err := verify.Step(&g, &s); err != nil {
		t.Error(err)
	}
}

func TestDeadlyWrong(t *testing.T) {
	const four = "r1c1,r1c4,r4c1,r4c4:12"
	const cut = "the pattern is not deadly: its digits can fill "
	for _, test := range []struct {
		name, givens, marks string
		step                explain.Step
		want                string
	}{
		{"four boxes", "", "r1c1:12 r1c4:12 r4c1:12", step(deadly(four, ""), "r4c4<>1"), cut},
		{"three corners", "", floor + "r2c1:125", step(deadly("r1c1,r1c4,r2c1:12", ""), "r2c1<>1"), cut},
		{"one cell", "", "", step(deadly("r1c1:12", ""), "r1c1<>1"), cut},
		{"two cells in no house", "", "", step(deadly("r1c1,r5c5:12", ""), "r1c1<>1"), cut},
		{"one guard that does not see it", "", floor + "r2c1:12 r2c4:125", step(deadly(rectangle, ""), "r9c9<>5"), "r9c9<>5 does not follow: r2c4=5 would be left of the guardians"},
		{"almost a grave", "", "r1c1:12", step(deadly("r1c1,r2c1:12 r1c4,r2c4:13", ""), "r2c4<>1"), cut},
		{"three digits in four cells", "", floor, step(deadly("r1c1,r1c4,r2c1,r2c4:123", ""), "r2c4<>1"), cut},
		{"six cells in six boxes", "", "r1c1:123", step(deadly("r1c1,r1c4,r1c7,r4c1,r4c4,r4c7:123", ""), "r1c4<>1"), cut},
		{"too many ways", "", "r9c9:12", step(deadly("r1c1,r1c2,r1c3,r2c1,r2c2,r2c3,r3c1,r3c2,r3c3:123456789", ""), "r1c2<>1"),
			"the evidence is wrong: the pattern has no guardian"},
		{"more than can be looked at", "", "", step(deadly("r1c1,r1c4,r1c7,r4c1,r4c4,r4c7,r7c1,r7c4,r7c7:12345678", ""), "r1c2<>1"), "the deadly pattern can be filled in too many ways"},
		{"a given", "r2c1=5", floor, step(deadly(rectangle, ""), "r2c4<>1"), "the evidence is wrong: r2c1 holds a given"},
		{"no guardian", "", floor + "r2c1:12 r2c4:12", step(deadly(rectangle, ""), "r2c4<>1"), "the evidence is wrong: the pattern has no guardian"},
		{"parts out of order", "", "", step(deadly("r1c1,r1c4:13 r2c1,r2c4:12", ""), "r2c4<>1"), "the evidence is wrong: the parts of the pattern are not ordered"},
		{"cell in two parts", "", "", step(deadly("r1c1,r1c4:12 r1c4,r2c4:13", ""), "r2c4<>1"), "the evidence is wrong: r1c4 is in two parts"},
		{"one digit", "", "", step(deadly("r1c1,r1c4:1", ""), "r2c4<>1"), "the evidence is wrong: part 1 of the pattern needs two digits"},
		{"no cells", "", "", step(explain.Deadly{Pattern: []explain.DeadlyCells{{Digits: digits("12")}}}, "r2c4<>1"), "the evidence is wrong: part 1 of the pattern needs cells"},
		{"no pattern", "", "", step(explain.Deadly{}, "r2c4<>1"), "the evidence is wrong: the pattern has no guardian"},
		{"items out of order", "", floor, step(deadly(rectangle, "1@row2 1@row1"), "r2c4<>1"), "the evidence is wrong: 1@row2 and 1@row1 are out of order"},

		{"two guards", "", floor + "r2c1:126 r2c4:125", step(deadly(rectangle, ""), "r2c4<>1"), "r2c4<>1 does not follow: r2c1=6 would be left of the guardians"},
		{"guards that differ", "", floor + "r2c1:126 r2c4:125", step(deadly(rectangle, ""), "r2c5<>5"), "r2c5<>5 does not follow: r2c1=6 would be left of the guardians"},
		{"one guard seen", "", floor + "r2c1:125 r2c4:125", step(deadly(rectangle, ""), "r4c4<>5"), "r4c4<>5 does not follow: r2c1=5 would be left of the guardians"},
		{"no strong link", "", floor + "r2c1:125 r2c4:126", step(deadly(rectangle, "1@row2"), "r2c1<>2"), "r2c1<>2 does not follow: r2c4=6 would be left of the guardians"},
		{"no set", "", floor + "r2c1:125 r2c4:126 r2c8:567", step(deadly(rectangle, "r2c8"), "r2c5<>5"), "r2c5<>5 does not follow from r2c8 and the deadly pattern: "},
		{"pattern for show", "", floor + "r2c1:125 r2c8:56 r2c9:56", step(deadly(rectangle, "r2c8 r2c9"), "r2c5<>5"),
			"r2c5<>5 follows from the premises alone: the deadly pattern is not needed"},
		{"digit placed", "", floor + "r2c1:12 r2c4:125", step(deadly(rectangle, ""), "r2c4=5"), "r2c4=5 places a digit, but this pattern only removes candidates"},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := position("classic9", test.marks)
			if test.givens != "" {
				k := candidate(test.givens)
				var givens candidates.Filling
				givens[k.Cell()] = k.Digit()
				given := candidates.NewGrid(g.Layout(), givens)
				for c := range given.Open().All() {
					for d := range (given.Candidates(c) &^ g.Candidates(c)).All() {
						given.Remove(c, d)
					}
				}
				g = given
			}
			s := assuming(test.step)
			if err := verify.Step(&g, &s); err == nil || !strings.HasPrefix(err.Error(), test.want) {
				t.Errorf("\n got %v\nwant %s...", err, test.want)
			}
		})
	}
}

// A deadly pattern and the assumption of one solution belong together, outside
// of trials.
func TestDeadlyAssumes(t *testing.T) {
	g := position("classic9", floor+"r2c1:12 r2c4:125 r5c5:34 r5c6:12")
	s := step(deadly(rectangle, ""), "r2c4<>1 r2c4<>2")
	if err := verify.Step(&g, &s); err == nil || !strings.HasPrefix(err.Error(), "a deadly pattern proves something only if") {
		t.Errorf("without the assumption: %v", err)
	}
	inTrial := step(trial("r5c5=3", "r5c5", assuming(s)), "r5c5<>3")
	if err := verify.Step(&g, &inTrial); err == nil || !strings.HasPrefix(err.Error(), "branch step 1: the branch of a trial may not assume") {
		t.Errorf("in a trial: %v", err)
	}
	for _, outcome := range []explain.Outcome{explain.NoSolution, explain.ManySolutions} {
		w := explain.Walkthrough{Start: g, Steps: []explain.Step{assuming(s)}, Outcome: outcome}
		if err := verify.Walkthrough(&w); err == nil || !strings.Contains(err.Error(), "but the steps assume that the puzzle has one solution") {
			t.Errorf("%s: %v", outcome, err)
		}
	}
}

// Digits that a clue tells apart cannot be exchanged, so no such pattern is deadly. A clue elsewhere does no harm.
func TestDeadlyKeepsClues(t *testing.T) {
	knight := candidates.Clue{Kind: clues.Knight}
	line := func(names string) [][]candidates.Cell { return [][]candidates.Cell{slices.Collect(cells(names).All())} }
	for _, test := range []struct {
		name  string
		clue  candidates.Clue
		valid bool
	}{
		{"a knight's move from a corner", knight, false},
		{"two corners on a thermometer", candidates.Clue{Kind: clues.Thermometer, Lines: line("r1c1,r2c1")}, false},
		{"one corner on whispers", candidates.Clue{Kind: clues.Whispers, Lines: line("r2c4,r3c5")}, false},
		{"a thermometer elsewhere", candidates.Clue{Kind: clues.Thermometer, Lines: line("r5c5,r6c6")}, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			l, err := candidates.Classic9.WithClues(test.clue)
			if err != nil {
				t.Fatal(err)
			}
			g := candidates.NewGrid(l, candidates.Filling{})
			for c, ds := range map[string]string{"r1c1": "12", "r1c4": "12", "r2c1": "12", "r2c4": "125"} {
				for cell := range cells(c).All() {
					for d := range (g.Candidates(cell) &^ digits(ds)).All() {
						g.Remove(cell, d)
					}
				}
			}
			s := assuming(step(deadly(rectangle, ""), "r2c4<>1 r2c4<>2"))
			if err := verify.Step(&g, &s); (err == nil) != test.valid {
				t.Errorf("the step is judged: %v", err)
			}
			line := explain.Line{Rule: explain.RuleExchange, Swap: s.Evidence.(explain.Deadly).Pattern, Claim: explain.SomeOf(candidates.Of(candidates.At(2, 4), 5))}
			strikes := explain.Line{Rule: explain.RuleStrikes, From: []int{1}, Claim: explain.NoneOf(candidates.Of(candidates.At(2, 4), 1), candidates.Of(candidates.At(2, 4), 2))}
			if err := verify.Argument(&g, &s, explain.Argument{line, strikes}); (err == nil) != test.valid {
				t.Errorf("the argument is judged: %v", err)
			}
		})
	}
}
