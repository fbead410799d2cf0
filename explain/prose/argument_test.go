package prose_test

import (
	"context"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/prose"
	"pencilmark/explain/prose/prosetest"
	"pencilmark/techniques/pipeline"
)

var (
	inCells   = regexp.MustCompile(`(\d) is (not )?in ((?:r\dc\d(?:, | or |))+)`)
	onlyIn    = regexp.MustCompile(`in (row|column|box) (\d), (\d) can only go in ((?:r\dc\d(?:, | or |))+)`)
	noPlace   = regexp.MustCompile(`(row|column|box) (\d) has no place left for (\d)`)
	cellIs    = regexp.MustCompile(`(r\dc\d) (is not|is neither|is none of|is|can only be|has no digit left) ?((?:\d(?:, | or | nor | and |))*)`)
	lineNames = regexp.MustCompile(`lines? ((?:\d+(?:, | and |))+)`)
	numeral   = regexp.MustCompile(`\d+`)
	cellForm  = regexp.MustCompile(`r\dc\d`)
)

// said is what a text says of candidates, read from its words alone.
type said struct {
	some, none []candidates.Candidate
	item       string // that it speaks of, as documents name it
	nothing    bool   // is left of that
	lines      []int  // that it names
}

func read(t *testing.T, text string) (s said) {
	digit := func(s string) candidates.Digit { return candidates.Digit(s[0] - '0') }
	cell := func(s string) candidates.Cell {
		c, err := candidates.ParseCell(s)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	for _, m := range inCells.FindAllStringSubmatch(text, -1) {
		for _, c := range cellForm.FindAllString(m[3], -1) {
			if k := candidates.Of(cell(c), digit(m[1])); m[2] == "" {
				s.some = append(s.some, k)
			} else {
				s.none = append(s.none, k)
			}
		}
	}
	kinds := map[string]string{"row": "row", "column": "col", "box": "box"}
	for _, m := range onlyIn.FindAllStringSubmatch(strings.ToLower(text), -1) {
		s.item = m[3] + "@" + kinds[m[1]] + m[2]
		for _, c := range cellForm.FindAllString(m[4], -1) {
			s.some = append(s.some, candidates.Of(cell(c), digit(m[3])))
		}
	}
	for _, m := range noPlace.FindAllStringSubmatch(strings.ToLower(text), -1) {
		s.item, s.nothing = m[3]+"@"+kinds[m[1]]+m[2], true
	}
	for _, m := range cellIs.FindAllStringSubmatch(text, -1) {
		s.nothing = s.nothing || m[2] == "has no digit left"
		s.item = m[1]
		for _, d := range numeral.FindAllString(m[3], -1) {
			if k := candidates.Of(cell(m[1]), digit(d)); m[2] == "is" || m[2] == "can only be" {
				s.some = append(s.some, k)
			} else {
				s.none = append(s.none, k)
			}
		}
	}
	for _, m := range lineNames.FindAllStringSubmatch(strings.ToLower(text), -1) {
		for _, n := range numeral.FindAllString(m[1], -1) {
			i, _ := strconv.Atoi(n)
			s.lines = append(s.lines, i)
		}
	}
	return s
}

// The words of a line, read by themselves, say what the line claims, of the item that it is about, and name
// no lines but those that it follows from; what they do not name is the line before.
func TestArgument(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	judged, lines := 0, 0
	for _, g := range notationtest.Read(t, "samples", 3) {
		w := solver.Solve(context.Background(), g)
		for f := range w.Frames() {
			a, ok := argue.Step(&f.Before, f.Step)
			if !ok {
				t.Fatalf("%v: no argument for %s", &f.Before, f.Step.Technique.Code)
			}
			for i, text := range (prose.Writer{}).Argument(f.Before.Layout(), a) {
				line := &a[i]
				lines++
				s := read(t, text)
				for _, n := range s.lines {
					if !slices.Contains(line.From, n) {
						t.Errorf("%q names line %d, but follows from %v", text, n, line.From)
					}
				}
				if strings.Contains(text, "  ") || strings.Contains(text, "%!") || !strings.HasSuffix(text, ".") {
					t.Errorf("%q is no sentence", text)
				}
				if line.Rule == explain.RuleCount || line.Claim.IsContradiction() && s.item == "" {
					continue
				}
				judged++
				want, got, other := line.Claim.Of, s.some, s.none
				if !line.Claim.Some {
					got, other = s.none, s.some
				}
				if !slices.Equal(explain.SomeOf(got...).Of, explain.SomeOf(want...).Of) || len(other) > 0 || s.nothing != line.Claim.IsContradiction() {
					t.Errorf("line %d, %q, says %v and not %v: expected %v", i+1, text, got, other, line.Claim)
				}
				if line.Rule == explain.RuleLeft && s.item != line.Item.String() {
					t.Errorf("%q is about %s: expected %v", text, s.item, line.Item)
				}
			}
		}
	}
	if judged < 1000 {
		t.Errorf("%d of %d lines are too few to tell", judged, lines)
	}
}

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
			if n := prosetest.Words(sentence); n > prosetest.MaxWords {
				t.Errorf("%d words: %s", n, sentence)
			}
		}
	}
}
