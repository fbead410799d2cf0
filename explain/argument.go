package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Argument is why a step is right: claims, each of which follows from the candidates before the step and
// from claims before it, by a [Rule] that can be checked without a search. Lines are numbered from 1. A step
// is proved if, outside of all suppositions, some line claims each of its effects.
type Argument []Line

// Line is one claim of an argument and where it comes from.
type Line struct {
	Rule Rule
	// Under is the number of the innermost supposition that the claim rests on, 0 if it rests on none. A
	// supposition itself stands under the one around it, and its claim is there for the lines under it.
	Under int
	Claim Claim
	From  []int // numbers of the lines that the claim follows from, as the rule says

	Item  candidates.Item          // of RuleLeft
	Needs []candidates.Item        // of RuleCount and RuleParity
	Links [][]candidates.Candidate // of RuleCount and RuleParity
	Clues []string                 // of RuleStrikes and RuleCount: by which candidates exclude others with which they share no item
	Swap  []DeadlyCells            // of RuleExchange
	Sum   *Sum                     // of RuleWays
	Role  Role                     // of what is claimed in the pattern, RoleNone for nothing of note
}

// Claim says of some candidates that one of them is true, or that none is. That one of none is true is a
// contradiction; that none of none is true says nothing.
type Claim struct {
	Some bool
	Of   []candidates.Candidate // sorted, each once
}

// SomeOf claims that one of the candidates is true.
func SomeOf(ks ...candidates.Candidate) Claim { return Claim{true, sortedSet(ks)} }

// NoneOf claims that none of the candidates is true.
func NoneOf(ks ...candidates.Candidate) Claim { return Claim{false, sortedSet(ks)} }

func sortedSet(ks []candidates.Candidate) []candidates.Candidate {
	ks = slices.Clone(ks)
	slices.Sort(ks)
	return slices.Compact(ks)
}

// IsContradiction reports whether the claim cannot be so.
func (c Claim) IsContradiction() bool { return c.Some && len(c.Of) == 0 }

// Claims reports whether the effect is what is claimed, or a part of it.
func (c Claim) Claims(e Effect) bool {
	if e.Place {
		return c.Some && len(c.Of) == 1 && c.Of[0] == e.Candidate
	}
	return !c.Some && slices.Contains(c.Of, e.Candidate)
}

// InForce reports whether the claim of one line is so where another stands: it is under no supposition that the other
// is not under. A supposition is under itself.
func (a Argument) InForce(from, at int) bool {
	outer := a[from-1].Under
	if a[from-1].Rule == RuleSuppose {
		outer = from
	}
	inner := a[at-1].Under
	for inner > outer {
		inner = a[inner-1].Under
	}
	return inner == outer
}

// Excluding returns candidates of which one is true as line n says, by [RuleStrikes], and of which each excludes what
// the line claims to be false.
func (a Argument) Excluding(l *candidates.Layout, n int) []candidates.Candidate {
	from := &a[a[n-1].From[0]-1]
	if from.Rule != RuleCount || from.Claim.Some {
		return from.Claim.Of
	}
	i := slices.IndexFunc(from.Links, func(link []candidates.Candidate) bool { return ShareItems(l, link, a[n-1].Claim.Of) })
	if i < 0 {
		return nil
	}
	return from.Links[i]
}

// RulesOut reports whether one of some candidates is true as line n says, by itself or of a link that it counts, of
// which each shares an item with another candidate.
func (a Argument) RulesOut(l *candidates.Layout, n int, k candidates.Candidate) bool {
	line := &a[n-1]
	if line.Rule == RuleCount && !line.Claim.Some {
		return slices.ContainsFunc(line.Links, func(link []candidates.Candidate) bool { return rulesOut(l, link, k) })
	}
	return line.Claim.Some && rulesOut(l, line.Claim.Of, k)
}

// Denies reports whether a candidate is false as line n says, or by what that says to be true.
func (a Argument) Denies(l *candidates.Layout, n int, k candidates.Candidate) bool {
	claim := &a[n-1].Claim
	return !claim.Some && slices.Contains(claim.Of, k) || a.RulesOut(l, n, k)
}

func rulesOut(l *candidates.Layout, ks []candidates.Candidate, k candidates.Candidate) bool {
	return len(ks) > 0 && ShareItems(l, ks, []candidates.Candidate{k})
}

// IsNeed reports whether line n, which counts, counts line f as a need. Otherwise line f says why candidates of other needs
// are gone: it claims that none of some is true, or that one is which line n neither has in a link nor claims.
func (a Argument) IsNeed(n, f int) bool {
	line, claim := &a[n-1], &a[f-1].Claim
	return claim.Some && (len(claim.Of) == 0 || slices.ContainsFunc(claim.Of, func(k candidates.Candidate) bool {
		return slices.Contains(line.Claim.Of, k) || slices.ContainsFunc(line.Links, func(link []candidates.Candidate) bool { return slices.Contains(link, k) })
	}))
}

// Cells returns those of which a line says what is left, by [RuleLeft] or [RuleRest], or of which it counts what is left for
// a digit, by [RuleCount]; for digit 0 those of all that it counts.
func (a Argument) Cells(l *candidates.Layout, n int, d candidates.Digit) (cells candidates.CellSet) {
	line := &a[n-1]
	switch line.Rule {
	case RuleRest:
		cells, _ := CellsAndDigits(a[line.From[0]-1].Claim.Of)
		return cells
	case RuleLeft:
		return CellsOfItem(l, line.Item)
	}
	for _, item := range line.Needs {
		if of, _, house := item.House(); !house || d == 0 || of == d {
			cells = cells.Or(CellsOfItem(l, item))
		}
	}
	return cells
}

// ForDigit returns the candidates for a digit in some cells.
func ForDigit(d candidates.Digit, cells candidates.CellSet) (ks []candidates.Candidate) {
	for c := range cells.All() {
		ks = append(ks, candidates.Of(c, d))
	}
	return ks
}

// InCell returns the candidates of a cell for some digits.
func InCell(c candidates.Cell, digits candidates.DigitSet) (ks []candidates.Candidate) {
	for d := range digits.All() {
		ks = append(ks, candidates.Of(c, d))
	}
	return ks
}

// CellsAndDigits returns those of candidates.
func CellsAndDigits(ks []candidates.Candidate) (cells candidates.CellSet, digits candidates.DigitSet) {
	for _, k := range ks {
		cells, digits = cells.With(k.Cell()), digits.With(k.Digit())
	}
	return cells, digits
}

// ShareItems reports whether each candidate of the one list is another than each of the other list and shares an item
// with it.
func ShareItems(l *candidates.Layout, ks, others []candidates.Candidate) bool {
	for _, k := range ks {
		for _, other := range others {
			if k == other || !l.ShareItem(k, other) {
				return false
			}
		}
	}
	return true
}

// Rule says how the claim of a line follows.
type Rule uint8

// The rules. The lines that each asks for stand in [Line.From] in the order given here.
const (
	// RuleSuppose claims something for the lines under it. It asks for no line.
	RuleSuppose Rule = iota
	// RuleLeft claims that one of the candidates is true that are left of an item. It asks for lines that
	// claim of the other ones that none is true, or of others that one is, of which each shares items with them. A
	// line that counts as many needs as links claims of each link that one of its candidates is true.
	RuleLeft
	// RuleRest does so for what is left of other candidates. It asks before the others for the line that
	// claims that one of them is true.
	RuleRest
	// RuleStrikes claims that candidates are false because a line claims that one of some others is true,
	// and each of these excludes them. It asks for that line. If it asks for two, each candidate of the one excludes
	// them together with each of the other. They exclude each other by an item that they share, or by one of the
	// clues that the line names, as [candidates.Clue.String] writes them, the digits that are placed included.
	// Or it asks for a line that counts as many needs as links, of which one has candidates alone that share items
	// with them.
	RuleStrikes
	// RuleCount counts needs, items that each have a true candidate, and links, sets of candidates of which
	// no two are true. A candidate that is in several needs is in as many links. A line that claims that one
	// of some candidates is true is a need as well. It asks for such lines, and for lines that claim of other
	// candidates of the needs that none is true, or of others that one is, in no link and not claimed, of which each
	// shares items with them. With more needs than links one of the candidates is true that
	// are in too few links, and if there are none that is a contradiction. As many of both claim nothing by
	// themselves; see RuleServed.
	//
	// It may ask for lines about all candidates of the needs, each under a supposition that a digit is in one of some
	// cells and claiming that it is in one of others: these candidates are in links then, for those supposed.
	RuleCount
	// RuleServed claims that one candidate of a link is true. It asks for a line that counts as many needs as links.
	RuleServed
	// RuleCases claims what follows in each case. It asks for a line that claims that one of some
	// candidates is true, and for each case for a line under a supposition that one of its candidates is.
	// The cases contain all the candidates. If the lines claim that one of some is true, one of all these
	// is; if they claim that none of some is, none of those is that all have. A case that comes to a
	// contradiction adds nothing.
	RuleCases
	// RuleEither ends a supposition that none of some candidates is true. It asks for the supposition and
	// for a line under it that claims that one of others is true; then one of both is.
	RuleEither
	// RuleRefute ends a supposition that one of some candidates is true. It asks for the supposition and
	// for a contradiction under it; then none of them is.
	RuleRefute
	// RuleExchange claims that one of the candidates is true that the cells of a deadly pattern have beside
	// its digits: without them the digits could be exchanged, and the puzzle had two solutions. It asks for no line.
	RuleExchange
	// RuleParity claims that one of the candidates is true that twelve cells have beside three digits. The
	// cells are needs, and the links their candidates for the digits, those of one box in each. The boxes are
	// at the corners of a rectangle, on the way round it from row to row first. In each the cells are in
	// different rows and columns, and they slant to the left in an odd number of the boxes: with the three digits
	// alone they cannot be filled. A line that claims that one of some candidates of a cell is true is a need as
	// well. It asks for such lines.
	RuleParity
	// RuleWays claims what the ways have in common to fill the cells of the line's [Sum] with the candidates of its
	// cited cells: that none of some candidates is true, of which no way has any, or that one of some is, of which
	// each way has one; a contradiction if there is no way. It asks for lines that claim of other candidates that none is
	// true, which no way has.
	RuleWays
	NumRules = iota
)

var ruleNames = [NumRules]string{"suppose", "left", "rest", "strikes", "count", "served", "cases", "either", "refute", "exchange", "parity", "ways"}

// String gives the rule in one word, as documents do.
func (r Rule) String() string {
	if int(r) < len(ruleNames) {
		return ruleNames[r]
	}
	return fmt.Sprintf("rule %d", r)
}

// ParseRule reads what [Rule.String] writes.
func ParseRule(s string) (Rule, error) {
	if i := slices.Index(ruleNames[:], s); i >= 0 {
		return Rule(i), nil
	}
	return 0, fmt.Errorf("%q is no rule: expected one of %v", s, ruleNames)
}
