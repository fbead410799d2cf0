package minutes

import (
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Order is what somebody does first: which techniques are tried when no digit can be placed.
type Order struct {
	Stages [][]string // by name, those together that are about equally hard to see
	Early  int        // how many stages are tried even if some cell has one digit left, but nothing else is in sight
}

// usual is the order of the model. Beyond its last stage there are too few timed puzzles to tell anything.
var usual = [][]string{
	{"pointing", "claiming"},
	{"naked-pair", "hidden-pair"},
	{"naked-triple", "hidden-triple"},
	{"x-wing", "skyscraper", "two-string-kite", "turbot-fish", "xy-wing", "xyz-wing", "w-wing"},
	{"naked-quadruple", "hidden-quadruple", "swordfish", "simple-coloring-trap", "simple-coloring-wrap", "x-chain", "xy-chain"},
}

// Usual returns the order of the model, not to be changed.
func Usual() Order { return Order{Stages: usual} }

// stage returns the techniques of the names.
func stage(names []string) []*techniques.Technique {
	list, err := suite.Select(suite.Human(), names, nil)
	if err != nil {
		panic("minutes: " + err.Error()) // the names are those of an [Order] of the program
	}
	return list
}
