package explain

import (
	"slices"
	"testing"

	"pencilmark/candidates"
)

func TestEffects(t *testing.T) {
	r1c1, r1c2 := candidates.At(1, 1), candidates.At(1, 2)
	if got, want := Removals(3, candidates.Cells(r1c1, r1c2)), []Effect{Remove(r1c1, 3), Remove(r1c2, 3)}; !slices.Equal(got, want) {
		t.Errorf("removals are %v, want %v", got, want)
	}
	var set candidates.CandidateSet
	set.Add(candidates.Of(r1c1, 3))
	if got, want := RemoveAll(&set), []Effect{Remove(r1c1, 3)}; !slices.Equal(got, want) {
		t.Errorf("removals are %v, want %v", got, want)
	}
	s := NewStep(Single{}, Remove(r1c1, 1), Remove(r1c2, 2), Place(r1c1, 2), Remove(r1c2, 1))
	if got := s.Removed(1); got != candidates.Cells(r1c1, r1c2) {
		t.Errorf("1 is removed from %v", got)
	}
	if got := s.Removed(2); got != candidates.Cells(r1c2) {
		t.Errorf("2 is removed from %v", got)
	}
	s.Technique.Code = TrialCode
	w := Walkthrough{Steps: []Step{s, NewStep(Single{}, Remove(r1c1, 1)), s}}
	if got := w.Summary(); got.Trials != 2 || got.Steps != 3 || got.Techniques[TrialCode] != 2 {
		t.Errorf("the summary is %v", got)
	}
	// By cell, then digit, a removal before a placement.
	order := []Effect{Remove(r1c1, 1), Place(r1c1, 1), Remove(r1c1, 2), Remove(r1c2, 1), Place(r1c2, 2)}
	for i, a := range order {
		for j, b := range order {
			if got := CompareEffects(a, b); (got < 0) != (i < j) || (got > 0) != (i > j) {
				t.Errorf("%v against %v: %d", a, b, got)
			}
		}
	}
}

// The lists of singles come from tables: who appends to one must not change
// that of another.
func TestNewSingle(t *testing.T) {
	r1c1, r1c2 := candidates.At(1, 1), candidates.At(1, 2)
	one := NewSingle(candidates.Of(r1c1, 1), candidates.CellItem(r1c1))
	next := NewSingle(candidates.Of(r1c1, 2), candidates.CellItem(r1c2))
	_ = append(one.Premises, candidates.CellItem(candidates.At(9, 9)))
	_ = append(one.Effects, Remove(candidates.At(9, 9), 9))
	if !slices.Equal(next.Premises, []candidates.Item{candidates.CellItem(r1c2)}) || !slices.Equal(next.Effects, []Effect{Place(r1c1, 2)}) {
		t.Errorf("a list of another step was written to: %v, %v", next.Premises, next.Effects)
	}
}

// The marks of a step are those of its evidence, then its effects.
func TestStepMarks(t *testing.T) {
	r1c1, r1c2 := candidates.At(1, 1), candidates.At(1, 2)
	g := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	s := NewStep(Single{candidates.Of(r1c1, 1), candidates.CellItem(r1c1)}, Place(r1c1, 1), Remove(r1c2, 1))
	got := s.Marks(&g).Candidates
	want := []CandidateMark{{RolePlaced, candidates.Of(r1c1, 1)}, {RoleRemoved, candidates.Of(r1c2, 1)}}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// A frame of one case has that case's branch, and depth counts branches in
// branches.
func TestCasesFrames(t *testing.T) {
	r1c1, r1c2 := candidates.At(1, 1), candidates.At(1, 2)
	g := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	single := NewSingle(candidates.Of(r1c2, 3), candidates.CellItem(r1c2))
	inner := NewStep(Trial{Assume: candidates.Of(r1c2, 4), Branch: []Step{single}}, Remove(r1c2, 4))
	s := NewStep(Cases{candidates.CellItem(r1c1), []Case{{candidates.Of(r1c1, 1), nil}, {candidates.Of(r1c1, 2), []Step{inner, single}}}}, Remove(r1c2, 1))
	f := &Frame{Number: 1, Step: &s, Before: g}
	for n, want := range []candidates.Digit{1, 2} {
		one := f.Case(n + 1)
		if assumed := one.Step.Evidence.(Trial).Assume; assumed.Digit() != want || one.Number != n+1 {
			t.Errorf("case %d supposes %v, number %d", n+1, assumed, one.Number)
		}
	}
	e := s.Evidence.(Cases)
	if e.Len() != 3 || e.Depth() != 2 || inner.Evidence.(Trial).Depth() != 1 || inner.Evidence.(Trial).Len() != 1 {
		t.Errorf("the cases have %d steps, depth %d; want 3 and 2", e.Len(), e.Depth())
	}
	if w := (Walkthrough{Start: g, Steps: []Step{single, s}}); w.Before(2) == g || w.Before(1) != g || w.Before(3) != w.End() {
		t.Error("the grid before a step is not that behind the steps before it")
	}
}

// The board of a trial shows what its branch places, where nothing else is to be said of the candidate.
func TestMarksOfTrial(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	k := func(row, column, digit int) candidates.Candidate {
		return candidates.Of(candidates.At(row, column), candidates.Digit(digit))
	}
	step := func(k candidates.Candidate) Step {
		return NewSingle(k, candidates.CellItem(k.Cell()))
	}
	s := NewStep(Trial{
		Assume: k(1, 1, 1), Branch: []Step{step(k(5, 5, 2)), step(k(9, 9, 3))}, Conflict: candidates.CellItem(candidates.At(9, 9)),
	}, Effect{Candidate: k(1, 1, 1)})
	roles := map[candidates.Candidate]Role{}
	for _, m := range s.Marks(&g).Candidates {
		roles[m.Candidate] = m.Role
	}
	for k, want := range map[candidates.Candidate]Role{k(5, 5, 2): RoleOn, k(9, 9, 3): RoleConflict, k(1, 1, 1): RoleRemoved} {
		if roles[k] != want {
			t.Errorf("%v is %v, want %v", k, roles[k], want)
		}
	}
}
