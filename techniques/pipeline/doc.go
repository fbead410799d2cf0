// Package pipeline solves puzzles the way a person does: it takes the first
// step of the easiest technique that has one, applies it, and starts again
// from the easiest. Where all techniques stall it hands over to package
// fallback, which proves one candidate false; that proof becomes a step of the
// technique [Trial], and the techniques go on.
//
// The result is a walkthrough that is complete for every puzzle with one
// solution, and that carries its own proof: package verify checks each step
// without knowing any technique. A puzzle without a solution gets steps that
// end in a contradiction and so prove that there is none; of a puzzle with
// several solutions the walkthrough holds two.
//
// Walkthroughs are deterministic: the same options and the same grid give the
// same steps, unless a bound on time cuts them short.
package pipeline
