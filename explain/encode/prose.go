package encode

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Text is text for people: names, reasons, explanations.
type Text string

// Clean replaces what [printable] refuses, so that what is written can be read back.
func Clean(s string) Text {
	odd := false
	for i := ordinary(s); i < len(s); i++ {
		odd = odd || s[i] >= utf8.RuneSelf || s[i] < ' ' && s[i] != '\n' && s[i] != '\t' || s[i] == 0x7f
	}
	if !odd {
		return Text(s) // as is most text that the program makes
	}
	return Text(strings.Map(func(r rune) rune {
		if !printable(r) {
			return unicode.ReplacementChar
		}
		return r
	}, s))
}

// printable reports whether a character may stand in a document. Documents are shown on terminals, which
// obey control characters, and YAML takes some of them for line breaks.
func printable(r rune) bool {
	if r < utf8.RuneSelf {
		return ' ' <= r && r <= '~' || r == '\n' || r == '\t'
	}
	return !unicode.IsControl(r) && r != '\u2028' && r != '\u2029'
}
