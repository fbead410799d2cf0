package text_test

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/text"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// A board never shows what the sentences of its stage keep back.
func TestHint(t *testing.T) {
	told := regexp.MustCompile(`-\d* removed|\*\d+\* placed`)
	p := text.New(text.Options{Width: 80})
	for _, wt := range walkthroughs(t) {
		for f := range wt.Frames() {
			technique := techniques.Lookup(suite.All(), f.Step.Technique.Code)
			if technique == nil {
				continue
			}
			for stage := 1; stage <= explain.Stages; stage++ {
				got := render(t, func(b *bytes.Buffer) error { return p.Hint(b, f, technique.Ladder, stage, 0) })
				checkLines(t, fmt.Sprintf("%s, step %d, stage %d", wt.Name, f.Number, stage), got, 80)
				if last := stage == explain.Stages; told.MatchString(got) != last {
					t.Errorf("%s, step %d, stage %d tells of the effects: %v\n%s", wt.Name, f.Number, stage, !last, got)
				}
				if single, ok := f.Step.Evidence.(explain.Single); ok && strings.Contains(got, "(.)") {
					if _, inCell := single.Because.Cell(); !inCell {
						t.Errorf("%s, step %d, stage %d shows the cell\n%s", wt.Name, f.Number, stage, got)
					}
				}
			}
		}
	}
}

// The links of a chain stand under the sentences of the stage, and the board marks no
// candidates but those that they join.
func TestHintLinks(t *testing.T) {
	p := text.New(text.Options{Width: 120})
	sign := regexp.MustCompile(`([~+])(?:[a-z]?\d+:)?(\d+)([~+])`)
	line := regexp.MustCompile(`(?m)^[a-z]?\d+-[a-z]?\d+\. `)
	chains := 0
	for _, wt := range append(lessons(t), walkthroughs(t)...) {
		for f := range wt.Frames() {
			technique := techniques.Lookup(suite.All(), f.Step.Technique.Code)
			if technique == nil || explain.Links(f.Step.Evidence) == 0 {
				continue
			}
			chains++
			for links := 1; links <= 3; links++ {
				got := render(t, func(b *bytes.Buffer) error { return p.Hint(b, f, technique.Ladder, 3, links) })
				checkLines(t, fmt.Sprintf("%s, step %d, %d links", wt.Name, f.Number, links), got, 120)
				if lines := len(line.FindAllString(got, -1)); lines != len(explain.Joints(f.Step.Evidence, links)) {
					t.Errorf("%s, step %d: %d lines for %d links\n%s", wt.Name, f.Number, lines, links, got)
				}
				board, _, _ := strings.Cut(got, " on ")
				marked := 0
				for _, m := range sign.FindAllStringSubmatch(board, -1) {
					if m[1] == m[3] {
						marked += len(m[2])
					}
				}
				joined := map[candidates.Candidate]bool{}
				for _, j := range explain.Joints(f.Step.Evidence, links) {
					for _, k := range append(j.From.Candidates(), j.To.Candidates()...) {
						joined[k] = true
					}
				}
				if marked > len(joined)+2 { // the legend has one sign of each
					t.Errorf("%s, step %d, %d links: %d marks for %v\n%s", wt.Name, f.Number, links, marked, joined, got)
				}
			}
		}
	}
	if chains == 0 {
		t.Error("no step is a chain")
	}
}

// The board must not show the cell before the sentences do.
func TestRepair(t *testing.T) {
	wt := walkthroughs(t)[6]
	c := wt.Start.Open().First()
	right := wt.Solutions[0][c]
	wrong := (wt.Start.Candidates(c).Without(right) | wt.Start.Layout().Digits().Without(right)).First()
	g := wt.Start
	g.Place(c, wrong)
	sheet := g.Sheet()
	r := explain.Repair{Kind: explain.RepairDigit, House: g.Layout().BoxOf(c), Cells: candidates.Cells(c), Digits: candidates.Digits(wrong)}
	p := text.New(text.Options{Width: 60})
	for stage := 1; stage <= explain.Stages; stage++ {
		got := render(t, func(b *bytes.Buffer) error { return p.Repair(b, &sheet, candidates.MarksFull, r, stage) })
		checkLines(t, fmt.Sprintf("stage %d", stage), got, 60)
		told := strings.Contains(got, c.String())
		if shown := strings.Contains(got, "!"+wrong.String()+"!"); shown != told {
			t.Errorf("stage %d: the cell is told %v, shown %v:\n%s", stage, told, shown, got)
		}
	}
}

// A mark that a digit rules out is no candidate. The board shows it all the same, as the sheet does, and marks
// it at the last stage, and the digit with the reason. What the digits allow in cells without marks, and
// with that what could be placed, it does not show.
func TestStaleMark(t *testing.T) {
	r4c2, r4c9 := candidates.At(4, 2), candidates.At(4, 9)
	sheet := candidates.Sheet{Layout: candidates.Classic9, Noted: candidates.Cells(r4c2)}
	sheet.Digits[r4c9] = 1
	sheet.Marks[r4c2] = candidates.Digits(1, 2, 3)
	r := explain.Repair{Kind: explain.RepairStale, House: sheet.Layout.RowOf(r4c9), Cells: sheet.Noted, Digits: candidates.Digits(1), By: r4c9}
	p := text.New(text.Options{Width: 120})
	for stage := 1; stage <= explain.Stages; stage++ {
		got := render(t, func(b *bytes.Buffer) error { return p.Repair(b, &sheet, candidates.MarksPartial, r, stage) })
		if shown := strings.Contains(got, "!123!"); shown != (stage == 3 || stage == 4) {
			t.Errorf("stage %d: the sheet is shown %v:\n%s", stage, shown, got)
		}
		if shown := strings.Contains(got, "!23!-1"); shown != (stage == explain.Stages) {
			t.Errorf("stage %d: the mark is shown %v:\n%s", stage, shown, got)
		}
		if shown := strings.Contains(got, "<1>"); shown != (stage >= explain.Stages-1) {
			t.Errorf("stage %d: the digit is shown %v:\n%s", stage, shown, got)
		}
		if stage >= 3 && strings.Count(got, " . ") != 9*9-2 {
			t.Errorf("stage %d: cells without marks show some:\n%s", stage, got)
		}
	}
}
