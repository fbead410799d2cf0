package explain_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Several chains that are joined are as long as the longest.
func TestLinks(t *testing.T) {
	chain := func(links int) explain.Chain {
		return explain.Chain{Nodes: make([]explain.Node, links+1), Links: make([]explain.Link, links)}
	}
	for _, test := range []struct {
		evidence explain.Evidence
		want     int
	}{
		{chain(7), 7},
		{explain.Joined{Parts: []explain.Evidence{chain(7), chain(11), chain(7)}}, 11},
		{explain.Single{Because: candidates.CellItem(0)}, 0},
		{explain.Joined{Parts: []explain.Evidence{explain.Cover{}, explain.Cover{}}}, 0},
	} {
		if got := explain.Links(test.evidence); got != test.want {
			t.Errorf("%v: %d links, want %d", test.evidence, got, test.want)
		}
	}
}
