// Package encode writes walkthroughs as documents, in YAML, JSON and JSON lines, and reads them back. The
// three say the same in the same fields, so that what is read equals what was written.
//
// # The document
//
//	schema: pencilmark/walkthrough/v1
//	layout: classic9
//	puzzle: 1....6... (the givens, a full stop where there is none)
//	outcome: solved
//	steps:
//	  - n: 12
//	    technique: xy-wing
//	    remove: [r6c3<>5, r7c1<>5, r8c1<>5, r9c1<>5]
//	    premises: [r4c3, r5c1, r7c3]
//	    evidence: {shape: wing, pivot: r4c3, pincers: [r5c1, r7c3], digit: 5}
//
// All fields are described in the JSON Schema that [Schema] returns. It has a
// definition for each shape of evidence, under the name of the shape: what its fields are, which premises
// it has, and what follows from it. The shapes are those of [explain.Shapes]. Titles, notations and texts
// are for people; everything else is for programs too. A [Decoder] refuses unknown fields, fields that
// occur twice, and the means of YAML by which a text can say another thing than it shows: anchors, aliases,
// merge keys and tags.
//
// # Checking a document without this program
//
// A document is meant to be enough for a checker that somebody else writes. It
// needs nothing but the rules of the game:
//
//  1. Build the houses of the layout. The items are the cells, each of which
//     holds some digit, and each digit in each house, where it stands somewhere.
//     In a solution each item has exactly one true candidate.
//  2. Write down all candidates. Place each digit of the puzzle: it is the one
//     candidate left in its cell, and the cells that share a house with it lose
//     it. Do the same for start.place, then strike start.remove.
//  3. Take the steps in order. Each must change something that is still open,
//     and its evidence must be true of the candidates as they are now. For each
//     change suppose the contrary: the candidate to be removed is true, or the
//     one to be placed is false. Then follow the premises and no other items. An
//     item that has no candidate left is a contradiction. An item that has one
//     left makes it true. A true candidate removes all others that share any
//     item with it. Where this comes to rest, split: try each candidate of one
//     premise. If every case ends in a contradiction the change is proved: make
//     it, placing as in 2.
//  4. A trial is checked by its branch instead. On a copy of the candidates
//     place the assumption, take the steps of the branch by 3, and see that the
//     item in conflict has no candidate left. Then the assumption is false.
//     Evidence of shape cases is checked by its branches as well: place each
//     assumption on a copy, take the steps, and see that the change is true at
//     the end of every branch.
//     Evidence of shape sum is checked by trying out: add up its houses and clues, and
//     fill the cells that do not cancel out such that cells which see each other differ,
//     the cited ones with their candidates. What is removed is in no such filling that
//     adds up, what is placed in each.
//  5. At the end the outcome must be true: the cells spell out the solution; or
//     an item has no candidate, and there is no solution; or the two solutions
//     differ, break no rule and fit the candidates of 2; or the digit of the goal
//     is placed, or its candidate gone.
//
// Shapes that count rather than follow links, as set-chain and sectors do, can
// take very many splits. Their definitions say how to count instead. A step may cite
// fewer items than its pattern has; then it follows from these.
//
// A step with assumes: [unique] does not follow from the rules alone: it takes
// for granted that the puzzle has one solution. Then one of the guardians of
// its evidence, which is of shape deadly, is true: they are one item more.
//
// Package verify of this module is such a checker. This package is none: a
// [Decoder] makes sure that a document is well formed, not that it is right.
package encode
