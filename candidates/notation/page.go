package notation

import (
	"bytes"
	"net/url"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/fault"
)

// isPage reports whether a link is an address of our own page that says what the board is like: behind the givens
// (?s=) it has a layout (l=) or clues (c=), with tildes between them.
func isPage(word []byte) bool {
	_, query, _ := bytes.Cut(word, []byte("?"))
	for part := range bytes.SplitSeq(query, []byte("&")) {
		if bytes.HasPrefix(part, []byte("c=")) || bytes.HasPrefix(part, []byte("l=")) {
			return true
		}
	}
	return false
}

// pageLink reads an address of our own page, from byte start of the line on. Marks are not read.
func (r *Reader) pageLink(start int, word []byte) (*Puzzle, error) {
	_, query, _ := strings.Cut(string(word), "?")
	query, _, _ = strings.Cut(query, "#")
	l, givens := r.layout, ""
	var lines []string
	for part := range strings.SplitSeq(query, "&") {
		name, text, _ := strings.Cut(part, "=")
		text, err := url.QueryUnescape(text)
		if err != nil {
			return nil, r.fail(start, "found %q in the address: %v", clip(part), err)
		}
		switch name {
		case "s":
			givens = text
		case "c":
			lines = strings.Split(text, "~")
		case "l":
			if l, err = candidates.ParseLayout(text); err != nil {
				return nil, r.fail(start, "%v", err)
			}
		}
	}
	var all []candidates.Clue
	for _, line := range lines {
		cs, err := clues.Parse(line)
		if err != nil {
			return nil, r.fail(start, "found the clue %q in the address: %v", clip(line), err)
		}
		all = append(all, cs...)
	}
	l, err := clues.On(l, all...)
	if err != nil {
		return nil, r.fail(start, "%v", err)
	}
	if givens == "" {
		givens = strings.Repeat(".", l.Cells().Len())
	}
	if len(givens) != l.Cells().Len() {
		return nil, r.fail(start, "found %s in the address: expected %d", fault.Count(len(givens), "cell"), l.Cells().Len())
	}
	var f candidates.Filling
	i := 0
	for c := range l.Cells().All() {
		switch d := candidates.Digit(givens[i] - '0'); {
		case givens[i] == '.' || givens[i] == '0':
		case givens[i] < '0' || givens[i] > '9' || !l.Digits().Has(d):
			return nil, r.fail(start, "found %q for %v in the address: expected a digit from 1 to %d", givens[i], c, l.Size())
		default:
			f[c] = d
		}
		i++
	}
	text := string(r.text[start:])
	return &Puzzle{Grid: candidates.NewGrid(l, f), Name: label(text[len(word):]), Line: r.line, Input: text[:len(word)]}, nil
}
