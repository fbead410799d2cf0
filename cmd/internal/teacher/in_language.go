package teacher

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain/say"
	"pencilmark/techniques"
)

// lessonText is a text of an entry that languages have for themselves, and its key: see [say.Language.Lessons].
type lessonText struct {
	key  string
	text *string
}

// The entries of lessons, and their texts.

func docEntry(code string, d *techniques.Doc) (string, []lessonText) {
	return "technique " + code, []lessonText{{"what", &d.What}, {"why", &d.Why}, {"look", &d.Look}, {"like", &d.NearMiss}}
}

func pageEntry(code string, p *CluePage) (string, []lessonText) {
	return "clue " + code, []lessonText{{"edges", &p.Edges}, {"first", &p.First}}
}

func familyEntry(name string, text *string) (string, []lessonText) {
	return "family " + name, []lessonText{{"text", text}}
}

// termEntry has the other names of the term as a list with commas.
func termEntry(t *Term, others *string) (string, []lessonText) {
	return "term " + t.Name, []lessonText{{"name", &t.Name}, {"others", others}, {"text", &t.Text}}
}

func basicsEntry(b *BasicsText) (string, []lessonText) {
	return "basics", []lessonText{{"title", &b.Title}, {"kind", &b.Kind}}
}

// partEntry is of part i of the first lesson, from 0.
func partEntry(i int, p *BasicsPart) (string, []lessonText) {
	return fmt.Sprintf("part %d", i+1), []lessonText{{"title", &p.Title}, {"text", &p.Text}, {"drawn", &p.Drawn}}
}

// in puts the words of a language, nil for English, in the place of those of an entry.
func in(l *say.Language, entry string, texts []lessonText) {
	for _, t := range texts {
		*t.text = l.Lesson(entry, t.key, *t.text)
	}
}

// DocIn returns the lesson of a technique in a language, nil for English.
func DocIn(t *techniques.Technique, l *say.Language) techniques.Doc {
	doc := t.Doc
	entry, texts := docEntry(t.Code, &doc)
	in(l, entry, texts)
	return doc
}

// FamilyIn says in a language what the techniques of a family have in common.
func FamilyIn(name string, l *say.Language) string {
	text := FamilyPages[name]
	entry, texts := familyEntry(name, &text)
	in(l, entry, texts)
	return text
}

// otherNames are the other names of a term as a list with commas.
const otherNames = ", "

// In returns the term in a language. Its own name is the one in that language, beside those from elsewhere.
func (t Term) In(l *say.Language) Term {
	if l == nil {
		return t
	}
	var others string // that English has are of no use in another language
	entry, texts := termEntry(&t, &others)
	in(l, entry, texts)
	if t.Others = nil; others != "" {
		t.Others = strings.Split(others, otherNames)
	}
	return t
}

// Terms returns the glossary in a language.
func Terms(l *say.Language) (all []Term) {
	for _, t := range Glossary {
		all = append(all, t.In(l))
	}
	return all
}

// in returns the page on a kind of clue in a language.
func (p CluePage) in(kind *candidates.ClueKind, l *say.Language) CluePage {
	entry, texts := pageEntry(kind.Code, &p)
	in(l, entry, texts)
	return p
}

// FirstLesson returns the first lesson in a language.
func FirstLesson(l *say.Language) *BasicsText {
	b := basics
	b.Parts = slices.Clone(b.Parts)
	entry, texts := basicsEntry(&b)
	in(l, entry, texts)
	for i := range b.Parts {
		entry, texts := partEntry(i, &b.Parts[i])
		in(l, entry, texts)
	}
	return &b
}
