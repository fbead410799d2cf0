package encode

import (
	"cmp"
	"pencilmark/candidates"
	"pencilmark/explain"
)

type single struct {
	Shape   explain.Shape `json:"shape" yaml:"shape"`
	Cell    string        `json:"cell" yaml:"cell"`
	Digit   int           `json:"digit" yaml:"digit"`
	Because string        `json:"because" yaml:"because"`
}

func newSingle(e explain.Single) *single {
	k := e.Candidate
	return &single{e.Shape(), k.Cell().String(), int(k.Digit()), e.Because.String()}
}

func (s *single) read(b *board, e *explain.Evidence) error {
	var c candidates.Cell
	var d candidates.Digit
	var because candidates.Item
	err := cmp.Or(
		in("cell", b.cell(s.Cell, &c)),
		in("digit", b.digit(s.Digit, &d)),
		in("because", b.item(s.Because, &because)),
	)
	*e = explain.Single{Candidate: candidates.Of(c, d), Because: because}
	return err
}
