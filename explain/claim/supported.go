package claim

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
)

// usualPatterns are the techniques in which people explain without naming them, the easiest first.
var usualPatterns = []string{"pointing", "claiming", "naked pair", "hidden pair", "naked triple", "hidden triple", "naked quad", "hidden quad", "x-wing", "skyscraper",
	"2-string kite", "empty rectangle", "xy-wing", "xyz-wing", "w-wing", "grouped w-wing", "remote pair", "swordfish", "finned x-wing", "sashimi x-wing", "unique rectangle", "turbot fish", "simple coloring", "xy-chain", "x-chain", "als-xz", "aic"}

// supported returns the claim that a gist makes if its reason is that of the conclusion: a pattern of the technique that is named, or of a
// usual one, with the cells and houses of which the text speaks, or what is said to follow from a supposition. Of what was
// read as another pattern, told, only those count that are named, and if that has a name those of its name.
func (x *gist) supported(told *Claim) *Claim {
	if c := x.followed(); c != nil {
		return c
	}
	left := slices.DeleteFunc(slices.Clone(x.effects), func(e explain.Effect) bool { return e.Place })
	places := x.places()
	var names []string
	single := "" // the name of one
	for begin, end := range x.names {
		if name := x.textOf(begin, end); x.isSingle(name) {
			single = name
		} else if low := strings.ToLower(name); hasWord(gistEvents, low) || strings.HasPrefix(low, "conjugate pair") { // it leads to a contradiction; these are links
			continue
		} else if x.hasPattern(begin, end) {
			names = append(names, name, "grouped "+name, "finned "+name)
		}
	}
	isAnyChain := len(names) == 3 && strings.EqualFold(names[0], "chain")
	if told != nil && told.Name != "" {
		names = []string{told.Name, "grouped " + told.Name, "finned " + told.Name}
	}
	about := x.reason()
	about.isAnyChain = isAnyChain
	if about.named = len(names) > 0; !about.named && len(x.cases) == 0 && told == nil {
		names = usualPatterns
	}
	var steps []*explain.Step
	if len(left) == 0 && !about.named {
		if e, ok := x.single(places, about, single); ok {
			return Of(e, places...)
		}
	}
	for _, name := range names {
		if !x.book.Known(name) {
			continue
		}
		x.book.Find(name, x.grid, func(s *explain.Step) bool {
			if !about.fits(x.grid, s) {
				return true
			}
			more := slices.DeleteFunc(slices.Clone(left), func(e explain.Effect) bool { return slices.Contains(s.Effects, e) })
			_, set := s.Evidence.(explain.LockedSet)
			leads := len(left) == 0 && (about.named || set) && x.leadsTo(places, s)
			if len(more) < len(left) || leads {
				left, steps = more, append(steps, s)
			}
			return len(left) > 0 || !leads && len(steps) == 0
		})
		if len(steps) > 0 && len(left) == 0 {
			break
		}
	}
	switch {
	case len(left) > 0:
		return nil
	case len(steps) == 0, len(places) > 0 && !x.leadsTo(places, steps...):
		return nil
	case len(places) == 0 && len(steps) == 1:
		return Of(steps[0].Evidence, x.effects...)
	}
	return reasoned(x.effects)
}

// places returns what the conclusion places.
func (x *gist) places() []explain.Effect {
	return slices.DeleteFunc(slices.Clone(x.effects), func(e explain.Effect) bool { return !e.Place })
}

// reasoned returns the claim of effects that follow by several steps, for the reason that is given.
func reasoned(effects []explain.Effect) *Claim {
	c := Conclusion(effects...)
	c.Reasoned = true
	return c
}

// leadsTo reports whether digits are the only ones left somewhere when some steps are taken.
func (x *gist) leadsTo(places []explain.Effect, steps ...*explain.Step) bool {
	after := *x.grid
	for _, s := range steps {
		s.Apply(&after)
	}
	for _, e := range places {
		if _, flaw := onlyItem(&after, e.Candidate); !flaw.IsZero() {
			return false
		}
	}
	return len(places) > 0
}

// single returns why a digit is placed where nothing else can be, if a text speaks of no other open cells but those around it where the digit
// cannot be. If a single is named it is one of these.
func (x *gist) single(places []explain.Effect, about grounding, name string) (e explain.Single, ok bool) {
	if len(places) != 1 {
		return e, false
	}
	k := places[0].Candidate
	item := candidates.Item(0)
	if name == "" && about.houses == 0 && about.digits == 0 && about.cells.Without(k.Cell()).IsEmpty() {
		if !x.tellsOfLast() { // there is no reason
			return e, false
		}
		item = candidates.CellItem(k.Cell())
	}
	for c := range about.cells.And(x.grid.Open()).Without(k.Cell()).All() {
		if !x.layout.Peers(k.Cell()).Has(c) || x.grid.Has(candidates.Of(c, k.Digit())) {
			return e, false
		}
	}
	for _, said := range []bool{true, false} { // because of a house that is named, if it is
		for _, i := range explain.ItemsOf(x.layout, k) {
			if _, h, of := i.House(); said != (of && about.houses.Has(h)) || x.grid.Count(i) != 1 || !x.grid.Has(k) || item != 0 && i != item {
				continue
			}
			step := explain.NewSingle(k, i)
			if _, fits := x.book.Call(name, x.grid, &step); name == "" || fits {
				return explain.Single{Candidate: k, Because: i}, true
			}
		}
	}
	return e, false
}

// tellsOfLast reports whether a text says outside its conclusion that all candidates of a cell but one are gone: "it is the only value that is not taken".
func (x *gist) tellsOfLast() bool {
	return slices.ContainsFunc(x.parts, func(p phrase) bool {
		has := func(words string) bool {
			return slices.ContainsFunc(p.all, func(t token) bool { return hasWord(words, t.word) })
		}
		return len(p.effects) == 0 && has("candidate candidates option options possibility value number digit") && has("one only last single")
	})
}

// grounding is where the reason of a gist is.
type grounding struct {
	cells      candidates.CellSet
	houses     candidates.HouseSet
	digits     candidates.DigitSet
	targets    candidates.CellSet
	named      bool      // so is the technique
	chain      []assumed // what is said to follow from each other
	isAnyChain bool      // no more is said of the technique
	line       bool      // it says that something is in the same row, column or box
}

// reason returns what is named outside the conclusion.
func (x *gist) reason() (g grounding) {
	g.targets, g.chain = cellsAffected(x.effects), x.chain
	for i, p := range x.parts {
		for n, t := range p.all {
			_, isHouse := houseWords[t.word]
			g.line = g.line || isHouse && n > 0 && p.all[n-1].is("same")
			if t.kind == aDigits && n+1 < len(p.all) && t.digits.Len() == 1 && p.all[n+1].is("cells squares places spots") { // 3 squares with 1, 2 and 9
				continue
			}
			if t.kind == aDigits && isCounted(p.all, n) {
				continue
			}
			if t.kind == theCells && slices.ContainsFunc(p.all[max(0, n-2):n], func(t token) bool { return t.word == "eri" }) { // of an empty rectangle, which need not hold the digit
				continue
			}
			if t.kind == theCells && x.at[i] {
				g.cells = g.cells.Or(t.cells.AndNot(g.targets))
			} else if t.kind == theCells {
				g.cells = g.cells.Or(t.cells)
			}
			if t.kind == theHouses && t.houses.Len() == 1 && holdsAny(x.grid, t.houses.First(), scopeOf(p.all).digits) && slices.ContainsFunc(p.all, func(t token) bool { return t.is("contains has have holds already") }) { // since column 8 has its 2
				continue
			}
			if g.houses |= t.houses; t.kind == theCells {
				g.houses &^= t.houses
			}
			if (!x.at[i] || !p.marked && p.lead == (token{})) && t.kind == aDigits {
				g.digits |= t.digits
			}
		}
	}
	return g
}

// fits reports whether a step is where the reason says, and the reason says enough: all cells are its own, and half of those it has, or four, if
// it is not named, the houses have some of them, and its digits are among those of the reason.
func (a grounding) fits(g *candidates.Grid, s *explain.Step) bool {
	l := g.Layout()
	own := where(g, s.Evidence).Or(cellsOf(g, s.Evidence))
	if fish, ok := s.Evidence.(explain.Cover); ok {
		own = own.Or(fish.Places(g)).Or(fish.Fins(g))
	}
	if !a.cells.Within(own.Or(cellsAffected(s.Effects))) {
		return false
	}
	cited := explain.HousesOf(s.Premises...)
	for h := range a.houses.All() {
		if !cited.Has(h) && !l.HouseCells(h).Meets(own) && !l.HouseCells(h).Meets(a.targets) {
			return false
		}
	}
	if digits := s.Evidence.Digits(g); a.digits != 0 && digits != 0 && digits&a.digits == 0 {
		return false
	}
	for _, of := range a.chain {
		if k := of.candidate; !own.Or(cellsAffected(s.Effects)).Has(k.Cell()) || !s.Evidence.Digits(g).Has(k.Digit()) {
			return false
		}
	}
	said := a.cells.And(cellsOf(g, s.Evidence))
	if set, ok := s.Evidence.(explain.LockedSet); !(ok && set.Hidden) && explain.ShapeOf(s.Evidence) != explain.ShapeDeadly {
		said = said.AndNot(a.targets).AndNot(cellsAffected(s.Effects))
	}
	cells, houses, digits := said.Len(), a.houses.Len(), a.digits.Len()
	switch {
	case a.isAnyChain && 3*cells < 2*cellsOf(g, s.Evidence).Len():
		return false
	case cells >= 2 && (a.named || cells > 3 && (explain.ShapeOf(s.Evidence) != explain.ShapeChain || 3*cells >= 2*cellsOf(g, s.Evidence).Len()) || 2*cells >= cellsOf(g, s.Evidence).Len()), houses >= 2 && digits > 0 && inHouses(g, s), (cells > 0 || a.line) && houses > 0 && digits > 0 && (s.Technique.Code == "pointing" || s.Technique.Code == "claiming"):
		return true
	case a.named:
		return cells+houses > 0 && digits > 0 || houses >= 2 || digits >= 2
	}
	return houses == 1 && digits >= 2 && s.Evidence.Digits(g) == a.digits
}

// holdsAny reports whether a digit is placed in a house: "since column 8 has its 2".
func holdsAny(g *candidates.Grid, h candidates.House, digits candidates.DigitSet) bool {
	for c := range g.Layout().HouseCells(h).All() {
		if d := g.Value(c); d != 0 && digits.Has(d) {
			return true
		}
	}
	return false
}

// inHouses reports whether a step is one of one digit or of a set, which houses and digits tell without cells.
func inHouses(g *candidates.Grid, s *explain.Step) bool {
	_, set := s.Evidence.(explain.LockedSet)
	return set || s.Evidence.Digits(g).Len() == 1
}

// followed returns the claim of which the suppositions are followed on the grid: what is said to follow from each does, by singles, and
// one leads to what cannot be, or each to the conclusion.
func (x *gist) followed() *Claim {
	if x.plain() || slices.ContainsFunc(x.cases, func(c []assumed) bool { return len(c) == 0 }) {
		return nil
	}
	first := x.cases[0][0]
	switch {
	case len(x.cases) > 1:
		return x.inEach(x.cases)
	case !first.is: // or else it is true
		if c := x.inEach(append([][]assumed{{{first.candidate, true}}}, x.cases...)); c != nil {
			return c
		}
		if k, ok := x.trueFirst(first); ok {
			return x.tried(append([]assumed{{k, true}}, x.cases[0]...))
		}
		return nil
	case !x.deniesCase(x.effects): // or else another candidate is true, and it is so as well
		for _, other := range x.others(first.candidate) {
			if c := x.inEach(append([][]assumed{{{other, true}}}, x.cases...)); c != nil {
				return c
			}
		}
	}
	return x.tried(x.cases[0])
}

// others returns the candidates one of which is true if another one is not: the last beside it in its cell, or of its digit in a house.
func (x *gist) others(k candidates.Candidate) (others []candidates.Candidate) {
	if d, one := x.grid.Candidates(k.Cell()).Without(k.Digit()).Single(); one {
		others = append(others, candidates.Of(k.Cell(), d))
	}
	for h := range x.layout.HousesOf(k.Cell()).All() {
		if c, one := x.grid.PlacesIn(k.Digit(), h).Without(k.Cell()).Single(); one {
			others = append(others, candidates.Of(c, k.Digit()))
		}
	}
	return others
}

// tried returns the claim that a candidate is false from which the others are said to follow, until something cannot be.
func (x *gist) tried(said []assumed) *Claim {
	k := said[0].candidate
	if slices.ContainsFunc(x.effects, func(e explain.Effect) bool { return !e.Place && e.Candidate.Cell() != k.Cell() }) {
		return nil
	}
	branch, broken, ok := x.follow(said, nil)
	if !ok {
		return nil
	}
	goes := explain.Remove(k.Cell(), k.Digit())
	of := func(branch []explain.Step) explain.Step {
		return explain.NewStep(explain.Trial{Assume: k, Branch: branch, Conflict: broken}, goes)
	}
	step := of(x.needed(branch, of))
	switch {
	case verify.Step(x.grid, &step) != nil:
		return nil
	case slices.Contains(x.effects, goes) && len(x.effects) == 1:
		return Of(step.Evidence, goes)
	case x.leadsTo(slices.DeleteFunc(slices.Clone(x.effects), func(e explain.Effect) bool { return e == goes }), &step):
		return reasoned(x.effects)
	}
	return nil
}

// inEach returns the claim that the conclusion is so in each case, of which one is true.
func (x *gist) inEach(cases [][]assumed) *Claim {
	e := explain.Cases{}
	var cells candidates.CellSet
	var digits candidates.DigitSet
	for _, c := range cases {
		k, ok := x.trueFirst(c[0])
		if !ok {
			return nil
		}
		said := append([]assumed{{k, true}}, c...)
		branch, _, ok := x.follow(said, x.effects)
		if !ok {
			return nil
		}
		e.Cases = append(e.Cases, explain.Case{Assume: k, Branch: branch})
		cells, digits = cells.With(k.Cell()), digits.With(k.Digit())
	}
	slices.SortFunc(e.Cases, func(a, b explain.Case) int { return int(a.Assume) - int(b.Assume) })
	if c, one := cells.Single(); one {
		e.Item = candidates.CellItem(c)
	} else if d, one := digits.Single(); one {
		for h := range x.layout.HousesOfAll(cells).All() {
			if x.grid.PlacesIn(d, h) == cells {
				e.Item = candidates.HouseItem(d, h)
			}
		}
	}
	var effects []explain.Effect // what goes in each case; a digit is placed if all others go
	for _, of := range x.effects {
		if !of.Place {
			effects = append(effects, of)
			continue
		}
		for d := range x.grid.Candidates(of.Candidate.Cell()).Without(of.Candidate.Digit()).All() {
			effects = append(effects, explain.Remove(of.Candidate.Cell(), d))
		}
	}
	effects = Conclusion(effects...).Effects
	step := explain.NewStep(e, effects...)
	if verify.Step(x.grid, &step) != nil {
		return nil
	}
	for i := range e.Cases {
		e.Cases[i].Branch = x.needed(e.Cases[i].Branch, func(branch []explain.Step) explain.Step {
			some := slices.Clone(e.Cases)
			some[i].Branch = branch
			return explain.NewStep(explain.Cases{Item: e.Item, Cases: some}, effects...)
		})
	}
	if places := x.places(); len(places) > 0 {
		if step := explain.NewStep(e, effects...); !x.leadsTo(places, &step) {
			return nil
		}
		return reasoned(x.effects)
	}
	return Of(e, effects...)
}

// needed returns the steps of a branch without those that the step of which it is the branch does not need.
func (x *gist) needed(branch []explain.Step, of func([]explain.Step) explain.Step) []explain.Step {
	for i := len(branch) - 1; i >= 0; i-- {
		less := slices.Delete(slices.Clone(branch), i, i+1)
		if step := of(less); verify.Step(x.grid, &step) == nil {
			branch = less
		}
	}
	return branch
}

// plain reports whether nothing is said to follow from what is supposed, but the conclusion.
func (x *gist) plain() bool {
	return !slices.ContainsFunc(x.cases, func(c []assumed) bool {
		return len(c) > 1 && slices.ContainsFunc(c[1:], func(a assumed) bool {
			return !slices.Contains(x.effects, explain.Effect{Candidate: a.candidate, Place: a.is})
		})
	})
}

// trueFirst returns the candidate that is true if a supposition is: of one that is false the only other one of its cell, or of its digit
// in a house.
func (x *gist) trueFirst(a assumed) (k candidates.Candidate, ok bool) {
	if a.is {
		return a.candidate, x.grid.Has(a.candidate)
	}
	if others := x.others(a.candidate); x.grid.Has(a.candidate) && len(others) > 0 {
		return others[0], true
	}
	return k, false
}

// follow supposes the first of some candidates and takes the singles that lead to what is said to follow, then others until some effects
// are had, or without any until an item has no candidate left. It is not ok if that does not come, or if something that is said does not
// follow; but it may be what cannot be.
func (x *gist) follow(said []assumed, until []explain.Effect) (branch []explain.Step, broken candidates.Item, ok bool) {
	g := *x.grid
	if !g.Has(said[0].candidate) {
		return nil, 0, false
	}
	g.Place(said[0].candidate.Cell(), said[0].candidate.Digit())
	take := func(k candidates.Candidate) bool {
		item, flaw := onlyItem(&g, k)
		if flaw.IsZero() && g.Value(k.Cell()) == 0 {
			s := explain.NewSingle(k, item)
			s.Apply(&g)
			branch = append(branch, s)
		}
		return flaw.IsZero() && g.Value(k.Cell()) == k.Digit()
	}
	more := func() (any bool) { // takes all singles that are there, or else locked candidates
		for c := range g.Open().All() {
			for d := range g.Candidates(c).All() {
				if take(candidates.Of(c, d)) {
					any = true
					break
				}
			}
		}
		if any {
			return true
		}
		for _, name := range []string{"pointing", "claiming"} {
			x.book.Find(name, &g, func(s *explain.Step) bool {
				branch, any = append(branch, *s), true
				return false
			})
			if any {
				branch[len(branch)-1].Apply(&g)
				return true
			}
		}
		return false
	}
	for _, a := range said {
		holds := func() bool {
			if a.is {
				return g.Value(a.candidate.Cell()) == a.candidate.Digit() || g.Has(a.candidate) && take(a.candidate)
			}
			return !g.Has(a.candidate)
		}
		for !holds() {
			if _, is := g.Contradiction(); is || !g.Has(a.candidate) {
				if a.is && slices.ContainsFunc(explain.ItemsOf(x.layout, a.candidate), func(i candidates.Item) bool { return g.Count(i) == 0 }) { // and so it cannot be
					break
				}
				return nil, 0, false
			}
			if !more() {
				return nil, 0, false
			}
		}
	}
	for {
		if len(until) > 0 && !slices.ContainsFunc(until, func(e explain.Effect) bool { return !e.Done(&g) }) {
			return branch, 0, true
		}
		if item, is := g.Contradiction(); is {
			return branch, item, len(until) == 0
		}
		if !more() {
			return nil, 0, false
		}
	}
}
