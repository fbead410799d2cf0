// Package wings holds the techniques in which every way to settle one thing,
// the pivot, leaves some cell with the same digit.
//
// # Technique xy-wing
//
// XY-Wing, hard. Also called Y-Wing, xy.
//
// Three cells with two candidates each, taken from three digits: a pivot with X
// and Y, one pincer with X and Z, another pincer with Y and Z. The pivot sees
// both pincers. Z is removed from every cell that sees both pincers.
//
// Why: Try both candidates of the pivot. If it is X, the pincer with X and Z
// cannot be X, so it is Z. If it is Y, the other pincer cannot be Y, so that
// one is Z. There is no third choice: one of the pincers is Z whatever happens,
// and a cell that sees both of them sees that Z.
//
// How to look for it: Go through the cells with two candidates and take each as
// pivot. Look in its row, its column and its box for cells with two candidates
// that share one digit with it. You need a partner for each of its digits, and
// the two partners must have their other digit in common. Then look where the
// sight lines of the partners cross.
//
// Near miss: Partners that share the same digit with the pivot: AB with AC and
// AC. If the pivot is B, nothing is forced. Or the cells AB, AC and BC, of
// which the one taken as pivot sees only one of the others. Often the pattern
// is complete, but no cell that sees both pincers has the digit.
//
// Example:
//
//	8+6+9.+2.+5..+43+5+8+976+12+7+2+1+635+894+9.6.1...+8+1+4+8.+7+6.5.2.+3.8..+6.+3+17.6...5+68+4.+537+2.+592+74...6
//	=> r4c7<>3 r5c7<>3
//
// # Technique xyz-wing
//
// XYZ-Wing, hard. Also called xyz.
//
// A pivot with X, Y and Z sees two pincers, one with X and Z, the other with Y
// and Z. It is an XY-Wing whose pivot has the third digit as well. Z is removed
// from every cell that sees all three.
//
// Why: Try all three candidates of the pivot. If it is X, the pincer with X and
// Z is Z. If it is Y, the pincer with Y and Z is Z. If it is Z, it is Z itself.
// So one of the three cells is Z whatever happens, and a cell that sees all
// three sees that Z.
//
// How to look for it: Take a cell with three candidates that has a cell with
// two of them in its box. Look along the row and the column of the first one,
// outside the box, for a cell with another two of the three. The digit that the
// two partners share is the one that goes, and the place to look for it is
// small: the cells of the box that lie in the same line.
//
// Near miss: A target that sees both pincers but not the pivot. It is not safe,
// because the pivot itself may be the Z. Two pincers with the same two digits
// force nothing if the pivot is its third digit.
//
// Example:
//
//	.693+5....27.+69...5+358+2+4.+96...3.+2+4+6....678+3....8+2.16..+3+92.+8+3+54.6+8..1+6+2.59+6.+5+479..2
//	=> r5c1<>1
//
// # Technique w-wing
//
// W-Wing, hard. Also called w.
//
// Two cells with the same two candidates X and Z that do not see each other,
// the pincers, and a bridge between them: a house in which X has two places,
// one seen by the first pincer, the other by the second. Z is removed from
// every cell that sees both pincers.
//
// Why: Suppose that neither pincer were Z. Then both would be X. The first X
// blocks one place of the bridge and the second X blocks the other, so the
// house of the bridge would have no place for X. That cannot be. At least one
// pincer is Z, and a cell that sees both of them sees that Z.
//
// How to look for it: Collect the cells with two candidates and look for two
// that are alike and far apart. Take one of their digits, and go through the
// houses for one where it has two places, one under each of the two cells. If
// there is none, try the other digit. A bridge on one digit removes the other.
//
// Near miss: A third place for the digit in the house of the bridge: the digit
// may go there. A house with two places that one pincer sees both is no bridge
// either. It says that this pincer cannot be the digit at all, and needs no
// partner to say it.
//
// Example:
//
//	7..+9+6.125.15+8+7.+63+9...+5+1.+874+8+5+3+1+9+67+4+2.7.28+5+3.+6..243+7+5.+8+5+4+762+19+839+2+1+3+5+8+4+6+73..+74+9+251
//	=> r3c2<>9 r5c3<>9
package wings

// family is the name of the package, which all its techniques carry.
const family = "wings"
