package cluestest

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
)

// Fill fills the open cells of a board, with digits tried in an order of the numbers from 0, and yields what it finds.
func Fill(l *candidates.Layout, f candidates.Filling, order []int, yield func(candidates.Filling) bool) bool {
	for c := range l.Cells().All() {
		if f[c] != 0 {
			continue
		}
		for _, d := range order {
			clash := false
			for p := range l.Peers(c).All() {
				clash = clash || f[p] == candidates.Digit(d+1)
			}
			if clash {
				continue
			}
			next := f
			next[c] = candidates.Digit(d + 1)
			if !Fill(l, next, order, yield) {
				return false
			}
		}
		return true
	}
	return yield(f)
}

// Counting returns a board with clues that count of all kinds, and a filling that keeps them.
func Counting(rnd *rand.Rand, plain *candidates.Layout) (l *candidates.Layout, solution candidates.Filling) {
	solution = Random(rnd, plain)
	l = plain
	m := setter{rnd, plain.Size(), &solution}
	for tries := 0; len(l.Clues()) < 6 && tries < 2000; tries++ {
		if with, err := add(l, m.clue()); err == nil && Keeps(with, &solution) {
			l = with
		}
	}
	return l, solution
}

// Random returns a filling of a board.
func Random(rnd *rand.Rand, l *candidates.Layout) (f candidates.Filling) {
	var first candidates.Filling // a row at random, then what comes
	for i, d := range rnd.Perm(l.Size()) {
		first[candidates.At(1, i+1)] = candidates.Digit(d + 1)
	}
	Fill(l, first, rnd.Perm(l.Size()), func(found candidates.Filling) bool {
		f = found
		return false
	})
	return f
}

// Cages returns a board with cages of two to four cells that keep apart and leave some cells, and a filling that keeps them.
func Cages(rnd *rand.Rand, plain *candidates.Layout) (l *candidates.Layout, solution candidates.Filling) {
	solution = Random(rnd, plain)
	l = plain
	free := plain.Cells()
	for c := range plain.Cells().All() {
		var cage candidates.CellSet
		var digits candidates.DigitSet
		sum := 0
		for at, most := c, 2+rnd.IntN(3); free.Has(at) && !digits.Has(solution[at]) && cage.Len() < most; {
			cage, digits, sum = cage.With(at), digits.With(solution[at]), sum+int(solution[at])
			if free = free.Without(at); rnd.IntN(2) == 0 && at.Column() < plain.Size() {
				at = candidates.At(at.Row(), at.Column()+1)
			} else if at.Row() < plain.Size() {
				at = candidates.At(at.Row()+1, at.Column())
			}
		}
		if cage.Len() < 2 {
			continue
		}
		var cells []string
		for at := range cage.All() {
			cells = append(cells, at.String())
		}
		with, err := add(l, fmt.Sprintf("cage %d: %s", sum, strings.Join(cells, " ")))
		if err != nil {
			panic(err)
		}
		l = with
	}
	return l, solution
}

// Thin removes a part of the candidates that a solution does not use.
func Thin(rnd *rand.Rand, g *candidates.Grid, solution *candidates.Filling) {
	share := rnd.Float64()
	for c := range g.Open().All() {
		for d := range g.Candidates(c).Without(solution[c]).All() {
			if rnd.Float64() < share {
				g.Remove(c, d)
			}
		}
	}
}

func add(l *candidates.Layout, line string) (*candidates.Layout, error) {
	read, err := clues.Parse(line)
	if err != nil {
		return nil, err
	}
	return clues.On(l, read...)
}

// Keeps reports whether a filling keeps the clues of a board, and the houses that they add.
func Keeps(l *candidates.Layout, f *candidates.Filling) bool {
	for h := range l.Houses().All() {
		var ds candidates.DigitSet
		for c := range l.HouseCells(h).All() {
			ds = ds.With(f[c])
		}
		if ds.Len() < l.HouseCells(h).Len() {
			return false
		}
	}
	_, broken := f.BrokenClue(l)
	return !broken
}

// setter makes clues that a solution keeps, or perhaps keeps.
type setter struct {
	rnd      *rand.Rand
	size     int
	solution *candidates.Filling
}

// clue returns a line of some clue, which may be none.
func (b setter) clue() string {
	size := b.size
	r, c, n := 1+b.rnd.IntN(size), 1+b.rnd.IntN(size), 2+b.rnd.IntN(3)
	var cells []string
	sum := 0
	at := func(r, c int) {
		cells = append(cells, candidates.At(r, c).String())
		sum += int(b.solution[candidates.At(r, c)])
	}
	walk := func() {
		for range n {
			at(r, c)
			if b.rnd.IntN(2) == 0 {
				r = 1 + r%size
			} else {
				c = 1 + c%size
			}
		}
	}
	line := func(before string) string { return before + ": " + strings.Join(cells, " ") }
	switch b.rnd.IntN(9) {
	case 0:
		walk()
		return line(fmt.Sprint("cage ", sum))
	case 1:
		n++
		walk()
		return "arrow: " + cells[0] + " = " + strings.Join(cells[1:], " ")
	case 2: // of two shafts
		n = 3
		walk()
		at(1+b.rnd.IntN(size), c)
		at(r, 1+b.rnd.IntN(size))
		return "arrow: " + cells[0] + " = " + strings.Join(cells[1:3], " ") + " = " + strings.Join(cells[3:], " ")
	case 3:
		for i := range c {
			at(1+i, c-i)
		}
		return line(fmt.Sprint("little-killer ", sum))
	case 4:
		walk()
		return line("region-sum")
	case 5:
		if r == size || c == size {
			return ""
		}
		at(r, c)
		at(r, c+1)
		at(r+1, c)
		at(r+1, c+1)
		return line(fmt.Sprint("quadruple ", b.solution[candidates.At(r, c)], " ", b.solution[candidates.At(r+1, c+1)]))
	case 6:
		inside, sum := 0, 0
		for c := range size {
			switch d := b.solution[candidates.At(r, c+1)]; {
			case d == 1 || int(d) == size:
				inside++
			case inside == 1:
				sum += int(d)
			}
		}
		return fmt.Sprintf("sandwich %d: r%dc1-r%dc%d", sum, r, r, size)
	case 7:
		n++
		walk()
		return line("zipper")
	}
	walk()
	return line("double-arrow")
}
