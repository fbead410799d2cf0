package suite

import (
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/chains"
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

// Library returns the techniques that a case of HoDoKu's technique library
// asks for, and the options under which it asks; none if the code is unknown.
// Variants of a code are numbered from 1; "" is the plain case and "x" one in
// which nothing is to be found.
func Library(code, variant string) (list []*techniques.Technique, o techniques.Options) {
	for _, t := range All() {
		if t.HoDoKu == code {
			list = append(list, t)
		}
	}
	if t := overSets[code+"-"+variant]; t != nil {
		list = append(list, t)
		o.LinkedSets = true
	}
	switch code {
	case "0402":
		o.PairRectangles = variant == "1"
	case "0405":
		o.PairRectangles = true
	case "0600", "0601", "0602", "0603", "0604", "0605", "0606", "0607", "0608":
		o.FullRectangles = variant == "1"
	case "0701", "0702", "0703", "0706", "0707", "0708", "0709", "0710", "0711":
		o.SimpleChains = true
	case "0902", "0904":
		o.OverlappingSets = variant == "2"
	}
	o.SpareHouses = strings.HasPrefix(code, "03")
	return list, o
}

// LibraryCode returns the code under which the library knows the steps of a
// technique, "" if it does not know them.
func LibraryCode(t *techniques.Technique) string {
	for variant, over := range overSets {
		if over == t {
			code, _, _ := strings.Cut(variant, "-")
			return code
		}
	}
	return t.HoDoKu
}

// LibraryDigits returns the digits by which HoDoKu's technique library tells
// apart the steps that a technique with the given code finds on a grid: those
// that the step removes for almost locked sets, Sue de Coq and chains of several
// digits, those of the pattern for all others. An XY-chain counts as a chain of
// the digit at its ends.
func LibraryDigits(code string, g *candidates.Grid, s *explain.Step) (digits candidates.DigitSet) {
	switch {
	case strings.HasPrefix(code, "09"), code == "1101", code == "0702", "0706" <= code && code <= "0711":
		for _, e := range s.Effects {
			digits = digits.With(e.Candidate.Digit())
		}
		return digits
	}
	return s.Evidence.Digits(g)
}
