package encode

import (
	"cmp"
	"pencilmark/explain"
)

type wing struct {
	Shape   explain.Shape `json:"shape" yaml:"shape"`
	Pivot   string        `json:"pivot" yaml:"pivot"`
	Pincers []string      `json:"pincers" yaml:"pincers"`
	Digit   int           `json:"digit" yaml:"digit"`
}

func newWing(e explain.Wing) *wing {
	return &wing{e.Shape(), e.Pivot.String(), words(e.Pincers.All()), int(e.Digit)}
}

func (s *wing) read(b *board, e *explain.Evidence) error {
	var v explain.Wing
	err := cmp.Or(
		in("pivot", b.item(s.Pivot, &v.Pivot)),
		in("pincers", readSet(s.Pincers, b.cell, &v.Pincers)),
		in("digit", b.digit(s.Digit, &v.Digit)),
	)
	*e = v
	return err
}
