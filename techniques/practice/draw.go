package practice

import (
	"context"
	"math/rand/v2"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/fallback/generate"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// puzzles is how many puzzles are made to meet a technique before a position of the store is taken. Common
// techniques are met, and for rare ones little time is lost.
const puzzles = 20

// draws is how many images of stored positions are tried. A technique whose search has a limit may miss
// in an image what it finds in the position.
const draws = 10

// source draws positions. It is not safe for use by several goroutines at once.
type source struct {
	random    *rand.Rand
	generator *generate.Generator
	human     *techniques.Runner
}

func newSource(seed uint64) *source {
	return &source{
		random:    rand.New(rand.NewPCG(seed, 0)),
		generator: generate.New(seed, 1),
		human:     techniques.NewRunner(suite.Human()),
	}
}

// next returns the step that comes next on a grid in the human profile.
func (s *source) next(g *candidates.Grid) (explain.Step, bool) {
	s.human.Granted = pipeline.Guard(context.Background())
	return s.human.Next(g)
}

// position draws a position in which the technique comes next. New puzzles are ordinary ones.
func (s *source) position(t *techniques.Technique) (g candidates.Grid, ok bool) {
	if ordinary(t) {
		if g, ok := s.fresh(t); ok {
			return g, true
		}
	}
	return s.stored(t)
}

// fresh looks for a position in new puzzles. Of several in one puzzle each is as likely.
func (s *source) fresh(t *techniques.Technique) (found candidates.Grid, ok bool) {
	for range puzzles {
		puzzle, err := s.generator.Puzzle(context.Background(), generate.Options{})
		if err != nil {
			continue
		}
		n := 0
		for g := candidates.NewGrid(candidates.Classic9, puzzle); !g.Solved(); {
			step, more := s.next(&g)
			if !more {
				break
			}
			if step.Technique.Code == t.Code {
				if n++; s.random.IntN(n) == 0 {
					found = g
				}
			}
			step.Apply(&g)
		}
		if n > 0 {
			return found, true
		}
	}
	return found, false
}

// stored draws an image of a position of the store.
func (s *source) stored(t *techniques.Technique) (g candidates.Grid, ok bool) {
	codes := Codes()[t.Code]
	if len(codes) == 0 {
		return g, false
	}
	for range draws {
		position, err := Decode(codes[s.random.IntN(len(codes))])
		if err != nil {
			panic(err) // a test reads the file
		}
		g = Image(&position, s.random)
		if step, ok := s.next(&g); ok && step.Technique.Code == t.Code {
			return g, true
		}
		g = position
	}
	return g, true
}

// Image returns the board with its digits exchanged, its bands and stacks and the lines in them in another
// order, and half of the time mirrored at the falling diagonal. A board that is not the ordinary one is turned and reflected
// as a whole, and with clues it keeps its digits. A pattern is one on its image.
func Image(g *candidates.Grid, random *rand.Rand) candidates.Grid {
	l := g.Layout()
	digit := random.Perm(l.Size())
	move := func(c candidates.Cell) candidates.Cell { return c }
	if l == candidates.Classic9 {
		move = exchanged(random)
	} else if m, ok := motionOf(l, random); ok {
		l, move = m.to, m.move
	}
	image := func(d candidates.Digit) candidates.Digit {
		if len(l.Clues()) > 0 {
			return d
		}
		return candidates.Digit(digit[d-1] + 1)
	}
	var givens candidates.Filling
	for c := range g.Givens().All() {
		givens[move(c)] = image(g.Value(c))
	}
	other := candidates.NewGrid(l, givens)
	for c := range g.Layout().Cells().AndNot(g.Open()).AndNot(g.Givens()).All() {
		other.Place(move(c), image(g.Value(c)))
	}
	for c := range g.Open().All() {
		var left candidates.DigitSet
		for d := range g.Candidates(c).All() {
			left = left.With(image(d))
		}
		for d := range (other.Candidates(move(c)) &^ left).All() {
			other.Remove(move(c), d)
		}
	}
	return other
}

// exchanged moves the cells of an ordinary board, so that those of a house stay together.
func exchanged(random *rand.Rand) func(candidates.Cell) candidates.Cell {
	row, column := lines(random), lines(random)
	mirrored := random.IntN(2) == 0
	return func(c candidates.Cell) candidates.Cell {
		r, k := row[c.Row()-1], column[c.Column()-1]
		if mirrored {
			r, k = k, r
		}
		return candidates.At(r+1, k+1)
	}
}

// lines returns the lines of a board in another order, in which those of a band stay together.
func lines(random *rand.Rand) (order [candidates.MaxSize]int) {
	const band = 3
	i := 0
	for _, b := range random.Perm(band) {
		for _, l := range random.Perm(band) {
			order[i] = b*band + l
			i++
		}
	}
	return order
}
