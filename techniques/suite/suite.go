// Package suite lists the techniques in the order in which they are tried.
package suite

import "pencilmark/techniques"

// Human returns the techniques in the order in which a person finds things.
func Human() []*techniques.Technique {
	return []*techniques.Technique{}
}

// All returns every technique, the easiest first.
func All() []*techniques.Technique { return Human() }
