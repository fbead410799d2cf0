package singles_test

import (
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/singles"
	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "singles") }

// lastOf returns a placement for each open candidate that is the only one of
// some wanted item, whatever the item.
func lastOf(wanted func(*candidates.Grid, candidates.Item) bool) func(*candidates.Grid) []explain.Step {
	return func(g *candidates.Grid) (steps []explain.Step) {
		done := map[candidates.Candidate]bool{}
		for _, item := range g.Layout().Items() {
			ks := g.AppendCandidates(nil, item)
			if len(ks) == 1 && g.Open().Has(ks[0].Cell()) && !done[ks[0]] && wanted(g, item) {
				done[ks[0]] = true
				single := explain.Single{Candidate: ks[0], Because: item}
				steps = append(steps, explain.NewStep(single, explain.Place(ks[0].Cell(), ks[0].Digit())))
			}
		}
		return steps
	}
}

func TestTwins(t *testing.T) {
	techtest.Twin(t, singles.FullHouse, lastOf(func(g *candidates.Grid, i candidates.Item) bool {
		_, h, ok := i.House()
		return ok && g.Open().And(g.Layout().HouseCells(h)).Len() == 1
	}))
	techtest.Twin(t, singles.HiddenSingle, lastOf(func(g *candidates.Grid, i candidates.Item) bool {
		_, _, ok := i.House()
		return ok
	}))
	techtest.Twin(t, singles.NakedSingle, lastOf(func(g *candidates.Grid, i candidates.Item) bool {
		_, ok := i.Cell()
		return ok
	}))
}

// A hidden single is shown in the house in which it is easiest to see.
func TestHiddenSingleHouse(t *testing.T) {
	r1c9 := explain.Place(candidates.At(1, 9), 9)
	for _, test := range []struct {
		name    string
		grid    string
		removed candidates.CellSet // cells that lost 9 to a deduction
		want    string             // the item that the step for r1c9 cites
	}{
		{
			name: "r5c8 blocks the rest of row 1, and three digits the rest of box 3",
			grid: "1234567.. 9........ ...9..... ......... .......9. ......... ......... ......... .........",
			want: "9@row1",
		}, {
			name: "r5c8 blocks the rest of row 1, which is the rest of box 3 as well",
			grid: "1234567.. ......123 ......456 ......... .......9. ......... ......... ......... .........",
			want: "9@box3",
		}, {
			name:    "r5c7 blocks the rest of column 9, and a deduction cleared the rest of box 3",
			grid:    "......1.. ......234 ......567 ......... ......9.. ......... ........5 ........6 ........8",
			removed: candidates.Cells(candidates.At(1, 8)),
			want:    "9@col9",
		},
	} {
		p, err := notation.Parse(strings.ReplaceAll(test.grid, " ", ""), candidates.Classic9)
		if err != nil {
			t.Fatalf("%s: %v", test.name, err)
		}
		for c := range test.removed.All() {
			p.Grid.Remove(c, 9)
		}
		var cited []string
		techniques.NewRunner([]*techniques.Technique{singles.HiddenSingle}).All(&p.Grid, func(s explain.Step) bool {
			if s.Effects[0] == r1c9 {
				cited = append(cited, s.Premises[0].String())
			}
			return true
		})
		if !slices.Equal(cited, []string{test.want}) {
			t.Errorf("%s: the steps for %v cite %v, want %s", test.name, r1c9, cited, test.want)
		}
	}
}
