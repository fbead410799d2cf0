package web

import (
	"html"
	"testing"
)

// Text is escaped as package html does it, but for what XML does not allow.
func TestEscape(t *testing.T) {
	for r := range rune(300) {
		text := "a" + string(r) + "&b"
		want := html.EscapeString(text)
		if r < ' ' && r != '\t' && r != '\n' && r != '\r' {
			want = "a\uFFFD&amp;b"
		}
		if got := Escape(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
