package say

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// removed returns the digits that the step removes, and from where.
func (t *titleReader) removed() *candidates.CandidateSet {
	var ks candidates.CandidateSet
	for _, e := range t.step.Effects {
		if !e.Place {
			ks.Add(e.Candidate)
		}
	}
	return &ks
}

// removes checks that the step removes candidates, of these digits all and no others.
func (t *titleReader) removes(ds candidates.DigitSet) error {
	gone := t.removed()
	return expect(gone.Digits() == ds, "removed are %s", gone.Digits().String())
}

// open checks that cells have no digit yet.
func (t *titleReader) open(cells candidates.CellSet) error {
	return expect(cells.Within(t.g.Open()), "filled are %v", cells.AndNot(t.g.Open()))
}

func (t *titleReader) held(cells candidates.CellSet) (ds candidates.DigitSet) {
	for c := range cells.All() {
		ds |= t.g.Candidates(c)
	}
	return ds
}

func (t *titleReader) single(a args) error {
	k := candidates.Of(a.cell(1), a.digit(0))
	alone := t.g.Candidates(k.Cell()) == candidates.Digits(k.Digit())
	hidden, full := false, false
	for h := range t.l.HousesOf(k.Cell()).All() {
		hidden = hidden || t.g.PlacesIn(k.Digit(), h) == candidates.Cells(k.Cell())
		full = full || t.l.HouseCells(h).And(t.g.Open()) == candidates.Cells(k.Cell())
	}
	return expect(slices.Equal(t.step.Effects, []explain.Effect{explain.Place(k.Cell(), k.Digit())}) &&
		map[string]bool{"Full House": full, "Hidden Single": hidden, "Naked Single": alone}[t.name], "it is no %s", t.name)
}

func (t *titleReader) locked(a args) error {
	d, base, cover := a.digit(0), a.house(1), t.l.HouseCells(a.house(2))
	if !t.g.PlacesIn(d, base).Within(cover) || !t.removed().Places(d).Within(cover) || t.removed().Places(d).Meets(t.l.HouseCells(base)) {
		return fmt.Errorf("%s is not only there", a[0])
	}
	points := base.Kind() == candidates.Box || base.Kind() == candidates.Extra && a.house(2).Kind() <= candidates.Column
	return errors.Join(t.removes(a.digits(0)), expect(points == (t.name == "Pointing"), "it is no %s", t.name))
}

var sizes = map[string]int{"Pair": 2, "Triple": 3, "Quad": 4, "X-Wing": 2, "Swordfish": 3, "Jellyfish": 4, "Squirmbag": 5, "Whale": 6, "Leviathan": 7}

func (t *titleReader) size() int { return sizes[t.name[strings.LastIndex(t.name, " ")+1:]] }

func (t *titleReader) subset(a args) error {
	ds, cells, n := a.digits(0), allCells(a[1]), t.size()
	if ds.Len() != n || cells.Len() != n || !cells.Within(t.g.Open()) || t.l.HousesOfAll(cells) == 0 {
		return fmt.Errorf("%d digits and %d cells", ds.Len(), cells.Len())
	}
	if !strings.HasPrefix(t.name, "Hidden") {
		locked := t.l.HousesOfAll(cells).Len() > 1
		return errors.Join(expect(t.held(cells) == ds, "they have %s", t.held(cells).String()),
			expect(!strings.HasPrefix(t.name, "Locked") || locked, "they are in one house alone"))
	}
	for h := range t.l.HousesOfAll(cells).All() {
		var places candidates.CellSet
		for d := range ds.All() {
			places = places.Or(t.g.PlacesIn(d, h))
		}
		if places == cells {
			return nil
		}
	}
	return errors.New("they have other places")
}

func (t *titleReader) allFish(a args) error {
	fish, more, siamese := strings.Cut(a[0], "; or ")
	if siamese != strings.HasPrefix(t.name, "Siamese") {
		return errors.New("there are not so many")
	}
	if m, rest, ok := match("{fish}", fish); !ok || rest != "" || m[0] != fish {
		return fmt.Errorf("not known: %q", fish)
	}
	err := t.fish(fish)
	if siamese { // with the same base
		base, _, mixed := strings.Cut(fish, " covered by ")
		if _, by := strings.CutPrefix(more, "by "); by != mixed {
			return fmt.Errorf("not known: %q", more)
		}
		if mixed {
			err = errors.Join(err, t.fish(base+" covered "+more))
		} else if m, _, ok := match("{d} in {hk}, ", fish); ok {
			err = errors.Join(err, t.fish(m[0]+" in "+m[1]+", "+more))
		}
	}
	return err
}

// fish reads "8 in rows 4 and 5, columns 4 and 7, with fin r4c5".
func (t *titleReader) fish(text string) error {
	pattern, _, _ := strings.Cut(text, ", with fin")
	a, rest, ok := match("{d} in {hs} covered by {hs}", pattern)
	if !ok || rest != "" {
		if a, rest, ok = match("{d} in {hk}, {hk}", pattern); !ok || rest != "" {
			return fmt.Errorf("not known: %q", text)
		}
	}
	d, base, cover := a.digit(0), a.houses(1), a.houses(2)
	var fins, should, covered, twice candidates.CellSet
	fins = allCells(text)
	for h := range cover.All() {
		twice = twice.Or(covered.And(t.l.HouseCells(h)))
		covered = covered.Or(t.l.HouseCells(h))
	}
	var body candidates.CellSet
	for h := range base.All() {
		places := t.g.PlacesIn(d, h).And(t.g.Open())
		if places.IsEmpty() {
			return fmt.Errorf("%s has its %d", t.l.Name(h), d)
		}
		body = body.Or(places)
	}
	for c := range body.All() { // a fin is in fewer covers than base houses
		if in := t.l.HousesOf(c); (in & cover).Len() < (in & base).Len() {
			should = should.With(c)
		}
	}
	if fins != should || base.Len() != cover.Len() {
		return fmt.Errorf("the fins are %v", should)
	}
	if strings.HasPrefix(t.name, "Kraken") {
		return nil
	}
	if base.Len() != t.size() {
		return fmt.Errorf("%d houses", base.Len())
	}
	lines := func(hs candidates.HouseSet) int { // which kinds of houses there are
		n := 0
		for h := range hs.All() {
			n |= 1 << h.Kind()
		}
		return n
	}
	kind := "Mutant "
	switch b, c := lines(base), lines(cover); {
	case b|c == 3 && b&c == 0:
		kind = ""
	case b&3 != 3 && c&3 != 3 && b&c&3 == 0:
		kind = "Franken "
	}
	for _, word := range []string{"Franken ", "Mutant "} {
		if strings.Contains(t.name, word) != (word == kind) {
			return fmt.Errorf("the kind is %s", kind)
		}
	}
	if finned := strings.Contains(t.name, "Finned") || strings.Contains(t.name, "Sashimi"); finned == fins.IsEmpty() {
		return fmt.Errorf("the fins are %v", fins)
	}
	hit := false // of joined fish each has some
	for c := range t.removed().Places(d).All() {
		hit = hit || covered.Has(c) && (!body.Has(c) || twice.Has(c)) && fins.Without(c).Within(t.l.Peers(c))
	}
	return errors.Join(t.removes(a.digits(0)), expect(hit, "it removes nothing"))
}

func (t *titleReader) wing(a args) error {
	cells, d := a.cells(0), a.digit(1)
	for c := range cells.All() {
		if n := t.g.Candidates(c).Len(); n < 2 || n > 3 {
			return fmt.Errorf("%v has %d digits", c, n)
		}
		if has := t.g.Candidates(c).Has(d); cells.Len() == 1 && has != (t.name == "XYZ-Wing") || cells.Len() > 1 && !has {
			return fmt.Errorf("%s in %v: %v", a[1], c, has)
		}
	}
	return t.removes(a.digits(1))
}

// remote reads "5 and 9 in r3c7 and r9c1": two cells with the same two digits, which are removed from what sees
// both. If only one of the digits is, its ends are named.
func (t *titleReader) remote(a args) error {
	if _, _, both := match("{d} and {d} in {c} and {c}", a[0]); !both {
		return t.ends(a)
	}
	gone := t.removed()
	var done candidates.CandidateSet
	err := each("{d} and {d} in {c} and {c}", a[0], func(m args) error {
		pair, ends := candidates.Digits(m.digit(0), m.digit(1)), []candidates.Cell{m.cell(2), m.cell(3)}
		hit := false
		for _, c := range ends {
			if t.g.Candidates(c) != pair || ends[0] == ends[1] {
				return fmt.Errorf("%v is not %s", c, pair.String())
			}
		}
		for k := range gone.All() {
			if pair.Has(k.Digit()) && t.l.Sees(k.Cell(), ends[0]) && t.l.Sees(k.Cell(), ends[1]) {
				hit = true
				done.Add(k)
			}
		}
		return expect(hit, "nothing is removed by %v", ends)
	})
	return errors.Join(err, expect(done == *gone, "more is removed"))
}

// ends reads "3 in r2c3 or r3c7", "1 in r1c6 or 9 in r1c1", of which one is said to be true, and checks that
// the step removes what that rules out. Of joined patterns each does some of it.
func (t *titleReader) ends(a args) error {
	gone := t.removed()
	var done candidates.CandidateSet
	n := 0
	err := each("({d} in {cs} or {d} in {cs}|{d} in {cs})", a[0], func(m args) error {
		n++
		var of candidates.CandidateSet
		named := len(cellRE.FindAllString(strings.Join(m, " "), -1))
		if m[4] != "" {
			m = m[4:]
		} else {
			of.AddPlaces(m.digit(2), m.cells(3))
		}
		of.AddPlaces(m.digit(0), m.cells(1))
		hit := false
		for k := range gone.All() {
			ruled := true
			for by := range of.All() {
				ruled = ruled && t.l.Excludes(by, k)
			}
			if ruled {
				hit = true
				done.Add(k)
			}
		}
		if named != of.Len() {
			return fmt.Errorf("a cell is named twice")
		}
		for k := range of.All() {
			if !t.g.Has(k) || !t.g.Open().Has(k.Cell()) {
				return fmt.Errorf("%v is not possible", k)
			}
		}
		return expect(hit, "nothing is removed for %s", m[0])
	})
	dual := strings.HasPrefix(t.name, "Dual")
	return errors.Join(err, expect(done == *gone, "more is removed"), expect(dual == (n > 1), "there are %d", n))
}

func (t *titleReader) loop(a args) error {
	cells := allCells(a[0])
	for k := range t.removed().All() {
		if !strings.HasPrefix(t.name, "ALS") && !cells.Has(k.Cell()) && t.l.Peers(k.Cell()).And(cells).Len() < 2 {
			return fmt.Errorf("%v is beside it", k)
		}
	}
	return t.open(cells)
}

// result checks that the step removes these digits from the cell.
func (t *titleReader) result(a args, ds candidates.DigitSet) error {
	for _, e := range t.step.Effects {
		if e.Candidate.Cell() == a.cell(0) && (e.Place && !ds.Has(e.Candidate.Digit()) || !e.Place && ds.Has(e.Candidate.Digit())) {
			return t.open(a.cells(0))
		}
	}
	return fmt.Errorf("done is %v", t.step.Effects)
}

// spread checks that each of the cells has one of the digits at least, and each digit so many of the cells.
func (t *titleReader) spread(ds candidates.DigitSet, cells candidates.CellSet, n int) error {
	for c := range cells.All() {
		if t.g.Candidates(c)&ds == 0 {
			return fmt.Errorf("%v has none of the digits", c)
		}
	}
	return t.stand(ds, cells, n)
}

func (t *titleReader) stand(ds candidates.DigitSet, cells candidates.CellSet, n int) error {
	for d := range ds.All() {
		if t.g.Places(d).And(cells).Len() < n {
			return fmt.Errorf("%d is not in them", d)
		}
	}
	return nil
}

// ring checks that each of the cells, of which there is an odd number, has two neighbours among them.
func (t *titleReader) ring(a args) error {
	cells := allCells(a[1])
	for c := range cells.All() {
		if t.l.Peers(c).And(cells).Len() < 2 {
			return fmt.Errorf("%v is beside it", c)
		}
	}
	return errors.Join(t.spread(a.digits(0), cells, 2), expect(cells.Len()%2 == 1, "%d cells", cells.Len()))
}

func (t *titleReader) deadly(a args) error {
	ds, cells := a.digits(0), allCells(a[1])
	if cells.Meets(t.g.Givens()) || cells.Len() < 4 || strings.Contains(t.name, "tangle Type") && (cells.Len() != 4 || ds.Len() != 2) {
		return fmt.Errorf("%d cells", cells.Len())
	}
	for h := range t.l.HousesOfAny(cells).All() {
		if h.Kind() != candidates.Extra && cells.And(t.l.HouseCells(h)).Len() < 2 {
			return fmt.Errorf("%s has one of the cells", t.l.Name(h))
		}
	}
	return errors.Join(t.stand(ds, cells, 1), expect(strings.HasPrefix(t.name, "Avoidable") || cells.Within(t.g.Open()), "some are filled"))
}

// grave checks that all other cells have two candidates.
func (t *titleReader) grave(a args) error {
	for c := range t.g.Open().All() {
		if two := t.g.Candidates(c).Len() == 2; two == a.cells(0).Has(c) {
			return fmt.Errorf("%v has %s", c, t.g.Candidates(c).String())
		}
	}
	return nil
}

// counted checks that the cells have the digits, and a place for each: a digit that no house holds to one of
// them has two.
func (t *titleReader) counted(ds candidates.DigitSet, cells candidates.CellSet) error {
	letters, _, wing := strings.Cut(t.name, "-Wing")
	places := ds.Len()
	for d := range ds.All() {
		if !wing && t.l.HousesOfAll(t.g.Places(d).And(cells)) == 0 {
			places++
		}
	}
	return errors.Join(t.open(cells), expect(ds == t.held(cells) && places == cells.Len() && (!wing || ds.Len() == len(letters)), "they have %s", t.held(cells).String()))
}

// somewhere checks that each of the digits is lacking in a house of each of the kinds.
func (t *titleReader) somewhere(a args) error {
	for d := range a.digits(0).All() {
		kinds := map[candidates.Kind]bool{}
		for h := range a.houses(1).All() {
			kinds[h.Kind()] = kinds[h.Kind()] || t.g.PlacesIn(d, h).Meets(t.g.Open())
		}
		for kind, lacks := range kinds {
			if !lacks {
				return fmt.Errorf("each %v has its %d", kind, d)
			}
		}
	}
	return nil
}

// lacking checks that each of the houses lacks each of the digits.
func (t *titleReader) lacking(a args) error {
	for h := range a.houses(1).All() {
		for d := range a.digits(0).All() {
			if !t.g.PlacesIn(d, h).Meets(t.g.Open()) {
				return fmt.Errorf("%s has its %d", t.l.Name(h), d)
			}
		}
	}
	return nil
}

func (t *titleReader) sectors(a args) error {
	cells := allCells(a[0])
	n := map[string]int{"SK-Loop": 16}[t.name]
	return errors.Join(t.open(cells.And(t.g.Open())), expect(n == 0 || cells.Len() == n, "%d cells", cells.Len()))
}

// almostLocked checks that cells have one digit more than they are.
func (t *titleReader) almostLocked(cells candidates.CellSet) error {
	return errors.Join(t.open(cells), expect(t.held(cells).Len() == cells.Len()+1, "%v have %s", cells, t.held(cells).String()))
}

// sets checks that the step removes what sees all places of its digit in two almost locked sets.
func (t *titleReader) sets(a args) error {
	err := t.removes(a.digits(0))
	for i := 1; i <= 2; i++ {
		set := allCells(a[i])
		err = errors.Join(err, t.almostLocked(set))
		for k := range t.removed().All() {
			places := t.g.Places(k.Digit()).And(set)
			err = errors.Join(err, expect(!places.IsEmpty() && places.Within(t.l.Peers(k.Cell())), "%v does not see %v", k, places))
		}
	}
	return err
}

func (t *titleReader) rings(a args) error {
	return errors.Join(t.almostLocked(allCells(a[0])), t.almostLocked(allCells(a[1])))
}

func (t *titleReader) exocet(a args) error {
	base, targets := allCells(a[1]), allCells(a[2])
	return errors.Join(t.open(base), expect(t.held(base) == a.digits(0) && base.Len() == 2 && targets.Len() >= 2, "they have %s", t.held(base).String()))
}

func (t *titleReader) excluded(a args) error {
	beside := allCells(a[2]).AndNot(a.cells(1))
	n := map[string]int{"Pair": 1, "Triplet": 2}[strings.Fields(t.name)[1]]
	return errors.Join(t.open(beside), t.result(args{a[1]}, a.digits(0)), expect(beside.Len() == n, "%d cells", beside.Len()))
}

// clusters checks that what strong links join, two places of a digit in a house and if wanted two candidates of a
// cell, has clusters of these digits in all of the cells and no others: one, or two.
func (t *titleReader) clusters(ds candidates.DigitSet, cells candidates.CellSet, inCells bool) error {
	var all []candidates.CandidateSet
	for _, item := range t.l.Items() {
		ends := t.g.AppendCandidates(nil, item)
		if _, isCell := item.Cell(); len(ends) != 2 || isCell && !inCells {
			continue
		}
		var joined candidates.CandidateSet
		joined.Add(ends[0])
		joined.Add(ends[1])
		all = slices.DeleteFunc(all, func(cluster candidates.CandidateSet) bool {
			meets := cluster.Meets(&joined)
			if meets {
				joined.Or(&cluster)
			}
			return meets
		})
		all = append(all, joined)
	}
	for i, x := range all {
		for _, y := range all[i:] {
			both := x
			both.Or(&y)
			var held candidates.CellSet
			for d := range both.Digits().All() {
				held = held.Or(both.Places(d))
			}
			if both.Digits() == ds && held == cells {
				return nil
			}
		}
	}
	return fmt.Errorf("that is no cluster, nor two")
}
