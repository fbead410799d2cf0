package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// clueAlone is what one clue rules out.
type clueAlone struct {
	valued
	e     explain.Common
	clue  *candidates.Clue
	pairs []candidates.CluePair
	lost  []lost
}

// lost is what cells lose for one reason.
type lost struct {
	why  []say.Sentence // what is so of another cell, one clause; none if the clue rules them out by itself
	left []leaves       // what that leaves of the cells; none if digits need others that are gone

	needs   []say.Sentence
	gone    []say.Sentence // these others
	needing []explain.Effect
}

// leaves is what is left of cells: digits from one to another, 0 for no bound, or all but some.
type leaves struct {
	from, to candidates.Digit
	but      candidates.DigitSet
	cells    candidates.CellSet
}

func (l leaves) say() say.Sentence {
	switch {
	case l.but != 0:
		return say.NoneOfThese(l.cells, l.but)
	case l.to == 0:
		return say.AtLeast(l.cells, l.from)
	case l.from == 0:
		return say.AtMost(l.cells, l.to)
	}
	return say.FromTo(l.cells, l.from, l.to)
}

func newClueAlone(t *teller, e explain.Common, number int) *clueAlone {
	s := &clueAlone{valued: valued{t}, e: e, clue: &t.layout.Clues()[number], pairs: t.layout.CluePairs(number)}
	for _, r := range s.ruled() {
		s.add(r)
	}
	return s
}

func (s *clueAlone) title() say.Sentence { return s.titleOf(say.NamedClue(s.clue)) }

// notation is the line of the clue and what it rules out: "thermo: r7c1 r7c2 r7c3 => r7c1<>89".
func (s *clueAlone) notation() string {
	return s.style.Restyle(s.clue.String()) + " => " + s.style.CompactEffects(s.f.Step.Effects)
}

func (s *clueAlone) houses() say.Text { return say.Says(say.LookAtClue(s.clue)) }

func (s *clueAlone) cells() say.Text { return say.Says(say.LookTogether(s.others())) }

// others are the cells with nothing beside what goes.
func (s *clueAlone) others() (cells candidates.CellSet) {
	for _, item := range s.e.Items {
		if c, ok := item.Cell(); ok {
			cells = cells.With(c)
		}
	}
	return cells
}

func (s *clueAlone) reason() say.Text {
	told := one(say.States(one(say.ClueSays(s.clue))))
	var facts []say.Sentence
	for _, l := range s.lost {
		facts = append(append(facts, l.why...), l.gone...)
	}
	return say.Says(append(told, s.states(facts)...)...)
}

// states says what is so, in sentences that are not too long.
func (s *clueAlone) states(facts []say.Sentence) (told []say.Sentence) {
	for _, batch := range batches(s.words(), facts) {
		told = append(told, say.States(batch))
	}
	return told
}

func (s *clueAlone) conclusion() say.Text {
	var so []say.Sentence
	for _, l := range s.lost {
		for _, left := range l.left {
			so = append(so, left.say())
		}
	}
	var told []say.Sentence
	lead := say.So
	for _, batch := range batches(s.words(), so) {
		told = append(told, lead(batch))
		lead = say.Also
	}
	return say.Says(append(told, s.asked()...)...)
}

// asked says which digits need others that are gone, and removes them.
func (s *clueAlone) asked() []say.Sentence {
	var needs []say.Sentence
	var needing []explain.Effect
	for _, l := range s.lost {
		needs, needing = append(needs, l.needs...), append(needing, l.needing...)
	}
	if needs == nil {
		return nil
	}
	if s.level == Plain {
		return s.states(needs)
	}
	return append(s.states(needs), s.removes(needing)...)
}

func (s *clueAlone) text() say.Text { return say.Join(say.Says(s.told()...), s.consequences()) }

// told says the clue, what is so of its cells and what that leaves of others.
func (s *clueAlone) told() (told []say.Sentence) {
	says := say.ClueSays(s.clue)
	if !slices.ContainsFunc(s.lost, func(l lost) bool { return len(l.why) == 0 && len(l.left) > 0 }) {
		told = one(say.States(one(says)))
	}
	for _, alone := range []bool{true, false} {
		for _, l := range s.lost {
			if alone != (len(l.why) == 0) || len(l.left) == 0 {
				continue
			}
			var left []say.Sentence
			for _, x := range l.left {
				left = append(left, x.say())
			}
			for i, batch := range batches(s.words(), left) {
				switch {
				case i > 0:
					told = append(told, say.Also(batch))
				case alone:
					told = append(told, say.SoThere(says, batch))
				default:
					told = append(told, say.SoThere(l.why[0], batch))
				}
			}
		}
	}
	return append(told, s.asked()...)
}

// ruled is what one cell loses for one reason.
type ruled struct {
	cell   candidates.Cell
	digits candidates.DigitSet
	by     *candidates.CluePair // nil if the clue allows nothing beside the digits
}

// ruled returns what the step removes by cells and reasons. What the clue rules out by itself goes with what some cell
// rules out on the same side of what is left.
func (s *clueAlone) ruled() (all []ruled) {
	var alone []ruled
	for _, e := range s.f.Step.Effects {
		c, d := e.Candidate.Cell(), e.Candidate.Digit()
		by := s.by(e.Candidate)
		into := &all
		if by != nil && by.Beside[d] == 0 {
			by, into = nil, &alone
		}
		i := slices.IndexFunc(*into, func(r ruled) bool { return r.cell == c && r.by == by })
		if i < 0 {
			i, *into = len(*into), append(*into, ruled{cell: c, by: by})
		}
		(*into)[i].digits = (*into)[i].digits.With(d)
	}
	for _, r := range alone {
		rest := r.digits
		left := s.left(r.cell)
		for d := range r.digits.All() {
			if i := slices.IndexFunc(all, func(x ruled) bool {
				return x.cell == r.cell && left != 0 && (x.digits.First() > last(left) && d > last(left) || last(x.digits) < left.First() && d < left.First())
			}); i >= 0 {
				all[i].digits, rest = all[i].digits.With(d), rest.Without(d)
			}
		}
		if r.digits = rest; rest != 0 {
			all = append(all, r)
		}
	}
	return all
}

// last returns the highest of some digits.
func last(ds candidates.DigitSet) (d candidates.Digit) {
	for d = range ds.All() {
	}
	return d
}

// left returns what the step leaves of a cell.
func (s *clueAlone) left(c candidates.Cell) candidates.DigitSet {
	left := s.f.Before.Candidates(c)
	for _, e := range s.f.Step.Effects {
		if e.Candidate.Cell() == c {
			left = left.Without(e.Candidate.Digit())
		}
	}
	return left
}

// by returns the pair of cells of which the second has nothing beside a candidate of the first: one in which the clue
// allows nothing at all, if there is one.
func (s *clueAlone) by(k candidates.Candidate) (by *candidates.CluePair) {
	cells := s.others()
	for i := range s.pairs {
		p := &s.pairs[i]
		if p.From == k.Cell() && cells.Has(p.To) && p.Beside[k.Digit()]&s.f.Before.Candidates(p.To) == 0 &&
			(by == nil || p.Beside[k.Digit()] == 0) {
			by = p
		}
	}
	return by
}

// add adds what a cell loses to what is lost for the same reason.
func (s *clueAlone) add(r ruled) {
	const few = 3
	l := lost{left: []leaves{s.leaves(r)}}
	if r.by != nil {
		has := s.f.Before.Candidates(r.by.To)
		there := candidates.Cells(r.by.To)
		most, same, asks := 0, true, true // asks for some other digit, whichever it is
		var wanted candidates.DigitSet
		for d := range r.digits.All() {
			most, same = max(most, r.by.Beside[d].Len()), same && r.by.Beside[d] == candidates.Digits(d)
			asks = asks && r.by.Beside[d] != 0
			wanted |= r.by.Beside[d]
		}
		switch {
		case same:
			l.why = one(say.GoneFrom(r.digits, r.by.To))
		case wanted.First() > last(has) && wanted != 0:
			l.why = one(say.AtMost(there, last(has)))
		case last(wanted) < has.First():
			l.why = one(say.AtLeast(there, has.First()))
		case asks && r.digits.Len() < few && most <= few:
			l = lost{gone: one(say.GoneFrom(wanted, r.by.To))}
			for d := range r.digits.All() {
				l.needs = append(l.needs, say.NeedsBeside(d, r.cell, r.by.Beside[d], r.by.To))
				l.needing = append(l.needing, explain.Remove(r.cell, d))
			}
		default:
			l.why = one(say.MustBeAmong(there, has))
		}
	}
	for i := range s.lost {
		if x := &s.lost[i]; len(l.left) > 0 && len(x.left) > 0 && s.clause(x.why) == s.clause(l.why) {
			x.merge(l.left[0])
			return
		}
	}
	s.lost = append(s.lost, l)
}

func (s *clueAlone) clause(why []say.Sentence) string {
	if len(why) == 0 {
		return ""
	}
	return s.standard().Clause(why[0])
}

// merge adds what is left of cells, to others of which the same is left if there are any.
func (l *lost) merge(more leaves) {
	for i, x := range l.left {
		if x.cells = more.cells; x == more {
			l.left[i].cells = l.left[i].cells.Or(more.cells)
			return
		}
	}
	l.left = append(l.left, more)
}

// leaves says what is left of a cell without some digits: bounds, if they are all beyond what is left and nothing else
// that goes is.
func (s *clueAlone) leaves(r ruled) leaves {
	l := leaves{cells: candidates.Cells(r.cell)}
	left := s.left(r.cell)
	gone := s.f.Before.Candidates(r.cell) &^ left
	if left == 0 {
		l.but = r.digits
		return l
	}
	for d := range gone.All() {
		switch {
		case left.First() < d && d < last(left):
			if r.digits.Has(d) {
				return leaves{cells: l.cells, but: r.digits}
			}
		case d < left.First() && r.digits.Has(d):
			l.from = d + 1
		case d > last(left) && r.digits.Has(d) && l.to == 0:
			l.to = d - 1
		}
	}
	for d := range (gone &^ r.digits).All() {
		if l.from != 0 && d < l.from || l.to != 0 && d > l.to {
			return leaves{cells: l.cells, but: r.digits}
		}
	}
	return l
}
