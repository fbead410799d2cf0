package encode

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"gopkg.in/yaml.v3"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// evidence is the written form of one shape of evidence. A new shape costs its
// type, a case in [newEvidence], a line in [shapes] and an entry in the schema.
type evidence interface {
	// read stores the value that the written form stands for.
	read(b *board, e *explain.Evidence) error
}

// shapes makes the written form of each shape, for a decoder to fill.
var shapes = map[explain.Shape]func() evidence{
	explain.ShapeSingle:    func() evidence { return new(single) },
	explain.ShapeLockedSet: func() evidence { return new(lockedSet) },
	explain.ShapeCover:     func() evidence { return new(cover) },
	explain.ShapeWing:      func() evidence { return new(wing) },
	explain.ShapeTrial:     func() evidence { return new(trial) },
}

// newEvidence returns the written form of evidence and adds the techniques of
// its steps to names.
func newEvidence(e explain.Evidence, names map[string]prose) (evidence, error) {
	switch e := e.(type) {
	case explain.Single:
		k := e.Candidate
		return &single{e.Shape(), k.Cell().String(), int(k.Digit()), e.Because.String()}, nil
	case explain.LockedSet:
		return &lockedSet{e.Shape(), words(e.Cells.All()), numbers(e.Set), words(e.Houses.All()), e.Hidden}, nil
	case explain.Cover:
		return &cover{e.Shape(), int(e.Digit), words(e.Base.All()), words(e.Covers.All())}, nil
	case explain.Wing:
		return &wing{e.Shape(), e.Pivot.String(), words(e.Pincers.All()), int(e.Digit)}, nil
	case explain.Trial:
		if e.Depth() > maxTrials {
			return nil, fmt.Errorf("trials nest more than %d deep", maxTrials)
		}
		branch, err := newSteps(e.Branch, names)
		if err != nil {
			return nil, fmt.Errorf("branch: %w", err)
		}
		return &trial{e.Shape(), e.Assume.String(), e.Conflict.String(), branch}, nil
	}
	return nil, errors.New("the step has no evidence")
}

type single struct {
	Shape   explain.Shape `json:"shape" yaml:"shape"`
	Cell    string        `json:"cell" yaml:"cell"`
	Digit   int           `json:"digit" yaml:"digit"`
	Because string        `json:"because" yaml:"because"`
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

// MarshalYAML puts it on one line.
func (s *single) MarshalYAML() (any, error) {
	type fields single
	return oneLine((*fields)(s))
}

type lockedSet struct {
	Shape  explain.Shape `json:"shape" yaml:"shape"`
	Cells  []string      `json:"cells" yaml:"cells"`
	Digits []int         `json:"digits" yaml:"digits"`
	Houses []string      `json:"houses" yaml:"houses"`
	Hidden bool          `json:"hidden" yaml:"hidden"`
}

func (s *lockedSet) read(b *board, e *explain.Evidence) error {
	v := explain.LockedSet{Hidden: s.Hidden}
	err := cmp.Or(
		in("cells", readSet(s.Cells, b.cell, &v.Cells)),
		in("digits", readSet(s.Digits, b.digit, &v.Set)),
		in("houses", readSet(s.Houses, b.house, &v.Houses)),
	)
	*e = v
	return err
}

// MarshalYAML puts it on one line.
func (s *lockedSet) MarshalYAML() (any, error) {
	type fields lockedSet
	return oneLine((*fields)(s))
}

type cover struct {
	Shape explain.Shape `json:"shape" yaml:"shape"`
	Digit int           `json:"digit" yaml:"digit"`
	Base  []string      `json:"base" yaml:"base"`
	Cover []string      `json:"cover" yaml:"cover"`
}

func (s *cover) read(b *board, e *explain.Evidence) error {
	var v explain.Cover
	err := cmp.Or(
		in("digit", b.digit(s.Digit, &v.Digit)),
		in("base", readSet(s.Base, b.house, &v.Base)),
		in("cover", readSet(s.Cover, b.house, &v.Covers)),
	)
	*e = v
	return err
}

// MarshalYAML puts it on one line.
func (s *cover) MarshalYAML() (any, error) {
	type fields cover
	return oneLine((*fields)(s))
}

type wing struct {
	Shape   explain.Shape `json:"shape" yaml:"shape"`
	Pivot   string        `json:"pivot" yaml:"pivot"`
	Pincers []string      `json:"pincers" yaml:"pincers"`
	Digit   int           `json:"digit" yaml:"digit"`
}

func (s *wing) read(b *board, e *explain.Evidence) error {
	var v explain.Wing
	err := cmp.Or(
		in("pivot", b.item(s.Pivot, &v.Pivot)),
		in("pincers", readSet(s.Pincers, b.cell, &v.Pincers)),
		in("digit", b.digit(s.Digit, &v.Digit)),
	)
	*e = v
	return err
}

// MarshalYAML puts it on one line.
func (s *wing) MarshalYAML() (any, error) {
	type fields wing
	return oneLine((*fields)(s))
}

type trial struct {
	Shape    explain.Shape `json:"shape" yaml:"shape"`
	Assume   string        `json:"assume" yaml:"assume"`
	Conflict string        `json:"conflict" yaml:"conflict"`
	Branch   []step        `json:"branch" yaml:"branch"`
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

// oneLine returns a mapping in flow style. The tag of a field cannot ask for
// that, because a trial in the same field takes many lines.
func oneLine(v any) (*yaml.Node, error) {
	n := new(yaml.Node)
	err := n.Encode(v)
	n.Style |= yaml.FlowStyle
	return n, err
}

// shapeNames gives the known shapes for messages.
func shapeNames() (names []string) {
	for shape := range shapes {
		names = append(names, string(shape))
	}
	slices.Sort(names)
	return names
}
