package encode

import (
	"cmp"

	"pencilmark/explain"
)

type blossom struct {
	Shape  explain.Shape `json:"shape" yaml:"shape"`
	Stem   string        `json:"stem" yaml:"stem"`
	Petals [][]string    `json:"petals" yaml:"petals"`
}

func newBlossom(e explain.Blossom) *blossom {
	return &blossom{e.Shape(), e.Stem.String(), writeSets(e.Petals)}
}

func (s *blossom) read(b *board, e *explain.Evidence) error {
	var v explain.Blossom
	err := cmp.Or(
		in("stem", b.item(s.Stem, &v.Stem)),
		in("petals", readList(s.Petals, b.cells, &v.Petals)),
	)
	*e = v
	return err
}
