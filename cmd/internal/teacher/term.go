package teacher

import "pencilmark/techniques"

// Term is a word that lessons and steps use.
type Term struct {
	Name   string   `json:"name"`
	Others []string `json:"others,omitempty"` // what it is called elsewhere
	Text   string   `json:"text"`
}

// LookupTerm returns the term of a name; nil if there is none.
func LookupTerm(name string) *Term {
	for i, t := range Glossary {
		for _, n := range append([]string{t.Name}, t.Others...) {
			if techniques.Fold(n) == techniques.Fold(name) {
				return &Glossary[i]
			}
		}
	}
	return nil
}
