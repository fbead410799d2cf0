package encode

import (
	"cmp"

	"pencilmark/explain"
)

type kraken struct {
	Shape  explain.Shape `json:"shape" yaml:"shape"`
	Digit  int           `json:"digit" yaml:"digit"`
	Base   []string      `json:"base" yaml:"base"`
	Cover  []string      `json:"cover" yaml:"cover"`
	Chosen []string      `json:"chosen" yaml:"chosen"`
	Target string        `json:"target" yaml:"target"`
	Arms   []arm         `json:"arms" yaml:"arms"`
}

type arm struct {
	Place string     `json:"place" yaml:"place"`
	Nodes []string   `json:"nodes" yaml:"nodes"`
	Links [][]string `json:"links" yaml:"links"`
}

func newKraken(e explain.Kraken) *kraken {
	fish := newCover(e.Fish)
	s := &kraken{e.Shape(), fish.Digit, fish.Base, fish.Cover, words(e.Chosen.All()), e.Target.String(), []arm{}}
	for _, a := range e.Arms {
		chain := newChain(a.Chain)
		s.Arms = append(s.Arms, arm{a.Place.String(), chain.Nodes, chain.Links})
	}
	return s
}

func (s *kraken) read(b *board, e *explain.Evidence) error {
	var v explain.Kraken
	var fish explain.Evidence
	err := cmp.Or(
		(&cover{Digit: s.Digit, Base: s.Base, Cover: s.Cover}).read(b, &fish),
		in("chosen", readSetOrNone(s.Chosen, b.house, &v.Chosen)),
		in("target", b.candidate(s.Target, &v.Target)),
		in("arms", readList(s.Arms, b.arm, &v.Arms)),
	)
	v.Fish, _ = fish.(explain.Cover)
	*e = v
	return err
}

func (b *board) arm(s arm, a *explain.Arm) error {
	var linked explain.Evidence
	err := cmp.Or(
		in("place", b.cell(s.Place, &a.Place)),
		(&chain{Nodes: s.Nodes, Links: s.Links}).read(b, &linked),
	)
	a.Chain, _ = linked.(explain.Chain)
	return err
}
