package certify

import (
	"bufio"
	"io"
	"slices"
	"strconv"

	"pencilmark/candidates"
)

// prover derives clauses from a formula. Its trail says what follows at the
// moment by unit propagation from the assumptions on it, and why.
type prover struct {
	*formula
	lines []line

	value  [candidates.MaxCandidates]int8 // 1 true, -1 false, 0 open
	reason [candidates.MaxCandidates]int  // the clause that makes it so, 0 if it is assumed
	by     [candidates.MaxCandidates]candidates.Candidate
	trail  []candidates.Candidate // that are not open, in the order in which they became so
	seen   [candidates.MaxCandidates]bool

	sealed bool                            // the formula is complete, so that lines have their numbers
	pairs  map[[2]candidates.Candidate]int // places of lines that say of two candidates, one of rules.more, that one is false

	cases int // how many more may be looked at
	floor int // how many of them not for the proof in hand
}

// line is a clause of the proof. The clauses that it follows from are the hints.
type line struct {
	clause []literal
	hints  []int
}

// assume puts an assumption on the trail.
func (p *prover) assume(x literal) { p.set(x, 0) }

// set puts on the trail what a clause makes true or false, and all that a true
// candidate makes false, by itself or with another.
func (p *prover) set(x literal, clause int) {
	k := x.candidate()
	p.reason[k] = clause
	p.trail = append(p.trail, k)
	if x < 0 {
		p.value[k] = -1
		return
	}
	p.value[k] = 1
	for _, rival := range p.rules.rivals[k] {
		if p.value[rival] == 0 {
			p.value[rival], p.reason[rival], p.by[rival] = -1, p.pair(k, rival), k
			p.trail = append(p.trail, rival)
		}
	}
	if p.sealed {
		p.excludeMore(k)
	}
	triples := p.triples()
	for _, n := range p.rules.layout.TriplesOf(k) {
		// Have: where two of three are true the third is false. If all were true, the last of them would not have been open.
		for i, other := range triples[n] {
			third := triples[n][(i+1)%3]
			if third == k {
				third = triples[n][(i+2)%3]
			}
			if other != k && p.value[other] > 0 && p.value[third] == 0 {
				p.set(isFalse(third), p.triple(int(n)))
			}
		}
	}
}

// seal says that the formula is complete.
func (p *prover) seal() {
	p.sealed, p.pairs = true, map[[2]candidates.Candidate]int{}
	for _, k := range slices.Clone(p.trail) {
		if p.value[k] > 0 {
			p.excludeMore(k)
		}
	}
}

// excludeMore puts on the trail what a true candidate makes false through cells that are equal.
func (p *prover) excludeMore(k candidates.Candidate) {
	for _, rival := range p.rules.more[k] {
		if p.value[rival] == 0 {
			p.value[rival], p.reason[rival], p.by[rival] = -1, p.lineOf(k, rival), k
			p.trail = append(p.trail, rival)
		}
	}
}

// lineOf returns the number of a line that says of two candidates that one is false.
func (p *prover) lineOf(a, b candidates.Candidate) int {
	key := [2]candidates.Candidate{min(a, b), max(a, b)}
	clause := []literal{isFalse(key[0]), isFalse(key[1])}
	if n, known := p.pairs[key]; known && n < len(p.lines) && slices.Equal(p.lines[n].clause, clause) {
		return p.len() + n + 1
	}
	p.pairs[key] = len(p.lines)
	p.lines = append(p.lines, line{clause, p.equalHints(a, b)})
	return p.len() + len(p.lines)
}

// equalHints returns how two candidates for a digit exclude each other. One of them excludes the digit in a cell that must
// have it, cell by cell, if the other is true.
func (p *prover) equalHints(a, b candidates.Candidate) (hints []int) {
	for _, pair := range [][2]candidates.Candidate{{a, b}, {b, a}} {
		k, other := pair[0], pair[1]
		for _, cells := range p.rules.equal {
			// By cell, from where it has the digit.
			from := map[candidates.Cell]candidates.Cell{other.Cell(): other.Cell()}
			for reached := []candidates.Cell{other.Cell()}; len(reached) > 0; reached = reached[1:] {
				at := reached[0]
				if p.rules.layout.ShareItem(candidates.Of(at, k.Digit()), k) && at != other.Cell() {
					hints = append(hints, p.pair(k, candidates.Of(at, k.Digit())))
					return append(hints, p.alongEqual(from, at, k.Digit())...)
				}
				for _, c := range cells {
					if _, known := from[c]; !known && p.equates(at, c, k.Digit()) {
						from[c] = at
						reached = append(reached, c)
					}
				}
			}
		}
	}
	return nil
}

// equates reports whether a digit in one cell excludes all others in another.
func (p *prover) equates(a, b candidates.Cell, d candidates.Digit) bool {
	for e := range p.rules.layout.Digits().Without(d).All() {
		if _, is := slices.BinarySearch(p.rules.rivals[candidates.Of(a, d)], candidates.Of(b, e)); !is {
			return false
		}
	}
	return true
}

// alongEqual returns the clauses by which a cell has a digit, from cell to cell.
func (p *prover) alongEqual(from map[candidates.Cell]candidates.Cell, at candidates.Cell, d candidates.Digit) (hints []int) {
	before := from[at]
	if before == at {
		return nil
	}
	hints = p.alongEqual(from, before, d)
	for e := range p.rules.layout.Digits().Without(d).All() {
		hints = append(hints, p.pair(candidates.Of(before, d), candidates.Of(at, e)))
	}
	return append(hints, p.number[candidates.CellItem(at)])
}

// back takes from the trail what is on it beyond the first n.
func (p *prover) back(n int) {
	for _, k := range p.trail[n:] {
		p.value[k] = 0
	}
	p.trail = p.trail[:n]
}

// says reports whether the trail makes a literal true.
func (p *prover) says(x literal) bool { return p.value[x.candidate()] == sign(x) }

func sign(x literal) int8 {
	if x < 0 {
		return -1
	}
	return 1
}

// allow says how many cases the next proof may take.
func (p *prover) allow(cases int) { p.floor = max(p.cases-cases, 0) }

// unproved returns why a proof failed.
func (p *prover) unproved() error {
	if p.cases > p.floor {
		return ErrUnproved
	}
	return ErrTooLong
}

// propagate follows the clauses until nothing more is forced. If one of them is
// in conflict, all its literals false, it returns its number. Otherwise split is
// the first open literal of a clause that has the fewest of several, none of its
// literals true; it is 0 if there is no such clause.
func (p *prover) propagate(clauses []int) (conflict int, split literal) {
	for forced := true; forced; {
		forced, split = false, 0
		fewest := candidates.MaxCandidates + 1
	next:
		for _, number := range clauses {
			open, first := 0, literal(0)
			for _, x := range p.clause(number) {
				switch p.value[x.candidate()] {
				case sign(x):
					continue next
				case 0:
					if open++; open == 1 {
						first = x
					}
				}
			}
			switch {
			case open == 0:
				return number, 0
			case open == 1:
				p.set(first, number)
				forced = true
			case open < fewest:
				split, fewest = first, open
			}
		}
	}
	return 0, split
}

// refute proves that the assumptions on the trail contradict the clauses, and
// returns the number of the line that says so: not all of some of them are true.
// If they do not, or that takes too many cases, ok is false.
func (p *prover) refute(clauses []int) (number int, ok bool) {
	for {
		conflict, split := p.propagate(clauses)
		switch {
		case conflict != 0:
			return p.learn(conflict), true
		case split == 0 || p.cases <= p.floor:
			return 0, false
		}
		p.cases--
		before := len(p.trail)
		p.assume(split)
		number, ok := p.refute(clauses)
		p.back(before)
		if !ok || !slices.Contains(p.clause(number), -split) {
			return number, ok
		}
		p.set(-split, number)
	}
}

// clause returns the literals of a line, or of a clause of the formula that is
// not of a pair.
func (p *prover) clause(number int) []literal {
	switch items := len(p.items); {
	case number > p.len():
		return p.lines[number-p.len()-1].clause
	case number <= items:
		return p.rules.some[p.items[number-1]]
	case number < p.triple(len(p.triples())):
		return notAll(p.triples()[number-p.triple(0)])
	default:
		return p.others[number-p.triple(len(p.triples()))]
	}
}

// learn adds the line that follows from a clause all of whose literals are false
// on the trail: that the assumptions which make them so are not all true. It
// returns the number of the line.
func (p *prover) learn(conflict int) int { return p.explain(conflict, nobody) }

// explain is learn for a clause that has a literal on a candidate which the line
// says nothing of.
func (p *prover) explain(conflict int, but candidates.Candidate) int {
	p.mark(conflict, but)
	l := line{hints: []int{conflict}}
	for _, k := range slices.Backward(p.trail) {
		if !p.seen[k] {
			continue
		}
		p.seen[k] = false
		if p.reason[k] == 0 {
			l.clause = append(l.clause, -literal(p.value[k])*isTrue(k))
			continue
		}
		l.hints = append(l.hints, p.reason[k])
		p.mark(p.reason[k], k)
	}
	slices.Reverse(l.clause)
	slices.Reverse(l.hints)
	p.lines = append(p.lines, l)
	return p.len() + len(p.lines)
}

// conclude puts on the trail what the last line says if the assumptions on the
// trail are true. A line that says so without the literal is given it: the end
// of the proof would not see that the line is in conflict before its turn.
func (p *prover) conclude(x literal) {
	p.also(x)
	p.set(x, p.len()+len(p.lines))
}

// also gives the last line a literal more, if it has not got it.
func (p *prover) also(x literal) {
	l := &p.lines[len(p.lines)-1]
	if !slices.Contains(l.clause, x) {
		l.clause = append(l.clause, x)
	}
}

// empty reports whether all candidates of an item are false.
func (p *prover) empty(item candidates.Item) bool {
	return !slices.ContainsFunc(p.rules.some[item], func(x literal) bool { return !p.says(-x) })
}

// nobody is no candidate.
const nobody = candidates.Candidate(candidates.MaxCandidates)

// mark marks as seen what a clause is about, but for one candidate.
func (p *prover) mark(number int, but candidates.Candidate) {
	if p.isPair(number) {
		p.seen[p.by[but]] = true
		return
	}
	for _, x := range p.clause(number) {
		k := x.candidate()
		p.seen[k] = p.seen[k] || k != but
	}
}

// write writes the lines that the last one rests on.
func (p *prover) write(w io.Writer) error {
	out := bufio.NewWriter(w)
	var b []byte
	for i, needed := range p.needed() {
		if !needed {
			continue
		}
		b = strconv.AppendInt(b[:0], int64(p.len()+i+1), 10)
		for _, x := range p.lines[i].clause {
			b = strconv.AppendInt(append(b, ' '), int64(x), 10)
		}
		b = append(b, " 0"...)
		for _, hint := range p.lines[i].hints {
			b = strconv.AppendInt(append(b, ' '), int64(hint), 10)
		}
		out.Write(append(b, " 0\n"...))
	}
	return out.Flush()
}

// needed says of each line whether the last one rests on it.
func (p *prover) needed() []bool {
	needed := make([]bool, len(p.lines))
	needed[len(needed)-1] = true
	for i, l := range slices.Backward(p.lines) {
		if !needed[i] {
			continue
		}
		for _, hint := range l.hints {
			if hint > p.len() {
				needed[hint-p.len()-1] = true
			}
		}
	}
	return needed
}
