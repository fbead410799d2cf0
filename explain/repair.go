package explain

import "pencilmark/candidates"

// RepairKind says what is wrong on a sheet.
type RepairKind string

// The kinds of repairs, in the order in which they are told.
const (
	RepairClash   RepairKind = "clash"   // a house has a digit more than once
	RepairDigit   RepairKind = "digit"   // a digit was placed that the solution of the givens has not there
	RepairMissing RepairKind = "missing" // a mark was removed of the digit that the solution has there
	RepairStale   RepairKind = "stale"   // a mark was left that a placed digit rules out
	RepairGiven   RepairKind = "given"   // a digit counts as a given without which there is a solution
)

// Repair is something to put right on a sheet before any step. It tells which entries are to be changed and
// never what the solution is.
type Repair struct {
	Kind  RepairKind
	House candidates.House   // where the digits clash, or that rules the marks out; otherwise a box
	Cells candidates.CellSet // with the digits that clash, or the entries to be changed
	Given candidates.CellSet // of the cells with digits that clash
	// Digits are the one that clashes, is wrong, or is ruled out. Of a missing mark they are all that the
	// digits on the sheet allow in its cell, so that they do not tell which one it is; none if that is one.
	Digits candidates.DigitSet
	By     candidates.Cell // with the digit that rules the marks out
}

// Erase returns the digits or marks to be erased, none where the player has to choose.
func (r *Repair) Erase() []candidates.Candidate {
	cells := r.Cells.AndNot(r.Given)
	if r.Kind == RepairMissing || r.Kind == RepairGiven || r.Kind == RepairClash && r.Given.IsEmpty() {
		return nil
	}
	return all(cells, r.Digits)
}

// Restore returns the marks to be put back.
func (r *Repair) Restore() []candidates.Candidate {
	if r.Kind != RepairMissing {
		return nil
	}
	return all(r.Cells, r.Digits)
}

// all returns the candidates of some digits in some cells.
func all(cells candidates.CellSet, digits candidates.DigitSet) (ks []candidates.Candidate) {
	for c := range cells.All() {
		for d := range digits.All() {
			ks = append(ks, candidates.Of(c, d))
		}
	}
	return ks
}
