package claim

import "pencilmark/candidates"

// WithoutRephrasing calls a function with each turn of speech, while it is not put into other words.
func WithoutRephrasing(do func(said string)) {
	all := rephrasings
	defer func() { rephrasings = all }()
	for i, r := range all {
		rephrasings = append(append([]rephrasing{}, all[:i]...), all[i+1:]...)
		do(r.said)
	}
}

// Rephrased returns a text about a grid in other words.
func Rephrased(text string, g *candidates.Grid, book Book) string {
	return newPeople(text, g, book).rephrased()
}

// ReadUnguarded does what [Read] does, and panics where the reader breaks.
var ReadUnguarded = readUnguarded
