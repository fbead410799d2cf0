package forcing_test

import (
	"slices"
	"testing"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/forcing"
	"pencilmark/techniques/suite"
)

// Where nobody sees the steps, a technique finds one step if it finds any otherwise,
// and that removes nothing that none of the others removes.
func TestEffectsOnly(t *testing.T) {
	list := suite.Human()
	before := list[:slices.Index(list, forcing.Nishio)]
	joined := 0
	for _, g := range notationtest.Read(t, "samples", 60) {
		r := techniques.NewRunner(before)
		for step, ok := r.Next(&g); ok; step, ok = r.Next(&g) {
			step.Apply(&g)
		}
		for _, technique := range []*techniques.Technique{forcing.Nishio, forcing.ForcingChainContradiction, forcing.ForcingNetContradiction} {
			var all []explain.Effect
			techniques.NewRunner([]*techniques.Technique{technique}).All(&g, func(s explain.Step) bool {
				all = append(all, s.Effects...)
				return true
			})
			quick := techniques.NewRunner([]*techniques.Technique{technique})
			quick.EffectsOnly = true
			step, ok := quick.Next(&g)
			if ok != (len(all) > 0) {
				t.Fatalf("%s on\n%v\nfinds a step: %v; else effects %v", technique.Name, &g, ok, all)
			}
			for _, e := range step.Effects {
				if !slices.Contains(all, e) {
					t.Errorf("%s on\n%v\nremoves %v, else %v", technique.Name, &g, e, all)
				}
			}
			if len(step.Effects) > 1 {
				joined++
			}
		}
	}
	if joined == 0 {
		t.Error("no step joins two others")
	}
}
