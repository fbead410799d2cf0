package claim

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// grounds is what a claim gives as the reason of its conclusion, in whatever words: clues, cells, and houses with a digit.
// It is right if the conclusion follows from one of them.
type grounds struct {
	book  Book
	nouns []noun
	items []candidates.Item // each of which may rule out the conclusion
	holds []explain.Effect  // what the clues are said to come to
}

// ofClue reads a conclusion with a reason that speaks of clues of the board: "the cage of 17 can't have a 3", "r8c1 isn't
// 9, the 17 cage has the 9 of row 8". Words of the reason that name nothing are passed over: what it names has to show the
// conclusion.
func (p *people) ofClue() (*Claim, bool) {
	nouns := p.clued()
	p.nouns = nouns
	if nouns == nil {
		return nil, false
	}
	if c, ok := p.remaining(nouns); ok {
		return c, true
	}
	for _, signs := range [][]string{surely, because, arrows, {":", "-"}} {
		if c, ok := p.concluded(nouns, signs); ok {
			return c, true
		}
	}
	said := slices.DeleteFunc(slices.Clone(p.all), func(t token) bool { return t.is(":") })
	whole := &reader{text: p.text, all: said, layout: p.layout, grid: p.grid}
	if s, ok := whole.stated(false); ok && s.pattern == nil && len(s.effects) > 0 {
		return p.byReason(nouns, nil, s.effects, whole.loose), true
	}
	if c, ok := p.concluded(nouns, pauses); ok {
		return c, true
	}
	return p.within(nouns)
}

// surely are the signs behind which a conclusion comes.
var surely = []string{"so", "therefore", "thus", "hence", "=>"}

// within reads a conclusion with a noun in it, "7 in the 79 quad can only be in r3c6".
func (p *people) within(nouns []noun) (*Claim, bool) {
	var rest, out []token
	for _, t := range p.all {
		if !t.clue {
			rest = append(rest, t)
			continue
		}
		for n := len(rest); n > 0 && rest[n-1].is(before...); n-- {
			rest = rest[:n-1]
		}
		for n := len(rest); n > 0 && rest[n-1].is("the", "a", "an", "this", "that"); n-- {
			rest = rest[:n-1]
		}
		for n := len(rest); n > 0 && rest[n-1].is(before...); n-- {
			rest = rest[:n-1]
		}
		out = append(out, t)
	}
	whole := &reader{text: p.text, all: rest, layout: p.layout, grid: p.grid}
	s, ok := whole.stated(false)
	if !ok || s.pattern != nil || len(s.effects) == 0 {
		return nil, false
	}
	return p.byReason(nouns, out, s.effects, whole.loose), true
}

// concluded reads a conclusion that stands behind one of the signs, or before it, beside a reason that names no technique.
func (p *people) concluded(nouns []noun, signs []string) (*Claim, bool) {
	reasons := slices.Contains(because, signs[0])
	for i := len(p.all) - 1; i > 0 && !reasons; i-- {
		if !p.all[i].is(signs...) {
			continue
		}
		for end := len(p.all); end > i+1; end-- {
			if end < len(p.all) && !(p.all[end].is(pauses...) || p.all[end].is(because...)) {
				continue
			}
			if c, ok := p.beside(nouns, i+1, end, i); ok {
				return c, true
			}
		}
	}
	for i := len(p.all) - 1; i > 0; i-- {
		if p.all[i].is(signs...) && (reasons || p.all[i].is(pauses...)) {
			if c, ok := p.beside(nouns, 0, i, len(p.all)); ok {
				return c, true
			}
		}
	}
	return nil, false
}

// beside reads a conclusion from some tokens, and takes all others for the reason. It is told from what stands before a place.
func (p *people) beside(nouns []noun, from, to, before int) (*Claim, bool) {
	after, reason := p.part(from, to), slices.Concat(p.all[:max(from-1, 0)], p.all[to:])
	if p.hasPattern(0, from) || p.hasPattern(to, len(p.all)) || nouns != nil && !slices.ContainsFunc(reason, func(t token) bool { return t.clue }) && !slices.ContainsFunc(after.all, func(t token) bool { return t.clue }) {
		return nil, false
	}
	if !slices.ContainsFunc(after.all, func(t token) bool { return !t.clue && !t.is(little...) && !t.is(between...) }) {
		return nil, false
	}
	several := slices.ContainsFunc(after.all, func(t token) bool { return t.is("they", "them", "those", "these", "both", "neither", "there") })
	after.last, after.about = p.subject(p.all[:min(before, len(p.all))], several), scopeOf(reason)
	after.ofEach = slices.ContainsFunc(reason, func(t token) bool { return t.clue && after.last == t.cells })
	for _, t := range reason {
		if t.is(negative...) {
			after.lost = after.about.digits // so neither can r2c4
		}
	}
	effects, ok := after.saidAfter(false)
	if !ok || nouns == nil && after.about.cells.IsEmpty() && after.about.houses == 0 {
		return nil, false
	}
	return p.byReason(nouns, reason, effects, after.loose), true
}

// byPlace reads a conclusion with a reason that names no technique and no clue, but cells, or houses in which the digit
// goes nowhere else. It is read only if it is right.
func (p *people) byPlace() *Claim {
	for i, t := range p.all {
		if t.is(addingUp...) && p.token(i+1).is("up", "to") { // what is no clue
			return nil
		}
	}
	for _, signs := range [][]string{surely, because, arrows, pauses} {
		q := newPeople(p.text, p.grid, p.book)
		q.chatter()
		if c, ok := q.concluded(nil, signs); ok && c.shown(p.grid, p.book) {
			return c
		}
	}
	return nil
}

// hasPattern reports whether some tokens name a technique whose pattern is not just clues.
func (p *people) hasPattern(from, to int) bool {
	ofClues := slices.Concat(p.book.Codes("sums"), p.book.Codes("clues"))
	for from < to {
		begin, end := p.findName(from, to)
		if begin == end {
			break
		}
		if slices.ContainsFunc(p.book.Codes(p.textOf(begin, end)), func(code string) bool { return !slices.Contains(ofClues, code) }) {
			return true
		}
		from = end
	}
	return false
}

// subject returns the cells that it and they mean behind some tokens: the first, if something is said of a cell there, or
// else the last.
func (p *people) subject(all []token, several bool) candidates.CellSet {
	begin := 0
	for i, t := range all {
		if t.is(";", ".") || t.is(",") && i+1 < len(all) && !all[i+1].cells.IsEmpty() && i > 0 && all[i-1].cells.IsEmpty() {
			begin = i + 1
		}
	}
	said := all[begin:]
	for len(said) > 0 && said[0].is(little...) {
		said = said[1:]
	}
	if !several && len(said) > 1 && !said[0].cells.IsEmpty() && (said[1].is(verbs...) || said[1].is("has", "can", "must", "sees", "shares")) {
		return said[0].cells
	}
	return lastCells(all, several)
}

// byReason claims effects by nouns, and by the cells and the houses of the tokens of a reason.
func (p *people) byReason(nouns []noun, reason []token, effects []explain.Effect, loose bool) *Claim {
	r := grounds{book: p.book, nouns: nouns}
	about := scopeOf(slices.DeleteFunc(slices.Clone(reason), func(t token) bool { return t.clue }))
	var digits candidates.DigitSet
	var cells candidates.CellSet
	for _, e := range effects {
		digits = digits.With(e.Candidate.Digit())
		cells = cells.With(e.Candidate.Cell())
	}
	if nouns == nil { // the clues of the cells that are spoken of
		var n noun
		for i := range p.layout.Clues() {
			if cells.Or(about.cells).Within(p.layout.Clues()[i].Cells()) {
				n.numbers = append(n.numbers, i)
			}
		}
		r.nouns = append(r.nouns, n)
	}
	for c := range about.cells.And(p.grid.Open()).All() {
		r.items = append(r.items, candidates.CellItem(c))
	}
	for h := range about.houses.All() {
		for d := range digits.All() {
			r.items = append(r.items, candidates.HouseItem(d, h))
		}
	}
	for i := 0; i < len(reason); { // what the clue is said to come to
		next := i
		for next < len(reason) && !reason[next].is(pauses...) && !reason[next].is(arrows...) && !reason[next].is(because...) {
			next++
		}
		whole := &reader{text: p.text, all: reason[i:next], layout: p.layout, grid: p.grid}
		if slices.ContainsFunc(whole.all, func(t token) bool { return t.clue && t.each }) && !slices.ContainsFunc(whole.all, func(t token) bool { return t.is("other", "others", "rest", "would", "remaining") }) {
			if s, ok := whole.stated(false); ok && s.pattern == nil {
				r.holds = append(r.holds, s.effects...)
			}
		}
		i = next + 1
	}
	return &Claim{Effects: effects, pattern: r, loose: loose}
}

// The words that say of what stands before them that it cannot be.
var breaks = []string{
	"breaks", "break", "breaking", "broke", "would", "violates", "violate", "impossible", "contradicts", "contradiction", "fails", "fail", "invalid", "ruins", "clashes",
}

// breaking reads what would be wrong with a digit in a cell, "a 4 in r5c5 breaks the whisper", "3 in r7c9 would need a 2 or
// 4 in r7c8", as the claim that it does not go there.
func (p *people) breaking(nouns []noun) (*Claim, bool) {
	i := slices.IndexFunc(p.all, func(t token) bool { return t.is(breaks...) || t.is("leaves") })
	if i < 2 || p.all[i].is("leaves") && !p.token(i+1).is("no", "nothing", "nowhere", "without") || p.hasPattern(0, len(p.all)) {
		return nil, false
	}
	begin := 0
	for p.token(begin).is(supposing...) || p.token(begin).is("putting", "placing") {
		begin++
	}
	supposed := p.part(begin, i)
	for n := len(supposed.all); n > 0 && supposed.all[n-1].is(",", "then", "that", "it", "this", "is", "are", "be"); n-- {
		supposed.all = supposed.all[:n-1]
	}
	if slices.ContainsFunc(supposed.all, func(t token) bool { return t.is(negative...) || t.is(arrows...) || t.is(because...) || t.clue }) {
		return nil, false
	}
	s, ok := supposed.stated(false)
	if !ok || s.pattern != nil || len(s.effects) != 1 || !s.effects[0].Place {
		return nil, false
	}
	effects := []explain.Effect{{Candidate: s.effects[0].Candidate}}
	c := p.byReason(nouns, p.all[i:], effects, false)
	if nouns == nil && !c.shown(p.grid, p.book) {
		return nil, false
	}
	return c, true
}

// remaining reads what sums leave of the only cell that they leave: "the innie of row 1 is 7".
func (p *people) remaining(nouns []noun) (*Claim, bool) {
	var digit candidates.Digit
	var of *noun
	for _, t := range p.all {
		switch {
		case t.clue:
		case t.kind == aDigits && t.digits.Len() == 1 && digit == 0:
			digit = t.digits.First()
		case t.kind > aSign || !isAround(t) && !t.is(certain...):
			return nil, false
		}
	}
	for i := range nouns {
		if nouns[i].remainder && nouns[i].houses != 0 {
			of = &nouns[i]
		}
	}
	if of == nil || digit == 0 {
		return nil, false
	}
	return &Claim{pattern: innie{of.houses, digit}}, true
}

// innie is a digit that is said to be what sums leave of the only cell that they leave of some houses.
type innie struct {
	houses candidates.HouseSet
	digit  candidates.Digit
}

func (p innie) on(g *candidates.Grid, _ []explain.Effect) (readings []explain.Evidence, flaw say.Sentence) {
	all, flaw := remaining(p.houses).on(g, nil)
	for _, e := range all {
		sum := e.(explain.Sum)
		c, one := sum.Spans(g.Layout()).And(g.Open()).Single()
		if !one {
			continue
		}
		if left, ok := sum.Left(g); ok && left[c] != candidates.Digits(p.digit) {
			flaw = say.CanBe(c, left[c])
			continue
		}
		readings = append(readings, found{e, []explain.Effect{explain.Place(c, p.digit)}})
	}
	switch {
	case len(readings) > 0:
		return readings, none
	case flaw.IsZero():
		flaw = say.ByCheck(message("no clues leave one cell of " + namesOfHouses(g, p.houses)))
	}
	return nil, flaw
}

func (p grounds) on(g *candidates.Grid, effects []explain.Effect) (readings []explain.Evidence, flaw say.Sentence) {
	var last say.Sentence
	for _, n := range p.nouns {
		for _, number := range n.numbers {
			each, why := clueAlone{number: number}.on(g, effects)
			if readings = append(readings, each...); !why.IsZero() && flaw.IsZero() {
				flaw = why
			}
		}
		if n.remainder && n.houses != 0 && n.cells.IsEmpty() {
			each, why := remaining(n.houses).on(g, effects)
			if readings = append(readings, each...); len(effects) > 0 {
				readings = append(readings, beyond(g, n.houses, effects)...)
			}
			if !why.IsZero() {
				last = why
			}
		}
	}
	if why := p.mistaken(g); !why.IsZero() {
		return nil, why
	}
	for _, item := range p.items {
		readings = append(readings, byItem(g, item, effects)...)
	}
	const enough = 40
	if !slices.ContainsFunc(readings, func(e explain.Evidence) bool {
		step := explain.NewStep(e)
		return concludes(g, &step, effects)
	}) {
		for _, family := range []string{"sums", "clues"} {
			p.book.Find(family, g, func(s *explain.Step) bool {
				if p.names(g, s) && slices.ContainsFunc(effects, func(e explain.Effect) bool { return !e.Done(g) && concludes(g, s, []explain.Effect{e}) }) {
					readings = append(readings, found{s.Evidence, s.Effects})
				}
				return len(readings) < enough
			})
		}
	}
	switch {
	case len(readings) > 0:
		return readings, none
	case flaw.IsZero() && !last.IsZero():
		flaw = last
	case flaw.IsZero() && len(effects) > 0:
		flaw = lacking(g, effects[0])
	case flaw.IsZero():
		flaw = say.ByCheck(message("nothing that is named there rules anything out"))
	}
	return nil, flaw
}

// beyond returns what the clues that reach out of some houses have there, if the effects follow.
func beyond(g *candidates.Grid, hs candidates.HouseSet, effects []explain.Effect) []explain.Evidence {
	var cells candidates.CellSet
	for h := range hs.All() {
		cells = cells.Or(g.Layout().HouseCells(h))
	}
	sum := candidates.Added{Houses: hs}
	for _, c := range g.Layout().Counting() {
		if len(c.Sums) == 1 && c.Clue.Cells().Meets(cells) && len(c.Clue.Lines) == 1 {
			sum.Clues = append(sum.Clues, candidates.Addend{Clue: c.Clue.String(), Times: -1})
		}
	}
	if e := sumFor(g, sum, effects); e.Check(g) == nil && concludesAny(g, e, effects) {
		return []explain.Evidence{e}
	}
	return nil
}

// mistaken says where the clues come to something else than they are said to.
func (p grounds) mistaken(g *candidates.Grid) say.Sentence {
	var readings []explain.Evidence
	for _, n := range p.nouns {
		for _, number := range n.numbers {
			each, _ := clueAlone{number: number}.on(g, p.holds)
			readings = append(readings, each...)
		}
	}
	for _, e := range p.holds {
		if e.Place || e.Done(g) {
			continue
		}
		if !slices.ContainsFunc(readings, func(by explain.Evidence) bool { return by.Check(g) == nil && by.Concludes(g, e) == nil }) {
			return say.CanBeToo(e.Candidate.Cell(), candidates.Digits(e.Candidate.Digit()))
		}
	}
	return none
}

// byItem returns how the places of an item rule out some of the effects: within another house, or whatever it is by which
// they exclude them.
func byItem(g *candidates.Grid, item candidates.Item, effects []explain.Effect) (readings []explain.Evidence) {
	l := g.Layout()
	if d, h, ok := item.House(); ok {
		for other := range (l.HousesOfAll(g.PlacesIn(d, h)) &^ candidates.Houses(h)).All() {
			readings = append(readings, explain.Cover{Digit: d, Base: candidates.Houses(h), Covers: candidates.Houses(other)})
		}
	}
	readings = append(readings, explain.Common{Items: []candidates.Item{item}})
	return slices.DeleteFunc(readings, func(e explain.Evidence) bool { return e.Check(g) != nil || !concludesAny(g, e, effects) })
}

// concludesAny reports whether one of some effects follows that is still to be made.
func concludesAny(g *candidates.Grid, e explain.Evidence, effects []explain.Effect) bool {
	return slices.ContainsFunc(effects, func(x explain.Effect) bool { return !x.Done(g) && e.Concludes(g, x) == nil })
}

// names reports whether a step goes by one of the clues, or by what is added up in the houses or cells that are named.
func (p grounds) names(g *candidates.Grid, s *explain.Step) bool {
	l := g.Layout()
	is := cellsOf(g, s.Evidence)
	sum, isSum := s.Evidence.(explain.Sum)
	_, isCommon := s.Evidence.(explain.Common)
	return slices.ContainsFunc(p.nouns, func(n noun) bool {
		if n.remainder {
			switch {
			case !isSum || sum.Houses == 0:
				return false
			case !n.cells.IsEmpty():
				return sum.Spans(l).And(g.Open()) == n.cells
			}
			return n.houses == 0 || n.houses == sum.Houses
		}
		return slices.ContainsFunc(n.numbers, func(number int) bool {
			cells := l.Clues()[number].Cells()
			if cells.IsEmpty() {
				return isCommon
			}
			return cells.And(g.Open()).Within(is)
		})
	})
}
