package prose

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// sectors is items whose candidates lie in as many other items, or in one fewer but for fins. The story
// counts: what has to be filled, and what there is to fill it with.
type sectors struct {
	*teller
	e    explain.Sectors
	told *counted // the argument, if it is one count
}

func newSectors(t *teller, e explain.Sectors) sectors {
	s := sectors{teller: t, e: e}
	if told, ok := newCounted(t.speaker, t.because()); ok {
		s.told = told
	}
	return s
}

// part is some of the items: cells, or digits in a house.
type part struct {
	cells  candidates.CellSet
	house  candidates.House // if there are no cells
	digits candidates.DigitSet
}

// parts puts items together: all cells, and the digits of each house.
func parts(items []candidates.Item) (ps []part) {
	for _, item := range items {
		if c, ok := item.Cell(); ok {
			if len(ps) == 0 {
				ps = append(ps, part{})
			}
			ps[0].cells = ps[0].cells.With(c)
		} else if d, h, ok := item.House(); ok {
			i := slices.IndexFunc(ps, func(p part) bool { return p.cells.IsEmpty() && p.house == h })
			if i < 0 {
				i, ps = len(ps), append(ps, part{house: h})
			}
			ps[i].digits = ps[i].digits.With(d)
		}
	}
	return ps
}

// listed names items in as many sentences as it takes.
func (t *teller) listed(lead string, items []candidates.Item) string {
	return paragraph(say.InClauses(lead+" ", t.named(items), "Others are ")...)
}

// named names the cells, and the digits of each house.
func (t *teller) named(items []candidates.Item) (names []string) {
	for _, p := range parts(items) {
		if p.cells.IsEmpty() {
			names = append(names, t.sayf("%s in %s", p.digits, p.house))
		} else {
			names = append(names, t.sayf("%s", p.cells))
		}
	}
	return names
}

// compactItems names items as experts do: "r1c45 23r1".
func (t *teller) compactItems(items []candidates.Item) string {
	var names []string
	for _, p := range parts(items) {
		if p.cells.IsEmpty() {
			names = append(names, t.sayf("%s%s", p.digits.String(), brief{candidates.Houses(p.house)}))
		} else {
			names = append(names, t.sayf("%s", compact{p.cells}))
		}
	}
	return strings.Join(names, " ")
}

func (s sectors) title() string {
	digits := s.e.Digits(&s.f.Before)
	if digits == s.layout.Digits() {
		return " in " + s.where()
	}
	return s.sayf(": %s in %s", digits, s.where())
}

// where names the cells of the truths, or their houses if there are any.
func (s sectors) where() string {
	if hs := explain.HousesOf(s.e.Truths...); hs != 0 {
		return s.sayf("%s", hs)
	}
	return s.sayf("%s", compact{s.cellsOf()})
}

// lookAt says where items are: in their houses, or the boxes of their cells.
func (t *teller) lookAt(items []candidates.Item) say.Sentence {
	return say.LookAt(t.regions(items))
}

// regions returns the houses of items, and the boxes of their cells.
func (t *teller) regions(items []candidates.Item) candidates.HouseSet {
	hs := explain.HousesOf(items...)
	for _, item := range items {
		if c, ok := item.Cell(); ok {
			hs = hs.With(t.layout.BoxOf(c))
		}
	}
	return hs
}

// cellsOf returns the cells in which the truths have candidates.
func (s sectors) cellsOf() candidates.CellSet { return placesOf(s.e.Candidates(&s.f.Before)) }

// placesOf returns the cells of candidates.
func placesOf(ks []candidates.Candidate) (cells candidates.CellSet) {
	for _, k := range ks {
		cells = cells.With(k.Cell())
	}
	return cells
}

func (s sectors) notation() string {
	return s.sayf("{%s} \\ {%s} => %s", s.compactItems(s.e.Truths), s.compactItems(s.e.Links), s.style.CompactEffects(s.f.Step.Effects))
}

func (s sectors) houses() string {
	return s.sayf("Look at %s.", explain.HousesOf(s.e.Truths...)|explain.HousesOf(s.e.Links...))
}

// cells names those that the argument counts, which may do without some of the pattern.
func (s sectors) cells() string {
	if s.told != nil {
		return s.theCells(placesOf(slices.Concat(append(s.told.full.Links, s.told.fins)...)))
	}
	return s.theCells(s.cellsOf())
}

func (s sectors) reason() string {
	if s.told != nil {
		return s.told.why
	}
	n := len(s.e.Truths)
	var sentences []string
	for _, p := range parts(s.e.Truths) {
		if p.cells.IsEmpty() {
			sentences = append(sentences, s.roomInWords(p.digits, p.house))
		} else {
			sentences = append(sentences, s.cellsHold(p.cells))
		}
	}
	all := s.sayf("the %s cells need", say.Count(n))
	if explain.HousesOf(s.e.Truths...) != 0 {
		all = s.sayf("the %s need", say.Count(n))
		sentences = append(sentences, s.sayf("So there are %s things to settle.", say.Count(n)), s.listed("They are", s.e.Truths))
	}
	all += s.sayf(" all %s of these places, so each of the places is used up by one of them.", say.Count(n))
	fins := s.e.Fins(&s.f.Before)
	but := ""
	if len(fins) > 0 {
		but = s.sayf(", but for %s,", s.alternatives(fins, "and"))
	}
	sentences = append(sentences, s.sayf("All their candidates%s lie in %s %s, each of which takes one at most.",
		but, say.Count(len(s.e.Links)), say.Choose(len(s.e.Links), "place", "places")), s.listed("The places are", s.e.Links))
	switch {
	case len(fins) == 0:
		sentences = append(sentences, say.Capital(all))
	case len(s.e.Links) < n:
		sentences = append(sentences, s.sayf("That is one too few for %s, so one of the rest is true: %s.", say.Count(n), s.alternatives(fins, "or")))
	default:
		sentences = append(sentences, s.sayf("Unless one of the rest is true, %s", all))
	}
	return paragraph(sentences...)
}

// cellsHold says what the cells can be, of many cells only which they are.
func (s sectors) cellsHold(cells candidates.CellSet) string {
	const many = 10
	if cells.Len() < many {
		return s.holdings(cells)
	}
	return s.sayf("Look at the %s cells %s.", say.Count(cells.Len()), compact{cells})
}

// alternatives names candidates: "3 in r1c2 and r1c4".
func (s speaker) alternatives(ks []candidates.Candidate, word string) string {
	var set candidates.CandidateSet
	for _, k := range ks {
		set.Add(k)
	}
	var names []string
	for d := range set.Digits().All() {
		names = append(names, s.sayf("%s in %s", d, say.List(s.cellNames(set.Places(d)), word)))
	}
	return say.List(names, word)
}

func (s sectors) conclusion() string {
	if s.told != nil {
		return s.told.conclusion()
	}
	fins := s.e.Fins(&s.f.Before)
	if len(s.e.Links) < len(s.e.Truths) {
		return s.beyondFins(fins)
	}
	left := slices.Clone(s.f.Step.Effects)
	var sentences []string
	for _, p := range parts(s.e.Links) {
		if p.cells.IsEmpty() {
			if gone := s.take(&left, p.digits, p.house); len(gone) > 0 {
				sentences = append(sentences, s.conclude(s.sayf("No other cell of %s can be %s", p.house, anyDigit{digitsOf(gone)}), gone))
			}
			continue
		}
		var gone []explain.Effect
		gone, left = split(left, p.cells)
		if len(gone) > 0 {
			sentences = append(sentences, s.conclude(s.sayf("No other digit can be in %s", cellsOf(gone)), gone))
		}
	}
	pattern := s.e.Candidates(&s.f.Before)
	for _, link := range s.e.Links {
		linked := s.e.Linked(&s.f.Before, link)
		d, places, targets := linked[0].Digit(), placesOf(linked), candidates.CellSet{}
		left = slices.DeleteFunc(left, func(e explain.Effect) bool {
			k := e.Candidate
			seen := k.Digit() == d && !slices.Contains(pattern, k) && places.Within(s.layout.Peers(k.Cell()))
			if seen {
				targets = targets.With(k.Cell())
			}
			return seen
		})
		if !targets.IsEmpty() {
			sentences = append(sentences, s.sayf("%s is in %s.", d, anyCell{places}), s.write(say.Says(s.outOfSight(d, places, targets)...)))
		}
	}
	if len(left) > 0 {
		sentences = append(sentences, s.conclude(s.sayf("%s would take two of the places at once, so that there are too few",
			say.Capital(s.alternatives(candidatesOf(left), "or"))), left))
	}
	if len(fins) > 0 {
		sentences = append(sentences, s.sayf("All this holds for what cannot be true with %s either.", s.alternatives(fins, "or")))
	}
	return paragraph(sentences...)
}

// take moves the effects on the digits in the house out of the list, but for those within the pattern.
func (s sectors) take(left *[]explain.Effect, digits candidates.DigitSet, h candidates.House) (gone []explain.Effect) {
	pattern := s.e.Candidates(&s.f.Before)
	*left = slices.DeleteFunc(*left, func(e explain.Effect) bool {
		k := e.Candidate
		taken := digits.Has(k.Digit()) && s.layout.HouseCells(h).Has(k.Cell()) && !slices.Contains(pattern, k)
		if taken {
			gone = append(gone, e)
		}
		return taken
	})
	return gone
}

// beyondFins says what goes because one of the fins is true.
func (s sectors) beyondFins(fins []candidates.Candidate) string {
	if nodes := byDigit(fins); len(nodes) == 1 {
		d := nodes[0].Digit
		return s.write(say.Says(s.outOfSight(d, nodes[0].Cells, s.f.Step.Removed(d))...))
	}
	return s.sayf("Whatever is true with none of them goes: %s.", s.f.Step.Effects)
}

// candidatesOf, digitsOf and cellsOf return what the effects are about.
func candidatesOf(effects []explain.Effect) (ks []candidates.Candidate) {
	for _, e := range effects {
		ks = append(ks, e.Candidate)
	}
	return ks
}

func digitsOf(effects []explain.Effect) (digits candidates.DigitSet) {
	for _, e := range effects {
		digits = digits.With(e.Candidate.Digit())
	}
	return digits
}

func cellsOf(effects []explain.Effect) candidates.CellSet { return placesOf(candidatesOf(effects)) }
