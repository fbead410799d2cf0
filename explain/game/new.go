package game

import (
	"errors"
	"fmt"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// New returns the game of some moves, written as in text, on a grid.
func New(name string, start candidates.Grid, moves []string) (*Game, error) {
	r := &reader{layout: start.Layout()}
	for i, text := range moves {
		if err := r.move(strings.TrimSpace(text), 0, 0, text); err != nil {
			return nil, fmt.Errorf("moves[%d]: %w", i, err)
		}
		r.moves[i].Line = 0
	}
	if len(r.moves) == 0 {
		return nil, fmt.Errorf("there is no move: expected %s", aGame)
	}
	return &Game{Name: name, Start: start, Moves: r.moves}, nil
}

// Between returns the game that leads from one sheet of a puzzle to another, in no order.
func Between(name string, before, after candidates.Grid) (*Game, error) {
	if before.GivenDigits() != after.GivenDigits() {
		return nil, errors.New("found other givens than on the sheet before: expected the same puzzle, with + before digits that were placed")
	}
	game := &Game{Name: name, Start: before, Unordered: true}
	add := func(m Move, text string) {
		m.Text = text
		game.Moves = append(game.Moves, m)
	}
	l := before.Layout()
	h := candidates.NewGrid(l, before.GivenDigits())
	for c := range l.Cells().AndNot(before.Givens()).All() {
		if before.Value(c) != 0 && before.Value(c) != after.Value(c) {
			add(Move{Erase: candidates.Cells(c)}, c.String()+"=.")
		}
	}
	for c := range l.Cells().AndNot(after.Givens()).All() {
		if d := after.Value(c); d != 0 {
			if before.Value(c) != d {
				add(Move{Effects: []explain.Effect{explain.Place(c, d)}}, explain.Place(c, d).String())
			}
			h.Place(c, d)
		}
	}
	for c := range after.Open().All() {
		for d := range (h.Candidates(c) & before.Candidates(c) &^ after.Candidates(c)).All() {
			add(Move{Effects: []explain.Effect{explain.Remove(c, d)}}, explain.Remove(c, d).String())
		}
	}
	if len(game.Moves) == 0 {
		return nil, errors.New("found the same sheet twice: expected one before and one after some moves")
	}
	return game, nil
}
