package encode

import (
	"errors"
	"slices"

	"pencilmark/explain"
)

// evidence is the written form of one shape of evidence. A new shape costs its
// type, a case in [newEvidence], a line in [shapes] and an entry in the schema.
type evidence interface {
	// read stores the value that the written form stands for.
	read(b *board, e *explain.Evidence) error
}

// shapes makes the written form of each shape, for a decoder to fill.
var shapes = map[explain.Shape]func() evidence{
	explain.ShapeSingle:    func() evidence { return new(single) },
	explain.ShapeLockedSet: func() evidence { return new(lockedSet) },
	explain.ShapeCover:     func() evidence { return new(cover) },
	explain.ShapeWing:      func() evidence { return new(wing) },
	explain.ShapeChain:     func() evidence { return new(chain) },
	explain.ShapeSetChain:  func() evidence { return new(setChain) },
	explain.ShapeBlossom:   func() evidence { return new(blossom) },
	explain.ShapeExclusion: func() evidence { return new(exclusion) },
	explain.ShapeSectors:   func() evidence { return new(sectors) },
	explain.ShapeExocet:    func() evidence { return new(exocet) },
	explain.ShapeJoined:    func() evidence { return new(joined) },
	explain.ShapeColoring:  func() evidence { return new(coloring) },
	explain.ShapeGuarded:   func() evidence { return new(guarded) },
	explain.ShapeDeadly:    func() evidence { return new(deadly) },
	explain.ShapeKraken:    func() evidence { return new(kraken) },
	explain.ShapeTemplates: func() evidence { return new(templates) },
	explain.ShapeCases:     func() evidence { return new(cases) },
	explain.ShapeTrial:     func() evidence { return new(trial) },
}

// newEvidence returns the written form of evidence and adds the techniques of
// its steps to names.
func newEvidence(e explain.Evidence, names map[string]prose) (evidence, error) {
	switch e := e.(type) {
	case explain.Single:
		return newSingle(e), nil
	case explain.LockedSet:
		return newLockedSet(e), nil
	case explain.Cover:
		return newCover(e), nil
	case explain.Wing:
		return newWing(e), nil
	case explain.Chain:
		return newChain(e), nil
	case explain.SetChain:
		return newSetChain(e), nil
	case explain.Blossom:
		return newBlossom(e), nil
	case explain.Exclusion:
		return newExclusion(e), nil
	case explain.Sectors:
		return newSectors(e), nil
	case explain.Exocet:
		return newExocet(e), nil
	case explain.Joined:
		return newJoined(e)
	case explain.Coloring:
		return newColoring(e), nil
	case explain.Guarded:
		return newGuarded(e), nil
	case explain.Deadly:
		return newDeadly(e), nil
	case explain.Kraken:
		return newKraken(e), nil
	case explain.Templates:
		return newTemplates(e), nil
	case explain.Cases:
		return newCases(e, names)
	case explain.Trial:
		return newTrial(e, names)
	}
	return nil, errors.New("the step has no evidence")
}

// shapeNames gives the known shapes for messages.
func shapeNames() (names []string) {
	for shape := range shapes {
		names = append(names, string(shape))
	}
	slices.Sort(names)
	return names
}
