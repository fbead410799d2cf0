// Package rating says how hard a puzzle is on the scales of other programs.
package rating

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// HoDoKu rates as HoDoKu does: each step scores the points of its technique, the puzzle the sum. It is as
// hard as its hardest technique, or harder if the sum is more than puzzles of that level have.
//
// The ratings are HoDoKu's only for walkthroughs of the profile of that name, and only as far as both
// programs take the same steps: there are often several instances of the same technique to choose from.
type HoDoKu struct {
	of map[string]*techniques.Technique
}

// ceilings are the highest scores of the levels that have one.
var ceilings = map[techniques.Level]int{
	techniques.Easy:   800,
	techniques.Medium: 1000,
	techniques.Hard:   1600,
	techniques.Unfair: 1800,
}

// bruteForce is what HoDoKu asks for a step that it has to guess. It stands for
// every technique that HoDoKu does not have.
const bruteForce = 10000

// NewHoDoKu returns the scale for steps of the techniques.
func NewHoDoKu(list []*techniques.Technique) *HoDoKu {
	of := map[string]*techniques.Technique{}
	for _, t := range list {
		of[t.Code] = t
	}
	return &HoDoKu{of}
}

// Rate returns level and score of a walkthrough that solves its puzzle.
func (r *HoDoKu) Rate(w *explain.Walkthrough) (level techniques.Level, score int) {
	level = techniques.Easy
	for i := range w.Steps {
		t := r.of[w.Steps[i].Technique.Code]
		if t == nil || t.HoDoKuScore == 0 {
			level, score = techniques.Extreme, score+bruteForce
			continue
		}
		level, score = max(level, t.Level), score+t.HoDoKuScore
	}
	for level < techniques.Extreme && score > ceilings[level] {
		level++
	}
	return level, score
}
