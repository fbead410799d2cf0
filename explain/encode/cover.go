package encode

import (
	"cmp"
	"pencilmark/explain"
)

type cover struct {
	Shape explain.Shape `json:"shape" yaml:"shape"`
	Digit int           `json:"digit" yaml:"digit"`
	Base  []string      `json:"base" yaml:"base"`
	Cover []string      `json:"cover" yaml:"cover"`
}

func newCover(e explain.Cover) *cover {
	return &cover{e.Shape(), int(e.Digit), words(e.Base.All()), words(e.Covers.All())}
}

func (s *cover) read(b *board, e *explain.Evidence) error {
	var v explain.Cover
	err := cmp.Or(
		in("digit", b.digit(s.Digit, &v.Digit)),
		in("base", readSet(s.Base, b.house, &v.Base)),
		in("cover", readSet(s.Cover, b.house, &v.Covers)),
	)
	*e = v
	return err
}
