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
// Variable 81(r-1) + 9(c-1) + d says that digit d is in row r, column c. The
// clauses are, in this order:
//
//   - for each item of package candidates, that one of its candidates is true;
//   - for each two candidates that share an item, that one of them is false;
//   - for each given, that it is true;
//   - that some digit differs from the solution.
//
// The formula of a single step has the items that it cites for all items, the
// candidates that are gone before it for the givens, each false, and in the end
// that one of its conclusions is wrong.
//
// # The proof
//
// Each effect of each step is a clause, proved by unit propagation from the
// premises of the step. Where that does not do, the premises are split as package
// verify splits them, and each case is a clause of its own. What follows from the
// assumption of a trial carries its negation. Lines that the end does not rest on
// are left out.
//
// Patterns that package verify proves by counting may take many cases here, for
// clauses do not count. Where the premises take more than a few hundred, any proof
// of the effect on the candidates at that point will do, and a comment of the
// formula says so; checkers refuse comments in a proof.
//
// Steps that assume that the puzzle has one solution have no certificate: that is
// what has to be shown.
package certify
