package web

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
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

// PageHead returns the beginning of a page of boards that has no scripts, up to what stands in its element main.
// The style sheet is added to [BoardCSS], and the page obeys no other.
func PageHead(title, css string) string {
	style := BoardCSS + css
	sum := sha256.Sum256([]byte(style))
	return fmt.Sprintf(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-%s'; img-src data:"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<link rel="icon" href="data:,"/>
<title>%s</title>
<style>%s</style>
</head>
<body>
<main>
`, base64.StdEncoding.EncodeToString(sum[:]), Escape(title), style)
}
