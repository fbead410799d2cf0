package text

import (
	"bytes"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"
)

const spaces = "                                                                "

// pad writes n spaces, none if n is negative, and returns how many.
func pad(out *bytes.Buffer, n int) int {
	n = max(n, 0)
	for left := n; left > 0; left -= len(spaces) {
		out.WriteString(spaces[:min(left, len(spaces))])
	}
	return n
}

// gap makes the text end with an empty line, unless nothing is written yet.
func gap(out *bytes.Buffer) {
	if out.Len() > 0 && !bytes.HasSuffix(out.Bytes(), []byte("\n\n")) {
		out.WriteByte('\n')
	}
}

// isPlain reports whether a text is printable ASCII. Nearly all texts are.
func isPlain(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] > '~' {
			return false
		}
	}
	return true
}

// columns returns the width of a text on a terminal.
func columns(s string) int {
	if isPlain(s) {
		return len(s)
	}
	return uniseg.StringWidth(s)
}

// maxLine is the number of columns that lines of words use, however wide the
// page: longer ones are hard to read.
const maxLine = 100

// flow writes words into lines that are no longer than the width.
type flow struct {
	p      *Printer
	out    *bytes.Buffer
	indent int    // of the lines after the first
	at     int    // columns written on this line
	gap    int    // columns to leave before the next word, unless it starts a line
	paint  *paint // of the last word on this line
}

// newFlow starts a paragraph with a label, which may be empty, behind some spaces. The indent counts from
// the start of the line, and the first word stands there too if the label leaves room.
func (p *Printer) newFlow(out *bytes.Buffer, before int, label string, indent int) *flow {
	if width := p.options.Width; width > 0 {
		// However narrow the page, half of it is for words.
		excess := max(0, before-width/4)
		before, indent = before-excess, min(indent-excess, width/2)
	}
	f := &flow{p: p, out: out, indent: indent, gap: before}
	if label != "" {
		f.word(label, &p.palette.title)
	}
	f.gap = max(f.gap, indent-f.at)
	return f
}

// fits reports whether there is room on this line for what takes so many more columns.
func (f *flow) fits(width int) bool {
	limit := f.p.options.Width
	return limit <= 0 || f.at+width <= min(limit, maxLine)
}

// fit starts a new line if a word of the given width does not fit on this one.
func (f *flow) fit(width int) {
	if f.at > f.indent && !f.fits(f.gap+width) {
		f.use(nil)
		f.out.WriteByte('\n')
		f.at, f.gap = pad(f.out, f.indent), 0
	}
}

// word adds one word. If it is longer than a line it is broken.
func (f *flow) word(word string, paint *paint) {
	f.fit(columns(word))
	for {
		part := word
		if !f.fits(f.gap + columns(word)) {
			part = f.cut(word)
		}
		if f.paint != paint {
			f.use(nil)
		}
		f.at += pad(f.out, f.gap) + columns(part)
		f.use(paint)
		f.out.WriteString(part)
		f.gap = 0
		if word = word[len(part):]; word == "" {
			break
		}
		f.use(nil)
		f.out.WriteByte('\n')
		f.at = pad(f.out, f.indent)
	}
	f.gap = 1
}

// noBreak is a space at which lines do not break.
const noBreak = '\u00a0'

// breaks reports whether lines break at a character.
func breaks(r rune) bool { return r != noBreak && unicode.IsSpace(r) }

// words adds the words of a text.
func (f *flow) words(text string, paint *paint) {
	for word := range strings.FieldsFuncSeq(clean(text), breaks) {
		f.word(word, paint)
	}
}

func (f *flow) use(paint *paint) {
	if f.paint == paint {
		return
	}
	if f.paint != nil {
		f.out.WriteString(f.paint.off)
	}
	if f.paint = paint; paint != nil {
		f.out.WriteString(paint.on)
	}
}

// end ends the last line.
func (f *flow) end() {
	f.use(nil)
	f.out.WriteByte('\n')
}

// cut returns the start of a word that fits on this line, if possible up to a
// place where notation may be broken. It returns at least one character.
func (f *flow) cut(word string) string {
	end, good := 0, 0
	for i, r := range word {
		next := i + utf8.RuneLen(r)
		if end > 0 && !f.fits(f.gap+columns(word[:next])) {
			break
		}
		if end = next; strings.ContainsRune(",-=|", r) {
			good = next
		}
	}
	if good > end/2 {
		return word[:good]
	}
	return word[:end]
}

// indentOfBranch is how far package prose indents the lines of a branch for each trial around them.
const indentOfBranch = 2

// line is a line of a text.
type line struct {
	indent int
	number string // such as "3." or "3.1.", may be empty
	words  string
}

// splitLines takes a text of package prose apart; it has no lines if the text is empty.
func splitLines(text string) (lines []line) {
	if text == "" {
		return nil
	}
	for s := range strings.SplitSeq(text, "\n") {
		words := strings.TrimLeft(s, " ")
		l := line{indent: len(s) - len(words), words: words}
		if number, rest, ok := strings.Cut(words, ". "); ok && strings.Trim(number, "0123456789.") == "" {
			l.number, l.words = number+".", rest
		}
		lines = append(lines, l)
	}
	return lines
}

// escapes are the control sequences of terminals.
var escapes = regexp.MustCompile(`(?:\x1b\[|\x{9b})[0-?]*[ -/]*[@-~]?|(?:\x1b[\]PX^_]|[\x{9d}\x{90}\x{98}\x{9e}\x{9f}])[^\x07\x1b\x{9c}]*(?:\x07|\x1b\\|\x{9c})?`)

// clean takes everything out of a text that a terminal would not just show.
// Names of puzzles and techniques come from other people's files.
func clean(s string) string {
	if isPlain(s) {
		return s
	}
	s = escapes.ReplaceAllString(strings.ToValidUTF8(s, ""), "")
	return strings.Map(func(r rune) rune {
		switch {
		case breaks(r):
			return ' '
		case r == noBreak, unicode.IsPrint(r):
			return r
		}
		return -1
	}, s)
}
