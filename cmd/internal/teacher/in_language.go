package teacher

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain/say"
	"pencilmark/techniques"
)

// DocIn returns the lesson of a technique in a language, nil for English.
func DocIn(t *techniques.Technique, l *say.Language) techniques.Doc {
	doc, entry := t.Doc, "technique "+t.Code
	doc.What = l.Lesson(entry, "what", doc.What)
	doc.Why = l.Lesson(entry, "why", doc.Why)
	doc.Look = l.Lesson(entry, "look", doc.Look)
	doc.NearMiss = l.Lesson(entry, "like", doc.NearMiss)
	return doc
}

// FamilyIn says in a language what the techniques of a family have in common.
func FamilyIn(name string, l *say.Language) string {
	return l.Lesson("family "+name, "text", FamilyPages[name])
}

// In returns the term in a language. Its own name is the one in that language, beside those from elsewhere.
func (t *Term) In(l *say.Language) Term {
	entry := "term " + t.Name
	in := Term{Name: l.Lesson(entry, "name", t.Name), Text: l.Lesson(entry, "text", t.Text), Others: t.Others}
	if l != nil {
		in.Others = nil
		if others := l.Lesson(entry, "others", ""); others != "" {
			in.Others = strings.Split(others, ", ")
		}
	}
	return in
}

// Terms returns the glossary in a language.
func Terms(l *say.Language) (all []Term) {
	for i := range Glossary {
		all = append(all, Glossary[i].In(l))
	}
	return all
}

// in returns the page on a kind of clue in a language.
func (p CluePage) in(kind *candidates.ClueKind, l *say.Language) CluePage {
	entry := "clue " + kind.Code
	return CluePage{l.Lesson(entry, "edges", p.Edges), l.Lesson(entry, "first", p.First)}
}

// FirstLesson returns the first lesson in a language.
func FirstLesson(l *say.Language) *BasicsText {
	in := basics
	in.Title, in.Kind = l.Lesson("basics", "title", in.Title), l.Lesson("basics", "kind", in.Kind)
	in.Parts = slices.Clone(in.Parts)
	for i := range in.Parts {
		p, entry := &in.Parts[i], fmt.Sprintf("part %d", i+1)
		p.Title, p.Text, p.Drawn = l.Lesson(entry, "title", p.Title), l.Lesson(entry, "text", p.Text), l.Lesson(entry, "drawn", p.Drawn)
	}
	return &in
}
