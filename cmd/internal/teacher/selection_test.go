package teacher_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/fallback/generate"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// A listing has the steps of the level of the first, or all, up to its limit, in their order, and counts the rest.
func TestListing(t *testing.T) {
	var steps []explain.Step
	for _, code := range []string{"hidden-single", "naked-single", "x-wing", "full-house", "swordfish", "hidden-single"} {
		of := teacher.ByCode[code]
		steps = append(steps, explain.Step{Technique: explain.Ref{Code: code, Name: of.Name}})
	}
	for _, test := range []struct {
		all         bool
		limit       int
		first, want string
	}{
		{false, 0, "", "hidden-single naked-single full-house hidden-single"},
		{true, 0, "", "hidden-single naked-single x-wing full-house swordfish hidden-single"},
		{false, 2, "", "hidden-single naked-single"},
		{true, 3, "", "hidden-single naked-single x-wing"},
		{true, 6, "", "hidden-single naked-single x-wing full-house swordfish hidden-single"},
		{false, 7, "", "hidden-single naked-single full-house hidden-single"},
	} {
		l := teacher.Listing{Selection: teacher.Selection{All: test.all, Limit: test.limit}}
		for _, s := range steps {
			if !l.Add(s) {
				t.Error("the rest is not counted")
			}
		}
		var got []string
		for _, s := range l.Steps {
			got = append(got, s.Technique.Code)
		}
		if strings.Join(got, " ") != test.want || l.More != len(steps)-len(got) {
			t.Errorf("all %v, limit %d: %v and %d more, want %s", test.all, test.limit, got, l.More, test.want)
		}
	}
}

// A profile is named by its name as long as it has all of the techniques, and lists them otherwise.
func TestProfileOf(t *testing.T) {
	find := func(codes ...string) (list []*techniques.Technique) {
		for _, code := range codes {
			list = append(list, techniques.Lookup(suite.All(), code))
		}
		return list
	}
	foreign := slices.DeleteFunc(suite.All(), func(of *techniques.Technique) bool { return slices.Contains(suite.Human(), of) })[0]
	for _, test := range []struct {
		profile string
		list    []*techniques.Technique
		want    string
	}{
		{"human", suite.Human(), "human"},
		{"human", find("x-wing", "naked-pair"), "human"},
		{"human", nil, "human"},
		{"human", append(find("x-wing"), foreign), "human and only x-wing, " + foreign.Code},
		{"custom", find("x-wing"), "custom"},
	} {
		if got := teacher.ProfileOf(test.profile, test.list); got != test.want {
			t.Errorf("%s with %d techniques: %s, want %s", test.profile, len(test.list), got, test.want)
		}
	}
}

// Wishes are ranges with both ends, or one of them, and others are refused by their name.
func TestWishes(t *testing.T) {
	for score, want := range map[string][2]int{
		"5": {5, 5}, "5..7": {5, 7}, "5..": {5, 1 << 30}, "..7": {1, 7}, "7..7": {7, 7}, "1": {1, 1},
		"..": {}, "7..5": {}, "0": {}, "0..5": {}, "-1": {}, "x": {}, "x..5": {}, "5..x": {}, "5..7..9": {}, "5.5": {}, "..0": {},
	} {
		wish, asked, err := (&teacher.Wishes{Score: score}).Wish(generate.Options{})
		wished(t, "score", score, err, want != [2]int{})
		if err == nil && (!asked || wish.Score.From != want[0] || wish.Score.To != want[1]) {
			t.Errorf("score %s: %v, asked for is %v", score, wish.Score, asked)
		}
	}
	for span, want := range map[string][2]float64{
		"5..7": {5, 7}, "0.5..": {0.5, 1e9}, "..7.5": {0, 7.5}, "0..1": {0, 1},
		"5": {}, "..": {}, "7..5": {}, "5..5": {}, "-1..5": {}, "x..5": {}, "5..x": {}, "NaN..5": {}, "5..NaN": {}, "..0": {},
	} {
		wish, asked, err := (&teacher.Wishes{Minutes: span}).Wish(generate.Options{})
		wished(t, "minutes", span, err, want != [2]float64{})
		if err == nil && (!asked || wish.Minutes.From != want[0] || wish.Minutes.To != want[1]) {
			t.Errorf("minutes %s: %v, asked for is %v", span, wish.Minutes, asked)
		}
	}
	for level, want := range map[string][2]techniques.Level{
		"easy": {techniques.Easy, techniques.Easy}, "easy..hard": {techniques.Easy, techniques.Hard}, "hard..hard": {techniques.Hard, techniques.Hard},
		"hard..easy": {}, "mean": {}, "easy..mean": {}, "mean..easy": {}, "..": {},
	} {
		wish, asked, err := (&teacher.Wishes{Level: level}).Wish(generate.Options{})
		wished(t, "level", level, err, want != [2]techniques.Level{})
		if err == nil && (!asked || wish.Level.From != want[0] || wish.Level.To != want[1]) {
			t.Errorf("level %s: %v, asked for is %v", level, wish.Level, asked)
		}
	}
	for _, w := range []teacher.Wishes{{Hardest: "x-wing"}, {UpTo: "XY-Wing"}, {Needs: []string{"w-wing"}}} {
		wish, asked, err := w.Wish(generate.Options{})
		if err != nil || !asked || (wish.Hardest == nil) != (w.Hardest == "") || (wish.UpTo == nil) != (w.UpTo == "") || len(wish.Needs) != len(w.Needs) || len(w.Needs) > 0 && wish.Needs[0].Code != w.Needs[0] {
			t.Errorf("%+v: %+v, asked for is %v, %v", w, wish, asked, err)
		}
	}
	for name, w := range map[string]teacher.Wishes{"hardest": {Hardest: "no-wing", UpTo: "no-fish"}, "techniques-up-to": {UpTo: "no-fish", Needs: []string{"no-wing"}}, "needs": {Needs: []string{"w-wing", "no-wing"}}} {
		_, _, err := w.Wish(generate.Options{})
		wished(t, name, "that is no technique", err, false)
	}
	if _, asked, err := new(teacher.Wishes).Wish(generate.Options{}); asked || err != nil {
		t.Errorf("nothing is asked for: %v, %v", asked, err)
	}
}

// wished checks whether a wish is granted, or refused by its name.
func wished(t *testing.T, name, text string, err error, granted bool) {
	t.Helper()
	var wrong *teacher.WishError
	if granted != (err == nil) || err != nil && (!errors.As(err, &wrong) || wrong.Name != name) {
		t.Errorf("%s %s: %v, granted should be %v", name, text, err, granted)
	}
}

// Techniques up to a level are those of it and of easier ones, all of them.
func TestUpTo(t *testing.T) {
	list := suite.Human()
	before := 0
	for i, level := range teacher.Levels() {
		some := teacher.UpTo(list, level)
		for _, of := range list {
			if has := slices.Contains(some, of); has != (of.Level <= techniques.Easy+techniques.Level(i)) {
				t.Errorf("up to %s: %s, which is %s: %v", level, of.Code, of.Level, has)
			}
		}
		if len(some) <= before {
			t.Errorf("up to %s are %d techniques", level, len(some))
		}
		before = len(some)
	}
}

// What is chosen of techniques is what is looked for, and none that assumes one solution if that is not wanted.
func TestChosenTechniques(t *testing.T) {
	listed := func(request map[string]any) (codes []string) {
		t.Helper()
		var a struct {
			Listing struct {
				Steps []struct{ Technique string }
			}
		}
		if err := into(t, "steps", request, &a); err != nil {
			t.Fatal(err)
		}
		for _, s := range a.Listing.Steps {
			if !slices.Contains(codes, s.Technique) {
				codes = append(codes, s.Technique)
			}
		}
		return codes
	}
	grid := teacher.ByCode["unique-rectangle-1"].Doc.Grid
	if got := listed(map[string]any{"input": grid, "techniques": []string{"unique-rectangle-1"}}); !slices.Equal(got, []string{"unique-rectangle-1"}) {
		t.Errorf("of unique rectangles are listed %v", got)
	}
	for _, unique := range []bool{true, false} {
		codes := listed(map[string]any{"input": grid, "all": true, "no_uniqueness": !unique})
		if slices.Contains(codes, "unique-rectangle-1") != unique || len(codes) < 2 {
			t.Errorf("with one solution granted %v: %v", unique, codes)
		}
	}
}
