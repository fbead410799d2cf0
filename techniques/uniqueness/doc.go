// Package uniqueness holds the techniques that use that a puzzle has one
// solution: what would give it two is not so.
package uniqueness

// family is the name of the package, which all its techniques carry.
const family = "uniqueness"
