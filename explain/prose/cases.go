package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// cases is an item whose candidates are followed in turn.
type cases struct {
	valued
	e explain.Cases
}

func (s *cases) title() say.Sentence {
	if d, h, ok := s.e.Item.House(); ok {
		return s.titleOf(say.InHouses(candidates.Digits(d), candidates.Houses(h)))
	}
	c, _ := s.e.Item.Cell()
	return s.titleAt(say.AtCells(candidates.Cells(c)))
}

// inCase returns the story of one case as if it were a trial, whose lines are numbered within the case.
func (s *cases) inCase(n int) trial {
	f := s.f.Case(n)
	one := &teller{speaker: s.speaker, f: f, detail: s.detail, paper: &s.f.Before}
	if s.paper != nil {
		one.paper, one.around = s.paper, append(append(one.around, s.around...), s.f.Number)
	}
	return trial{valued{one}, f.Step.Evidence.(explain.Trial)}
}

func (s *cases) text() say.Text {
	depth := s.depth()
	text := say.Text{{Depth: depth, Said: s.alternatives()}}
	for n, c := range s.e.Cases {
		begin, rest := s.inCase(n+1), s.gone(c)
		head := begin.suppose(depth+1, n+1)
		if len(c.Branch) == 0 {
			head.Said = append(head.Said, rest...)
			text = append(text, head)
			continue
		}
		text = append(text, head)
		text = append(text, slices.Concat(begin.branch()...)...)
		text = append(text, say.Line{Depth: depth + 1, Said: rest})
	}
	so := one(say.OneCaseSo(say.Actions(s.f.Step.Effects)))
	if say.TooLong(s.words().Sentences(so...)) {
		so = append(one(say.OneCase()), s.removes(s.f.Step.Effects)...)
	}
	return append(text, say.Line{Depth: depth, Said: so})
}

// alternatives says what the cases are.
func (s *cases) alternatives() []say.Sentence {
	if d, h, ok := s.e.Item.House(); ok {
		return []say.Sentence{say.HasItIn(h, d, s.f.Before.PlacesIn(d, h)), say.FollowEach()}
	}
	c, _ := s.e.Item.Cell()
	return []say.Sentence{say.CellCouldBe(c, s.f.Before.Candidates(c)), say.FollowEach()}
}

// gone says why the targets are gone at the end of a case, those with one reason together.
func (s *cases) gone(c explain.Case) []say.Sentence {
	end := c.End(&s.f.Before)
	var parts []say.Sentence
	var reasons []reason
	var out []candidates.CellSet // by reason
	var digits []candidates.Digit
	_, removed := say.Changes(s.f.Step.Effects)
	for _, r := range removed {
		for cell := range r.Cells.All() {
			switch {
			case cell == c.Assume.Cell():
				parts = append(parts, say.IsNotAny(cell, r.Digits))
				continue
			case !end.Open().Has(cell):
				parts = append(parts, say.IsInstead(cell, end.Value(cell), r.Digits))
				continue
			}
			for d := range r.Digits.All() {
				why := s.whyGone(&end, candidates.Of(cell, d))
				i := 0
				for i < len(reasons) && (reasons[i] != why || digits[i] != d) {
					i++
				}
				if i == len(reasons) {
					reasons, digits, out = append(reasons, why), append(digits, d), append(out, candidates.CellSet{})
				}
				out[i] = out[i].With(cell)
			}
		}
	}
	for i, why := range reasons {
		switch {
		case why.digit:
			parts = append(parts, say.AreNotBecause(out[i], digits[i], why.house, why.by))
		case why.beside.IsEmpty():
			parts = append(parts, say.AreNotByClueAlone(out[i], digits[i], &s.layout.Clues()[why.clue-1]))
		default:
			parts = append(parts, say.AreNotByClue(out[i], digits[i], placedOn(&end, why.beside), &s.layout.Clues()[why.clue-1]))
		}
	}
	var told []say.Sentence
	ends := say.CaseEnds
	for _, batch := range batches(s.words(), parts) {
		told = append(told, ends(batch))
		ends = say.CaseEndsToo
	}
	return told
}

// whyGone returns the placed digit or the clue that rules out a candidate at the end of a case.
func (s *cases) whyGone(end *candidates.Grid, k candidates.Candidate) reason {
	for at := range end.Places(k.Digit()).AndNot(end.Open()).All() {
		if shared := s.layout.HousesOf(k.Cell()) & s.layout.HousesOf(at); shared != 0 {
			return reason{house: shared.First(), by: at, digit: true}
		}
	}
	r, _ := byClue(explain.ByClues(end, []candidates.Candidate{k})[0])
	return r
}

func (s *cases) houses() say.Text { return say.Says(s.lookAt([]candidates.Item{s.e.Item})) }

func (s *cases) cells() say.Text {
	var cells candidates.CellSet
	for _, c := range s.e.Cases {
		cells = cells.With(c.Assume.Cell())
	}
	return say.Says(say.TheCells(cells))
}

func (s *cases) reason() say.Text {
	end := say.SameEnd()
	if n := s.e.Len(); n > 0 {
		end = say.SameEndWithin(n)
	}
	return say.Says(append(s.alternatives(), end)...)
}

func (s *cases) conclusion() say.Text { return s.text() }
