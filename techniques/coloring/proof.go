package coloring

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// group is the candidates of one cluster in two colours.
type group [2][]candidates.Candidate

// report reports what clusters of one digit refute, with as few of their strong
// links as the effects need.
func report(p *techniques.Pass, effects []explain.Effect, clusters ...group) (more bool) {
	t := newTheory(p.Grid, clusters)
	chosen, ok := t.fewest(effects)
	if !ok {
		chosen = t.enough(effects)
	}
	var clauses []int
	for chosen != 0 {
		clauses = append(clauses, chosen.next())
	}
	return p.Report(explain.NewStep(t.evidence(clauses, effects, clusters), effects...))
}

// evidence returns the part of the clusters that the chosen clauses are about.
func (t *theory) evidence(chosen []int, effects []explain.Effect, clusters []group) (e explain.Coloring) {
	shown := func(ks []candidates.Candidate) (part []candidates.Candidate) {
		for _, k := range ks {
			if slices.ContainsFunc(chosen, func(i int) bool { return slices.Contains(t.clauses[i].ks, k) }) ||
				slices.Contains(effects, explain.Effect{Candidate: k}) {
				part = append(part, k)
			}
		}
		slices.Sort(part)
		return part
	}
	for _, g := range clusters {
		c := explain.Cluster{On: shown(g[0]), Off: shown(g[1])}
		for _, i := range chosen {
			if cl := &t.clauses[i]; slices.Contains(g[0], cl.ks[0]) || slices.Contains(g[1], cl.ks[0]) {
				c.Links = append(c.Links, cl.item)
			}
		}
		slices.Sort(c.Links)
		e.Clusters = append(e.Clusters, c)
	}
	return e
}
