// Package explain holds the values that every part of pencilmark speaks: a [Step] with its [Evidence], the
// [Marks] that a picture of it shows, and the [Walkthrough] that strings steps together.
//
// A step is a deduction that carries its own proof. It cites premises: items of package candidates, and
// nothing else. Whoever denies one of its effects and follows only the premises, on the candidates as they
// were before the step, runs into a contradiction. Package verify does exactly that.
//
// Text, colour, YAML, JSON and Markdown are all derived from these values. Nothing here knows how a step
// was found: techniques import explain, never the other way round.
package explain

import (
	"cmp"
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Ref names the technique that found a step. A step read from a document can
// be shown and verified without knowing the technique.
type Ref struct {
	Code string // stable, in the manner of "xy-wing"
	Name string // for people: "XY-Wing"
}

// Effect is one change of one candidate.
type Effect struct {
	Candidate candidates.Candidate
	Place     bool // place the digit; otherwise remove the candidate
}

// Place returns the effect of placing d in c.
func Place(c candidates.Cell, d candidates.Digit) Effect { return Effect{candidates.Of(c, d), true} }

// Remove returns the effect of removing d from c.
func Remove(c candidates.Cell, d candidates.Digit) Effect { return Effect{candidates.Of(c, d), false} }

// Removals returns the effects of removing d from each of the cells.
func Removals(d candidates.Digit, cells candidates.CellSet) []Effect {
	effects := make([]Effect, 0, cells.Len())
	for c := range cells.All() {
		effects = append(effects, Remove(c, d))
	}
	return effects
}

// RemoveAll returns the effects of removing each of the candidates.
func RemoveAll(ks *candidates.CandidateSet) []Effect {
	effects := make([]Effect, 0, ks.Len())
	for k := range ks.All() {
		effects = append(effects, Effect{Candidate: k})
	}
	return effects
}

// String gives a placement as "r3c5=3" and a removal as "r6c3<>5".
func (e Effect) String() string {
	if e.Place {
		return e.Candidate.String()
	}
	return e.Candidate.Cell().String() + "<>" + e.Candidate.Digit().String()
}

// ParseEffect reads what [Effect.String] writes.
func ParseEffect(s string) (Effect, error) {
	if len(s) == 7 && s[4:6] == "<>" {
		if k, err := candidates.ParseCandidate(s[:4] + "=" + s[6:]); err == nil {
			return Effect{k, false}, nil
		}
	} else if k, err := candidates.ParseCandidate(s); err == nil {
		return Effect{k, true}, nil
	}
	return Effect{}, fmt.Errorf("%q is not an effect: expected a placement like r3c5=3 or a removal like r6c3<>5", s)
}

// Assume is a set of assumptions about the puzzle that a step rests on beyond
// the rules of the game. The zero value assumes nothing.
type Assume uint8

// Unique assumes that the puzzle has exactly one solution.
const Unique Assume = 1

// Names gives the assumptions as words, none for the zero value.
func (a Assume) Names() []string {
	if a&Unique != 0 {
		return []string{"unique"}
	}
	return nil
}

// Step is one deduction: what it changes, the pattern that it rests on, and the items that prove it.
type Step struct {
	Technique Ref
	// Effects are sorted by candidate, never empty, and change the grid: no
	// candidate is removed that is gone, none placed that is placed.
	Effects []Effect
	// Premises are the items that the proof may use, sorted and each once. They are those of the evidence;
	// they are kept beside it so that a document can be held to both. Of a [SetChain], a [Blossom], an
	// [Exclusion], [Sectors] or an [Equivalence] some may be left out without which the effects follow as well.
	Premises []candidates.Item
	Evidence Evidence
	Assumes  Assume
	Because  Argument // why, line by line; nil if nobody asked for it
}

// NewStep returns a step with its effects in order and the premises of its
// evidence. The technique is stamped on by whoever runs it.
func NewStep(evidence Evidence, effects ...Effect) Step {
	SortEffects(effects)
	return Step{Effects: slices.Compact(effects), Premises: evidence.Premises(), Evidence: evidence}
}

// NewSingle returns the step that places k, the only candidate of the item.
// Singles are most of all steps, so their lists come from tables.
func NewSingle(k candidates.Candidate, because candidates.Item) Step {
	return Step{
		Effects:  placements[k : k+1 : k+1],
		Premises: items[because : because+1 : because+1],
		Evidence: Single{k, because},
	}
}

// The effects and premises of which lists with one element are cut. Like all
// lists of a step they are never written to.
var (
	placements = tabulate[candidates.Candidate](candidates.MaxCandidates, func(k candidates.Candidate) Effect { return Effect{k, true} })
	items      = tabulate[candidates.Item](candidates.MaxItems, func(i candidates.Item) candidates.Item { return i })
)

// tabulate returns the values of a function of numbers below n.
func tabulate[N ~uint16, T any](n int, of func(N) T) []T {
	table := make([]T, n)
	for i := range table {
		table[i] = of(N(i))
	}
	return table
}

// CompareEffects orders effects by cell, then digit, a removal before a placement.
func CompareEffects(a, b Effect) int {
	if c := cmp.Compare(a.Candidate, b.Candidate); c != 0 || a.Place == b.Place {
		return c
	}
	if a.Place {
		return 1
	}
	return -1
}

// SortEffects puts effects in the order of [CompareEffects]. They are few, and mostly in order as they are found.
func SortEffects(effects []Effect) {
	for i := range effects {
		for j := i; j > 0 && CompareEffects(effects[j-1], effects[j]) > 0; j-- {
			effects[j-1], effects[j] = effects[j], effects[j-1]
		}
	}
}

// Apply changes the grid as the step says.
func (s *Step) Apply(g *candidates.Grid) {
	for _, e := range s.Effects {
		e.Apply(g)
	}
}

// Apply changes the grid as the effect says.
func (e Effect) Apply(g *candidates.Grid) {
	if e.Place {
		g.Place(e.Candidate.Cell(), e.Candidate.Digit())
	} else {
		g.Remove(e.Candidate.Cell(), e.Candidate.Digit())
	}
}

// Done reports whether the effect is so on the grid: the digit placed, the candidate not there.
func (e Effect) Done(g *candidates.Grid) bool {
	if e.Place {
		return g.Value(e.Candidate.Cell()) == e.Candidate.Digit()
	}
	return !g.Has(e.Candidate)
}

// DigitsOf returns the digits that effects are about.
func DigitsOf(effects []Effect) (digits candidates.DigitSet) {
	for _, e := range effects {
		digits = digits.With(e.Candidate.Digit())
	}
	return digits
}

// Removed returns the cells from which the step removes digit d.
func (s *Step) Removed(d candidates.Digit) (cells candidates.CellSet) {
	for _, e := range s.Effects {
		if !e.Place && e.Candidate.Digit() == d {
			cells = cells.With(e.Candidate.Cell())
		}
	}
	return cells
}
