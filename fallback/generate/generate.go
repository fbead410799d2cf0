// Package generate makes ordinary 9x9 puzzles: random solutions, and givens of
// them that leave one solution, in the symmetries that setters use.
//
// # What is random
//
// A solution is found by a search that takes the digit of each guess at random.
// Not all solutions are equally likely: one that is reached by guesses among few
// digits comes more often than one that is reached by guesses among many. How
// uneven that makes them has not been measured.
//
// Givens are taken away in random order. Among the minimal puzzles of a solution
// this favours those with many givens: puzzles with few are passed by more often
// than their share.
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
	// Givens is the number of givens, 0 for as few as can be reached by taking
	// away.
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

// Generator makes puzzles. It is not safe for use by several goroutines at
// once.
type Generator struct {
	source rand.PCG
	random *rand.Rand
	solver band.Solver
}

// New returns a generator for one of many sequences: the same seed and number
// give the same puzzles.
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

// attempt takes givens away from a random solution, orbit by orbit in random
// order, where that leaves one solution. It reports whether the puzzle is as
// the options ask.
func (g *Generator) attempt(o Options) (candidates.Filling, bool) {
	p := stripping{solver: &g.solver, givens: g.Solution(), left: candidates.MaxCells}
	if !o.Minimal {
		p.fewest = o.Givens
	}
	orbits := o.symmetry().orbits
	order := make([]candidates.CellSet, len(orbits))
	for i, k := range g.random.Perm(len(orbits)) {
		order[i] = orbits[k]
	}
	for len(order) > 0 {
		// Most runs of half of the way to 45 givens can go. Longer ones take more
		// time than they save: many givens too few make a long search.
		n := min(max(1, (p.left-45)/2*len(orbits)/candidates.MaxCells), len(order))
		p.strip(order[:n], false)
		order = order[n:]
	}
	ok := o.Givens == 0 || p.left == o.Givens
	return p.givens, ok && (!o.Minimal || p.isMinimal())
}

// stripping is a puzzle with one solution while givens are taken away.
type stripping struct {
	solver *band.Solver
	givens candidates.Filling
	left   int                // how many givens there are
	fewest int                // how many are to be left
	needed candidates.CellSet // givens known not to be left out
}

// strip takes orbits away, one after the other, where that leaves one solution
// and enough givens. It reports whether all have gone; blocked says that there
// are several solutions without all of them.
//
// A puzzle has one solution if it has one with fewer givens. So orbits that can
// go together can go one after the other, and one count is enough for them.
func (p *stripping) strip(orbits []candidates.CellSet, blocked bool) bool {
	var cells candidates.CellSet
	for _, orbit := range orbits {
		cells = cells.Or(orbit)
	}
	if p.left-cells.Len() >= p.fewest && !blocked {
		if p.canSpare(cells) {
			for c := range cells.All() {
				p.givens[c] = 0
			}
			p.left -= cells.Len()
			return true
		}
		blocked = true
	}
	if half := len(orbits) / 2; half > 0 {
		first := p.strip(orbits[:half], false)
		second := p.strip(orbits[half:], first && blocked)
		return first && second
	}
	if blocked && cells.Len() == 1 {
		p.needed = p.needed.Or(cells)
	}
	return false
}

// canSpare reports whether there is one solution without the given cells. For
// a single cell it looks for a solution with another digit there.
func (p *stripping) canSpare(cells candidates.CellSet) bool {
	without := p.givens
	for c := range cells.All() {
		without[c] = 0
	}
	if c, single := cells.Single(); single {
		p.solver.Puzzle(&without)
		p.solver.Strike(c, p.givens[c])
		return !p.solver.Next(context.Background())
	}
	return p.solver.Count(&without, 2) == 1
}

// isMinimal reports whether each given is needed for the puzzle to have one
// solution.
func (p *stripping) isMinimal() bool {
	for c, d := range p.givens {
		if cell := candidates.Cell(c); d != 0 && !p.needed.Has(cell) && p.canSpare(candidates.Cells(cell)) {
			return false
		}
	}
	return true
}
