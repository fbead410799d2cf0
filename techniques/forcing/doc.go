// Package forcing holds the techniques that suppose something and follow what
// it forces, further than a chain of links can, and those that go through all
// arrangements of a digit.
//
// Contradictions and verities are one engine, package suppose, under rules that
// differ in what a line may rest on: for Nishio on places of one digit, for
// chains on one line before it, for nets on any number. Every line is a naked or
// a hidden single, so a reader needs nothing but these to check one. What a
// supposition comes to is worked out for all candidates at once; the few lines
// that show it are looked for only where it proves something. Contradictions
// and verities in few lines are met first, but not always the shortest.
//
// Templates know of other digits only the cells that all of their arrangements
// have. The idea is from the forums of 2005, where it is called pattern overlay.
// Nishio is named after Tetsuya Nishio, who writes puzzles.
//
// # Technique nishio
//
// Nishio, extreme. Also called Nishio Forcing Chain, Nishio Forcing Chains.
//
// A digit is supposed in one of its places. Every house that is left with one
// place for this digit gets it there, and so on, until some house has no place
// left. No other digit is looked at. The digit is removed from the place it was
// supposed in.
//
// Why: Each house needs the digit, so a single place that is left must have it
// if the first one has. A house without a place cannot be. So the first place
// does not have the digit.
//
// How to look for it: Take a digit with few places, best one that stands in
// three or four houses already. Suppose it in a place that blocks many others,
// and fill it in wherever it has one place left. Fish with and without fins are
// found in the same way.
//
// Near miss: The digit can be placed in every house. That shows one way to
// arrange it, and says nothing about the place it began with.
//
// Example:
//
//	.8..4.9...3.1........7...3...763.8..3....9..72......1.....5..499..476.5..........
//	=> r2c6<>8
//
// # Technique forcing-chain-contradiction
//
// Forcing Chain Contradiction, extreme. Also called fcc, Contradiction Forcing
// Chain, Digit Forcing Chain.
//
// A candidate is supposed to be true. By itself it forces others: digits that
// have one more place in a house, cells that have one more digit. Each of these
// forces others by itself, and so on. Several such chains together leave a cell
// without a digit, or a digit without a place in a house. The candidate is
// removed.
//
// Why: Each link of the chains is true if the one before it is, so all of them
// are true if the candidate is. A cell without a digit, or a house without a
// place for one, cannot be. So the candidate is false.
//
// How to look for it: Begin where a candidate has strong links on several
// sides. Follow each chain for itself, and mark what it places. When two chains
// reach the same house or the same cell, see what they leave of it.
//
// Near miss: A link that needs two placements at once, because a house has
// three places left and each of two chains takes one. That is a link of a net,
// and a net refutes the candidate as well, but it is harder to see.
//
// Example:
//
//	+21+8+5+4+3+9+76+75+3+2+9+6+1+84+9+6+487+1+5..+8+2+6.5+74..4+7+9.+3+8+6+5.+5+3162+47..+19+2+4+85+36+768+73+19+2+45+3+4+57+6+28..
//	=> r9c9<>1
//
// # Technique cell-forcing-chain
//
// Cell Forcing Chain, extreme. Also called Forcing Chain Verity, fcv, Cell
// Forcing Chains, Multiple Forcing Chains.
//
// Take a cell and suppose each of its candidates in turn. By itself it forces
// others: digits that have one more place in a house, cells that have one more
// digit. Each of these forces others by itself, and so on. A candidate
// elsewhere that is struck in every case is removed.
//
// Why: The cell holds one of its candidates. Whichever it is, the chains that
// begin in it are true, and the candidate elsewhere is struck. So it is false
// in any case. Nothing is left to luck: every case is followed, and none is
// preferred.
//
// How to look for it: Take a cell with two or three candidates, each of which
// has strong links. Mark what each case strikes in a colour of its own, and
// look for a mark in all colours.
//
// Near miss: A candidate that is struck in all cases but one. The case that is
// left may be the true one.
//
// Example:
//
//	64..+81+325.5.....7.....+5....4.+6+59..8....+1...6...13+6.952.8.41.+2.6.6...58.+72..+87+6+5..
//	=> r8c1<>3
//
// # Technique region-forcing-chain
//
// House Forcing Chain, extreme. Also called Unit Forcing Chains, Region Forcing
// Chains.
//
// Take a digit in a house and suppose it in each of its places in turn. By
// itself it forces others: digits that have one more place in a house, cells
// that have one more digit. Each of these forces others by itself, and so on. A
// candidate that is struck in every case is removed.
//
// Why: The digit stands in one of its places. Whichever it is, the chains that
// begin there are true, and the candidate is struck. So it is false in any
// case.
//
// How to look for it: Take a digit with two or three places in a house, each of
// which has strong links. Mark what each case strikes in a colour of its own,
// and look for a mark in all colours.
//
// Near miss: A candidate that is struck in all cases but one. The case that is
// left may be the true one.
//
// Example:
//
//	64..+81+325.5.....7.....+5....4.+6+59..8....+1...6...13+6.952.8.41.+2.6.6...58.+72..+87+6+5..
//	=> r8c1<>3
//
// # Technique forcing-net-contradiction
//
// Forcing Net Contradiction, extreme. Also called fnc, Forcing Net, Nishio Net,
// Dynamic Contradiction Forcing Chains, Bowman's Bingo.
//
// A candidate is supposed to be true. It forces digits that have one place left
// in a house, and cells that have one digit left. These force others, several
// of them together where one is not enough, until a cell has no digit left or a
// digit no place in a house. The candidate is removed.
//
// Why: Each digit that is forced would have to be right if the candidate were.
// A cell without a digit, or a house without a place for one, cannot be. So the
// candidate is false.
//
// How to look for it: Begin where much is decided at once: a candidate whose
// digit has two places in several houses, or that leaves cells with one digit.
// Write the consequences in another colour, and look for the place where two of
// them meet. Keep the lines that led there, and strike the others: what is left
// is the proof.
//
// Near miss: A candidate that forces a great deal without a contradiction is
// not proved by that, and a contradiction that needs an assumption besides the
// first refutes both together, not the first alone.
//
// Example:
//
//	571493682693281754428.7.931.59...17314....896.36.19425984152367.15.6.249.6.9..518
//	=> r9c5<>4
//
// # Technique forcing-net-verity
//
// Forcing Net Verity, extreme. Also called fnv, Dynamic Cell Forcing Chains,
// Dynamic Region Forcing Chains.
//
// Take a cell, or a digit in a house, and suppose each of its candidates in
// turn. Write down the singles that follow: digits with one place left in a
// house, cells with one digit left. Each may rest on all lines of its case. A
// candidate elsewhere that is struck in every case is removed.
//
// Why: One of the candidates is true. Whichever it is, every line of its case
// is true, and the candidate elsewhere is struck. So it is false in any case.
//
// How to look for it: Take a cell with two candidates or a digit with two
// places, and follow both cases as far as they lead. What both strike goes, and
// what both place is placed. It is the last thing to try before a candidate is
// refuted within a supposition.
//
// Near miss: Two cases that place the same digits in one part of the board and
// differ in another: only what they have in common is known.
//
// Example:
//
//	.8.+34.9...3.1...+8....7.+8.3.+5+1763+48+9+23+4+8+2+19+5+672..+5+8+7.1..+7.+85..499..476.5+8+8+5+4+9.....
//	=> r2c7<>4
//
// # Technique template-set
//
// Template Set, extreme. Also called ts, Pattern Overlay Placement.
//
// A template of a digit is a choice of its places on the whole board: one in
// each row, each column and each box. Write down all templates that the pencil
// marks allow. A cell that is in all of them gets the digit. Once a cell is
// known to have a digit, the templates of other digits that use it are struck
// out, and what is left of those may agree on further cells.
//
// Why: One of the templates is the solution of the digit. Whatever all of them
// have in common is true whichever it is.
//
// How to look for it: Templates are made for computers; by hand the method is
// of use for a digit with few places left. Begin in the row or column with the
// fewest, and follow each of its places to the end. Draw the ways that can be
// completed over each other, and look for a cell that they share.
//
// Near miss: A cell that is in most of the templates, or in all that came to
// mind. One that was forgotten is enough to make the conclusion wrong.
//
// Example:
//
//	7....53....47.+1.+5...+5..8...57.+463.....+3.+7+9.4.9+4+8.1+2.+3.15+6+39+4+87232.+1.7.6.+4.+7..+6.1+3
//	=> r2c1=8 r5c4=8 r8c5=8 r9c2=8
//
// # Technique template-delete
//
// Template Delete, extreme. Also called td, Pattern Overlay Method, POM.
//
// A template of a digit is a choice of its places on the whole board: one in
// each row, each column and each box. Write down all templates that the pencil
// marks allow, less those that use a cell which is in all templates of another
// digit. The digit is removed from every cell that is in none of them.
//
// Why: One of the templates is the solution of the digit, so a cell that has
// the digit is in at least that one. A cell that all templates of another digit
// use has that other digit, so no template that uses it can be the solution.
//
// How to look for it: Templates are made for computers; by hand the method is
// of use for a digit with few places left. Suppose the digit in a cell, strike
// what sees it, and see whether every row, column and box can still be given
// the digit. Every fish, with fins or without, is found on the way.
//
// Near miss: A place that takes long to be completed to a template, but can be.
// It only looks crowded out: as long as one way is left, the place stays.
//
// Example:
//
//	7....53..+8.47.+1.+5...+5..8...57.+463.....+3+8+7+9.4.9+4+8+51+2.+3.15+6+39+4+87232+9+1+87.6.+4+8+7+2+5+6+91+3
//	=> r1c5<>2
package forcing

// family is the name of the package, which all its techniques carry.
const family = "forcing"
