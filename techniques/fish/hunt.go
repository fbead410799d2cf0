package fish

import (
	"cmp"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// hunt reports the fish of the species: of those with the same effects one
// with as few fins as there are, and none whose effects another has and more.
// Unless the options say otherwise, each base house has to be needed against
// one and the same target, and each cover has to cover something.
//
// Have: a target t, n base houses that do not contain it, and n-1 covers that
// do not contain it either. Each base place out of sight of t is in as many of
// these covers as base houses, or more.
//
// If t were true the bases would hold their n digits out of sight of it, in
// n-1 covers. Hence t is false. With a cover more, one that contains t, it is
// what [explain.Cover] describes: the fins are in sight of t.
//
// All fish in which that count needs each base are found so. With t true, a
// base that contains t has its digit; if the covers without t are fewer than
// n-1, any n-1 bases are too many for them; and if the bases fall into parts
// that share no cover, one of the parts is too many for its own. So the houses
// grow together: a base place that is not covered asks for a cover, and what is
// covered leads to the next base.
//
// Fish tell nothing but what the places of one digit tell. So the targets that
// are tried are places that occur in no arrangement of the digit. Mostly there
// are none, and the search is over.
func (s species) hunt(p *techniques.Pass) {
	h := hunt{species: s, pass: p, layout: p.Grid.Layout()}
	h.overDigits()
}

// hunt is the search for the fish of a species.
type hunt struct {
	species
	siamese bool // pairs are wanted
	pass    *techniques.Pass
	layout  *candidates.Layout

	digit         candidates.Digit
	places        candidates.CellSet  // open places of the digit
	targets       candidates.CellSet  // those that are in no arrangement
	bases, covers candidates.HouseSet // what may be base and cover
	target        candidates.Cell
	room          candidates.CellSet  // places out of sight of the target
	last          candidates.HouseSet // what may be the last cover

	caught []catch

	kraken kraken // of the search for kraken

	// Of the search for pairs.
	first    catch
	hasFirst bool
	pairs    []pair
}

// catch is a fish that was found.
type catch struct {
	base, covers, last    candidates.HouseSet // the last is one of the covers
	places, fins, targets candidates.CellSet
}

// overDigits finds the fish of one digit after the other and has them
// reported, until nobody wants more.
func (h *hunt) overDigits() {
	g := h.pass.Grid
	for digits := h.pass.Changed().Digits; digits != 0; {
		h.digit, _ = digits.Next()
		h.places = g.Places(h.digit).And(g.Open())
		h.targets = h.places.AndNot(h.pass.Possible(h.digit))
		if h.targets.IsEmpty() {
			continue
		}
		h.caught, h.pairs = h.caught[:0], h.pairs[:0]
		for ts := h.targets; !ts.IsEmpty(); {
			t, _ := ts.Next()
			h.aim(t)
			h.search(h.layout.HousesOf(t))
		}
		if !h.report() {
			return
		}
	}
}

// search finds the fish of the species against the target, with base houses
// that are not among those barred.
func (h *hunt) search(barred candidates.HouseSet) {
	all := h.layout.Houses()
	rows, columns := h.layout.HousesOfKind(candidates.Row), h.layout.HousesOfKind(candidates.Column)
	for _, way := range [...]struct {
		kind          kind
		bases, covers candidates.HouseSet
	}{
		{basic, rows, columns},
		{basic, columns, rows},
		{franken, all &^ columns, all &^ rows},
		{franken, all &^ rows, all &^ columns},
		{mutant, all, all},
	} {
		if way.kind == h.kind {
			h.bases, h.covers = way.bases&^barred, way.covers
			h.addBase(form{}, h.room)
		}
	}
}

func (h *hunt) aim(t candidates.Cell) {
	h.target, h.room, h.last = t, h.places.AndNot(h.layout.Peers(t)).Without(t), h.layout.HousesOf(t)
}

// form is a fish that grows.
type form struct {
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

func (h *hunt) placesIn(house candidates.House) candidates.CellSet {
	return h.places.And(h.layout.HouseCells(house))
}

// addBase adds each base house that has a place in reach in turn, and covers
// what is bare then.
func (h *hunt) addBase(f form, reach candidates.CellSet) {
	hs := h.bases &^ (f.base | f.covers | f.barredBase)
	for b, ok := hs.Next(); ok; b, ok = hs.Next() {
		places := h.placesIn(b)
		if !places.Meets(reach) || places.Meets(f.based.thrice) {
			continue
		}
		wider := f
		wider.base, wider.based = f.base.With(b), f.based.with(places)
		h.cover(wider)
		f.barredBase = f.barredBase.With(b)
	}
}

// cover covers the base in every way, then goes on with the next base or ends
// with the last cover.
func (h *hunt) cover(f form) {
	bare := f.based.beyond(f.covered).And(h.room)
	left := h.size - 1 - f.covers.Len() // the last cover is for the target
	switch isBare := !bare.IsEmpty(); {
	case isBare && left > 1:
		h.addCover(f, h.layout.HousesOf(bare.First()))
	case isBare && left == 1:
		h.addCover(f, h.layout.HousesOfAll(bare))
	case isBare:
		// A cover is missing.
	case f.covers.Len() < f.base.Len()-1, f.covers.Len() == f.base.Len()-1 && f.base.Len() < h.size:
		// The bases are too many for the covers without the next one.
	case f.base.Len() < h.size:
		h.addBase(f, f.covered.once.And(h.room))
	case f.covers.Len() == h.size-1:
		h.addLast(f)
	}
}

// addCover adds each of the houses that may be cover in turn.
func (h *hunt) addCover(f form, hs candidates.HouseSet) {
	hs &= h.covers &^ (f.base | f.covers | f.barredCover)
	for k, ok := hs.Next(); ok; k, ok = hs.Next() {
		places := h.placesIn(k)
		if places.Meets(f.covered.thrice) {
			continue
		}
		wider := f
		wider.covers, wider.covered = f.covers.With(k), f.covered.with(places)
		h.cover(wider)
		f.barredCover = f.barredCover.With(k)
	}
}

// addLast ends with each of the houses that may be the last cover.
func (h *hunt) addLast(f form) {
	hs := h.last & h.covers &^ (f.base | f.covers)
	for k, ok := hs.Next(); ok; k, ok = hs.Next() {
		places := h.placesIn(k)
		if places.Meets(f.covered.thrice) {
			continue
		}
		whole := f
		whole.covers, whole.covered = f.covers.With(k), f.covered.with(places)
		h.catch(whole, candidates.Houses(k))
	}
}

// catch keeps the fish if it is one that is looked for. Where pairs are wanted
// it looks for a second one.
func (h *hunt) catch(f form, last candidates.HouseSet) {
	fins := f.based.beyond(f.covered)
	if !h.matches(f, fins) {
		return
	}
	if !h.pass.Options.SpareHouses && (h.hasIdleCover(f) || !h.needsEachBase(f)) {
		return
	}
	targets := f.covered.beyond(f.based).And(h.layout.PeersOfAll(fins))
	c := catch{f.base, f.covers, last, f.based.once, fins, targets}
	switch {
	case h.kraken.chains != nil:
		h.consider(c)
	case !h.siamese:
		h.caught = append(h.caught, c)
	case h.hasFirst:
		h.pairUp(c)
	default:
		h.findSecond(c, f)
	}
}

// matches reports whether the fish is of the species.
func (h *hunt) matches(f form, fins candidates.CellSet) bool {
	endo := fins.And(f.based.twice).Len()
	switch {
	case kindOf(h.layout, f.base, f.covers) != h.kind:
		return false
	case h.kraken.chains != nil:
		return fins.Len() <= maxArms && endo == 0
	case fins.Len() > maxFins || endo > maxEndoFins || fins.IsEmpty() != (h.fins == finless):
		return false
	}
	return h.kind != basic || h.fins == finless || h.siamese && h.fins == finned ||
		isSashimi(h.layout, f.base, h.places, fins) == (h.fins == sashimi)
}

// hasIdleCover reports whether some cover contains no base place.
func (h *hunt) hasIdleCover(f form) bool {
	for hs := f.covers; hs != 0; {
		if k, _ := hs.Next(); !f.based.once.Meets(h.layout.HouseCells(k)) {
			return true
		}
	}
	return false
}

// needsEachBase reports whether all other base houses can have their digit
// beside the target, whichever is left out.
func (h *hunt) needsEachBase(f form) bool {
	for hs := f.base; hs != 0; {
		if b, _ := hs.Next(); !fits(h.layout, f.base&^candidates.Houses(b), h.room) {
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

// report reports what was caught but for fish that another one makes
// superfluous.
func (h *hunt) report() (more bool) {
	if h.siamese {
		return h.reportPairs()
	}
	slices.SortStableFunc(h.caught, func(a, b catch) int {
		return cmp.Or(
			cmp.Compare(b.targets.Len(), a.targets.Len()),
			cmp.Compare(a.fins.Len(), b.fins.Len()),
			cmp.Compare(a.places.Len(), b.places.Len()),
		)
	})
	for i, c := range h.caught {
		if slices.ContainsFunc(h.caught[:i], func(b catch) bool { return c.targets.Within(b.targets) }) {
			continue
		}
		if !h.pass.Report(explain.NewStep(h.evidence(c), explain.Removals(h.digit, c.targets)...)) {
			return false
		}
	}
	return true
}

func (h *hunt) evidence(c catch) explain.Cover {
	return explain.Cover{Digit: h.digit, Base: c.base, Covers: c.covers}
}
