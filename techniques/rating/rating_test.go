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
