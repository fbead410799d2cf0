// Package coloring holds the techniques that colour candidates along strong
// links in turn, so that of two colours one is true as a whole.
//
// # Technique simple-coloring-trap
//
// Simple Coloring Trap, hard. Also called Simple Colors Trap, sc1, Simple
// Colors, Simple Coloring, Singles Chain, Color Trap.
//
// Start at a house where a digit has two places, colour one of them A and the
// other B, and go on from each of them to further houses with two places,
// always changing colour. What hangs together is a cluster. The digit is
// removed from every cell outside the cluster that sees a cell of colour A and
// one of colour B.
//
// Why: If one cell of colour A is not the digit, its partner of colour B is; if
// a cell is the digit, its partner is not. So the colours stand and fall
// together: all cells of A are the digit and none of B, or the other way round.
// A cell that sees both colours sees a true one either way.
//
// How to look for it: Take a digit with many houses that have two places for
// it, and put two kinds of marks on its pencil marks. Then go through its
// uncoloured places and look whether they see both kinds. The two coloured
// cells may be far from each other along the links.
//
// Near miss: A house with three places is no link, however close it comes. A
// cell that sees two cells of the same colour is safe: both may be false.
//
// Example:
//
//	4+72+95+18..+3+8+94+6+2+5..+6+51..+3+9+425.+3+6.+47.8+7.6..+53...9.+3+27.+5.+26...81...3.+2.9..59...362..
//	=> r5c8<>1 r5c9<>1
//
// # Technique simple-coloring-wrap
//
// Simple Coloring Wrap, hard. Also called Simple Colors Wrap, sc2, Color Wrap.
//
// Colour the places of a digit in turn A and B along the houses where it has
// two places, as far as they hang together. If two cells of the same colour see
// each other, the digit is removed from every cell of that colour.
//
// Why: One of the colours is true as a whole and the other false, because along
// each link one end is the digit and the other is not. Two cells that see each
// other cannot both be the digit, so theirs is the false colour, and all its
// cells go with it.
//
// How to look for it: When the places of a digit are coloured, look in each
// row, column and box for two of one colour. One is enough. The cells of the
// other colour are then the digit.
//
// Near miss: Two cells of different colours in one house are what the colours
// are made of, and say nothing new. Nor do two cells of one colour that do not
// see each other.
//
// Example:
//
//	.+831.+2+9+74..7+8.93.+29.+27+3+4.+8+1..9+3+78+41.3+7+1+94.2.+88..+21.7+39..6+5+93+8+4+77+3+8+4+2+1.+9..+9.+68+7+12+3
//	=> r2c8<>6 r3c2<>6 r4c9<>6 r5c6<>6 r6c2<>6 r8c7<>6
//
// # Technique multi-coloring-1
//
// Multi-Coloring 1, hard. Also called Multi Colors 1, mc1, Multi Colors,
// Multi-Coloring, Multicolors Type 1.
//
// The places of a digit make two clusters that strong links do not join, with
// colours A and B, C and D. A cell of A sees a cell of C. The digit is removed
// from every cell that sees a cell of B and a cell of D.
//
// Why: Of A and B one is true, of C and D one is true. A and C are not both
// true, since two of their cells see each other. So at least one of them is
// false, and B or D is true. A cell that sees both sees a true one.
//
// How to look for it: Colour all clusters of a digit, also those of a single
// link. Where two clusters touch, take the two colours that do not, and look
// for a place that sees both.
//
// Near miss: A place that sees B and C, or A and D: both may be false. Clusters
// that no two cells connect say nothing about each other.
//
// Example:
//
//	+234+5+1+967+8....+38+29...+9.2+7+3+1.6....3..+2..+3+2....+6+4+289+651+37+97+6352+48+1.+45.+9+6+7+2+3+3.+27..+569
//	=> r2c2<>1
//
// # Technique multi-coloring-2
//
// Multi-Coloring 2, hard. Also called Multi Colors 2, mc2, Multicolors Type 2.
//
// The places of a digit make two clusters that strong links do not join, with
// colours A and B, C and D. Some cell of A sees a cell of C, and some cell of
// A, the same or another, sees a cell of D. The digit is removed from all cells
// of A.
//
// Why: One of C and D is true. Whichever it is, a cell of A sees one of its
// cells and cannot be the digit. The cells of A stand and fall together, so
// none of them is.
//
// How to look for it: Colour all clusters of a digit. Take each colour as a
// whole and ask which colours of other clusters its cells see. If both colours
// of one cluster are among them, it is false, and its partner is true.
//
// Near miss: A colour that sees the same colour of another cluster twice. Cells
// of A and of B that see C and D between them: neither colour sees both.
//
// Example:
//
//	46.2+9+3.8+5...6+78..3....5....8+9+7.+26..1+5+4+6.1+79.+8+1+23..+9+674....+6+2..7275.4.8..6.9+7.5.1+2
//	=> r4c4<>3 r5c8<>3
//
// # Technique 3d-medusa
//
// 3D Medusa, unfair. Also called Medusa, 3D Coloring, Ultracoloring.
//
// Colour candidates in turn A and B along strong links of every kind: the two
// places of a digit in a house, and the two candidates of a cell. The cluster
// grows through digits as well as through cells. A candidate that A and B both
// rule out is removed: it shares its cell with one and sees its digit in the
// other, or any mixture. And if A contradicts itself, all of A is removed: two
// digits of A in one cell, or a digit of A twice in a house.
//
// Why: Along each strong link one candidate is true and the other false, so one
// colour is true as a whole. What both colours rule out is false either way. A
// colour that contradicts itself is the false one.
//
// How to look for it: Start from a cell with two candidates whose digits have
// strong links of their own, and colour until nothing is added. Look first into
// cells with two coloured candidates, then along the houses of each digit. Each
// step shows the smallest part of the net that proves one removal.
//
// Near miss: A cell with three candidates, two of them coloured, is no link: do
// not colour the third, but if the two differ in colour, remove it. Candidates
// that a single colour rules out may stay.
//
// Example:
//
//	4...3+2.9..3+98+457.+2..2..+9.+3....4...+28+24.+5.6.71....2..5.+3.6..+4.+8+77.1....4+99+8+4.5.2.3
//	=> r6c3<>3
package coloring

// family is the name of the package, which all its techniques carry.
const family = "coloring"
