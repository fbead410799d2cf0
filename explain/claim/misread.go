package claim

import (
	"slices"
	"strings"
)

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
