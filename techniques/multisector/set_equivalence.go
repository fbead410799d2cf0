package multisector

import (
	"cmp"
	"slices"
	"sort"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// SetEquivalence is houses against as many others: what they do not share holds the same digits on both sides.
var SetEquivalence = &techniques.Technique{
	Code: "set-equivalence", Name: "Set Equivalence",
	Aliases: []string{"Set Equivalence Theory", "SET", "Phistomefel Ring", "Phistomefel's Theorem"}, Family: family,
	Level: techniques.Unfair,
	Ladder: explain.NewLadder("some houses hold the same digits as others do, as many of them, and so does what they do not share",
		explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Take some houses, and as many others: rows and boxes against columns, rows against boxes. Strike the cells that " +
			"both have; a cell in two of the houses on one side is struck twice if it is in two on the other. What is left on " +
			"one side holds the same digits as what is left on the other, each equally often. So a digit that one rest cannot " +
			"hold goes from the other, and one that it can hold no oftener than the other holds it already is used up. The best " +
			"known case is Phistomefel's: rows 3 and 7 and boxes 4 and 6 against columns 1, 2, 8 and 9. It leaves the sixteen cells " +
			"around box 5, and the sixteen where rows and columns 1, 2, 8 and 9 cross.",
		Why: "A house holds each digit once. So as many houses hold each digit equally often, on both sides. The cells that " +
			"are struck hold the same on both sides, and taking them away leaves the sides equal.",
		Look: "Learn a few of them by their shape, above all that of Phistomefel. Write " +
			"down the digits that are placed in one rest and in the other. A digit that is often in one and not yet in the other has " +
			"to go there somewhere; then see how many places it has.",
		NearMiss: "One place more. If the digit has as many places as it needs, and one beside these, then it may be in any of them, " +
			"and nothing is certain but for cells that see two.",
		Grid: ":0000::.+57.+2+9....1..4+5..7.4.31+7+5..+7+6+2+581.3.+4+95+7+3+26...+8.9+64+2+75.+26+4+5+3+79.9+3.2+78.5+6+57.1+9+6...:119 819 839 899:::",
		Want: "r1c1<>8 r2c1<>8",
	},
	Find: func(p *techniques.Pass) { equivalences.Of(p).find(p, allPairs) },
	Is:   techniques.Shows[explain.Equivalence],
}

// LawOfLeftovers is rows, or columns, against as many boxes of a jigsaw.
var LawOfLeftovers = &techniques.Technique{
	Code: "law-of-leftovers", Name: "Law of Leftovers",
	Aliases: []string{"Leftovers", "LoL"}, Family: family,
	Level: techniques.Medium,
	Ladder: explain.NewLadder("some boxes nearly fill as many rows or columns, and what sticks out of these holds the same digits as what is left of them",
		explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "On a board with boxes of any shape, take one or more rows, or columns, and as many boxes that nearly " +
			"fill them. Some cells of the boxes stick out, and as many cells of the rows are in none of the boxes. Both hold the same digits. " +
			"So a digit that cannot be in the one goes from the other.",
		Why: "The boxes hold each digit as often as the rows do, as they are as many. The cells that they share hold the same on both " +
			"sides, so the others do as well.",
		Look: "It is the technique that jigsaws ask for most. Look at the boxes along an edge, and then at what they leave of the first " +
			"two, three and four rows or columns. One cell that sticks out has the same digit as the one that is left, " +
			"however far away it is.",
		NearMiss: "A digit that has one place more in the cells that stick out. Then it may be among those that are left as well.",
		Grid: "layout: jigsaw:AAABBBCCCAAABBBBCCDDABBCCCFDAAEEEFCFDDDEEEFFFGDDEHEFIIGDHHHEFFIGGGHHHIIIGGGGHHIII\n" +
			"1.....926.+68...5......+6+5...6294+5.....73.9+685.......+6..7.6+5........3...+6...2+6...4.",
		Want: "r3c1<>4 r3c2<>4 r3c9<>4",
	},
	Find: func(p *techniques.Pass) { equivalences.Of(p).find(p, leftovers) },
	Is:   isLawOfLeftovers,
}

// most is how many houses there are on a side.
const most = 4

// pair is houses against as many others, and what they do not share.
type pair struct {
	left, right candidates.HouseSet
	a, b        candidates.CellSet
	odd         bool // neither is all cells where some rows cross some columns
}

// The lists of pairs that techniques look at.
const (
	allPairs  = iota
	leftovers // none unless boxes are of irregular shape
	lists
)

// equivalent is the pairs of a layout, those first that are easy to see.
type equivalent struct {
	layout *candidates.Layout
	made   [lists]bool
	pairs  [lists][]pair

	gone  candidates.CandidateSet // what steps that are easier to see remove
	alike [][]explain.Effect      // of the steps that are as easy to see
}

var equivalences = techniques.NewFact[equivalent](nil)

// isLawOfLeftovers reports whether it is boxes of a jigsaw against rows, or against columns.
func isLawOfLeftovers(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Equivalence)
	if l := p.Grid.Layout(); ok && Irregular(l) {
		lines, boxes := l.HousesOfKind(candidates.Row), l.HousesOfKind(candidates.Box)
		if (e.Left|e.Right)&l.HousesOfKind(candidates.Column) != 0 {
			lines = l.HousesOfKind(candidates.Column)
		}
		return e.Left&^lines == 0 && e.Right&^boxes == 0 || e.Left&^boxes == 0 && e.Right&^lines == 0
	}
	return false
}

// Irregular reports whether some box is no rectangle.
func Irregular(l *candidates.Layout) bool {
	for h := range l.HousesOfKind(candidates.Box).All() {
		if !crosses(l, l.HouseCells(h)) {
			return true
		}
	}
	return false
}

// of returns the pairs of a list.
func (e *equivalent) of(l *candidates.Layout, list int) []pair {
	if e.layout != l {
		*e = equivalent{layout: l}
	}
	if !e.made[list] {
		e.made[list], e.pairs[list] = true, pairsOf(l, list)
	}
	return e.pairs[list]
}

// pairsOf makes the pairs of houses of a list: all houses of a kind are on one side, the rests have no more cells than are
// shared, nor than four a house, and no pair of fewer houses has the same rests.
func pairsOf(l *candidates.Layout, list int) (pairs []pair) {
	rows, columns, boxes, extras := l.HousesOfKind(candidates.Row), l.HousesOfKind(candidates.Column), full(l, candidates.Box), full(l, candidates.Extra)
	sides := [][2]candidates.HouseSet{
		{boxes, rows}, {boxes, columns},
		{rows | boxes, columns | extras}, {columns | boxes, rows | extras}, {rows | columns, boxes | extras},
		{rows | boxes | extras, columns}, {columns | boxes | extras, rows}, {rows | columns | extras, boxes},
	}
	switch {
	case list == leftovers && !Irregular(l):
		return nil
	case list == leftovers:
		sides = sides[:2]
	case extras == 0: // the last are as those before
		sides = sides[2:5]
	}
	type rests [2]candidates.CellSet
	seen := map[rests]bool{}
	enough := most
	if extras != 0 && list == allPairs {
		enough-- // of four there are a hundred thousand
	}
	for n := 1; n <= enough; n++ {
		for _, side := range sides {
			m := facing{layout: l, size: n, houses: side, found: func(p pair) {
				if !seen[rests{p.a, p.b}] {
					seen[rests{p.a, p.b}], seen[rests{p.b, p.a}] = true, true
					pairs = append(pairs, p)
				}
			}}
			m.choose(side[1], 0, stack{})
		}
	}
	sort.SliceStable(pairs, func(i, j int) bool { return bySight(pairs[i], pairs[j]) < 0 })
	return pairs
}

// bySight puts first what is easy to see: rests where rows cross columns, then small rests, then few houses.
func bySight(p, q pair) int {
	if p.odd != q.odd {
		if p.odd {
			return 1
		}
		return -1
	}
	return cmp.Or(cmp.Compare(p.a.Len(), q.a.Len()), cmp.Compare(p.left.Len(), q.left.Len()))
}

// crosses reports whether the cells are all those of some rows in some columns.
func crosses(l *candidates.Layout, cells candidates.CellSet) bool {
	hs := l.HousesOfAny(cells)
	return (hs&l.HousesOfKind(candidates.Row)).Len()*(hs&l.HousesOfKind(candidates.Column)).Len() == cells.Len()
}

// full returns the houses of a kind that hold every digit.
func full(l *candidates.Layout, kind candidates.Kind) (hs candidates.HouseSet) {
	for h := range l.HousesOfKind(kind).All() {
		if l.HouseCells(h).Len() == l.Size() {
			hs = hs.With(h)
		}
	}
	return hs
}

// stack is houses by the cells that are in at least one of them, in at least two, and so on.
type stack [most]candidates.CellSet

// with adds the cells of a house.
func (s stack) with(cells candidates.CellSet) stack {
	for i := most - 1; i > 0; i-- {
		s[i] = s[i].Or(s[i-1].And(cells))
	}
	s[0] = s[0].Or(cells)
	return s
}

// over returns the cells that are in more houses of one stack than of the other; once reports whether in one more at most.
func (s *stack) over(other *stack) (cells candidates.CellSet, once bool) {
	once = true
	for i := range s {
		cells = cells.Or(s[i].AndNot(other[i]))
		once = once && (i == 0 || s[i].Within(other[i-1]))
	}
	return cells, once
}

// facing is a search for so many houses of one side against as many of the other.
type facing struct {
	layout *candidates.Layout
	size   int
	houses [2]candidates.HouseSet
	found  func(pair)

	right candidates.HouseSet
	cells stack // of these
}

// choose chooses houses of the right side, and looks for those of the left side when they are enough.
func (m *facing) choose(from, right candidates.HouseSet, cells stack) {
	if right.Len() == m.size {
		m.right, m.cells = right, cells
		m.match(m.houses[0], 0, stack{}, m.size*min(4, m.layout.Size()/2))
		return
	}
	for h, ok := from.Next(); ok; h, ok = from.Next() {
		m.choose(from, right.With(h), cells.with(m.layout.HouseCells(h)))
	}
}

// match chooses houses of the left side. So many cells of it may still be beside those of the right side.
func (m *facing) match(from, left candidates.HouseSet, cells stack, room int) {
	if left.Len() == m.size {
		a, once := cells.over(&m.cells)
		b, both := m.cells.over(&cells)
		if once && both && a.Len() <= m.size*min(4, m.layout.Size()/2) && !a.IsEmpty() {
			m.found(pair{left, m.right, a, b, !crosses(m.layout, a) && !crosses(m.layout, b)})
		}
		return
	}
	for h, ok := from.Next(); ok; h, ok = from.Next() {
		own := m.layout.HouseCells(h)
		if rest := room - own.AndNot(m.cells[0]).Len(); rest >= 0 {
			m.match(from, left.With(h), cells.with(own), rest)
		}
	}
}

// find reports the steps of a list of pairs, unless those that are easier to see remove the same.
//
// Have: houses and as many others, each of which holds the digit once. So both hold it equally often, and so do the rests, as a
// cell that is struck counts on both sides alike. Hence a candidate is false beside which one rest has room for the digit less
// often than the other holds it.
func (e *equivalent) find(p *techniques.Pass, list int) {
	g, changed := p.Grid, p.Changed()
	e.gone, e.alike = candidates.CandidateSet{}, e.alike[:0]
	digits := g.Layout().Digits()
	if !changed.New {
		digits = changed.Digits
	}
	pairs := e.of(g.Layout(), list)
	for i := range pairs {
		q := &pairs[i]
		if i > 0 && bySight(pairs[i-1], *q) != 0 {
			e.settle()
		}
		for rest := digits; rest != 0; {
			d, _ := rest.Next()
			if !e.report(p, d, q.left, q.right, q.a, q.b, mostSpare[list]) || !e.report(p, d, q.right, q.left, q.b, q.a, mostSpare[list]) {
				return
			}
		}
	}
}

// settle notes what the steps remove that are as easy to see.
func (e *equivalent) settle() {
	for _, effects := range e.alike {
		for _, effect := range effects {
			e.gone.Add(effect.Candidate)
		}
	}
	e.alike = e.alike[:0]
}

// report looks at one digit of a pair: whether the rest b has no room to hold it oftener than the rest a does, or so little
// more that some candidates take it.
func (e *equivalent) report(p *techniques.Pass, d candidates.Digit, left, right candidates.HouseSet, a, b candidates.CellSet, most int) (more bool) {
	g := p.Grid
	places := g.Places(d)
	inA, room := places.And(a), places.And(b).And(g.Open())
	held := inA.AndNot(g.Open()).Len() - places.And(b).AndNot(g.Open()).Len()
	spare := room.Len() - held // by how much it has more room
	if held < 0 || spare < 0 || spare > most || !acts(g, d, inA.And(g.Open()), room, spare) {
		return true
	}
	s := explain.Equivalence{Digit: d, Left: left, Right: right}
	effects := s.Effects(g)
	fresh := slices.ContainsFunc(effects, func(x explain.Effect) bool { return !e.gone.Has(x.Candidate) }) &&
		!slices.ContainsFunc(e.alike, func(other []explain.Effect) bool { return slices.Equal(other, effects) })
	if !fresh || s.Check(g) != nil {
		return true
	}
	e.alike = append(e.alike, effects)
	return p.ReportLeast(explain.NewStep(s, slices.Clone(effects)...))
}

// mostSpare is how many places more there may be than are needed, by list.
var mostSpare = [lists]int{allPairs: 2, leftovers: 0}

// acts reports whether some candidate takes all the room that there is to spare, and one place more.
func acts(g *candidates.Grid, d candidates.Digit, inA, room candidates.CellSet, spare int) bool {
	l := g.Layout()
	if spare == 0 {
		if !inA.IsEmpty() {
			return true
		}
		for c, ok := room.Next(); ok; c, ok = room.Next() {
			if g.Candidates(c).Len() > 1 || g.Places(d).Meets(l.Peers(c)) {
				return true
			}
		}
		return false
	}
	for cells := inA; !cells.IsEmpty(); {
		if c, _ := cells.Next(); room.And(l.Peers(c)).Len() >= spare {
			return true
		}
	}
	for cells := g.Places(d).And(g.Open()).AndNot(inA); !cells.IsEmpty(); {
		if c, _ := cells.Next(); room.And(l.Peers(c)).Len() > spare {
			return true
		}
	}
	return false
}
