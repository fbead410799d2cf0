package claim_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Claims that differ in one word or figure get each the answer that it deserves: what follows, or what is wrong.
func TestDoubts(t *testing.T) {
	chain := "r3c6 r3c1 r2c1 r2c7 r8c7 r8c4 r4c4"
	for _, row := range []struct{ board, text, want string }{
		{"h", "hidden 89 pair r2c13", "[r2c1<>2 r2c1<>7 r2c3<>2 r2c3<>7]"},
		{"h", "hidden 89 pair r2c12", "Row 2 has a second 8 at r2c3."},
		{"h", "r2c2 can't be 5, or else naked pair r2c47", "[r2c2<>5]"},
		{"h", "r2c2 is not 5, otherwise naked pair 57 r2c47", "[r2c2<>5]"},
		{"h", "pair 57 r2c47 in row 3", "r2c4 and r2c7 are not all in row 3."},
		{"h", "pair 57 r2c4 r3c7", "r2c4 and r3c7 do not share a house."},
		{"h", "pair 357 r2c47", "3 digits cannot fill 2 cells, r2c4 and r2c7: expected as many digits as cells."},
		{"o", "xy-chain " + chain, "[r2c4<>1 r3c4<>1 r4c6<>1]"},
		{"o", "xy-chain 1 " + chain, "[r2c4<>1 r3c4<>1 r4c6<>1]"},
		{"o", "xy-chain 5 " + chain, "No xy-chain of 5 at r2c1, r2c7, r3c1, r3c6, r4c4, r8c4 and r8c7 that changes anything is found on this grid."},
		{"o", "chain: (1=5)r3c6-(5=8)r3c1-(8=5)r2c1-(5=9)r2c7-(9=3)r8c7-(3=7)r8c4-(7=1)r4c4, so r4c6 is not 1.", "[r4c6<>1]"},
		{"o", "1- r3c6 -5- r3c1 -8- r2c1 -5- r2c7 -9- r8c7 -3- r8c4 -7- r4c4 -1, and", "[r2c4<>1 r3c4<>1 r4c6<>1]"},
		{"o", "1 eliminated from r4c6 by xy-chain " + chain, "[r4c6<>1]"},
		{"i", "A=r7c8,r9c7{689} -6- B=r1478c3{13689}, Z=9", "[r9c3<>9]"},
		{"i", "A=r7c8,r9c7{689} -6- B=r1478c3{13689}, Z=3", "None of r7c8 and r9c7 can be 3."},
		{"i", "A=r7c8,r9c7{689} -6- B=r1478c3{13689}, Z=6", "6 is a restricted common of r7c8 and r9c7, which can lose it."},
		{"i", "A=r1478c3{13689} -6- B=r7c8,r9c7{689}, Z=3", "None of r7c8 and r9c7 can be 3."},
		{"i", "A=r1478c3{13689} -6- B=r7c8,r9c7{689}, Z=7", "None of r1c3, r4c3, r7c3 and r8c3 can be 7."},
		{"i", "9 removed from r9c3 by als-xz r7c8,r9c7 and r1478c3", "[r9c3<>9]"},
		{"i", "Simple Coloring Wrap A (3)r4c3,r5c8,r6c4,r9c9 / B (3)r4c9,r5c4,r6c2,r8c8", "in one cluster, at r4c3, r4c9, r5c4, r5c8, r6c2, r6c4, r8c8 and r9c9, and no two candidates of one colour exclude each other; it is called Simple Coloring Trap."},
		{"a", "Simple Coloring Trap A (1)r1c3,r2c6,r8c15 / B (1)r1c5,r2c1,r7c6", "r8c1 and r8c5, and two candidates of one colour exclude each other; it is called Simple Coloring Wrap."},
		{"k", "Simple Coloring Trap A (2)r7c1,r8c5 / B (2)r8c3 / C (2)r7c6 / D (2)r1c6", "in two clusters, at r1c6, r7c1, r7c6, r8c3 and r8c5; it is called Multi-Coloring 1."},
	} {
		g := boardOf(t, row.board)
		c, err := claim.Read(row.text, &g, called)
		if err != nil {
			t.Errorf("%s: %v", row.text, err)
			continue
		}
		j := c.Judge(&g, explain.Unique, called.Call)
		got := reason(j)
		if j.Verdict == claim.Shown {
			got = fmt.Sprint(j.Step.Effects)
		}
		if !strings.HasSuffix(got, row.want) {
			t.Errorf("%s is %s: %s\nwant %s", row.text, j.Verdict, got, row.want)
		}
	}
}

// That there is no such pattern, or almost one, is nothing that can be shown.
func TestDenied(t *testing.T) {
	g := boardOf(t, "i")
	for _, said := range []string{"", "here we go - ", "ok so I think a "} {
		c, err := claim.Read(said+"w-wing 39 r4c3 r8c8", &g, called)
		if err != nil || c.Judge(&g, explain.Unique, called.Call).Verdict != claim.Shown {
			t.Errorf("%sw-wing: %v, %v", said, c, err)
		}
	}
	for _, behind := range []string{"which I am afraid to say is not at all a thing of bananas", "and there is no 3 in r4c3 for the banana people of this forum"} {
		c, err := claim.Read("w-wing 39 r4c3 r8c8 ("+behind+")", &g, called)
		if err == nil && c.Judge(&g, explain.Unique, called.Call).Verdict == claim.Shown {
			t.Errorf("a w-wing (%s) is shown", behind)
		}
	}
	for _, denied := range []string{"contrary to what the banana people of this forum keep on telling everybody there is hardly any ", "the peeled bananas in this row are not at all what makes this a ", "no ", "not a ", "there is no ", "this isn't a ", "almost ", "almost a "} {
		c, err := claim.Read(denied+"w-wing 39 r4c3 r8c8", &g, called)
		if err == nil && c.Judge(&g, explain.Unique, called.Call).Verdict == claim.Shown {
			t.Errorf("%sw-wing is shown", denied)
		}
	}
}

// A full house of a digit is one only for the digit that is missing.
func TestFullHouseOf(t *testing.T) {
	p, err := notation.Parse(techniques.Lookup(suite.All(), "full-house").Doc.Grid, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for d := range p.Grid.Layout().Digits().All() {
		c, err := claim.Read(fmt.Sprintf("full house %v box 1", d), &p.Grid, called)
		if err != nil {
			t.Fatal(err)
		}
		if j := c.Judge(&p.Grid, explain.Unique, called.Call); (j.Verdict == claim.Shown) != (d == 4) {
			t.Errorf("%v is %s: %s", d, j.Verdict, reason(j))
		}
	}
}

// The form of a technique is of its kind: of chains a chain, of fish lines, of sets cells, of wings their cells.
func TestForms(t *testing.T) {
	g := boardOf(t, "i")
	for name, shape := range map[string]string{
		"m-wing": "(d)c=c-c=c", "xy-chain": "(d)c=c-c=c", "aic": "(d)c=c-c=c", "x-chain": "(d)c=c-c=c", "continuous nice loop": "(d)c=c-c=c", "als-xz": "b b", "als-xy-wing": "b b",
		"xyz-wing": "c c c", "xy-wing": "c c c", "skyscraper": "d c c", "w-wing": "dd c c", "naked triple": "ddd c c c", "unique rectangle 1": "dd b", "x-wing": "d rows d and d",
	} {
		form := strings.TrimPrefix(claim.Form(name, &g, called), name+" ")
		if got := shapeOf(form); got != shape {
			t.Errorf("%s is written like %s, %s: want %s", name, form, got, shape)
		}
	}
}

var blockAt = regexp.MustCompile(`^r([1-9]+)c([1-9]+)`)

// shapeOf writes a cell as c, a block of several as b, and a digit as d.
func shapeOf(form string) string {
	var b strings.Builder
	for form != "" {
		if m := blockAt.FindStringSubmatch(form); m != nil {
			if len(m[1])+len(m[2]) == 2 {
				b.WriteByte('c')
			} else {
				b.WriteByte('b')
			}
			form = form[len(m[0]):]
			continue
		}
		if '1' <= form[0] && form[0] <= '9' {
			b.WriteByte('d')
		} else {
			b.WriteByte(form[0])
		}
		form = form[1:]
	}
	return b.String()
}
