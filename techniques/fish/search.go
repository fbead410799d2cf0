package fish

import (
	"cmp"
	"slices"
	"sort"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// findSpecies reports the fish of a species: of those with the same effects one with as few fins as there
// are, and none whose effects another has and more. Unless houses may be spare, each base house has to be
// needed against one and the same target, and each cover has to cover something.
//
// Have: a target t, n base houses that do not contain it, and n-1 covers that do not contain it either.
// Each base place out of sight of t is in as many of these covers as base houses, or more.
//
// If t were true the bases would hold their n digits out of sight of it, in n-1 covers. Hence t is false.
// With a cover more, one that contains t, it is what [explain.Cover] describes: the fins are in sight of t.
//
// All fish in which that count needs each base are found so. With t true, a base that contains t has its
// digit; if the covers without t are fewer than n-1, any n-1 bases are too many for them; and if the bases
// fall into parts that share no cover, one of the parts is too many for its own. So the houses grow
// together: a base place that is not covered asks for a cover, and what is covered leads to the next base.
//
// Fish tell nothing but what the places of one digit tell. So the targets that are tried are places that
// occur in no arrangement of the digit. Mostly there are none, and the search is over.
func findSpecies(p *techniques.Pass, which species, spare bool) {
	s := search{species: which, spare: spare, pass: p, layout: p.Grid.Layout()}
	s.overDigits()
}

// search is the search for the fish of a species.
type search struct {
	species
	siamese bool // pairs are wanted
	spare   bool // fish with spare houses are wanted as well
	pass    *techniques.Pass
	layout  *candidates.Layout

	digit         candidates.Digit
	places        candidates.CellSet  // open places of the digit
	targets       candidates.CellSet  // those that are in no arrangement
	bases, covers candidates.HouseSet // what may be base and cover
	target        candidates.Cell
	room          candidates.CellSet  // places out of sight of the target
	last          candidates.HouseSet // what may be the last cover

	found []pattern

	kraken kraken // of the search for kraken

	// Of the search for pairs.
	first    pattern
	hasFirst bool
	pairs    []pair
}

// pattern is a fish that was found.
type pattern struct {
	base, covers, last    candidates.HouseSet // the last is one of the covers
	places, fins, targets candidates.CellSet
}

// overDigits finds the fish of one digit after the other and has them reported, until nobody wants more.
func (s *search) overDigits() {
	g := s.pass.Grid
	for digits := s.pass.Changed().Digits; digits != 0; {
		s.digit, _ = digits.Next()
		s.places = g.Places(s.digit).And(g.Open())
		s.targets = s.places.AndNot(s.pass.Possible(s.digit))
		if s.targets.IsEmpty() {
			continue
		}
		s.found, s.pairs = s.found[:0], s.pairs[:0]
		for ts := s.targets; !ts.IsEmpty(); {
			t, _ := ts.Next()
			s.setTarget(t)
			s.findFor(s.layout.HousesOf(t))
		}
		if !s.report() {
			return
		}
	}
}

// findFor finds the fish of the species against the target, with base houses
// that are not among those barred.
func (s *search) findFor(barred candidates.HouseSet) {
	all := s.layout.Houses()
	rows, columns := s.layout.HousesOfKind(candidates.Row), s.layout.HousesOfKind(candidates.Column)
	for _, roles := range [...]struct {
		kind          kind
		bases, covers candidates.HouseSet
	}{
		{basic, rows, columns},
		{basic, columns, rows},
		{franken, all &^ columns, all &^ rows},
		{franken, all &^ rows, all &^ columns},
		{mutant, all, all},
	} {
		if roles.kind == s.kind {
			s.bases, s.covers = roles.bases&^barred, roles.covers
			s.addBase(partial{}, s.room)
		}
	}
}

// setTarget makes the search one for fish that remove the digit from t.
func (s *search) setTarget(t candidates.Cell) {
	s.target, s.room, s.last = t, s.places.AndNot(s.layout.Peers(t)).Without(t), s.layout.HousesOf(t)
}

// partial is a part of a fish, to which houses are added.
type partial struct {
	base, covers            candidates.HouseSet
	barredBase, barredCover candidates.HouseSet // tried on another branch of the search
	based, covered          tally
}

// tally counts in how many houses a cell is, up to three. No fish is searched
// for that would count a cell more often.
type tally struct{ once, twice, thrice candidates.CellSet }

func (t tally) with(cells candidates.CellSet) tally {
	return tally{
		once:   t.once.Or(cells),
		twice:  t.twice.Or(t.once.And(cells)),
		thrice: t.thrice.Or(t.twice.And(cells)),
	}
}

// beyond returns the cells that t counts more often than u.
func (t tally) beyond(u tally) candidates.CellSet {
	return t.once.AndNot(u.once).Or(t.twice.AndNot(u.twice)).Or(t.thrice.AndNot(u.thrice))
}

func (s *search) placesIn(house candidates.House) candidates.CellSet {
	return s.places.And(s.layout.HouseCells(house))
}

// addBase adds each base house that has a place in reach in turn, and covers what is uncovered then.
func (s *search) addBase(f partial, reach candidates.CellSet) {
	hs := s.bases &^ (f.base | f.covers | f.barredBase)
	for b, ok := hs.Next(); ok; b, ok = hs.Next() {
		places := s.placesIn(b)
		if !places.Meets(reach) || places.Meets(f.based.thrice) {
			continue
		}
		wider := f
		wider.base, wider.based = f.base.With(b), f.based.with(places)
		s.cover(wider)
		f.barredBase = f.barredBase.With(b)
	}
}

// cover covers the base in every way, then goes on with the next base or ends with the last cover.
func (s *search) cover(f partial) {
	uncovered := f.based.beyond(f.covered).And(s.room)
	left := s.size - 1 - f.covers.Len() // the last cover is for the target
	switch isUncovered := !uncovered.IsEmpty(); {
	case isUncovered && left > 1:
		s.addCover(f, s.layout.HousesOf(uncovered.First()))
	case isUncovered && left == 1:
		s.addCover(f, s.layout.HousesOfAll(uncovered))
	case isUncovered:
		// A cover is missing.
	case f.covers.Len() < f.base.Len()-1, f.covers.Len() == f.base.Len()-1 && f.base.Len() < s.size:
		// The bases are too many for the covers without the next one.
	case f.base.Len() < s.size:
		s.addBase(f, f.covered.once.And(s.room))
	case f.covers.Len() == s.size-1:
		s.addLast(f)
	}
}

// addCover adds each of the houses that may be cover in turn.
func (s *search) addCover(f partial, hs candidates.HouseSet) {
	hs &= s.covers &^ (f.base | f.covers | f.barredCover)
	for k, ok := hs.Next(); ok; k, ok = hs.Next() {
		places := s.placesIn(k)
		if places.Meets(f.covered.thrice) {
			continue
		}
		wider := f
		wider.covers, wider.covered = f.covers.With(k), f.covered.with(places)
		s.cover(wider)
		f.barredCover = f.barredCover.With(k)
	}
}

// addLast ends with each of the houses that may be the last cover.
func (s *search) addLast(f partial) {
	hs := s.last & s.covers &^ (f.base | f.covers)
	for k, ok := hs.Next(); ok; k, ok = hs.Next() {
		places := s.placesIn(k)
		if places.Meets(f.covered.thrice) {
			continue
		}
		whole := f
		whole.covers, whole.covered = f.covers.With(k), f.covered.with(places)
		s.complete(whole, candidates.Houses(k))
	}
}

// complete keeps the fish if it is one that is looked for. Where pairs are wanted
// it looks for a second one.
func (s *search) complete(f partial, last candidates.HouseSet) {
	fins := f.based.beyond(f.covered)
	if !s.matches(f, fins) {
		return
	}
	if !s.spare && (s.hasEmptyCover(f) || !s.needsEachBase(f)) {
		return
	}
	targets := f.covered.beyond(f.based).And(s.layout.PeersOfAll(fins))
	c := pattern{f.base, f.covers, last, f.based.once, fins, targets}
	switch {
	case s.kraken.chains != nil:
		s.consider(c)
	case !s.siamese:
		s.found = append(s.found, c)
	case s.hasFirst:
		s.pairUp(c)
	default:
		s.findSecond(c, f)
	}
}

// matches reports whether the fish is of the species.
func (s *search) matches(f partial, fins candidates.CellSet) bool {
	endo := fins.And(f.based.twice).Len()
	switch {
	case kindOf(s.layout, f.base, f.covers) != s.kind:
		return false
	case s.kraken.chains != nil:
		return fins.Len() <= maxArms && endo == 0
	case fins.Len() > maxFins || endo > maxEndoFins || fins.IsEmpty() != (s.fins == finless):
		return false
	}
	return s.kind != basic || s.fins == finless || s.siamese && s.fins == finned ||
		isSashimi(s.layout, f.base, s.places, fins) == (s.fins == sashimi)
}

// hasEmptyCover reports whether some cover contains no base place.
func (s *search) hasEmptyCover(f partial) bool {
	for hs := f.covers; hs != 0; {
		if k, _ := hs.Next(); !f.based.once.Meets(s.layout.HouseCells(k)) {
			return true
		}
	}
	return false
}

// needsEachBase reports whether all other base houses can have their digit
// beside the target, whichever is left out.
func (s *search) needsEachBase(f partial) bool {
	for hs := f.base; hs != 0; {
		if b, _ := hs.Next(); !fits(s.layout, f.base&^candidates.Houses(b), s.room) {
			return false
		}
	}
	return true
}

// fits reports whether each of the houses can have one of the places, none in
// sight of another. A place in two of the houses serves both.
func fits(l *candidates.Layout, hs candidates.HouseSet, places candidates.CellSet) bool {
	if hs == 0 {
		return true
	}
	here := places.And(l.HouseCells(hs.First()))
	for c, ok := here.Next(); ok; c, ok = here.Next() {
		if fits(l, hs&^l.HousesOf(c), places.AndNot(l.Peers(c))) {
			return true
		}
	}
	return false
}

// report reports the fish that were found, but for those whose effects another one has as well.
func (s *search) report() (more bool) {
	if s.siamese {
		return s.reportPairs()
	}
	if len(s.found) > 1 {
		sort.SliceStable(s.found, func(i, j int) bool {
			a, b := &s.found[i], &s.found[j]
			return cmp.Or(
				cmp.Compare(b.targets.Len(), a.targets.Len()),
				cmp.Compare(a.fins.Len(), b.fins.Len()),
				cmp.Compare(a.places.Len(), b.places.Len()),
			) < 0
		})
	}
	for i, c := range s.found {
		if slices.ContainsFunc(s.found[:i], func(b pattern) bool { return c.targets.Within(b.targets) }) {
			continue
		}
		if !s.pass.Report(explain.NewStep(s.evidence(c), explain.Removals(s.digit, c.targets)...)) {
			return false
		}
	}
	return true
}

func (s *search) evidence(c pattern) explain.Cover {
	return explain.Cover{Digit: s.digit, Base: c.base, Covers: c.covers}
}
