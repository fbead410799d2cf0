package intersections

import (
	"math/bits"
	"slices"
	"sort"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/needs"
)

// SueDeCoq is a locked set spread over two houses that share cells.
var SueDeCoq = &techniques.Technique{
	Code: "sue-de-coq", Name: "Sue de Coq",
	Aliases: []string{"Two-Sector Disjoint Subsets", "Extended Sue de Coq", "sdc"}, Family: family,
	HoDoKu: "1101", HoDoKuScore: 250, Level: techniques.Unfair,
	Breadth: -1,
	Ladder: explain.NewLadder("cells of a line and a box that cross hold as many digits as they are",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "The basic case: three cells where a line and a box cross have five digits among them, or two have four. " +
			"Another cell of the line has two of these digits, and another cell of the box has two others. So there are as " +
			"many cells as digits. The digits of the cell in the line go from the rest of the line, those of the cell in " +
			"the box go from the rest of the box, and a digit that stands in the crossing alone goes from both. " +
			"In general there may be more cells beside the crossing, in the line and in the box, and they may bring digits " +
			"of their own: all the cells together need as many digits as they are, each counted for the line or for the " +
			"box. A digit that both groups of further cells have counts twice, once for the line and once for the box, and " +
			"goes from the crossing as well.",
		Why: "No digit that stands only in the line, the crossing included, can be in two of the cells, nor one that stands " +
			"only in the box. So the cells need as many digits as they are, and that is all there are: each digit must be " +
			"used, in one of the cells. Wherever that is, it is in the same line or in the same box, which has no room for " +
			"another. A digit in the crossing that both groups have would use up its turn in the line and in the box at " +
			"once, and there would be too few.",
		Look: "Go through the crossings of boxes and lines for two cells with four candidates or three cells with five. " +
			"Then find in the line a cell that has only digits of these, most often a pair of digits, and in the box " +
			"another with only other ones: that is the basic case. If one of the groups brings a digit of its own, it needs one cell more.",
		NearMiss: "One digit too many: two cells of the crossing with five digits need three more cells and not two. Or the " +
			"two groups share a digit of the crossing. Counted twice, it makes one digit too many.",
		Grid: ".8..42..6..5.+61+8..3.+6.8+7.......+569..+968+4.+31.553...+94+6.+8..2+15+69.+6..7+9+8..4...63+4.8.",
		Want: "r1c7<>5 r8c8<>3 r9c9<>7",
	},
	Find: func(p *techniques.Pass) { findSueDeCoq(p, false) },
	Is:   isSueDeCoq,
}

// SueDeCoqOnce is a [SueDeCoq] in which no digit of the crossing is in both flanks.
var SueDeCoqOnce = SueDeCoq.Variant(func(p *techniques.Pass) { findSueDeCoq(p, true) })

// flank is cells of one of two crossing houses that are not in the other.
type flank struct {
	cells  candidates.CellSet
	digits candidates.DigitSet
}

// twoHouses is a pattern in two houses.
type twoHouses struct {
	houses [2]candidates.House
	cross  candidates.CellSet
	flanks [2]flank // one in each house

	removals candidates.CandidateSet
}

var sueDeCoqScratch = techniques.NewFact[search](nil)

// search is the memory of the technique.
type search struct {
	once     bool // no digit of the crossing may be in both flanks
	changed  candidates.CellSet
	sides    [2]side // of the two houses of a crossing
	patterns bySize

	reported []candidates.CandidateSet
	locked   needs.LockedSet
}

// findSueDeCoq reports the locked sets spread over two houses. Of those that do
// the same it reports one with the fewest cells.
//
// Have: cells in the crossing of two houses, cells of the first house only, the
// first flank, and cells of the second house only.
//
//	(a) a digit of one flank and the crossing stands at most once in these
//	    cells, and one of both flanks at most twice, once for each house;
//	(b) these are as many as the cells.
//
// Hence each digit is in these cells, once or once in each house, and the rest of
// that house has no room for it.
//
// The crossing has at least two digits more than cells. A flank that has no cell more than digits that the
// crossing lacks gains nothing: the rest would be locked without it. So both flanks gain, by how many cells
// they have more, and
//
//	gains = digits - cells of the crossing + its digits in both flanks.
//
// A pattern of unchanged cells is what it was, and removes what it did or less.
func findSueDeCoq(p *techniques.Pass, once bool) {
	g, l := p.Grid, p.Grid.Layout()
	s := sueDeCoqScratch.Of(p)
	s.once, s.patterns = once, s.patterns[:0]
	s.changed = p.Changed().Cells.And(g.Open())
	changed := l.HousesOfAny(s.changed)
	for _, crossing := range l.Crossings() {
		if crossing.From > crossing.Onto || !changed.Has(crossing.From) && !changed.Has(crossing.Onto) {
			continue
		}
		s.cross(g, &crossing)
	}
	s.report(p)
}

// cross collects the patterns of two houses that cross.
func (s *search) cross(g *candidates.Grid, crossing *candidates.Crossing) {
	open := crossing.Shared.And(g.Open())
	held := g.CandidatesIn(open)
	if open.Len() < 2 || held.Len() < 4 {
		return
	}
	for i, h := range [...]candidates.House{crossing.From, crossing.Onto} {
		s.sides[i].fill(g, g.Layout().HouseCells(h).AndNot(crossing.Shared).And(g.Open()), s.changed)
	}
	firsts := open
	for a, ok := firsts.Next(); ok; a, ok = firsts.Next() {
		// Have: firsts and seconds lost what was chosen before.
		seconds := firsts
		for b, ok := seconds.Next(); ok; b, ok = seconds.Next() {
			cross, held := candidates.Cells(a, b), g.Candidates(a)|g.Candidates(b)
			s.around(g, crossing, cross, held)
			thirds := seconds
			for c, ok := thirds.Next(); ok; c, ok = thirds.Next() {
				s.around(g, crossing, cross.With(c), held|g.Candidates(c))
			}
		}
	}
}

// around collects the patterns around the cells of a crossing.
func (s *search) around(g *candidates.Grid, crossing *candidates.Crossing, cross candidates.CellSet, held candidates.DigitSet) {
	spare := held.Len() - cross.Len()
	if spare < 2 {
		return
	}
	first, second := &s.sides[0], &s.sides[1]
	if first.weigh(held)+second.weigh(held) < spare {
		return
	}
	second.share()
	old := !cross.Meets(s.changed)
	for w := range first.words {
		for left := first.fit[w]; left != 0; left &= left - 1 {
			set := bits.TrailingZeros64(left)
			// Have: the other flank gains so much more than it shares with
			// this one of the digits of the crossing.
			gain := spare - 8 + first.costs[w].Of(set)
			digits := first.held[w<<inWord|set] & held
			if !second.mayMatch(digits, gain) {
				continue
			}
			for v := range second.words {
				fit := second.matching(v, digits, gain)
				if old && first.changed[w]>>set&1 == 0 {
					fit &= second.changed[v]
				}
				for ; fit != 0; fit &= fit - 1 {
					a, b := first.flank(w<<inWord|set), second.flank(v<<inWord|bits.TrailingZeros64(fit))
					if s.once && a.digits&b.digits&held != 0 {
						continue
					}
					houses := [2]candidates.House{crossing.From, crossing.Onto}
					k := twoHouses{houses: houses, cross: cross, flanks: [2]flank{a, b}}
					if k.removals = k.removed(g); !k.removals.IsEmpty() {
						s.patterns = append(s.patterns, k)
					}
				}
			}
		}
	}
}

// removed returns what the pattern removes within its two houses. What else
// sees all places of a digit is for locked candidates to find.
func (k *twoHouses) removed(g *candidates.Grid) (r candidates.CandidateSet) {
	l := g.Layout()
	cells := k.cells()
	reach := l.HouseCells(k.houses[0]).Or(l.HouseCells(k.houses[1])).And(g.Open()).AndNot(cells)
	both := k.flanks[0].digits & k.flanks[1].digits
	for ds := g.CandidatesIn(cells); ds != 0; {
		d, _ := ds.Next()
		for i := range k.houses {
			if !k.flanks[i].digits.Has(d) && k.flanks[1-i].digits.Has(d) {
				continue // its link is in the other house
			}
			places := g.Places(d).And(k.cross.Or(k.flanks[i].cells))
			r.AddPlaces(d, g.Places(d).And(reach).And(l.PeersOfAll(places)))
		}
		if both.Has(d) {
			r.AddPlaces(d, g.Places(d).And(k.cross))
		}
	}
	return r
}

func (k *twoHouses) cells() candidates.CellSet {
	return k.cross.Or(k.flanks[0].cells).Or(k.flanks[1].cells)
}

// needsEach reports whether the removals need each cell of the pattern. A
// pattern with a cell to spare contains a smaller one that does the same.
func (s *search) needsEach(g *candidates.Grid, k *twoHouses) bool {
	cells := k.cells()
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		s.lock(g, k, k.cells().Without(c))
		if s.locked.Excludes(g.Layout(), &k.removals, candidates.CellSet{}) {
			return false
		}
	}
	return true
}

// lock makes the locked set that of some cells of the pattern. A digit of both
// flanks has a link for each house.
func (s *search) lock(g *candidates.Grid, k *twoHouses, cells candidates.CellSet) {
	s.locked.Sets, s.locked.Links = append(s.locked.Sets[:0], cells), s.locked.Links[:0]
	for ds := g.CandidatesIn(cells); ds != 0; {
		d, _ := ds.Next()
		places := cells.And(g.Places(d))
		if second := places.And(k.flanks[1].cells); !second.IsEmpty() && places.Meets(k.flanks[0].cells) {
			s.locked.Links = append(s.locked.Links, needs.Link{Digit: d, Cells: second})
			places = places.AndNot(second)
		}
		s.locked.Links = append(s.locked.Links, needs.Link{Digit: d, Cells: places})
	}
}

// evidence returns the cells as truths, and as links the digits in the houses.
func (k *twoHouses) evidence(g *candidates.Grid) explain.Sectors {
	var e explain.Sectors
	for c := range k.cells().All() {
		e.Truths = append(e.Truths, candidates.CellItem(c))
	}
	only := g.CandidatesIn(k.cross) &^ k.flanks[0].digits &^ k.flanks[1].digits
	for i, h := range k.houses {
		for d := range (k.flanks[i].digits | only).All() {
			e.Links = append(e.Links, candidates.HouseItem(d, h))
		}
		only = 0
	}
	return e
}

// bySize sorts patterns, the smallest first. It allocates nothing.
type bySize []twoHouses

func (ks *bySize) Len() int           { return len(*ks) }
func (ks *bySize) Less(i, j int) bool { return (*ks)[i].cells().Len() < (*ks)[j].cells().Len() }
func (ks *bySize) Swap(i, j int)      { (*ks)[i], (*ks)[j] = (*ks)[j], (*ks)[i] }

// report reports the patterns, the smallest first, except those that do what one before them does.
func (s *search) report(p *techniques.Pass) {
	sort.Stable(&s.patterns)
	s.reported = s.reported[:0]
	for i := range s.patterns {
		k := &s.patterns[i]
		if slices.Contains(s.reported, k.removals) || !s.needsEach(p.Grid, k) {
			continue
		}
		s.reported = append(s.reported, k.removals)
		if !p.ReportLeast(explain.NewStep(k.evidence(p.Grid), explain.RemoveAll(&k.removals)...)) {
			return
		}
	}
}

// isSueDeCoq reports whether it is the cells of a crossing with two digits more than cells, and further ones of
// either house, as many as digits.
func isSueDeCoq(p *techniques.Pattern) bool {
	cells, _, full := p.Locked()
	return full && slices.ContainsFunc(p.Crossings(cells), func(k candidates.Crossing) bool {
		l, in := p.Grid.Layout(), cells.And(k.Shared)
		return in.Len() >= 2 && p.Grid.CandidatesIn(in).Len() >= in.Len()+2 &&
			!cells.And(l.HouseCells(k.From)).Within(in) && !cells.And(l.HouseCells(k.Onto)).Within(in)
	})
}
