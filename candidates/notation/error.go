package notation

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"pencilmark/candidates/fault"
)

// ParseError says where the input is not a puzzle, what was found there and
// what was expected. Reading goes on behind it.
type ParseError struct {
	Source string        // the file or other origin as given to NewReader, may be empty
	Line   int           // from 1
	Col    int           // from 1, in characters, at most one behind the last
	Text   string        // the line, or the beginning of one that is too long
	Msg    fault.Message // "found 80 cells: expected 81"
	// Unknown are names of rules of a puzzle that are not understood. It can be read without them: see [Reader.Ignore].
	Unknown []string
}

// because completes the error for a place.
func (e ParseError) because(format string, args ...any) error {
	e.Msg = fault.New(format, args...)
	return &e
}

// Error gives place and message in one line: "top95.txt:3:81: found ...".
func (e *ParseError) Error() string { return e.in(nil) }

// in gives place and message in a language.
func (e *ParseError) in(words fault.Words) string {
	source := e.Source
	if source != "" {
		source += ":"
	}
	return fmt.Sprintf("%s%d:%d: %s", source, e.Line, e.Col, e.Msg.In(words))
}

// Fault says what is wrong.
func (e *ParseError) Fault() fault.Message { return e.Msg }

// excerpt is how many characters of a line Long shows.
const excerpt = 70

// Long gives [ParseError.Error] in a language, nil for English, the line, or the part of it around the place, and a caret
// under the place, without a line end after it. Characters that a terminal would obey or not show are made visible.
func (e *ParseError) Long(words fault.Words) string {
	runes := []rune(e.Text)
	at := min(max(e.Col-1, 0), len(runes))
	from := max(at-excerpt/2, 0)
	to := min(from+excerpt, len(runes))
	from = max(to-excerpt, 0)

	var line, pad strings.Builder
	if from > 0 {
		line.WriteString("…")
		pad.WriteByte(' ')
	}
	for i, c := range runes[from:to] {
		line.WriteRune(visible(c))
		if from+i < at {
			pad.WriteRune(blank(c))
		}
	}
	if to < len(runes) {
		line.WriteString("…")
	}
	number := fmt.Sprintf("%5d", e.Line)
	return fmt.Sprintf("%s\n%s | %s\n%*s | %s^", e.in(words), number, line.String(), len(number), "", pad.String())
}

// visible returns a printing character of the same width for c.
func visible(c rune) rune {
	switch {
	case c == '\t':
		return ' '
	case c < ' ':
		return '␀' + c // the pictures of the control characters follow each other
	case c == 0x7f:
		return '␡'
	case !unicode.IsPrint(c), unicode.Is(unicode.M, c):
		return utf8.RuneError
	}
	return c
}

// blank returns a space as wide as c: East Asian characters take two columns of a terminal.
func blank(c rune) rune {
	if unicode.In(c, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul) || 0x1f300 <= c && c <= 0x1faff {
		return '\u3000'
	}
	return ' '
}

// describe names the first character of s for a message.
func describe(s []byte) fault.Message {
	c, size := utf8.DecodeRune(s)
	switch {
	case size == 0:
		return fault.New("the end of the line")
	case c == utf8.RuneError && size == 1:
		return fault.New("byte 0x%02X, which is not UTF-8", s[0])
	case unicode.IsControl(c):
		return fault.New("control character U+%04X", c)
	case unicode.IsLetter(c):
		return fault.New("letter %q", c)
	case '0' <= c && c <= '9':
		return fault.New("digit %c", c)
	}
	return fault.New("%q", c)
}
