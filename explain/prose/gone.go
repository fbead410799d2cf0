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

// reason is why a candidate is gone: a digit in a house, a clue, a step that removed it, or, if there is none of these,
// the pencil marks of the start. At plain level each mark has its own.
type reason struct {
	house  candidates.House
	by     candidates.Cell
	digit  bool               // it is a digit
	clue   int                // or a clue, by its number from 1
	beside candidates.CellSet // beside digits in these cells
	step   say.StepName
	mark   candidates.Candidate
}

// byClue is the reason that is a clue, if there is one.
func byClue(a explain.Absence) (r reason, ok bool) {
	return reason{clue: a.Clue, beside: a.Beside}, a.Clue > 0
}

// lostDigits and lostPlaces say what a clue rules out.

func (t *teller) lostDigits(r reason, c candidates.Cell, ds candidates.DigitSet) say.Sentence {
	clue := &t.layout.Clues()[r.clue-1]
	if r.beside.IsEmpty() {
		return say.DigitsLostAlone(ds, clue)
	}
	if through := explain.Through(t.layout, r.clue-1, r.beside, c); !through.IsEmpty() {
		return say.DigitsLostThrough(ds, t.placed(r.beside), clue, through)
	}
	return say.DigitsLost(ds, t.placed(r.beside), clue)
}

func (t *teller) lostPlaces(r reason, d candidates.Digit, cells candidates.CellSet) say.Sentence {
	clue := &t.layout.Clues()[r.clue-1]
	if r.beside.IsEmpty() {
		return say.PlacesLostAlone(d, cells, clue)
	}
	var through candidates.CellSet
	for c := range cells.All() {
		through = through.Or(explain.Through(t.layout, r.clue-1, r.beside, c))
	}
	if !through.IsEmpty() {
		return say.PlacesLostThrough(d, cells, t.placed(r.beside), clue, through)
	}
	return say.PlacesLost(d, cells, t.placed(r.beside), clue)
}

// placed returns the digits that are placed in cells.
func (t *teller) placed(cells candidates.CellSet) (held say.Placed) {
	return placedOn(&t.f.Before, cells)
}

func placedOn(g *candidates.Grid, cells candidates.CellSet) (held say.Placed) {
	for c := range cells.All() {
		held = append(held, candidates.Of(c, g.Value(c)))
	}
	return held
}

// bundle is absences with the same reason.
type bundle struct {
	why      reason
	absences []explain.Absence
}

func bundles(absences []explain.Absence, why func(explain.Absence) reason) (bs []bundle) {
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
func (t *teller) digitsGone(c candidates.Cell, absences []explain.Absence) []say.Sentence {
	told, has := one(say.LookAtCell(c)), say.AlreadyHas
	if news := t.news(absences); 0 < len(news) && len(news) < len(absences) {
		absences = news
		told, has = one(say.CouldBe(c, t.paper.Candidates(c))), say.NowHas
	}
	for _, b := range bundles(absences, func(a explain.Absence) reason {
		if a.Placed {
			return reason{house: a.House, digit: true}
		}
		if r, ok := byClue(a); ok {
			return r
		}
		step, _ := t.origin(a.Candidate)
		return reason{step: step}
	}) {
		sort.SliceStable(b.absences, func(i, j int) bool { return b.absences[i].Candidate < b.absences[j].Candidate })
		var digits candidates.DigitSet
		var held say.Placed
		for _, a := range b.absences {
			digits = digits.With(a.Candidate.Digit())
			held = append(held, candidates.Of(a.By, a.Candidate.Digit()))
		}
		switch {
		case b.why.digit:
			told = append(told, has(b.why.house, held))
		case b.why.clue > 0:
			told = append(told, say.States(one(t.lostDigits(b.why, b.absences[0].Candidate.Cell(), digits))))
		case b.why.step == say.StepName{}:
			told = append(told, say.DigitsByMarks(digits))
		default:
			told = append(told, say.DigitsByStep(digits, b.why.step))
		}
	}
	return told
}

// placesGone says why a digit cannot go in cells of a house: which placed
// digit blocks them, or which step removed the digit.
func (t *teller) placesGone(d candidates.Digit, h candidates.House, absences []explain.Absence) []say.Sentence {
	placed := t.layout.HouseCells(h).AndNot(t.f.Before.Open())
	told, has := one(say.WhereCan(d, h)), say.OutByDigit
	if filled := t.filledSince(d, placed); t.paper != nil && (len(t.news(absences)) > 0 || !filled.IsEmpty()) {
		absences, has = t.news(absences), say.OutByNewDigit
		told = one(say.CouldHave(h, d, t.paper.PlacesIn(d, h)))
		for c := range filled.All() {
			told = append(told, say.IsNow(c, t.f.Before.Value(c)))
		}
		placed = candidates.CellSet{}
		if have, ok := t.housesHave(d, absences); ok {
			return append(told, have)
		}
	}
	for _, b := range bundles(absences, func(a explain.Absence) reason {
		if a.Placed {
			return reason{house: a.House, by: a.By, digit: true}
		}
		if r, ok := byClue(a); ok {
			return r
		}
		step, _ := t.origin(a.Candidate)
		return reason{step: step}
	}) {
		var cells candidates.CellSet
		for _, a := range b.absences {
			cells = cells.With(a.Candidate.Cell())
		}
		switch {
		case b.why.digit:
			told = append(told, has(cells, b.why.house, d, b.why.by))
		case b.why.clue > 0:
			told = append(told, say.States(one(t.lostPlaces(b.why, d, cells))))
		case b.why.step == say.StepName{}:
			told = append(told, say.OutByMarks(cells, d))
		default:
			told = append(told, say.OutByStep(cells, d, b.why.step))
		}
	}
	switch n := placed.Len(); {
	case n == t.layout.Size():
		told = append(told, say.AllFilled())
	case n > 0 && len(absences) > 0:
		told = append(told, say.OthersFilled(n))
	}
	return told
}

// housesHave says which houses of one kind have a digit that together rule out its places; ok is false unless there are
// several such houses.
func (t *teller) housesHave(d candidates.Digit, absences []explain.Absence) (told say.Sentence, ok bool) {
	var all candidates.CellSet
	for _, a := range absences {
		all = all.With(a.Candidate.Cell())
	}
	placed := t.f.Before.Places(d).AndNot(t.f.Before.Open())
	fewest := t.layout.Size() + 1
	var kinds candidates.HouseSet // that were looked at
	for first := range t.layout.Houses().All() {
		if kinds.Has(first) {
			continue
		}
		like := t.layout.HousesOfKind(first.Kind())
		kinds |= like
		var in candidates.HouseSet
		var at []say.Sentence
		places := all
		for h := range like.All() {
			cells := t.layout.HouseCells(h)
			if by := placed.And(cells); cells.Meets(places) && !by.IsEmpty() {
				in, at, places = in.With(h), append(at, say.TheirAt(by)), places.AndNot(cells)
			}
		}
		if n := in.Len(); places.IsEmpty() && 1 < n && n < fewest {
			told, ok, fewest = say.States(one(say.HousesHave(in, d, at))), true, n
		}
	}
	return told, ok
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
func (t *teller) origin(k candidates.Candidate) (name say.StepName, ok bool) {
	o, ok := t.f.History.RemovedIn(k)
	if !ok {
		return say.StepName{}, false
	}
	if depth := t.depth() - o.Outer; depth > 0 {
		return say.StepName{Branch: true, Number: label(t.around[:depth-1], o.Number), Technique: o.Technique}, true
	}
	return say.StepName{Number: strconv.Itoa(o.Number), Technique: o.Technique}, true
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
