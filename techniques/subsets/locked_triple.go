package subsets

import "pencilmark/techniques"

// LockedTriple x.
var LockedTriple = &techniques.Technique{
	Code:   "locked-triple",
	Name:   "Locked Triple",
	Family: family,
	Find:   func(p *techniques.Pass) { findNaked(p, 3, true) },
}
