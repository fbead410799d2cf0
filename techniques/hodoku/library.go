// Package hodoku searches as HoDoKu does, and speaks of steps as it does, where
// that is not how pencilmark does: for the cases of HoDoKu's technique library.
//
// A case names a technique by a code and asks for all its steps on a grid. A program passes it
// if it finds a step that removes, or has for its pattern, the digits of the case, and if all
// that it finds for these digits has the effects of the case. So it matters what else is found:
// what HoDoKu counts as the technique is searched for, and nothing that it counts otherwise.
package hodoku

import (
	"cmp"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/als"
	"pencilmark/techniques/chains"
	"pencilmark/techniques/fish"
	"pencilmark/techniques/intersections"
	"pencilmark/techniques/singledigit"
	"pencilmark/techniques/suite"
)

// overSets are the variants of codes in which chains may pass almost locked
// sets as well, and the techniques for these.
var overSets = map[string]*techniques.Technique{
	"0709-2": chains.ALSContinuousNiceLoop,
	"0710-3": chains.ALSDiscontinuousNiceLoop,
	"0710-4": chains.ALSDiscontinuousNiceLoop,
	"0711-3": chains.ALSAIC,
	"0711-4": chains.ALSAIC,
}

// variants are the techniques that HoDoKu understands otherwise, by codes with or without their variants.
var variants = map[string]*techniques.Technique{
	"0402-1": singledigit.EmptyRectangleOfPairs,
	"0405":   singledigit.DualEmptyRectangleOfPairs,
	"0902-2": als.OverlappingXYWing,
	"0904-2": als.OverlappingBlossom,
	"1101":   intersections.SueDeCoqOnce,
}

// Search is what a case of the library asks for.
type Search struct {
	// Techniques are those that have the code of the case. They may be variants of those in package suite.
	Techniques []*techniques.Technique
	// Granted is that of the runners, see [techniques.Runner].
	Granted func(*candidates.Grid) explain.Assume

	code   string
	full   bool                    // all corners of a rectangle must hold both digits
	tables []*techniques.Technique // that are looked for first, in tables of chains
}

// Library returns the search for a code of the library; it has no techniques if the code is unknown.
// Variants of a code are numbered from 1; "" is the plain case and "x" one in which nothing is to be found.
func Library(code, variant string) *Search {
	s := &Search{code: code}
	for _, t := range suite.All() {
		if t.HoDoKu == code {
			s.Techniques = append(s.Techniques, t)
		}
	}
	over := overSets[code+"-"+variant]
	if over != nil {
		s.Techniques = append(s.Techniques, over)
	}
	for i, t := range s.Techniques {
		s.Techniques[i] = cmp.Or(variants[code+"-"+variant], variants[code], fish.WithSpareHouses(t), t)
		if v := inTables(t, code, over != nil); v != nil {
			s.tables = append(s.tables, v)
		}
	}
	s.full = variant == "1" && "0600" <= code && code <= "0606"
	return s
}

// Steps returns the steps on a grid, and the techniques whose searches stopped at a limit.
//
// HoDoKu finds loops and chains of several digits in tables, and counts none that passes a cell
// twice. What the tables miss is found by the techniques themselves. Where the tables have
// chains for the same digits, it must be chains that HoDoKu would count.
func (s *Search) Steps(g *candidates.Grid) (steps []explain.Step, limited []explain.Ref) {
	steps, limited = s.run(s.tables, g)
	inTables := len(steps)
	more, stopped := s.run(s.Techniques, g)
	for _, step := range more {
		digits := Digits(s.code, g, &step)
		if s.full && !isFull(g, &step) || slices.ContainsFunc(steps[:inTables], func(other explain.Step) bool {
			return slices.Equal(other.Effects, step.Effects) ||
				Digits(s.code, g, &other) == digits && !isCounted(step.Evidence.(explain.Chain))
		}) {
			continue
		}
		steps = append(steps, step)
	}
	return steps, append(limited, stopped...)
}

func (s *Search) run(list []*techniques.Technique, g *candidates.Grid) (steps []explain.Step, limited []explain.Ref) {
	runner := techniques.NewRunner(list)
	runner.Granted = s.Granted
	runner.All(g, func(step explain.Step) bool {
		steps = append(steps, step)
		return true
	})
	return steps, runner.Limited()
}

// isFull reports whether each corner of a unique rectangle holds both digits.
func isFull(g *candidates.Grid, s *explain.Step) bool {
	for _, pattern := range s.Evidence.(explain.Deadly).Pattern {
		for c := range pattern.Cells.All() {
			if pattern.Digits&^g.Candidates(c) != 0 {
				return false
			}
		}
	}
	return true
}

// Code returns the code under which the library knows the steps of a technique,
// "" if it does not know them.
func Code(t *techniques.Technique) string {
	for variant, over := range overSets {
		if over == t {
			code, _, _ := strings.Cut(variant, "-")
			return code
		}
	}
	return t.HoDoKu
}

// Digits returns the digits by which the library tells apart the steps that a technique with the given code
// finds on a grid: those that the step removes for almost locked sets, Sue de Coq and chains of several
// digits, those of the pattern for all others. An XY-chain counts as a chain of the digit at its ends.
func Digits(code string, g *candidates.Grid, s *explain.Step) (digits candidates.DigitSet) {
	switch {
	case strings.HasPrefix(code, "09"), code == "1101", code == "0702", "0706" <= code && code <= "0711":
		for _, e := range s.Effects {
			digits = digits.With(e.Candidate.Digit())
		}
		return digits
	}
	return s.Evidence.Digits(g)
}
