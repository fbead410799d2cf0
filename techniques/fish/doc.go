// Package fish holds the techniques in which the places of one digit in some
// lines, all rows or all columns, lie in as many crossing lines.
package fish

// family is the name of the package, which all its techniques carry.
const family = "fish"
