package prose_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques/pipeline"
)

// killer is what generate --clues killer --seed 1 makes.
const killer = `.................................................................................
cage 18: r1c1 r2c1 r2c2 r3c1 r3c2
cage 10: r1c2 r1c3
cage 13: r1c4 r2c4
cage 20: r1c5 r1c6 r2c5
cage 10: r1c7 r2c6 r2c7
cage 12: r1c8 r2c8
cage 23: r1c9 r2c9 r3c8 r3c9
cage 23: r2c3 r3c3 r3c4 r4c2 r4c3
cage 20: r3c5 r4c4 r4c5
cage 9: r3c6 r4c6
cage 11: r3c7 r4c7 r4c8
cage 28: r4c1 r5c1 r5c2 r6c1
cage 21: r4c9 r5c8 r5c9 r6c9
cage 12: r5c3 r5c4 r6c4
cage 3: r5c5 r5c6
cage 18: r5c7 r6c7 r6c8 r7c8
cage 20: r6c2 r6c3 r7c2 r7c3 r7c4
cage 14: r6c5 r6c6
cage 5: r7c1 r8c1
cage 20: r7c5 r7c6 r8c6
cage 8: r7c7 r8c7
cage 28: r7c9 r8c8 r8c9 r9c8 r9c9
cage 20: r8c2 r9c1 r9c2
cage 15: r8c3 r8c4
cage 17: r8c5 r9c5 r9c6 r9c7
cage 7: r9c3 r9c4`

// strange are clauses that say something else than those whose place they take.
var strange = []say.Sentence{say.Contradiction(), say.SetOfDigits(candidates.Digits(1, 2)), say.CellIs(candidates.At(1, 1), candidates.Digits(3)), say.TimesOver(candidates.Cells(candidates.At(2, 2)), 3)}

// replaced yields sentences like the one given in which one clause is another.
func replaced(s say.Sentence, yield func(say.Sentence)) {
	with := func(i int, arg any) {
		other := say.Sentence{Kind: s.Kind, Args: slices.Clone(s.Args)}
		other.Args[i] = arg
		yield(other)
	}
	for i, arg := range s.Args {
		switch x := arg.(type) {
		case say.Sentence:
			for _, other := range strange {
				with(i, other)
			}
			replaced(x, func(other say.Sentence) { with(i, other) })
		case []say.Sentence:
			for j := range x {
				list := func(other say.Sentence) {
					clauses := slices.Clone(x)
					clauses[j] = other
					with(i, clauses)
				}
				for _, other := range strange {
					list(other)
				}
				replaced(x[j], list)
			}
		}
	}
}

// Documents come from anywhere: a clause of another kind than a sentence has makes the checker complain, not panic.
func TestStrangeClauses(t *testing.T) {
	p, err := notation.Parse(killer, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, g := range append(notationtest.Read(t, "samples", 40), p.Grid) {
		var r say.Replay
		w := pipeline.Solve(g)
		for f := range w.Frames() {
			said := prose.Writer{}.Said(f)
			for i, line := range said {
				for j, s := range line.Said {
					replaced(s, func(other say.Sentence) {
						text := slices.Clone(said)
						text[i].Said = slices.Clone(line.Said)
						text[i].Said[j] = other
						before := r
						before.Step(f.Number, f.Step, &f.Before, text)
						n++
					})
				}
			}
			if _, err := r.Step(f.Number, f.Step, &f.Before, said); err != nil {
				t.Fatalf("%s: %v", f.Step.Technique.Code, err)
			}
		}
	}
	if n < 1000 {
		t.Errorf("only %d were tried", n)
	}
}
