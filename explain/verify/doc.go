// Package verify checks steps and walkthroughs without knowing how they were found. It knows the rules of
// the game, the shapes of evidence, and nothing of techniques: what a document claims is either proved from
// what it cites, or rejected with the place and the reason.
//
// # What is checked
//
// Of each step, on the candidates before it:
//
//   - It is well formed. It has effects, sorted, each once, and each changes
//     the grid; the premises are items of the board.
//   - It tells the truth. What its evidence states is so on the grid, its
//     premises are those of its evidence, and its effects are what a pattern
//     of this shape concludes. Evidence that is counted may rely on more than
//     the step cites; what the step cites must prove it then.
//   - It follows. Each effect is denied in turn: a removed candidate is
//     supposed true, a placed one false. The denial is propagated over the
//     premises only. An item without candidates is a contradiction; an item
//     with one makes it true; a true candidate removes all that share an item
//     with it. Where nothing is forced the proof splits over the premise with
//     the fewest candidates, within [MaxCases]. The effect is proved if every
//     case ends in a contradiction.
//
// A deadly pattern is looked at beforehand: its digits must be such that they can be exchanged, however
// they fill its cells. Then its guardians are one premise more, of which one is true if the puzzle has one
// solution. A step may assume that for this purpose only, and must say so.
//
// Patterns of almost locked sets would take too many cases, and are counted: the items that need a true
// candidate against the links that are left to serve them, sets of candidates of which no two are true.
// Where the evidence splits over items, each choice of their candidates is counted by itself.
//
// The evidence of a trial is checked instead by walking its branch: the assumption is placed on a copy of
// the grid, each step of the branch is checked by these same rules on the grid that the steps before it
// leave, and at the end the item in conflict must have no candidate.
//
// # Why that is enough
//
// Call a filling a solution of a grid if it breaks no rule and uses candidates of the grid only. If it is a
// solution, every item has exactly one true candidate and no two true candidates share an item, so each
// move of the propagation keeps it, and so does placing the assumption of a trial where it is true. Hence a
// denial that ends in a contradiction holds in no solution, and a step that is proved removes none. By
// induction the solutions of the grid at the end of a walkthrough are those of the grid at its start: a
// solved walkthrough shows that its solution is the only one, and a walkthrough that ends in a
// contradiction that there is none. Neither needs to trust a search.
//
// Where steps assume that the puzzle has one solution, the same is shown of
// this solution alone: they remove no candidate of it. A solved walkthrough
// then shows what the solution is if there is one and no other.
package verify
