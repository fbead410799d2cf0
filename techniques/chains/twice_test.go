package chains_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// No chain goes out and back by the same strong link, on a puzzle made for this
// test where many could.
func TestPassesNoLinkTwice(t *testing.T) {
	p, err := notation.Parse(".967......2......8...4.5..3....4..3....6.17.....8....44...2......1...65...7.....2", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, technique := range suite.All() {
		if technique.Family != "chains" {
			continue
		}
		techniques.NewRunner([]*techniques.Technique{technique}).All(&p.Grid, func(s explain.Step) bool {
			chain, ok := s.Evidence.(explain.Chain)
			if !ok {
				return true
			}
			cited := map[candidates.Item]bool{}
			for _, link := range chain.Links {
				if link.Strong() && !link.InSet() {
					if cited[link[0]] {
						t.Errorf("%s passes %v twice: %v", technique.Code, link[0], chain)
					}
					cited[link[0]] = true
				}
			}
			found++
			return true
		})
	}
	if found < 10 {
		t.Errorf("%d chains are few", found)
	}
}
