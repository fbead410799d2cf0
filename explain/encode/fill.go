package encode

import (
	"reflect"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"pencilmark/explain"
)

// filler copies trees into the types of the format. It is what a decoder of
// package yaml or json does, but one for both, and stricter: it names path and
// place of whatever is wrong, and refuses what a document never needs.
type filler struct {
	types map[reflect.Type][]field
}

func newFiller() *filler { return &filler{map[reflect.Type][]field{}} }

// field is a field of a struct as documents write it.
type field struct {
	name     string
	optional bool
}

var evidenceType = reflect.TypeFor[evidence]()

// fields returns the fields of a struct by their tags.
func (f *filler) fields(t reflect.Type) []field {
	if fields, known := f.types[t]; known {
		return fields
	}
	fields := make([]field, t.NumField())
	for i := range fields {
		name, options, _ := strings.Cut(t.Field(i).Tag.Get("yaml"), ",")
		fields[i] = field{name, strings.Contains(options, "omitempty")}
	}
	f.types[t] = fields
	return fields
}

// fill stores in v what the node says. depth is the number of lists and
// mappings around it and itself, if it is one.
func (f *filler) fill(n *yaml.Node, v reflect.Value, depth int) error {
	if err := plain(n); err != nil {
		return err
	}
	if depth > maxDepth && n.Kind != yaml.ScalarNode {
		return fault(n, tooDeep, maxTrials)
	}
	if v.Type() == evidenceType {
		return f.evidence(n, v, depth)
	}
	switch v.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		return f.fill(n, v.Elem(), depth)
	case reflect.Struct:
		return f.structure(n, v, depth)
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		return pairs(n, func(key, value *yaml.Node) error {
			elem := reflect.New(v.Type().Elem()).Elem()
			err := f.fill(value, elem, depth+1)
			v.SetMapIndex(reflect.ValueOf(key.Value), elem)
			return err
		})
	case reflect.Slice:
		if n.Kind != yaml.SequenceNode {
			return fault(n, "%s: expected a list", describe(n))
		}
		v.Set(reflect.MakeSlice(v.Type(), len(n.Content), len(n.Content)))
		for i, elem := range n.Content {
			if err := f.fill(elem, v.Index(i), depth+1); err != nil {
				return at(i, err)
			}
		}
		return nil
	}
	return scalar(n, v)
}

// plain refuses what makes YAML say something else than it shows.
func plain(n *yaml.Node) error {
	switch {
	case n.Kind == yaml.AliasNode:
		return fault(n, "aliases like *%s are not allowed: write the value out", n.Value)
	case n.Anchor != "":
		return fault(n, "anchors like &%s are not allowed", n.Anchor)
	case n.Style&yaml.TaggedStyle != 0:
		return fault(n, "tags like %s are not allowed", n.Tag)
	}
	return nil
}

// pairs calls do for each field of a mapping and adds the field to its errors.
func pairs(n *yaml.Node, do func(key, value *yaml.Node) error) error {
	if n.Kind != yaml.MappingNode {
		return fault(n, "%s: expected a mapping of names to values", describe(n))
	}
	seen := make(map[string]bool, len(n.Content)/2)
	for i := 0; i < len(n.Content); i += 2 {
		key, value := n.Content[i], n.Content[i+1]
		if err := plain(key); err != nil {
			return err
		}
		if key.Tag == "!!merge" {
			return fault(key, "merge keys << are not allowed: write the fields out")
		}
		if key.Kind != yaml.ScalarNode || key.Tag != "!!str" {
			return fault(key, "%s: expected the name of a field", describe(key))
		}
		if seen[key.Value] {
			return fault(key, "field %q occurs twice", key.Value)
		}
		seen[key.Value] = true
		if err := do(key, value); err != nil {
			return in(key.Value, err)
		}
	}
	return nil
}

func (f *filler) structure(n *yaml.Node, v reflect.Value, depth int) error {
	fields := f.fields(v.Type())
	missing := make([]bool, len(fields))
	for i := range fields {
		missing[i] = !fields[i].optional
	}
	err := pairs(n, func(key, value *yaml.Node) error {
		for i := range fields {
			if fields[i].name == key.Value {
				missing[i] = false
				return f.fill(value, v.Field(i), depth+1)
			}
		}
		return fault(key, "unknown field: expected one of %s", fieldNames(fields))
	})
	if err != nil {
		return err
	}
	for i := range fields {
		if missing[i] {
			return fault(n, "missing field %q", fields[i].name)
		}
	}
	return nil
}

func fieldNames(fields []field) string {
	names := make([]string, len(fields))
	for i := range fields {
		names[i] = fields[i].name
	}
	return strings.Join(names, ", ")
}

// evidence fills the type that the shape asks for.
func (f *filler) evidence(n *yaml.Node, v reflect.Value, depth int) error {
	var shape string
	named := false
	if err := pairs(n, func(key, value *yaml.Node) error {
		if key.Value != "shape" {
			return nil
		}
		named = true
		return f.fill(value, reflect.ValueOf(&shape).Elem(), depth+1)
	}); err != nil {
		return err
	}
	if !named {
		return fault(n, "missing field %q", "shape")
	}
	create, known := shapes[explain.Shape(shape)]
	if !known {
		return in("shape", fault(child(n, "shape"), "unknown shape %q: expected one of %s", shape, strings.Join(shapeNames(), ", ")))
	}
	e := create()
	v.Set(reflect.ValueOf(e))
	return f.structure(n, reflect.ValueOf(e).Elem(), depth)
}

// scalar stores a string, a whole number or a truth value.
func scalar(n *yaml.Node, v reflect.Value) error {
	switch v.Kind() {
	case reflect.String:
		if n.Tag != "!!str" {
			return fault(n, "%s: expected a string%s", describe(n), quotes(n))
		}
		if i := strings.IndexFunc(n.Value, func(r rune) bool { return !printable(r) }); i >= 0 {
			return fault(n, "control character %q: expected text that can be shown", []rune(n.Value[i:])[0])
		}
		v.SetString(n.Value)
		return nil
	case reflect.Bool:
		b, err := strconv.ParseBool(n.Value)
		if n.Tag != "!!bool" || err != nil {
			return fault(n, "%s: expected true or false", describe(n))
		}
		v.SetBool(b)
		return nil
	}
	i, err := strconv.Atoi(n.Value)
	if n.Tag != "!!int" || err != nil {
		return fault(n, "%s: expected a whole number", describe(n))
	}
	v.SetInt(int64(i))
	return nil
}

// describe says what a node is.
func describe(n *yaml.Node) string {
	switch {
	case n.Kind == yaml.SequenceNode:
		return "a list"
	case n.Kind == yaml.MappingNode:
		return "a mapping"
	case n.Tag == "!!null":
		return "nothing"
	case n.Tag == "!!str":
		return strconv.Quote(clip(n.Value))
	}
	return n.Value
}

// quotes tells how to write as a string what YAML takes for something else.
func quotes(n *yaml.Node) string {
	if n.Kind == yaml.ScalarNode && n.Tag != "!!null" {
		return ", so put it in quotes"
	}
	return ""
}
