// Package puzzles makes the puzzles that positions of lessons and of practice come from.
package puzzles

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"pencilmark/candidates"
	"pencilmark/fallback/generate"
	"pencilmark/fallback/generate/clued"
	"pencilmark/techniques/lessons"
)

// From returns the puzzle of an origin: the same origin has the same puzzle.
func From(ctx context.Context, o lessons.Origin) (candidates.Grid, error) {
	if o == (lessons.Origin{Seed: o.Seed}) {
		puzzle, err := generate.New(o.Seed, 0).Puzzle(ctx, generate.Options{Minimal: true})
		return candidates.NewGrid(candidates.Classic9, puzzle), err
	}
	l, err := board(o)
	if err != nil {
		return candidates.Grid{}, err
	}
	var wants []clued.Want
	if o.Clues != "" {
		if wants, err = clued.ParseWants(strings.Split(o.Clues, ",")); err != nil {
			return candidates.Grid{}, err
		}
	}
	p, err := clued.New(o.Seed, 0).Puzzle(ctx, clued.Options{Layout: l, Wants: wants})
	return p.Grid, err
}

// board returns the board of an origin, without clues.
func board(o lessons.Origin) (*candidates.Layout, error) {
	switch o.Board {
	case "":
		return candidates.Classic9, nil
	case "jigsaw9":
		return jigsaw(candidates.Classic9, o.Seed)
	case "jigsaw6":
		return jigsaw(candidates.Classic6, o.Seed)
	}
	return candidates.ParseLayout(o.Board)
}

// swaps is how many cells change their box until a board is a jigsaw.
const swaps = 60

// jigsaw returns a board with boxes of other shapes: pairs of boxes exchange cells at random, and stay in one piece.
func jigsaw(from *candidates.Layout, seed uint64) (*candidates.Layout, error) {
	random := rand.New(rand.NewPCG(seed, 0))
	var cells []candidates.Cell
	box := map[candidates.Cell]candidates.House{}
	for c := range from.Cells().All() {
		cells = append(cells, c)
		box[c] = from.BoxOf(c)
	}
	for done := 0; done < swaps; {
		a, b := cells[random.IntN(len(cells))], cells[random.IntN(len(cells))]
		x, y := box[a], box[b]
		if x == y {
			continue
		}
		box[a], box[b] = y, x
		if !inOnePiece(cells, box, x) || !inOnePiece(cells, box, y) {
			box[a], box[b] = x, y
			continue
		}
		done++
	}
	var regions strings.Builder
	for _, c := range cells {
		fmt.Fprintf(&regions, "%c", 'A'+box[c].Number()-1)
	}
	return candidates.Jigsaw(regions.String())
}

// inOnePiece reports whether the cells of a box touch each other by their sides.
func inOnePiece(cells []candidates.Cell, box map[candidates.Cell]candidates.House, of candidates.House) bool {
	var rest []candidates.Cell
	for _, c := range cells {
		if box[c] == of {
			rest = append(rest, c)
		}
	}
	reached := rest[:1]
	rest = rest[1:]
	for i := 0; i < len(reached); i++ {
		var apart []candidates.Cell
		for _, c := range rest {
			if c.Distance(reached[i]) == 1 {
				reached = append(reached[:len(reached):len(reached)], c)
			} else {
				apart = append(apart, c)
			}
		}
		rest = apart
	}
	return len(rest) == 0
}
