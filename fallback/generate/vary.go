package generate

import (
	"context"

	"pencilmark/candidates"
)

// most is how many orbits of givens [Generator.Vary] takes away at most.
const most = 3

// Vary returns another puzzle with one solution that shares most of its givens with this one. A few givens
// are taken away, others come from a random solution of what is left, and those that are not needed go, down
// to the number that the options ask for. It is not ok if that number is not met, or if the puzzle is to be
// minimal and is not. The puzzle must have one solution and the symmetry of the options.
func (g *Generator) Vary(puzzle candidates.Filling, o Options) (varied candidates.Filling, ok bool) {
	var held, empty []candidates.CellSet
	for _, orbit := range o.symmetry().orbits {
		if puzzle[orbit.First()] != 0 {
			held = append(held, orbit)
		} else {
			empty = append(empty, orbit)
		}
	}
	for range 1 + g.random.IntN(most) {
		if len(held) == 0 {
			break
		}
		i := g.random.IntN(len(held))
		for c := range held[i].All() {
			puzzle[c] = 0
		}
		empty = append(empty, held[i])
		held[i] = held[len(held)-1]
		held = held[:len(held)-1]
	}
	g.solver.Rand = g.random
	g.solver.Puzzle(&puzzle)
	g.solver.Next(context.Background())
	solution := g.solver.Solution()
	g.solver.Rand = nil

	// Where a second solution differs a given rules it out.
	g.random.Shuffle(len(empty), func(i, j int) { empty[i], empty[j] = empty[j], empty[i] })
	for {
		other, differs := g.other(&puzzle, &solution)
		if !differs {
			break
		}
		for i, orbit := range empty {
			if differ(&solution, &other, orbit) {
				fill(&puzzle, &solution, orbit)
				held = append(held, orbit)
				empty = append(empty[:i], empty[i+1:]...)
				break
			}
		}
	}
	left := 0
	for _, orbit := range held {
		left += orbit.Len()
	}
	for i := 0; left < o.Givens && i < len(empty); i++ {
		fill(&puzzle, &solution, empty[i])
		held = append(held, empty[i])
		left += empty[i].Len()
	}
	g.random.Shuffle(len(held), func(i, j int) { held[i], held[j] = held[j], held[i] })
	return g.reduce(puzzle, held, left, o)
}

// other returns a solution of the puzzle other than the one known, if there is one.
func (g *Generator) other(puzzle, known *candidates.Filling) (other candidates.Filling, ok bool) {
	g.solver.Puzzle(puzzle)
	for g.solver.Next(context.Background()) {
		if other = g.solver.Solution(); other != *known {
			return other, true
		}
	}
	return other, false
}

func differ(a, b *candidates.Filling, cells candidates.CellSet) bool {
	for c := range cells.All() {
		if a[c] != b[c] {
			return true
		}
	}
	return false
}

func fill(puzzle, solution *candidates.Filling, cells candidates.CellSet) {
	for c := range cells.All() {
		puzzle[c] = solution[c]
	}
}
