package subsets

import "pencilmark/techniques"

// NakedPair x.
var NakedPair = &techniques.Technique{
	Code:   "naked-pair",
	Name:   "Naked Pair",
	Family: family,
	Find:   func(p *techniques.Pass) { findNaked(p, 2, false) },
}
