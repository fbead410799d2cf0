// Package fish holds the techniques that count the places of one digit: some
// base houses need the digit, and as many covers have room for it, but for fins.
//
// Fish without fins, of rows against columns, have a search of their own, which grows the base line by
// line. All others are one search, for one target after the other: places of the digit that occur in none
// of its arrangements, since nothing else can be removed by an argument about one digit. Base houses and
// covers grow together, so that no house is added that the count does not need. A species says of which
// kind its houses are, how many, and whether there are fins; of fish with the same effects the one with the
// fewest fins is reported.
//
// Siamese fish are pairs of fish with the same base. Kraken are the same search with a smaller room for the
// base: places from which a chain leads to the target do not count.
//
// The lessons of the techniques are in README.md.
package fish

// family is the name of the package, which all its techniques carry.
const family = "fish"
