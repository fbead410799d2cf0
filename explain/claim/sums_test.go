package claim_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques/pipeline"
)

// What steps of sums print is read back on the grid that they are found on: their notation, in both styles, with the same
// effects, the pattern alone, and the title.
func TestSumsAreRead(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{NoFallback: true})
	if err != nil {
		t.Fatal(err)
	}
	puzzles, read := 0, map[string]int{}
	kinds := map[string]int{} // of the first clue that counts
	for _, v := range notationtest.Variants(t, "variants/generated.jsonl") {
		counting := v.Grid.Layout().Counting()
		if len(counting) == 0 {
			continue
		}
		kind, most := counting[0].Clue.Kind, 1
		if kind == clues.Cage {
			most = 6
		}
		if kinds[kind.Code] == most && !notationtest.Full() {
			continue
		}
		kinds[kind.Code]++
		puzzles++
		steps := map[string]int{} // of the puzzle
		for f := range solver.Solve(t.Context(), v.Grid).Frames() {
			sum, ok := f.Step.Evidence.(explain.Sum)
			if !ok {
				continue
			}
			if steps[f.Step.Technique.Code]++; steps[f.Step.Technique.Code] > 8 && !notationtest.Full() {
				continue
			}
			read[f.Step.Technique.Code]++
			for _, style := range []say.Style{say.RC, say.A1} {
				w := prose.Writer{Style: style}
				text := w.Notation(f)
				j := judged(t, &f.Before, text)
				if j.Verdict != claim.Shown {
					t.Errorf("%s: step %d: %s\nis %q: %s", v.Name, f.Number, text, j.Verdict, reason(j))
				} else if !slices.Equal(j.Step.Effects, f.Step.Effects) {
					t.Errorf("%s: step %d: %s\nhas the effects %v, want %v", v.Name, f.Number, text, j.Step.Effects, f.Step.Effects)
				}
				if style != say.RC {
					continue
				}
				alone := prose.Writer{Style: style}.Notation(f)
				alone = alone[:len(alone)-len(" => "+style.CompactEffects(f.Step.Effects))]
				if j := judged(t, &f.Before, alone); j.Verdict != claim.Shown {
					t.Errorf("%s: step %d: %s\nis %q: %s", v.Name, f.Number, alone, j.Verdict, reason(j))
				}
				title := w.Title(f)
				c, err := claim.Read(title, &f.Before, called)
				if err != nil {
					t.Errorf("%s: step %d: %s: %v", v.Name, f.Number, title, err)
					continue
				}
				j = c.Judge(&f.Before, explain.Unique, called.Call)
				if j.Verdict != claim.Shown {
					t.Errorf("%s: step %d: %s\nis %q: %s", v.Name, f.Number, title, j.Verdict, reason(j))
				} else if got, ok := j.Step.Evidence.(explain.Sum); !ok || got.Houses != sum.Houses {
					t.Errorf("%s: step %d: %s\nis read as %+v, want %+v", v.Name, f.Number, title, j.Step.Evidence, sum)
				}
			}
		}
	}
	t.Logf("%d puzzles with clues %v, steps %v", puzzles, slices.Sorted(maps.Keys(kinds)), read)
	if len(kinds) < 10 || read["combinations"] < 80 || read["innies-and-outies"] < 15 {
		t.Errorf("%v are too few", read)
	}
}

// That two cells add up to what clues and houses leave them is a reason, though no clue has them; another total is none.
func TestRemaindersInWords(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "cage 20: r1c1 r1c2 r1c3", "cage 13: r2c1 r2c2 r3c1 r3c2", "cage 16: r4c1 r4c2 r4c3 r4c4", "cage 29: r4c6-r4c9 r5c9",
		"cage 25: r1c7 r1c8 r1c9 r2c7", "cage 9: r2c8 r2c9 r3c7", "cage 33: r9c1-r9c7")
	g := candidates.NewGrid(l, candidates.Filling{})
	tried := 0
	for _, d := range l.Remainders(2) {
		if len(d.Terms) != 2 || d.Terms[0].Times != 1 || d.Terms[1].Times != 1 || d.Total == 10 {
			continue
		}
		a, b, not := d.Terms[0].Cell, d.Terms[1].Cell, 9
		if d.Total > 10 {
			not = 1
		}
		for wrong, text := range []string{
			fmt.Sprintf("%v and %v add up to %d, so %v is not %d", a, b, d.Total, a, not),
			fmt.Sprintf("%v + %v = %d => %v<>%d", a, b, d.Total, b, not),
			fmt.Sprintf("%v and %v add up to %d, so %v is not %d", a, b, d.Total+1, a, not),
		} {
			tried++
			got := ask(text, &g)
			if shown := got.err == nil && got.j.Verdict == claim.Shown && got.c.Unread == ""; shown != (wrong < 2) {
				t.Errorf("%s: %s", text, answer(text, &g))
			}
		}
	}
	if tried < 6 {
		t.Errorf("%d claims", tried)
	}
}

// What is wrong with a claim about a sum is said of its clues, houses and cells.
func TestWrongSums(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "cage 17: r1c1 r1c2", "cage 14: r1c3-r1c6", "cage 13: r1c7 r1c8 r2c8", "arrow: r5c5 = r6c5 r7c5 = r5c6 r5c7", "sandwich 5: r9c1-r9c9", "thermo: r7c1 r7c2 r7c3")
	g := candidates.NewGrid(l, candidates.Filling{})
	for _, test := range []struct {
		text    string
		verdict claim.Verdict
		want    string // effects or reason
	}{
		{"cage 17: r1c1 r1c2", claim.Shown, "[r1c1<>1 r1c1<>2 r1c1<>3 r1c1<>4 r1c1<>5 r1c1<>6 r1c1<>7 r1c2<>1 r1c2<>2 r1c2<>3 r1c2<>4 r1c2<>5 r1c2<>6 r1c2<>7]"},
		{"cage 17: r1c1 r1c2 => r1c1<>7", claim.Shown, "[r1c1<>7]"},
		{"cage of 16 at r1c1 => r1c1<>7", claim.Flawed, "The board has no cage of 16 there, but the cage of 17 at r1c1."},
		{"the 16 cage at r1c1, so r1c1 is not 7", claim.Flawed, "The board has no cage of 16 there, but the cage of 17 at r1c1."},
		{"cage 8: r1c1 r1c2", claim.Flawed, "The board has no cage of 8 there, but the cage of 17 at r1c1."},
		{"combinations 16 r1c12", claim.Flawed, "there, but the cage of 17 at r1c1."},
		{"the 17 cage in r1 can only be 8 and 9, so r1c1 isn't 7", claim.Shown, "[r1c1<>7]"},
		{"the thermometer at r7c1, so r7c1 can't be 9", claim.Shown, "[r7c1<>9]"},
		{"thermometer r7c123 => r7c3<>2", claim.Shown, "[r7c3<>2]"},
		{"thermometer r7c123 => r7c1<>9, r7c3<>5", claim.Unsupported, "5 in r7c3 and 1 in r7c1 can both be true"},
		{"thermo: r7c1 r7c2 r7c4 => r7c1<>9", claim.Flawed, "No thermo at r7c1, r7c2 and r7c4 that changes anything is found on this grid."},
		{"cage of 17 at r1c1 => r1c1<>8", claim.Unsupported, "Some way to fill the cells has 8 in r1c1."},
		{"cage of 17 at r1c1 => r1c1=9", claim.Unsupported, "Some way to fill the cells has another digit than 9 in r1c1."},
		{"cage of 17 at r1c1 => r1c3<>7", claim.Unsupported, "The sum says nothing of r1c3."},
		{"Innies and Outies: cage 17: r1c1 r1c2 => r1c1<>7", claim.Flawed, "it is called Combinations"},
		{"Combinations: cage 17: r1c1 r1c2 => r1c1<>7", claim.Shown, "[r1c1<>7]"},
		{"r1 less cage 17: r1c1 r1c2 less cage 14: r1c3-r1c6 => r1c9<>6", claim.Unsupported, "Some way to fill the cells has 6 in r1c9."},
		{"r1 less cage 17: r1c1 r1c2 less cage 14: r1c3-r1c6 => r1c9<>5", claim.Unsupported, "Some way to fill the cells has 5 in r1c9."},
		{"r1 less cage 17: r1c1 r1c2 less cage 14: r1c3-r1c6 minus cage 13: r1c7 r1c8 r2c8 => r1c9=9", claim.Unsupported, "has another digit than 9 in r1c9."},
		{"r1 less cage 17: r1c1 r1c2 less cage 14: r1c3-r1c6 less cage 13: r1c7 r1c8 r2c8", claim.Shown, "[r1c9<>1 r2c8<>9]"},
		{"r1 less cage 17: r1c1 r1c2", claim.Shown, "[r1c3<>8 r1c3<>9 r1c4<>8"},
		{"r4 plus cage 13: r1c7 r1c8 r2c8", claim.Idle, "changes nothing"},
		{"r1 b1 less cage 17: r1c1 r1c2", claim.Flawed, "The houses overlap in r1c1, r1c2, r1c3."},
		{"r9 less sandwich 5: r9c1-r9c9", claim.Flawed, "has no sum 1"},
		{"r5 less arrow: r5c5 = r6c5 r7c5 = r5c6 r5c7 sum 3", claim.Flawed, "has no sum 3"},
		{"arrow: r5c5 = r6c5 r7c5 = r5c6 r5c7 sum 2 => r5c6<>9", claim.Shown, "[r5c6<>9]"},
		{"arrow: r5c5 = r6c5 r7c5 = r5c6 r5c7 sum 2 => r6c5<>9", claim.Unsupported, "The sum says nothing of r6c5."},
		{"arrow at r5c5 => r6c5<>9", claim.Shown, "[r6c5<>9]"},
		{"Innies and Outies in row 1", claim.Shown, "[r1c9<>1 r2c8<>9]"},
		{"Innies and Outies in rows 4, 5 and 6", claim.Flawed, "No clues leave few cells of row 4, row 5 and row 6."},
	} {
		c, err := claim.Read(test.text, &g, called)
		if err != nil {
			t.Errorf("%s: %v", test.text, err)
			continue
		}
		j := c.Judge(&g, explain.Unique, called.Call)
		got := reason(j)
		if j.Verdict == claim.Shown {
			got = fmt.Sprint(j.Step.Effects)
		}
		if j.Verdict != test.verdict || !strings.Contains(got, test.want) {
			t.Errorf("%s: %s, %s: want %s, %s", test.text, j.Verdict, got, test.verdict, test.want)
		}
	}
	for text, want := range map[string]string{
		"r1 less cage 16: r1c1 r1c2":      "expected a clue of the board, as its line has it",
		"r1 less cage 17: r1c1 r1c2 r1c3": "cage is written like cage 13: r1c7 r1c8 r2c8",
		"r1 above cage 17: r1c1 r1c2":     `found "above": expected`,
		"r1 less r1c1":                    "expected a clue of the board, as its line has it",
	} {
		if _, err := claim.Read(text, &g, called); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %s", text, err, want)
		}
	}
}

// What one of the sums of a clue takes is read as the notation of a must-have digit writes it.
func TestMustHaveOfPart(t *testing.T) {
	at, ds := candidates.At, candidates.Digits
	l := cluestest.Board(t, candidates.Classic9, "region-sum: r7c9 r6c8 r7c8 r8c8")
	g := candidates.NewGrid(l, candidates.Filling{})
	for c, left := range map[candidates.Cell]candidates.DigitSet{at(6, 8): ds(5, 8), at(7, 8): ds(1, 5), at(8, 8): ds(3, 4)} {
		for d := range (g.Candidates(c) &^ left).All() {
			g.Remove(c, d)
		}
	}
	for text, want := range map[string]claim.Verdict{
		"5c8 by region-sum: r7c9 r6c8 r7c8 r8c8 sum 2 => r45c8<>5": claim.Shown,
		"8c8 by region-sum: r7c9 r6c8 r7c8 r8c8 sum 2 => r45c8<>8": claim.Flawed,
		"5c8 by region-sum: r7c9 r6c8 r7c8 r8c8 sum 4 => r45c8<>5": claim.Flawed,
	} {
		c, err := claim.Read(text, &g, called)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if j := c.Judge(&g, explain.Unique, called.Call); j.Verdict != want {
			t.Errorf("%s: %s, %s: want %s", text, j.Verdict, reason(j), want)
		}
	}
}
