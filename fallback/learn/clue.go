package learn

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// clue adds what a clue means, from its definition. If it does not count, that is only what it does not allow of up to three
// cells.
func (f *formula) clue(c *candidates.Clue, counts bool) {
	text := "clue " + c.String()
	first := len(f.lines)
	if c.Kind.Relations != nil {
		f.relations(c.Kind.Relations(f.layout, c))
	}
	var readings []candidates.Reading
	if c.Kind.Readings != nil && counts {
		readings = c.Kind.Readings(f.layout, c)
	}
	for i := range readings {
		f.reading(&readings[i])
	}
	if len(readings) == 0 && c.Kind.Sums != nil && counts { // which say all of it
		for _, s := range c.Kind.Sums(f.layout, c) {
			f.sum(s, "")
		}
	}
	if len(f.lines) == first {
		return // its houses say all
	}
	f.lines[first].comment = text
}

// relations adds relations between one, two or three cells. Pairs of candidates that all exclude one another are one
// line.
func (f *formula) relations(all []candidates.Relation) {
	excluded := map[variable][]variable{}
	var singles, threes [][]literal
	for _, r := range all {
		tuples(f.layout, r, func(ds []candidates.Digit) {
			var vs []variable
			for i, c := range r.Cells {
				vs = append(vs, f.of[candidates.Of(c, ds[i])])
			}
			switch len(vs) {
			case 1:
				singles = append(singles, []literal{isFalse(vs[0])})
			case 2:
				excluded[vs[0]] = append(excluded[vs[0]], vs[1])
				excluded[vs[1]] = append(excluded[vs[1]], vs[0])
			default:
				threes = append(threes, []literal{isFalse(vs[0]), isFalse(vs[1]), isFalse(vs[2])})
			}
		})
	}
	for _, xs := range singles {
		f.clauseOf("", xs...)
	}
	f.cliques(excluded)
	for _, xs := range threes {
		f.clauseOf("", xs...)
	}
}

// tuples calls yield with what a relation does not allow, the digits of its cells.
func tuples(l *candidates.Layout, r candidates.Relation, yield func([]candidates.Digit)) {
	ds := make([]candidates.Digit, len(r.Cells))
	var next func(i int)
	next = func(i int) {
		if i == len(ds) {
			if !r.Allows(ds...) {
				yield(ds)
			}
			return
		}
		for d := range l.Digits().All() {
			ds[i] = d
			next(i + 1)
		}
	}
	next(0)
}

// cliques adds that of variables which exclude one another one is true at most.
func (f *formula) cliques(excluded map[variable][]variable) {
	var order []variable
	known := map[[2]variable]bool{}
	for v, others := range excluded {
		order = append(order, v)
		for _, w := range others {
			known[[2]variable{v, w}] = true
		}
	}
	slices.Sort(order)
	byCells := map[candidates.CellSet]*support{}
	var supports []*support
	done := map[[2]variable]bool{}
	for _, v := range order {
		slices.Sort(excluded[v])
		for _, w := range excluded[v] {
			if w < v || done[[2]variable{v, w}] {
				continue
			}
			clique := []variable{v, w}
			for _, x := range excluded[v] {
				if x > w && !slices.ContainsFunc(clique, func(y variable) bool { return !known[[2]variable{x, y}] }) {
					clique = append(clique, x)
				}
			}
			for i, x := range clique {
				for _, y := range clique[:i] {
					done[[2]variable{x, y}], done[[2]variable{y, x}] = true, true
				}
			}
			n := f.mostOne(clique, "")
			if cells, d, ok := f.alike(clique); ok && len(clique) > 2 {
				s := byCells[cells]
				if s == nil {
					s = &support{cells: cells}
					byCells[cells] = s
					supports = append(supports, s)
				}
				s.number[d-1] = n
			}
		}
	}
	for _, s := range supports {
		if !slices.Contains(s.number[:f.layout.Size()], 0) {
			f.supports = append(f.supports, *s)
		}
	}
}

// alike returns the cells and the digit of candidates of one digit.
func (f *formula) alike(vs []variable) (cells candidates.CellSet, d candidates.Digit, ok bool) {
	size := variable(f.layout.Size())
	all := slices.Collect(f.layout.Cells().All())
	for _, v := range vs {
		// Have: variables of candidates come first, cell by cell.
		if v%size != vs[0]%size {
			return cells, 0, false
		}
		cells = cells.With(all[v/size])
	}
	return cells, candidates.Digit(vs[0]%size) + 1, true
}

// reading adds what a clue means that is no sum, as an automaton that reads its cells one after the other: after each
// of them it is in one state, and a state and a digit say which is next. The last state is one in which the clue is kept.
func (f *formula) reading(r *candidates.Reading) {
	const from = 0
	states := map[int]variable{}
	for i := range len(r.Cells) + 1 {
		if i == 0 {
			states[from] = -1 // it is in that state
			continue
		}
		c := r.Cells[i-1]
		type step struct {
			n  int
			d  candidates.Digit
			to int
			ok bool
		}
		var steps []step
		var after []int
		for _, n := range sorted(states) {
			for d := range f.layout.Digits().All() {
				to, ok := n, true
				if n != candidates.Kept {
					to, ok = r.Next(i-1, n, d)
				}
				if ok && i == len(r.Cells) && to != candidates.Kept && !r.Ends(to) {
					ok = false
				}
				steps = append(steps, step{n, d, to, ok})
				if ok {
					after = append(after, to)
				}
			}
		}
		slices.Sort(after)
		after = slices.Compact(after)
		next := map[int]variable{}
		var vs []variable
		for _, n := range after {
			next[n] = f.variable(fmt.Sprintf("s%d_%d_%d", len(f.lines), i, len(vs)))
			vs = append(vs, next[n])
		}
		if len(vs) > 0 {
			f.one(vs, "")
		}
		for _, s := range steps {
			var xs []literal
			if v := states[s.n]; v >= 0 {
				xs = append(xs, isFalse(v))
			}
			xs = append(xs, isFalse(f.of[candidates.Of(c, s.d)]))
			if s.ok {
				xs = append(xs, isTrue(next[s.to]))
			}
			f.clauseOf("", xs...)
		}
		states = next
	}
}

func sorted(states map[int]variable) (ns []int) {
	for n := range states {
		ns = append(ns, n)
	}
	slices.Sort(ns)
	return ns
}
