package techtest

import (
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/singles"
)

// A board of four by four on which r1c4 must be 4: the last open cell of row 1.
const lastCell = "123............."

// place reports that d is the last digit of house h for cell c.
func place(p *techniques.Pass, c candidates.Cell, d candidates.Digit, h candidates.House) {
	p.Report(explain.NewStep(explain.Single{Candidate: candidates.Of(c, d), Because: candidates.HouseItem(d, h)}, explain.Place(c, d)))
}

var (
	r1c4 = candidates.At(1, 4)
	row1 = candidates.HouseOf(candidates.Row, 1)
)

// fills finds the last open cell of row 1, and of no other house.
func fills(p *techniques.Pass) {
	if p.Grid.PlacesIn(4, row1) == candidates.Cells(r1c4) && p.Grid.Open().Has(r1c4) {
		place(p, r1c4, 4, row1)
	}
}

func read(t *testing.T, sections ...string) (cases []testCase, err error) {
	t.Helper()
	archive := &txtar.Archive{Comment: []byte("made by hand\n")}
	for i := 0; i < len(sections); i += 2 {
		archive.Files = append(archive.Files, txtar.File{Name: sections[i], Data: []byte(sections[i+1] + "\n")})
	}
	return readCases(archive)
}

// lastCellCases are a position with the step wanted, and a near miss.
func lastCellCases(t *testing.T, want string) []testCase {
	cases, err := read(t, "a.layout", "classic4", "a.grid", lastCell, "a.want", want, "none-b.layout", "classic4", "none-b.grid", "12..............")
	if err != nil {
		t.Fatal(err)
	}
	return cases
}

func TestCheckAccepts(t *testing.T) {
	for _, c := range lastCellCases(t, "r1c4=4") {
		if err := c.check(singles.FullHouse); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

func TestCheckRejects(t *testing.T) {
	var heap []*candidates.Grid
	for _, test := range []struct {
		name string
		find func(*techniques.Pass)
		want string // the steps wanted
		err  string
	}{
		{"a step not found", func(*techniques.Pass) {}, "r1c4=4", "found:\n\nwant:\nr1c4=4"},
		{"a step not wanted", singles.FullHouse.Find, "r2c1=4", "found:\nr1c4=4\nwant:\nr2c1=4"},
		{"a change of the grid", func(p *techniques.Pass) { p.Grid.Place(r1c4, 4) }, "r1c4=4", "changed the grid"},
		{"a step without effect", func(p *techniques.Pass) {
			p.Report(explain.NewStep(explain.Single{Candidate: candidates.Of(r1c4, 4), Because: candidates.CellItem(r1c4)}))
		}, "r1c4=4", "changes nothing"},
		{"an effect that is there already", func(p *techniques.Pass) {
			place(p, candidates.At(1, 1), 1, row1)
		}, "r1c4=4", "effect r1c1=1 changes nothing"},
		{"an effect that is there twice", func(p *techniques.Pass) {
			single := explain.Single{Candidate: candidates.Of(r1c4, 4), Because: candidates.CellItem(r1c4)}
			s := explain.NewStep(single, explain.Place(r1c4, 4))
			s.Effects = append(s.Effects, s.Effects...)
			p.Report(s)
		}, "r1c4=4", "is there twice"},
		{"a false pattern", func(p *techniques.Pass) {
			place(p, candidates.At(2, 1), 4, candidates.HouseOf(candidates.Row, 2))
		}, "r2c1=4", "not the only candidate"},
		{"premises that are not those of the evidence", func(p *techniques.Pass) {
			single := explain.Single{Candidate: candidates.Of(r1c4, 4), Because: candidates.CellItem(r1c4)}
			s := explain.NewStep(single, explain.Place(r1c4, 4))
			s.Premises = append(s.Premises, candidates.HouseItem(4, row1))
			p.Report(s)
		}, "r1c4=4", "the step cites r1c4, 4@row1, its evidence relies on r1c4"},
		{"premises that can be spared", func(p *techniques.Pass) {
			box2 := candidates.Houses(candidates.HouseOf(candidates.Box, 2))
			set := explain.LockedSet{Cells: candidates.Cells(candidates.At(1, 3), r1c4), Set: candidates.Digits(3, 4), Houses: box2}
			p.Report(explain.NewStep(set, explain.Removals(4, candidates.Cells(candidates.At(2, 3), candidates.At(2, 4)).And(p.Grid.Places(4)))...))
		}, "r2c3<>4 r2c4<>4", "it cites [r1c3], which the proof does not need"},
		{"allocation when nothing is found", func(p *techniques.Pass) {
			g := *p.Grid
			heap = append(heap[:0], &g)
			singles.FullHouse.Find(p)
		}, "r1c4=4", "allocations"},
		{"a look at one side of the board only", fills, "r1c4=4", "found on an image of the grid"},
	} {
		var err error
		technique := &techniques.Technique{Code: "test", Name: "Test", Find: test.find}
		for _, c := range lastCellCases(t, test.want) {
			if err = c.check(technique); err != nil {
				break
			}
		}
		if err == nil || !strings.Contains(err.Error(), test.err) {
			t.Errorf("%s: got error %v, want one with %q", test.name, err, test.err)
		}
	}
}

// Techniques that leave out too much of what they have searched before are caught.
func TestHistory(t *testing.T) {
	g := lastCellCases(t, "r1c4=4")[0].grid
	for _, test := range []struct {
		name string
		find func(*techniques.Pass)
		ok   bool
	}{
		{"nothing left out", fills, true},
		{"nothing new in the row", func(p *techniques.Pass) {
			if p.Changed().Houses().Has(row1) {
				fills(p)
			}
		}, true},
		{"nothing new in the cell", func(p *techniques.Pass) {
			if p.Changed().Cells.Has(r1c4) {
				fills(p)
			}
		}, false},
		{"nothing removed from the other cells", func(p *techniques.Pass) {
			if p.Changed().Cells.AndNot(p.Grid.Open()).Meets(p.Grid.Layout().HouseCells(row1)) {
				fills(p)
			}
		}, false},
	} {
		told, err := checkHistory(one(&techniques.Technique{Code: "test", Name: "Test", Find: test.find}), &g, 20, candidates.MaxCandidates)
		if !told || (err == nil) != test.ok {
			t.Errorf("%s: got %t, error %v", test.name, told, err)
		}
	}
}

func TestReadCases(t *testing.T) {
	good := []string{"a.layout", "classic4", "a.grid", lastCell, "a.want", "r1c4=4", "none-b.grid", strings.Repeat(".", 81)}
	cases, err := read(t, good...)
	if err != nil || len(cases) != 2 || cases[0].name != "a" || cases[1].name != "none-b" {
		t.Fatalf("got %d cases, error %v", len(cases), err)
	}
	if l := cases[0].grid.Layout(); l != candidates.Classic4 {
		t.Errorf("got layout %v", l)
	}
	for _, test := range []struct {
		name     string
		sections []string
		err      string
	}{
		{"nothing", nil, "found 0 positions with steps and 0 near misses"},
		{"no near miss", good[:6], "found 1 positions with steps and 0 near misses"},
		{"no position with steps", good[6:], "found 0 positions with steps and 1 near misses"},
		{"a position that wants nothing", append([]string{"c.grid", strings.Repeat(".", 81)}, good...), "case c: wants 0 steps"},
		{"a near miss in which digits clash", append([]string{"none-b.layout", "classic4", "none-b.grid", "11.............."}, good[:6]...), "case none-b: row1 has 1 twice, at r1c1,r1c2"},
		{"a near miss without a place for a digit", append([]string{"none-b.layout", "classic4", "none-b.grid", "12....3...4....."}, good[:6]...), "case none-b: nothing is left for r1c3"},
		{"a near miss that wants a step", append([]string{"none-b.want", "r1c1=1"}, good...), "case none-b: wants 1 steps"},
		{"a step for no grid", append([]string{"c.want", "r1c1=1"}, good...), "section c.want belongs to no case"},
		{"a section twice", append([]string{"a.want", "r1c4=4"}, good...), "a.want is there twice"},
		{"an unknown layout", append([]string{"c.layout", "round", "c.grid", lastCell}, good...), "case c: unknown layout"},
		{"a grid that is none", append([]string{"c.grid", lastCell}, good...), "case c: "},
	} {
		_, err := read(t, test.sections...)
		if err == nil || !strings.Contains(err.Error(), test.err) {
			t.Errorf("%s: got error %v, want one with %q", test.name, err, test.err)
		}
	}
	if _, err := readCases(&txtar.Archive{}); err == nil || !strings.Contains(err.Error(), "where the cases come from") {
		t.Errorf("an archive without a comment: got error %v", err)
	}
}

// The images of a grid under a symmetry have as many candidates, and applying
// a step and moving the grid can be exchanged.
func TestSymmetry(t *testing.T) {
	moved := map[string]bool{}
	for _, spec := range []string{"classic4", "classic6", "classic8", "classic9", "classic9+diagonals", "classic9+windows", "jigsaw:AAABABBBCCCDCDDD"} {
		l, err := candidates.ParseLayout(spec)
		if err != nil {
			t.Fatal(err)
		}
		rng := newRand()
		for range 20 {
			s := randomSymmetry(rng, l)
			if !s.keepsHouses() {
				t.Fatalf("%s: a house does not become a house", spec)
			}
			for c := range l.Cells().All() {
				if s.cells[c] != c {
					moved[spec] = true
				}
			}
			g := candidates.NewGrid(l, candidates.Filling{0: 1})
			g.Remove(candidates.At(3, 3), 2)
			place := explain.Place(candidates.At(2, 4), 3)
			after := g
			place.Apply(&after)
			image := s.grid(&g)
			s.effects([]explain.Effect{place})[0].Apply(&image)
			if want := s.grid(&after); image != want {
				t.Fatalf("%s: image after the step differs from the step on the image", spec)
			}
		}
	}
	for _, spec := range []string{"classic4", "classic6", "classic8", "classic9"} {
		if !moved[spec] {
			t.Errorf("%s: no symmetry moved a cell", spec)
		}
	}
}
