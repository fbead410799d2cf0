package teacher

import "encoding/json"

// The engine is built without these, too.
var (
	FamilyPages map[string]string
	Glossary    []Term
	basics      BasicsText
	canPractise []string
	CluePages   map[string]CluePage
)

// practicable returns the codes of the techniques that can be practised: the positions are another file.
func practicable() []string { return canPractise }

// SupplyLessons gives the engine what only lessons tell. It must be called before anything is asked of them.
func SupplyLessons(text string) error {
	var all taught
	err := json.Unmarshal([]byte(text), &all)
	for _, t := range Known() {
		t.Doc = all.Docs[t.Code]
	}
	FamilyPages, Glossary, basics, canPractise, CluePages = all.Families, all.Glossary, all.Basics, all.Practice, all.Clues
	return err
}
