//go:build !js

package teacher

import (
	"encoding/json"

	"pencilmark/techniques"
)

// Lessons returns what only lessons tell, for an engine that was built without.
func Lessons() ([]byte, error) {
	docs := map[string]techniques.Doc{}
	for _, t := range Known() {
		docs[t.Code] = t.Doc
	}
	return json.Marshal(taught{docs, FamilyPages, Glossary})
}
