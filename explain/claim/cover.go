package claim

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// cover is a fish, from pointing up, with its fins: `4: r26\c37 fin r6c8`; with
// chains from its places it is a kraken.
type cover struct {
	explain.Cover
	fins candidates.CellSet
	arms []chain
}

// cover reads what comes behind the digit.
func (s *scanner) cover(d candidates.Digit, base candidates.HouseSet) (pattern, error) {
	p := cover{Cover: explain.Cover{Digit: d, Base: base}}
	var err error
	if p.Covers, err = s.houses(); err != nil {
		return nil, err
	}
	for {
		s.has(",")
		s.has("with")
		s.has("endo")
		if !s.has("fins") && !s.has("fin") {
			break
		}
		fins, err := s.cells()
		if err != nil {
			return nil, err
		}
		p.fins = p.fins.Or(fins)
	}
	for s.next() == '(' {
		arm, err := s.chain()
		if err != nil {
			return nil, err
		}
		p.arms = append(p.arms, arm)
		if !s.has(",") {
			break
		}
	}
	return p, nil
}

func (p cover) on(g *candidates.Grid, effects []explain.Effect) ([]explain.Evidence, string) {
	if flaw := p.flaw(g); flaw != "" {
		return nil, flaw
	}
	if p.arms == nil {
		return []explain.Evidence{p.Cover}, ""
	}
	return p.kraken(g, effects)
}

// flaw says what the fish is not.
func (p cover) flaw(g *candidates.Grid) string {
	l, d, n := g.Layout(), p.Digit, p.Base.Len()
	switch {
	case n != p.Covers.Len():
		return sentence("%d base %s, %s, and %d to cover %s, %s: expected as many", n, plural(n, "house", "houses"), houseNames(l, p.Base),
			p.Covers.Len(), plural(n, "it", "them"), houseNames(l, p.Covers))
	case p.Base&p.Covers != 0:
		return sentence("%s cannot be base and cover at once", houseNames(l, p.Base&p.Covers))
	}
	for h := range p.Base.All() {
		if g.PlacesIn(d, h).IsEmpty() {
			return sentence("%s has no place for %v", l.Name(h), d)
		}
	}
	fins := p.Fins(g)
	if n == 1 && !fins.IsEmpty() {
		if fins == p.Places(g) {
			return sentence("%s has %v only outside %s, at %s", houseNames(l, p.Base), d, houseNames(l, p.Covers), cellNames("and", fins))
		}
		return sentence("%s has %v outside %s as well, at %s", houseNames(l, p.Base), d, houseNames(l, p.Covers), cellNames("and", fins))
	}
	if unnamed := fins.AndNot(p.fins); !unnamed.IsEmpty() {
		first := unnamed.First()
		h := (l.HousesOf(first) & p.Base).First()
		here := unnamed.And(l.HouseCells(h))
		return further(l, h, d, g.PlacesIn(d, h).Len(), here) +
			fmt.Sprintf(": with %s the target must see %s.", plural(here.Len(), "that fin", "those fins"), cellNames("and", here))
	}
	for c := range p.fins.AndNot(fins).All() {
		if why := absent(g, candidates.Of(c, d)); why != "" {
			return sentence("%s", why)
		}
		if l.HousesOf(c)&p.Base == 0 {
			return sentence("%v is in none of %s, so it is no fin", c, houseNames(l, p.Base))
		}
		return sentence("%v is covered by %s, so it is no fin", c, houseNames(l, l.HousesOf(c)&p.Covers))
	}
	return ""
}

// kraken returns the fish with its arms. Its target is that of the effects, or
// each candidate to which the arms lead.
func (p cover) kraken(g *candidates.Grid, effects []explain.Effect) (readings []explain.Evidence, flaw string) {
	e := explain.Kraken{Fish: p.Cover}
	arms := map[candidates.Cell]explain.Chain{}
	for _, arm := range p.arms {
		whole, flaw := arm.tail(g)
		if flaw != "" {
			return nil, flaw
		}
		c, ok := whole.Nodes[0].Cells.Single()
		if !ok || whole.Nodes[0].Digit != p.Digit || !p.Places(g).Has(c) {
			return nil, sentence("the chain from %s does not begin at a place of the fish", nodeName(whole.Nodes[0]))
		}
		arms[c] = explain.Chain{Nodes: whole.Nodes[1:], Links: whole.Links[1:]}
	}
	targets := effects
	if len(targets) == 0 {
		targets = removals(g)
	}
	for _, target := range targets {
		e.Target = target.Candidate
		for _, chosen := range append([]candidates.HouseSet{0}, split(p.Covers)...) {
			e.Chosen, e.Arms = chosen, nil
			for c := range e.Cases(g).All() {
				e.Arms = append(e.Arms, explain.Arm{Place: c, Chain: arms[c]})
			}
			err := e.Check(g)
			if err == nil {
				readings = append(readings, e)
			} else if flaw == "" {
				flaw = sentence("the arms do not lead to %v: %s", e.Target, inWords(err.Error()))
			}
		}
	}
	if len(readings) > 0 {
		flaw = ""
	}
	return readings, flaw
}

// tail returns the chain of an arm, from the place of the fish on.
func (c chain) tail(g *candidates.Grid) (e explain.Chain, flaw string) {
	e, flaw = c.nodes(g)
	if flaw == "" && (len(e.Nodes) < 3 || e.Links[0].Strong()) {
		flaw = sentence("the chain has to leave %s by a weak link and go on", nodeName(e.Nodes[0]))
	}
	return e, flaw
}

// split returns the houses of a set, one by one.
func split(hs candidates.HouseSet) (each []candidates.HouseSet) {
	for h := range hs.All() {
		each = append(each, candidates.Houses(h))
	}
	return each
}
