package bitset_test

import (
	"math/rand/v2"
	"testing"

	"pencilmark/candidates/bitset"
)

// random returns a set of numbers below n, and the same as a list of truths.
func random(rng *rand.Rand, n int) (bitset.Set, []bool) {
	s, in := bitset.Cleared(nil, n), make([]bool, n)
	for i := range n {
		if rng.IntN(3) == 0 {
			s.Add(i)
			in[i] = true
		}
	}
	return s, in
}

// check compares a set with a list of truths, by every way to read it.
func check(t *testing.T, what string, s bitset.Set, in []bool) {
	t.Helper()
	count, next := 0, s.Next(0)
	for i, want := range in {
		if s.Has(i) != want {
			t.Fatalf("%s: Has(%d) = %v", what, i, !want)
		}
		if !want {
			continue
		}
		count++
		if next != i {
			t.Fatalf("%s: Next gives %d, want %d", what, next, i)
		}
		next = s.Next(i + 1)
	}
	if next != -1 || s.Len() != count || s.IsEmpty() != (count == 0) {
		t.Fatalf("%s: %d numbers, empty %v, and Next ends with %d; want %d", what, s.Len(), s.IsEmpty(), next, count)
	}
}

// Every operation against lists of truths, on sets that fill their words and on
// sets that do not.
func TestSet(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 50 {
		for _, n := range []int{0, 1, 63, 64, 65, 128, 200} {
			for name, op := range map[string]struct {
				set  func(a, b bitset.Set)
				want func(a, b bool) bool
			}{
				"Or":     {bitset.Set.Or, func(a, b bool) bool { return a || b }},
				"And":    {bitset.Set.And, func(a, b bool) bool { return a && b }},
				"AndNot": {bitset.Set.AndNot, func(a, b bool) bool { return a && !b }},
			} {
				a, inA := random(rng, n)
				b, inB := random(rng, n)
				both, meets := 0, false
				for i := range n {
					meets = meets || inA[i] && inB[i]
				}
				if a.Meets(b) != meets {
					t.Fatalf("Meets = %v", !meets)
				}
				for i := range n {
					if inA[i] && inB[i] {
						if both = a.NextOfBoth(b, both); both != i {
							t.Fatalf("NextOfBoth gives %d, want %d", both, i)
						}
						both++
					}
					inA[i] = op.want(inA[i], inB[i])
				}
				op.set(a, b)
				check(t, name, a, inA)
				check(t, name+", other", b, inB)
				for i := range n {
					a.Remove(i)
				}
				check(t, "Remove", a, make([]bool, n))
			}
		}
	}
}

// The rows of a matrix are apart from each other, and empty again once it is
// cleared.
func TestMatrix(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	var m bitset.Matrix
	for _, size := range [][2]int{{3, 70}, {5, 64}, {70, 10}, {2, 1}} {
		rows, columns := size[0], size[1]
		m.Clear(rows, columns)
		for i := range rows {
			check(t, "cleared", m.Row(i), make([]bool, columns))
		}
		want := make([][]bool, rows)
		for i := range rows {
			var s bitset.Set
			s, want[i] = random(rng, columns)
			m.Row(i).Or(s)
		}
		chosen, isChosen := random(rng, rows)
		sum, all := bitset.Cleared(nil, columns), make([]bool, columns)
		for i := range rows {
			check(t, "row", m.Row(i), want[i])
			for j := range columns {
				all[j] = all[j] || isChosen[i] && want[i][j]
			}
		}
		m.OrRows(sum, chosen)
		check(t, "OrRows", sum, all)
	}
}
