package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Role is the part that something plays in a pattern. Renderers choose colour
// and shape by role and know nothing else about a step.
type Role uint8

// The roles. The zero value is no role.
const (
	RoleNone     Role = iota
	RolePattern       // belongs to the pattern
	RoleBase          // a house whose places are all covered
	RoleCover         // a house that covers them
	RolePivot         // what the cases are split over
	RolePincer        // what a case forces
	RoleOn            // a node of a chain, one side of a colouring
	RoleOff           // a node of the other side
	RoleFin           // a place outside the pattern that the conclusion has to respect
	RoleGuardian      // a candidate that keeps an impossible or deadly pattern away
	RoleWitness       // a placed digit that blocks other places
	RoleAssumed       // supposed true in a trial
	RoleConflict      // left without a candidate
	RoleRemoved       // the step removes it
	RolePlaced        // the step places it
	NumRoles     = iota
)

var roleNames = [NumRoles]string{"none", "pattern", "base", "cover", "pivot", "pincer", "on", "off", "fin", "guardian", "witness", "assumed", "conflict", "removed", "placed"}

// String gives the role in one lower-case word.
func (r Role) String() string { return roleNames[r] }

// ParseRole reads what [Role.String] writes.
func ParseRole(s string) (Role, error) {
	if i := slices.Index(roleNames[:], s); i >= 0 {
		return Role(i), nil
	}
	return 0, fmt.Errorf("%q is no role: expected one of %v", s, roleNames)
}

// Marks is what a picture of a step highlights. Where a cell or a candidate
// occurs twice the later entry counts.
type Marks struct {
	Houses     []HouseMark
	Cells      []CellMark
	Candidates []CandidateMark
}

// HouseMark gives a house a role.
type HouseMark struct {
	Role  Role
	House candidates.House
}

// CellMark gives a cell a role.
type CellMark struct {
	Role Role
	Cell candidates.Cell
}

// CandidateMark gives a candidate a role.
type CandidateMark struct {
	Role      Role
	Candidate candidates.Candidate
}

func (m *Marks) houses(role Role, hs candidates.HouseSet) {
	for h := range hs.All() {
		m.Houses = append(m.Houses, HouseMark{role, h})
	}
}

func (m *Marks) cells(role Role, cells candidates.CellSet) {
	for c := range cells.All() {
		m.Cells = append(m.Cells, CellMark{role, c})
	}
}

func (m *Marks) candidate(role Role, k candidates.Candidate) {
	m.Candidates = append(m.Candidates, CandidateMark{role, k})
}

func (m *Marks) add(other Marks) {
	m.Houses = append(m.Houses, other.Houses...)
	m.Cells = append(m.Cells, other.Cells...)
	m.Candidates = append(m.Candidates, other.Candidates...)
}

// digits marks the candidates that the cells have for the digits.
func (m *Marks) digits(role Role, g *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet) {
	for c := range cells.All() {
		for d := range (g.Candidates(c) & digits).All() {
			m.candidate(role, candidates.Of(c, d))
		}
	}
}

// item marks the house of a house item, the cell of a cell item, and the candidates that either has left.
func (m *Marks) item(role Role, g *candidates.Grid, i candidates.Item) {
	if c, ok := i.Cell(); ok {
		m.cells(role, candidates.Cells(c))
	} else if _, h, ok := i.House(); ok {
		m.houses(role, candidates.Houses(h))
	}
	for _, k := range g.AppendCandidates(nil, i) {
		m.candidate(role, k)
	}
}

// Marks returns what to highlight on the grid before the step: what the branch of a trial places, the marks
// of the evidence, then the effects.
func (s *Step) Marks(g *candidates.Grid) (m Marks) {
	if trial, ok := s.Evidence.(Trial); ok {
		for _, step := range trial.Branch {
			for _, e := range step.Effects {
				if e.Place {
					m.candidate(RoleOn, e.Candidate)
				}
			}
		}
	}
	m.add(s.Evidence.Marks(g))
	for _, e := range s.Effects {
		role := RoleRemoved
		if e.Place {
			role = RolePlaced
		}
		m.candidate(role, e.Candidate)
	}
	return m
}
