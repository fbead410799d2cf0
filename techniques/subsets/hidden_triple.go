package subsets

import "pencilmark/techniques"

// HiddenTriple x.
var HiddenTriple = &techniques.Technique{
	Code:   "hidden-triple",
	Name:   "Hidden Triple",
	Family: family,
	Find:   func(p *techniques.Pass) { findHidden(p, 3) },
}
