package main

import (
	"math"
	"math/rand/v2"
	"testing"

	"pencilmark/techniques/minutes"
)

// The times of somebody who does things as the human profile has it say so, those of somebody who does them the
// other way round say that, and times of chance say nothing. (Who sees two things as fast may be said to see either sooner.)
func TestAsk(t *testing.T) {
	const games = 2
	puzzles, err := read("testdata/pairs.tsv")
	if err != nil {
		t.Fatal(err)
	}
	m := minutes.Fitted()
	var values []float64
	for _, c := range m.Coefficients[:len(coefficients)] {
		values = append(values, c.Value)
	}
	qs := questions()
	for _, at := range []int{1, 3, 7} { // a speed, when to look for naked singles, the order of two stages
		q := &qs[at]
		spend := func(o minutes.Order) {
			play(puzzles, o, values, games)
			for i, search := range searches(puzzles, values) {
				puzzles[i].time = math.Log(m.Seconds(math.Exp(search)))
			}
		}
		spend(q.order)
		if a := ask(puzzles, q, games); a.verdict() != "yes" || a.puzzles == 0 || a.agreement > 0 {
			t.Errorf("%s before %s, and so it is: got %s, %+v", q.first, q.then, a.verdict(), a)
		}
		if q.bind == nil {
			spend(q.other)
			if a := ask(puzzles, q, games); a.verdict() != "no" || a.agreement < 0 {
				t.Errorf("%s before %s, and it is the other way round: got %s, %+v", q.first, q.then, a.verdict(), a)
			}
		}
		random := rand.New(rand.NewPCG(7, uint64(at)))
		for _, p := range puzzles {
			p.time = random.NormFloat64()
		}
		if a := ask(puzzles, q, games); a.verdict() != "cannot be told" {
			t.Errorf("%s before %s, in times of chance: got %s, %+v", q.first, q.then, a.verdict(), a)
		}
	}
}
