package subsets

import "pencilmark/techniques"

// NakedTriple x.
var NakedTriple = &techniques.Technique{
	Code:   "naked-triple",
	Name:   "Naked Triple",
	Family: family,
	Find:   func(p *techniques.Pass) { findNaked(p, 3, false) },
}
