package encode

import (
	"cmp"
	"pencilmark/explain"
)

type lockedSet struct {
	Shape  explain.Shape `json:"shape" yaml:"shape"`
	Cells  []string      `json:"cells" yaml:"cells"`
	Digits []int         `json:"digits" yaml:"digits"`
	Houses []string      `json:"houses" yaml:"houses"`
	Hidden bool          `json:"hidden" yaml:"hidden"`
}

func newLockedSet(e explain.LockedSet) *lockedSet {
	return &lockedSet{e.Shape(), words(e.Cells.All()), numbers(e.Set), words(e.Houses.All()), e.Hidden}
}

func (s *lockedSet) read(b *board, e *explain.Evidence) error {
	v := explain.LockedSet{Hidden: s.Hidden}
	err := cmp.Or(
		in("cells", readSet(s.Cells, b.cell, &v.Cells)),
		in("digits", readSet(s.Digits, b.digit, &v.Set)),
		in("houses", readSet(s.Houses, b.house, &v.Houses)),
	)
	*e = v
	return err
}
