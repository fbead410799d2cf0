package encode

import (
	"cmp"
	"fmt"

	"pencilmark/explain"
)

type cases struct {
	Shape explain.Shape `json:"shape" yaml:"shape"`
	Item  string        `json:"item" yaml:"item"`
	Cases []oneCase     `json:"cases" yaml:"cases"`
}

type oneCase struct {
	Assume string `json:"assume" yaml:"assume"`
	Branch []step `json:"branch" yaml:"branch"`
}

func newCases(e explain.Cases, names map[string]prose) (*cases, error) {
	if e.Depth() > maxTrials {
		return nil, fmt.Errorf("branches nest more than %d deep", maxTrials)
	}
	s := &cases{Shape: e.Shape(), Item: e.Item.String(), Cases: []oneCase{}}
	for i, c := range e.Cases {
		branch, err := newSteps(c.Branch, names)
		if err != nil {
			return nil, fmt.Errorf("case %d: %w", i+1, err)
		}
		s.Cases = append(s.Cases, oneCase{c.Assume.String(), branch})
	}
	return s, nil
}

func (s *cases) read(b *board, e *explain.Evidence) error {
	var v explain.Cases
	err := cmp.Or(
		in("item", b.item(s.Item, &v.Item)),
		in("cases", readList(s.Cases, b.oneCase, &v.Cases)),
	)
	if err == nil && v.Depth() > maxTrials {
		err = fmt.Errorf("branches nest more than %d deep", maxTrials)
	}
	*e = v
	return err
}

func (b *board) oneCase(written oneCase, c *explain.Case) error {
	return cmp.Or(
		in("assume", b.candidate(written.Assume, &c.Assume)),
		in("branch", b.steps(written.Branch, &c.Branch)),
	)
}
