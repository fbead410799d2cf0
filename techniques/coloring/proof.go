package coloring

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/needs"
)

// pattern is clusters and what they refute, before it is known which of their
// strong links a proof needs.
type pattern struct {
	clusters []group
	emptied  []candidates.Item
	effects  []explain.Effect
}

// group is the candidates of one cluster in two colours.
type group [2][]candidates.Candidate

// report reports the pattern with as few strong links as its effects need.
func report(p *techniques.Pass, s pattern) (more bool) {
	t := newTheory(p.Grid, s)
	chosen := t.fewest()
	if len(chosen) == 0 {
		return true
	}
	var e explain.Coloring
	for _, g := range s.clusters {
		c := explain.Cluster{}
		shown := func(k candidates.Candidate) bool {
			return slices.ContainsFunc(chosen, func(i int) bool { return slices.Contains(t.clauses[i].ks, k) }) ||
				slices.Contains(s.effects, explain.Effect{Candidate: k})
		}
		for _, k := range g[0] {
			if shown(k) {
				c.On = append(c.On, k)
			}
		}
		for _, k := range g[1] {
			if shown(k) {
				c.Off = append(c.Off, k)
			}
		}
		for _, i := range chosen {
			if cl := &t.clauses[i]; cl.strong && (slices.Contains(g[0], cl.ks[0]) || slices.Contains(g[1], cl.ks[0])) {
				c.Links = append(c.Links, cl.item)
			}
		}
		slices.Sort(c.On)
		slices.Sort(c.Off)
		slices.Sort(c.Links)
		e.Clusters = append(e.Clusters, c)
	}
	for _, i := range chosen {
		if !t.clauses[i].strong {
			e.Emptied = append(e.Emptied, t.clauses[i].item)
		}
	}
	// An emptied item may also force a candidate, which the choice of links did
	// not consider.
	if len(e.Emptied) > 0 && !needs.All(p.Grid, e.Premises(), s.effects) {
		return true
	}
	return p.Report(explain.NewStep(e, s.effects...))
}
