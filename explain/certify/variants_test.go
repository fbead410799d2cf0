package certify_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain/certify"
)

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
func certifyVariants(t *testing.T, name string, least int) {
	proved := checker(t, "s VERIFIED UNSAT", "cake_lpr/basis_ffi.c", "cake_lpr/cake_lpr.S")
	n := 0
	for _, v := range notationtest.Variants(t, name) {
		if v.MadeFor == "solvers" && !notationtest.Full() {
			continue
		}
		g := &v.Grid
		c, err := certify.Search(t.Context(), g, v.Solution)
		if errors.Is(err, certify.ErrCounts) {
			continue // it has a proof by sums
		}
		if err != nil {
			t.Errorf("%s: %v", v.Name, err)
			continue
		}
		n++
		cnf, lrat := files(t, c)
		formula, want := clauses(t, cnf), formulaOf(t, v.FPuzzles, v.Stated)
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
	if n < least {
		t.Errorf("%s has %d puzzles to certify, expected %d", name, n, least)
	}
}

// Puzzles with clues are certified by a search: those of others, and those made.
func TestVariants(t *testing.T) {
	for name, least := range map[string]int{"variants/puzzles.jsonl": 49, "variants/generated.jsonl": 66} {
		certifyVariants(t, name, least)
	}
}
