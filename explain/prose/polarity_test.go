package prose_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/clues"
)

// What people call the two kinds goes by what joins the cells: 1 3 5 and 6 are odd and even on a parity line, though all of
// the one are lower than all of the other as on a whisper line.
func TestKindsAreCalledByTheClue(t *testing.T) {
	for _, test := range []struct {
		line, want string
		gone       candidates.DigitSet // from both cells
	}{
		{"parity: r1c2 r2c1", "is odd (1, 3 or 5) or even (6)", candidates.Digits(2, 4)},
		{"whispers: r1c2 r2c1", "is low (1, 2 or 3) or high (6)", candidates.Digits(4, 5)},
	} {
		g := candidates.NewGrid(cluestest.Board(t, candidates.Classic6, test.line), candidates.Filling{})
		for d := range test.gone.All() {
			g.Remove(candidates.At(1, 2), d)
			g.Remove(candidates.At(2, 1), d)
		}
		var texts []string
		techniques.NewRunner([]*techniques.Technique{clues.Polarity}).All(&g, func(s explain.Step) bool {
			texts = append(texts, prose.Writer{}.Text(&explain.Frame{Number: 1, Step: &s, Before: g}))
			return true
		})
		if len(texts) == 0 || !strings.Contains(texts[0], test.want) {
			t.Errorf("%s: %q does not say %q", test.line, texts, test.want)
		}
	}
}

// What a cell rules out one way round are marks that other cells have.
func TestRulesOutMarks(t *testing.T) {
	at, row := candidates.At, say.InTheHouses(candidates.Houses(candidates.HouseOf(candidates.Row, 1)))
	g := candidates.NewGrid(cluestest.Board(t, candidates.Classic6, "whispers: r1c1 r1c2 r1c3"), candidates.Filling{})
	for _, d := range []candidates.Digit{2, 3, 5, 6} {
		g.Remove(at(1, 1), d)
	}
	g.Remove(at(1, 5), 1)
	found := false
	techniques.NewRunner([]*techniques.Technique{clues.Polarity}).All(&g, func(s explain.Step) bool {
		f := &explain.Frame{Number: 1, Step: &s, Before: g}
		text := prose.Writer{}.Said(f)
		for i, sentence := range text[0].Said {
			right := say.RulesOutThen(candidates.Digits(1), candidates.Cells(at(1, 3)), row)
			if sentence.Kind.Code != "one-way" || !reflect.DeepEqual(sentence.Args[1], []say.Sentence{right}) {
				continue
			}
			found = true
			for named, want := range map[candidates.CellSet]bool{
				candidates.Cells(at(1, 3)):           true,
				candidates.Cells(at(1, 1), at(1, 3)): false, // it is there
				candidates.Cells(at(1, 3), at(1, 5)): false, // which cannot be 1
			} {
				said := say.Text{{Said: slices.Clone(text[0].Said)}}
				said[0].Said[i].Args = []any{sentence.Args[0], []say.Sentence{say.RulesOutThen(candidates.Digits(1), named, row)}}
				if _, err := new(say.Replay).Step(1, &s, &g, said); (err == nil) != want {
					t.Errorf("in %v: %v", named, err)
				}
			}
			return false
		}
		return true
	})
	if !found {
		t.Error("no step rules 1 out in r1c3 alone")
	}
}
