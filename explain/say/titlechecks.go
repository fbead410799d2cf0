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
func (s *titled) removed() *candidates.CandidateSet {
	var ks candidates.CandidateSet
	for _, e := range s.step.Effects {
		if !e.Place {
			ks.Add(e.Candidate)
		}
	}
	return &ks
}

// removes checks that the step removes candidates, of these digits all and no others.
func (s *titled) removes(ds candidates.DigitSet) error {
	gone := s.removed()
	return expect(gone.Digits() == ds, "removed are %s", gone.Digits().String())
}

// open checks that cells have no digit yet.
func (s *titled) open(cells candidates.CellSet) error {
	return expect(cells.Within(s.g.Open()), "filled are %v", cells.AndNot(s.g.Open()))
}

func (s *titled) single(a named) error {
	k := candidates.Of(a.cell(1), a.digit(0))
	alone := s.g.Candidates(k.Cell()) == candidates.Digits(k.Digit())
	hidden, full := false, false
	for h := range s.l.HousesOf(k.Cell()).All() {
		hidden = hidden || s.g.PlacesIn(k.Digit(), h) == candidates.Cells(k.Cell())
		full = full || s.l.HouseCells(h).And(s.g.Open()) == candidates.Cells(k.Cell())
	}
	return expect(slices.Equal(s.step.Effects, []explain.Effect{explain.Place(k.Cell(), k.Digit())}) &&
		map[string]bool{"Full House": full, "Hidden Single": hidden, "Naked Single": alone}[s.name], "it is no %s", s.name)
}

func (s *titled) locked(a named) error {
	d, base, in := a.digit(0), a.houses(1).First(), a.houses(2).First()
	cover := s.l.HouseCells(in)
	if !s.g.PlacesIn(d, base).Within(cover) || !s.removed().Places(d).Within(cover) || s.removed().Places(d).Meets(s.l.HouseCells(base)) {
		return fmt.Errorf("%d is not only there", d)
	}
	points := base.Kind() == candidates.Box || base.Kind() == candidates.Extra && in.Kind() <= candidates.Column
	return errors.Join(s.removes(a.digits(0)), expect(points == (s.name == "Pointing"), "it is no %s", s.name))
}

var sizes = map[string]int{"Pair": 2, "Triple": 3, "Quad": 4, "X-Wing": 2, "Swordfish": 3, "Jellyfish": 4, "Squirmbag": 5, "Whale": 6, "Leviathan": 7}

func (s *titled) size() int { return sizes[s.name[strings.LastIndex(s.name, " ")+1:]] }

func (s *titled) subset(a named) error {
	ds, cells, n := a.digits(0), a.cells(1), s.size()
	if ds.Len() != n || cells.Len() != n || !cells.Within(s.g.Open()) || s.l.HousesOfAll(cells) == 0 {
		return fmt.Errorf("%d digits and %d cells", ds.Len(), cells.Len())
	}
	if !strings.HasPrefix(s.name, "Hidden") {
		locked := s.l.HousesOfAll(cells).Len() > 1
		return errors.Join(expect(s.g.CandidatesIn(cells) == ds, "they have %s", s.g.CandidatesIn(cells).String()),
			expect(!strings.HasPrefix(s.name, "Locked") || locked, "they are in one house alone"))
	}
	for h := range s.l.HousesOfAll(cells).All() {
		var places candidates.CellSet
		for d := range ds.All() {
			places = places.Or(s.g.PlacesIn(d, h))
		}
		if places == cells {
			return nil
		}
	}
	return errors.New("they have other places")
}

// otherCover checks a fish with the base of the one before.
func (s *titled) otherCover(cover candidates.HouseSet) error {
	return errors.Join(expect(strings.HasPrefix(s.name, "Siamese"), "there are not so many"), s.fish(s.digit, s.base, cover))
}

// fish checks a fish, whose fins were told.
func (s *titled) fish(d candidates.Digit, base, cover candidates.HouseSet) error {
	s.digit, s.base = d, base
	var should, covered, twice candidates.CellSet
	fins := s.fins
	s.fins = candidates.CellSet{}
	for h := range cover.All() {
		twice = twice.Or(covered.And(s.l.HouseCells(h)))
		covered = covered.Or(s.l.HouseCells(h))
	}
	var body candidates.CellSet
	for h := range base.All() {
		places := s.g.PlacesIn(d, h).And(s.g.Open())
		if places.IsEmpty() {
			return fmt.Errorf("%s has its %d", s.l.Name(h), d)
		}
		body = body.Or(places)
	}
	for c := range body.All() { // a fin is in fewer covers than base houses
		if in := s.l.HousesOf(c); (in & cover).Len() < (in & base).Len() {
			should = should.With(c)
		}
	}
	if fins != should || base.Len() != cover.Len() {
		return fmt.Errorf("the fins are %v", should)
	}
	if strings.HasPrefix(s.name, "Kraken") {
		return nil
	}
	if base.Len() != s.size() {
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
		if strings.Contains(s.name, word) != (word == kind) {
			return fmt.Errorf("the kind is %s", kind)
		}
	}
	if finned := strings.Contains(s.name, "Finned") || strings.Contains(s.name, "Sashimi"); finned == fins.IsEmpty() {
		return fmt.Errorf("the fins are %v", fins)
	}
	hit := false // of joined fish each has some
	for c := range s.removed().Places(d).All() {
		hit = hit || covered.Has(c) && (!body.Has(c) || twice.Has(c)) && fins.Without(c).Within(s.l.Peers(c))
	}
	return errors.Join(s.removes(candidates.Digits(d)), expect(hit, "it removes nothing"))
}

func (s *titled) wing(a named) error {
	cells, d := a.cells(0), a.digits(1).First()
	for c := range cells.All() {
		if n := s.g.Candidates(c).Len(); n < 2 || n > 3 {
			return fmt.Errorf("%v has %d digits", c, n)
		}
		if has := s.g.Candidates(c).Has(d); cells.Len() == 1 && has != (s.name == "XYZ-Wing") || cells.Len() > 1 && !has {
			return fmt.Errorf("%d in %v: %v", d, c, has)
		}
	}
	return s.removes(a.digits(1))
}

// remote checks two cells with the same two digits, which are removed from what sees both.
func (s *titled) remote(a named) error {
	pair, ends, hit := a.digits(0), a.cells(1), false
	for c := range ends.All() {
		if s.g.Candidates(c) != pair || ends.Len() != 2 {
			return fmt.Errorf("%v is not %s", c, pair.String())
		}
	}
	s.ends++
	for k := range s.removed().All() {
		if pair.Has(k.Digit()) && ends.Within(s.l.Peers(k.Cell())) {
			hit = true
			s.done.Add(k)
		}
	}
	return expect(hit, "nothing is removed by %v", ends)
}

// either checks that the step removes what is ruled out by the one of two ends that is true, or by one of several
// places. Of joined patterns each does some of it.
func (s *titled) either(a named) error {
	var of candidates.CandidateSet
	of.AddPlaces(a.digit(0), a.cells(1))
	if len(a) > 2 {
		of.AddPlaces(a.digit(2), a.cells(3))
	}
	s.ends++
	hit := false
	for k := range s.removed().All() {
		ruled := true
		for by := range of.All() {
			ruled = ruled && s.l.Excludes(by, k)
		}
		if ruled {
			hit = true
			s.done.Add(k)
		}
	}
	for k := range of.All() {
		if !s.g.Has(k) || !s.g.Open().Has(k.Cell()) {
			return fmt.Errorf("%v is not possible", k)
		}
	}
	return expect(hit, "nothing is removed for %v", of)
}

func (s *titled) loop(a named) error {
	cells := a.cells(0)
	for k := range s.removed().All() {
		if !strings.HasPrefix(s.name, "ALS") && !cells.Has(k.Cell()) && s.excluders(k, cells) < 2 {
			return fmt.Errorf("%v is beside it", k)
		}
	}
	return s.open(cells)
}

// excluders returns how many of the cells see a candidate, or how many of their candidates a clue does not allow beside it.
func (s *titled) excluders(k candidates.Candidate, cells candidates.CellSet) (n int) {
	for c := range cells.All() {
		if s.l.Sees(c, k.Cell()) {
			n++
		}
		for d := range s.g.Candidates(c).All() {
			if _, ok := s.l.ForbiddingClue(candidates.Of(c, d), k); ok {
				n++
			}
		}
	}
	return n
}

// result checks that the step removes these digits from the cell.
func (s *titled) result(c candidates.Cell, ds candidates.DigitSet) error {
	for _, e := range s.step.Effects {
		if e.Candidate.Cell() == c && (e.Place && !ds.Has(e.Candidate.Digit()) || !e.Place && ds.Has(e.Candidate.Digit())) {
			return s.open(candidates.Cells(c))
		}
	}
	return fmt.Errorf("done is %v", s.step.Effects)
}

// spread checks that each of the cells has one of the digits at least, and each digit so many of the cells.
func (s *titled) spread(ds candidates.DigitSet, cells candidates.CellSet, n int) error {
	for c := range cells.All() {
		if s.g.Candidates(c)&ds == 0 {
			return fmt.Errorf("%v has none of the digits", c)
		}
	}
	return s.stand(ds, cells, n)
}

func (s *titled) stand(ds candidates.DigitSet, cells candidates.CellSet, n int) error {
	for d := range ds.All() {
		if s.g.Places(d).And(cells).Len() < n {
			return fmt.Errorf("%d is not in them", d)
		}
	}
	return nil
}

// ring checks that each of the cells, of which there is an odd number, has two neighbours among them.
func (s *titled) ring(a named) error {
	cells := a.cells(1)
	for c := range cells.All() {
		if s.l.Peers(c).And(cells).Len() < 2 {
			return fmt.Errorf("%v is beside it", c)
		}
	}
	return errors.Join(s.spread(a.digits(0), cells, 2), expect(cells.Len()%2 == 1, "%d cells", cells.Len()))
}

func (s *titled) deadly(a named) error {
	ds, cells := a.digits(0), a.cells(1)
	if cells.Meets(s.g.Givens()) || cells.Len() < 4 || strings.Contains(s.name, "tangle Type") && (cells.Len() != 4 || ds.Len() != 2) {
		return fmt.Errorf("%d cells", cells.Len())
	}
	for h := range s.l.HousesOfAny(cells).All() {
		if h.Kind() != candidates.Extra && cells.And(s.l.HouseCells(h)).Len() < 2 {
			return fmt.Errorf("%s has one of the cells", s.l.Name(h))
		}
	}
	return errors.Join(s.stand(ds, cells, 1), expect(strings.HasPrefix(s.name, "Avoidable") || cells.Within(s.g.Open()), "some are filled"))
}

// grave checks that all other cells have two candidates.
func (s *titled) grave(a named) error {
	for c := range s.g.Open().All() {
		if two := s.g.Candidates(c).Len() == 2; two == a.cells(0).Has(c) {
			return fmt.Errorf("%v has %s", c, s.g.Candidates(c).String())
		}
	}
	return nil
}

// counted checks that the cells have the digits, and a place for each: a digit that no house holds to one of
// them has two.
func (s *titled) counted(ds candidates.DigitSet, cells candidates.CellSet) error {
	letters, _, wing := strings.Cut(s.name, "-Wing")
	places := ds.Len()
	for d := range ds.All() {
		if !wing && s.l.HousesOfAll(s.g.Places(d).And(cells)) == 0 {
			places++
		}
	}
	return errors.Join(s.open(cells), expect(ds == s.g.CandidatesIn(cells) && places == cells.Len() && (!wing || ds.Len() == len(letters)), "they have %s", s.g.CandidatesIn(cells).String()))
}

// somewhere checks that each of the digits is lacking in a house of each of the kinds.
func (s *titled) somewhere(a named) error {
	for d := range a.digits(0).All() {
		kinds := map[candidates.Kind]bool{}
		for h := range a.houses(1).All() {
			kinds[h.Kind()] = kinds[h.Kind()] || s.g.PlacesIn(d, h).Meets(s.g.Open())
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
func (s *titled) lacking(a named) error {
	for h := range a.houses(1).All() {
		for d := range a.digits(0).All() {
			if !s.g.PlacesIn(d, h).Meets(s.g.Open()) {
				return fmt.Errorf("%s has its %d", s.l.Name(h), d)
			}
		}
	}
	return nil
}

// byCombinations checks that the clue allows none of what is removed, as the candidates are.
func (s *titled) byCombinations(a named) error {
	clue := a[0].(*candidates.Clue)
	n := s.l.Counted(clue.String())
	if n == nil {
		return fmt.Errorf("the board has no clue %q that counts", clue)
	}
	return expect(slices.ContainsFunc(n.Alone(), func(a candidates.Added) bool { return s.leftBy(explain.NewSum(s.g, a)) }), "it allows them")
}

// byHouses checks that what clues leave of the houses, or have beside them, has none of what is removed.
func (s *titled) byHouses(a named) error {
	e, ok := s.step.Evidence.(explain.Sum)
	return expect(ok && e.Houses|e.Less == a.houses(0) && s.leftBy(e), "they are others")
}

// leftBy reports whether the step follows from what is added up.
func (s *titled) leftBy(e explain.Sum) bool {
	left, _ := e.Left(s.g)
	return explain.Concluded(left[:], s.step.Effects)
}

func (s *titled) sectors(a named) error {
	cells := a.cells(0)
	n := map[string]int{"SK-Loop": 16}[s.name]
	return errors.Join(s.open(cells.And(s.g.Open())), expect(n == 0 || cells.Len() == n, "%d cells", cells.Len()))
}

// almostLocked checks that cells have one digit more than they are.
func (s *titled) almostLocked(cells candidates.CellSet) error {
	return errors.Join(s.open(cells), expect(s.g.CandidatesIn(cells).Len() == cells.Len()+1, "%v have %s", cells, s.g.CandidatesIn(cells).String()))
}

// sets checks that the step removes what sees all places of its digit in two almost locked sets.
func (s *titled) sets(a named) error {
	err := s.removes(a.digits(0))
	for i := 1; i <= 2; i++ {
		set := a.cells(i)
		err = errors.Join(err, s.almostLocked(set))
		for k := range s.removed().All() {
			places := s.g.Places(k.Digit()).And(set)
			err = errors.Join(err, expect(!places.IsEmpty() && places.Within(s.l.Peers(k.Cell())), "%v does not see %v", k, places))
		}
	}
	return err
}

func (s *titled) rings(a named) error {
	return errors.Join(s.almostLocked(a.cells(0)), s.almostLocked(a.cells(1)))
}

func (s *titled) exocet(a named) error {
	base, targets := a.cells(1), a.cells(2)
	return errors.Join(s.open(base), expect(s.g.CandidatesIn(base) == a.digits(0) && base.Len() == 2 && targets.Len() >= 2, "they have %s", s.g.CandidatesIn(base).String()))
}

func (s *titled) excluded(a named) error {
	beside := a.cells(2).AndNot(a.cells(1))
	n := map[string]int{"Pair": 1, "Triplet": 2}[strings.Fields(s.name)[1]]
	return errors.Join(s.open(beside), s.result(a.cell(1), a.digits(0)), expect(beside.Len() == n, "%d cells", beside.Len()))
}

// clusters checks that what strong links join, two places of a digit in a house and for 3D Medusa two candidates of a
// cell, has clusters of these digits, one or two, in cells of which something is said.
func (s *titled) clusters(ds candidates.DigitSet, are func(held candidates.CellSet) bool) error {
	inCells := strings.Contains(s.name, "Medusa")
	var all []candidates.CandidateSet
	for _, item := range s.l.Items() {
		ends := s.g.AppendCandidates(nil, item)
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
			if both.Digits() == ds && are(held) {
				return nil
			}
		}
	}
	return fmt.Errorf("that is no cluster, nor two")
}

// byClue checks that the clue alone rules out all that is removed.
func (s *titled) byClue(a named) error {
	c, ok := a[0].(*candidates.Clue)
	if !ok {
		return errors.New("it names no clue")
	}
	t := &Told{layout: s.l, board: s.g}
	if err := t.isThere(c); err != nil {
		return err
	}
	now := *s.g
	t.board = &now
	pending := slices.Clone(s.step.Effects)
	for n := 0; n != len(pending); { // what goes may make more go
		n = len(pending)
		pending = slices.DeleteFunc(pending, func(e explain.Effect) bool {
			goes := !e.Place && t.alone(e.Candidate)
			if goes {
				e.Apply(&now)
			}
			return goes
		})
	}
	return expect(len(pending) == 0, "%v are not by %q", pending, c)
}

// byEqual checks that the cells are those that are equal by a clue and rule out all that is removed, which are of the digits.
func (s *titled) byEqual(a named) error {
	var of candidates.DigitSet
	for _, e := range s.step.Effects {
		of = of.With(e.Candidate.Digit())
	}
	common, _ := s.step.Evidence.(explain.Common)
	by := common.Equalities(s.g, s.step.Effects...)
	return errors.Join(expect(a.digits(0) == of, "it removes %v", of),
		expect(len(by) == 1 && by[0].Cells == a.cells(1), "it is by %v", by))
}

// byItem checks that all candidates of the digit in the house, or of the cell, exclude all that is removed.
func (s *titled) byItem(a named) error {
	var item candidates.Item
	if len(a) > 1 {
		item = candidates.HouseItem(a.digits(0).First(), a.houses(1).First())
	} else {
		item = candidates.CellItem(a.cells(0).First())
	}
	e := explain.Common{Items: []candidates.Item{item}}
	for _, effect := range s.step.Effects {
		if err := e.Concludes(s.g, effect); err != nil {
			return err
		}
	}
	return nil
}
