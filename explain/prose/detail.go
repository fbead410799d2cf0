package prose

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// Detail is how much a text says. The zero value is Full.
type Detail uint8

// The details.
const (
	Full   Detail = iota // every reason
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
		return say.Spell(s.notation())
	case t.detail == Full:
		return tell(s)
	}
	if short, ok := s.(singleStory); ok {
		return say.Spell(string(t.appendShort(nil, short)))
	}
	if _, branches := t.f.Step.Evidence.(interface{ Depth() int }); branches || t.detail == Normal {
		return tell(s)
	}
	change := say.Opening(t.sayf("%s.", t.f.Step.Effects))
	if say.TooLong(change) {
		change = paragraph(t.removals(t.f.Step.Effects)...)
	}
	if t.depth() > 0 { // where no title stands before it
		change = paragraph(t.standard().Sentences(say.States(one(s.title()))), change)
	}
	return say.Spell(change)
}

// Again gives the text of a step for a reader who knows steps of its kind: a full house needs no more than its
// house after the first, unless every reason is wanted. ok is true if the step is of such a kind.
func (w Writer) Again(f *explain.Frame) (text string, ok bool) {
	t := w.teller(f)
	_, _, own := w.own(f)
	if _, ok = t.story().(fullHouse); !ok || own != "" || w.Detail == Full || w.Level != Standard {
		return w.Text(f), ok
	}
	return string(t.appendPlace(nil, t.story().(singleStory))), true
}

// appendShort appends a single in one sentence: with its reason, or where to look for it if that is to be brief.
// In the branch of a trial the reader sees the marks of the paper, so there it has its reason.
func (t *teller) appendShort(b []byte, s singleStory) []byte {
	if t.detail != Brief || t.paper != nil {
		return s.appendReason(b)
	}
	return t.appendPlace(b, s)
}

// appendPlace appends where to look for a single: in its house, or at its cell.
func (t *teller) appendPlace(b []byte, s singleStory) []byte {
	k, h, inHouse := s.placed()
	if !inHouse {
		return append(append(append(b, t.style.Cell(k.Cell())...), ": "...), '0'+byte(k.Digit()), '.')
	}
	b = append(append(b, '0'+byte(k.Digit())), " in "...)
	b = append(append(b, t.style.House(t.layout, h)...), ": "...)
	return append(append(b, t.style.Cell(k.Cell())...), '.')
}

func (s fullHouse) placed() (k candidates.Candidate, h candidates.House, inHouse bool) {
	return s.e.Candidate, s.house, true
}

func (s hiddenSingle) placed() (k candidates.Candidate, h candidates.House, inHouse bool) {
	return s.e.Candidate, s.house, true
}

func (s nakedSingle) placed() (k candidates.Candidate, h candidates.House, inHouse bool) {
	return s.e.Candidate, 0, false
}

// A single in one sentence, with its reason.

func (s fullHouse) appendReason(b []byte) []byte {
	b = append(append(b, '0'+byte(s.e.Candidate.Digit())), " in "...)
	b = append(append(b, s.style.House(s.layout, s.house)...), ": only "...)
	return append(append(b, s.style.Cell(s.e.Candidate.Cell())...), " is open."...)
}

func (s hiddenSingle) appendReason(b []byte) []byte {
	d, cell, g := s.e.Candidate.Digit(), s.e.Candidate.Cell(), &s.f.Before
	cells := s.layout.HouseCells(s.house)
	var by reasons
	if filled := s.filledSince(d, cells.AndNot(g.Open())); s.paper == nil {
		var removed candidates.CellSet
		by.cells, removed = explain.Blockers(g, d, cells.And(g.Open()).Without(cell))
		for c := range removed.All() {
			s.addMark(&by, candidates.Of(c, d))
		}
	} else {
		by = s.reasons(s.absences(), !filled.IsEmpty())
		by.filled, by.houses = filled, 0
	}
	b = append(append(b, '0'+byte(d)), " in "...)
	b = append(append(b, s.style.House(s.layout, s.house)...), ": "...)
	b = append(append(s.appendLeave(b, &by), " only "...), s.style.Cell(cell)...)
	return append(b, '.')
}

// What differs in kind reads badly in one list: then the cell comes first, and its houses go without their names.
func (s nakedSingle) appendReason(b []byte) []byte {
	d, by := s.e.Candidate.Digit(), s.reasons(s.absences(), false)
	b = append(b, s.style.Cell(s.e.Candidate.Cell())...)
	if names := s.besidesPlaced(&by); by.houses != 0 && len(names) > 0 {
		b = append(append(append(b, " can only be "...), '0'+byte(d)), ": "...)
		b = append(append(b, s.itsHouses(by.houses)...), " and "...)
		return append(append(b, say.List(names, "and")...), " rule out the rest."...)
	}
	b = append(s.appendLeave(append(b, ": "...), &by), " only "...)
	return append(b, '0'+byte(d), '.')
}

// itsHouses names houses of a cell by their kinds: "its row, column and box".
func (t *teller) itsHouses(hs candidates.HouseSet) string {
	var kinds []string
	for h := range hs.All() {
		if h.Kind() == candidates.Extra { // of which a cell may have two
			return t.sayf("%s", hs)
		}
		kinds = append(kinds, say.KindWords[h.Kind()])
	}
	return "its " + say.List(kinds, "and")
}

// reasons are what rules candidates out: placed digits, named by their houses if there are any, otherwise
// by their cells; cells that were filled in the branch of a trial; steps; and the pencil marks of the start.
type reasons struct {
	cells, filled candidates.CellSet
	houses        candidates.HouseSet
	steps         []string
	marks         bool
}

// reasons returns the reasons for absences. The reader of the branch of a trial is told what is new in it,
// by cells. Nothing else is told if other is true: there is other news.
func (t *teller) reasons(absences []explain.Absence, other bool) (by reasons) {
	news := t.news(absences)
	if len(news) == 0 && !other {
		news = absences
	}
	for _, a := range news {
		if a.Placed {
			by.cells, by.houses = by.cells.With(a.By), by.houses.With(a.House)
		} else {
			t.addMark(&by, a.Candidate)
		}
	}
	if len(news) < len(absences) {
		by.houses = 0
	}
	return by
}

// addMark adds why a mark is not there.
func (t *teller) addMark(by *reasons, k candidates.Candidate) {
	if step, ok := t.origin(k); !ok {
		by.marks = true
	} else if name := step.String(); !slices.Contains(by.steps, name) {
		by.steps = append(by.steps, name)
	}
}

// shortened names several steps by their numbers alone.
func shortened(names []string) []string {
	if len(names) < 2 {
		return names
	}
	var short []string
	for _, what := range [...]string{"line", "step"} {
		var ns []string
		for _, name := range names {
			if rest, ok := strings.CutPrefix(name, what+" "); ok {
				number, _, _ := strings.Cut(rest, " ")
				ns = append(ns, number)
			}
		}
		sort.SliceStable(ns, func(i, j int) bool { return len(ns[i]) < len(ns[j]) || len(ns[i]) == len(ns[j]) && ns[i] < ns[j] })
		if len(ns) > 0 {
			short = append(short, say.Plural(len(ns), what)+" "+say.List(ns, "and"))
		}
	}
	return short
}

// besidesPlaced lists the reasons that are no placed digits.
func (t *teller) besidesPlaced(by *reasons) (names []string) {
	if !by.filled.IsEmpty() {
		names = append(names, t.sayf("the filled %s", by.filled))
	}
	names = append(names, shortened(by.steps)...)
	if by.marks {
		names = append(names, "the pencil marks")
	}
	return names
}

// appendLeave names the reasons in one list, with the verb: "r4c2, r8c8 and step 3 (Pointing) leave".
func (t *teller) appendLeave(b []byte, by *reasons) []byte {
	others := t.besidesPlaced(by)
	if n := by.houses.Len(); n > 0 && len(others) == 0 {
		return append(t.style.AppendHouses(b, t.layout, by.houses), say.Choose(n, " leaves", " leave")...)
	}
	n := by.cells.Len() + by.filled.Len() + len(by.steps)
	if by.marks {
		n += 2
	}
	if len(others) == 0 {
		b = t.appendCells(b, by.cells, "and")
	} else {
		b = append(b, say.List(append(t.cellNames(by.cells), others...), "and")...)
	}
	return append(b, say.Choose(n, " leaves", " leave")...)
}

// NextTime says how to find the technique of the step another time, and tells a near miss on the same grid if
// there is one. It is empty unless the detail is Full and the level Standard. How to look is said in English alone.
func (w Writer) NextTime(f *explain.Frame) string {
	if w.Look == nil || w.Detail != Full || w.Level != Standard {
		return ""
	}
	look := w.Look(f.Step.Technique.Code)
	if look == "" {
		return ""
	}
	near := w.on(f.Before.Layout()).Sentences(w.nearMiss(f)...)
	if w.Language != nil {
		return near
	}
	return paragraph("Next time: "+strings.ToLower(look[:1])+look[1:], near)
}
