package encode

import (
	"cmp"

	"pencilmark/candidates"
	"pencilmark/explain"
)

type setChain struct {
	Shape  explain.Shape `json:"shape" yaml:"shape"`
	Sets   [][]string    `json:"sets" yaml:"sets"`
	Common []int         `json:"common" yaml:"common,flow"`
}

func newSetChain(e explain.SetChain) *setChain {
	s := &setChain{Shape: e.Shape(), Sets: writeSets(e.Sets), Common: []int{}}
	for _, d := range e.Common {
		s.Common = append(s.Common, int(d))
	}
	return s
}

func (s *setChain) read(b *board, e *explain.Evidence) error {
	var v explain.SetChain
	err := cmp.Or(
		in("sets", readList(s.Sets, b.cells, &v.Sets)),
		in("common", readList(s.Common, b.digit, &v.Common)),
	)
	*e = v
	return err
}

// writeSets gives several sets of cells.
func writeSets(sets []candidates.CellSet) [][]string {
	written := [][]string{}
	for _, cells := range sets {
		written = append(written, words(cells.All()))
	}
	return written
}

func (b *board) cells(names []string, cells *candidates.CellSet) error {
	return readSet(names, b.cell, cells)
}
