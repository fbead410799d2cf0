package say

import (
	"errors"
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// fish is a digit that base houses need and where they have room for it.
type fish struct {
	looked       bool // at a target
	digit        candidates.Digit
	base, covers candidates.HouseSet
	cells, fins  candidates.CellSet
	overlap      candidates.CellSet // places in several base houses that were told of
	over         candidates.CellSet // places that would use up more covers than base houses
	noFin        bool               // said to be true where it is
	used         bool
	chosen       candidates.CellSet           // places of one cover
	start        candidates.CellSet           // the place that a chain starts from
	led          map[candidates.Cell]node     // where it leads to, nowhere if that is impossible
	lacks        map[candidates.Cell]Sentence // what has nothing left then
	ended        candidates.CellSet           // the places in whose case the target is false
	without      bool                         // and so it is if no fin is true
}

// add takes a house for one of the base.
func (f *fish) add(ds candidates.DigitSet, h candidates.House, cells candidates.CellSet) {
	if d, ok := ds.Single(); ok && (f.digit == d || f.base == 0) {
		f.digit, f.base, f.cells = d, f.base.With(h), f.cells.Or(cells)
	}
}

// A house that has a digit only where it crosses another.
var (
	OnlyLeft       = told1("only-left", "only {0} {0?is|are} left.", (*reader).onlyLeft)
	OnlyOpen       = told1("only-open", "only {0} {0?is|are} open.", (*reader).onlyLeft)
	InsideWherever = told4("inside-wherever", "{0|all} {0?is|are} in {1}, so {1} gets its {2} inside {3}, wherever it lands.", func(r *reader, n int, hs candidates.HouseSet, d candidates.Digit, h candidates.House) error {
		for cover := range hs.All() {
			if !r.cells.Within(r.l.HouseCells(cover)) {
				return fmt.Errorf("they are not all in %s", r.l.Name(cover))
			}
		}
		r.refute(d, r.cellsOf(hs).AndNot(r.l.HouseCells(h)))
		return expect(n == r.cells.Len() && d == r.digit && h == r.house && hs != 0 && !hs.Has(h), "spoken of were %d in %s", r.digit, r.l.Name(r.house))
	})
	NoCellOutside = told3("no-cell-outside", "so no cell of {0} outside {1} can be {2}", func(r *reader, hs candidates.HouseSet, outside candidates.House, d candidates.Digit) error {
		return expect(!hs.Has(outside) && r.targets == node{d, r.cellsOf(hs).AndNot(r.l.HouseCells(outside))}, "spoken of were %d in %v", r.targets.digit, r.targets.cells)
	})
	RemoveIt    = told1("remove-it", "remove it from {0}", (*reader).removeIt)
	RemoveItToo = told1("remove-it-too", "remove it from {0} too", (*reader).removeIt)
)

// onlyLeft checks which places are left of those that were asked for.
func (r *reader) onlyLeft(cells candidates.CellSet) error {
	if r.left.And(r.before.Open()) == cells {
		r.left = cells // what is filled is seen
	}
	r.cells = cells
	return equal(cells, r.left)
}

// cellsOf returns the cells of houses.
func (r *reader) cellsOf(hs candidates.HouseSet) (cells candidates.CellSet) {
	for h := range hs.All() {
		cells = cells.Or(r.l.HouseCells(h))
	}
	return cells
}

// removeIt removes the digit that was refuted last.
func (r *reader) removeIt(cells candidates.CellSet) error {
	return r.do(explain.Removals(r.targets.digit, cells)...)
}

// The base and the cover of a fish, and its fins.
var (
	// OnlyInToo goes on with the digit of [OnlyPlaces].
	OnlyInToo = told2("only-in-too", "in {0} only in {1|or}", func(r *reader, h candidates.House, cells candidates.CellSet) error {
		rooms := r.count.rooms
		if len(rooms) == 0 {
			return errors.New("no digit was named")
		}
		return r.hasRoom(h, rooms[len(rooms)-1].digits, cells)
	})
	InCover = told1("in-cover", "all these cells of the base are in the cover: {0}.", func(r *reader, covers candidates.HouseSet) error {
		r.fish.covers = covers
		return r.covered()
	})
	InCoverButFins = told2("in-cover-but-fins", "all these cells of the base but the {0?fin|fins} {0} are in the cover: {1}.", func(r *reader, fins candidates.CellSet, covers candidates.HouseSet) error {
		r.fish.covers, r.fish.fins = covers, fins
		return errors.Join(r.covered(), expect(fins.Within(r.fish.cells), "the fins are no places"))
	})
	OtherCover = told2("other-cover", "take {0} into the cover instead of {1}.", func(r *reader, in, out candidates.HouseSet) error {
		first := r.earlier
		if first == nil || first.base != r.fish.base || !first.used || in&first.covers != 0 || out&^first.covers != 0 {
			return errors.New("that is no other cover of this base")
		}
		r.fish.covers = first.covers&^out | in
		return nil
	})
	ThenFins = told1("then-fins", "then the {0?fin is|fins are} {0}.", func(r *reader, fins candidates.CellSet) error {
		r.fish.fins, r.fish.used = fins, true
		return r.covered()
	})
	TheFins = told1("the-fins", "the {0?fin is|fins are} {0}.", func(*reader, candidates.CellSet) error { return nil })
	EndoFin = told3("endo-fin", "the fin {0} is an endo fin: {1|article} there would serve {2} at once.", func(r *reader, c candidates.Cell, d candidates.Digit, base candidates.HouseSet) error {
		return errors.Join(r.overlaps(c, d, base), expect(r.fish.fins.Has(c), "it is no fin"))
	})
	ServesSeveral = told3("serves-several", "{0|article} in {1} would serve {2} at once, but it would use up as many houses of the cover.", func(r *reader, d candidates.Digit, c candidates.Cell, base candidates.HouseSet) error {
		return errors.Join(r.overlaps(c, d, base), expect(base.Len() <= (r.l.HousesOf(c)&r.fish.covers).Len(), "the cover has fewer"))
	})
)

// covered checks that the covers hold all places of the base but the fins, and that each is needed.
func (r *reader) covered() error {
	f := &r.fish
	for h := range f.covers.All() {
		if !f.cells.Meets(r.l.HouseCells(h)) {
			return fmt.Errorf("%s is not needed", r.l.Name(h))
		}
	}
	rest := f.cells.AndNot(f.fins).AndNot(r.cellsOf(f.covers))
	return expect(rest.IsEmpty() && f.base.Len() == f.covers.Len(), "%v is not covered, or the numbers differ", rest)
}

// overlaps checks in which base houses a place is.
func (r *reader) overlaps(c candidates.Cell, d candidates.Digit, base candidates.HouseSet) error {
	r.fish.overlap = r.fish.overlap.With(c)
	return expect(base.Len() > 1 && base == r.l.HousesOf(c)&r.fish.base && d == r.fish.digit && r.fish.cells.Has(c), "it is in others")
}

// What follows from as many base houses as covers.
var (
	HoldsOneSo = kind3("holds-one-so", "a {0|kind} holds only one {1}, so {2}.", func(t *Told, covers candidates.HouseSet, d candidates.Digit, so Sentence) error {
		return t.ofStep(func(r *reader) error {
			return errors.Join(so.check(t), expect(covers == r.fish.covers && d == r.fish.digit && r.fish.fins.IsEmpty(), "the cover is another, or has fins"))
		})
	})
	// IfNoFin says what is so if none of some fins is true.
	IfNoFin = kind3("if-no-fin", "if {0?the fin is not|no fin is} {1}, {2}", func(t *Told, fins int, d candidates.Digit, so Sentence) error {
		return t.ofStep(func(r *reader) error {
			r.fish.noFin = true
			err := so.check(t)
			r.fish.noFin = false
			return errors.Join(err, expect(fins == r.fish.fins.Len() && fins > 0 && d == r.fish.digit, "the fins are %v", r.fish.fins))
		})
	})
	IfFin = told2("if-fin", "if {0?the fin is|one of the fins is} {1}, no cell that sees {0?it|all fins} can be {1}.", func(r *reader, fins int, d candidates.Digit) error {
		return expect(fins == r.fish.fins.Len() && fins > 0 && d == r.fish.digit, "the fins are %v", r.fish.fins)
	})
	// AndAlso is two claims.
	AndAlso    = kind2("and-also", "{0}, and {1}", func(t *Told, a, b Sentence) error { return errors.Join(a.check(t), b.check(t)) })
	UsesCovers = told3("uses-covers", "the {1|count} {0}s that these {1|kinds} need use up {2|all} {2|kinds}", func(r *reader, d candidates.Digit, base, covers candidates.HouseSet) error {
		f := &r.fish
		f.used = true
		for c := range f.cells.All() {
			if (r.l.HousesOf(c)&f.base).Len() > 1 && !f.overlap.Has(c) {
				return fmt.Errorf("nothing was said of %v", c)
			}
		}
		return errors.Join(r.withoutFin(), expect(d == f.digit && base == f.base && covers == f.covers && base.Len() == covers.Len(), "base and cover are others"))
	})
	HasItThere = told5("has-it-there", "if {0} has its {1} in {2}, {3} must have it in {4}, and the other way round", func(r *reader, b1 candidates.House, d candidates.Digit, c1, b2, c2 candidates.House) error {
		f := &r.fish
		for _, way := range [][2]candidates.House{{b1, b2}, {b2, b1}} {
			for _, cover := range [][2]candidates.House{{c1, c2}, {c2, c1}} {
				one := r.before.PlacesIn(d, way[0]).And(r.l.HouseCells(cover[0]))
				rest := r.before.PlacesIn(d, way[1]).AndNot(r.l.HouseCells(cover[0]))
				if !rest.Within(r.l.HouseCells(cover[1])) || one.IsEmpty() && way[0] == b1 && cover[0] == c1 {
					return fmt.Errorf("%v is left", rest)
				}
			}
		}
		f.used = true
		return expect(candidates.Houses(b1, b2) == f.base && candidates.Houses(c1, c2) == f.covers && d == f.digit, "base and cover are others")
	})
	NoOtherCellIn = told2("no-other-cell-in", "no other cell in {0?that|those} {0|kinds} can be {1}", func(r *reader, covers candidates.HouseSet, d candidates.Digit) error {
		if r.fish.fins.IsEmpty() {
			r.refute(d, r.cellsOf(covers).AndNot(r.fish.cells))
		}
		return errors.Join(r.withoutFin(), expect(covers == r.fish.covers && d == r.fish.digit, "the cover is another"))
	})
	FromBase = told3("from-base", "{0|cover} get their {1} from {2|base}", func(r *reader, covers candidates.HouseSet, d candidates.Digit, base candidates.HouseSet) error {
		return errors.Join(r.withoutFin(), expect(covers == r.fish.covers && d == r.fish.digit && base == r.fish.base, "base and cover are others"))
	})
	// CoverGetsIn says of one cover where it has its digit.
	CoverGetsIn = told3("cover-gets-in", "{0} gets its {1} in {2|or}", func(r *reader, h candidates.House, d candidates.Digit, cells candidates.CellSet) error {
		f := &r.fish
		f.chosen = cells
		return errors.Join(r.withoutFin(),
			expect(f.covers.Has(h) && d == f.digit, "%s is no cover", r.l.Name(h)),
			equal(cells, f.cells.AndNot(f.fins).AndNot(f.over).And(r.l.HouseCells(h))))
	})
	// TargetInCover says why the target that is looked at is false.
	TargetInCover = told2("target-in-cover", "{0} {0?gets its|get their} {1} from the base", func(r *reader, covers candidates.HouseSet, d candidates.Digit) error {
		f, k := &r.fish, r.ifSo
		f.without = true
		return errors.Join(r.withoutFin(), expect(f.looked && covers != 0 && covers&^(f.covers&r.l.HousesOf(k.Cell())) == 0 && d == f.digit && k.Digit() == d && !f.cells.Has(k.Cell()), "%v is not there", k))
	})
	TooFewCovers = told4("too-few-covers", "{0|article} in {1} would fill only {2} but use up {3}, which leaves too few covers for the rest of the base", func(r *reader, d candidates.Digit, c candidates.Cell, base, covers candidates.HouseSet) error {
		f := &r.fish
		f.over = f.over.With(c)
		f.without = f.without || f.looked && r.ifSo == candidates.Of(c, d)
		if f.fins.IsEmpty() {
			r.refute(d, candidates.Cells(c))
		}
		hs := r.l.HousesOf(c)
		return expect(base != 0 && covers.Len() > base.Len() && base == hs&f.base && covers == hs&f.covers && d == f.digit && f.used, "not in %v", c)
	})
)

// withoutFin checks that the base uses up the cover, and that it is said that no fin is true if there are any.
func (r *reader) withoutFin() error {
	return expect(r.fish.used && (r.fish.noFin || r.fish.fins.IsEmpty()), "a fin may be true")
}

// What goes because of a fish.
var (
	Again = kind1("again", "again, {0}.", func(t *Told, claim Sentence) error {
		return t.ofStep(func(r *reader) error {
			return errors.Join(claim.check(t), expect(r.earlier != nil, "nothing was so before"))
		})
	})
	OutEitherWay = told5("out-either-way", "a cell of {0|cover} outside {1|base} that sees {2?the fin|all fins} cannot be {3} either way: {4|;}", (*reader).outEitherWay)
	// EitherWayInSight says the same in fewer words, where it would be too long.
	EitherWayInSight = told3("either-way-in-sight", "a target that sees {0?the fin|all fins} cannot be {1} either way: {2|;}", func(r *reader, fins int, d candidates.Digit, sights []Sentence) error {
		return r.outEitherWay(r.fish.covers, r.fish.base, fins, d, sights)
	})
	NoFinWayOut = told1("no-fin-way-out", "no fin is a way out: {0|;}.", func(r *reader, sights []Sentence) error {
		f := &r.fish
		targets, err := r.seen(sights, func(c candidates.Cell, sees candidates.CellSet) error {
			return expect(sees == f.fins && f.over.Has(c), "the fins are %v", f.fins)
		})
		r.refute(f.digit, targets)
		return err
	})
	RemoveItIn    = told2("remove-it-in", "remove it from {0} in {1}", (*reader).removeItIn)
	RemoveItInToo = told2("remove-it-in-too", "from {0} in {1}", (*reader).removeItIn)
)

// outEitherWay checks that targets see all fins, and are in the cover.
func (r *reader) outEitherWay(covers, base candidates.HouseSet, fins int, d candidates.Digit, sights []Sentence) error {
	f := &r.fish
	targets, err := r.seen(sights, func(c candidates.Cell, sees candidates.CellSet) error {
		if f.cells.Has(c) || r.l.HousesOf(c)&f.covers == 0 {
			return fmt.Errorf("%v is no target", c)
		}
		return expect(sees == f.fins, "the fins are %v", f.fins)
	})
	r.refute(d, targets)
	return errors.Join(err, expect(f.used && covers == f.covers && base == f.base && fins == f.fins.Len() && d == f.digit, "base and cover are others"))
}

// removeItIn removes the digit of the fish from cells of a house.
func (r *reader) removeItIn(cells candidates.CellSet, h candidates.House) error {
	if !cells.Within(r.l.HouseCells(h)) {
		return fmt.Errorf("they are not all in %s", r.l.Name(h))
	}
	return r.do(explain.Removals(r.fish.digit, cells)...)
}
