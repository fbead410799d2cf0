package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// setChain is almost locked sets joined by restricted commons. The story calls them sets, by numbers.
type setChain struct {
	valued
	e explain.SetChain
}

// group is set i, which sentences call by the number that boards have for it.
func group(i int) say.Group { return say.Group{N: i + 1} }

func (s *setChain) title() say.Sentence {
	if s.e.Closed() {
		return s.titleOf(say.TwoSets(s.e.Sets[0], s.e.Sets[1]))
	}
	return s.titleOf(say.InCellsOr(s.removed(), s.e.Sets[0], s.e.Sets[len(s.e.Sets)-1]))
}

// removed returns the digits that the step removes.
func (t *teller) removed() candidates.DigitSet { return explain.DigitsOf(t.f.Step.Effects) }

// spared says which items of the pattern the step does not cite, if any.
func (t *teller) spared() say.Text {
	relied := slices.DeleteFunc(t.f.Step.Evidence.Premises(), func(item candidates.Item) bool { return slices.Contains(t.f.Step.Premises, item) })
	if len(relied) == 0 {
		return nil
	}
	return say.Says(say.ProvedWithout(namedItems(relied)))
}

// namedItems names the cells, and the digits of each house.
func namedItems(items []candidates.Item) (names []say.Sentence) {
	for _, p := range explain.PartsOf(items...) {
		if p.Cells.IsEmpty() {
			names = append(names, say.NamedDigits(p.Digits, p.House))
		} else {
			names = append(names, say.NamedCells(p.Cells))
		}
	}
	return names
}

func (s *setChain) houses() say.Text { return say.Says(say.LookAt(s.housesOf(s.e.Sets))) }

// housesOf returns a house for each of the sets.
func (t *teller) housesOf(sets []candidates.CellSet) (hs candidates.HouseSet) {
	for _, set := range sets {
		if all := t.layout.HousesOfAll(set); all&hs == 0 {
			hs = hs.With(all.First())
		}
	}
	return hs
}

func (s *setChain) digits() say.Text {
	var commons candidates.DigitSet
	for _, d := range s.e.Common {
		commons = commons.With(d)
	}
	return say.Says(say.JoinedBy(commons))
}

func (s *setChain) cells() say.Text { return say.Says(whichSets(s.e.Sets, group)) }

// whichSets says which cells the sets are.
func whichSets(sets []candidates.CellSet, name func(int) say.Group) say.Sentence {
	var parts []say.Sentence
	for i, set := range sets {
		parts = append(parts, say.GroupAt(name(i), set))
	}
	return say.States(parts)
}

// groups introduces almost locked sets, or what they are called, by their numbers.
func (t *teller) groups(sets []candidates.CellSet, name func(int) say.Group) []say.Sentence {
	lead := say.SetsHoldOneMore
	if name(0).Petal {
		lead = say.PetalsHoldOneMore
	}
	told := one(lead(len(sets)))
	for i, set := range sets {
		if set.Len() > 1 {
			told = append(told, say.GroupInHouse(name(i), set, t.layout.HousesOfAll(set).First(), t.f.Before.CandidatesIn(set)))
		} else {
			told = append(told, say.GroupHolds(name(i), set, t.f.Before.CandidatesIn(set)))
		}
	}
	return told
}

func (s *setChain) reason() say.Text {
	told := s.groups(s.e.Sets, group)
	if s.e.Closed() {
		return say.Says(append(told, s.roundTrip()...)...)
	}
	last := len(s.e.Sets) - 1
	zs := s.removed()
	z := zs.First()
	told = append(told, say.SupposeLacks(group(0), z))
	gone := z
	for i, d := range s.e.Common {
		told = append(told, s.keeps(i, gone), s.notBoth(d, i))
		gone = d
	}
	told = append(told, s.keeps(last, gone), say.So(one(say.InEitherGroup(z, group(0), s.places(z, 0), group(last), s.places(z, last)))))
	if others := zs.Without(z); others != 0 {
		told = append(told, say.SameGoesFor(others))
	}
	return say.Says(told...)
}

// keeps says what is left of a set that loses a digit.
func (s *setChain) keeps(i int, gone candidates.Digit) say.Sentence {
	left := s.f.Before.CandidatesIn(s.e.Sets[i]).Without(gone)
	if left.Len() == 1 {
		return say.GroupHasLeft(gone, group(i), left.First())
	}
	return say.GroupNeeds(gone, group(i), left)
}

// notBoth says that the set after i cannot have the digit if i has it.
func (s *setChain) notBoth(d candidates.Digit, i int) say.Sentence {
	j := s.e.Next(i)
	from, to := s.places(d, i), s.places(d, j)
	return say.ThenAt(d, from, to, s.along(from, to), group(j))
}

func (s *setChain) places(d candidates.Digit, i int) candidates.CellSet {
	return s.f.Before.Places(d).And(s.e.Sets[i])
}

// along returns along what the cells see the others: one house for all of them, if there is one.
func (t *teller) along(cells, others candidates.CellSet) (ways say.Ways) {
	if shared := t.layout.HousesOfAll(cells.Or(others)); shared != 0 {
		return say.InTheHouses(candidates.Houses(shared.First()))
	}
	for c := range cells.All() {
		for _, sight := range explain.Sights(t.layout, c, others) {
			ways = ways.And(way(t.layout, sight))
		}
	}
	return ways
}

// way is along what cells are in sight.
func way(l *candidates.Layout, s explain.Sight) say.Ways {
	if s.Clue > 0 {
		return say.Ways{Clues: []*candidates.Clue{&l.Clues()[s.Clue-1]}, Through: s.Through}
	}
	return say.InTheHouses(candidates.Houses(s.House))
}

// excluding returns in which ways candidates of one node and of another exclude each other.
func (t *teller) excluding(a, b explain.Node) (ways say.Ways) {
	if a.Digit == b.Digit && t.layout.PeersOfAll(a.Cells).And(b.Cells) == b.Cells {
		return t.along(a.Cells, b.Cells)
	}
	for c := range a.Cells.All() {
		for o := range b.Cells.All() {
			if c == o {
				ways.Cell = true
			} else if a.Digit == b.Digit && t.layout.Sees(c, o) {
				ways = ways.And(t.along(candidates.Cells(c), candidates.Cells(o)))
			} else if i, ok := t.layout.ForbiddingClue(candidates.Of(c, a.Digit), candidates.Of(o, b.Digit)); ok {
				ways = ways.ByClue(t.layout, i, c, o)
			}
		}
	}
	return ways
}

// roundTrip is the reason of a closed chain.
func (s *setChain) roundTrip() (told []say.Sentence) {
	for i, d := range s.e.Common {
		j := s.e.Next(i)
		i, j = min(i, j), max(i, j)
		from, to := s.places(d, i), s.places(d, j)
		told = append(told, say.OnlyOneCanHave(group(i), group(j), d, say.SeesIn(from, to, s.along(from, to))))
	}
	return append(told, say.NotWithoutTwo(), say.So(one(say.EachGivesUpOne())))
}

func (s *setChain) conclusion() (text say.Text) {
	last := len(s.e.Sets) - 1
	for d := range s.removed().All() {
		targets := s.f.Step.Removed(d)
		if !s.e.Closed() {
			text = say.Join(text, say.Says(s.outOfSight(d, s.places(d, 0).Or(s.places(d, last)), targets)...))
			continue
		}
		for i := range s.e.Sets {
			j := s.e.Next(i)
			places := s.places(d, i)
			has := say.KeepsIts(group(i), d, places)
			if i < len(s.e.Common) && s.e.Common[i] == d {
				places = places.Or(s.places(d, j))
				has = say.OneHas(group(min(i, j)), group(max(i, j)), d, places)
			} else if s.e.CommonsOf(i).Has(d) {
				continue
			}
			seen := targets.And(s.layout.PeersOfAll(places))
			if !places.IsEmpty() && !seen.IsEmpty() {
				text = say.Join(text, say.Says(has), say.Says(s.outOfSight(d, places, seen)...))
				targets = targets.AndNot(seen)
			}
		}
	}
	return text
}

// outOfSight says why a digit that stands in one of the places goes from the targets, which see them all.
func (s speaker) outOfSight(d candidates.Digit, places, targets candidates.CellSet) []say.Sentence {
	return s.sightBySight(d, targets, s.sightsOf(targets, places), func(sights []say.Sentence) say.Sentence {
		if places.Len() == 1 {
			return say.SeesCells(places, d, sights)
		}
		return say.SeesPlaces(d, sights)
	})
}

// sightBySight says why a digit goes from the targets by what they see, in several sentences if one would be too long.
func (s speaker) sightBySight(d candidates.Digit, targets candidates.CellSet, sights []say.Sentence, sees func(sights []say.Sentence) say.Sentence) (told []say.Sentence) {
	all := sees(sights)
	if len(s.layout.Clues()) == 0 || !say.TooLong(s.standard().Sentences(all)) {
		return []say.Sentence{all, say.RemoveThere(d, targets.Len())}
	}
	for _, batch := range batches(s.standard(), sights) {
		told = append(told, sees(batch))
	}
	var effects []explain.Effect
	for c := range targets.All() {
		effects = append(effects, explain.Remove(c, d))
	}
	return append(told, s.removes(effects)...)
}
