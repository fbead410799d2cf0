package prose_test

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
)

// A count that follows from many lines is told in sentences that are short enough.
func TestArgumentCount(t *testing.T) {
	item := func(s string) candidates.Item {
		i, err := candidates.ParseItem(s)
		if err != nil {
			t.Fatal(err)
		}
		return i
	}
	needs := func(words string) (items []candidates.Item) {
		for _, word := range strings.Fields(words) {
			items = append(items, item(word))
		}
		return items
	}
	var a explain.Argument
	for c := range candidates.Classic9.HouseCells(candidates.HouseOf(candidates.Row, 9)).All() {
		for d := candidates.Digit(1); d < 3; d++ {
			a = append(a, explain.Line{Rule: explain.RuleSuppose, Claim: explain.NoneOf(candidates.Of(c, d))})
		}
	}
	for _, count := range []explain.Line{
		{From: []int{1, 2, 3, 5, 7}, Needs: needs("r1c4 r1c6 r4c9 r5c9 2@box3 7@col4 7@box4")},
		{From: []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15, 16, 17}, Needs: needs("r6c4 1@row3 1@col3 2@row2 2@row9")},
	} {
		count.Rule, count.Claim = explain.RuleCount, explain.Claim{Some: true}
		for _, k := range []string{"r1c4=2", "r4c1=7"} {
			count.Links = append(count.Links, []candidates.Candidate{effects(k)[0].Candidate})
		}
		text := prose.Writer{}.Argument(candidates.Classic9, append(a, count))[len(a)]
		if text == "" {
			t.Error("nothing is told")
		}
		for _, sentence := range strings.SplitAfter(text, ". ") {
			if n := say.WordCount(sentence); n > say.MaxWords {
				t.Errorf("%d words: %s", n, sentence)
			}
		}
	}
}
