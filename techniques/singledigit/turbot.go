package singledigit

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Skyscraper is the turbot fish of two parallel lines.
var Skyscraper = &techniques.Technique{
	Code: "skyscraper", Name: "Skyscraper", Aliases: []string{"sk", "Skyscrapers"}, Family: family,
	HoDoKu: "0400", HoDoKuScore: 130, Explainer: turbotRating, Level: techniques.Hard,
	Ladder: explain.NewLadder("one digit has two places each in two parallel lines, and two of the four places line up",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "A digit has two places in each of two rows, or of two columns. Two of these places, one of each line, see " +
			"each other across the lines. The other two, the tops, do not line up. The digit is removed " +
			"from every cell that sees both tops.",
		Why: "Suppose that the first top is not the digit. Then the digit of its line is at the other end. An end of the other " +
			"line sees it, so the digit of that line is at the second top. So one of the tops is the digit whatever " +
			"happens, and a cell that sees both of them sees that digit.",
		Look: "Take a digit and collect the rows where it has two places. Of two such rows look whether they share a column " +
			"with one end each. If they share both it is an X-Wing. If they share one, look at the other ends: where they " +
			"are close, in one band of boxes, there are cells that see both. Then do the same with columns.",
		NearMiss: "A third place in one of the lines: its digit need not go to the top. Two tops in different bands of " +
			"boxes, which no cell sees both, remove nothing.",
		Grid: "2..+78+4+51+674+8...9+2+3+1.6.+3.+8749+8+2+413+7+6+5+5+74...+1+38+3+61+8754+9+2+82+9+6+4+7+3+5+16....+8+24+7+4.73..68+9",
		Want: "r2c5<>5 r8c4<>5",
	},
	Find: findSkyscrapers,
	Is:   isSkyscraper,
}

// isSkyscraper reports whether it is a turbot fish of parallel lines, with a weak link across them.
func isSkyscraper(p *techniques.Pattern) bool {
	rows, columns := p.Grid.Layout().HousesOfKind(candidates.Row), p.Grid.Layout().HousesOfKind(candidates.Column)
	return isTurbotOf(p, form{rows, rows, columns}) || isTurbotOf(p, form{columns, columns, rows})
}

// turbotRating is what Sudoku Explainer gives for a forcing chain of six nodes
// on one digit, which it calls a turbot fish.
const turbotRating = 66

// findSkyscrapers looks for strong links in parallel lines, and the weak one in
// a line across them. Between ends that rows join it looks for no columns.
func findSkyscrapers(p *techniques.Pass) {
	rows, columns := p.Grid.Layout().HousesOfKind(candidates.Row), p.Grid.Layout().HousesOfKind(candidates.Column)
	inRows, inColumns := form{rows, rows, columns}, form{columns, columns, rows}
	if findTurbots(p, inRows) {
		findTurbots(p, inColumns, inRows)
	}
}

// TwoStringKite is the turbot fish of a row and a column that are tied together in a box.
var TwoStringKite = &techniques.Technique{
	Code: "two-string-kite", Name: "2-String Kite", Aliases: []string{"2sk", "Kite"}, Family: family,
	HoDoKu: "0401", HoDoKuScore: 150, Explainer: turbotRating, Level: techniques.Hard,
	Ladder: explain.NewLadder("one digit has two places in a row and two in a column, and a box ties the row to the column",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "A digit has two places in a row and two in a column, the strings. One end of each string is in the same box, " +
			"in different cells. The digit is removed from the cell that sees the two free ends, where the column of the " +
			"one crosses the row of the other.",
		Why: "Suppose that the free end of the row is not the digit. Then the digit of the row is in the box. A box holds " +
			"it once, so the end of the column in the box is not the digit, and the column has it at its free end. So one " +
			"of the free ends is the digit whatever happens, and a cell that sees both sees that digit.",
		Look: "Take a digit and a box, and look for a row and a column that leave the box, each with two places for the " +
			"digit, one inside and one outside. The places inside must be different cells. Then go from the free end of the " +
			"row along its column, from the free end of the column along its row, to where the two meet.",
		NearMiss: "Row and column meet in a place that both have: they share an end, and nothing follows. A third place in " +
			"one of the strings lets the digit stay away from both of its ends.",
		Grid: "3...+4+9+16541..5.......12...+4..7+4+689+1+3+6+892+3+14+5714+3+5+978+2+673.+68+5.+4+9.6.+97+4+53...+4+3+12+6+7.",
		Want: "r2c3<>2",
	},
	Find: func(p *techniques.Pass) { findTurbots(p, kite(p.Grid.Layout())) },
	Is:   isKite,
}

// isKite reports whether it is a turbot fish of a row and a column, with a weak link in a box, and no skyscraper.
func isKite(p *techniques.Pattern) bool {
	rows, columns := p.Grid.Layout().HousesOfKind(candidates.Row), p.Grid.Layout().HousesOfKind(candidates.Column)
	return (isTurbotOf(p, form{rows, columns, p.Boxes}) || isTurbotOf(p, form{columns, rows, p.Boxes})) && !isSkyscraper(p)
}

// kite is strong links in a row and a column, and the weak one in a box.
func kite(l *candidates.Layout) form {
	return form{l.HousesOfKind(candidates.Row), l.HousesOfKind(candidates.Column), l.HousesOfKind(candidates.Box)}
}

// TurbotFish is any two strong links of a digit with a weak one between them.
var TurbotFish = &techniques.Technique{
	Code: "turbot-fish", Name: "Turbot Fish", Aliases: []string{"tf", "Turbot", "Crane"}, Family: family,
	HoDoKu: "0403", HoDoKuScore: 120, Explainer: turbotRating, Level: techniques.Hard,
	Ladder: explain.NewLadder("one digit has two places each in two houses, and a place of the one sees a place of the other",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "A digit has two places in each of two houses of any kind. A place in the one house sees a place in the " +
			"other. The digit is removed from every cell that sees the two places that are left, the ends. Skyscrapers and " +
			"2-String Kites are turbot fish of lines; here one of the houses may be a box.",
		Why: "Suppose that the first end is not the digit. Then the other place of its house is. That one sees a place of " +
			"the second house, which therefore is not the digit, so the second end is. One of the ends is the digit " +
			"whatever happens, and a cell that sees both sees that digit.",
		Look: "Take a digit and mark the houses where it has two places. A box with two places that do not line up is the " +
			"one to start from: look along the row and the column of each of its two places for a place that has exactly " +
			"one partner in a line across.",
		NearMiss: "A place that one of the houses has beyond its two, or ends that no other place of the digit sees.",
		Grid:     "6.7+53.2+9.+25.+9..+63+79.+3+6+275.1.3+6+17+2.+597+9.+3+5+6+1+2..2.489+3+76..2.+6...+5.......6+2.+6.295+7.+3",
		Want:     "r8c2<>1",
	},
	Find: func(p *techniques.Pass) {
		all := p.Grid.Layout().Houses()
		findTurbots(p, form{all, all, all})
	},
	Is: isTurbot,
}

// form says which turbot fish a technique is about: the houses that its first and its second
// strong link may be in, and those of the weak link between them.
type form struct{ first, second, weak candidates.HouseSet }

// isTurbot reports whether it is two strong links of a digit between single cells.
func isTurbot(p *techniques.Pattern) bool { return isTwoLinks(p) && !p.Chain.Grouped }

// isTwoLinks reports whether it is two strong links of a digit, also between groups.
func isTwoLinks(p *techniques.Pattern) bool {
	c := &p.Chain
	return c.As == techniques.Open && c.OneDigit && len(c.Kinds) == 2
}

// isTurbotOf reports whether it is a turbot fish of the form, as it is written.
func isTurbotOf(p *techniques.Pattern, f form) bool {
	if !isTurbot(p) {
		return false
	}
	n := p.Chain.Nodes
	return strong(p, n[0], n[1])&f.first != 0 && strong(p, n[2], n[3])&f.second != 0 &&
		p.Grid.Layout().HousesOfAll(n[1].Cells.Or(n[2].Cells))&f.weak != 0
}

// strong returns the houses in which two nodes are all places of their digit.
func strong(p *techniques.Pattern, a, b explain.Node) (hs candidates.HouseSet) {
	both := a.Cells.Or(b.Cells)
	for h := range p.Grid.Layout().HousesOfAll(both).All() {
		if p.Grid.PlacesIn(a.Digit, h).Within(both) {
			hs = hs.With(h)
		}
	}
	return hs
}

// turbot is a chain on one digit: a strong link from a to b, a weak one to c, a strong one to d.
type turbot struct {
	a, b, c, d    candidates.Cell
	first, second candidates.House // of the strong links
}

// findTurbots reports the turbot fish of a form, between each two ends the one with the
// shortest path across the board, and none between ends that a chain of an earlier form joins.
//
// Have: a house whose places for the digit are a and b, another one with c and d, and b in sight of c.
//
//	(a) if a is not the digit, b is;
//	(b) then c is not;
//	(c) then d is.
//
// Hence a or d is the digit, and no cell that sees both is.
func findTurbots(p *techniques.Pass, f form, earlier ...form) (more bool) {
	for d := range p.Changed().Digits.All() {
		firsts, seconds := p.Rooms(d).Two&f.first, p.Rooms(d).Two&f.second
		if firsts == 0 || seconds == 0 || (firsts|seconds).Len() < 2 || !p.Refutable(d) {
			continue
		}
		s := newSearch(p, d)
		for ps := s.linkPairs(f); ps.next(); {
			t, targets := s.turbot(&ps)
			if !targets.IsEmpty() && s.isShortest(&ps, t) && !s.joins(earlier, t) && !s.report(s.chainOf(t), targets) {
				return false
			}
		}
	}
	return true
}

// linkPairs is an iterator over the pairs of strong links of a form, and the ends where they may be joined.
type linkPairs struct {
	form
	firsts, seconds candidates.HouseSet // left, as partners of the house first
	first, second   candidates.House
	middle          int // 0 to 3: which two of the four ends are in the middle
}

// linkPairs returns an iterator that stands before the first pair.
func (s *search) linkPairs(f form) linkPairs {
	f.first &= s.strong
	f.second &= s.strong
	return linkPairs{form: f, firsts: f.first, middle: 3}
}

// next moves on to the next pair, or to other ends of the same one. It returns false when there is none.
func (ps *linkPairs) next() bool {
	if ps.middle < 3 {
		ps.middle++
		return true
	}
	ps.middle = 0
	for {
		var ok bool
		if ps.second, ok = ps.seconds.Next(); ok {
			return true
		}
		if ps.first, ok = ps.firsts.Next(); !ok {
			return false
		}
		// If both links may be in the same houses, each pair is visited once.
		ps.seconds = ps.form.second
		if ps.form.first == ps.form.second {
			ps.seconds = ps.firsts
		}
	}
}

// turbot returns the chain of a pair and its targets; none if there is no such
// chain, or if one of its strong links removes them. Ends in sight of each other
// close a loop, such as an X-Wing, which removes more.
func (s *search) turbot(ps *linkPairs) (t turbot, targets candidates.CellSet) {
	x, y, l := &s.ends[ps.first], &s.ends[ps.second], s.layout
	t = turbot{x[ps.middle&1], x[ps.middle&1^1], y[ps.middle>>1], y[ps.middle>>1^1], ps.first, ps.second}
	if l.HousesOf(t.b)&l.HousesOf(t.c)&ps.weak == 0 || t.b == t.c || t.a == t.d || l.Sees(t.a, t.d) {
		return t, targets
	}
	targets = s.places.And(l.Peers(t.a)).And(l.Peers(t.d))
	// What sees both ends of a strong link needs no other link.
	if targets.Within(l.Peers(t.b)) || targets.Within(l.Peers(t.c)) {
		return t, candidates.CellSet{}
	}
	return t, targets
}

// joins reports whether a chain of one of the forms leads between the same ends.
func (s *search) joins(forms []form, t turbot) bool {
	for _, f := range forms {
		for others := s.linkPairs(f); others.next(); {
			if u, targets := s.turbot(&others); !targets.IsEmpty() && candidates.Cells(u.a, u.d) == candidates.Cells(t.a, t.d) {
				return true
			}
		}
	}
	return false
}

// isShortest reports whether no other chain of the form leads between the same ends on a
// shorter path across the board, nor an earlier one on a path as short.
func (s *search) isShortest(ps *linkPairs, t turbot) bool {
	later := false
	for others := s.linkPairs(ps.form); others.next(); {
		u, targets := s.turbot(&others)
		if u == t {
			later = true
			continue
		}
		if targets.IsEmpty() || candidates.Cells(u.a, u.d) != candidates.Cells(t.a, t.d) {
			continue
		}
		if u.length() < t.length() || !later && u.length() == t.length() {
			return false
		}
	}
	return true
}

// length returns how far the eye has to go along the chain.
func (t turbot) length() int { return t.a.Distance(t.b) + t.b.Distance(t.c) + t.c.Distance(t.d) }

func (s *search) chainOf(t turbot) explain.Chain {
	return s.chain(candidates.Cells(t.a), candidates.Cells(t.b), t.first, t.c, t.d, t.second)
}

// search is the search for the patterns of one digit.
type search struct {
	pass   *techniques.Pass
	layout *candidates.Layout
	digit  candidates.Digit
	pairs  bool // empty rectangles may have two candidates in the box
	places candidates.CellSet
	// strong are the houses in which the digit has two places: the strong links. ends are these places.
	strong candidates.HouseSet
	ends   [candidates.MaxHouses][2]candidates.Cell
}

func newSearch(p *techniques.Pass, d candidates.Digit) search {
	s := search{pass: p, layout: p.Grid.Layout(), digit: d, places: p.Grid.Places(d), strong: p.Rooms(d).Two}
	for hs := s.strong; hs != 0; {
		h, _ := hs.Next()
		places := p.Grid.PlacesIn(d, h)
		a, _ := places.Next()
		s.ends[h] = [2]candidates.Cell{a, places.First()}
	}
	return s
}

// chain is the evidence that a or d holds the digit: in the first house it is
// in a or b, in the second in c or d, and b excludes c.
func (s *search) chain(a, b candidates.CellSet, first candidates.House, c, d candidates.Cell, second candidates.House) explain.Chain {
	node := func(cells candidates.CellSet) explain.Node { return explain.Node{Digit: s.digit, Cells: cells} }
	strong := func(h candidates.House) explain.Link { return explain.Link{candidates.HouseItem(s.digit, h)} }
	return explain.Chain{
		Nodes: []explain.Node{node(a), node(b), node(candidates.Cells(c)), node(candidates.Cells(d))},
		Links: []explain.Link{strong(first), nil, strong(second)},
	}
}

// report reports a pattern with its targets.
func (s *search) report(e explain.Evidence, targets candidates.CellSet) (more bool) {
	return s.pass.Report(explain.NewStep(e, explain.Removals(s.digit, targets)...))
}
