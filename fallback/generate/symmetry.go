package generate

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
)

// Symmetry is a symmetry of the cells that hold givens.
type Symmetry struct {
	Name   string
	Doc    string
	orbits []candidates.CellSet // cells that hold givens together or not at all
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

// motion moves the board onto itself, given row and column counted from 1.
type motion func(row, column int) (int, int)

const last = candidates.MaxSize + 1 // what a number and its mirror image add up to

func halfTurn(r, c int) (int, int)      { return last - r, last - c }
func quarterTurn(r, c int) (int, int)   { return c, last - r }
func mirror(r, c int) (int, int)        { return r, last - c }
func flip(r, c int) (int, int)          { return last - r, c }
func transpose(r, c int) (int, int)     { return c, r }
func antiTranspose(r, c int) (int, int) { return last - c, last - r }

func newSymmetry(name, doc string, motions ...motion) *Symmetry {
	s := &Symmetry{Name: name, Doc: doc}
	rest := candidates.Classic9.Cells()
	for c, ok := rest.Next(); ok; c, ok = rest.Next() {
		orbit := candidates.Cells(c)
		for size := 0; size < orbit.Len(); {
			size = orbit.Len()
			for c := range orbit.All() {
				for _, move := range motions {
					orbit = orbit.With(candidates.At(move(c.Row(), c.Column())))
				}
			}
		}
		s.orbits = append(s.orbits, orbit)
		rest = rest.AndNot(orbit)
	}
	return s
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
