package claim_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/techniques/names"
)

// onlyNames knows names and finds nothing, so that only the words of a claim count.
type onlyNames struct{ *names.Names }

func (onlyNames) Find(string, *candidates.Grid, func(*explain.Step) bool) {}

// garbled returns a claim with a word left out, doubled, or moved behind the next, all at
// a place that the number says, and with a word of another claim in place of that.
func garbled(text, before string, n int) (all []string) {
	words, others := strings.Fields(text), strings.Fields(before)
	if len(words) < 2 {
		return nil
	}
	i := n * 7 % (len(words) - 1)
	join := func(parts ...[]string) {
		var flat []string
		for _, part := range parts {
			flat = append(flat, part...)
		}
		all = append(all, strings.Join(flat, " "))
	}
	join(words[:i], words[i+1:])
	join(words[:i+1], words[i:])
	join(words[:i], words[i+1:i+2], words[i:i+1], words[i+2:])
	if len(others) > 0 {
		join(words[:i], others[n%len(others):n%len(others)+1], words[i+1:])
	}
	return all
}

// sampled returns all of some garbled claims for every second number, since reading those of each would take as long as all other tests of
// claims.
func sampled(all []string, n int) []string {
	if n%2 > 0 {
		return nil
	}
	return all
}

// What claims are taken for whose words are not where they belong, as those of people often are: nothing in most cases,
// and else what the words still say. A change of what is read shows here though no claim that is well written tells.
func TestReadings(t *testing.T) {
	t.Parallel()
	var b strings.Builder
	n, before := 0, ""
	for _, f := range forums(t) {
		for _, line := range f.claims {
			said, _, _ := strings.Cut(strings.TrimPrefix(line, "? "), " | ")
			for _, text := range sampled(garbled(said, before, n), n) {
				c, err := askWords(text, &f.grid)
				var unread *claim.Error
				if errors.As(err, &unread) {
					fmt.Fprintf(&b, "%s\n    %d\n", text, unread.Col)
					continue
				}
				if err != nil {
					t.Fatal(err)
				}
				fmt.Fprintf(&b, "%s\n    %s %v", text, c.Name, c.Effects)
				if c.Unread != "" {
					fmt.Fprintf(&b, " unread: %s", c.Unread)
				}
				if taken := claim.Taken(c); taken != "" {
					b.WriteString(" " + taken)
				}
				b.WriteByte('\n')
			}
			n, before = n+1, said
		}
	}
	compare(t, "readings", &b)
}
