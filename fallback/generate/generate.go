// Package generate makes ordinary 9x9 puzzles: random solutions, and givens of
// them that leave one solution, in the symmetries that setters use.
//
// # What is random
//
// A solution is found by a search that takes the digit of each guess at random. Not all solutions are
// equally likely: one that is reached by guesses among few digits comes more often than one that is reached
// by guesses among many. How uneven that makes them has not been measured.
//
// Givens are taken away in random order. Among the minimal puzzles of a solution this favours
// those with many givens: puzzles with few are passed by more often than their share.
package generate

import (
	"context"
	"fmt"
	"math/rand/v2"

	"pencilmark/candidates"
	"pencilmark/fallback/band"
)

// Limits of the number of givens. That there is no puzzle with 16 givens was
// proved by search (McGuire, Tugemann and Civario 2012).
const (
	MinGivens = 17
	MaxGivens = candidates.MaxCells
)

// Attempts is how many times a generator starts anew before it gives up on one
// puzzle. Puzzles with 20 givens or fewer are too rare for it.
const Attempts = 20_000

// Options say what puzzles are to be like.
type Options struct {
	// Givens is the number of givens, 0 for as few as can be reached by taking away.
	Givens   int
	Symmetry *Symmetry // of the cells with givens; nil for None
	Minimal  bool      // whether no given can be left out
}

// Validate reports an error if there are no such puzzles.
func (o Options) Validate() error {
	if o.Givens == 0 {
		return nil
	}
	if o.Givens < MinGivens || o.Givens > MaxGivens {
		return fmt.Errorf("no puzzle has %d givens: expected %d to %d", o.Givens, MinGivens, MaxGivens)
	}
	if s := o.symmetry(); !s.reaches(o.Givens) {
		return fmt.Errorf("no puzzle with symmetry %s has %d givens", s.Name, o.Givens)
	}
	return nil
}

func (o Options) symmetry() *Symmetry {
	if o.Symmetry == nil {
		return None
	}
	return o.Symmetry
}

// RareError says that no puzzle was found that is as the options ask.
type RareError struct{ Options Options }

// Error names what was asked for.
func (e *RareError) Error() string {
	what := ""
	if e.Options.Minimal {
		what = "minimal "
	}
	return fmt.Sprintf("found no %spuzzle with %d givens and symmetry %s in %d attempts",
		what, e.Options.Givens, e.Options.symmetry().Name, Attempts)
}

// Generator makes puzzles. It is not safe for use by several goroutines at once.
type Generator struct {
	source rand.PCG
	random *rand.Rand
	solver band.Solver
}

// New returns a generator for one of many sequences: the same seed and number give the same puzzles.
func New(seed, number uint64) *Generator {
	g := new(Generator)
	g.random = rand.New(&g.source)
	g.Restart(seed, number)
	return g
}

// Restart makes the generator as [New] would.
func (g *Generator) Restart(seed, number uint64) { g.source.Seed(seed, number) }

// Solution returns a random solution.
func (g *Generator) Solution() candidates.Filling {
	g.solver.Rand = g.random
	g.solver.Puzzle(&candidates.Filling{})
	g.solver.Next(context.Background())
	g.solver.Rand = nil
	return g.solver.Solution()
}

// Puzzle returns a random puzzle with one solution. It fails with the cause of
// the context, a [RareError], or the error of [Options.Validate].
func (g *Generator) Puzzle(ctx context.Context, o Options) (candidates.Filling, error) {
	if err := o.Validate(); err != nil {
		return candidates.Filling{}, err
	}
	for range Attempts {
		if ctx.Err() != nil {
			return candidates.Filling{}, context.Cause(ctx)
		}
		if puzzle, ok := g.attempt(o); ok {
			return puzzle, nil
		}
	}
	return candidates.Filling{}, &RareError{o}
}

// attempt takes givens away from a random solution, orbit by orbit in random order, where that
// leaves one solution. It reports whether the puzzle is as the options ask.
func (g *Generator) attempt(o Options) (candidates.Filling, bool) {
	puzzle := g.Solution()
	orbits := o.symmetry().orbits
	left := candidates.MaxCells
	minimal := o.Givens == 0 || o.Minimal
	order := g.random.Perm(len(orbits))

	// A puzzle has one solution if it has one with fewer givens: what can go
	// together can go one after the other. Most often the first third can.
	without, n := puzzle, 0
	for _, i := range order[:len(order)/3] {
		n += orbits[i].Len()
		for c := range orbits[i].All() {
			without[c] = 0
		}
	}
	if (minimal || left-n >= o.Givens) && g.solver.Count(&without, 2) == 1 {
		puzzle, left, order = without, left-n, order[len(order)/3:]
	}
	rest := make([]candidates.CellSet, len(order))
	for i, n := range order {
		rest[i] = orbits[n]
	}
	return g.reduce(puzzle, rest, left, o)
}

// reduce takes orbits of givens away, in their order, where that leaves one solution and no fewer givens
// than the options ask for; left is how many there are. It reports whether the puzzle is as the options ask.
func (g *Generator) reduce(puzzle candidates.Filling, order []candidates.CellSet, left int, o Options) (candidates.Filling, bool) {
	var needed candidates.CellSet // no one of them can be left out
	for _, orbit := range order {
		n := orbit.Len()
		if o.Givens != 0 && !o.Minimal && left-n < o.Givens {
			continue
		}
		without, spare := puzzle, true
		for c := range orbit.All() {
			spare = spare && g.spare(&without, c)
		}
		if spare {
			puzzle, left = without, left-n
		} else if n == 1 {
			needed = needed.Or(orbit)
		}
	}
	ok := o.Givens == 0 || left == o.Givens
	return puzzle, ok && (!o.Minimal || g.isMinimal(puzzle, needed))
}

// spare takes a given away and reports whether that leaves one solution. A
// second one has another digit there.
func (g *Generator) spare(puzzle *candidates.Filling, c candidates.Cell) bool {
	d := puzzle[c]
	puzzle[c] = 0
	g.solver.Puzzle(puzzle)
	g.solver.Strike(c, d)
	return !g.solver.Next(context.Background())
}

// isMinimal reports whether each given is needed for the puzzle to have one
// solution, as some are known to be.
func (g *Generator) isMinimal(puzzle candidates.Filling, needed candidates.CellSet) bool {
	for c, d := range puzzle {
		cell := candidates.Cell(c)
		if d != 0 && !needed.Has(cell) && g.spare(&puzzle, cell) {
			return false
		}
		puzzle[c] = d
	}
	return true
}
