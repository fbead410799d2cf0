package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Common is items each of which rules candidates out: whichever of its own candidates is true, it excludes them. So no
// digit of the next cell on a thermometer goes beside a digit that is too high, and no place of a digit in a box leaves
// room for it a knight's move from all of them.
type Common struct {
	Items []candidates.Item // in order
	// Clue, if not empty, is the clue by which alone the candidates are excluded, as [candidates.Clue.String] writes
	// it. What an item loses in this way may make it exclude more. Otherwise there is one item, and any clue or house may do.
	Clue string
}

// Record says what documents have of it.
func (s *Common) Record() Record {
	return Record{
		About: "Items each of which rules candidates out: whichever of its own candidates is true, it excludes them. " +
			"Premises: the items.",
		Fields: []Field{
			{Name: "items", At: &s.Items, Least: 1},
			{Name: "clue", At: (*ClueLine)(&s.Clue), Optional: true, About: "The one clue by which the candidates are excluded, as a line of clues has it. Without it there is one item, and any clue or house may do."},
		},
	}
}

// Premises returns the items.
func (s Common) Premises() []candidates.Item { return slices.Clone(s.Items) }

// Digits returns the digits of the items that are about one, otherwise those of the cells.
func (s Common) Digits(g *candidates.Grid) (digits candidates.DigitSet) {
	for _, item := range s.Items {
		for _, k := range g.AppendCandidates(nil, item) {
			digits = digits.With(k.Digit())
		}
	}
	return digits
}

// Check reports whether the board has the items, each with a candidate, and the clue.
func (s Common) Check(g *candidates.Grid) error {
	if len(s.Items) == 0 || s.Clue == "" && len(s.Items) > 1 {
		return fmt.Errorf("%d items: expected one, or several that rule out candidates by one clue", len(s.Items))
	}
	if err := checkItems(g.Layout(), s.Items); err != nil {
		return err
	}
	for _, item := range s.Items {
		if _, ofCell := item.Cell(); s.Clue != "" && !ofCell {
			return fmt.Errorf("%v is no cell: a clue is about cells", item)
		}
		if g.Count(item) == 0 {
			return fmt.Errorf("nothing is left for %v", item)
		}
	}
	if _, ok := g.Layout().ClueNumber(s.Clue); s.Clue != "" && !ok {
		return fmt.Errorf("the board has no clue %q", s.Clue)
	}
	return nil
}

// Concludes accepts the removal of a candidate that all candidates of an item exclude. By a clue alone the
// item may have lost some of its own before.
func (s Common) Concludes(g *candidates.Grid, e Effect) error {
	if e.Place {
		return errPlaced
	}
	if s.Clue != "" {
		if out := s.RuledOut(g); out.Has(e.Candidate) {
			return nil
		}
	} else if !slices.ContainsFunc(g.AppendCandidates(nil, s.Items[0]), func(by candidates.Candidate) bool { return !g.Excludes(by, e.Candidate) }) {
		return nil
	}
	return fmt.Errorf("is not excluded by all candidates of an item")
}

// RuledOut returns what the items exclude by the clue alone, of their own candidates as well, so that they exclude more.
// The evidence must name a clue of the board.
func (s Common) RuledOut(g *candidates.Grid) (out candidates.CandidateSet) {
	n, _ := g.Layout().ClueNumber(s.Clue)
	now := *g
	cells := CellsOf(s.Items...)
	pairs := g.Layout().CluePairs(n)
	for more := true; more; {
		more = false
		for i := range pairs {
			p := &pairs[i]
			if !cells.Has(p.To) {
				continue
			}
			for d := range p.Lost(&now).All() {
				now.Remove(p.From, d)
				out.Add(candidates.Of(p.From, d))
				more = true
			}
		}
	}
	return out
}

// Fewest leaves out items without which the others rule out all of the effects by the clue.
func (s Common) Fewest(g *candidates.Grid, effects []Effect) Common {
	for i := len(s.Items) - 1; i >= 0 && len(s.Items) > 1; i-- {
		fewer := Common{Clue: s.Clue, Items: slices.Delete(slices.Clone(s.Items), i, i+1)}
		if out := fewer.RuledOut(g); !slices.ContainsFunc(effects, func(e Effect) bool { return !out.Has(e.Candidate) }) {
			s = fewer
		}
	}
	return s
}

// Equalities returns the equal cells by which the items rule out effects, if they do so by such cells, perhaps beside houses
// and other clues. Alone, a clue does so if it does nothing else.
func (s Common) Equalities(g *candidates.Grid, effects ...Effect) (by []candidates.Equality) {
	l := g.Layout()
	if len(l.Equalities()) == 0 {
		return nil
	}
	add := func(e candidates.Equality) {
		if !slices.Contains(by, e) {
			by = append(by, e)
		}
	}
	n, alone := l.ClueNumber(s.Clue)
	for _, effect := range effects {
		c := effect.Candidate.Cell()
		if alone {
			i := slices.IndexFunc(l.Equalities(), func(e candidates.Equality) bool {
				return e.Clue == n && e.Cells.Has(c) && slices.ContainsFunc(s.Items, func(item candidates.Item) bool {
					other, _ := item.Cell()
					return other != c && e.Cells.Has(other)
				})
			})
			if i < 0 {
				return nil
			}
			add(l.Equalities()[i])
			continue
		}
		for _, k := range g.AppendCandidates(nil, s.Items[0]) {
			if e, ok := l.ByEquality(k, effect.Candidate); ok {
				add(e)
			}
		}
	}
	return by
}

// Marks returns the items and their candidates.
func (s Common) Marks(g *candidates.Grid) (m Marks) {
	for _, item := range s.Items {
		m.item(RolePattern, g, item)
	}
	return m
}
