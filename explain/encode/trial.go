package encode

import (
	"cmp"
	"fmt"

	"pencilmark/explain"
)

type trial struct {
	Shape    explain.Shape `json:"shape" yaml:"shape"`
	Assume   string        `json:"assume" yaml:"assume"`
	Conflict string        `json:"conflict" yaml:"conflict"`
	Branch   []step        `json:"branch" yaml:"branch"`
}

func newTrial(e explain.Trial, names map[string]prose) (*trial, error) {
	if e.Depth() > maxTrials {
		return nil, fmt.Errorf("trials nest more than %d deep", maxTrials)
	}
	branch, err := newSteps(e.Branch, names)
	if err != nil {
		return nil, fmt.Errorf("branch: %w", err)
	}
	return &trial{e.Shape(), e.Assume.String(), e.Conflict.String(), branch}, nil
}

func (s *trial) read(b *board, e *explain.Evidence) error {
	var v explain.Trial
	err := cmp.Or(
		in("assume", b.candidate(s.Assume, &v.Assume)),
		in("conflict", b.item(s.Conflict, &v.Conflict)),
		in("branch", b.steps(s.Branch, &v.Branch)),
	)
	if err == nil && v.Depth() > maxTrials {
		err = fmt.Errorf("trials nest more than %d deep", maxTrials)
	}
	*e = v
	return err
}
