package certify

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"

	"pencilmark/candidates"
)

// A literal says that a candidate is true, or, negative, that it is false: the
// number of its variable with a sign.
type literal int

func isTrue(k candidates.Candidate) literal  { return literal(k) + 1 }
func isFalse(k candidates.Candidate) literal { return -isTrue(k) }

// candidate returns the candidate that the literal is about.
func (x literal) candidate() candidates.Candidate { return candidates.Candidate(max(x, -x) - 1) }

// formula is a list of clauses, numbered from 1. Those of items come first, then
// those of pairs, then those of triples, then the others.
type formula struct {
	rules  *rules
	items  []candidates.Item
	others [][]literal

	number [candidates.MaxItems]int // of the clause of an item, 0 if it has none
}

// rules is what is the same for all puzzles on a board.
type rules struct {
	layout *candidates.Layout
	some   [candidates.MaxItems][]literal                   // of which an item needs one to be true
	rivals [candidates.MaxCandidates][]candidates.Candidate // that a candidate excludes by an item or a clue, sorted
	pairs  [candidates.MaxCandidates]int                    // of rivals, the lower candidate before this one
	count  int                                              // of pairs
	barred []candidates.Candidate                           // that some clue does not allow at all
	equal  [][]candidates.Cell                              // by clue, the cells that are equal to others
	more   [candidates.MaxCandidates][]candidates.Candidate // that a candidate excludes through cells that are equal
}

func newRules(l *candidates.Layout) *rules {
	r := &rules{layout: l}
	for _, item := range l.Items() {
		members := membersOf(l, item)
		for _, k := range members {
			r.some[item] = append(r.some[item], isTrue(k))
			for _, rival := range members {
				if rival != k {
					r.rivals[k] = append(r.rivals[k], rival)
				}
			}
		}
	}
	if len(l.Clues()) > 0 {
		r.addClues(l)
	}
	for k := range r.rivals {
		slices.Sort(r.rivals[k])
		r.rivals[k] = slices.Compact(r.rivals[k])
		r.pairs[k] = r.count
		r.count += len(r.above(candidates.Candidate(k)))
	}
	return r
}

// membersOf returns all candidates of an item, also those that some clue does not allow.
func membersOf(l *candidates.Layout, item candidates.Item) (members []candidates.Candidate) {
	d, h, ok := item.House()
	if !ok {
		for d := range l.Digits().All() {
			members = append(members, candidates.Of(candidates.Cell(item), d))
		}
		return members
	}
	for c := range l.HouseCells(h).All() {
		members = append(members, candidates.Of(c, d))
	}
	return members
}

// addClues adds what the clues of the board do not allow, one candidate or two.
func (r *rules) addClues(l *candidates.Layout) {
	empty := candidates.NewGrid(l, candidates.Filling{})
	for c := range l.Cells().All() {
		for d := range l.Digits().All() {
			k := candidates.Of(c, d)
			if !empty.Has(k) {
				r.barred = append(r.barred, k)
			}
			for rival := range l.Stated(k).All() {
				r.rivals[k] = append(r.rivals[k], rival)
			}
			for rival := range l.Struck(k).All() {
				if !l.Stated(k).Has(rival) && !l.ShareItem(k, rival) {
					r.more[k] = append(r.more[k], rival)
				}
			}
		}
	}
	for i := range l.Clues() {
		if cells := l.Equal(i); !cells.IsEmpty() {
			r.equal = append(r.equal, slices.Collect(cells.All()))
		}
	}
}

// withEqual returns items, and the cells that are equal to others by some clue.
func (r *rules) withEqual(items []candidates.Item) []candidates.Item {
	items = slices.Clip(items)
	for _, cells := range r.equal {
		for _, c := range cells {
			if item := candidates.CellItem(c); !slices.Contains(items, item) {
				items = append(items, item)
			}
		}
	}
	return items
}

// above returns the rivals of k that are higher.
func (r *rules) above(k candidates.Candidate) []candidates.Candidate {
	i, _ := slices.BinarySearch(r.rivals[k], k)
	return r.rivals[k][i:]
}

// notAll returns that not all of three candidates are true.
func notAll(t candidates.Triple) []literal {
	return []literal{isFalse(t[0]), isFalse(t[1]), isFalse(t[2])}
}

// newFormula returns the formula of pairs and triples, and of those of the items that are on the board.
func newFormula(r *rules, items []candidates.Item) *formula {
	f := &formula{rules: r}
	for _, item := range items {
		if r.layout.HasItem(item) {
			f.items = append(f.items, item)
			f.number[item] = len(f.items)
		}
	}
	return f
}

// numbers returns the numbers of the clauses of those items that have one.
func (f *formula) numbers(items []candidates.Item) (numbers []int) {
	for _, item := range items {
		if f.has(item) {
			numbers = append(numbers, f.number[item])
		}
	}
	return numbers
}

// has reports whether an item has a clause.
func (f *formula) has(item candidates.Item) bool {
	return f.rules.layout.HasItem(item) && f.number[item] > 0
}

// add adds a clause and returns its number.
func (f *formula) add(clause ...literal) int {
	f.others = append(f.others, clause)
	return f.len()
}

func (f *formula) len() int { return f.triple(0) - 1 + len(f.triples()) + len(f.others) }

// triples returns the threes of candidates that are not all true.
func (f *formula) triples() []candidates.Triple { return f.rules.layout.Triples() }

// triple returns the number of the clause of a triple, which are counted from 0.
func (f *formula) triple(n int) int { return len(f.items) + f.rules.count + 1 + n }

// isPair reports whether a clause is that of a pair.
func (f *formula) isPair(number int) bool {
	return len(f.items) < number && number < f.triple(0)
}

// pair returns the number of the clause that a and b are not both true. They
// share an item, or some clue does not allow both.
func (f *formula) pair(a, b candidates.Candidate) int {
	a, b = min(a, b), max(a, b)
	i, _ := slices.BinarySearch(f.rules.above(a), b)
	return len(f.items) + f.rules.pairs[a] + i + 1
}

// write writes the formula in DIMACS form, after the comments.
func (f *formula) write(w io.Writer, comments []string) error {
	out := bufio.NewWriter(w)
	for _, c := range comments {
		fmt.Fprintf(out, "c %s\n", c)
	}
	fmt.Fprintf(out, "p cnf %d %d\n", candidates.MaxCandidates, f.len())
	var line []byte
	clause := func(literals ...literal) {
		line = line[:0]
		for _, x := range literals {
			line = append(strconv.AppendInt(line, int64(x), 10), ' ')
		}
		out.Write(append(line, "0\n"...))
	}
	for _, item := range f.items {
		clause(f.rules.some[item]...)
	}
	for k := range candidates.Candidate(candidates.MaxCandidates) {
		for _, rival := range f.rules.above(k) {
			clause(isFalse(k), isFalse(rival))
		}
	}
	for _, t := range f.triples() {
		clause(notAll(t)...)
	}
	for _, c := range f.others {
		clause(c...)
	}
	return out.Flush()
}
