package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Coloring is candidates in two colours, or in two colours each of two clusters. The strong links that it
// cites have an end of either colour of a cluster. So where these links join the candidates of a cluster, one
// colour is true and the other false.
//
// Only the links are cited that the conclusion needs, and they may fall into several such parts. Of two
// candidates of different parts nothing is known but that they are not both true if they exclude each other.
//
// Suppose that a candidate is true. What it excludes is false, so of some links the other candidate is true,
// and so on. If a link has no candidate left the supposed one is false.
type Coloring struct{ Clusters []Cluster }

// Cluster is candidates in two colours. Links are the strong links that a proof has to follow, items with two
// candidates; every candidate is in one of them.
type Cluster struct {
	On, Off []candidates.Candidate
	Links   []candidates.Item
}

// Premises returns the links.
func (s Coloring) Premises() (items []candidates.Item) {
	for _, c := range s.Clusters {
		items = append(items, c.Links...)
	}
	return sorted(items)
}

// Digits returns the digits that are coloured.
func (s Coloring) Digits(*candidates.Grid) (digits candidates.DigitSet) {
	for _, c := range s.Clusters {
		for _, k := range slices.Concat(c.On, c.Off) {
			digits = digits.With(k.Digit())
		}
	}
	return digits
}

// Choices returns each way to choose the true colour of every cluster, as the
// candidates that are then true and those that are then false.
func (s Coloring) Choices() (choices []Choice) {
	choices = []Choice{{}}
	for _, c := range s.Clusters {
		var more []Choice
		for _, choice := range choices {
			more = append(more,
				Choice{slices.Concat(choice.True, c.On), slices.Concat(choice.False, c.Off)},
				Choice{slices.Concat(choice.True, c.Off), slices.Concat(choice.False, c.On)})
		}
		choices = more
	}
	return choices
}

// Choice is one way to choose colours.
type Choice struct{ True, False []candidates.Candidate }

// Refutes reports whether the choice makes the candidate false.
func (c Choice) Refutes(l *candidates.Layout, k candidates.Candidate) bool {
	return slices.Contains(c.False, k) ||
		slices.ContainsFunc(c.True, func(t candidates.Candidate) bool { return l.Excludes(t, k) })
}

// Impossible reports whether two candidates that the choice makes true exclude each other.
func (c Choice) Impossible(l *candidates.Layout) bool {
	return slices.ContainsFunc(c.True, func(k candidates.Candidate) bool { return c.Refutes(l, k) })
}

// Check reports whether each link has two candidates, one of either colour, and each candidate is in a link.
func (s Coloring) Check(g *candidates.Grid) error {
	if len(s.Clusters) != 1 && len(s.Clusters) != 2 {
		return fmt.Errorf("%d clusters: expected one or two", len(s.Clusters))
	}
	for i, c := range s.Clusters {
		if err := c.check(g); err != nil {
			return fmt.Errorf("cluster %d: %w", i+1, err)
		}
	}
	return nil
}

// Concludes accepts the removal of what the links refute.
func (s Coloring) Concludes(g *candidates.Grid, e Effect) error {
	if e.Place {
		return placed(s)
	}
	if !s.Refutes(g, []candidates.Candidate{e.Candidate}, nil) {
		return fmt.Errorf("can be true: the links that are cited do not refute it")
	}
	return nil
}

// Refutes reports whether the links that are cited do not allow that some candidates are true and others false.
func (s Coloring) Refutes(g *candidates.Grid, isTrue, isFalse []candidates.Candidate) bool {
	_, refuted := s.follow(g, isTrue, isFalse)
	return refuted
}

// Absurd returns what the links make true in turn if a candidate is, as far as that leads to a last one that
// another excludes, one of those before it or the first; ok is false if it does not.
func (s Coloring) Absurd(g *candidates.Grid, k candidates.Candidate) (turns []candidates.Candidate, by candidates.Candidate, ok bool) {
	forced, refuted := s.follow(g, []candidates.Candidate{k}, nil)
	if !refuted {
		return nil, 0, false
	}
	last := len(forced) - 1
	needed := make([]bool, len(forced))
	i := slices.IndexFunc(forced, func(f forcing) bool { return g.Layout().Excludes(f.k, forced[last].k) })
	by, needed[i], needed[last] = forced[i].k, true, true
	for i := last; i > 0; i-- {
		if needed[i] {
			needed[forced[i].by] = true
			turns = append(turns, forced[i].k)
		}
	}
	slices.Reverse(turns)
	return turns, by, true
}

// Leads returns what the links make true in turn if a candidate is false, as far as another one; ok is false if
// they do not lead there.
func (s Coloring) Leads(g *candidates.Grid, from, to candidates.Candidate) (turns []candidates.Candidate, ok bool) {
	forced, _ := s.follow(g, nil, []candidates.Candidate{from})
	at := slices.IndexFunc(forced, func(f forcing) bool { return f.k == to })
	ok = at >= 0
	for ; at >= 0; at = forced[at].by {
		turns = append(turns, forced[at].k)
	}
	slices.Reverse(turns)
	return turns, ok
}

// forcing is a candidate that is true, because one before it, by number, excludes the other of its link, or
// with the number -1 because that is supposed to be false.
type forcing struct {
	k  candidates.Candidate
	by int
}

// follow supposes candidates true and others false, and follows the links: what a true candidate excludes is
// false, and of a link whose one candidate is false the other is true. It ends with a candidate that a true one
// excludes, or that is supposed false, if it comes to one.
func (s Coloring) follow(g *candidates.Grid, isTrue, isFalse []candidates.Candidate) (all []forcing, refuted bool) {
	l := g.Layout()
	for _, k := range isTrue {
		all = append(all, forcing{k: k})
	}
	fails := func(k candidates.Candidate) (by int, ok bool) {
		by = slices.IndexFunc(all, func(f forcing) bool { return l.Excludes(f.k, k) })
		return by, by >= 0 || slices.Contains(isFalse, k)
	}
	for more := true; more; {
		more = false
		for _, item := range s.Premises() {
			ends := g.AppendCandidates(nil, item)
			for i, k := range ends {
				by, ok := fails(k)
				if len(ends) != 2 || !ok || slices.ContainsFunc(all, func(f forcing) bool { return f.k == ends[1-i] }) {
					continue
				}
				_, refuted = fails(ends[1-i])
				all, more = append(all, forcing{ends[1-i], by}), true
				if refuted {
					return all, true
				}
			}
		}
	}
	return all, false
}

func (c Cluster) check(g *candidates.Grid) error {
	all := slices.Concat(c.On, c.Off)
	if len(all) == 0 {
		return fmt.Errorf("it has no candidates")
	}
	for _, k := range all {
		if !g.Layout().HasCandidate(k) || !g.Has(k) {
			return fmt.Errorf("it colours candidates that are not there")
		}
	}
	for _, item := range c.Links {
		if !g.Layout().HasItem(item) {
			return fmt.Errorf("the board has no %v", item)
		}
		ends := g.AppendCandidates(nil, item)
		if len(ends) != 2 || !slices.Contains(c.On, ends[0]) && !slices.Contains(c.On, ends[1]) ||
			!slices.Contains(c.Off, ends[0]) && !slices.Contains(c.Off, ends[1]) {
			return fmt.Errorf("%v is no strong link between the colours", item)
		}
	}
	for _, k := range all {
		if !slices.ContainsFunc(c.Links, func(item candidates.Item) bool { return g.Layout().Covers(k, item) }) {
			return fmt.Errorf("no link that is cited leads to %v", k)
		}
	}
	return nil
}

// IsWhole reports whether the links join all candidates of the cluster, so that each colour is true or false
// as a whole.
func (c Cluster) IsWhole(g *candidates.Grid) bool {
	all := slices.Concat(c.On, c.Off)
	reached := all[:min(1, len(all))]
	for i := 0; i < len(reached); i++ {
		for _, item := range c.Links {
			ends := g.AppendCandidates(nil, item)
			if !slices.Contains(ends, reached[i]) {
				continue
			}
			for _, k := range ends {
				if !slices.Contains(reached, k) {
					reached = append(slices.Clip(reached), k)
				}
			}
		}
	}
	return len(reached) == len(all)
}

// Marks returns the candidates of both colours.
func (s Coloring) Marks(g *candidates.Grid) (m Marks) {
	for i, c := range s.Clusters {
		on, off := RoleOn, RoleOff
		if i > 0 {
			on, off = RolePivot, RoleFin // other colours
		}
		for _, k := range c.On {
			m.cells(on, candidates.Cells(k.Cell()))
			m.candidate(on, k)
		}
		for _, k := range c.Off {
			m.cells(off, candidates.Cells(k.Cell()))
			m.candidate(off, k)
		}
	}
	return m
}
