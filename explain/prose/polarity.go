package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// polarity is cells that hold digits of two kinds, one way round or the other.
type polarity struct {
	valued
	e explain.Polarity
}

func (s polarity) title() say.Sentence {
	cells := s.e.Cells()
	if n := cells.Len(); n > mostListed {
		return s.titleOf(say.InCellAndMore(s.set(), cells.First(), n-1))
	}
	return s.titleOf(say.InCells(s.set(), cells))
}

func (s polarity) set() candidates.DigitSet { return s.e.Digits(&s.f.Before) }

func (s polarity) houses() say.Text { return say.Says(say.LookAt(s.regions(s.e.Premises()))) }

func (s polarity) cells() say.Text { return say.Says(say.TheCells(s.e.Cells().Or(s.e.Beside))) }

// reason says which kinds there are, what joins the cells, and which way round it cannot be.
func (s polarity) reason() say.Text {
	all, first, second := s.e.Cells(), s.e.First, s.e.Second
	var told []say.Sentence
	switch s.pair() {
	case lowAndHigh:
		told = append(told, say.LowOrHigh(all, first, second))
	case oddAndEven:
		told = append(told, say.OddOrEven(all, first, second))
	case evenAndOdd:
		told = append(told, say.OddOrEven(all, second, first))
	default:
		told = append(told, say.OneOrOther(all, first, second))
	}
	if s.e.Opposed.IsEmpty() {
		told = append(told, say.SameKind(s.e.Alike, s.joints()))
	} else {
		told = append(told, say.TwoKinds(s.e.Alike, s.e.Opposed, s.joints()))
	}
	if st, why, ok := s.e.Impossible(&s.f.Before); ok {
		told = append(told, say.IfSo(s.holding(st, why), s.tooFew(st, why)))
	}
	return say.Says(told...)
}

// kindPair is what people call two kinds of digits.
type kindPair uint8

const (
	otherPair kindPair = iota
	lowAndHigh
	oddAndEven
	evenAndOdd
)

func (s polarity) pair() kindPair {
	odd := candidates.Digits(1, 3, 5, 7, 9)
	first, second := s.e.First, s.e.Second
	switch {
	case first.Len()+second.Len() < 4: // of three digits it says nothing
		return otherPair
	case first.Last() < second.First() && !s.byParity():
		return lowAndHigh
	case first&^odd == 0 && second&odd == 0:
		return oddAndEven
	case first&odd == 0 && second&^odd == 0:
		return evenAndOdd
	}
	return otherPair
}

// byParity reports whether what joins cells of different kinds keeps all odd digits apart there, and all even ones: of 1 3 5
// and 6 a parity line says something else than a whisper line does.
func (s polarity) byParity() bool {
	order, from := s.e.Order(&s.f.Before)
	for i := 1; i < len(order); i++ {
		if s.e.Alike.Has(order[i]) == s.e.Alike.Has(from[i]) {
			continue
		}
		for d := range s.layout.Digits().All() {
			for e := range s.layout.Digits().All() {
				if d%2 == e%2 && !s.layout.Excludes(candidates.Of(from[i], d), candidates.Of(order[i], e)) {
					return false
				}
			}
		}
		return true
	}
	return false
}

// joints returns by which clues and houses the cells are joined, each to one before.
func (s polarity) joints() (ways say.Ways) {
	g := &s.f.Before
	order, from := s.e.Order(g)
	for i := 1; i < len(order); i++ {
		for _, st := range explain.States {
			ways = ways.And(s.apart(from[i], s.e.May(g, st, from[i]), order[i], s.e.May(g, 1-st, order[i])))
		}
	}
	return ways
}

// apart returns what keeps digits in one cell apart from digits in another, a clue where one does.
func (s polarity) apart(a candidates.Cell, ds candidates.DigitSet, b candidates.Cell, es candidates.DigitSet) (ways say.Ways) {
	for d := range ds.All() {
		for e := range es.All() {
			if i, ok := s.layout.ForbiddingClue(candidates.Of(a, d), candidates.Of(b, e)); ok {
				ways = ways.ByClue(s.layout, i, a, b)
				continue
			}
			ways = ways.And(s.excluding(explain.Node{Digit: d, Cells: candidates.Cells(a)}, explain.Node{Digit: e, Cells: candidates.Cells(b)}))
		}
	}
	return ways
}

// tooFew says why a state is impossible.
func (s polarity) tooFew(st explain.State, why explain.PolarReason) say.Sentence {
	if why.Counts {
		return say.ShareTooFew(why.Cells, s.among(st, why.Cells), why.House)
	}
	a, b := why.Cells.First(), why.Cells.Last()
	return say.LeaveNone(a, b, s.apart(a, s.e.May(&s.f.Before, st, a), b, s.e.May(&s.f.Before, st, b)))
}

// among returns what cells may hold in a state.
func (s polarity) among(st explain.State, cells candidates.CellSet) (ds candidates.DigitSet) {
	for c := range cells.All() {
		ds |= s.e.May(&s.f.Before, st, c)
	}
	return ds
}

// holding says which kinds the cells of a reason hold in a state: by its name, or the digits that a single cell has.
func (s polarity) holding(st explain.State, why explain.PolarReason) (told []say.Sentence) {
	for kind, digits := range []candidates.DigitSet{s.e.First, s.e.Second} {
		var cells candidates.CellSet
		for c := range why.Cells.And(s.e.Cells()).All() {
			if s.e.Kind(st, c) == digits {
				cells = cells.With(c)
			}
		}
		pair := s.pair()
		switch {
		case cells.IsEmpty():
		case why.Cells.Len() == 1 || pair == otherPair:
			told = append(told, say.AreOf(cells, s.among(st, cells)))
		case pair == lowAndHigh:
			told = append(told, []func(candidates.CellSet) say.Sentence{say.AreLow, say.AreHigh}[kind](cells))
		case (pair == oddAndEven) == (kind == 0):
			told = append(told, say.AreOdd(cells))
		default:
			told = append(told, say.AreEven(cells))
		}
	}
	return told
}

// ways says why the effects are false in either state: together those for which the reasons are the same.
func (s polarity) ways() (told []say.Sentence) {
	type same struct {
		why [2]explain.PolarReason
		of  []explain.Effect
	}
	var all []same
	for _, e := range s.f.Step.Effects {
		var why [2]explain.PolarReason
		for _, st := range explain.States {
			why[st], _ = s.e.Why(&s.f.Before, st, e.Candidate)
		}
		i := slices.IndexFunc(all, func(x same) bool { return x.why == why })
		if i < 0 {
			i, all = len(all), append(all, same{why: why})
		}
		all[i].of = append(all[i].of, e)
	}
	for _, x := range all {
		_, removed := say.Changes(x.of)
		if x.why[0].Counts && x.why[1].Counts {
			removed = removed[:1] // all goes in the same words
		}
		for _, r := range removed {
			told = append(told,
				say.OneWay(s.holding(0, x.why[0]), one(s.leaves(0, x.why[0], r))),
				say.OtherWay(s.holding(1, x.why[1]), one(s.leaves(1, x.why[1], r))))
		}
	}
	return told
}

// leaves says how a reason rules out in a state what goes.
func (s polarity) leaves(st explain.State, why explain.PolarReason, gone say.Change) say.Sentence {
	if why.Counts {
		taken := s.among(st, why.Cells)
		if others := why.Cells.AndNot(s.e.Cells()); !others.IsEmpty() {
			return say.WithUsesUp(others, taken, why.House)
		}
		return say.UsesUp(taken, why.House)
	}
	var by say.Ways
	c := why.Cells.First()
	for to := range gone.Cells.All() {
		by = by.And(s.apart(c, s.e.May(&s.f.Before, st, c), to, gone.Digits))
	}
	return say.RulesOutThen(gone.Digits, gone.Cells, by)
}

// conclusion says what goes, and if both ways are possible how either of them rules it out.
func (s polarity) conclusion() say.Text {
	effects := slices.Clone(s.f.Step.Effects)
	if _, _, ok := s.e.Impossible(&s.f.Before); ok {
		return say.Says(s.thus(say.OtherWayRound(), effects)...)
	}
	return say.Says(append(s.ways(), s.thus(say.GoneBothWays(), effects)...)...)
}
