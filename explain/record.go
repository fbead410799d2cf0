package explain

import "pencilmark/candidates"

// Record is what documents have of evidence, or of a part of it: its fields in their order, and for the schema what they are
// together, if that needs to be said.
type Record struct {
	About  string
	Fields []Field
}

// Field is a field of a record. At points to the value in the evidence. It may be left out if it is optional; a list has at
// least as many elements as Least.
type Field struct {
	Name     string
	At       any
	Optional bool
	Least    int
	Of       []Evidence // the shapes that evidence may have, if not all
	About    string     // for the schema
}

// SomeHouses and SomeCells are sets that may be empty. Others must not be.
type (
	SomeHouses candidates.HouseSet
	SomeCells  candidates.CellSet
)

// ClueLine is the line of a clue of the board.
type ClueLine string

// PartNumber is which part of a clue, from 0; it is written from 1 and left out for the first. Times is how often a clue
// counts, which is left out for once.
type (
	PartNumber int
	Times      int
)

// CellOf and DigitOf are a candidate by its parts.
type (
	CellOf  candidates.Candidate
	DigitOf candidates.Candidate
)

// RecordOf returns what documents have of evidence, or of a part of it, to which p points; ok is false of anything else.
func RecordOf(p any) (r Record, ok bool) {
	switch v := p.(type) {
	case *candidates.Addend:
		return Record{Fields: []Field{
			{Name: "clue", At: (*ClueLine)(&v.Clue), About: "As the document lists it."},
			{Name: "part", At: (*PartNumber)(&v.Part), Optional: true, About: "Which of its sums, from 1: an arrow has one for each shaft. Without it the first."},
			{Name: "times", At: (*Times)(&v.Times), Optional: true, About: "How often it counts, less than 0 if it is taken away. Without it once."},
		}}, true
	case interface{ Record() Record }:
		return v.Record(), true
	}
	return Record{}, false
}
