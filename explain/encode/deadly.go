package encode

import (
	"cmp"
	"slices"

	"pencilmark/explain"
)

type deadly struct {
	Shape   explain.Shape `json:"shape" yaml:"shape"`
	Pattern []deadlyCells `json:"pattern" yaml:"pattern"`
	Items   []string      `json:"items" yaml:"items"`
}

type deadlyCells struct {
	Cells  []string `json:"cells" yaml:"cells"`
	Digits []int    `json:"digits" yaml:"digits"`
}

func newDeadly(e explain.Deadly) *deadly {
	s := &deadly{Shape: e.Shape(), Pattern: []deadlyCells{}, Items: words(slices.Values(e.Items))}
	for _, part := range e.Pattern {
		s.Pattern = append(s.Pattern, deadlyCells{words(part.Cells.All()), numbers(part.Digits)})
	}
	return s
}

func (s *deadly) read(b *board, e *explain.Evidence) error {
	var v explain.Deadly
	err := cmp.Or(
		in("pattern", readList(s.Pattern, b.deadlyCells, &v.Pattern)),
		in("items", readList(s.Items, b.item, &v.Items)),
	)
	*e = v
	return err
}

func (b *board) deadlyCells(written deadlyCells, part *explain.DeadlyCells) error {
	return cmp.Or(
		in("cells", readSet(written.Cells, b.cell, &part.Cells)),
		in("digits", readSet(written.Digits, b.digit, &part.Digits)),
	)
}
