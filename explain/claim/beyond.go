package claim

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
	"pencilmark/explain/verify"
)

// Gap is what a pattern lacks to have an effect.
type Gap struct {
	// Reason names a cell or a house that fails, in a clause. It does not tell what the pattern is.
	Reason say.Sentence
	// Apart is how many candidates of the pattern the effect would have to exclude beside those that it does.
	Apart int
	// Far says that neither the digit nor the cell is one that the pattern is about.
	Far bool
}

// Beyond says why a step does not have an effect; it is not ok if its pattern proves the effect as well. What a
// removal must exclude is found from those that the step makes: candidates of which the pattern needs one.
func Beyond(g *candidates.Grid, s *explain.Step, e explain.Effect) (gap Gap, ok bool) {
	l, k := g.Layout(), e.Candidate
	switch {
	case e.Place:
		return Gap{Reason: rivals(g, k, s.Effects[0].Place), Apart: 1}, true
	case s.Effects[0].Place:
		return Gap{Reason: say.SaysNot(k.Digit(), k.Cell()), Apart: 1}, true
	}
	about, own := false, false // the digit, and the cell
	var pattern candidates.CellSet
	for _, t := range s.Effects {
		about = about || t.Candidate.Digit() == k.Digit()
		own = own || t.Candidate.Cell() == k.Cell()
	}
	for _, m := range s.Evidence.Marks(g).Cells {
		pattern = pattern.With(m.Cell)
	}
	if gap.Far = !about && !own && !pattern.Has(k.Cell()); gap.Far {
		gap.Reason, gap.Apart = say.RulesOutNo(k.Cell()), len(s.Premises)+1
		return gap, true
	}
	if fish, is := s.Evidence.(explain.Cover); is && about && l.HousesOf(k.Cell())&fish.Covers == 0 {
		return Gap{Reason: outside(k.Cell(), fish.Covers), Apart: 1}, true
	}
	nearest, found := open(g, s, k)
	if !found {
		return Gap{Reason: untold(g, s, e), Apart: 1}, true
	}
	gap.Apart = len(nearest)
	inside := func(other candidates.Candidate) bool {
		return slices.ContainsFunc(s.Effects, func(t explain.Effect) bool { return t.Candidate.Cell() == other.Cell() })
	}
	switch {
	case len(nearest) == 0:
		return Gap{}, false
	case !pattern.Has(k.Cell()) && slices.ContainsFunc(nearest, inside):
		gap.Reason = say.NotOneOf(k.Cell())
	case !about && !slices.Contains(nearest, k):
		gap.Reason = otherwise(g, s, nearest, k)
	default:
		gap.Reason = remains(l, nearest, k)
	}
	return gap, true
}

// rivals says what keeps a digit from being placed: what else the cell can be, and if houses count too, the
// places that the digit has in the one where it has fewest.
func rivals(g *candidates.Grid, k candidates.Candidate, houses bool) say.Sentence {
	l, c, d := g.Layout(), k.Cell(), k.Digit()
	others := g.Candidates(c).Without(d)
	if others == 0 {
		return say.SaysNot(d, c)
	}
	var in candidates.House
	var fewest candidates.CellSet
	for h := range l.HousesOf(c).All() {
		if places := g.PlacesIn(d, h).Without(c); fewest.IsEmpty() || places.Len() < fewest.Len() {
			in, fewest = h, places
		}
	}
	if houses && !fewest.IsEmpty() {
		return say.CanBeTooIn(c, others, in, d, fewest)
	}
	return say.CanBeToo(c, others)
}

// open returns the candidates that the removal of k leaves open where one that a step makes excludes them: the
// fewest, for all that it makes. They are not found if the premises do not tell them.
func open(g *candidates.Grid, s *explain.Step, k candidates.Candidate) (nearest []candidates.Candidate, found bool) {
	for _, t := range s.Effects {
		needed, ok := needed(g, s.Evidence, t.Candidate)
		if !ok {
			continue
		}
		needed = slices.DeleteFunc(needed, func(other candidates.Candidate) bool { return g.Layout().Excludes(k, other) })
		if !found || len(needed) < len(nearest) {
			nearest, found = needed, true
		}
	}
	return nearest, found
}

// needed returns the candidates of a pattern that a removal must exclude as another does, if possible of its digit.
func needed(g *candidates.Grid, e explain.Evidence, as candidates.Candidate) ([]candidates.Candidate, bool) {
	return verify.Needed(g, e,
		func(k candidates.Candidate) bool { return k == as || g.Layout().Excludes(as, k) },
		func(a, b candidates.Candidate) int { return cmp.Compare(differs(a, as), differs(b, as)) })
}

func differs(a, b candidates.Candidate) int {
	if a.Digit() == b.Digit() {
		return 0
	}
	return 1
}

// remains says which of the candidates that a removal must exclude it does not.
func remains(l *candidates.Layout, open []candidates.Candidate, k candidates.Candidate) say.Sentence {
	if slices.Contains(open, k) {
		return say.Belongs(k.Digit(), k.Cell())
	}
	var unseen candidates.CellSet
	for _, other := range open {
		if other.Digit() == k.Digit() {
			unseen = unseen.With(other.Cell())
		}
	}
	if !unseen.IsEmpty() {
		return apart(l, candidates.Cells(k.Cell()), unseen)
	}
	return say.BothTrue(k.Digit(), candidates.Cells(k.Cell()), open[0].Digit(), candidates.Cells(open[0].Cell()))
}

// otherwise says why a pattern does not hold for another digit.
func otherwise(g *candidates.Grid, s *explain.Step, open []candidates.Candidate, k candidates.Candidate) say.Sentence {
	for _, other := range open {
		if other.Cell() != k.Cell() && !g.Candidates(other.Cell()).Has(k.Digit()) {
			return say.ItsCellCannot(other.Cell(), k.Digit())
		}
	}
	if why := NotFor(g, s, k.Digit()); !why.IsZero() {
		return why
	}
	return remains(g.Layout(), open, k)
}

// NotFor says why the pattern of a step about one digit is none for another, by a house in which this goes
// elsewhere; it is empty if there is none.
func NotFor(g *candidates.Grid, s *explain.Step, d candidates.Digit) say.Sentence {
	for _, item := range s.Premises {
		of, h, ok := item.House()
		if !ok {
			continue
		}
		places, taken := g.PlacesIn(d, h), g.PlacesIn(of, h)
		for c := range places.All() {
			if g.Value(c) == d {
				return say.HasItsAt(h, d, c)
			}
		}
		if more := places.AndNot(taken); !more.IsEmpty() {
			if more == places {
				return say.HasOnlyAt(h, d, more)
			}
			return say.HasTooAt(h, d, more)
		}
	}
	return none
}

// outside says that a cell is in none of some houses.
func outside(c candidates.Cell, hs candidates.HouseSet) say.Sentence {
	switch hs.Len() {
	case 1:
		return say.NotIn(c, hs)
	case 2:
		return say.NeitherIn(c, hs.First(), (hs &^ candidates.Houses(hs.First())).First())
	}
	return say.NoneIn(c, hs)
}

// untold says of an effect that a step has not, and of which its premises do not tell why, what the check of
// the step says, without the conclusion.
func untold(g *candidates.Grid, s *explain.Step, e explain.Effect) say.Sentence {
	other := *s
	other.Effects = []explain.Effect{e}
	var failed *verify.Error
	if err := verify.Step(g, &other); errors.As(err, &failed) && !strings.Contains(failed.Reason, "expected") {
		return missing(g, s.Evidence, e, err)
	}
	return say.SaysNot(e.Candidate.Digit(), e.Candidate.Cell())
}
