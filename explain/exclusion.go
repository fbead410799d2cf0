package explain

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
)

// Exclusion is a target and one or two cells beside it that cannot be filled together with it. Each way to
// fill them breaks a rule at once, because two of the candidates exclude each other, or leaves some set of
// cells in one house fewer digits than cells. Hence the target is false.
type Exclusion struct {
	Target candidates.Candidate
	Beside candidates.CellSet
	// Ways are the ways that break no rule at once, in order: by the digit of
	// the first cell, then by that of the second.
	Ways []Way
}

// Record says what documents have of it.
func (s *Exclusion) Record() Record {
	return Record{
		About: "A target and one or two cells beside it that cannot be filled together with it. Each way to fill them " +
			"breaks a rule at once, or leaves a set of cells in one house fewer digits than cells. Premises: the " +
			"cells beside the target and those of the sets, but for some without which it follows from the others.",
		Fields: []Field{
			{Name: "target", At: &s.Target},
			{Name: "beside", At: &s.Beside},
			{Name: "ways", At: &s.Ways, About: "The ways that break no rule at once, by the digit of the first cell, then by that of the second."},
		},
	}
}

// Way is a way to fill the cells beside the target of an [Exclusion].
type Way struct {
	Digits []candidates.Digit // of each cell, in order
	Set    candidates.CellSet // what is left with too few digits
}

// Record says what documents have of it.
func (w *Way) Record() Record {
	return Record{Fields: []Field{
		{Name: "digits", At: &w.Digits, Least: 1, About: "What the cells hold."},
		{Name: "set", At: &w.Set},
	}}
}

// Premises returns the cells beside the target and those of the sets.
func (s Exclusion) Premises() []candidates.Item {
	sets := []candidates.CellSet{s.Beside}
	for _, w := range s.Ways {
		sets = append(sets, w.Set)
	}
	return cellItems(sets...)
}

// Digits returns the digits of the target and of the cells beside it.
func (s Exclusion) Digits(g *candidates.Grid) candidates.DigitSet {
	return g.CandidatesIn(s.Beside).With(s.Target.Digit())
}

// Filled returns the candidates that are true in a way, the target first.
func (s Exclusion) Filled(w Way) []candidates.Candidate {
	ks := []candidates.Candidate{s.Target}
	for c := range s.Beside.All() {
		if i := len(ks) - 1; i < len(w.Digits) {
			ks = append(ks, candidates.Of(c, w.Digits[i]))
		}
	}
	return ks
}

// Choices returns every way to fill the cells beside the target, in order,
// whether or not it breaks a rule. Their sets are empty.
func (s Exclusion) Choices(g *candidates.Grid) []Way {
	ways := []Way{{}}
	for c := range s.Beside.All() {
		var longer []Way
		for _, w := range ways {
			for d := range g.Candidates(c).All() {
				longer = append(longer, Way{Digits: append(slices.Clone(w.Digits), d)})
			}
		}
		ways = longer
	}
	return ways
}

// Breaks reports whether two of the candidates exclude each other.
func Breaks(l *candidates.Layout, ks []candidates.Candidate) bool {
	for i, k := range ks {
		if slices.ContainsFunc(ks[:i], func(other candidates.Candidate) bool { return l.Excludes(other, k) }) {
			return true
		}
	}
	return false
}

// Left returns the digits that the cells may hold if the candidates, which are in other cells, are true.
func Left(g *candidates.Grid, cells candidates.CellSet, ks []candidates.Candidate) (left candidates.DigitSet) {
	for c := range cells.All() {
		digits := g.Candidates(c)
		for _, k := range ks {
			if g.Layout().Sees(c, k.Cell()) {
				digits = digits.Without(k.Digit())
			}
		}
		left |= digits
	}
	return left
}

// maxBeside is how many cells may stand beside the target: with more of them
// the ways are too many to look at.
const maxBeside = 2

// Check reports whether the ways are all there are, and each leaves its set too few digits.
func (s Exclusion) Check(g *candidates.Grid) error {
	l := g.Layout()
	if !l.HasCandidate(s.Target) || !g.Candidates(s.Target.Cell()).Has(s.Target.Digit()) {
		return fmt.Errorf("the target is no candidate of the grid")
	}
	if n := s.Beside.Len(); n == 0 || n > maxBeside || !s.Beside.Within(g.Open()) || s.Beside.Has(s.Target.Cell()) {
		return fmt.Errorf("beside the target %v are %v: expected one or two other open cells", s.Target, s.Beside)
	}
	next := 0
	for _, choice := range s.Choices(g) {
		ks := s.Filled(choice)
		if Breaks(l, ks) {
			continue
		}
		if next == len(s.Ways) || !slices.Equal(s.Ways[next].Digits, choice.Digits) {
			return fmt.Errorf("nothing is said of %s beside %v", together(ks[1:]), s.Target)
		}
		set := s.Ways[next].Set
		next++
		if set.IsEmpty() || set.Meets(s.Beside.With(s.Target.Cell())) || l.HousesOfAll(set) == 0 {
			return fmt.Errorf("%v is no set of other cells in one house", set)
		}
		if left := Left(g, set, ks); left.Len() >= set.Len() {
			return fmt.Errorf("%s beside %v leave %v with %v", together(ks[1:]), s.Target, set, left)
		}
	}
	if next != len(s.Ways) {
		return fmt.Errorf("a way to fill %v does not exist", s.Beside)
	}
	return nil
}

// together names candidates that are true at once.
func together(ks []candidates.Candidate) string {
	names := make([]string, len(ks))
	for i, k := range ks {
		names[i] = k.String()
	}
	return strings.Join(names, " and ")
}

// Concludes accepts the target to be removed.
func (s Exclusion) Concludes(_ *candidates.Grid, e Effect) error {
	return only(Effect{Candidate: s.Target}, e)
}

// Marks returns the cells beside the target and the sets, with the digits that these lose.
func (s Exclusion) Marks(g *candidates.Grid) (m Marks) {
	m.cells(RolePivot, s.Beside.With(s.Target.Cell()))
	for _, w := range s.Ways {
		m.cells(RolePincer, w.Set)
		lost := g.CandidatesIn(w.Set) &^ Left(g, w.Set, s.Filled(w))
		m.digits(RoleOff, g, w.Set, lost)
	}
	return m
}
