package hodoku_test

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/techniques/hodoku"
	"pencilmark/techniques/suite"
	"pencilmark/techniques/techtest"
)

// The techniques are judged on a HoDoKu technique library, the collection reglib-dev
// beside the project; see [notationtest.Path] for where that is absent. A case passes
// if the techniques that have its code find something for its digits, and whatever
// they find for them has exactly the effects of the case; in a fail case, variant x,
// they must find nothing.
func TestLibrary(t *testing.T) {
	path := notationtest.Path(t, "reglib-dev")
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	judged := map[string]int{} // by family
	for r := notation.NewReader(f, path, candidates.Classic9); ; {
		p, err := r.Read()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if p.Case == nil {
			continue
		}
		search := hodoku.Library(p.Case.Code, p.Case.Variant)
		if len(search.Techniques) == 0 {
			continue
		}
		judged[search.Techniques[0].Family]++
		if err := judge(search, p); err != nil {
			t.Errorf("%s-%s, line %d: %v", p.Case.Code, p.Case.Variant, p.Line, err)
		}
	}
	for _, technique := range suite.All() {
		if technique.HoDoKu != "" && judged[technique.Family] == 0 {
			t.Errorf("the library has no case for %s, nor for others of its family", technique.Code)
		}
	}
}

// judge reports how a search fails the case that came with the puzzle.
func judge(search *hodoku.Search, p *notation.Puzzle) error {
	search.Granted = func(*candidates.Grid) explain.Assume { return explain.Unique }
	steps, _ := search.Steps(&p.Grid)
	want := wanted(p.Case)
	found := 0
	for _, s := range steps {
		if err := techtest.CheckStep(&p.Grid, &s); err != nil {
			return err
		}
		if hodoku.Digits(p.Case.Code, &p.Grid, &s) != p.Case.Digits {
			continue
		}
		got := format(s.Effects)
		switch {
		case p.Case.Variant != "x" && got != want:
			return fmt.Errorf("found %s for %v, want %s", got, p.Case.Digits, want)
		case found == 0 && comparable(p.Case) && explain.Links(s.Evidence) != p.Case.Extra:
			// The shortest step comes first.
			return fmt.Errorf("found a chain of %d links for %v, want %d", explain.Links(s.Evidence), p.Case.Digits, p.Case.Extra)
		}
		found++
	}
	if (found == 0) != (p.Case.Variant == "x") {
		return fmt.Errorf("found %d steps for %v, want %s", found, p.Case.Digits, want)
	}
	return nil
}

// comparable reports whether the library gives the length of a chain as the
// number of its links. Where almost locked sets are in it they add to that.
func comparable(c *notation.LibraryCase) bool {
	switch c.Code + "-" + c.Variant {
	case "0709-2", "0710-3", "0710-4", "0711-3", "0711-4":
		return false
	}
	return c.Extra != 0
}

// wanted returns the effects of a library case as [format] has them.
func wanted(c *notation.LibraryCase) string {
	var effects []explain.Effect
	for _, k := range c.Eliminations {
		effects = append(effects, explain.Remove(k.Cell(), k.Digit()))
	}
	for _, k := range c.Placements {
		effects = append(effects, explain.Place(k.Cell(), k.Digit()))
	}
	slices.SortFunc(effects, explain.CompareEffects)
	return format(effects)
}

func format(effects []explain.Effect) string {
	var words []string
	for _, e := range effects {
		words = append(words, e.String())
	}
	return strings.Join(words, " ")
}
