package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Coloring is candidates in two colours, or in two colours each of two clusters. Strong links join the
// candidates of a cluster, and every link has an end of either colour. So of the two colours of a cluster
// one is true as a whole and the other false.
//
// Some choices of colours are impossible: two of the true candidates exclude
// each other. A candidate that every other choice makes false is false.
//
// Only the part of the clusters is here that the conclusion needs.
type Coloring struct{ Clusters []Cluster }

// Cluster is candidates in two colours. Links are the strong links that a proof
// has to follow, items with two candidates. From one of them to the next the
// colours alternate as well, over links that the proof does not need.
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

// Check reports whether the clusters are coloured as the strong links of the
// grid say, and each link has two candidates, one of either colour.
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

// Concludes accepts the removal of what each possible choice of colours makes false.
func (s Coloring) Concludes(g *candidates.Grid, e Effect) error {
	if e.Place {
		return placed(s)
	}
	for _, choice := range s.Choices() {
		if !choice.Impossible(g.Layout()) && !choice.Refutes(g.Layout(), e.Candidate) {
			return fmt.Errorf("can be true beside a choice of colours")
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
	isOn := func(i int) bool { return i < len(c.On) }
	colors := colorsFrom(g, all[0])
	for i, k := range all {
		if like, linked := colors[k]; !linked || like != (isOn(i) == isOn(0)) {
			return fmt.Errorf("strong links do not give %v the colour that it has", k)
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
	return nil
}

// colorsFrom follows strong links from a candidate as far as they lead. It
// returns the candidates reached, and whether each has the colour of the first.
func colorsFrom(g *candidates.Grid, first candidates.Candidate) map[candidates.Candidate]bool {
	colors := map[candidates.Candidate]bool{first: true}
	for todo := []candidates.Candidate{first}; len(todo) > 0; {
		k := todo[0]
		todo = todo[1:]
		items := []candidates.Item{candidates.CellItem(k.Cell())}
		for h := range g.Layout().HousesOf(k.Cell()).All() {
			items = append(items, candidates.HouseItem(k.Digit(), h))
		}
		for _, item := range items {
			ends := g.AppendCandidates(nil, item)
			if len(ends) != 2 {
				continue
			}
			for _, other := range ends {
				if _, known := colors[other]; !known {
					colors[other] = !colors[k]
					todo = append(todo, other)
				}
			}
		}
	}
	return colors
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
