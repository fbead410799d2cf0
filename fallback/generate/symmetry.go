package generate

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
)

// Symmetry is a symmetry of the cells that hold givens.
type Symmetry struct {
	Name    string
	Doc     string
	orbits  []candidates.CellSet // of the ordinary board, cells that hold givens together or not at all
	motions []motion
}

// The symmetries that setters use.
var (
	None         = newSymmetry("none", "no symmetry asked for")
	Rotate180    = newSymmetry("rotate180", "unchanged by half a turn, as in most newspapers", halfTurn)
	Rotate90     = newSymmetry("rotate90", "unchanged by a quarter turn", quarterTurn)
	Horizontal   = newSymmetry("horizontal", "left and right are mirror images", mirror)
	Vertical     = newSymmetry("vertical", "top and bottom are mirror images", flip)
	Orthogonal   = newSymmetry("orthogonal", "both of these", mirror, flip)
	Diagonal     = newSymmetry("diagonal", "mirrored at the falling diagonal", transpose)
	AntiDiagonal = newSymmetry("antidiagonal", "mirrored at the rising diagonal", antiTranspose)
	BothDiagonal = newSymmetry("diagonals", "mirrored at both diagonals", transpose, antiTranspose)
	Full         = newSymmetry("full", "all of these", quarterTurn, mirror)
)

// Symmetries returns all symmetries, in the order in which they are listed.
func Symmetries() []*Symmetry {
	return []*Symmetry{None, Rotate180, Rotate90, Horizontal, Vertical, Orthogonal, Diagonal, AntiDiagonal, BothDiagonal, Full}
}

// ParseSymmetry returns the symmetry of the given name.
func ParseSymmetry(name string) (*Symmetry, error) {
	var names []string
	for _, s := range Symmetries() {
		if s.Name == name {
			return s, nil
		}
		names = append(names, s.Name)
	}
	return nil, fmt.Errorf("unknown symmetry %q: expected %s", name, strings.Join(names, ", "))
}

// motion moves a board onto itself, given row and column counted from 1, and what a number and its mirror image
// add up to.
type motion func(row, column, last int) (int, int)

func halfTurn(r, c, last int) (int, int)      { return last - r, last - c }
func quarterTurn(r, c, last int) (int, int)   { return c, last - r }
func mirror(r, c, last int) (int, int)        { return r, last - c }
func flip(r, c, last int) (int, int)          { return last - r, c }
func transpose(r, c, last int) (int, int)     { return c, r }
func antiTranspose(r, c, last int) (int, int) { return last - c, last - r }

func newSymmetry(name, doc string, motions ...motion) *Symmetry {
	s := &Symmetry{Name: name, Doc: doc, motions: motions}
	s.orbits = s.Orbits(candidates.MaxSize)
	return s
}

// Orbits returns the cells of a board of a size that hold givens together or not at all.
func (s *Symmetry) Orbits(size int) (orbits []candidates.CellSet) {
	var rest candidates.CellSet
	for r := 1; r <= size; r++ {
		for c := 1; c <= size; c++ {
			rest = rest.With(candidates.At(r, c))
		}
	}
	for c, ok := rest.Next(); ok; c, ok = rest.Next() {
		orbit := candidates.Cells(c)
		for n := 0; n < orbit.Len(); {
			n = orbit.Len()
			for c := range orbit.All() {
				for _, move := range s.motions {
					orbit = orbit.With(candidates.At(move(c.Row(), c.Column(), size+1)))
				}
			}
		}
		orbits = append(orbits, orbit)
		rest = rest.AndNot(orbit)
	}
	return orbits
}

// Motions returns all ways in which the symmetry moves a board of a size onto itself.
func (s *Symmetry) Motions(size int) (all []func(candidates.Cell) candidates.Cell) {
	all = append(all, func(c candidates.Cell) candidates.Cell { return c })
	// Have: at most eight ways, told apart by where they take two cells.
	seen := map[[2]candidates.Cell]bool{}
	from := [2]candidates.Cell{candidates.At(1, 1), candidates.At(1, 2)}
	seen[from] = true
	for i := 0; i < len(all); i++ {
		before := all[i]
		for _, move := range s.motions {
			after := func(c candidates.Cell) candidates.Cell {
				c = before(c)
				return candidates.At(move(c.Row(), c.Column(), size+1))
			}
			if to := [2]candidates.Cell{after(from[0]), after(from[1])}; !seen[to] {
				seen[to] = true
				all = append(all, after)
			}
		}
	}
	return all[1:]
}

// reaches reports whether some orbits have n cells together.
func (s *Symmetry) reaches(n int) bool {
	var sums [candidates.MaxCells + 1]bool
	sums[0] = true
	for _, orbit := range s.orbits {
		for i := candidates.MaxCells; i >= orbit.Len(); i-- {
			sums[i] = sums[i] || sums[i-orbit.Len()]
		}
	}
	return sums[n]
}
