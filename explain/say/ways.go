package say

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Ways are why candidates exclude each other: the cell that some share, houses that hold a digit once, and clues that do
// not allow both, some of them through a cell that is equal to one by the clue and shares a house with the other.
type Ways struct {
	Cell    bool
	Houses  candidates.HouseSet
	Clues   []*candidates.Clue
	Through candidates.CellSet
}

// InTheHouses returns ways that are houses.
func InTheHouses(hs candidates.HouseSet) Ways { return Ways{Houses: hs} }

// Len returns how many ways there are.
func (w Ways) Len() int {
	n := w.Houses.Len() + len(w.Clues)
	if w.Cell {
		n++
	}
	return n
}

// Equal reports whether the ways are the same as others.
func (w Ways) Equal(others Ways) bool {
	return w.Cell == others.Cell && w.Houses == others.Houses && slices.Equal(w.Clues, others.Clues) && w.Through == others.Through
}

// With returns the ways and some clue.
func (w Ways) With(c *candidates.Clue) Ways {
	if !slices.Contains(w.Clues, c) {
		w.Clues = append(slices.Clip(w.Clues), c)
	}
	return w
}

// ByClue returns the ways and clue number i of the board, by which candidates of two cells exclude each other.
func (w Ways) ByClue(l *candidates.Layout, i int, a, b candidates.Cell) Ways {
	w = w.With(&l.Clues()[i])
	if c, ok := l.Through(i, a, b); ok {
		w.Through = w.Through.With(c)
	}
	return w
}

// And returns the ways and others.
func (w Ways) And(others Ways) Ways {
	w.Cell = w.Cell || others.Cell
	w.Houses |= others.Houses
	w.Through = w.Through.Or(others.Through)
	for _, c := range others.Clues {
		w = w.With(c)
	}
	return w
}

// nameClue adds the cells by which a clue is called.
func nameClue(n *explain.Named, c *candidates.Clue) {
	n.AddClues(c)
	first, last := c.Parts()
	if strings.Contains(c.Kind.Called, "{0}") {
		n.Cells = n.Cells.With(first)
	}
	if strings.Contains(c.Kind.Called, "{1}") {
		n.Cells = n.Cells.With(last)
	}
}

// Clues are some clues of one kind.
type Clues []*candidates.Clue

// byKind parts clues by their kinds.
func byKind(clues []*candidates.Clue) (parts []Clues) {
	for _, c := range clues {
		i := slices.IndexFunc(parts, func(p Clues) bool { return p[0].Kind == c.Kind })
		if i < 0 {
			i, parts = len(parts), append(parts, nil)
		}
		parts[i] = append(parts[i], c)
	}
	return parts
}

// AppendWays appends ways: "row 2 and the thermometer", with "in" or "by" before each kind of them, or with clues that have
// no article. Clues go by their kind: the cells that exclude each other are named beside them.
func (w Words) AppendWays(b []byte, ways Ways, how string) []byte {
	if len(ways.Clues) == 0 && !ways.Cell {
		if how == "in" {
			b = append(b, "in "...)
		}
		return w.Style.appendHouses(b, w.Layout, ways.Houses)
	}
	var parts []string
	if ways.Cell {
		parts = append(parts, "same cell")
	}
	if ways.Houses != 0 {
		parts = append(parts, string(w.AppendWays(nil, Ways{Houses: ways.Houses}, how)))
	}
	for i, alike := range byKind(ways.Clues) {
		name := kindName(alike)
		if how != "bare" {
			name = "the " + name
		}
		if how == "in" && i == 0 {
			name = "by " + name
		}
		if through := w.through(alike, ways); !through.IsEmpty() {
			name = string(w.arg([]byte(name+" through "), through, "and"))
		}
		parts = append(parts, name)
	}
	return append(b, List(parts, "and")...)
}

// through returns the cells of clues of one kind through which others see each other.
func (w Words) through(alike Clues, ways Ways) (cells candidates.CellSet) {
	if ways.Through.IsEmpty() {
		return cells
	}
	for _, c := range alike {
		if i, ok := w.Layout.ClueNumber(c.String()); ok {
			cells = cells.Or(w.Layout.Equal(i).And(ways.Through))
		}
	}
	return cells
}

// kindName is what clues of one kind are called, without their cells: "thermometer", "cells of given marks".
func kindName(alike Clues) string {
	name, of := alike[0].Kind.Name, ""
	if i := strings.Index(name, " of "); i > 0 {
		name, of = name[:i], name[i:]
	}
	return Plural(len(alike), name) + of
}

// wishedWays appends ways as a language has them.
func (w Words) wishedWays(b []byte, ways Ways, wishes []string) []byte {
	in := slices.Contains(wishes, "in")
	var parts []string
	if ways.Cell {
		parts = append(parts, w.Language.words["ways cell"])
	}
	if ways.Houses != 0 {
		var houses []byte
		if in {
			houses = append(append(houses, w.Language.words["ways in"]...), ' ')
		}
		parts = append(parts, string(w.houses(houses, ways.Houses, wishes)))
	}
	for i, alike := range byKind(ways.Clues) {
		var clues []byte
		how := wishes
		if in {
			how = []string{w.Language.words["ways clues"]}
			if i == 0 {
				clues = append(append(clues, w.Language.words["ways by"]...), ' ')
			}
		}
		clues = w.wishedClues(clues, alike, how)
		if through := w.through(alike, ways); !through.IsEmpty() {
			clues = append(append(append(clues, ' '), w.Language.words["ways through"]...), ' ')
			clues = w.wished(clues, through, nil)
		}
		parts = append(parts, string(clues))
	}
	return append(b, w.clauses(parts, w.conjunction(wishes), w.apart("house", wishes), false)...)
}

// wishedClues appends what clues of one kind are called in a language, without their cells.
func (w Words) wishedClues(b []byte, alike Clues, wishes []string) []byte {
	key := "clue " + alike[0].Kind.Code
	if len(alike) > 1 {
		return append(b, w.Language.words[key+" plural"]...)
	}
	return append(b, w.Language.words[w.form(key+" kind", wishes)]...)
}

// WaysInTurn are the ways of cells in a row, each to the next.
type WaysInTurn []Ways

// inTurn appends ways one after the other, under one "in" where all of them are houses.
func (w Words) inTurn(b []byte, all WaysInTurn, how string) []byte {
	if how == "in" && !slices.ContainsFunc(all, func(ways Ways) bool { return len(ways.Clues) > 0 }) {
		b, how = append(b, "in "...), ""
	}
	for i, ways := range all {
		b = appendComma(w.AppendWays(b, ways, how), len(all)-1-i, "and")
	}
	return b
}

// numbers returns the numbers of the clues on the board, from 0.
func (w Ways) numbers(l *candidates.Layout) (numbers []int, err error) {
	for _, c := range w.Clues {
		i, ok := l.ClueNumber(c.String())
		err = errors.Join(err, expect(ok, "the board has no clue %q", c.String()))
		numbers = append(numbers, i)
	}
	return numbers, err
}

// exclude checks that each candidate of one node and each of another exclude each other in one of the ways, and that each
// of the ways is needed.
func (r *reader) exclude(a, b node, ways Ways) error {
	return r.apart(a.cells, b.cells, ways, func(i int, c, o candidates.Cell) bool {
		return r.l.Forbids(i, candidates.Of(c, a.digit), candidates.Of(o, b.digit))
	}, a.digit != b.digit)
}

// sees checks that each of the cells sees each of the others in one of the ways, and that each of them is needed.
func (r *reader) sees(cells, others candidates.CellSet, ways Ways) error {
	return r.apart(cells, others, ways, func(i int, c, o candidates.Cell) bool {
		for d := range r.l.Digits().All() {
			if !r.l.Forbids(i, candidates.Of(c, d), candidates.Of(o, d)) {
				return false
			}
		}
		return true
	}, false)
}

// apart checks that cells are kept apart from others in the ways: in a house of both, or by a clue; of two digits by the
// cell that is both, and no house.
func (r *reader) apart(cells, others candidates.CellSet, ways Ways, forbids func(i int, c, o candidates.Cell) bool, differ bool) error {
	numbers, err := ways.numbers(r.l)
	if err != nil {
		return err
	}
	var used candidates.HouseSet
	usedCell := false
	needed := make([]bool, len(numbers))
	var through candidates.CellSet
	for c := range cells.All() {
		for o := range others.All() {
			both := r.l.HousesOf(c) & r.l.HousesOf(o) & ways.Houses
			if c == o || differ {
				both = 0
			}
			used |= both
			found := both != 0
			if c == o && differ && ways.Cell {
				usedCell, found = true, true
			}
			for n, i := range numbers {
				if c == o || found || !forbids(i, c, o) {
					continue
				}
				equal, is := r.l.Through(i, c, o)
				if is && !ways.Through.Has(equal) {
					continue
				}
				needed[n], found = true, true
				if is {
					through = through.With(equal)
				}
			}
			if !found {
				return fmt.Errorf("%v does not see %v there", c, o)
			}
		}
	}
	return errors.Join(
		expect(usedCell == ways.Cell, "no cell is shared"),
		expect(used == ways.Houses, "%d houses are named that nothing is seen in", (ways.Houses&^used).Len()),
		expect(!slices.Contains(needed, false), "a clue is named that keeps nothing apart"),
		expect(through == ways.Through, "nothing is seen through %v", ways.Through.AndNot(through)))
}

// What clues rule out, alone or beside digits that are placed.
var (
	PlacesLost = kind4("places-lost", "{2} {2?rules|rule} out {0} in {1|or} by {3}", func(t *Told, d candidates.Digit, cells candidates.CellSet, by Placed, c *candidates.Clue) error {
		return t.placesLost(d, cells, by, c, candidates.CellSet{})
	})
	// PlacesLostThrough is the same of a clue under which cells are equal, see [candidates.Layout.Through].
	PlacesLostThrough = kind5("places-lost-through", "{2} {2?rules|rule} out {0} in {1|or} by {3} through {4}", (*Told).placesLost)
	PlacesLostAlone   = kind3("places-lost-alone", "{2} rules out {0} in {1|or}", func(t *Told, d candidates.Digit, cells candidates.CellSet, c *candidates.Clue) error {
		return t.placesLost(d, cells, nil, c, candidates.CellSet{})
	})
	DigitsLost = kind3("digits-lost", "{1} {1?rules|rule} out {0} by {2}", func(t *Told, ds candidates.DigitSet, by Placed, c *candidates.Clue) error {
		return t.digitsLost(ds, by, c, candidates.CellSet{})
	})
	DigitsLostThrough = kind4("digits-lost-through", "{1} {1?rules|rule} out {0} by {2} through {3}", (*Told).digitsLost)
	DigitsLostAlone   = kind2("digits-lost-alone", "{1} rules out {0}", func(t *Told, ds candidates.DigitSet, c *candidates.Clue) error {
		return t.digitsLost(ds, nil, c, candidates.CellSet{})
	})
	// ByClue is a clue as one of the reasons of a single.
	ByClue = told1("by-clue", "{0}", func(r *reader, c *candidates.Clue) error {
		i, ok := r.l.ClueNumber(c.String())
		return errors.Join(expect(ok, "the board has no clue %q", c.String()), r.ruledBy(func(k candidates.Candidate) bool { return ok && explain.RulesOutNow(&r.before, i, k) }))
	})
)

// ByClues is the same for several clues of one kind.
var ByClues = told1("by-clues", "{0}", func(r *reader, clues Clues) error {
	err := expect(len(clues) > 1, "it is one")
	for _, c := range clues {
		err = errors.Join(err, ByClue(c).check(&Told{layout: r.l, r: r}))
	}
	return err
})

// placesLost checks that a clue rules out a digit in cells, through all of some others.
func (t *Told) placesLost(d candidates.Digit, cells candidates.CellSet, by Placed, c *candidates.Clue, through candidates.CellSet) error {
	if err := t.lostThrough(cells, by, c, through); err != nil {
		return err
	}
	for cell := range cells.All() {
		if err := t.lostTo(candidates.Of(cell, d), by, c); err != nil {
			return err
		}
	}
	if t.r != nil {
		return errors.Join(t.r.out(cells), expect(d == t.r.digit, "asked was for %d", t.r.digit))
	}
	rules := cells.Meets(t.places)
	t.places = t.places.AndNot(cells)
	return errors.Join(expect(d == t.digit, "looked for is %v", t.digit), expect(rules, "it rules nothing out"),
		expect(cells.Within(t.layout.HouseCells(t.house).And(t.board.Open())), "some are filled, or in another house"))
}

// digitsLost checks that a clue rules out digits in the cell that is looked at, through all of some others.
func (t *Told) digitsLost(ds candidates.DigitSet, by Placed, c *candidates.Clue, through candidates.CellSet) error {
	at := t.cell
	if t.r != nil {
		at = t.r.at
	}
	if err := t.lostThrough(candidates.Cells(at), by, c, through); err != nil {
		return err
	}
	for d := range ds.All() {
		if err := t.lostTo(candidates.Of(at, d), by, c); err != nil {
			return err
		}
		if t.r != nil {
			if err := t.r.without(d); err != nil {
				return err
			}
			continue
		}
		if !t.digits.Has(d) {
			return fmt.Errorf("%d is out already", d)
		}
		t.digits = t.digits.Without(d)
	}
	return nil
}

// lostThrough checks that those are all cells through which a placed digit rules others out in cells.
func (t *Told) lostThrough(cells candidates.CellSet, by Placed, c *candidates.Clue, through candidates.CellSet) error {
	i, ok := t.layout.ClueNumber(c.String())
	if !ok {
		return fmt.Errorf("the board has no clue %q", c.String())
	}
	if !slices.IsSorted(by) {
		return errors.New("the digits come in another order")
	}
	var placed, all candidates.CellSet
	for _, p := range by {
		placed = placed.With(p.Cell())
	}
	for cell := range cells.All() {
		all = all.Or(explain.Through(t.layout, i, placed, cell))
	}
	return expect(all == through, "it is through %v", all)
}

// lostTo checks that digits which are placed, all of them needed, rule a candidate out by a clue.
func (t *Told) lostTo(k candidates.Candidate, by Placed, c *candidates.Clue) error {
	i, ok := t.layout.ClueNumber(c.String())
	if !ok {
		return fmt.Errorf("the board has no clue %q", c.String())
	}
	board := t.now()
	for n, p := range by {
		if board.Value(p.Cell()) != p.Digit() {
			return fmt.Errorf("%v is not there", p)
		}
		if t.layout.Forbids(i, append(slices.Delete(slices.Clone(by), n, n+1), k)...) {
			return fmt.Errorf("%v is not needed", p)
		}
	}
	return expect(t.layout.Forbids(i, append(slices.Clone(by), k)...), "it allows %v", k)
}

// now returns the board that is spoken of.
func (t *Told) now() *candidates.Grid {
	if t.r != nil {
		return &t.r.top().grid
	}
	return t.board
}
