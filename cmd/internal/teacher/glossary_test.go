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
		if LookupTerm(word, nil) == nil {
			t.Errorf("learn does not know %q", word)
		}
	}
	if words < 20 {
		t.Errorf("found %d words in the glossary", words)
	}
}

// So are the words for houses and parts of patterns that hints use.
func TestTermsOfHints(t *testing.T) {
	for _, word := range []string{
		"row", "column", "box", "house", "cell", "candidate", "given", "strong link", "chain", "group", "pivot", "pincer",
		"bridge", "stem", "petal", "base", "cover", "fin", "guardian", "almost locked set", "restricted common",
	} {
		if LookupTerm(word, nil) == nil {
			t.Errorf("learn does not know %q", word)
		}
	}
}
