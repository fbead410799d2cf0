package prose_test

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
)

// What a clue rules out alone is gone at the end of each case, beside no digit. The sentence is refused of a digit that the
// clue allows, and of a clue that does not rule it out.
func TestGoneByClueAlone(t *testing.T) {
	g := candidates.NewGrid(cluestest.Board(t, candidates.Classic9, "whispers: r1c8 r1c9", "thermo: r4c1 r4c2"), candidates.Filling{})
	at, gone := candidates.At(5, 5), candidates.At(1, 9)
	for d := candidates.Digit(3); d <= 9; d++ {
		g.Remove(at, d)
	}
	e := explain.Cases{Item: candidates.CellItem(at), Cases: []explain.Case{{Assume: candidates.Of(at, 1)}, {Assume: candidates.Of(at, 2)}}}
	s := explain.NewStep(e, explain.Remove(gone, 5))
	s.Technique = explain.Ref{Code: "cell-forcing-chain", Name: "Cell Forcing Chain"}
	f := &explain.Frame{Number: 1, Step: &s, Before: g}
	const want = "Suppose r5c5 is 2. Then r1c9 is not 5, because the whisper line from r1c8 to r1c9 rules it out."
	if text := (prose.Writer{}).Text(f); !strings.Contains(text, want) {
		t.Errorf("got %q, want %q", text, want)
	}
	var replay say.Replay
	told := prose.Writer{}.Said(f)
	if effects, err := replay.Step(1, &s, &g, told); err != nil || len(effects) != 1 {
		t.Errorf("it does %v: %v", effects, err)
	}
	whispers, thermo := &g.Layout().Clues()[0], &g.Layout().Clues()[1]
	for _, wrong := range []say.Sentence{
		say.AreNotByClueAlone(candidates.Cells(gone), 4, whispers),
		say.AreNotByClueAlone(candidates.Cells(candidates.At(1, 1)), 5, whispers),
		say.AreNotByClueAlone(candidates.Cells(gone), 5, thermo),
	} {
		said := append([]say.Sentence{}, told[1].Said...)
		said[len(said)-1] = say.CaseEnds([]say.Sentence{wrong})
		other := append(say.Text{}, told...)
		other[1].Said = said
		if _, err := replay.Step(1, &s, &g, other); err == nil {
			t.Errorf("not refused: %s", say.Words{Layout: g.Layout()}.Sentences(said...))
		}
	}
}
