package practice

import (
	"context"
	"encoding/base64"
	"errors"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/notation"
	"pencilmark/fallback"
)

// The code of a board is bits: for each cell whether it holds a given, the givens in four bits each, for each
// other cell whether it holds a digit, which the solution of the givens tells, and for each candidate that the
// digits allow in the open cells whether it is gone. Unless the board is the ordinary one, what it is stands before the
// bits: "layout: classic6 | thermo: r1c1 r1c2 r1c3 | " and so on. Then the bits tell the digits, in four each, as it takes
// long to solve such boards.

// beside stands behind each line of what a board is.
const beside = " | "

var errCode = errors.New("no code of a board whose givens have one solution")

// Encode returns the code of a board whose givens have one solution, and none of whose candidates on the way to it are
// gone.
func Encode(g *candidates.Grid) string {
	var b bits
	l, given := g.Layout(), g.GivenDigits()
	for c := range l.Cells().All() {
		b.put(1, boolBit(given[c] != 0))
	}
	for c := range g.Givens().All() {
		b.put(4, uint(given[c]))
	}
	bare := candidates.NewGrid(l, given)
	for c := range l.Cells().AndNot(g.Givens()).All() {
		d := g.Value(c)
		b.put(1, boolBit(d != 0))
		if d != 0 {
			bare.Place(c, d)
		}
		if d != 0 && l != candidates.Classic9 {
			b.put(4, uint(d))
		}
	}
	for c := range g.Open().All() {
		for d := range bare.Candidates(c).All() {
			b.put(1, boolBit(!g.Candidates(c).Has(d)))
		}
	}
	code := base64.RawURLEncoding.EncodeToString(b.bytes)
	if l != candidates.Classic9 {
		code = strings.ReplaceAll(notation.Framed("", l), "\n", beside) + code
	}
	return code
}

// isOrdinary reports whether a code is that of an ordinary board.
func isOrdinary(code string) bool { return !strings.Contains(code, beside) }

// board reads what the board of a code is, and returns what is behind that.
func board(code string) (l *candidates.Layout, rest string, err error) {
	lines := strings.Split(code, beside)
	last := len(lines) - 1
	if last == 0 {
		return candidates.Classic9, code, nil
	}
	if l, err = candidates.ParseLayout(strings.TrimPrefix(lines[0], "layout: ")); err != nil {
		return nil, "", err
	}
	var all []candidates.Clue
	for _, line := range lines[1:last] {
		some, err := clues.Parse(line)
		if err != nil {
			return nil, "", err
		}
		all = append(all, some...)
	}
	if len(all) > 0 {
		l, err = clues.On(l, all...)
	}
	return l, lines[last], err
}

// Decode returns the board of a code.
func Decode(code string) (g candidates.Grid, err error) {
	l, code, err := board(code)
	if err != nil {
		return g, err
	}
	data, err := base64.RawURLEncoding.DecodeString(code)
	if err != nil {
		return g, errCode
	}
	b := bits{bytes: data}
	var given candidates.Filling
	for c := range l.Cells().All() {
		given[c] = candidates.Digit(b.take(1))
	}
	for c := range given {
		if given[c] != 0 {
			if given[c] = candidates.Digit(b.take(4)); !l.Digits().Has(given[c]) {
				return g, errCode
			}
		}
	}
	g = candidates.NewGrid(l, given)
	var solution candidates.Filling
	if l == candidates.Classic9 {
		found := fallback.Solve(context.Background(), &g, 2, fallback.Budget{})
		if len(found.Solutions) != 1 {
			return g, errCode
		}
		solution = found.Solutions[0]
	}
	for c := range l.Cells().AndNot(g.Givens()).All() {
		if b.take(1) == 0 {
			continue
		}
		d := solution[c]
		if l != candidates.Classic9 {
			d = candidates.Digit(b.take(4))
		}
		if !g.Candidates(c).Has(d) {
			return g, errCode
		}
		g.Place(c, d)
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
