package encode

import (
	"cmp"
	"slices"

	"pencilmark/explain"
)

type coloring struct {
	Shape    explain.Shape `json:"shape" yaml:"shape"`
	Clusters []cluster     `json:"clusters" yaml:"clusters"`
}

type cluster struct {
	On    []string `json:"on" yaml:"on"`
	Off   []string `json:"off" yaml:"off"`
	Links []string `json:"links" yaml:"links"`
}

func newColoring(e explain.Coloring) *coloring {
	s := &coloring{Shape: e.Shape(), Clusters: []cluster{}}
	for _, c := range e.Clusters {
		s.Clusters = append(s.Clusters, cluster{words(slices.Values(c.On)), words(slices.Values(c.Off)), words(slices.Values(c.Links))})
	}
	return s
}

func (s *coloring) read(b *board, e *explain.Evidence) error {
	var v explain.Coloring
	err := in("clusters", readList(s.Clusters, b.cluster, &v.Clusters))
	*e = v
	return err
}

func (b *board) cluster(s cluster, c *explain.Cluster) error {
	return cmp.Or(
		in("on", readList(s.On, b.candidate, &c.On)),
		in("off", readList(s.Off, b.candidate, &c.Off)),
		in("links", readList(s.Links, b.item, &c.Links)),
	)
}
