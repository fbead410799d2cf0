package encode

import (
	"fmt"

	"pencilmark/explain"
)

type joined struct {
	Shape explain.Shape `json:"shape" yaml:"shape"`
	Parts []evidence    `json:"parts" yaml:"parts"`
}

func newJoined(e explain.Joined) (*joined, error) {
	s := &joined{Shape: e.Shape(), Parts: []evidence{}}
	for _, part := range e.Parts {
		switch part.(type) {
		case explain.Chain, explain.Cover:
		default:
			return nil, fmt.Errorf("a pattern of type %T cannot be joined", part)
		}
		written, err := newEvidence(part, nil)
		if err != nil {
			return nil, err
		}
		s.Parts = append(s.Parts, written)
	}
	return s, nil
}

func (s *joined) read(b *board, e *explain.Evidence) error {
	var v explain.Joined
	err := in("parts", readList(s.Parts, func(part evidence, e *explain.Evidence) error {
		switch part.(type) {
		case *chain, *cover:
			return part.read(b, e)
		}
		return fmt.Errorf("expected the evidence of a chain or a cover")
	}, &v.Parts))
	*e = v
	return err
}
