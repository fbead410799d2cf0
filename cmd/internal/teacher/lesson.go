package teacher

import (
	"context"
	"encoding/json"
	"slices"

	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/suite"
)

// LearnRequest asks for a lesson on a technique, for what the techniques of a family have in common, or for
// what a term means; without a name for the course.
type LearnRequest struct {
	Name     string `json:"name,omitempty"`
	Notation string `json:"notation,omitempty"`
	SVG      bool   `json:"svg,omitempty"`
}

// LearnAnswer has the course and the glossary, or what the name means: a technique, a family and a term may
// have the same.
type LearnAnswer struct {
	Course   []Entry  `json:"course,omitempty"`
	Glossary []Term   `json:"glossary,omitempty"`
	Lesson   *Lesson  `json:"lesson,omitempty"`
	Families []Family `json:"families,omitempty"`
	Term     *Term    `json:"term,omitempty"`
}

// Entry is a technique in the course, in the order of which lessons are best read.
type Entry struct {
	Code   string `json:"code"`
	Name   string `json:"name"`
	Family string `json:"family"`
	Level  string `json:"level"`
	Kind   string `json:"kind"` // what to look for, in a clause
}

// taught is what only lessons tell.
type taught struct {
	Docs     map[string]techniques.Doc // by the codes of techniques
	Families map[string]string
	Glossary []Term
}

// Family says what techniques have in common.
type Family struct {
	Name    string  `json:"name"`
	Text    string  `json:"text"`
	Entries []Entry `json:"entries"`
}

// Lesson teaches a technique.
type Lesson struct {
	Technique Technique  `json:"technique"`
	What      string     `json:"what"`
	Why       string     `json:"why"`
	Look      string     `json:"look"`
	LooksLike string     `json:"looks_like"` // what looks like it and proves nothing
	Examples  []*Example `json:"examples"`
	NearMiss  *Example   `json:"near_miss,omitempty"`
	Before    string     `json:"before,omitempty"` // the lesson before, in the course
	Next      string     `json:"next,omitempty"`
}

// Example is a board on which a technique is to be seen; of a near miss one on which a candidate is in the way.
type Example struct {
	Kind    string          `json:"kind"` // next, level, any or near: see package lessons
	Sheet   *SheetDocument  `json:"sheet"`
	Step    json.RawMessage `json:"step"`             // a step as a listing has it; of a near miss the one that there would be
	InWay   string          `json:"in_way,omitempty"` // of a near miss: the candidate
	Text    string          `json:"text"`
	Picture *Picture        `json:"picture"`
}

func newEntry(t *techniques.Technique) Entry {
	return Entry{t.Code, t.Name, t.Family, t.Level.String(), t.Ladder.Kind}
}

func learn(_ context.Context, q *LearnRequest) (*LearnAnswer, error) {
	s, err := (&Choice{Notation: q.Notation}).settings("human")
	if err != nil {
		return nil, err
	}
	a := &LearnAnswer{}
	if q.Name == "" {
		for _, t := range Course(Known()) {
			a.Course = append(a.Course, newEntry(t))
		}
		a.Families, a.Glossary = newFamilies(Known()), Glossary
		return a, nil
	}
	found, err := suite.Named(Known(), q.Name)
	a.Term = LookupTerm(q.Name)
	switch {
	case len(found) == 1:
		a.Lesson, err = newLesson(found[0], s, q.SVG)
		return a, err
	case err != nil && a.Term == nil:
		return nil, errorf(CodeInput, "%v", err)
	}
	a.Families = newFamilies(found)
	return a, nil
}

// newFamilies tells of each family of the techniques.
func newFamilies(list []*techniques.Technique) (all []Family) {
	for _, name := range Families() {
		f := Family{Name: name, Text: FamilyPages[name]}
		for _, t := range Course(list) {
			if t.Family == name {
				f.Entries = append(f.Entries, newEntry(t))
			}
		}
		if f.Entries != nil {
			all = append(all, f)
		}
	}
	return all
}

// newLesson returns the lesson on a technique.
func newLesson(t *techniques.Technique, s Settings, svg bool) (*Lesson, error) {
	worked, near, err := lessons.Of(t)
	if err != nil {
		return nil, err
	}
	l := &Lesson{Technique: NewTechnique(t), What: t.Doc.What, Why: t.Doc.Why, Look: t.Doc.Look, LooksLike: t.Doc.NearMiss}
	order := Course(Known())
	i := slices.Index(order, t)
	if i > 0 {
		l.Before = order[i-1].Code
	}
	if i+1 < len(order) {
		l.Next = order[i+1].Code
	}
	for i := range worked {
		e, err := newExample(t, &worked[i], s, svg)
		if err != nil {
			return nil, err
		}
		l.Examples = append(l.Examples, e)
	}
	if near != nil {
		l.NearMiss, err = newExample(t, near, s, svg)
	}
	return l, err
}

// newExample shows a position.
func newExample(t *techniques.Technique, p *lessons.Position, s Settings, svg bool) (*Example, error) {
	step, err := p.Step(t)
	if err != nil {
		return nil, err
	}
	f := &explain.Frame{Number: 1, Step: &step, Before: p.Open()}
	sheet := p.Grid.Sheet()
	e := &Example{Kind: string(p.Kind), Sheet: newSheetDocument(&sheet, ""), Text: s.Writer.Text(f)}
	figure := f.Figure()
	if p.Kind == lessons.Near {
		e.InWay, e.Text = p.InWay.String(), s.Writer.NearMiss(&p.Grid, p.InWay, &step)
		figure = explain.NearMiss(p.Grid, p.InWay, &step)
	}
	listed := ListedStep(f, s.Writer)
	if e.Step, err = document(&listed); err != nil {
		return nil, err
	}
	e.Picture, err = draw(figure, s.Writer.Title(f), s.Writer, svg)
	return e, err
}
