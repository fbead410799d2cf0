package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// trial is a case that is followed until it turns out impossible.
type trial struct {
	valued
	e explain.Trial
}

func (s *trial) title() say.Sentence {
	return s.titleOf(say.ResultIsNot(s.e.Assume.Cell(), s.e.Assume.Digit()))
}

// inBranch returns the teller of a step of the branch.
func (s *trial) inBranch(f *explain.Frame) *teller {
	inner := &teller{speaker: s.speaker, f: f, detail: s.detail, paper: &s.f.Before, summed: s.summed || s.paper == nil && s.e.IsLong()}
	if s.paper != nil {
		inner.paper = s.paper
		inner.around = append(append(inner.around, s.around...), s.f.Number)
	}
	return inner
}

// sumsUp returns how many lines of the step are summed up in one; ok is false if all are told.
func (t *teller) sumsUp() (lines int, ok bool) {
	if !t.summed {
		return 0, false
	}
	return t.f.Step.SummedUp()
}

// untold returns how many lines the text leaves out.
func (s *trial) untold() (n int) {
	if s.detail == Full {
		return 0
	}
	for f := range s.f.Branch() {
		if lines, ok := s.inBranch(f).sumsUp(); ok {
			n += lines
		}
	}
	return n
}

func (s *trial) text() say.Text {
	depth := s.depth()
	end := s.inBranch(s.f.BranchEnd())
	supposed := say.Text{{Depth: depth, Said: one(s.supposition())}}
	said := append(end.conflictReason(s.e.Conflict), say.So(one(s.conflict(s.e.Conflict))), s.verdict())
	if left := s.untold(); left > 0 {
		supposed[0].Said = append(one(say.MainLines(left)), supposed[0].Said...)
	}
	return say.Join(supposed, slices.Concat(s.branch()...), say.Text{{Depth: depth, Said: said}})
}

// supposition says what is supposed.
func (s *trial) supposition() say.Sentence {
	return say.Suppose(say.CellIs(s.e.Assume.Cell(), candidates.Digits(s.e.Assume.Digit())))
}

// conflict says what the item lacks.
func (t *teller) conflict(i candidates.Item) say.Sentence {
	if d, h, ok := i.House(); ok {
		return say.NoPlaceFor(h, d)
	}
	c, _ := i.Cell()
	return say.NoneLeft(c)
}

// conflictReason says why the item lacks it.
func (t *teller) conflictReason(i candidates.Item) []say.Sentence {
	absences := explain.AllAbsences(&t.f.Before, i)
	if d, h, ok := i.House(); ok {
		return t.placesGone(d, h, absences)
	}
	c, _ := i.Cell()
	return t.digitsGone(c, absences)
}

// verdict says what the conflict means for the assumption, and what is left if that is one digit.
func (s *trial) verdict() say.Sentence {
	cell, d := s.e.Assume.Cell(), s.e.Assume.Digit()
	if len(s.f.Step.Effects) > 1 || s.f.Step.Effects[0] != explain.Remove(cell, d) {
		return say.RefutedSo(cell, d, say.Actions(s.f.Step.Effects))
	}
	if left, ok := s.f.Before.Candidates(cell).Without(d).Single(); ok {
		return say.RefutedLeaves(cell, d, left)
	}
	return say.Refuted(cell, d)
}

func (s *trial) houses() say.Text {
	return say.Says(say.LookAt(candidates.Houses(s.layout.BoxOf(s.e.Assume.Cell()))))
}

// The digit that is refuted is the target, so the hints show all digits of the cell.
func (s *trial) digits() say.Text {
	return say.Says(say.TheDigits(s.f.Before.Candidates(s.e.Assume.Cell())))
}

func (s *trial) cells() say.Text {
	return say.Says(say.TheCells(candidates.Cells(s.e.Assume.Cell())))
}

func (s *trial) reason() say.Text {
	cell := s.e.Assume.Cell()
	n, lacks := s.e.Len(), s.conflict(s.e.Conflict)
	one := say.OneFails(lacks)
	if n > 0 {
		one = say.OneFailsAfter(n, lacks)
	}
	return say.Says(say.CellCan(cell, s.f.Before.Candidates(cell)), one)
}

// The branch is the conclusion of a trial: a result without it would have to be believed.
func (s *trial) conclusion() say.Text { return s.text() }
