// Package coloring holds the techniques that colour candidates along strong
// links in turn, so that of two colours one is true as a whole.
//
// A cluster is coloured from one strong link outwards: its candidates by colour, and beside them what the
// candidates of each colour exclude. What both colours exclude is false, and so is a colour that excludes
// one of its own. Two clusters are compared by the same sets. The step then shows not the whole cluster but
// the fewest strong links that prove it. For one digit they are chosen among all sets of links, the small
// ones first; for several digits they are the shortest paths through the cluster.
//
// The lessons of the techniques are in README.md.
package coloring

// family is the name of the package, which all its techniques carry.
const family = "coloring"
