package say

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
)

// tally is what a counting argument has named.
type tally struct {
	truths, links []candidates.Item
	fins          candidates.CandidateSet
	inAll         bool
	crossing      candidates.HouseSet
	cross         candidates.CellSet // where these cross
	crossed       crossed
}

// items reads "r1c4 and r1c5, and 2 and 3 in row 1".
func items(text string) (all []candidates.Item, err error) {
	err = each("({cs}|{ds} in {h})", text, func(m args) error {
		for c := range m.cells(0).All() {
			all = append(all, candidates.CellItem(c))
		}
		if m[0] == "" {
			for d := range m.digits(1).All() {
				all = append(all, candidates.HouseItem(d, m.house(2)))
			}
		}
		return nil
	})
	return all, err
}

// list reads candidates: "3 in r1c2 and r1c4, 4 in r2c2".
func list(text string) (ks candidates.CandidateSet, err error) {
	err = each("{ds} in {cs}", text, func(m args) error {
		for d := range m.digits(0).All() {
			ks.AddPlaces(d, m.cells(1))
		}
		return nil
	})
	return ks, err
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
	for c := range r.count.cells.All() {
		all = append(all, candidates.CellItem(c))
	}
	for _, room := range r.count.rooms {
		for d := range room.digits.All() {
			all = append(all, candidates.HouseItem(d, room.h))
		}
	}
	return all
}

func countedForms() []form {
	return []form{
		{"Look at the {n} cells {?}.", func(r *reader, a args) error {
			r.count.cells = compactCells(a[1])
			return expect(r.count.cells.Len() == a.number(0), "there are %d", r.count.cells.Len())
		}},
		{"So there are {n} things to settle.", func(r *reader, a args) error {
			r.tally.truths = nil
			r.expected = a.number(0)
			return expect(len(r.truths()) == r.expected, "%d were told", len(r.truths()))
		}},
		{"They are {*}.", func(r *reader, a args) error { return r.name(a[0], &r.tally.truths) }},
		{"All their candidates(, but for {?},|) lie in {n} (place|places), each of which takes one at most.", func(r *reader, a args) (err error) {
			t := &r.tally
			if len(t.truths) != 0 && (len(t.truths) != r.expected || len(t.truths) != len(r.truths())) {
				return fmt.Errorf("%d were named", len(t.truths))
			}
			t.truths, t.links = r.truths(), nil
			r.expected = a.number(1)
			if a[0] != "" {
				t.fins, err = list(a[0])
			}
			return err
		}},
		{"The places are {*}.", func(r *reader, a args) error { return r.name(a[0], &r.tally.links) }},
		{"Others are {*}.", func(r *reader, a args) error {
			if r.tally.links == nil {
				return r.name(a[0], &r.tally.truths)
			}
			return r.name(a[0], &r.tally.links)
		}},
		{"(The {n} cells need|The {n} need|Unless one of the rest is true, the {n} cells need|Unless one of the rest is true, the {n} need) all {n} of these places, so each of the places is used up by one of them.", func(r *reader, a args) error {
			n := len(r.tally.truths)
			for _, word := range a {
				if word != "" && number(word) != n {
					return fmt.Errorf("there are %d", n)
				}
			}
			if err := r.placesHold(); err != nil {
				return err
			}
			r.tally.inAll = n == len(r.tally.links)
			return expect(r.tally.inAll, "there are %d places", len(r.tally.links))
		}},
		{"That is one too few for {n}, so one of the rest is true: {*}.", func(r *reader, a args) error {
			rest, err := list(a[1])
			for k := range rest.All() {
				r.either[k.Digit()] = rest.Places(k.Digit())
				r.nodes = append(r.nodes, node{k.Digit(), candidates.Cells(k.Cell())})
			}
			if rest.Digits().Len() > 1 {
				clear(r.either)
			}
			if err := r.placesHold(); err != nil {
				return err
			}
			n := len(r.tally.truths)
			return expect(err == nil && rest == r.tally.fins && a.number(0) == n && len(r.tally.links) == n-1, "the rest is another")
		}},
		{"No other cell of {h} can be {ds}(: {*}|).", func(r *reader, a args) error {
			for d := range a.digits(1).All() {
				linked := false
				for _, link := range r.tally.links {
					linked = linked || link == candidates.HouseItem(d, a.house(0))
				}
				if !linked || !r.tally.inAll {
					return fmt.Errorf("the %d of %s is not used up", d, r.l.Name(a.house(0)))
				}
				ks := r.of(r.tally.truths)
				r.refute(d, r.l.HouseCells(a.house(0)).AndNot(ks.Places(d)))
			}
			return r.soIf(a[2])
		}},
		{"No other digit can be in {cs}(: {*}|).", func(r *reader, a args) error {
			ks := r.of(r.tally.truths)
			for c := range a.cells(0).All() {
				if !slices.Contains(r.tally.links, candidates.CellItem(c)) {
					return fmt.Errorf("%v is not one of the places", c)
				}
				for d := range r.l.Digits().All() {
					if !ks.Has(candidates.Of(c, d)) {
						r.refute(d, candidates.Cells(c))
					}
				}
			}
			if !r.tally.inAll {
				return fmt.Errorf("that did not follow")
			}
			return r.soIf(a[1])
		}},
		{"{ds} in {?} would take two of the places at once, so that there are too few(: {*}|).", func(r *reader, a args) error {
			ks, err := list(a[0] + " in " + strings.ReplaceAll(a[1], " or ", " and "))
			if err != nil {
				return err
			}
			for k := range ks.All() {
				if r.times(k, r.tally.links) <= r.times(k, r.tally.truths) {
					return fmt.Errorf("%v does not", k)
				}
				r.refute(k.Digit(), candidates.Cells(k.Cell()))
			}
			return r.soIf(a[2])
		}},
		{"{d} is in {cs}.", func(r *reader, a args) error {
			d := a.digit(0)
			r.either[d] = a.cells(1)
			ks := r.of(r.tally.truths)
			for _, link := range r.tally.links {
				var linked candidates.CandidateSet
				for k := range ks.All() {
					if r.l.Covers(k, link) {
						linked.Add(k)
					}
				}
				if linked.Digits() == candidates.Digits(d) && linked.Places(d) == a.cells(1) && r.tally.inAll {
					return nil
				}
			}
			return fmt.Errorf("no place takes just these")
		}},
		{"All this holds for what cannot be true with {?} either.", func(r *reader, a args) error {
			return fmt.Errorf("names no target, and does not say what it sees")
		}},
		{"Whatever is true with none of them goes: {*}.", func(r *reader, a args) error {
			return fmt.Errorf("names no reason for any target")
		}},
	}
}

// soIf checks the actions, if it is not a sentence of its own that says what to do.
func (r *reader) soIf(actions string) error {
	if actions == "" {
		return nil
	}
	return r.so(actions)
}

// name reads some of the items.
func (r *reader) name(text string, all *[]candidates.Item) error {
	more, err := items(text)
	*all = append(*all, more...)
	return err
}

// placesHold checks that the places hold all that was said to lie in them.
func (r *reader) placesHold() error {
	t := &r.tally
	for k := range ptr(r.of(t.truths)).All() {
		if in := r.times(k, t.links) >= r.times(k, t.truths); in == t.fins.Has(k) {
			return fmt.Errorf("%v lies in the places: %v", k, in)
		}
	}
	return expect(len(t.links) == r.expected, "there are %d", len(t.links))
}

func ptr[T any](x T) *T { return &x }

// compactCells reads "r12c34,r5c6".
func compactCells(text string) (cells candidates.CellSet) {
	for _, block := range strings.Split(text, ",") {
		rows, columns, _ := strings.Cut(strings.TrimPrefix(block, "r"), "c")
		for _, row := range rows {
			for _, column := range columns {
				cells = cells.With(candidates.At(int(row-'0'), int(column-'0')))
			}
		}
	}
	return cells
}
