package names

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// shape is what a chain is made of.
type shape struct {
	explain.Chain
	kinds    []byte // of the strong links: 'C' in a cell, 'H' in a house, 'S' in an almost locked set
	grouped  bool   // some node of a link in a house has several cells
	oneDigit bool
	inSets   bool // all strong links are in cells or sets, and all weak ones join two of these
}

// shapeOf returns what an open chain or a loop is made of.
func shapeOf(e explain.Chain) shape {
	s := shape{Chain: e, oneDigit: true, inSets: true}
	for i, link := range e.Links {
		a, b := e.Nodes[i], e.Next(i)
		s.oneDigit = s.oneDigit && a.Digit == b.Digit
		switch {
		case !link.Strong():
			s.inSets = s.inSets && a.Digit == b.Digit
			continue
		case link.InSet():
			s.kinds = append(s.kinds, 'S')
		case a.Digit != b.Digit:
			s.kinds = append(s.kinds, 'C')
		default:
			s.kinds = append(s.kinds, 'H')
			s.inSets = false
			s.grouped = s.grouped || a.Cells.Len() > 1 || b.Cells.Len() > 1
		}
	}
	return s
}

func (s *shape) hasSets() bool { return slices.Contains(s.kinds, 'S') }

// ends reports whether both ends are of one digit.
func (s *shape) ends() bool { return s.Nodes[0].Digit == s.Nodes[len(s.Nodes)-1].Digit }

// general returns what any chain of the links is, with the names of what is special before them: nothing for
// links of single candidates, groups or almost locked sets.
func (s *shape) general(codes ...string) (all []string) {
	for _, code := range codes {
		switch {
		case s.hasSets():
			all = append(all, "als-"+code)
		case s.grouped:
			all = append(all, "grouped-"+code)
		default:
			all = append(all, code)
		}
	}
	return append(all, "aic")
}

func (p *pattern) chain(e explain.Chain) (codes []string) {
	whole, told := shapeOf(e), shapeOf(e.Told())
	switch {
	case e.Continuous():
		if whole.inSets {
			codes = append(codes, setNames(whole.kinds, true)...)
		}
		if whole.oneDigit {
			codes = append(codes, whole.general("x-chain")...)
		}
		return append(whole.general("continuous-nice-loop", "aic"), codes...)
	case e.Closed() && told.Closed():
		return whole.general("discontinuous-nice-loop", "aic")
	}
	codes = p.open(&told)
	if e.Closed() || len(p.effects) == 1 {
		// The candidate that goes closes the chain to a loop.
		return append(codes, told.general("discontinuous-nice-loop")...)
	}
	return codes
}

// open returns what an open chain is.
func (p *pattern) open(s *shape) (codes []string) {
	n := len(s.kinds)
	switch {
	case s.oneDigit && n == 2 && !s.hasSets():
		codes = p.turbot(s)
	case s.ends() && s.inSets && n >= 3 && !s.hasSets():
		if n == 3 {
			codes = append(codes, "xy-wing")
		} else if s.Digits(p.grid).Len() == 2 {
			codes = append(codes, "remote-pair")
		}
		codes = append(codes, "xy-chain")
	case n == 3 && s.ends() && s.kinds[1] == 'H' && s.kinds[0] != 'H' && s.kinds[2] != 'H' &&
		s.Nodes[1].Digit == s.Nodes[2].Digit && s.Nodes[3].Digit == s.Nodes[4].Digit:
		codes = p.bridged(s)
	case n == 3 && !s.hasSets() && !s.grouped:
		codes = p.letterWing(s)
	}
	if s.ends() && s.inSets {
		codes = append(codes, setNames(s.kinds, false)...)
	}
	if s.oneDigit && n > 1 {
		if s.grouped {
			codes = append(codes, "grouped-x-chain")
		} else {
			codes = append(codes, "x-chain")
		}
	}
	return append(codes, s.general("aic")...)
}

// setNames returns what a chain of almost locked sets is, single cells among them.
func setNames(kinds []byte, closed bool) []string {
	switch n := len(kinds); {
	case n == 2:
		return []string{"als-xz"}
	case closed || n < 2:
		return nil
	case n == 3 && kinds[1] == 'C':
		return []string{"als-xy-wing", "death-blossom", "als-chain"}
	case n == 3:
		return []string{"als-xy-wing", "als-chain"}
	}
	return []string{"als-chain"}
}

// bridged returns what two cells or sets with a digit between them are that a house holds.
func (p *pattern) bridged(s *shape) (codes []string) {
	if !s.hasSets() {
		if p.inThirdBox(s) {
			codes = append(codes, "chute-remote-pair")
		}
		if s.grouped {
			codes = append(codes, "grouped-w-wing")
		} else {
			codes = append(codes, "w-wing")
		}
	}
	if !s.grouped {
		codes = append(codes, "als-w-wing")
	}
	return codes
}

// inThirdBox reports whether the bridge of a W-Wing is the third box of a chute, in the lines of its pincers.
func (p *pattern) inThirdBox(s *shape) bool {
	a, b := s.Nodes[0].Cells.First(), s.Nodes[5].Cells.First()
	places := s.Nodes[2].Cells.Or(s.Nodes[3].Cells)
	l := p.layout
	if l.HousesOfAll(places)&p.boxes&^(l.HousesOf(a)|l.HousesOf(b)) == 0 {
		return false
	}
	for _, kind := range []candidates.Kind{candidates.Row, candidates.Column} {
		both := candidates.CellSet{}
		for h := range (l.HousesOfAny(candidates.Cells(a, b)) & l.HousesOfKind(kind)).All() {
			both = both.Or(l.HouseCells(h))
		}
		if places.Within(both) {
			return true
		}
	}
	return false
}

// letterWing returns which wing the kinds of three strong links make, read from either end. Two links in
// houses that follow each other are of two digits.
func (p *pattern) letterWing(s *shape) []string {
	for i := 2; i < len(s.Nodes); i += 2 {
		if s.Nodes[i-2].Digit == s.Nodes[i-1].Digit && s.Nodes[i-1].Digit == s.Nodes[i].Digit && s.Nodes[i].Digit == s.Nodes[i+1].Digit {
			return nil
		}
	}
	wings := map[string]string{"CCH": "h-wing", "HCC": "h-wing", "CHH": "m-wing", "HHC": "m-wing", "HCH": "s-wing", "HHH": "l-wing"}
	if code := wings[string(s.kinds)]; code != "" {
		return []string{code}
	}
	return nil
}

// turbot returns what two strong links of one digit are.
func (p *pattern) turbot(s *shape) (codes []string) {
	rows, columns := p.layout.HousesOfKind(candidates.Row), p.layout.HousesOfKind(candidates.Column)
	first, second := p.strong(s.Nodes[0], s.Nodes[1]), p.strong(s.Nodes[2], s.Nodes[3])
	weak := p.layout.HousesOfAll(s.Nodes[1].Cells.Or(s.Nodes[2].Cells))
	across := func(a, b, between candidates.HouseSet) bool {
		return first&a != 0 && second&b != 0 && weak&between != 0
	}
	if !s.grouped {
		switch {
		case across(rows, rows, columns), across(columns, columns, rows):
			codes = append(codes, "skyscraper")
		case across(rows, columns, p.boxes), across(columns, rows, p.boxes):
			codes = append(codes, "two-string-kite")
		}
		codes = append(codes, "turbot-fish")
	}
	if p.isEmptyRectangle(s.Nodes) || p.isEmptyRectangle([]explain.Node{s.Nodes[3], s.Nodes[2], s.Nodes[1], s.Nodes[0]}) {
		codes = append(codes, "empty-rectangle")
	}
	return codes
}

// strong returns the houses in which two nodes are all places of their digit.
func (p *pattern) strong(a, b explain.Node) (hs candidates.HouseSet) {
	both := a.Cells.Or(b.Cells)
	for h := range p.layout.HousesOfAll(both).All() {
		if p.grid.PlacesIn(a.Digit, h).Within(both) {
			hs = hs.With(h)
		}
	}
	return hs
}

// isEmptyRectangle reports whether the first two nodes are the arms of an angle in a box, the others a line
// with two places that goes on from the second arm.
func (p *pattern) isEmptyRectangle(nodes []explain.Node) bool {
	far, near, a, b := nodes[0].Cells, nodes[1].Cells, nodes[2].Cells, nodes[3].Cells
	l := p.layout
	if p.strong(nodes[0], nodes[1])&p.boxes == 0 || a.Len() > 1 || b.Len() > 1 || l.HousesOfAll(far.Or(near))&p.lines != 0 {
		return false
	}
	for h := range (p.strong(nodes[2], nodes[3]) & p.lines).All() {
		along, across := l.HousesOfKind(candidates.Row), l.HousesOfKind(candidates.Column)
		if h.Kind() == candidates.Column {
			along, across = across, along
		}
		if l.HousesOfAll(near.Or(a))&across != 0 && l.HousesOfAll(far)&along != 0 {
			return true
		}
	}
	return false
}

// wing returns what a wing is: of two cases the chain that it is told as.
func (p *pattern) wing(e explain.Wing) []string {
	cell, ofCell := e.Pivot.Cell()
	n := e.Pincers.Len()
	if !ofCell || p.grid.Candidates(cell).Len() == 2 && n == 2 {
		if n != 2 {
			return nil
		}
		return p.chain(p.chainOf(e))
	}
	switch digits := p.grid.Candidates(cell); {
	case n == 2 && digits.Len() == 3 && digits.Has(e.Digit):
		return []string{"xyz-wing"}
	case n > 2:
		return p.bent(e.Pincers.With(cell))
	}
	return nil
}

// chainOf returns a wing with two pincers as a chain from one to the other. The pivot is a
// cell with two candidates, or a house.
func (p *pattern) chainOf(e explain.Wing) (c explain.Chain) {
	a := e.Pincers.First()
	b := e.Pincers.Without(a).First()
	end := func(c candidates.Cell, d candidates.Digit) explain.Node {
		return explain.Node{Digit: d, Cells: candidates.Cells(c)}
	}
	other := func(c candidates.Cell) candidates.Digit { return p.grid.Candidates(c).Without(e.Digit).First() }
	middle := [2]explain.Node{{Digit: other(a)}, {Digit: other(b)}}
	if cell, ok := e.Pivot.Cell(); ok {
		middle[0].Cells, middle[1].Cells = candidates.Cells(cell), candidates.Cells(cell)
	} else {
		for _, k := range p.grid.AppendCandidates(nil, e.Pivot) {
			i := 1
			if p.layout.Sees(a, k.Cell()) {
				i = 0
			}
			middle[i].Cells = middle[i].Cells.With(k.Cell())
		}
	}
	link := func(item candidates.Item) explain.Link { return explain.Link{item} }
	return explain.Chain{
		Nodes: []explain.Node{end(a, e.Digit), end(a, other(a)), middle[0], middle[1], end(b, other(b)), end(b, e.Digit)},
		Links: []explain.Link{link(candidates.CellItem(a)), nil, link(e.Pivot), nil, link(candidates.CellItem(b))},
	}
}

// setChain returns what a chain of almost locked sets is. Of single cells it is a chain over cells.
func (p *pattern) setChain(e explain.SetChain) (codes []string) {
	var kinds []byte
	for _, set := range e.Sets {
		kinds = append(kinds, kindOf(set))
	}
	s := shape{kinds: kinds}
	if e.Closed() {
		return slices.Concat(setNames(kinds, true), s.general("continuous-nice-loop", "aic"))
	}
	if !s.hasSets() && len(kinds) >= 3 {
		if len(kinds) == 3 {
			codes = append(codes, "xy-wing")
		}
		codes = append(codes, "xy-chain")
	}
	return slices.Concat(codes, setNames(kinds, false), s.general("aic"))
}

// kindOf returns the kind of the strong link that an almost locked set makes.
func kindOf(set candidates.CellSet) byte {
	if set.Len() == 1 {
		return 'C'
	}
	return 'S'
}

// blossom returns what a stem with its petals is: with two petals a chain over the stem.
func (p *pattern) blossom(e explain.Blossom) (codes []string) {
	if _, ofCell := e.Stem.Cell(); ofCell {
		codes = []string{"death-blossom"}
	}
	if len(e.Petals) != 2 {
		return codes
	}
	s := shape{kinds: []byte{kindOf(e.Petals[0]), 'C', kindOf(e.Petals[1])}}
	if codes != nil {
		codes = append(codes, setNames(s.kinds, false)...)
		if !s.hasSets() {
			codes = append(codes, "xy-wing", "xy-chain")
		}
		return append(codes, s.general("aic")...)
	}
	if !s.hasSets() && p.grid.Candidates(e.Petals[0].First()) == p.grid.Candidates(e.Petals[1].First()) {
		codes = append(codes, "w-wing")
	}
	return append(append(codes, "als-w-wing"), s.general("aic")...)
}
