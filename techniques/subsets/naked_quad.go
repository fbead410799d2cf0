package subsets

import "pencilmark/techniques"

// NakedQuad x.
var NakedQuad = &techniques.Technique{
	Code:   "naked-quad",
	Name:   "Naked Quadruple",
	Family: family,
	Find:   func(p *techniques.Pass) { findNaked(p, 4, false) },
}
