package exocets

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/least"
	"pencilmark/techniques/internal/needs"
)

// JuniorExocet is two base cells whose digits two target cells must hold.
var JuniorExocet = &techniques.Technique{
	Code: "junior-exocet", Name: "Junior Exocet", Aliases: []string{"Exocet", "JExocet", "JE"}, Family: family,
	Level: techniques.Extreme,
	Ladder: explain.NewLadder("two cells of a box hold three or four digits, and two cells of the next boxes must hold the same ones",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Two open cells of a line within a box, the base, with three or four digits between them. In the other boxes " +
			"on that line, but not on the line itself, stand two target cells, one in each box. The cross-lines are the " +
			"lines across through the targets and through the remaining cell of the base line in its box. If a base cell " +
			"holds a digit, its places in the cross-lines outside the targets are so few that a target must hold it too, " +
			"and this is so for each digit of the base. Then the targets hold no other digits, and a digit that neither " +
			"target can hold goes from the base.",
		Why: "Say a base cell holds a digit. Then the rest of its line and of its box lose it. What is left of it in the " +
			"three cross-lines, without the targets, usually lies in two lines parallel to the base. Three cross-lines need " +
			"the digit three times, and two parallel lines can hold it twice. So one of the targets holds it. The base " +
			"cells hold two different digits, so there is one for each target, and no room for any other.",
		Look: "Look for two cells of a box in a line with three or four digits between them. See in which other two " +
			"lines of the same three rows or columns a digit of the base has places. Choose a target in each of the next " +
			"boxes whose neighbour across the base line cannot hold digits of the base. Then follow each digit in the " +
			"cross-lines: outside these three lines it must lie in two parallel lines.",
		NearMiss: "One digit of the base lies in three parallel lines of the cross-lines. It may then be in none of the " +
			"targets. Or the cell beside a target can hold a digit of the base, and takes it from the target.",
		Grid: `
+------------------+-----------------+------------------+
| 34568 3568  345  | 19   19    2    | 1347 1345  14578 |
| 1     23    9    | +5   +8    +7   | 6    34    24    |
| 58    258   7    | 6    4     3    | 128  158   9     |
+------------------+-----------------+------------------+
| 4679  1     46   | 29   3     69   | 5    46789 2478  |
| 4569  569   8    | 7    12569 169  | 124  1469  3     |
| 35679 35679 2    | 8    1569  4    | 17   16    17    |
+------------------+-----------------+------------------+
| 78    4     135  | 123  12    18   | 9    13578 6     |
| 2     36789 136  | 1349 169   5    | 1347 134   1478  |
| 689   35689 1356 | 1349 7     1689 | 1348 2     1458  |
+------------------+-----------------+------------------+
`,
		Want: "r1c2<>3 r1c2<>5 r6c2<>3 r6c2<>5",
	},
	Find: findJuniorExocet,
	Is:   techniques.Shows[explain.Exocet],
}

var exocetScratch = techniques.NewFact[exocetSearch](nil)

// exocetSearch is the memory of the technique.
type exocetSearch struct {
	steps least.Steps

	// Of the pattern at hand.
	cross, premises []candidates.Item
	effects         []explain.Effect
}

// findJuniorExocet reports the exocets with three or four digits.
//
// Have: base cells in sight of each other, and targets. For each digit d of the
// base, lines in which the places of d that do not see both base cells,
// without the targets, cannot be true in all the lines at once.
//
//	(a) if a base cell is d, no cell that sees both base cells is;
//	(b) each of the lines has d somewhere, so a target is d;
//	(c) the base cells hold two different digits.
//
// Hence the targets hold these two and nothing else.
func findJuniorExocet(p *techniques.Pass) {
	g, l := p.Grid, p.Grid.Layout()
	m := exocetScratch.Of(p)
	m.steps.Reset()
	lines := l.HousesOfKind(candidates.Row) | l.HousesOfKind(candidates.Column)
	for _, crossing := range l.Crossings() {
		if crossing.From.Kind() != candidates.Box || !lines.Has(crossing.Onto) {
			continue
		}
		firsts := crossing.Shared.And(g.Open())
		for a, ok := firsts.Next(); ok; a, ok = firsts.Next() {
			// Have: firsts lost a, so that each pair of base cells is met once.
			seconds := firsts
			for b, ok := seconds.Next(); ok; b, ok = seconds.Next() {
				digits := g.Candidates(a) | g.Candidates(b)
				if digits.Len() == 3 || digits.Len() == 4 {
					m.from(g, crossing, candidates.Cells(a, b), digits)
				}
			}
		}
	}
	m.steps.Report(p)
}

// from adds the exocets of a base.
func (m *exocetSearch) from(g *candidates.Grid, crossing candidates.Crossing, base candidates.CellSet, digits candidates.DigitSet) {
	l := g.Layout()
	across := candidates.Row
	if crossing.Onto.Kind() == candidates.Row {
		across = candidates.Column
	}
	lineOf := func(c candidates.Cell) candidates.House { return (l.HousesOf(c) & l.HousesOfKind(across)).First() }
	var fixed candidates.HouseSet // the cross-lines but those of the targets
	rest := crossing.Shared.AndNot(base)
	for c, ok := rest.Next(); ok; c, ok = rest.Next() {
		fixed = fixed.With(lineOf(c))
	}
	// The targets are in the other boxes on the base line, beside it.
	var boxes candidates.HouseSet
	line := l.HouseCells(crossing.Onto)
	beside := line.AndNot(crossing.Shared)
	for c, ok := beside.Next(); ok; c, ok = beside.Next() {
		boxes = boxes.With(l.BoxOf(c))
	}
	var near candidates.CellSet
	for hs := boxes; hs != 0; {
		h, _ := hs.Next()
		near = near.Or(l.HouseCells(h))
	}
	targets := near.And(g.Open()).AndNot(line)
	for t, ok := targets.Next(); ok; t, ok = targets.Next() {
		// Have: targets lost t, so that each pair of targets is met once. Where boxes
		// are not rectangles both may be in one cross-line.
		others := targets.AndNot(l.HouseCells(l.BoxOf(t)))
		for u, ok := others.Next(); ok; u, ok = others.Next() {
			if (g.Candidates(t)|g.Candidates(u))&^digits == 0 || g.Candidates(t)&digits == 0 || g.Candidates(u)&digits == 0 {
				continue
			}
			k := pattern{base, candidates.Cells(t, u), digits, fixed.With(lineOf(t)).With(lineOf(u))}
			m.cite(g, &k, digits)
		}
	}
}

// pattern is a base and its targets.
type pattern struct {
	base, targets candidates.CellSet
	digits        candidates.DigitSet // of the base
	lines         candidates.HouseSet // the cross-lines
}

// cite adds the exocets of the pattern: for each digit of the base it cites cross-lines that show that a
// target holds it if the base does. The digits are those for which none are cited yet. All such choices of
// lines are tried, because with some of them the rest may need fewer.
func (m *exocetSearch) cite(g *candidates.Grid, k *pattern, digits candidates.DigitSet) {
	if digits == 0 {
		m.add(g, k)
		return
	}
	d, _ := digits.Next()
	places := g.Places(d).AndNot(g.Layout().PeersOfAll(k.base)).AndNot(k.targets)
	if fits(g, places, k.lines) {
		return
	}
	for subset := 1; subset < 1<<k.lines.Len(); subset++ {
		lines := choose(k.lines, subset)
		if !tight(g, places, lines) {
			continue
		}
		cited := len(m.cross)
		for lines != 0 {
			h, _ := lines.Next()
			m.cross = append(m.cross, candidates.HouseItem(d, h))
		}
		m.cite(g, k, digits)
		m.cross = m.cross[:cited]
	}
}

// choose returns the houses whose bits are in the subset, the first house being the lowest bit.
func choose(hs candidates.HouseSet, subset int) (some candidates.HouseSet) {
	for i := 0; hs != 0; i++ {
		if h, _ := hs.Next(); subset>>i&1 == 1 {
			some = some.With(h)
		}
	}
	return some
}

// tight reports whether the lines cannot all have a place, but any one fewer can.
func tight(g *candidates.Grid, places candidates.CellSet, lines candidates.HouseSet) bool {
	if fits(g, places, lines) {
		return false
	}
	for each := lines; each != 0; {
		h, _ := each.Next()
		if !fits(g, places, lines&^candidates.Houses(h)) {
			return false
		}
	}
	return true
}

// add adds the exocet with what is cited, unless fewer premises suffice.
func (m *exocetSearch) add(g *candidates.Grid, k *pattern) {
	m.premises = append(m.premises[:0], m.cross...)
	for cells := k.base; ; {
		c, ok := cells.Next()
		if !ok {
			break
		}
		m.premises = append(m.premises, candidates.CellItem(c))
	}
	m.effects = m.effects[:0]
	m.remove(g, k.targets, k.digits)
	m.remove(g, k.base, g.CandidatesIn(k.targets))
	if needs.All(g, m.premises, m.effects) {
		e := explain.Exocet{Base: k.base, Targets: k.targets, Cross: slices.Sorted(slices.Values(m.cross))}
		m.steps.Add(explain.NewStep(e, slices.Clone(m.effects)...))
	}
}

// remove adds the removal of all but the digits from the cells.
func (m *exocetSearch) remove(g *candidates.Grid, cells candidates.CellSet, but candidates.DigitSet) {
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		for others := g.Candidates(c) &^ but; others != 0; {
			d, _ := others.Next()
			m.effects = append(m.effects, explain.Remove(c, d))
		}
	}
}

// fits reports whether there is a place in each of the lines, none in sight of another.
func fits(g *candidates.Grid, places candidates.CellSet, lines candidates.HouseSet) bool {
	h, ok := lines.Next()
	if !ok {
		return true
	}
	cells := places.And(g.Layout().HouseCells(h))
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		if fits(g, places.AndNot(g.Layout().Peers(c)), lines) {
			return true
		}
	}
	return false
}
