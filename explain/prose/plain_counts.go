package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// onceEach says why none of the digits of some cells can be there twice. The digits are those of links, of
// which one is true at most. Nothing is said of cells that share a house.
func (t *plainTeller) onceEach(cells candidates.CellSet, links [][]candidates.Candidate) string {
	if t.layout.HousesOfAll(cells) != 0 {
		return ""
	}
	var parts []string
	var told, most candidates.DigitSet
	for {
		var in candidates.House
		most = 0
		for hs := t.layout.HousesOfAny(cells); hs != 0; {
			h, _ := hs.Next()
			var here candidates.DigitSet
			for _, link := range links {
				if at, d := cellsAndDigits(link); at.Within(t.layout.HouseCells(h)) {
					here |= d &^ told
				}
			}
			if here.Len() > most.Len() {
				most, in = here, h
			}
		}
		if most == 0 {
			break
		}
		told |= most
		parts = append(parts, t.sayf(choose(most.Len(), "%s is only in %s", "%s are only in %s"), most, in))
	}
	if told.Len() < len(links) {
		return ""
	}
	return paragraph(inClauses("No digit can be there twice: ", parts, "Also ")...)
}

// rooms says which houses need a digit, and, in sentences of their own, which have room for it, one each.
// There is nothing to say of houses that one place could serve at once, or without a house for each link.
func (t *plainTeller) rooms(d candidates.Digit, line *explain.Line) (needs, rooms string) {
	var base, used, kind candidates.HouseSet
	var names, parts []string
	for _, item := range line.Needs {
		_, h, ok := item.House()
		if !ok || base.Has(h) {
			return "", ""
		}
		base = base.With(h)
		names = append(names, t.houseName(t.layout, h))
	}
	for _, link := range line.Links {
		cells, _ := cellsAndDigits(link)
		for left := cells; !left.IsEmpty(); {
			if c, _ := left.Next(); (t.layout.HousesOf(c) & base).Len() > 1 {
				return "", ""
			}
		}
		where := "at "
		if cells.Len() > 1 {
			hs := t.layout.HousesOfAll(cells) &^ base &^ used
			if hs == 0 {
				return "", ""
			}
			if like := hs & kind; like != 0 {
				hs = like
			}
			used, kind = used.With(hs.First()), t.layout.HousesOfKind(hs.First().Kind())
			where = t.sayf("in %s (", hs.First())
		}
		parts = append(parts, "one "+where+t.sayf("%s", anyCell{cells})+choose(cells.Len(), "", ")"))
	}
	lacking := base.Len() - len(parts)
	lead := " There is room only for "
	for few := 4; len(parts) > 0; lead = " Also for " {
		some := min(few, len(parts))
		rooms += lead + list(parts[:some], "and") + "."
		parts = parts[some:]
	}
	if lacking > 0 {
		rooms += " That is " + count(lacking).String() + " too few."
	}
	who := list(names, "and")
	if !mixed(base) {
		who = t.sayf("%s", base)
	}
	return who + choose(base.Len(), " needs ", " need ") + article(d) + choose(base.Len(), "", " each"), rooms
}
