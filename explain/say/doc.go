// Package say is what sentences are made of: the names of cells, houses and digits in the styles, lists of
// them, and the catalogue of the kinds of sentences, each with what it asserts and how it is worded.
package say
