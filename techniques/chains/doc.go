// Package chains holds the chains.
package chains

// family is the name of the package, which all its techniques carry.
const family = "chains"
