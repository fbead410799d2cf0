package sums

import (
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// MustHave is a digit that each way to fill a clue has in a house.
var MustHave = &techniques.Technique{
	Code: "must-have", Name: "Must-Have Digit",
	Aliases: []string{"Must-Have Digits", "Mandatory Digit"}, Family: family,
	Level: techniques.Medium,
	Ladder: explain.NewLadder("a clue cannot be filled without some digit in a house",
		explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "However a clue is filled, it has some digit in a house: 1 in a cage of 7 in three cells, 9 in one of 23. So the digit goes from " +
			"the other cells of the house.",
		Why: "The clue has the digit there in one of its cells, and a house has each digit once.",
		Look: "Look at what the ways to fill a cage have in common. One with a very low sum has 1, one with a very high sum has 9. Where a cage is " +
			"in a row and a box at once, the digit goes from both.",
		NearMiss: "One way is left without the digit. Then it may be elsewhere.",
		Grid: ":0000::.................................................................................:512 116 216 316 117 217 317 522 938 739 839 939 948 749 849 949 951 554 555 961 771 871 971 772 872 972 781 881 981 182 282 682 183 283 791 891 991 192 292 692 193 293 194 294:::\n" +
			"cage 31: r1c1-r4c1 r4c2\ncage 10: r1c2 r2c2\ncage 17: r1c3 r2c3 r3c2 r3c3\ncage 15: r1c4 r1c5 r2c5 r2c6\n" +
			"cage 13: r1c6 r1c7\ncage 21: r1c8 r1c9 r2c8 r2c9\ncage 16: r2c4 r3c4 r3c5\ncage 29: r2c7 r3c6 r3c7 r4c6 r4c7\n" +
			"cage 9: r3c8 r4c8\ncage 7: r3c9 r4c9\ncage 21: r4c3 r4c4 r4c5 r5c2 r5c3\ncage 9: r5c1 r6c1\n" +
			"cage 10: r5c4 r5c5\ncage 23: r5c6 r5c7 r5c8 r6c6\ncage 16: r5c9 r6c8 r6c9 r7c9\ncage 29: r6c2-r6c5 r7c3\n" +
			"cage 24: r6c7 r7c5-r7c8\ncage 12: r7c1 r7c2 r8c1 r9c1\ncage 27: r7c4 r8c4 r8c5 r8c6 r9c5\ncage 12: r8c2 r9c2\n" +
			"cage 20: r8c3 r9c3 r9c4\ncage 19: r8c7 r8c8 r9c6 r9c7\ncage 15: r8c9 r9c8 r9c9",
		Want: "r7c3<>1",
	},
	Find: func(p *techniques.Pass) { findKillerSets(p, 1) },
	Is:   func(p *techniques.Pattern) bool { return isKillerSet(p, 1) },
}

// KillerPair is two digits of a house that clues take, or a clue and a cell.
var KillerPair = &techniques.Technique{
	Code: "killer-pair", Name: "Killer Pair",
	Aliases: []string{"Killer Naked Pair", "Cage Blocker", "Cage Against Cage"}, Family: family,
	Level: techniques.Medium,
	Ladder: explain.NewLadder("a clue needs one of two digits in a house, and another clue or a cell there needs the other",
		explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "However a cage is filled, it has 1 or 2 in a row. If a cell of the row can be 1 and 2 only, or another cage " +
			"has to have one of them there too, both digits are taken, and no other cell of the row can be either. Any clue that counts " +
			"does it, also one that has only some of its cells in the house.",
		Why: "The cage takes one of the two digits at least, and the cell takes one. A house has each digit once, so they take one each.",
		Look: "Take a cell with two candidates, and ask of each cage in its row, column and box whether it can do without both. Short " +
			"cages are the best, and those with a low or a high sum: without 1 and 2 a cage of three cells needs 12 or more. Then " +
			"hold cages of one house against each other.",
		NearMiss: "A cage that has one way to do without both digits. Then it may leave them to others.",
		Grid: ":0000::.....+1+9........+7.......+6+5+4...+6...+3+7+4......+1+5+9+5+3+1..+9+6+8+2....+8+7+4+9+5......+8+1+7+7....+4+2+3+6:211 411 221 421 821 921 325 241 242 844 846 851 852 253 853 254 454 754 255 455 755 256 271 272 174 674 681 682 283 583 284 384 285 985 192:::\n" +
			"cage 9: r1c1 r2c1\ncage 19: r1c2 r2c2 r3c1 r3c2\ncage 23: r1c3-r4c3\ncage 22: r1c4 r1c5 r2c4 r3c4\n" +
			"cage 10: r1c6 r1c7\ncage 15: r1c8 r2c7 r2c8\ncage 16: r1c9-r4c9\ncage 16: r2c5 r2c6 r3c5\n" +
			"cage 14: r3c6 r4c4 r4c5 r4c6\ncage 16: r3c7 r3c8 r4c8\ncage 17: r4c1 r4c2\ncage 17: r4c7 r5c7 r5c8 r6c8\n" +
			"cage 18: r5c1 r5c2 r5c3 r6c1\ncage 17: r5c4 r5c5 r5c6\ncage 11: r5c9 r6c9\ncage 10: r6c2 r7c1 r7c2\n" +
			"cage 12: r6c3 r6c4 r6c5\ncage 26: r6c6 r6c7 r7c6 r7c7\ncage 5: r7c3 r7c4\ncage 16: r7c5 r8c5 r8c6\n" +
			"cage 22: r7c8 r7c9 r8c8 r8c9\ncage 28: r8c1-r8c4 r9c1\ncage 23: r8c7 r9c6-r9c9\ncage 23: r9c2-r9c5",
		Want: "r3c1<>1",
	},
	Find: func(p *techniques.Pass) { findKillerSets(p, 2) },
	Is:   func(p *techniques.Pattern) bool { return isKillerSet(p, 2) },
}

// KillerTriple is three digits of a house that clues take, and perhaps cells.
var KillerTriple = &techniques.Technique{
	Code: "killer-triple", Name: "Killer Triple",
	Aliases: []string{"Killer Naked Triple", "Killer Triplet"}, Family: family,
	Level: techniques.Medium,
	Ladder: explain.NewLadder("clues and cells of a house need three digits between them",
		explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Three digits, and three that need them in a house: cells that can be nothing else, and clues that cannot be filled " +
			"without one of the digits there. Then the digits are taken, and go from the other cells of the house.",
		Why: "Each of the three takes one of the digits at least, and in cells of its own. A house has each digit once, so all are taken.",
		Look: "Look for two cells of a house with three candidates together, which nearly are a naked triple, and ask of each cage in the " +
			"house whether it can do without these.",
		NearMiss: "Three digits, two that need them, and a cage that can do without them in one way. Then one of the digits may be elsewhere.",
		Grid: ":0000::.......................+8......................+3+8........................+8........:911 113 213 413 513 214 514 614 215 415 515 116 316 416 716 417 517 617 717 817 917 418 518 618 718 818 918 119 219 319 419 719 921 123 223 423 523 324 624 724 924 225 525 126 326 426 726 427 527 627 727 827 927 128 228 328 628 129 229 329 429 729 931 433 733 933 334 634 734 934 235 535 137 237 337 138 238 338 139 239 339 743 943 446 646 746 946 147 447 747 947 148 156 256 356 157 257 357 557 158 167 267 168 469 569 669 769 969 971 177 277 377 178 278 378 179 279 579 679 779 879 979 383 683 783 983 384 684 784 884 984 185 285 485 685 187 287 387 888 988 189 389 589 689 793 993 794 994 195 295 695 196 296 396 496 596 996 997 998 199 599 699:::\n" +
			"cage 10: r1c1 r2c1 r3c1\ncage 26: r1c2-r5c2\ncage 17: r1c3 r2c3 r2c4\ncage 10: r1c4 r1c5\n" +
			"cage 11: r1c6 r2c6\ncage 6: r1c7 r1c8 r2c7\ncage 14: r1c9 r2c9\ncage 18: r2c5 r3c5 r3c6\n" +
			"cage 25: r2c8 r3c7 r3c8 r4c6 r4c7\ncage 7: r3c3 r4c3\ncage 20: r3c4 r4c4 r4c5 r5c5\ncage 15: r3c9 r4c9 r5c9\n" +
			"cage 27: r4c1-r8c1\ncage 17: r4c8 r5c8 r6c8\ncage 21: r5c3 r5c4 r6c4 r6c5\ncage 13: r5c6 r5c7\n" +
			"cage 11: r6c2 r6c3\ncage 18: r6c6 r6c7 r7c6 r8c6\ncage 26: r6c9 r7c7 r7c8 r7c9 r8c7\ncage 24: r7c2 r8c2 r9c1 r9c2\n" +
			"cage 17: r7c3 r7c4 r7c5\ncage 6: r8c3 r8c4\ncage 12: r8c5 r9c5\ncage 16: r8c8 r9c6 r9c7 r9c8\n" +
			"cage 11: r8c9 r9c9\ncage 7: r9c3 r9c4",
		Want: "r7c7<>4 r7c8<>4 r8c7<>4",
	},
	Find: func(p *techniques.Pass) { findKillerSets(p, 3) },
	Is:   func(p *techniques.Pattern) bool { return isKillerSet(p, 3) },
}

// mostEdges bounds the graphs of ways that are walked through for killer sets: a person does not oversee more.
const mostEdges = 4000

// taker is a cell, or a clue, that takes one of some digits in a house.
type taker struct {
	cells candidates.CellSet // of the house, in which it has them
	clue  *candidates.Countable
}

// killers looks for digits of one house that cells and clues take.
type killers struct {
	pass   *techniques.Pass
	house  candidates.House
	open   candidates.CellSet // of the house
	clues  []part
	digits candidates.DigitSet
	takers []taker
	chosen []taker
}

// part is a clue with cells in a house.
type part struct {
	clue *candidates.Countable
	held []candidates.DigitSet // the sets of digits that its ways have there, none if it has no open cell there
}

// parts is the clues in each house.
type parts [candidates.MaxHouses][]part

var partsFact = techniques.NewFact((*parts).update)

// update counts the ways anew of the clues that changed.
func (ps *parts) update(p *techniques.Pass, since techniques.Change) {
	g, l := p.Grid, p.Grid.Layout()
	if since.New {
		*ps = parts{}
		list, _ := l.Countable(most)
		for i := range list {
			if clue := &list[i]; clue.Ways.Size() <= mostEdges {
				for h := range l.HousesOfAny(clue.Cells).All() {
					ps[h] = append(ps[h], part{clue: clue})
				}
			}
		}
	}
	var in [candidates.MaxCells]candidates.DigitSet
	for h := range l.Houses().All() {
		open := l.HouseCells(h).And(g.Open())
		for i := range ps[h] {
			x := &ps[h][i]
			if !since.New && !x.clue.Cells.Meets(since.Cells) {
				continue
			}
			cells := x.clue.Ways.Cells()
			for i, c := range cells {
				in[i] = g.Candidates(c)
			}
			if x.held = nil; x.clue.Cells.Meets(open) {
				x.held = x.clue.Ways.Held(in[:len(cells)], func(i int) bool { return open.Has(cells[i]) })
			}
		}
	}
}

// findKillerSets reports for each house the digits, so many, that as many cells and clues take.
//
// Have:
//
//	(a) a cell that can hold only some of n digits takes one of them;
//	(b) a clue each way of which has one of them in the house takes one there;
//	(c) n of these, in cells that they do not share, take n true candidates for the digits, and the house has each digit
//	    once.
//
// Hence they take all of the digits, and no other cell of the house has one.
func findKillerSets(p *techniques.Pass, n int) {
	l := p.Grid.Layout()
	if len(l.Counting()) == 0 {
		return
	}
	changed, ps := p.Changed(), partsFact.Of(p)
	k := killers{pass: p}
	for h := range l.Houses().All() {
		if changed.New || ps.near(l, h).Meets(changed.Cells) {
			k.begin(h, ps[h])
			if !k.find(n) {
				return
			}
		}
	}
}

// near returns the cells of a house, and those of the clues in it.
func (ps *parts) near(l *candidates.Layout, h candidates.House) candidates.CellSet {
	cells := l.HouseCells(h)
	for i := range ps[h] {
		cells = cells.Or(ps[h][i].clue.Cells)
	}
	return cells
}

// begin takes up a house.
func (k *killers) begin(h candidates.House, in []part) {
	k.house, k.open, k.clues = h, k.pass.Grid.Layout().HouseCells(h).And(k.pass.Grid.Open()), k.clues[:0]
	for _, x := range in {
		if len(x.held) > 0 {
			k.clues = append(k.clues, x)
		}
	}
}

// find reports the sets of so many digits.
func (k *killers) find(n int) (more bool) {
	if len(k.clues) == 0 {
		return true
	}
	g := k.pass.Grid
	for ds := candidates.DigitSet(1<<n - 1); ds <= g.Layout().Digits(); ds = following(ds) {
		k.digits, k.takers, k.chosen = ds, k.takers[:0], k.chosen[:0]
		for _, x := range k.clues {
			if takes(x.held, ds) && !spares(x.held, ds) && (n > 1 || !k.locked(x.clue)) {
				k.takers = append(k.takers, taker{k.places(ds, x.clue.Cells), x.clue})
			}
		}
		if len(k.takers) == 0 {
			continue
		}
		var themselves candidates.CellSet // cells that take one whatever clues say
		for c := range k.open.All() {
			if has := g.Candidates(c); has != 0 && has&^ds == 0 {
				themselves = themselves.With(c)
			}
		}
		k.takers = slices.DeleteFunc(k.takers, func(x taker) bool { return x.clue.Cells.Meets(themselves) })
		if len(k.takers) == 0 {
			continue
		}
		for c := range themselves.All() {
			k.takers = append(k.takers, taker{cells: candidates.Cells(c)})
		}
		others := k.places(ds, k.open)
		if len(k.takers) >= n && !k.choose(n, 0, candidates.CellSet{}, others) {
			return false
		}
	}
	return true
}

// locked reports whether the open cells of a clue are a naked pair or triple, which says the same of all its digits at once.
func (k *killers) locked(clue *candidates.Countable) bool {
	const most = 3
	cells := clue.Cells.And(k.pass.Grid.Open())
	return cells.Within(k.open) && cells.Len() <= most && k.pass.Grid.CandidatesIn(cells).Len() == cells.Len()
}

// following returns the next larger set of as many digits.
func following(ds candidates.DigitSet) candidates.DigitSet {
	low := ds & -ds
	up := ds + low
	return up | (ds^up)>>2>>bits.TrailingZeros16(uint16(low))
}

// spares reports whether each of the sets has one of fewer digits: that is what they are told with.
func spares(sets []candidates.DigitSet, ds candidates.DigitSet) bool {
	for d := range ds.All() {
		if takes(sets, ds.Without(d)) {
			return true
		}
	}
	return false
}

// takes reports whether each of the sets has one of the digits.
func takes(sets []candidates.DigitSet, ds candidates.DigitSet) bool {
	for _, set := range sets {
		if set&ds == 0 {
			return false
		}
	}
	return true
}

// places returns the open cells of the house, among some, that can hold one of the digits.
func (k *killers) places(ds candidates.DigitSet, among candidates.CellSet) (cells candidates.CellSet) {
	for d := range ds.All() {
		cells = cells.Or(k.pass.Grid.Places(d))
	}
	return cells.And(k.open).And(among)
}

// choose completes a choice of takers that share no cell, and reports what they leave others.
func (k *killers) choose(n, from int, taken, others candidates.CellSet) (more bool) {
	if n == 0 {
		if k.chosen[0].clue == nil || others.AndNot(taken).IsEmpty() || k.naked() {
			return true
		}
		if s := k.step(); k.needsAll(&s) {
			return k.pass.Report(s)
		}
		return true
	}
	for i := from; i <= len(k.takers)-n; i++ {
		if x := k.takers[i]; !x.cells.Meets(taken) {
			k.chosen = append(k.chosen, x)
			more := k.choose(n-1, i+1, taken.Or(x.cells), others)
			k.chosen = k.chosen[:len(k.chosen)-1]
			if !more {
				return false
			}
		}
	}
	return true
}

// naked reports whether some of the chosen cells are a naked set: that says what it does without clues, and the others are a
// set for the other digits.
func (k *killers) naked() bool {
	for some := 1; some < 1<<len(k.chosen); some++ {
		var digits candidates.DigitSet
		n := 0
		for i, x := range k.chosen {
			if some>>i&1 == 0 {
				continue
			}
			if n++; x.clue != nil {
				n = -len(k.chosen)
				continue
			}
			c, _ := x.cells.Single()
			digits |= k.pass.Grid.Candidates(c)
		}
		if n > 0 && digits.Len() <= n {
			return true
		}
	}
	return false
}

// needsAll reports whether some effect takes each of the cells: as clues and other houses keep candidates apart too, fewer
// may do, which are no set for all of the digits.
func (k *killers) needsAll(s *explain.Step) bool {
	for i, x := range k.chosen {
		if x.clue == nil && !slices.ContainsFunc(s.Effects, func(e explain.Effect) bool { return k.fits(i, 0, []candidates.Candidate{e.Candidate}) }) {
			return false
		}
	}
	return true
}

// fits reports whether what is chosen, from the i-th on and but for one, can take digits beside what is true.
func (k *killers) fits(but, i int, chosen []candidates.Candidate) bool {
	if i == len(k.chosen) {
		return true
	}
	if i == but {
		return k.fits(but, i+1, chosen)
	}
	g := k.pass.Grid
	for c := range k.chosen[i].cells.All() {
		for d := range (g.Candidates(c) & k.digits).All() {
			x := candidates.Of(c, d)
			if !slices.ContainsFunc(chosen, func(other candidates.Candidate) bool { return g.Excludes(x, other) }) && k.fits(but, i+1, append(slices.Clip(chosen), x)) {
				return true
			}
		}
	}
	return false
}

// step returns the step of what is chosen.
func (k *killers) step() explain.Step {
	g := k.pass.Grid
	e := explain.KillerSet{House: k.house, Set: k.digits}
	for _, x := range k.chosen {
		if x.clue == nil {
			e.Cells = e.Cells.Or(x.cells)
			continue
		}
		sum := explain.NewSum(g, x.clue.Added)
		e.Sums = append(e.Sums, sum.FewestFor(g, e.Among(g, e.Takers(g, sum))))
	}
	return explain.NewStep(e, e.Effects(g)...)
}

// isKillerSet reports whether it is a killer set of n digits.
func isKillerSet(p *techniques.Pattern, n int) bool {
	e, ok := p.Evidence.(explain.KillerSet)
	return ok && e.Set.Len() == n
}
