package certify_test

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
)

// proofLine is a line of a proof in LRAT form: ID clause 0 hints 0.
type proofLine struct {
	id            int
	clause, hints []int
}

func (l proofLine) String() string {
	var b strings.Builder
	for _, x := range slices.Concat([]int{l.id}, l.clause, []int{0}, l.hints) {
		fmt.Fprint(&b, x, " ")
	}
	return b.String() + "0\n"
}

func numbers(tb testing.TB, line string) (list []int) {
	for field := range strings.FieldsSeq(line) {
		n, err := strconv.Atoi(field)
		if err != nil {
			tb.Fatal(err)
		}
		list = append(list, n)
	}
	if len(list) == 0 || list[len(list)-1] != 0 {
		tb.Fatalf("%q has no 0 at the end", line)
	}
	return list[:len(list)-1]
}

// proofLines reads a proof.
func proofLines(tb testing.TB, lrat string) (lines []proofLine) {
	for line := range strings.Lines(lrat) {
		all := numbers(tb, line)
		end := slices.Index(all, 0)
		if end < 1 {
			tb.Fatalf("%q is no line of a proof", line)
		}
		lines = append(lines, proofLine{all[0], all[1:end], all[end+1:]})
	}
	return lines
}

// check is a checker of proofs: each line must follow by unit propagation from
// its hints, in order, the last of them in conflict, and the last line must be
// empty. Literals are -729 to 729.
func check(formula [][]int, proof []proofLine) error {
	known := map[int][]int{} // the clauses of lines
	last, done := len(formula), false
	for _, l := range proof {
		if l.id <= last {
			return fmt.Errorf("line %d is out of order", l.id)
		}
		var isTrue [2*candidates.MaxCandidates + 1]bool // by literal, from the lowest
		const zero = candidates.MaxCandidates
		for _, x := range l.clause {
			isTrue[zero-x] = true
		}
		conflict := false
		for _, hint := range l.hints {
			clause, ok := known[hint]
			if 0 < hint && hint <= len(formula) {
				clause, ok = formula[hint-1], true
			}
			if !ok || conflict {
				return fmt.Errorf("line %d: hint %d is unknown, or behind the conflict", l.id, hint)
			}
			open, unit := 0, 0
			for _, x := range clause {
				if isTrue[zero+x] {
					return fmt.Errorf("line %d: hint %d is true", l.id, hint)
				}
				if !isTrue[zero-x] {
					open, unit = open+1, x
				}
			}
			if open > 1 {
				return fmt.Errorf("line %d: hint %d leaves %d literals", l.id, hint, open)
			}
			conflict = open == 0
			isTrue[zero+unit] = open == 1
		}
		if !conflict {
			return fmt.Errorf("line %d: no conflict", l.id)
		}
		known[l.id] = l.clause
		last, done = l.id, len(l.clause) == 0
	}
	if !done {
		return errors.New("the last line is not empty")
	}
	return nil
}

// The checker accepts a proof by hand, and none in which something is missing.
func TestCheck(t *testing.T) {
	formula := [][]int{{1, 2}, {-1, 2}, {1, -2}, {-1, -2}}
	for lrat, want := range map[string]bool{
		"5 2 0 1 2 0\n6 0 5 3 4 0\n":    true,
		"5 2 0 1 2 0\n":                 false, // not empty
		"6 0 5 3 4 0\n":                 false, // from a line that is not there
		"5 2 0 1 0\n6 0 5 3 4 0\n":      false, // without a conflict
		"5 2 0 1 2 3 0\n6 0 5 3 4 0\n":  false, // behind the conflict
		"5 2 0 1 2 0\n6 0 3 5 4 0\n":    false, // out of order
		"4 2 0 1 2 0\n6 0 4 3 4 0\n":    false, // a number that is taken
		"5 -1 0 1 2 0\n6 0 5 1 4 0\n":   false, // a clause that does not follow
		"5 2 0 1 2 0\n6 0 5 3 3 4 0\n":  false, // a hint that is true
		"5 2 0 1 2 0\n6 0 5 -3 4 0\n":   false, // a hint that is none
		"5 2 1 0 1 0\n6 0 5 3 4 0\n":    false, // a clause too weak for the line after it
		"5 2 -2 0 1 2 0\n6 0 5 3 4 0\n": false,
	} {
		if err := check(formula, proofLines(t, lrat)); (err == nil) != want {
			t.Errorf("%q: %v", lrat, err)
		}
	}
}

// damage returns the proof with one change that leaves no proof, as all of it is
// needed: a line, a hint or the end less, a literal of the other sign, or a hint
// at a line that is yet to come. With another hint there may be another proof.
func damage(random *rand.Rand, proof []proofLine) (damaged []proofLine, what string) {
	damaged = slices.Clone(proof)
	i := random.IntN(len(proof))
	l := &damaged[i]
	l.clause, l.hints = slices.Clone(l.clause), slices.Clone(l.hints)
	hint := random.IntN(len(l.hints))
	switch kind := random.IntN(5); {
	case kind == 0:
		return slices.Delete(damaged, i, i+1), fmt.Sprintf("without line %d", l.id)
	case kind == 1:
		return damaged[:i], fmt.Sprintf("without line %d and those after it", l.id)
	case kind == 2 && len(l.clause) > 0:
		x := &l.clause[random.IntN(len(l.clause))]
		*x = -*x
	case kind == 3:
		l.hints[hint] = proof[i+random.IntN(len(proof)-i)].id
	default:
		l.hints = slices.Delete(l.hints, hint, hint+1)
	}
	return damaged, fmt.Sprintf("with line %v", *l)
}

// A proof that is damaged anywhere is rejected.
func TestDamage(t *testing.T) {
	const count = 10_000
	random := rand.New(rand.NewPCG(1, 2))
	grids := append(notationtest.Read(t, "samples", 20), notationtest.Read(t, "stalled", 4)...)
	for _, g := range grids {
		formula, proof := certified(t, &g)
		for range (count + len(grids) - 1) / len(grids) {
			if damaged, what := damage(random, proof); check(formula, damaged) == nil {
				t.Errorf("%v: the proof is accepted %s", &g, what)
			}
		}
	}
}

// checker builds a checker that others wrote, beside the project, and returns
// what reports whether it accepts a proof, which it says in a line of its own.
// Where it or gcc is missing the test is skipped; with CI=true it fails.
func checker(t *testing.T, accepts string, sources ...string) func(cnf, lrat string) bool {
	t.Helper()
	dir := t.TempDir()
	program, formula, proof := filepath.Join(dir, "checker"), filepath.Join(dir, "a.cnf"), filepath.Join(dir, "a.lrat")
	args := []string{"-O2", "-std=gnu99", "-w", "-o", program}
	for _, source := range sources {
		args = append(args, filepath.Join("..", "..", "..", "shared", "checkers", filepath.FromSlash(source)))
	}
	if out, err := exec.Command("gcc", args...).CombinedOutput(); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatalf("gcc: %v\n%s", err, out)
		}
		t.Skipf("needs gcc and the checkers of others in ../shared/checkers: %v\n%s", err, out)
	}
	return func(cnf, lrat string) bool {
		if err := errors.Join(os.WriteFile(formula, []byte(cnf), 0o666), os.WriteFile(proof, []byte(lrat), 0o666)); err != nil {
			t.Fatal(err)
		}
		out, _ := exec.Command(program, formula, proof).Output() // exit status 1 may come with either answer
		return strings.Contains("\n"+string(out)+"\n", "\n"+accepts+"\n")
	}
}

// Checkers that others wrote accept the proofs of easy and hard puzzles. The one
// that is proved correct accepts none that is damaged; the other one takes any
// hints for the empty clause, if they come to no conflict.
func TestCheckersOfOthers(t *testing.T) {
	proved := checker(t, "s VERIFIED UNSAT", "cake_lpr/basis_ffi.c", "cake_lpr/cake_lpr.S")
	quick := checker(t, "c VERIFIED", "drat-trim/lrat-check.c")
	random := rand.New(rand.NewPCG(3, 4))
	collections := map[string]int{"samples": 100, "stalled": 10} // every so many puzzles
	if !testing.Short() {
		maps.Copy(collections, map[string]int{"clues17": 20_000, "magictour": 500, "msk009": 500, "hardest1106": 180})
	}
	for name, nth := range collections {
		for _, g := range notationtest.Read(t, name, nth) {
			cnf, lrat := files(t, certificate(t, &g))
			if a, b := proved(cnf, lrat), quick(cnf, lrat); !a || !b {
				t.Errorf("%v: cake_lpr accepts the proof: %t, lrat-check: %t", &g, a, b)
			}
			damaged, what := damage(random, proofLines(t, lrat))
			lrat = ""
			for _, l := range damaged {
				lrat += l.String()
			}
			if proved(cnf, lrat) {
				t.Errorf("%v: cake_lpr accepts the proof %s", &g, what)
			}
		}
	}
}
