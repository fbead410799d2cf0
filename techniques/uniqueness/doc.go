// Package uniqueness holds the techniques that use that a puzzle has one
// solution: what would give it two is not so.
//
// A deadly pattern is cells without givens that could be filled in two ways with the same digits in every
// house. One of its guardians, the candidates beside the digits of the pattern, is true. The finders of
// rectangles, loops and graves look for such patterns; what the guardians prove is worked out in one way
// for all: a cell that has all of them, a digit that all of them share, a naked set with cells beside them,
// or a strong link within the pattern.
//
// All steps are marked as assuming one solution, and a profile may leave them out. On boards with diagonals
// or windows the exchange has to keep these houses too, so there are fewer patterns. Loops have six cells
// or more, extended rectangles at most two cells with guardians, and graves at most five.
//
// The lessons of the techniques are in README.md.
package uniqueness

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// family is the name of the package, which all its techniques carry.
const family = "uniqueness"

// deadly returns the technique of a deadly pattern, with its code in HoDoKu and
// its rating by Sudoku Explainer if it has them.
func deadly(code, name, hodoku string, rating int, level techniques.Level, is func(*techniques.Pattern) bool,
	aliases []string, hints explain.Ladder, lesson techniques.Doc, find func(*techniques.Pass)) *techniques.Technique {
	t := &techniques.Technique{
		Code:      code,
		Name:      name,
		Aliases:   aliases,
		Family:    family,
		HoDoKu:    hodoku,
		Explainer: rating,
		Level:     level,
		Assumes:   explain.Unique,
		Ladder:    hints,
		Doc:       lesson,
		Find:      find,
		Is:        is,
	}
	if hodoku != "" {
		t.HoDoKuScore = 100
	}
	return t
}
