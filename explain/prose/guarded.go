package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// guarded is a pattern that nobody could fill in.
type guarded struct {
	*teller
	e explain.Guarded
}

func (s *guarded) title() string { return s.sayf(": %s in %s", s.e.Set, compact{s.e.Cells}) }

// notation lists the pattern and its guardians: "5: r13c4,r38c6 guardians (5)r3c8".
func (s *guarded) notation() string {
	text := s.sayf("%s: %s", s.e.Set.String(), compact{s.e.Cells})
	for i, n := range byDigit(s.guardians()) {
		if i == 0 {
			text += " guardians "
		} else {
			text += ","
		}
		text += s.sayf("(%s)%s", n.Digit, compact{n.Cells})
	}
	return text + " => " + s.style.CompactEffects(s.f.Step.Effects)
}

func (s *guarded) guardians() []candidates.Candidate { return s.e.Guardians(&s.f.Before) }

func (s *guarded) houses() string { return s.lookAt(s.e.Items) }

func (s *guarded) cells() string { return s.theCells(s.e.Cells) }

func (s *guarded) reason() string { return paragraph(s.impossible(), s.oneOf()) }

// impossible says why nobody can fill in the pattern.
func (s *guarded) impossible() string {
	if d, ok := s.e.Set.Single(); ok {
		var parts []string
		for _, item := range s.e.Items {
			if _, h, ok := item.House(); ok {
				parts = append(parts, s.sayf("%s in %s", s.e.Cells.And(s.layout.HouseCells(h)), h))
			}
		}
		return paragraph(
			s.sayf("The cells %s stand in a ring, two next to each other in each of these houses: %s.", s.ring(), say.Clauses(parts)),
			s.sayf("If the %ss of these houses were all in the ring, every second cell of it would be %s. The number of cells is odd, so that does not come out even.", d, d))
	}
	if s.e.Set.Len() == 2 {
		return s.sayf("The cells %s stand in a ring, each in sight of the next. With only %s in them the two digits would alternate around the ring, and the number of cells is odd, so that does not come out even.",
			s.ring(), s.e.Set)
	}
	right, left := s.e.Slants(s.layout)
	if left.Len()%2 == 0 { // some of the digits are missing
		return s.sayf("The cells %s cannot be filled with %s alone: however one begins, some cell has no digit left.", s.e.Cells, s.e.Set)
	}
	return paragraph(
		s.sayf("The cells %s hold %s. There are three of them in each of four boxes, no two of a box in one line.", s.e.Cells, s.e.Set),
		"With nothing but these digits in them, each box would have them in one of two cyclic orders.",
		"In boxes side by side these agree, read from row to row; in boxes one above the other, read from column to column.",
		s.sayf("Both ways of reading agree where the cells step to the right from row to row, round the edge of the box: in %s.", right),
		s.sayf("They differ where the cells step to the left: in %s.", left),
		"That is an odd number of boxes, so going round does not come out even.")
}

// ring lists the cells, where possible each in sight of the one before.
func (s *guarded) ring() string {
	var parts []string
	next := s.e.Cells
	for rest := s.e.Cells; !rest.IsEmpty(); {
		c := next.First()
		parts = append(parts, s.sayf("%s", c))
		rest = rest.Without(c)
		if next = rest.And(s.layout.Peers(c)); next.IsEmpty() {
			next = rest
		}
	}
	return say.Clauses(parts)
}

// oneOf says that a guardian is true, or that no guardian is left.
func (s *guarded) oneOf() string {
	guardians := s.guardians()
	var parts []string
	for _, n := range byDigit(guardians) {
		parts = append(parts, s.sayf("%s in %s", n.Digit, anyCell{n.Cells}))
	}
	switch len(guardians) {
	case 0:
		return s.sayf("All but one of the cells hold nothing else.")
	case 1:
		return s.sayf("Something has to save the puzzle from that, and there is only one guardian to do so.")
	}
	return s.sayf("Something has to save the puzzle from that, so one of these guardians is true: %s.", say.Clauses(parts))
}

func (s *guarded) conclusion() string {
	guardians := s.guardians()
	effects := s.f.Step.Effects
	if len(guardians) == 0 {
		return s.sayf("So the one cell that can hold something else does: %s.", effects)
	}
	if effects[0].Place {
		return s.sayf("So %s.", effects)
	}
	nodes := byDigit(guardians)
	targets := s.f.Step.Removed(nodes[0].Digit)
	if len(nodes) > 1 || targets.Len() != len(effects) {
		return s.sayf("What excludes all of them goes: %s.", effects)
	}
	return s.sayf("A cell that sees %s cannot be %s: %s. So %s.", say.AllOf(len(guardians)), nodes[0].Digit, s.sights(targets, nodes[0].Cells), effects)
}
