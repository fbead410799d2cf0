package prose_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques/pipeline"
)

// A step of a sum says why what it removes does not fit: with which set of digits, bound or sum.
func TestSumsGiveReasons(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	steps := 0
	for i, g := range notationtest.Read(t, "counting", 1) {
		ctx, cancel := context.WithTimeout(t.Context(), time.Second) // what there is by then is read
		n, bare := sumsWithoutReason(solver.Solve(ctx, g))
		cancel()
		for _, text := range bare {
			t.Errorf("puzzle %d: %s", i+1, text)
		}
		steps += n
	}
	if steps < 100 {
		t.Errorf("only %d steps", steps)
	}
}

// What is said of the same puzzles is true, of what is supposed in them as well.
func TestReplayCounting(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for i, g := range notationtest.Read(t, "counting", 1) {
		const most = 60 // steps
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		w := solver.Solve(ctx, g)
		cancel()
		w.Steps = w.Steps[:min(len(w.Steps), most)]
		var r say.Replay
		for f := range w.Frames() {
			if _, err := r.Step(f.Number, f.Step, &f.Before, (prose.Writer{}).Said(f)); err != nil {
				t.Errorf("puzzle %d, step %d: %v", i+1, f.Number, err)
			}
		}
	}
}

// The steps of puzzles of others give reasons too.
func TestSumsGiveReasonsVariants(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	steps := 0
	var all []string
	for _, name := range []string{"variants/puzzles.jsonl", "variants/generated.jsonl"} {
		for i, v := range notationtest.Variants(t, name) {
			const sample = 3
			if v.MadeFor == "solvers" || len(v.Grid.Layout().Counting()) == 0 || i%sample != 0 && !notationtest.Full() {
				continue
			}
			ctx, cancel := context.WithTimeout(t.Context(), 3*time.Second)
			n, bare := sumsWithoutReason(solver.Solve(ctx, v.Grid))
			cancel()
			steps += n
			for _, text := range bare {
				all = append(all, v.Name+": "+text)
			}
		}
	}
	for _, text := range all {
		t.Error(text)
	}
	if steps < 100 {
		t.Errorf("only %d steps", steps)
	}
}

// sumsWithoutReason returns how many steps of sums there are, and the texts of those which say that nothing fits.
func sumsWithoutReason(w *explain.Walkthrough) (n int, bare []string) {
	for f := range w.Frames() {
		if _, ok := f.Step.Evidence.(explain.Sum); !ok {
			continue
		}
		n++
		if text := (prose.Writer{}).Text(f); strings.Contains(text, (say.Words{}).Clause(say.ThenNothingFits())) {
			bare = append(bare, text)
		}
	}
	return n, bare
}

// What clues take of the digits of a house is taken for a reason: by what they hold, or what fails without these digits. It is
// only said to be so in at most one step of 25.
func TestTakenForReasons(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	steps, bare := 0, 0
	for i, v := range notationtest.Variants(t, "variants/puzzles.jsonl") {
		const sample = 4
		if v.MadeFor == "solvers" || len(v.Grid.Layout().Counting()) == 0 || i%sample != 0 && !notationtest.Full() {
			continue
		}
		ctx, cancel := context.WithTimeout(t.Context(), 3*time.Second)
		for f := range solver.Solve(ctx, v.Grid).Frames() {
			if _, ok := f.Step.Evidence.(explain.KillerSet); !ok {
				continue
			}
			steps++
			for _, s := range (prose.Writer{}).Said(f)[0].Said {
				if s.Kind == say.HoweverFilled(nil, candidates.CellSet{}, 0).Kind {
					bare++
					break
				}
			}
		}
		cancel()
	}
	t.Logf("%d of %d steps give no reason", bare, steps)
	if steps < 10 || 25*bare > steps {
		t.Errorf("%d of %d steps give no reason", bare, steps)
	}
}

// What fails if cells have none of some digits is read on a board without them, and needs all that is said. What is asked is
// to be answered, and for what was asked.
func TestWhatIfNone(t *testing.T) {
	at := candidates.At
	l := cluestest.Board(t, candidates.Classic9, "sum-line: r9c8 r8c8 r9c9 r8c9", "quadruple 1 3: r2c7 r2c8 r3c7 r3c8", "quadruple 5: r5c4 r5c5 r6c4 r6c5")
	g := candidates.NewGrid(l, candidates.Filling{})
	for c, ds := range map[candidates.Cell]candidates.DigitSet{
		at(9, 8): candidates.Digits(1, 2), at(8, 8): candidates.Digits(3, 9), at(9, 9): candidates.Digits(3, 4, 6), at(8, 9): candidates.Digits(1, 4, 7),
		at(2, 7): candidates.Digits(4, 5), at(2, 8): candidates.Digits(3, 5), at(3, 7): candidates.Digits(2, 3, 6),
	} {
		for d := range (g.Candidates(c) &^ ds).All() {
			g.Remove(c, d)
		}
	}
	for i, x := range []struct {
		clue   int
		house  candidates.House
		digits candidates.DigitSet
		loses  candidates.Cell
		said   string
	}{
		{0, l.BoxOf(at(9, 9)), candidates.Digits(1), at(7, 7), "What if there were no 1 in r8c9 or r9c8?"},
		{1, l.RowOf(at(3, 8)), candidates.Digits(1), at(3, 1), "Only r3c8 of them can be 1, so r3c8 is 1."},
		{1, l.BoxOf(at(3, 8)), candidates.Digits(1), at(1, 7), "Only r3c8 of them can be 1, so r3c8 is 1."},
		{1, l.BoxOf(at(3, 8)), candidates.Digits(3), at(1, 7), "Only r2c8, r3c7 and r3c8 of them can be 3, so r2c8, r3c7 or r3c8 is 3."},
		{2, l.BoxOf(at(5, 5)), candidates.Digits(5), at(4, 4), "5 is one of them, so r5c4, r5c5, r6c4 or r6c5 is 5."},
	} {
		e := explain.KillerSet{House: x.house, Set: x.digits, Sums: []explain.Sum{explain.NewSum(&g, candidates.Added{Clues: []candidates.Addend{{Clue: l.Clues()[x.clue].String(), Times: 1}}})}}
		if err := e.Check(&g); err != nil {
			t.Fatalf("%d: %v", i, err)
		}
		step := explain.NewStep(e, explain.Remove(x.loses, x.digits.First()))
		f := &explain.Frame{Number: 1, Step: &step, Before: g}
		said := prose.Writer{}.Said(f)
		if text := (say.Words{Layout: l}).Text(said); !strings.Contains(text, x.said) || strings.Contains(text, "However") {
			t.Errorf("%d: %s", i, text)
		}
		needsAll(t, f, said)
	}
}

// replayText replays a text alone, which has to do what the step does.
func replayText(f *explain.Frame, text ...say.Sentence) error {
	effects, err := new(say.Replay).Step(1, f.Step, &f.Before, say.Says(text...))
	return errors.Join(err, sameEffects(effects, f.Step.Effects))
}

// needsAll checks that a text is true, and is not without one of its sentences, or with something else in one. Clauses of
// some kinds help a reader to see what those behind them say, who could do without.
func needsAll(t *testing.T, f *explain.Frame, said say.Text, helping ...*say.Kind) {
	t.Helper()
	all := said[0].Said
	if err := replayText(f, all...); err != nil {
		t.Error(err)
	}
	others := damagedTexts(said)
	for n := range all {
		if what, _ := all[n].Args[0].([]say.Sentence); len(what) == 1 && slices.Contains(helping, what[0].Kind) {
			continue
		}
		others = append(others, say.Says(slices.Delete(slices.Clone(all), n, n+1)...))
	}
	for _, wrong := range others {
		if replayText(f, wrong[0].Said...) == nil {
			t.Errorf("not refused: %s", say.Words{Layout: f.Before.Layout()}.Text(wrong))
		}
	}
}

// Where no combination, bound or sum shuts out a digit, it is asked what if it were there, and what is outside of a sandwich
// decides.
func TestWhatIf(t *testing.T) {
	at := candidates.At
	l := cluestest.Board(t, candidates.Classic9, "sandwich 24: r3c9-r3c1")
	g := candidates.NewGrid(l, candidates.Filling{})
	for c, ds := range map[candidates.Cell]candidates.DigitSet{
		at(3, 9): candidates.Digits(1, 3, 4, 5, 6, 8, 9), at(3, 8): candidates.Digits(1, 3, 4, 5, 6, 7, 8, 9), at(3, 7): candidates.Digits(1, 3, 4, 5, 6, 7, 8, 9),
		at(3, 6): candidates.Digits(1, 2, 3, 4, 6, 7, 8), at(3, 5): candidates.Digits(2, 3, 4, 5, 6, 7, 8), at(3, 4): candidates.Digits(2, 3, 4, 5, 7, 8),
		at(3, 1): candidates.Digits(1, 2, 3, 4, 6, 7, 9),
	} {
		for d := range (g.Candidates(c) &^ ds).All() {
			g.Remove(c, d)
		}
	}
	effect := explain.Remove(at(3, 6), 1)
	e := explain.NewSum(&g, candidates.Added{Clues: []candidates.Addend{{Clue: l.Clues()[0].String(), Times: 1}}})
	step := explain.NewStep(e.Fewest(&g, []explain.Effect{effect}), effect)
	f := &explain.Frame{Number: 1, Step: &step, Before: g}
	said := prose.Writer{}.Said(f)
	if text := (say.Words{Layout: l}).Text(said); !strings.Contains(text, "What if r3c6 were 1?") || !strings.Contains(text, "leave 11 for r3c7, r3c8 and r3c9") {
		t.Error(text)
	}
	newReplayed().plain(t, "sandwich", &say.Replay{}, f)
	all := said[0].Said
	if err := replayText(f, all...); err != nil {
		t.Error(err)
	}
	refused := 0
	for n := range all {
		if replayText(f, slices.Delete(slices.Clone(all), n, n+1)...) != nil {
			refused++
		}
	}
	if refused < len(all)-2 { // all but where the 1 would be, and what that leaves of a cell that other reasons leave nothing
		t.Errorf("only %d of %d sentences are needed", refused, len(all))
	}
	for _, other := range []say.Sentence{say.WhatIf(at(3, 6), 2), say.WhatIf(at(3, 5), 2), say.WhatIf(at(3, 5), 1)} {
		wrong := slices.Clone(all)
		wrong[1] = other
		if all[1].Kind != other.Kind || replayText(f, wrong...) == nil {
			t.Errorf("not refused: %s", say.Words{Layout: l}.Sentences(wrong...))
		}
	}
}

// The parts of a line are counted where that says where they are, or what the line adds up to.
func TestPartsAreCounted(t *testing.T) {
	at, ds := candidates.At, candidates.Digits
	l := cluestest.Board(t, candidates.Classic9, "sum-line: r1c1 r1c2 r1c3 r2c3 r2c2 r2c1", "sum-line: r4c4 r4c5 r4c6 r5c6 r5c5 r5c4 r6c4", "sum-line: r7c7 r7c8 r8c8 r8c7 r9c7")
	g := candidates.NewGrid(l, candidates.Filling{})
	for i, x := range []struct {
		clue  int
		taken candidates.DigitSet // of the box, if that is what the step is about
		gone  []explain.Effect
		said  []string
	}{
		{0, 0, []explain.Effect{explain.Remove(at(1, 1), 5), explain.Remove(at(1, 2), 5)}, []string{
			"Its six cells add up to at least 21 and at most 39, so there are three sums.",
			"Each takes at least two cells, so each takes just two.", "So r1c1 and r1c2 add up to 10.",
		}},
		{1, ds(1), []explain.Effect{explain.Remove(at(6, 6), 1)}, []string{
			"Its seven cells add up to at least 28, and four sums take at least eight cells, so there are three sums.", "add up to 30. They hold 1+2+3+4+5+6+9 or 1+2+3+4+5+7+8, so",
		}},
		{2, 0, []explain.Effect{explain.Remove(at(8, 8), 9)}, nil},
	} {
		e := explain.NewSum(&g, candidates.Added{Clues: []candidates.Addend{{Clue: l.Clues()[x.clue].String(), Times: 1}}})
		step := explain.NewStep(e.Fewest(&g, x.gone), x.gone...)
		if x.taken != 0 {
			taker := explain.KillerSet{House: l.BoxOf(l.Clues()[x.clue].Lines[0][0]), Set: x.taken, Sums: []explain.Sum{e}}
			if err := taker.Check(&g); err != nil {
				t.Fatalf("%d: %v", i, err)
			}
			step = explain.NewStep(taker, x.gone...)
		}
		f := &explain.Frame{Number: 1, Step: &step, Before: g}
		said := prose.Writer{}.Said(f)
		text := (say.Words{Layout: l}).Text(said)
		for _, part := range x.said {
			if !strings.Contains(text, part) {
				t.Errorf("%d: not said: %s\n%s", i, part, text)
			}
		}
		if x.said == nil && strings.Contains(text, "Its ") {
			t.Errorf("%d: %s", i, text)
		}
		needsAll(t, f, said, say.PartsTake(0).Kind)
	}
}
