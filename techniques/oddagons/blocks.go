package oddagons

import (
	"pencilmark/candidates"
	"pencilmark/techniques"
)

// A tridagon is numCells cells, three in each of numBoxes boxes.
const (
	numBoxes = 4
	numCells = 3 * numBoxes
)

// corners is boxes at the corners of a rectangle: the second has the rows of the first, the third its
// columns, and the last the columns of the second and the rows of the third.
type corners [numBoxes]candidates.House

// maxCorners is how many rectangles of boxes there are at most: of three rows and
// three columns of boxes two each.
const maxCorners = 9

// blocks is the search for tridagons: cells of three digits in four boxes.
type blocks struct {
	pass  *techniques.Pass
	set   candidates.DigitSet
	pool  candidates.CellSet // the cells that have two of the digits or all
	cells [numCells]candidates.Cell
	known []guards // of the steps reported
}

// findTridagons reports the tridagons, of those with the same guardians one.
//
// Have: four boxes at the corners of a rectangle, in each of them three cells of different rows and
// columns, and the guardians, the candidates of the cells beside three digits.
//
//	(a) if no guardian is true, each box has the three digits in its cells;
//	(b) no such filling keeps to the rules: all of them have been tried.
//
// Hence some guardian is true. If there is one only, it is placed; what excludes all of them is false.
func findTridagons(p *techniques.Pass) {
	l := p.Grid.Layout()
	var memory [maxCorners]corners
	all := memory[:rectangles(l, &memory)]
	for a := range l.Digits().All() {
		for b := a + 1; l.Digits().Has(b); b++ {
			for c := b + 1; l.Digits().Has(c); c++ {
				pa, pb, pc := p.Grid.Places(a), p.Grid.Places(b), p.Grid.Places(c)
				s := blocks{pass: p, set: candidates.Digits(a, b, c), pool: pa.And(pb).Or(pa.And(pc)).Or(pb.And(pc))}
				if s.pool.Len() < numCells {
					continue
				}
				for i := range all {
					if !s.extend(&all[i], 0, guards{}) {
						return
					}
				}
			}
		}
	}
}

// rectangles lists the boxes at the corners of rectangles, each of them with
// three rows and three columns. It returns their number.
func rectangles(l *candidates.Layout, into *[maxCorners]corners) (n int) {
	var rows, columns [candidates.MaxHouses]candidates.HouseSet
	var boxes candidates.HouseSet
	for hs := l.HousesOfKind(candidates.Box); hs != 0; {
		h, _ := hs.Next()
		for cells := l.HouseCells(h); !cells.IsEmpty(); {
			c, _ := cells.Next()
			rows[h], columns[h] = rows[h].With(l.RowOf(c)), columns[h].With(l.ColumnOf(c))
		}
		if rows[h].Len() == 3 && columns[h].Len() == 3 {
			boxes = boxes.With(h)
		}
	}
	for later := boxes; later != 0; {
		first, _ := later.Next()
		for seconds := later; seconds != 0; {
			second, _ := seconds.Next()
			for thirds := later; rows[second] == rows[first] && thirds != 0; {
				third, _ := thirds.Next()
				for lasts := later; columns[third] == columns[first] && lasts != 0; {
					last, _ := lasts.Next()
					if rows[last] == rows[third] && columns[last] == columns[second] && n < maxCorners {
						into[n] = corners{first, second, third, last}
						n++
					}
				}
			}
		}
	}
	return n
}

// extend makes each cell that fits cell n of the pattern and goes on to the next.
func (s *blocks) extend(boxes *corners, n int, sum guards) (more bool) {
	if n == numCells {
		return s.report(sum)
	}
	g, l := s.pass.Grid, s.pass.Grid.Layout()
	free := s.pool.And(l.HouseCells(boxes[n/3]))
	for i := n - n%3; i < n; i++ {
		// The cells of a box are in different lines, the first one first.
		c := s.cells[i]
		free = free.AndNot(l.HouseCells(l.RowOf(c))).AndNot(l.HouseCells(l.ColumnOf(c)))
	}
	if free.Len() < 3-n%3 {
		return true
	}
	for c, ok := free.Next(); ok; c, ok = free.Next() {
		if n%3 > 0 && c < s.cells[n-1] {
			continue
		}
		longer, ok := sum.with(g, c, s.set)
		s.cells[n] = c
		if ok && !s.extend(boxes, n+1, longer) {
			return false
		}
	}
	return true
}

// report reports the cells if nobody can fill them, and a proof needs all of them.
func (s *blocks) report(sum guards) (more bool) {
	if sum.cells.IsEmpty() || s.fillable(0, &filling{}) {
		return true
	}
	alone, ok := sum.alone()
	for _, c := range s.cells {
		if c == alone && ok {
			continue
		}
		// Have: if the cells can be filled without c, some effect needs its item,
		// in a cell with all guardians the one on the digit that fills it then.
		if !s.fillable(0, &filling{without: c, skips: true}) {
			return true
		}
	}
	if !sum.fresh(&s.known) {
		return true
	}
	return s.pass.Report(sum.step(s.pass.Grid, candidates.Cells(s.cells[:]...), s.set))
}

// filling is digits of the first cells of a pattern, of all but one if it skips that one.
type filling struct {
	digits  [numCells]candidates.Digit
	without candidates.Cell
	skips   bool
}

// fillable reports whether the cells from n on can be filled as well.
func (s *blocks) fillable(n int, f *filling) bool {
	if n == numCells {
		return true
	}
	c := s.cells[n]
	if f.skips && c == f.without {
		return s.fillable(n+1, f)
	}
	left := s.pass.Grid.Candidates(c) & s.set
	for i := range n {
		if (!f.skips || s.cells[i] != f.without) && s.pass.Grid.Layout().Sees(c, s.cells[i]) {
			left = left.Without(f.digits[i])
		}
	}
	for d, ok := left.Next(); ok; d, ok = left.Next() {
		f.digits[n] = d
		if s.fillable(n+1, f) {
			return true
		}
	}
	return false
}
