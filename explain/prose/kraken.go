package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// kraken is a fish with chains that lead from its places to the target. The
// fish is told as a cover is, up to the cases that it leaves.
type kraken struct {
	cover
	e explain.Kraken
}

// reason tells the fish, and follows the chains. It does not say where they lead to.
func (s *kraken) reason() say.Text {
	told := s.chosen()
	if told == nil {
		told = s.usesUp(s.noOther())
	}
	for _, arm := range s.e.Arms {
		if !arm.Direct() {
			told = append(told, s.follow(arm).told...)
		}
	}
	return say.Says(told...)
}

// follow follows the chain of an arm.
func (s *kraken) follow(arm explain.Arm) route {
	lead := func(rules say.Sentence) say.Sentence { return say.IfCellIs(arm.Place, s.e.Fish.Digit, rules) }
	return chain{valued: valued{s.teller}}.follow(arm.Chain, lead, s.e.Start(arm))
}

// conclusion says what makes the target false in each case.
func (s *kraken) conclusion() say.Text {
	k, d := s.e.Target, s.e.Fish.Digit
	c := k.Cell()
	told := one(say.NowLookAt(k.Digit(), c))
	if s.e.Chosen == 0 {
		told = append(told, say.States(one(s.ifNoFin(s.withoutFin()))))
	}
	for _, arm := range s.e.Arms {
		told = append(told, say.States(one(say.IfCellIs(arm.Place, d, s.excludes(arm)))))
	}
	return say.Says(append(told, say.Thus(say.CannotEitherWay(c, k.Digit()), say.Actions(s.f.Step.Effects)))...)
}

// excludes says how an arm makes the target false.
func (s *kraken) excludes(arm explain.Arm) say.Sentence {
	k, end := s.e.Target, s.e.Start(arm)
	c := k.Cell()
	if arm.Direct() {
		switch {
		case end.Digit == k.Digit():
			return say.SeesIt(c, s.along(candidates.Cells(c), end.Cells))
		case end.Cells == candidates.Cells(c):
			return say.ItIsNot(k.Digit())
		}
		return s.excludedBy(end)
	}
	led := s.follow(arm)
	switch end = led.end; {
	case led.stuck():
		return led.lacks[0]
	case end.Digit == k.Digit():
		return say.SeesDigitIn(c, end.Digit, end.Cells, s.along(candidates.Cells(c), end.Cells))
	case end.Cells == candidates.Cells(c):
		return say.CellIs(c, candidates.Digits(end.Digit))
	default:
		return s.excludedBy(end)
	}
}

// excludedBy says that another digit elsewhere makes the target false by a clue.
func (s *kraken) excludedBy(end explain.Node) say.Sentence {
	target := explain.Node{Digit: s.e.Target.Digit(), Cells: candidates.Cells(s.e.Target.Cell())}
	return say.ExcludesIt(end.Digit, end.Cells, target.Digit, s.excluding(target, end))
}

// chosen says why the chosen cover has its digit in one of the cases, if there is such a cover.
func (s *kraken) chosen() []say.Sentence {
	if s.e.Chosen == 0 {
		return nil
	}
	h, places := s.e.Chosen.First(), s.e.Cases(&s.f.Before).AndNot(s.fins())
	gets := say.CoverGetsIn(h, s.e.Fish.Digit, places)
	over := s.e.Fish.Places(&s.f.Before).And(s.layout.HouseCells(h)).AndNot(places.Or(s.fins()))
	if over.IsEmpty() {
		return s.usesUp(gets)
	}
	told := s.usesUp()
	for c := range over.All() {
		told = append(told, say.States(one(s.surplus(c))))
	}
	if !s.fins().IsEmpty() {
		gets = s.ifNoFin(gets)
	}
	return append(told, say.So(one(gets)))
}

// withoutFin says why the target is false if no fin is true.
func (s *kraken) withoutFin() say.Sentence {
	d, c := s.e.Fish.Digit, s.e.Target.Cell()
	if s.e.Fish.Places(&s.f.Before).Has(c) {
		return s.surplus(c)
	}
	return say.TargetInCover(s.layout.HousesOf(c)&s.e.Fish.Covers, d)
}
