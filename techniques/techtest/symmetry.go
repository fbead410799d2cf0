package techtest

import (
	"math/rand/v2"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// symmetry moves cells and renames digits so that every house becomes a house.
type symmetry struct {
	layout *candidates.Layout
	cells  [candidates.MaxCells]candidates.Cell
	digits [candidates.MaxSize + 1]candidates.Digit
}

// randomSymmetry returns a symmetry of the board. It renames the digits and,
// as far as the shape of the board allows, permutes the bands and the rows in
// them, the stacks and the columns in them, and swaps rows and columns.
func randomSymmetry(rng *rand.Rand, l *candidates.Layout) symmetry {
	s := symmetry{layout: l}
	names := rng.Perm(l.Size())
	for d := range l.Digits().All() {
		s.digits[d] = candidates.Digit(names[d-1] + 1)
	}
	rows, columns := shuffleLines(rng, l, candidates.Row), shuffleLines(rng, l, candidates.Column)
	moves := []func(candidates.Cell) candidates.Cell{
		func(c candidates.Cell) candidates.Cell { return candidates.At(rows[c.Row()], columns[c.Column()]) },
		func(c candidates.Cell) candidates.Cell { return candidates.At(columns[c.Column()], rows[c.Row()]) },
		func(c candidates.Cell) candidates.Cell { return c },
	}
	rng.Shuffle(2, func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	for _, move := range moves {
		for c := range l.Cells().All() {
			s.cells[c] = move(c)
		}
		if s.keepsHouses() {
			break
		}
	}
	return s
}

// shuffleLines returns a new number for each row or column. Lines that meet
// the same boxes, the bands or stacks, stay together.
func shuffleLines(rng *rand.Rand, l *candidates.Layout, kind candidates.Kind) map[int]int {
	var bands [][]candidates.House
	var previous candidates.HouseSet
	for h := range l.HousesOfKind(kind).All() {
		var boxes candidates.HouseSet
		for c := range l.HouseCells(h).All() {
			boxes = boxes.With(l.BoxOf(c))
		}
		if boxes != previous {
			bands = append(bands, nil)
		}
		previous = boxes
		last := &bands[len(bands)-1]
		*last = append(*last, h)
	}
	rng.Shuffle(len(bands), func(i, j int) { bands[i], bands[j] = bands[j], bands[i] })
	numbers := map[int]int{}
	for _, band := range bands {
		rng.Shuffle(len(band), func(i, j int) { band[i], band[j] = band[j], band[i] })
		for _, h := range band {
			numbers[h.Number()] = len(numbers) + 1
		}
	}
	return numbers
}

// keepsHouses reports whether the cells of each house become those of a house.
func (s *symmetry) keepsHouses() bool {
	for h := range s.layout.Houses().All() {
		var image candidates.CellSet
		for c := range s.layout.HouseCells(h).All() {
			image = image.With(s.cells[c])
		}
		// Have: the image is as large as a house, so a house that contains it is equal to it.
		if s.layout.HousesOfAll(image) == 0 {
			return false
		}
	}
	return true
}

// grid returns the image of a grid.
func (s *symmetry) grid(g *candidates.Grid) candidates.Grid {
	var givens candidates.Filling
	for c := range g.Givens().All() {
		givens[s.cells[c]] = s.digits[g.Value(c)]
	}
	image := candidates.NewGrid(s.layout, givens)
	for c := range s.layout.Cells().AndNot(g.Open()).AndNot(g.Givens()).All() {
		image.Place(s.cells[c], s.digits[g.Value(c)])
	}
	for c := range g.Open().All() {
		for d := range (s.layout.Digits() &^ g.Candidates(c)).All() {
			image.Remove(s.cells[c], s.digits[d])
		}
	}
	return image
}

// effects returns the image of effects, sorted.
func (s *symmetry) effects(effects []explain.Effect) []explain.Effect {
	image := make([]explain.Effect, len(effects))
	for i, e := range effects {
		c, d := s.cells[e.Candidate.Cell()], s.digits[e.Candidate.Digit()]
		image[i] = explain.Effect{Candidate: candidates.Of(c, d), Place: e.Place}
	}
	slices.SortFunc(image, explain.CompareEffects)
	return image
}
