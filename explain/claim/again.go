package claim

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// again reads a claim in other words, if there are any for it, and returns it if it is right, or if it is not understood as it stands. Of what
// is not understood in other words either what is known of it is read if that is right, or the conclusion at its end.
func again(text string, g *candidates.Grid, book Book, first *Claim) *Claim {
	unread := first == nil
	if !unread && first.Unread != "" {
		if last, eachWay := newPeople(text, g, book).lastSaid(); eachWay && !slices.Equal(last.Effects, first.Effects) {
			return last
		}
	}
	other := newPeople(text, g, book).rephrased()
	read := func(text string, wrong bool) *Claim {
		said, _, err := readAs(text, g, book)
		if err != nil || !unread && said.Unread != "" && first.Unread == "" {
			return nil
		}
		if !wrong {
			if j := said.Judge(g, explain.Unique, book.Call); !j.right() {
				return nil
			}
		}
		return said
	}
	bare := func(text string) string { return strings.TrimRight(text, " .!") }
	if bare(other) != bare(text) {
		if said := read(other, unread); said != nil {
			return said
		}
	}
	if !unread {
		return nil
	}
	const brief = 15 // tokens: a word more or less may change what these say
	if less := familiar(other, g, book); len(tokensOn(other, g.Layout())) > brief && bare(less) != bare(other) {
		if said := read(less, false); said != nil && said.shown(g, book) { // what changes nothing may have been passed over
			return said
		}
	}
	last, _ := newPeople(other, g, book).lastSaid()
	return last
}

// right reports whether the pattern or the conclusion is right, whether or not it changes anything.
func (j *Judgement) right() bool { return j.Verdict == Shown || j.Verdict == Idle }

// misread reports whether what is wrong with a claim may be wrong with how it is read. Not every chain is looked for, so that one which is
// not written link by link may be there; what goes both ways is more than one pattern; and "there" may be another cell.
func (p *people) misread(c *Claim, j *Judgement) bool {
	if j.right() || len(j.Reason) == 0 {
		return false
	}
	if c.Unread != "" {
		_, end, _ := strings.Cut(p.text, c.Unread)
		return slices.ContainsFunc(tokensOn(end, p.layout), func(t token) bool { return t.is("there it its that") })
	}
	if code := j.Reason[0].Kind.Code; code != "none-found" && code != "none-found-of" {
		return false
	}
	chains := slices.ContainsFunc(p.book.Codes(c.Name), func(code string) bool {
		return code != "xy-chain" && (strings.Contains(code, "chain") || strings.Contains(code, "loop") || strings.Contains(code, "aic") || strings.Contains(code, "forcing"))
	})
	said := func(words string) bool { return slices.ContainsFunc(p.all, func(t token) bool { return t.is(words) }) }
	if len(c.Effects) == 0 {
		return !chains && said("or")
	}
	return chains || said("either both")
}
