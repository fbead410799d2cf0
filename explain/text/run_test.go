package text_test

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/text"
	"pencilmark/techniques/pipeline"
)

// easy takes nothing but singles.
const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

// Runs of singles are told in paragraphs, with a board on which each of at most five placements stands,
// and full houses after the first have their house for a reason.
func TestRuns(t *testing.T) {
	w := prose.Writer{Detail: prose.Normal}
	wt := pipeline.Solve(candidates.NewGrid(candidates.Classic9, fill(t, candidates.Classic9, easy)))
	out := walkthrough(t, text.Options{Width: 80, Prose: w}, wt)
	checkLines(t, "easy", out, 80)
	md := render(t, func(b *bytes.Buffer) error { return text.New(text.Options{Prose: w}).Markdown(b, wt) })
	golden(t, "run.txt", out)
	golden(t, "run.md", md)
	for _, got := range []string{out, md} {
		boards := strings.Split(got, "c1 c2 c3 ")
		placed := 0
		for _, board := range boards {
			n := len(regexp.MustCompile(`\*\d\*`).FindAllString(strings.Split(board, "\n    *")[0], -1))
			if n > 5 {
				t.Errorf("%d placements on the board:\n%s", n, board)
			}
			placed += n
		}
		if placed != 50 { // the last is alone
			t.Errorf("%d placements stand on boards, want 50", placed)
		}
		full := 0
		for f := range wt.Frames() {
			reason, bare := words(w.Text(f)), f.Step.Evidence.(explain.Single).Candidate
			if isFull := f.Step.Technique.Code == "full-house"; !isFull || full == 0 {
				if !strings.Contains(words(got), reason) {
					t.Errorf("%q is missing", reason)
				}
			} else if short := regexp.MustCompile(bare.Digit().String() + ` in (row|column|box) \d: ` + bare.Cell().String() + `\.`); strings.Contains(words(got), reason) || !short.MatchString(words(got)) {
				t.Errorf("%v is not told by its house alone", bare)
			}
			if f.Step.Technique.Code == "full-house" {
				full++
			}
		}
	}
	const limit = 900 // words, of an easy puzzle
	n := 0
	for line := range strings.Lines(out) {
		if !strings.Contains(line, "|") && !strings.Contains(line, "--+") {
			n += len(strings.Fields(line))
		}
	}
	if n > limit {
		t.Errorf("%d words, want at most %d", n, limit)
	}
}

// At plain level each single under a board has a line of its own, with the number of its step.
func TestPlainRuns(t *testing.T) {
	w := prose.Writer{Detail: prose.Normal, Level: prose.Plain}
	wt := pipeline.Solve(candidates.NewGrid(candidates.Classic9, fill(t, candidates.Classic9, easy)))
	out := walkthrough(t, text.Options{Width: 200, Prose: w}, wt)
	md := render(t, func(b *bytes.Buffer) error { return text.New(text.Options{Prose: w}).Markdown(b, wt) })
	lines := regexp.MustCompile(`(?m)^ *(\d+)\. (?:Look|In|r\dc\d is )`)
	for _, got := range []string{out, md} {
		next := 1
		for _, m := range lines.FindAllStringSubmatch(got, -1) {
			if m[1] != strconv.Itoa(next) {
				t.Fatalf("line %s comes where line %d is due:\n%s", m[1], next, got)
			}
			next++
		}
		if want := len(wt.Steps); next <= want-10 {
			t.Errorf("%d of %d singles have lines:\n%s", next-1, want, got)
		}
	}
}
