package minutes

import (
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// stageNames are the techniques that are tried when no digit can be placed, those together that are about
// equally hard to see. Beyond the last there are too few timed puzzles to tell anything.
var stageNames = [][]string{
	{"pointing", "claiming"},
	{"naked-pair", "hidden-pair"},
	{"naked-triple", "hidden-triple"},
	{"x-wing", "skyscraper", "two-string-kite", "turbot-fish", "xy-wing", "xyz-wing", "w-wing"},
	{"naked-quadruple", "hidden-quadruple", "swordfish", "simple-coloring-trap", "simple-coloring-wrap", "x-chain", "xy-chain"},
}

// stages returns them.
func stages() (lists [][]*techniques.Technique) {
	for _, names := range stageNames {
		list, err := suite.Select(suite.Human(), names, nil)
		if err != nil {
			panic("minutes: " + err.Error()) // the names are those above
		}
		lists = append(lists, list)
	}
	return lists
}
