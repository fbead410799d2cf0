package claim_test

import (
	"reflect"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Of a placement that nothing shows all rivals are told: what else the cell can be, and in each of its houses where
// else the digit can go. Of a removal it is told that nothing rules it out.
func TestRivalsOfPlacements(t *testing.T) {
	n := 0
	for _, g := range notationtest.Read(t, "samples", 60) {
		l := g.Layout()
		for c := range g.Open().All() {
			for d := range g.Candidates(c).All() {
				var rivals []say.Sentence
				if others := g.Candidates(c).Without(d); others != 0 {
					rivals = append(rivals, say.CanBeToo(c, others))
				}
				for h := range l.HousesOf(c).All() {
					if places := g.PlacesIn(d, h).Without(c); !places.IsEmpty() {
						rivals = append(rivals, say.RoomTooAt(h, d, places))
					}
				}
				for _, want := range []struct {
					e    explain.Effect
					told say.Sentence
				}{{explain.Place(c, d), say.NoStepPlaces(d, c, rivals)}, {explain.Remove(c, d), say.NothingRulesOut(d, c)}} {
					j, settled := claim.Conclusion(want.e).Settled(&g)
					if settled || j.Verdict != claim.Unsupported || !reflect.DeepEqual(j.Reason, []say.Sentence{want.told}) {
						t.Errorf("%v, settled %v: %s: %s", want.e, settled, j.Verdict, reason(j))
					}
					n++
				}
			}
		}
	}
	if n < 500 {
		t.Errorf("only %d conclusions", n)
	}
}

// An effect is far from a pattern if neither its digit nor its cell is one of those that the pattern acts on, and its
// cell is not one of the pattern. Then nothing more is said. Whatever is said is so on the board.
func TestBeyondIsFar(t *testing.T) {
	far, near := 0, 0
	for _, of := range suite.Human() {
		for _, p := range positions(t, of) {
			for i := range p.steps[:min(1, len(p.steps))] {
				s := &p.steps[i]
				if s.Effects[0].Place {
					continue
				}
				var digits candidates.DigitSet
				var cells candidates.CellSet
				for _, e := range s.Effects {
					digits, cells = digits.With(e.Candidate.Digit()), cells.With(e.Candidate.Cell())
				}
				for _, m := range s.Evidence.Marks(&p.grid).Cells {
					cells = cells.With(m.Cell)
				}
				for c := range p.grid.Open().All() {
					for d := range p.grid.Candidates(c).All() {
						e := explain.Remove(c, d)
						gap, ok := claim.Beyond(&p.grid, s, e)
						if want := !digits.Has(d) && !cells.Has(c); gap.Far != want || want && (!ok || !reflect.DeepEqual(gap.Reason, say.RulesOutNo(c)) || gap.Apart != len(s.Premises)+1) {
							t.Errorf("%s: %v is far: %v, %+v", p.name, e, want, gap)
						} else if want {
							far++
						} else if ok {
							near++
						}
					}
				}
			}
		}
	}
	if far < 1000 || near < 1000 {
		t.Errorf("%d effects were far, %d near", far, near)
	}
}

// What a single excludes it shows, by placing its digit, and nothing else.
func TestSingleShowsWhatItExcludes(t *testing.T) {
	p, err := notation.Parse(".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for said, want := range map[string]claim.Verdict{
		"hidden single 4 r5c5 => r5c2<>4 r5c3<>4": claim.Shown,
		"hidden single 8 r1c1 => r4c1<>8":         claim.Shown,
		"hidden single 8 r1c1 => r4c2<>8":         claim.Unsupported, // which r1c1 does not see
		"hidden single 8 r1c1 => r4c1<>3":         claim.Unsupported,
	} {
		c, err := claim.Read(said, &p.Grid, called)
		if err != nil {
			t.Fatal(err)
		}
		j := c.Judge(&p.Grid, 0, called.Call)
		if j.Verdict != want || want == claim.Shown && (len(j.Step.Effects) != 1 || !j.Step.Effects[0].Place) {
			t.Errorf("%s is %s, by %+v", said, j.Verdict, j.Step)
		}
	}
}

// A place is said without a word for it, by two words that cancel each other, and by what is elsewhere; what is said
// twice, or only perhaps, is no claim.
func TestNegatives(t *testing.T) {
	p, err := notation.Parse(".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	g := p.Grid
	place := explain.Place(candidates.At(1, 1), 8)
	for _, text := range []string{"nothing but 8 in r1c1", "r1c1 nothing but 8", "no digit except 8 in r1c1"} {
		if c, err := claim.Read(text, &g, called); err != nil || !c.IsConclusion() && c.Judge(&g, 0, called.Call).Verdict != claim.Shown || c.IsConclusion() && (len(c.Effects) != 1 || c.Effects[0] != place) {
			t.Errorf("%s is read as %+v, %v", text, c, err)
		}
	}
	for _, text := range []string{"in box 7 2 is not outside column 1", "2 in box 7 is nowhere outside column 1"} { // pointing
		c, err := claim.Read(text, &g, called)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if j := c.Judge(&g, 0, called.Call); j.Verdict != claim.Shown || j.Step.Effects[0] != explain.Remove(candidates.At(6, 1), 2) {
			t.Errorf("%s is %s: %s", text, j.Verdict, reason(j))
		}
	}
	for _, text := range []string{"not not 3 in r1c3", "only not 5 in r1c5", "maybe 3 in r1c3", "r1c3 can be 1", "2 in box 7 is not nowhere outside column 1", "nothing not but 8 in r1c1"} {
		if c, err := claim.Read(text, &g, called); err == nil {
			t.Errorf("%s is read as %+v", text, c)
		}
	}
	for text, cells := range map[string]candidates.CellSet{"r9c2 r9c3 3 4": candidates.Cells(candidates.At(9, 2), candidates.At(9, 3)), "3 4 r9c2 r9c3": candidates.Cells(candidates.At(9, 2), candidates.At(9, 3))} {
		c, err := claim.Read(text, &g, called)
		if err != nil || c.IsConclusion() {
			t.Errorf("%s: %+v, %v", text, c, err)
			continue
		}
		want := []say.Sentence{say.NeitherLocked(say.CanBeToo(cells.First(), candidates.Digits(9)), say.HasTooAt(candidates.HouseOf(candidates.Row, 9), 3, g.PlacesIn(3, candidates.HouseOf(candidates.Row, 9)).AndNot(cells)))}
		if j := c.Judge(&g, 0, called.Call); !reflect.DeepEqual(j.Reason, want) {
			t.Errorf("%s: %s", text, reason(j))
		}
	}
}

// A full house is claimed in words by its cell, its house or both, and is none where a second cell is open.
func TestFullHouseInWords(t *testing.T) {
	of := techniques.Lookup(suite.All(), "full-house")
	for _, p := range positions(t, of) {
		if p.grid.Layout() != candidates.Classic9 {
			continue
		}
		k := p.steps[0].Effects[0].Candidate
		item, h, _ := p.steps[0].Evidence.(explain.Single).Because.House()
		if item != k.Digit() {
			t.Fatalf("%s: %v", p.name, p.steps[0].Evidence)
		}
		for _, text := range []string{
			"full house " + k.Cell().String(), "full house " + k.Digit().String() + " " + k.Cell().String(), "full house " + k.Digit().String() + " in " + p.grid.Layout().Name(h),
		} {
			c, err := claim.Read(text, &p.grid, called)
			if err != nil {
				t.Errorf("%s: %s: %v", p.name, text, err)
			} else if j := c.Judge(&p.grid, 0, called.Call); j.Verdict != claim.Shown || j.Step.Effects[0] != explain.Place(k.Cell(), k.Digit()) {
				t.Errorf("%s: %s is %s: %s", p.name, text, j.Verdict, reason(j))
			}
		}
		for other := range (p.grid.Layout().Houses()).All() {
			open := p.grid.Layout().HouseCells(other).And(p.grid.Open())
			if open.Len() < 2 {
				continue
			}
			cell := open.First()
			text := "full house " + p.grid.Candidates(cell).First().String() + " " + cell.String() + " in " + p.grid.Layout().Name(other)
			c, err := claim.Read(text, &p.grid, called)
			if err != nil {
				t.Errorf("%s: %s: %v", p.name, text, err)
			} else if j := c.Judge(&p.grid, 0, called.Call); j.Verdict != claim.Flawed || !reflect.DeepEqual(j.Reason, []say.Sentence{say.HasOpen(other, open.Len())}) {
				t.Errorf("%s: %s is %s: %s", p.name, text, j.Verdict, reason(j))
			}
		}
	}
}

// A step does not place what has rivals: what else the cell can be is told, and where it is a step that places, the places
// of the digit in the house where it has fewest. What places a digit removes none elsewhere for being a pattern.
func TestBeyondPlacing(t *testing.T) {
	tried := 0
	for _, f := range lessons(t) {
		g := &f.grid
		l := g.Layout()
		for c := range g.Open().All() {
			for d := range g.Candidates(c).All() {
				e := explain.Place(c, d)
				if slices.Contains(f.step.Effects, e) || tried > 3000 {
					continue
				}
				tried++
				gap, ok := claim.Beyond(g, &f.step, e)
				others, fewest := g.Candidates(c).Without(d), 99
				for h := range l.HousesOf(c).All() {
					fewest = min(fewest, g.PlacesIn(d, h).Len()-1)
				}
				if fewest == 0 {
					continue // it can be placed as it is
				}
				var want say.Sentence
				switch {
				case others == 0:
					want = say.SaysNot(d, c)
				case !f.step.Effects[0].Place:
					want = say.CanBeToo(c, others)
				default:
					any := false
					for h := range l.HousesOf(c).All() {
						if places := g.PlacesIn(d, h).Without(c); places.Len() == fewest {
							any = any || reflect.DeepEqual(gap.Reason, say.CanBeTooIn(c, others, h, d, places))
						}
					}
					if !ok || !any {
						t.Errorf("%s: %v is beyond %v: %v", f.step.Technique.Name, e, f.step.Effects, gap.Reason)
					}
					continue
				}
				if !ok || gap.Apart != 1 || gap.Far || !reflect.DeepEqual(gap.Reason, want) {
					t.Errorf("%s: %v is beyond %v: %v", f.step.Technique.Name, e, f.step.Effects, gap.Reason)
				}
				if !f.step.Effects[0].Place {
					continue
				}
				if gap, ok := claim.Beyond(g, &f.step, explain.Remove(c, d)); !ok || !reflect.DeepEqual(gap.Reason, say.SaysNot(d, c)) {
					t.Errorf("%s: %v<>%v is beyond %v: %v", f.step.Technique.Name, c, d, f.step.Effects, gap.Reason)
				}
			}
		}
	}
	if tried < 1000 {
		t.Errorf("%d placements", tried)
	}
}
