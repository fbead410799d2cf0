package teacher

import (
	"cmp"
	"fmt"
	"slices"
	"sort"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/explain"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/suite"
)

// corePath is the codes of the techniques that people learn first, in the order in which they learn them: what
// solves the puzzles of newspapers, then patterns of one digit and of a few cells, then chains.
var corePath = []string{
	"full-house", "hidden-single", "naked-single",
	"pointing", "claiming", "naked-pair", "hidden-pair", "naked-triple", "hidden-triple",
	"x-wing", "skyscraper", "two-string-kite", "xy-wing", "swordfish", "xyz-wing", "w-wing",
	"simple-coloring-trap", "simple-coloring-wrap",
	"unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-4", "bug-1",
	"finned-x-wing", "x-chain", "xy-chain", "aic", "als-xz",
}

// Core returns the techniques of the core path in their order.
func Core() (list []*techniques.Technique) {
	for _, code := range corePath {
		list = append(list, ByCode[code])
	}
	return list
}

// CorePlace returns the place of a technique in the core path, from 1; 0 if it is not in it.
func CorePlace(t *techniques.Technique) int { return slices.Index(corePath, t.Code) + 1 }

// Course returns techniques in the order in which their lessons are best read: the core path, then the library,
// by family and in it by level.
func Course(list []*techniques.Technique) []*techniques.Technique {
	order := Families()
	list = slices.Clone(list)
	place := func(t *techniques.Technique) int {
		if n := CorePlace(t); n > 0 {
			return n
		}
		return len(corePath) + 1
	}
	sort.SliceStable(list, func(i, j int) bool {
		a, b := list[i], list[j]
		return cmp.Or(cmp.Compare(place(a), place(b)), cmp.Compare(slices.Index(order, a.Family), slices.Index(order, b.Family)),
			cmp.Compare(a.Level, b.Level)) < 0
	})
	return list
}

// Neighbours returns the lessons before and after one: in the core path, or in the library of its family. They
// are nil at the ends.
func Neighbours(t *techniques.Technique) (before, next *techniques.Technique) {
	list := Core()
	if CorePlace(t) == 0 {
		list = slices.DeleteFunc(Course(Known()), func(o *techniques.Technique) bool { return o.Family != t.Family || CorePlace(o) > 0 })
	}
	i := slices.Index(list, t)
	if i > 0 {
		before = list[i-1]
	}
	if i+1 < len(list) {
		next = list[i+1]
	}
	return before, next
}

// HasPractice reports whether there are positions on which the technique can be practised.
func HasPractice(t *techniques.Technique) bool { return slices.Contains(practicable(), t.Code) }

// Done reports whether a learner has found the technique in practice at least once.
func Done(p *practice.Progress, t *techniques.Technique) bool {
	return p != nil && p.Card(t, practice.Find).Right > 0
}

// Meant is what a name means to who wants to learn: one technique, several, a term, or a kind of clue.
type Meant struct {
	Technique  *techniques.Technique
	Techniques []*techniques.Technique
	Term       *Term
	Basics     bool // the first lesson
	Clue       *candidates.ClueKind
}

// Find returns what a name means. A term comes before techniques whose names only begin with it, and before what
// others call a technique: "house" is the term, not the House Forcing Chain.
//
// Names of a language, nil for English, are understood beside the English ones.
func Find(name string, l *say.Language) (m Meant, err error) {
	is := func(n string) bool { return techniques.Fold(n) == techniques.Fold(name) }
	if is(FirstLesson(l).Title) || slices.ContainsFunc(basicsNames, is) {
		return Meant{Basics: true}, nil
	}
	m.Term = LookupTerm(name, l)
	if m.Clue = ClueNamed(name, l); m.Clue != nil {
		return m, nil
	}
	known := Known()
	if i := slices.IndexFunc(known, func(t *techniques.Technique) bool { return l != nil && is(l.Technique(t.Name)) }); i >= 0 {
		m.Technique = known[i]
		return m, nil
	}
	if m.Term != nil && !slices.ContainsFunc(Families(), is) {
		known = slices.DeleteFunc(known, func(t *techniques.Technique) bool { return !is(t.Code) && !is(t.Name) })
	}
	found, err := suite.Named(known, name)
	switch {
	case len(found) == 1:
		m.Technique = found[0]
	case err != nil && m.Term == nil:
		return m, err
	default:
		m.Techniques = found
	}
	return m, nil
}

// basicsNames are what the first lesson is called.
var basicsNames = []string{"basics", "first lesson", "rules", "beginner", "scanning", "cross-hatching"}

// First says what comes first on the board of a worked example, if it is not the technique of the lesson, and
// why the example is shown all the same. It is empty if the technique is what comes next.
func First(t *techniques.Technique, p *lessons.Position, s Settings) string {
	if p.Kind == lessons.Next || p.Kind == lessons.Near {
		return ""
	}
	profile := suite.Human()
	step, ok := techniques.NewRunner(profile).Grant(explain.Unique).Next(&p.Grid)
	if ok && step.Technique.Code == t.Code {
		return ""
	}
	var told []string
	l := s.Writer.Language
	name := l.Technique(t.Name)
	if ok {
		f := &explain.Frame{Number: 1, Step: &step, Before: p.Grid}
		told = append(told, l.Label("On this board another step comes first")+l.Mark(":")+" "+s.Writer.Title(f)+".")
	} else {
		told = append(told, l.Label("On this board no technique of the human profile finds a step."))
	}
	switch {
	case t == pipeline.Trial:
		told = append(told, l.Label("A trial is what is left when nothing else is found, so any board serves to show one."))
	case ok && suite.Reason(ByCode[step.Technique.Code], t) != "":
		before := fmt.Sprintf(l.Label("It is tried before %s."), name)
		if l == nil { // reasons for the order are in English
			before = strings.TrimSuffix(before, ".") + ": " + suite.Reason(ByCode[step.Technique.Code], t) + "."
		}
		told = append(told, before)
	case !slices.Contains(profile, t):
		told = append(told, fmt.Sprintf(l.Label("%s is searched for only when it is named, so no board has it next."), name))
	default:
		told = append(told, fmt.Sprintf(l.Label("%s has its turn late. In the puzzles searched for this lesson, something easier was always there before it."), name))
	}
	return strings.Join(told, " ")
}

// Hit is something that a search of the course found.
type Hit struct {
	Kind  string `json:"kind"` // basics, technique, family, clue or term
	Name  string `json:"name"` // by which it is learnt
	Title string `json:"title"`
	Text  string `json:"text"` // what it is, in a sentence
	Core  int    `json:"core,omitempty"`
}

// Search returns the lessons, families and terms in which a word occurs: first those that are called so, then
// those that are called so elsewhere, then those whose text has it.
// Names and texts are those of a language, nil for English.
func Search(words string, l *say.Language) []Hit {
	wanted := techniques.Fold(words)
	if wanted == "" {
		return []Hit{}
	}
	type ranked struct {
		Hit
		rank int
	}
	var found []ranked
	add := func(h Hit, called, elsewhere []string, text string) {
		has := func(n string) bool { return strings.Contains(techniques.Fold(n), wanted) }
		switch {
		case slices.ContainsFunc(called, has):
			found = append(found, ranked{h, 0})
		case slices.ContainsFunc(elsewhere, has):
			found = append(found, ranked{h, 1})
		case strings.Contains(" "+strings.ToLower(text), " "+strings.ToLower(strings.TrimSpace(words))):
			found = append(found, ranked{h, 2})
		}
	}
	var text strings.Builder
	first := FirstLesson(l)
	for _, part := range first.Parts {
		text.WriteString(part.Title + " " + part.Text + " ")
	}
	add(*first.hit(), []string{basicsNames[0], first.Title}, basicsNames, text.String())
	for _, t := range Course(Known()) {
		doc, e := DocIn(t, l), newEntry(t, nil, l)
		add(Hit{"technique", t.Code, e.Name, e.Kind, e.Core}, []string{t.Code, t.Name, e.Name}, append([]string{t.HoDoKu}, t.Aliases...),
			strings.Join([]string{doc.What, doc.Why, doc.Look, doc.NearMiss}, " "))
	}
	for _, f := range Families() {
		page, title := FamilyIn(f, l), l.Label(FamilyTitle(f))
		first, _, _ := strings.Cut(page, ". ")
		add(Hit{Kind: "family", Name: f, Title: title, Text: strings.TrimSuffix(first, ".")}, []string{f, title}, nil, page)
	}
	for i, h := range ClueHits(l) {
		page := CluePages[h.Name].in(clues.All[i], l)
		add(h, []string{h.Name, h.Title}, nil, h.Text+" "+page.Edges+" "+page.First)
	}
	for _, t := range Terms(l) {
		first, _, _ := strings.Cut(t.Text, ". ")
		add(Hit{Kind: "term", Name: t.Name, Title: t.Name, Text: strings.TrimSuffix(first, ".")}, []string{t.Name}, t.Others, t.Text)
	}
	sort.SliceStable(found, func(i, j int) bool { return found[i].rank < found[j].rank })
	hits := []Hit{}
	for _, r := range found {
		hits = append(hits, r.Hit)
	}
	return hits
}
