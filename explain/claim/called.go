package claim

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// Namer returns what the pattern of a step is called, and whether a name fits it; the name may be empty, which
// fits anything. The evidence of the step is such that its Check accepts it. If nothing is known to be called
// so the reference is zero.
type Namer func(name string, g *candidates.Grid, s *explain.Step) (as explain.Ref, fits bool)

// Unnamed is what a step is called that is nothing's instance.
var Unnamed = explain.Ref{Code: "pattern", Name: "Pattern"}

// ref names a step and the steps of its branches, which no technique has stamped.
func (n Namer) ref(name string, g *candidates.Grid, s *explain.Step) (as explain.Ref, fits bool) {
	switch e := s.Evidence.(type) {
	case explain.Trial:
		n.branch(g, e.Assume, e.Branch)
	case explain.Cases:
		for _, c := range e.Cases {
			n.branch(g, c.Assume, c.Branch)
		}
	}
	as, fits = n(name, g, s)
	if s.Technique = as; as.Code == "" {
		s.Technique = Unnamed
	}
	return as, fits
}

// part leaves a step those of its effects with which the name fits it, if there are any.
func (n Namer) part(name string, g *candidates.Grid, s *explain.Step) bool {
	part := *s
	var effects []explain.Effect
	for _, e := range s.Effects {
		part.Effects = []explain.Effect{e}
		if _, fits := n(name, g, &part); fits {
			effects = append(effects, e)
		}
	}
	if part.Effects = effects; len(effects) == 0 {
		return false
	}
	as, fits := n(name, g, &part)
	if fits {
		part.Technique = as
		*s = part
	}
	return fits
}

// branch names the steps of a branch.
func (n Namer) branch(g *candidates.Grid, assume candidates.Candidate, steps []explain.Step) {
	h := *g
	h.Place(assume.Cell(), assume.Digit())
	for i := range steps {
		n.ref("", &h, &steps[i])
		steps[i].Apply(&h)
	}
}

// called names the step of a judgement. Under a name that does not fit the pattern is not what it claims to be,
// whatever follows from it.
func (c *Claim) called(j Judgement, g *candidates.Grid, e explain.Evidence, namer Namer) Judgement {
	if namer == nil || strings.EqualFold(c.Name, "contradiction") && explain.ShapeOf(e) == explain.ShapeChain { // what a chain comes to is not its name
		return j
	}
	step := j.Step
	if step == nil {
		named := stepOf(g, e, 0, c.Effects...)
		step = &named
	}
	as, fits := namer.ref(c.Name, g, step)
	if !fits && len(c.Effects) == 0 {
		fits = namer.part(c.Name, g, step)
	}
	if fits {
		return j
	}
	said := say.IsNo(say.Word(c.Name), made(g, e))
	if as.Name != "" {
		said = say.IsNoCalled(say.Word(c.Name), made(g, e), say.Name(as.Name))
	}
	j.Called, j.Verdict = as, Flawed
	j.Reason = append([]say.Sentence{said}, j.Reason...)
	return j
}

// made says what evidence is made of, as far as names depend on it, in a clause that names a cell or a house.
func made(g *candidates.Grid, e explain.Evidence) say.Sentence {
	switch e := e.(type) {
	case explain.Single:
		if d, h, ok := e.Because.House(); ok {
			return say.MadeHouse(h, g.Layout().HouseCells(h).And(g.Open()).Len(), d)
		}
		return say.MadeCell(e.Candidate.Cell())
	case explain.Common:
		if i, ok := g.Layout().ClueNumber(e.Clue); ok {
			return say.MadeByClue(&g.Layout().Clues()[i], len(e.Items))
		}
		return say.MadeByItem(say.Items(e.Items...), g.Count(e.Items[0]))
	case explain.KillerSet:
		return say.MadeKillers(len(e.Sums), e.Set, e.House)
	case explain.Polarity:
		return say.MadePolarity(e.First, e.Second, e.Cells())
	case explain.LockedSet:
		if e.Hidden {
			return say.MadeHidden(e.Houses, e.Set, e.Cells)
		}
		return say.MadeNaked(e.Cells, e.Set, e.Houses)
	case explain.Cover:
		return fishMade(g, e)
	case explain.Wing:
		return say.MadeWing(say.Items(e.Pivot), g.Count(e.Pivot), e.Pincers)
	case explain.Chain:
		return chainMade(g, e)
	case explain.SetChain:
		return say.MadeSets(len(e.Sets), e.Sets[0], e.Sets[len(e.Sets)-1], len(e.Common))
	case explain.Blossom:
		return say.MadeBlossom(say.Items(e.Stem), len(e.Petals))
	case explain.Exclusion:
		return say.MadeExclusion(e.Target.Cell(), e.Beside)
	case explain.Sectors:
		return say.MadeSectors(len(e.Truths), say.Items(e.Truths...), len(e.Links), say.Items(e.Links...))
	case explain.Equivalence:
		return say.MadeEquivalence(e.Left, e.Right)
	case explain.Exocet:
		return say.MadeExocet(e.Base, e.Targets)
	case explain.Joined:
		return say.MadeJoined(len(e.Parts), where(g, e))
	case explain.Coloring:
		return coloringMade(g, e)
	case explain.Guarded:
		return say.MadeGuarded(e.Cells.Len(), e.Cells, e.Set)
	case explain.Deadly:
		return deadlyMade(g, e)
	case explain.Kraken:
		if e.Chosen != 0 {
			return say.MadeKraken(e.Chosen)
		}
		return say.MadeKrakenFins(e.Fish.Fins(g))
	case explain.Cases:
		return say.MadeCases(len(e.Cases), say.Items(e.Item))
	case explain.Trial:
		return say.MadeTrial(say.Effects{{Candidate: e.Assume, Place: true}}, len(e.Branch), say.Items(e.Conflict))
	}
	items := e.Premises()
	if len(items) == 0 {
		for c := range where(g, e).All() {
			items = append(items, candidates.CellItem(c))
		}
	}
	return say.MadeOther(say.Items(items...))
}

func fishMade(g *candidates.Grid, e explain.Cover) say.Sentence {
	if e.Base.Len() == 1 {
		return say.MadeFish(e.Base, e.Covers, say.WithPlaces(e.Places(g).Len()))
	}
	fins := e.Fins(g)
	if fins.IsEmpty() {
		return say.MadeFish(e.Base, e.Covers, say.WithoutFins())
	}
	for h := range e.Base.All() {
		if inner := g.PlacesIn(e.Digit, h).AndNot(fins); inner.Len() <= 1 {
			return say.MadeFish(e.Base, e.Covers, say.WithFinsBeside(fins.Len(), fins, h, inner.Len()))
		}
	}
	return say.MadeFish(e.Base, e.Covers, say.WithFinsAt(fins.Len(), fins))
}

func chainMade(g *candidates.Grid, e explain.Chain) say.Sentence {
	var cells, houses, sets int
	for i, link := range e.Links {
		switch {
		case !link.Strong():
		case link.InSet():
			sets++
		case e.Nodes[i].Digit != e.Next(i).Digit:
			cells++
		default:
			houses++
		}
	}
	var parts []say.Sentence
	for _, p := range []struct {
		n    int
		what func(int) say.Sentence
	}{{houses, say.LinksInHouse}, {cells, say.LinksInCell}, {sets, say.LinksInSet}} {
		if p.n > 0 {
			parts = append(parts, p.what(p.n))
		}
	}
	end := say.ChainReturns(e.Nodes[0].Cells)
	if !e.Closed() {
		end = say.ChainBetween(e.Nodes[0].Cells, e.Nodes[len(e.Nodes)-1].Cells)
	}
	if i := slices.IndexFunc(e.Nodes, func(n explain.Node) bool { return n.Cells.Len() > 1 }); i >= 0 && sets == 0 {
		end = say.WithGroup(e.Nodes[i].Cells, end)
	}
	return say.MadeChain(cells+houses+sets, parts, e.Digits(g), end)
}

func coloringMade(g *candidates.Grid, e explain.Coloring) say.Sentence {
	digits, n, cells := e.Digits(g), len(e.Clusters), where(g, e)
	switch {
	case n > 1:
		return say.MadeColors(digits, n, cells)
	case slices.ContainsFunc(e.Choices(), func(c explain.Choice) bool { return c.Impossible(g.Layout()) }):
		return say.MadeColorsClash(digits, n, cells)
	}
	return say.MadeColorsApart(digits, n, cells)
}

func deadlyMade(g *candidates.Grid, e explain.Deadly) say.Sentence {
	var guarded candidates.CellSet
	var digits candidates.DigitSet
	for _, k := range e.Guardians(g) {
		guarded, digits = guarded.With(k.Cell()), digits.With(k.Digit())
	}
	if len(e.Items) > 0 {
		return say.MadeBeside(e.Cells().Len(), digits, guarded, say.Items(e.Items...))
	}
	return say.MadeDeadly(e.Cells().Len(), digits, guarded)
}
