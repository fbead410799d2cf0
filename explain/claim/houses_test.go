package claim_test

import (
	"fmt"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/claim"
)

// A single of a cell in a house is shown if the cell is that house's only place for the digit, or, for full houses, its
// only open cell, and flawed otherwise, whatever the cell is in its other houses. So is one of which the digit is not said.
func TestSinglesInTheirHouses(t *testing.T) {
	kinds := map[candidates.Kind]string{candidates.Row: "row", candidates.Column: "column", candidates.Box: "box"}
	told := map[claim.Verdict]int{}
	for _, g := range notationtest.Read(t, "samples", 120) {
		l := g.Layout()
		for c := range g.Open().All() {
			for h := range l.HousesOf(c).All() {
				in := fmt.Sprintf("%s %d", kinds[h.Kind()], h.Number())
				open := l.HouseCells(h).And(g.Open()).Len()
				any := false
				for d := range g.Candidates(c).All() {
					only := g.PlacesIn(d, h).Len() == 1
					any = any || only
					for text, want := range map[string]bool{
						fmt.Sprintf("hidden single %v %v %s", d, c, in): only,
						fmt.Sprintf("full house %v %v %s", d, c, in):    open == 1,
					} {
						told[single(t, &g, text, want, explain.Place(c, d))]++
					}
				}
				told[single(t, &g, fmt.Sprintf("hidden single %v %s", c, in), any, explain.Effect{})]++
				told[single(t, &g, fmt.Sprintf("full house %v %s", c, in), open == 1, explain.Effect{})]++
			}
		}
	}
	if told[claim.Shown] < 30 || told[claim.Flawed] < 1000 {
		t.Errorf("%v were judged", told)
	}
}

// single judges a claim, which is to be shown, or not. What it shows is the effect, if that is one.
func single(t *testing.T, g *candidates.Grid, text string, shown bool, effect explain.Effect) claim.Verdict {
	t.Helper()
	c, err := claim.Read(text, g, called)
	if err != nil {
		t.Errorf("%s: %v", text, err)
		return ""
	}
	j := c.Judge(g, explain.Unique, called.Call)
	switch {
	case (j.Verdict == claim.Shown) != shown, !shown && j.Verdict != claim.Flawed:
		t.Errorf("%s is %s on\n%v\n%s", text, j.Verdict, g, reason(j))
	case shown && effect != (explain.Effect{}) && (len(j.Step.Effects) != 1 || j.Step.Effects[0] != effect):
		t.Errorf("%s shows %v", text, j.Step.Effects)
	}
	return j.Verdict
}
