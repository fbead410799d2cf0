package web

import (
	"html"
	"strings"
	"unicode"
)

// Escape makes text that may stand between tags and in quotes. Characters that XML does not allow are replaced.
func Escape(s string) string {
	return html.EscapeString(strings.Map(func(r rune) rune {
		if r < ' ' && r != '\t' && r != '\n' && r != '\r' || r == '\uFFFE' || r == '\uFFFF' {
			return unicode.ReplacementChar
		}
		return r
	}, s))
}
