package coloring

import (
	"math"

	"pencilmark/candidates"
)

// net is a theory and the shortest paths in it. If a candidate is true that
// excludes one end of a strong link, the other end is true: that is one step.
type net struct {
	*theory
	steps [][]step // from each node
	paths []paths  // from each node
}

// step is one inference to or from a node, and the strong link that it uses.
type step struct{ node, clause int }

// itself stands for the candidate that paths begin at, which need not be a node.
const itself = -1

// paths is the shortest paths from one candidate to all nodes.
type paths struct {
	length   []int  // steps until each node is true, far if it never is
	last     []step // the last of them, and where it comes from
	excluded []int  // steps until each node is excluded
	by       []int  // and the node that excludes it
}

// far is longer than any path, and small enough that a few of it can be added.
const far = math.MaxInt / 16

func newNet(t *theory) *net {
	n := &net{theory: t}
	for i := range t.ks {
		n.steps = append(n.steps, n.stepsFrom(&t.excludes[i]))
	}
	for i := range t.ks {
		n.paths = append(n.paths, n.pathsFrom(&t.excludes[i]))
	}
	return n
}

// stepsFrom returns the steps from a candidate that excludes the given nodes.
func (n *net) stepsFrom(excluded *candidates.CandidateSet) (steps []step) {
	for i, c := range n.clauses {
		for end := range c.places {
			if excluded.Has(c.ks[end]) {
				steps = append(steps, step{c.places[1-end], i})
			}
		}
	}
	return steps
}

// pathsFrom returns the paths from a candidate that excludes the given nodes.
func (n *net) pathsFrom(excluded *candidates.CandidateSet) paths {
	size := len(n.ks)
	w := paths{make([]int, size), make([]step, size), make([]int, size), make([]int, size)}
	for i := range size {
		w.length[i], w.excluded[i] = far, far
	}
	var todo []int
	follow := func(from, length int, steps []step, excluded *candidates.CandidateSet) {
		for i := range size {
			if length < w.excluded[i] && excluded.Has(n.ks[i]) {
				w.excluded[i], w.by[i] = length, from
			}
		}
		for _, s := range steps {
			if w.length[s.node] == far {
				w.length[s.node], w.last[s.node] = length+1, step{from, s.clause}
				todo = append(todo, s.node)
			}
		}
	}
	follow(itself, 0, n.stepsFrom(excluded), excluded)
	for len(todo) > 0 {
		node := todo[0]
		todo = todo[1:]
		follow(node, w.length[node], n.steps[node], &n.excludes[node])
	}
	return w
}

// clauses appends the strong links of the path to a node.
func (w *paths) clauses(clauses []int, node int) []int {
	for node != itself {
		clauses = append(clauses, w.last[node].clause)
		node = w.last[node].node
	}
	return clauses
}

// smallest returns a smallest set of strong links that refutes a candidate, none if there is none.
//
// A refutation leads from the candidate to nodes that exclude both ends of some
// strong link. If paths part and meet again, one of the branches is enough. Hence it
// is one path to a fork, and the shortest paths from there to either end.
func (n *net) smallest(k candidates.Candidate) (clauses []int) {
	excluded := n.deny(k).excludes
	root := n.pathsFrom(&excluded)
	size := far
	var stem, link int
	var fork *paths
	for i, c := range n.clauses {
		try := func(node, length int, from *paths) {
			if sum := length + from.excluded[c.places[0]] + from.excluded[c.places[1]] + 1; sum < size {
				size, stem, link, fork = sum, node, i, from
			}
		}
		try(itself, 0, &root)
		for node, length := range root.length {
			try(node, length, &n.paths[node])
		}
	}
	if fork == nil {
		return nil
	}
	clauses = root.clauses([]int{link}, stem)
	for _, end := range n.clauses[link].places {
		clauses = fork.clauses(clauses, fork.by[end])
	}
	return clauses
}
