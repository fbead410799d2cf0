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
	r, _ := explain.RecordOf(p.Interface())
	fields := append([]explain.Field{{Name: "shape", At: &shape}}, r.Fields...)
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
	return cmp.Or(b.structure(n, s.Record().Fields), b.checkSum(n, s))
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
