package wings

import (
	"math/bits"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

var bentScratch = techniques.NewFact[bentSets](nil)

// The bent sets.
var (
	WXYZWing = bentSet(4, "wxyz-wing", "WXYZ-Wing", 55, techniques.Unfair,
		"...+2.+8..9.695.+1+3+2+8+8..3.+9..4..8+1+3+52+9....+89+6+5+4.+9..+42781..9.613+4+85+381+9+5+467+2...7+8+2+9+3+1", "r1c2<>5 r3c2<>5 r6c3<>5", "Bent Naked Quadruple", "Bent Naked Quad")
	VWXYZWing = bentSet(5, "vwxyz-wing", "VWXYZ-Wing", 62, techniques.Unfair,
		"..8+2...3.....5.2...2.76...4...9+7136+5+673+4+2+598+11+59.8.4+7+2.1+754..2......+7.....68.2...", "r2c1<>9", "Bent Naked Quintuple")
	UVWXYZWing = bentSet(6, "uvwxyz-wing", "UVWXYZ-Wing", 66, techniques.Unfair,
		".......49+96.3..5..8...19...2...6.+7.4.8+6......7.1..2...6..+93+48..+3+79..1+45+6..+875+6+93.", "r2c9<>7", "Bent Naked Sextuple")
	TUVWXYZWing = bentSet(7, "tuvwxyz-wing", "TUVWXYZ-Wing", 75, techniques.Extreme,
		"8....17.4.+49+7+6..8+2....4...936......+1+2.1.5...+34+9+5+13782+6.5+2....3+77.+4...2.+8...2+7..45", "r3c6<>3 r3c6<>5 r8c4<>6 r8c4<>9", "Bent Naked Septuple")
)

// bentSet returns the bent set of n cells, with its rating by Sudoku Explainer
// and the example of its lesson.
func bentSet(n int, code, name string, rating int, level techniques.Level, grid, want string, aliases ...string) *techniques.Technique {
	return &techniques.Technique{
		Code:    code,
		Name:    name,
		Aliases: aliases,
		Family:  family,

		Explainer: rating,
		Level:     level,

		Ladder: explain.NewLadder(bentText(n, "{n} cells of a line and a box that cross hold {n} digits, all but one of which can be used once only"),
			explain.FacetHouses, explain.FacetCells),
		Doc: bentLesson(n, grid, want),

		Find: func(p *techniques.Pass) { findBent(p, n) },
		Is:   func(p *techniques.Pattern) bool { return isBent(p, n) },
	}
}

// bentSets is the memory of the finders of bent sets.
type bentSets struct {
	pass     *techniques.Pass
	size     int // of a set
	reported []conclusion
	crossing [candidates.MaxHouses]candidates.HouseSet    // by house, those after it with which it may have a bent set
	changed  candidates.CellSet                           // some of which a set must have
	subsets  [1 << candidates.MaxSize]candidates.DigitSet // held by subsets of the set at hand
}

// conclusion is where a bent set has its odd digit and what it removes.
type conclusion struct {
	digit   candidates.Digit
	removed candidates.CandidateSet
}

// bent is n cells with n digits in two crossing houses.
type bent struct {
	houses [2]candidates.House
	cells  candidates.CellSet
	digits candidates.DigitSet

	crossing candidates.DigitSet    // held by cells of both houses
	beside   [2]candidates.DigitSet // held by cells of one house only
}

// odd returns the digit that stands in both houses beside the crossing, 0 if none does.
func (k *bent) odd() candidates.Digit { return (k.beside[0] & k.beside[1]).First() }

// findBent reports the bent sets of n cells, each conclusion once.
//
// Have: n cells in the union of two houses that cross, with n digits.
//
//	(a) a digit whose places in the cells share a house stands in one of them
//	    at most;
//	(b) at most one digit z has places in both houses beside the crossing, so
//	    that (a) need not hold for it;
//	(c) each cell holds a digit.
//
// Hence, if there is such a z, the other n-1 digits do not suffice, and z stands in one of the cells: it
// goes from all cells that see its places in them. If there is none, each digit stands in one of the cells.
//
// Cells with few digits are rare, so the search goes through the sets of n digits and takes the cells that
// hold no other. A set of unchanged cells is what it was, and removes what it did or less.
func findBent(p *techniques.Pass, n int) {
	g, l := p.Grid, p.Grid.Layout()
	m := bentScratch.Of(p)
	m.pass, m.size, m.reported = p, n, m.reported[:0]
	var few candidates.CellSet
	for cells := g.Open(); ; {
		c, ok := cells.Next()
		if !ok {
			break
		}
		if g.Candidates(c).Len() <= n {
			few = few.With(c)
		}
	}
	m.changed = p.Changed().Cells.And(few)
	if n <= l.Size() && m.cross(l, few) {
		m.leave(few, l.Digits(), l.Digits(), l.Size()-n)
	}
}

// cross notes the houses that cross in one of the few cells and have enough of
// them, changed ones among these. It reports whether there are any.
func (m *bentSets) cross(l *candidates.Layout, few candidates.CellSet) (some bool) {
	clear(m.crossing[:])
	for _, k := range l.Crossings() {
		if k.From > k.Onto || !k.Shared.Meets(few) {
			continue
		}
		cells := l.HouseCells(k.From).Or(l.HouseCells(k.Onto)).And(few)
		if cells.Meets(m.changed) && cells.Len() >= m.size {
			m.crossing[k.From] = m.crossing[k.From].With(k.Onto)
			some = true
		}
	}
	return some
}

// leave leaves out so many of the digits that are left to decide on, the last
// ones first, with the cells that hold them.
func (m *bentSets) leave(cells candidates.CellSet, digits, undecided candidates.DigitSet, out int) (more bool) {
	if cells.Len() < m.size || !cells.Meets(m.changed) {
		return true
	}
	if out == 0 {
		return m.within(cells, digits)
	}
	for undecided.Len() >= out {
		d := undecided.Last()
		undecided = undecided.Without(d)
		if !m.leave(cells.AndNot(m.pass.Grid.Places(d)), digits.Without(d), undecided, out-1) {
			return false
		}
	}
	return true
}

// within reports the patterns among cells that hold n digits.
//
// Have: a pattern has cells in each house beside the crossing, and in the crossing, or it would fall apart
// into smaller ones. So each house has two of its cells, and one of them three.
func (m *bentSets) within(cells candidates.CellSet, digits candidates.DigitSet) (more bool) {
	l := m.pass.Grid.Layout()
	count := candidates.TallyOf(l, cells)
	twice, thrice := count.Several(), count.Twos&count.Ones|count.Fours|count.Eights
	if thrice == 0 {
		return true
	}
	for firsts := twice; firsts != 0; {
		first, _ := firsts.Next()
		seconds := m.crossing[first] & twice
		if !thrice.Has(first) {
			seconds &= thrice
		}
		for seconds != 0 {
			second, _ := seconds.Next()
			both := l.HouseCells(first).Or(l.HouseCells(second))
			k := bent{houses: [2]candidates.House{first, second}, digits: digits}
			if !m.choose(k, cells.And(both), m.size) {
				return false
			}
		}
	}
	return true
}

// choose reports the patterns that add n of the cells to those of k.
func (m *bentSets) choose(k bent, cells candidates.CellSet, n int) (more bool) {
	if n == 0 {
		return m.try(&k)
	}
	for cells.Len() >= n && cells.Or(k.cells).Meets(m.changed) {
		c, _ := cells.Next()
		with := k
		with.add(m.pass.Grid, c)
		if (with.beside[0]&with.beside[1]).Len() <= 1 && !m.choose(with, cells, n-1) {
			return false
		}
	}
	return true
}

// add adds a cell to the pattern.
func (k *bent) add(g *candidates.Grid, c candidates.Cell) {
	k.cells = k.cells.With(c)
	switch hs := g.Layout().HousesOf(c); {
	case !hs.Has(k.houses[1]):
		k.beside[0] |= g.Candidates(c)
	case !hs.Has(k.houses[0]):
		k.beside[1] |= g.Candidates(c)
	default:
		k.crossing |= g.Candidates(c)
	}
}

// try reports the pattern if it is one and does something new.
func (m *bentSets) try(k *bent) (more bool) {
	g := m.pass.Grid
	if k.beside[0] == 0 || k.beside[1] == 0 || k.crossing|k.beside[0]|k.beside[1] != k.digits || !m.irreducible(g, k) {
		return true
	}
	found := conclusion{k.odd(), k.removed(g)}
	if found.removed.IsEmpty() {
		return true
	}
	if slices.Contains(m.reported, found) {
		return true
	}
	m.reported = append(m.reported, found)
	return m.pass.Report(explain.NewStep(k.evidence(g), explain.RemoveAll(&found.removed)...))
}

// irreducible reports whether the conclusion needs each cell. Where fewer cells have too few digits without
// the odd one, or as many digits as they are if there is no odd one, they are a pattern of their own.
func (m *bentSets) irreducible(g *candidates.Grid, k *bent) bool {
	var list [candidates.MaxSize]candidates.Cell
	n := 0
	for cells := k.cells; ; n++ {
		c, ok := cells.Next()
		if !ok {
			break
		}
		list[n] = c
	}
	odd := k.odd()
	for subset := 1; subset < 1<<n-1; subset++ {
		m.subsets[subset] = m.subsets[subset&(subset-1)] | g.Candidates(list[bits.TrailingZeros(uint(subset))])
		digits := m.subsets[subset]
		spare := 1
		if odd != 0 {
			digits, spare = digits.Without(odd), 0
		}
		if digits.Len() < bits.OnesCount(uint(subset))+spare {
			return false
		}
	}
	return true
}

// removed returns what the pattern removes.
func (k *bent) removed(g *candidates.Grid) (removed candidates.CandidateSet) {
	digits := k.digits
	if odd := k.odd(); odd != 0 {
		digits = candidates.Digits(odd)
	}
	for digits != 0 {
		d, _ := digits.Next()
		removed.SetPlaces(d, g.Places(d).And(g.Layout().PeersOfAll(g.Places(d).And(k.cells))))
	}
	return removed
}

// evidence returns the cells as truths, and as links the digits but the odd one
// in a house that has all their places.
func (k *bent) evidence(g *candidates.Grid) explain.Sectors {
	l := g.Layout()
	var e explain.Sectors
	for c := range k.cells.All() {
		e.Truths = append(e.Truths, candidates.CellItem(c))
	}
	for i, h := range k.houses {
		for d := range k.digits.All() {
			inFirst := g.Places(d).And(k.cells).Within(l.HouseCells(k.houses[0]))
			if d != k.odd() && inFirst == (i == 0) {
				e.Links = append(e.Links, candidates.HouseItem(d, h))
			}
		}
	}
	return e
}

// bentText fills the size of a bent set into a text: {n} and, for one fewer, {m}, both in words.
func bentText(n int, text string) string {
	words := [...]string{3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}
	return strings.NewReplacer("{n}", words[n], "{m}", words[n-1]).Replace(text)
}

// bentLesson returns the lesson of the bent sets of n cells.
func bentLesson(n int, grid, want string) techniques.Doc {
	return techniques.Doc{
		What: bentText(n, "A set of {n} cells in a line and a box that cross, with {n} digits among them. Each digit but one has "+
			"all its places in these cells within the line or within the box. The odd one out, Z, stands in both: "+
			"it is removed from every cell that sees all its places in the pattern. If no digit is odd, all are "+
			"locked, and each goes from the cells that see all its places."),
		Why: bentText(n, "A digit that has all its places within one house can be used in one of the cells only. The "+
			"{n} cells need {n} digits, and the others are {m}. So one of the cells holds Z, wherever it is, and "+
			"a cell that sees all places for Z sees that one. Without an odd digit all {n} digits are "+
			"used, each in one of the cells."),
		Look: bentText(n, "Start with a cell that has three or four candidates in the crossing of a box and a line, or with two of "+
			"them. Look along the line and in the box for cells that have only digits of these, most often "+
			"cells with two candidates. When there are {n} cells and {n} digits, see which of the digits stand on "+
			"both sides of the crossing. It must be one at most."),
		NearMiss: "Two digits that stand in the line and in the box beside the crossing. Both may be used twice, so " +
			"nothing is short. Or a target that sees some places for Z and not all of them.",
		Grid: grid,
		Want: want,
	}
}

// isBent reports whether it is n cells in two houses that cross, with as many digits, of which one at most stands in
// both houses beside the crossing.
func isBent(p *techniques.Pattern, n int) bool {
	cells, _, _ := p.Locked()
	if e, ok := p.Evidence.(explain.Wing); ok {
		if pivot, ofCell := e.Pivot.Cell(); ofCell {
			cells = e.Pincers.With(pivot)
		}
	}
	if cells.Len() != n || p.Grid.CandidatesIn(cells).Len() != n {
		return false
	}
	return slices.ContainsFunc(p.Crossings(cells), func(k candidates.Crossing) bool {
		onto := cells.And(p.Grid.Layout().HouseCells(k.Onto))
		from := cells.And(p.Grid.Layout().HouseCells(k.From))
		return (p.Grid.CandidatesIn(from.AndNot(onto)) & p.Grid.CandidatesIn(onto.AndNot(from))).Len() <= 1
	})
}
