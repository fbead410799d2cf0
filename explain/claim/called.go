package claim

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
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
	if namer == nil {
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
	text := fmt.Sprintf("this is no %s: %s", c.Name, made(g, e))
	if as.Name != "" {
		text += "; it is called " + as.Name
	}
	j.Called, j.Verdict = as, Flawed
	if j.Reason = sentence("%s", text) + " " + j.Reason; j.Step != nil {
		j.Reason = sentence("%s", text)
	}
	return j
}

// made says what evidence is made of, as far as names depend on it, in a clause that names a cell or a house.
func made(g *candidates.Grid, e explain.Evidence) string {
	l := g.Layout()
	switch e := e.(type) {
	case explain.Single:
		if _, h, ok := e.Because.House(); ok {
			return fmt.Sprintf("%s has %s, and one place for %v", l.Name(h), count(l.HouseCells(h).And(g.Open()).Len(), "open cell"), e.Candidate.Digit())
		}
		return fmt.Sprintf("%v has one candidate", e.Candidate.Cell())
	case explain.LockedSet:
		if e.Hidden {
			return fmt.Sprintf("%s has places for %s, %s, in %s only, %s", houseNames(l, e.Houses), count(e.Set.Len(), "digit"),
				digitNames("and", e.Set), count(e.Cells.Len(), "cell"), cellNames("and", e.Cells))
		}
		return fmt.Sprintf("%s, %s, hold %s, %s, and it acts in %s", count(e.Cells.Len(), "cell"), cellNames("and", e.Cells),
			count(e.Set.Len(), "digit"), digitNames("and", e.Set), houseNames(l, e.Houses))
	case explain.Cover:
		return fishMade(g, e)
	case explain.Wing:
		return fmt.Sprintf("%s has %s, and there are %s, %s", itemNames(l, []candidates.Item{e.Pivot}), count(g.Count(e.Pivot), "candidate"),
			count(e.Pincers.Len(), "pincer"), cellNames("and", e.Pincers))
	case explain.Chain:
		return chainMade(g, e)
	case explain.SetChain:
		return fmt.Sprintf("it has %s, from %s to %s, and %s", count(len(e.Sets), "almost locked set"), cellNames("and", e.Sets[0]),
			cellNames("and", e.Sets[len(e.Sets)-1]), count(len(e.Common), "restricted common"))
	case explain.Blossom:
		return fmt.Sprintf("%s is the stem, with %s", itemNames(l, []candidates.Item{e.Stem}), count(len(e.Petals), "petal"))
	case explain.Exclusion:
		return fmt.Sprintf("it looks at %v and %s beside it", e.Target.Cell(), count(e.Beside.Len(), "cell"))
	case explain.Sectors:
		return fmt.Sprintf("%s, %s, lie in %s, %s", count(len(e.Truths), "truth"), itemNames(l, e.Truths), count(len(e.Links), "link"), itemNames(l, e.Links))
	case explain.Exocet:
		return fmt.Sprintf("%s are the base, and %s the targets", cellNames("and", e.Base), cellNames("and", e.Targets))
	case explain.Joined:
		return fmt.Sprintf("it is %s, at %s", count(len(e.Parts), "pattern"), where(g, e))
	case explain.Coloring:
		return coloringMade(g, e)
	case explain.Guarded:
		return fmt.Sprintf("%s, %s, hold %s, %s", count(e.Cells.Len(), "cell"), cellNames("and", e.Cells), count(e.Set.Len(), "digit"), digitNames("and", e.Set))
	case explain.Deadly:
		return deadlyMade(g, e)
	case explain.Kraken:
		if e.Chosen != 0 {
			return fmt.Sprintf("its chains begin in %s", houseNames(l, e.Chosen))
		}
		return fmt.Sprintf("its chains begin at the fins, %s", cellNames("and", e.Fish.Fins(g)))
	case explain.Cases:
		return fmt.Sprintf("its %s are all there are of %s", count(len(e.Cases), "case"), itemNames(l, []candidates.Item{e.Item}))
	case explain.Trial:
		return fmt.Sprintf("it assumes %v, places %s and ends at %s", e.Assume, count(len(e.Branch), "digit"), itemNames(l, []candidates.Item{e.Conflict}))
	}
	return "it rests on " + itemNames(l, e.Premises())
}

var numbers = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// count gives so many of what a word says.
func count(n int, word string) string {
	return numberOf(n) + " " + plural(n, word, word+"s")
}

func numberOf(n int) string {
	if n < len(numbers) {
		return numbers[n]
	}
	return fmt.Sprint(n)
}

func fishMade(g *candidates.Grid, e explain.Cover) string {
	l, n := g.Layout(), e.Base.Len()
	text := fmt.Sprintf("its base is %s, %s, and its cover %s", count(n, "house"), houseNames(l, e.Base), houseNames(l, e.Covers))
	if n == 1 {
		return text + ", with " + count(e.Places(g).Len(), "place")
	}
	fins := e.Fins(g)
	if fins.IsEmpty() {
		return text + ", without fins"
	}
	text += fmt.Sprintf(", with %s, %s", count(fins.Len(), "fin"), cellNames("and", fins))
	for h := range e.Base.All() {
		if inner := g.PlacesIn(e.Digit, h).AndNot(fins); inner.Len() <= 1 {
			return text + fmt.Sprintf(", and %s has %s beside them", l.Name(h), count(inner.Len(), "place"))
		}
	}
	return text
}

func chainMade(g *candidates.Grid, e explain.Chain) string {
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
	var parts []string
	for _, p := range []struct {
		n    int
		what string
	}{{houses, "in a house"}, {cells, "in a cell"}, {sets, "in an almost locked set"}} {
		if p.n > 0 {
			parts = append(parts, numberOf(p.n)+" "+p.what)
		}
	}
	digits := e.Digits(g)
	text := fmt.Sprintf("it has %s, %s, on %s, %s", count(cells+houses+sets, "strong link"), join("and", parts), count(digits.Len(), "digit"), digitNames("and", digits))
	if i := slices.IndexFunc(e.Nodes, func(n explain.Node) bool { return n.Cells.Len() > 1 }); i >= 0 && sets == 0 {
		text += ", a group of cells at " + cellNames("and", e.Nodes[i].Cells) + " among its nodes"
	}
	if e.Closed() {
		return text + ", and returns to " + cellNames("and", e.Nodes[0].Cells)
	}
	return text + ", between " + cellNames("and", e.Nodes[0].Cells) + " and " + cellNames("and", e.Nodes[len(e.Nodes)-1].Cells)
}

func coloringMade(g *candidates.Grid, e explain.Coloring) string {
	digits := e.Digits(g)
	text := fmt.Sprintf("it colours %s, %s, in %s, at %s", count(digits.Len(), "digit"), digitNames("and", digits), count(len(e.Clusters), "cluster"), where(g, e))
	if len(e.Clusters) > 1 {
		return text
	}
	if slices.ContainsFunc(e.Choices(), func(c explain.Choice) bool { return c.Impossible(g.Layout()) }) {
		return text + ", and two candidates of one colour exclude each other"
	}
	return text + ", and no two candidates of one colour exclude each other"
}

func deadlyMade(g *candidates.Grid, e explain.Deadly) string {
	var guarded candidates.CellSet
	var digits candidates.DigitSet
	for _, k := range e.Guardians(g) {
		guarded, digits = guarded.With(k.Cell()), digits.With(k.Digit())
	}
	text := fmt.Sprintf("it has %s, and its guardians are %s in %s", count(e.Cells().Len(), "cell"), digitNames("and", digits), cellNames("and", guarded))
	if len(e.Items) > 0 {
		text += ", with " + itemNames(g.Layout(), e.Items) + " beside them"
	}
	return text
}
