package notation

import (
	"bytes"
	"unicode/utf8"

	"pencilmark/candidates"
)

const (
	bars   = "|│┃║"
	quotes = " \t\"'" // around what a column of a table holds
)

// isBars reports whether a line has bars and spaces alone.
func isBars(line []byte) bool { return len(bytes.Trim(line, bars+" \t")) == 0 }

// parts splits the current line at each of the separators.
func (r *Reader) parts(separators string) (parts []field) {
	for from := 0; ; {
		n := bytes.IndexAny(r.text[from:], separators)
		if n < 0 {
			return append(parts, field{start: from, end: len(r.text)})
		}
		parts = append(parts, field{start: from, end: from + n})
		_, size := utf8.DecodeRune(r.text[from+n:])
		from += n + size
	}
}

// inBars returns what stands between bars, or the whole line if it has none.
func (r *Reader) inBars() []field {
	parts := r.parts(bars)
	if first := parts[0]; len(parts) > 1 && isBars(r.text[first.start:first.end]) {
		parts = parts[1:]
	}
	if last := parts[len(parts)-1]; len(parts) > 1 && isBars(r.text[last.start:last.end]) {
		parts = parts[:len(parts)-1]
	}
	return parts
}

// columns splits a row of a table in which some columns are empty, or a whole
// board in one line of them. It returns nil if the current line is none.
func (r *Reader) columns(b *block) ([]field, error) {
	for _, parts := range [][]field{r.parts("\t"), r.parts(","), r.parts(";"), r.inBars()} {
		if len(parts) != r.layout.Size() && (len(parts) != len(r.order) || b.cells > 0) {
			continue
		}
		empty := false
		for i, part := range parts {
			text := r.text[part.start:part.end]
			part.start += len(text) - len(bytes.TrimLeft(text, quotes))
			part.end = max(part.start, part.end-len(text)+len(bytes.TrimRight(text, quotes)))
			var err error
			if parts[i], err = r.field(b, part.start, part.end); err != nil {
				return nil, err
			}
			empty = empty || part.start == part.end
		}
		if empty {
			return parts, nil
		}
	}
	return nil, nil
}

// blanks splits a row in which a space is an empty cell: one character a cell, or two, between bars that
// stand between the boxes or without bars. The first such row must not look like a row that is too short:
// it has cells that stand apart, or its full length; and it tells how many characters a cell has. It
// returns nil if the current line is none.
func (r *Reader) blanks(b *block) (fs []field) {
	parts := r.inBars()
	widths := []int{r.layout.Size()}
	if len(parts) > 1 {
		widths = widths[:0]
		edges, last := breaks(r.layout, candidates.Column), 0
		for n := 1; n <= r.layout.Size(); n++ {
			if edges[n] || n == r.layout.Size() {
				widths = append(widths, n-last)
				last = n
			}
		}
	} else if len(r.text) == len(r.order) && b.cells == 0 {
		widths[0] = len(r.order)
	}
	whole := len(parts) > 1 || len(r.text) == widths[0] || bytes.Contains(bytes.TrimSpace(r.text), []byte("  "))
	if len(parts) != len(widths) || !b.blank && !whole {
		return nil
	}
	for i, part := range parts {
		text := r.text[part.start:part.end]
		if b.pitch == 0 {
			b.pitch = 1
			if len(text) > widths[i] {
				b.pitch = 2
			}
		}
		digits := 0
		for n := range widths[i] {
			at := part.start + indent(text)%b.pitch + n*b.pitch
			f := field{start: at, end: at, cells: 1}
			if at < part.end && classOf(r.text[at]) == digitByte && int(r.text[at]-'0') <= r.layout.Size() {
				f.end++
				digits++
			}
			fs = append(fs, f)
		}
		if digits != len(bytes.Join(bytes.Fields(text), nil)) {
			return nil
		}
	}
	return fs
}
