package encode

import (
	"errors"
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Listing is every step that is available on one grid.
type Listing struct {
	Origin
	Grid  candidates.Grid
	Steps []ListedStep
	More  int // steps that were found and are not listed
	// Reason says what is wrong with the grid, if anything. May be empty.
	Reason string
}

// ListedStep is one of the steps, each found on the same grid.
type ListedStep struct {
	Step           explain.Step
	HoDoKu         string              // HoDoKu's code of the technique, empty if it has none
	Digits         candidates.DigitSet // that the step is listed under
	Text, Notation string
}

type listing struct {
	Origin `yaml:",inline"`
	Reason Text         `json:"reason,omitempty" yaml:"reason,omitempty"`
	Steps  []listedStep `json:"steps" yaml:"steps"`
	More   int          `json:"more,omitempty" yaml:"more,omitempty"`
}

type listedStep struct {
	Technique string   `json:"technique" yaml:"technique"`
	HoDoKu    string   `json:"hodoku" yaml:"hodoku"`
	Digits    []int    `json:"digits" yaml:"digits,flow"`
	Place     []string `json:"place" yaml:"place,flow"`
	Remove    []string `json:"remove" yaml:"remove,flow"`
	Length    int      `json:"length" yaml:"length"` // number of links, see [explain.Links]
	Premises  []string `json:"premises" yaml:"premises,flow"`
	Assumes   []string `json:"assumes,omitempty" yaml:"assumes,omitempty,flow"`
	Evidence  evidence `json:"evidence" yaml:"evidence"`
	Text      Text     `json:"text" yaml:"text"`
	Notation  Text     `json:"notation" yaml:"notation"`
}

func (x *Listing) written() (any, error) {
	l := &listing{Origin: x.Origin, Reason: Clean(x.Reason), Steps: make([]listedStep, len(x.Steps)), More: x.More}
	for i := range x.Steps {
		var err error
		if l.Steps[i], err = newListedStep(i+1, &x.Steps[i]); err != nil {
			return nil, err
		}
	}
	return l, nil
}

func (x *ListedStep) written() (any, error) {
	s, err := newListedStep(1, x)
	return &s, err
}

func newListedStep(n int, found *ListedStep) (listedStep, error) {
	var s step
	if err := s.set(n, &found.Step, map[string]Text{}); err != nil {
		return listedStep{}, fmt.Errorf("encode: step %d: %w", n, err)
	}
	return listedStep{
		Technique: s.Technique,
		HoDoKu:    found.HoDoKu,
		Digits:    numbers(found.Digits),
		Place:     s.Place,
		Remove:    s.Remove,
		Length:    explain.Links(found.Step.Evidence),
		Premises:  s.Premises,
		Assumes:   s.Assumes,
		Evidence:  s.Evidence,
		Text:      Clean(found.Text),
		Notation:  Clean(found.Notation),
	}, nil
}

// Result says how many solutions a puzzle has.
type Result string

// The results.
const (
	ResultUnique Result = "unique"
	ResultNone   Result = "none"
	ResultMany   Result = "many"
)

// Verdict is what the check of one puzzle gave.
type Verdict struct {
	Origin
	Layout *candidates.Layout
	Result Result
	// Solutions are the solution of a unique puzzle, or two different ones.
	Solutions []candidates.Filling
	Reason    string // in words, may be empty
}

type verdict struct {
	Origin    `yaml:",inline"`
	Result    Result   `json:"result" yaml:"result"`
	Solution  string   `json:"solution,omitempty" yaml:"solution,omitempty"`
	Solutions []string `json:"solutions,omitempty" yaml:"solutions,omitempty"`
	Reason    Text     `json:"reason,omitempty" yaml:"reason,omitempty"`
}

func (x *Verdict) written() (any, error) {
	v := &verdict{Origin: x.Origin, Result: x.Result, Reason: Clean(x.Reason)}
	want, known := map[Result]int{ResultUnique: 1, ResultNone: 0, ResultMany: 2}[x.Result]
	if !known {
		return nil, fmt.Errorf("encode: unknown result %q", x.Result)
	}
	if len(x.Solutions) != want {
		return nil, fmt.Errorf("encode: a verdict of %q has %d solutions: expected %d", x.Result, len(x.Solutions), want)
	}
	if x.Layout == nil && want > 0 {
		return nil, errors.New("encode: a verdict with solutions needs the layout")
	}
	for i := range x.Solutions {
		v.Solutions = append(v.Solutions, x.Solutions[i].Text(x.Layout))
	}
	if x.Result == ResultUnique {
		v.Solution, v.Solutions = v.Solutions[0], nil
	}
	return v, nil
}
