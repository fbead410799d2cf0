package setting_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/fallback"
	"pencilmark/fallback/generate"
	"pencilmark/techniques"
	"pencilmark/techniques/minutes"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/rating"
	"pencilmark/techniques/setting"
	"pencilmark/techniques/suite"
)

func named(t *testing.T, names ...string) (list []*techniques.Technique) {
	t.Helper()
	for _, name := range names {
		list = append(list, techniques.Lookup(suite.All(), name))
	}
	return list
}

// find returns n puzzles.
func find(t *testing.T, w setting.Wish, seed uint64, jobs, n int) (puzzles []candidates.Filling) {
	t.Helper()
	s := setting.Search{Wish: w, Seed: seed, Jobs: jobs}
	_, err := s.Run(t.Context(), nil, func(f setting.Found) bool {
		puzzles = append(puzzles, f.Puzzle)
		return len(puzzles) < n
	})
	if err != nil || len(puzzles) != n {
		t.Fatalf("%+v: %d puzzles, %v", w, len(puzzles), err)
	}
	return puzzles
}

// ending solves a puzzle with a list of techniques.
func ending(t *testing.T, list []*techniques.Technique, profile string, puzzle candidates.Filling) *explain.Walkthrough {
	t.Helper()
	s, err := pipeline.New(pipeline.Options{Techniques: list, Profile: profile, NoFallback: true})
	if err != nil {
		t.Fatal(err)
	}
	return s.Solve(t.Context(), candidates.NewGrid(candidates.Classic9, puzzle))
}

// Every puzzle is as wanted, as rating it and solving it without a technique tell. There are a thousand where
// tests run in full.
func TestFound(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and other tests search side by side")
	}
	wishes := []setting.Wish{}
	for l := techniques.Easy; l <= techniques.Extreme; l++ {
		wishes = append(wishes, setting.Wish{Level: setting.Range[techniques.Level]{From: l, To: l}})
	}
	wishes = append(wishes,
		setting.Wish{Score: setting.Range[int]{From: 500, To: 600}},
		setting.Wish{Minutes: setting.Range[float64]{From: 6, To: 8}},
		setting.Wish{Hardest: named(t, "xy-wing")[0]},
		setting.Wish{UpTo: named(t, "claiming")[0], Options: generate.Options{Symmetry: generate.Rotate180}},
		setting.Wish{Needs: named(t, "pointing", "naked-pair")},
		setting.Wish{Needs: named(t, "w-wing"), Level: setting.Range[techniques.Level]{From: techniques.Medium, To: techniques.Hard}},
		setting.Wish{Needs: named(t, "hidden-pair"), UpTo: named(t, "hidden-triple")[0], Options: generate.Options{Givens: 27, Minimal: true}},
	)
	for _, code := range []string{"skyscraper", "x-wing", "xyz-wing", "unique-rectangle-1", "xy-chain", "als-xz", "wxyz-wing", "discontinuous-nice-loop", "finned-swordfish", "remote-pair"} {
		wishes = append(wishes, setting.Wish{Needs: named(t, code)})
	}
	// Of what is rare a few do; of the others there are the more.
	rare := func(w setting.Wish) bool {
		return w.Minimal || w.UpTo == nil && len(w.Needs) > 0 && w.Needs[0].Code == "remote-pair"
	}
	each, few := 1, 1
	if notationtest.Thorough() {
		each, few = 1000/(len(wishes)-2)+1, 3
	}
	for i, w := range wishes {
		n := each
		if rare(w) {
			n = few
		}
		for _, puzzle := range find(t, w, uint64(i), 2, n) {
			if reason := wrong(t, w, puzzle); reason != "" {
				t.Errorf("wish %d: %s: %s", i, puzzle.Text(candidates.Classic9), reason)
			}
		}
	}
}

// wrong says what of a wish a puzzle does not meet.
func wrong(t *testing.T, w setting.Wish, puzzle candidates.Filling) string {
	g := candidates.NewGrid(candidates.Classic9, puzzle)
	if w.Givens != 0 && g.Givens().Len() != w.Givens {
		return "another number of givens"
	}
	if w.Symmetry == generate.Rotate180 {
		for c := range g.Givens().All() {
			if puzzle[candidates.At(10-c.Row(), 10-c.Column())] == 0 {
				return "no symmetry"
			}
		}
	}
	rated, err := pipeline.New(pipeline.Options{Techniques: suite.HoDoKu(), Profile: "hodoku"})
	if err != nil {
		t.Fatal(err)
	}
	level, score := rating.NewHoDoKu(suite.All()).Rate(rated.Solve(t.Context(), g))
	if !w.Level.Has(level) || !w.Score.Has(score) {
		return fmt.Sprintf("level %v, score %d", level, score)
	}
	if w.Minutes != (setting.Range[float64]{}) {
		solution := fallback.Solve(t.Context(), &g, 1, fallback.Budget{}).Solutions[0]
		if e := minutes.Fitted().NewRater().Rate(&g, &solution); !w.Minutes.Has(e.Minutes) {
			return fmt.Sprintf("it takes %.1f minutes", e.Minutes)
		}
	}
	human := suite.Human()
	if w.Hardest != nil {
		solved, at := ending(t, human, "", puzzle), 0
		for _, s := range solved.Steps {
			at = max(at, slices.Index(human, techniques.Lookup(human, s.Technique.Code)))
		}
		if human[at] != w.Hardest || solved.Outcome != explain.Solved {
			return "the hardest technique is " + human[at].Code
		}
	}
	list := human
	switch {
	case w.UpTo != nil:
		list = human[:slices.Index(human, w.UpTo)+1]
	case w.Level.To != 0:
		list = slices.DeleteFunc(suite.Human(), func(t *techniques.Technique) bool { return t.Level > w.Level.To })
	case len(w.Needs) > 0:
		list = human[:slices.Index(human, w.Needs[len(w.Needs)-1])+1]
	default:
		return ""
	}
	if (w.UpTo != nil || len(w.Needs) > 0) && ending(t, list, "", puzzle).Outcome != explain.Solved {
		return "the techniques that may be used do not solve it"
	}
	for _, needed := range w.Needs {
		others := slices.DeleteFunc(slices.Clone(list), func(t *techniques.Technique) bool { return t == needed })
		if ending(t, others, "", puzzle).Outcome == explain.Solved {
			return needed.Code + " is not needed"
		}
	}
	return ""
}

// The puzzles of a seed are the same however many attempts are made at a time, and the first of many are those of
// a search for few.
func TestRepeatable(t *testing.T) {
	w := setting.Wish{Needs: named(t, "naked-pair")}
	one, three := find(t, w, 7, 1, 3), find(t, w, 7, 3, 5)
	if !slices.Equal(one, three[:3]) {
		t.Error("other puzzles with three at a time")
	}
}

// A search ends when it has tried enough, or when its time is over.
func TestEnd(t *testing.T) {
	impossible := setting.Wish{Needs: named(t, "full-house")}
	nothing := func(f setting.Found) bool { t.Errorf("found %v", f); return false }
	last := 0
	tried, err := setting.Search{Wish: impossible, Jobs: 2, Tries: 40}.Run(t.Context(), func(n int) { last = n }, nothing)
	if err != nil || tried < 40 || last != tried {
		t.Errorf("tried %d, told %d, %v", tried, last, err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	tick := func(int) { cancel() }
	if _, err := (setting.Search{Wish: impossible, Jobs: 2}).Run(ctx, tick, nothing); err != nil {
		t.Error(err)
	}
}

// A wish that cannot be met because of the order says so at once.
func TestValidate(t *testing.T) {
	for _, w := range []setting.Wish{
		{Needs: named(t, "xy-chain"), UpTo: named(t, "x-wing")[0]},
		{Needs: named(t, "xy-chain"), Level: setting.Range[techniques.Level]{From: techniques.Easy, To: techniques.Hard}},
		{Hardest: named(t, "squirmbag")[0]},
		{UpTo: named(t, "squirmbag")[0]},
		{Options: generate.Options{Givens: 16}},
	} {
		if _, err := (setting.Search{Wish: w}).Run(t.Context(), nil, func(setting.Found) bool { return false }); err == nil {
			t.Errorf("%+v: no error", w)
		}
	}
}
