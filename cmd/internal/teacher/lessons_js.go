package teacher

import (
	"encoding/json"

	"pencilmark/techniques"
)

// SupplyLessons gives the techniques their lessons, which the engine is built without. It must be called before
// anything is asked of them.
func SupplyLessons(text string) error {
	var all map[string]techniques.Doc
	err := json.Unmarshal([]byte(text), &all)
	for _, t := range Known() {
		t.Doc = all[t.Code]
	}
	return err
}
