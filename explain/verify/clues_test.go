package verify

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
)

// with returns an empty board with clues.
func with(t *testing.T, lines ...string) candidates.Grid {
	t.Helper()
	return candidates.NewGrid(cluestest.Board(t, candidates.Classic9, lines...), candidates.Filling{})
}

func parseCandidates(t *testing.T, names ...string) (ks []candidates.Candidate) {
	t.Helper()
	for _, name := range names {
		k, err := candidates.ParseCandidate(name)
		if err != nil {
			t.Fatal(err)
		}
		ks = append(ks, k)
	}
	return ks
}

// The end of a thermometer is all that keeps 9 out of its bulb; 8 it allows. The line that says so names the clue.
func TestProofsKnowClues(t *testing.T) {
	const thermo = "thermo: r7c1 r6c2"
	end := candidates.At(6, 2)
	for _, test := range []struct {
		clues, named []string
		digit        candidates.Digit
		want         bool // that the premises prove it
		line         bool // that the argument does
	}{
		{[]string{thermo}, []string{thermo}, 9, true, true},
		{[]string{thermo}, nil, 9, true, false},
		{[]string{thermo}, []string{thermo}, 8, false, false},
		{nil, nil, 9, false, false},
		{[]string{"knight", thermo}, []string{thermo}, 9, true, true},
		{[]string{"knight", thermo}, []string{"knight"}, 9, true, false},
		{[]string{"knight", thermo}, []string{"knight", thermo}, 9, true, false},
		{[]string{"knight", thermo}, []string{thermo, "king"}, 9, true, false},
	} {
		g := with(t, test.clues...)
		k, item := candidates.Of(candidates.At(7, 1), test.digit), candidates.CellItem(end)
		effects := []explain.Effect{{Candidate: k}}
		if got := prove(&g, []candidates.Item{item}, nil, effects) == nil; got != test.want {
			t.Errorf("%v: %v is out by the premises: %v, want %v", test.clues, k, got, test.want)
		}
		step := explain.Step{Effects: effects}
		argument := explain.Argument{
			{Rule: explain.RuleLeft, Item: item, Claim: explain.SomeOf(g.AppendCandidates(nil, item)...)},
			{Rule: explain.RuleStrikes, From: []int{1}, Claim: explain.NoneOf(k), Clues: test.named},
		}
		if got := Argument(&g, &step, argument) == nil; got != test.line {
			t.Errorf("%v: %v is out line by line by %v: %v, want %v", test.clues, k, test.named, got, test.line)
		}
	}
}

// A cell sees what is equal to a cell in one of its houses, by the clue that makes them equal, and nothing beside that. The
// line that says so names that clue.
func TestEqualCellsAreProved(t *testing.T) {
	const one, other = "palindrome: r1c5 r2c4 r3c3 r7c2", "clone: r1c5 = r4c8"
	g := with(t, one, other)
	for _, test := range []struct {
		true, false string
		named       []string
		want        bool
	}{
		{"r1c1=3", "r7c2=3", []string{one}, true},
		{"r7c2=3", "r9c5=3", []string{one}, true},
		{"r7c2=3", "r3c6=3", []string{one}, true},
		{"r1c1=3", "r7c2=3", nil, false},
		{"r1c1=3", "r7c2=3", []string{other}, false},
		{"r1c1=3", "r7c2=3", []string{one, other}, false},
		{"r1c1=3", "r7c2=4", []string{one}, false},
		{"r5c6=3", "r7c2=3", []string{one}, false},
		{"r1c1=3", "r4c8=3", []string{other}, true},
		{"r7c2=3", "r4c8=4", []string{one}, false},
		{"r7c2=3", "r1c5=3", []string{one}, false},
	} {
		ks := parseCandidates(t, test.true, test.false)
		argument := explain.Argument{
			{Rule: explain.RuleSuppose, Claim: explain.SomeOf(ks[0])},
			{Rule: explain.RuleStrikes, Under: 1, From: []int{1}, Claim: explain.NoneOf(ks[1]), Clues: test.named},
		}
		c := argumentChecker{grid: &g, lines: argument}
		if err := c.check(2); (err == nil) != test.want {
			t.Errorf("%s excludes %s by %v: %v, want %v", test.true, test.false, test.named, err, test.want)
		}
	}
}

// A line may name a clue for a candidate that another one, named for others, excludes as well: r4c5 is a knight's move away,
// and in the row of a cell that is equal. A clue that excludes nothing of what the line claims is named in vain.
func TestClueThatIsNotTheOnlyOne(t *testing.T) {
	const palindrome, knight = "palindrome: r2c4 r3c3 r4c2", "knight"
	g := with(t, palindrome, knight)
	for _, test := range []struct {
		true  string
		false []string
		named []string
		want  bool
	}{
		{"r2c4=3", []string{"r4c5=3", "r4c9=3"}, []string{palindrome, knight}, true},
		{"r2c4=3", []string{"r4c5=3", "r4c9=3"}, []string{palindrome}, true},
		{"r2c4=3", []string{"r4c5=3", "r4c9=3"}, []string{knight}, false},
		{"r2c4=3", []string{"r4c9=3"}, []string{palindrome, knight}, false},
		{"r2c4=3", []string{"r4c3=3"}, []string{palindrome, knight}, true},
		{"r2c4=3", []string{"r4c7=3"}, []string{palindrome, knight}, false},
		{"r2c4=3", []string{"r2c9=3"}, []string{knight}, false},
	} {
		ks := parseCandidates(t, append([]string{test.true}, test.false...)...)
		argument := explain.Argument{
			{Rule: explain.RuleSuppose, Claim: explain.SomeOf(ks[0])},
			{Rule: explain.RuleStrikes, Under: 1, From: []int{1}, Claim: explain.NoneOf(ks[1:]...), Clues: test.named},
		}
		c := argumentChecker{grid: &g, lines: argument}
		if err := c.check(2); (err == nil) != test.want {
			t.Errorf("%s excludes %v by %v: %v, want %v", test.true, test.false, test.named, err, test.want)
		}
	}
}

// What lies on a between line is neither at its ends nor beyond them. So two candidates exclude a third, one may be
// placed already, and one alone excludes nothing.
func TestClueOfThreeCells(t *testing.T) {
	const between = "between: r1c1 r5c2 r9c3"
	g := with(t, between)
	ks := parseCandidates(t, "r1c1=3", "r9c3=6", "r5c2=7")
	suppose := func(k candidates.Candidate, under int) explain.Line {
		return explain.Line{Rule: explain.RuleSuppose, Claim: explain.SomeOf(k), Under: under}
	}
	argument := func(named []string, from ...int) explain.Argument {
		return explain.Argument{suppose(ks[0], 0), suppose(ks[1], 1), {Rule: explain.RuleStrikes, Under: 2, From: from, Claim: explain.NoneOf(ks[2]), Clues: named}}
	}
	check := func(g *candidates.Grid, a explain.Argument) error {
		c := argumentChecker{grid: g, lines: a}
		return c.check(len(a))
	}
	for _, test := range []struct {
		name   string
		a      explain.Argument
		placed bool // the first of them
		want   bool
	}{
		{"both", argument([]string{between}, 1, 2), false, true},
		{"no clue", argument(nil, 1, 2), false, false},
		{"one", argument([]string{between}, 2), false, false},
		{"one, the other placed", argument([]string{between}, 2), true, true},
	} {
		g := g
		if test.placed {
			g.Place(ks[0].Cell(), ks[0].Digit())
		}
		if err := check(&g, test.a); (err == nil) != test.want {
			t.Errorf("%s: %v", test.name, err)
		}
	}
	// As premises: with r1c1 and r9c3 known so far, 7 would be out of r5c2.
	for c, ds := range map[candidates.Cell]candidates.DigitSet{ks[0].Cell(): candidates.Digits(3), ks[1].Cell(): candidates.Digits(6)} {
		for d := range (g.Candidates(c) &^ ds).All() {
			g.Remove(c, d)
		}
	}
	premises := []candidates.Item{candidates.CellItem(ks[0].Cell()), candidates.CellItem(ks[1].Cell())}
	for digit, want := range map[candidates.Digit]bool{7: true, 5: false} {
		e := []explain.Effect{{Candidate: candidates.Of(ks[2].Cell(), digit)}}
		if got := prove(&g, premises, nil, e) == nil; got != want {
			t.Errorf("%v is out by both ends: %v, want %v", e, got, want)
		}
	}
}

// Placing a digit must not strike what neither a house nor a clue excludes.
func TestStruckByNoClue(t *testing.T) {
	before := with(t, "thermo: r7c1 r6c2")
	after := before
	after.Place(candidates.At(7, 1), 4)
	if err := checkStruck(&before, &after); err != nil {
		t.Error(err)
	}
	after.Remove(candidates.At(6, 2), 5)
	if err := checkStruck(&before, &after); err == nil || !strings.Contains(err.Error(), "r6c2") {
		t.Errorf("got %v", err)
	}
}

// On a whisper line each cell is bounded by the one before: only 9 in the first leaves 1 to 4 in the second, and 6 to 9 in
// the third. That rests on both.
func TestCommonInRounds(t *testing.T) {
	const whispers = "whispers: r1c1 r2c2 r3c3"
	g := with(t, whispers)
	first, second := candidates.CellItem(candidates.At(1, 1)), candidates.CellItem(candidates.At(2, 2))
	for d := range candidates.Digits(1, 2, 3, 4, 5, 6, 7, 8).All() {
		g.Remove(candidates.At(1, 1), d)
	}
	far := []string{"r3c3=3", "r3c3=5"}
	for _, test := range []struct {
		premises []candidates.Item
		gone     []string
		want     bool
	}{
		{[]candidates.Item{first}, []string{"r2c2=5", "r2c2=8"}, true},
		{[]candidates.Item{first}, []string{"r2c2=4"}, false},
		{[]candidates.Item{first, second}, far, true},
		{[]candidates.Item{second}, far, false},
		{[]candidates.Item{first}, far, false},
		{[]candidates.Item{first, second}, []string{"r3c3=6"}, false},
	} {
		var effects []explain.Effect
		for _, k := range parseCandidates(t, test.gone...) {
			effects = append(effects, explain.Effect{Candidate: k})
		}
		e := explain.Common{Clue: whispers, Items: test.premises}
		if err := proveCommon(&g, whispers, test.premises, effects); (err == nil) != test.want {
			t.Errorf("%v from %v: %v", test.gone, test.premises, err)
		}
		if err := e.Concludes(&g, effects[0]); (err == nil) != test.want {
			t.Errorf("%v from %v: %v", effects[0], test.premises, err)
		}
	}
}
