package prose_test

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// countedFrames returns a step of each technique that counts cells, or cells and digits of houses, on the
// position of its lesson.
func countedFrames(t *testing.T) (frames []*explain.Frame) {
	t.Helper()
	for _, technique := range suite.All() {
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		techniques.NewRunner([]*techniques.Technique{technique}).All(&p.Grid, func(s explain.Step) bool {
			if _, ok := s.Evidence.(explain.Sectors); ok {
				frames = append(frames, &explain.Frame{Number: 1, Step: &s, Before: p.Grid})
			}
			return false
		})
	}
	return frames
}

// What counts is told from the lines of the argument, in words of its idea: where lines and boxes cross,
// what they lend, or which digits burst from a crossing.
func TestCountedIdeas(t *testing.T) {
	told := map[string]string{
		"sue-de-coq":           "so each can be used once. Four cells need four digits",
		"wxyz-wing":            "Without 5, the odd one out, the four cells would have only three digits.",
		"almost-locked-pair":   "What r1c6 takes is not in the rest of row 1, so box 1 has it in r3c3.",
		"almost-locked-triple": "So r2c2 and r3c3 hold two of 2, 5 and 6, and row 1 has the other one within box 1.",
		"firework-triple":      "and three digits fill three cells.",
		"firework-quadruple":   "and four digits fill four cells.",
		"sk-loop":              "That makes 16 digits for 16 cells, so all of them are used there.",
	}
	for _, f := range countedFrames(t) {
		text, code := prose.Writer{}.Text(f), f.Step.Technique.Code
		if !strings.Contains(text, told[code]) {
			t.Errorf("%s does not say %q: %s", code, told[code], text)
		}
		f.Step.Because = explain.Argument{} // the lines are all that there is
		if silent := (prose.Writer{}).Text(f); told[code] != "" && silent == text {
			t.Errorf("%s is told without a line", code)
		}
		delete(told, code)
	}
	for code := range told {
		t.Errorf("no step: %s", code)
	}
}

// Of what counts, the replay rejects a text in which one cell, house or number is another.
func TestReplayRejectsCounted(t *testing.T) {
	damaged := 0
	for _, f := range countedFrames(t) {
		for _, wrong := range damagedTexts(prose.Writer{}.Said(f)) {
			effects, err := new(say.Replay).Step(f.Number, f.Step, &f.Before, wrong)
			if err == nil && sameEffects(effects, f.Step.Effects) == nil {
				t.Errorf("%s: not rejected: %s", f.Step.Technique.Code, written(f, []say.Text{wrong}))
			}
			damaged++
		}
	}
	if damaged < 200 {
		t.Errorf("only %d texts", damaged)
	}
}

// Every sentence stands up to the replay for what counts in the midst of walkthroughs, where people would
// look for something easier first.
func TestReplayCountedAnywhere(t *testing.T) {
	codes := map[string]bool{"template-set": true, "template-delete": true, "junior-exocet": true}
	for _, f := range countedFrames(t) {
		codes[f.Step.Technique.Code] = true
	}
	var list []*techniques.Technique
	for _, technique := range suite.All() {
		if codes[technique.Code] {
			list = append(list, technique)
		}
	}
	n := newReplayed()
	for _, g := range notationtest.Read(t, "stalled", 7) {
		for f := range pipeline.Solve(g).Frames() {
			if f.Number%9 != 0 {
				continue
			}
			for _, technique := range list {
				n.some(t, g.String(), technique, f.Before)
			}
		}
	}
	if len(n.steps) < 6 {
		t.Errorf("only steps of %v", n.steps)
	}
	n.log(t)
}
