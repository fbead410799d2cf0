package claim

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// node reads a digit in cells: "(5)r1c23".
func (s *scanner) node() (n explain.Node, err error) {
	if err = s.need("("); err != nil {
		return n, err
	}
	if n.Digit, err = s.digit(); err != nil {
		return n, err
	}
	if err = s.need(")"); err != nil {
		return n, err
	}
	n.Cells, err = s.cells()
	return n, err
}

// nodes writes candidates by their digits.
func (w *writer) nodes(ks []candidates.Candidate) {
	for i, n := range explain.ByDigit(ks) {
		if i > 0 {
			w.put(",")
		}
		w.put(n)
	}
}

// nodes reads digits in cells, with commas between them, as candidates.
func (s *scanner) nodes() (ks []candidates.Candidate, err error) {
	for {
		n, err := s.node()
		if err != nil {
			return nil, err
		}
		ks = append(ks, n.Candidates()...)
		if !s.has(",") {
			return ks, nil
		}
	}
}

// coloring is candidates in colours: "A (2)r1c1,r4c4 / B (2)r1c5", and C and D of a second cluster.
type coloring [][]candidates.Candidate

// colorNames are those of the colours of two clusters.
const colorNames = "ABCD"

func (w *writer) coloring(e explain.Coloring) {
	for i, c := range e.Clusters {
		for j, ks := range [...][]candidates.Candidate{c.On, c.Off} {
			if i+j > 0 {
				w.put(" / ")
			}
			w.put(letter(2*i+j), " ")
			w.nodes(ks)
		}
	}
}

func (s *scanner) coloring() (pattern, error) {
	var p coloring
	for i := range colorNames {
		if i > 0 && !s.has("/") {
			break
		}
		if err := s.need(colorNames[i : i+1]); err != nil {
			return nil, err
		}
		var ks []candidates.Candidate
		if s.next() == '(' {
			var err error
			if ks, err = s.nodes(); err != nil {
				return nil, err
			}
		}
		p = append(p, ks)
	}
	if len(p)%2 != 0 {
		return nil, s.expected("/ and the other colour of the cluster")
	}
	return p, nil
}

func (p coloring) on(g *candidates.Grid, _ []explain.Effect) ([]explain.Evidence, say.Sentence) {
	var e explain.Coloring
	for i := 0; i < len(p); i += 2 {
		c := explain.Cluster{On: p[i], Off: p[i+1]}
		for _, k := range slices.Concat(c.On, c.Off) {
			if why := absent(g, k); !why.IsZero() {
				return nil, why
			}
		}
		for _, item := range g.Layout().Items() {
			ends := g.AppendCandidates(nil, item)
			if len(ends) != 2 {
				continue
			}
			if slices.Contains(c.On, ends[0]) && slices.Contains(c.Off, ends[1]) || slices.Contains(c.Off, ends[0]) && slices.Contains(c.On, ends[1]) {
				c.Links = append(c.Links, item)
			}
		}
		e.Clusters = append(e.Clusters, c)
	}
	return []explain.Evidence{e}, none
}

// sectors is truths and the links that they lie in: `{r1c45 23r1} \ {23b1}`. Among the links are groups of candidates:
// `{r1c12} \ {(1)r1c12,(2)r1c1}`.
type sectors struct{ explain.Sectors }

func (w *writer) sectors(e explain.Sectors) {
	w.itemsAndGroups(e.Truths, nil)
	w.put(` \ `)
	w.itemsAndGroups(e.Links, e.Groups)
}

func (s *scanner) sectors() (pattern, error) {
	var p sectors
	var err error
	if p.Truths, err = s.items(); err != nil {
		return nil, err
	}
	if a := s.attempt(); len(p.Truths) == 1 && (a.done() || a.has("=>")) {
		return common(p.Truths), nil
	}
	if !s.has(`\`) && !s.has("/") {
		return nil, s.expected(`\ and the links`)
	}
	p.Links, p.Groups, err = s.itemsAndGroups()
	return p, err
}

// items reads items in braces: "{r1c45 23r1}".
func (s *scanner) items() ([]candidates.Item, error) {
	items, groups, err := s.itemsAndGroups()
	if err == nil && len(groups) > 0 {
		err = s.expected("cells, or digits in houses")
	}
	return items, err
}

func (w *writer) itemsAndGroups(items []candidates.Item, groups [][]candidates.Candidate) {
	w.put("{")
	for i, p := range explain.PartsOf(items...) {
		if i > 0 {
			w.put(" ")
		}
		if p.Cells.IsEmpty() {
			w.put(p.Digits, candidates.Houses(p.House))
		} else {
			w.put(p.Cells)
		}
	}
	for _, group := range groups {
		w.put(" ")
		w.nodes(group)
	}
	w.put("}")
}

// itemsAndGroups reads items in braces, and groups of candidates among them: "{23r1 (1)r1c12,(2)r1c1}".
func (s *scanner) itemsAndGroups() (items []candidates.Item, groups [][]candidates.Candidate, err error) {
	if err := s.need("{"); err != nil {
		return nil, nil, err
	}
	for !s.has("}") {
		if s.next() == '(' {
			ks, err := s.nodes()
			if err != nil {
				return nil, nil, err
			}
			groups = append(groups, explain.SomeOf(ks...).Of)
			continue
		}
		if items, err = s.appendItems(items); err != nil {
			return nil, nil, err
		}
	}
	slices.Sort(items)
	return slices.Compact(items), groups, nil
}

// appendItems reads cells, or digits in houses.
func (s *scanner) appendItems(items []candidates.Item) ([]candidates.Item, error) {
	digits, err := s.attempt().digits()
	if err != nil {
		cells, err := s.cells()
		for c := range cells.All() {
			items = append(items, candidates.CellItem(c))
		}
		return items, err
	}
	s.digits()
	houses, err := s.houses()
	for h := range houses.All() {
		for d := range digits.All() {
			items = append(items, candidates.HouseItem(d, h))
		}
	}
	return items, err
}

func (p sectors) on(g *candidates.Grid, _ []explain.Effect) ([]explain.Evidence, say.Sentence) {
	if spare := p.Spare(); len(p.Truths) == 0 || spare < 0 || spare > 1 {
		return nil, say.TruthsLinks(len(p.Truths), say.Items(p.Truths...), len(p.Links), say.Items(p.Links...))
	}
	return []explain.Evidence{p.Sectors}, none
}

// equivalence is a digit in houses that hold it as often as others: "5: r37b46 = c1289".
type equivalence struct{ explain.Equivalence }

func (w *writer) equivalence(e explain.Equivalence) {
	w.put(e.Digit, ": ", e.Left, " = ", e.Right)
}

// equivalence reads what comes behind the equals sign.
func (s *scanner) equivalence(d candidates.Digit, left candidates.HouseSet) (pattern, error) {
	right, err := s.houses()
	return equivalence{explain.Equivalence{Digit: d, Left: left, Right: right}}, err
}

// on reads it both ways, as an equation may be written.
func (p equivalence) on(*candidates.Grid, []explain.Effect) ([]explain.Evidence, say.Sentence) {
	return []explain.Evidence{p.Equivalence, explain.Equivalence{Digit: p.Digit, Left: p.Right, Right: p.Left}}, none
}

// exocet is base, targets and cross-lines: "JE(1235) B=r1c12, T=r2c4,r3c8, {1c348 2c348}".
type exocet struct {
	explain.Exocet
	digits candidates.DigitSet
}

func (w *writer) exocet(e explain.Exocet) {
	w.put("JE(", e.Digits(&w.f.Before), ") B=", e.Base, ", T=", e.Targets, ", ")
	w.itemsAndGroups(e.Cross, nil)
}

// exocet reads what comes behind "JE(".
func (s *scanner) exocet() (pattern, error) {
	var p exocet
	var err error
	if p.digits, err = s.digits(); err != nil {
		return nil, err
	}
	for _, part := range []struct {
		word  string
		cells *candidates.CellSet
	}{{")", nil}, {"B=", &p.Base}, {",", nil}, {"T=", &p.Targets}, {",", nil}} {
		if err := s.need(part.word); err != nil {
			return nil, err
		}
		if part.cells != nil {
			if *part.cells, err = s.cells(); err != nil {
				return nil, err
			}
		}
	}
	p.Cross, err = s.items()
	return p, err
}

func (p exocet) on(g *candidates.Grid, _ []explain.Effect) ([]explain.Evidence, say.Sentence) {
	return []explain.Evidence{p.Exocet}, otherDigits(g, p.Base, p.digits)
}

// deadly is a pattern with its guardians: "UR(23)r29c46 +69r9c6 with 2 r3,r4c5",
// or of all open cells: "BUG +8r5c4".
type deadly struct {
	cells     candidates.CellSet // none for all open cells
	digits    candidates.DigitSet
	guardians []candidates.Candidate
	items     []candidates.Item
}

func (w *writer) deadly(e explain.Deadly) {
	if e.Grave() {
		w.put("BUG")
	} else {
		digits, kind := e.Pattern[0].Digits, "DP"
		if e.Cells().Len() == 4 && digits.Len() == 2 {
			kind = "UR"
		}
		w.put(kind, "(", digits, ")", e.Cells())
	}
	lead := " +"
	guarded, _ := explain.CellsAndDigits(e.Guardians(&w.f.Before))
	for c := range guarded.All() {
		w.put(lead, e.GuardiansAt(&w.f.Before, c), c)
		lead = ","
	}
	lead = " with "
	for _, item := range e.Items {
		if d, h, ok := item.House(); ok {
			w.put(lead, d, " ", candidates.Houses(h))
			lead = ","
		}
	}
	if cells := explain.CellsOf(e.Items...); !cells.IsEmpty() {
		w.put(lead, cells)
	}
}

// deadly reads what comes behind "UR(" or "DP(", or behind "BUG".
func (s *scanner) deadly(grave bool) (pattern, error) {
	var p deadly
	var err error
	if !grave {
		if p.digits, err = s.digits(); err != nil {
			return nil, err
		}
		if err = s.need(")"); err != nil {
			return nil, err
		}
		if p.cells, err = s.cells(); err != nil {
			return nil, err
		}
	}
	if err := s.need("+"); err != nil {
		return nil, err
	}
	for {
		digits, err := s.digits()
		if err != nil {
			return nil, err
		}
		cells, err := s.block()
		if err != nil {
			return nil, err
		}
		for c := range cells.All() {
			for d := range digits.All() {
				p.guardians = append(p.guardians, candidates.Of(c, d))
			}
		}
		if !s.has(",") {
			break
		}
	}
	for more := s.has("with"); more; more = s.has(",") {
		if p.items, err = s.appendItems(p.items); err != nil {
			return nil, err
		}
	}
	slices.Sort(p.items)
	p.items = slices.Compact(p.items)
	return p, nil
}

func (p deadly) on(g *candidates.Grid, _ []explain.Effect) ([]explain.Evidence, say.Sentence) {
	for _, k := range p.guardians {
		if why := absent(g, k); !why.IsZero() {
			return nil, why
		}
	}
	e := explain.Deadly{Items: p.items}
	if !p.cells.IsEmpty() {
		e.Pattern = []explain.DeadlyCells{{Cells: p.cells, Digits: p.digits}}
		if why := guardianFlaw(g, e.Guardians(g), p.guardians); !why.IsZero() {
			return nil, why
		}
		return []explain.Evidence{e}, none
	}
	parts := map[candidates.DigitSet]candidates.CellSet{}
	for c := range g.Open().All() {
		digits := g.Candidates(c)
		for _, k := range p.guardians {
			if k.Cell() == c {
				digits = digits.Without(k.Digit())
			}
		}
		switch {
		case digits == 0:
			return nil, say.NoBeside(c)
		case digits.Len() != 2:
			return nil, say.ManyBeside(c, digits)
		}
		parts[digits] = parts[digits].With(c)
	}
	for digits := range g.Layout().Digits() + 1 {
		if cells, ok := parts[digits]; ok {
			e.Pattern = append(e.Pattern, explain.DeadlyCells{Cells: cells, Digits: digits})
		}
	}
	return []explain.Evidence{e}, none
}

// guardianFlaw says how the guardians of a pattern differ from those claimed.
func guardianFlaw(g *candidates.Grid, all, claimed []candidates.Candidate) say.Sentence {
	for _, k := range all {
		if !slices.Contains(claimed, k) {
			if v := g.Value(k.Cell()); v != 0 {
				return say.HoldsAlready(k.Cell(), v)
			}
			return say.CanBeGuardian(k.Cell(), k.Digit())
		}
	}
	for _, k := range claimed {
		if !slices.Contains(all, k) {
			return say.NoGuardian(k.Digit(), k.Cell())
		}
	}
	return none
}

// guarded is a pattern that nobody could fill in: "5: r13c4,r38c6 guardians (5)r3c8".
type guarded struct {
	digits    candidates.DigitSet
	cells     candidates.CellSet
	guardians []candidates.Candidate
}

func (w *writer) guarded(e explain.Guarded) {
	w.put(e.Set, ": ", e.Cells)
	if guardians := e.Guardians(&w.f.Before); len(guardians) > 0 {
		w.put(" guardians ")
		w.nodes(guardians)
	}
}

// guarded reads what comes behind the digits and cells.
func (s *scanner) guarded(digits candidates.DigitSet, cells candidates.CellSet) (pattern, error) {
	p := guarded{digits: digits, cells: cells}
	var err error
	if s.has("guardians") || s.has("guardian") {
		p.guardians, err = s.nodes()
	}
	return p, err
}

func (p guarded) on(g *candidates.Grid, _ []explain.Effect) ([]explain.Evidence, say.Sentence) {
	e := explain.Guarded{Cells: p.cells, Set: p.digits}
	for _, k := range p.guardians {
		if why := absent(g, k); !why.IsZero() {
			return nil, why
		}
	}
	if d, ok := p.digits.Single(); ok {
		if flaw := p.ring(g, d, &e); !flaw.IsZero() {
			return nil, flaw
		}
	} else {
		for c := range p.cells.All() {
			item := candidates.CellItem(c)
			// Without guardians the pattern is about the one cell that can be something else.
			if p.guardians != nil || g.Candidates(c)&^p.digits == 0 {
				e.Items = append(e.Items, item)
			}
		}
		if len(e.Items) < p.cells.Len()-1 {
			return nil, say.SeveralElse(p.cells)
		}
	}
	return []explain.Evidence{e}, guardianFlaw(g, e.Guardians(g), p.guardians)
}

// ring finds the houses of a ring of cells for one digit: those with two of them
// and no other place that is not named.
func (p guarded) ring(g *candidates.Grid, d candidates.Digit, e *explain.Guarded) say.Sentence {
	if why := absentIn(g, d, p.cells); !why.IsZero() {
		return why
	}
	var named candidates.CellSet
	for _, k := range p.guardians {
		named = named.With(k.Cell())
	}
	links := map[candidates.Cell]int{}
	flaw := none
	for h := range g.Layout().Houses().All() {
		pair := p.cells.And(g.Layout().HouseCells(h))
		if pair.Len() != 2 {
			continue
		}
		if more := g.PlacesIn(d, h).AndNot(p.cells).AndNot(named); !more.IsEmpty() {
			if flaw.IsZero() {
				flaw = say.NotNamed(further(h, d, g.PlacesIn(d, h).Len(), more))
			}
			continue
		}
		e.Items = append(e.Items, candidates.HouseItem(d, h))
		for c := range pair.All() {
			links[c]++
		}
	}
	slices.Sort(e.Items)
	for c := range p.cells.All() {
		if links[c] < 2 {
			if !flaw.IsZero() {
				return flaw
			}
			return say.NoNeighbours(c, p.cells)
		}
	}
	return none
}

// templates is the arrangements of digits in houses: "4: r17 (r1c1); 9: r235".
type templates []explain.Template

func (w *writer) templates(e explain.Templates) {
	for i, given := range e.Given {
		if i > 0 {
			w.put("; ")
		}
		w.put(given.Digit, ": ", given.Houses, " (", given.Cells, ")")
	}
	if e.Houses != 0 {
		if len(e.Given) > 0 {
			w.put("; ")
		}
		w.put(e.Digit, ": ", e.Houses)
	}
}

// templates reads what comes behind the first digit.
func (s *scanner) templates(d candidates.Digit) (pattern, error) {
	var p templates
	for {
		t := explain.Template{Digit: d}
		var err error
		if t.Houses, err = s.houses(); err != nil {
			return nil, err
		}
		bracket := s.has("(")
		if bracket {
			if t.Cells, err = s.cells(); err != nil {
				return nil, err
			}
			if err := s.need(")"); err != nil {
				return nil, err
			}
		}
		p = append(p, t)
		if !bracket || !s.has(";") {
			return p, nil
		}
		if d, err = s.digit(); err != nil {
			return nil, err
		}
		if err := s.need(":"); err != nil {
			return nil, err
		}
	}
}

func (p templates) on(g *candidates.Grid, effects []explain.Effect) (readings []explain.Evidence, flaw say.Sentence) {
	last := p[len(p)-1]
	for _, t := range p {
		for c := range t.Cells.All() {
			if why := absent(g, candidates.Of(c, t.Digit)); !why.IsZero() {
				return nil, why
			}
		}
	}
	if last.Cells.IsEmpty() {
		return []explain.Evidence{explain.Templates{Digit: last.Digit, Houses: last.Houses, Given: p[:len(p)-1]}}, none
	}
	for d := range g.Layout().Digits().All() {
		if len(effects) == 0 || effects[0].Candidate.Digit() == d {
			readings = append(readings, explain.Templates{Digit: d, Given: p})
		}
	}
	return readings, none
}
