package techniques_test

import (
	"errors"
	"io"
	"os"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// HoDoKu's library of technique cases. It is under the GPL and not part of
// the project; where it is absent the test is skipped.
const library = "../../shared/corpora/reglib-dev.txt"

// A case passes if the technique finds a step about the digits of the line,
// and if every such step has exactly the effects of the line. A fail case,
// variant x, passes if there is no such step.
func TestLibrary(t *testing.T) {
	f, err := os.Open(library)
	if errors.Is(err, os.ErrNotExist) {
		t.Skip("the library is not here")
	} else if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := notation.NewReader(f, library, candidates.Classic9)
	judged := map[string]int{}
	for {
		p, err := lines.Read()
		if err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		if technique := techniques.Lookup(suite.All(), p.Case.Code); technique != nil {
			judged[technique.Code]++
			judge(t, technique, p)
		}
	}
	for _, technique := range suite.All() {
		if technique.HoDoKu != "" && judged[technique.Code] == 0 {
			t.Errorf("the library has no case for %s", technique.Code)
		}
	}
}

func judge(t *testing.T, technique *techniques.Technique, p *notation.Puzzle) {
	var want []explain.Effect
	for _, k := range p.Case.Eliminations {
		want = append(want, explain.Effect{Candidate: k})
	}
	for _, k := range p.Case.Placements {
		want = append(want, explain.Effect{Candidate: k, Place: true})
	}
	slices.SortFunc(want, explain.CompareEffects)
	found := 0
	techniques.NewRunner([]*techniques.Technique{technique}).All(&p.Grid, func(s explain.Step) bool {
		if err := verify.Step(&p.Grid, &s); err != nil {
			t.Errorf("line %d, %s: %v", p.Line, technique.Code, err)
		} else if items := verify.Unneeded(&p.Grid, &s); len(items) > 0 {
			t.Errorf("line %d, %s: %v cites %v, which the proof does not need", p.Line, technique.Code, s.Effects, items)
		}
		if s.Evidence.Digits(&p.Grid) != p.Case.Digits {
			return true
		}
		found++
		if !slices.Equal(s.Effects, want) {
			t.Errorf("line %d, %s: found %v, want %v", p.Line, technique.Code, s.Effects, want)
		}
		return true
	})
	if fails := p.Case.Variant == "x"; fails == (found > 0) {
		t.Errorf("line %d, %s: found %d steps on %v", p.Line, technique.Code, found, p.Case.Digits)
	}
}
