package teacher

import (
	"os"
	"strings"
	"testing"
)

// Every word of the glossary of package candidates is explained.
func TestGlossary(t *testing.T) {
	doc, err := os.ReadFile("../../../candidates/doc.go")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(doc), "// # Glossary")
	list, _, _ = strings.Cut(list, "// # Items")
	words := 0
	for line := range strings.Lines(list) {
		word, _, ok := strings.Cut(strings.TrimPrefix(line, "//\t"), "  ")
		if !ok || word == "" || strings.HasPrefix(line, "// ") {
			continue
		}
		words++
		if LookupTerm(word) == nil {
			t.Errorf("learn does not know %q", word)
		}
	}
	if words < 20 {
		t.Errorf("found %d words in the glossary", words)
	}
}
