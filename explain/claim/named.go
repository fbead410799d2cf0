package claim

import (
	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain"
)

// astray says which cell of a claim that is right is in no part of what shows it: neither in the pattern nor in what follows, nor on a
// clue of these. Such a cell was passed over, and may be the one that the claim is about. Those of a refutation are looked at by no rule.
func (p *people) astray(c *Claim) *Error {
	j := c.Judge(p.grid, explain.Unique, p.book.Call)
	if j.Verdict != Shown {
		return nil
	}
	var in candidates.CellSet
	for _, e := range c.Effects {
		in = in.With(e.Candidate.Cell())
	}
	for _, s := range append(j.More, j.Step) {
		switch s.Evidence.(type) {
		case explain.Trial, explain.Cases:
			return nil
		}
		in = in.Or(where(p.grid, s.Evidence)).Or(cellsOf(p.grid, s.Evidence)).Or(cellsAffected(s.Effects))
	}
	all := tokensOn(p.text, p.layout)
	if about := concludedOf(all); len(c.Effects) == 0 && !about.Within(cellsAffected(j.Step.Effects)) {
		return &Error{Text: p.text, Col: 1, Msg: fault.New("what is said of %v is not understood: expected %s", about, aPattern)}
	}
	of := in
	for i := range p.layout.Clues() {
		if cells := p.layout.Clues()[i].Cells(); cells.Meets(of) {
			in = in.Or(cells)
		}
	}
	for _, t := range all {
		if t.kind == theCells && t.houses == 0 && !t.clue && !t.cells.Within(in) {
			return &Error{Text: p.text, Col: t.pos + 1, Msg: fault.New("%v has no part in what follows here: expected %s", t.cells.AndNot(in), aPattern)}
		}
	}
	return nil
}

// concludedOf returns the cells of which the last part of a claim says that something goes from them, or that they see the pattern.
func concludedOf(all []token) (cells candidates.CellSet) {
	all = trimmed(all, ". ! ;")
	begin := len(all)
	for begin > 0 && !all[begin-1].is(arrows+" , : . ; -") {
		begin--
	}
	goes := false
	for _, t := range all[begin:] {
		if t.is("see sees") {
			return cells
		}
		goes = goes || t.is(negative) || t.is(removing) || t.is("must")
		if t.kind == theCells && t.houses == 0 && !t.clue {
			cells = cells.Or(t.cells)
		}
	}
	if !goes {
		return candidates.CellSet{}
	}
	return cells
}
