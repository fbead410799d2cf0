package claim_test

import (
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"pencilmark/explain"
	"pencilmark/explain/claim"
)

// The beginning of one claim and the end of another may say anything or nothing: whatever is read says something of the grid, and can be judged.
// SPLICES is how many are tried; other numbers try others.
func TestSpliced(t *testing.T) {
	t.Parallel()
	all := forums(t)
	tries := 300
	if n, err := strconv.Atoi(os.Getenv("SPLICES")); err == nil {
		tries = n
	}
	random := rand.New(rand.NewPCG(1, uint64(tries)))
	words := func() []string {
		f := all[random.IntN(len(all))]
		row, _, _ := strings.Cut(strings.TrimPrefix(f.claims[random.IntN(len(f.claims))], "? "), " | ")
		return strings.Fields(row)
	}
	read := 0
	for range tries {
		first, second := words(), words()
		text := strings.Join(append(first[:random.IntN(len(first)+1)], second[random.IntN(len(second)):]...), " ")
		g := &all[random.IntN(len(all))].grid
		func() {
			defer func() {
				if r := recover(); r != nil {
					t.Errorf("%q on\n%v\npanics: %v", text, g, r)
				}
			}()
			c, err := claim.ReadUnguarded(text, g, called)
			if err != nil {
				return
			}
			if read++; c.IsConclusion() && len(c.Effects) == 0 {
				t.Errorf("%q is read as a claim of nothing", text)
			}
			if j := c.Judge(g, explain.Unique, called.Call); j.Verdict != claim.Shown && len(j.Reason) == 0 {
				t.Errorf("%q is %s for no reason", text, j.Verdict)
			}
		}()
	}
	if read*5 < tries {
		t.Errorf("of %d only %d were read", tries, read)
	}
}
