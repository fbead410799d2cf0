package explain

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
)

// Check must reject what is not on the board, also where an empty board would
// have nothing to say against the claim.
func TestCheckOffBoard(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	row5, r1c1, r5c5 := candidates.HouseOf(candidates.Row, 5), candidates.At(1, 1), candidates.At(5, 5)
	row1 := candidates.Houses(candidates.HouseOf(candidates.Row, 1))
	fish := Cover{1, candidates.Classic4.HousesOfKind(candidates.Row), candidates.Classic4.HousesOfKind(candidates.Column)}
	for name, evidence := range map[string]Evidence{
		"single without item":       Single{candidates.Of(r1c1, 1), candidates.HouseItem(1, row5)},
		"single beyond all items":   Single{candidates.Of(r1c1, 1), 1<<16 - 1},
		"naked set without cell":    LockedSet{Cells: candidates.Cells(r1c1, r5c5), Set: candidates.Digits(1, 2), Houses: row1},
		"hidden set of digit 9":     LockedSet{Cells: candidates.Cells(r1c1), Set: candidates.Digits(9), Houses: row1, Hidden: true},
		"hidden set of digit 12":    LockedSet{Cells: candidates.Cells(r1c1), Set: candidates.Digits(12), Houses: row1, Hidden: true},
		"cover of digit 9":          Cover{9, row1, candidates.Houses(candidates.HouseOf(candidates.Column, 1))},
		"cover without house":       Cover{1, candidates.Houses(row5), row1},
		"pattern without cell":      Guarded{Cells: candidates.Cells(r1c1, r5c5), Set: candidates.Digits(1), Items: []candidates.Item{candidates.CellItem(r1c1)}},
		"pattern of digit 9":        Guarded{Cells: candidates.Cells(r1c1), Set: candidates.Digits(1, 9), Items: []candidates.Item{candidates.CellItem(r1c1)}},
		"wing without pivot":        Wing{Pivot: candidates.CellItem(r5c5), Digit: 1},
		"wing with cell 127":        Wing{candidates.CellItem(r1c1), candidates.Cells(127), 1},
		"kraken without target":     Kraken{Fish: fish, Target: candidates.Of(r5c5, 1)},
		"kraken beyond the last":    Kraken{Fish: fish, Target: candidates.Of(r1c1, 1) + candidates.MaxSize<<8},
		"kraken of two covers":      Kraken{Fish: fish, Target: candidates.Of(r1c1, 2), Chosen: fish.Covers},
		"kraken without place":      Kraken{Fish: Cover{1, row1, candidates.Houses(row5)}, Target: candidates.Of(r1c1, 1)},
		"chain of digit 9":          Chain{Nodes: []Node{{9, candidates.Cells(r1c1)}, {1, candidates.Cells(r1c1)}}, Links: []Link{{candidates.CellItem(r1c1)}}},
		"chain of no cells":         Chain{Nodes: []Node{{1, candidates.CellSet{}}, {1, candidates.Cells(r1c1)}}, Links: []Link{{candidates.CellItem(r1c1)}}},
		"chain without item":        Chain{Nodes: []Node{{1, candidates.Cells(r1c1)}, {2, candidates.Cells(r1c1)}}, Links: []Link{{candidates.CellItem(r5c5)}}},
		"set chain without cell":    SetChain{Sets: []candidates.CellSet{candidates.Cells(r1c1), candidates.Cells(r5c5)}, Common: []candidates.Digit{1}},
		"set chain of no cells":     SetChain{Sets: []candidates.CellSet{{}, candidates.Cells(r1c1)}, Common: []candidates.Digit{1}},
		"set chain of digit 9":      SetChain{Sets: []candidates.CellSet{candidates.Cells(r1c1), candidates.Cells(r1c1)}, Common: []candidates.Digit{9}},
		"blossom without stem":      Blossom{Stem: candidates.CellItem(r5c5)},
		"exclusion off the board":   Exclusion{Target: candidates.Of(r5c5, 1), Beside: candidates.Cells(r1c1)},
		"exclusion beside r5c5":     Exclusion{Target: candidates.Of(r1c1, 1), Beside: candidates.Cells(r5c5)},
		"sectors without item":      Sectors{Truths: []candidates.Item{candidates.CellItem(r5c5)}, Links: []candidates.Item{candidates.CellItem(r1c1)}},
		"killer set without house":  KillerSet{House: candidates.HouseOf(candidates.Row, 5), Set: candidates.Digits(1)},
		"killer set of digit 9":     KillerSet{House: row1.First(), Set: candidates.Digits(9)},
		"polarity off the board":    Polarity{First: candidates.Digits(1), Second: candidates.Digits(2), Alike: candidates.Cells(r1c1, r5c5)},
		"polarity of digit 9":       Polarity{First: candidates.Digits(1), Second: candidates.Digits(9), Alike: candidates.Cells(r1c1, candidates.At(1, 2))},
		"equivalence without house": Equivalence{Digit: 1, Left: candidates.Houses(row5), Right: candidates.Houses(candidates.HouseOf(candidates.Box, 1))},
		"exocet without cells":      Exocet{Base: candidates.Cells(r5c5, candidates.At(5, 6)), Targets: candidates.Cells(r1c1, candidates.At(2, 3))},
		"exocet without item":       Exocet{candidates.Cells(r1c1, candidates.At(1, 2)), candidates.Cells(candidates.At(2, 3), candidates.At(3, 3)), []candidates.Item{candidates.HouseItem(1, row5)}},
		"color that is not there":   Coloring{[]Cluster{{On: []candidates.Candidate{candidates.Of(r5c5, 1)}}}},
		"guarded off the board":     Guarded{candidates.Cells(r1c1, r5c5), candidates.Digits(1), []candidates.Item{candidates.CellItem(r1c1)}},
		"guarded digit 9":           Guarded{candidates.Cells(r1c1), candidates.Digits(1, 9), []candidates.Item{candidates.CellItem(r1c1)}},
		"guarded without item":      Guarded{candidates.Cells(r1c1), candidates.Digits(1), []candidates.Item{candidates.CellItem(r5c5)}},
		"deadly off the board":      Deadly{Pattern: []DeadlyCells{{candidates.Cells(r1c1, r5c5), candidates.Digits(1, 2)}}},
		"deadly without cells":      Deadly{Pattern: []DeadlyCells{{candidates.CellSet{}, candidates.Digits(1, 2)}, {candidates.Cells(r1c1), candidates.Digits(1, 3)}}},
		"deadly digit 9":            Deadly{Pattern: []DeadlyCells{{candidates.Cells(r1c1), candidates.Digits(1, 9)}}},
		"deadly without item":       Deadly{[]DeadlyCells{{candidates.Cells(r1c1), candidates.Digits(1, 2)}}, []candidates.Item{candidates.CellItem(r5c5)}},
		"kraken of digit 9":         Kraken{Fish: Cover{1, row1, candidates.Houses(candidates.HouseOf(candidates.Column, 1))}, Target: candidates.Of(r1c1, 9)},
		"templates of digit 9":      Templates{Digit: 9, Houses: row1},
		"templates without house":   Templates{Digit: 1, Houses: candidates.Houses(row5)},
		"template of digit 9":       Templates{Digit: 1, Given: []Template{{9, row1, candidates.Cells(r1c1)}}},
		"template off the board":    Templates{Digit: 1, Given: []Template{{2, row1, candidates.Cells(r5c5)}}},
		"template of no cells":      Templates{Digit: 1, Given: []Template{{Digit: 2, Houses: row1}}},
		"template of no houses":     Templates{Digit: 1, Given: []Template{{Digit: 2, Cells: candidates.Cells(r1c1)}}},
		"cases without item":        Cases{Item: candidates.CellItem(r5c5)},
		"trial without candidate":   Trial{Assume: candidates.Of(r5c5, 1), Conflict: candidates.CellItem(r1c1)},
		"trial beyond the last":     Trial{Assume: candidates.Of(r1c1, 1) + candidates.MaxSize<<8, Conflict: candidates.CellItem(r1c1)},
		"trial without conflict":    Trial{Assume: candidates.Of(r1c1, 1), Conflict: candidates.CellItem(r5c5)},
	} {
		if err := evidence.Check(&g); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// A set takes digits from clues by themselves, not from what a house leaves of one.
func TestKillerSetOfClue(t *testing.T) {
	pair := []candidates.Cell{candidates.At(1, 1), candidates.At(1, 2)}
	l, err := candidates.Classic9.WithClues(candidates.Clue{Kind: clues.SumCage, Lines: [][]candidates.Cell{pair}, Values: []int{3}})
	if err != nil {
		t.Fatal(err)
	}
	g := candidates.NewGrid(l, candidates.Filling{})
	row1 := candidates.HouseOf(candidates.Row, 1)
	of := func(d candidates.Digit, a candidates.Added) KillerSet {
		return KillerSet{House: row1, Set: candidates.Digits(d), Sums: []Sum{NewSum(&g, a)}}
	}
	cage := l.Clues()[0].String()
	if err := of(1, candidates.Added{Clues: []candidates.Addend{{Clue: cage, Times: 1}}}).Check(&g); err != nil {
		t.Errorf("1 in the cage of 3: %v", err)
	}
	rest := of(3, candidates.Added{Houses: candidates.Houses(row1), Clues: []candidates.Addend{{Clue: cage, Times: -1}}})
	if !rest.Sums[0].Has(&g, rest.Among(&g, rest.Takers(&g, rest.Sums[0]))) {
		t.Error("the rest of the row need not have a 3")
	}
	if rest.Check(&g) == nil {
		t.Error("3 in the rest of the row: no objection")
	}
}

// A target beyond the last candidate is not taken for one on the board, of which the
// rest would be right.
func TestKrakenBeyondTheLast(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	fish := Cover{Digit: 1}
	for n := 1; n <= 3; n++ {
		fish.Base = fish.Base.With(candidates.HouseOf(candidates.Row, n))
		fish.Covers = fish.Covers.With(candidates.HouseOf(candidates.Column, n))
		g.Remove(candidates.At(n, 4), 1)
	}
	s := Kraken{Fish: fish, Target: candidates.Of(candidates.At(4, 1), 1)}
	if err := s.Check(&g); err != nil {
		t.Errorf("on the board: %v", err)
	}
	s.Target += candidates.MaxSize << 8
	if err := s.Check(&g); err == nil {
		t.Error("beyond the last candidate: no objection")
	}
}

// What a fish removes is in more covers than base houses and sees all fins.
func TestCoverTargets(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	row1, row5 := candidates.HouseOf(candidates.Row, 1), candidates.HouseOf(candidates.Row, 5)
	column1, column5 := candidates.HouseOf(candidates.Column, 1), candidates.HouseOf(candidates.Column, 5)
	at := candidates.At
	keep := map[candidates.House]candidates.CellSet{row1: candidates.Cells(at(1, 1), at(1, 5)), row5: candidates.Cells(at(5, 1), at(5, 5), at(5, 6))}
	for row, cells := range keep {
		for c := range g.Layout().HouseCells(row).AndNot(cells).All() {
			g.Remove(c, 7)
		}
	}
	s := Cover{Digit: 7, Base: candidates.Houses(row1, row5), Covers: candidates.Houses(column1, column5)}
	if got, want := s.Fins(&g), candidates.Cells(at(5, 6)); got != want {
		t.Errorf("fins: got %v, want %v", got, want)
	}
	if got, want := s.Targets(&g), candidates.Cells(at(4, 5), at(6, 5)); got != want {
		t.Errorf("targets: got %v, want %v", got, want)
	}
}
