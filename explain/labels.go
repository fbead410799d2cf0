package explain

import (
	"math"
	"strconv"

	"pencilmark/candidates"
)

// Labels are the short names by which texts and pictures mean the same: the nodes of a chain in the order in
// which it is told, the almost locked sets of a pattern, and the lines of the branch of a trial. A label is a
// number; where several chains are joined, a letter for the chain stands before it.
type Labels struct {
	Candidates map[candidates.Candidate]string
	Nodes      map[Node]string      // the nodes that those candidates belong to
	Sets       []candidates.CellSet // set 1 is the first
}

// LongChain is the number of nodes above which a chain is told one node a line.
const LongChain = 4

// IsLong reports whether the chain is told one node a line, each with its label.
func (s Chain) IsLong() bool { return len(s.Told().Nodes) > LongChain }

// Labels returns the labels of the step, of a chain those of the nodes that so many links join.
func (f *Frame) Labels(links int) Labels { return labelsOf(f.Step.Evidence, links) }

// labelsOf returns the labels of evidence. Of chains it takes as many links as are shown.
func labelsOf(e Evidence, links int) Labels {
	l := Labels{Candidates: map[candidates.Candidate]string{}, Nodes: map[Node]string{}}
	switch e := e.(type) {
	case Chain:
		if links < math.MaxInt || e.IsLong() {
			l.chain(e, "", links)
		}
	case Joined:
		for i, part := range e.Parts {
			if c, ok := part.(Chain); ok && links > 0 {
				l.chain(c, string(rune('a'+i)), links)
				links -= min(links, len(c.Told().Links))
			}
		}
	case Kraken:
		for i, arm := range e.Arms {
			if !arm.Direct() && links > 0 {
				l.chain(arm.Chain, string(rune('a'+i)), links)
			}
		}
	case SetChain:
		if links > 0 {
			l.Sets = e.Sets
		}
	case Blossom:
		if links > 0 {
			l.Sets = e.Sets()
		}
	case Trial:
		for i, step := range e.Branch {
			for _, effect := range step.Effects {
				if effect.Place && i+1 < links { // the first line is what is supposed
					l.Candidates[effect.Candidate] = strconv.Itoa(i + 1)
				}
			}
		}
	}
	return l
}

// chain labels the nodes that the first links join.
func (l *Labels) chain(c Chain, letter string, links int) {
	told := c.Told()
	for i, n := range told.Nodes {
		if links == 0 || i > links {
			return
		}
		if _, again := l.Nodes[n]; again {
			continue
		}
		l.Nodes[n] = letter + strconv.Itoa(i+1)
		for _, k := range n.Candidates() {
			if l.Candidates[k] == "" {
				l.Candidates[k] = l.Nodes[n]
			}
		}
	}
}

// SetsOf returns the numbers of the sets that the cell is in.
func (l *Labels) SetsOf(c candidates.Cell) (numbers []int) {
	for i, set := range l.Sets {
		if set.Has(c) {
			numbers = append(numbers, i+1)
		}
	}
	return numbers
}
