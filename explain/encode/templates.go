package encode

import (
	"cmp"

	"pencilmark/explain"
)

type templates struct {
	Shape  explain.Shape `json:"shape" yaml:"shape"`
	Digit  int           `json:"digit" yaml:"digit"`
	Houses []string      `json:"houses" yaml:"houses"`
	Given  []template    `json:"given,omitempty" yaml:"given,omitempty"`
}

type template struct {
	Digit  int      `json:"digit" yaml:"digit"`
	Houses []string `json:"houses" yaml:"houses"`
	Cells  []string `json:"cells" yaml:"cells"`
}

func newTemplates(e explain.Templates) *templates {
	s := &templates{Shape: e.Shape(), Digit: int(e.Digit), Houses: words(e.Houses.All())}
	for _, given := range e.Given {
		s.Given = append(s.Given, template{int(given.Digit), words(given.Houses.All()), words(given.Cells.All())})
	}
	return s
}

func (s *templates) read(b *board, e *explain.Evidence) error {
	var v explain.Templates
	err := cmp.Or(
		in("digit", b.digit(s.Digit, &v.Digit)),
		in("houses", readSetOrNone(s.Houses, b.house, &v.Houses)),
		in("given", readList(s.Given, b.template, &v.Given)),
	)
	*e = v
	return err
}

func (b *board) template(written template, given *explain.Template) error {
	return cmp.Or(
		in("digit", b.digit(written.Digit, &given.Digit)),
		in("houses", readSet(written.Houses, b.house, &given.Houses)),
		in("cells", readSet(written.Cells, b.cell, &given.Cells)),
	)
}
