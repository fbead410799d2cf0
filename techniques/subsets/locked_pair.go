package subsets

import "pencilmark/techniques"

// LockedPair x.
var LockedPair = &techniques.Technique{
	Code:   "locked-pair",
	Name:   "Locked Pair",
	Family: family,
	Find:   func(p *techniques.Pass) { findNaked(p, 2, true) },
}
