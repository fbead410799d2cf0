package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// leaves tells what is left, with what lines have placed where the reader sees that it is not elsewhere. What follows
// from the line before alone needs no more.
func (t *argumentTeller) leaves(n int, from []int, what say.Sentence) []say.Sentence {
	placed, inCells, others := t.placements(n, from)
	if len(placed)+len(inCells) == 0 || len(from) == 1 && from[0] == n-1 {
		return t.follows(n, from, what)
	}
	reasons := append(t.inHouses(n, placed), inCells...)
	if short := say.SoLeft(reasons, what); len(others) == 0 && !say.TooLong(t.Sentences(short)) {
		return one(short)
	}
	told, others := t.seen(n, from)
	if len(others) == 0 {
		return append(told, say.So(one(what)))
	}
	return append(told, t.by(what, others)...)
}

// seen tells in sentences of their own what lines have placed where the reader sees what goes, and returns the other lines.
func (t *argumentTeller) seen(n int, from []int) (told []say.Sentence, others []int) {
	placed, inCells, others := t.placements(n, from)
	if reasons := append(t.inHouses(n, placed), inCells...); len(reasons) > 0 {
		for _, batch := range batches(t.Words, reasons) {
			told = append(told, say.States(batch))
		}
	}
	return told, others
}

// placement is a line that says where a digit is, as the reader of another line sees it.
type placement struct {
	line   int
	digit  candidates.Digit
	cells  candidates.CellSet
	houses candidates.HouseSet // in each of which one sees all that the other line loses by it
}

// placements returns those of some lines that place digits, tells what they place in cells of which something is left, and
// returns the other ones.
func (t *argumentTeller) placements(n int, from []int) (placed []placement, inCells []say.Sentence, others []int) {
	all := t.lines.Cells(t.Layout, n, 0)
	if t.lines[n-1].Rule == explain.RuleRest {
		from, others = from[1:], append(others, from[0])
	}
	for _, f := range from {
		p := placement{line: f}
		claim := t.lines[f-1].Claim
		cells, digits := explain.CellsAndDigits(claim.Of)
		if c, ok := cells.Single(); ok && claim.Some && all.Has(c) {
			inCells = append(inCells, t.numbered(n, f, say.CellHolds(c, digits)))
			continue
		}
		if d, ok := digits.Single(); ok && claim.Some {
			p.digit, p.cells = d, cells
			of := t.lines.Cells(t.Layout, n, d)
			for h := range t.Layout.HousesOfAll(cells).All() {
				if out := t.Layout.PeersOfAll(cells).And(of); !out.IsEmpty() && out.Within(t.Layout.HouseCells(h)) {
					p.houses = p.houses.With(h)
				}
			}
		}
		if p.houses == 0 {
			others = append(others, f)
		} else {
			placed = append(placed, p)
		}
	}
	slices.Sort(others)
	return placed, inCells, others
}

// inHouses tells which houses have digits: those first that have most of them. Several of one kind that have the same digit
// are told at once.
func (t *argumentTeller) inHouses(n int, all []placement) (told []say.Sentence) {
	const several = 3
	const most = 5 // in a sentence that can be read
	if alike := t.alike(all); len(alike) >= several {
		alike = alike[:min(len(alike), most)]
		var at []say.Sentence
		var houses candidates.HouseSet
		for _, p := range alike {
			houses |= p.houses
			at = append(at, t.numbered(n, p.line, say.TheirAt(p.cells)))
		}
		told = append(told, say.HousesHave(houses, alike[0].digit, at))
		all = slices.DeleteFunc(all, func(p placement) bool {
			return slices.ContainsFunc(alike, func(told placement) bool { return told.line == p.line })
		})
	}
	var named candidates.Digit // with the house before
	for len(all) > 0 {
		var house candidates.House
		var here []placement
		for _, p := range all {
			for h := range p.houses.All() {
				has := slices.DeleteFunc(slices.Clone(all), func(p placement) bool { return !p.houses.Has(h) })
				if len(has) > len(here) {
					house, here = h, has
				}
			}
		}
		all = slices.DeleteFunc(all, func(p placement) bool { return p.houses.Has(house) })
		if first := here[0]; len(here) == 1 && first.digit == named {
			told = append(told, t.numbered(n, first.line, say.HasToo(house, first.cells)))
			continue
		}
		for some := range slices.Chunk(here, several) {
			var its []say.Sentence
			for _, p := range some {
				its = append(its, t.numbered(n, p.line, say.ItsAt(p.digit, p.cells)))
				named = p.digit
			}
			told = append(told, say.HouseHas(house, its))
		}
	}
	return told
}

// alike returns placements of one digit, each in another house of one kind, in the order of the houses: the most there are.
func (t *argumentTeller) alike(all []placement) (most []placement) {
	for _, p := range all {
		for h := range p.houses.All() {
			var some []placement
			for other := range t.Layout.HousesOfKind(h.Kind()).All() {
				i := slices.IndexFunc(all, func(q placement) bool { return q.digit == p.digit && q.houses.Has(other) })
				if i >= 0 && !slices.ContainsFunc(some, func(q placement) bool { return q.line == all[i].line }) {
					one := all[i]
					one.houses = candidates.Houses(other)
					some = append(some, one)
				}
			}
			if len(some) > len(most) {
				most = some
			}
		}
	}
	return most
}

// numbered names a line by its number, unless it is the one just before line n.
func (t *argumentTeller) numbered(n, line int, what say.Sentence) say.Sentence {
	if line == n-1 {
		return what
	}
	return say.Numbered(what, say.Lines{line})
}
