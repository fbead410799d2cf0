package encode

import (
	"cmp"
	"slices"

	"pencilmark/explain"
)

type exocet struct {
	Shape   explain.Shape `json:"shape" yaml:"shape"`
	Base    []string      `json:"base" yaml:"base"`
	Targets []string      `json:"targets" yaml:"targets"`
	Cross   []string      `json:"cross" yaml:"cross"`
}

func newExocet(e explain.Exocet) *exocet {
	return &exocet{e.Shape(), words(e.Base.All()), words(e.Targets.All()), words(slices.Values(e.Cross))}
}

func (s *exocet) read(b *board, e *explain.Evidence) error {
	var v explain.Exocet
	err := cmp.Or(
		in("base", readSet(s.Base, b.cell, &v.Base)),
		in("targets", readSet(s.Targets, b.cell, &v.Targets)),
		in("cross", readList(s.Cross, b.item, &v.Cross)),
	)
	*e = v
	return err
}
