package prose

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// news returns the absences that the reader does not see on paper: in the
// branch of a trial those that came about in the branch, outside trials all.
func (t *teller) news(absences []explain.Absence) (news []explain.Absence) {
	if t.paper == nil {
		return absences
	}
	for _, a := range absences {
		if t.paper.Has(a.Candidate) {
			news = append(news, a)
		}
	}
	return news
}

// bundle is absences with the same reason.
type bundle struct {
	why      string
	absences []explain.Absence
}

func bundles(absences []explain.Absence, why func(explain.Absence) string) (bs []bundle) {
	for _, a := range absences {
		reason := why(a)
		i := slices.IndexFunc(bs, func(b bundle) bool { return b.why == reason })
		if i < 0 {
			i, bs = len(bs), append(bs, bundle{why: reason})
		}
		bs[i].absences = append(bs[i].absences, a)
	}
	return bs
}

// digitsGone says why digits are gone from a cell: house by house, with the
// place of each digit, then those that a step removed.
func (t *teller) digitsGone(c candidates.Cell, absences []explain.Absence) string {
	opening, has := t.sayf("Look at %s.", c), "already has"
	if news := t.news(absences); 0 < len(news) && len(news) < len(absences) {
		absences = news
		opening, has = t.sayf("Look at %s, which could be %s.", c, anyDigit{t.paper.Candidates(c)}), "now has"
	}
	sentences := []string{opening}
	for _, b := range bundles(absences, func(a explain.Absence) string {
		if a.Placed {
			return say.Capital(t.sayf("%s %s", a.House, has))
		}
		step, _ := t.origin(a.Candidate)
		return step
	}) {
		sort.SliceStable(b.absences, func(i, j int) bool { return b.absences[i].Candidate < b.absences[j].Candidate })
		var digits candidates.DigitSet
		var held []string
		for _, a := range b.absences {
			digits = digits.With(a.Candidate.Digit())
			held = append(held, t.sayf("%s at %s", a.Candidate.Digit(), a.By))
		}
		wasWere, isAre := say.Choose(len(held), " was removed", " were removed"), say.Choose(len(held), "is", "are")
		switch {
		case b.absences[0].Placed:
			sentences = append(sentences, b.why+" "+say.List(held, "and")+".")
		case b.why == "":
			sentences = append(sentences, t.sayf("%s %s not among its pencil marks.", digits, isAre))
		default:
			sentences = append(sentences, t.sayf("%s%s in %s.", digits, wasWere, b.why))
		}
	}
	return paragraph(sentences...)
}

// placesGone says why a digit cannot go in cells of a house: which placed
// digit blocks them, or which step removed the digit.
func (t *teller) placesGone(d candidates.Digit, h candidates.House, absences []explain.Absence) string {
	placed := t.layout.HouseCells(h).AndNot(t.f.Before.Open())
	var sentences []string
	has := "has"
	if filled := t.filledSince(d, placed); t.paper != nil && (len(t.news(absences)) > 0 || !filled.IsEmpty()) {
		absences, has = t.news(absences), "now has"
		sentences = append(sentences, say.Capital(t.sayf("%s could have its %s at %s.", h, d, anyCell{t.paper.PlacesIn(d, h)})))
		for c := range filled.All() {
			sentences = append(sentences, t.sayf("%s is %s now.", c, t.f.Before.Value(c)))
		}
		placed = candidates.CellSet{}
	} else {
		sentences = append(sentences, t.sayf("Where can %s go in %s?", d, h))
	}
	for _, b := range bundles(absences, func(a explain.Absence) string {
		if a.Placed {
			return t.sayf("%s %s its %s at %s", a.House, has, d, a.By)
		}
		if step, ok := t.origin(a.Candidate); ok {
			return t.sayf("%s was removed there in %s", d, step)
		}
		return t.sayf("%s is not among the pencil marks there", d)
	}) {
		var cells candidates.CellSet
		for _, a := range b.absences {
			cells = cells.With(a.Candidate.Cell())
		}
		sentences = append(sentences, t.sayf("%s %s out, because %s.", cells, say.Choose(cells.Len(), "is", "are"), b.why))
	}
	switch n := placed.Len(); {
	case n == t.layout.Size():
		sentences = append(sentences, "All its cells are filled.")
	case n > 0 && len(absences) > 0:
		sentences = append(sentences, "The other "+say.Plural(n, "cell")+" "+say.Choose(n, "is", "are")+" filled.")
	}
	return paragraph(sentences...)
}

// filledSince returns those of the placed cells that on paper are places for d.
func (t *teller) filledSince(d candidates.Digit, placed candidates.CellSet) candidates.CellSet {
	if t.paper == nil {
		return candidates.CellSet{}
	}
	return placed.And(t.paper.Places(d)).And(t.paper.Open())
}

// origin names the step that removed the candidate; inside a trial it is the
// line of a branch. ok is false if no step did.
func (t *teller) origin(k candidates.Candidate) (name string, ok bool) {
	o, ok := t.f.History.RemovedIn(k)
	if !ok {
		return "", false
	}
	name = "step " + strconv.Itoa(o.Number)
	if depth := t.depth() - o.Outer; depth > 0 {
		name = "line " + label(t.around[:depth-1], o.Number)
	}
	return name + " (" + o.Technique + ")", true
}

// label numbers a line within the lines around it: "3.1".
func label(around []int, n int) string {
	var b strings.Builder
	for _, a := range around {
		b.WriteString(strconv.Itoa(a))
		b.WriteByte('.')
	}
	b.WriteString(strconv.Itoa(n))
	return b.String()
}
