package claim

import (
	"cmp"
	"slices"
	"sort"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// added is houses and clues that are added up: "r1 less cage 20: r1c1 r2c1 plus arrow: r1c1 = r2c2".
type added candidates.Added

// remaining is what clues leave of some houses, whatever clues: "in rows 8 and 9", as titles have it.
type remaining candidates.HouseSet

// mostRemaining is of how many cells what remains is at most.
const mostRemaining = 12

func (w *writer) sum(e explain.Sum) {
	w.put(e.Houses)
	if e.Less != 0 {
		w.put(" less ", e.Less)
	}
	for i, x := range e.Clues {
		switch {
		case i == 0 && e.Houses|e.Less == 0:
		case x.Times < 0:
			w.put(" less ")
		default:
			w.put(" plus ")
		}
		w.addend(x)
	}
}

// addend writes a clue, which of its sums, and how often it counts.
func (w *writer) addend(x candidates.Addend) {
	w.put(w.style.Restyle(x.Clue))
	if x.Part > 0 {
		w.put(" sum ", strconv.Itoa(x.Part+1))
	}
	if x.Times != 1 && x.Times != -1 {
		w.put(" ", strconv.Itoa(max(x.Times, -x.Times)), " times")
	}
}

// sum reads houses, and clues that are added to them or taken away. ok is false if what comes is no sum.
func (s *scanner) sum() (p pattern, ok bool, err error) {
	if len(s.layout.Counting()) == 0 {
		return nil, false, nil
	}
	a := s.attempt()
	if a.has("in ") {
		hs, found := a.houseList()
		if found && a.ends() {
			s.accept(a)
		}
		return remaining(hs), found && a.ends(), nil
	}
	var sum added
	for hs, err := a.houses(); err == nil; hs, err = a.houses() {
		sum.Houses |= hs
	}
	if less := a.attempt(); sum.Houses != 0 && (less.has("less ") || less.has("minus ")) {
		if hs, err := less.houses(); err == nil && hs&^s.layout.HousesOfKind(hs.First().Kind()) == 0 { // not a cell
			sum.Less = hs
			a.accept(less)
		}
	}
	for sum.Houses != 0 && !a.ends() {
		x := candidates.Addend{}
		switch {
		case a.has("less "), a.has("minus "):
			x.Times = -1
		case a.has("plus "):
			x.Times = 1
		default:
			return nil, false, nil
		}
		numbers, found := a.named()
		if !found {
			s.accept(a)
			return nil, true, s.expected("a clue of the board, as its line has it")
		}
		x.Clue = s.layout.Clues()[numbers[0]].String()
		x.Part = max(a.part()-1, 0)
		x.Times *= a.times()
		sum.Clues = append(sum.Clues, x)
	}
	if len(sum.Clues) == 0 {
		return nil, false, nil
	}
	sort.SliceStable(sum.Clues, func(i, j int) bool {
		x, y := sum.Clues[i], sum.Clues[j]
		a, _ := s.layout.ClueNumber(x.Clue)
		b, _ := s.layout.ClueNumber(y.Clue)
		return cmp.Or(a-b, x.Part-y.Part) < 0
	})
	s.accept(a)
	return sum, true, nil
}

// ends reports whether the pattern ends here.
func (s *scanner) ends() bool { return s.done() || s.attempt().has("=>") || s.attempt().has(";") }

// part reads which sum of a clue is meant, "sum 2"; it is 0 if nothing says so.
func (s *scanner) part() (n int) {
	if a := s.attempt(); a.has("sum ") {
		if n, _ = strconv.Atoi(a.run(figures + "0")); n > 0 {
			s.accept(a)
		}
	}
	return n
}

// times reads how often a clue counts, "2 times".
func (s *scanner) times() int {
	a := s.attempt()
	a.space()
	if n, _ := strconv.Atoi(a.run(figures + "0")); n > 0 && a.has("times") {
		s.accept(a)
		return n
	}
	return 1
}

// houseList reads houses as titles name them: "row 3", "rows 8 and 9".
func (s *scanner) houseList() (hs candidates.HouseSet, ok bool) {
	end := len(s.text)
	if arrow := strings.Index(s.text[s.pos:], "=>"); arrow >= 0 {
		end = s.pos + arrow
	}
	for _, t := range tokens(s.text[s.pos:end], s.layout) {
		switch {
		case t.kind == theHouses:
			hs |= t.houses
		case !t.is(", and"):
			h, named := s.namedHouse()
			return candidates.Houses(h), named
		}
	}
	s.pos = end
	return hs, hs != 0
}

// on returns the sum with the cells by which the effects follow, or else whatever does.
func (p added) on(g *candidates.Grid, effects []explain.Effect) ([]explain.Evidence, say.Sentence) {
	if err := candidates.Added(p).Check(g.Layout()); err != nil {
		return nil, say.ByCheck(message(err.Error()))
	}
	return []explain.Evidence{sumFor(g, candidates.Added(p), effects)}, none
}

func (p remaining) on(g *candidates.Grid, effects []explain.Effect) (readings []explain.Evidence, flaw say.Sentence) {
	hs := candidates.HouseSet(p)
	l := g.Layout()
	for _, d := range slices.Concat(l.Remainders(mostRemaining), l.Overlaps(mostRemaining)) {
		if d.Houses|d.Less == hs {
			readings = append(readings, sumFor(g, d.Added, effects))
		}
	}
	if len(readings) == 0 {
		return nil, say.ByCheck(message("no clues leave few cells of " + namesOfHouses(g, hs)))
	}
	return readings, none
}

func namesOfHouses(g *candidates.Grid, hs candidates.HouseSet) string {
	var names []string
	for h := range hs.All() {
		names = append(names, g.Layout().Name(h))
	}
	return join("and", names)
}

// sumFor returns the evidence of a sum, with as few cells as do for those of the effects that follow, of all removals if
// there are none. If none follows it has all.
func sumFor(g *candidates.Grid, a candidates.Added, effects []explain.Effect) explain.Sum {
	e := explain.NewSum(g, a)
	if e.Check(g) != nil {
		return e
	}
	if len(effects) == 0 {
		effects = removals(g)
	}
	some := slices.DeleteFunc(slices.Clone(effects), func(x explain.Effect) bool { return e.Concludes(g, x) != nil })
	if len(some) == 0 {
		return e
	}
	return e.Fewest(g, some)
}

// killerSet is digits of a house, and what takes them: "12r1 by r1c9, by cage 5: r1c1 r1c2".
type killerSet struct {
	house  candidates.House
	digits candidates.DigitSet
	cells  candidates.CellSet
	clues  []candidates.Addend
}

func (w *writer) killerSet(e explain.KillerSet) {
	w.put(e.Set, candidates.Houses(e.House))
	lead := " by "
	if !e.Cells.IsEmpty() {
		w.put(lead, e.Cells)
		lead = ", by "
	}
	for _, sum := range e.Sums {
		w.put(lead)
		w.addend(sum.Clues[0])
		lead = ", by "
	}
}

// killerSet reads what comes behind the first "by".
func (s *scanner) killerSet(ds candidates.DigitSet, h candidates.House) (pattern, error) {
	p := killerSet{house: h, digits: ds}
	for {
		if numbers, ok := s.named(); ok {
			clue := candidates.Addend{Clue: s.layout.Clues()[numbers[0]].String(), Times: 1}
			clue.Part = max(s.part()-1, 0)
			p.clues = append(p.clues, clue)
		} else {
			cells, err := s.cells()
			if err != nil {
				return nil, s.expected("a cell, or a clue of the board as its line has it")
			}
			p.cells = p.cells.Or(cells)
		}
		if s.has(","); !s.has("by ") {
			return p, nil
		}
	}
}

// on returns the set with the cells without which some way of a clue would have none of the digits.
func (p killerSet) on(g *candidates.Grid, _ []explain.Effect) ([]explain.Evidence, say.Sentence) {
	e := explain.KillerSet{House: p.house, Set: p.digits, Cells: p.cells}
	for _, clue := range p.clues {
		a := candidates.Added{Clues: []candidates.Addend{clue}}
		if n := g.Layout().Counted(clue.Clue); n != nil && clue.Part > 0 {
			for _, sum := range n.Alone() { // that may have it with the other sign
				if sum.Clues[0].Part == clue.Part {
					a = sum
				}
			}
		}
		if err := a.Check(g.Layout()); err != nil {
			return nil, say.ByCheck(message(err.Error()))
		}
		sum := explain.NewSum(g, a)
		if ks := e.Among(g, e.Takers(g, sum)); sum.Check(g) == nil && sum.Has(g, ks) {
			sum = sum.FewestFor(g, ks)
		}
		e.Sums = append(e.Sums, sum)
	}
	return []explain.Evidence{e}, none
}
