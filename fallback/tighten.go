package fallback

import "pencilmark/candidates"

// tighten returns the refutation without the lines that can be left out, tried
// one by one from the last.
//
// It also makes nested refutations fit the place where they stand. They were
// found on the branch as it was then; the lines drawn since may stand before
// them, and make them end sooner.
func tighten(g *candidates.Grid, r *Refutation) *Refutation {
	rest := retracer{skip: -1}
	r, _ = rest.retrace(*g, r)
	for i := r.Size() - 1; i >= 0; i-- {
		without := retracer{skip: i}
		if shorter, ok := without.retrace(*g, r); ok {
			r, i = shorter, min(i, shorter.Size())
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
	again = &Refutation{Assume: r.Assume, Conflict: r.Conflict}
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
		case g.Count(line.Because) > 1:
			return nil, false
		default:
			g.Place(k.Cell(), k.Digit())
		}
		again.Lines = append(again.Lines, line)
	}
	return again, g.Count(again.Conflict) == 0
}
