// Package pagehead has the beginning of pages of boards that have no scripts.
package pagehead

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"

	"pencilmark/explain/web"
)

// Of returns the beginning of a page of boards that has no scripts, up to what stands in its element main.
// The style sheet is added to [web.BoardCSS] and [web.ClueCSS], and the page obeys no other.
func Of(title, css string) string {
	style := web.BoardCSS + web.ClueCSS() + css
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
`, base64.StdEncoding.EncodeToString(sum[:]), web.Escape(title), style)
}
