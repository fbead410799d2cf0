package links_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// search returns a technique that calls check and reports nothing.
func search(check func(p *techniques.Pass)) []*techniques.Technique {
	return []*techniques.Technique{{Code: "test", Find: check}}
}

const (
	puzzle   = "....49.2.5....1..7...........215.8....7...6....53.8.1.1.....7.........3.4.6.2...9"
	solution = "761549328589231467234867591392156874817492653645378912123985746978614235456723189"
)

// narrowed calls yield with grids on the way from the puzzle to its solution, and
// again on another way.
func narrowed(t *testing.T, yield func(g *candidates.Grid)) {
	p, err := notation.Parse(puzzle, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 3 {
		g := p.Grid
		for rest := slices.Collect(g.Open().All()); len(rest) > 0; {
			yield(&g)
			for range min(len(rest), random.IntN(8)) {
				i := random.IntN(len(rest))
				c, d := rest[i], candidates.Digit(solution[rest[i]]-'0')
				others := slices.Collect(g.Candidates(c).Without(d).All())
				if len(others) > 0 && random.IntN(8) > 0 {
					g.Remove(c, others[random.IntN(len(others))])
					continue
				}
				g.Place(c, d)
				rest = slices.Delete(rest, i, i+1)
			}
		}
	}
}

var allOfThem = []links.Kind{
	links.InHouses, links.InCells, links.InHouses | links.InCells,
	links.InHouses | links.Grouped, links.InHouses | links.InCells | links.Grouped,
}

// The graph has the links that its nodes have by their definitions, and chains
// over it refute what a walk from each node finds. What is brought up to date is
// what is found on each grid alone.
func TestAgainstDefinitions(t *testing.T) {
	for _, kinds := range allOfThem {
		checked, refuting := 0, 0
		kept := techniques.NewRunner(search(func(p *techniques.Pass) {
			refutes := checkGraph(t, p, kinds)
			if got := links.Refutes(p, kinds); got != refutes {
				t.Errorf("kinds %b: chains refute something: %v, want %v\n%v", kinds, got, refutes, p.Grid)
			}
			if refutes {
				refuting++
			}
			checked++
		}))
		narrowed(t, func(g *candidates.Grid) {
			if !t.Failed() {
				kept.All(g, func(explain.Step) bool { return true })
			}
		})
		if checked < 50 || refuting == 0 || refuting == checked {
			t.Errorf("kinds %b: of %d grids %d have chains that refute", kinds, checked, refuting)
		}
	}
}

// checkGraph checks the links, and how far chains lead. It reports whether chains
// refute anything.
func checkGraph(t *testing.T, p *techniques.Pass, kinds links.Kind) (refutes bool) {
	s, g, l := links.SpreadOf(p, kinds), p.Grid, p.Grid.Layout()
	var excluders []candidates.CandidateSet
	for i := range s.Len() {
		excluders = append(excluders, excludersOf(g, kinds, s.Node(i)))
	}
	for i := range s.Len() {
		a := s.Node(i)
		var strong, weak []int
		for j := range s.Len() {
			b := s.Node(j)
			both := a.Cells.Or(b.Cells)
			inHouse := a.Digit == b.Digit && !a.Cells.Meets(b.Cells) && slices.ContainsFunc(slices.Collect(l.HousesOfAll(both).All()), func(h candidates.House) bool {
				return g.PlacesIn(a.Digit, h) == both
			})
			single := a.Cells.Len() == 1 && b.Cells.Len() == 1
			inCell := a.Digit != b.Digit && single && a.Cells == b.Cells
			if inHouse && (single && kinds&links.InHouses != 0 || !single && kinds&links.Grouped != 0) ||
				inCell && kinds&links.InCells != 0 && g.Candidates(a.Cells.First()).Len() == 2 {
				strong = append(strong, j)
			}
			if a.Digit == b.Digit && a.Cells.Within(l.PeersOfAll(b.Cells)) || inCell && kinds&links.InCells != 0 {
				weak = append(weak, j)
			}
		}
		if got := slices.Collect(members(s.Strong(i))); !slices.Equal(got, strong) {
			t.Errorf("kinds %b: strong links of %v to %v, want %v", kinds, a, got, strong)
		}
		if got := slices.Collect(members(s.Weak(i))); !slices.Equal(got, weak) {
			t.Errorf("kinds %b: weak links of %v to %v, want %v", kinds, a, got, weak)
		}
		refutes = walk(t, s, excluders, i) || refutes
	}
	return refutes
}

// walk follows chains from a node to all ends, and compares how long they are. It
// reports whether one of them refutes something.
func walk(t *testing.T, s *links.Spread, excluders []candidates.CandidateSet, first int) (refutes bool) {
	reached := map[int]bool{}
	fresh := slices.Collect(members(s.Strong(first)))
	for level := 0; len(fresh) > 0; level++ {
		slices.Sort(fresh)
		fresh = slices.Compact(slices.DeleteFunc(fresh, func(i int) bool { return reached[i] }))
		if got := slices.Collect(members(s.Fresh(level, first))); !slices.Equal(got, fresh) {
			t.Fatalf("chains of level %d from %v lead to %v, want %v", level, s.Node(first), got, fresh)
		}
		var next []int
		for _, last := range fresh {
			reached[last] = true
			refuted := excluders[first].Meets(&excluders[last])
			refutes = refutes || refuted
			if listed := slices.Contains(s.Pairs(level), [2]int{first, last}); listed != refuted {
				t.Fatalf("chains from %v to %v are listed: %v", s.Node(first), s.Node(last), listed)
			}
			for w := range members(s.Weak(last)) {
				next = slices.AppendSeq(next, members(s.Strong(w)))
			}
		}
		fresh = next
	}
	return refutes
}

// excludersOf returns the candidates that, if true, make the node false.
func excludersOf(g *candidates.Grid, kinds links.Kind, n explain.Node) (set candidates.CandidateSet) {
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			if k := candidates.Of(c, d); (d == n.Digit || kinds&links.InCells != 0) && n.ExcludedBy(g.Layout(), k) {
				set.Add(k)
			}
		}
	}
	return set
}

func members(s interface{ Next(int) int }) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		for i := s.Next(0); i >= 0 && yield(i); i = s.Next(i + 1) {
		}
	}
}
