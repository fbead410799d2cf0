// Package say is what sentences are made of: the names of cells, houses and digits in the styles, lists of
// them, and the catalogue of the kinds of sentences, each with what it asserts and how it is worded.
//
// Texts are checked by a [Replay]. What it knows of a step is the board, and what the sentences before have said of
// it: a kind checks its arguments against these, and adds what it says.
//
// Other languages than English are tables of words by the codes of kinds, in the directory explain/languages: see [Language].
// A new kind needs a line in each of them. Until somebody has the words, its code stands in
// explain/languages/testdata/missing-de.txt, and what is said by it is said in English. A type of argument that is new gets
// its lines in [Words.wished] and in wishesOf.
package say
