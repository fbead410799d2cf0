package explain

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Evidence is the pattern that a step rests on, typed by its logical shape and not by technique: many
// techniques share a shape, and every shape is known to all renderers. The implementations are
//
//	Single     the one candidate of an item
//	Common     items each of whose candidates excludes the same others
//	Sum        houses and clues that are added up, and the ways to fill what remains
//	KillerSet  cells and clues of a house take as many of its digits as they are
//	LockedSet  as many digits as cells, naked or hidden
//	Cover      the places of a digit in base houses lie in as many cover houses, but for fins
//	Wing       whatever a pivot item takes, some pincer holds the same digit
//	Chain      nodes joined by strong and weak links in turn
//	SetChain   almost locked sets joined by restricted commons
//	Blossom    almost locked sets, one for each candidate of a stem item, which takes a digit from it
//	Exclusion  cells beside a candidate that cannot be filled together with it
//	Sectors    items whose candidates lie in as many other items, or in one fewer but for fins
//	Equivalence  two collections of houses hold a digit equally often, and so does what they do not share
//	Exocet     two target cells hold the digits of two base cells
//	Joined     several patterns at once
//	Coloring   candidates in two colours, one of which is true as a whole
//	Polarity   cells that hold digits of two kinds, and take one of two states together
//	Guarded    a pattern that nobody could fill in, so a candidate beside it is true
//	Deadly     a pattern that would give the puzzle two solutions
//	Kraken     a fish and chains from its fins, or from its places in a cover, to a target
//	Templates  all arrangements of a digit
//	Cases      an item and what each of its candidates leads to
//	Trial      an assumption and the branch that refutes it
type Evidence interface {
	// shape names the shape. No other package has a shape of its own.
	shape() Shape
	// Premises returns the items that the pattern cites, sorted, each once.
	Premises() []candidates.Item
	// Digits returns the digits that the pattern is about, on the grid before the step.
	Digits(g *candidates.Grid) candidates.DigitSet
	// Marks returns what to highlight on the grid before the step.
	Marks(g *candidates.Grid) Marks
	// Check reports the first thing that the evidence claims and the grid
	// before the step does not show. It does not prove the conclusion.
	Check(g *candidates.Grid) error
	// Concludes reports why the effect is none that a pattern of this shape has on the grid before the
	// step, in a clause about the effect; nil if it is one. The evidence must be such that Check accepts
	// it. That the effect follows is for a proof to show.
	Concludes(g *candidates.Grid, e Effect) error
}

// ShapeOf names the shape of the evidence, as documents do.
func ShapeOf(e Evidence) Shape { return e.shape() }

func (Single) shape() Shape      { return ShapeSingle }
func (Common) shape() Shape      { return ShapeCommon }
func (Sum) shape() Shape         { return ShapeSum }
func (KillerSet) shape() Shape   { return ShapeKillerSet }
func (LockedSet) shape() Shape   { return ShapeLockedSet }
func (Cover) shape() Shape       { return ShapeCover }
func (Wing) shape() Shape        { return ShapeWing }
func (Chain) shape() Shape       { return ShapeChain }
func (SetChain) shape() Shape    { return ShapeSetChain }
func (Blossom) shape() Shape     { return ShapeBlossom }
func (Exclusion) shape() Shape   { return ShapeExclusion }
func (Sectors) shape() Shape     { return ShapeSectors }
func (Equivalence) shape() Shape { return ShapeEquivalence }
func (Exocet) shape() Shape      { return ShapeExocet }
func (Joined) shape() Shape      { return ShapeJoined }
func (Coloring) shape() Shape    { return ShapeColoring }
func (Polarity) shape() Shape    { return ShapePolarity }
func (Guarded) shape() Shape     { return ShapeGuarded }
func (Deadly) shape() Shape      { return ShapeDeadly }
func (Kraken) shape() Shape      { return ShapeKraken }
func (Templates) shape() Shape   { return ShapeTemplates }
func (Cases) shape() Shape       { return ShapeCases }
func (Trial) shape() Shape       { return ShapeTrial }

// sorted returns the items in order, each once.
func sorted(items []candidates.Item) []candidates.Item {
	slices.Sort(items)
	return slices.Compact(items)
}

// HousesOf returns the houses of those of the items that are about one.
func HousesOf(items ...candidates.Item) (hs candidates.HouseSet) {
	for _, item := range items {
		if _, h, ok := item.House(); ok {
			hs = hs.With(h)
		}
	}
	return hs
}

// CellsOf returns the cells of those of the items that are about one.
func CellsOf(items ...candidates.Item) (cells candidates.CellSet) {
	for _, item := range items {
		if c, ok := item.Cell(); ok {
			cells = cells.With(c)
		}
	}
	return cells
}

// Part is some of the items that a list has: its cells, or its digits in a house.
type Part struct {
	Cells  candidates.CellSet
	House  candidates.House // if there are no cells
	Digits candidates.DigitSet
}

// PartsOf puts items together: all cells, and the digits of each house.
func PartsOf(items ...candidates.Item) (parts []Part) {
	for _, item := range items {
		if c, ok := item.Cell(); ok {
			if len(parts) == 0 {
				parts = append(parts, Part{})
			}
			parts[0].Cells = parts[0].Cells.With(c)
		} else if d, h, ok := item.House(); ok {
			i := slices.IndexFunc(parts, func(p Part) bool { return p.Cells.IsEmpty() && p.House == h })
			if i < 0 {
				i, parts = len(parts), append(parts, Part{House: h})
			}
			parts[i].Digits = parts[i].Digits.With(d)
		}
	}
	return parts
}

// CellsOfItem returns the cell that an item is about, or those of the house.
func CellsOfItem(l *candidates.Layout, item candidates.Item) candidates.CellSet {
	if c, ok := item.Cell(); ok {
		return candidates.Cells(c)
	}
	_, h, _ := item.House()
	return l.HouseCells(h)
}

// ItemsOf returns the items that a candidate can satisfy.
func ItemsOf(l *candidates.Layout, k candidates.Candidate) []candidates.Item {
	items := []candidates.Item{candidates.CellItem(k.Cell())}
	for h := range l.HousesOf(k.Cell()).All() {
		items = append(items, candidates.HouseItem(k.Digit(), h))
	}
	return items
}

// checkItems reports whether the board has the items, and they are in order, each once.
func checkItems(l *candidates.Layout, items []candidates.Item) error {
	for i, item := range items {
		if !l.HasItem(item) {
			return fmt.Errorf("the board has no %v", item)
		}
		if i > 0 && items[i-1] >= item {
			return fmt.Errorf("%v and %v are out of order: expected items in order, each once", items[i-1], item)
		}
	}
	return nil
}

// only says that a pattern has one effect and the other is not it.
func only(want, e Effect) error {
	if e != want {
		return fmt.Errorf("is not the conclusion: expected %v and nothing else", want)
	}
	return nil
}

// errPlaced says that an effect places, and patterns of the shape only remove.
var errPlaced = errors.New("places a digit, but this pattern only removes candidates")

// unseen says which cells the target of a removal would have to see.
func unseen(cells candidates.CellSet) error { return fmt.Errorf("is not in sight of %v", cells) }

// otherDigit says that an effect is about another digit than the pattern.
func otherDigit(d candidates.Digit) error { return fmt.Errorf("removes another digit than %v", d) }

// Shape is the name of a shape of evidence.
type Shape string

// The shapes of evidence.
const (
	ShapeSingle      Shape = "single"
	ShapeCommon      Shape = "common"
	ShapeSum         Shape = "sum"
	ShapeKillerSet   Shape = "killer-set"
	ShapeLockedSet   Shape = "locked-set"
	ShapeCover       Shape = "cover"
	ShapeWing        Shape = "wing"
	ShapeChain       Shape = "chain"
	ShapeSetChain    Shape = "set-chain"
	ShapeBlossom     Shape = "blossom"
	ShapeExclusion   Shape = "exclusion"
	ShapeSectors     Shape = "sectors"
	ShapeEquivalence Shape = "equivalence"
	ShapeExocet      Shape = "exocet"
	ShapeJoined      Shape = "joined"
	ShapeColoring    Shape = "coloring"
	ShapePolarity    Shape = "polarity"
	ShapeGuarded     Shape = "guarded"
	ShapeDeadly      Shape = "deadly"
	ShapeKraken      Shape = "kraken"
	ShapeTemplates   Shape = "templates"
	ShapeCases       Shape = "cases"
	ShapeTrial       Shape = "trial"
)

// Shapes are the zero values of all implementations of [Evidence], in the order of its documentation.
var Shapes = []Evidence{Single{}, Common{}, Sum{}, KillerSet{}, LockedSet{}, Cover{}, Wing{}, Chain{}, SetChain{}, Blossom{}, Exclusion{}, Sectors{}, Equivalence{}, Exocet{}, Joined{}, Coloring{}, Polarity{}, Guarded{}, Deadly{}, Kraken{}, Templates{}, Cases{}, Trial{}}
