package techniques

import "pencilmark/candidates/suppose"

// numRules is how many rules package suppose has.
const numRules = int(suppose.OneDigit) + 1

// search is what candidates force by one rule. It takes much memory, so there
// is none until a technique asks.
type search struct {
	suppose.Search
	known version
}

// Suppositions tells what each candidate of the grid forces by the rule.
func (p *Pass) Suppositions(rule suppose.Rule) *suppose.Search {
	s := p.history.searches[rule]
	if s == nil {
		s = new(search)
		p.history.searches[rule] = s
	}
	if p.history.renew(&s.known) {
		s.Reset(p.Grid, rule)
	}
	return &s.Search
}
