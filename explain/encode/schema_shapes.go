package encode

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// withShapes returns the schema of walkthroughs with the definitions of all shapes of evidence.
func withShapes() ([]byte, error) {
	var refs []any
	shapes := record{}
	for _, e := range explain.Shapes {
		name := string(explain.ShapeOf(e))
		refs = append(refs, ref(name))
		of, ok := explain.RecordOf(reflect.New(reflect.TypeOf(e)).Interface())
		if !ok {
			return nil, fmt.Errorf("encode: shape %s has no record", name)
		}
		def, err := object(of, name)
		if err != nil {
			return nil, fmt.Errorf("encode: shape %s: %w", name, err)
		}
		shapes = append(shapes, entry{name, def})
	}
	sum, err := object(new(explain.Sum).Record(), "")
	if err != nil {
		return nil, err
	}
	defs, err := appendRecord(nil, append(record{{"evidence", record{
		{"description", "The pattern that the step rests on, by its logical shape. It is true of the candidates before the step."},
		{"type", "object"},
		{"oneOf", refs},
	}}, {added, sum}}, shapes...))
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	if err := json.Indent(&text, defs, "  ", "  "); err != nil {
		return nil, err
	}
	const end = "\n}\n" // of all, behind the definitions
	rest := bytes.TrimSuffix(walkthroughSchema, []byte("\n  }"+end))
	return slices.Concat(rest, []byte(","), text.Bytes()[1:], []byte(end)), nil
}

// added is the definition of a sum that is a part of something else.
const added = "added"

// ref refers to a definition.
func ref(name string) record { return record{{"$ref", "#/$defs/" + name}} }

// setOf returns the schema of a list, which may be empty, of different elements.
func setOf(name string) record {
	return record{{"type", "array"}, {"uniqueItems", true}, {"items", ref(name)}}
}

// object returns the schema of a mapping with the fields, and the shape if there is one.
func object(of explain.Record, shape string) (record, error) {
	var required []any
	var properties record
	if shape != "" {
		required, properties = []any{"shape"}, record{{"shape", record{{"const", shape}}}}
	}
	for _, f := range of.Fields {
		if !f.Optional {
			required = append(required, f.Name)
		}
		value, err := valueSchema(f.At, f)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.Name, err)
		}
		if f.About != "" {
			value = append(record{{"description", f.About}}, value...)
		}
		properties = append(properties, entry{f.Name, value})
	}
	r := record{{"type", "object"}, {"additionalProperties", false}, {"required", required}, {"properties", properties}}
	if of.About != "" {
		r = append(record{{"description", of.About}}, r...)
	}
	return r, nil
}

// valueSchema returns the schema of what p points to, which is the value of a field, or an element of it.
func valueSchema(p any, f explain.Field) (record, error) {
	switch p.(type) {
	case *bool:
		return record{{"type", "boolean"}}, nil
	case *explain.ClueLine:
		return record{{"type", "string"}}, nil
	case *explain.PartNumber:
		return record{{"type", "integer"}, {"minimum", 1}}, nil
	case *explain.Times:
		return record{{"type", "integer"}, {"minimum", -9}, {"maximum", 9}, {"not", record{{"const", 0}}}}, nil
	case *candidates.Cell, *explain.CellOf:
		return ref("cell"), nil
	case *candidates.Digit, *explain.DigitOf:
		return ref("digit"), nil
	case *candidates.House:
		return ref("house"), nil
	case *candidates.Item:
		return ref("item"), nil
	case *candidates.Candidate:
		return ref("candidate"), nil
	case *candidates.DigitSet:
		return ref("digits"), nil
	case *candidates.CellSet:
		return ref("cells"), nil
	case *candidates.HouseSet:
		return ref("houses"), nil
	case *explain.SomeCells:
		return setOf("cell"), nil
	case *explain.SomeHouses:
		return setOf("house"), nil
	case *[]candidates.Candidate:
		return ref("candidates"), nil
	case *explain.Node:
		return ref("node"), nil
	case *explain.Sum:
		return ref(added), nil
	case *[]explain.Step:
		return ref("steps"), nil
	case *[]explain.Link:
		if f.Least > 0 {
			return append(record{{"type", "array"}, {"minItems", f.Least}}, ref("links")...), nil
		}
		return ref("links"), nil
	case *explain.Evidence:
		var refs []any
		for _, e := range f.Of {
			refs = append(refs, ref(string(explain.ShapeOf(e))))
		}
		return record{{"type", "object"}, {"oneOf", refs}}, nil
	}
	t := reflect.TypeOf(p).Elem()
	if t.Kind() != reflect.Slice {
		of, ok := explain.RecordOf(p)
		if !ok {
			return nil, fmt.Errorf("no value of a known type: %T", p)
		}
		return object(of, "")
	}
	items, err := valueSchema(reflect.New(t.Elem()).Interface(), f)
	list := record{{"type", "array"}}
	if f.Least > 0 && p == f.At {
		list = append(list, entry{"minItems", f.Least})
	}
	return append(list, entry{"items", items}), err
}
