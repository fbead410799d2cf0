package claim

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// almostLocked is an almost locked set as it is written: "r1c67{679}", the digits if they are said.
type almostLocked struct {
	cells  candidates.CellSet
	digits candidates.DigitSet
}

func (w *writer) almostLocked(set candidates.CellSet) {
	w.put(set, "{", w.f.Before.CandidatesIn(set), "}")
}

func (s *scanner) almostLocked() (p almostLocked, err error) {
	if p.cells, err = s.cells(); err != nil || !s.has("{") {
		return p, err
	}
	if p.digits, err = s.digits(); err != nil {
		return p, err
	}
	return p, s.need("}")
}

// flaw says what the cells are not, if they are claimed to hold the digits.
func (p almostLocked) flaw(g *candidates.Grid) say.Sentence {
	digits := p.digits
	if digits == 0 {
		digits = g.CandidatesIn(p.cells)
	}
	return otherDigits(g, p.cells, digits)
}

// lettered writes set i of some.
func (w *writer) lettered(i int, set candidates.CellSet) {
	w.put(letter(i), "=")
	w.almostLocked(set)
}

func letter(i int) string { return string(rune('A' + i)) }

// lettered reads a set by its letter, "A=r1c67{679}", or only the letter of one that was read.
func (s *scanner) lettered(sets map[byte]almostLocked) (p almostLocked, again bool, err error) {
	letter := s.next()
	if letter < 'A' || letter > 'Z' {
		return p, false, s.expected("the letter of a set, as in A=r1c67{679}")
	}
	s.pos++
	known, again := sets[letter]
	if s.attempt().has("=>") || !s.has("=") {
		if !again {
			return p, false, s.expected("= and the cells of the set")
		}
		return known, true, nil
	}
	p, err = s.almostLocked()
	sets[letter] = p
	return p, false, err
}

// digitsAfter reads digits behind a word if it comes next: ", Z=47".
func (s *scanner) digitsAfter(word string) (digits candidates.DigitSet, err error) {
	a := s.attempt()
	a.has(",")
	if !a.has(word) {
		return 0, nil
	}
	s.accept(a)
	for err == nil {
		var more candidates.DigitSet
		more, err = s.digits()
		digits |= more
		if !s.has(",") {
			break
		}
	}
	return digits, err
}

// setChain is almost locked sets with restricted commons between them:
// "A=r1c67{679} -6- B=r3c289{6789}, Z=7". One that is closed returns to A instead of having Z.
type setChain struct {
	sets   []almostLocked
	common []candidates.Digit
	z      candidates.DigitSet
}

func (w *writer) setChain(e explain.SetChain) {
	for i, set := range e.Sets {
		if i > 0 {
			w.put(" -", e.Common[i-1], "- ")
		}
		w.lettered(i, set)
	}
	if e.Closed() {
		w.put(" -", e.Common[len(e.Common)-1], "- ", letter(0))
	} else {
		w.put(", Z=", explain.DigitsOf(w.f.Step.Effects))
	}
}

func (s *scanner) setChain() (pattern, error) {
	var p setChain
	sets := map[byte]almostLocked{}
	for {
		set, again, err := s.lettered(sets)
		if err != nil {
			return nil, err
		}
		if again {
			if set != p.sets[0] {
				return nil, s.fail("the chain returns to a set that is not its first")
			}
			return p, nil
		}
		p.sets = append(p.sets, set)
		if !s.has("-") {
			break
		}
		d, err := s.digit()
		if err != nil {
			return nil, err
		}
		if err := s.need("-"); err != nil {
			return nil, err
		}
		p.common = append(p.common, d)
	}
	var err error
	p.z, err = s.digitsAfter("Z=")
	return p, err
}

func (p setChain) on(g *candidates.Grid, _ []explain.Effect) ([]explain.Evidence, say.Sentence) {
	e := explain.SetChain{Common: p.common}
	for _, set := range p.sets {
		if flaw := set.flaw(g); !flaw.IsZero() {
			return nil, flaw
		}
		if flaw := setFlaw(g, set.cells, g.CandidatesIn(set.cells)); !flaw.IsZero() {
			return nil, flaw
		}
		e.Sets = append(e.Sets, set.cells)
	}
	if len(e.Sets) < 2 {
		return nil, say.SetsAlone(e.Sets[0])
	}
	for i, d := range p.common {
		a, b := e.Sets[i], e.Sets[e.Next(i)]
		for _, set := range []candidates.CellSet{a, b} {
			if set.And(g.Places(d)).IsEmpty() {
				return nil, nowhere(candidates.Digits(d), set)
			}
		}
		if why := apart(g.Layout(), a.And(g.Places(d)), b.And(g.Places(d))); !why.IsZero() {
			return nil, say.NoCommon(d, why)
		}
	}
	if wrong := p.z &^ e.Ends(g); wrong != 0 && !e.Closed() {
		d := wrong.First()
		for _, i := range []int{0, len(e.Sets) - 1} {
			switch {
			case !g.CandidatesIn(e.Sets[i]).Has(d):
				return nil, nowhere(candidates.Digits(d), e.Sets[i])
			case e.CommonsOf(i).Has(d):
				return nil, say.IsCommon(d, e.Sets[i])
			}
		}
	}
	return []explain.Evidence{e}, none
}

// cased is a pattern of cases: of a wing "r5c2: (1) | (4)-(4=1)r5c9", of a blossom
// "r5c5: 1-A=r4c46{149} | 2-B=r5c12{249}, Z=4".
type cased struct {
	pivot candidates.Item
	cases []oneCase
	z     candidates.DigitSet // of a blossom
}

// oneCase is candidates of the pivot, and what each of them leads to: a set that
// it takes its digit from, the digit in a pincer, or nothing.
type oneCase struct {
	digit  candidates.Digit
	cells  candidates.CellSet
	set    almostLocked
	pincer candidates.Cell
	leaves candidates.Digit // in the pincer, 0 if there is none
}

// wing writes a chain from pincer to pincer if there are two cases, "(5=3)r2c3-(3=7)r4c3-(7=5)r4c8", else the cases side by side.
func (w *writer) wing(e explain.Wing) {
	cases, d := e.Cases(&w.f.Before), e.Digit
	cell, inCell := e.Pivot.Cell()
	if len(cases) == 2 && cases[0].Forced && cases[1].Forced {
		a, b := cases[0], cases[1]
		if b.Pincer < a.Pincer {
			a, b = b, a
		}
		x, y := a.Candidates[0].Digit(), b.Candidates[0].Digit()
		w.put("(", d, "=", x, ")", a.Pincer, "-")
		if inCell {
			w.put("(", x, "=", y, ")", cell)
		} else {
			w.put(a.Places(), "=", b.Places())
		}
		w.put("-(", y, "=", d, ")", b.Pincer)
		return
	}
	if digit, h, ok := e.Pivot.House(); ok {
		w.put(digit, " ", h)
	} else {
		w.put(cell)
	}
	lead := ": "
	for _, c := range cases {
		x := c.Candidates[0].Digit()
		if w.put(lead); inCell {
			w.put("(", x, ")")
		} else {
			w.put(c.Places())
		}
		if c.Forced {
			w.put("-(", x, "=", d, ")", c.Pincer)
		}
		lead = " | "
	}
}

func (w *writer) blossom(e explain.Blossom) {
	digit, house, inHouse := e.Stem.House()
	stem := w.f.Before.AppendCandidates(nil, e.Stem)
	if inHouse {
		w.put(digit, " ", candidates.Houses(house))
	} else {
		w.put(stem[0].Cell())
	}
	lead := ": "
	for i, k := range stem {
		if w.put(lead); inHouse {
			w.put(k.Cell(), "-")
		} else {
			w.put(k.Digit(), "-")
		}
		w.lettered(slices.Index(e.Sets(), e.Petals[i]), e.Petals[i])
		lead = " | "
	}
	w.put(", Z=", explain.DigitsOf(w.f.Step.Effects))
}

// cased reads what comes behind the pivot and a colon.
func (s *scanner) cased(pivot candidates.Item) (pattern, error) {
	p := cased{pivot: pivot}
	sets := map[byte]almostLocked{}
	for {
		one, err := s.oneCase(pivot, sets)
		if err != nil {
			return nil, err
		}
		p.cases = append(p.cases, one)
		if !s.has("|") {
			break
		}
	}
	if len(p.cases) == 1 {
		return nil, s.expected("| and the next case")
	}
	var err error
	p.z, err = s.digitsAfter("Z=")
	return p, err
}

func (s *scanner) oneCase(pivot candidates.Item, sets map[byte]almostLocked) (c oneCase, err error) {
	if cell, ok := pivot.Cell(); ok {
		bracket := s.has("(")
		c.digit, err = s.digit()
		if err == nil && bracket {
			err = s.need(")")
		}
		c.cells = candidates.Cells(cell)
	} else {
		c.digit, _, _ = pivot.House()
		c.cells, err = s.cells()
	}
	if err != nil || !s.has("-") {
		return c, err
	}
	if !s.has("(") {
		c.set, _, err = s.lettered(sets)
		return c, err
	}
	start := s.pos
	x, err := s.digit()
	if err == nil && x != c.digit {
		s.pos = start
		return c, s.expected(fault.New("%v, the digit of the case", c.digit))
	}
	if err == nil {
		err = s.need("=")
	}
	if err == nil {
		c.leaves, err = s.digit()
	}
	if err == nil {
		err = s.need(")")
	}
	if err == nil {
		c.pincer, err = s.cell()
	}
	return c, err
}

func (p cased) on(g *candidates.Grid, effects []explain.Effect) ([]explain.Evidence, say.Sentence) {
	l := g.Layout()
	var claimed []candidates.Candidate
	wing := explain.Wing{Pivot: p.pivot}
	blossom := explain.Blossom{Stem: p.pivot}
	petals := map[candidates.Candidate]candidates.CellSet{}
	for _, c := range p.cases {
		for cell := range c.cells.All() {
			claimed = append(claimed, candidates.Of(cell, c.digit))
			petals[candidates.Of(cell, c.digit)] = c.set.cells
		}
		target := c.set.cells.And(g.Places(c.digit))
		switch {
		case c.leaves != 0:
			if why := otherDigits(g, candidates.Cells(c.pincer), candidates.Digits(c.digit, c.leaves)); !why.IsZero() {
				return nil, why
			}
			wing.Pincers, wing.Digit = wing.Pincers.With(c.pincer), c.leaves
			target = candidates.Cells(c.pincer)
		case !c.set.cells.IsEmpty():
			if why := c.set.flaw(g); !why.IsZero() {
				return nil, why
			}
			if why := setFlaw(g, c.set.cells, g.CandidatesIn(c.set.cells)); !why.IsZero() {
				return nil, why
			}
			if target.IsEmpty() {
				return nil, nowhere(candidates.Digits(c.digit), c.set.cells)
			}
		}
		if why := apart(l, c.cells, target); !why.IsZero() {
			return nil, say.LeadsNowhere(c.digit, c.cells, why)
		}
	}
	if why := caseFlaw(g, p.pivot, claimed); !why.IsZero() {
		return nil, why
	}
	if wing.Digit != 0 {
		return []explain.Evidence{wing}, none
	}
	for _, k := range g.AppendCandidates(nil, p.pivot) {
		blossom.Petals = append(blossom.Petals, petals[k])
		if petals[k].IsEmpty() {
			return nil, say.LeadsToNothing(k.Digit(), k.Cell())
		}
	}
	if wrong := p.z &^ blossom.Kept(g); wrong != 0 {
		d := wrong.First()
		for i, k := range g.AppendCandidates(nil, p.pivot) {
			switch {
			case !g.CandidatesIn(blossom.Petals[i]).Has(d):
				return nil, nowhere(candidates.Digits(d), blossom.Petals[i])
			case k.Digit() == d:
				return nil, say.NotLeft(k.Cell(), d, blossom.Petals[i])
			}
		}
	}
	return []explain.Evidence{blossom}, none
}

// caseFlaw says which candidate of the item is no case, or which case is no
// candidate of it; it is empty if they are the same.
func caseFlaw(g *candidates.Grid, item candidates.Item, cases []candidates.Candidate) say.Sentence {
	all := g.AppendCandidates(nil, item)
	for _, k := range cases {
		if why := absent(g, k); !why.IsZero() {
			return why
		}
		if !slices.Contains(all, k) {
			return say.NoCase(k.Digit(), k.Cell(), say.Items(item))
		}
	}
	for _, k := range all {
		if !slices.Contains(cases, k) {
			if _, h, ok := item.House(); ok {
				return say.HasRoomCase(h, k.Digit(), k.Cell())
			}
			return say.CanBeCase(k.Cell(), k.Digit())
		}
	}
	return none
}

// exclusion is a candidate beside which some cells cannot be filled:
// "r1c1=5, r2c3: 1-r4c13{125} | 7-r2c9{57}".
type exclusion struct {
	target candidates.Candidate
	beside candidates.CellSet
	ways   []way
}

type way struct {
	digits []candidates.Digit
	set    almostLocked
}

func (w *writer) exclusion(e explain.Exclusion) {
	w.put(e.Target.Cell(), "=", e.Target.Digit(), ", ", e.Beside)
	lead := ": "
	for _, way := range e.Ways {
		w.put(lead)
		for _, d := range way.Digits {
			w.put(d)
		}
		w.put("-")
		w.almostLocked(way.Set)
		lead = " | "
	}
}

// exclusion reads what comes behind the target.
func (s *scanner) exclusion(target candidates.Candidate) (pattern, error) {
	p := exclusion{target: target}
	var err error
	if p.beside, err = s.cells(); err != nil {
		return nil, err
	}
	if s.attempt().has("=>") { // no way is left
		return p, nil
	}
	if err := s.need(":"); err != nil {
		return nil, err
	}
	for s.next() != '=' && s.next() != 0 {
		var w way
		if w.digits, err = s.digitList(); err != nil {
			return nil, err
		}
		if err := s.need("-"); err != nil {
			return nil, err
		}
		if w.set, err = s.almostLocked(); err != nil {
			return nil, err
		}
		p.ways = append(p.ways, w)
		if !s.has("|") {
			break
		}
	}
	return p, nil
}

func (p exclusion) on(g *candidates.Grid, _ []explain.Effect) ([]explain.Evidence, say.Sentence) {
	if why := absent(g, p.target); !why.IsZero() {
		return nil, why
	}
	e := explain.Exclusion{Target: p.target, Beside: p.beside}
	for _, w := range p.ways {
		if why := w.set.flaw(g); !why.IsZero() {
			return nil, why
		}
	}
	for _, choice := range e.Choices(g) {
		for _, w := range p.ways {
			if slices.Equal(w.digits, choice.Digits) {
				e.Ways = append(e.Ways, explain.Way{Digits: w.digits, Set: w.set.cells})
			}
		}
	}
	return []explain.Evidence{e}, none
}
