package say

import (
	"strconv"
	"strings"

	"pencilmark/candidates"
)

// clueArgs are the parts of the words of a clue: its first cell and the last, or the first of its second line, its
// value, and how many cells it has.
func (w Words) clueArgs(c *candidates.Clue) (first, last candidates.Cell, value, cells int) {
	if w.Layout != nil {
		value = c.Value(w.Layout.Size())
	}
	first, last = c.Parts()
	return first, last, value, c.Cells().Len()
}

// clue appends the name of a clue with its article, or what it says.
func (w Words) clue(b []byte, c *candidates.Clue, how string) []byte {
	words := "the " + c.Kind.Called
	switch how {
	case "says":
		words = c.Kind.Says
	case "counts":
		if words = c.Kind.Counts; words == "" {
			words = c.Kind.Says
		}
	case "called":
		words = c.Kind.Called
	case "within":
		if words = "on " + words; strings.HasSuffix(c.Kind.Name, "cage") {
			words = "in " + words[len("on "):]
		}
	}
	first, last, value, cells := w.clueArgs(c)
	of := ""
	if len(c.Values) > 0 && how != "unvalued" {
		of = " of " + strconv.Itoa(value)
	}
	return append(b, strings.NewReplacer("{0}", w.Style.Cell(first), "{1}", w.Style.Cell(last),
		"{2}", strconv.Itoa(value), "{3}", Count(cells).String(), "{of}", of).Replace(words)...)
}

// placesOf appends the cells of clues of one kind, by which they are called, with their sums if these are asked for:
// "the cages at r1c1 (20) and r1c4 (18)".
func (w Words) placesOf(b []byte, clues Clues, before, and string, sums bool) []byte {
	b = append(b, before...)
	for i, c := range clues {
		first, _ := c.Parts()
		if b = append(b, w.Style.Cell(first)...); sums && len(c.Values) > 0 {
			b = append(append(append(b, " ("...), strconv.Itoa(c.Values[0])...), ')')
		}
		b = appendComma(b, len(clues)-1-i, and)
	}
	return b
}

// plus appends digits as a sum: "8+9".
func plus(b []byte, ds candidates.DigitSet) []byte {
	for d := range ds.All() {
		if d != ds.First() {
			b = append(b, '+')
		}
		b = append(b, '0'+byte(d))
	}
	return b
}
