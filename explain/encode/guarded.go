package encode

import (
	"cmp"
	"slices"

	"pencilmark/explain"
)

type guarded struct {
	Shape  explain.Shape `json:"shape" yaml:"shape"`
	Cells  []string      `json:"cells" yaml:"cells"`
	Digits []int         `json:"digits" yaml:"digits"`
	Items  []string      `json:"items" yaml:"items"`
}

func newGuarded(e explain.Guarded) *guarded {
	return &guarded{e.Shape(), words(e.Cells.All()), numbers(e.Set), words(slices.Values(e.Items))}
}

func (s *guarded) read(b *board, e *explain.Evidence) error {
	var v explain.Guarded
	err := cmp.Or(
		in("cells", readSet(s.Cells, b.cell, &v.Cells)),
		in("digits", readSet(s.Digits, b.digit, &v.Set)),
		in("items", readList(s.Items, b.item, &v.Items)),
	)
	*e = v
	return err
}
