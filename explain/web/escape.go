package web

import (
	"strings"
	"unicode"
)

// escaper does what html.EscapeString does. Package html would bring the names of all characters into the engine.
var escaper = strings.NewReplacer("&", "&amp;", "'", "&#39;", "<", "&lt;", ">", "&gt;", `"`, "&#34;")

// Escape makes text that may stand between tags and in quotes. Characters that XML does not allow are replaced.
func Escape(s string) string {
	return escaper.Replace(strings.Map(func(r rune) rune {
		if r < ' ' && r != '\t' && r != '\n' && r != '\r' || r == '\uFFFE' || r == '\uFFFF' {
			return unicode.ReplacementChar
		}
		return r
	}, s))
}
