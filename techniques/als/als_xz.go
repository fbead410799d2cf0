package als

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// XZ is the chain of two almost locked sets.
var XZ = &techniques.Technique{
	Code: "als-xz", Name: "ALS-XZ", Aliases: []string{"Almost Locked Set XZ-Rule", "Almost Locked Sets", "axz"}, Family: family,
	HoDoKu: "0901", HoDoKuScore: 300, Level: techniques.Unfair,
	Ladder: explain.NewLadder("two groups of cells hold one digit too many each, and cannot both have a digit that they share",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "An almost locked set is a group of cells in one house with one more digit than there are cells: a cell with " +
			"two candidates, two cells with three, and so on. Take two of them, set 1 and set 2, that share two digits, X " +
			"and Z. Every place for X in set 1 sees every place for X in set 2: X is a restricted common. Z is removed from " +
			"every cell that sees all places for Z in both sets. If there are two restricted commons, each goes from what " +
			"sees all its places in both sets, and any other digit of a set from what sees all its places in that set.",
		Why: "X cannot stand in both sets, so one of them is without X. It then has as many digits as cells and needs all " +
			"of them, Z among them. So Z is in set 1 or in set 2. With two restricted commons, one set has the one and the " +
			"other set the other, because neither can do without both; so each set needs all its other digits.",
		Look: "Start from cells with two candidates and from pairs of cells with three in a row or a box. Look for a second " +
			"group that shares two digits with the first. One of them must be confined, in both groups, to cells in sight " +
			"of each other, often because they stand in one box or in one line.",
		NearMiss: "The shared digit X has one more place in a group, out of sight of the other group. Then both may have " +
			"their X, and nothing follows. Or a target sees the Z of one group and only some of the other.",
		Grid: "+78.+34+59+2..3+51+9+2+7+8..+9+27+6+8.3+5+5+1763+48+9+23+4+8+2+19+5+672+6+9+5+8+7.1..+7.+85.+2499+2.476.5+8+8+5+4+9+2.+6+7.",
		Want: "r8c7<>3",
	},
	Find: findXZ,
	Is:   isXZ,
}

// findXZ reports the pairs of sets with restricted commons.
//
// Have: sets A and B, x a restricted common.
//
//	(a) A or B is without x, and then has all its other digits;
//	(b) with a second restricted common y, neither set can be without both, so
//	    one has x and the other y, and each has all its other digits.
//
// Hence a digit z of both is in A or B; with (b) any digit is in the sets that
// have it but x and y, which are in A or B.
//
// A pair of unchanged sets is what it was, and removes what it did or less.
func findXZ(p *techniques.Pass) {
	f := newChainList(p, false)
	for _, r := range weightRanges[1:] { // one look at all pairs tells the lightest
		f.lookFor(r)
		if f.pairs(p.Changed().Cells); f.done() || !f.report() {
			return
		}
	}
}

// pairs collects the pairs that have changed cells.
func (f *chainList) pairs(changed candidates.CellSet) {
	commons := f.index.restricted
	for i := range commons {
		r := &commons[i]
		a, b := f.list[r.a].Cells, f.list[r.b].Cells
		if !a.Or(b).Meets(changed) {
			continue
		}
		if weight := a.Len() + b.Len(); weight <= f.above || weight > f.upTo {
			continue
		}
		sets := [...]int{r.a, r.b}
		x := r.digits.First()
		rank := [...]int{r.b, int(x), r.a}
		switch y, two := r.digits.Without(x).Single(); {
		case r.digits.Len() == 1:
			with := f.endDigits(r.a, r.b, x, x).With(x)
			if f.tight(r.a, with) && f.tight(r.b, with) && f.removes(r.a, r.b, x, x) {
				k := f.chain(sets[:], []candidates.Digit{x})
				k.rank = rank
				f.collect(&k)
			}
		case two:
			// Three restricted commons would be too many: the sets could not
			// do without three digits, and the grid has no solution.
			k := f.chain(sets[:], []candidates.Digit{x, y})
			k.rank = rank
			if r := f.removals(&k); !r.IsEmpty() {
				f.collect(&k)
			}
		}
	}
}

// XYWing is the chain of three almost locked sets.
var XYWing = &techniques.Technique{
	Code: "als-xy-wing", Name: "ALS-XY-Wing", Aliases: []string{"Almost Locked Set XY-Wing", "Almost Locked Sets XY-Wing", "axy"}, Family: family,
	HoDoKu: "0902", HoDoKuScore: 320, Level: techniques.Unfair,
	Ladder: explain.NewLadder("three groups of cells hold one digit too many each, and one of them stands between the others",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Three almost locked sets, groups of cells in one house with one more digit than there are cells: set 2 " +
			"has a restricted common X with set 1 and another one, Y, with set 3. A restricted common is a digit whose " +
			"places in one set all see its places in the other. Z, a digit of sets 1 and 3, is removed from every cell that sees all " +
			"its places in them. If all three are single cells it is an XY-Wing.",
		Why: "Suppose that set 1 has no Z. Then it has all its other digits, X among them, so set 2 has no X. Then set 2 " +
			"has all its other digits, Y among them, so set 3 has no Y, and has all its other digits, Z among them. So Z is " +
			"in set 1 or in set 3.",
		Look: "Look at almost locked sets that share a digit and are out of reach of each other. Then look for a third one " +
			"between them, often a cell with two candidates or two cells with three, that takes one digit from each.",
		NearMiss: "The set in the middle is joined to both others by the same digit. If it is without that digit, it needs " +
			"nothing from the other side.",
		Grid: ".+9+7.8+6.3.6.2.+4+1..9....7+9..6..1+4+925...7.13+8+2.4+24.+65+7+3.......39..+7.39.468..2...5..3",
		Want: "r1c9<>1",
	},
	Find: func(p *techniques.Pass) { findXYWing(p, false) },
	Is:   func(p *techniques.Pattern) bool { return len(p.Chain.Kinds) == 3 && p.Chain.OverSets(3) },
}

// OverlappingXYWing is an [XYWing] whose sets may share cells, if these do not hold what joins them.
var OverlappingXYWing = XYWing.Variant(func(p *techniques.Pass) { findXYWing(p, true) })

// findXYWing reports the wings.
//
// Have: B has the restricted common x with A, y with C, and x is not y.
//
//	(a) if A has no z it has x, so B has no x;
//	(b) then B has y, so C has no y;
//	(c) then C has z.
//
// Hence z is in A or C. A wing of unchanged sets is what it was, and removes what it did or less.
func findXYWing(p *techniques.Pass, overlap bool) {
	f := newChainList(p, overlap)
	for _, r := range weightRanges {
		f.lookFor(r)
		if f.wings(p.Changed().Cells); f.done() || !f.report() {
			return
		}
	}
}

// wings collects the wings that have changed cells. The digits that a set has
// alone tell early what it can be joined by, see loneDigits.
func (f *chainList) wings(changed candidates.CellSet) {
	list, filter := f.list, filterFact.Of(f.pass)
	for b := range list {
		if list[b].Cells.Len()+2 > f.upTo {
			break // as the sets after it
		}
		loneB := f.loneDigits(b)
		if loneB.Len() > 2 || !filter.mayBeInside(b, 1) {
			continue
		}
		commons := f.index.commonsOf(b)
		for i, toA := range commons {
			a := toA.other(b)
			weight := list[a].Cells.Len() + list[b].Cells.Len()
			if weight >= f.upTo || (loneB&^toA.digits).Len() > 1 {
				continue
			}
			loneA := f.loneDigits(a) &^ toA.digits
			old := !list[a].Cells.Or(list[b].Cells).Meets(changed)
			for _, toC := range commons[:i] {
				c := toC.other(b)
				switch {
				case weight+list[c].Cells.Len() > f.upTo, old && !list[c].Cells.Meets(changed):
				case loneB&^(toA.digits|toC.digits) != 0, loneA&^list[c].Digits != 0:
				case f.apart(a, c):
					f.join(toA, toC, b)
				}
			}
		}
	}
}

// join collects the wings with the pivot b that has these restricted commons.
func (f *chainList) join(toA, toC *restrictedCommon, b int) {
	if rank(toA, b) < rank(toC, b) {
		toA, toC = toC, toA
	}
	a, c := toA.other(b), toC.other(b)
	for xs := toA.digits; xs != 0; {
		x, _ := xs.Next()
		for ys := toC.digits.Without(x); ys != 0; {
			y, _ := ys.Next()
			zs := f.endDigits(a, c, x, y)
			if zs == 0 || !f.tight(a, zs.With(x)) || !f.tight(b, candidates.Digits(x, y)) || !f.tight(c, zs.With(y)) ||
				!f.removes(a, c, x, y) {
				continue
			}
			k := f.chain([]int{a, b, c}, []candidates.Digit{x, y})
			if k.weight <= f.above {
				continue
			}
			k.rank = [...]int{b, rank(toA, b), rank(toC, b)}
			if r := f.removals(&k); f.needsEach(&k, &r) {
				f.collect(&k)
			}
		}
	}
}

// rank puts the sets that the pivot is joined to in an order: those before it in
// the list come first, by their first restricted common, then those after it.
func rank(r *restrictedCommon, pivot int) int {
	const sets = 1 << 24 // more than there are
	if r.a == pivot {
		return candidates.MaxSize*sets + r.b
	}
	return int(r.digits.First()-1)*sets + r.a
}

// isXZ reports whether it is two sets with a restricted common, or with two.
func isXZ(p *techniques.Pattern) bool {
	c := &p.Chain
	return len(c.Kinds) == 2 && (c.OverSets(2) || c.As == techniques.Ring && c.InSets)
}
