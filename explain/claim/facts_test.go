package claim_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain/claim"
)

// What is said of the board beside the pattern of a claim counts as well: a claim that is right is not shown any more when something is said in it
// that is not so, of the house of a cell, of what it may be or of what it sees. If that is so the claim is not refused for it.
func TestAsides(t *testing.T) {
	t.Parallel()
	cell := regexp.MustCompile(`\br([1-9])c([1-9])\b`)
	// Behind these the board is not as it is drawn, and of a cell something else may be said.
	supposed := regexp.MustCompile(`(?i)\b(if|say|suppose|assume|could|would|might|must|what|try|let|put|otherwise|when|else|has|have|fails?|works?)\b|\?`)
	tried, shown, refused := 0, map[string]int{}, map[string]int{}
	for n, f := range forums(t) {
		l := f.grid.Layout()
		for i, line := range f.claims {
			row := strings.Split(strings.TrimSpace(line), " | ")
			if len(l.Clues()) > 0 || (n+i)%3 != 0 || strings.HasPrefix(row[0], "? ") || row[1] != "yes" || supposed.MatchString(row[0]) {
				continue
			}
			a := ask(row[0], &f.grid)
			at := cell.FindStringIndex(row[0])
			if a.err != nil || a.c.IsConclusion() || a.j.Verdict != claim.Shown || at == nil {
				continue
			}
			before, behind := row[0][:at[1]], row[0][at[1]:]
			if strings.ContainsAny(before, "()[]{}=-/") || behind != "" && strings.ContainsAny(behind[:1], "=-<({[/+&") || strings.HasPrefix(behind, " (") || strings.HasPrefix(behind, " [") || strings.HasPrefix(behind, " {") { // of a list or a chain
				continue
			}
			c := candidates.At(int(row[0][at[0]+1]-'0'), int(row[0][at[0]+3]-'0'))
			held := f.grid.Candidates(c)
			if held.Len() < 2 || a.c.Effects == nil {
				continue
			}
			own := (l.HousesOf(c) & l.HousesOfKind(candidates.Box)).First().Number()
			other := own%9 + 1
			lacks := l.Digits() &^ held
			var near, far candidates.Cell
			for x := range f.grid.Open().Without(c).All() {
				if l.Peers(c).Has(x) {
					near = x
				} else {
					far = x
				}
			}
			if lacks == 0 || near == 0 || far == 0 {
				continue
			}
			wrong := held.Without(held.First()).With(lacks.First())
			end := strings.TrimRight(row[0], ". !")
			tried++
			for name, of := range map[string]struct{ right, wrong string }{
				"house":    {fmt.Sprintf("%s in box %d%s", before, own, behind), fmt.Sprintf("%s in box %d%s", before, other, behind)},
				"brackets": {fmt.Sprintf("%s (box %d)%s", before, own, behind), fmt.Sprintf("%s (box %d)%s", before, other, behind)},
				"list":     {fmt.Sprintf("%s (%v)%s", before, held, behind), fmt.Sprintf("%s (%v)%s", before, wrong, behind)},
				"braces":   {fmt.Sprintf("%s {%v}%s", before, held, behind), fmt.Sprintf("%s {%v}%s", before, wrong, behind)},
				"has":      {fmt.Sprintf("%s. %v has the candidates %s", end, c, listed(held)), fmt.Sprintf("%s. %v has the candidates %s", end, c, listed(wrong))},
				"because":  {fmt.Sprintf("%s, because %v is %s", end, c, listed(held)), fmt.Sprintf("%s, because %v is %s", end, c, listed(wrong))},
				"sees":     {fmt.Sprintf("%s, because %v sees %v", end, c, near), fmt.Sprintf("%s, because %v sees %v", end, c, far)},
				"each":     {fmt.Sprintf("%s. %v and %v see each other", end, c, near), fmt.Sprintf("%s. %v and %v see each other", end, c, far)},
			} {
				if b := ask(of.wrong, &f.grid); b.err == nil && !b.c.IsConclusion() && b.j.Verdict == claim.Shown {
					shown[name]++
					t.Logf("%s: %s is shown", f.file, of.wrong)
				}
				if b := ask(of.right, &f.grid); b.err == nil && !b.c.IsConclusion() && b.j.Verdict == claim.Flawed {
					refused[name]++
					t.Logf("%s: %s is flawed: %s", f.file, of.right, reason(b.j))
				}
			}
		}
	}
	t.Logf("%d claims; of these shown with an aside that is not so: %v; refused with one that is: %v", tried, shown, refused)
	if tried < 100 {
		t.Errorf("only %d claims were tried", tried)
	}
	for name, n := range shown {
		if n*30 > tried {
			t.Errorf("%s: of %d claims with an aside that is not so %d are shown: want at most one of 30", name, tried, n)
		}
	}
	for name, n := range refused {
		if n*30 > tried {
			t.Errorf("%s: of %d claims with an aside that is so %d are refused: want at most one of 30", name, tried, n)
		}
	}
}

// listed writes digits as people do: 2, 3 or 5.
func listed(digits candidates.DigitSet) string {
	var all []string
	for d := range digits.All() {
		all = append(all, d.String())
	}
	return strings.Join(all[:len(all)-1], ", ") + " or " + all[len(all)-1]
}
