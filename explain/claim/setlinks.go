package claim

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// setsLinked reads almost locked sets with the digits that link them between minuses, as the notation of [Parse] has them but without
// letters: "r1c678 {3478} -4- r3c4 -7- r8c5+r9c4, z=3". What is removed is the digit of the effects if z is not said.
func (p *people) setsLinked(all []token, effects []explain.Effect) (pattern, bool) {
	r := &reader{text: p.text, all: all, layout: p.layout, grid: p.grid}
	var text strings.Builder
	n := 0
	for ; ; n++ {
		r.skip(": ( [ with and")
		cells, ok := r.cellList()
		if !ok {
			return nil, false
		}
		digits := p.grid.CandidatesIn(cells)
		if r.skip("( [ ="); r.at(0).kind == aDigits {
			digits = r.at(0).digits
			r.pos++
		}
		r.skip(") ]")
		fmt.Fprintf(&text, "%c=%v{%v}", 'A'+n, cells, digits)
		if !r.at(0).is("-") || r.at(1).kind != aDigits || !r.at(2).is("-") {
			break
		}
		fmt.Fprintf(&text, " -%v- ", r.at(1).digits)
		r.pos += 3
	}
	if r.skip(", ; : with and"); r.at(0).is("z") && r.at(1).is("=") && r.at(2).kind == aDigits {
		fmt.Fprintf(&text, ", Z=%v", r.at(2).digits)
		r.pos += 3
	} else if len(effects) > 0 {
		fmt.Fprintf(&text, ", Z=%v", candidates.Digits(effects[0].Candidate.Digit()))
	}
	if n == 0 || !r.done() {
		return nil, false
	}
	c, err := Parse(text.String(), p.layout, p.book.Known)
	if err != nil || c.IsConclusion() {
		return nil, false
	}
	return c.pattern, true
}
