// Package wings holds the techniques in which every way to settle one thing,
// the pivot, leaves some cell with the same digit.
//
// XY-Wings and XYZ-Wings start from the pivot, W-Wings from two pincers that are alike. Bent sets, of four
// cells and more, choose n digits and look at the cells that hold no others.
//
// The lessons of the techniques are in README.md.
package wings

// family is the name of the package, which all its techniques carry.
const family = "wings"
