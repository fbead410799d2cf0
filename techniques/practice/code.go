package practice

import (
	"context"
	"encoding/base64"
	"errors"

	"pencilmark/candidates"
	"pencilmark/fallback"
)

// The code of a board is bits: for each cell whether it holds a given, the givens in four bits each, for each
// other cell whether it holds a digit, which the solution of the givens tells, and for each candidate that the
// digits allow in the open cells whether it is gone.

var errCode = errors.New("no code of a board whose givens have one solution")

// Encode returns the code of an ordinary 9x9 board whose givens have one solution, and none of whose
// candidates on the way to it are gone.
func Encode(g *candidates.Grid) string {
	var b bits
	given := g.GivenDigits()
	for _, d := range given {
		b.put(1, boolBit(d != 0))
	}
	for _, d := range given {
		if d != 0 {
			b.put(4, uint(d))
		}
	}
	bare := candidates.NewGrid(g.Layout(), given)
	for c, d := range g.Filling() {
		if given[c] != 0 {
			continue
		}
		b.put(1, boolBit(d != 0))
		if d != 0 {
			bare.Place(candidates.Cell(c), d)
		}
	}
	for c := range g.Open().All() {
		for d := range bare.Candidates(c).All() {
			b.put(1, boolBit(!g.Candidates(c).Has(d)))
		}
	}
	return base64.RawURLEncoding.EncodeToString(b.bytes)
}

// Decode returns the board of a code.
func Decode(code string) (g candidates.Grid, err error) {
	data, err := base64.RawURLEncoding.DecodeString(code)
	if err != nil {
		return g, errCode
	}
	b := bits{bytes: data}
	var given candidates.Filling
	for c := range given {
		given[c] = candidates.Digit(b.take(1))
	}
	for c := range given {
		if given[c] != 0 {
			if given[c] = candidates.Digit(b.take(4)); given[c] == 0 || int(given[c]) > candidates.MaxSize {
				return g, errCode
			}
		}
	}
	g = candidates.NewGrid(candidates.Classic9, given)
	found := fallback.Solve(context.Background(), &g, 2, fallback.Budget{})
	if len(found.Solutions) != 1 {
		return g, errCode
	}
	solution := found.Solutions[0]
	for c := range given {
		if given[c] == 0 && b.take(1) == 1 {
			g.Place(candidates.Cell(c), solution[c])
		}
	}
	bare := g
	for c := range bare.Open().All() {
		for d := range bare.Candidates(c).All() {
			if b.take(1) == 0 {
				continue
			}
			if d == solution[c] {
				return g, errCode
			}
			g.Remove(c, d)
		}
	}
	if b.at > 8*len(b.bytes) || b.at+8 <= 8*len(b.bytes) {
		return g, errCode
	}
	return g, nil
}

// bits is a string of bits to write and to read, the highest of each byte first.
type bits struct {
	bytes []byte
	at    int
}

func (b *bits) put(n int, value uint) {
	for n--; n >= 0; n-- {
		if b.at%8 == 0 {
			b.bytes = append(b.bytes, 0)
		}
		b.bytes[b.at/8] |= byte(value>>n&1) << (7 - b.at%8)
		b.at++
	}
}

// take returns the next n bits; behind the last there are zeros.
func (b *bits) take(n int) (value uint) {
	for range n {
		value <<= 1
		if b.at < 8*len(b.bytes) {
			value |= uint(b.bytes[b.at/8]>>(7-b.at%8)) & 1
		}
		b.at++
	}
	return value
}

func boolBit(b bool) uint {
	if b {
		return 1
	}
	return 0
}
