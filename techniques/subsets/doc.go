// Package subsets holds the techniques in which as many digits as cells of a
// house belong to each other: naked, hidden and locked sets.
//
// A house is a table of cells against digits. A naked set is n rows with marks in n columns only, a hidden
// set n columns with marks in n rows only, so one search finds both. A set is reported if it removes
// something that no smaller set within it does.
//
// The lessons of the techniques are in README.md.
package subsets

// family is the name of the package, which all its techniques carry.
const family = "subsets"
