// Package forcing holds the techniques that suppose something and follow what it forces,
// further than a chain of links can, and those that go through all arrangements of a digit.
//
// Contradictions and verities are one engine, package suppose, under rules that differ in what
// a line may rest on: for Nishio on places of one digit, for chains on one line before it, for
// nets on any number. Every line is a naked or a hidden single, so a reader needs nothing but
// these to check one. What a supposition comes to is worked out for all candidates at once; the
// few lines that show it are looked for only where it proves something. Contradictions and
// verities in few lines are met first, but not always the shortest.
//
// Templates know of other digits only the cells that all of their arrangements
// have. The idea is from the forums of 2005, where it is called pattern overlay.
// Nishio is named after Tetsuya Nishio, who writes puzzles.
//
// The lessons of the techniques are in README.md.
package forcing

// family is the name of the package, which all its techniques carry.
const family = "forcing"
