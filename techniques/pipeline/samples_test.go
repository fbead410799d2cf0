package pipeline_test

import (
	"bufio"
	"os"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// unsampled are the techniques that no sample shows: none of 80000 puzzles made by
// chance had them. Samples have no clues, and no boxes of other shapes.
var unsampled = []string{"single-clue", "combinations", "must-have", "equal-cells", "common-conflict", "innies-and-outies", "killer-set-equivalence", "killer-pair",
	"killer-triple", "polarity", "line-counting", "law-of-leftovers", "sk-loop", "tridagon"}

// The samples have one solution each. Every technique of the profile, but few, is in
// the walkthrough of one of them, or finds something on the way through one that names
// it.
func TestSamples(t *testing.T) {
	shown := map[string]bool{}
	solver := newSolver(t, pipeline.Options{})
	for _, g := range notationtest.Read(t, "samples", 1) {
		w := solver.Solve(t.Context(), g)
		if w.Outcome != explain.Solved {
			t.Errorf("%v: %s", &g, w.Outcome)
		}
		for code := range w.Summary().Techniques {
			shown[code] = true
		}
	}
	for puzzle, codes := range named(t) {
		w := solver.Solve(t.Context(), parse(t, puzzle, candidates.Classic9))
		for _, code := range codes {
			if shown[code] {
				continue
			}
			technique := techniques.Lookup(suite.All(), code)
			if technique == nil {
				t.Fatalf("%s: no technique %s", puzzle, code)
			}
			shown[code] = findsOnTheWay(technique, w)
			if !shown[code] {
				t.Errorf("%s: %s finds nothing on the way", puzzle, code)
			}
		}
	}
	for _, technique := range suite.Human() {
		switch code := technique.Code; {
		case !shown[code] && !slices.Contains(unsampled, code):
			t.Errorf("%s: no sample shows it: name it above one that does, or above a new one", code)
		case shown[code] && slices.Contains(unsampled, code):
			t.Errorf("%s: a sample shows it", code)
		}
	}
}

// named returns the techniques that are named above samples.
func named(t *testing.T) map[string][]string {
	t.Helper()
	f, err := os.Open(notationtest.Path(t, "samples"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	found := map[string][]string{}
	var codes []string
	for lines := bufio.NewScanner(f); lines.Scan(); {
		line, comment := strings.CutPrefix(lines.Text(), "# ")
		switch {
		case line == "":
			codes = nil
		case comment:
			codes = append(codes, strings.Fields(line)...)
		case len(codes) > 0 && techniques.Lookup(suite.All(), codes[0]) != nil:
			found[line] = codes
		}
	}
	if len(found) == 0 {
		t.Fatal("no technique is named")
	}
	return found
}

// findsOnTheWay reports whether a technique finds something before some step.
func findsOnTheWay(technique *techniques.Technique, w *explain.Walkthrough) bool {
	runner := techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique)
	for f := range w.Frames() {
		if _, ok := runner.Next(&f.Before); ok {
			return true
		}
	}
	return false
}
