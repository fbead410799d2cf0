//go:build !js

package teacher

import (
	"encoding/json"
	"sync"

	"pencilmark/techniques"
	"pencilmark/techniques/practice"
)

// practicable returns the codes of the techniques that can be practised.
var practicable = sync.OnceValue(func() (codes []string) {
	for _, t := range practice.Practised() {
		codes = append(codes, t.Code)
	}
	return codes
})

// Lessons returns what only lessons tell, for an engine that was built without.
func Lessons() ([]byte, error) {
	docs := map[string]techniques.Doc{}
	for _, t := range Known() {
		docs[t.Code] = t.Doc
	}
	return json.Marshal(taught{docs, FamilyPages, Glossary, basics, practicable(), CluePages})
}
