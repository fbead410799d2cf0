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
		What: "An almost locked set is a group of cells in one house that hold one digit more than they are: a cell with " +
			"two candidates, two cells with three, and so on. Take two of them, A and B, with a digit X whose places in A " +
			"all see its places in B, the restricted common, and another digit Z that both have. Z is removed from every " +
			"cell that sees all places for Z in A and B. If there are two restricted commons, each goes from what sees all " +
			"its places in both, and any other digit of A or of B from what sees all its places in that one.",
		Why: "X cannot stand in both, so one of A and B is without X. It then has as many digits as cells and needs all of " +
			"them, Z among them. So Z is in A or in B. With two restricted commons, A has one of the two and B the other, " +
			"because neither can do without both; so every other digit of A stands in A, and every other digit of B in B.",
		Look: "Start from cells with two candidates and from pairs of cells with three in a row or a box. Look for a second " +
			"group that shares two digits with the first. One of them must be confined, in both groups, to cells in sight " +
			"of each other, often because they stand in one box or in one line.",
		NearMiss: "The shared digit X has one more place in a group, out of sight of the other group. Then both may have " +
			"their X, and nothing follows. Or a target sees the Z of one group and only some of the other.",
		Grid: "+78.+34+59+2..3+51+9+2+7+8..+9+27+6+8.3+5+5+1763+48+9+23+4+8+2+19+5+672+6+9+5+8+7.1..+7.+85.+2499+2.476.5+8+8+5+4+9+2.+6+7.",
		Want: "r8c7<>3",
	},
	Find: findXZ,
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
