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

	cases int // how many more a proof may take
}

// line is a clause of the proof. The clauses that it follows from are the hints.
type line struct {
	clause []literal
	hints  []int
}

// assume puts an assumption on the trail.
func (p *prover) assume(x literal) { p.set(x, 0) }

// set puts on the trail what a clause makes true or false, and all that a true
// candidate makes false.
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
}

// back takes from the trail what is on it beyond the first n.
func (p *prover) back(n int) {
	for _, k := range p.trail[n:] {
		p.value[k] = 0
	}
	p.trail = p.trail[:n]
}

// propagate follows the items until nothing more is forced. If some item has no
// candidate left, ok is false. Otherwise it returns one with the fewest of those
// that have several, none of them true; open is false if there is none.
func (p *prover) propagate(items []candidates.Item) (split candidates.Item, open, ok bool) {
	for forced := true; forced; {
		forced, open = false, false
		fewest := candidates.MaxSize + 1
		for _, item := range items {
			left, last, settled := 0, candidates.Candidate(0), false
			for _, k := range p.rules.members[item] {
				switch p.value[k] {
				case 1:
					settled = true
				case 0:
					left, last = left+1, k
				}
			}
			switch {
			case settled:
			case left == 0:
				return item, false, false
			case left == 1:
				p.set(isTrue(last), p.number[item])
				forced = true
			case left < fewest:
				split, open, fewest = item, true, left
			}
		}
	}
	return split, open, true
}

// refute proves that the assumptions on the trail contradict the items, and
// returns the number of the clause that says so: not all of some of them are true.
// If they do not, or that takes too many cases, ok is false.
func (p *prover) refute(items []candidates.Item) (number int, ok bool) {
	for {
		split, open, ok := p.propagate(items)
		switch {
		case !ok:
			return p.learn(p.number[split]), true
		case !open || p.cases <= 0:
			return 0, false
		}
		p.cases--
		// Have: one of the candidates of split is true.
		var first candidates.Candidate
		for _, k := range p.rules.members[split] {
			if p.value[k] == 0 {
				first = k
				break
			}
		}
		before := len(p.trail)
		p.assume(isTrue(first))
		number, ok := p.refute(items)
		p.back(before)
		if !ok || !slices.Contains(p.clause(number), isFalse(first)) {
			return number, ok
		}
		p.set(isFalse(first), number)
	}
}

// clause returns the literals of a line, or of a clause of the formula that is
// neither of an item nor of a pair.
func (p *prover) clause(number int) []literal {
	if number > p.len() {
		return p.lines[number-p.len()-1].clause
	}
	return p.others[number-len(p.items)-p.rules.count-1]
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
	return !slices.ContainsFunc(p.rules.members[item], func(k candidates.Candidate) bool { return p.value[k] >= 0 })
}

// nobody is no candidate.
const nobody = candidates.Candidate(candidates.MaxCandidates)

// mark marks as seen what a clause is about, but for one candidate.
func (p *prover) mark(number int, but candidates.Candidate) {
	switch items, pairs := len(p.items), p.rules.count; {
	case number <= items:
		for _, k := range p.rules.members[p.items[number-1]] {
			p.seen[k] = p.seen[k] || k != but
		}
	case number <= items+pairs:
		p.seen[p.by[but]] = true
	default:
		for _, x := range p.clause(number) {
			k := x.candidate()
			p.seen[k] = p.seen[k] || k != but
		}
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
