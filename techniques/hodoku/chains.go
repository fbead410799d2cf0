package hodoku

import (
	"cmp"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// chainsOf are the chains that HoDoKu finds in tables, by code.
var chainsOf = map[string]struct {
	kinds links.Kind
	find  func(*tables)
}{
	"0702": {links.InCells, (*tables).findXY},
	"0706": {links.InHouses | links.InCells, (*tables).findContinuous},
	"0707": {links.InHouses | links.InCells, (*tables).findDiscontinuous},
	"0708": {links.InHouses | links.InCells, (*tables).findOpen},
	"0709": {links.InHouses | links.InCells | links.Grouped, (*tables).findContinuous},
	"0710": {links.InHouses | links.InCells | links.Grouped, (*tables).findDiscontinuous},
	"0711": {links.InHouses | links.InCells | links.Grouped, (*tables).findOpen},
}

// inTables returns the variant of a technique with a code that is searched for
// in tables, nil if it is not. If almost locked sets may be in the tables, the
// chains without them may be different from those that are found otherwise.
func inTables(t *techniques.Technique, code string, sets bool) *techniques.Technique {
	c, ok := chainsOf[code]
	if !ok {
		return nil
	}
	kinds := c.kinds
	if t.HoDoKu != code {
		kinds |= links.InSets
	}
	return t.Variant(func(p *techniques.Pass) { findInTables(p, kinds, sets, c.find) })
}

// findInTables reports the chains over some kinds of links that find collects, the
// shortest first and each conclusion once.
func findInTables(p *techniques.Pass, kinds links.Kind, sets bool, find func(*tables)) {
	t := tables{pass: p, grid: p.Grid, kinds: kinds, links: links.Of(p, kinds&^links.InSets)}
	t.listNodes()
	if sets {
		t.listLosses()
	}
	t.fill()
	find(&t)
	slices.SortStableFunc(t.found, func(a, b finding) int { return cmp.Compare(a.chain.Len(), b.chain.Len()) })
	for i, f := range t.found {
		same := func(other finding) bool { return slices.Equal(other.effects, f.effects) }
		if !slices.ContainsFunc(t.found[:i], same) && !p.Report(explain.NewStep(f.chain, f.effects...)) {
			return
		}
	}
}

// findOpen finds chains that begin and end with strong links, and remove
// several candidates. With one they would be a loop.
func (t *tables) findOpen() { t.findBetween(3, func(a, z explain.Node, n int) bool { return n > 1 }) }

// findXY finds XY-Chains.
func (t *tables) findXY() {
	t.findBetween(5, func(a, z explain.Node, n int) bool { return n > 0 && a.Digit == z.Digit })
}

// findBetween finds chains of some links or more that begin and end with strong links, if their
// ends and the number of candidates that they remove are as wanted.
func (t *tables) findBetween(least int, want func(a, z explain.Node, n int) bool) {
	for i, n := range t.nodes {
		if n.Cells.Len() > 1 {
			continue
		}
		t.each(premise(2*i), func(last explain.Node, links int, chain func() explain.Chain) {
			if last.Cells.Len() > 1 || last.Cells == n.Cells || links < least {
				return
			}
			if effects := t.links.AppendRefuted(nil, n, last); want(n, last, len(effects)) {
				if e := chain(); isSimple(e) {
					t.keep(e, effects)
				}
			}
		})
	}
}

// findContinuous finds continuous loops that close within a cell, each from the
// smaller of the two digits there.
func (t *tables) findContinuous() {
	for i, n := range t.nodes {
		if n.Cells.Len() > 1 {
			continue
		}
		t.each(premise(2*i), func(last explain.Node, links int, chain func() explain.Chain) {
			if links == 1 || last.Cells != n.Cells || last.Digit <= n.Digit {
				return
			}
			if e := chain(); isSimple(e) {
				effects := t.around(e)
				e.Links = append(e.Links, nil)
				t.keep(e, effects)
			}
		})
	}
}

// around collects what a loop removes whose last link is missing.
func (t *tables) around(e explain.Chain) []explain.Effect {
	r := links.Ring{Graph: t.links}
	for _, n := range e.Nodes {
		r.Passed = r.Passed.Or(n.Cells)
	}
	for i, l := range e.Links {
		if a, b := e.Nodes[i], e.Nodes[i+1]; !l.Strong() {
			r.Close(a, b)
		} else if l.InSet() {
			r.Lock(l.Set(), a.Digit, b.Digit)
		}
	}
	r.Close(e.Nodes[len(e.Nodes)-1], e.Nodes[0])
	return r.AppendEffects(nil)
}

// findDiscontinuous finds loops that lead from a candidate that is true to
// another that excludes it, or from one that is false back to itself.
func (t *tables) findDiscontinuous() {
	for i, n := range t.nodes {
		c, ok := n.Cells.Single()
		if !ok {
			continue
		}
		passes := func(other explain.Node) bool { return other.Cells.Has(c) }
		met := false // another place of the digit; only the first counts
		t.each(premise(2*i+1), func(last explain.Node, _ int, chain func() explain.Chain) {
			inCell := last.Cells == n.Cells && last.Digit != n.Digit
			if !inCell && (met || last.Digit != n.Digit || !last.Cells.Within(t.grid.Layout().Peers(c))) {
				return
			}
			met = met || !inCell
			e := chain()
			if inner := e.Nodes[1 : len(e.Nodes)-1]; isSimple(e) && !slices.ContainsFunc(inner, passes) {
				e.Links = append(e.Links, nil)
				t.keep(e, []explain.Effect{explain.Remove(c, n.Digit)})
			}
		})
		t.each(premise(2*i), func(last explain.Node, _ int, chain func() explain.Chain) {
			if last != n {
				return
			}
			if e := chain(); isSimple(e) {
				e.Nodes = e.Nodes[:len(e.Nodes)-1]
				var effects []explain.Effect
				for d := range t.grid.Candidates(c).Without(n.Digit).All() {
					effects = append(effects, explain.Remove(c, d))
				}
				t.keep(e, effects)
			}
		})
	}
}

// keep keeps a chain if it removes something and has the kinds of links that are wanted.
func (t *tables) keep(e explain.Chain, effects []explain.Effect) {
	grouped := slices.ContainsFunc(e.Nodes, func(n explain.Node) bool { return n.Cells.Len() > 1 })
	overSets := slices.ContainsFunc(e.Links, explain.Link.InSet)
	if len(effects) == 0 || overSets != (t.kinds&links.InSets != 0) || !overSets && grouped != (t.kinds&links.Grouped != 0) {
		return
	}
	explain.SortEffects(effects)
	t.found = append(t.found, finding{e, effects})
}

// each calls yield with the nodes that are true if the premise is, the number of
// links that lead there, and a function that returns the chain.
func (t *tables) each(from premise, yield func(last explain.Node, links int, chain func() explain.Chain)) {
	table := t.conclusions[from]
	t.setPlaces(table)
	for _, c := range table {
		if c.premise%2 == 1 {
			yield(t.nodes[c.premise/2], c.links, func() explain.Chain { return t.chain(from, c.premise) })
		}
	}
	t.clearPlaces(table)
}

// chain returns the chain from the premise of the table at hand to one of its conclusions.
func (t *tables) chain(from, to premise) (e explain.Chain) {
	table := t.conclusions[from]
	var walk []premise
	for at := to; at != from; at = table[t.place[at]-1].from {
		walk = append(walk, at)
	}
	e.Nodes = append(e.Nodes, t.nodes[from/2])
	before := from
	for _, p := range slices.Backward(walk) {
		var link explain.Link
		switch i := int(before) / 2; {
		case i >= len(t.nodes):
			set := t.losses[i-len(t.nodes)].set
			link = links.AppendCells(nil, set.Cells)
			if p%2 == 0 {
				e.Nodes = append(e.Nodes, t.nodeIn(set, t.digit(p)))
				e.Links = append(e.Links, link)
				link = nil
			}
		case p%2 == 1:
			link = t.links.AppendBecause(nil, t.linked[i], t.linked[p/2])
		}
		e.Links = append(e.Links, link)
		if i := int(p) / 2; i < len(t.nodes) {
			e.Nodes = append(e.Nodes, t.nodes[i])
		} else {
			e.Nodes = append(e.Nodes, t.nodeIn(t.losses[i-len(t.nodes)].set, t.digit(p)))
		}
		before = p
	}
	return e
}

// digit returns the digit of a node, or the one that an almost locked set loses.
func (t *tables) digit(p premise) candidates.Digit {
	i := int(p) / 2
	if i < len(t.nodes) {
		return t.nodes[i].Digit
	}
	return t.losses[i-len(t.nodes)].digit
}

// nodeIn returns the places of a digit in an almost locked set.
func (t *tables) nodeIn(set *techniques.ALS, d candidates.Digit) explain.Node {
	return explain.Node{Digit: d, Cells: set.Places(t.grid, d)}
}

// isCounted reports whether HoDoKu counts a chain as such: it passes no cell twice. An open one has single
// candidates for ends, and a loop does not pass a group with the cell that it starts from.
func isCounted(e explain.Chain) bool {
	first, last := e.Nodes[0], e.Nodes[len(e.Nodes)-1]
	if len(e.Links) < len(e.Nodes) {
		return isSimple(e) && first.Cells.Len() == 1 && last.Cells.Len() == 1
	}
	returns := func(n explain.Node) bool { return n.Cells.Len() > 1 && n.Cells.Meets(first.Cells) }
	return isSimple(e) && !slices.ContainsFunc(e.Nodes[1:], returns)
}

// isSimple reports whether the chain passes no cell twice: neither two
// candidates of it that are not next to each other, nor two groups with it, nor
// two almost locked sets. It may return to the cell that it starts from.
func isSimple(e explain.Chain) bool {
	inSet := func(i int) bool { return i > 0 && e.Links[i-1].InSet() || i < len(e.Links) && e.Links[i].InSet() }
	for i := 2; i < len(e.Nodes); i++ {
		for j := range i - 1 {
			a, b := e.Nodes[i].Cells, e.Nodes[j].Cells
			alike := (a.Len() > 1) == (b.Len() > 1) && inSet(i) == inSet(j)
			if a.Meets(b) && alike && (j > 0 || i < len(e.Nodes)-1) {
				return false
			}
		}
	}
	return true
}
