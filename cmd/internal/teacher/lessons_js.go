package teacher

import "encoding/json"

// The engine is built without these, too.
var (
	FamilyPages map[string]string
	Glossary    []Term
)

// SupplyLessons gives the engine what only lessons tell. It must be called before anything is asked of them.
func SupplyLessons(text string) error {
	var all taught
	err := json.Unmarshal([]byte(text), &all)
	for _, t := range Known() {
		t.Doc = all.Docs[t.Code]
	}
	FamilyPages, Glossary = all.Families, all.Glossary
	return err
}
