//go:build !js

package teacher

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"strings"
	"sync"

	"pencilmark/candidates/clues"
	"pencilmark/explain/say"
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

// LessonEntry is what a language says for itself of a lesson, in English: see [say.Language.Lessons].
type LessonEntry struct {
	Name   string
	Fields []LessonField
}

// LessonField is a text of an entry.
type LessonField struct{ Key, Text string }

// Fingerprint tells the texts of the entry from what they were before.
func (e *LessonEntry) Fingerprint() string {
	h := fnv.New32a()
	for _, f := range e.Fields {
		fmt.Fprintf(h, "%s\x00", f.Text)
	}
	return fmt.Sprintf("%08x", h.Sum32())
}

// String returns the entry as [say.ParseLessons] reads it.
func (e *LessonEntry) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s\n", e.Name, e.Fingerprint())
	for _, f := range e.Fields {
		for paragraph := range strings.SplitSeq(f.Text, "\n") {
			if paragraph != "" {
				fmt.Fprintf(&b, "\t%s: %s\n", f.Key, paragraph)
			}
		}
	}
	return b.String()
}

// LessonEntries returns all that lessons say in English, in the order in which it is best read.
func LessonEntries() (all []LessonEntry) {
	add := func(name string, texts []lessonText) {
		e := LessonEntry{Name: name}
		for _, t := range texts {
			e.Fields = append(e.Fields, LessonField{t.key, *t.text})
		}
		all = append(all, e)
	}
	first := FirstLesson(nil)
	add(basicsEntry(first))
	for i := range first.Parts {
		add(partEntry(i, &first.Parts[i]))
	}
	for _, t := range Glossary {
		others := strings.Join(t.Others, otherNames)
		add(termEntry(&t, &others))
	}
	for _, f := range Families() {
		page := FamilyPages[f]
		add(familyEntry(f, &page))
	}
	for _, k := range clues.All {
		page := CluePages[k.Code]
		add(pageEntry(k.Code, &page))
	}
	for _, t := range Course(Known()) {
		doc := t.Doc
		add(docEntry(t.Code, &doc))
	}
	return all
}

// Untranslated returns the entries that the lessons of a language lack, or have of an English that has changed.
func Untranslated(lessons string) (all []LessonEntry, err error) {
	told, err := say.ParseLessons(lessons)
	if err != nil {
		return nil, err
	}
	for _, e := range LessonEntries() {
		if told[[2]string{e.Name, say.Fingerprint}] != e.Fingerprint() {
			all = append(all, e)
		}
	}
	return all, nil
}
