package claim

import (
	"slices"
	"strings"

	"pencilmark/explain"
)

// splitUp reads a claim of a pattern that is not there as one of which the pattern ends earlier, where something is concluded on the
// way: "x-wing on 6 rows 1 and 4 takes 6 from r3c3, so r2c2 is 6", "quad 1789 in row 3 at c1358, r3c9 is just a 2 or a 6". If the pattern
// does not show all that then, only what is concluded is certain. It is nil if nothing else is concluded than the claim says.
func (p *people) splitUp(said *Claim, judged func() Judgement) *Claim {
	if !said.isLoose() || said.Unread != "" {
		return nil
	}
	if _, inWords := said.grounds(); inWords {
		return nil
	}
	q := newPeople(p.text, p.grid, p.book)
	q.open()
	if slices.ContainsFunc(q.all, func(t token) bool { return t.is("=>") }) || judged().Verdict != Flawed {
		return nil
	}
	isNew := func(e explain.Effect) bool { return !slices.Contains(said.Effects, e) }
	for i := 1; i+1 < len(q.all); i++ {
		begin := i
		if t := q.all[i]; t.is(", : ; .") && !q.lists(i) {
			begin++
		} else if !t.is(removing) && !t.is("takes take taking") {
			continue
		}
		if from, to := q.findName(0, i); from == to || scopeOf(q.all[:i]).cells.IsEmpty() && scopeOf(q.all[:i]).houses == 0 {
			continue
		}
		end := begin + 1
		for end < len(q.all) && !(q.all[end].is(", ; . then "+surely) && !q.lists(end)) {
			end++
		}
		isSaid := func(t token) bool {
			return t.is(verbs+" "+negative+" "+certain+" takes take taking = <>") || t.is(removing)
		}
		if !slices.ContainsFunc(q.all[begin:end], isSaid) {
			continue
		}
		effects, ok := q.certain(begin, end, true, nil)
		if !ok || !slices.ContainsFunc(effects, isNew) {
			continue
		}
		all := (&Claim{Effects: slices.Concat(effects, said.Effects)}).sorted()
		var text strings.Builder
		for n, e := range all.Effects {
			text.WriteString([]string{" => ", ", "}[min(n, 1)] + e.String())
		}
		c, _, err := read(strings.TrimRight(p.text[:q.all[i].pos], " ")+text.String(), p.grid, p.book)
		if err == nil && !c.IsConclusion() && c.Judge(p.grid, explain.Unique, p.book.Call).Verdict == Shown {
			return c
		}
		all.Unread = q.textOf(0, i)
		return all
	}
	return nil
}
