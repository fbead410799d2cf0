package clues

import (
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// SyntaxError says where a line is not one of clues, and what was expected there.
type SyntaxError struct {
	At  int // byte of the line, from 0
	Msg fault.Message
}

func (e *SyntaxError) Error() string { return e.Msg.String() }

// Fault says what is wrong.
func (e *SyntaxError) Fault() fault.Message { return e.Msg }

func fail(at int, format string, args ...any) error {
	return &SyntaxError{at, fault.New(format, args...)}
}

// Named returns the kinds that a word or words mean: a code, what people call it, or the field of f-puzzles.
func Named(words string) []*candidates.ClueKind {
	words = strings.ToLower(strings.TrimSpace(words))
	if words == "diagonals" {
		return []*candidates.ClueKind{FallingDiagonal, RisingDiagonal}
	}
	for _, k := range All {
		if words == k.Code || words == strings.ToLower(k.Name) || k.FPuzzles.Value == "" && words != "" && words == k.FPuzzles.Name {
			return []*candidates.ClueKind{k}
		}
	}
	return nil
}

// split returns the words of a line of clues, its values as written, and where its cells begin, -1 if it has none.
func split(line string) (words, values string, cells int) {
	head := line
	cells = strings.IndexByte(line, ':')
	if cells >= 0 {
		head = line[:cells]
		cells++
	}
	end := len(strings.TrimRight(head, "+-0123456789 \t"))
	return head[:end], head[end:], cells
}

// colonless returns where the cells of a line begin that names a kind of clues but has no colon, -1 if it is none.
func colonless(line string) int {
	if strings.Contains(line, ":") {
		return -1
	}
	at := 0
	for word := range strings.FieldsSeq(line) {
		at += strings.Index(line[at:], word)
		if _, err := candidates.ParseCell(strings.ToLower(word[:min(4, len(word))])); err == nil {
			if words, _, _ := split(line[:at]); len(Named(words)) > 0 {
				return at
			}
			return -1
		}
		at += len(word)
	}
	return -1
}

// IsLine reports whether a line of text is meant as one of clues: it begins as one does, or has cells behind a colon,
// or is a word that is nearly one.
func IsLine(line string) bool {
	if colonless(line) >= 0 {
		return true
	}
	words, values, at := split(line)
	words = strings.TrimSpace(words)
	if words == "" || at < 0 && strings.TrimSpace(values) != "" {
		return false
	}
	if at < 0 {
		return len(Named(words)) > 0 || !strings.Contains(words, " ") && nearest(words, 2) != ""
	}
	first, _, _ := strings.Cut(strings.TrimSpace(line[at:]), " ")
	_, err := candidates.ParseCell(strings.ToLower(first[:min(4, len(first))]))
	return err == nil || len(Named(words)) > 0
}

// Parse reads a line of clues, of which [candidates.Clue.String] writes one: the kind, its values, and behind a colon
// its cells. A comma begins the cells of another clue of the kind and values. Errors are a [SyntaxError].
func Parse(line string) (cs []candidates.Clue, err error) {
	if at := colonless(line); at >= 0 {
		return nil, fail(at, "found cells without a colon before them: expected a line such as %s: %s", strings.TrimSpace(line[:at]), line[at:])
	}
	words, values, at := split(line)
	kinds := Named(words)
	start := len(line) - len(strings.TrimLeft(line, " \t"))
	if kinds == nil {
		word := strings.TrimSpace(words)
		if near := nearest(word, max(2, len(word)/3)); near != "" {
			return nil, fail(start, "found %q, which is no kind of clue: did you mean %s?", word, near)
		}
		return nil, fail(start, "found %q, which is no kind of clue: expected one such as thermo, whispers, white or knight", word)
	}
	clue := candidates.Clue{Kind: kinds[0]}
	for i, word := range strings.Fields(values) {
		v, err := strconv.Atoi(word)
		if err != nil || v < 0 || v > candidates.MaxCandidates {
			return nil, fail(len(words)+max(0, strings.Index(values, word)), "found value %d of %q: expected a small number without a sign", i+1, word)
		}
		clue.Values = append(clue.Values, v)
	}
	if at < 0 {
		for _, k := range kinds {
			cs = append(cs, candidates.Clue{Kind: k, Values: clue.Values})
		}
		return cs, nil
	}
	for rest := line[at:]; ; {
		part, after, more := strings.Cut(rest, ",")
		next := clue
		for lists, more := part, true; more; {
			var list string
			list, lists, more = strings.Cut(lists, "=")
			cells, err := parseCells(list, at)
			if err != nil {
				return nil, err
			}
			next.Lines = append(next.Lines, cells)
			at += len(list) + 1
		}
		if next.Kind.Single && len(next.Lines) == 1 {
			for _, cell := range next.Lines[0] {
				single := next
				single.Lines = [][]candidates.Cell{{cell}}
				cs = append(cs, single)
			}
		} else {
			cs = append(cs, next)
		}
		if rest = after; !more {
			return cs, nil
		}
	}
}

// parseCells reads the cells of a line, which begin at a byte of the text.
func parseCells(s string, at int) (line []candidates.Cell, err error) {
	for i := 0; i < len(s); {
		if s[i] == ' ' || s[i] == '\t' || s[i] == '\r' {
			i++
			continue
		}
		n := strings.IndexAny(s[i:]+" ", " \t\r")
		word := s[i : i+n]
		from, to, isRange := strings.Cut(strings.ToLower(word), "-")
		a, err := candidates.ParseCell(from)
		if err != nil {
			return nil, fail(at+i, "found %q: expected cells such as r4c7, or r1c1-r1c4", word)
		}
		line = append(line, a)
		if isRange {
			b, err := candidates.ParseCell(to)
			if err != nil {
				return nil, fail(at+i+len(from)+1, "found %q: expected the last cell of a straight line that begins at %v", to, a)
			}
			if line, err = stretch(line, a, b); err != nil {
				return nil, fail(at+i, "%v", err)
			}
		}
		i += n
	}
	if len(line) == 0 {
		return nil, fail(at, "found no cells here: expected some such as r4c7")
	}
	return line, nil
}

// stretch appends the cells of a straight line behind its first.
func stretch(line []candidates.Cell, a, b candidates.Cell) ([]candidates.Cell, error) {
	rows, columns := b.Row()-a.Row(), b.Column()-a.Column()
	n := max(rows, -rows, columns, -columns)
	if n == 0 || rows%n != 0 || columns%n != 0 {
		return nil, fault.Errorf("found %v-%v: expected cells of one row, column or diagonal", a, b)
	}
	for i := 1; i <= n; i++ {
		line = append(line, candidates.At(a.Row()+rows/n*i, a.Column()+columns/n*i))
	}
	return line, nil
}

// nearest returns the code that is the fewest letters away from a word, "" if none is at most so many away.
func nearest(word string, most int) (near string) {
	word = strings.ToLower(word)
	for _, k := range All {
		for _, known := range []string{k.Code, k.Name} {
			if len(word)-len(known) > most || len(known)-len(word) > most {
				continue // so many letters have to be put in or left out
			}
			if n := distance(word, strings.ToLower(known)); n <= most && n < len(known)/2 {
				near, most = k.Code, n-1
			}
		}
	}
	return near
}

// distance returns how many letters have to be put in, left out or exchanged to make one word of another.
func distance(a, b string) int {
	const most = 64 // letters; words that are longer are far from every kind
	if len(a) >= most || len(b) >= most {
		return most
	}
	var row [most]int
	for j := range len(b) + 1 {
		row[j] = j
	}
	for i := range len(a) {
		last := row[0] // of the row before, at the letter before
		row[0] = i + 1
		for j := range len(b) {
			d := last
			if a[i] != b[j] {
				d++
			}
			last = row[j+1]
			row[j+1] = min(min(last, row[j])+1, d)
		}
	}
	return row[len(b)]
}
