package chains_test

import (
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// The chains that are found in tables, as the technique library asks for them,
// are of the technique they are reported for, and are proved.
func TestTables(t *testing.T) {
	found := 0
	for _, code := range []string{"0706-1", "0707-1", "0708-1", "0709-1", "0709-2", "0710-1", "0710-3", "0711-1", "0711-3"} {
		hodoku, variant, _ := strings.Cut(code, "-")
		list, options := suite.Library(hodoku, variant)
		p, err := notation.Parse(list[len(list)-1].Doc.Example.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		runner := techniques.NewRunner(list).Grant(explain.Unique)
		runner.Options = options
		runner.All(&p.Grid, func(s explain.Step) bool {
			if err := verify.Step(&p.Grid, &s); err != nil {
				t.Errorf("%s: %v", code, err)
			}
			e := s.Evidence.(explain.Chain)
			over := slices.ContainsFunc(e.Links, explain.Link.InSet)
			grouped := slices.ContainsFunc(e.Nodes, func(n explain.Node) bool { return n.Cells.Len() > 1 })
			if isALS := strings.HasPrefix(s.Technique.Code, "als-"); over != isALS || !over && grouped != strings.HasPrefix(s.Technique.Code, "grouped-") {
				t.Errorf("%s: %v", s.Technique.Code, s.Evidence)
			}
			found++
			return true
		})
	}
	if found < 30 {
		t.Errorf("%d chains are few", found)
	}
}
