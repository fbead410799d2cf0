package singledigit

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// EmptyRectangle is a box whose places make an angle, with a strong link that continues one of its arms.
var EmptyRectangle = &techniques.Technique{
	Code: "empty-rectangle", Name: "Empty Rectangle", Aliases: []string{"er", "Rectangle Elimination"}, Family: family,
	HoDoKu: "0402", HoDoKuScore: 120, Level: techniques.Hard,
	Ladder: explain.NewLadder("the places of a digit in a box lie in one row and one column, and a line with two places leads on",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "In a box the places of a digit all lie in one row and one column, two arms of an angle; the four cells " +
			"outside of both are the empty rectangle. A line outside the box has two places for the digit, and one of them " +
			"continues one arm. The digit is removed from the cell where the line of the other arm meets the other place.",
		Why: "Suppose that the digit is not in the far arm. Then the box has it in the near arm, and the end that continues " +
			"the near arm cannot be the digit, so the other end of the line is. The digit is in the far arm or at that end " +
			"whatever happens, and a cell that sees the whole arm and the end sees it.",
		Look: "Take a digit and look for boxes where its places make an L, a T or a cross. Follow the row of such an angle " +
			"out of the box to a column with two places, one of them in that row. From the other one go back along its row " +
			"to the column of the angle: a place there is gone. Then start with the column of the angle.",
		NearMiss: "A place in the box outside the two arms. Or a box whose places all lie in one line: there is no angle, " +
			"and the line loses the digit outside the box without the help of another line. Two places in the box are an " +
			"angle as well, but two houses with two places each are a turbot fish.",
		Grid: "9...4.7.+3.+31.+5...9.+4..3...+5....83+64+24...7+51+3+8.8+3+4+6.+95767+2+3+9+4+58+1.1.+6273+9+4+3+945+1+8+2+76",
		Want: "r1c6<>2",
	},
	Find: func(p *techniques.Pass) { findRectangles(p, false) },
	Is:   isEmptyRectangle,
}

// EmptyRectangleOfPairs is an [EmptyRectangle] whose box may have two candidates
// alone. Then it is a chain of three links.
var EmptyRectangleOfPairs = EmptyRectangle.Variant(func(p *techniques.Pass) { findRectangles(p, true) })

// rectangle is an empty rectangle and a strong link that leads on from it: the places of the digit in the
// box are in two arms, the parts of a row and a column. One end of the link, a, continues the near arm. The
// digit is removed where the other end sees the line of the far arm.
type rectangle struct {
	boxLink
	far, near candidates.CellSet // may share the cell where they cross
	a, b      candidates.Cell
	targets   candidates.CellSet
}

// boxLink is a box, and a strong link with the end that is to continue an arm.
type boxLink struct {
	box, link candidates.House
	end       int // 0 or 1: which end of the link is a
}

// findRectangles reports the empty rectangles, of several links that lead to the same targets the nearest.
//
// Have: a box whose places for the digit are in a far and a near arm, and a
// line whose places are a, which sees the whole near arm, and b.
//
//	(a) if the digit is not in the far arm, it is in the near arm;
//	(b) then it is not a;
//	(c) then it is b.
//
// Hence the digit is in the far arm or b, and in no cell that sees both.
func findRectangles(p *techniques.Pass, pairs bool) {
	for d := range p.Changed().Digits.All() {
		if !p.Refutable(d) {
			continue
		}
		s := newSearch(p, d)
		s.pairs = pairs
		for bs := s.boxLinks(); s.next(&bs); {
			r := s.rectangle(bs.boxLink)
			if !r.targets.IsEmpty() && s.isNearestLink(r) && !s.report(s.chainThrough(r), r.targets) {
				return
			}
		}
	}
}

// boxLinks is an iterator over the boxes and links.
type boxLinks struct {
	boxLink
	links, boxes candidates.HouseSet // left
	all          candidates.HouseSet // boxes with enough places
}

// boxLinks returns an iterator that stands before the first of them.
func (s *search) boxLinks() boxLinks {
	l, rooms := s.layout, s.pass.Rooms(s.digit)
	lines := l.HousesOfKind(candidates.Row) | l.HousesOfKind(candidates.Column)
	tooFew := rooms.None | rooms.One
	if !s.pairs {
		tooFew |= rooms.Two
	}
	return boxLinks{boxLink: boxLink{end: 1}, links: s.strong & lines, all: l.Houses() &^ lines &^ tooFew}
}

// next moves on to the next one. It returns false when there is none.
func (s *search) next(b *boxLinks) bool {
	for {
		var ok bool
		if b.box, ok = b.boxes.Next(); ok {
			return true
		}
		if b.end++; b.end > 1 {
			if b.link, ok = b.links.Next(); !ok {
				return false
			}
			b.end = 0
		}
		along := s.places.And(s.layout.HouseCells(s.lineOfNear(b.boxLink))).Without(s.ends[b.link][b.end])
		b.boxes = s.layout.HousesOfAny(along) & b.all
	}
}

// lineOfNear returns the line that crosses the link at its end a.
func (s *search) lineOfNear(b boxLink) candidates.House {
	if a := s.ends[b.link][b.end]; b.link.Kind() == candidates.Row {
		return s.layout.ColumnOf(a)
	} else {
		return s.layout.RowOf(a)
	}
}

// rectangle returns the empty rectangle of a box and a link. It has no targets if
// there is none, or if the box or the link alone removes them.
func (s *search) rectangle(with boxLink) (r rectangle) {
	l := s.layout
	r = rectangle{boxLink: with, a: s.ends[with.link][with.end], b: s.ends[with.link][1-with.end]}
	inBox, places := l.HouseCells(with.box), s.pass.Grid.PlacesIn(s.digit, with.box)
	r.near = places.And(l.HouseCells(s.lineOfNear(with)))
	beyond := places.AndNot(r.near)
	if beyond.IsEmpty() || inBox.Has(r.a) || inBox.Has(r.b) {
		return r
	}
	// The line of the far arm runs along the link.
	farLine := l.RowOf(beyond.First())
	if with.link.Kind() == candidates.Column {
		farLine = l.ColumnOf(beyond.First())
	}
	r.far = places.And(l.HouseCells(farLine))
	if !beyond.Within(r.far) || r.near.Within(r.far) {
		return r
	}
	targets := s.places.And(l.Peers(r.b)).And(l.PeersOfAll(r.far))
	if targets.Within(l.Peers(r.a)) || targets.Within(l.PeersOfAll(r.near)) {
		return r
	}
	r.targets = targets
	return r
}

// isNearestLink reports whether no other link makes a rectangle of the same box with the same
// targets on a shorter path across the board, nor an earlier one on a path as short.
func (s *search) isNearestLink(r rectangle) bool {
	later := false
	for bs := s.boxLinks(); s.next(&bs); {
		if bs.boxLink == r.boxLink {
			later = true
			continue
		}
		if bs.box != r.box {
			continue
		}
		if q := s.rectangle(bs.boxLink); q.targets == r.targets && (q.length() < r.length() || !later && q.length() == r.length()) {
			return false
		}
	}
	return true
}

// length returns how far the eye has to go from the box along the link.
func (r rectangle) length() int { return r.near.First().Distance(r.a) + r.a.Distance(r.b) }

func (s *search) chainThrough(r rectangle) explain.Chain {
	return s.chain(r.far, r.near, r.box, r.a, r.b, r.link)
}

// isEmptyRectangle reports whether it is an angle in a box and a line with two places that goes on from one of its arms.
func isEmptyRectangle(p *techniques.Pattern) bool {
	n := p.Chain.Nodes
	return isTwoLinks(p) && (goesOn(p, n[0], n[1], n[2], n[3]) || goesOn(p, n[3], n[2], n[1], n[0]))
}

// goesOn reports whether two nodes are the arms of an angle in a box, and two others a line that goes on from the near arm.
func goesOn(p *techniques.Pattern, far, near, a, b explain.Node) bool {
	l := p.Grid.Layout()
	if strong(p, far, near)&p.Boxes == 0 || a.Cells.Len() > 1 || b.Cells.Len() > 1 ||
		l.HousesOfAll(far.Cells.Or(near.Cells))&p.Lines != 0 {
		return false
	}
	for h := range (strong(p, a, b) & p.Lines).All() {
		along, across := l.HousesOfKind(candidates.Row), l.HousesOfKind(candidates.Column)
		if h.Kind() == candidates.Column {
			along, across = across, along
		}
		if l.HousesOfAll(near.Cells.Or(a.Cells))&across != 0 && l.HousesOfAll(far.Cells)&along != 0 {
			return true
		}
	}
	return false
}
