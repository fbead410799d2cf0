package forcing

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// line is a placement that follows: the candidate is the last of the item.
type line struct {
	candidate candidates.Candidate
	because   candidates.Item
}

// net is what follows from a supposition by singles alone, drawn in the order
// in which the singles appear, breadth first.
type net struct {
	grid  candidates.Grid
	lines []line
	// What has been seen to have one candidate left and is not yet placed.
	queue []line
}

// suppose places the candidate on a copy of the grid and follows the singles.
// It reports the first item that is left without a candidate; ok is false if
// there is none. The lines are those drawn until then.
func (n *net) suppose(g *candidates.Grid, k candidates.Candidate) (conflict candidates.Item, ok bool) {
	n.grid, n.lines, n.queue = *g, n.lines[:0], n.queue[:0]
	if conflict, ok = n.place(k); ok {
		return conflict, true
	}
	for i := 0; i < len(n.queue); i++ {
		next := n.queue[i]
		if !n.grid.Open().Has(next.candidate.Cell()) {
			continue
		}
		n.lines = append(n.lines, next)
		if conflict, ok = n.place(next.candidate); ok {
			return conflict, true
		}
	}
	return 0, false
}

// place places a candidate and looks at the items that lose one by it.
func (n *net) place(k candidates.Candidate) (conflict candidates.Item, ok bool) {
	l := n.grid.Layout()
	c, d := k.Cell(), k.Digit()
	others := n.grid.Candidates(c).Without(d)
	struck := n.grid.Places(d).And(l.Peers(c))
	n.grid.Place(c, d)
	for others != 0 {
		x, _ := others.Next()
		if conflict, ok = n.lookAt(x, l.HousesOf(c)); ok {
			return conflict, true
		}
	}
	var houses candidates.HouseSet
	for p, more := struck.Next(); more; p, more = struck.Next() {
		houses |= l.HousesOf(p)
		switch left := n.grid.Candidates(p); {
		case left == 0:
			return candidates.CellItem(p), true
		case left&(left-1) == 0:
			n.queue = append(n.queue, line{candidates.Of(p, left.First()), candidates.CellItem(p)})
		}
	}
	return n.lookAt(d, houses&^l.HousesOf(c))
}

// lookAt looks for houses in which a digit has one place or none.
func (n *net) lookAt(d candidates.Digit, houses candidates.HouseSet) (conflict candidates.Item, ok bool) {
	for houses != 0 {
		h, _ := houses.Next()
		places := n.grid.PlacesIn(d, h)
		if places.IsEmpty() {
			return candidates.HouseItem(d, h), true
		}
		if c, one := places.Single(); one && n.grid.Open().Has(c) {
			n.queue = append(n.queue, line{candidates.Of(c, d), candidates.HouseItem(d, h)})
		}
	}
	return 0, false
}

// needed cuts the lines down to those that the conflict rests on. It goes back
// from the conflict: of the lines that exclude a candidate of an item the first
// one counts. What is left is gone through once more, since a line may have
// become superfluous through another that was kept for something else.
func (n *net) needed(g *candidates.Grid, k candidates.Candidate, conflict candidates.Item) []line {
	l := g.Layout()
	keep := make([]bool, len(n.lines))
	var ks [candidates.MaxSize]candidates.Candidate
	explainItem := func(i candidates.Item, before int, except candidates.Candidate) {
		for _, gone := range g.AppendCandidates(ks[:0], i) {
			if gone == except || l.Excludes(k, gone) {
				continue
			}
			by := slices.IndexFunc(n.lines[:before], func(x line) bool { return l.Excludes(x.candidate, gone) })
			if by >= 0 {
				keep[by] = true
			}
		}
	}
	explainItem(conflict, len(n.lines), candidates.MaxCandidates)
	for i := len(n.lines) - 1; i >= 0; i-- {
		if keep[i] {
			explainItem(n.lines[i].because, i, n.lines[i].candidate)
		}
	}
	var lines []line
	for i, x := range n.lines {
		if keep[i] {
			lines = append(lines, x)
		}
	}
	for i := len(lines) - 1; i >= 0; i-- {
		if fewer := slices.Delete(slices.Clone(lines), i, i+1); leads(*g, k, fewer, conflict) {
			lines = fewer
		}
	}
	return lines
}

// leads reports whether each line follows from those before it, and the
// conflict from all.
func leads(g candidates.Grid, k candidates.Candidate, lines []line, conflict candidates.Item) bool {
	g.Place(k.Cell(), k.Digit())
	for _, x := range lines {
		if g.Count(x.because) != 1 || !g.Has(x.candidate) || !g.Open().Has(x.candidate.Cell()) {
			return false
		}
		g.Place(x.candidate.Cell(), x.candidate.Digit())
	}
	return g.Count(conflict) == 0
}

// The lines of a net carry the names of singles.
var (
	nakedSingle  = explain.Ref{Code: "naked-single", Name: "Naked Single"}
	hiddenSingle = explain.Ref{Code: "hidden-single", Name: "Hidden Single"}
)

// trial returns the evidence of a net.
func trial(k candidates.Candidate, lines []line, conflict candidates.Item) explain.Trial {
	branch := make([]explain.Step, len(lines))
	for i, x := range lines {
		branch[i] = explain.NewSingle(x.candidate, x.because)
		branch[i].Technique = hiddenSingle
		if _, inCell := x.because.Cell(); inCell {
			branch[i].Technique = nakedSingle
		}
	}
	return explain.Trial{Assume: k, Branch: branch, Conflict: conflict}
}
