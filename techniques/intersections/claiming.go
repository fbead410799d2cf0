package intersections

import "pencilmark/techniques"

// Claiming removes a digit from a box when a line needs it in that box.
var Claiming = &techniques.Technique{
	Code:   "claiming",
	Name:   "Claiming",
	Family: family,
	Find:   func(p *techniques.Pass) { findLocked(p, true) },
}
