package suppose

import "pencilmark/candidates"

// Tighten returns the refutation without lines that can be left out: tried one
// by one from the last, again and again, until each is needed.
//
// It also makes nested refutations fit the place where they stand. They were
// found on the branch as it was then; the lines drawn since may stand before
// them, and make them end sooner.
func Tighten(g *candidates.Grid, r *Refutation) *Refutation {
	rest := retracer{skip: -1}
	r, _ = rest.retrace(*g, r)
	for size := Unbounded; r.Size() < size; {
		size = r.Size()
		for i := size - 1; i >= 0; i-- {
			without := retracer{skip: i}
			if shorter, ok := without.retrace(*g, r); ok {
				r, i = shorter, min(i, shorter.Size())
			}
		}
	}
	return r
}

// retracer writes a refutation down anew, without one of its lines.
type retracer struct {
	skip int // which line to leave out, nested ones counted; -1 for none
	line int // lines read so far
}

// retrace follows the lines on the grid up to the first conflict. It leaves out
// those that say what is known by then. It reports whether there is a conflict.
func (t *retracer) retrace(g candidates.Grid, r *Refutation) (again *Refutation, ok bool) {
	again = &Refutation{Assume: r.Assume, Lines: make([]Line, 0, len(r.Lines)), Conflict: r.Conflict}
	g.Place(r.Assume.Cell(), r.Assume.Digit())
	for _, line := range r.Lines {
		n := t.line
		t.line++
		k := line.Candidate
		switch {
		case n == t.skip, line.Nested != nil && !g.Has(k), line.Nested == nil && !g.Open().Has(k.Cell()) && g.Has(k):
			if line.Nested != nil {
				t.line += line.Nested.Size()
			}
			continue
		case line.Nested != nil:
			if line.Nested, ok = t.retrace(g, line.Nested); !ok {
				return nil, false
			}
			g.Remove(k.Cell(), k.Digit())
		case g.Count(line.Because) == 0:
			again.Conflict = line.Because
			return again, true
		default:
			if line.Because, ok = reason(&g, k); !ok {
				return nil, false
			}
			g.Place(k.Cell(), k.Digit())
		}
		again.Lines = append(again.Lines, line)
	}
	return again, g.Count(again.Conflict) == 0
}

// reason returns an item that has no candidate left but k; ok is false if there
// is none. A line without which the candidate is still a single for some other
// reason is not needed.
func reason(g *candidates.Grid, k candidates.Candidate) (i candidates.Item, ok bool) {
	if !g.Has(k) {
		return 0, false
	}
	if i = candidates.CellItem(k.Cell()); g.Count(i) == 1 {
		return i, true
	}
	for h := range g.Layout().HousesOf(k.Cell()).All() {
		if i = candidates.HouseItem(k.Digit(), h); g.Count(i) == 1 {
			return i, true
		}
	}
	return 0, false
}
