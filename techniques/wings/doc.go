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
//
// # Technique grouped-w-wing
//
// Grouped W-Wing, hard. Also called W-Wing with group link.
//
// Two cells with the same two candidates X and Z that do not see each other,
// the pincers, and a house in which X has three places or more, the bridge.
// Each of these places is seen by a pincer, some by the first only and some by
// the second only. Z is removed from every cell that sees both pincers.
//
// Why: Suppose that neither pincer were Z. Then both would be X, and together
// they would block every place of the bridge, so the house would have no place
// for X. That cannot be. At least one pincer is Z, and a cell that sees both of
// them sees that Z.
//
// How to look for it: Collect the cells with two candidates and look for two
// that are alike and far apart, as for a W-Wing. Then strike, in thought, one
// of their digits wherever one of them sees it. If a house is left without the
// digit, that house is the bridge. Often it is a box in which the digit stands
// in one row and one column, each of them under a pincer.
//
// Near miss: One place of the house that neither pincer sees. The digit may go
// there. And if one pincer alone sees all the places, it cannot be the digit,
// which needs no partner to say it.
//
// Example:
//
//	.78.+4..2..9+3.+2+85+4+7+24+57..8..+86..+574..+4.+7.1..8+55..+8.4.+763+869+7..5+4+7..+48....+9.4.6.7.+8
//	=> r8c6<>1
//
// # Technique wxyz-wing
//
// WXYZ-Wing, unfair. Also called Bent Naked Quadruple, Bent Naked Quad.
//
// A set of four cells in a line and a box that cross, with four digits among
// them. Each digit but one has all its places in these cells within the line or
// within the box. The odd one out, Z, stands in both: it is removed from every
// cell that sees all its places in the pattern. If no digit is odd, all are
// locked, and each goes from the cells that see all its places.
//
// Why: A digit that has all its places within one house can be used in one of
// the cells only. The four cells need four digits, and the others are three. So
// one of the cells holds Z, wherever it is, and a cell that sees all places for
// Z sees that one. Without an odd digit all four digits are used, each in one
// of the cells.
//
// How to look for it: Start with a cell that has three or four candidates in
// the crossing of a box and a line, or with two of them, and look along the
// line and in the box for cells that have only digits of these, most often
// cells with two candidates. When there are four cells and four digits, see
// which of the digits stand on both sides of the crossing. It must be one at
// most.
//
// Near miss: Two digits that stand in the line and in the box beside the
// crossing. Both may be used twice, so nothing is short. Or a target that sees
// some places for Z and not all of them.
//
// Example:
//
//	...+2.+8..9.695.+1+3+2+8+8..3.+9..4..8+1+3+52+9....+89+6+5+4.+9..+42781..9.613+4+85+381+9+5+467+2...7+8+2+9+3+1
//	=> r1c2<>5 r3c2<>5 r6c3<>5
//
// # Technique vwxyz-wing
//
// VWXYZ-Wing, unfair. Also called Bent Naked Quintuple.
//
// A set of five cells in a line and a box that cross, with five digits among
// them. Each digit but one has all its places in these cells within the line or
// within the box. The odd one out, Z, stands in both: it is removed from every
// cell that sees all its places in the pattern. If no digit is odd, all are
// locked, and each goes from the cells that see all its places.
//
// Why: A digit that has all its places within one house can be used in one of
// the cells only. The five cells need five digits, and the others are four. So
// one of the cells holds Z, wherever it is, and a cell that sees all places for
// Z sees that one. Without an odd digit all five digits are used, each in one
// of the cells.
//
// How to look for it: Start with a cell that has three or four candidates in
// the crossing of a box and a line, or with two of them, and look along the
// line and in the box for cells that have only digits of these, most often
// cells with two candidates. When there are five cells and five digits, see
// which of the digits stand on both sides of the crossing. It must be one at
// most.
//
// Near miss: Two digits that stand in the line and in the box beside the
// crossing. Both may be used twice, so nothing is short. Or a target that sees
// some places for Z and not all of them.
//
// Example:
//
//	..8+2...3.....5.2...2.76...4...9+7136+5+673+4+2+598+11+59.8.4+7+2.1+754..2......+7.....68.2...
//	=> r2c1<>9
//
// # Technique uvwxyz-wing
//
// UVWXYZ-Wing, unfair. Also called Bent Naked Sextuple.
//
// A set of six cells in a line and a box that cross, with six digits among
// them. Each digit but one has all its places in these cells within the line or
// within the box. The odd one out, Z, stands in both: it is removed from every
// cell that sees all its places in the pattern. If no digit is odd, all are
// locked, and each goes from the cells that see all its places.
//
// Why: A digit that has all its places within one house can be used in one of
// the cells only. The six cells need six digits, and the others are five. So
// one of the cells holds Z, wherever it is, and a cell that sees all places for
// Z sees that one. Without an odd digit all six digits are used, each in one of
// the cells.
//
// How to look for it: Start with a cell that has three or four candidates in
// the crossing of a box and a line, or with two of them, and look along the
// line and in the box for cells that have only digits of these, most often
// cells with two candidates. When there are six cells and six digits, see which
// of the digits stand on both sides of the crossing. It must be one at most.
//
// Near miss: Two digits that stand in the line and in the box beside the
// crossing. Both may be used twice, so nothing is short. Or a target that sees
// some places for Z and not all of them.
//
// Example:
//
//	.......49+96.3..5..8...19...2...6.+7.4.8+6......7.1..2...6..+93+48..+3+79..1+45+6..+875+6+93.
//	=> r2c9<>7
//
// # Technique tuvwxyz-wing
//
// TUVWXYZ-Wing, extreme. Also called Bent Naked Septuple.
//
// A set of seven cells in a line and a box that cross, with seven digits among
// them. Each digit but one has all its places in these cells within the line or
// within the box. The odd one out, Z, stands in both: it is removed from every
// cell that sees all its places in the pattern. If no digit is odd, all are
// locked, and each goes from the cells that see all its places.
//
// Why: A digit that has all its places within one house can be used in one of
// the cells only. The seven cells need seven digits, and the others are six. So
// one of the cells holds Z, wherever it is, and a cell that sees all places for
// Z sees that one. Without an odd digit all seven digits are used, each in one
// of the cells.
//
// How to look for it: Start with a cell that has three or four candidates in
// the crossing of a box and a line, or with two of them, and look along the
// line and in the box for cells that have only digits of these, most often
// cells with two candidates. When there are seven cells and seven digits, see
// which of the digits stand on both sides of the crossing. It must be one at
// most.
//
// Near miss: Two digits that stand in the line and in the box beside the
// crossing. Both may be used twice, so nothing is short. Or a target that sees
// some places for Z and not all of them.
//
// Example:
//
//	8....17.4.+49+7+6..8+2....4...936......+1+2.1.5...+34+9+5+13782+6.5+2....3+77.+4...2.+8...2+7..45
//	=> r3c6<>3 r3c6<>5 r8c4<>6 r8c4<>9
package wings

// family is the name of the package, which all its techniques carry.
const family = "wings"
