package pipeline

import (
	"slices"
	"testing"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// What is left when singles are placed many at a time is what is left when they
// are searched for one by one, also after digits were placed and removed in
// between.
func TestSettle(t *testing.T) {
	one := techniques.NewRunner(singles())
	for _, g := range notationtest.Read(t, "samples", 5) {
		solution := Solve(g).Solutions[0]
		s, slow := new(settler), g
		for range 4 {
			s.settle(&g)
			for {
				step, ok := one.Next(&slow)
				if !ok {
					break
				}
				step.Apply(&slow)
			}
			if !g.Equal(&slow) {
				t.Fatalf("got\n%v\nwant\n%v", &g, &slow)
			}
			if g.Open().IsEmpty() {
				break
			}
			c := g.Open().First()
			e := explain.Remove(c, g.Candidates(c).Without(solution[c]).First())
			e.Apply(&g)
			e.Apply(&slow)
		}
	}
}

// A grid without a solution is not filled.
func TestSettleContradiction(t *testing.T) {
	g := notationtest.Read(t, "samples", 1)[0]
	c := g.Open().First()
	for d := range g.Candidates(c).All() {
		g.Remove(c, d)
	}
	new(settler).settle(&g)
	if !g.Open().Has(c) || g.Solved() {
		t.Errorf("%v is filled", c)
	}
}

// Where the singles do not come first they are steps among others.
func TestSinglesFirst(t *testing.T) {
	human := suite.Human()
	later := append(slices.Clone(human[len(singles()):]), singles()...)
	for _, test := range []struct {
		list []*techniques.Technique
		want bool
	}{{nil, true}, {human, true}, {later, false}, {human[1:], false}, {human[:2], false}} {
		s, err := New(Options{Techniques: test.list})
		if err != nil || s.singlesFirst != test.want {
			t.Errorf("%d techniques: got %v, %v; want %v", len(test.list), s.singlesFirst, err, test.want)
		}
	}
}
