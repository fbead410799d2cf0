package prose_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques/pipeline"
)

// Where the houses of one kind leave a digit no place, these are told at once. Each has its digit where that is said, and none
// is missing.
func TestNoPlace(t *testing.T) {
	told := 0
	for _, g := range notationtest.Read(t, "samples", 3) {
		l := g.Layout()
		for f := range pipeline.Solve(g).Frames() {
			if _, ok := f.Step.Evidence.(explain.Trial); !ok {
				continue
			}
			text := prose.Writer{}.Said(f)
			for n, line := range text {
				for m, s := range line.Said {
					if s.Kind != say.States(nil).Kind {
						continue
					}
					have := s.Args[0].([]say.Sentence)[0]
					if have.Kind != say.HousesHave(0, 0, nil).Kind {
						continue
					}
					told++
					hs, d, at := have.Args[0].(candidates.HouseSet), have.Args[1].(candidates.Digit), have.Args[2].([]say.Sentence)
					says := func(hs candidates.HouseSet, d candidates.Digit, at []say.Sentence) error {
						other := slices.Clone(text)
						other[n].Said = slices.Clone(line.Said)
						other[n].Said[m] = say.States([]say.Sentence{say.HousesHave(hs, d, at)})
						_, err := replayStep(&say.Replay{}, f, []say.Text{other})
						return err
					}
					if err := says(hs, d, at); err != nil {
						t.Errorf("%v: %v", &g, err)
					}
					last := hs.Len() - 1
					var but candidates.HouseSet
					for i, h := range slices.Collect(hs.All()) {
						if i < last {
							but = but.With(h)
						}
					}
					turned := slices.Clone(at)
					slices.Reverse(turned)
					first := at[0].Args[0].(candidates.CellSet).First()
					elsewhere := slices.Clone(at)
					elsewhere[0] = say.TheirAt(l.Peers(first).And(l.HouseCells(hs.First())).AndNot(candidates.Cells(first)))
					for _, wrong := range []error{
						says(but, d, at[:last]), says(hs, d%9+1, at), says(hs, d, turned), says(hs, d, elsewhere),
					} {
						if wrong == nil {
							t.Errorf("%v: not rejected: %s", &g, say.Words{Layout: l}.Sentences(s))
						}
					}
				}
			}
		}
	}
	if told < 5 {
		t.Errorf("it is told %d times", told)
	}
}
