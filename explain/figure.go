package explain

import (
	"maps"
	"math"

	"pencilmark/candidates"
)

// Figure is a grid to be shown, on a terminal or as a picture.
type Figure struct {
	Grid  candidates.Grid
	Marks Marks
	Shape Shape // of the step, which the names of roles in a legend depend on; may be empty
	// Evidence is what a picture draws beyond the marks, such as links of chains and outlines of sets. It is
	// nil where that is not to be seen, and on a grid without a step.
	Evidence Evidence
	Joints   []Joint // links that are shown where the evidence is not
	Labels   Labels
	All      bool               // with all pencil marks, not only those of the marked digits
	Caption  string             // instead of a legend, if not empty
	About    About              // what a board that has no room for all pencil marks must still show
	Clues    []*candidates.Clue // by which the step goes, which are shown as well
	// Words are what the legend calls roles, where that is not what steps of the shape do.
	Words map[Role]string

	Stale candidates.CandidateSet // pencil marks beyond the candidates, that digits rule out
	Blank candidates.CellSet      // open cells whose candidates nobody has written down
}

// About is what a sentence or a question beside a board is about: the pencil marks of the cells, all of them, and
// the digits, wherever they are, stay on the board however narrow it is.
type About struct {
	Cells  candidates.CellSet
	Digits candidates.DigitSet
}

// Figure shows the step. Digits alone suffice to see a single.
func (f *Frame) Figure() Figure {
	shape := ShapeOf(f.Step.Evidence)
	return Figure{Grid: f.Before, Marks: f.Step.Marks(&f.Before), Shape: shape, Evidence: f.Step.Evidence, Labels: labelsOf(f.Step.Evidence, math.MaxInt), All: shape != ShapeSingle, Words: wordsOf(f.Step.Evidence)}
}

// wordsOf returns what the legend calls roles of the evidence, if that is not the same for all of its shape.
func wordsOf(e Evidence) map[Role]string {
	if of, ok := e.(interface{ Words() map[Role]string }); ok {
		return of.Words()
	}
	return nil
}

// NearMiss shows a grid on which a candidate keeps a step from being there: the pattern of the step, which is
// there without the candidate, and the candidate.
func NearMiss(g candidates.Grid, inWay candidates.Candidate, step *Step) Figure {
	open := g
	open.Remove(inWay.Cell(), inWay.Digit())
	words := map[Role]string{RoleConflict: "in the way"}
	maps.Copy(words, wordsOf(step.Evidence))
	f := Figure{Grid: g, Marks: step.Evidence.Marks(&open), Shape: ShapeOf(step.Evidence), All: true, Words: words}
	f.Marks.Candidates = append(f.Marks.Candidates, CandidateMark{Role: RoleConflict, Candidate: inWay})
	return f
}

// Left returns the pencil marks of an open cell.
func (f *Figure) Left(c candidates.Cell) candidates.DigitSet {
	if f.Blank.Has(c) {
		return 0
	}
	digits := f.Grid.Candidates(c)
	for d := range f.Stale.Digits().All() {
		if f.Stale.Has(candidates.Of(c, d)) {
			digits = digits.With(d)
		}
	}
	return digits
}

// Roles is what the marks of a figure come to.
type Roles struct {
	Houses     [candidates.MaxHouses]Role
	Cells      [candidates.MaxCells]Role
	Candidates [candidates.MaxCandidates]Role           // other than removed
	Removed    [candidates.MaxCells]candidates.DigitSet // beside the roles that they have
}

// Roles returns the last role of everything that is marked. A cell without a candidate is in conflict.
func (f *Figure) Roles() *Roles {
	r := &Roles{}
	for _, m := range f.Marks.Houses {
		r.Houses[m.House] = m.Role
	}
	for _, m := range f.Marks.Cells {
		r.Cells[m.Cell] = m.Role
	}
	for c := range f.Grid.Layout().Cells().All() {
		if f.Grid.Candidates(c) == 0 && f.Left(c) == 0 && !f.Blank.Has(c) {
			r.Cells[c] = RoleConflict
		}
	}
	for _, m := range f.Marks.Candidates {
		if m.Role == RoleRemoved {
			c := m.Candidate.Cell()
			r.Removed[c] = r.Removed[c].With(m.Candidate.Digit())
		} else {
			r.Candidates[m.Candidate] = m.Role
		}
	}
	return r
}

// Digits returns the digits of the pattern. They are worth to be seen everywhere: that they have no other
// place is often the point.
func (r *Roles) Digits(g *candidates.Grid) (digits candidates.DigitSet) {
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			if role := r.Candidates[candidates.Of(c, d)]; role != RoleNone && role != RolePlaced {
				digits = digits.With(d)
			}
		}
	}
	return digits
}
