package prose

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/say"
)

// Detail is how much a text says. The zero value is Full.
type Detail uint8

// The details.
const (
	Full   Detail = iota // every reason, those of singles in branches in one sentence
	Normal               // of singles in one sentence, of other steps in full
	Brief                // of singles where to look, of trials the branch, of other steps what they change
)

var detailNames = [...]string{"full", "normal", "brief"}

// String gives the name that [ParseDetail] reads.
func (d Detail) String() string { return detailNames[d] }

// ParseDetail reads the name of a detail, in any case.
func ParseDetail(name string) (Detail, error) {
	if i := slices.Index(detailNames[:], strings.ToLower(name)); i >= 0 {
		return Detail(i), nil
	}
	return 0, fmt.Errorf("unknown detail %q: expected %s", name, say.List(detailNames[:], "or"))
}

// tell returns the whole paragraph of the step, of which s is the story.
func (t *teller) tell(s story) say.Text {
	switch {
	case t.level == Plain:
		return t.plainText()
	case t.level == Expert:
		return say.Spell(claim.Notation(t.f, t.style))
	case t.detail == Full && t.paper == nil:
		return tell(s)
	}
	if lines, ok := t.sumsUp(); ok && t.detail != Full {
		k := t.f.Step.Effects[0].Candidate
		return say.Says(say.RefutedWithin(k.Cell(), k.Digit(), lines))
	}
	if single, ok := s.(singleStory); ok {
		if short, ok := t.inOne(single); ok {
			return say.Says(short)
		}
		return tell(s)
	}
	if _, branches := t.f.Step.Evidence.(interface{ Depth() int }); branches || t.detail != Brief {
		return tell(s)
	}
	change := one(say.States(say.Actions(t.f.Step.Effects)))
	if say.TooLong(t.standard().Sentences(change...)) {
		change = t.removes(t.f.Step.Effects)
	}
	if t.depth() > 0 { // where no title stands before it
		change = append(one(say.InBranchIs(s.title())), change...)
	}
	return say.Says(change...)
}

// SaidAgain gives the text of a step for a reader who knows steps of its kind: a full house needs no more than its
// house after the first, unless every reason is wanted. ok is true if the step is of such a kind.
func (w Writer) SaidAgain(f *explain.Frame) (text say.Text, ok bool) {
	t := w.teller(f)
	s := t.story()
	house, ok := s.(fullHouse)
	if _, _, own := w.own(f); !ok || own != "" || w.Detail == Full || w.Level != Standard {
		return t.wholeText(s), ok
	}
	return say.Says(house.where()), true
}

// Again gives what SaidAgain says.
func (w Writer) Again(f *explain.Frame) (text string, ok bool) {
	said, ok := w.SaidAgain(f)
	if _, _, own := w.own(f); own != "" {
		return own, ok
	}
	return w.put(w.teller(f).words()).Text(said), ok
}

// inOne tells a single in one sentence; ok is false if that would be too long, as clues have long names.
func (t *teller) inOne(s singleStory) (told say.Sentence, ok bool) {
	told = t.short(s)
	return told, len(t.layout.Clues()) == 0 || !say.TooLong(t.standard().Sentences(told))
}

// short tells a single in one sentence: with its reason, or where to look for it if that is to be brief.
// In the branch of a trial the reader sees the marks of the paper, so there it has its reason, at every detail.
func (t *teller) short(s singleStory) say.Sentence {
	if t.detail != Brief || t.paper != nil {
		return s.because()
	}
	return s.where()
}

// Where to look for a single: in its house, or at its cell.

func (s fullHouse) where() say.Sentence {
	return say.PlaceIn(s.e.Candidate.Digit(), s.house, s.e.Candidate.Cell())
}

func (s hiddenSingle) where() say.Sentence {
	return say.PlaceIn(s.e.Candidate.Digit(), s.house, s.e.Candidate.Cell())
}

func (s nakedSingle) where() say.Sentence {
	return say.PlaceAt(s.e.Candidate.Cell(), s.e.Candidate.Digit())
}

// A single in one sentence, with its reason.

func (s fullHouse) because() say.Sentence {
	return say.OnlyOneOpen(s.e.Candidate.Digit(), s.house, s.e.Candidate.Cell())
}

func (s hiddenSingle) because() say.Sentence {
	d, cell, g := s.e.Candidate.Digit(), s.e.Candidate.Cell(), &s.f.Before
	cells := s.layout.HouseCells(s.house)
	var by reasons
	if filled := s.filledSince(d, cells.AndNot(g.Open())); s.paper == nil && len(s.layout.Clues()) == 0 {
		var removed candidates.CellSet
		by.cells, removed = explain.Blockers(g, d, cells.And(g.Open()).Without(cell))
		for c := range removed.All() {
			s.addMark(&by, candidates.Of(c, d))
		}
	} else {
		by = s.reasons(s.absences(), !filled.IsEmpty())
		by.filled, by.houses = filled, 0
	}
	told, n := by.told(s.layout)
	if n == 1 {
		return say.LeavesPlace(d, s.house, told, cell)
	}
	return say.LeavePlace(d, s.house, told, cell)
}

// What differs in kind reads badly in one list: then the cell comes first, and its houses go without their names.
func (s nakedSingle) because() say.Sentence {
	c, d, by := s.e.Candidate.Cell(), s.e.Candidate.Digit(), s.reasons(s.absences(), false)
	if others, _ := by.besidesPlaced(s.layout); by.houses != 0 && len(others) > 0 {
		return say.CanOnlyBe(c, d, by.houses, others)
	}
	told, n := by.told(s.layout)
	if n == 1 {
		return say.LeavesDigit(c, told, d)
	}
	return say.LeaveDigit(c, told, d)
}

// reasons are what rules candidates out: placed digits, named by their houses if there are any, otherwise
// by their cells; clues; cells that were filled in the branch of a trial; steps; and the pencil marks of the start.
type reasons struct {
	clues         []int // by their numbers, from 1
	cells, filled candidates.CellSet
	houses        candidates.HouseSet
	steps         say.StepNames
	marks         bool
}

// reasons returns the reasons for absences. The reader of the branch of a trial is told what is new in it,
// by cells. Nothing else is told if other is true: there is other news.
func (t *teller) reasons(absences []explain.Absence, other bool) (by reasons) {
	news := t.news(absences)
	if len(news) == 0 && !other {
		news = absences
	}
	for i, a := range news {
		switch {
		case a.Placed:
			by.cells, by.houses = by.cells.With(a.By), by.houses.With(a.House)
		case a.Clue == 0:
			t.addMark(&by, a.Candidate)
		case !by.rulesOut(&t.f.Before, a.Candidate):
			clues := t.layout.Clues()
			for _, b := range news[i:] { // clues of one kind are told together
				if b.Clue > 0 && clues[b.Clue-1].Kind == clues[a.Clue-1].Kind && !by.rulesOut(&t.f.Before, b.Candidate) {
					by.clues = append(by.clues, b.Clue)
				}
			}
		}
	}
	if len(news) < len(absences) {
		by.houses = 0
	}
	return by
}

// rulesOut reports whether the placed digits and the clues do without another.
func (by *reasons) rulesOut(g *candidates.Grid, k candidates.Candidate) bool {
	for c := range by.cells.All() {
		if g.Value(c) == k.Digit() && g.Layout().HousesOf(c)&g.Layout().HousesOf(k.Cell()) != 0 {
			return true
		}
	}
	return slices.ContainsFunc(by.clues, func(n int) bool { return explain.RulesOutNow(g, n-1, k) })
}

// addMark adds why a mark is not there.
func (t *teller) addMark(by *reasons, k candidates.Candidate) {
	if step, ok := t.origin(k); !ok {
		by.marks = true
	} else if !slices.Contains(by.steps, step) {
		by.steps = append(by.steps, step)
	}
}

// besidesPlaced tells the reasons that are no placed digits, and returns how many they are, more than one if that
// is one thing in the plural.
func (by *reasons) besidesPlaced(l *candidates.Layout) (told []say.Sentence, n int) {
	var kinds []say.Clues
	for _, number := range by.clues {
		clue := &l.Clues()[number-1]
		i := slices.IndexFunc(kinds, func(k say.Clues) bool { return k[0].Kind == clue.Kind })
		if i < 0 {
			i, kinds = len(kinds), append(kinds, nil)
		}
		kinds[i] = append(kinds[i], clue)
	}
	for _, alike := range kinds {
		if n += len(alike); len(alike) == 1 {
			told = append(told, say.ByClue(alike[0]))
		} else {
			told = append(told, say.ByClues(alike))
		}
	}
	if !by.filled.IsEmpty() {
		told, n = append(told, say.ByFilled(by.filled)), n+by.filled.Len()
	}
	switch n += len(by.steps); len(by.steps) {
	case 0:
	case 1:
		told = append(told, say.ByStep(by.steps[0]))
	default:
		for _, branch := range [...]bool{true, false} {
			var alike say.StepNames
			for _, step := range by.steps {
				if step.Branch == branch {
					alike = append(alike, step)
				}
			}
			sort.SliceStable(alike, func(i, j int) bool { return alike[i].Compare(alike[j]) < 0 })
			if alike != nil {
				told = append(told, say.BySteps(alike))
			}
		}
	}
	if by.marks {
		told, n = append(told, say.ByMarks()), n+2
	}
	return told, n
}

// told tells all reasons, as besidesPlaced does.
func (by *reasons) told(l *candidates.Layout) (told []say.Sentence, n int) {
	others, n := by.besidesPlaced(l)
	if by.houses != 0 && len(others) == 0 {
		return one(say.ByHouses(by.houses)), by.houses.Len()
	}
	told = make([]say.Sentence, 0, by.cells.Len()+len(others))
	for c := range by.cells.All() {
		told = append(told, say.ByCell(c))
	}
	return append(told, others...), n + by.cells.Len()
}

// NextTime says how to find the technique of the step another time, and tells a near miss on the same grid if
// there is one. It is empty unless the detail is Full and the level Standard.
func (w Writer) NextTime(f *explain.Frame) string {
	if w.Look == nil || w.Detail != Full || w.Level != Standard {
		return ""
	}
	look := w.Look(f.Step.Technique.Code, w.Language)
	if look == "" {
		return ""
	}
	if w.Language == nil {
		look = strings.ToLower(look[:1]) + look[1:]
	}
	next := w.Language.Label("Next time") + w.Language.Mark(":") + " " + look
	return paragraph(next, w.on(f.Before.Layout()).Sentences(w.nearMiss(f)...))
}
