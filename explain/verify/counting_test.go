package verify

import (
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// countingIn counts items, and as links lists of candidates, each with the number
// of its item: "0:r1c1=1+1:r1c5=1".
func countingIn(t *testing.T, needs, links string) counting {
	t.Helper()
	var c counting
	for name := range strings.FieldsSeq(needs) {
		item, err := candidates.ParseItem(name)
		if err != nil {
			t.Fatal(err)
		}
		c.needs = append(c.needs, item)
	}
	for list := range strings.FieldsSeq(links) {
		var link []share
		for name := range strings.SplitSeq(list, "+") {
			need, of, _ := strings.Cut(name, ":")
			k, err := candidates.ParseCandidate(of)
			if err != nil {
				t.Fatal(err)
			}
			link = append(link, share{int(need[0] - '0'), k})
		}
		c.links = append(c.links, link)
	}
	return c
}

// marked returns an empty board on which cells have few candidates.
func marked(t *testing.T, marks string) candidates.Grid {
	t.Helper()
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	for mark := range strings.FieldsSeq(marks) {
		name, keep, _ := strings.Cut(mark, ":")
		c, err := candidates.ParseCell(name)
		if err != nil {
			t.Fatal(err)
		}
		for d := range g.Candidates(c).All() {
			if !strings.Contains(keep, d.String()) {
				g.Remove(c, d)
			}
		}
	}
	return g
}

// A link holds candidates of which no two are true, and every candidate of a need
// is in a link, that of the same need.
func TestSound(t *testing.T) {
	g := marked(t, "r1c1:12 r1c5:12 r5c5:1")
	for _, test := range []struct {
		needs, links string
		want         bool
	}{
		{"r1c1 r1c5", "0:r1c1=1+1:r1c5=1 0:r1c1=2+1:r1c5=2", true},
		{"r1c1 r1c5", "0:r1c1=1+1:r1c5=1 0:r1c1=2", false},
		{"r1c1 r1c5", "0:r1c1=1+1:r1c5=1 0:r1c1=2 1:r1c5=2", true},
		{"r1c1 r1c5", "0:r1c1=1+1:r1c5=1 0:r1c1=2+0:r1c5=2", false},
		{"r1c1 r1c5", "0:r1c1=1+1:r1c5=2 0:r1c1=2+1:r1c5=1", false},
		{"r1c1", "0:r1c1=1+0:r1c1=2", true},
		{"r1c5 r5c5 r1c1", "0:r1c5=1+1:r5c5=1+2:r1c1=1 0:r1c5=2+2:r1c1=2", false},
		{"r5c5 r1c5 r1c1", "0:r5c5=1+1:r1c5=1 2:r1c1=1 1:r1c5=2+2:r1c1=2", true},
	} {
		c := countingIn(t, test.needs, test.links)
		if got := c.sound(&g); got != test.want {
			t.Errorf("%s, %s: %v", test.needs, test.links, got)
		}
		unsound := cases{c}
		effect := []explain.Effect{explain.Remove(candidates.At(1, 9), 1)}
		if err := unsound.prove(&g, effect); !test.want && (err == nil || err.Kind != ErrEvidence) {
			t.Errorf("%s, %s: proved by what does not add up: %v", test.needs, test.links, err)
		}
	}
}

// What takes links from needs that have none to spare is false.
func TestFollows(t *testing.T) {
	g := marked(t, "r1c1:12 r1c5:12 r5c1:13")
	const pair = "0:r1c1=1+1:r1c5=1 0:r1c1=2+1:r1c5=2"
	for _, test := range []struct {
		needs, links, removed string
		supposed              string // a candidate of the split
		want                  bool
	}{
		{"r1c1 r1c5", pair, "r1c9=1", "", true},
		{"r1c1 r1c5", pair, "r1c9=3", "", false},
		{"r1c1 r1c5", pair, "r2c1=1", "", false},
		{"r1c1 r1c5", pair, "r1c1=1", "", false}, // meets a need and takes one link
		{"r1c1 r5c1", "0:r1c1=1+1:r5c1=1 0:r1c1=2 1:r5c1=3", "r9c1=1", "", false},
		{"r1c1 r5c1", "0:r1c1=1+1:r5c1=1 0:r1c1=2 1:r5c1=3", "r4c1=3", "r1c2=2", true},
		{"r1c1 r5c1", "0:r1c1=1+1:r5c1=1 0:r1c1=2 1:r5c1=3", "r4c1=3", "r9c9=2", false},
		{"r1c1 r5c1", "0:r1c1=1+1:r5c1=1 0:r1c1=2 1:r5c1=3", "r4c1=3", "r4c1=4", true}, // two digits in a cell
		// A link whose candidates are in other links too is of no use.
		{"r1c1 r1c5", pair + " 0:r1c1=1", "r1c9=1", "", true},
		{"r1c1 r1c5", pair + " 0:r1c1=2 1:r1c5=2", "r1c9=1", "", false},
		// The same item is two needs.
		{"r1c1 r1c1", "0:r1c1=1 1:r1c1=1 0:r1c1=2 1:r1c1=2", "r9c1=1", "", false},
	} {
		c := countingIn(t, test.needs, test.links)
		k, err := candidates.ParseCandidate(test.removed)
		if err != nil {
			t.Fatal(err)
		}
		if test.supposed != "" {
			supposed, err := candidates.ParseCandidate(test.supposed)
			if err != nil {
				t.Fatal(err)
			}
			c.split, c.supposed = []candidates.Item{candidates.CellItem(supposed.Cell())}, []candidates.Candidate{supposed}
		}
		if got := c.follows(&g, k); got != test.want {
			t.Errorf("%s, %s, %s beside %q: %v", test.needs, test.links, test.removed, test.supposed, got)
		}
		all := cases{c}
		if err := all.prove(&g, []explain.Effect{{Candidate: k}}); (err == nil) != test.want {
			t.Errorf("%s, %s, %s beside %q: %v", test.needs, test.links, test.removed, test.supposed, err)
		}
		if err := all.prove(&g, []explain.Effect{{Candidate: k, Place: true}}); err == nil || err.Kind != ErrProof {
			t.Errorf("a placement is proved: %v", err)
		}
	}
}

// Every case counts, not only the first one.
func TestEveryCase(t *testing.T) {
	g := marked(t, "r1c1:12 r1c5:12")
	pair := countingIn(t, "r1c1 r1c5", "0:r1c1=1+1:r1c5=1 0:r1c1=2+1:r1c5=2")
	loose := countingIn(t, "r1c1", "0:r1c1=1 0:r1c1=2")
	effect := []explain.Effect{explain.Remove(candidates.At(1, 9), 1)}
	both := cases{pair, loose}
	if err := both.prove(&g, effect); err == nil {
		t.Error("proved, but not in the second case")
	}
	twice := cases{pair, pair}
	if err := twice.prove(&g, effect); err != nil {
		t.Error(err)
	}
}

// Without an item the others are counted as before.
func TestWithout(t *testing.T) {
	c := countingIn(t, "r1c1 r1c5 r1c9", "0:r1c1=1+1:r1c5=1+2:r1c9=1 0:r1c1=2+2:r1c9=2")
	c.split = []candidates.Item{candidates.CellItem(candidates.At(5, 5)), candidates.CellItem(candidates.At(6, 6))}
	c.supposed = []candidates.Candidate{candidates.Of(candidates.At(5, 5), 5), candidates.Of(candidates.At(6, 6), 6)}
	for item, want := range map[candidates.Item]counting{
		candidates.CellItem(candidates.At(1, 5)): countingIn(t, "r1c1 r1c9", "0:r1c1=1+1:r1c9=1 0:r1c1=2+1:r1c9=2"),
		candidates.CellItem(candidates.At(5, 5)): countingIn(t, "r1c1 r1c5 r1c9", "0:r1c1=1+1:r1c5=1+2:r1c9=1 0:r1c1=2+2:r1c9=2"),
	} {
		want.split, want.supposed = c.split, c.supposed
		if item == c.split[0] {
			want.split, want.supposed = c.split[1:], c.supposed[1:]
		}
		got := c.without(item)
		if !slices.Equal(got.needs, want.needs) || !slices.EqualFunc(got.links, want.links, slices.Equal) ||
			!slices.Equal(got.split, want.split) || !slices.Equal(got.supposed, want.supposed) {
			t.Errorf("without %v: got %v, want %v", item, got, want)
		}
	}
}
