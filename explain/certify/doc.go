// Package certify writes what a walkthrough shows as a proof in a standard
// format, so that programs of others can check it.
//
// A certificate is two files. The formula, in DIMACS form, is the puzzle and one
// clause more, that its solution is not the one of the walkthrough. The proof, in
// LRAT form, shows that no assignment satisfies the formula. So the puzzle has
// that solution or none; that it is one is seen by looking. Whoever reads the
// formula needs to trust neither this program nor its proof: checkers of LRAT are
// small, and one is verified down to its machine code.
//
// # The formula
//
// Variable 81(r-1) + 9(c-1) + d says that digit d is in row r, column c, on
// smaller boards as well. The clauses are, in this order:
//
//   - for each item of package candidates, that one of its candidates is true;
//   - for each two candidates that share an item, or that some clue does not allow
//     together, that one of them is false;
//   - for each three that some clue does not allow together, though any two of them,
//     that one of them is false;
//   - for each candidate that some clue does not allow, that it is false;
//   - for each given, that it is true;
//   - that some digit differs from the solution.
//
// The formula of a single step has the items that it cites for all items, the
// candidates that are gone before it for the givens, each false, and in the end
// that one of its conclusions is wrong.
//
// # The proof
//
// A step that has an argument is proved line for line. A line of the argument is
// a clause of the proof: its claim, or that a supposition around it is not so. The
// clause follows by unit propagation from the items and the lines that the line
// names. Where one of several candidates is supposed, each is a clause of its own.
// Counts may take cases, for clauses do not count: the items that count are split,
// and each case is a clause too.
//
// The effects of a step without an argument are proved from its premises, by unit
// propagation and by cases, as package verify does, and trials as their branches.
// So are steps whose argument names other items than they cite, or takes too many
// cases. Where the premises take more than a few hundred, any proof of the effect
// on the candidates at that point will do. A comment of the formula says so;
// checkers refuse comments in a proof.
//
// Where the steps do not come to an end, the lines are the clauses that a search
// learns from its conflicts.
//
// Lines that the end does not rest on are left out.
//
// Lines that count the ways of a sum have no clauses, and boards with clues that count no certificate of this
// form: package fallback/learn proves them by sums, and single steps on them as [StepBySums] says.
//
// Steps that assume that the puzzle has one solution have no certificate: that is
// what has to be shown.
package certify
