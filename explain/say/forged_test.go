package say

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
)

func along(hs ...candidates.House) Ways { return InTheHouses(candidates.Houses(hs...)) }

// A sentence of which one argument is another is refused where its words are no longer true, or no longer the reason of
// what follows.
func TestForgedSentences(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9,
		"thermo: r1c1 r1c2", "thermo: r1c8 r1c9", "quadruple 3 5 7: r5c4 r5c5 r6c4 r6c5", "quadruple 3 5 7: r5c7 r5c8 r6c7 r6c8",
		"arrow: r9c3 = r9c1 r9c2", "arrow: r9c7 = r9c8 r9c9", "sandwich 17: r3c1-r3c9", "skyscraper-clue 9: r1c6-r9c6")
	clue := func(i int) *candidates.Clue { return &l.Clues()[i] }
	at, ds := candidates.At, candidates.Digits
	r := func(row int, columns ...int) (cells candidates.CellSet) {
		for _, column := range columns {
			cells = cells.With(at(row, column))
		}
		return cells
	}
	row, column, box := candidates.HouseOf(candidates.Row, 8), candidates.HouseOf(candidates.Column, 1), candidates.HouseOf(candidates.Box, 7)
	var givens candidates.Filling
	givens[at(3, 3)] = 1
	g := candidates.NewGrid(l, givens)
	six, four, other := r(1, 1, 4, 7).Or(r(2, 1, 4, 7)), clue(2).Cells(), clue(3).Cells()
	for _, narrow := range []struct {
		cells candidates.CellSet
		ds    candidates.DigitSet
	}{
		{six, ds(1, 2, 3)},
		{r(5, 7), ds(1, 2, 4, 6, 8, 9)},
		{r(1, 8), ds(7, 8)},
		{r(1, 9), ds(2, 3, 4, 5, 6, 7, 8, 9)},
		{r(9, 3), ds(3, 4)},
		{r(9, 9), ds(2, 3, 4, 5, 6, 7, 8, 9)},
		{r(4, 2, 3, 4, 5, 6, 7, 8), ds(2, 3, 4, 5, 6, 7, 8, 9)},
		{r(1, 6), ds(2, 3, 4)},
		{r(9, 5, 6), ds(1)},
		{r(7, 1, 2).Or(r(8, 1, 9)), ds(1, 2)},
		{r(8, 2), ds(3, 4)},
	} {
		for c := range narrow.cells.All() {
			for d := range (g.Candidates(c) &^ narrow.ds).All() {
				g.Remove(c, d)
			}
		}
	}
	counts := func(i int, said ...Sentence) []Sentence {
		return append([]Sentence{States([]Sentence{ClueCounts(clue(i))})}, said...)
	}
	takes := func(i int, why Sentence, cells candidates.CellSet, d candidates.Digit) []Sentence {
		return counts(i, SoOneTakes(why, OneTakes(cells, ds(d))))
	}
	without := func(none Sentence) []Sentence {
		return takes(4, WouldBeAbove(none, r(9, 1, 2), 5, AlwaysAtMost(r(9, 3), 4)), r(9, 1, 2), 1)
	}
	bounded := func(why ...Sentence) []Sentence {
		return counts(5, SoBySum(why, []Sentence{AtMost(r(9, 8), 7), AtMost(r(9, 9), 8)}))
	}
	loses := func(most int) []Sentence {
		return counts(5, SoBySum([]Sentence{AlwaysAtMost(r(9, 7), most), AlwaysAtLeast(r(9, 9), 2)}, []Sentence{NoneOfThese(r(9, 8), ds(9))}))
	}
	between := func(ends candidates.DigitSet, said Sentence) []Sentence {
		return counts(6, States([]Sentence{BetweenEnds(ends, []Sentence{said})}))
	}
	each := func(out candidates.DigitSet) []Sentence {
		return []Sentence{States([]Sentence{HoldsOneOf(at(1, 8), ds(7, 8))}), EachRulesOut(2, out, r(1, 9), []Sentence{DigitsByClue(ds(7, 8), clue(1))})}
	}
	rises := each(ds(3))
	looking := func(first Sentence) []Sentence { return append([]Sentence{first}, rises...) }
	beside := func(said ...Sentence) []Sentence {
		return append([]Sentence{SupposeThat(at(8, 1), 1), ThenBeside([]Sentence{IsOneOf(at(7, 1), ds(2)), IsOneOf(at(7, 2), ds(2)), IsOneOf(at(8, 2), ds(3, 4)), IsOneOf(at(8, 9), ds(2))})}, said...)
	}
	way := func(c candidates.Cell, may candidates.DigitSet, set candidates.CellSet, seen ...Sentence) []Sentence {
		return beside(OnlyDigitsFor([]Sentence{IsOneOf(c, may)}, ds(2), set, seen))
	}
	sees := func(cells candidates.CellSet, hs candidates.House) Sentence {
		return SeesThere(cells, []Sentence{SeenIn(r(8, 1), along(hs))})
	}
	wing := func(pincers candidates.CellSet) []Sentence {
		return []Sentence{
			PincersCan(pincers, ds(1, 2)), Bridge(candidates.HouseOf(candidates.Row, 4), 1, r(4, 1, 9)),
			IfPlaceIs(r(4, 1), at(7, 1), along(column), 2), IfPlaceIs(r(4, 9), at(8, 9), along(candidates.HouseOf(candidates.Column, 9)), 2),
			InEveryCaseOne(r(7, 1).Or(r(8, 9)), 2),
		}
	}
	var line candidates.CellSet
	for n := range 9 {
		line = line.With(at(n+1, 6))
	}
	crossing := func(cross candidates.CellSet, rest candidates.House) []Sentence {
		can := func(cells candidates.CellSet, may candidates.DigitSet) []Sentence {
			return []Sentence{CanBeOnly(cells, may)}
		}
		return []Sentence{CrossIn(column, box, cross), There(can(r(7, 1).Or(r(8, 1)), ds(1, 2))), InRestOf(rest, can(r(1, 1), ds(2, 3))), InRestOf(box, can(r(7, 2), ds(1, 2)))}
	}
	most := []Sentence{AlwaysAtMost(r(9, 7), 9), AlwaysAtLeast(r(9, 9), 2)}
	causes := func(cells candidates.CellSet) []Sentence {
		return []Sentence{States([]Sentence{ClueSays(clue(0))}), SoThere(MustBeAmong(cells, ds(2, 3)), []Sentence{AtLeast(r(1, 2), 3)})}
	}
	noneLeft := func(b candidates.Cell) []Sentence {
		return []Sentence{States([]Sentence{LeaveNone(at(9, 5), b, along(candidates.HouseOf(candidates.Row, 9)))})}
	}
	for _, test := range []struct {
		kind          string
		right, forged []Sentence
	}{
		{"look-at-clue", looking(LookAtClue(clue(1))), looking(LookAtClue(clue(0)))},
		{"main-lines", rises, looking(MainLines(3))},
		{"could-exchange", []Sentence{NoneGiven(six), CouldExchange(6, ds(1, 2, 3))}, []Sentence{NoneGiven(six), CouldExchange(6, ds(1, 2, 3, 5))}},
		{"is-wanted", takes(2, IsWanted(3), four, 3), takes(2, IsWanted(5), four, 3)},
		{"only-of-them", takes(3, OnlyOfThem(3, other.AndNot(r(5, 7))), other.AndNot(r(5, 7)), 3), takes(3, OnlyOfThem(7, other.AndNot(r(5, 7))), other.AndNot(r(5, 7)), 3)},
		{"without", without(Without(ds(1))), without(Without(ds(1, 9)))},
		{"without-in", without(WithoutIn(ds(1), r(9, 1, 2))), without(WithoutIn(ds(1, 8), r(9, 1, 2)))},
		{"other-at-least", bounded(AlwaysAtMost(r(9, 7), 9), OtherAtLeast(Numbers{1, 2})), bounded(AlwaysAtMost(r(9, 7), 9), OtherAtLeast(Numbers{2}))},
		{"always-at-most", counts(5, SoBySum([]Sentence{AlwaysAtMost(r(9, 7), 9)}, []Sentence{AtMost(r(9, 8), 8)})), counts(5, SoBySum([]Sentence{AlwaysAtMost(r(9, 9), 9)}, []Sentence{AtMost(r(9, 8), 8)}))},
		{"always-at-most", loses(9), loses(10)},
		{"between-ends", between(ds(1, 9), CellsAtLeast(7, ds(2, 3, 4, 5, 6, 7, 8))), between(ds(1, 4, 9), CellsAtLeast(7, ds(2, 3, 4, 5, 6, 7, 8)))},
		{"cells-at-least", between(ds(1, 9), CellsAtLeast(6, ds(2, 3, 4, 5, 6, 7))), between(ds(1, 9), CellsAtLeast(6, ds(1, 3, 4, 5, 6, 7)))},
		{"cells-never", between(ds(1, 9), CellsNever(6, 17)), between(ds(1, 9), CellsNever(6, 18))},
		{"gone-from-cells", counts(6, States([]Sentence{GoneFromCells(ds(1), r(3, 1))})), counts(6, States([]Sentence{GoneFromCells(ds(1), r(1, 3))}))},
		{"none-of-these", counts(5, SoBySum([]Sentence{AlwaysAtMost(r(9, 7), 9)}, []Sentence{NoneOfThese(r(9, 9), ds(9))})), counts(5, SoBySum([]Sentence{AlwaysAtMost(r(9, 7), 9)}, []Sentence{NoneOfThese(r(9, 9), ds(1, 9))}))},
		{"all-cells-seen", counts(7, States([]Sentence{AllCellsSeen(line)})), counts(7, States([]Sentence{AllCellsSeen(line.Without(at(9, 6)).With(at(9, 7)))}))},
		{"only-digits-seen", counts(7, OnlyDigitsSeen(ds(2), at(1, 6), l.Digits().Without(1))), counts(7, OnlyDigitsSeen(ds(2, 5), at(1, 6), l.Digits().Without(1)))},
		{"leave-each-other-none", noneLeft(at(9, 6)), noneLeft(at(9, 5))},
		{"pincers-can", wing(r(7, 1).Or(r(8, 9))), wing(r(7, 1))},
		{"pincers-can", wing(r(7, 1).Or(r(8, 9))), wing(r(7, 1, 2).Or(r(8, 9)))},
		{"base-holds", []Sentence{BaseHolds(r(7, 1, 2), ds(1, 2))}, []Sentence{BaseHolds(r(7, 1), ds(1, 2))}},
		{"they-differ", beside(TheyDiffer(at(7, 1), at(7, 2), along(box))), beside(TheyDiffer(at(7, 1), at(7, 3), along(box)))},
		{"only-digits-for", way(at(8, 2), ds(3), r(7, 1, 2), sees(r(7, 1, 2), box)), way(at(8, 2), ds(3), r(7, 2).Or(r(8, 9)), sees(r(7, 2), box), sees(r(8, 9), row))},
		{"each-rules-out", rises, each(ds(1, 3))},
		{"cross-in", crossing(r(7, 1).Or(r(8, 1)), column), crossing(r(7, 1), column)},
		{"in-rest-of", crossing(r(7, 1).Or(r(8, 1)), column), crossing(r(7, 1).Or(r(8, 1)), candidates.HouseOf(candidates.Row, 1))},
		{"must-be-among", counts(5, SoBySum(most, []Sentence{MustBeAmong(r(9, 8), ds(1, 2, 3, 4, 5, 6, 7))})), counts(5, SoBySum(most, []Sentence{MustBeAmong(r(9, 8), ds(1, 2, 3, 4, 5, 6, 7, 8))}))},
		{"must-be-among", causes(r(1, 1)), causes(r(1, 1).Or(r(2, 1)))},
		{"would-leave-for", counts(5, WouldLeaveFor(ds(8), at(9, 7), ds(2, 3, 4, 5, 6), at(9, 8))), counts(5, WouldLeaveFor(ds(8), at(3, 3), ds(2, 3, 4, 5, 6, 7), at(9, 8)))},
		{"is-one-of", way(at(8, 2), ds(3), r(7, 1, 2), sees(r(7, 1, 2), box)), way(at(8, 2), ds(3, 9), r(7, 1, 2), sees(r(7, 1, 2), box))},
	} {
		for i, said := range [][]Sentence{test.right, test.forged} {
			if _, err := new(Replay).Step(1, &explain.Step{}, &g, Says(said...)); (err == nil) != (i == 0) {
				t.Errorf("%s: %s: %v", test.kind, Words{Layout: l}.Sentences(said...), err)
			}
		}
	}
}

// A hint looks at a clue of which the argument speaks.
func TestForgedHint(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "thermo: r1c1 r1c2", "thermo: r1c8 r1c9")
	argument := Says(SoThere(ClueSays(&l.Clues()[0]), nil))
	for i, want := range []bool{true, false} {
		if err := new(Replay).Facet(l, Says(LookAtClue(&l.Clues()[i])), argument); (err == nil) != want {
			t.Errorf("of clue %d: %v", i, err)
		}
	}
}

// Digits that are there once at most are all of those that are counted, each in a house of all its cells.
func TestForgedCounts(t *testing.T) {
	l, ds := candidates.Classic9, candidates.Digits
	a, b := candidates.At(1, 1), candidates.At(2, 2)
	line := explain.Line{Rule: explain.RuleCount, Needs: []candidates.Item{candidates.CellItem(a), candidates.CellItem(b)}}
	for d := range ds(2, 5).All() {
		line.Links = append(line.Links, []candidates.Candidate{candidates.Of(a, d), candidates.Of(b, d)})
	}
	for once, want := range map[candidates.DigitSet]bool{ds(2, 5): true, ds(2): false, ds(2, 5, 7): false, ds(2, 7): false} {
		said := []Sentence{States([]Sentence{CellsHold(candidates.Cells(a, b), ds(2, 5))}), NotTwice([]Sentence{OnlyIn(once, candidates.HouseOf(candidates.Box, 1))})}
		if err := CheckLine(l, explain.Argument{line}, 1, said); (err == nil) != want {
			t.Errorf("%s: %v", Words{Layout: l}.Sentences(said...), err)
		}
	}
	if CheckUntold(7, []Sentence{MainLines(7)}) != nil || CheckUntold(7, []Sentence{MainLines(8)}) == nil {
		t.Error("any number of lines is left out")
	}
}

// What cells share with others is a house of them all.
func TestForgedShares(t *testing.T) {
	l := candidates.Classic9
	column, box := candidates.HouseOf(candidates.Column, 1), candidates.HouseOf(candidates.Box, 4)
	for hs, want := range map[candidates.HouseSet]bool{candidates.Houses(column): true, candidates.Houses(column, box): false} {
		told := Told{layout: l, places: candidates.Cells(candidates.At(6, 1))}
		if err := With(InTheHouses(hs), candidates.Cells(candidates.At(5, 1), candidates.At(8, 1))).check(&told); (err == nil) != want {
			t.Errorf("in %d houses: %v", hs.Len(), err)
		}
	}
}

// What a clue that is added up leaves is compared with what the step cites, which may be less than is known.
func TestForgedByCites(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "sandwich 17: r3c1-r3c9", "skyscraper-clue 9: r1c6-r9c6")
	ds := candidates.Digits
	var givens candidates.Filling
	givens[candidates.At(3, 3)] = 1
	g := candidates.NewGrid(l, givens)
	g.Remove(candidates.At(3, 9), 9)
	counts := func(i int, said ...Sentence) []Sentence {
		return append([]Sentence{States([]Sentence{ClueCounts(&l.Clues()[i])})}, said...)
	}
	between := func(said Sentence) []Sentence {
		return counts(0, States([]Sentence{BetweenEnds(ds(1, 9), []Sentence{said})}))
	}
	with := []Sentence{DigitsIn(ds(3), candidates.At(1, 6))}
	for _, test := range []struct {
		clue          int
		kind          string
		right, forged []Sentence
	}{
		{0, "cells-at-least", between(CellsAtLeast(5, ds(2, 3, 4, 5, 6))), between(CellsAtLeast(5, ds(2, 3, 4, 5, 7)))},
		{0, "cells-at-most", between(CellsAtMost(2, ds(7, 8))), between(CellsAtMost(1, ds(7)))},
		{0, "cells-never", between(CellsNever(2, 17)), between(CellsNever(6, 17))},
		{1, "seen-at-most", counts(1, SeenAtMost(with, 7)), counts(1, SeenAtMost(with, 8))},
		{1, "are-seen", counts(1, AreSeen(with, Numbers{2, 3, 4, 5, 6, 7})), counts(1, AreSeen(with, Numbers{1, 2, 3, 4, 5, 6, 7}))},
	} {
		step := explain.Step{Evidence: explain.Sum{Added: candidates.Added{Clues: []candidates.Addend{{Clue: l.Clues()[test.clue].String(), Times: 1}}}}}
		for i, said := range [][]Sentence{test.right, test.forged} {
			if _, err := new(Replay).Step(1, &step, &g, Says(said...)); (err == nil) != (i == 0) {
				t.Errorf("%s: %s: %v", test.kind, Words{Layout: l}.Sentences(said...), err)
			}
		}
	}
}

// No candidate has two colours, and what is said of one colour follows from the other of its cluster.
func TestForgedColors(t *testing.T) {
	l, at := candidates.Classic9, candidates.At
	g := candidates.NewGrid(l, candidates.Filling{})
	one, other := candidates.Cells(at(1, 1), at(6, 5), at(2, 2)), candidates.Cells(at(1, 5), at(6, 2))
	var hs candidates.HouseSet
	for _, h := range [...]candidates.House{candidates.HouseOf(candidates.Row, 1), candidates.HouseOf(candidates.Row, 6), candidates.HouseOf(candidates.Column, 2), candidates.HouseOf(candidates.Column, 5)} {
		hs = hs.With(h)
		for c := range l.HouseCells(h).AndNot(one.Or(other)).All() {
			g.Remove(c, 1)
			g.Remove(c, 2)
		}
	}
	in := func(d candidates.Digit, cells ...candidates.CellSet) (list []Sentence) {
		for _, cells := range cells {
			list = append(list, DigitInCells(d, cells))
		}
		return list
	}
	coloured := func(blue []Sentence, so ...Sentence) []Sentence {
		return []Sentence{
			TwoPlaces(1, hs), ColouredInTurn(Green, in(1, one)), OtherColour(Blue, blue), OneIsTrue(),
			TwoPlaces(2, hs), InTheSameWay(Purple, in(2, other)), OtherColour(Yellow, in(2, one)), OneIsTrue(), So(so),
		}
	}
	blue := in(1, other)
	goes := func(c Color) []Sentence {
		return append(coloured(blue, ColourIsFalse(Green)), So([]Sentence{ColourIsFalse(Yellow)}), Thus(ColourGoes(c), []Sentence{Remove(candidates.Digits(1), one)}))
	}
	for kind, test := range map[string][2][]Sentence{
		"digit-in-cells":  {coloured(blue, ColourIsFalse(Green)), coloured(in(1, other.With(at(1, 1))), ColourIsFalse(Green))},
		"named twice":     {coloured(blue, ColourIsFalse(Green)), coloured(in(1, other, candidates.Cells(at(6, 2))), ColourIsFalse(Green))},
		"colour-is-true":  {coloured(blue, ColourIsFalse(Green), ColourIsTrue(Blue)), coloured(blue, ColourIsFalse(Green), ColourIsTrue(Purple))},
		"colour-goes":     {goes(Green), goes(Yellow)},
		"in-the-same-way": {[]Sentence{TwoPlaces(1, hs), ColouredInTurn(Green, in(1, one))}, []Sentence{TwoPlaces(1, hs), InTheSameWay(Green, in(1, one))}},
		"either-colour":   {coloured(blue, EitherColour(Blue, Purple)), coloured(blue, EitherColour(Blue, Green))},
	} {
		for i, said := range test {
			if _, err := new(Replay).Step(1, &explain.Step{}, &g, Says(said...)); (err == nil) != (i == 0) {
				t.Errorf("%s: %s: %v", kind, Words{Layout: l}.Sentences(said...), err)
			}
		}
	}
}

// In a list of what there is room for no candidate is named twice.
func TestForgedRoom(t *testing.T) {
	a, b := candidates.At(1, 1), candidates.At(2, 2)
	line := explain.Line{Rule: explain.RuleCount, Claim: explain.Claim{Some: true},
		Needs: []candidates.Item{candidates.CellItem(a), candidates.CellItem(b)},
		Links: [][]candidates.Candidate{{candidates.Of(a, 2), candidates.Of(b, 2)}}}
	for i, rooms := range [][]Sentence{
		{DigitsAmong(candidates.Digits(2), candidates.Cells(a, b))},
		{DigitsAmong(candidates.Digits(2), candidates.Cells(a, b)), DigitsAmong(candidates.Digits(2), candidates.Cells(a))},
	} {
		said := []Sentence{Needs([]Sentence{CellsNeed(candidates.Cells(a, b))}), RoomOnlyFor([]Sentence{OneThatIs(rooms)}), TooFew(1)}
		if err := CheckLine(candidates.Classic9, explain.Argument{line}, 1, said); (err == nil) != (i == 0) {
			t.Errorf("%s: %v", Words{Layout: candidates.Classic9}.Sentences(said...), err)
		}
	}
}

// What a clue rules out is among the places that are left where one looks for a digit.
func TestForgedPlaces(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "thermo: r1c1 r1c2 r2c3")
	g := candidates.NewGrid(l, candidates.Filling{})
	said := []Sentence{LookFor(9, candidates.HouseOf(candidates.Row, 1)), States([]Sentence{PlacesLostAlone(9, candidates.Cells(candidates.At(1, 1), candidates.At(1, 2)), &l.Clues()[0])})}
	for i := range 2 {
		if i == 1 { // it could not be there anyway
			g.Place(candidates.At(1, 2), 5)
		}
		if _, err := Check(&g, nil, said); (err == nil) != (i == 0) {
			t.Errorf("%s: %v", Words{Layout: l}.Sentences(said...), err)
		}
	}
}

// What is listed comes in order, and once.
func TestForgedLists(t *testing.T) {
	at, row := candidates.At, candidates.HouseOf(candidates.Row, 9)
	var givens candidates.Filling
	givens[at(1, 1)], givens[at(2, 5)], givens[at(9, 9)] = 9, 9, 1
	g := candidates.NewGrid(candidates.Classic9, givens)
	for _, c := range []candidates.Cell{at(9, 3), at(9, 7)} {
		g.Remove(c, 9)
	}
	for c := range candidates.Cells(at(9, 2), at(9, 6), at(9, 8)).All() {
		g.Remove(c, 9)
	}
	var replay Replay
	steps := StepNames{{Number: "2", Technique: "Pointing"}, {Number: "10", Technique: "Claiming"}}
	replay.note(2, &explain.Step{Technique: explain.Ref{Name: "Pointing"}, Effects: explain.Removals(9, candidates.Cells(at(9, 2), at(9, 3), at(9, 6)))})
	replay.note(10, &explain.Step{Technique: explain.Ref{Name: "Claiming"}, Effects: explain.Removals(9, candidates.Cells(at(9, 7), at(9, 8)))})
	leave := func(by ...Sentence) []Sentence { return []Sentence{LeavePlace(9, row, by, at(9, 4))} }
	a, b := ByCell(at(1, 1)), ByCell(at(2, 5))
	where := []Sentence{LookAtCell(at(1, 5))}
	for i, test := range []struct {
		said []Sentence
		want bool
	}{
		{leave(a, b, BySteps(steps)), true},
		{leave(b, a, BySteps(steps)), false},
		{leave(a, a, b, BySteps(steps)), false},
		{leave(a, BySteps(steps), b), false},
		{leave(a, b, BySteps(StepNames{steps[1], steps[0]})), false},
		{append(where, AlreadyHas(candidates.HouseOf(candidates.Column, 5), Placed{candidates.Of(at(2, 5), 9)})), true},
		{append(where, AlreadyHas(candidates.HouseOf(candidates.Column, 5), Placed{candidates.Of(at(2, 5), 9), candidates.Of(at(2, 5), 9)})), false},
	} {
		if _, err := replay.Step(11, &explain.Step{}, &g, Says(test.said...)); (err == nil) != test.want {
			t.Errorf("%d: %s: %v", i, Words{Layout: candidates.Classic9}.Sentences(test.said...), err)
		}
	}
}

// A single is seen where its step sees it, for all the houses and filled cells that rule its rivals out; and a line of a branch
// does what its step does.
func TestForgedSteps(t *testing.T) {
	l, at, ds := candidates.Classic9, candidates.At, candidates.Digits
	column, row, box := candidates.HouseOf(candidates.Column, 1), candidates.HouseOf(candidates.Row, 1), candidates.HouseOf(candidates.Box, 1)
	var givens candidates.Filling
	for n, d := range []candidates.Digit{2, 3, 4, 5, 6, 7, 8, 9} {
		givens[at(n+2, 1)] = d
	}
	givens[at(1, 2)], givens[at(1, 3)], givens[at(2, 2)], givens[at(2, 3)], givens[at(3, 2)], givens[at(3, 3)] = 8, 9, 4, 5, 6, 7
	g := candidates.NewGrid(l, givens)
	one := candidates.Of(at(1, 1), 1)
	single := func(item candidates.Item) explain.Step {
		return explain.NewStep(explain.Single{Candidate: one, Because: item}, explain.Place(at(1, 1), 1))
	}
	inBox, inCell := single(candidates.HouseItem(1, box)), single(candidates.CellItem(at(1, 1)))
	conflict := candidates.NewGrid(l, candidates.Filling{})
	two, out := candidates.Cells(at(1, 1), at(1, 2)), candidates.Cells(at(2, 1), at(2, 2))
	for c := range l.HouseCells(row).AndNot(two).All() {
		conflict.Remove(c, 1)
	}
	branch := []explain.Step{explain.NewStep(explain.Single{}, explain.Removals(1, out)...)}
	trial := explain.Step{Evidence: explain.Trial{Assume: candidates.Of(at(9, 9), 9), Branch: branch}}
	in := func(out candidates.CellSet) Text {
		return Text{
			{Said: []Sentence{Suppose(CellIs(at(9, 9), ds(9)))}},
			{Depth: 1, Number: "1", Said: []Sentence{
				States([]Sentence{StandsAt(1, row, two)}),
				EachRulesOut(2, ds(1), out, []Sentence{PlacesInHouse(two, box)}),
				So([]Sentence{Remove(ds(1), out)}),
			}},
		}
	}
	for i, test := range []struct {
		step *explain.Step
		g    *candidates.Grid
		said Text
		want string
	}{
		{&inBox, &g, Says(OnlyOneOpen(1, box, at(1, 1))), ""},
		{&inBox, &g, Says(OnlyOneOpen(1, column, at(1, 1))), "seen in"},
		{&inBox, &g, Says(OneOpen(box)), ""},
		{&inBox, &g, Says(OneOpen(column)), "seen in"},
		{&inCell, &g, Says(LeavesDigit(at(1, 1), []Sentence{ByHouses(candidates.Houses(column))}, 1)), ""},
		{&inCell, &g, Says(LeavesDigit(at(1, 1), []Sentence{ByHouses(candidates.Houses(column, box))}, 1)), "not needed"},
		{&inCell, &g, Says(LeavesDigit(at(1, 1), []Sentence{ByHouses(candidates.Houses(row))}, 1)), "other houses"},
		{&trial, &conflict, in(out), "a supposition is left open"}, // after that line
		{&trial, &conflict, in(candidates.Cells(at(2, 1))), "do not say r2c2<>1"},
	} {
		_, err := new(Replay).Step(1, test.step, test.g, test.said)
		if (err == nil) != (test.want == "") || err != nil && !strings.Contains(err.Error(), test.want) {
			t.Errorf("%d: %s: %v", i, Words{Layout: l}.Text(test.said), err)
		}
	}
}

// What follows is said of what it is about, of all of it and of nothing else.
func TestForgedConsequences(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "cage 10: r9c1 r9c2", "cage 9: r8c8 r8c9")
	ten, nine := &l.Clues()[0], &l.Clues()[1]
	at, ds, in := candidates.At, candidates.Digits, candidates.Cells
	g := candidates.NewGrid(l, candidates.Filling{})
	row, other, column := candidates.HouseOf(candidates.Row, 1), candidates.HouseOf(candidates.Row, 5), candidates.HouseOf(candidates.Column, 9)
	box := candidates.HouseOf(candidates.Box, 1)
	keep := func(d candidates.Digit, h candidates.House, cells candidates.CellSet) {
		for c := range l.HouseCells(h).AndNot(cells).All() {
			g.Remove(c, d)
		}
	}
	keep(1, row, in(at(1, 1), at(1, 9)))
	keep(1, other, in(at(5, 5), at(5, 9)))
	places, targets := in(at(1, 1), at(1, 2)), in(at(1, 5), at(1, 6))
	keep(2, box, places)
	keep(2, row, places.Or(targets))
	for c, can := range map[candidates.Cell]candidates.DigitSet{at(1, 5): ds(2, 3, 4), at(1, 6): ds(2, 3, 4), at(3, 8): ds(2, 3), at(8, 9): ds(1, 5)} {
		for d := range (g.Candidates(c) &^ can).All() {
			g.Remove(c, d)
		}
	}
	chain := func(out candidates.CellSet, said ...Sentence) Text {
		return Says(append([]Sentence{
			SupposeNotIn(1, in(at(1, 1))), Then(OnlyPlaces(row, 1, in(at(1, 9)))),
			SoThen(RulesOut(1, out, along(column)), OnlyPlaces(other, 1, in(at(5, 5)))),
		}, said...)...)
	}
	ends := func(end candidates.CellSet) Text {
		return chain(in(at(5, 9)), OneEndIsIn(1, in(at(1, 1)), 1, in(at(5, 5))),
			IfItWere(at(5, 1), ds(1), CouldNotBeIn(1, in(at(1, 1)), along(candidates.HouseOf(candidates.Column, 1))), CouldNotBeIn(1, end, along(other))))
	}
	pointing := func(hs candidates.HouseSet, left ...Sentence) Text {
		return Says(append([]Sentence{
			CouldHave(box, 2, places), OnlyLeft(places), InsideWherever(2, candidates.Houses(row), 2, box),
			Thus(NoCellOutside(hs, box, 2), []Sentence{RemoveIt(targets)}),
		}, left...)...)
	}
	ends2 := func(second candidates.DigitSet) Text {
		is := func(d candidates.Digit) Line {
			return Line{Depth: 1, Said: []Sentence{Suppose(CellIs(at(3, 8), ds(d)))}}
		}
		not := func(out candidates.DigitSet) Line {
			return Line{Depth: 1, Said: []Sentence{CaseEnds([]Sentence{IsNotAny(at(3, 8), out)})}}
		}
		return Text{{Said: []Sentence{CellCouldBe(at(3, 8), ds(2, 3))}}, is(2), not(ds(9)), is(3), not(second), {Said: []Sentence{OneCase()}}}
	}
	holds := func(c *candidates.Clue) Text {
		return Says(States([]Sentence{InClue(c, ClueHolds(ten, []Sentence{SetAdded(ds(1, 9)), SetAdded(ds(2, 8)), SetAdded(ds(3, 7)), SetAdded(ds(4, 6))}))}))
	}
	leaves := func(none candidates.DigitSet) Text {
		return Says(States([]Sentence{ClueCounts(nine)}), AsBySum([]Sentence{NoneOfThese(in(at(8, 8)), ds(5))}, ThenBe(at(8, 9), none)))
	}
	step := explain.Step{Evidence: explain.Sum{Added: candidates.Added{Clues: []candidates.Addend{{Clue: nine.String(), Times: 1}}}}}
	for kind, test := range map[string][2]Text{
		"so-then":         {chain(in(at(5, 9))), chain(in(at(4, 9), at(5, 9)))},
		"could-not-be-in": {ends(in(at(5, 5))), ends(in(at(5, 5), at(5, 9)))},
		"no-cell-outside": {pointing(candidates.Houses(row)), pointing(candidates.Houses(row, box))},
		"are-each":        {pointing(candidates.Houses(row), AfterThis([]Sentence{AreEach(targets, ds(3, 4))})), pointing(candidates.Houses(row), AfterThis([]Sentence{AreEach(in(at(1, 5)), ds(3, 4))}))},
		"is-not-any":      {ends2(ds(9)), ends2(ds(8, 9))},
		"in-clue":         {holds(ten), holds(nine)},
		"then-be":         {leaves(ds(4)), leaves(ds(4, 6))},
	} {
		for i, said := range test {
			if _, err := new(Replay).Step(1, &step, &g, said); (err == nil) != (i == 0) {
				t.Errorf("%s: %s: %v", kind, Words{Layout: l}.Text(said), err)
			}
		}
	}
}
