package names

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/fish"
	"pencilmark/techniques/subsets"
)

// pattern is the grid and the effects of a step.
type pattern struct {
	grid    *candidates.Grid
	layout  *candidates.Layout
	lines   candidates.HouseSet // rows and columns
	boxes   candidates.HouseSet // all other houses
	effects []explain.Effect
}

// of returns the codes of the techniques that the pattern of a step is an instance of, the narrowest first,
// with the distinct names that it has. It knows no technique but by its code.
func of(g *candidates.Grid, s *explain.Step) []string {
	l := g.Layout()
	p := &pattern{grid: g, layout: l, effects: s.Effects}
	p.lines = l.HousesOfKind(candidates.Row) | l.HousesOfKind(candidates.Column)
	p.boxes = l.Houses() &^ p.lines
	return p.codes(s.Evidence)
}

func (p *pattern) codes(e explain.Evidence) (codes []string) {
	switch e := e.(type) {
	case explain.Single:
		return p.single(e)
	case explain.Common:
		if len(e.Equalities(p.grid, p.effects...)) > 0 {
			codes = append(codes, "equal-cells")
		}
		if e.Clue != "" {
			return append(codes, "single-clue")
		}
		return append(codes, "common-conflict")
	case explain.Sum:
		if e.Houses == 0 && len(e.Clues) == 1 {
			return []string{"combinations"}
		}
		if e.Less != 0 {
			return []string{"killer-set-equivalence"}
		}
		return []string{"innies-and-outies"}
	case explain.KillerSet:
		return sized(e.Set.Len(), 1, "must-have", "killer-pair", "killer-triple")
	case explain.Polarity:
		return []string{"polarity"}
	case explain.LockedSet:
		return p.lockedSet(e)
	case explain.Cover:
		return p.cover(e)
	case explain.Wing:
		return p.wing(e)
	case explain.Chain:
		return p.chain(e)
	case explain.SetChain:
		return p.setChain(e)
	case explain.Blossom:
		return p.blossom(e)
	case explain.Exclusion:
		return sized(e.Beside.Len(), 1, "aligned-pair-exclusion", "aligned-triplet-exclusion")
	case explain.Sectors:
		return p.sectors(e)
	case explain.Equivalence:
		return p.equivalence(e)
	case explain.Exocet:
		return []string{"junior-exocet"}
	case explain.Joined:
		return p.joined(e)
	case explain.Coloring:
		return p.coloring(e)
	case explain.Guarded:
		return sized(e.Set.Len(), 1, "guardians", "bivalue-oddagon", "tridagon")
	case explain.Deadly:
		return p.deadly(e)
	case explain.Kraken:
		if e.Chosen == 0 {
			return []string{"kraken-fish-type-1"}
		}
		return []string{"kraken-fish-type-2"}
	case explain.Templates:
		return p.templates()
	case explain.Cases:
		return p.cases(e)
	case explain.Trial:
		return p.trial(e)
	}
	return nil
}

// sized returns the one of the codes that stands for n, if the first stands for least.
func sized(n, least int, codes ...string) []string {
	if n < least || n-least >= len(codes) {
		return nil
	}
	return codes[n-least : n-least+1]
}

func (p *pattern) single(e explain.Single) []string {
	houses, kind := p.layout.HousesOf(e.Candidate.Cell()), "naked-single"
	if _, h, ok := e.Because.House(); ok {
		houses, kind = candidates.Houses(h), "hidden-single"
	}
	for h := range houses.All() {
		if p.layout.HouseCells(h).And(p.grid.Open()).Len() == 1 {
			return []string{"full-house", kind}
		}
	}
	return []string{kind}
}

func (p *pattern) lockedSet(e explain.LockedSet) (codes []string) {
	n := e.Cells.Len()
	if e.Hidden {
		return sized(n, 2, "hidden-pair", "hidden-triple", "hidden-quad")
	}
	if subsets.IsLocked(p.grid, e) {
		codes = sized(n, 2, "locked-pair", "locked-triple")
	}
	return slices.Concat(codes, sized(n, 2, "naked-pair", "naked-triple", "naked-quad"))
}

func (p *pattern) cover(e explain.Cover) []string {
	if e.Base.Len() > 1 {
		code := fish.CodeOf(p.grid, e)
		if finned := fish.Finned(code); finned != code {
			return []string{code, finned}
		}
		return []string{code}
	}
	switch n := e.Places(p.grid).Len(); {
	case n < 2:
		return nil // a hidden single
	case e.Base&p.lines != 0 || e.Covers.First().Kind() == candidates.Box:
		return []string{"claiming"}
	default:
		return slices.Concat([]string{"pointing"}, sized(n, 2, "pointingpair", "pointingtriple"))
	}
}

// joined returns what all parts are, and what two or more of them are called as one.
func (p *pattern) joined(e explain.Joined) (codes []string) {
	var common []string
	for i, part := range e.Parts {
		codes := p.codes(part)
		if i == 0 {
			common = codes
		}
		common = slices.DeleteFunc(slices.Clone(common), func(code string) bool { return !slices.Contains(codes, code) })
	}
	if len(e.Parts) == 2 {
		for _, code := range common {
			codes = append(codes, "siamese-"+code, "dual-"+code)
		}
	}
	return append(codes, common...)
}

func (p *pattern) coloring(e explain.Coloring) []string {
	choices := e.Choices()
	impossible := func(i int) bool { return choices[i].Impossible(p.layout) }
	switch {
	case e.Digits(p.grid).Len() > 1:
		return []string{"3d-medusa"}
	case len(e.Clusters) == 1 && !impossible(0) && !impossible(1):
		return []string{"simple-coloring-trap", "3d-medusa"}
	case len(e.Clusters) == 1:
		return []string{"simple-coloring-wrap", "3d-medusa"}
	}
	colors := func(cluster int) [2][]candidates.Candidate {
		return [2][]candidates.Candidate{e.Clusters[cluster].On, e.Clusters[cluster].Off}
	}
	sees := func(k candidates.Candidate, ks []candidates.Candidate) bool {
		return slices.ContainsFunc(ks, func(other candidates.Candidate) bool { return p.layout.Excludes(k, other) })
	}
	// blocked: what goes is of a colour that is possible with neither colour of the other cluster, or excluded
	// by the colour that is true then. bridged: of two colours that are not possible together the far ones
	// exclude what goes.
	blocked := func(k candidates.Candidate) bool {
		for i, with := range [...][2]int{{0, 1}, {2, 3}, {0, 2}, {1, 3}} {
			cluster := colors(i / 2)
			if impossible(with[0]) && impossible(with[1]) && (slices.Contains(cluster[i%2], k) || sees(k, cluster[1-i%2])) {
				return true
			}
		}
		return false
	}
	bridged := func(k candidates.Candidate) bool {
		for i := range choices {
			if impossible(i) && sees(k, colors(0)[1-i/2]) && sees(k, colors(1)[1-i%2]) {
				return true
			}
		}
		return false
	}
	var codes []string
	for i, is := range []func(candidates.Candidate) bool{blocked, bridged} {
		if !slices.ContainsFunc(p.effects, func(e explain.Effect) bool { return !is(e.Candidate) }) {
			codes = append(codes, [...]string{"multi-coloring-2", "multi-coloring-1"}[i])
		}
	}
	return codes
}

func (p *pattern) templates() (codes []string) {
	isPlace := func(e explain.Effect) bool { return e.Place }
	if len(p.effects) == 0 || slices.ContainsFunc(p.effects, isPlace) {
		codes = append(codes, "template-set")
	}
	if len(p.effects) == 0 || !slices.ContainsFunc(p.effects, isPlace) {
		codes = append(codes, "template-delete")
	}
	return codes
}

func (p *pattern) cases(e explain.Cases) []string {
	rest := lines{chain: true, net: true}
	for _, c := range e.Cases {
		rest.follow(p.grid, c.Assume, c.Branch)
	}
	_, ofCell := e.Item.Cell()
	switch {
	case !rest.net:
		return nil
	case rest.chain && ofCell:
		return []string{"cell-forcing-chain", "forcing-net-verity"}
	case rest.chain:
		return []string{"region-forcing-chain", "forcing-net-verity"}
	}
	return []string{"forcing-net-verity"}
}

func (p *pattern) trial(e explain.Trial) (codes []string) {
	rest := lines{chain: true, net: true, digits: candidates.Digits(e.Assume.Digit())}
	rest.follow(p.grid, e.Assume, e.Branch)
	d, _, ofHouse := e.Conflict.House()
	if ofHouse && rest.net && rest.digits == candidates.Digits(d) {
		codes = append(codes, "nishio")
	}
	if rest.chain {
		codes = append(codes, "forcing-chain-contradiction")
	}
	if rest.net {
		codes = append(codes, "forcing-net-contradiction")
	}
	switch depth := e.Depth(); {
	case depth == 1 && !rest.net:
		codes = append(codes, "forcing-net-patterns")
	case depth == 2:
		codes = append(codes, "nested-forcing-net")
	}
	return append(codes, explain.TrialCode)
}

// lines is what the lines of branches rest on.
type lines struct {
	chain  bool                // each is forced by one line before it
	net    bool                // all are singles
	digits candidates.DigitSet // that they place
}

// follow looks at the lines of one branch more.
func (r *lines) follow(g *candidates.Grid, assume candidates.Candidate, branch []explain.Step) {
	placed := []candidates.Candidate{assume}
	for _, s := range branch {
		single, ok := s.Evidence.(explain.Single)
		if !ok {
			r.net, r.chain = false, false
			return
		}
		r.chain = r.chain && slices.ContainsFunc(placed, func(k candidates.Candidate) bool {
			after := *g
			after.Place(k.Cell(), k.Digit())
			return after.Count(single.Because) == 1
		})
		r.digits = r.digits.With(single.Candidate.Digit())
		if _, ofCell := single.Because.Cell(); ofCell {
			r.digits = candidates.Digits(0) // it was found among several digits
		}
		placed = append(placed, single.Candidate)
	}
}
