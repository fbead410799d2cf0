// Package strategies lists the strategies, which the packages below it hold.
// They are for comparison; package pipeline needs none of them.
package strategies

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/fallback"
	"pencilmark/fallback/strategies/analyzer"
	"pencilmark/fallback/strategies/backtrack"
	"pencilmark/fallback/strategies/bruteforce"
	"pencilmark/fallback/strategies/dancinglinks"
	"pencilmark/fallback/strategies/prune"
	"pencilmark/fallback/strategies/sets"
)

// all goes from the plainest to the fastest, so that each can be read as an
// answer to what is bad about those before it.
var all = []*fallback.Strategy{
	bruteforce.Strategy,
	backtrack.Strategy,
	analyzer.FirstEmpty,
	analyzer.FewestValues,
	analyzer.SinglesFirst,
	sets.Strategy,
	prune.Lists,
	prune.Pairs,
	prune.Triples,
	dancinglinks.Strategy,
	fallback.MRV,
	Band,
}

// All returns every strategy in the order in which they are listed. The slice is the caller's.
func All() []*fallback.Strategy { return slices.Clone(all) }

// Names returns the names of all strategies, in order.
func Names() []string {
	var names []string
	for _, s := range all {
		names = append(names, s.Name)
	}
	return names
}

// Lookup returns the strategy with the given name.
func Lookup(name string) (*fallback.Strategy, error) {
	for _, s := range all {
		if strings.EqualFold(s.Name, name) {
			return s, nil
		}
	}
	return nil, fmt.Errorf("unknown strategy %q: expected %s", name, strings.Join(Names(), ", "))
}
