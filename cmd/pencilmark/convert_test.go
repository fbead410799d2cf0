package main

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/cmd/internal/teacher"
)

// randomSheet returns a sheet with any of what a sheet may have.
func randomSheet(random *rand.Rand) candidates.Sheet {
	const solution = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
	s := candidates.Sheet{Layout: candidates.Classic9}
	withPlaced, withMarks, withStale, every, withCorners := random.IntN(2) > 0, random.IntN(3) > 0, random.IntN(3) == 0, random.IntN(2) > 0, random.IntN(3) == 0
	var clues candidates.Filling
	i := 0
	for c := range s.Layout.Cells().All() {
		if random.IntN(3) == 0 {
			clues[c] = candidates.Digit(solution[i] - '0')
			if !withPlaced || random.IntN(2) > 0 {
				s.Givens = s.Givens.With(c)
			}
		}
		i++
	}
	s.Digits = clues
	g := s.Grid(candidates.MarksNone)
	for c := range g.Open().All() {
		if withCorners && random.IntN(3) > 0 {
			s.Corners[c] = candidates.DigitSet(random.IntN(1<<9)) << 1 & s.Layout.Digits()
		}
		if withMarks && (every || random.IntN(3) > 0) {
			s.Noted, s.Marks[c] = s.Noted.With(c), g.Candidates(c)
			for d := range s.Layout.Digits().All() {
				if random.IntN(4) == 0 && s.Marks[c] != candidates.Digits(d) {
					s.Marks[c] = s.Marks[c].Without(d)
				}
				if withStale && random.IntN(9) == 0 {
					s.Marks[c] = s.Marks[c].With(d)
				}
			}
		}
	}
	return s
}

// What convert does not say is lost is there when the form is read again, and what it says is lost is not.
func TestConvertLosses(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	for _, form := range conversions {
		if form.name == "svg" || form.name == "html" {
			continue // not read again
		}
		kept, failed := 0, 0
		for range 150 {
			s := randomSheet(random)
			puzzle := notation.Puzzle{Name: "Sheet", Grid: s.Grid(s.Marking()), Sheet: &s}
			c := converter{conversion: form, layout: candidates.Classic9, meaning: s.Marking().String(), lost: map[loss]*lost{}}
			if s.Marked().IsEmpty() {
				c.meaning = teacher.Likely // none would leave out the corners
			}
			var r result
			c.convert(context.Background(), nil, item{Puzzle: &puzzle}, &r)
			if r.status != exitDone {
				failed++ // a sheet with an empty cell
				continue
			}
			text := form.form.head + r.out.String() + form.form.tail
			p, err := notation.Parse(text, s.Layout)
			if err != nil {
				t.Fatalf("%s: %v", form.name, err)
			}
			got, marking := teacher.SheetOf(p, teacher.Likely)
			grid := got.Grid(marking)
			differs := !grid.Equal(&puzzle.Grid) || grid.Givens() != puzzle.Grid.Givens()
			differs = differs || got.Corners != s.Corners
			if !s.Marked().IsEmpty() && slices.Contains(form.keeps, blankLoss) {
				got.Corners = s.Corners
				differs = differs || got != s
			}
			if differs != (len(c.lost) > 0) && (differs || c.lost[blankLoss] == nil) {
				t.Fatalf("%s: losses %v, but\n%s\nis read as\n%s", form.name, c.lost, notation.SheetMarks(&s), notation.SheetMarks(&got))
			}
			if !differs {
				kept++
			}
			if form.name != "library" && p.Name != "Sheet" {
				t.Fatalf("%s: the name is %q", form.name, p.Name)
			}
		}
		if kept == 0 || failed > 100 {
			t.Errorf("%s: %d sheets kept, %d failed", form.name, kept, failed)
		}
	}
}
