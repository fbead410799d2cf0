package subsets

import "pencilmark/techniques"

// HiddenQuad x.
var HiddenQuad = &techniques.Technique{
	Code:   "hidden-quad",
	Name:   "Hidden Quadruple",
	Family: family,
	Find:   func(p *techniques.Pass) { findHidden(p, 4) },
}
