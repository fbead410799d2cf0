package encode

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// record is fields in the order of a document, with values of these types: bool,
// int, string, []any, record, []step.
type record []entry

type entry struct {
	name  string
	value any
}

// newRecord returns the fields of the evidence or the part of it at p, behind the shape if there is one.
func newRecord(shape string, p any, names map[string]Text) (record, error) {
	of, ok := explain.RecordOf(p)
	if !ok {
		return nil, fmt.Errorf("no evidence of a known shape: %T", p)
	}
	r := make(record, 0, len(of.Fields)+1)
	if shape != "" {
		r = append(r, entry{"shape", shape})
	}
	for _, f := range of.Fields {
		if f.Optional && leftOut(f.At) {
			continue
		}
		value, err := written(f.At, names)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.Name, err)
		}
		r = append(r, entry{f.Name, value})
	}
	return r, nil
}

// leftOut reports whether an optional field at p is not written.
func leftOut(p any) bool {
	switch v := p.(type) {
	case *explain.PartNumber:
		return *v == 0
	case *explain.Times:
		return *v == 1
	case *candidates.HouseSet:
		return *v == 0
	}
	return reflect.ValueOf(p).Elem().Len() == 0
}

// written returns the value of a record for what p points to.
func written(p any, names map[string]Text) (any, error) {
	switch v := p.(type) {
	case *bool:
		return *v, nil
	case *candidates.Digit:
		return int(*v), nil
	case *explain.DigitOf:
		return int(candidates.Candidate(*v).Digit()), nil
	case *explain.CellOf:
		return candidates.Candidate(*v).Cell().String(), nil
	case *candidates.DigitSet:
		return list(slices.Collect(v.All()), func(d candidates.Digit) any { return int(d) }), nil
	case *candidates.CellSet:
		return list(slices.Collect(v.All()), func(c candidates.Cell) any { return c.String() }), nil
	case *candidates.HouseSet:
		return list(slices.Collect(v.All()), func(h candidates.House) any { return h.String() }), nil
	case *explain.SomeHouses:
		return written((*candidates.HouseSet)(v), names)
	case *explain.SomeCells:
		return written((*candidates.CellSet)(v), names)
	case *explain.PartNumber:
		return int(*v) + 1, nil
	case *explain.Times:
		return int(*v), nil
	case *explain.ClueLine:
		return string(*v), nil
	case *explain.Node:
		return writeNode(*v), nil
	case fmt.Stringer: // cells, items, candidates
		return v.String(), nil
	case *[]explain.Step:
		return newSteps(nil, *v, names)
	case *explain.Evidence:
		e, err := newEvidence(*v, names)
		return e.fields(), err
	}
	v := reflect.ValueOf(p).Elem()
	if v.Kind() != reflect.Slice {
		return newRecord("", p, names)
	}
	values := make([]any, v.Len())
	for i := range values {
		value, err := written(v.Index(i).Addr().Interface(), names)
		if err != nil {
			return nil, fmt.Errorf("%d: %w", i+1, err)
		}
		values[i] = value
	}
	return values, nil
}

func list[T any](things []T, value func(T) any) []any {
	values := make([]any, len(things))
	for i, t := range things {
		values[i] = value(t)
	}
	return values
}

// writeNode joins the cells of a group by a plus sign: "r1c2+r1c3=5".
func writeNode(n explain.Node) string {
	return strings.ReplaceAll(n.Cells.String(), ",", "+") + "=" + n.Digit.String()
}

// structure reads the fields of a mapping into what they stand for.
func (b *board) structure(n *node, fields []explain.Field) error {
	return structure(n, fields, func(i int, value *node) error { return b.read(value, fields[i].At) })
}

// read stores what the node says in what p points to.
func (b *board) read(n *node, p any) error {
	if err := plain(n); err != nil {
		return err
	}
	switch v := p.(type) {
	case *string, *bool:
		return scalar(n, reflect.ValueOf(p).Elem())
	case *candidates.Digit:
		return readScalar(n, b.digit, v)
	case *explain.DigitOf:
		k := (*candidates.Candidate)(v)
		d := k.Digit()
		err := readScalar(n, b.digit, &d)
		*k = candidates.Of(k.Cell(), d)
		return err
	case *explain.CellOf:
		k := (*candidates.Candidate)(v)
		c := k.Cell()
		err := readScalar(n, b.cell, &c)
		*k = candidates.Of(c, k.Digit())
		return err
	case *explain.ClueLine:
		if err := scalar(n, reflect.ValueOf(v).Elem()); err != nil {
			return err
		}
		if _, ok := b.layout.ClueNumber(string(*v)); !ok {
			return fault(n, "the board has no clue %q", string(*v))
		}
		return nil
	case *candidates.Cell:
		return readScalar(n, b.cell, v)
	case *candidates.House:
		return readScalar(n, b.house, v)
	case *candidates.Item:
		return readScalar(n, b.item, v)
	case *candidates.Candidate:
		return readScalar(n, b.candidate, v)
	case *explain.Node:
		return readScalar(n, b.node, v)
	case *candidates.DigitSet:
		return readSet(n, b.digit, v)
	case *candidates.CellSet:
		return readSet(n, b.cell, v)
	case *candidates.HouseSet:
		return readSet(n, b.house, v)
	case *explain.SomeHouses:
		if n.Kind == sequenceNode && len(n.Content) == 0 {
			return nil
		}
		return readSet(n, b.house, (*candidates.HouseSet)(v))
	case *explain.SomeCells:
		if n.Kind == sequenceNode && len(n.Content) == 0 {
			return nil
		}
		return readSet(n, b.cell, (*candidates.CellSet)(v))
	case *explain.PartNumber:
		err := scalar(n, reflect.ValueOf(v).Elem())
		*v--
		return err
	case *explain.Times:
		return scalar(n, reflect.ValueOf(v).Elem())
	case *explain.Sum:
		return b.sum(n, v)
	case *candidates.Addend:
		v.Times = 1
	case *explain.Evidence:
		return b.evidence(n, v)
	case *[]explain.Step:
		var steps []step
		if err := b.filler.fill(n, reflect.ValueOf(&steps).Elem()); err != nil {
			return err
		}
		return b.steps(steps, v)
	}
	v := reflect.ValueOf(p).Elem()
	if v.Kind() != reflect.Slice {
		of, _ := explain.RecordOf(p)
		return b.structure(n, of.Fields)
	}
	return elements(n, v, func(n *node, elem reflect.Value) error { return b.read(n, elem.Addr().Interface()) })
}

// readScalar reads a string or a number.
func readScalar[W, T any](n *node, read func(W, *T) error, t *T) error {
	var w W
	if err := cmp.Or(plain(n), scalar(n, reflect.ValueOf(&w).Elem())); err != nil {
		return err
	}
	return read(w, t)
}

// readSet reads a list of different elements, at least one.
func readSet[W any, E fmt.Stringer, S interface {
	Has(E) bool
	With(E) S
}](n *node, read func(W, *E) error, set *S) error {
	var es []E
	err := elements(n, reflect.ValueOf(&es).Elem(), func(n *node, elem reflect.Value) error {
		return readScalar(n, read, elem.Addr().Interface().(*E))
	})
	if err == nil && len(es) == 0 {
		return fault(n, "must not be empty")
	}
	for i, e := range es {
		if (*set).Has(e) {
			return at(i, fault(n.Content[i], "%v is listed twice", e))
		}
		*set = (*set).With(e)
	}
	return err
}

// node reads what [writeNode] writes.
func (b *board) node(s string, n *explain.Node) error {
	cells, digit, ok := strings.Cut(s, "=")
	if !ok {
		return fmt.Errorf("%q is no node: expected a candidate like r4c7=5, or a group of them like r4c7+r4c8=5", s)
	}
	for name := range strings.SplitSeq(cells, "+") {
		var k candidates.Candidate
		if err := b.candidate(name+"="+digit, &k); err != nil {
			return err
		}
		n.Digit, n.Cells = k.Digit(), n.Cells.With(k.Cell())
	}
	if writeNode(*n) != s {
		return fmt.Errorf("the cells of node %q are not in order, each once", s)
	}
	return nil
}
