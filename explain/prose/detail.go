package prose

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Detail is how much a text says. The zero value is Full.
type Detail uint8

// The details.
const (
	Full   Detail = iota // every reason
	Normal               // of singles in one sentence, of other steps in full
	Brief                // of singles in one sentence, of trials the branch, of other steps what they change
)

var detailNames = [...]string{"full", "normal", "brief"}

// String gives the name that [ParseDetail] reads.
func (d Detail) String() string { return detailNames[d] }

// ParseDetail reads the name of a detail, in any case.
func ParseDetail(name string) (Detail, error) {
	if i := slices.Index(detailNames[:], strings.ToLower(name)); i >= 0 {
		return Detail(i), nil
	}
	return 0, fmt.Errorf("unknown detail %q: expected %s", name, list(detailNames[:], "or"))
}

// briefer is a story that one sentence tells with its reason.
type briefer interface{ brief() string }

// tell returns the whole paragraph of the step.
func (t *teller) tell() string {
	s := t.story()
	if t.detail == Full {
		return tell(s)
	}
	if short, ok := s.(briefer); ok {
		return short.brief()
	}
	if _, branches := t.f.Step.Evidence.(interface{ Depth() int }); branches || t.detail == Normal {
		return tell(s)
	}
	change := capital(t.sayf("%s.", t.f.Step.Effects))
	if t.depth() > 0 { // where no title stands before it
		change = paragraph(t.f.Step.Technique.Name+s.title()+".", change)
	}
	return change
}

// Again gives the text of a step for a reader who knows steps of its kind: a full house needs no reason
// after the first, unless every reason is wanted. ok is true if the step is of such a kind.
func (w Writer) Again(f *explain.Frame) (text string, ok bool) {
	t := w.teller(f)
	if _, ok = t.story().(fullHouse); !ok || w.Detail == Full {
		return w.Text(f), ok
	}
	return t.sayf("%s.", f.Step.Effects), true
}

func (s fullHouse) brief() string {
	return s.sayf("%s in %s: only %s is open.", s.e.Candidate.Digit(), s.house, s.e.Candidate.Cell())
}

func (s hiddenSingle) brief() string {
	d := s.e.Candidate.Digit()
	filled := s.filledSince(d, s.layout.HouseCells(s.house).AndNot(s.f.Before.Open()))
	return s.sayf("%s in %s: %s only %s.", d, s.house, s.leave(s.absences, filled, false), s.e.Candidate.Cell())
}

func (s nakedSingle) brief() string {
	return s.sayf("%s: %s only %s.", s.e.Candidate.Cell(), s.leave(s.absences, candidates.CellSet{}, true), s.e.Candidate.Digit())
}

// leave names what rules out the absent candidates, with the verb: "r4c2, r8c8 and step 3 (Pointing)
// leave". Placed digits are named by their cells, or by houses. The reader of the branch of a trial is told
// what is new in it, by cells, and with that which places have been filled.
func (t *teller) leave(absences []explain.Absence, filled candidates.CellSet, byHouse bool) string {
	if news := t.news(absences); len(news) > 0 && len(news) < len(absences) || !filled.IsEmpty() {
		absences, byHouse = news, false
	}
	var cells candidates.CellSet
	var houses candidates.HouseSet
	var steps []string
	marks := 0
	for _, a := range absences {
		switch step, ok := t.origin(a.Candidate); {
		case a.Placed:
			cells, houses = cells.With(a.By), houses.With(a.House)
		case !ok:
			marks = 2
		case !slices.Contains(steps, step):
			steps = append(steps, step)
		}
	}
	var by []string
	n := len(steps) + filled.Len() + marks
	switch {
	case cells.IsEmpty():
	case byHouse:
		by, n = append(by, t.sayf("%s", houses)), n+houses.Len()
	default:
		by, n = append(by, t.sayf("%s", cells)), n+cells.Len()
	}
	if !filled.IsEmpty() {
		by = append(by, t.sayf("the filled %s", filled))
	}
	by = append(by, steps...)
	if marks > 0 {
		by = append(by, "the pencil marks")
	}
	return clauses(by) + " " + choose(n, "leaves", "leave")
}
