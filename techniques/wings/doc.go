// Package wings holds the techniques in which every way to settle one thing,
// the pivot, leaves some cell with the same digit.
package wings

// family is the name of the package, which all its techniques carry.
const family = "wings"
