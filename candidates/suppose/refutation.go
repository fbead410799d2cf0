// Package suppose follows suppositions: what a candidate forces if it were
// true, and the few lines that show it.
//
// A [Propagator] only says what becomes of a grid, and [Singles] only which candidates come to a conflict.
// A [Stack] keeps the reasons: it draws inferences in the order of what their proofs cost, and hands back a
// [Refutation] of few lines. A [Search] does all that for the candidates of one grid.
package suppose

import (
	"slices"

	"pencilmark/candidates"
)

// Refutation proves a candidate false: supposing it true, the lines follow one
// from another, and then an item has no candidate left.
type Refutation struct {
	Assume   candidates.Candidate
	Lines    []Line
	Conflict candidates.Item
}

// Line is one inference of a refutation. Either the candidate is placed,
// because it is the only one left for an item (a cell, or a digit in a house),
// or it is removed, because supposing it true as well is refuted in turn, or a pattern strikes it and others.
type Line struct {
	Candidate candidates.Candidate
	Because   candidates.Item // of a placement
	Nested    *Refutation     // of a removal, nil for others
	Pattern   *Pattern        // nil for a placement or a removal; the candidate is one of those that it strikes
}

// removed returns the candidates that the line removes.
func (l *Line) removed() []candidates.Candidate {
	if l.Pattern != nil {
		return l.Pattern.Strikes
	}
	return []candidates.Candidate{l.Candidate}
}

// Size returns the number of lines, those of nested refutations included.
func (r *Refutation) Size() int {
	n := 0
	for _, line := range r.Lines {
		n++
		if line.Nested != nil {
			n += line.Nested.Size()
		}
	}
	return n
}

// Length returns the number of lines that it takes to write the refutation down: beside its own the supposition,
// the conflict and what follows, and the same for each nested one.
func (r *Refutation) Length() int {
	n := 3
	for _, line := range r.Lines {
		if line.Nested != nil {
			n += line.Nested.Length()
		} else {
			n++
		}
	}
	return n
}

// Cost returns the number of items that a person has to look at: one for each line, and for a pattern one for
// each need and each house that is added up.
func (r *Refutation) Cost() int {
	n := 0
	for _, line := range r.Lines {
		switch {
		case line.Pattern != nil:
			n += line.Pattern.cost()
		case line.Nested != nil:
			n += 1 + line.Nested.Cost()
		default:
			n++
		}
	}
	return n
}

// Unbounded is greater than the size of any refutation.
const Unbounded = 1 << 30

// path is what [Search.Path] works with.
type path struct {
	length [candidates.MaxCandidates]int
	before [candidates.MaxCandidates]candidates.Candidate
	line   [candidates.MaxCandidates]Line
}

// Path finds the shortest chain by which k, if true, strikes the goal: each line is forced by
// the one before it, the first by k, and the last line excludes the goal. There is none if k
// itself excludes it. The lines are stored in the slice given. ok is false if they do not fit,
// or if there is no such chain. The rule of the search must be [Chain].
func (s *Search) Path(k, goal candidates.Candidate, lines []Line) (n int, ok bool) {
	s.stack.prepare()
	l, keys := s.root.Layout(), &s.stack.keys
	var reached candidates.CandidateSet
	reached.Add(k)
	s.path.length[k] = 0
	s.waiting = append(s.waiting[:0], k)
	end := k
	for i := 0; i < len(s.waiting); i++ {
		t := s.waiting[i]
		length := s.path.length[t]
		if length > len(lines) || ok && length > n {
			break
		}
		if l.Excludes(t, goal) && (!ok || keys.candidates[t] < keys.candidates[end]) {
			end, n, ok = t, length, true
		}
		for _, line := range s.stack.links.from(t, keys) {
			switch {
			case !s.isLink(t, line):
				continue
			case !reached.Has(line.Candidate):
				reached.Add(line.Candidate)
				s.waiting = append(s.waiting, line.Candidate)
			case s.path.length[line.Candidate] <= length || keys.candidates[s.path.before[line.Candidate]] <= keys.candidates[t]:
				continue
			}
			s.path.length[line.Candidate] = length + 1
			s.path.before[line.Candidate], s.path.line[line.Candidate] = t, line
		}
	}
	for i := n - 1; ok && i >= 0; i-- {
		lines[i] = s.path.line[end]
		end = s.path.before[end]
	}
	return n, ok
}

// isLink reports whether a line that k forces is a link of a chain. Of a cell that leaves one of two candidates: what
// else a clue may strike at once is none. Nor is what a clue strikes beside another digit that is placed, or only counting tells.
func (s *Search) isLink(k candidates.Candidate, line Line) bool {
	l := s.root.Layout()
	if c, inCell := line.Because.Cell(); inCell && s.root.Candidates(c).Len() > 2 {
		return false
	}
	return len(l.Clues()) == 0 || !slices.ContainsFunc(s.root.AppendCandidates(nil, line.Because), func(other candidates.Candidate) bool {
		return other != line.Candidate && !l.Strikes(k, other)
	})
}
