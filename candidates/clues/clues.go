// Package clues defines the kinds of clues that setters draw beside the givens, one file a kind: what a clue
// means, which everything else reads.
package clues

import (
	"fmt"

	"pencilmark/candidates"
)

// All is the kinds of clues.
var All = []*candidates.ClueKind{
	Thermometer,
	Whispers,
	Knight,
}

// oneLine checks that a clue has one line of so many different cells or more.
func oneLine(c *candidates.Clue, least int) error {
	if len(c.Lines) != 1 || len(c.Lines[0]) < least {
		return fmt.Errorf("expected one line of %d cells or more", least)
	}
	return nil
}

// pairs returns a relation for each pair of different cells of a line that are at most so far apart on it.
func pairs(line []candidates.Cell, apart int, allows func(i, j int, a, b candidates.Digit) bool) (relations []candidates.Relation) {
	for i, c := range line {
		for j := i + 1; j < len(line) && j-i <= apart; j++ {
			if c != line[j] {
				relations = append(relations, candidates.Relation{
					Cells:  []candidates.Cell{c, line[j]},
					Allows: func(ds ...candidates.Digit) bool { return allows(i, j, ds[0], ds[1]) },
				})
			}
		}
	}
	return relations
}
