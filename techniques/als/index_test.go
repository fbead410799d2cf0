package als_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/techniques"
	"pencilmark/techniques/als"
	"pencilmark/techniques/techtest"
)

// The entries are the pairs of sets without a common cell and with digits whose
// places in the one all see those in the other.
func TestRestrictedCommons(t *testing.T) {
	techtest.Narrowing(t, func(p *techniques.Pass) {
		g, l := *p.Grid, p.Grid.Layout()
		x := als.IndexOf(p)
		list := p.ALS()
		got := map[[2]int]candidates.DigitSet{}
		for _, r := range x.RestrictedCommons() {
			a, b := r.Sets()
			if a >= b || got[[2]int{a, b}] != 0 {
				t.Errorf("%v: entry %v is out of order or there twice", &g, r)
			}
			got[[2]int{a, b}] = r.Digits()
		}
		entries := 0
		for a := range list {
			for _, r := range x.CommonsOf(a) {
				entries++
				if b, c := r.Sets(); b != a && c != a {
					t.Errorf("%v: %v is listed for set %d", &g, r, a)
				}
			}
			for d := range list[a].Digits.All() {
				if got, want := x.TargetsOf(a, d), g.Places(d).And(l.PeersOfAll(list[a].Places(&g, d))); got != want {
					t.Errorf("%v: targets of %v on %v are %v, want %v", &g, list[a].Cells, d, got, want)
				}
			}
			for b := a + 1; b < len(list); b++ {
				var want candidates.DigitSet
				for d := range (list[a].Digits & list[b].Digits).All() {
					if list[b].Places(&g, d).Within(l.PeersOfAll(list[a].Places(&g, d))) {
						want = want.With(d)
					}
				}
				if list[a].Cells.Meets(list[b].Cells) {
					want = 0
				}
				if got[[2]int{a, b}] != want {
					t.Errorf("%v: %v and %v have restricted commons %v, want %v", &g, list[a].Cells, list[b].Cells, got[[2]int{a, b}], want)
				}
			}
		}
		if entries != 2*len(got) {
			t.Errorf("%v: %d entries by set for %d pairs", &g, entries, len(got))
		}
	})
}
