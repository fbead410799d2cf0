package subsets

import "pencilmark/techniques"

// HiddenPair x.
var HiddenPair = &techniques.Technique{
	Code:   "hidden-pair",
	Name:   "Hidden Pair",
	Family: family,
	Find:   func(p *techniques.Pass) { findHidden(p, 2) },
}
