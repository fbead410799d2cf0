package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Cases is an item and what each of its candidates leads to. One of them is
// true. So what is gone at the end of every branch is false.
type Cases struct {
	Item  candidates.Item
	Cases []Case // one for each candidate of the item, in order
}

// Record says what documents have of it.
func (s *Cases) Record() Record {
	return Record{
		About: "An item and a branch for each of its candidates: place the candidate on a copy of the grid and take the " +
			"steps of the branch there, each checked like any other step. What is gone at the end of every branch is " +
			"false, because one of the candidates is true. Premises: the item, and those of the branches. Branches " +
			"nest at most 16 deep.",
		Fields: []Field{
			{Name: "item", At: &s.Item},
			{Name: "cases", At: &s.Cases, Least: 2},
		},
	}
}

// Case is a candidate and what follows from it. The steps rest on the grid that
// the steps before them leave, as those of a [Trial] do.
type Case struct {
	Assume candidates.Candidate
	Branch []Step
}

// Record says what documents have of it.
func (s *Case) Record() Record {
	return Record{Fields: []Field{
		{Name: "assume", At: &s.Assume},
		{Name: "branch", At: &s.Branch},
	}}
}

// Premises returns the item, and the items that the branches cite.
func (s Cases) Premises() []candidates.Item {
	items := []candidates.Item{s.Item}
	for _, c := range s.Cases {
		for _, step := range c.Branch {
			items = append(items, step.Premises...)
		}
	}
	return sorted(items)
}

// Len returns the number of steps of all branches.
func (s Cases) Len() (n int) {
	for _, c := range s.Cases {
		n += branchLen(c.Branch)
	}
	return n
}

// Depth returns the depth of the deepest case, as [Trial.Depth] does.
func (s Cases) Depth() int {
	depth := 0
	for _, c := range s.Cases {
		depth = max(depth, branchDepth(c.Branch))
	}
	return depth + 1
}

// End returns the grid behind the last step of the branch.
func (s Case) End(g *candidates.Grid) candidates.Grid {
	end := *g
	end.Place(s.Assume.Cell(), s.Assume.Digit())
	for i := range s.Branch {
		s.Branch[i].Apply(&end)
	}
	return end
}

// Digits returns the digits of the cases.
func (s Cases) Digits(*candidates.Grid) (ds candidates.DigitSet) {
	for _, c := range s.Cases {
		ds = ds.With(c.Assume.Digit())
	}
	return ds
}

// Check reports whether there is a case for each candidate of an open item.
// That the branches lead to the effects is what has to be proved.
func (s Cases) Check(g *candidates.Grid) error {
	if !g.Layout().HasItem(s.Item) {
		return fmt.Errorf("the board has no %v", s.Item)
	}
	all := g.AppendCandidates(nil, s.Item)
	same := slices.EqualFunc(s.Cases, all, func(c Case, k candidates.Candidate) bool { return c.Assume == k })
	if !same || len(all) < 2 {
		return fmt.Errorf("the cases are not the candidates of %v", s.Item)
	}
	return nil
}

// Concludes accepts any removal: what it is the branches show.
func (s Cases) Concludes(_ *candidates.Grid, e Effect) error {
	if e.Place {
		return errPlaced
	}
	return nil
}

// Marks returns the item.
func (s Cases) Marks(g *candidates.Grid) (m Marks) {
	m.item(RolePivot, g, s.Item)
	for _, c := range s.Cases {
		m.cells(RolePivot, candidates.Cells(c.Assume.Cell()))
	}
	return m
}
