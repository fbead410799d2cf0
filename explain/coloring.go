package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Coloring is candidates in two colours, or in two colours each of two clusters: all that strong links join, in
// turn of one colour and the other. So of each cluster one colour is true as a whole and the other false.
//
// A choice of colours is impossible if two of the candidates that it makes true exclude each other. What every
// other choice makes false is false.
type Coloring struct{ Clusters []Cluster }

// Record says what documents have of it.
func (s *Coloring) Record() Record {
	return Record{
		About: "Candidates in two colours, or in two colours each of two clusters. Strong links join the candidates of a " +
			"cluster, each between one colour and the other, so one colour of a cluster is true as a whole and the " +
			"other false. A choice of colours is impossible if two of the candidates that it makes true exclude each " +
			"other. What every other choice makes false is false. Premises: the links listed, which are those that a " +
			"proof has to follow.",
		Fields: []Field{
			{Name: "clusters", At: &s.Clusters, Least: 1},
		},
	}
}

// Cluster is candidates in two colours. Strong links of the grid join them all, items with a candidate of
// either colour and no other, see [Cluster.Joints]. Of these Links are those that a proof has to follow: about
// half of them do, as it goes from one to the next where their candidates exclude each other.
type Cluster struct {
	On, Off []candidates.Candidate
	Links   []candidates.Item
}

// Record says what documents have of it.
func (c *Cluster) Record() Record {
	return Record{Fields: []Field{
		{Name: "on", At: &c.On, About: "One colour."},
		{Name: "off", At: &c.Off, About: "The other colour."},
		{Name: "links", At: &c.Links, About: "Items with two candidates, one of either colour."},
	}}
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

// Possible returns the choices that are not impossible.
func (s Coloring) Possible(l *candidates.Layout) []Choice {
	return slices.DeleteFunc(s.Choices(), func(c Choice) bool { return c.Impossible(l) })
}

// Check reports whether each link has two candidates, one of either colour, and such links join all of a cluster.
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

// Concludes accepts the removal of what no possible choice of colours makes true.
func (s Coloring) Concludes(g *candidates.Grid, e Effect) error {
	if e.Place {
		return errPlaced
	}
	for _, c := range s.Possible(g.Layout()) {
		if !c.Refutes(g.Layout(), e.Candidate) {
			return fmt.Errorf("does not follow: one colour leaves the candidate in place")
		}
	}
	return nil
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
		if !c.isJoint(g, item) {
			return fmt.Errorf("%v is no strong link between the colours", item)
		}
	}
	reached := all[:1]
	joints := c.Joints(g)
	for i := 0; i < len(reached); i++ {
		for _, item := range joints {
			if ends := g.AppendCandidates(nil, item); slices.Contains(ends, reached[i]) {
				for _, k := range ends {
					if !slices.Contains(reached, k) {
						reached = append(slices.Clip(reached), k)
					}
				}
			}
		}
	}
	for _, k := range all {
		if !slices.Contains(reached, k) {
			return fmt.Errorf("no strong link between the colours leads from %v to %v", all[0], k)
		}
	}
	return nil
}

// isJoint reports whether an item has two candidates, one of either colour.
func (c Cluster) isJoint(g *candidates.Grid, item candidates.Item) bool {
	ends := g.AppendCandidates(nil, item)
	return len(ends) == 2 && (slices.Contains(c.On, ends[0]) && slices.Contains(c.Off, ends[1]) ||
		slices.Contains(c.Off, ends[0]) && slices.Contains(c.On, ends[1]))
}

// Joints returns the strong links of the grid between the colours, of those with the same candidates the first.
func (c Cluster) Joints(g *candidates.Grid) (items []candidates.Item) {
	known := map[[2]candidates.Candidate]bool{}
	for _, k := range c.On {
		for _, item := range ItemsOf(g.Layout(), k) {
			if c.isJoint(g, item) && !known[[2]candidates.Candidate(g.AppendCandidates(nil, item))] {
				known[[2]candidates.Candidate(g.AppendCandidates(nil, item))] = true
				items = append(items, item)
			}
		}
	}
	return sorted(items)
}

// On returns the coloring as it is on another grid: all that strong links join there to the links that a proof
// follows. If they are no clusters there it is returned as it is.
func (s Coloring) On(g *candidates.Grid) Coloring {
	cells := s.Digits(g).Len() > 1
	var grown Coloring
	for _, c := range s.Clusters {
		c, ok := c.grown(g, cells)
		if !ok {
			return s
		}
		grown.Clusters = append(grown.Clusters, c)
	}
	return grown
}

// grown colours all that strong links join to the first link, those of cells among them if wanted. ok is false if
// that does not give the candidates of all links the colours that they have.
func (c Cluster) grown(g *candidates.Grid, cells bool) (_ Cluster, ok bool) {
	var sides [2][]candidates.Candidate // on, off
	reach := func(side int, k candidates.Candidate) {
		if !slices.Contains(sides[side], k) {
			sides[side] = append(sides[side], k)
		}
	}
	if len(c.Links) == 0 {
		return c, false
	}
	for _, k := range g.AppendCandidates(nil, c.Links[0]) {
		if slices.Contains(c.On, k) {
			reach(0, k)
		}
	}
	for i := [2]int{}; i[0] < len(sides[0]) || i[1] < len(sides[1]); {
		side := 0
		if i[0] == len(sides[0]) {
			side = 1
		}
		k := sides[side][i[side]]
		i[side]++
		for _, item := range ItemsOf(g.Layout(), k) {
			_, isCell := item.Cell()
			if ends := g.AppendCandidates(nil, item); len(ends) == 2 && (cells || !isCell) {
				other := ends[0]
				if other == k {
					other = ends[1]
				}
				reach(1-side, other)
			}
		}
	}
	for i := range sides {
		slices.Sort(sides[i])
	}
	all := Cluster{On: sides[0], Off: sides[1], Links: c.Links}
	for _, k := range all.On {
		if slices.Contains(all.Off, k) {
			return c, false
		}
	}
	for _, item := range c.Links {
		if !all.isJoint(g, item) {
			return c, false
		}
		for _, k := range g.AppendCandidates(nil, item) {
			if slices.Contains(c.On, k) != slices.Contains(all.On, k) {
				return c, false
			}
		}
	}
	return all, true
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
