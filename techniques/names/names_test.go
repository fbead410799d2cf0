package names_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/names"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// list is every technique that steps can name.
var list = append(suite.All(), pipeline.Trial)

// also says what else a pattern that a technique finds may be an instance of, by what the lessons say. Words
// with a star stand for all codes that end so.
var also = map[string]string{
	"full-house": "hidden-single naked-single", "hidden-single": "full-house", "naked-single": "full-house",
	"locked-pair": "naked-pair", "locked-triple": "naked-triple",
	"equal-cells": "single-clue common-conflict",

	"skyscraper":                      "turbot-fish x-chain aic empty-rectangle discontinuous-nice-loop",
	"two-string-kite":                 "turbot-fish x-chain aic empty-rectangle discontinuous-nice-loop",
	"turbot-fish":                     "skyscraper two-string-kite empty-rectangle x-chain aic discontinuous-nice-loop",
	"x-chain":                         "skyscraper two-string-kite turbot-fish empty-rectangle aic discontinuous-nice-loop",
	"empty-rectangle":                 "grouped-x-chain grouped-aic aic grouped-discontinuous-nice-loop",
	"dual-two-string-kite":            "two-string-kite turbot-fish x-chain aic",
	"dual-empty-rectangle":            "empty-rectangle grouped-x-chain grouped-aic aic",
	"grouped-x-chain":                 "empty-rectangle grouped-aic aic grouped-discontinuous-nice-loop",
	"xy-wing":                         "xy-chain als-xy-wing death-blossom als-chain aic discontinuous-nice-loop",
	"xy-chain":                        "xy-wing remote-pair als-xy-wing death-blossom als-chain aic discontinuous-nice-loop",
	"remote-pair":                     "xy-chain als-chain aic discontinuous-nice-loop",
	"w-wing":                          "als-w-wing chute-remote-pair aic discontinuous-nice-loop",
	"grouped-w-wing":                  "chute-remote-pair grouped-aic aic grouped-discontinuous-nice-loop",
	"chute-remote-pair":               "w-wing als-w-wing grouped-w-wing grouped-aic aic discontinuous-nice-loop grouped-discontinuous-nice-loop",
	"m-wing":                          "aic discontinuous-nice-loop",
	"s-wing":                          "aic discontinuous-nice-loop",
	"l-wing":                          "aic discontinuous-nice-loop",
	"h-wing":                          "aic discontinuous-nice-loop",
	"aic":                             "skyscraper two-string-kite turbot-fish empty-rectangle x-chain xy-wing remote-pair xy-chain w-wing als-w-wing chute-remote-pair m-wing s-wing l-wing h-wing als-xy-wing death-blossom als-chain",
	"discontinuous-nice-loop":         "skyscraper two-string-kite turbot-fish empty-rectangle x-chain xy-wing remote-pair xy-chain w-wing als-w-wing chute-remote-pair m-wing s-wing l-wing h-wing als-xy-wing death-blossom als-chain aic",
	"continuous-nice-loop":            "x-chain aic als-xz",
	"grouped-aic":                     "empty-rectangle grouped-x-chain grouped-w-wing chute-remote-pair aic",
	"grouped-discontinuous-nice-loop": "empty-rectangle grouped-x-chain grouped-w-wing chute-remote-pair grouped-aic aic",
	"grouped-continuous-nice-loop":    "grouped-x-chain grouped-aic aic",
	"als-xz":                          "als-aic als-continuous-nice-loop als-discontinuous-nice-loop aic continuous-nice-loop",
	"als-xy-wing":                     "als-chain death-blossom als-aic aic",
	"als-chain":                       "als-aic aic",
	"als-w-wing":                      "als-aic aic",
	"death-blossom":                   "als-xy-wing als-chain als-aic aic",
	"als-aic":                         "als-xz als-xy-wing als-chain als-w-wing death-blossom aic",
	"als-discontinuous-nice-loop":     "als-xz als-xy-wing als-chain als-w-wing death-blossom als-aic aic",
	"als-continuous-nice-loop":        "als-xz als-aic aic",

	"simple-coloring-trap": "3d-medusa", "simple-coloring-wrap": "3d-medusa", "3d-medusa": "simple-coloring-trap simple-coloring-wrap",
	"multi-coloring-1": "multi-coloring-2", "multi-coloring-2": "multi-coloring-1",
	"bug-2": "bug-n", "bug-n": "bug-2",
	"sue-de-coq":   "wxyz-wing vwxyz-wing uvwxyz-wing tuvwxyz-wing",
	"wxyz-wing":    "sue-de-coq",
	"vwxyz-wing":   "sue-de-coq",
	"uvwxyz-wing":  "sue-de-coq",
	"tuvwxyz-wing": "sue-de-coq",
	"sk-loop":      "multi-sector-locked-set",

	"law-of-leftovers": "set-equivalence",

	"nishio":                      "forcing-chain-contradiction forcing-net-contradiction trial",
	"forcing-chain-contradiction": "nishio forcing-net-contradiction trial",
	"forcing-net-contradiction":   "nishio forcing-chain-contradiction trial",
	"forcing-net-patterns":        "trial",
	"nested-forcing-net":          "trial",
	"trial":                       "nishio forcing-chain-contradiction forcing-net-contradiction forcing-net-patterns nested-forcing-net",
	"cell-forcing-chain":          "forcing-net-verity",
	"region-forcing-chain":        "forcing-net-verity",
	"forcing-net-verity":          "cell-forcing-chain region-forcing-chain",
}

// may reports whether a pattern that one technique finds may be an instance of another.
func may(code, other string) bool {
	if code == other || slices.Contains(strings.Fields(also[code]), other) {
		return true
	}
	// Fish: without their fins some are hardly one, and pairs are what both parts are.
	code, siamese := strings.CutPrefix(code, "siamese-")
	finned := strings.Replace(code, "sashimi-", "finned-", 1)
	return siamese && (other == code || other == finned || other == "siamese-"+finned) || finned != code && other == finned
}

// inLessons calls a function with steps of all techniques on the positions of their lessons.
func inLessons(t *testing.T, each func(t *techniques.Technique, g *candidates.Grid, s *explain.Step)) {
	t.Helper()
	for _, technique := range suite.All() {
		var grids []candidates.Grid
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		worked, _, err := lessons.Of(technique)
		if err != nil {
			t.Fatal(err)
		}
		grids = append(grids, p.Grid)
		for i := range worked {
			grids = append(grids, worked[i].Grid)
		}
		for i := range grids {
			n := 0
			techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&grids[i], func(s explain.Step) bool {
				each(technique, &grids[i], &s)
				n++
				return n < 3 && !testing.Short()
			})
		}
	}
}

// onTheWay calls a function with the steps of some walkthroughs.
func onTheWay(t *testing.T, each func(t *techniques.Technique, g *candidates.Grid, s *explain.Step)) {
	t.Helper()
	every := 20
	if testing.Short() {
		every = 200
	}
	for _, g := range append(notationtest.Read(t, "stalled", every), notationtest.Read(t, "samples", every)...) {
		for f := range pipeline.Solve(g).Frames() {
			each(techniques.Lookup(list, f.Step.Technique.Code), &f.Before, f.Step)
		}
	}
}

// What a technique finds is an instance of it, and of no other but those of which the lessons say so.
func TestOwnPatterns(t *testing.T) {
	called := names.New(list)
	seen := map[string]bool{}
	each := func(technique *techniques.Technique, g *candidates.Grid, s *explain.Step) {
		seen[technique.Code] = true
		found := called.Of(g, s)
		if !slices.Contains(found, technique) {
			t.Errorf("%s\nfinds %v, which is said to be none", technique.Code, s)
		}
		for _, other := range found {
			if !may(technique.Code, other.Code) {
				t.Errorf("%s\nfinds %v, which is said to be %s", technique.Code, s, other.Code)
			}
		}
	}
	inLessons(t, each)
	onTheWay(t, each)
	for _, technique := range suite.All() {
		if !seen[technique.Code] {
			t.Errorf("no pattern of %s was found", technique.Code)
		}
	}
}

// ofAPart finds aliases that other programs have for a part of what a technique finds.
var ofAPart = regexp.MustCompile("^Pointing |Hexagon$|^(Unique Loop|Extended Rectangle) Type")

// The names of a technique fit what it finds; those of others fit if it is an instance of them as well.
func TestNames(t *testing.T) {
	called := names.New(list)
	inLessons(t, func(technique *techniques.Technique, g *candidates.Grid, s *explain.Step) {
		for _, name := range append(technique.Aliases, technique.Code, technique.Name, strings.ToUpper(technique.Name), technique.HoDoKu, technique.Family, "") {
			if as, fits := called.Call(name, g, s); as.Code == "" || !fits && !ofAPart.MatchString(name) {
				t.Errorf("%q does not fit %v of %s, which is called %q", name, s, technique.Code, as.Name)
			}
		}
		found := called.Of(g, s)
		for i, other := range list {
			if i%20 != len(s.Effects)%20 && other.Family != technique.Family {
				continue
			}
			want := found[0].Ref()
			if slices.Contains(found, other) {
				want = other.Ref()
			}
			if as, fits := called.Call(other.Name, g, s); fits != slices.Contains(found, other) || as != want {
				t.Errorf("%s: %v is called %q: %v, %v", technique.Code, s, other.Name, as, fits)
			}
		}
	})
}

// An alias of a part fits that part alone.
func TestParts(t *testing.T) {
	called := names.New(list)
	fitted := map[bool]int{}
	each := func(technique *techniques.Technique, g *candidates.Grid, s *explain.Step) {
		places, ok := 0, false
		if e, isCover := s.Evidence.(explain.Cover); isCover && technique.Code == "pointing" {
			places, ok = e.Places(g).Len(), true
		}
		for name, want := range map[string]int{"pointing pair": 2, "Pointing Triple": 3} {
			if _, fits := called.Call(name, g, s); fits != (ok && places == want) {
				t.Errorf("%q fits %v: %v", name, s, fits)
			} else {
				fitted[fits]++
			}
		}
	}
	inLessons(t, each)
	if fitted[true] == 0 || fitted[false] == 0 {
		t.Errorf("%v names were judged", fitted)
	}
}

// A name means what it names, or else all of which it is a part.
func TestMeaning(t *testing.T) {
	called := names.New(list)
	for _, test := range []struct{ name, means, others string }{
		{"X-Wing", "x-wing", "xy-wing finned-x-wing"},
		{"wing", "xy-wing x-wing w-wing als-w-wing m-wing wxyz-wing chute-remote-pair", "swordfish aic"},
		{"fish", "x-wing swordfish franken-whale kraken-fish-type-1 turbot-fish", "xy-wing"},
		{"als", "als-xz als-chain death-blossom", "xy-chain"},
		{"chain", "aic x-chain als-chain continuous-nice-loop cell-forcing-chain", "x-wing"},
		{"pair", "naked-pair hidden-pair locked-pair almost-locked-pair remote-pair", "naked-triple"},
		{"BUG", "bug-1 bug-2 bug-3 bug-4 bug-n", "unique-rectangle-1"},
		{"bug type 1", "bug-1", "bug-2"},
		{"simple colouring", "simple-coloring-trap simple-coloring-wrap", "multi-coloring-1"},
		{"multi colors 1", "multi-coloring-1", "multi-coloring-2"},
		{"colours 1", "", "multi-coloring-1"}, // of the digit 1
		{"xy", "xy-wing xy-chain", "xyz-wing"},
		{"unique rectangle", "unique-rectangle-1 unique-rectangle-6 hidden-rectangle extended-rectangle", "empty-rectangle"},
		{"UR1", "unique-rectangle-1", "unique-rectangle-2"},
		{"nice loop", "continuous-nice-loop grouped-discontinuous-nice-loop", "sk-loop"},
		{"multiple forcing chains", "cell-forcing-chain region-forcing-chain", "nishio"},
		{"medusa", "3d-medusa", "m-wing"},
		{"0300", "x-wing", "swordfish"},
		{"locked candidates", "pointing claiming", "locked-pair"},
		{"kraken fish", "kraken-fish-type-1 kraken-fish-type-2", "jellyfish"},
		{"", "", "x-wing aic"},
		{"x-ring", "", "x-wing aic"},
	} {
		meant := map[string]bool{}
		for _, technique := range called.Meant(test.name) {
			meant[technique.Code] = true
		}
		for _, code := range strings.Fields(test.means) {
			if !meant[code] {
				t.Errorf("%q does not mean %s", test.name, code)
			}
		}
		for _, code := range strings.Fields(test.others) {
			if meant[code] {
				t.Errorf("%q means %s", test.name, code)
			}
		}
		if called.Known(test.name) != (test.means != "") {
			t.Errorf("%q is known: %v", test.name, called.Known(test.name))
		}
	}
}
