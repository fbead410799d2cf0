package techniques

import "strings"

// maxNext is how many words NextTime says at most.
const maxNext = 40

// NextTime says what to look for to find the pattern again, in the first sentence of [Doc.Look], or in the
// first two if they are short.
func (d *Doc) NextTime() string {
	one, rest, more := strings.Cut(d.Look, ". ")
	if !more {
		return one
	}
	two, _, more := strings.Cut(rest, ". ")
	if more {
		two += "."
	}
	if one += "."; len(strings.Fields(one+" "+two)) <= maxNext {
		one += " " + two
	}
	return one
}
