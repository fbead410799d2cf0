package encode

import (
	"cmp"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// field is a field of a mapping. at points to the value that it stands for, in
// evidence; it is nil in the types of the format.
type field struct {
	name     string
	at       any
	optional bool
}

// someHouses and someCells are sets that may be empty. Others must not be.
type (
	someHouses candidates.HouseSet
	someCells  candidates.CellSet
)

// clueOf is the line of a clue of the board.
type clueOf string

// partOf is which part of a clue, from 0; it is written from 1 and left out for the first. timesOf is how often a clue
// counts, which is left out for once.
type (
	partOf  int
	timesOf int
)

// cellOf and digitOf are a candidate by its parts.
type (
	cellOf  candidates.Candidate
	digitOf candidates.Candidate
)

// fieldsOf returns the fields of evidence, or of a part of it, in the order of documents; p points to it. A
// new shape costs a case here and an entry in the schema. There are no fields of anything else.
func fieldsOf(p any) []field {
	switch v := p.(type) {
	case *explain.Single:
		return []field{{name: "cell", at: (*cellOf)(&v.Candidate)}, {name: "digit", at: (*digitOf)(&v.Candidate)}, {name: "because", at: &v.Because}}
	case *explain.Common:
		return []field{{name: "items", at: &v.Items}, {name: "clue", at: (*clueOf)(&v.Clue), optional: true}}
	case *explain.Sum:
		return []field{{name: "houses", at: (*someHouses)(&v.Houses)}, {name: "less", at: &v.Less, optional: true}, {name: "clues", at: &v.Clues}, {name: "cells", at: (*someCells)(&v.Cells)}}
	case *candidates.Addend:
		return []field{{name: "clue", at: (*clueOf)(&v.Clue)}, {name: "part", at: (*partOf)(&v.Part), optional: true}, {name: "times", at: (*timesOf)(&v.Times), optional: true}}
	case *explain.KillerSet:
		return []field{{name: "house", at: &v.House}, {name: "digits", at: &v.Set}, {name: "cells", at: (*someCells)(&v.Cells)}, {name: "sums", at: &v.Sums}}
	case *explain.LockedSet:
		return []field{{name: "cells", at: &v.Cells}, {name: "digits", at: &v.Set}, {name: "houses", at: &v.Houses}, {name: "hidden", at: &v.Hidden}}
	case *explain.Cover:
		return []field{{name: "digit", at: &v.Digit}, {name: "base", at: &v.Base}, {name: "cover", at: &v.Covers}}
	case *explain.Wing:
		return []field{{name: "pivot", at: &v.Pivot}, {name: "pincers", at: &v.Pincers}, {name: "digit", at: &v.Digit}}
	case *explain.Chain:
		return []field{{name: "nodes", at: &v.Nodes}, {name: "links", at: &v.Links}}
	case *explain.SetChain:
		return []field{{name: "sets", at: &v.Sets}, {name: "common", at: &v.Common}}
	case *explain.Blossom:
		return []field{{name: "stem", at: &v.Stem}, {name: "petals", at: &v.Petals}}
	case *explain.Exclusion:
		return []field{{name: "target", at: &v.Target}, {name: "beside", at: &v.Beside}, {name: "ways", at: &v.Ways}}
	case *explain.Way:
		return []field{{name: "digits", at: &v.Digits}, {name: "set", at: &v.Set}}
	case *explain.Sectors:
		return []field{{name: "truths", at: &v.Truths}, {name: "links", at: &v.Links}, {name: "groups", at: &v.Groups, optional: true}}
	case *explain.Equivalence:
		return []field{{name: "digit", at: &v.Digit}, {name: "left", at: &v.Left}, {name: "right", at: &v.Right}}
	case *explain.Exocet:
		return []field{{name: "base", at: &v.Base}, {name: "targets", at: &v.Targets}, {name: "cross", at: &v.Cross}}
	case *explain.Joined:
		return []field{{name: "parts", at: &v.Parts}}
	case *explain.Coloring:
		return []field{{name: "clusters", at: &v.Clusters}}
	case *explain.Cluster:
		return []field{{name: "on", at: &v.On}, {name: "off", at: &v.Off}, {name: "links", at: &v.Links}}
	case *explain.Polarity:
		return []field{{name: "first", at: &v.First}, {name: "second", at: &v.Second}, {name: "alike", at: &v.Alike},
			{name: "opposed", at: (*someCells)(&v.Opposed)}, {name: "beside", at: (*someCells)(&v.Beside)}}
	case *explain.Guarded:
		return []field{{name: "cells", at: &v.Cells}, {name: "digits", at: &v.Set}, {name: "items", at: &v.Items}}
	case *explain.Deadly:
		return []field{{name: "pattern", at: &v.Pattern}, {name: "items", at: &v.Items}}
	case *explain.DeadlyCells:
		return []field{{name: "cells", at: &v.Cells}, {name: "digits", at: &v.Digits}}
	case *explain.Kraken:
		return append(fieldsOf(&v.Fish), field{name: "chosen", at: (*someHouses)(&v.Chosen)}, field{name: "target", at: &v.Target}, field{name: "arms", at: &v.Arms})
	case *explain.Arm:
		return append([]field{{name: "place", at: &v.Place}}, fieldsOf(&v.Chain)...)
	case *explain.Templates:
		return []field{{name: "digit", at: &v.Digit}, {name: "houses", at: (*someHouses)(&v.Houses)}, {name: "given", at: &v.Given, optional: true}}
	case *explain.Template:
		return []field{{name: "digit", at: &v.Digit}, {name: "houses", at: &v.Houses}, {name: "cells", at: &v.Cells}}
	case *explain.Cases:
		return []field{{name: "item", at: &v.Item}, {name: "cases", at: &v.Cases}}
	case *explain.Case:
		return []field{{name: "assume", at: &v.Assume}, {name: "branch", at: &v.Branch}}
	case *explain.Trial:
		return []field{{name: "assume", at: &v.Assume}, {name: "conflict", at: &v.Conflict}, {name: "branch", at: &v.Branch}}
	}
	return nil
}

// evidence is evidence in a document: the record that is written, or the node that was read. Of a single the
// record is made where it is needed: most evidence is singles, and in JSON they are written at once.
type evidence struct {
	record   record
	single   explain.Single
	isSingle bool
	node     *node
}

// fields returns the record.
func (e *evidence) fields() record {
	if !e.isSingle {
		return e.record
	}
	r, _ := newRecord(string(explain.ShapeOf(e.single)), &e.single, nil) // its parts can all be written
	return r
}

// appendJSON appends the record as JSON.
func (e *evidence) appendJSON(b []byte) ([]byte, error) {
	if !e.isSingle {
		return appendRecord(b, e.record)
	}
	k := e.single.Candidate
	b = append(append(b, `{"shape":"single","cell":"`...), cells[k.Cell()]...)
	b = append(append(b, `","digit":`...), '0'+byte(k.Digit()))
	b = append(append(b, `,"because":"`...), items[e.single.Because]...)
	return append(b, `"}`...), nil
}

// newEvidence returns the written form of evidence and adds the techniques of its steps to names.
func newEvidence(e explain.Evidence, names map[string]Text) (evidence, error) {
	if e == nil {
		return evidence{}, errors.New("the step has no evidence")
	}
	if single, ok := e.(explain.Single); ok {
		return evidence{single: single, isSingle: true}, nil
	}
	if err := checkParts(e); err != nil {
		return evidence{}, err
	}
	p := reflect.New(reflect.TypeOf(e))
	p.Elem().Set(reflect.ValueOf(e))
	r, err := newRecord(string(explain.ShapeOf(e)), p.Interface(), names)
	return evidence{record: r}, err
}

// evidence reads evidence of the shape that it names.
func (b *board) evidence(n *node, e *explain.Evidence) error {
	if n.Kind != mappingNode {
		return fault(n, "%s: expected a mapping of names to values", describe(n))
	}
	named := child(n, "shape")
	if named == nil {
		return fault(n, "missing field %q", "shape")
	}
	var shape string
	if err := scalar(named, reflect.ValueOf(&shape).Elem()); err != nil {
		return in("shape", err)
	}
	i := slices.IndexFunc(explain.Shapes, func(e explain.Evidence) bool { return string(explain.ShapeOf(e)) == shape })
	if i < 0 {
		return in("shape", fault(named, "unknown shape %q: expected one of %s", shape, strings.Join(shapeNames(), ", ")))
	}
	p := reflect.New(reflect.TypeOf(explain.Shapes[i]))
	fields := append([]field{{name: "shape", at: &shape}}, fieldsOf(p.Interface())...)
	if err := b.structure(n, fields); err != nil {
		return err
	}
	if sum, ok := p.Interface().(*explain.Sum); ok {
		if err := b.checkSum(n, sum); err != nil {
			return err
		}
	}
	*e = p.Elem().Interface().(explain.Evidence)
	return checkParts(*e)
}

// checkParts reports whether branches nest too deep, and whether what is joined can be.
func checkParts(e explain.Evidence) error {
	if nested, ok := e.(interface{ Depth() int }); ok && nested.Depth() > maxTrials {
		return fmt.Errorf("branches nest more than %d deep", maxTrials)
	}
	if joined, ok := e.(explain.Joined); ok {
		for i, part := range joined.Parts {
			switch part.(type) {
			case explain.Chain, explain.Cover:
			default:
				return in("parts", at(i, errors.New("expected the evidence of a chain or a cover")))
			}
		}
	}
	return nil
}

// sum reads a sum that has no shape around it.
func (b *board) sum(n *node, s *explain.Sum) error {
	return cmp.Or(b.structure(n, fieldsOf(s)), b.checkSum(n, s))
}

// checkSum reports what cannot be added up on the board: nothing can be said of such a sum.
func (b *board) checkSum(n *node, s *explain.Sum) error {
	if s.Houses|s.Less != 0 {
		if err := (candidates.Added{Houses: s.Houses, Less: s.Less}).Check(b.layout); err != nil {
			return in("houses", fault(child(n, "houses"), "%v", err))
		}
	}
	if err := s.Added.Check(b.layout); err != nil {
		return in("clues", fault(child(n, "clues"), "%v", err))
	}
	if spans := s.Spans(b.layout); !s.Cells.Within(spans) {
		return in("cells", fault(child(n, "cells"), "the sum says nothing of %v", s.Cells.AndNot(spans)))
	}
	return nil
}

// shapeNames gives the known shapes for messages.
func shapeNames() (names []string) {
	for _, e := range explain.Shapes {
		names = append(names, string(explain.ShapeOf(e)))
	}
	slices.Sort(names)
	return names
}
