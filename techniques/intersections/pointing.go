package intersections

import "pencilmark/techniques"

// Pointing removes a digit from a line when a box needs it in that line.
var Pointing = &techniques.Technique{
	Code:   "pointing",
	Name:   "Pointing",
	Family: family,
	Find:   func(p *techniques.Pass) { findLocked(p, false) },
}
