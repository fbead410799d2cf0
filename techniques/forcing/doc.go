// Package forcing holds the techniques that suppose something and follow what
// it forces, further than a chain of links can.
//
// # Technique forcing-net-contradiction
//
// Forcing Net Contradiction, extreme. Also called fnc, Forcing Net, Nishio Net,
// Dynamic Contradiction Forcing Chains, Bowman's Bingo.
//
// A candidate is supposed to be true. It forces digits that have one place left
// in a house, and cells that have one digit left. These force others, several
// of them together where one is not enough, until a cell has no digit left or a
// digit no place in a house. The candidate is removed.
//
// Why: Each digit that is forced would have to be right if the candidate were.
// A cell without a digit, or a house without a place for one, cannot be. So the
// candidate is false.
//
// How to look for it: Begin where much is decided at once: a candidate whose
// digit has two places in several houses, or that leaves cells with one digit.
// Write the consequences in another colour, and look for the place where two of
// them meet. Keep the lines that led there, and strike the others: what is left
// is the proof.
//
// Near miss: A candidate that forces a great deal without a contradiction is
// not proved by that, and a contradiction that needs an assumption besides the
// first refutes both together, not the first alone.
//
// Example:
//
//	571493682693281754428.7.931.59...17314....896.36.19425984152367.15.6.249.6.9..518
//	=> r9c5<>4
package forcing

// family is the name of the package, which all its techniques carry.
const family = "forcing"
