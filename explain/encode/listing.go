package encode

import (
	"errors"
	"fmt"
	"io"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Listing is every step that is available on one grid.
type Listing struct {
	Line  int    // of the input
	Input string // as it was read
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
	Line   int          `json:"line" yaml:"line"`
	Input  prose        `json:"input" yaml:"input"`
	Reason prose        `json:"reason,omitempty" yaml:"reason,omitempty"`
	Steps  []listedStep `json:"steps" yaml:"steps"`
	More   int          `json:"more,omitempty" yaml:"more,omitempty"`
}

type listedStep struct {
	Technique string   `json:"technique" yaml:"technique"`
	HoDoKu    string   `json:"hodoku" yaml:"hodoku"`
	Digits    []int    `json:"digits" yaml:"digits,flow"`
	Place     []string `json:"place" yaml:"place,flow"`
	Remove    []string `json:"remove" yaml:"remove,flow"`
	Length    int      `json:"length" yaml:"length"` // number of links of a chain, 0 for other shapes
	Premises  []string `json:"premises" yaml:"premises,flow"`
	Assumes   []string `json:"assumes,omitempty" yaml:"assumes,omitempty,flow"`
	Evidence  evidence `json:"evidence" yaml:"evidence"`
	Text      prose    `json:"text" yaml:"text"`
	Notation  prose    `json:"notation" yaml:"notation"`
}

// YAML writes the listing as a YAML document.
func (x *Listing) YAML(w io.Writer) error { return yamlTo(w)(newListing(x)) }

// JSON writes the listing as an indented JSON object.
func (x *Listing) JSON(w io.Writer) error { return jsonTo(w, "  ")(newListing(x)) }

// JSONLine writes the listing as a JSON object on one line.
func (x *Listing) JSONLine(w io.Writer) error { return jsonTo(w, "")(newListing(x)) }

func newListing(x *Listing) (*listing, error) {
	l := &listing{Line: x.Line, Input: clean(x.Input), Reason: clean(x.Reason), Steps: make([]listedStep, 0, len(x.Steps)), More: x.More}
	for i := range x.Steps {
		found := &x.Steps[i]
		s, err := newStep(i+1, &found.Step, map[string]prose{})
		if err != nil {
			return nil, fmt.Errorf("encode: step %d: %w", i+1, err)
		}
		l.Steps = append(l.Steps, listedStep{
			Technique: s.Technique,
			HoDoKu:    found.HoDoKu,
			Digits:    numbers(found.Digits),
			Place:     s.Place,
			Remove:    s.Remove,
			Length:    length(found.Step.Evidence),
			Premises:  s.Premises,
			Assumes:   s.Assumes,
			Evidence:  s.Evidence,
			Text:      clean(found.Text),
			Notation:  clean(found.Notation),
		})
	}
	return l, nil
}

func length(e explain.Evidence) int {
	if chain, ok := e.(explain.Chain); ok {
		return chain.Len()
	}
	return 0
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
	Line   int    // of the input
	Input  string // as it was read
	Layout *candidates.Layout
	Result Result
	// Solutions are the solution of a unique puzzle, or two different ones.
	Solutions []candidates.Filling
	Reason    string // in words, may be empty
}

type verdict struct {
	Line      int      `json:"line" yaml:"line"`
	Input     prose    `json:"input" yaml:"input"`
	Result    Result   `json:"result" yaml:"result"`
	Solution  string   `json:"solution,omitempty" yaml:"solution,omitempty"`
	Solutions []string `json:"solutions,omitempty" yaml:"solutions,omitempty"`
	Reason    prose    `json:"reason,omitempty" yaml:"reason,omitempty"`
}

// YAML writes the verdict as a YAML document.
func (x *Verdict) YAML(w io.Writer) error { return yamlTo(w)(newVerdict(x)) }

// JSON writes the verdict as an indented JSON object.
func (x *Verdict) JSON(w io.Writer) error { return jsonTo(w, "  ")(newVerdict(x)) }

// JSONLine writes the verdict as a JSON object on one line.
func (x *Verdict) JSONLine(w io.Writer) error { return jsonTo(w, "")(newVerdict(x)) }

func newVerdict(x *Verdict) (*verdict, error) {
	v := &verdict{Line: x.Line, Input: clean(x.Input), Result: x.Result, Reason: clean(x.Reason)}
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
