package claim

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// built makes the pattern of what is mentioned where that says all of it. Without readings the flaw says what is
// wrong with it; both are empty if the pattern has to be found.
func (m *mention) built(g *candidates.Grid, effects []explain.Effect) (readings []explain.Evidence, flaw say.Sentence) {
	for _, code := range m.book.Codes(m.name) {
		var more []explain.Evidence
		why := none
		switch {
		case code == "naked-single", code == "hidden-single", code == "full-house":
			more, why = m.single(g, code, effects)
		case code == "pointing", code == "claiming":
			more, why = m.locked(g, code)
		case m.subsetOf(code) > 0:
			more, why = m.subset(g, code)
		case isFish(code):
			more, why = m.builtFish(g)
		case code == "set-equivalence":
			more = m.equivalences(effects)
		case code == "als-xz":
			more = m.twoSets(g)
		case code == "w-wing", code == "grouped-w-wing":
			if len(m.houses) > 0 || m.cells().Or(m.pincers).Len() > 2 { // a bridge is said
				more = m.bridged(g)
			}
		case code == "xyz-wing":
			more = m.wings(g)
		case code == "hidden-rectangle":
			more = m.tied(g, effects)
		case code == "xy-chain", code == "continuous-nice-loop", code == "remote-pair", code == "x-chain", code == "xy-wing", code == "skyscraper", code == "two-string-kite", code == "turbot-fish":
			more = m.chain(g, code)
			switch both := (explain.Joined{Parts: more}); {
			case code == "xy-wing":
				more = append(more, m.wings(g)...)
			case code == "remote-pair" && len(more) == 2 && both.Check(g) == nil: // both digits go
				more = append([]explain.Evidence{both}, more...)
			}
		}
		readings = append(readings, more...)
		if flaw.IsZero() {
			flaw = why
		}
	}
	if len(readings) > 0 {
		flaw = none
	}
	return readings, flaw
}

// single makes what is said of one cell, or of a digit in a house.
func (m *mention) single(g *candidates.Grid, code string, effects []explain.Effect) (readings []explain.Evidence, flaw say.Sentence) {
	l := g.Layout()
	c, ok := m.cells().Single()
	d, digit := m.digits.Single()
	if len(effects) == 1 && effects[0].Place && !ok {
		c, d, ok, digit = effects[0].Candidate.Cell(), effects[0].Candidate.Digit(), true, true
	}
	houses := m.allHouses()
	if !ok {
		h, inOne := houses.First(), houses.Len() == 1
		if !inOne || !m.cells().IsEmpty() || code == "naked-single" {
			return nil, none
		}
		open := l.HouseCells(h).And(g.Open())
		if !digit && code == "full-house" && open.Len() == 1 {
			d, digit = g.Candidates(open.First()).First(), true
		}
		if !digit {
			return nil, none
		}
		places := g.PlacesIn(d, h).And(g.Open())
		if c, ok = places.Single(); !ok {
			if places.IsEmpty() {
				return nil, say.NoPlaceAtAll(h, d)
			}
			return nil, say.HasOneAt(h, d, places)
		}
	}
	if !digit {
		if v := g.Value(c); v != 0 {
			return nil, say.HoldsAlready(c, v)
		}
		return m.anySingle(g, code, c)
	}
	k := candidates.Of(c, d)
	if code == "naked-single" {
		return single{k, candidates.CellItem(c)}.on(g, effects)
	}
	if houses == 0 {
		houses = l.HousesOf(c)
	}
	for h := range houses.All() {
		if !l.HouseCells(h).Has(c) {
			return nil, say.NotIn(c, candidates.Houses(h))
		}
		if code == "full-house" && l.HouseCells(h).And(g.Open()).Len() > 1 {
			if flaw.IsZero() {
				flaw = say.HasOpen(h, l.HouseCells(h).And(g.Open()).Len())
			}
			continue
		}
		more, why := single{k, candidates.HouseItem(d, h)}.on(g, effects)
		readings = append(readings, more...)
		if flaw.IsZero() {
			flaw = why
		}
	}
	return readings, flaw
}

// anySingle makes the singles of a cell.
func (m *mention) anySingle(g *candidates.Grid, code string, c candidates.Cell) (readings []explain.Evidence, flaw say.Sentence) {
	if code == "naked-single" {
		if d, ok := g.Candidates(c).Single(); ok {
			return []explain.Evidence{explain.Single{Candidate: candidates.Of(c, d), Because: candidates.CellItem(c)}}, none
		}
		return nil, say.CanBe(c, g.Candidates(c))
	}
	for h := range g.Layout().HousesOf(c).All() {
		if m.allHouses() != 0 && m.allHouses() != candidates.Houses(h) {
			continue
		}
		for d := range g.Candidates(c).All() {
			if g.PlacesIn(d, h).Len() == 1 && (code != "full-house" || g.Layout().HouseCells(h).And(g.Open()).Len() == 1) {
				readings = append(readings, explain.Single{Candidate: candidates.Of(c, d), Because: candidates.HouseItem(d, h)})
			}
		}
	}
	if len(readings) == 0 {
		flaw = say.CanBeOthers(c, g.Candidates(c))
	}
	return readings, flaw
}

// locked makes a pointing or claiming pattern of a digit, a box and a line, or of cells that share both.
func (m *mention) locked(g *candidates.Grid, code string) (readings []explain.Evidence, flaw say.Sentence) {
	l := g.Layout()
	boxes := l.HousesOfKind(candidates.Box)
	houses, cells := m.allHouses(), m.cells()
	if !cells.IsEmpty() {
		houses |= l.HousesOfAll(cells)
	}
	box, line := houses&boxes, houses&^boxes
	if m.digits.Len() != 1 || box.Len() > 1 || line.Len() > 1 || box|line == 0 {
		return nil, none
	}
	base, other := box, line
	if code == "claiming" {
		base, other = line, box
	}
	if base == 0 {
		return nil, none
	}
	d := m.digits.First()
	if other == 0 {
		for h := range (l.HousesOfAll(g.PlacesIn(d, base.First())) &^ base).All() {
			other |= candidates.Houses(h)
		}
	}
	if other.Len() != 1 {
		return nil, none
	}
	p := cover{Cover: explain.Cover{Digit: d, Base: base, Covers: other}}
	readings, flaw = p.on(g, nil)
	for c := range cells.All() {
		if why := absent(g, candidates.Of(c, d)); !why.IsZero() {
			return nil, why
		}
		if l.HousesOf(c)&(base|other) != base|other {
			return nil, say.NotIn(c, (base|other)&^l.HousesOf(c))
		}
	}
	return readings, flaw
}

// subsetOf returns the size of the subsets of a code, 0 if it is of others.
func (m *mention) subsetOf(code string) int {
	for _, kind := range []string{"naked-", "hidden-", "locked-"} {
		if rest, ok := strings.CutPrefix(code, kind); ok {
			for n, words := range sizes {
				if slices.Contains(words, rest) {
					return n
				}
			}
		}
	}
	return 0
}

// subset makes a subset of its digits, its cells and a house, of which some may be found.
func (m *mention) subset(g *candidates.Grid, code string) (readings []explain.Evidence, flaw say.Sentence) {
	n, l := m.subsetOf(code), g.Layout()
	p := subset{digits: m.digits, cells: m.cells(), naked: !strings.HasPrefix(code, "hidden"), hidden: strings.HasPrefix(code, "hidden")}
	if houses := m.allHouses(); houses != 0 {
		p.house = houses
	}
	if p.digits.Len() != n && p.cells.Len() != n {
		return nil, none
	}
	switch {
	case p.digits == 0 && p.naked:
		if p.digits = g.CandidatesIn(p.cells); p.digits.Len() != n {
			return nil, say.DigitsOfCells(p.cells, p.digits)
		}
	case p.digits == 0:
		houses := l.HousesOfAll(p.cells)
		for h := range houses.All() {
			var only candidates.DigitSet
			for d := range l.Digits().All() {
				if places := g.PlacesIn(d, h).And(g.Open()); !places.IsEmpty() && places.Within(p.cells) {
					only = only.With(d)
				}
			}
			if only.Len() == n {
				readings = append(readings, explain.LockedSet{Cells: p.cells, Set: only, Houses: candidates.Houses(h), Hidden: true})
			}
		}
		if len(readings) == 0 && houses != 0 {
			flaw = say.NoDigitsOnly(n, p.cells)
		}
		return readings, flaw
	case p.cells.IsEmpty() && p.house != 0:
		shared := g.Open()
		for h := range p.house.All() {
			shared = shared.And(l.HouseCells(h))
		}
		for c := range shared.All() {
			if held := g.Candidates(c); p.naked && held&^p.digits == 0 || p.hidden && held&p.digits != 0 {
				p.cells = p.cells.With(c)
			}
		}
		if p.cells.Len() != n {
			if p.cells.IsEmpty() {
				return nil, say.NoCellHolds(p.house, p.digits)
			}
			return nil, say.CellsFit(p.cells.Len(), p.house, p.cells)
		}
	case p.cells.IsEmpty():
		return nil, none
	}
	readings, flaw = p.on(g, nil)
	if p.naked && p.house != 0 && len(readings) > 0 { // where nothing follows in the house that is said
		p.house = 0
		others, _ := p.on(g, nil)
		readings = append(readings, others...)
	}
	return readings, flaw
}

// isFish reports whether a code is that of a fish of one digit in houses that cover others.
func isFish(code string) bool {
	if strings.Contains(code, "siamese") || strings.Contains(code, "kraken") || strings.Contains(code, "dual") {
		return false
	}
	for _, size := range []string{"x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"} {
		if strings.HasSuffix(code, size) {
			return true
		}
	}
	return false
}

// builtFish makes a fish of its digit, its base and its covers; the covers may be found.
func (m *mention) builtFish(g *candidates.Grid) (readings []explain.Evidence, flaw say.Sentence) {
	d, ok := m.digits.Single()
	all := m.allHouses()
	if ok && all == 0 && len(m.groups) > 0 {
		return m.crossing(g, d), none
	}
	if !ok || all == 0 || len(m.groups) > 0 {
		return nil, none
	}
	base := m.houses[0]
	covers := all &^ base
	if covers == 0 || all&^g.Layout().HousesOfKind(base.First().Kind()) == 0 { // row 3 and row 7
		return m.covered(g, d, all)
	}
	if len(m.houses) > 2 { // box 3 and row 2, column 5 and box 1
		var n candidates.HouseSet
		for _, hs := range m.houses {
			if n |= hs; 2*n.Len() == all.Len() {
				base, covers = n, all&^n
				break
			}
		}
	}
	p := cover{Cover: explain.Cover{Digit: d, Base: base, Covers: covers}, fins: m.fins}
	if !m.finned {
		p.fins = p.Fins(g)
		if readings, flaw = p.on(g, nil); !flaw.IsZero() || p.fins.IsEmpty() {
			return readings, flaw
		}
		if !m.means("finned-x-wing", "sashimi-x-wing") && !strings.Contains(strings.Join(m.book.Codes(m.name), " "), "inned") && !strings.Contains(strings.Join(m.book.Codes(m.name), " "), "ashimi") {
			p.fins = candidates.CellSet{}
		}
	}
	return p.on(g, nil)
}

// isCalled reports whether evidence is right and called what is mentioned.
func (m *mention) isCalled(g *candidates.Grid, e explain.Evidence) bool {
	if e.Check(g) != nil {
		return false
	}
	step := explain.NewStep(e)
	_, fits := m.book.Call(m.name, g, &step)
	return fits
}

// crossing makes a fish of the rows and columns of cells where they cross, which need not all hold the digit: "r14c17".
func (m *mention) crossing(g *candidates.Grid, d candidates.Digit) (readings []explain.Evidence) {
	var rows, columns candidates.HouseSet
	cells := m.cells()
	for c := range cells.All() {
		rows, columns = rows|candidates.Houses(g.Layout().RowOf(c)), columns|candidates.Houses(g.Layout().ColumnOf(c))
	}
	if n := rows.Len(); n < 2 || n != columns.Len() || n*n != cells.Len() {
		return nil
	}
	for _, p := range []explain.Cover{{Digit: d, Base: rows, Covers: columns}, {Digit: d, Base: columns, Covers: rows}} {
		if m.isCalled(g, p) && (!m.finned || m.fins.Within(p.Fins(g))) {
			readings = append(readings, p)
		}
	}
	return readings
}

// covered finds the houses that cover a base of rows or of columns, but for its fins.
func (m *mention) covered(g *candidates.Grid, d candidates.Digit, base candidates.HouseSet) (readings []explain.Evidence, flaw say.Sentence) {
	l := g.Layout()
	cross := candidates.Column
	switch {
	case base&^l.HousesOfKind(candidates.Row) == 0:
	case base&^l.HousesOfKind(candidates.Column) == 0:
		cross = candidates.Row
	default:
		return nil, none
	}
	if base.Len() < 2 || m.finned && m.fins.IsEmpty() {
		return nil, none
	}
	var covers candidates.HouseSet
	for h := range base.All() {
		if g.PlacesIn(d, h).And(g.Open()).IsEmpty() {
			return nil, say.NoPlaceAtAll(h, d)
		}
		for c := range g.PlacesIn(d, h).AndNot(m.fins).All() {
			covers |= l.HousesOf(c) & l.HousesOfKind(cross)
		}
	}
	if covers.Len() == base.Len() {
		return cover{Cover: explain.Cover{Digit: d, Base: base, Covers: covers}, fins: m.fins}.on(g, nil)
	}
	if covers.Len() > base.Len() {
		flaw = say.HaveIn(base, d, covers)
	}
	return nil, flaw
}

// wings makes the wings of a pivot, of which the pincers may be found. Any of three cells may be the pivot if none is said to be.
func (m *mention) wings(g *candidates.Grid) (readings []explain.Evidence) {
	if len(m.places) > 0 || len(m.houses) > 0 {
		return nil
	}
	pivots := m.pivot
	if m.cells().Len() == 3 && pivots.IsEmpty() {
		pivots = m.cells()
	}
	for pivot := range pivots.All() {
		readings = append(readings, m.wingsOf(g, pivot)...)
	}
	return readings
}

// wingsOf makes the wings of one pivot.
func (m *mention) wingsOf(g *candidates.Grid, pivot candidates.Cell) (readings []explain.Evidence) {
	pincers := m.cells().Or(m.pincers).Without(pivot)
	if pincers.IsEmpty() {
		pincers = g.Layout().Peers(pivot).And(g.Open())
	} else if pincers.Len() != 2 {
		return nil
	}
	for a := range pincers.All() {
		for b := range pincers.AndNot(candidates.Cells(a)).All() {
			for d := range (g.Candidates(a) & g.Candidates(b)).All() {
				e := explain.Wing{Pivot: candidates.CellItem(pivot), Pincers: candidates.Cells(a, b), Digit: d}
				if a < b && m.digits&^e.Digits(g) == 0 && m.isCalled(g, e) {
					readings = append(readings, e)
				}
			}
		}
	}
	return readings
}

// tied makes the unique rectangle of four cells in which strong links, of a digit in a house or of the two digits of a corner, leave the other corners
// nothing else, if one is what is claimed not to be. Techniques report only those with links in the two lines of a corner.
func (m *mention) tied(g *candidates.Grid, effects []explain.Effect) []explain.Evidence {
	cells, l := m.cells(), g.Layout()
	if cells.Len() != 4 || m.digits.Len() != 2 || len(effects) == 0 {
		return nil
	}
	var links []candidates.Item
	for h := range l.Houses().All() {
		for d := range m.digits.All() {
			if places := g.PlacesIn(d, h); places.Len() == 2 && places.Within(cells) {
				links = append(links, candidates.HouseItem(d, h))
			}
		}
	}
	slices.Sort(links)
	withCells := slices.Clone(links)
	for c := range cells.All() {
		if g.Candidates(c) == m.digits {
			withCells = append(withCells, candidates.CellItem(c))
		}
	}
	slices.Sort(withCells)
	e := explain.Deadly{Pattern: []explain.DeadlyCells{{Cells: cells, Digits: m.digits}}}
	follows := func(items []candidates.Item, effects []explain.Effect) bool {
		e.Items = items
		step := stepOf(g, e, explain.Unique)
		return e.Check(g) == nil && concludes(g, &step, effects)
	}
	var all []candidates.Item
	for i := range effects {
		const most = 3 // one for each of the other corners
		one := effects[i : i+1]
		found := false
		for _, from := range [][]candidates.Item{links, withCells} {
			for n := 1; n <= most && !found; n++ {
				var items []candidates.Item
				items, found = some(from, n, func(items []candidates.Item) bool { return follows(items, one) })
				all = append(all, items...)
			}
		}
		if !found {
			return nil
		}
	}
	slices.Sort(all)
	if all = slices.Compact(all); !follows(all, effects) {
		return nil
	}
	return []explain.Evidence{e}
}

// some returns n of the items, in order, that are accepted; ok is false if there are none.
func some(items []candidates.Item, n int, accept func([]candidates.Item) bool) (found []candidates.Item, ok bool) {
	if n == 0 {
		return nil, accept(nil)
	}
	for i := range items {
		if rest, ok := some(items[i+1:], n-1, func(rest []candidates.Item) bool { return accept(append([]candidates.Item{items[i]}, rest...)) }); ok {
			return append([]candidates.Item{items[i]}, rest...), true
		}
	}
	return nil, false
}

// equivalences makes the equivalence of the houses that are said first and those behind them, either way.
func (m *mention) equivalences(effects []explain.Effect) (readings []explain.Evidence) {
	digits := m.digits
	for _, e := range effects {
		digits = digits.With(e.Candidate.Digit())
	}
	var left candidates.HouseSet
	for _, hs := range m.houses {
		left |= hs
		if d, one := digits.Single(); one && 2*left.Len() == m.allHouses().Len() {
			right := m.allHouses() &^ left
			return []explain.Evidence{explain.Equivalence{Digit: d, Left: left, Right: right}, explain.Equivalence{Digit: d, Left: right, Right: left}}
		}
	}
	return nil
}

// path returns the cells of a remote pair from one end to the other, as few as do; there are none if none lead there.
func path(g *candidates.Grid, a, b candidates.Cell) []candidates.Cell {
	pair := g.Candidates(a)
	if pair.Len() != 2 || g.Candidates(b) != pair {
		return nil
	}
	var met [2]candidates.CellSet // at the end of an even and of an odd number of cells
	for paths := [][]candidates.Cell{{a}}; len(paths) > 0; {
		p := paths[0]
		paths = paths[1:]
		odd := (len(p) + 1) % 2
		for c := range g.Layout().Peers(p[len(p)-1]).And(g.Open()).All() {
			if g.Candidates(c) != pair || met[odd].Has(c) || slices.Contains(p, c) {
				continue
			}
			met[odd] = met[odd].With(c)
			longer := append(slices.Clone(p), c)
			if c == b && odd == 0 {
				return longer
			}
			paths = append(paths, longer)
		}
	}
	return nil
}

// twoSets makes a chain of two almost locked sets: of two lists of cells, or of the parts of one.
func (m *mention) twoSets(g *candidates.Grid) (readings []explain.Evidence) {
	if m.digits&^g.CandidatesIn(m.cells()) != 0 || len(m.lists) == 0 || len(m.lists) > 2 || m.lists[0] > 0 {
		return nil
	}
	for i := 1; i < len(m.groups); i++ {
		if len(m.lists) == 2 && i != m.lists[1] {
			continue
		}
		a, b := union(m.groups[:i]), union(m.groups[i:])
		var common []candidates.Digit
		var open []explain.Evidence
		for d := range (g.CandidatesIn(a) & g.CandidatesIn(b)).All() {
			e := explain.SetChain{Sets: []candidates.CellSet{a, b}, Common: []candidates.Digit{d}}
			if (m.common == 0 || m.common.Has(d)) && e.Check(g) == nil {
				common, open = append(common, d), append(open, e)
			}
		}
		if len(common) == 2 { // doubly linked
			readings = append(readings, explain.SetChain{Sets: []candidates.CellSet{a, b}, Common: common})
		}
		readings = append(readings, open...)
	}
	return readings
}

// inert makes patterns that are found by no technique, since they change nothing: two strong links of a digit in lines, and the wings of
// two pincers.
func (m *mention) inert(g *candidates.Grid) (readings []explain.Evidence) {
	if m.isAnywhere() {
		return nil
	}
	if m.means("w-wing") {
		return m.bridged(g)
	}
	if m.digits.Len() != 1 || !m.means("skyscraper", "two-string-kite", "turbot-fish") {
		return nil
	}
	d := m.digits.First()
	for first := range g.Layout().Houses().All() {
		for second := range g.Layout().Houses().All() {
			a, b := g.PlacesIn(d, first).And(g.Open()), g.PlacesIn(d, second).And(g.Open())
			if second <= first || a.Len() != 2 || b.Len() != 2 {
				continue
			}
			for near := range a.AndNot(b).All() {
				for far := range b.AndNot(a).And(g.Layout().Peers(near)).All() {
					node := func(c candidates.Cell) explain.Node { return explain.Node{Digit: d, Cells: candidates.Cells(c)} }
					e := explain.Chain{
						Nodes: []explain.Node{node(a.Without(near).First()), node(near), node(far), node(b.Without(far).First())},
						Links: []explain.Link{{candidates.HouseItem(d, first)}, nil, {candidates.HouseItem(d, second)}},
					}
					if m.isCalled(g, e) && m.fits(g, &explain.Step{Evidence: e}) {
						readings = append(readings, e)
					}
				}
			}
		}
	}
	return readings
}

// bridged makes the wings of two pincers over every bridge that they have: a technique reports the shortest.
func (m *mention) bridged(g *candidates.Grid) (readings []explain.Evidence) {
	cells := m.cells().Or(m.pincers)
	for a := range cells.All() {
		pair := g.Candidates(a)
		for b := range cells.AndNot(g.Layout().Peers(a)).All() {
			if a >= b || pair.Len() != 2 || g.Candidates(b) != pair {
				continue
			}
			for d := range pair.All() {
				for h := range g.Layout().Houses().All() {
					e := explain.Wing{Pivot: candidates.HouseItem(pair.Without(d).First(), h), Pincers: candidates.Cells(a, b), Digit: d}
					if m.isCalled(g, e) && m.fits(g, &explain.Step{Evidence: e}) {
						readings = append(readings, e)
					}
				}
			}
		}
	}
	return readings
}

// onceNamed returns the cells behind which all are named again, each once: "from r2c9 to r5c2: r2c9, r2c4, r5c2". If there are
// none it returns all.
func onceNamed(order []candidates.Cell) []candidates.Cell {
	n := candidates.Cells(order...).Len()
	if last := order[len(order)-n:]; candidates.Cells(last...).Len() == n {
		return last
	}
	return order
}

// chain makes a chain through the cells in their order, if there are three or more. Of a remote pair the ends do.
func (m *mention) chain(g *candidates.Grid, code string) (readings []explain.Evidence) {
	var order []candidates.Cell
	for _, group := range m.groups {
		c, ok := group.Single()
		if !ok {
			return nil
		}
		order = append(order, c)
	}
	order = onceNamed(order)
	if code == "remote-pair" && len(order) == 2 {
		order = path(g, order[0], order[1])
	}
	if len(order) < 3 || len(m.houses) > 0 || m.digits&^g.CandidatesIn(m.cells()) != 0 {
		return nil
	}
	for _, n := range m.places { // 3r2c6 6r8c6
		if c, ok := n.Cells.Single(); !ok || !g.Has(candidates.Of(c, n.Digit)) {
			return nil
		}
	}
	try := func(c chain) {
		if found, flaw := c.on(g, nil); flaw.IsZero() {
			for _, e := range found {
				if m.isCalled(g, e) {
					readings = append(readings, e)
				}
			}
		}
	}
	if d, ok := m.digits.Single(); ok && len(order)%2 == 0 {
		var c chain
		for i, cell := range order {
			t := term{parts: []step{{digits: []candidates.Digit{d}}}, cells: candidates.Cells(cell)}
			if i > 0 {
				t.sign = "-="[i%2]
			}
			c.terms = append(c.terms, t)
		}
		try(c)
	}
	for in := range g.Candidates(order[0]).All() {
		var c chain
		for i, cell := range order {
			out, ok := g.Candidates(cell).Without(in).Single()
			if !ok || !g.Has(candidates.Of(cell, in)) {
				break
			}
			t := term{parts: []step{{digits: []candidates.Digit{in}}, {sign: '=', digits: []candidates.Digit{out}}}, cells: candidates.Cells(cell)}
			if i > 0 {
				t.sign = '-'
			}
			c.terms, in = append(c.terms, t), out
		}
		if len(c.terms) == len(order) {
			last := c.terms[len(order)-1].parts[1].digits[0]
			if m.digits == 0 || m.digits.Has(last) {
				try(c)
			}
		}
	}
	return readings
}
