package game

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/candidates/notation"
	"pencilmark/explain/claim"
)

const (
	maxText  = 1 << 20 // bytes of a game
	maxMoves = 10_000
)

const aMove = "found %.40q: expected a move like r3c5=7, r3c5<>7, r3c5+7, r3c5=. or undo, on layout %v"

const aGame = "a puzzle and moves like r3c5=7, r3c5<>7, r3c5=. or undo, or a sheet before and after"

// startsMove reports whether a line of moves begins so.
func startsMove(line string) bool {
	line = strings.ToLower(strings.TrimSpace(line))
	if rest, ok := strings.CutPrefix(line, "undo"); ok {
		return rest == "" || !isWord(rest[0])
	}
	for _, letter := range "rc" {
		rest, ok := strings.CutPrefix(line, string(letter))
		if line = strings.TrimLeft(rest, "123456789"); !ok || line == rest {
			return false
		}
	}
	sign := strings.IndexAny(line, "=<+")
	return sign >= 0 && (line[sign] != '<' || strings.HasPrefix(line[sign:], "<>"))
}

func isWord(b byte) bool { return b == '_' || '0' <= b && b <= '9' || 'a' <= b && b <= 'z' }

// Read reads a game: a puzzle in any form and lines of moves, or two sheets, or JSON with both. Where the text
// has no puzzle it is the one given, which may be nil. The source, a file name for example, is used in
// errors, which are [notation.ParseError] where they are about the text.
func Read(in io.Reader, source string, l *candidates.Layout, puzzle *notation.Puzzle) (*Game, error) {
	text, err := io.ReadAll(io.LimitReader(in, maxText+1))
	if err != nil {
		return nil, err
	}
	r := &reader{source: source, layout: l}
	switch {
	case len(text) > maxText:
		return nil, r.fail(0, 0, "", "found more than %d bytes: expected %s", maxText, aGame)
	case len(bytes.TrimSpace(text)) == 0:
		return nil, r.fail(0, 0, "", "found nothing: expected %s", aGame)
	case bytes.Contains(text, []byte(`"moves"`)) && bytes.HasPrefix(bytes.TrimSpace(text), []byte("{")):
		return r.json(text, puzzle)
	}
	return r.text(string(text), puzzle)
}

type reader struct {
	source string
	layout *candidates.Layout
	moves  []Move
}

func (r *reader) fail(line, col int, text, format string, args ...any) error {
	return &notation.ParseError{Source: r.source, Line: line + 1, Col: col + 1, Text: text, Msg: fault.New(format, args...)}
}

func howMany(puzzles []*notation.Puzzle) string {
	return [...]string{"no puzzle", "a puzzle", "several puzzles"}[min(len(puzzles), 2)]
}

// text reads a puzzle and moves, or two sheets.
func (r *reader) text(text string, given *notation.Puzzle) (*Game, error) {
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	first := 0
	for first < len(lines) && !startsMove(lines[first]) {
		first++
	}
	puzzles, err := r.puzzles(strings.Join(lines[:first], "\n"))
	if err != nil {
		return nil, err
	}
	if first == len(lines) {
		if given != nil {
			puzzles = append([]*notation.Puzzle{given}, puzzles...)
		}
		if len(puzzles) != 2 {
			return nil, r.fail(len(lines)-1, 0, "", "found %s and no move: expected %s", howMany(puzzles), aGame)
		}
		return r.difference(puzzles[0], puzzles[1])
	}
	switch {
	case len(puzzles) == 0 && given != nil:
		puzzles = append(puzzles, given)
	case len(puzzles) != 1:
		return nil, r.fail(first, 0, lines[first], "found %s before the first move: expected one", howMany(puzzles))
	}
	for i, line := range lines[first:] {
		if err := r.line(first+i, line); err != nil {
			return nil, err
		}
	}
	return &Game{Name: puzzles[0].Name, Start: puzzles[0].Grid, Moves: r.moves}, nil
}

// puzzles reads all puzzles of a text.
func (r *reader) puzzles(text string) (puzzles []*notation.Puzzle, err error) {
	in := notation.NewReader(strings.NewReader(text), r.source, r.layout)
	for {
		p, err := in.Read()
		if errors.Is(err, io.EOF) {
			return puzzles, nil
		}
		if err != nil {
			return nil, err
		}
		if p.Document != nil {
			return nil, r.fail(p.Line-1, 0, "", "found a walkthrough document: expected %s", aGame)
		}
		puzzles = append(puzzles, p)
	}
}

// line reads the moves of a line: words with spaces or semicolons between them, where a comma at the end of a
// word goes on with the same move.
func (r *reader) line(n int, line string) error {
	bare, _, _ := strings.Cut(line, "#")
	for at := 0; at < len(bare); {
		if strings.ContainsRune(" \t;,\r", rune(bare[at])) {
			at++
			continue
		}
		end := at
		for end < len(bare) && (!strings.ContainsRune(" \t;\r", rune(bare[end])) || end > at && bare[end-1] == ',' && bare[end] == ' ') {
			end++
		}
		if err := r.move(strings.TrimRight(bare[at:end], ", "), n, at, line); err != nil {
			return err
		}
		at = end
	}
	return nil
}

// move reads a move, which stands in a line from a byte on.
func (r *reader) move(text string, line, at int, whole string) error {
	m := Move{Text: text, Line: line + 1}
	lower := strings.ToLower(text)
	switch c, err := claim.Parse(text, r.layout, func(string) bool { return false }); {
	case len(r.moves) == maxMoves:
		return r.fail(line, at, whole, "found more than %d moves", maxMoves)
	case lower == "undo":
		m.Undo = true
	case len(lower) == len("r1c1=.") && strings.ContainsAny(lower[4:], ".0+"):
		cell, err := candidates.ParseCell(lower[:4])
		if err != nil || !r.layout.Cells().Has(cell) {
			return r.fail(line, at, whole, "found %s: expected a cell of layout %v", text[:4], r.layout)
		}
		switch sign, d := lower[4], candidates.Digit(lower[5]-'0'); {
		case sign == '=' && (lower[5] == '.' || d == 0):
			m.Erase = candidates.Cells(cell)
		case sign == '+' && d <= candidates.MaxSize && r.layout.Digits().Has(d):
			m.Restore = []candidates.Candidate{candidates.Of(cell, d)}
		default:
			return r.fail(line, at, whole, aMove, text, r.layout)
		}
	case err != nil || !c.IsConclusion():
		return r.fail(line, at, whole, aMove, text, r.layout)
	default:
		m.Effects = c.Effects
	}
	r.moves = append(r.moves, m)
	return nil
}

// json reads a game that is an object.
func (r *reader) json(text []byte, given *notation.Puzzle) (*Game, error) {
	var written struct {
		Name, Puzzle string
		Moves        []string
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	err := d.Decode(&written)
	if _, more := d.Token(); err == nil && more != io.EOF {
		err = errors.New("text after the object")
	}
	if err != nil {
		before := text[:min(int(d.InputOffset()), len(text))]
		return nil, r.fail(bytes.Count(before, []byte("\n")), 0, "", `%v: expected {"puzzle": "53..7...", "moves": ["r3c5=7", "undo"]}`, err)
	}
	if written.Puzzle != "" || given == nil {
		if given, err = notation.Parse(written.Puzzle, r.layout); err != nil {
			return nil, fmt.Errorf("%s: puzzle: %w", r.source, err)
		}
	}
	game, err := New(cmp.Or(written.Name, given.Name), given.Grid, written.Moves)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", r.source, err)
	}
	return game, nil
}

// difference returns what was done between two sheets of a puzzle.
func (r *reader) difference(before, after *notation.Puzzle) (*Game, error) {
	game, err := Between(before.Name, before.Grid, after.Grid)
	if err != nil {
		return nil, r.fail(after.Line-1, 0, after.Input, "%v", err)
	}
	for i := range game.Moves {
		game.Moves[i].Line = after.Line
	}
	return game, nil
}
