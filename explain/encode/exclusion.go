package encode

import (
	"cmp"

	"pencilmark/explain"
)

type exclusion struct {
	Shape  explain.Shape `json:"shape" yaml:"shape"`
	Target string        `json:"target" yaml:"target"`
	Beside []string      `json:"beside" yaml:"beside,flow"`
	Ways   []way         `json:"ways" yaml:"ways"`
}

type way struct {
	Digits []int    `json:"digits" yaml:"digits,flow"`
	Set    []string `json:"set" yaml:"set,flow"`
}

func newExclusion(e explain.Exclusion) *exclusion {
	s := &exclusion{Shape: e.Shape(), Target: e.Target.String(), Beside: words(e.Beside.All()), Ways: []way{}}
	for _, w := range e.Ways {
		written := way{Digits: []int{}, Set: words(w.Set.All())}
		for _, d := range w.Digits {
			written.Digits = append(written.Digits, int(d))
		}
		s.Ways = append(s.Ways, written)
	}
	return s
}

func (s *exclusion) read(b *board, e *explain.Evidence) error {
	var v explain.Exclusion
	err := cmp.Or(
		in("target", b.candidate(s.Target, &v.Target)),
		in("beside", readSet(s.Beside, b.cell, &v.Beside)),
		in("ways", readList(s.Ways, b.way, &v.Ways)),
	)
	*e = v
	return err
}

func (b *board) way(written way, w *explain.Way) error {
	return cmp.Or(
		in("digits", readList(written.Digits, b.digit, &w.Digits)),
		in("set", b.cells(written.Set, &w.Set)),
	)
}
