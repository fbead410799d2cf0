package suppose

import "pencilmark/candidates"

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
