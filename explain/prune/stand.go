package prune

import (
	"errors"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
)

// Names says what steps are called. On the grid of a cut that may be something else than before.
type Names struct {
	// Single returns the step that places k, the only candidate left for some item of the grid.
	Single func(g *candidates.Grid, k candidates.Candidate) explain.Step
	// Pattern returns the technique of a step with a pattern that is called by what is beside it, as fins
	// or guardians; ok is false if no technique has such a pattern.
	Pattern func(g *candidates.Grid, s *explain.Step) (name explain.Ref, ok bool)
	// Others yields the patterns that there are on the grid, the easiest technique first, until yield returns false.
	// One of them may stand in for a step that is proved, but is not what it is called.
	Others func(g *candidates.Grid, yield func(explain.Step) bool)
}

// Found is a step and the grid that it was found on.
type Found struct {
	On   candidates.Grid
	Step explain.Step
}

// Errors of [Names.On], besides those of package verify.
var (
	ErrDone     = errors.New("the step changes nothing")
	ErrSpare    = errors.New("the step cites more than it needs")
	ErrNameless = errors.New("no technique has the pattern")
)

// On returns a step as it stands on another grid than the one it was found on: with those of its effects
// that are wanted and not so already, under the name that it has there. It stands if package verify accepts
// it, it needs all that it cites, and a technique has its pattern. Where package verify alone accepts it,
// another step with these effects stands in for it if there is one. The error says
// which of these is not so.
//
// A step of a walkthrough can be left out if all others, each taken on the grid that those before it make,
// stand and lead to the same end.
func (n *Names) On(g *candidates.Grid, f *Found, wanted []explain.Effect) (explain.Step, error) {
	step, _, err := n.on(g, f, wanted)
	return step, err
}

// on does what On does. It reports whether that rests on more of the grid than the step looks at.
func (n *Names) on(g *candidates.Grid, f *Found, wanted []explain.Effect) (step explain.Step, beyond bool, err error) {
	step = f.Step
	step.Because = nil // it was made for another grid
	step.Effects = slices.DeleteFunc(slices.Clone(wanted), func(e explain.Effect) bool { return !changes(e, g) })
	if len(step.Effects) == 0 {
		return step, false, ErrDone
	}
	if k, ok := single(&step); ok && isSingle(g, k) {
		return n.Single(g, k), false, nil
	}
	if e, ok := step.Evidence.(explain.Coloring); ok {
		step.Evidence = e.On(g)
	}
	if err := verify.Step(g, &step); err != nil {
		return step, false, err
	}
	// The more candidates there are and the more effects, the more items it takes.
	looks := looksAt(g.Layout(), &f.Step)
	now, was := looks.on(g), looks.on(&f.On)
	fewer := len(step.Effects) < len(f.Step.Effects)
	if (fewer || !was.within(&now)) && len(verify.Unneeded(g, &step)) > 0 {
		step, err = n.other(g, &step, ErrSpare)
		return step, true, err
	}
	_, deadly := step.Evidence.(explain.Deadly) // which is called by what it removes as well
	if deadly && fewer || now != was && !alike(g, f) {
		name, ok := n.Pattern(g, &step)
		if !ok {
			step, err = n.other(g, &step, ErrNameless)
			return step, true, err
		}
		step.Technique = name
	}
	return step, false, nil
}

// other returns a step that stands in for one that package verify accepts, or why that is none.
func (n *Names) other(g *candidates.Grid, s *explain.Step, why error) (step explain.Step, err error) {
	step, err = *s, why
	n.Others(g, func(o explain.Step) bool {
		has := func(e explain.Effect) bool { return slices.Contains(o.Effects, e) }
		if !all(s.Effects, has) {
			return true
		}
		more := len(o.Effects) > len(s.Effects)
		o.Effects = s.Effects
		if more && (verify.Step(g, &o) != nil || len(verify.Unneeded(g, &o)) > 0) {
			return true
		}
		step, err = o, nil
		return false
	})
	return step, err
}

// changes reports whether the effect changes the grid.
func changes(e explain.Effect, g *candidates.Grid) bool {
	return g.Has(e.Candidate) && g.Open().Has(e.Candidate.Cell())
}

// single returns what a single places; ok is false for other steps.
func single(s *explain.Step) (k candidates.Candidate, ok bool) {
	_, ok = s.Evidence.(explain.Single)
	return s.Effects[0].Candidate, ok
}

// isSingle reports whether k can be placed, as the only candidate left for some item.
func isSingle(g *candidates.Grid, k candidates.Candidate) bool {
	l := g.Layout()
	if !g.Has(k) || !g.Open().Has(k.Cell()) {
		return false
	}
	if g.Count(candidates.CellItem(k.Cell())) == 1 {
		return true
	}
	for hs := l.HousesOf(k.Cell()); hs != 0; {
		h, _ := hs.Next()
		if g.Count(candidates.HouseItem(k.Digit(), h)) == 1 {
			return true
		}
	}
	return false
}

// alike reports whether a step is called the same on a grid as where it was found: by its evidence alone, or
// by what surrounds its pattern as well, if that is the same.
func alike(g *candidates.Grid, f *Found) bool {
	switch e := f.Step.Evidence.(type) {
	case explain.Deadly:
		// A pattern of all open cells is called a grave, one with placed digits avoidable.
		cells, now, was := e.Cells(), g.Open(), f.On.Open()
		if now.And(cells) != was.And(cells) || now.Within(cells) != was.Within(cells) {
			return false
		}
		// What else its houses have of its digits makes one type or another.
		for h := range g.Layout().HousesOfAny(cells).All() {
			for d := range e.Digits(g).All() {
				if g.PlacesIn(d, h) != f.On.PlacesIn(d, h) {
					return false
				}
			}
		}
	case explain.Cover, explain.Joined, explain.Guarded, explain.Wing:
	default:
		return true
	}
	return slices.Equal(f.Step.Evidence.Marks(g).Candidates, f.Step.Evidence.Marks(&f.On).Candidates) &&
		slices.Equal(cited(g, &f.Step), cited(&f.On, &f.Step))
}

// cited returns the candidates of the items that the step cites.
func cited(g *candidates.Grid, s *explain.Step) (list []candidates.Candidate) {
	for _, item := range s.Premises {
		list = g.AppendCandidates(list, item)
	}
	return list
}

// view is candidates by digit, and then the open cells among theirs.
type view [candidates.MaxSize + 1]candidates.CellSet

// looksAt returns all candidates that a step and its proof look at, whether they are there or not.
func looksAt(l *candidates.Layout, s *explain.Step) (v view) {
	if !citesAll(s.Evidence) {
		return everywhere(l)
	}
	for _, item := range s.Evidence.Premises() {
		if d, h, ok := item.House(); ok {
			v[d-1] = v[d-1].Or(l.HouseCells(h))
			continue
		}
		for i := range l.Size() {
			v[i] = v[i].With(candidates.Cell(item))
		}
	}
	for _, e := range s.Effects {
		d := e.Candidate.Digit()
		v[d-1] = v[d-1].With(e.Candidate.Cell())
	}
	return v
}

// everywhere is all candidates of the board.
func everywhere(l *candidates.Layout) (v view) {
	for i := range l.Size() {
		v[i] = l.Cells()
	}
	return v
}

// on returns the part of a view that is there on a grid.
func (v *view) on(g *candidates.Grid) (now view) {
	for i := range g.Layout().Size() {
		now[i] = v[i].And(g.Places(candidates.Digit(i + 1)))
		now[candidates.MaxSize] = now[candidates.MaxSize].Or(v[i].And(g.Open()))
	}
	return now
}

// within reports whether the other view has all the candidates of this one.
func (v *view) within(other *view) bool {
	for i := range candidates.MaxSize {
		if !v[i].Within(other[i]) {
			return false
		}
	}
	return true
}

// citesAll reports whether the evidence looks at no other candidates than those of its premises and of the
// effects. The name of a fish may depend on all, as it is looked for.
func citesAll(e explain.Evidence) bool {
	inBranch := func(s explain.Step) bool { return citesAll(s.Evidence) }
	switch e := e.(type) {
	case explain.Single, explain.LockedSet, explain.Chain:
		return true
	case explain.Trial:
		return all(e.Branch, inBranch)
	case explain.Cases:
		return all(e.Cases, func(c explain.Case) bool { return all(c.Branch, inBranch) })
	}
	return false
}

func all[T any](list []T, is func(T) bool) bool {
	return !slices.ContainsFunc(list, func(t T) bool { return !is(t) })
}
