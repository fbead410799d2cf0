package fish

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/arrangements"
	"pencilmark/techniques/internal/needs"
	"pencilmark/techniques/internal/suppositions"
)

// KrakenFishType1 is the fish whose fins lead to a target in its covers by chains.
var KrakenFishType1 = &techniques.Technique{
	Code: "kraken-fish-type-1", Name: "Kraken Fish Type 1", Aliases: []string{"kf1", "Kraken Fish"}, Family: family,
	HoDoKu: "0371", HoDoKuScore: 500, Level: techniques.Extreme,
	Ladder: explain.NewLadder("a fish with fins, and chains that lead from the fins to one of the cells which the fish would clear without them",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "A fish with fins, and a cell of its covers that does not see all the fins. From each fin that it does not " +
			"see a chain leads to it: if the fin holds the digit, the cell does not. The digit is removed from this cell.",
		Why: "If no fin is true the base uses up all covers, and the cell cannot have the digit. If a fin is true, the cell " +
			"cannot have it because it sees the fin, or because of the chain. One of the two is so, hence the cell never " +
			"has the digit.",
		Look: "Keep in mind the fish that came to nothing because of a fin out of reach. For such a fin ask what would " +
			"follow if it held the digit: which cells lose their last candidate but one, and which houses lose a place. " +
			"Follow these steps for a while, and see whether they arrive at a cell of the covers.",
		NearMiss: "A chain from one of the fins, while another fin leads nowhere. Every fin needs a chain or has to be in " +
			"sight.",
		Grid: ".62318..4...25.8.687..6...223.....6...86.2...69...12.792....6.8.56.2....3....6.25",
		Want: "r5c7<>1",
	},
	Find: func(p *techniques.Pass) { findKraken(p, false) },
	Is:   func(p *techniques.Pattern) bool { return isKraken(p, false) },
}

// KrakenFishType2 is the fish whose fins, and whose places in one of its
// covers, lead to a target by chains.
var KrakenFishType2 = &techniques.Technique{
	Code: "kraken-fish-type-2", Name: "Kraken Fish Type 2", Aliases: []string{"kf2"}, Family: family,
	HoDoKu: "0372", HoDoKuScore: 500, Level: techniques.Extreme,
	Ladder: explain.NewLadder("a fish that leaves a few cases for one of its covers, and chains that lead from all of them to the same end",
		explain.FacetDigits, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "A fish, with fins or without, and one of its covers. From each fin, and from each place of the base in this " +
			"cover, a chain leads to one and the same candidate, of any digit, which it makes false. This candidate is " +
			"removed.",
		Why: "If no fin is true the base uses up all covers, so the cover gets its digit from one of its places in the " +
			"base. Hence one of these places or one of the fins holds the digit. We do not know which, but in each case a " +
			"chain shows that the candidate is false.",
		Look: "A fish leaves few places in each of its covers. Take the cover with the fewest and ask for each of them, and " +
			"for each fin, what would follow if it held the digit. Look for a candidate that is struck in every case.",
		NearMiss: "A cell in two base houses, or a fin, that is not among the cases. Without a chain from it nothing is " +
			"proved.",
		Grid: "96..5147331..49562....36981.3...8.456.53.4218...1.539...3.8..5........347....3.2.",
		Want: "r4c5<>7",
	},
	Find: func(p *techniques.Pass) { findKraken(p, true) },
	Is:   func(p *techniques.Pattern) bool { return isKraken(p, true) },
}

// A person can keep so many chains in view with the fish that they start from,
// and follow each for so many lines.
const (
	maxArms  = 4
	maxLines = 10
)

// krakenKinds are the fish that chains are led from: those that a person can find without the chains.
var krakenKinds = []species{{kind: basic, size: 2}, {kind: franken, size: 2}, {kind: basic, size: 3}, {kind: franken, size: 3}, {kind: basic, size: 4}}

// findKraken reports, for each digit of a fish and each candidate that is removed, the kraken with the
// smallest fish and of these one with the fewest premises. Type 1 has the target in the last cover, type 2
// needs the last cover for a case split: see [explain.Kraken].
//
// Have: a target, and the room of a digit, its places that no chain leads from to the target, or only
// chains that are too long. As with any fish, n base houses have their places in the room under n-1 covers.
// If the target were true, the digit could stand in the room only, and would be too often there. Hence the
// target is false. With any cover more the fins are out of the room, and so are the places of the base that
// only this cover covers: these are the cases.
func findKraken(p *techniques.Pass, chosen bool) {
	s := search{pass: p, layout: p.Grid.Layout(), kraken: kraken{chains: suppositions.Of(p, suppose.Chain), chosen: chosen}}
	for digits := s.layout.Digits(); digits != 0; {
		s.digit, _ = digits.Next()
		if !s.overTargets() {
			return
		}
	}
}

// kraken is what the search for kraken knows beside the fish.
type kraken struct {
	chains *suppose.Search // nil in other searches
	chosen bool            // type 2
	target candidates.Candidate

	found bool
	best  krakenPattern // if one was found
}

// krakenPattern is a kraken as the search has it, without memory of its own.
type krakenPattern struct {
	pattern
	arms     [maxArms]arm
	cases    int
	premises [maxPremises]candidates.Item
	items    int
}

// arm is the lines from a place to the target.
type arm struct {
	place candidates.Cell
	lines [maxLines]suppose.Line
	n     int
}

// maxPremises is how many items a kraken can cite.
const maxPremises = largest + maxArms*maxLines

// overTargets reports the kraken of the digit for one target after the other.
func (s *search) overTargets() (more bool) {
	g := s.pass.Grid
	s.places = g.Places(s.digit).And(g.Open())
	var open candidates.HouseSet
	for hs := s.layout.Houses(); hs != 0; {
		if house, _ := hs.Next(); s.places.Meets(s.layout.HouseCells(house)) {
			open = open.With(house)
		}
	}
	var targets candidates.CandidateSet
	for d := range s.layout.Digits().All() {
		if s.kraken.chosen || d == s.digit {
			targets.SetPlaces(d, g.Places(d).And(g.Open()))
		}
	}
	cells := g.Open()
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		for digits := g.Candidates(c); digits != 0; {
			x, _ := digits.Next()
			if !targets.Has(candidates.Of(c, x)) {
				continue
			}
			// Have: if the digit can be everywhere beside the target there is
			// no fish. And if it cannot without any chain there is a plain one.
			s.setKrakenTarget(candidates.Of(c, x))
			if places, fits := arrangements.Choose(s.layout, candidates.CellSet{}, s.room, open&^s.filled()); fits {
				s.dismiss(&targets, places)
			} else if s.needsChains() && !s.reportFor() {
				return false
			}
		}
	}
	return true
}

// dismiss drops the targets that no chain from the places leads to.
//
// Have: with the target, if it has their digit, the places are one in each house.
// So the digit can be there beside any target that they leave: if it is one of
// another digit, all of them can, otherwise it is one of them.
func (s *search) dismiss(targets *candidates.CandidateSet, places candidates.CellSet) {
	if s.kraken.target.Digit() == s.digit {
		places = places.With(s.target)
	}
	left := *targets
	for c, ok := places.Next(); ok; c, ok = places.Next() {
		more, _ := s.kraken.chains.Left(candidates.Of(c, s.digit))
		left.And(more)
	}
	targets.AndNot(&left)
}

// setKrakenTarget makes the candidate the target.
func (s *search) setKrakenTarget(target candidates.Candidate) {
	s.kraken.target, s.target, s.room = target, target.Cell(), candidates.CellSet{}
	places := s.places
	for c, ok := places.Next(); ok; c, ok = places.Next() {
		if left, _ := s.kraken.chains.Left(candidates.Of(c, s.digit)); left.Has(target) {
			s.room = s.room.With(c)
		}
	}
	s.last = s.layout.Houses()
	if target.Digit() == s.digit {
		s.room = s.room.Without(s.target)
		s.last = s.layout.HousesOf(s.target)
		if s.kraken.chosen {
			s.last = s.layout.Houses() &^ s.last
		}
	}
}

// widen adds the places to the room from which only chains lead to the target that
// are longer than a kraken may have.
func (s *search) widen() {
	target := s.kraken.target
	places := s.places.AndNot(s.room)
	if target.Digit() == s.digit {
		places = places.Without(s.target)
	}
	var lines [maxLines]suppose.Line
	for c, ok := places.Next(); ok; c, ok = places.Next() {
		if _, reaches := s.kraken.chains.Path(candidates.Of(c, s.digit), target, lines[:]); !reaches {
			s.room = s.room.With(c)
		}
	}
}

// filled returns the houses that have the digit if the target is true.
func (s *search) filled() candidates.HouseSet {
	if s.kraken.target.Digit() == s.digit {
		return s.layout.HousesOf(s.target)
	}
	return 0
}

// needsChains reports whether no argument about the digit alone removes the target.
func (s *search) needsChains() bool {
	return s.kraken.target.Digit() != s.digit || s.pass.Possible(s.digit).Has(s.target)
}

// reportFor reports the best kraken for the target, if there is one.
func (s *search) reportFor() (more bool) {
	s.kraken.found = false
	s.widen()
	for _, species := range krakenKinds {
		s.species = species
		if s.findFor(s.filled()); s.kraken.found {
			effect := explain.Remove(s.kraken.target.Cell(), s.kraken.target.Digit())
			return s.pass.Report(explain.NewStep(s.krakenEvidence(&s.kraken.best), effect))
		}
	}
	return true
}

// consider keeps the kraken with the fish if it is one and better than the best
// so far: it has fewer premises, or as many and fewer arms.
func (s *search) consider(c pattern) {
	b := krakenPattern{pattern: c}
	if !s.addArms(&b) {
		return
	}
	if s.kraken.found && (b.items > s.kraken.best.items || b.items == s.kraken.best.items && b.cases >= s.kraken.best.cases) {
		return
	}
	effects := [...]explain.Effect{explain.Remove(s.kraken.target.Cell(), s.kraken.target.Digit())}
	if needs.All(s.pass.Grid, b.premises[:b.items], effects[:]) {
		s.kraken.found, s.kraken.best = true, b
	}
}

// addArms adds the chains and what they cite. It reports false if the chains
// are too many, too long, or none.
func (s *search) addArms(b *krakenPattern) bool {
	cases := b.fins
	if s.kraken.chosen {
		inside := b.places.And(s.layout.HouseCells(b.last.First()))
		for c, ok := inside.Next(); ok; c, ok = inside.Next() {
			if hs := s.layout.HousesOf(c); (hs & b.base).Len() == (hs & b.covers).Len() {
				cases = cases.With(c)
			}
		}
	}
	if cases.Len() > maxArms || s.kraken.chosen && cases == b.fins {
		return false
	}
	for hs := b.base; hs != 0; {
		base, _ := hs.Next()
		b.cite(candidates.HouseItem(s.digit, base))
	}
	chained := false
	for c, ok := cases.Next(); ok; c, ok = cases.Next() {
		a := &b.arms[b.cases]
		b.cases++
		a.place = c
		if a.n, ok = s.kraken.chains.Path(candidates.Of(c, s.digit), s.kraken.target, a.lines[:]); !ok {
			return false
		}
		chained = chained || a.n > 0
		for _, line := range a.lines[:a.n] {
			b.cite(line.Because)
		}
	}
	return chained
}

// cite adds a premise, once.
func (b *krakenPattern) cite(item candidates.Item) {
	if !slices.Contains(b.premises[:b.items], item) {
		b.premises[b.items] = item
		b.items++
	}
}

// krakenEvidence returns the evidence of a kraken.
func (s *search) krakenEvidence(b *krakenPattern) explain.Kraken {
	e := explain.Kraken{Fish: s.evidence(b.pattern), Target: s.kraken.target}
	if s.kraken.chosen {
		e.Chosen = b.last
	}
	for _, a := range b.arms[:b.cases] {
		e.Arms = append(e.Arms, explain.Arm{Place: a.place, Chain: s.chain(a)})
	}
	return e
}

// chain returns the lines of an arm as a chain: in turn what each line rules
// out and what is left for its item.
func (s *search) chain(a arm) (chain explain.Chain) {
	for i, line := range a.lines[:a.n] {
		var off explain.Node
		for _, other := range s.pass.Grid.AppendCandidates(nil, line.Because) {
			if other != line.Candidate {
				off = explain.Node{Digit: other.Digit(), Cells: off.Cells.With(other.Cell())}
			}
		}
		if i > 0 {
			chain.Links = append(chain.Links, nil)
		}
		on := explain.Node{Digit: line.Candidate.Digit(), Cells: candidates.Cells(line.Candidate.Cell())}
		chain.Nodes = append(chain.Nodes, off, on)
		chain.Links = append(chain.Links, explain.Link{line.Because})
	}
	return chain
}

// isKraken reports whether it is a fish with chains from its fins, and from the places in a cover that is chosen or none.
func isKraken(p *techniques.Pattern, chosen bool) bool {
	e, ok := p.Evidence.(explain.Kraken)
	return ok && (e.Chosen != 0) == chosen
}
