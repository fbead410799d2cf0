package prose

import (
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// kraken is a fish with chains that lead from its places to the target. The
// fish is told as a cover is, up to the cases that it leaves.
type kraken struct {
	cover
	e explain.Kraken
}

// notation gives the fish, then each chain from the place where it starts:
// "5: r27\c34 fin r2c6, (5)r2c6-r2c8=r8c8 => r4c3<>5".
func (s kraken) notation() string {
	var b strings.Builder
	b.WriteString(s.pattern())
	for _, arm := range s.e.Arms {
		if arm.Direct() {
			continue
		}
		// The place and the way into the chain are a weak link like any other.
		whole := explain.Chain{
			Nodes: append([]explain.Node{s.node(arm)}, arm.Chain.Nodes...),
			Links: append([]explain.Link{nil}, arm.Chain.Links...),
		}
		b.WriteString(", " + chain{s.teller, whole}.eureka())
	}
	return b.String() + " => " + s.compactEffects(s.f.Step.Effects)
}

// node returns the place that an arm starts from.
func (s kraken) node(arm explain.Arm) explain.Node {
	return explain.Node{Digit: s.e.Fish.Digit, Cells: candidates.Cells(arm.Place)}
}

// reason tells the fish, and follows the chains. It does not say where they lead to.
func (s kraken) reason() string {
	d := s.e.Fish.Digit
	result := s.sayf("no other cell of them can be %s", d)
	for h := range s.e.Chosen.All() {
		places := s.e.Cases(&s.f.Before).AndNot(s.fins())
		result = s.sayf("%s gets its %s in %s", h, d, anyCell{places})
	}
	sentences := []string{s.usesUp(", and " + result)}
	for _, arm := range s.e.Arms {
		if arm.Direct() {
			continue
		}
		before, lead := s.node(arm), s.sayf("If %s is %s, that", arm.Place, d)
		follow := chain{s.teller, arm.Chain}
		for i, link := range arm.Chain.Links {
			if !link.Strong() {
				continue
			}
			off, on := arm.Chain.Nodes[i], arm.Chain.Next(i)
			sentences = append(sentences, s.sayf("%s rules out %s, so %s.", lead, follow.ruledOut(before, off), follow.forced(link, off, on)))
			before, lead = on, "That"
		}
	}
	return paragraph(sentences...)
}

// conclusion says what makes the target false in each case.
func (s kraken) conclusion() string {
	k, d := s.e.Target, s.e.Fish.Digit
	var parts []string
	if s.e.Chosen == 0 {
		parts = append(parts, s.withoutFin())
	}
	for _, arm := range s.e.Arms {
		last := s.node(arm)
		if !arm.Direct() {
			last = arm.Chain.Nodes[len(arm.Chain.Nodes)-1]
		}
		switch {
		case arm.Direct() && last.Digit != k.Digit():
			parts = append(parts, s.sayf("if it is %s, it is nothing else", d))
		case last.Digit != k.Digit():
			parts = append(parts, s.sayf("if %s is %s, it is %s", arm.Place, d, last.Digit))
		case arm.Direct():
			parts = append(parts, s.sayf("if %s is %s, it sees that one (%s)", arm.Place, d, s.along(last.Cells, candidates.Cells(k.Cell()))))
		default:
			parts = append(parts, s.sayf("if %s is %s, it sees the %s in %s (%s)", arm.Place, d, last.Digit, anyCell{last.Cells},
				s.along(last.Cells, candidates.Cells(k.Cell()))))
		}
	}
	return s.sayf("So %s is %s in no case: %s. So %s.", k.Cell(), k.Digit(), strings.Join(parts, "; "), s.f.Step.Effects)
}

// withoutFin says why the target is false if no fin is true.
func (s kraken) withoutFin() string {
	d, c := s.e.Fish.Digit, s.e.Target.Cell()
	none := choose(s.fins().Len(), "if the fin is not", "if no fin is")
	if s.e.Fish.Places(&s.f.Before).Has(c) {
		return s.sayf("%s %s, it would use up more of the cover houses than it fills of the base houses", none, d)
	}
	return s.sayf("%s %s, %s gets its %s from the base", none, d, s.layout.HousesOf(c)&s.e.Fish.Covers, d)
}
