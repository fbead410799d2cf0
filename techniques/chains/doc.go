// Package chains holds the techniques that follow strong and weak links in turn:
// chains of one digit, of cells with two candidates, of both, over groups of
// cells and almost locked sets, and the loops that they close.
//
// All but remote pairs are one search over [links.Graph], a graph of sets of bits. It starts from every
// node at once and goes on by two links at a time, so the shortest chains are met first. Before that the
// transitive closure of the graph tells whether any chain removes anything, and which nodes can be ends.
// What differs is the kinds of links, and what an end may be.
//
// A chain is shown if each of its strong links is needed for what it removes, and shorter ones
// do not remove all of that. The search ends at 63 links. Of the chains of one length between
// the same two ends it looks at no more than 4,096. If almost locked sets may be in them, the
// smallest that make a link, it takes the one that cites the fewest items, twelve at most, and
// none where there are more chains than that to compare.
//
// The lessons of the techniques are in README.md.
package chains

// family is the name of the package, which all its techniques carry.
const family = "chains"
