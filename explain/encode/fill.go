package encode

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"pencilmark/explain"
)

// filler copies trees into the types of the format. It is what a decoder of
// package yaml or json does, but one for both, and stricter: it names path and
// place of whatever is wrong, and refuses what a document never needs.
type filler struct {
	types map[reflect.Type][]explain.Field
}

func newFiller() *filler { return &filler{map[reflect.Type][]explain.Field{}} }

// fields returns the fields of a struct by their tags. Those that are not exported come last, and are not filled.
func (f *filler) fields(t reflect.Type) []explain.Field {
	if fields, known := f.types[t]; known {
		return fields
	}
	var fields []explain.Field
	for i := 0; i < t.NumField() && t.Field(i).IsExported(); i++ {
		name, options, _ := strings.Cut(t.Field(i).Tag.Get("yaml"), ",")
		fields = append(fields, explain.Field{Name: name, Optional: strings.Contains(options, "omitempty")})
	}
	f.types[t] = fields
	return fields
}

// fill stores in v what the node says.
func (f *filler) fill(n *node, v reflect.Value) error {
	if err := plain(n); err != nil {
		return err
	}
	if e, ok := v.Addr().Interface().(*evidence); ok {
		e.node = n
		return nil
	}
	switch v.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		return f.fill(n, v.Elem())
	case reflect.Struct:
		fields := f.fields(v.Type())
		return structure(n, fields, func(i int, value *node) error { return f.fill(value, v.Field(i)) })
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		return pairs(n, func(key, value *node) error {
			elem := reflect.New(v.Type().Elem()).Elem()
			err := f.fill(value, elem)
			v.SetMapIndex(reflect.ValueOf(key.Value), elem)
			return err
		})
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 0, 0)) // there, if empty
		return elements(n, v, f.fill)
	}
	return scalar(n, v)
}

// elements fills a slice with the elements of a list; none leave it as it is.
func elements(n *node, v reflect.Value, fill func(*node, reflect.Value) error) error {
	if n.Kind != sequenceNode {
		return fault(n, "%s: expected a list", describe(n))
	}
	if len(n.Content) > 0 {
		v.Set(reflect.MakeSlice(v.Type(), len(n.Content), len(n.Content)))
	}
	for i, elem := range n.Content {
		if err := fill(elem, v.Index(i)); err != nil {
			return at(i, err)
		}
	}
	return nil
}

// shallow refuses lists and mappings that nest too deep. depth is the number of
// those around the node and itself, if it is one.
func shallow(n *node, depth int) error {
	if depth > maxDepth && n.Kind != scalarNode {
		return fault(n, tooDeep, maxTrials)
	}
	for _, within := range n.Content {
		if err := shallow(within, depth+1); err != nil {
			return err
		}
	}
	return nil
}

// plain refuses what makes YAML say something else than it shows.
func plain(n *node) error {
	switch {
	case n.Kind == aliasNode:
		return fault(n, "aliases like *%s are not allowed: write the value out", n.Value)
	case n.Anchor != "":
		return fault(n, "anchors like &%s are not allowed", n.Anchor)
	case n.Style&taggedStyle != 0:
		return fault(n, "tags like %s are not allowed", n.Tag)
	}
	return nil
}

// pairs calls do for each field of a mapping and adds the field to its errors.
func pairs(n *node, do func(key, value *node) error) error {
	if n.Kind != mappingNode {
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
		if key.Kind != scalarNode || key.Tag != "!!str" {
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

// structure calls fill for each of the fields that the mapping has, with its
// number. It must have no others, and all that are not optional.
func structure(n *node, fields []explain.Field, fill func(i int, value *node) error) error {
	there := make([]bool, len(fields))
	err := pairs(n, func(key, value *node) error {
		i := slices.IndexFunc(fields, func(f explain.Field) bool { return f.Name == key.Value })
		if i < 0 {
			return fault(key, "unknown field: expected one of %s", fieldNames(fields))
		}
		there[i] = true
		return fill(i, value)
	})
	if err != nil {
		return err
	}
	for i, f := range fields {
		if !there[i] && !f.Optional {
			return fault(n, "missing field %q", f.Name)
		}
	}
	return nil
}

func fieldNames(fields []explain.Field) string {
	names := make([]string, len(fields))
	for i := range fields {
		names[i] = fields[i].Name
	}
	return strings.Join(names, ", ")
}

// scalar stores a string, a whole number or a truth value.
func scalar(n *node, v reflect.Value) error {
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
func describe(n *node) string {
	switch {
	case n.Kind == sequenceNode:
		return "a list"
	case n.Kind == mappingNode:
		return "a mapping"
	case n.Tag == "!!null":
		return "nothing"
	case n.Tag == "!!str":
		return strconv.Quote(clip(n.Value))
	}
	return n.Value
}

// quotes tells how to write as a string what YAML takes for something else.
func quotes(n *node) string {
	if n.Kind == scalarNode && n.Tag != "!!null" {
		return ", so put it in quotes"
	}
	return ""
}
