package prose_test

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/wings"
)

// A step in words: what it is called, why it is true, and its notation.
func Example() {
	puzzle, err := notation.Parse("5......68869457123..3.685.9674913285285674391391825..693..81654456...81...854693.", candidates.Classic9)
	if err != nil {
		fmt.Println(err)
		return
	}
	step, _ := techniques.NewRunner([]*techniques.Technique{wings.XYWing}).Next(&puzzle.Grid)
	f := &explain.Frame{Number: 1, Step: &step, Before: puzzle.Grid}
	w := prose.Writer{Style: say.A1}
	fmt.Println(w.Title(f))
	fmt.Println(w.Text(f))
	fmt.Println(w.Notation(f))
	// Output:
	// XY-Wing at C1 on 2
	// The pivot C1 is 1 or 7. If it is 1, the pincer C4 (1 or 2) sees it in row C and must be 2. If it is 7, the pincer A3 (2 or 7) sees it in box 1 and must be 2. So in every case one of A3 and C4 is 2. A cell that sees both cannot be 2: A4 and A6 see A3 in row A and C4 in box 2; C2 sees A3 in box 1 and C4 in row C. So remove 2 from all three. That leaves only 9 in A6.
	// (2=7)A3-(7=1)C1-(1=2)C4 => A46,C2<>2
}

// A hint tells as much as one asks for.
func ExampleWriter_Hint() {
	g := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	g.Place(candidates.At(1, 1), 1)
	g.Place(candidates.At(1, 2), 2)
	g.Place(candidates.At(3, 3), 3)
	r1c3 := candidates.At(1, 3)
	step := explain.NewStep(explain.Single{Candidate: candidates.Of(r1c3, 4), Because: candidates.CellItem(r1c3)}, explain.Place(r1c3, 4))
	step.Technique.Name = "Naked Single"
	ladder := explain.Ladder{Kind: "some cell has only one digit left", Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetCells}}
	for _, sentence := range (prose.Writer{}).Hint(&explain.Frame{Number: 1, Step: &step, Before: g}, ladder, 4) {
		fmt.Println(sentence)
	}
	// Output:
	// Some cell has only one digit left.
	// Look at row 1.
	// The technique is Naked Single. The cell is r1c3.
	// Look at r1c3. Row 1 already has 1 at r1c1 and 2 at r1c2. Column 3 already has 3 at r3c3.
}
