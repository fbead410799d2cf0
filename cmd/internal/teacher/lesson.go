package teacher

import (
	"cmp"
	"context"
	"encoding/json"

	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/practice"
)

// LearnRequest asks for a lesson on a technique, for what the techniques of a family have in common, or for
// what a term means; or for what a search finds; without either for the course.
type LearnRequest struct {
	Name     string          `json:"name,omitempty"`
	Search   string          `json:"search,omitempty"`   // words to be found in lessons, families and terms
	Progress json.RawMessage `json:"progress,omitempty"` // of a learner, for the ticks: a progress file
	Notation string          `json:"notation,omitempty"`
	Language string          `json:"language,omitempty"`
	Level    string          `json:"level,omitempty"`
	Detail   string          `json:"detail,omitempty"`
	SVG      bool            `json:"svg,omitempty"`
}

// LearnAnswer has the course and the glossary, or what the name means, which may be a family and a term, or
// what the search found.
type LearnAnswer struct {
	First    *Hit    `json:"first,omitempty"`  // the first lesson
	Core     []Entry `json:"core,omitempty"`   // what people learn first, in that order
	Course   []Entry `json:"course,omitempty"` // the core path and the library
	Glossary []Term  `json:"glossary,omitempty"`
	Basics   *Basics `json:"basics,omitempty"`
	// Clue is the lesson on a kind of clue, Clues the kinds that have one.
	Clue     *ClueLesson `json:"clue,omitempty"`
	Clues    []Hit       `json:"clues,omitempty"`
	Lesson   *Lesson     `json:"lesson,omitempty"`
	Families []Family    `json:"families,omitempty"`
	Term     *Term       `json:"term,omitempty"`
	Found    *[]Hit      `json:"found,omitempty"` // the best first
}

// Entry is a technique in the course, in the order of which lessons are best read.
type Entry struct {
	Code     string `json:"code"`
	Name     string `json:"name"`
	Family   string `json:"family"`
	Level    string `json:"level"`
	Kind     string `json:"kind"`           // what to look for, in a clause
	Core     int    `json:"core,omitempty"` // its place in the core path, from 1
	Practice bool   `json:"practice"`       // whether it can be practised
	Done     bool   `json:"done,omitempty"` // found in practice, by the progress of the request
}

// Basics is the first lesson.
type Basics struct {
	Title string         `json:"title"`
	Kind  string         `json:"kind"` // what it is about, in a clause
	Sheet *SheetDocument `json:"sheet"`
	Parts []BasicsPage   `json:"parts"`
}

// BasicsPage is a part of the first lesson.
type BasicsPage struct {
	Title   string   `json:"title"`
	Text    string   `json:"text"`
	Picture *Picture `json:"picture,omitempty"`
	Told    string   `json:"told,omitempty"` // what is to be seen in the picture
}

// taught is what only lessons tell.
type taught struct {
	Docs     map[string]techniques.Doc // by the codes of techniques
	Families map[string]string
	Glossary []Term
	Basics   BasicsText
	Practice []string            // the codes of the techniques that can be practised
	Clues    map[string]CluePage // by the codes of kinds
}

// Family says what techniques have in common.
type Family struct {
	Name    string  `json:"name"`
	Title   string  `json:"title"`
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
	Core      int        `json:"core,omitempty"`   // its place in the core path, from 1
	Practice  bool       `json:"practice"`         // whether it can be practised
	Before    string     `json:"before,omitempty"` // the lesson before, in the core path or in the library of the family
	Next      string     `json:"next,omitempty"`
}

// Example is a board on which a technique is to be seen; of a near miss one on which a candidate is in the way.
type Example struct {
	Kind    string          `json:"kind"` // next, level, any or near: see package lessons
	Sheet   *SheetDocument  `json:"sheet"`
	Step    json.RawMessage `json:"step"`             // a step as a listing has it; of a near miss the one that there would be
	InWay   string          `json:"in_way,omitempty"` // of a near miss: the candidate
	First   string          `json:"first,omitempty"`  // which other step comes first on the board, and why it is shown all the same
	Text    string          `json:"text"`
	Picture *Picture        `json:"picture"`
}

// newEntry tells of a technique in a language.
func newEntry(t *techniques.Technique, p *practice.Progress, l *say.Language) Entry {
	return Entry{t.Code, say.Capital(l.Technique(t.Name)), t.Family, t.Level.String(), cmp.Or(l.Look(t.Name), t.Ladder.Kind), CorePlace(t), HasPractice(t), Done(p, t)}
}

func learn(ctx context.Context, q *LearnRequest) (*LearnAnswer, error) {
	s, err := (&Choice{Notation: q.Notation, Language: q.Language, Level: q.Level, Detail: q.Detail}).settings("human")
	if err != nil {
		return nil, err
	}
	progress, err := readProgress(q.Progress)
	if err != nil {
		return nil, err
	}
	switch {
	case q.Name != "" && q.Search != "":
		return nil, errorf(CodeRequest, "name and search: expected one of them")
	case q.Search != "":
		found := Search(q.Search, s.Writer.Language)
		return &LearnAnswer{Found: &found}, nil
	case q.Name == "":
		l := s.Writer.Language
		a := &LearnAnswer{First: FirstLesson(l).hit(), Families: newFamilies(Known(), progress, s), Glossary: Terms(l), Clues: ClueHits(l)}
		for _, t := range Course(Known()) {
			a.Course = append(a.Course, newEntry(t, progress, l))
		}
		a.Core = a.Course[:len(corePath)]
		return a, nil
	}
	m, err := Find(q.Name, s.Writer.Language)
	if err != nil {
		return nil, errorf(CodeInput, "%v", err)
	}
	a := &LearnAnswer{Families: newFamilies(m.Techniques, progress, s)}
	if m.Term != nil {
		term := m.Term.In(s.Writer.Language)
		a.Term = &term
	}
	switch {
	case m.Basics:
		a.Basics, err = newBasics(s, q.SVG)
	case m.Clue != nil:
		a.Clue, err = NewClueLesson(ctx, m.Clue, s, q.SVG)
	case m.Technique != nil:
		a.Lesson, err = newLesson(m.Technique, s, q.SVG)
	}
	return a, err
}

// newBasics returns the first lesson.
func newBasics(s Settings, svg bool) (*Basics, error) {
	basics := FirstLesson(s.Writer.Language)
	g := basics.Grid()
	sheet := g.Sheet()
	b := &Basics{Title: basics.Title, Kind: basics.Kind, Sheet: newSheetDocument(&sheet, "")}
	for i := range basics.Parts {
		part := &basics.Parts[i]
		page := BasicsPage{Title: part.Title, Text: s.Writer.Style.Restyle(cmp.Or(part.Drawn, part.Text))}
		f, ok, err := basics.Figure(part)
		if err != nil {
			return nil, err
		}
		if ok {
			if page.Told, err = basics.Told(part, s); err != nil {
				return nil, err
			}
			if page.Picture, err = draw(f, part.Title, s.Writer, svg); err != nil {
				return nil, err
			}
		}
		b.Parts = append(b.Parts, page)
	}
	return b, nil
}

// newFamilies tells of each family of the techniques.
func newFamilies(list []*techniques.Technique, p *practice.Progress, s Settings) (all []Family) {
	for _, name := range Families() {
		f := Family{Name: name, Title: s.Writer.Language.Label(FamilyTitle(name)), Text: FamilyIn(name, s.Writer.Language)}
		for _, t := range Course(list) {
			if t.Family == name {
				f.Entries = append(f.Entries, newEntry(t, p, s.Writer.Language))
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
	doc := DocIn(t, s.Writer.Language)
	l := &Lesson{Technique: NewTechnique(t), What: doc.What, Why: doc.Why, Look: doc.Look, LooksLike: doc.NearMiss, Core: CorePlace(t), Practice: HasPractice(t)}
	before, next := Neighbours(t)
	if before != nil {
		l.Before = before.Code
	}
	if next != nil {
		l.Next = next.Code
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
	e := &Example{Kind: string(p.Kind), Sheet: newSheetDocument(&sheet, ""), Text: s.Writer.Text(f), First: First(t, p, s)}
	figure := s.Writer.Figure(f)
	if p.Kind == lessons.Near {
		e.InWay, e.Text = p.InWay.String(), s.Writer.NearMiss(&p.Grid, p.InWay, &step)
		figure = s.Writer.NearMissFigure(p.Grid, p.InWay, &step)
	}
	listed := ListedStep(f, s.Writer)
	if e.Step, err = document(&listed); err != nil {
		return nil, err
	}
	e.Picture, err = draw(figure, s.Writer.Title(f), s.Writer, svg)
	if err != nil || !svg {
		return e, err
	}
	if p.Kind == lessons.Near {
		e.Picture.Text = lit(prose.Paragraphs(e.Text), figure, s.Writer)
		return e, nil
	}
	e.Picture.Text = lit(s.Writer.Paragraphs(f), figure, s.Writer)
	e.Picture.argue(f, figure, s.Writer)
	return e, nil
}
