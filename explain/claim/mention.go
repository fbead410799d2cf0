package claim

import (
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// mention is a pattern by the name of its technique and what is said of where it is. It is found on the grid.
type mention struct {
	name string
	book Book

	digits         candidates.DigitSet
	places         []explain.Node       // of digits in cells, as far as that is said
	groups         []candidates.CellSet // cells in the order in which they stand
	lists          []int                // the groups with which a list of cells begins
	houses         []candidates.HouseSet
	fins           candidates.CellSet
	finArea        candidates.CellSet // where all fins are, if only that is said
	finned         bool
	pivot, pincers candidates.CellSet
	common         candidates.DigitSet // that are said to be restricted commons
	targets        candidates.CellSet  // where it is said to act
	total          int                 // of a clue that counts, 0 if none is said
	sees           candidates.CellSet  // what is said to see something: of the pattern, or where it acts
}

// cells returns all cells that are mentioned.
func (m *mention) cells() candidates.CellSet { return union(m.groups) }

func union(sets []candidates.CellSet) (all candidates.CellSet) {
	for _, set := range sets {
		all = all.Or(set)
	}
	return all
}

// allHouses returns all houses that are mentioned.
func (m *mention) allHouses() (all candidates.HouseSet) {
	for _, hs := range m.houses {
		all |= hs
	}
	return all
}

// isBare reports whether nothing is said but the name.
func (m *mention) isBare() bool { return m.digits == 0 && m.isAnywhere() }

// isAnywhere reports whether nothing is said of where the pattern is.
func (m *mention) isAnywhere() bool {
	return len(m.groups) == 0 && len(m.houses) == 0 && m.fins.IsEmpty() && m.pivot.IsEmpty() && m.pincers.IsEmpty()
}

// around are words that a mention may have beside those that name its parts, without endings: connect for connected,
// connecting and connects.
var around = func() map[string]bool {
	words := map[string]bool{}
	for _, list := range []string{gaps, before, alone, kept, rooms, verbs, away,
		"with using by between through thru and or cover base strong weak link conjugate conj type via vs versus where when " +
			"bivalue connect join based group set only form house unit pattern here one two three four both " +
			"after against versus first second third fourth whichever whatever round restricted common rcc rc sl x y z floor roof see found which corner vertices endpoint start end " +
			"because this share sharing plus extra but due another b c d e lead side wing line stem " +
			"petal target guardian beside my our present exist make making appear if chain loop look spot notice note " +
			"hence would can must pivoting hing across over along down up touch top tip bridge missing triple quad direct exactly basic intersect meet cross same each other them they " +
			"leave leaving either have has having case way long short sure hook give giving want think believe use apply pair row col column box " +
			"block in per out off these those intersection eliminat remov elimination removal aligned respectively namely already still currently done regular normal standard plain classic ie eg like " +
			"size used more easy constitute nice quick obvious need xz yz wz digit mirror tied tie deadly solution unique avoid floor ceiling diagonal opposite adjacent bi-value true false colour color w doubly hold these three somewhere nowhere otherwise else again share save show time occur twice follow blue green red yellow orange purple pink " +
			"\\ | * ? ( ) [ ] { } / < > => ! + ~",
	} {
		for w := range strings.FieldsSeq(list) {
			words[w], words[stem(w)] = true, true
		}
	}
	return words
}()

// stem cuts the ending off a word that says when or how many: connecting, connected, connects.
func stem(word string) string {
	for _, ending := range []string{"ing", "ed", "es", "s"} {
		if s, ok := strings.CutSuffix(word, ending); ok && len(s) > 1 {
			return s
		}
	}
	return word
}

// isAround reports whether a mention may have the token.
func isAround(t token) bool {
	root := stem(t.word)
	return t.kind <= aSign && (around[t.word] || around[root] || root != t.word && around[root+"e"]) // us-ed
}

// mentions reads what is said of a pattern, and its conclusion if that has no arrow before it. There may be
// several ways to read it.
func (p *people) mentions(rest []token, name string, effects []explain.Effect) (ways either, all []explain.Effect, wrong int) {
	end := len(rest)
	if len(effects) == 0 {
		for i, t := range rest {
			r := &reader{text: p.text, all: rest[i:], layout: p.layout, grid: p.grid, about: scopeOf(rest[:i])}
			begins := t.is(removing) || t.is("take takes taking") || t.is(placing) || t.is("-") && (i == 0 || rest[i-1].kind != aDigits || (&reader{text: p.text, all: rest}).isMinus(i)) || i == 0 || !rest[i-1].is(before) && (!t.cells.IsEmpty() || t.kind == aDigits && i+1 < len(rest) && rest[i+1].kind == aWord)
			if !begins || t.is("set sets") && i+1 < len(rest) && rest[i+1].kind != theCells {
				continue
			}
			if found, ok := r.said(true); ok && (t.is(removing) || !p.pass()) {
				effects, end, p.loose = found, i, r.loose
				break
			}
			// 9 removed from r5c3 by r3c3 and r6c2
			by := slices.IndexFunc(r.all, func(t token) bool { return t.is(because) && !t.is("from as") && t.kind == aWord })
			if by > 0 {
				stop := i + by
				r.all, r.pos = rest[i:stop], 0
				if found, ok := r.said(true); ok && !p.pass() {
					effects, rest, p.loose = found, slices.Concat(rest[:i], rest[stop+1:]), r.loose
					end = len(rest)
					break
				}
			}
		}
	}
	var target candidates.CellSet
	if p.target && len(effects) == 0 {
		target, end = p.targetOf(rest)
	}
	m := mention{name: name, book: p.book}
	if wrong, ok := m.read(rest[:end], p, meaning{}); !ok {
		return nil, nil, wrong
	}
	if !target.IsEmpty() { // the pattern has other cells, and a digit that goes
		d, one := m.digits.Single()
		if !one || m.isAnywhere() {
			return nil, nil, len(p.text)
		}
		effects = effectsOf(target, candidates.Digits(d), takesOut)
	}
	if n := m.digitsOf(); n > 0 && m.digits != 0 && (n == 1 && m.digits.Len() > 1 || n > 1 && m.digits.Len() == 1 && len(m.groups) > 0) { // something else is meant
		return nil, nil, rest[slices.IndexFunc(rest, func(t token) bool { return t.digits != 0 })].pos
	}
	if m.isBare() && len(effects) == 0 && !strings.HasPrefix(p.book.Codes(name)[0], "bug-") {
		return nil, nil, len(p.text)
	}
	if slices.ContainsFunc(p.all, func(t token) bool { return t.is("same") }) && slices.ContainsFunc(p.all, isColor) && p.book.Known(name+" wrap") {
		m.name = name + " wrap"
	}
	if full := "finned " + name; m.finned && p.book.Known(full) {
		m.name = full
	}
	first := either{&m}
	for _, way := range []meaning{{other: true}, {spans: true}, {other: true, spans: true}} {
		other := mention{name: m.name, book: p.book}
		if _, ok := other.read(rest[:end], p, way); ok && (other.allHouses() != m.allHouses() || other.cells() != m.cells()) {
			first = append(first, &other)
		}
	}
	return first, effects, 0
}

// meaning says what is meant where a token may mean two things.
type meaning struct {
	other bool // what may be cells or houses is the less likely of both
	spans bool // rows 1-3 are those between as well
}

// read reads the tokens.
func (m *mention) read(rest []token, p *people, as meaning) (wrong int, ok bool) {
	in := &m.groups
	var fins, pivots, pincers []candidates.CellSet
	var near candidates.DigitSet
	r := &reader{text: p.text, all: rest, layout: p.layout}
	if size := r.at(0); size.kind == aDigits && size.pos > 0 && p.text[size.pos] == '[' && isAlnum(rune(p.text[size.pos-1])) {
		r.pos++ // xy-wing[3]
	}
	joined := false
	restricted := slices.ContainsFunc(rest, func(t token) bool { return t.is("restricted rcc rc") })
	for !r.done() {
		t := r.at(0)
		cells, houses := t.cells, t.houses
		if !cells.IsEmpty() && houses != 0 {
			if (t.kind == theHouses) != as.other {
				cells = candidates.CellSet{}
			} else {
				houses = 0
			}
		}
		if as.spans && t.span != 0 {
			houses = t.span
		}
		if n := r.seeing(); n > 0 { // the target, or one of the pattern
			in := &m.sees
			if slices.ContainsFunc(r.all[r.pos:min(len(r.all), r.pos+n+4)], isColor) { // r5c3 and r6c5 see both colours
				in = &m.targets
			}
			for range n {
				*in = in.Or(r.at(0).cells)
				r.pos++
			}
			continue
		}
		if t.is("see sees seeing") && r.at(1).kind == theCells { // which all see r2c2
			for r.pos++; r.at(0).kind == theCells || r.at(0).is(", and &") && r.at(1).kind == theCells; r.pos++ {
				m.sees = m.sees.Or(r.at(0).cells)
			}
			continue
		}
		if t.is("target targets") { // it is where the pattern acts
			n := 1
			for r.at(n).is(": cell cells is are =") {
				n++
			}
			if r.at(n).kind == theCells {
				r.pos += n
				for r.at(0).kind == theCells || r.at(0).is(", and &") && r.at(1).kind == theCells {
					m.targets = m.targets.Or(r.at(0).cells)
					r.pos++
				}
				continue
			}
		}
		if lines, n := r.across(as.spans); n > 0 && !m.means("fish", "x-wing", "swordfish", "jellyfish", "single") {
			m.groups = append(m.groups, lines)
			r.pos += n
			continue
		}
		n := 1
		if row, takes := r.cell(); takes > 1 && m.oneCell() {
			cells, houses, n = row, 0, takes
		}
		switch {
		case r.concludes(): // which has not been read
			return t.pos, false
		case !cells.IsEmpty():
			last := len(*in) - 1
			if joined = joined && last >= 0; joined {
				(*in)[last] = (*in)[last].Or(cells)
				cells = (*in)[last]
				m.places = m.places[:len(m.places)-near.Len()]
			} else {
				if in == &m.groups && r.at(-1).kind != theCells && !(r.at(-1).is(joining) && r.at(-2).kind == theCells) {
					m.lists = append(m.lists, len(*in))
				}
				*in = append(*in, cells)
			}
			for d := range near.All() {
				m.places = append(m.places, explain.Node{Digit: d, Cells: cells})
			}
			if in == &pivots {
				in = &m.groups // there is one
			}
			joined = in != &m.groups && r.at(n).is(",") && !r.at(n+1).cells.IsEmpty() || r.at(n).is(",") && r.at(n).end == r.at(n+1).pos && !r.at(n+1).cells.IsEmpty()
			if joined {
				n++
			}
			r.pos += n
			continue
		case houses != 0:
			for r.at(-1).is("{") && r.at(n).houses != 0 { // {c1 c6 c7}
				houses |= r.at(n).houses
				n++
			}
			r.pos += n - 1
			if near = 0; in == &fins && len(fins) == 0 && r.at(-n).is(before) { // fins in box 4
				for h := range houses.All() {
					m.finArea = m.finArea.Or(p.layout.HouseCells(h))
				}
			} else {
				m.houses, in = append(m.houses, houses), &m.groups
			}
		case t.kind != aSign && t.kind <= aDigits && r.at(1).is("more"): // seven more cells
		case t.kind == aDigits && t.digits.Len() == 1 && r.at(1).is("cells corners squares") && r.at(-1).is("all these those the"): // a number
		case t.kind == aDigits && m.total == 0 && len(m.groups) == 0 && t.word != "" && strings.Trim(t.word, figures) == "" && !r.at(-1).is("= is only") && m.hasTotal(): // cage of 17 at r1c1
			m.total, _ = strconv.Atoi(t.word)
		case t.kind == aDigits && t.each: // of which its cells are one half
		case t.kind == aDigits:
			m.digits |= t.digits
			if plain := r.at(-1).is("common") && !r.at(-2).is("restricted") || r.at(-2).is("common") && !r.at(-3).is("restricted"); plain && restricted { // it is the digit that goes
			} else if r.at(-1).is("rcc rc common commons") || r.at(-1).is("= : is on of") && r.at(-2).is("x rcc rc common commons") {
				m.common |= t.digits
			}
			near = 0
			oneOf := r.pos > 1 && r.all[r.pos-1].kind == aSign && r.all[r.pos-2].kind == aDigits || r.pos > 1 && r.all[r.pos-1].is("and") && r.all[r.pos-2].kind == aDigits
			if !oneOf && t.digits.Len() == 1 && r.at(1).is("in at") && !r.at(2).cells.IsEmpty() {
				near = t.digits
			}
		case t.is("fin fins finned endo exo"), t.is("f") && (r.at(1).kind == theCells || r.at(1).is(":")), t.is("extra") && m.means("x-wing", "swordfish", "jellyfish"):
			m.finned = true
			if in = &fins; r.at(1).kind != theCells && r.at(2).kind != theCells && len(m.groups) > 0 && r.pos > 0 && r.all[r.pos-1].is("as a the") {
				fins = append(fins, m.groups[len(m.groups)-1])
				m.groups = m.groups[:len(m.groups)-1]
			}
		case t.is("pivot hinge apex hub pivots"):
			if in = &pivots; r.behind() {
				last := max(0, len(m.groups)-1)
				pivots, m.groups, in = append(pivots, m.groups[last:]...), m.groups[:last], &m.groups
			}
		case t.is("pincer pincers wing wings ends petal petals"):
			if in = &pincers; r.behind() {
				last := max(0, len(m.groups)-2)
				pincers, m.groups, in = append(pincers, m.groups[last:]...), m.groups[:last], &m.groups
			}
		case t.is("-") && (r.pos == 0 || r.at(-1).kind != aSign || r.at(1).kind > aSign): // 3-5-7, 8-swordfish, r6c5 -1- r6c2, pairs-in-a-row
		case t.is("=>") && r.pos > 0 && !r.all[r.pos-1].cells.IsEmpty() && !r.at(1).cells.IsEmpty():
		case t.is("=") && r.pos > 0 && (r.all[r.pos-1].kind == aWord || r.all[r.pos-1].kind == aDigits && r.at(1).kind == aDigits || r.all[r.pos-1].kind == theCells && (r.at(1).kind == theCells || r.at(1).kind == aDigits)): // x=6, r4c3=r4c9, r2c14={6,8}
		case t.is("not") && r.at(1).is("both"): // of which one is not
		case t.is("without no") && (r.at(1).is("fin fins") || r.at(1).is("a any") && r.at(2).is("fin fins")):
			for !r.at(0).is("fin fins") {
				r.pos++
			}
		case t.kind == aWord && t.digits != 0 && (r.at(-1).is("on of digit number") && r.at(1).kind != aWord || r.at(-1).is("/") || r.at(1).is("/")):
			m.digits |= t.digits
		case t.is(", and & or"):
		case t.is("type") && r.at(1).digits.Len() == 1 && r.at(1).kind == aDigits: // of the technique
			r.pos++
		case isAround(t), t.is(removing) && r.at(1).kind != theCells:
			if t.is("with ; base cover covered on link links linked strong connected") {
				in = &m.groups
			}
		default:
			return t.pos, false
		}
		r.pos++
		joined = false
	}
	m.crossed(p.layout)
	for _, cells := range fins {
		m.fins = m.fins.Or(cells)
	}
	for _, cells := range pivots {
		m.pivot = m.pivot.Or(cells)
	}
	for _, cells := range pincers {
		m.pincers = m.pincers.Or(cells)
	}
	return 0, true
}

// concludes reports whether a conclusion comes next: cells behind "so", or digits behind an arrow, or cells where they are no
// part of a pattern; a minus that belongs to a digit; or what is removed from cells.
func (r *reader) concludes() bool {
	t, last, next := r.at(0), r.at(-1), r.at(1)
	switch {
	case t.is("so therefore thus hence"):
		return !next.is("one either") && slices.ContainsFunc(r.all[r.pos:], func(t token) bool { return t.kind == theCells })
	case t.is("=>"):
		return next.kind == aDigits || next.is("-") || next.kind == theCells && last.houses != 0 && scopeOf(r.all[:r.pos]).digits.Len() == 1
	case t.is("-"):
		return r.isMinus(r.pos) && last.kind != theCells
	case t.is(removing):
		from := slices.IndexFunc(r.all[r.pos:], func(t token) bool { return t.is("from in") })
		return from > 0 && r.at(from+1).kind == theCells
	}
	return false
}

// seeing returns how many tokens are cells that are said to see something: "r8c3 sees", "r9c2 and r8c3 each see".
func (r *reader) seeing() (n int) {
	for r.at(n).kind == theCells || n > 0 && r.at(n).is(", and & or") {
		n++
	}
	if n == 0 {
		return 0
	}
	m := n
	for r.at(m).is("each both all can which also") {
		m++
	}
	if !r.at(m).is("see sees seeing") || n > 1 && r.at(m).is("sees") { // just the last of them does
		return 0
	}
	return n
}

// across returns the cells of a line that lines across it behind it name, "row 8 (c4-c9)", "column 9 (r1, r9)",
// "r2{c4 c7}", and how many tokens it takes, none if it is something else.
func (r *reader) across(spans bool) (cells candidates.CellSet, n int) {
	t, listed := r.at(0), false
	for n = 1; r.at(n).is("( { [ at s ' strong link conjugate in"); n++ {
		listed = listed || r.at(n).is("{")
	}
	next := r.at(n)
	if spans && next.span != 0 {
		next.houses = next.span
	}
	for n++; listed && r.at(n).houses.Len() == 1; n++ {
		next.houses |= r.at(n).houses
	}
	rows, columns := r.layout.HousesOfKind(candidates.Row), r.layout.HousesOfKind(candidates.Column)
	if t.houses.Len() != 1 || next.houses.Len() < 2 || !(t.houses&rows != 0 && next.houses&^columns == 0 || t.houses&columns != 0 && next.houses&^rows == 0) {
		return cells, 0
	}
	for h := range next.houses.All() {
		cells = cells.Or(r.layout.HouseCells(h).And(r.layout.HouseCells(t.houses.First())))
	}
	return cells, n
}

// crossed makes cells of one line and others across it, where a pattern of cells is meant: "row 4, columns 2, 4 and 6".
func (m *mention) crossed(l *candidates.Layout) {
	rows, columns := m.allHouses()&l.HousesOfKind(candidates.Row), m.allHouses()&l.HousesOfKind(candidates.Column)
	if len(m.groups) > 0 || !slices.ContainsFunc(m.book.Codes(m.name), func(code string) bool { return m.subsetOf(code) > 0 }) || rows == 0 || columns == 0 || rows.Len() > 1 && columns.Len() > 1 {
		return
	}
	for h := range rows.All() {
		for k := range columns.All() {
			m.groups = append(m.groups, l.HouseCells(h).And(l.HouseCells(k)))
		}
	}
	m.houses = []candidates.HouseSet{m.allHouses() &^ rows &^ columns}
	if m.houses[0] == 0 {
		m.houses = nil
	}
}

// behind reports whether the word for a role stands behind its cells: "r8c9 (pivot)", "r8c9 as pivot", "r8c9 is the pivot".
func (r *reader) behind() bool {
	i := r.pos - 1
	for i >= 0 && r.all[i].is("the a both its") {
		i--
	}
	if i == r.pos-1 && i > 0 && r.all[i].kind == aDigits && !r.all[i-1].cells.IsEmpty() {
		i-- // r6c7 (26) pivot
	}
	if i >= 0 && !r.all[i].cells.IsEmpty() && !r.at(-1).is("the a both its") { // r8c9 pivot, r5c9
		return (r.at(1).is("") || r.at(1).is(", ; and & + ) . w with")) && r.at(1).kind <= aSign
	}
	if i < 1 || !r.all[i].is("as ( is are [") {
		return false
	}
	return !r.all[i-1].cells.IsEmpty()
}

// means reports whether the name means only techniques with codes that end so.
func (m *mention) means(ends ...string) bool {
	codes := m.book.Codes(m.name)
	return len(codes) > 0 && !slices.ContainsFunc(codes, func(code string) bool {
		return !slices.ContainsFunc(ends, func(end string) bool { return strings.HasSuffix(code, end) })
	})
}

// digitsOf returns how many digits the patterns of the name have, several if it is one of subsets, 0 if that is not known.
func (m *mention) digitsOf() (n int) {
	if m.means("x-wing", "swordfish", "jellyfish", "skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle", "pointing", "claiming") {
		return 1
	}
	for _, code := range m.book.Codes(m.name) {
		if size := m.subsetOf(code); n > 0 && size > 0 && size != n {
			return 0
		} else if size > 0 {
			n = size
		}
	}
	return n
}

// hasTotal reports whether the name is one of sums, with perhaps others, so that a number may be what a clue adds up to.
func (m *mention) hasTotal() bool {
	return m.means("combinations", "innies-and-outies", "killer-set-equivalence", "single-clue", "must-have", "killer-pair", "killer-triple") &&
		!m.means("must-have", "killer-pair", "killer-triple")
}

// isLoose reports whether the name means so many techniques that it says little: chain.
func (m *mention) isLoose() bool { return len(m.book.Codes(m.name)) > 6 }

// oneCell reports whether a row and a column stand for the cell where they cross.
func (m *mention) oneCell() bool { return m.means("single", "full-house") }

func (m *mention) on(g *candidates.Grid, effects []explain.Effect) (readings []explain.Evidence, flaw say.Sentence) {
	readings, flaw = m.located(g, effects)
	if less := m.without(cellsAffected(effects)); less != nil && !concludeAny(g, readings, effects) {
		goes := slices.Clone(effects)
		for _, e := range effects {
			if c := e.Candidate.Cell(); e.Place { // what is left there
				goes = append(goes, effectsOf(candidates.Cells(c), g.Candidates(c).Without(e.Candidate.Digit()), takesOut)...)
			}
		}
		if others, why := less.located(g, nil); why.IsZero() && concludeAny(g, others, goes) {
			return others, none
		}
	}
	return readings, flaw
}

// located builds or finds the pattern where it is mentioned.
func (m *mention) located(g *candidates.Grid, effects []explain.Effect) (readings []explain.Evidence, flaw say.Sentence) {
	built, flaw := m.built(g, effects)
	built = slices.DeleteFunc(built, func(e explain.Evidence) bool { return !m.actsOnTargets(g, e) })
	if slices.ContainsFunc(built, func(e explain.Evidence) bool {
		step := explain.NewStep(e)
		return concludes(g, &step, effects)
	}) {
		return built, none
	}
	const enough = 40
	var others []explain.Evidence // which do not conclude what is claimed
	m.book.Find(m.name, g, func(s *explain.Step) bool {
		switch {
		case !m.fits(g, s):
		case concludes(g, s, effects):
			readings = append(readings, found{s.Evidence, s.Effects})
		case !m.isBare() && len(others) < enough:
			others = append(others, found{s.Evidence, s.Effects})
		}
		return len(readings) < enough
	})
	switch {
	case len(readings) > 0:
		return readings, none
	case len(built) > 0:
		return built, none
	case len(others) > 0:
		return others, none
	}
	if inert := m.inert(g); len(inert) > 0 {
		return inert, none
	}
	if !flaw.IsZero() {
		return nil, flaw
	}
	return nil, m.lacking(g, effects)
}

// without returns what is mentioned but for cells that are part of the conclusion, where there are any: "xy-wing in r7c14 and r8c25, so r8c2
// isn't 8"; it is nil if there are none.
func (m *mention) without(affected candidates.CellSet) *mention {
	if !affected.Meets(m.cells()) || m.cells().Within(affected) {
		return nil
	}
	less := *m
	less.groups = nil
	for _, group := range m.groups {
		if rest := group.AndNot(affected); !rest.IsEmpty() {
			less.groups = append(less.groups, rest)
		}
	}
	return &less
}

// concludeAny reports whether one of some readings has some of the effects that are claimed.
func concludeAny(g *candidates.Grid, readings []explain.Evidence, effects []explain.Effect) bool {
	return slices.ContainsFunc(readings, func(e explain.Evidence) bool { return e.Check(g) == nil && concludesAny(g, e, effects) })
}

// actsOnTargets reports whether something follows from a pattern in all cells that are said to be its targets.
func (m *mention) actsOnTargets(g *candidates.Grid, e explain.Evidence) bool {
	if m.targets.IsEmpty() || e.Check(g) != nil {
		return true
	}
	var acts candidates.CellSet
	if j := whatever(g, e, explain.Unique); j.Step != nil {
		acts = effectCells(j.Step)
	}
	return m.targets.Within(acts)
}

// effectCells returns the cells of what a step does.
func effectCells(s *explain.Step) (cells candidates.CellSet) {
	for _, e := range s.Effects {
		cells = cells.With(e.Candidate.Cell())
	}
	return cells
}

// found is a pattern that a technique finds, with what follows from it there.
type found struct {
	explain.Evidence
	effects []explain.Effect
}

// concludes reports whether all effects follow that are still to be made.
func concludes(g *candidates.Grid, s *explain.Step, effects []explain.Effect) bool {
	return !slices.ContainsFunc(effects, func(e explain.Effect) bool {
		if e.Done(g) || slices.Contains(s.Effects, e) {
			return false
		}
		_, err := follow(g, s.Evidence, s.Assumes, e, false)
		return err != nil
	})
}

// fits reports whether a step is at what is mentioned.
func (m *mention) fits(g *candidates.Grid, s *explain.Step) bool {
	e := s.Evidence
	cells, digits := m.cells(), m.digits
	is := cellsOf(g, e)
	acts := effectCells(s)
	if !m.targets.Within(acts) || !m.sees.Within(acts.Or(is)) {
		return false
	}
	of := e.Digits(g) | digitsOfCells(g, e, is)
	if common, ok := e.(explain.Common); ok {
		if by := common.Equalities(g, s.Effects...); len(by) > 0 { // what goes by equal cells is called by them and by its digits
			of = 0
			for _, x := range s.Effects {
				of = of.With(x.Candidate.Digit())
			}
			for _, x := range by {
				is = is.Or(x.Cells)
			}
		}
	}
	if digits&^of != 0 || !cells.Within(is) || !m.fins.Within(is) || !m.pivot.Within(is) || !m.pincers.Within(is) {
		return false
	}
	if cells.Len() > 2 && m.means("xy-chain", "remote-pair") && !endsOf(e).Within(cells) { // who names more than two names all
		return false
	}
	if m.total != 0 && !slices.Contains(totals(g.Layout(), is), m.total) {
		return false
	}
	switch e := e.(type) {
	case explain.Single:
		if _, h, ok := e.Because.House(); ok && m.allHouses() != 0 && m.allHouses() != candidates.Houses(h) {
			return false
		}
	case explain.LockedSet:
		if digits != 0 && digits != e.Set || !cells.IsEmpty() && cells != e.Cells {
			return false
		}
	case explain.Cover:
		if !m.fish(g, e) {
			return false
		}
	case explain.Joined:
		var all candidates.HouseSet
		for _, part := range e.Parts {
			if fish, ok := part.(explain.Cover); ok {
				all |= fish.Base | fish.Covers
			}
		}
		return m.allHouses() == 0 || m.allHouses() == all
	case explain.Wing:
		if c, ok := e.Pivot.Cell(); ok && !m.pivot.IsEmpty() && m.pivot != candidates.Cells(c) || !m.pincers.IsEmpty() && m.pincers != e.Pincers {
			return false
		}
	case explain.Sectors:
		if strings.EqualFold(m.name, "pair") || strings.EqualFold(m.name, "triple") { // no almost locked one
			return false
		}
	case explain.SetChain:
		if m.common&^candidates.Digits(e.Common...) != 0 {
			return false
		}
	case explain.Deadly:
		if len(e.Pattern) == 1 && digits.Len() > 1 && digits&e.Pattern[0].Digits != e.Pattern[0].Digits {
			return false
		}
		if n := e.Cells().Len(); cells.Len() == 4 && 4 < n && n <= 8 { // who names four corners means a rectangle of these
			return false
		}
	case explain.Chain:
		if ends := e.Nodes[0].Cells.Or(e.Nodes[len(e.Nodes)-1].Cells); !cells.IsEmpty() && m.isLoose() && ends.And(cells).Len() < min(2, ends.Len()) {
			return false
		}
		if d, one := digits.Single(); one && m.means("xy-chain") && len(m.places) == 0 && e.Nodes[0].Digit != d {
			return false // it is the digit at the ends that is said
		}
		for _, n := range m.places {
			for c := range n.Cells.All() {
				if !slices.ContainsFunc(e.Nodes, func(node explain.Node) bool { return node.Digit == n.Digit && node.Cells.Has(c) }) {
					return false
				}
			}
		}
	}
	for _, n := range m.places {
		for c := range n.Cells.All() {
			if single, ok := n.Cells.Single(); ok && single == c && !g.Has(candidates.Of(c, n.Digit)) {
				return false
			}
		}
	}
	return m.allHouses()&^housesAround(g, e) == 0
}

// endsOf returns the cells at the ends of a chain, or of those that are joined in a pattern.
func endsOf(e explain.Evidence) (cells candidates.CellSet) {
	switch e := e.(type) {
	case explain.Chain:
		return e.Nodes[0].Cells.Or(e.Nodes[len(e.Nodes)-1].Cells)
	case explain.Joined:
		for _, part := range e.Parts {
			cells = cells.Or(endsOf(part))
		}
	}
	return cells
}

// totals returns the values of the clues that have some of the cells.
func totals(l *candidates.Layout, cells candidates.CellSet) (values []int) {
	for i := range l.Clues() {
		if c := &l.Clues()[i]; len(c.Values) > 0 && c.Cells().Meets(cells) {
			values = append(values, c.Values...)
		}
	}
	return values
}

// fish reports whether a fish is at the houses and has the fins that are mentioned.
func (m *mention) fish(g *candidates.Grid, e explain.Cover) bool {
	fins, all := e.Fins(g), m.allHouses()
	switch {
	case m.finned && m.fins != fins && !m.fins.IsEmpty(), m.digits.Len() > 1, !m.finArea.IsEmpty() && !fins.Within(m.finArea):
		return false
	case all == 0 || e.Base.Len() == 1:
		return all&^(e.Base|e.Covers) == 0
	case all == e.Base|e.Covers:
		return m.houses[0]&^e.Base == 0 || m.houses[0]&^e.Covers == 0
	}
	return all == e.Base
}
