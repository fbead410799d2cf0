package teacher

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/hodoku"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/rating"
	"pencilmark/techniques/suite"
)

// Known returns every technique that steps can name: those of the suite, and the trial that ends a stall.
func Known() []*techniques.Technique { return append(suite.All(), pipeline.Trial) }

// ByCode has the techniques that steps can name.
var ByCode = func() map[string]*techniques.Technique {
	codes := map[string]*techniques.Technique{}
	for _, t := range Known() {
		codes[t.Code] = t
	}
	return codes
}()

// Families returns the families, in the order of their first techniques.
func Families() (names []string) {
	for _, t := range Known() {
		if !slices.Contains(names, t.Family) {
			names = append(names, t.Family)
		}
	}
	return names
}

// FamilyTitle returns what a family is called in a list: its name, unless that is no word.
func FamilyTitle(name string) string {
	switch name {
	case "singledigit":
		return "single-digit patterns"
	case "als":
		return "almost locked sets"
	case "multisector":
		return "multi-sector sets"
	case "forcing":
		return "forcing chains and nets"
	case "pipeline":
		return "trials"
	}
	return name
}

// Hardest returns the code of the technique that comes last in the order, the trial if there is one.
func Hardest(used []string) string {
	return slices.MaxFunc(used, func(a, b string) int { return cmp.Compare(rank[a], rank[b]) })
}

// rank is the place of each technique among those that are known, by its code.
var rank = func() map[string]int {
	places := map[string]int{}
	for i, t := range Known() {
		places[t.Code] = i
	}
	return places
}()

// Grade returns level and score of the puzzle of a walkthrough on HoDoKu's scale: in the order in which HoDoKu
// tries techniques, as the command "rate" has them, whatever order the walkthrough was solved in. So a puzzle
// has one level. ok is false if it is not solved in that order, or has clues that add up digits: that order has nothing for
// them but nets and trials, which say nothing of how hard they are for people.
func Grade(w *explain.Walkthrough) (level string, score int, ok bool) {
	if len(w.Start.Layout().Counting()) > 0 {
		return "", 0, false
	}
	solver := graders.Get().(*pipeline.Solver)
	defer graders.Put(solver)
	return grade(solver.Solve(context.Background(), w.Start))
}

// grade returns level and score of a walkthrough in the order of HoDoKu.
func grade(w *explain.Walkthrough) (level string, score int, ok bool) {
	if w.Outcome != explain.Solved {
		return "", 0, false
	}
	l, score := rating.NewHoDoKu(Known()).Rate(w)
	return l.String(), score, true
}

// graders solve in the order of HoDoKu. No time bounds them, so that a puzzle has its level on a busy machine too: the
// searches are bounded by work, and the hardest puzzles known take a third of a second.
var graders = sync.Pool{New: func() any {
	return NewSolver(pipeline.Options{Techniques: suite.HoDoKu(), Profile: "hodoku"})
}}

// Look gives what to look for to find a technique another time, in a language; "" for a technique that is not known,
// and where the lessons of the language are not at hand.
func Look(code string, l *say.Language) string {
	t := ByCode[code]
	if t == nil {
		return ""
	}
	doc := t.Doc
	if l != nil {
		doc.Look = l.Lesson("technique "+code, "look", "")
	}
	return doc.NextTime()
}

// LessonOn returns the name of the lesson on a technique, which is its code; "" for one that is not known, such as
// one of another program.
func LessonOn(code string) string {
	if ByCode[code] == nil {
		return ""
	}
	return code
}

// Ladder returns the order in which hints disclose a step.
func Ladder(r explain.Ref) explain.Ladder {
	if t := ByCode[r.Code]; t != nil {
		return t.Ladder
	}
	return explain.NewLadder("there is a step that is called "+r.Name, explain.FacetHouses, explain.FacetCells) // of another program
}

// ListedStep returns what programs get to know about a step.
func ListedStep(f *explain.Frame, w prose.Writer) encode.ListedStep {
	code := ""
	if t := ByCode[f.Step.Technique.Code]; t != nil {
		code = hodoku.Code(t)
	}
	return encode.ListedStep{Step: *f.Step, HoDoKu: code, Digits: hodoku.Digits(code, &f.Before, f.Step), Text: w.Text(f), Notation: w.Notation(f)}
}

// WithoutAssumptions returns the techniques of a list that assume nothing of the puzzle.
func WithoutAssumptions(list []*techniques.Technique) []*techniques.Technique {
	return slices.DeleteFunc(slices.Clone(list), func(t *techniques.Technique) bool { return t.Assumes != 0 })
}

// Technique is what programs get to know about a technique.
type Technique struct {
	Code        string   `json:"code"`
	Name        string   `json:"name"`
	Family      string   `json:"family"`
	Level       string   `json:"level"`
	Aliases     []string `json:"aliases"`
	HoDoKu      string   `json:"hodoku,omitempty"`
	HoDoKuScore int      `json:"hodoku_score,omitempty"`
	Explainer   float64  `json:"explainer,omitempty"`
	Assumes     []string `json:"assumes,omitempty"`
}

// NewTechnique describes a technique.
func NewTechnique(t *techniques.Technique) Technique {
	return Technique{t.Code, t.Name, t.Family, t.Level.String(), append([]string{}, t.Aliases...),
		t.HoDoKu, t.HoDoKuScore, float64(t.Explainer) / 10, t.Assumes.Names()}
}
