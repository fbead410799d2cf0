package claim

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// cover is a fish, from pointing up, with its fins: `4: r26\c37 fin r6c8`; with
// chains from its places it is a kraken: `5: r27\c34 fin r2c6, (5)r2c6-r2c8=r8c8`.
type cover struct {
	explain.Cover
	fins candidates.CellSet
	arms []chain
}

// cover writes a fin that base houses share as an endo fin.
func (w *writer) cover(e explain.Cover) {
	fins := e.Fins(&w.f.Before)
	endo := fins.And(e.Shared(&w.f.Before))
	w.put(e.Digit, ": ", e.Base, `\`, e.Covers)
	if outer := fins.AndNot(endo); !outer.IsEmpty() {
		w.put(" fin ", outer)
	}
	if !endo.IsEmpty() {
		w.put(" endo fin ", endo)
	}
}

func (w *writer) kraken(e explain.Kraken) {
	w.cover(e.Fish)
	for _, arm := range e.Arms {
		if arm.Direct() {
			continue
		}
		w.put(", ")
		// The place and the way into the chain are a weak link like any other.
		w.chain(explain.Chain{
			Nodes: append([]explain.Node{e.Start(arm)}, arm.Chain.Nodes...),
			Links: append([]explain.Link{nil}, arm.Chain.Links...),
		})
	}
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

func (p cover) on(g *candidates.Grid, effects []explain.Effect) ([]explain.Evidence, say.Sentence) {
	if flaw := p.flaw(g); !flaw.IsZero() {
		return nil, flaw
	}
	if p.arms == nil {
		return []explain.Evidence{p.Cover}, none
	}
	return p.kraken(g, effects)
}

// flaw says what the fish is not.
func (p cover) flaw(g *candidates.Grid) say.Sentence {
	l, d, n := g.Layout(), p.Digit, p.Base.Len()
	switch {
	case n != p.Covers.Len():
		return say.BaseCovers(n, p.Base, p.Covers.Len(), p.Covers)
	case p.Base&p.Covers != 0:
		return say.BaseIsCover(p.Base & p.Covers)
	}
	for h := range p.Base.All() {
		if g.PlacesIn(d, h).IsEmpty() {
			return say.NoPlaceAtAll(h, d)
		}
	}
	fins := p.Fins(g)
	if n == 1 && !fins.IsEmpty() {
		if fins == p.Places(g) {
			return say.OnlyOutside(p.Base, d, p.Covers, fins)
		}
		return say.OutsideToo(p.Base, d, p.Covers, fins)
	}
	if unnamed := fins.AndNot(p.fins); !unnamed.IsEmpty() {
		first := unnamed.First()
		h := (l.HousesOf(first) & p.Base).First()
		here := unnamed.And(l.HouseCells(h))
		return say.FinsToSee(further(h, d, g.PlacesIn(d, h).Len(), here), here)
	}
	for c := range p.fins.AndNot(fins).All() {
		if why := absent(g, candidates.Of(c, d)); !why.IsZero() {
			return why
		}
		if l.HousesOf(c)&p.Base == 0 {
			return say.NoFin(c, p.Base)
		}
		return say.CoveredFin(c, l.HousesOf(c)&p.Covers)
	}
	return none
}

// kraken returns the fish with its arms. Its target is that of the effects, or
// each candidate to which the arms lead.
func (p cover) kraken(g *candidates.Grid, effects []explain.Effect) (readings []explain.Evidence, flaw say.Sentence) {
	e := explain.Kraken{Fish: p.Cover}
	arms := map[candidates.Cell]explain.Chain{}
	for _, arm := range p.arms {
		whole, flaw := arm.tail(g)
		if !flaw.IsZero() {
			return nil, flaw
		}
		c, ok := whole.Nodes[0].Cells.Single()
		if !ok || whole.Nodes[0].Digit != p.Digit || !p.Places(g).Has(c) {
			return nil, say.ChainNotAt(whole.Nodes[0].Digit, whole.Nodes[0].Cells)
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
			} else if flaw.IsZero() {
				flaw = say.ArmsLead(say.Effects{{Candidate: e.Target, Place: true}}, message(err.Error()))
			}
		}
	}
	if len(readings) > 0 {
		flaw = none
	}
	return readings, flaw
}

// tail returns the chain of an arm, from the place of the fish on.
func (c chain) tail(g *candidates.Grid) (e explain.Chain, flaw say.Sentence) {
	e, flaw = c.nodes(g)
	if flaw.IsZero() && (len(e.Nodes) < 3 || e.Links[0].Strong()) {
		flaw = say.ChainLeaves(e.Nodes[0].Digit, e.Nodes[0].Cells)
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
