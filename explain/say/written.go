package say

// Written is a sentence as documents have it: the code of its kind, and its arguments.
type Written struct {
	Line  string     `json:"line,omitempty" yaml:"line,omitempty"`   // number of the line of the text that it stands in, empty for most
	Depth int        `json:"depth,omitempty" yaml:"depth,omitempty"` // how many suppositions stand around that
	Kind  string     `json:"kind" yaml:"kind"`
	Args  []Argument `json:"args,omitempty" yaml:"args,omitempty,flow"`
}

// Argument is an argument of a written sentence: a list of one sort, empty for a set without elements. One cell, digit
// or clause is a list of one.
type Argument struct {
	Cells      []string      `json:"cells,omitempty" yaml:"cells,omitempty,flow"`
	Digits     []int         `json:"digits,omitempty" yaml:"digits,omitempty,flow"`
	Houses     []string      `json:"houses,omitempty" yaml:"houses,omitempty,flow"`
	Clues      []string      `json:"clues,omitempty" yaml:"clues,omitempty,flow"`
	Candidates []string      `json:"candidates,omitempty" yaml:"candidates,omitempty,flow"`
	Effects    []string      `json:"effects,omitempty" yaml:"effects,omitempty,flow"`
	Numbers    []int         `json:"numbers,omitempty" yaml:"numbers,omitempty,flow"`
	Steps      []WrittenStep `json:"steps,omitempty" yaml:"steps,omitempty,flow"`
	Words      []string      `json:"words,omitempty" yaml:"words,omitempty,flow"`
	Ways       []Argument    `json:"ways,omitempty" yaml:"ways,omitempty,flow"` // of cells in a row, each to the next
	Said       []Written     `json:"said,omitempty" yaml:"said,omitempty,flow"` // clauses
}

// WrittenStep is the name of a step.
type WrittenStep struct {
	Number    string `json:"number" yaml:"number"`
	Technique string `json:"technique,omitempty" yaml:"technique,omitempty"`
	Branch    bool   `json:"branch,omitempty" yaml:"branch,omitempty"` // a line of a trial
}
