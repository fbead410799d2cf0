package verify_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
	"pencilmark/explain/verify"
)

// Cells on whisper lines take two states. What is said of them is believed only if joints connect them, and if both states
// rule out what goes.
func TestPolarity(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "whispers: r1c1 r2c2 r1c3 r2c4 r1c5 r2c6 r1c7", "whispers: r5c1 r6c2")
	g := candidates.NewGrid(l, candidates.Filling{})
	at := candidates.At
	line := []candidates.Cell{at(1, 1), at(2, 2), at(1, 3), at(2, 4), at(1, 5), at(2, 6), at(1, 7)}
	others := []candidates.Cell{at(5, 1), at(6, 2)}
	for _, c := range append(line, others...) {
		g.Remove(c, 5)
	}
	for d := candidates.Digit(5); d <= 9; d++ {
		g.Remove(at(1, 9), d)
	}
	right := explain.Polarity{
		First: candidates.Digits(1, 2, 3, 4), Second: candidates.Digits(6, 7, 8, 9),
		Alike: candidates.Cells(line[0], line[2], line[4], line[6]), Opposed: candidates.Cells(line[1], line[3], line[5]), Beside: candidates.Cells(at(1, 9)),
	}
	effect := explain.Remove(at(1, 5), 3)
	for name, c := range map[string]struct {
		change func(*explain.Polarity)
		effect explain.Effect
		ok     bool
	}{
		"right":                       {func(*explain.Polarity) {}, effect, true},
		"a cell beside that is seen":  {func(*explain.Polarity) {}, explain.Remove(at(1, 2), 8), true},
		"the kind that is left":       {func(*explain.Polarity) {}, explain.Remove(at(1, 5), 7), false},
		"a cell elsewhere":            {func(*explain.Polarity) {}, explain.Remove(at(8, 8), 3), false},
		"a placement":                 {func(*explain.Polarity) {}, explain.Place(at(1, 5), 6), false},
		"without the fifth cell":      {func(e *explain.Polarity) { e.Beside = candidates.CellSet{} }, effect, false},
		"a fifth cell that may be 9":  {func(e *explain.Polarity) { e.Beside = candidates.Cells(at(1, 8)) }, effect, false},
		"a cell on the other side":    {func(e *explain.Polarity) { e.Alike, e.Opposed = e.Alike.Without(line[6]), e.Opposed.With(line[6]) }, effect, false},
		"a gap in the line":           {func(e *explain.Polarity) { e.Opposed = e.Opposed.Without(line[3]) }, effect, false},
		"cells of another line":       {func(e *explain.Polarity) { e.Alike, e.Opposed = e.Alike.With(others[0]), e.Opposed.With(others[1]) }, effect, false},
		"kinds the other way round":   {func(e *explain.Polarity) { e.First, e.Second = e.Second, e.First }, effect, false},
		"a digit of the other kind":   {func(e *explain.Polarity) { e.First, e.Second = e.First.Without(4), e.Second.With(4) }, effect, false},
		"a cell that can be no other": {func(e *explain.Polarity) { e.Beside, e.Alike = candidates.CellSet{}, e.Alike.With(at(1, 9)) }, effect, false},
	} {
		e := right
		c.change(&e)
		s := explain.NewStep(e, c.effect)
		if err := verify.Step(&g, &s); (err == nil) != c.ok {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// What a removal by a polarity has to exclude is not looked for: its premises alone, without the states, do not tell it.
func TestPolarityNeedsNothing(t *testing.T) {
	g := candidates.NewGrid(cluestest.Board(t, candidates.Classic6, "parity: r1c2 r2c1"), candidates.Filling{})
	for d := range candidates.Digits(2, 4).All() {
		g.Remove(candidates.At(1, 2), d)
		g.Remove(candidates.At(2, 1), d)
	}
	e := explain.Polarity{First: candidates.Digits(1, 3, 5), Second: candidates.Digits(6), Alike: candidates.Cells(candidates.At(1, 2)), Opposed: candidates.Cells(candidates.At(2, 1))}
	s := explain.NewStep(e, explain.Remove(candidates.At(1, 1), 6))
	if err := verify.Step(&g, &s); err != nil {
		t.Fatal(err)
	}
	every := func(candidates.Candidate) bool { return true }
	if needed, ok := verify.Needed(&g, e, every, func(a, b candidates.Candidate) int { return int(a) - int(b) }); ok {
		t.Errorf("it needs %v", needed)
	}
}
