package notation

import (
	"bytes"
	"compress/zlib"
	"encoding/base32"
	"encoding/json"
	"io"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// The packed states that links carry; they are read without the link too.
//
// SudokuWiki describes its forms on its page "Sudoku String Definitions". The present one, "S9B", gives
// each cell two digits of base 36: 1 to 9 is a given, 10 to 18 a placed digit, 18 plus a bit for each
// candidate an open cell. The one before it gives each cell two digits of base 32: twice the bits of the
// candidates, plus 1 for a given; it cannot tell a last candidate from a placed digit.
//
// The author of Sudoku Coach has described his form in public: "SCv7_32_" and base 32 of zlib-compressed
// JSON, with the digits given and placed as 81 characters each and the candidates as numbers joined by
// dashes, with bit d set for digit d.
const (
	wikiPrefix  = "S9B"
	coachPrefix = "SCv7_32_"
	packedSize  = 9 // the board that these forms are for

	fPuzzlesMark = "fpuzzles" // before the packed data of f-puzzles in other links
	fPuzMark     = "fpuz"     // for short
)

// isLink reports whether s begins with a link or with a packed state.
func isLink(s []byte) bool {
	if !isLetter(s) {
		return false
	}
	word := s[:fieldLen(s)]
	for _, start := range []string{"www.", "sudoku.coach/", "sudokuexchange.com/", "f-puzzles.com/", "sudokupad.app/", fPuzMark} {
		if bytes.HasPrefix(word, []byte(start)) {
			return true
		}
	}
	return bytes.Contains(word, []byte("://")) || bytes.Contains(word, []byte("bd=")) || isPacked(word)
}

func isPacked(word []byte) bool {
	return bytes.HasPrefix(word, []byte(coachPrefix)) || bytes.HasPrefix(word, []byte(wikiPrefix)) || isPad(string(word))
}

// link reads a link, or the packed state of one, and perhaps a name behind it.
func (r *Reader) link() (*Puzzle, error) {
	start := indent(r.text)
	word := r.text[start : start+fieldLen(r.text[start:])]
	if at := padState(string(word)); at >= 0 {
		return r.packedLink(start+at, r.sudokuPad)
	}
	at := -1
	for _, mark := range []string{fPuzzlesMark, fPuzMark, "?load=", "bd=", "/solver/", "?s=", "/play/"} {
		i := bytes.Index(word, []byte(mark))
		if i < 0 {
			continue
		}
		at = i + len(mark)
		if mark == fPuzzlesMark || mark == fPuzMark || mark == "?load=" {
			return r.packedLink(start+at, r.fPuzzle)
		}
		break
	}
	switch {
	case isPage(word):
		return r.pageLink(start, word)
	case isPacked(word):
		at = 0
	case bytes.Contains(word, []byte("sudokupad")), bytes.Contains(word, []byte("crackingthecryptic")):
		return nil, r.fail(start, "found a SudokuPad link without a puzzle in it: expected %s or %s and the puzzle (short links keep it on the site)", fPuzzlesMark, padMarks[0])
	case at < 0:
		return nil, r.fail(start, "found a link without the state of a puzzle in it: expected SudokuWiki's ?bd=, Sudoku Coach's /solver/, Sudoku Exchange's ?s= or an f-puzzles link (short links keep the puzzle on the site)")
	}
	state := word[at:]
	if i := bytes.IndexAny(state, "&#?/"); i >= 0 {
		state = state[:i]
	}
	d, err := r.unpack(state, start+at)
	if err != nil {
		return nil, err
	}
	text := string(r.text[start:])
	p := &Puzzle{Name: label(text[len(word):]), Line: r.line, Input: text[:len(word)]}
	d.put(p, r.layout)
	return p, nil
}

// unpack reads the state in a link, which begins at byte start of the line.
func (r *Reader) unpack(state []byte, start int) (d draft, err error) {
	if len(state) == len(r.order) {
		return d, r.plain(&d, state, r.here(start))
	}
	var form func(d *draft, state []byte, start int) error
	switch bare := bytes.TrimPrefix(state, []byte(wikiPrefix)); {
	case bytes.HasPrefix(state, []byte(coachPrefix)):
		form = r.coach
	case len(bare) == 2*packedSize*packedSize:
		form = r.wiki
	default:
		return d, r.fail(start, "found a state of %d characters in a form that is not known: expected %d digits, SudokuWiki's 162 characters with or without %s before them, or Sudoku Coach's %s...", len(state), len(r.order), wikiPrefix, coachPrefix)
	}
	if r.layout.Size() != packedSize {
		return d, r.fail(start, "found the state of a 9x9 board: expected a puzzle of layout %v", r.layout)
	}
	return d, form(&d, state, start)
}

// plain reads one character a cell, the first of them at a place.
func (r *Reader) plain(d *draft, state []byte, at ParseError) error {
	for i := range state {
		digit, _, size := cell(state[i : i+1])
		if size == 0 || int(digit) > r.layout.Size() {
			at.Col += i
			return at.because("found %s: expected %s", describe(state[i:]), r.aCell)
		}
		r.fill(d, i, digit, false)
	}
	return nil
}

// wiki reads both packed forms of SudokuWiki.
func (r *Reader) wiki(d *draft, state []byte, start int) error {
	pairs, present := bytes.CutPrefix(state, []byte(wikiPrefix))
	start += len(state) - len(pairs)
	base := 32
	if present {
		base = 36
	}
	for i, c := range r.order {
		pair := string(pairs[2*i : 2*i+2])
		n, err := strconv.ParseUint(pair, base, 16)
		ok := err == nil
		switch digit := candidates.Digit(n); {
		case !ok || n == 0: // an error, or nothing noted
		case present && n <= packedSize:
			d.digits[c] = digit
		case present && n <= 2*packedSize:
			r.fill(d, i, digit-packedSize, true)
		case present:
			ok = r.note(d, c, n-2*packedSize)
		case n&1 != 0:
			d.digits[c], ok = candidates.DigitSet(n >> 1).Single()
		default:
			ok = r.note(d, c, n>>1)
			if last, single := d.marks[c].Single(); single && ok {
				r.fill(d, i, last, true)
				d.bare, d.noted = d.bare.With(c), d.noted.Without(c)
			}
		}
		if !ok {
			return r.fail(start+2*i, "found %q for %v: expected two digits of base %d for a given, a placed digit or candidates", pair, c, base)
		}
	}
	return nil
}

// note sets the candidates of an open cell from a number with a bit for each,
// the lowest for 1. It reports whether the number is one.
func (r *Reader) note(d *draft, c candidates.Cell, bits uint64) bool {
	marks := candidates.DigitSet(bits)
	d.note(c, marks)
	return uint64(marks) == bits && marks&^r.layout.Digits() == 0
}

// maxState is what a state of Sudoku Coach may grow to when it is inflated; an
// ordinary one has about a thousand bytes.
const maxState = 1 << 20

var coachEncoding = base32.NewEncoding("0123456789abcdefghijklmnopqrstuv").WithPadding(base32.NoPadding)

// coach reads the form of Sudoku Coach.
func (r *Reader) coach(d *draft, state []byte, start int) error {
	packed, err := coachEncoding.DecodeString(string(state[len(coachPrefix):]))
	if err != nil {
		return r.fail(start, "found a state of Sudoku Coach that is not base 32: expected digits and the letters a to v after %s", coachPrefix)
	}
	var content struct {
		GridSize           int
		GivenDigits        string
		UserDigits         string
		UserCellCandidates string
	}
	inflated, err := zlib.NewReader(bytes.NewReader(packed))
	if err == nil {
		err = json.NewDecoder(io.LimitReader(inflated, maxState)).Decode(&content)
	}
	if err != nil {
		return r.fail(start, "found a damaged state of Sudoku Coach (%v): expected compressed JSON", err)
	}
	if content.GridSize != 0 && content.GridSize != packedSize {
		return r.fail(start, "found a state of Sudoku Coach for size %d: expected %d", content.GridSize, packedSize)
	}
	if err := r.coachDigits(d, content.GivenDigits, false, start); err != nil {
		return err
	}
	if content.UserDigits != "" {
		if err := r.coachDigits(d, content.UserDigits, true, start); err != nil {
			return err
		}
	}
	if content.UserCellCandidates == "" {
		return nil
	}
	numbers := strings.Split(content.UserCellCandidates, "-")
	if len(numbers) != len(r.order) {
		return r.fail(start, "found candidates for %s in the state of Sudoku Coach: expected %d", fault.Count(len(numbers), "cell"), len(r.order))
	}
	for i, c := range r.order {
		bits, err := strconv.ParseUint(numbers[i], 10, 16)
		if bits != 0 && d.digits[c] == 0 && !r.note(d, c, bits>>1) || err != nil {
			return r.fail(start, "found %q as candidates of %v in the state of Sudoku Coach: expected a number with a bit for each", numbers[i], c)
		}
	}
	return nil
}

// coachDigits reads the digits given or placed in a state of Sudoku Coach.
func (r *Reader) coachDigits(d *draft, digits string, placed bool, start int) error {
	if len(digits) != len(r.order) {
		return r.fail(start, "found %s in the state of Sudoku Coach: expected %d", fault.Count(len(digits), "digit"), len(r.order))
	}
	for i, c := range r.order {
		digit, _, size := cell([]byte(digits[i : i+1]))
		if size == 0 {
			return r.fail(start, "found %s in the state of Sudoku Coach: expected a digit", describe([]byte(digits[i:])))
		}
		if digit != 0 && d.digits[c] == 0 {
			r.fill(d, i, digit, placed)
		}
	}
	return nil
}

// SudokuWikiLink writes the whole state as a link to the solver of SudokuWiki. There is none for other
// layouts than the classic 9x9 board, nor for an open cell without candidates; ok is false then.
func SudokuWikiLink(g *candidates.Grid) (link string, ok bool) {
	if g.Layout().String() != candidates.Classic9.String() {
		return "", false
	}
	var b strings.Builder
	b.WriteString("https://www.sudokuwiki.org/sudoku.htm?bd=" + wikiPrefix)
	for c := range g.Layout().Cells().All() {
		n := int64(g.Value(c))
		switch {
		case g.Givens().Has(c):
		case n != 0:
			n += packedSize
		case g.Candidates(c) == 0:
			return "", false
		default:
			n = 2*packedSize + int64(g.Candidates(c))
		}
		pair := strconv.FormatInt(n, 36)
		b.WriteString(strings.Repeat("0", 2-len(pair)) + pair)
	}
	return b.String(), true
}

// ExchangeLink writes the digits of a classic puzzle, given or placed, as a link to Sudoku Exchange. There is
// none for other layouts; ok is false then.
func ExchangeLink(s *candidates.Sheet) (link string, ok bool) {
	if s.Layout.String() != candidates.Classic9.String() {
		return "", false
	}
	return "https://sudokuexchange.com/play/?s=" + strings.ReplaceAll(s.Digits.Text(s.Layout), ".", "0"), true
}
