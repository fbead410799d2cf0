package certify_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain/certify"
)

// variant is a puzzle with clues.
type variant struct {
	Name, Kind, Solution string
	MadeFor              string `json:"made_for"` // people, or solvers to be stressed
	FPuzzles             json.RawMessage
}

// variants returns the puzzles of a file that have one solution, and only clues that the program reads. Those that are
// made for solvers are for full tests.
func variants(t *testing.T, path string) (list []variant, grids []candidates.Grid) {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var v variant
		if err := json.Unmarshal(lines.Bytes(), &v); err != nil {
			t.Fatal(err)
		}
		if v.Kind != "unique" || v.MadeFor == "solvers" && !notationtest.Full() {
			continue
		}
		p, err := notation.Parse(string(v.FPuzzles), candidates.Classic9)
		if err != nil {
			continue // another test says which puzzles are read
		}
		list, grids = append(list, v), append(grids, p.Grid)
	}
	return list, grids
}

// follows reports whether each clause of a list follows from a formula by unit propagation, or so from the formula and
// others of the list that do, and if not which does not.
func follows(formula, list [][]int) (missing []int, ok bool) {
	const zero = candidates.MaxCandidates
	var at [2*zero + 1][][]int // by literal, the clauses that have it
	has := map[string]bool{}
	know := func(clause []int) {
		for _, x := range clause {
			at[zero+x] = append(at[zero+x], clause)
		}
		has[fmt.Sprint(clause)] = true
	}
	for _, clause := range formula {
		slices.Sort(clause)
		know(clause)
	}
	var isTrue [2*zero + 1]bool
	var trail []int
	set := func(x int) {
		if !isTrue[zero+x] {
			isTrue[zero+x] = true
			trail = append(trail, x)
		}
	}
	conflict := func() bool {
		for i := 0; i < len(trail); i++ {
			if isTrue[zero-trail[i]] {
				return true
			}
		next:
			for _, clause := range at[zero-trail[i]] {
				open, unit := 0, 0
				for _, x := range clause {
					if isTrue[zero+x] {
						continue next
					}
					if !isTrue[zero-x] {
						open, unit = open+1, x
					}
				}
				switch open {
				case 0:
					return true
				case 1:
					set(unit)
				}
			}
		}
		return false
	}
	for _, clause := range list {
		slices.Sort(clause)
	}
	list = slices.DeleteFunc(slices.Clone(list), func(clause []int) bool { return has[fmt.Sprint(clause)] })
	for before := len(list) + 1; before > len(list) && len(list) > 0; {
		before = len(list)
		list = slices.DeleteFunc(list, func(clause []int) bool {
			for _, x := range clause {
				set(-x)
			}
			found := conflict()
			for _, x := range trail {
				isTrue[zero+x] = false
			}
			trail = trail[:0]
			if found {
				know(clause)
			}
			return found
		})
	}
	if len(list) > 0 {
		return list[0], false
	}
	return nil, true
}

// certifyVariants certifies all puzzles of a file, holds the formulas against those that a setter would write, and the
// proofs against a checker that is proved correct.
func certifyVariants(t *testing.T, path string, least int) {
	proved := checker(t, "s VERIFIED UNSAT", "cake_lpr/basis_ffi.c", "cake_lpr/cake_lpr.S")
	list, grids := variants(t, path)
	for i, v := range list {
		g := &grids[i]
		var solution candidates.Filling
		n := 0
		for c := range g.Layout().Cells().All() {
			solution[c] = candidates.Digit(v.Solution[n] - '0')
			n++
		}
		c, err := certify.Search(t.Context(), g, solution)
		if err != nil {
			t.Errorf("%s: %v", v.Name, err)
			continue
		}
		cnf, lrat := files(t, c)
		formula, want := clauses(t, cnf), formulaOf(t, v.FPuzzles, v.Solution)
		if clause, ok := follows(formula, want); !ok {
			t.Errorf("%s: the formula lacks %v", v.Name, clause)
		}
		if clause, ok := follows(want, formula); !ok {
			t.Errorf("%s: the formula has %v, which does not belong there", v.Name, clause)
		}
		if !proved(cnf, lrat) {
			t.Errorf("%s: cake_lpr does not accept the proof", v.Name)
		}
	}
	if len(list) < least {
		t.Errorf("%s has %d puzzles to certify, expected %d", path, len(list), least)
	}
}

// Puzzles with clues are certified by a search: those of others, and those made.
func TestVariants(t *testing.T) {
	for name, least := range map[string]int{"variants/puzzles.jsonl": 49, "variants/generated.jsonl": 66} {
		certifyVariants(t, notationtest.Path(t, name), least)
	}
}
