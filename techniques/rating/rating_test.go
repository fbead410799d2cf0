package rating_test

import (
	"testing"

	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/rating"
)

func TestHoDoKu(t *testing.T) {
	scale := rating.NewHoDoKu([]*techniques.Technique{
		{Code: "single", Level: techniques.Easy, HoDoKuScore: 14},
		{Code: "pair", Level: techniques.Medium, HoDoKuScore: 60},
		{Code: "chain", Level: techniques.Unfair, HoDoKuScore: 260},
		{Code: "novelty", Level: techniques.Hard},
	})
	for _, test := range []struct {
		steps map[string]int
		level techniques.Level
		score int
	}{
		{map[string]int{}, techniques.Easy, 0},
		{map[string]int{"single": 57}, techniques.Easy, 798},
		{map[string]int{"single": 58}, techniques.Medium, 812},
		{map[string]int{"pair": 17}, techniques.Hard, 1020},
		{map[string]int{"pair": 27}, techniques.Unfair, 1620},
		{map[string]int{"single": 1, "chain": 1}, techniques.Unfair, 274},
		{map[string]int{"chain": 7}, techniques.Extreme, 1820},
		{map[string]int{"single": 1, "novelty": 1}, techniques.Extreme, 10014},
		{map[string]int{"unheard-of": 1}, techniques.Extreme, 10000},
	} {
		var w explain.Walkthrough
		for code, n := range test.steps {
			for range n {
				w.Steps = append(w.Steps, explain.Step{Technique: explain.Ref{Code: code}})
			}
		}
		if level, score := scale.Rate(&w); level != test.level || score != test.score {
			t.Errorf("%v: got %v %d, want %v %d", test.steps, level, score, test.level, test.score)
		}
	}
}

// A score is too high for a level when it is more than the ceiling, and an easy
// step after a hard one leaves the level as it is.
func TestCeilings(t *testing.T) {
	for _, test := range []struct {
		level, above techniques.Level
		ceiling      int
	}{
		{techniques.Easy, techniques.Medium, 800},
		{techniques.Medium, techniques.Hard, 1000},
		{techniques.Hard, techniques.Unfair, 1600},
		{techniques.Unfair, techniques.Extreme, 1800},
	} {
		scale := rating.NewHoDoKu([]*techniques.Technique{
			{Code: "hard", Level: test.level, HoDoKuScore: test.ceiling - 1},
			{Code: "easy", Level: techniques.Easy, HoDoKuScore: 1},
		})
		w := explain.Walkthrough{Steps: []explain.Step{{Technique: explain.Ref{Code: "hard"}}, {Technique: explain.Ref{Code: "easy"}}}}
		if level, _ := scale.Rate(&w); level != test.level {
			t.Errorf("%d points: got %v, want %v", test.ceiling, level, test.level)
		}
		w.Steps = append(w.Steps, w.Steps[1])
		if level, _ := scale.Rate(&w); level != test.above {
			t.Errorf("%d points: got %v, want %v", test.ceiling+1, level, test.above)
		}
	}
}
