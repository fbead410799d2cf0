// Package pipeline solves puzzles the way a person does: it takes the first step of the easiest technique
// that has one, applies it, and starts again from the easiest. Where all techniques stall it hands over to
// package fallback, which proves one candidate false; that proof becomes a step of the technique [Trial],
// and the techniques go on.
//
// The result is a walkthrough that is complete for every puzzle with one solution, and that carries its own
// proof: package verify checks each step without knowing any technique. A puzzle without a solution gets
// steps that end in a contradiction and so prove that there is none; of a puzzle with several solutions the
// walkthrough holds two.
//
// Walkthroughs are deterministic: the same options and the same grid give the
// same steps, unless a bound on time cuts them short.
//
// # Where to start
//
// This package is the door to the others. A program
//
//   - reads a grid with notation.Parse or a notation.Reader, or makes one with
//     [candidates.NewGrid];
//   - asks whether anything is wrong with it: [Solver.Examine];
//   - takes the whole walkthrough from [Solve], or one step at a time from
//     [Solver.Next], or all that can be seen now from [Solver.All];
//   - chooses techniques with suite.Profile and suite.Select, or passes a list
//     with some of its own, each a [techniques.Technique], to [New];
//   - tells of a step with package prose, shows it with package text, writes it
//     with package encode, and has it checked by package verify.
//
// The README has such a program. To run techniques on a grid without a solver
// around them, see [techniques.Runner].
package pipeline
