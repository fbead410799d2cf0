// Package prose turns steps into words: a title, a paragraph for learners, and hints that disclose a step
// little by little. The notation that experts read is that of package claim, which reads it too.
//
// Texts of level Plain and those of patterns that are counted are made from the lines of the argument alone,
// which package argue makes. The others are made from the evidence of the step and the grid before it, where
// that is shorter; a replay judges the words of all.
//
// A paragraph has the reason first: the cells or houses of the pattern, what they hold, and a count or a
// split into cases that would convince a doubter. Then it says why the targets are the targets, each by
// what it sees, and what follows at once. The reason never names a target, so that it can serve as a hint.
//
// Coordinates are written in the [Style] of the [Writer] at the last moment: sentences are made from cells,
// digits and houses as such, by package say, which knows these types.
package prose
