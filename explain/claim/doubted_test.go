package claim_test

import (
	"errors"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/claim"
)

// Each claim gets its answer: the step that shows it, or what is wrong with it, or where it cannot be read.
func TestDoubted(t *testing.T) {
	for _, row := range rows(t, "doubted.txt", 3) {
		g := boardOf(t, row[0])
		got, _, _ := strings.Cut(answer(row[1], &g), "; says ")
		if got != row[2] {
			t.Errorf("%s: %s\n%s\nwant %s", row[0], row[1], got, row[2])
		}
	}
}

// What is not on a small board is not read of it, and what was expected is told.
func TestSmallBoard(t *testing.T) {
	for text, want := range map[string]string{
		"r1c1=7":             "expected digits from 1 to 4",
		`7: r1\c1`:           "expected digits from 1 to 4",
		`1: r7\c1`:           "expected cells like",
		"pair 17 r1c12":      "expected digits from 1 to 4",
		"HS 5 row 2: r1c1":   "expected digits from 1 to 4",
		"HS 1 row 2: r1c1":   "r1c1 is not in row 2",
		"(1-23)r1c1=(1)r1c2": "several digits behind a weak link",
		"r5c1<>1":            "expected a conclusion",
	} {
		_, err := claim.Parse(text, candidates.Classic4, called.Known)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
	g := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	if form := claim.Form("X-Wing", &g, called); form != "" {
		t.Errorf("the form of a small board is %s", form)
	}
}

// A claim that is too long is not read.
func TestTooLong(t *testing.T) {
	one := "r1c1<>5, "
	if _, err := claim.Parse(strings.TrimSuffix(strings.Repeat(one, 7000), ", "), candidates.Classic9, called.Known); err != nil {
		t.Errorf("63,000 characters: %v", err)
	}
	var unread *claim.Error
	if _, err := claim.Parse(strings.TrimSuffix(strings.Repeat(one, 8000), ", "), candidates.Classic9, called.Known); !errors.As(err, &unread) || unread.Col != 1 {
		t.Errorf("72,000 characters: %v", err)
	}
}

// Who says a technique and a digit has said no place, but who says a place, a conclusion or nothing but a name has.
func TestWhereIsAsked(t *testing.T) {
	g := boardOf(t, "w-x-wing")
	for text, asked := range map[string]bool{
		"x-wing on 1": true, "x-wing on 1 in columns 5 and 7": false, "x-wing on 1, so r2c1 is not 1": false, "x-wing c57": false, "r2c1<>1": false,
		`1: c57\r26`: false, "x-wing 1 r2c5": false,
	} {
		c, err := claim.Read(text, &g, called)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if err := c.Where(text); (err != nil) != asked {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// What rests on the puzzle having one solution is shown only where that is granted. Without a namer any name fits, and
// evidence is a claim without words.
func TestGranted(t *testing.T) {
	g := boardOf(t, "w-unique-rectangle-1")
	c, err := claim.Read("unique rectangle 58 r12c38", &g, called)
	if err != nil {
		t.Fatal(err)
	}
	granted, not := c.Judge(&g, explain.Unique, called.Call), c.Judge(&g, 0, called.Call)
	if granted.Verdict != claim.Shown || not.Verdict != claim.Unsupported || not.Step != nil {
		t.Errorf("%s where it is granted, %s where not: %s", granted.Verdict, not.Verdict, reason(not))
	}
	strict, err := claim.Parse("x-wing UR(58)r12c38 +4r1c8", candidates.Classic9, called.Known)
	if err != nil {
		t.Fatal(err)
	}
	if named, unnamed := strict.Judge(&g, explain.Unique, called.Call), strict.Judge(&g, explain.Unique, nil); named.Verdict != claim.Flawed || unnamed.Verdict != claim.Shown {
		t.Errorf("under a wrong name it is %s, without a namer %s", named.Verdict, unnamed.Verdict)
	}
	effects := granted.Step.Effects
	for _, of := range []*claim.Claim{claim.Of(granted.Step.Evidence), claim.Of(granted.Step.Evidence, effects[1], effects[0], effects[1])} {
		if j := of.Judge(&g, explain.Unique, called.Call); of.IsConclusion() || j.Verdict != claim.Shown || len(j.Step.Effects) != 2 {
			t.Errorf("the evidence with %v is %s: %v", of.Effects, j.Verdict, j.Step)
		}
	}
	j := claim.Conclusion(effects...).Judge(&g, explain.Unique, called.Call)
	if s, _ := claim.Conclusion(effects...).Settled(&g); j.Verdict != claim.Unsupported || j.Verdict != s.Verdict || j.Step != nil {
		t.Errorf("a conclusion alone is %s", j.Verdict)
	}
}
