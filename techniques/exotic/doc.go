// Package exotic holds large patterns that are rare, and that few people find
// without a list of what to look for.
package exotic

// family is the name of the package, which all its techniques carry.
const family = "exotic"
