package singledigit

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// form says which turbot fish a technique is about: the houses that its first
// and its second strong link may be in, and those of the weak link between
// them.
type form struct{ first, second, weak candidates.HouseSet }

// turbot is a chain on one digit: a strong link from a to b, a weak one to c, a
// strong one to d.
type turbot struct {
	a, b, c, d    candidates.Cell
	first, second candidates.House // of the strong links
}

// findTurbots reports the turbot fish of a form, the nearest way between each
// two ends.
//
// Have: a house whose places for the digit are a and b, another one with c and
// d, and b in sight of c.
//
//	(a) if a is not the digit, b is;
//	(b) then c is not;
//	(c) then d is.
//
// Hence a or d is the digit, and no cell that sees both is.
func findTurbots(p *techniques.Pass, f form) (more bool) {
	for d := range p.Changed().Digits.All() {
		firsts, seconds := p.Rooms(d).Two&f.first, p.Rooms(d).Two&f.second
		if firsts == 0 || seconds == 0 || (firsts|seconds).Len() < 2 || !p.Refutable(d) {
			continue
		}
		s := newSearch(p, d)
		for w := s.ways(f); w.next(); {
			t, targets := s.turbot(&w)
			if !targets.IsEmpty() && s.isNearest(&w, t) && !s.report(s.chainOf(t), targets) {
				return false
			}
		}
	}
	return true
}

// ways goes through the ways to put two strong links of a form together.
type ways struct {
	form
	firsts, seconds candidates.HouseSet // left, as partners of the house first
	first, second   candidates.House
	middle          int // 0 to 3: which two of the four ends are in the middle
}

// ways returns an iterator that stands before the first way.
func (s *search) ways(f form) ways {
	f.first &= s.strong
	f.second &= s.strong
	return ways{form: f, firsts: f.first, middle: 3}
}

// next moves on to the next way. It returns false when there is none.
func (w *ways) next() bool {
	if w.middle < 3 {
		w.middle++
		return true
	}
	w.middle = 0
	for {
		var ok bool
		if w.second, ok = w.seconds.Next(); ok {
			return true
		}
		if w.first, ok = w.firsts.Next(); !ok {
			return false
		}
		// Where both links may be in the same houses each pair comes once.
		w.seconds = w.form.second
		if w.form.first == w.form.second {
			w.seconds = w.firsts
		}
	}
}

// turbot returns the chain of a way and its targets; none if there is no such
// chain, or if one of its strong links does it all. Ends in sight of each other
// close a loop, an X-Wing or its like, which removes more.
func (s *search) turbot(w *ways) (t turbot, targets candidates.CellSet) {
	x, y, l := &s.ends[w.first], &s.ends[w.second], s.layout
	t = turbot{x[w.middle&1], x[w.middle&1^1], y[w.middle>>1], y[w.middle>>1^1], w.first, w.second}
	if l.HousesOf(t.b)&l.HousesOf(t.c)&w.weak == 0 || t.b == t.c || t.a == t.d || l.Sees(t.a, t.d) {
		return t, targets
	}
	targets = s.places.And(l.Peers(t.a)).And(l.Peers(t.d))
	// What sees both ends of a strong link needs no other link.
	if targets.Within(l.Peers(t.b)) || targets.Within(l.Peers(t.c)) {
		return t, candidates.CellSet{}
	}
	return t, targets
}

// isNearest reports whether no other way of the form leads between the same
// ends on a shorter path across the board, nor an earlier one on a path as
// short.
func (s *search) isNearest(w *ways, t turbot) bool {
	later := false
	for v := s.ways(w.form); v.next(); {
		u, targets := s.turbot(&v)
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
func (t turbot) length() int {
	return t.a.Distance(t.b) + t.b.Distance(t.c) + t.c.Distance(t.d)
}

func (s *search) chainOf(t turbot) explain.Chain {
	return s.chain(candidates.Cells(t.a), candidates.Cells(t.b), t.first, t.c, t.d, t.second)
}
