// Package suppositions shares what candidates force among the techniques of a pass.
package suppositions

import (
	"pencilmark/candidates/suppose"
	"pencilmark/techniques"
)

// The searches by rule. One takes much memory, so there is none until a technique asks.
var searches = map[suppose.Rule]*techniques.Fact[suppose.Search]{
	suppose.Chain:    searchBy(suppose.Chain),
	suppose.Net:      searchBy(suppose.Net),
	suppose.OneDigit: searchBy(suppose.OneDigit),
}

func searchBy(rule suppose.Rule) *techniques.Fact[suppose.Search] {
	return techniques.NewFact(func(s *suppose.Search, p *techniques.Pass, _ techniques.Change) { s.Reset(p.Grid, rule) })
}

// Of tells what each candidate of the grid forces by the rule.
func Of(p *techniques.Pass, rule suppose.Rule) *suppose.Search { return searches[rule].Of(p) }
