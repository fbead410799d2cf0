package intersections_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/intersections"
	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "intersections") }

// pairs says under which name a digit of the first kind of house that is
// confined to the second is to be found.
var pairs = map[[2]candidates.Kind]string{
	{candidates.Box, candidates.Row}:      "pointing",
	{candidates.Box, candidates.Column}:   "pointing",
	{candidates.Box, candidates.Extra}:    "pointing",
	{candidates.Extra, candidates.Row}:    "pointing",
	{candidates.Extra, candidates.Column}: "pointing",
	{candidates.Extra, candidates.Extra}:  "pointing",
	{candidates.Row, candidates.Box}:      "claiming",
	{candidates.Row, candidates.Extra}:    "claiming",
	{candidates.Column, candidates.Box}:   "claiming",
	{candidates.Column, candidates.Extra}: "claiming",
	{candidates.Extra, candidates.Box}:    "claiming",
}

// confined returns a step for every two houses and digit such that all places
// in the first house, two at least, lie in the second.
func confined(name string) func(*candidates.Grid) []explain.Step {
	return func(g *candidates.Grid) (steps []explain.Step) {
		l := g.Layout()
		for from := range l.Houses().All() {
			for onto := range l.Houses().All() {
				for d := range l.Digits().All() {
					places := g.PlacesIn(d, from)
					lost := g.PlacesIn(d, onto).AndNot(l.HouseCells(from))
					if from != onto && places.Len() > 1 && places.Within(l.HouseCells(onto)) && !lost.IsEmpty() &&
						pairs[[2]candidates.Kind{from.Kind(), onto.Kind()}] == name {
						cover := explain.Cover{Digit: d, Base: candidates.Houses(from), Covers: candidates.Houses(onto)}
						steps = append(steps, explain.NewStep(cover, explain.Removals(d, lost)...))
					}
				}
			}
		}
		return steps
	}
}

func TestTwins(t *testing.T) {
	techtest.Twin(t, intersections.Pointing, confined("pointing"))
	techtest.Twin(t, intersections.Claiming, confined("claiming"))
}

// Every crossing of two houses has one of the two names, on boards with
// diagonals and windows too.
func TestCrossingsHaveNames(t *testing.T) {
	l, err := candidates.ParseLayout("classic9+diagonals+windows")
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range l.Crossings() {
		if pairs[[2]candidates.Kind{x.From.Kind(), x.Onto.Kind()}] == "" {
			t.Errorf("%v to %v has no name", x.From, x.Onto)
		}
	}
}
