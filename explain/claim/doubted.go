package claim

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// doubted returns the conclusion of a claim whose reason does not hold as it is read, but perhaps is meant otherwise.
func (c *Claim) doubted(text string, why say.Sentence) *Claim {
	return &Claim{Effects: c.Effects, Unread: text, doubt: why}
}

// unlessMeant returns a claim, or its conclusion if no pattern of the name that it gives is found, but one where it says, with its digits, has that
// conclusion: then it is hardly read as it is meant. Of another name it has to be a usual one, with no other cells than those that are spoken of.
func (c *Claim) unlessMeant(text string, g *candidates.Grid, book Book) *Claim {
	if _, known := c.pattern.(untrue); known || c.IsConclusion() || len(c.Effects) == 0 || len(text) > longestPhrase {
		return c
	}
	if _, err := Parse(text, g.Layout(), book.Known); err == nil { // notation says what it says
		return c
	}
	ways, _ := c.pattern.(either)
	if len(ways) == 0 || slices.ContainsFunc(ways, func(p pattern) bool {
		m, ok := p.(*mention)
		return !ok || !m.pivot.IsEmpty() || !m.pincers.IsEmpty() || !m.fins.IsEmpty() || m.common != 0
	}) {
		return c // it says more than where
	}
	j := c.Judge(g, explain.Unique, book.Call)
	if j.right() || len(j.Reason) == 0 || j.Reason[0].Kind.Code != say.NoneFoundOf("", nil).Kind.Code {
		return c // it is known what is wrong with it
	}
	p := newPeople(text, g, book)
	p.all = tokensOn(text, g.Layout())
	begin, end := p.findName(0, len(p.all))
	if begin == end {
		return c
	}
	said := scopeOf(p.all)
	around := said.cells.Or(cellsAffected(c.Effects))
	for h := range said.houses.All() {
		around = around.Or(g.Layout().HouseCells(h))
	}
	name := p.textOf(begin, end)
	for _, other := range slices.Concat([]string{name}, usualPatterns) {
		meant := false
		book.Find(other, g, func(s *explain.Step) bool {
			cells := cellsOf(g, s.Evidence)
			digits := s.Evidence.Digits(g) | g.CandidatesIn(cells)
			meant = concludes(g, s, c.Effects) && said.cells.Within(cells.Or(effectCells(s))) && said.digits&^digits == 0 &&
				said.houses&^housesAround(g, s.Evidence) == 0 && (other == name || cells.Within(around))
			return !meant
		})
		if meant {
			return c.doubted(text, j.Reason[0])
		}
	}
	return c
}
