package hodoku

import (
	"cmp"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// tables finds loops and open chains as HoDoKu does. A case of its library names
// one chain where there are many, and fails if another is found for the same
// digits. So a program that is to agree with it has to search in the same way.
//
// A table says what follows if a node is true, or false: over how many links, and from which conclusion
// before it. At first it holds what follows over one link. Then one table after the other is completed:
// where something follows, so does all that its own table holds by then. So a table has one chain to each
// conclusion, mostly one of the shortest. A chain is shown if it passes no cell twice.
//
// The order in which the tables are filled and completed was found by trial: of the orders that
// suggest themselves, it alone agrees with all cases of the library that were at hand.
type tables struct {
	pass  *techniques.Pass
	grid  *candidates.Grid
	kinds links.Kind   // that chains must have to be reported
	links *links.Graph // but for those in almost locked sets

	nodes  []explain.Node                                   // candidates by digit, groups by row, groups by column
	single [candidates.MaxSize + 1][candidates.MaxCells]int // among them, of each candidate
	linked []int                                            // by node, its number among the links, -1 if it has no strong one
	node   []int                                            // by that number, the node
	losses []loss                                           // numbered behind the nodes

	conclusions [][]conclusion // by premise: the tables
	place       []int          // by premise, its place in the table at hand, plus one; 0 if it is not there
	found       []finding
}

// loss is that an almost locked set loses a digit, and becomes a locked one.
type loss struct {
	set   *techniques.ALS
	digit candidates.Digit
}

// premise is that node i is false, 2i, or true, 2i+1, or that a digit is lost, 2i
// for the number i of the loss.
type premise int

// conclusion is what follows from the premise of a table.
type conclusion struct {
	premise
	from  premise // the last that it follows from
	links int
}

// finding is a chain that removes something.
type finding struct {
	chain   explain.Chain
	effects []explain.Effect
}

// linksOut is how many links lead out of an almost locked set. One leads in, so
// its two nodes count as others do.
const linksOut = 2

// listNodes lists the candidates of the open cells, and the groups.
func (t *tables) listNodes() {
	for d := range t.grid.Layout().Digits().All() {
		for c := range t.grid.Places(d).And(t.grid.Open()).All() {
			t.single[d][c] = len(t.nodes)
			t.nodes = append(t.nodes, explain.Node{Digit: d, Cells: candidates.Cells(c)})
			t.linked = append(t.linked, -1)
		}
	}
	var groups []int
	t.node = make([]int, t.links.Len())
	for i := range t.node {
		n := t.links.Node(i)
		if c, ok := n.Cells.Single(); ok {
			t.node[i] = t.single[n.Digit][c]
			t.linked[t.node[i]] = i
		} else {
			groups = append(groups, i)
		}
	}
	slices.SortStableFunc(groups, func(i, j int) int {
		a, b := t.links.Node(i).Cells, t.links.Node(j).Cells
		return cmp.Or(cmp.Compare(t.house(a), t.house(b)), cmp.Compare(a.First(), b.First()))
	})
	for _, i := range groups {
		t.node[i] = len(t.nodes)
		t.nodes = append(t.nodes, t.links.Node(i))
		t.linked = append(t.linked, i)
	}
}

// house returns the first house that all the cells share: a row before a column before a box.
func (t *tables) house(cells candidates.CellSet) candidates.House {
	hs := t.grid.Layout().HousesOfAll(cells)
	h, _ := hs.Next()
	return h
}

// listLosses lists the digits that almost locked sets may lose.
func (t *tables) listLosses() {
	sets := t.pass.ALS()
	for i := range sets {
		if sets[i].Cells.Len() == 1 {
			continue
		}
		for d := range sets[i].Digits.All() {
			t.losses = append(t.losses, loss{&sets[i], d})
		}
	}
}

// fill makes the tables: those of what is false first.
func (t *tables) fill() {
	n := len(t.nodes) + len(t.losses)
	t.conclusions = make([][]conclusion, 2*n)
	t.place = make([]int, 2*n)
	for i := range t.nodes {
		t.conclusions[2*i] = t.ifFalse(i)
		t.conclusions[2*i+1] = t.ifTrue(i)
	}
	for i := range t.losses {
		t.conclusions[2*(len(t.nodes)+i)] = t.ifLost(i)
	}
	for value := range 2 {
		for i := range n {
			t.complete(premise(2*i + value))
		}
	}
}

// complete adds to a table what follows from what is in it.
func (t *tables) complete(from premise) {
	table := t.conclusions[from]
	t.setPlaces(table)
	for i := 0; i < len(table); i++ {
		for _, c := range t.conclusions[table[i].premise] {
			c.links += table[i].links
			switch at := t.place[c.premise]; {
			case c.premise == from:
			case at == 0:
				table = append(table, c)
				t.place[c.premise] = len(table)
			case c.links < table[at-1].links:
				table[at-1] = c
			}
		}
	}
	t.clearPlaces(table)
	t.conclusions[from] = table
}

func (t *tables) setPlaces(table []conclusion) {
	for i, c := range table {
		t.place[c.premise] = i + 1
	}
}

func (t *tables) clearPlaces(table []conclusion) {
	for _, c := range table {
		t.place[c.premise] = 0
	}
}

// ifFalse returns what follows over one link if a node is false: the other candidate of its
// cell, other places in the order of the houses that they share, groups.
func (t *tables) ifFalse(i int) (table []conclusion) {
	if t.linked[i] < 0 {
		return nil
	}
	strong := t.links.Strong(t.linked[i])
	for j := strong.Next(0); j >= 0; j = strong.Next(j + 1) {
		table = append(table, conclusion{premise(2*t.node[j] + 1), premise(2 * i), 1})
	}
	rank := func(c conclusion) int {
		switch n := t.nodes[c.premise/2]; {
		case n.Cells.Len() > 1:
			return candidates.MaxHouses + int(c.premise)
		case n.Cells == t.nodes[i].Cells:
			return -1
		default:
			return int(t.house(n.Cells.Or(t.nodes[i].Cells)))
		}
	}
	slices.SortFunc(table, func(a, b conclusion) int { return cmp.Compare(rank(a), rank(b)) })
	return table
}

// ifTrue returns what follows over one link if a node is true: the other candidates of its cell
// are false, other places house by house, groups, and almost locked sets lose the digit.
func (t *tables) ifTrue(i int) (table []conclusion) {
	n, layout := t.nodes[i], t.grid.Layout()
	follows := func(j int) { table = append(table, conclusion{premise(2 * j), premise(2*i + 1), 1}) }
	if c, ok := n.Cells.Single(); ok {
		for d := range t.grid.Candidates(c).Without(n.Digit).All() {
			follows(t.single[d][c])
		}
	}
	seen := layout.PeersOfAll(n.Cells)
	left := t.grid.Places(n.Digit).And(seen)
	for h := range layout.HousesOfAll(n.Cells).All() {
		for c := range left.And(layout.HouseCells(h)).All() {
			follows(t.single[n.Digit][c])
		}
		left = left.AndNot(layout.HouseCells(h))
	}
	t.eachGroup(n.Digit, seen, follows)
	t.eachLoss(n.Digit, seen, follows)
	return table
}

// ifLost returns what follows if an almost locked set loses a digit: another
// that has one place in it stands there, and each is false elsewhere.
func (t *tables) ifLost(i int) (table []conclusion) {
	w, from := t.losses[i], premise(2*(len(t.nodes)+i))
	follows := func(j int) { table = append(table, conclusion{premise(2 * j), from, linksOut}) }
	for d := range w.set.Digits.Without(w.digit).All() {
		places := w.set.Places(t.grid, d)
		if c, ok := places.Single(); ok {
			table = append(table, conclusion{premise(2*t.single[d][c] + 1), from, linksOut})
		}
		seen := t.grid.Layout().PeersOfAll(places)
		for c := range t.grid.Places(d).And(seen).All() {
			follows(t.single[d][c])
		}
		t.eachGroup(d, seen, follows)
		t.eachLoss(d, seen, follows)
	}
	return table
}

// eachGroup calls yield with the groups of a digit within some cells.
func (t *tables) eachGroup(d candidates.Digit, cells candidates.CellSet, yield func(i int)) {
	for i, n := range t.nodes {
		if n.Digit == d && n.Cells.Len() > 1 && n.Cells.Within(cells) {
			yield(i)
		}
	}
}

// eachLoss calls yield with the losses of a digit in almost locked sets whose
// places of it are within some cells.
func (t *tables) eachLoss(d candidates.Digit, cells candidates.CellSet, yield func(i int)) {
	for i, w := range t.losses {
		if w.digit == d && w.set.Places(t.grid, d).Within(cells) {
			yield(len(t.nodes) + i)
		}
	}
}
