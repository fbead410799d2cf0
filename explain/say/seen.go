package say

import (
	"errors"
	"fmt"

	"pencilmark/candidates"
)

// What targets see of the cells of which one holds a digit, and what follows from that.
var (
	// SeesThere says where targets see those cells, in a clause for each house or clue: [SeenIn].
	SeesThere = kind2("sees-there", "{0} {0?sees|see} {1|apart}", func(*Told, candidates.CellSet, []Sentence) error { return nil })
	SeenIn    = kind2("seen-in", "{0} {1|in}", func(*Told, candidates.CellSet, Ways) error { return nil })

	SeesAll = told3("sees-all", "A cell that sees {0|all} cannot be {1}: {2|;}.", func(r *reader, n int, d candidates.Digit, sights []Sentence) error {
		if of := r.either[d].Len(); n != of {
			return fmt.Errorf("there are %d", of)
		}
		return r.refutedBySight(d, sights)
	})
	SeesAllOfThese = told2("sees-all-of-these", "A cell that sees all of these cannot be {0}: {1|;}.", (*reader).refutedBySight)
	SeesPlaces     = told2("sees-places", "A cell that sees all these places for {0} cannot be {0}: {1|;}.", (*reader).refutedBySight)
	SeesCells      = told3("sees-cells", "A cell that sees {0} cannot be {1}: {2|;}.", func(r *reader, cells candidates.CellSet, d candidates.Digit, sights []Sentence) error {
		if err := equal(cells, r.either[d]); err != nil {
			return err
		}
		return r.refutedBySight(d, sights)
	})
	// RemoveThere removes the digit from the targets, which were named.
	RemoveThere = told2("remove-there", "So remove {0} from {1|all}.", func(r *reader, d candidates.Digit, n int) error {
		if d != r.targets.digit || n != r.targets.cells.Len() {
			return fmt.Errorf("spoken of were %d in %v", r.targets.digit, r.targets.cells)
		}
		return r.remove(d, r.targets.cells)
	})
)

// refutedBySight checks that targets see all cells of which one has the digit, which refutes the digit there.
func (r *reader) refutedBySight(d candidates.Digit, sights []Sentence) error {
	pattern := r.either[d]
	if pattern.IsEmpty() {
		return fmt.Errorf("no cells were named of which one is %d", d)
	}
	targets, err := r.seen(sights, func(c candidates.Cell, sees candidates.CellSet) error {
		if !r.before.Has(candidates.Of(c, d)) {
			return fmt.Errorf("%v is not %d anyway", c, d)
		}
		return expect(sees == pattern, "%v sees %v of %v", c, sees, pattern)
	})
	r.refute(d, targets)
	return err
}

// seen checks what targets see and where, and calls a function with each of them and all that it sees.
func (r *reader) seen(sights []Sentence, target func(c candidates.Cell, sees candidates.CellSet) error) (targets candidates.CellSet, err error) {
	for _, s := range sights {
		if err := s.inOrder(); err != nil {
			return targets, err
		}
		cells, in, ok := sight(s)
		if !ok {
			return targets, fmt.Errorf("%s says not what is seen", s.Kind.Code)
		}
		var sees candidates.CellSet
		for _, part := range in {
			others, isCells := part.Args[0].(candidates.CellSet)
			ways, isWays := part.Args[1].(Ways)
			if !isCells || !isWays {
				return targets, fmt.Errorf("%s says not where", part.Kind.Code)
			}
			again := sees.Meets(others)
			sees = sees.Or(others)
			if err := errors.Join(r.sees(cells, others, ways), expect(!again, "some are seen twice")); err != nil {
				return targets, err
			}
		}
		for c := range cells.All() {
			if err := target(c, sees); err != nil {
				return targets, err
			}
		}
		targets = targets.Or(cells)
	}
	return targets, nil
}

// sight takes apart what [SeesThere] says.
func sight(s Sentence) (cells candidates.CellSet, in []Sentence, ok bool) {
	if len(s.Args) != 2 {
		return cells, nil, false
	}
	cells, isCells := s.Args[0].(candidates.CellSet)
	in, isList := s.Args[1].([]Sentence)
	for _, part := range in {
		isList = isList && len(part.Args) == 2
	}
	return cells, in, isCells && isList
}
