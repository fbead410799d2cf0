// Package als holds the techniques of almost locked sets: cells of one house
// that hold one digit more than they are.
//
// All look at the same list of sets, [techniques.Pass.ALS], and at the digits
// that two of them cannot both have, their restricted commons. Before a search
// a test that is cheap for all candidates together tells which of them chains
// of sets can remove at all, see [techniques.Pass.Squeezing]. All findings of a
// grid are collected, because of those that remove the same only the simplest
// is reported; of wings and chains first those of the fewest cells, so that who
// wants one waits for no others.
//
// Chains have at most seven sets, and the search for them gives up on grids with
// few digits, where there are thousands of one length. Aligned exclusions have at most two
// cells beside the target and cite at most ten. Almost locked sets and the rule
// of two of them, XZ, come from the Sudoku Players' Forum of 2005.
//
// # Technique als-xz
//
// ALS-XZ, unfair. Also called Almost Locked Set XZ-Rule, Almost Locked Sets,
// axz.
//
// An almost locked set is a group of cells in one house that hold one digit
// more than they are: a cell with two candidates, two cells with three, and so
// on. Take two of them, A and B, with a digit X whose places in A all see its
// places in B, the restricted common, and another digit Z that both have. Z is
// removed from every cell that sees all places for Z in A and B. If there are
// two restricted commons, each goes from what sees all its places in both, and
// any other digit of A or of B from what sees all its places in that one.
//
// Why: X cannot stand in both, so one of A and B is without X. It then has as
// many digits as cells and needs all of them, Z among them. So Z is in A or in
// B. With two restricted commons, A has one of the two and B the other, because
// neither can do without both; so every other digit of A stands in A, and every
// other digit of B in B.
//
// How to look for it: Start from cells with two candidates and from pairs of
// cells with three in a row or a box. Look for a second group that shares two
// digits with the first. One of them must be confined, in both groups, to cells
// in sight of each other, often because they stand in one box or in one line.
//
// Near miss: The shared digit X has one more place in a group, out of sight of
// the other group. Then both may have their X, and nothing follows. Or a target
// sees the Z of one group and only some of the other.
//
// Example:
//
//	+78.+34+59+2..3+51+9+2+7+8..+9+27+6+8.3+5+5+1763+48+9+23+4+8+2+19+5+672+6+9+5+8+7.1..+7.+85.+2499+2.476.5+8+8+5+4+9+2.+6+7.
//	=> r8c7<>3
//
// # Technique als-xy-wing
//
// ALS-XY-Wing, unfair. Also called Almost Locked Set XY-Wing, axy.
//
// Three almost locked sets, groups of cells in one house that hold one digit
// more than they are: a set B that has a restricted common X with A and another
// one, Y, with C. A restricted common is a digit whose places in one set all
// see its places in the other. Z, a digit of both A and C, is removed from
// every cell that sees all its places in them. An XY-Wing is the smallest of
// these: B is its pivot, A and C its pincers.
//
// Why: Suppose that A has no Z. Then it has all its other digits, X among them,
// so B has no X. Then B has all its other digits, Y among them, so C has no Y,
// and has all its other digits, Z among them. So Z is in A or in C.
//
// How to look for it: Look at almost locked sets that share a digit and are out
// of reach of each other. Then look for a third one between them, often a cell
// with two candidates or two cells with three, that takes one digit from each.
//
// Near miss: The set in the middle is joined to both others by the same digit.
// If it is without that digit, it needs nothing from the other side.
//
// Example:
//
//	+21+8+5+4+3+9+76+75+3+2+9+6+1+84+9+6+487+1+5..+8.+6.5.4..4.+9.+3.+6+5.+5+3162+47..+19+2+4+85+36+768+73+19+2+45+3+4+57+6+28..
//	=> r4c8<>1 r4c8<>9
//
// # Technique als-w-wing
//
// ALS-W-Wing, unfair. Also called Almost Locked Set W-Wing.
//
// A house with two places for a digit X, the bridge, and two almost locked
// sets, groups of cells in one house that hold one digit more than they are:
// one place of the bridge sees all places for X in the set A, the other those
// in the set B. Z, another digit of both A and B, is removed from every cell
// that sees all its places in them. If both sets are single cells it is a
// W-Wing.
//
// Why: One of the two places of the bridge holds X. If it is the one that A
// sees, A has no X, has as many digits as cells and needs them all, Z among
// them. If it is the other one, the same goes for B. So Z is in A or in B.
//
// How to look for it: Look for a digit X with two places in a row, column or
// box. At each place, look along its houses for a small almost locked set whose
// X all stand in its sight, and see whether the two sets share another digit.
//
// Near miss: X has a third place in the house, out of sight of both sets. Or
// one place for X in a set is out of sight of the bridge, so the set may keep
// it.
//
// Example:
//
//	2.+95.+4..1641.7+3+5..+8...+19...+16.4.+7.5.79.......+4.......8+5..+93+8.14+38.14.9..9+1+4+7.28..
//	=> r5c9<>2
//
// # Technique death-blossom
//
// Death Blossom, unfair. Also called db.
//
// A cell, the stem, and for each of its candidates a petal: an almost locked
// set, a group of cells in one house that hold one digit more than they are,
// whose places for that candidate all see the stem. Z, a digit of all petals
// that the stem does not have, is removed from every cell that sees all its
// places in the petals.
//
// Why: The stem takes one of its candidates. The petal of that one loses it,
// has as many digits as cells and needs them all, Z among them. So Z is in one
// of the petals, whatever the stem is.
//
// How to look for it: Look at cells with two or three candidates. For each
// candidate, look along the houses of the cell for a small almost locked set
// that has it only where the cell sees it. Then ask which digit all these sets
// share.
//
// Near miss: A petal has one more place for its candidate, out of sight of the
// stem: the petal may keep it, and then has a digit to spare. Or a target sees
// the Z of all petals but one.
//
// Example:
//
//	2.+95.+4..1641.7+3+5..+8...+19...+16.4.+7.5.79.......+4.......8+5..+93+8.14+38.14.9..9+1+4+7.28..
//	=> r6c5<>5
//
// # Technique als-chain
//
// ALS Chain, unfair. Also called Almost Locked Set Chain, Almost Locked Set
// XY-Chain, ALS-XY-Chain, ach.
//
// Four almost locked sets or more, groups of cells in one house that hold one
// digit more than they are, each joined to the next by a restricted common: a
// digit whose places in the one all see its places in the other. The two digits
// that join a set to its neighbours are different. Z, a digit of both end sets
// that is not what joins either to the rest, is removed from every cell that
// sees all its places in them. An XY-Chain is the case in which each set is a
// single cell.
//
// Why: Suppose that the first set has no Z. Then it has all its other digits,
// among them the one that joins it to the second set, which therefore has all
// its digits but that one. So it goes on to the last set, which loses the digit
// that joins it and keeps Z. So Z is in the first set or in the last.
//
// How to look for it: Start from a small set and suppose that it has no Z.
// Write down which digits its neighbours lose, and go on from each of them:
// what it keeps takes a digit from another set. Stop at a set that must then
// have the Z.
//
// Near miss: A set inside the chain is joined to both neighbours by the same
// digit, so it loses nothing more than before. Or the Z of the last set is the
// digit that joins it to the chain: that is what it loses.
//
// Example:
//
//	4..8.9+6......36.+4.2.6+1+7+4..57+4..6.93.+3+6.+9.74+5.85+9+4.+3.67.23.9...+4.7+4..1.......4...6
//	=> r8c9<>8
//
// # Technique aligned-pair-exclusion
//
// Aligned Pair Exclusion, unfair. Also called APE, Subset Exclusion.
//
// Two cells, looked at together. A pair of digits for them is excluded if the
// two are the same and the cells see each other, or if some almost locked set,
// a group of cells in one house that hold one digit more than they are, would
// lose both digits: all its places for the one see the first cell, and all for
// the other see the second. A candidate of one cell all of whose pairs with
// candidates of the other are excluded is removed.
//
// Why: If the candidate were true, the other cell would have to take one of its
// own candidates. Each of these would break a rule, or leave some group with
// fewer digits than cells.
//
// How to look for it: Look at two cells with few candidates, in the same band
// or stack, that both see several cells with two candidates. Write down the
// pairs of digits, and strike those that are all that such a cell has.
//
// Near miss: One pair of digits is left. Then the candidate may be true,
// together with the one that it is paired with.
//
// Example:
//
//	..+619.7....1.+26.+942.+987.6+5+112..+4.97.6.72..+41...4..........3....9...6.....6.4..23+9
//	=> r6c6<>5
//
// # Technique aligned-triplet-exclusion
//
// Aligned Triplet Exclusion, extreme. Also called ATE, Aligned Triple
// Exclusion.
//
// Three cells, looked at together. Three digits for them are excluded if two of
// them are the same in cells that see each other, if some almost locked set, a
// group of cells in one house that hold one digit more than they are, would
// lose two of them, or if they are all that a cell with three candidates has
// that sees all three cells. A candidate of one cell is removed if all its
// combinations with candidates of the two others are excluded.
//
// Why: If the candidate were true, the other two cells would have to take one
// candidate each. Every choice would break a rule, or leave some group with
// fewer digits than cells.
//
// How to look for it: Look at three cells with few candidates that see many
// cells with two or three. Suppose one candidate of the first, and write down
// what is left for the other two. Then strike the combinations one by one.
//
// Near miss: One combination is left. Then the candidate may be true, and the
// other two cells hold the digits of that one.
//
// Example:
//
//	4..8.9+6......36.+4.2.6+1+7+4..57+4..6.93.+3+6.+9.74+5.85+9+4.+3.67.23.9...+4.7+4..1.......4...6
//	=> r2c7<>2
package als

// family is the name of the package, which all its techniques carry.
const family = "als"
