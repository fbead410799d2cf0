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
	equal []candidates.Equality // by which it does, if it makes cells equal
	pairs []candidates.CluePair
	lost  []lost
}

// lost is what cells lose for one reason, after those before.
type lost struct {
	by   candidates.CellSet // the cell by which they do; none if the clue rules them out by itself
	why  []say.Sentence     // what is so of that cell, one clause
	left []leaves           // what that leaves of the cells

	first bool // that cell has lost nothing before
}

// leaves is what is left of cells: digits from one to another, 0 for no bound, or only some, or all but some.
type leaves struct {
	from, to  candidates.Digit
	only, but candidates.DigitSet
	cells     candidates.CellSet
}

func (l leaves) say() say.Sentence {
	switch {
	case l.only != 0:
		return say.MustBeAmong(l.cells, l.only)
	case l.but != 0:
		return say.NoneOfThese(l.cells, l.but)
	case l.to == 0:
		return say.AtLeast(l.cells, l.from)
	case l.from == 0:
		return say.AtMost(l.cells, l.to)
	}
	return say.FromTo(l.cells, l.from, l.to)
}

func newClueAlone(t *teller, e explain.Common, number int, equal []candidates.Equality) *clueAlone {
	s := &clueAlone{valued: valued{t}, e: e, clue: &t.layout.Clues()[number], equal: equal, pairs: t.layout.CluePairs(number)}
	now := t.f.Before
	// What the step does not rule out is only told where nothing else follows before it.
	var effects, others candidates.CandidateSet
	for _, x := range t.f.Step.Effects {
		effects.Add(x.Candidate)
	}
	for c := range s.cited().All() {
		for d := range now.Candidates(c).All() {
			others.Add(candidates.Of(c, d))
		}
	}
	s.itself(&now, &effects)
	for !effects.IsEmpty() {
		losses := s.most(&now, &effects)
		if losses == nil {
			losses = s.most(&now, &others)
		}
		if losses == nil {
			break
		}
		s.turn(&now, losses)
		for _, x := range losses {
			for d := range x.digits.All() {
				now.Remove(x.by.From, d)
				effects.Remove(candidates.Of(x.by.From, d))
			}
		}
	}
	return s
}

func (s *clueAlone) title() say.Sentence {
	if len(s.equal) == 1 {
		return s.equalTitle(s.equal[0])
	}
	return s.titleOf(say.NamedClue(s.clue))
}

func (s *clueAlone) houses() say.Text { return say.Says(say.LookAtClue(s.clue)) }

// cells are those by which others lose candidates, or these if the clue rules them out by itself. Equal cells are looked at
// together.
func (s *clueAlone) cells() say.Text {
	if len(s.equal) == 1 {
		return say.Says(say.LookTogether(s.equal[0].Cells))
	}
	var by, losing candidates.CellSet
	for _, l := range s.lost {
		by = by.Or(l.by)
		for _, left := range l.left {
			losing = losing.Or(left.cells)
		}
	}
	if by.IsEmpty() {
		by = losing
	}
	if by.Len() == 1 {
		return say.Says(say.TheCells(by))
	}
	return say.Says(say.LookTogether(by))
}

// cited are the cells with nothing beside what goes.
func (s *clueAlone) cited() candidates.CellSet { return explain.CellsOf(s.e.Items...) }

// reason says the clue, and what is so of its cells before anything goes.
func (s *clueAlone) reason() say.Text {
	told := s.says()
	var facts []say.Sentence
	for _, l := range s.lost {
		for _, fact := range l.why {
			if l.first && !slices.ContainsFunc(facts, func(x say.Sentence) bool { return s.clause(x) == s.clause(fact) }) {
				facts = append(facts, fact)
			}
		}
	}
	return say.Says(append(told, s.states(facts)...)...)
}

// says gives what the clue says: which cells are equal, if that is all that is asked of it.
func (s *clueAlone) says() []say.Sentence {
	if s.equal != nil {
		return s.sameDigits(s.equal)
	}
	return one(say.States(one(say.ClueSays(s.clue))))
}

func (s *clueAlone) clause(x say.Sentence) string { return s.standard().Clause(x) }

// states says what is so, in sentences that are not too long.
func (s *clueAlone) states(facts []say.Sentence) (told []say.Sentence) {
	for _, batch := range batches(s.words(), facts) {
		told = append(told, say.States(batch))
	}
	return told
}

func (s *clueAlone) conclusion() say.Text { return say.Says(s.told(say.So)...) }

func (s *clueAlone) text() say.Text {
	var told []say.Sentence
	if !s.lost[0].by.IsEmpty() {
		told = s.says()
	}
	told = append(told, s.told(func(so []say.Sentence) say.Sentence { return say.SoThere(say.ClueSays(s.clue), so) })...)
	told = append(told, s.place()...)
	return say.Join(say.Says(told...), s.singles(told))
}

// told says turn by turn what is so of a cell and what that leaves of others. What the clue leaves by itself comes first.
func (s *clueAlone) told(itself func([]say.Sentence) say.Sentence) (told []say.Sentence) {
	for _, l := range s.lost {
		var left []say.Sentence
		for _, x := range l.left {
			left = append(left, x.say())
		}
		for i, batch := range batches(s.words(), left) {
			switch {
			case i > 0:
				told = append(told, say.Also(batch))
			case l.why == nil:
				told = append(told, itself(batch))
			default:
				told = append(told, say.SoThere(l.why[0], batch))
			}
		}
	}
	return told
}

// loss is what a cell loses because another has nothing beside it.
type loss struct {
	by     *candidates.CluePair
	digits candidates.DigitSet
}

// most returns what one cited cell rules out of some candidates, that which rules out most, but last what leaves a cell
// empty.
func (s *clueAlone) most(now *candidates.Grid, of *candidates.CandidateSet) (most []loss) {
	best := 0
	for c := range s.cited().All() {
		var losses []loss
		count := 0
		for i := range s.pairs {
			p := &s.pairs[i]
			if p.To != c || !now.Open().Has(p.From) {
				continue
			}
			lost := now.Candidates(p.From) &^ beside(p, now.Candidates(c))
			for d := range lost.All() {
				if !of.Has(candidates.Of(p.From, d)) {
					lost = lost.Without(d)
				}
			}
			if lost != 0 {
				losses = append(losses, loss{p, lost})
				count += 2 * lost.Len()
				if lost == now.Candidates(p.From) {
					count = 1
					break
				}
			}
		}
		if count > best {
			most, best = losses, count
		}
	}
	return most
}

// itself tells which effects the clue rules out by itself, and removes them.
func (s *clueAlone) itself(now *candidates.Grid, effects *candidates.CandidateSet) {
	all := s.layout.Digits()
	l := lost{}
	for c := range now.Open().All() {
		allowed := all
		for i := range s.pairs {
			if p := &s.pairs[i]; p.From == c {
				allowed &= beside(p, all)
			}
		}
		var gone candidates.DigitSet
		for d := range (now.Candidates(c) &^ allowed).All() {
			if k := candidates.Of(c, d); effects.Has(k) {
				gone = gone.With(d)
				effects.Remove(k)
			}
		}
		if gone != 0 {
			l.left = merged(l.left, leavesOf(c, gone, now.Candidates(c), allowed))
		}
		for d := range gone.All() {
			now.Remove(c, d)
		}
	}
	if l.left != nil {
		s.lost = append(s.lost, l)
	}
}

// turn tells what cells lose by another.
func (s *clueAlone) turn(now *candidates.Grid, losses []loss) {
	from := len(s.lost)
	for _, x := range losses {
		l := s.reasonFor(now, x)
		l.first = now.Candidates(x.by.To) == s.f.Before.Candidates(x.by.To)
		if i := slices.IndexFunc(s.lost[from:], func(o lost) bool {
			return o.why != nil && l.why != nil && s.clause(o.why[0]) == s.clause(l.why[0])
		}); i >= 0 {
			s.lost[from+i].left = merged(s.lost[from+i].left, l.left[0])
			continue
		}
		s.lost = append(s.lost, l)
	}
}

// beside returns the digits of the first cell beside which the second may hold some of those given.
func beside(p *candidates.CluePair, there candidates.DigitSet) (ds candidates.DigitSet) {
	for d := range p.Beside {
		if p.Beside[d]&there != 0 {
			ds = ds.With(candidates.Digit(d))
		}
	}
	return ds
}

// last returns the highest of some digits.
func last(ds candidates.DigitSet) (d candidates.Digit) {
	for d = range ds.All() {
	}
	return d
}

// reasonFor says why a cell loses digits, and what is left of it.
func (s *clueAlone) reasonFor(now *candidates.Grid, x loss) lost {
	const few = 3
	has := now.Candidates(x.by.To)
	there := candidates.Cells(x.by.To)
	l := lost{by: there, left: []leaves{leavesOf(x.by.From, x.digits, now.Candidates(x.by.From), beside(x.by, has))}}
	most, same, asks := 0, true, true // asks for some other digit, whichever it is
	var wanted candidates.DigitSet
	for d := range x.digits.All() {
		most, same = max(most, x.by.Beside[d].Len()), same && x.by.Beside[d] == candidates.Digits(d)
		asks = asks && x.by.Beside[d] != 0
		wanted |= x.by.Beside[d]
	}
	amid := wanted.First() <= last(has) && has.First() <= last(wanted)
	switch {
	case same, asks && amid && x.digits.Len() < few && most <= few:
		l.why = one(say.GoneFrom(wanted, x.by.To))
		l.left = []leaves{{cells: candidates.Cells(x.by.From), but: x.digits}}
	case wanted.First() > last(has):
		l.why = one(say.AtMost(there, last(has)))
	case last(wanted) < has.First():
		l.why = one(say.AtLeast(there, has.First()))
	default:
		l.why = one(say.MustBeAmong(there, has))
		if x.digits.Len() == 1 { // no matter of bounds
			l.left = []leaves{{cells: candidates.Cells(x.by.From), but: x.digits}}
		}
	}
	return l
}

// merged adds what is left of cells, to others of which the same is left if there are any.
func merged(left []leaves, more leaves) []leaves {
	for i, x := range left {
		if x.cells = more.cells; x == more {
			left[i].cells = left[i].cells.Or(more.cells)
			return left
		}
	}
	return append(left, more)
}

// leavesOf says what is left of a cell that has candidates and loses some of them because only some digits are allowed:
// bounds, if the cell has candidates near these; the digits, if they are few; or else what goes.
func leavesOf(c candidates.Cell, lost, has, allowed candidates.DigitSet) leaves {
	const few = 2
	l := leaves{cells: candidates.Cells(c)}
	left := has & allowed
	low, high := allowed.First(), last(allowed)
	near := func(d candidates.Digit) bool { return has&candidates.Digits(max(d, 2)-1, d, d+1) != 0 }
	for d := range lost.All() {
		switch {
		case d < low:
			l.from = low
		case d > high:
			l.to = high
		}
	}
	between := false // something in between goes
	for d := range lost.All() {
		between = between || low < d && d < high
	}
	two := l.from > 0 && l.to == l.from+1
	switch {
	case left != 0 && !between && !two && (l.from == 0 || near(l.from)) && (l.to == 0 || near(l.to)):
		return l
	case left != 0 && has&^lost == left && left.Len() <= few && (two || left.Len() < lost.Len()):
		return leaves{cells: l.cells, only: left}
	}
	return leaves{cells: l.cells, but: lost}
}
