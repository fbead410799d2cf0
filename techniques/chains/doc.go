// Package chains holds the techniques that follow strong and weak links in turn:
// chains of one digit, of cells with two candidates, of both, over groups of
// cells and almost locked sets, and the loops that they close.
//
// All but remote pairs are one search over [techniques.Links], a graph of sets
// of bits. It starts from every node at once and goes on by two links at a
// time, so the shortest chains are met first. Before that the transitive
// closure of the graph tells whether any chain removes anything, and which
// nodes can be ends. What differs is the kinds of links, and what an end may be.
//
// A chain is shown if each of its strong links is needed for what it removes,
// and shorter ones do not remove all of that. The search ends at 63 links. Of
// the chains of one length between the same two ends it looks at no more than
// 4,096. If almost locked sets may be in them, the smallest that make a link, it
// takes the one that cites the fewest items, twelve at most, and none where there
// are more chains than that to compare.
//
// For HoDoKu's technique library, which names one chain of many, the chains and
// loops of several digits are found in another way: in tables like its own, of
// what follows if a candidate is true and if it is false.
//
// # Technique remote-pair
//
// Remote Pair, hard. Also called rp, Remote Pairs.
//
// An even number of cells with the same two candidates, four or more, each in
// sight of the next. Both digits are removed from every cell that sees both
// ends, and likewise from every cell that sees two cells of the chain with two
// others, or any even number of them, in between.
//
// Why: Two cells of the chain that see each other are different: one is the one
// digit, one the other. So the digits take turns along the chain, and two cells
// with an even number of others in between are different as well. A cell that
// sees both of them sees both digits.
//
// How to look for it: Find a pair of digits that many cells share. Join those
// that see each other and colour them in turn, from one end. A cell that sees
// two colours loses both digits.
//
// Near miss: Three cells in a row: the ends are equal, and nothing is known of
// a cell that sees both. Or a cell in the chain with a third candidate.
//
// Example:
//
//	+829+75+1+4+3+6+3+6+58+4+971+2+7+4+1..69+585.4...+6....6+4.+5...2.+86.+35+7+4+65.....4.+4871+6+2+3+9+5...+5.4.6.
//	=> r9c5<>9
//
// # Technique x-chain
//
// X-Chain, unfair. Also called x, Forcing X-Chain.
//
// A chain of places of one digit. Strong links, two places that are the only
// ones of a house, and weak links, two places in sight of each other, take
// turns; the first and the last link are strong. The digit is removed from
// every cell that sees both ends. A chain of three links is a Turbot Fish.
//
// Why: Suppose that the first end is not the digit. Then the other place of its
// house is. That one rules out the next place, so the one after it holds the
// digit, and so on along the chain: the last end is the digit. So one of the
// two ends is the digit whatever happens, and a cell that sees both sees that
// digit.
//
// How to look for it: Take one digit and mark every house in which it has two
// places. Start at such a place that has another place of the digit near it, go
// to its partner, look for a marked house that this partner sees one end of,
// and go on. Stop when the end that you have reached and the start see a cell
// in common.
//
// Near miss: Two weak links one after the other: a place that sees the next
// one, which has two or more partners in its house. Nothing is forced there. Or
// a chain that is complete, but no cell that sees both ends has the digit.
//
// Example:
//
//	.6...1.3....2....85.14............5.4.8..9..3.....6.9...2.......1.37+2..9....8.3.2
//	=> r7c7<>8
//
// # Technique xy-chain
//
// XY-Chain, unfair. Also called xyc, Forcing Y-Chain.
//
// A row of cells with two candidates each. Each cell sees the next and shares a
// digit with it, and leaves by its other digit. The digit that the first cell
// does not share with the second is the same as the one that the last does not
// share with the one before it. That digit is removed from every cell that sees
// both ends. With three cells this is an XY-Wing.
//
// Why: Suppose that the first cell is not that digit. Then it is its other
// digit, so the next cell is not, and must be its own other digit, and so on:
// the last cell ends up with the digit. So one of the two ends is the digit
// whatever happens, and a cell that sees both sees that digit.
//
// How to look for it: Look only at the cells with two candidates. Start at one
// of them, suppose one of its digits away and follow what must be in the cells
// around it, from cell to cell. When a cell must be the digit that you supposed
// away, see whether it and the start see a cell in common.
//
// Near miss: A row of cells whose ends are left with different digits: nothing
// sees both. Or a cell with three candidates in between, which may escape.
//
// Example:
//
//	.7..+18..6....+7....4.32+6..7.....+2.91.....3..+6..5..867..+28675+13.....+89+36+2+7+739+64+2..1
//	=> r2c1<>1 r8c2<>1
//
// # Technique m-wing
//
// M-Wing, unfair. Also called Medusa Wing.
//
// A chain of three strong links: a cell with two candidates X and Y; a house in
// which Y has two places, one seen by that cell; and a house in which another
// digit, mostly X again, has two places, one of them in the cell that the other
// Y is in. Candidates that exclude both ends are removed: the X of the first
// cell, and the last place.
//
// Why: Suppose that the first cell is not X. Then it is Y, which rules out the
// near place of the first house, so Y is in the far place. That cell is not the
// other digit, so its house has the other digit in its last place. So one of
// the ends is true, and what excludes both is false.
//
// How to look for it: Take a cell with two candidates XY. Find a house where Y
// has two places and the cell sees one of them. See whether the cell of the
// other Y also has an X that is one of two in a house.
//
// Near miss: The second Y and the X in different cells: the chain breaks
// between the houses.
//
// Example:
//
//	96+4+5+2....7+5+8..4+6.2+31+2+68.+4.5.+2..76.+5+4+5.+6.4..2.+4.31+52.68+6.+7+43+5+2..+2+3.+7.+854+6.+4526....
//	=> r9c7<>1 r9c8<>1 r9c9<>1
//
// # Technique s-wing
//
// S-Wing, unfair. Also called Split-Wing.
//
// A chain of three strong links: in the middle a cell with two candidates X and
// Y; on one side a house where X has two places, one of them seen by that cell;
// on the other side a house where Y has two places, one of them seen by it. The
// far places are the ends. They must see each other: then X is removed from the
// cell of the far Y, and Y from the cell of the far X.
//
// Why: Suppose that the far place of X does not hold it. Then the near one
// does, so the cell in the middle is not X but Y. That rules out the near place
// of Y, so the far one holds Y. So the far X or the far Y is true. A Y in the
// cell of the far X, which sees the far Y, would leave room for neither; nor
// would an X in the cell of the far Y.
//
// How to look for it: Take a cell with two candidates. For each of them look
// for a house with two places, one of which the cell sees. Then see whether the
// two far places see each other.
//
// Near miss: Far places that do not see each other: nothing excludes both.
//
// Example:
//
//	..+2..+9+46+7..4.7..+2.9.7+2..83+5.+7+9.52....2+5......+48+36915+7+2+74.9+6+52.+3+2+568.37..+3+9..2..5.
//	=> r2c4<>1
//
// # Technique l-wing
//
// L-Wing, unfair. Also called Local Wing.
//
// A chain of three strong links, all in houses: X has two places in one, the
// second of them in the same cell as one of the two places of Y in another, and
// the other place of Y in the same cell as one of the two places of Z in a
// third. The first X and the last Z are the ends. Mostly they see each other:
// then Z is removed from the cell of the first X and X from the cell of the
// last Z.
//
// Why: Suppose that the first place does not hold X. Then the second one does,
// so that cell is not Y, and Y is in its other place. So that cell is not Z,
// and Z is in its other place. So X or Z is true at the ends, and what excludes
// both is false.
//
// How to look for it: Take a house in which a digit has two places, and see in
// which of the two cells another digit is one of two in a house. Go on from the
// partner in the same way. Three houses and two cells where the chain changes
// its digit are enough.
//
// Near miss: A cell where the chain should change its digit, but the two houses
// meet the digits in different cells.
//
// Example:
//
//	..2.7........8....5......1..+59.+1.462.3.+2+5419.2+1+4.9.5...9.1...2.34..+258+7..+2...7...
//	=> r1c1<>1 r1c6<>9
//
// # Technique h-wing
//
// H-Wing, unfair. Also called Hybrid Wing.
//
// A chain of three strong links: a cell with the candidates X and Y, a cell
// with Y and Z in sight of it, and a house where Z has two places, one of them
// seen by the second cell. The X of the first cell and the far Z are the ends.
// If they see each other X is removed from the cell of the far Z. If Z is X the
// chain ends with one digit, which is removed from all cells that see both
// ends.
//
// Why: Suppose that the first cell is not X. Then it is Y, so the second is not
// Y but Z. That rules out the near place of Z in the house, so Z is in the far
// one. So one of the ends is true, and what excludes both is false.
//
// How to look for it: Take two cells with two candidates that see each other
// and share a digit. Look for a house where the other digit of one of them has
// two places, one of which that cell sees.
//
// Near miss: A house where the digit has three places: the near one is ruled
// out, but two are left.
//
// Example:
//
//	.7.+48..+2.5..32+76+9..+2.5.97+3.4.81+9..+7+2..2+74.+81....+2.+8+4.....93.24..4.+6.2+987+29.+8+7+4...
//	=> r1c6<>1 r7c9<>1
//
// # Technique aic
//
// AIC, unfair. Also called Alternating Inference Chain, Forcing Chain X and Y.
//
// An alternating inference chain: candidates joined by strong links, which are
// the only two places of a digit in a house or the only two candidates of a
// cell, and weak links, which are two places of a digit in sight of each other
// or two candidates of a cell. The links take turns; the first and the last are
// strong. If both ends are of one digit it is removed from the cells that see
// both, two or more; with one such cell the chain is called a discontinuous
// nice loop. If they are of two digits and see each other, each digit is
// removed from the other cell.
//
// Why: Suppose that the first end is false. Then the strong link makes the
// second candidate true, the weak link the third one false, and so on: the last
// end is true. So one of the ends is true whatever happens, and a candidate
// that excludes both is false.
//
// How to look for it: Start from a digit with two places in a house, where one
// of the two cells has few candidates. Suppose one place away and follow what
// must be: from the other place along its row, column and box, and within its
// cell. Note each candidate that must be true, and compare it with the start.
//
// Near miss: Two weak links in a row: a cell with three candidates of which one
// is ruled out, or a house with three places of which one is. Nothing is forced
// by it.
//
// Example:
//
//	.+9...38...+8.7.+2.4..6..9...2.3...7......4....18+19+3+5+62+7+497...1...1.8.35.......+7.+12.
//	=> r7c3<>4 r7c5<>2
//
// # Technique continuous-nice-loop
//
// Continuous Nice Loop, unfair. Also called cnl, Bidirectional Cycle.
//
// An alternating inference chain whose ends exclude each other, so that a weak
// link closes it. True and false then take turns all the way round. At each
// weak link one of the two candidates is true: where they are two places of a
// digit in a house, the digit is removed from the other cells that see both;
// where they are two candidates of a cell, all others are removed from it.
//
// Why: Suppose that some candidate of the loop is false. Then the next one is
// true, the one after it false, and so on round; if it is true, the same holds
// in the other direction. So the loop knows two states, and in each of them
// exactly one of two neighbours is true. Where two neighbours share a house or
// a cell, nothing else in it can be that digit, or that cell another digit.
//
// How to look for it: When a chain comes back to a cell or a house that it has
// passed, see whether it fits together: the links must take turns at the
// closing point, too. Then go round the weak links and collect what they
// remove.
//
// Near miss: A chain that closes with two strong or two weak links side by
// side: that is a discontinuous loop, which says something about one candidate
// only.
//
// Example:
//
//	......95.34.....6.........22..5+9..7.+4..71....9+78+6.3.....42+89.3....+3+618..83.+47+5..6
//	=> r1c2<>1 r1c2<>6 r3c2<>1 r3c2<>5 r3c2<>6 r8c2<>5
//
// # Technique discontinuous-nice-loop
//
// Discontinuous Nice Loop, unfair. Also called dnl.
//
// An alternating inference chain that comes back to where it starts, with two
// links of one kind side by side. If two strong links meet, the candidate
// between them is true, and all others are removed from its cell. If two weak
// links meet, the candidate between them is false.
//
// Why: Two strong links: suppose that the candidate is false. The chain then
// says, link by link, that it is true. That is a contradiction, so it is true.
// Two weak links: the chain without the candidate says that one of its ends is
// true. The candidate excludes both ends, so it is false.
//
// How to look for it: Suppose that some candidate is true, and follow what it
// rules out and what that forces. If something must be true that rules out the
// candidate itself, the loop is found. Cells with three or more candidates next
// to several strong links are good to start from.
//
// Near miss: A chain that comes back with a link of the other kind. That is a
// continuous loop, which leaves the candidate open.
//
// Example:
//
//	......95.34.....6.........22..5+9..7.+4..71....9+78+6.3.....42+89.3....+3+618..83.+47+5..6
//	=> r3c6<>8
//
// # Technique grouped-x-chain
//
// Grouped X-Chain, unfair. Also called Grouped X-Cycle.
//
// An X-Chain in which two or three places that a line and a box share, a group,
// may stand for one. A group is true if the digit stands in one of its cells.
// All places of a house in two groups make a strong link; two groups make a
// weak link if every cell of the one sees every cell of the other. The digit is
// removed from every cell that sees both ends, all cells of them.
//
// Why: Suppose that the first end does not hold the digit. Then the other group
// of its house does, in one of its cells. Wherever that is, it rules out all
// cells of the next group, so the one after it holds the digit, and so on to
// the last end. So one of the two ends holds the digit, and a cell that sees
// every cell of both sees that digit.
//
// How to look for it: Mark the houses of a digit as for an X-Chain, but count
// places side by side in one box and one line as one. Boxes whose places lie in
// one row and one column are the best start.
//
// Near miss: A house whose places make three groups: neither of two is forced
// by the other. Or a target that sees one end and a part of the group at the
// other.
//
// Example:
//
//	.4.5..61+8+5.....7.2+6...1..534...7...52+5......9+8.96.5....852......6..98+5+2....1+5.+83.
//	=> r8c3<>1
//
// # Technique grouped-aic
//
// Grouped AIC, unfair. Also called gaic, Grouped Alternating Inference Chain.
//
// An alternating inference chain in which groups may take the place of
// candidates, but not at the ends. A group is two or three places of a digit
// that a line and a box share; it is true if one of them is. All places of a
// house in two groups make a strong link; a weak link joins groups or
// candidates of a digit if every cell of the one sees every cell of the other.
// What excludes both ends is removed.
//
// Why: Suppose that the first end is false. Then the next node is true; if it
// is a group, in one of its cells, and whichever it is, all of the node after
// it is ruled out. So it goes on to the last end, which is true. One of the
// ends is true whatever happens, and a candidate that excludes both is false.
//
// How to look for it: Follow a chain as usual. Where a house has three places
// left, see whether two of them are side by side in one box and line: they can
// be one step of the chain.
//
// Near miss: A house whose places make three groups: the second is not forced
// by the first.
//
// Example:
//
//	..2.7........8....5......1..+59.+1.462.3.+2+5419.2+1+4.9.5...9.1...2.34..+258+7..+2...7...
//	=> r2c3<>7 r3c3<>7
//
// # Technique grouped-continuous-nice-loop
//
// Grouped Continuous Nice Loop, unfair. Also called gcnl.
//
// A continuous nice loop in which groups may take the place of candidates. A
// group is two or three places of a digit that a line and a box share; it is
// true if one of them is. All places of a house in two groups make a strong
// link. At each weak link one of the two neighbours is true: what excludes both
// is removed.
//
// Why: Suppose that some node of the loop is false. Then the next one is true,
// a group in one of its cells, wherever that is. That makes the one after it
// false, and so on round. So in each of the two states of the loop exactly one
// of two neighbours is true, and what excludes both is false.
//
// How to look for it: Look for a continuous loop, and where a house has three
// or four places of a digit, count those side by side in one box and line as
// one.
//
// Near miss: A weak link between groups of which one cell of the one does not
// see all cells of the other: both may be true.
//
// Example:
//
//	..+2..+9+46+7..4.7..+2.9.7+2..83+5.+7+9.52....2+5......+48+36915+7+2+74.9+6+52.+3+2+568.37..+3+9..2..5.
//	=> r2c1<>1 r2c2<>1 r2c4<>1
//
// # Technique grouped-discontinuous-nice-loop
//
// Grouped Discontinuous Nice Loop, unfair. Also called gdnl.
//
// A discontinuous nice loop in which groups may take the place of candidates. A
// group is two or three places of a digit that a line and a box share; it is
// true if one of them is. The candidate at which two links of one kind meet is
// a single one: it is true between two strong links and false between two weak
// ones.
//
// Why: Two strong links: suppose that the candidate is false. Link by link,
// over one or another cell of each group, the chain says that it is true. So it
// is true. Two weak links: the chain without the candidate says that one of its
// ends is true, and the candidate excludes both.
//
// How to look for it: Suppose a candidate true and follow what it rules out.
// Where all but some places side by side in one box and line are gone, one of
// these holds the digit: whatever sees all of them is ruled out next.
//
// Near miss: A group of which the next candidate sees only a part: the digit
// may go where it is not seen.
//
// Example:
//
//	..4.....5....8...+1...9.1....8...51...2...8..3.3..4....5...12.36..2..6814..3...+52.
//	=> r6c8<>9
//
// # Technique als-aic
//
// ALS-AIC, unfair. Also called AIC with ALS.
//
// An alternating inference chain with strong links in almost locked sets. An
// almost locked set is n cells of one house with n+1 digits. If it loses one of
// them all the others stand in it, so all its places of one digit and all its
// places of another make a strong link. What excludes both ends of the chain is
// removed.
//
// Why: Suppose that the first end is false. Then the next node is true, and
// rules out the one after it. If that is all places of a digit in an almost
// locked set, the set has lost this digit and must hold each of the others, so
// the next node is true again. So it goes on to the last end, which is true.
// One of the ends is true whatever happens.
//
// How to look for it: Follow a chain as usual. Where it rules out a digit from
// several cells of one house, see whether these and a few more hold only one
// digit too many: then they hold all their other digits, and each of these goes
// from every cell that sees all its places there.
//
// Near miss: A cell that sees only some of the places of a digit in the almost
// locked set: the digit may be in one of the others.
//
// Example:
//
//	.9.+8..+26.+2.8+637+9..+65.21+9+8...+8....+5.2.+6...+238.+52+14+83796.35...+6+2+8..6.+2843.8.+2+3..1..
//	=> r5c4<>5 r8c4<>1
//
// # Technique als-continuous-nice-loop
//
// ALS Continuous Nice Loop, unfair. Also called AIC Ring with ALS.
//
// A continuous nice loop with strong links in almost locked sets. An almost
// locked set is n cells of one house with n+1 digits. If it loses one of them
// all the others stand in it, so all its places of one digit and all its places
// of another make a strong link. At each weak link one of the two neighbours is
// true, and what excludes both is removed. A set in the loop loses one of the
// two digits by which the loop passes it, so its other digits are removed from
// all cells that see all their places in the set.
//
// Why: Suppose that some node of the loop is false. Then the next one is true,
// the one after it false, and so on round, in either direction. So in each of
// the two states of the loop exactly one of two neighbours is true. An almost
// locked set has one digit too many: it keeps one of the two digits of its
// nodes, and all others.
//
// How to look for it: When a chain over almost locked sets comes back to its
// start, see whether the links take turns there, too. Then collect what the
// weak links remove, and what the sets lock.
//
// Near miss: A weak link between nodes of which one cell of the one does not
// see all cells of the other: both may be true.
//
// Example:
//
//	..+2..+9+46+7..4.7..+2.9.7+2..83+5.+7+9.52....2+5......+48+36915+7+2+74.9+6+52.+3+2+568.37..+3+9..2..5.
//	=> r1c1<>1 r2c1<>1 r2c1<>6
//
// # Technique als-discontinuous-nice-loop
//
// ALS Discontinuous Nice Loop, unfair. Also called Nice Loop with ALS.
//
// A discontinuous nice loop with strong links in almost locked sets. An almost
// locked set is n cells of one house with n+1 digits. If it loses one of them
// all the others stand in it, so all its places of one digit and all its places
// of another make a strong link. The candidate at which two links of one kind
// meet is true between two strong links and false between two weak ones.
//
// Why: Two strong links: suppose that the candidate is false. Link by link,
// with each almost locked set that loses a digit and keeps the others, the
// chain says that it is true. So it is true. Two weak links: the chain without
// the candidate says that one of its ends is true, and the candidate excludes
// both.
//
// How to look for it: Suppose a candidate true and follow what it rules out.
// Where a digit goes from a small group of cells that hold one digit too many,
// the group keeps its other digits, and rules them out around it.
//
// Near miss: A group of cells with two digits too many: one is lost, and
// nothing is locked yet.
//
// Example:
//
//	+83+4..1+52+7+2+5+9+7+8+31+64+1+7+645+28+3+9..13.7.+5+8.25+8+1.4+73+3+87+5.+4.9+15.+3+14.+7+8+2.12..8.4+5..8+2.+5.+1+6
//	=> r1c4<>6
package chains

// family is the name of the package, which all its techniques carry.
const family = "chains"
