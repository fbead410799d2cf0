package encode

import (
	"cmp"
	"slices"

	"pencilmark/explain"
)

type sectors struct {
	Shape  explain.Shape `json:"shape" yaml:"shape"`
	Truths []string      `json:"truths" yaml:"truths"`
	Links  []string      `json:"links" yaml:"links"`
}

func newSectors(e explain.Sectors) *sectors {
	return &sectors{e.Shape(), words(slices.Values(e.Truths)), words(slices.Values(e.Links))}
}

func (s *sectors) read(b *board, e *explain.Evidence) error {
	var v explain.Sectors
	err := cmp.Or(
		in("truths", readList(s.Truths, b.item, &v.Truths)),
		in("links", readList(s.Links, b.item, &v.Links)),
	)
	*e = v
	return err
}
