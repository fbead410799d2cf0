package chains

import (
	"slices"

	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// The links of chains that change their digit.
const (
	alternating = links.InHouses | links.InCells
	overGroups  = alternating | links.Grouped
	overSets    = overGroups | links.InSets
)

// form is what distinguishes one technique from another that chains of one sort have in common.
type form struct {
	kinds    links.Kind // that the chains may use
	least    int        // links
	oneDigit bool       // both ends are of one digit
	single   bool       // both ends are single candidates
	clues    bool       // links may go by clues
	// pairs asks of chains between places of one digit that two cells see both.
	// With one such cell the chain is a discontinuous loop.
	pairs bool
	// wing is the strong links of chains that have the least links and no
	// more: C for those in cells, H for those in houses, from either end.
	wing string
}

// findOpen reports open chains, the shortest first and each conclusion once.
//
// Have: a chain whose first and last link are strong.
//
//	(a) if its first node is false its second is true, hence its third false,
//	    and so on: its last node is true;
//	(b) hence one of its ends is true.
//
// Hence no candidate that excludes both ends is true.
func findOpen(p *techniques.Pass, f form) {
	if f.clues {
		f.kinds = links.WithClues(p, f.kinds)
	}
	if !links.Refutes(p, f.kinds) {
		return
	}
	var s search
	s.start(p, f.kinds)
	for s.deepen() && s.links.HasPairs(s.level()) {
		if s.length < f.least {
			continue
		}
		if f.wing != "" && s.length > f.least {
			return
		}
		for _, pair := range s.links.Pairs(s.level()) {
			a, z := pair[0], pair[1]
			if a >= z {
				continue // each chain is met from both ends
			}
			effects := s.links.AppendRefuted(s.effects[:0], s.links.Node(a), s.links.Node(z))
			if !f.allows(s.links.Node(a), s.links.Node(z), len(effects)) || !s.isNew(a, z) || s.known(effects) {
				continue
			}
			for ok := s.chain(a, z); ok; ok = s.another() {
				if f.wing != "" && !s.isWing(f.wing) || !s.isBetter(effects) || !s.needsAll(effects) || f.pairs && s.repeats(2, effects) {
					continue
				}
				if !s.report(s.open(), effects) {
					return
				}
				if !s.hasSets {
					break
				}
			}
		}
	}
}

// allows reports whether the ends of a chain that removes n candidates are as the form asks.
func (f form) allows(a, z explain.Node, n int) bool {
	switch {
	case n == 0 || n == 1 && f.pairs || f.single && (a.Cells.Len() > 1 || z.Cells.Len() > 1):
		return false
	case a.Digit == z.Digit:
		return true
	}
	return !f.oneDigit && a.Cells != z.Cells
}

// isWing reports whether the strong links of the chain are of the kinds of a wing, read from
// either end. Two links in houses that follow each other must be of two digits.
func (s *search) isWing(kinds string) bool {
	forward, backward := true, true
	for i := range kinds {
		a, b := s.links.Node(s.nodes[2*i]), s.links.Node(s.nodes[2*i+1])
		kind := byte('C')
		if a.Digit == b.Digit {
			kind = 'H'
			if i > 0 {
				if before := s.links.Node(s.nodes[2*i-2]); before.Digit == a.Digit && s.links.Node(s.nodes[2*i-1]).Digit == a.Digit {
					return false
				}
			}
		}
		forward = forward && kinds[i] == kind
		backward = backward && kinds[len(kinds)-1-i] == kind
	}
	return forward || backward
}

// isAIC reports whether it is a chain or a loop, whatever its links are made of.
func isAIC(p *techniques.Pattern) bool { return p.Chain.As >= techniques.Open }

// isOver reports whether its links are of kinds: a group or a set somewhere makes it one over groups or sets.
func isOver(p *techniques.Pattern, kinds links.Kind) bool {
	switch {
	case p.Chain.Sets:
		return kinds == overSets
	case p.Chain.Grouped:
		return kinds == overGroups
	}
	return kinds == alternating
}

// isLoop reports whether it is a loop, continuous or not, with links of kinds.
func isLoop(p *techniques.Pattern, as techniques.As, kinds links.Kind) bool {
	return p.Chain.As == as && isOver(p, kinds)
}

// isXChain reports whether it is a chain or a ring of one digit, over groups or not.
func isXChain(p *techniques.Pattern, grouped bool) bool {
	c := &p.Chain
	return (c.As == techniques.Open && len(c.Kinds) > 1 || c.As == techniques.Ring) && c.OneDigit && c.Grouped == grouped
}

// isWing reports whether it is a chain whose strong links are of the kinds of a wing, read from either end. Two links in
// houses that follow each other are of two digits.
func isWing(p *techniques.Pattern, kinds string) bool {
	c := &p.Chain
	backward := []byte(c.Kinds)
	slices.Reverse(backward)
	if c.As != techniques.Open || c.Grouped || c.Kinds != kinds && string(backward) != kinds {
		return false
	}
	for i, n := 2, c.Nodes; i < len(n); i += 2 {
		if n[i-2].Digit == n[i-1].Digit && n[i-1].Digit == n[i].Digit && n[i].Digit == n[i+1].Digit {
			return false
		}
	}
	return true
}
