package suppose

import (
	"slices"

	"pencilmark/candidates"
)

// Tighten returns the refutation without lines that can be left out: tried one
// by one from the last, again and again, until each is needed.
//
// It also makes nested refutations fit the place where they stand. They were found on the
// branch as it was then; the lines drawn since may stand before them, and make them end sooner.
// What in one of them does not rest on its own supposition comes before it, once for all that need it.
func Tighten(g *candidates.Grid, r *Refutation) *Refutation {
	t := retracer{reason: anyReason}
	return t.bringForward(g, t.tighten(g, t.bringOut(*g, r)))
}

// Renew returns the refutation with shorter nested ones, where there are some by placements alone. A branch was at
// another point when it found them: they may rest on less than the lines that stand before them now.
func Renew(g *candidates.Grid, r *Refutation) *Refutation {
	var s Stack
	before := *g
	before.Place(r.Assume.Cell(), r.Assume.Digit())
	renewed := *r
	renewed.Lines = slices.Clone(r.Lines)
	for i := range renewed.Lines {
		line := &renewed.Lines[i]
		if line.Nested != nil {
			s.Reset(&before, Net)
			s.Push(line.Candidate, line.Nested.Cost()).Run()
			if again, _ := s.Pop(); again != nil && again.Length() < line.Nested.Length() {
				line.Nested = again
			}
		}
		line.strike(&before)
	}
	return Tighten(g, &renewed)
}

// bringOut returns the refutation with each line of a nested one before that, if it holds there as well.
func (t *retracer) bringOut(g candidates.Grid, r *Refutation) *Refutation {
	if !slices.ContainsFunc(r.Lines, func(line Line) bool { return line.Nested != nil }) {
		return r
	}
	out := &Refutation{Assume: r.Assume, Lines: make([]Line, 0, len(r.Lines)), Conflict: r.Conflict}
	g.Place(r.Assume.Cell(), r.Assume.Digit())
	for _, line := range r.Lines {
		if line.Nested != nil {
			line.Nested = t.bringOut(g, line.Nested)
			inner := *line.Nested
			inner.Lines = nil
			for _, x := range line.Nested.Lines {
				if !t.draw(&g, x) {
					inner.Lines = append(inner.Lines, x)
				} else {
					out.Lines = append(out.Lines, x)
				}
			}
			line.Nested = &inner
		}
		out.Lines = append(out.Lines, line)
		line.strike(&g)
	}
	return out
}

// draw does what a line does on a grid, and reports whether it holds there: a nested refutation is not looked at.
func (t *retracer) draw(g *candidates.Grid, line Line) bool {
	switch line.kind() {
	case removal:
		return false
	case pattern:
		if !line.Pattern.isOn(g) {
			return false
		}
	default:
		if _, ok := t.reason(g, line); !ok {
			return false
		}
	}
	line.strike(g)
	return true
}

// strike does on the grid what the line says.
func (l *Line) strike(g *candidates.Grid) {
	if l.kind() == placement {
		g.Place(l.Candidate.Cell(), l.Candidate.Digit())
		return
	}
	for _, k := range l.removed() {
		if isOpen(g, k) {
			g.Remove(k.Cell(), k.Digit())
		}
	}
}

// bringForward moves placements to where a sum leaves their cell nothing else, if that changes no other line.
func (t retracer) bringForward(g *candidates.Grid, r *Refutation) *Refutation {
	for i := 0; i < len(r.Lines); i++ {
		p := r.Lines[i].Pattern
		if p == nil || p.Sum == nil {
			continue
		}
		j := slices.IndexFunc(r.Lines, func(x Line) bool {
			return x.kind() == placement && x.Candidate.Cell() == p.Strikes[0].Cell()
		})
		if j < i+2 {
			continue
		}
		moved := *r
		moved.Lines = slices.Insert(slices.Delete(slices.Clone(r.Lines), j, j+1), i+1, r.Lines[j])
		again := &Refutation{}
		t.skips, t.line, t.keep = nil, 0, false
		t.sizes = moved.appendSizes(t.sizes[:0])
		if t.retrace(*g, &moved, again, false) && len(again.Lines) == len(r.Lines) {
			r = again
		}
	}
	return r
}

// retracer follows the lines of a refutation again, and writes it down anew.
type retracer struct {
	// reason returns an item that has no candidate left but that of the line; ok is false if there is none.
	// A line without which the candidate is still a single for some other reason is not needed.
	reason func(g *candidates.Grid, line Line) (i candidates.Item, ok bool)
	// goal is what the lines strike, if they are to strike something.
	goal    candidates.Candidate
	hasGoal bool

	skips  []bool            // which lines to leave out, nested ones counted; nil for none
	line   int               // lines read so far
	sizes  []int             // how many lines are nested in each
	before []candidates.Grid // what each line finds, if it is kept
	keep   bool              // whether it is
}

func (t retracer) tighten(g *candidates.Grid, r *Refutation) *Refutation {
	r, ok := t.again(g, r)
	for size := Unbounded; ok && r.Size() < size; r, ok = t.again(g, r) {
		size = r.Size()
		t.skips = make([]bool, size)
		for i := size - 1; i >= 0; i-- {
			t.skips[i] = true
			t.skips[i] = t.spares(i, r, 0, t.hasGoal)
		}
	}
	return r
}

// again returns the refutation without the lines to leave out, which it must spare, and keeps what its lines find.
func (t *retracer) again(g *candidates.Grid, r *Refutation) (again *Refutation, ok bool) {
	t.line, t.keep = 0, false
	t.sizes = r.appendSizes(t.sizes[:0])
	again = &Refutation{}
	if !t.retrace(*g, r, again, t.hasGoal) {
		return r, false
	}
	t.skips, t.line, t.keep = nil, 0, true
	t.sizes = again.appendSizes(t.sizes[:0])
	t.before = slices.Grow(t.before[:0], len(t.sizes))[:len(t.sizes)]
	return again, t.retrace(*g, again, nil, t.hasGoal)
}

// appendSizes appends for each line of the refutation, nested ones counted, how many are nested in it.
func (r *Refutation) appendSizes(sizes []int) []int {
	for _, line := range r.Lines {
		at := len(sizes)
		if sizes = append(sizes, 0); line.Nested != nil {
			sizes = line.Nested.appendSizes(sizes)
			sizes[at] = len(sizes) - at - 1
		}
	}
	return sizes
}

// spares reports whether the refutation, whose lines have numbers from n on, holds
// without line i and those after it that are left out already. Most lines are needed, so most of the time is spent here.
//
// Have: before line i nothing changes. If it is nested, and the nested refutation
// holds without it, nothing changes after that either.
func (t *retracer) spares(i int, r *Refutation, n int, hasGoal bool) bool {
	for j, line := range r.Lines {
		if i == n {
			t.line, t.keep = n, false
			g := t.before[i]
			return t.follow(&g, r, j, nil, hasGoal)
		}
		size := t.sizes[n]
		n++
		if i < n+size {
			return t.spares(i, line.Nested, n, false)
		}
		n += size
	}
	return false
}

// retrace supposes what the refutation does and follows its lines.
func (t *retracer) retrace(g candidates.Grid, r, again *Refutation, hasGoal bool) (ok bool) {
	if again != nil {
		*again = Refutation{Assume: r.Assume, Lines: make([]Line, 0, len(r.Lines)), Conflict: r.Conflict}
	}
	g.Place(r.Assume.Cell(), r.Assume.Digit())
	return t.follow(&g, r, 0, again, hasGoal)
}

// follow follows the lines, but for the first few, on the grid up to the first conflict, or to
// the goal. It leaves out those that say what is known by then, and reports whether the others
// lead there. It writes them down in again, unless that is nil.
func (t *retracer) follow(g *candidates.Grid, r *Refutation, first int, again *Refutation, hasGoal bool) (ok bool) {
	for _, line := range r.Lines[first:] {
		n := t.line
		t.line++
		switch {
		case t.skips != nil && t.skips[n], line.says(g):
			t.line += t.sizes[n]
			continue
		case t.keep:
			t.before[n] = *g
		}
		switch {
		case line.Pattern != nil:
			if !line.Pattern.isOn(g) {
				return false
			}
			if again != nil {
				line.Pattern = line.Pattern.left(g)
				line.Candidate = line.Pattern.Strikes[0]
			}
			line.strike(g)
		case line.Nested != nil:
			var nested *Refutation
			if again != nil {
				nested = new(Refutation)
			}
			if !t.retrace(*g, line.Nested, nested, false) {
				return false
			}
			t.line = n + 1 + t.sizes[n] // it may have ended sooner
			line.strike(g)
			line.Nested = nested
		case g.Count(line.Because) == 0 && !hasGoal:
			if again != nil {
				again.Conflict = line.Because
			}
			return true
		default:
			if line.Because, ok = t.reason(g, line); !ok {
				return false
			}
			line.strike(g)
		}
		if again == nil {
			continue
		}
		again.Lines = append(again.Lines, line)
		if c, empty := emptyCell(g); empty && !hasGoal { // what a clue strikes may lead there sooner
			again.Conflict = candidates.CellItem(c)
			return true
		}
	}
	if hasGoal {
		return !g.Has(t.goal)
	}
	return g.Count(r.Conflict) == 0
}

// emptyCell returns a cell that a board with clues has left no candidate.
func emptyCell(g *candidates.Grid) (c candidates.Cell, ok bool) {
	if len(g.Layout().Clues()) == 0 {
		return 0, false
	}
	for c := range g.Open().All() {
		if g.Candidates(c) == 0 {
			return c, true
		}
	}
	return 0, false
}

// says reports whether the grid says already what the line does.
func (l *Line) says(g *candidates.Grid) bool {
	switch k := l.Candidate; l.kind() {
	case pattern:
		return !slices.ContainsFunc(l.Pattern.Strikes, func(k candidates.Candidate) bool { return isOpen(g, k) })
	case removal:
		return !g.Has(k)
	default:
		return !g.Open().Has(k.Cell()) && g.Has(k)
	}
}

// anyReason returns the first item there is.
func anyReason(g *candidates.Grid, line Line) (i candidates.Item, ok bool) {
	k := line.Candidate
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

// sameReason insists on the item that the line gives.
func sameReason(g *candidates.Grid, line Line) (i candidates.Item, ok bool) {
	return line.Because, g.Has(line.Candidate) && g.Count(line.Because) == 1
}
