package verify_test

import (
	"errors"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// The boards that the tests use beside the ordinary one.
const jigsaw = "jigsaw:AAABABBBCCCDCDDD"

// pattern is a step on an otherwise empty board.
type pattern struct {
	name, layout, marks string
	step                explain.Step
}

// right lists a right step of every shape.
var right = []pattern{
	{"naked single", "classic9", "r5c5:7", step(single("r5c5=7", "r5c5"), "r5c5=7")},
	{"hidden single", "classic9", "7@row5:r5c5", step(single("r5c5=7", "7@row5"), "r5c5=7")},
	{"hidden single on a diagonal", "classic9+diagonals", "7@extra1:r5c5", step(single("r5c5=7", "7@extra1"), "r5c5=7")},

	{"naked pair", "classic9", "r1c1:12 r1c5:12", step(naked("r1c1,r1c5", "12", "row1"), "r1c4<>1 r1c4<>2 r1c9<>2")},
	{"locked pair", "classic9", "r1c1:12 r1c3:12", step(naked("r1c1,r1c3", "12", "row1,box1"), "r1c9<>1 r3c3<>2")},
	{"naked triple", "classic9", "r1c1:12 r5c1:23 r9c1:13", step(naked("r1c1,r5c1,r9c1", "123", "col1"), "r2c1<>1 r3c1<>2 r4c1<>3")},
	{"naked quad", "classic9", "r1c1:1234 r1c4:1234 r1c7:1234 r1c9:1234",
		step(naked("r1c1,r1c4,r1c7,r1c9", "1234", "row1"), "r1c2<>1 r1c3<>4")},
	{"hidden pair", "classic9", "1@box5:r4c4,r6c6 2@box5:r4c4,r6c6", step(hidden("r4c4,r6c6", "12", "box5"), "r4c4<>3 r6c6<>9")},
	{"hidden quad", "classic9", "1@row1:r1c1,r1c4,r1c7,r1c9 2@row1:r1c1,r1c4,r1c7,r1c9 3@row1:r1c1,r1c4,r1c7,r1c9 4@row1:r1c1,r1c4,r1c7,r1c9",
		step(hidden("r1c1,r1c4,r1c7,r1c9", "1234", "row1"), "r1c1<>5 r1c9<>9")},
	{"naked pair on a small board", "classic4", "r1c1:12 r1c4:12", step(naked("r1c1,r1c4", "12", "row1"), "r1c2<>1 r1c3<>2")},
	{"naked pair in a jigsaw box", jigsaw, "r1c1:12 r2c1:12", step(naked("r1c1,r2c1", "12", "box1"), "r1c2<>1 r1c3<>2")},

	{"pointing", "classic9", "4@box1:r1c1,r1c2", step(cover(4, "box1", "row1"), "r1c7<>4 r1c9<>4")},
	{"claiming", "classic6", "4@row1:r1c1,r1c3", step(cover(4, "row1", "box1"), "r2c1<>4 r2c2<>4")},
	{"pointing on a jigsaw", jigsaw, "4@box2:r2c2,r2c3,r2c4", step(cover(4, "box2", "row2"), "r2c1<>4")},
	{"x-wing", "classic9", "4@row1:r1c1,r1c5 4@row6:r6c1,r6c5", step(cover(4, "row1,row6", "col1,col5"), "r3c1<>4 r9c5<>4")},
	{"swordfish", "classic9", "4@row1:r1c1,r1c5,r1c9 4@row5:r5c1,r5c5 4@row9:r9c5,r9c9",
		step(cover(4, "row1,row5,row9", "col1,col5,col9"), "r3c1<>4 r8c9<>4")},
	{"finned x-wing", "classic9", "4@row1:r1c1,r1c5 4@row6:r6c1,r6c5,r6c6", step(cover(4, "row1,row6", "col1,col5"), "r4c5<>4 r5c5<>4")},
	{"endo fin", "classic9", "4@row1:r1c2,r1c7 4@box1:r1c2,r3c3 4@row7:r7c3,r7c7", step(cover(4, "row1,row7,box1", "col2,col3,col7"), "r6c2<>4")},
	{"place of the base in two covers", "classic9", "4@box1:r2c1,r2c3,r3c3 4@box3:r1c7,r2c8 4@row7:r7c3,r7c7",
		step(cover(4, "row7,box1,box3", "row2,col3,col7"), "r2c3<>4 r5c3<>4")},
	{"jellyfish", "classic9", "4@col1:r1c1,r3c1,r5c1,r7c1 4@col2:r1c2,r3c2,r5c2,r7c2 4@col5:r1c5,r3c5,r5c5,r7c5 4@col9:r1c9,r3c9,r5c9,r7c9",
		step(cover(4, "col1,col2,col5,col9", "row1,row3,row5,row7"), "r1c3<>4 r7c8<>4")},

	{"xy-wing", "classic9", "r5c5:12 r5c1:13 r1c5:23", step(wing("r5c5", "r5c1,r1c5", 3), "r1c1<>3")},
	{"xyz-wing", "classic9", "r5c5:123 r5c4:13 r1c5:23", step(wing("r5c5", "r5c4,r1c5", 3), "r4c5<>3 r6c5<>3")},
	{"w-wing", "classic9", "r1c1:12 r5c9:12 1@col5:r1c5,r5c5", step(wing("1@col5", "r1c1,r5c9", 2), "r1c9<>2 r5c1<>2")},

	{"trial without a branch", "classic9", "r1c1:12 r1c2:1", step(trial("r1c1=1", "r1c2"), "r1c1<>1")},
	{"trial", "classic9", "r1c1:12 r1c2:13 r1c3:13",
		step(trial("r1c1=1", "r1c3", step(single("r1c2=3", "r1c2"), "r1c2=3")), "r1c1<>1")},
	{"nested trial", "classic9", "r1c1:12 r1c2:134 r1c3:134 r1c4:134", step(trial("r1c1=1", "r1c4",
		step(trial("r1c2=3", "r1c4", step(single("r1c3=4", "r1c3"), "r1c3=4")), "r1c2<>3"),
		step(single("r1c2=4", "r1c2"), "r1c2=4"),
		step(single("r1c3=3", "r1c3"), "r1c3=3")), "r1c1<>1")},
	{"trial on a jigsaw", jigsaw, "r1c1:12 r2c1:13 r1c2:13",
		step(trial("r1c1=1", "r1c2", step(single("r2c1=3", "r2c1"), "r2c1=3")), "r1c1<>1")},
}

func TestRight(t *testing.T) {
	for _, p := range right {
		t.Run(p.name, func(t *testing.T) {
			g := position(p.layout, p.marks)
			before := g
			if err := verify.Step(&g, &p.step); err != nil {
				t.Error(err)
			}
			if items := verify.Unneeded(&g, &p.step); items != nil {
				t.Errorf("%v is not needed", items)
			}
			if g != before {
				t.Error("the grid was changed")
			}
		})
	}
}

// Proofs that do not prove, most of conclusions that are true on the position.
func TestWrong(t *testing.T) {
	const pair = "r1c1:12 r1c5:12"
	const fish = "4@row1:r1c1,r1c5 4@row6:r6c1,r6c5"
	const xy = "r5c5:12 r5c1:13 r1c5:23"
	const chain = "r1c1:12 r1c2:134 r1c3:134 r1c4:134"
	inner := step(trial("r1c2=3", "r1c4", step(single("r1c3=4", "r1c3"), "r1c3=4")), "r1c2<>3")
	second := step(single("r1c2=4", "r1c2"), "r1c2=4")
	third := step(single("r1c3=3", "r1c3"), "r1c3=3")

	for _, test := range []struct {
		name, marks string
		step        explain.Step
		want        string
	}{
		// Form.
		{"no effect", pair, explain.NewStep(naked("r1c1,r1c5", "12", "row1")), "the step has no effect"},
		{"effect twice", pair, with(step(naked("r1c1,r1c5", "12", "row1"), "r1c4<>1"), func(s *explain.Step) { s.Effects = effects("r1c4<>1 r1c4<>1") }),
			"r1c4<>1 is listed twice"},
		{"effects out of order", pair, with(step(naked("r1c1,r1c5", "12", "row1"), "r1c4<>1"), func(s *explain.Step) { s.Effects = effects("r1c4<>2 r1c4<>1") }),
			"r1c4<>1 is out of order: effects are sorted by cell, then digit"},
		{"effect off the board", pair, with(step(naked("r1c1,r1c5", "12", "row1"), "r1c4<>1"), func(s *explain.Step) { s.Effects[0].Candidate += candidates.MaxSize << 8 }),
			"effect 1 is not on the board"},
		{"premise off the board", pair, with(step(naked("r1c1,r1c5", "12", "row1"), "r1c4<>1"), func(s *explain.Step) { s.Premises = []candidates.Item{candidates.MaxItems} }),
			"premise 1 is not on the board"},
		{"candidate that is gone", pair + " r1c9:345", step(naked("r1c1,r1c5", "12", "row1"), "r1c9<>1"),
			"r1c9<>1 is about a candidate that is not there: r1c9 has 345"},
		{"premise dropped", pair, with(step(naked("r1c1,r1c5", "12", "row1"), "r1c4<>1"), func(s *explain.Step) { s.Premises = s.Premises[:1] }),
			"the step cites r1c1, its evidence relies on r1c1, r1c5"},
		{"no premises", pair, with(step(naked("r1c1,r1c5", "12", "row1"), "r1c4<>1"), func(s *explain.Step) { s.Premises = nil }),
			"the step cites nothing, its evidence relies on r1c1, r1c5"},
		{"premise added", pair, with(step(naked("r1c1,r1c5", "12", "row1"), "r1c4<>1"), func(s *explain.Step) { s.Premises = append(s.Premises, item("r1c9")) }),
			"the step cites r1c1, r1c5, r1c9, its evidence relies on r1c1, r1c5"},
		{"assumption", pair, with(step(naked("r1c1,r1c5", "12", "row1"), "r1c4<>1"), func(s *explain.Step) { s.Assumes = explain.Unique }),
			"the step assumes more than the rules, and its evidence does not need it"},
		{"no evidence", pair, explain.Step{Effects: effects("r1c4<>1")}, "the step has no evidence of a known shape"},
		{"evidence by pointer", pair, step(&explain.LockedSet{Cells: cells("r1c1,r1c5"), Set: digits("12"), Houses: houses("row1")}, "r1c4<>1"),
			"the step has no evidence of a known shape"},
		{"foreign evidence", pair, explain.Step{Effects: effects("r1c4<>1"), Evidence: struct{ explain.Evidence }{}},
			"the step has no evidence of a known shape"},

		// Singles.
		{"two candidates left", "r5c5:78", step(single("r5c5=7", "r5c5"), "r5c5=7"), "the evidence is wrong: r5c5=7 is not the only candidate of r5c5"},
		{"other item", "r5c5:7", step(single("r5c5=7", "7@row5"), "r5c5=7"), "the evidence is wrong: r5c5=7 is not the only candidate of 7@row5"},
		{"other conclusion", "r5c5:7", step(single("r5c5=7", "r5c5"), "r5c6<>7"), "r5c6<>7 is not the conclusion: expected r5c5=7 and nothing else"},
		{"one conclusion more", "r5c5:7", step(single("r5c5=7", "r5c5"), "r5c5=7 r5c6<>7"), "r5c6<>7 is not the conclusion: expected r5c5=7 and nothing else"},
		{"removed instead of placed", "r5c5:7", step(single("r5c5=7", "r5c5"), "r5c5<>7"), "r5c5<>7 is not the conclusion: expected r5c5=7 and nothing else"},

		// Locked sets.
		{"third digit in a pair", "r1c1:12 r1c5:123", step(naked("r1c1,r1c5", "12", "row1"), "r1c4<>1"), "the evidence is wrong: r1c1,r1c5 hold 123, not just 12"},
		{"three cells, two digits", pair + " r1c9:12", step(naked("r1c1,r1c5,r1c9", "12", "row1"), "r1c4<>1"),
			"the evidence is wrong: 3 cells and 2 digits do not lock each other: expected as many digits as cells"},
		{"pair apart", "r1c1:12 r2c5:12", step(naked("r1c1,r2c5", "12", "row1"), "r1c4<>1"), "the evidence is wrong: r1c1,r2c5 are not all in row1"},
		{"other digit", pair, step(naked("r1c1,r1c5", "12", "row1"), "r1c4<>3"), "r1c4<>3 removes a digit outside the naked set 12"},
		{"inside the pair", pair, step(naked("r1c1,r1c5", "12", "row1"), "r1c1<>1"), "r1c1<>1 is inside the naked set r1c1,r1c5"},
		{"outside the house", pair, step(naked("r1c1,r1c5", "12", "row1"), "r2c2<>1"), "r2c2<>1 is outside row1"},
		{"placement", pair, step(naked("r1c1,r1c5", "12", "row1"), "r1c1=1"), "r1c1=1 places a digit, but this pattern only removes candidates"},
		{"house without target", "r1c1:12 r1c3:12", step(naked("r1c1,r1c3", "12", "row1,box1"), "r1c9<>1"),
			"the locked set is said to act on box1, and the step removes nothing there"},
		{"hidden pair that is not", "1@box5:r4c4,r6c6 2@box5:r4c4,r6c6,r6c5", step(hidden("r4c4,r6c6", "12", "box5"), "r4c4<>3"),
			"the evidence is wrong: 2 has places outside r4c4,r6c6 in box5"},
		{"digit of a hidden pair", "1@box5:r4c4,r6c6 2@box5:r4c4,r6c6", step(hidden("r4c4,r6c6", "12", "box5"), "r4c4<>1"),
			"r4c4<>1 removes a digit of the hidden set 12"},
		{"outside a hidden pair", "1@box5:r4c4,r4c6 2@box5:r4c4,r4c6", step(hidden("r4c4,r4c6", "12", "box5"), "r4c1<>1"),
			"r4c1<>1 is outside the cells r4c4,r4c6 of the hidden set"},

		// Covers.
		{"fin out of sight", "4@row1:r1c1,r1c5 4@row6:r6c1,r6c5,r6c6", step(cover(4, "row1,row6", "col1,col5"), "r3c1<>4"),
			"r3c1<>4 is not in sight of the fins r6c6"},
		{"endo fin out of sight", "4@row1:r1c1,r1c5 4@box1:r1c1,r2c2 4@row6:r6c2,r6c5", step(cover(4, "row1,row6,box1", "col1,col2,col5"), "r7c5<>4"),
			"r7c5<>4 is not in sight of the fins r1c1"},
		{"one cover too many", fish, step(cover(4, "row1,row6", "col1,col5,col6"), "r3c1<>4"),
			"the evidence is wrong: 2 base and 3 cover houses: expected as many of each"},
		{"inside the base", fish, step(cover(4, "row1,row6", "col1,col5"), "r1c1<>4"), "r1c1<>4 is in no more covers than base houses of row1,row6"},
		{"outside the covers", fish, step(cover(4, "row1,row6", "col1,col5"), "r3c2<>4"), "r3c2<>4 is outside the cover col1,col5"},
		{"other digit of a fish", fish, step(cover(4, "row1,row6", "col1,col5"), "r3c1<>5"), "r3c1<>5 removes another digit than 4"},

		// Wings.
		{"pincer with three digits", "r5c5:12 r5c1:134 r1c5:23", step(wing("r5c5", "r5c1,r1c5", 3), "r1c1<>3"),
			"the evidence is wrong: pincer r5c1 holds 134: expected two digits, one of them 3"},
		{"pivot with a free digit", "r5c5:124 r5c1:13 r1c5:23", step(wing("r5c5", "r5c1,r1c5", 3), "r1c1<>3"),
			"the evidence is wrong: r5c5=4 of the pivot r5c5 forces no pincer to be 3"},
		{"pincer out of reach", "r5c5:12 r4c1:13 r1c5:23", step(wing("r5c5", "r4c1,r1c5", 3), "r1c1<>3"),
			"the evidence is wrong: r5c5=1 of the pivot r5c5 forces no pincer to be 3"},
		{"target sees one pincer", xy, step(wing("r5c5", "r5c1,r1c5", 3), "r9c1<>3"), "r9c1<>3 is not in sight of r1c5"},
		{"target misses the pivot", "r5c5:123 r5c4:13 r1c5:23", step(wing("r5c5", "r5c4,r1c5", 3), "r1c4<>3"), "r1c4<>3 is not in sight of r5c5"},
		{"other digit of a wing", xy, step(wing("r5c5", "r5c1,r1c5", 3), "r1c1<>1"), "r1c1<>1 removes another digit than 3"},

		// Trials.
		{"no conflict", chain, step(trial("r1c1=1", "r1c4", inner, second), "r1c1<>1"),
			"the branch that supposes r1c1=1 does not end in a conflict: r1c4 still has r1c4=3"},
		{"other conflict", chain, step(trial("r1c1=1", "r1c5", inner, second, third), "r1c1<>1"),
			"the branch that supposes r1c1=1 does not end in a conflict: r1c5 still has r1c5=2"},
		{"branch step missing", chain, step(trial("r1c1=1", "r1c4", second, third), "r1c1<>1"),
			"branch step 1: the evidence is wrong: r1c2=4 is not the only candidate of r1c2"},
		{"nested branch cut short", chain, step(trial("r1c1=1", "r1c4", step(trial("r1c2=3", "r1c4"), "r1c2<>3"), second, third), "r1c1<>1"),
			"branch step 1: the branch that supposes r1c2=3 does not end in a conflict: r1c4 still has r1c4=4"},
		{"wrong step in a nested branch", chain, step(trial("r1c1=1", "r1c4", step(trial("r1c2=3", "r1c4", third), "r1c2<>3"), second, third), "r1c1<>1"),
			"branch step 1, branch step 1: r1c3=3 is about a candidate that is not there: r1c3 has 4"},
		{"assumption placed", chain, step(trial("r1c1=1", "r1c4", inner, second, third), "r1c1=1"), "r1c1=1 is not the conclusion: expected r1c1<>1 and nothing else"},
		{"other candidate removed", chain, step(trial("r1c1=1", "r1c4", inner, second, third), "r1c1<>2"),
			"r1c1<>2 is not the conclusion: expected r1c1<>1 and nothing else"},
		{"candidate removed as well", chain, step(trial("r1c1=1", "r1c4", inner, second, third), "r1c1<>1 r1c5<>1"),
			"r1c5<>1 is not the conclusion: expected r1c1<>1 and nothing else"},
		{"premise of the branch dropped", chain, with(step(trial("r1c1=1", "r1c4", inner, second, third), "r1c1<>1"), func(s *explain.Step) { s.Premises = s.Premises[1:] }),
			"the step cites r1c3, r1c4, its evidence relies on r1c2, r1c3, r1c4"},
		{"assumption that is gone", chain, step(trial("r1c1=3", "r1c4"), "r1c1<>1"), "the evidence is wrong: r1c1=3 is no candidate to suppose"},
		{"nested too deep", "", nested(verify.MaxDepth + 1), strings.TrimSuffix(strings.Repeat("branch step 1, ", 16), ", ") + ": trials nest more than 16 deep"},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := position("classic9", test.marks)
			var wrong *verify.Error
			err := verify.Step(&g, &test.step)
			if !errors.As(err, &wrong) {
				t.Fatalf("got %v, want %q", err, test.want)
			}
			if got := err.Error(); got != test.want {
				t.Errorf("\n got %q\nwant %q", got, test.want)
			}
		})
	}
}

// with returns the step after a change.
func with(s explain.Step, change func(*explain.Step)) explain.Step {
	change(&s)
	return s
}

// nested returns trials inside each other, the outermost of r1c1=1.
func nested(depth int) explain.Step {
	const firstRows = "123456789456789123"
	l := candidates.Classic9
	inRows := slices.Collect(l.HouseCells(houses("row1").First()).Or(l.HouseCells(houses("row2").First())).All())
	evidence := explain.Trial{Conflict: item("r9c9")}
	var s explain.Step
	for n := depth; n > 0; n-- {
		c, d := inRows[n-1], digits(firstRows[n-1:n]).First()
		evidence.Assume = candidates.Of(c, d)
		s = explain.NewStep(evidence, explain.Remove(c, d))
		evidence.Branch = []explain.Step{s}
	}
	return s
}

// What the marks prove without saying so must not pass either: the pattern is
// there, the conclusion is true, and the pattern does not prove it.
func TestNotFromPremises(t *testing.T) {
	g := position("classic9", "r5c5:7")
	s := step(single("r5c5=7", "r5c5"), "r5c5=7")
	for _, premises := range []string{"r5c4", "7@row5", "7@col5", "7@box5"} {
		if ok, _ := verify.Proves(&g, []candidates.Item{item(premises)}, s.Effects[0]); ok {
			t.Errorf("%v is proved from %s", s.Effects[0], premises)
		}
	}
}

// A branch step that leads nowhere and a premise without use are both noise.
func TestUnneeded(t *testing.T) {
	g := position("classic9", "r1c1:12 r1c2:13 r1c3:13 r9c9:5 r1c7:13")
	aside := step(single("r9c9=5", "r9c9"), "r9c9=5")
	s := step(trial("r1c1=1", "r1c3", aside, step(single("r1c2=3", "r1c2"), "r1c2=3")), "r1c1<>1")
	if err := verify.Step(&g, &s); err != nil {
		t.Fatal(err)
	}
	if got, want := verify.Unneeded(&g, &s), []candidates.Item{item("r9c9")}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}

	// In a branch a premise may be without use because of what is supposed: without
	// 5 in r1c1 the cells r1c2 and r1c3 are no pair.
	g = position("classic9", "r1c1:56 r1c2:12 r1c3:125 r1c4:3 r1c5:14 r1c6:4")
	s = step(trial("r1c1=5", "r1c6",
		step(naked("r1c2,r1c3,r1c4", "123", "row1"), "r1c5<>1"), step(single("r1c5=4", "r1c5"), "r1c5=4")), "r1c1<>5")
	if err := verify.Step(&g, &s); err != nil {
		t.Fatal(err)
	}
	if got, want := verify.Unneeded(&g, &s), []candidates.Item{item("r1c4")}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}

	g = position("classic9", "r1c1:12 r1c5:12 r1c9:3")
	s = step(naked("r1c1,r1c5,r1c9", "123", "row1"), "r1c4<>1")
	if err := verify.Step(&g, &s); err != nil {
		t.Fatal(err)
	}
	if got, want := verify.Unneeded(&g, &s), []candidates.Item{item("r1c9")}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}

	// Both petals keep 2, whichever place of 8 is true. Without column 8 that
	// cannot be counted, but r1c5, r2c4 and r3c4 do without it.
	g = position("classic9", "r1c5:68 r2c4:28 r3c4:26 8@col8:r1c8,r2c8")
	s = step(explain.Blossom{Stem: item("8@col8"), Petals: []candidates.CellSet{cells("r1c5,r3c4"), cells("r2c4")}}, "r5c4<>2")
	if err := verify.Step(&g, &s); err != nil {
		t.Fatal(err)
	}
	if got, want := verify.Unneeded(&g, &s), []candidates.Item{item("8@col8")}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// Sectors that are cited whole are those that the count needs, whatever follows from fewer of them by cases; what has
// links of its own is noise.
func TestUnneededSectors(t *testing.T) {
	technique := techniques.Lookup(suite.All(), "multi-sector-locked-set")
	g := example(t, technique)
	steps := 0
	techniques.NewRunner([]*techniques.Technique{technique}).All(&g, func(s explain.Step) bool {
		steps++
		if items := verify.Unneeded(&g, &s); items != nil {
			t.Errorf("%v is not needed", items)
		}
		more := s.Evidence.(explain.Sectors)
		pair := []candidates.Item{item("r1c1"), item("r1c2")}
		more.Truths = slices.Sorted(slices.Values(slices.Concat(pair, more.Truths)))
		more.Links = slices.Sorted(slices.Values(slices.Concat([]candidates.Item{item("2@row1"), item("4@row1")}, more.Links)))
		s.Evidence, s.Premises = more, more.Premises()
		if err := verify.Step(&g, &s); err != nil {
			t.Fatal(err)
		}
		if items := verify.Unneeded(&g, &s); !slices.Equal(items, pair) {
			t.Errorf("not needed is %v, not %v", items, pair)
		}
		return true
	})
	if steps == 0 {
		t.Error("no step")
	}
}

// Where a pattern is counted a step may cite less than all of it, each item once
// and in order, if that proves its effects.
func TestCitesLess(t *testing.T) {
	g := position("classic9", "r1c5:68 r2c4:28 r3c4:26 8@col8:r1c8,r2c8")
	petals := explain.Blossom{Stem: item("8@col8"), Petals: []candidates.CellSet{cells("r1c5,r3c4"), cells("r2c4")}}
	for cited, want := range map[string]string{
		"r1c5 r2c4 r3c4 8@col8":      "",
		"r1c5 r2c4 r3c4":             "",
		"r1c5 r3c4":                  "r5c4<>2 does not follow from r1c5, r3c4: with r5c4=2 nothing contradicts",
		"r1c5 r1c5 r2c4":             "the step cites r1c5, r1c5, r2c4, its evidence relies on r1c5, r2c4, r3c4, 8@col8",
		"r2c4 r1c5 r3c4":             "the step cites r2c4, r1c5, r3c4, its evidence relies on r1c5, r2c4, r3c4, 8@col8",
		"r1c5 r2c4 r3c4 r9c9":        "the step cites r1c5, r2c4, r3c4, r9c9, its evidence relies on r1c5, r2c4, r3c4, 8@col8",
		"r1c5 r2c4 r3c4 8@col7":      "the step cites r1c5, r2c4, r3c4, 8@col7, its evidence relies on r1c5, r2c4, r3c4, 8@col8",
		"r1c5 r2c4 r2c4 r3c4 8@col8": "the step cites r1c5, r2c4, r2c4, r3c4, 8@col8, its evidence relies on r1c5, r2c4, r3c4, 8@col8",
	} {
		s := step(petals, "r5c4<>2")
		s.Premises = nil
		for name := range strings.FieldsSeq(cited) {
			s.Premises = append(s.Premises, item(name))
		}
		if err := verify.Step(&g, &s); err == nil && want != "" || err != nil && err.Error() != want {
			t.Errorf("%s:\n got %v\nwant %s", cited, err, want)
		}
	}
}

// The comment at MaxCases gives a figure.
func TestCases(t *testing.T) {
	most := 0
	for _, p := range right {
		g := position(p.layout, p.marks)
		for _, e := range p.step.Effects {
			if _, cases := verify.Proves(&g, p.step.Premises, e); explain.ShapeOf(p.step.Evidence) != explain.ShapeTrial {
				most = max(most, cases)
			}
		}
	}
	if most != 10 {
		t.Errorf("a proof looked at %d cases, want 10", most)
	}

}

// Eight cells with eight digits lock the ninth, but to see it takes more than
// 7! cases. The checker gives up and says so.
func TestTooManyCases(t *testing.T) {
	const in = "r1c1,r1c2,r1c3,r1c4,r1c5,r1c6,r1c7,r1c8"
	g := position("classic9", strings.ReplaceAll(in, ",", ":12345678 ")+":12345678")
	s := step(naked(in, "12345678", "row1"), "r1c9<>1")
	want := "r1c9<>1 does not follow from " + strings.ReplaceAll(in, ",", ", ") + " within 2000 cases"
	if err := verify.Step(&g, &s); err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

// The checker must not know techniques, nor anything else but the vocabulary, with the faults that it words.
func TestImports(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "-f", "{{if not .Standard}}{{.ImportPath}}{{end}}", ".").Output()
	if err != nil {
		t.Skip("no go command: ", err)
	}
	want := []string{"pencilmark/candidates/fault", "pencilmark/candidates", "pencilmark/explain", "pencilmark/explain/verify"}
	if got := strings.Fields(string(out)); !slices.Equal(got, want) {
		t.Errorf("the package and its imports are %v, want %v", got, want)
	}
}
