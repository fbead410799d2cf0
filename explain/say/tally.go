package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// tally is what a counting argument has named.
type tally struct {
	truths, links []candidates.Item
	fins          candidates.CandidateSet
	groups        []candidates.CandidateSet // links that are no items
	taken         candidates.CandidateSet   // named to be such a link
	target        candidates.Candidate      // that one of the fins, whichever, rules out
	struck        candidates.CandidateSet   // the fins of which that was said
	rest          bool                      // it is said to be so unless a fin is true
	inAll         bool
	crossing      candidates.HouseSet
	cross         candidates.CellSet  // where these cross
	within        candidates.HouseSet // where cells are said to be
	crossed       crossed
}

// of returns the candidates of the items.
func (r *reader) of(items []candidates.Item) (ks candidates.CandidateSet) {
	for _, item := range items {
		for _, k := range r.before.AppendCandidates(nil, item) {
			ks.Add(k)
		}
	}
	return ks
}

// times counts the items that have the candidate.
func (r *reader) times(k candidates.Candidate, items []candidates.Item) (n int) {
	for _, item := range items {
		if r.l.Covers(k, item) {
			n++
		}
	}
	return n
}

// truths returns what was named as in need of a candidate.
func (r *reader) truths() (all []candidates.Item) {
	all = cellItems(r.count.cells)
	for _, room := range r.count.rooms {
		all = append(all, houseItems(room.digits, room.h)...)
	}
	return all
}

// cellItems returns the cells as items.
func cellItems(cells candidates.CellSet) (all []candidates.Item) {
	for c := range cells.All() {
		all = append(all, candidates.CellItem(c))
	}
	return all
}

// houseItems returns the digits in the house as items.
func houseItems(ds candidates.DigitSet, h candidates.House) (all []candidates.Item) {
	for d := range ds.All() {
		all = append(all, candidates.HouseItem(d, h))
	}
	return all
}

// What has to be filled, and the places that there are for it.
var (
	LookAtCells = told1("look-at-cells", "look at the {0|count} cells {0|compact}.", func(r *reader, cells candidates.CellSet) error {
		r.count.cells = cells
		return nil
	})
	ThingsToSettle = told1("things-to-settle", "so there are {0|words} things to settle.", func(r *reader, n int) error {
		r.tally.truths, r.expected = nil, n
		return expect(len(r.truths()) == n, "%d were told", len(r.truths()))
	})
	TheyAre = told1("they-are", "they are {0}.", func(r *reader, items []Sentence) error { return nameItems(items, &r.tally.truths) })
	LieIn   = told1("lie-in", "all their candidates lie in {0|words} {0?place|places}, each of which takes one at most.", func(r *reader, n int) error {
		return r.lieIn(n)
	})
	LieInButFor = told2("lie-in-but-for", "all their candidates, but for {0|list}, lie in {1|words} {1?place|places}, each of which takes one at most.", func(r *reader, but []Sentence, n int) (err error) {
		r.tally.fins, err = listed(but)
		return errors.Join(err, r.lieIn(n))
	})
	ThePlacesAre = told1("the-places-are", "the places are {0}.", func(r *reader, items []Sentence) error { return nameItems(items, &r.tally.links) })
	OthersAre    = told1("others-are", "others are {0}.", func(r *reader, items []Sentence) error {
		if r.tally.links == nil {
			return nameItems(items, &r.tally.truths)
		}
		return nameItems(items, &r.tally.links)
	})
	// DigitInAny is a member of a list of alternatives.
	DigitInAny = kind2("digit-in-any", "{0} in {1|or}", func(t *Told, d candidates.Digit, cells candidates.CellSet) error {
		return t.saysSome(explain.ForDigit(d, cells)...)
	})
)

// nameItems adds the items of a list.
func nameItems(list []Sentence, all *[]candidates.Item) error {
	var named Told
	err := named.all(list)
	*all = append(*all, named.needs...)
	return err
}

// lieIn begins to count places for what was told.
func (r *reader) lieIn(n int) error {
	t := &r.tally
	named, told := slices.Sorted(slices.Values(t.truths)), slices.Sorted(slices.Values(r.truths()))
	t.truths, t.links = r.truths(), nil
	r.expected = n
	return expect(len(named) == 0 || slices.Equal(named, told), "named were %v", named)
}

// placesHold checks that the places hold all that was said to lie in them.
func (r *reader) placesHold() error {
	t := &r.tally
	ks := r.of(t.truths)
	for k := range ks.All() {
		if in := r.times(k, t.links) >= r.times(k, t.truths); in == t.fins.Has(k) {
			return fmt.Errorf("%v lies in the places: %v", k, in)
		}
	}
	return expect(len(t.links) == r.expected, "there are %d", len(t.links))
}

// What follows from as many places as there are things to fill, or one fewer.
var (
	NeedAll      = told1("need-all", "the {0|words} need all {0|words} of these places, so each of the places is used up by one of them", (*reader).needAll)
	CellsNeedAll = told1("cells-need-all", "the {0|words} cells need all {0|words} of these places, so each of the places is used up by one of them", func(r *reader, n int) error {
		return errors.Join(r.needAll(n), expect(len(r.count.rooms) == 0, "they are no cells alone"))
	})
	UnlessRest = kind1("unless-rest", "unless one of the rest is true, {0}.", func(t *Told, so Sentence) error {
		return t.ofStep(func(r *reader) error {
			r.tally.rest = true
			return so.check(t)
		})
	})
	OneTooFew = told2("one-too-few", "that is one too few for {0|words}, so one of the rest is true: {1|any}.", func(r *reader, n int, of []Sentence) error {
		rest, err := listed(of)
		for k := range rest.All() {
			r.nodes = append(r.nodes, node{k.Digit(), candidates.Cells(k.Cell())})
		}
		if d, one := rest.Digits().Single(); one {
			r.either[d] = rest.Places(d)
		}
		return errors.Join(err, r.placesHold(),
			expect(rest == r.tally.fins && n == len(r.tally.truths) && len(r.tally.links) == n-1, "the rest is another"))
	})
	NoOtherCell = told2("no-other-cell", "no other cell of {0} can be {1|or}", func(r *reader, h candidates.House, ds candidates.DigitSet) error {
		ks := r.of(r.tally.truths)
		for d := range ds.All() {
			if !r.tally.inAll || !slices.Contains(r.tally.links, candidates.HouseItem(d, h)) {
				return fmt.Errorf("the %d of %s is not used up", d, r.l.Name(h))
			}
			others := r.l.HouseCells(h).AndNot(ks.Places(d))
			if !others.Meets(r.before.Places(d)) {
				return fmt.Errorf("none had a %d before", d)
			}
			r.refute(d, others)
		}
		return nil
	})
	NoOtherDigit = told1("no-other-digit", "no other digit can be in {0}", func(r *reader, cells candidates.CellSet) error {
		ks := r.of(r.tally.truths)
		for c := range cells.All() {
			if !r.tally.inAll || !slices.Contains(r.tally.links, candidates.CellItem(c)) {
				return fmt.Errorf("%v is not one of the places", c)
			}
			for d := range r.l.Digits().All() {
				if !ks.Has(candidates.Of(c, d)) {
					r.refute(d, candidates.Cells(c))
				}
			}
		}
		return nil
	})
	TakeTwo = told1("take-two", "{0|any} would take two of the places at once, so that there are too few", func(r *reader, of []Sentence) error {
		ks, err := listed(of)
		for k := range ks.All() {
			if !r.tally.inAll || r.times(k, r.tally.links) <= r.times(k, r.tally.truths) {
				return fmt.Errorf("%v does not", k)
			}
			r.refute(k.Digit(), candidates.Cells(k.Cell()))
		}
		return err
	})
	// IsAmong says that one of the cells has the digit that a place takes, or the odd one out.
	IsAmong = told2("is-among", "{0} is in {1|or}", (*reader).digitIsIn)
	// TrueWithRest and GoesWithRest do not say what the rest rules out, so that nobody can follow.
	TrueWithRest = kind1("true-with-rest", "all this holds for what cannot be true with {0|any} either.", func(*Told, []Sentence) error {
		return errors.New("it names no target, and does not say what it sees")
	})
	GoesWithRest = kind1("goes-with-rest", "whatever is true with none of them goes: {0}.", func(*Told, []Sentence) error {
		return errors.New("it names no reason for any target")
	})
)

// needAll checks that all places are used up.
func (r *reader) needAll(n int) error {
	t := &r.tally
	t.inAll = true
	return errors.Join(r.placesHold(), expect(n == len(t.truths) && n == len(t.links) && t.rest == (t.fins.Len() > 0), "there are %d for %d", len(t.links), len(t.truths)))
}

// digitIsIn checks that one of some cells has the digit: those that a place takes, or the odd one out.
func (r *reader) digitIsIn(d candidates.Digit, cells candidates.CellSet) error {
	r.either[d] = cells
	if r.tally.fins.Len() > 0 {
		return expect(r.tally.fins.Digits() == candidates.Digits(d) && r.tally.fins.Places(d) == cells, "that did not follow")
	}
	ks := r.of(r.tally.truths)
	for _, link := range r.tally.links {
		var linked candidates.CandidateSet
		for k := range ks.All() {
			if r.l.Covers(k, link) {
				linked.Add(k)
			}
		}
		if linked.Digits() == candidates.Digits(d) && linked.Places(d) == cells && r.tally.inAll {
			return nil
		}
	}
	return errors.New("no place takes just these")
}
