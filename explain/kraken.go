package explain

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// Kraken is a fish and chains that lead from it to a target which its fins need
// not see. The fish leaves a few cases:
//
//	(a) if no fin is true, a place in more covers than base houses is false;
//	(b) if no fin is true, each cover has its digit in a place of the base that
//	    is in as many covers as base houses.
//
// By (a) a target in the covers is false unless some fin is true. By (b) one of the fins or of the places
// of the base in a chosen cover is true. So, if the target is false in each of these cases, it is false.
//
// These are type 1 and type 2 of the literature.
type Kraken struct {
	Fish   Cover
	Target candidates.Candidate
	Chosen candidates.HouseSet // the cover of (b); empty if the target is in the covers, as in (a)
	Arms   []Arm               // one for each case, in the order of the cells
}

// Record says what documents have of it.
func (s *Kraken) Record() Record {
	return Record{
		About: "A fish, as in a cover, and an arm for each case that it leaves. Either the target is in more cover " +
			"houses than base houses, and the cases are the fins; or a cover house is chosen, and its places that are " +
			"in as many cover houses as base houses are cases as well. One of the cases is true, or the target is " +
			"false. Each arm shows that the place of a case and the target are not both true: directly, if it has no " +
			"nodes, or by an open chain whose first node the place excludes and whose last node excludes the target. " +
			"Premises: the digit in each base house, and what the strong links cite. The target is false.",
		Fields: append(s.Fish.Record().Fields,
			Field{Name: "chosen", At: (*SomeHouses)(&s.Chosen), About: "None, or one of the cover houses."},
			Field{Name: "target", At: &s.Target},
			Field{Name: "arms", At: &s.Arms}),
	}
}

// Arm shows that a place of the fish and the target are not both true. The place excludes the first node of
// the chain, and its last node excludes the target. Without a chain the place itself excludes the target.
type Arm struct {
	Place candidates.Cell
	Chain Chain
}

// Record says what documents have of it.
func (a *Arm) Record() Record {
	return Record{Fields: []Field{
		{Name: "place", At: &a.Place},
		{Name: "nodes", At: &a.Chain.Nodes},
		{Name: "links", At: &a.Chain.Links},
	}}
}

// Direct reports whether the arm has no chain.
func (a Arm) Direct() bool { return len(a.Chain.Nodes) == 0 }

// Premises returns the items that the fish and the chains cite.
func (s Kraken) Premises() []candidates.Item {
	items := s.Fish.Premises()
	for _, arm := range s.Arms {
		items = append(items, arm.Chain.Premises()...)
	}
	return sorted(items)
}

// Digits returns the digit of the fish.
func (s Kraken) Digits(*candidates.Grid) candidates.DigitSet { return candidates.Digits(s.Fish.Digit) }

// Cases returns the places of the digit from each of which an arm leads to the target.
func (s Kraken) Cases(g *candidates.Grid) candidates.CellSet {
	cases := s.Fish.Fins(g)
	for h := range s.Chosen.All() {
		for c := range s.Fish.Places(g).And(g.Layout().HouseCells(h)).All() {
			if s.Fish.excess(g, c) == 0 {
				cases = cases.With(c)
			}
		}
	}
	return cases
}

// Check reports whether the fish is one, every case has its arm, and each arm leads to the target.
func (s Kraken) Check(g *candidates.Grid) error {
	if err := s.Fish.Check(g); err != nil {
		return err
	}
	l, target := g.Layout(), s.Target
	if int(target) >= candidates.MaxCandidates || !l.Cells().Has(target.Cell()) || !l.Digits().Has(target.Digit()) || !g.Has(target) {
		return fmt.Errorf("the target is no candidate")
	}
	switch {
	case s.Chosen == 0 && (target.Digit() != s.Fish.Digit || s.Fish.excess(g, target.Cell()) <= 0):
		return fmt.Errorf("%v is not in more covers than base houses: expected so without a chosen cover", target)
	case s.Chosen.Len() > 1 || s.Chosen&^s.Fish.Covers != 0:
		return fmt.Errorf("%v is chosen: expected one of the covers", s.Chosen)
	}
	cases := s.Cases(g)
	if s.Chosen != 0 && cases == s.Fish.Fins(g) {
		return fmt.Errorf("%v has no place in %v that is no fin", s.Fish.Digit, s.Chosen)
	}
	if len(s.Arms) != cases.Len() {
		return fmt.Errorf("%s: expected one for each of %v", fault.Count(len(s.Arms), "arm"), cases)
	}
	for _, arm := range s.Arms {
		c, _ := cases.Next()
		if arm.Place != c {
			return fmt.Errorf("an arm at %v: expected the next at %v", arm.Place, c)
		}
		if err := s.checkArm(g, arm); err != nil {
			return fmt.Errorf("arm at %v: %w", arm.Place, err)
		}
	}
	return nil
}

func (s Kraken) checkArm(g *candidates.Grid, arm Arm) error {
	l, place := g.Layout(), candidates.Of(arm.Place, s.Fish.Digit)
	if arm.Direct() {
		if len(arm.Chain.Links) > 0 || !l.Excludes(place, s.Target) {
			return fmt.Errorf("%v and %v can both be true", place, s.Target)
		}
		return nil
	}
	if err := arm.Chain.Check(g); err != nil {
		return err
	}
	first, last := arm.Chain.Nodes[0], arm.Chain.Nodes[len(arm.Chain.Nodes)-1]
	switch {
	case arm.Chain.Closed():
		return fmt.Errorf("its chain is a loop: expected an open one")
	case !first.ExcludedBy(l, place):
		return fmt.Errorf("%v does not exclude %v", place, first)
	case !last.ExcludedBy(l, s.Target):
		return fmt.Errorf("%v does not exclude %v", last, s.Target)
	}
	return nil
}

// Start returns the place that an arm starts from.
func (s Kraken) Start(arm Arm) Node {
	return Node{Digit: s.Fish.Digit, Cells: candidates.Cells(arm.Place)}
}

// Concludes accepts the target to be removed.
func (s Kraken) Concludes(_ *candidates.Grid, e Effect) error {
	return only(Effect{Candidate: s.Target}, e)
}

// Marks returns those of the fish and the nodes of the chains.
func (s Kraken) Marks(g *candidates.Grid) Marks {
	m := s.Fish.Marks(g)
	for _, arm := range s.Arms {
		m.add(arm.Chain.Marks(g))
	}
	return m
}
