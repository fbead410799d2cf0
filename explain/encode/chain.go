package encode

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

type chain struct {
	Shape explain.Shape `json:"shape" yaml:"shape"`
	Nodes []string      `json:"nodes" yaml:"nodes"`
	Links [][]string    `json:"links" yaml:"links"`
}

func newChain(e explain.Chain) *chain {
	s := &chain{Shape: e.Shape(), Nodes: []string{}, Links: [][]string{}}
	for _, n := range e.Nodes {
		s.Nodes = append(s.Nodes, writeNode(n))
	}
	for _, l := range e.Links {
		s.Links = append(s.Links, words(slices.Values(l)))
	}
	return s
}

func (s *chain) read(b *board, e *explain.Evidence) error {
	var v explain.Chain
	err := cmp.Or(
		in("nodes", readList(s.Nodes, b.node, &v.Nodes)),
		in("links", readList(s.Links, b.link, &v.Links)),
	)
	*e = v
	return err
}

// writeNode joins the cells of a group by a plus sign: "r1c2+r1c3=5".
func writeNode(n explain.Node) string {
	return strings.Join(words(n.Cells.All()), "+") + "=" + n.Digit.String()
}

func (b *board) node(s string, n *explain.Node) error {
	cells, digit, ok := strings.Cut(s, "=")
	if !ok {
		return fmt.Errorf("%q is no node: expected a candidate like r4c7=5, or a group of them like r4c7+r4c8=5", s)
	}
	for name := range strings.SplitSeq(cells, "+") {
		var k candidates.Candidate
		if err := b.candidate(name+"="+digit, &k); err != nil {
			return err
		}
		n.Digit, n.Cells = k.Digit(), n.Cells.With(k.Cell())
	}
	if writeNode(*n) != s {
		return fmt.Errorf("the cells of node %q are not in order, each once", s)
	}
	return nil
}

func (b *board) link(items []string, l *explain.Link) error {
	return readList(items, b.item, (*[]candidates.Item)(l))
}
