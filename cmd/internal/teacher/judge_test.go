package teacher_test

import (
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/encode"
	"pencilmark/explain/verify"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// What the next step changes is shown, by a step that is proved and no harder; what contradicts
// the solution is not, and what the solution has is told only if it is asked for.
func TestConclusions(t *testing.T) {
	every := 1
	if testing.Short() {
		every = 7
	}
	var s teacher.Settings
	plain, spoiling := teacher.NewJudge(s, true, false), teacher.NewJudge(s, true, true)
	judgeOf := func(j *teacher.Judge, g candidates.Grid, e explain.Effect) teacher.Opinion {
		t.Helper()
		found, err := j.Judge(t.Context(), e.String(), &g)
		if err != nil {
			t.Fatalf("%v on %v: %v", e, &g, err)
		}
		return found
	}
	rank := func(s *explain.Step) int {
		return slices.IndexFunc(suite.Human(), func(of *techniques.Technique) bool { return of.Code == s.Technique.Code })
	}
	right := 0
	for _, g := range notationtest.Read(t, "solved", every) {
		solution := fallback.Solve(t.Context(), &g, 1, fallback.Budget{}).Solutions[0]
		runner := techniques.NewRunner(suite.Human()).Grant(explain.Unique)
		n := 0
		for step, ok := runner.Next(&g); ok; step, ok = runner.Next(&g) {
			if n++; n%9 == 0 {
				e := step.Effects[len(step.Effects)-1]
				j := judgeOf(plain, g, e)
				if len(j.Notes) > 0 {
					t.Errorf("%v on %v: %v", e, &g, j.Notes)
				}
				if j.Verdict != claim.Shown || verify.Step(&g, j.Step) != nil || !follows(g, j.Step, e) {
					t.Errorf("%v on %v is %s: %s", e, &g, j.Verdict, j.Reason)
				} else if rank(j.Step) > rank(&step) {
					t.Errorf("%v on %v is shown by %s, and %s is easier", e, &g, j.Step.Technique.Name, step.Technique.Name)
				}
				c := g.Open().First()
				wrong := []explain.Effect{explain.Remove(c, solution[c])}
				if others := g.Candidates(c).Without(solution[c]); others != 0 {
					wrong = append(wrong, explain.Place(c, others.First()))
				}
				for _, e := range wrong {
					if j := judgeOf(plain, g, e); len(j.Notes) > 0 || j.Verdict != claim.Unsupported || strings.Contains(j.Reason, "solution") || !strings.Contains(j.Reason, c.String()) {
						t.Errorf("%v on %v is %s: %s", e, &g, j.Verdict, j.Reason)
					}
					told := "In the solution " + c.String() + " is " + solution[c].String() + "."
					if j := judgeOf(spoiling, g, e); j.Verdict != claim.False || !strings.HasSuffix(j.Reason, told) {
						t.Errorf("%v on %v is %s: %s", e, &g, j.Verdict, j.Reason)
					}
				}
				right += 1 + len(wrong)
			}
			step.Apply(&g)
		}
	}
	if right < 100 {
		t.Errorf("%d conclusions were judged", right)
	}
}

// follows reports whether the effect is done after the step.
func follows(g candidates.Grid, s *explain.Step, e explain.Effect) bool {
	s.Apply(&g)
	return e.Done(&g)
}

// Conclusions that no step has together are each shown by a step of its own; if one is not, the reason is about that.
func TestConclusionsApart(t *testing.T) {
	p, err := notation.Parse(".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for said, want := range map[string]struct {
		verdict claim.Verdict
		reason  []string
	}{
		"r1c1=8, r9c8=8":       {claim.Shown, []string{"So r1c1=8.", "So r9c8=8."}},
		"r5c5=4 r2c6<>7":       {claim.Shown, []string{"So r5c5=4.", "So r2c6<>7."}},
		"r1c1=8 r1c5<>9":       {claim.Unsupported, []string{"Nothing here rules out 9 in r1c5."}},
		"r1c5<>9 r1c1=8":       {claim.Unsupported, []string{"Nothing here rules out 9 in r1c5."}},
		"r1c1=8 r2c5=6 r9c8=8": {claim.Shown, []string{"So r1c1=8.", "So r2c5=6.", "So r9c8=8."}},
	} {
		j, err := teacher.NewJudge(teacher.Settings{}, true, false).Judge(t.Context(), said, &p.Grid)
		if err != nil {
			t.Fatal(err)
		}
		if j.Verdict != want.verdict || j.Verdict == claim.Shown && verify.Step(&p.Grid, j.Step) != nil {
			t.Errorf("%s is %s: %s", said, j.Verdict, j.Reason)
		}
		for _, part := range want.reason {
			if strings.Count(j.Reason, part) != 1 {
				t.Errorf("%s: %q does not say %q", said, j.Reason, part)
			}
		}
	}
}

// Where the reason of a claim is not understood, that is said before its conclusion is judged. What a step leaves alone in its
// cell follows then.
func TestUnreadReason(t *testing.T) {
	p, err := notation.Parse(".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	judge := teacher.NewJudge(teacher.Settings{}, true, false)
	for conclusion, want := range map[string]claim.Verdict{"r1c1=8": claim.Shown, "r2c6<>7": claim.Shown, "r1c5<>9": claim.Unsupported, "r2c2=1": claim.Unsupported} {
		plain, err := judge.Judge(t.Context(), conclusion, &p.Grid)
		if err != nil {
			t.Fatal(err)
		}
		text := "the bananas get in the way, so " + conclusion
		j, err := judge.Judge(t.Context(), text, &p.Grid)
		said := `The reason "the bananas get in the way" is not understood, so only ` + conclusion + " is judged. "
		if err != nil || j.Verdict != want || plain.Verdict != want || !strings.HasPrefix(j.Reason, said) || !strings.HasSuffix(j.Reason, plain.Reason[1:]) {
			t.Errorf("%s is %s, %v: %s\nalone: %s", text, j.Verdict, err, j.Reason, plain.Reason)
		}
		record := judge.Record(encode.Origin{}, text, j)
		if record.Unread != "the bananas get in the way" || (record.Step != nil) != (want == claim.Shown) {
			t.Errorf("the record of %s: %+v", text, record)
		}
	}
}

// A step that leaves nothing but a digit in its cell shows that it goes there, if a reason is given.
func TestUnreadPlacement(t *testing.T) {
	p, err := notation.Parse(`
		6 8 35 | 57 23 257 | 9 4 1
		1 9 35 | 6 34 45 | 2 8 7
		2 4 7 | 9 8 1 | 6 5 3
		9 5 6 | 8 7 3 | 4 1 2
		7 2 1 | 4 6 9 | 8 3 5
		8 3 4 | 15 12 25 | 7 6 9
		3 6 2 | 17 14 47 | 5 9 8
		4 1 9 | 2 5 8 | 3 7 6
		5 7 8 | 3 9 6 | 1 2 4`, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	judge := teacher.NewJudge(teacher.Settings{}, true, false)
	for text, want := range map[string]claim.Verdict{
		"r7c4=1":                            claim.Unsupported,
		"the sevens look odd, so r7c4 is 1": claim.Shown,
		"the sevens look odd, so r7c4 is 7": claim.Unsupported,
	} {
		if j, err := judge.Judge(t.Context(), text, &p.Grid); err != nil || j.Verdict != want {
			t.Errorf("%s is %s, %v: %s", text, j.Verdict, err, j.Reason)
		}
	}
}

// What a single excludes it shows, by placing its digit.
func TestSingleShowsWhatItExcludes(t *testing.T) {
	p, err := notation.Parse(".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for said, want := range map[string]claim.Verdict{
		"hidden single 4 r5c5 => r5c2<>4 r5c3<>4":            claim.Shown,
		"r4c1 can't be 8 because 8 in column 2 must be r4c2": claim.Shown,
		"hidden single 8 r1c1 => r4c2<>8":                    claim.Unsupported, // which r1c1 does not see
	} {
		if j, err := teacher.NewJudge(teacher.Settings{}, true, false).Judge(t.Context(), said, &p.Grid); err != nil || j.Verdict != want {
			t.Errorf("%s is %s: %s, %v", said, j.Verdict, j.Reason, err)
		}
	}
}

// What no step shows, though it is so, comes with a note only if something kept the search from its end.
func TestNotesOfJudges(t *testing.T) {
	p, err := notation.Parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	var s teacher.Settings
	s.Options.Techniques = []*techniques.Technique{techniques.Lookup(suite.All(), "naked-pair")}
	solution := fallback.Solve(t.Context(), &p.Grid, 1, fallback.Budget{}).Solutions[0]
	c := p.Grid.Open().First()
	j, err := teacher.NewJudge(s, true, false).Judge(t.Context(), explain.Place(c, solution[c]).String(), &p.Grid)
	if err != nil || j.Verdict != claim.Unsupported || j.Step != nil || len(j.Notes) > 0 {
		t.Errorf("%s, %v, notes %q, %v", j.Verdict, j.Step, j.Notes, err)
	}
}

// Of a pattern that is none it is told whether its conclusion is right all the same, by a step that is proved; of one with a false
// conclusion nothing more is said.
func TestConclusionOfNoPattern(t *testing.T) {
	t.Parallel()
	p, err := notation.Parse(`
+-------------+----------+----------------+
| 1267 9  18  | 4  58 27 | 168 123568 136 |
| 5    67 48  | +3 1  27 | +9  268    46  |
| 12   3  148 | +6 58 +9 | 7   1258   14  |
+-------------+----------+----------------+
| +8   2  7   | +1 +9 +6 | +3  +4     5   |
| 16   4  +9  | +5 +7 3  | 2   16     8   |
| 3    16 +5  | +8 +2 +4 | 16  7      9   |
+-------------+----------+----------------+
| +4   +8 6   | 7  +3 1  | 5   +9     +2  |
| 17   +5 2   | +9 6  +8 | 4   13     137 |
| +9   17 +3  | 2  4  5  | 168 168    167 |
+-------------+----------+----------------+
`, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	solution := fallback.Solve(t.Context(), &p.Grid, 1, fallback.Budget{}).Solutions[0]
	judge := teacher.NewJudge(teacher.Settings{}, true, false)
	for _, row := range []struct {
		text  string
		right bool
	}{
		{"ER 6s in box 1 with r6c2-r6c7 kills the 6 at r1c7", true},
		{"swordfish 6 rows 1, 2 and 6 columns 1, 2 and 7, r1c7<>6", true},
		{"swordfish 1 rows 1, 5 and 8 columns 1, 8 and 9, r" + explain.Place(candidates.At(1, 7), solution[candidates.At(1, 7)]).String()[1:4] + "<>" + solution[candidates.At(1, 7)].String(), false},
	} {
		o, err := judge.Judge(t.Context(), row.text, &p.Grid)
		if err != nil {
			t.Errorf("%s: %v", row.text, err)
			continue
		}
		if o.Verdict == claim.Shown || (o.Step != nil) != row.right || strings.Contains(o.Reason, "The conclusion is right") != row.right {
			t.Errorf("%s is %s: %s", row.text, o.Verdict, o.Reason)
		} else if o.Step != nil && verify.Step(&p.Grid, o.Step) != nil {
			t.Errorf("%s: %s is not proved", row.text, o.Reason)
		}
	}
}
