// Package subsets holds the techniques in which as many digits as cells of a
// house belong to each other: naked, hidden and locked sets.
package subsets

// family is the name of the package, which all its techniques carry.
const family = "subsets"
