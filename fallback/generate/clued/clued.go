// Package clued makes puzzles with clues: a random solution first, then clues that are true in it, of which as few stay
// as leave no other solution, and givens only where clues do not suffice.
//
// Clues are drawn by the form that their kind has, never by the kind: what is drawn is a guess, which the definition of
// the kind accepts or not. So whatever kind there is can be asked for.
package clued

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/fallback"
	"pencilmark/fallback/generate"
)

// Want is a kind of clue that is asked for.
type Want struct {
	Kind   *candidates.ClueKind
	Values []int // of each clue, none for what the kind means without
	// Number is how many there are to be, 0 for as many as it takes.
	Number int
	// Covers asks for cages that cover the board, each cell in one, of as many as it takes.
	Covers bool
}

// String writes a want as [ParseWants] reads it.
func (w Want) String() string {
	if w.Covers {
		return killer
	}
	s := w.Kind.Code
	for _, v := range w.Values {
		s += " " + strconv.Itoa(v)
	}
	if w.Number > 0 {
		s += "=" + strconv.Itoa(w.Number)
	}
	return s
}

// ParseWants reads kinds as lines of clues name them, each perhaps with a value and a number: "whispers 4", "thermo=3"; and
// "killer", for cages that cover the board.
func ParseWants(words []string) (wants []Want, err error) {
	for _, word := range words {
		if word == killer {
			wants = append(wants, Want{Kind: clues.Cage, Covers: true})
			continue
		}
		head, number, counted := strings.Cut(word, "=")
		n := 0
		if counted {
			if n, err = strconv.Atoi(number); err != nil || n < 1 || n > candidates.MaxCells {
				return nil, fmt.Errorf("%q: expected a number of clues behind =, from 1 to %d", word, candidates.MaxCells)
			}
		}
		cs, err := clues.Parse(head)
		if err != nil {
			return nil, err
		}
		for _, c := range cs {
			if len(c.Lines) > 0 {
				return nil, fmt.Errorf("%q: expected a kind of clue without cells", word)
			}
			wants = append(wants, Want{Kind: c.Kind, Values: c.Values, Number: n})
		}
	}
	return wants, nil
}

// Options say what puzzles are to be like.
type Options struct {
	Layout   *candidates.Layout // without clues; nil for the ordinary board
	Wants    []Want
	Symmetry *generate.Symmetry // of clues and givens; nil for none
}

// spacious are kinds that small boards have no room for.
var spacious = []*candidates.ClueKind{clues.X, clues.Nonconsecutive, clues.NegativeBlack, clues.NegativeXV, clues.Windows}

// Board returns the board on which puzzles of one kind of clue show it soon: that of six, or the ordinary one if the kind
// has no room there.
func Board(kind *candidates.ClueKind) *candidates.Layout {
	if slices.Contains(spacious, kind) {
		return candidates.Classic9
	}
	return candidates.Classic6
}

// Attempts is how many times a generator starts anew before it gives up on one puzzle.
const Attempts = 50

// nodes is what a search for a second solution may take. Where it does not suffice a puzzle counts as one of several.
const nodes = 1500

// RareError says that no puzzle was found that is as the options ask.
type RareError struct{ Wants []Want }

// Error names what was asked for.
func (e *RareError) Error() string {
	var names []string
	for _, w := range e.Wants {
		names = append(names, w.String())
	}
	return fmt.Sprintf("found no puzzle with %s in %d attempts", strings.Join(names, ", "), Attempts)
}

// Generator makes puzzles. It is not safe for use by several goroutines at once.
type Generator struct {
	source rand.PCG
	random *rand.Rand
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

// Puzzle is a puzzle with one solution.
type Puzzle struct {
	Grid     candidates.Grid
	Solution candidates.Filling
}

// Puzzle returns a random puzzle with one solution. It fails with the cause of the context or a [RareError].
func (g *Generator) Puzzle(ctx context.Context, o Options) (Puzzle, error) {
	for range Attempts {
		d, ok := g.Drawing(ctx, o)
		if ctx.Err() != nil {
			return Puzzle{}, context.Cause(ctx)
		}
		if !ok {
			continue
		}
		if p, ok := d.puzzle(ctx); ok {
			return p, nil
		}
		if ctx.Err() != nil {
			return Puzzle{}, context.Cause(ctx)
		}
	}
	return Puzzle{}, &RareError{o.Wants}
}

// Drawing is a solution and clues that are true in it, in groups that the symmetry keeps together.
type Drawing struct {
	*Generator
	Options
	Solution   candidates.Filling
	everywhere []candidates.Clue      // that have no cells
	cages      [][]candidates.CellSet // that cover the board, with their images by the symmetry
	groups     [][]candidates.Clue    // the others
	free       []bool                 // by group, whether it may be left out
}

// Clues returns all clues of the drawing.
func (d *Drawing) Clues() []candidates.Clue {
	cs := append(d.everywhere[:len(d.everywhere):len(d.everywhere)], d.cageClues()...)
	for _, group := range d.groups {
		cs = append(cs, group...)
	}
	return cs
}

// Drawing returns a random solution with random clues that are true in it. It is not ok if there is no solution, or
// if some kind that is asked for is not found in it.
func (g *Generator) Drawing(ctx context.Context, o Options) (d *Drawing, ok bool) {
	if o.Layout == nil {
		o.Layout = candidates.Classic9
	}
	o.Symmetry = cmp.Or(o.Symmetry, generate.None)
	d = &Drawing{Generator: g, Options: o}
	var drawn []Want
	covers := false
	for _, w := range o.Wants {
		if w.Covers {
			covers = true
		} else if bare := (candidates.Clue{Kind: w.Kind, Values: w.Values}); w.Kind.Check(o.Layout, &bare) == nil {
			d.everywhere = append(d.everywhere, bare)
		} else {
			drawn = append(drawn, w)
		}
	}
	// A rule for pairs without a clue is true in any solution in which all such clues are given.
	if len(d.everywhere) > 0 && len(drawn) > 0 {
		if d.Solution, ok = g.Solution(ctx, o.Layout); ok && d.drawAll(drawn) && (!covers || d.cut()) {
			return d, true
		}
	}
	d.groups, d.free = nil, nil
	l, err := clues.On(o.Layout, d.everywhere...)
	if err != nil {
		return nil, false
	}
	if d.Solution, ok = g.Solution(ctx, l); !ok {
		return nil, false
	}
	return d, d.draw(drawn) && (!covers || d.cut())
}

// triesOfSolution is how many ways a random solution is begun.
const triesOfSolution = 30

// Solution returns a random solution of a board, with clues or without: a few digits at random, and what a search makes of them. Where that
// does not get far it begins with fewer.
func (g *Generator) Solution(ctx context.Context, l *candidates.Layout) (candidates.Filling, bool) {
	var cells []candidates.Cell
	for c := range l.Cells().All() {
		cells = append(cells, c)
	}
	for try := range triesOfSolution {
		grid := candidates.NewGrid(l, candidates.Filling{})
		var givens candidates.Filling
		g.random.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
		for _, c := range cells[:l.Size()*(triesOfSolution-try)/triesOfSolution] {
			some := grid.Candidates(c)
			if some == 0 {
				break
			}
			givens[c] = g.digit(some)
			grid = candidates.NewGrid(l, givens)
		}
		r := fallback.Solve(ctx, &grid, 1, fallback.Budget{Nodes: nodes})
		if ctx.Err() != nil {
			break
		}
		if len(r.Solutions) == 1 {
			return r.Solutions[0], true
		}
	}
	return candidates.Filling{}, false
}

// digit returns one of some digits at random.
func (g *Generator) digit(some candidates.DigitSet) candidates.Digit {
	n := g.random.IntN(some.Len())
	for d := range some.All() {
		if n == 0 {
			return d
		}
		n--
	}
	panic("a digit of none")
}

// board returns the layout with the clues of the groups that are in use, if they can stand together and the solution
// keeps them.
func (d *Drawing) board(used []bool) (*candidates.Layout, bool) {
	cs := append(d.everywhere[:len(d.everywhere):len(d.everywhere)], d.cageClues()...)
	for i, group := range d.groups {
		if used[i] {
			cs = append(cs, group...)
		}
	}
	l, err := clues.On(d.Layout, cs...)
	if err != nil {
		return nil, false
	}
	_, clash := d.Solution.Clash(l)
	_, broken := d.Solution.BrokenClue(l)
	return l, !clash && !broken
}

// isUnique reports whether a search shows that there is no other solution, and returns another if it finds one.
func (d *Drawing) isUnique(ctx context.Context, l *candidates.Layout, givens candidates.Filling) (other candidates.Filling, ok bool) {
	g := candidates.NewGrid(l, givens)
	r := fallback.Solve(ctx, &g, 2, fallback.Budget{Nodes: nodes})
	for _, s := range r.Solutions {
		if s != d.Solution {
			return s, false
		}
	}
	return other, r.Stopped == nil
}

// puzzle makes a puzzle of the drawing.
func (d *Drawing) puzzle(ctx context.Context) (p Puzzle, ok bool) {
	used := make([]bool, len(d.groups))
	for i := range used {
		used[i] = true
	}
	l, ok := d.board(used)
	if !ok {
		return p, false
	}
	// Givens, where the solution differs from another one, until there is no other.
	orbits := d.Symmetry.Orbits(l.Size())
	var givens candidates.Filling
	var held []candidates.CellSet
	d.random.Shuffle(len(orbits), func(i, j int) { orbits[i], orbits[j] = orbits[j], orbits[i] })
	for {
		other, unique := d.isUnique(ctx, l, givens)
		if unique {
			break
		}
		if ctx.Err() != nil {
			return p, false
		}
		if d.cages != nil {
			if !d.split(other) {
				return p, false
			}
			if l, ok = d.board(used); !ok {
				return p, false
			}
			continue
		}
		at := -1
		for i, orbit := range orbits {
			differs := other == (candidates.Filling{})
			for c := range orbit.All() {
				differs = differs || other[c] != d.Solution[c]
			}
			if differs && givens[orbit.First()] == 0 {
				at = i
				break
			}
		}
		if at < 0 {
			return p, false // nothing is left to be given: it is the search that does not end
		}
		for c := range orbits[at].All() {
			givens[c] = d.Solution[c]
		}
		held = append(held, orbits[at])
	}
	// Givens that are not needed go first, as there are to be few, then clues.
	for _, orbit := range held {
		without := givens
		for c := range orbit.All() {
			without[c] = 0
		}
		if _, unique := d.isUnique(ctx, l, without); unique {
			givens = without
		}
	}
	for _, i := range d.random.Perm(len(d.groups)) {
		if !d.free[i] || ctx.Err() != nil {
			continue
		}
		used[i] = false
		less, ok := d.board(used)
		if ok {
			_, ok = d.isUnique(ctx, less, givens)
		}
		if ok && d.hasAll(used) {
			l = less
		} else {
			used[i] = true
		}
	}
	return Puzzle{candidates.NewGrid(l, givens), d.Solution}, ctx.Err() == nil
}

// hasAll reports whether each kind that was drawn has a clue left.
func (d *Drawing) hasAll(used []bool) bool {
	left := map[*candidates.ClueKind]bool{}
	for i, group := range d.groups {
		left[group[0].Kind] = left[group[0].Kind] || used[i]
	}
	for _, has := range left {
		if !has {
			return false
		}
	}
	return true
}

// errNoWants says that no clue is asked for.
var errNoWants = errors.New("expected kinds of clues")

// Validate reports an error if there are no such puzzles.
func (o Options) Validate() error {
	if len(o.Wants) == 0 {
		return errNoWants
	}
	return nil
}
