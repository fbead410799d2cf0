package multisector_test

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/multisector"
	"pencilmark/techniques/techtest"
)

// The finders of rings and of sets in several rows and columns must find what
// their definitions say, read word for word.
func TestNaiveSets(t *testing.T) {
	t.Run(multisector.SKLoop.Code, func(t *testing.T) { techtest.TwinMade(t, multisector.SKLoop, plantRing, naiveRings) })
	t.Run(multisector.MultiSectorLockedSet.Code, func(t *testing.T) {
		techtest.TwinMade(t, multisector.MultiSectorLockedSet, plantCrossing, naiveCrossings)
	})
}

// steps is steps with different effects.
type steps []explain.Step

// link is a digit in a house, with the cells of a pattern that it has there.
type link struct {
	item  candidates.Item
	cells candidates.CellSet
}

// removed returns what goes if the link has its digit in the pattern: what sees all
// its cells there.
func (k link) removed(g *candidates.Grid, pattern candidates.CellSet) (out []candidates.Candidate) {
	d, _, _ := k.item.House()
	for c := range g.Places(d).AndNot(pattern).All() {
		seesAll := true
		for other := range k.cells.All() {
			seesAll = seesAll && g.Layout().Sees(c, other)
		}
		if seesAll {
			out = append(out, candidates.Of(c, d))
		}
	}
	return out
}

// within returns the links as some of the cells have them.
func within(links []link, cells candidates.CellSet) (some []link) {
	for _, k := range links {
		if k.cells.Meets(cells) {
			some = append(some, link{k.item, k.cells.And(cells)})
		}
	}
	return some
}

// fills reports whether each cell can have a link of its own, not the one without.
func fills(links []link, cells candidates.CellSet, without int) bool {
	var taken [64]candidates.CellSet // by link, the cell that has it
	for c := range cells.All() {
		tried := uint64(1) << without
		if !take(links, c, &taken, &tried) {
			return false
		}
	}
	return true
}

// take gives the cell a link that was not tried, and the cell that has it another.
func take(links []link, c candidates.Cell, taken *[64]candidates.CellSet, tried *uint64) bool {
	for i, k := range links {
		if !k.cells.Has(c) || *tried>>i&1 != 0 {
			continue
		}
		*tried |= 1 << i
		if taken[i].IsEmpty() || take(links, taken[i].First(), taken, tried) {
			taken[i] = candidates.Cells(c)
			return true
		}
	}
	return false
}

// none is the number of no link.
const none = 63

// locking returns the fewest of the cells that cannot do without a link.
func locking(links []link, cells candidates.CellSet, without int) candidates.CellSet {
	for c := range cells.All() {
		if rest := cells.Without(c); !fills(links, rest, without) {
			cells = rest
		}
	}
	return cells
}

// lockedStep returns the step of cells that use up as many links; ok is false if
// it removes nothing or some cell can be spared.
func lockedStep(g *candidates.Grid, links []link, cells candidates.CellSet) (step explain.Step, ok bool) {
	var e explain.Sectors
	var effects []explain.Effect
	var removed []candidates.Candidate
	for c := range cells.All() {
		e.Truths = append(e.Truths, candidates.CellItem(c))
	}
	for _, k := range links {
		e.Links = append(e.Links, k.item)
		for _, out := range k.removed(g, cells) {
			if !slices.Contains(removed, out) {
				removed = append(removed, out)
				effects = append(effects, explain.Remove(out.Cell(), out.Digit()))
			}
		}
	}
	if len(effects) == 0 || !counts(g, links, cells, removed) {
		return step, false
	}
	return explain.NewStep(e, effects...), true
}

// counts reports whether what is removed needs each of the cells by counting: if one
// is left out, some candidate leaves enough links for the others, and some candidate
// leaves each of them one of its own, whichever of the links it uses up is not there.
func counts(g *candidates.Grid, links []link, cells candidates.CellSet, removed []candidates.Candidate) bool {
	for spare := range cells.All() {
		rest := cells.Without(spare)
		enough, served := false, false
		for _, out := range removed {
			left, serves := 0, true
			for i, k := range links {
				group := k.cells.And(rest)
				if d, _, _ := k.item.House(); d == out.Digit() {
					group = group.AndNot(g.Layout().Peers(out.Cell()))
				}
				if !group.IsEmpty() {
					left++
				} else {
					serves = serves && fills(links, rest, i)
				}
			}
			enough, served = enough || left >= rest.Len(), served || serves
		}
		if !enough || !served {
			return false
		}
	}
	return true
}

// naiveRings returns the rings of eight pairs around four placed cells.
func naiveRings(g *candidates.Grid) []explain.Step {
	l := g.Layout()
	placed := func(row, column candidates.House) bool {
		return l.HouseCells(row).And(l.HouseCells(column)).AndNot(g.Open()).Len() == 1
	}
	var all steps
	for top := range l.HousesOfKind(candidates.Row).All() {
		for bottom := range l.HousesOfKind(candidates.Row).All() {
			for left := range l.HousesOfKind(candidates.Column).All() {
				for right := range l.HousesOfKind(candidates.Column).All() {
					if top < bottom && left < right && placed(top, left) && placed(top, right) && placed(bottom, left) && placed(bottom, right) {
						all.ring(g, []candidates.House{top, right, bottom, left})
					}
				}
			}
		}
	}
	return all
}

// ring adds the ring along four lines, given in turn.
func (all *steps) ring(g *candidates.Grid, lines []candidates.House) {
	l := g.Layout()
	var boxes candidates.HouseSet
	var pairs []candidates.CellSet
	var joints []candidates.House // joint i joins pair i to the next
	var cells candidates.CellSet
	for i, line := range lines {
		before := l.BoxOf(l.HouseCells(line).And(l.HouseCells(lines[(i+3)%4])).First())
		after := l.BoxOf(l.HouseCells(line).And(l.HouseCells(lines[(i+1)%4])).First())
		boxes = boxes.With(after)
		joints = append(joints, line, after)
		for _, box := range []candidates.House{before, after} {
			pairs = append(pairs, l.HouseCells(line).And(l.HouseCells(box)).And(g.Open()))
			cells = cells.Or(pairs[len(pairs)-1])
		}
	}
	if boxes.Len() != 4 || cells.Len() != 16 || slices.ContainsFunc(pairs, func(p candidates.CellSet) bool { return p.Len() != 2 }) {
		return
	}
	var links []link
	for d := range l.Digits().All() {
		// The fewest joints that have all places between them, whatever they are.
		fewest, ways := len(joints)+1, [][]link(nil)
		for some := range 1 << len(joints) {
			var chosen []link
			covered := candidates.CellSet{}
			for i, joint := range joints {
				if some>>i&1 != 0 {
					group := pairs[i].Or(pairs[(i+1)%len(pairs)]).And(g.Places(d))
					covered = covered.Or(group)
					chosen = append(chosen, link{candidates.HouseItem(d, joint), group})
				}
			}
			if covered != g.Places(d).And(cells) || len(chosen) > fewest {
				continue
			}
			if len(chosen) < fewest {
				fewest, ways = len(chosen), nil
			}
			ways = append(ways, chosen)
		}
		// A digit belongs to houses in one way, but for a pair that is alone.
		for _, way := range ways {
			for _, k := range way {
				if !slices.ContainsFunc(ways[0], func(other link) bool { return other.cells == k.cells }) {
					return
				}
			}
		}
		links = append(links, ways[0]...)
	}
	if len(links) != cells.Len() || !fills(links, cells, none) {
		return
	}
	whole := false // something is removed that takes all cells to lock
	for i, k := range links {
		whole = whole || len(k.removed(g, cells)) > 0 && locking(links, cells, i) == cells
	}
	if step, ok := lockedStep(g, links, cells); whole && ok {
		*all = techtest.AddLeast(*all, step)
	}
}

// plantRing makes grids of nine digits that have a ring, or nearly so.
func plantRing(rng *rand.Rand, g *candidates.Grid, solution *candidates.Filling) {
	l := g.Layout()
	if l.Size() < 9 {
		return
	}
	// Two bands of three, and a line in each.
	lines := func() []int {
		all := []int{1 + rng.IntN(3), 4 + rng.IntN(3), 7 + rng.IntN(3)}
		spare := rng.IntN(len(all))
		return slices.Delete(all, spare, spare+1)
	}
	rows, columns := lines(), lines()
	*g = candidates.NewGrid(l, candidates.Filling{})
	var corners candidates.CellSet
	for _, row := range rows {
		for _, column := range columns {
			c := candidates.At(row, column)
			g.Place(c, solution[c])
			corners = corners.With(c)
		}
	}
	var ring candidates.CellSet
	for c := range g.Open().All() {
		if slices.Contains(rows, l.RowOf(c).Number()) != slices.Contains(columns, l.ColumnOf(c).Number()) && corners.Meets(l.HouseCells(l.BoxOf(c))) {
			ring = ring.With(c)
		}
	}
	// Each digit of the ring belongs to its line or to its box there.
	in := func(c candidates.Cell) [2]candidates.House {
		if line := l.RowOf(c); slices.Contains(rows, line.Number()) {
			return [...]candidates.House{line, l.BoxOf(c)}
		}
		return [...]candidates.House{l.ColumnOf(c), l.BoxOf(c)}
	}
	belong := map[candidates.Item]bool{}
	for c := range ring.All() {
		belong[candidates.HouseItem(solution[c], in(c)[rng.IntN(2)])] = true
	}
	leave(rng, g, ring, solution, func(k candidates.Candidate) bool {
		houses := in(k.Cell())
		return belong[candidates.HouseItem(k.Digit(), houses[0])] || belong[candidates.HouseItem(k.Digit(), houses[1])]
	})
}

// leave leaves the candidates of a pattern that belong there, but some, and of the
// other cells any.
func leave(rng *rand.Rand, g *candidates.Grid, pattern candidates.CellSet, solution *candidates.Filling, belongs func(candidates.Candidate) bool) {
	inside, outside, stray := rng.Float64()/2, rng.Float64()/2, rng.Float64()/20
	for c := range g.Open().All() {
		for d := range g.Candidates(c).Without(solution[c]).All() {
			chance := outside
			switch {
			case !pattern.Has(c):
			case belongs(candidates.Of(c, d)):
				chance = inside
			default:
				chance = 1 - stray
			}
			if rng.Float64() < chance {
				g.Remove(c, d)
			}
		}
	}
}

// naiveCrossings returns the smallest parts of the sets where four or five rows
// cross four or five columns.
func naiveCrossings(g *candidates.Grid) []explain.Step {
	l := g.Layout()
	choices := func(kind candidates.Kind) (some [][]candidates.House) {
		all := slices.Collect(l.HousesOfKind(kind).All())
		for chosen := range 1 << len(all) {
			var lines []candidates.House
			for i, h := range all {
				if chosen>>i&1 != 0 {
					lines = append(lines, h)
				}
			}
			if len(lines) == 4 || len(lines) == 5 {
				some = append(some, lines)
			}
		}
		return some
	}
	var all steps
	columns := choices(candidates.Column)
	for _, some := range choices(candidates.Row) {
		for _, across := range columns {
			all.crossing(g, some, across)
		}
	}
	return all
}

// crossing adds the parts of the open cells where the rows cross the columns, of
// twelve cells or more.
func (all *steps) crossing(g *candidates.Grid, rows, columns []candidates.House) {
	l := g.Layout()
	union := func(lines []candidates.House) (cells candidates.CellSet) {
		for _, h := range lines {
			cells = cells.Or(l.HouseCells(h))
		}
		return cells
	}
	cells := union(rows).And(union(columns)).And(g.Open())
	meeting := func(places candidates.CellSet, lines []candidates.House) (n int) {
		for _, h := range lines {
			if places.Meets(l.HouseCells(h)) {
				n++
			}
		}
		return n
	}
	n := cells.Len()
	for d := candidates.Digit(1); int(d) <= l.Size() && n >= 0; d++ {
		places := g.Places(d).And(cells)
		n -= min(meeting(places, rows), meeting(places, columns))
	}
	if n != 0 || cells.Len() < 12 {
		return
	}
	for _, tiesToRows := range []bool{true, false} {
		var links []link
		for d := range l.Digits().All() {
			places := g.Places(d).And(cells)
			lines := rows
			if inRows, inColumns := meeting(places, rows), meeting(places, columns); inRows > inColumns || inRows == inColumns && !tiesToRows {
				lines = columns
			}
			for _, h := range lines {
				links = append(links, link{candidates.HouseItem(d, h), places.And(l.HouseCells(h))})
			}
		}
		links = within(links, cells)
		if !fills(links, cells, none) {
			continue
		}
		for i, k := range links {
			part := locking(links, cells, i)
			k.cells = k.cells.And(part)
			if part.Len() < 12 || len(k.removed(g, part)) == 0 {
				continue
			}
			links := within(links, part)
			if step, ok := lockedStep(g, links, part); ok {
				*all = techtest.AddLeast(*all, step)
			}
		}
	}
}

// plantCrossing makes grids that have a set where some rows cross some columns, or
// nearly so. Two of three it solves: the twin takes long for each.
func plantCrossing(rng *rand.Rand, g *candidates.Grid, solution *candidates.Filling) {
	l := g.Layout()
	if l.Size() < 6 {
		return
	}
	if rng.IntN(3) > 0 {
		*g = candidates.NewGrid(l, *solution)
		return
	}
	*g = candidates.NewGrid(l, candidates.Filling{})
	rows, columns, digits := rng.Perm(l.Size())[:4+rng.IntN(2)], rng.Perm(l.Size())[:4+rng.IntN(2)], rng.Perm(l.Size())[:4+rng.IntN(2)]
	has := func(list []int, number int) bool { return slices.Contains(list, number-1) }
	ofRows := func(d candidates.Digit) bool { return has(digits, int(d)) }
	var pattern candidates.CellSet
	belong := map[candidates.Item]bool{}
	placed := rng.Float64() / 2
	for c := range l.Cells().All() {
		if rng.Float64() < placed {
			g.Place(c, solution[c])
			continue
		}
		if row, column := l.RowOf(c), l.ColumnOf(c); has(rows, row.Number()) && has(columns, column.Number()) {
			pattern = pattern.With(c)
			line := column
			if ofRows(solution[c]) {
				line = row
			}
			belong[candidates.HouseItem(solution[c], line)] = true
		}
	}
	leave(rng, g, pattern, solution, func(k candidates.Candidate) bool {
		line := l.ColumnOf(k.Cell())
		if ofRows(k.Digit()) {
			line = l.RowOf(k.Cell())
		}
		return belong[candidates.HouseItem(k.Digit(), line)]
	})
}

// On small boards houses against as many others must show what their definition says: all choices are gone through,
// cells are struck one by one, and what is left is counted.
func TestNaiveEquivalences(t *testing.T) {
	for _, technique := range []*techniques.Technique{multisector.SetEquivalence, multisector.LawOfLeftovers} {
		t.Run(technique.Code, func(t *testing.T) {
			compared := 0
			techtest.Judge(t, technique, nil, func(g *candidates.Grid, steps []explain.Step) error {
				var found candidates.CandidateSet
				for i := range steps {
					e := steps[i].Evidence.(explain.Equivalence)
					falls := struckEven(g, e.Digit, slices.Collect(e.Left.All()), slices.Collect(e.Right.All()), 2)
					for _, effect := range steps[i].Effects {
						found.Add(effect.Candidate)
						if !slices.Contains(falls, effect.Candidate) {
							return fmt.Errorf("%v does not follow from %v", effect, e)
						}
					}
				}
				if g.Layout().Size() > 4 && technique == multisector.SetEquivalence || technique == multisector.LawOfLeftovers && g.Layout().Size() > 6 {
					return nil // there are too many choices
				}
				compared++
				wanted := naiveEquivalences(g, technique == multisector.LawOfLeftovers)
				for k := range wanted.All() {
					if !found.Has(k) {
						return fmt.Errorf("%v falls and is not found", k)
					}
				}
				return nil
			})
			if compared == 0 {
				t.Error("nothing was compared")
			}
		})
	}
}

// naiveEquivalences returns what falls for some houses and as many others. All houses of a kind are on one side; of leftovers
// one side is boxes, of a board with one that is no rectangle, and the other lines one way.
func naiveEquivalences(g *candidates.Grid, leftovers bool) (falls candidates.CandidateSet) {
	l := g.Layout()
	all := slices.Collect(l.Houses().All())
	spare := 2
	if leftovers {
		spare = 0
		if !multisector.Irregular(l) {
			return falls
		}
	}
	for chosen := 0; chosen < 1<<len(all); chosen++ {
		if n := bits.OnesCount(uint(chosen)); n > 4 {
			continue
		}
		var left []candidates.House
		kinds := map[candidates.Kind]bool{}
		for i, h := range all {
			if chosen>>i&1 != 0 {
				left, kinds[h.Kind()] = append(left, h), true
			}
		}
		if leftovers && (len(kinds) != 1 || !kinds[candidates.Box]) {
			continue
		}
		var choose func(from int, right []candidates.House)
		choose = func(from int, right []candidates.House) {
			if len(right) == len(left) {
				lines := map[candidates.Kind]bool{}
				for _, h := range right {
					lines[h.Kind()] = true
				}
				if leftovers && len(lines) != 1 || len(left) == 0 {
					return
				}
				for d := range l.Digits().All() {
					for _, sides := range [][2][]candidates.House{{left, right}, {right, left}} {
						for _, k := range struckEven(g, d, sides[0], sides[1], spare) {
							falls.Add(k)
						}
						if !leftovers {
							break // the other choice is made as well
						}
					}
				}
				return
			}
			for i := from; i < len(all); i++ {
				if !kinds[all[i].Kind()] {
					choose(i+1, append(slices.Clone(right), all[i]))
				}
			}
		}
		choose(0, nil)
	}
	return falls
}

// struckEven strikes what two lists of houses share, cell by cell, and returns which candidates fall: beside them the right rest
// has room for the digit less often than the left one holds it. There are none if a rest has a cell twice, or more cells than
// were struck, or than four a house, or there are more places to spare, or none for the digit in a house.
func struckEven(g *candidates.Grid, d candidates.Digit, left, right []candidates.House, spare int) (falls []candidates.Candidate) {
	l := g.Layout()
	cellsOf := func(hs []candidates.House) (cells []candidates.Cell) {
		for _, h := range hs {
			cells = slices.AppendSeq(cells, l.HouseCells(h).All())
		}
		return cells
	}
	a, b, struck := cellsOf(left), []candidates.Cell{}, 0
	for _, c := range cellsOf(right) {
		if i := slices.Index(a, c); i >= 0 {
			a = slices.Delete(a, i, i+1)
			struck++
		} else {
			b = append(b, c)
		}
	}
	if len(a) > struck || len(a) > 4*len(left) {
		return nil
	}
	for _, rest := range [][]candidates.Cell{a, b} {
		slices.Sort(rest)
		if len(slices.Compact(slices.Clone(rest))) != len(rest) {
			return nil
		}
	}
	for _, h := range slices.Concat(left, right) {
		places := g.PlacesIn(d, h)
		if places.IsEmpty() || places.Len() > 1 && !places.Within(g.Open()) {
			return nil
		}
	}
	times := func(rest []candidates.Cell, may func(candidates.Cell) bool) (n int) {
		for _, c := range rest {
			if may(c) {
				n++
			}
		}
		return n
	}
	holds := func(c candidates.Cell) bool { return g.Value(c) == d }
	most := func(c candidates.Cell) bool { return g.Places(d).Has(c) }
	if n := times(b, most) - times(a, holds); n < 0 || n > spare {
		return nil
	}
	for c := range g.Open().All() {
		for x := range g.Candidates(c).All() {
			least := times(a, func(at candidates.Cell) bool { return holds(at) || at == c && x == d })
			room := times(b, func(at candidates.Cell) bool {
				return most(at) && !(at == c && x != d) && !(x == d && l.Sees(at, c))
			})
			if least > room {
				falls = append(falls, candidates.Of(c, x))
			}
		}
	}
	return falls
}
