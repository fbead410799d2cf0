package say

import (
	"strings"
)

var (
	a1Cell = lazy(`\b[A-I]+[1-9]+\b`)
	a1Rows = lazy(`\b([Rr]ows?) ([A-I](?:, [A-I]\b)*(?: (?:and|or) [A-I]\b)?)`)
	row    = lazy(`[A-I]`)
	letter = lazy(`\b[A-I]\b`)
)

// FromA1 gives the text that says the same with cells and rows as r4c7 and row 4. It reads letters as rows
// only where they are digits in the other style.
func FromA1(text string) string {
	number := func(letter string) string { return string('1' + letter[0] - 'A') }
	text = a1Rows.ReplaceAllStringFunc(text, func(rows string) string {
		word, names, _ := strings.Cut(rows, " ")
		return word + " " + letter.ReplaceAllStringFunc(names, number)
	})
	return a1Cell.ReplaceAllStringFunc(text, func(cells string) string {
		i := strings.IndexAny(cells, "123456789")
		return "r" + row.ReplaceAllStringFunc(cells[:i], number) + "c" + cells[i:]
	})
}
