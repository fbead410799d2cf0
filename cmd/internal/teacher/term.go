package teacher

import (
	"slices"

	"pencilmark/explain/say"
	"pencilmark/techniques"
)

// Term is a word that lessons and steps use.
type Term struct {
	Name   string   `json:"name"`
	Others []string `json:"others,omitempty"` // what it is called elsewhere
	Text   string   `json:"text"`
}

// LookupTerm returns the term of a name, in English or in a language; nil if there is none.
func LookupTerm(name string, l *say.Language) *Term {
	for i, t := range Glossary {
		in := t.In(l)
		for _, n := range slices.Concat([]string{t.Name, in.Name}, t.Others, in.Others) {
			if techniques.Fold(n) == techniques.Fold(name) {
				return &Glossary[i]
			}
		}
	}
	return nil
}
