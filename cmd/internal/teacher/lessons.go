//go:build !js

package teacher

import (
	"encoding/json"

	"pencilmark/techniques"
)

// Lessons returns the lessons of the techniques by their codes, for an engine that was built without.
func Lessons() ([]byte, error) {
	all := map[string]techniques.Doc{}
	for _, t := range Known() {
		all[t.Code] = t.Doc
	}
	return json.Marshal(all)
}
