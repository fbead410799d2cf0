package encode

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pencilmark/explain"
)

// definition is the part of a JSON Schema that lists fields.
type definition struct {
	Properties map[string]json.RawMessage `json:"properties"`
	Required   []string                   `json:"required"`
}

// definitions pairs each type of the format with the place of its definition.
func definitions(t *testing.T) map[reflect.Type]definition {
	var root struct {
		definition
		Defs map[string]definition `json:"$defs"`
	}
	for _, text := range [][]byte{walkthroughSchema, recordsSchema} {
		if err := json.Unmarshal(text, &root); err != nil {
			t.Fatal(err)
		}
	}
	inside := func(d definition, path ...string) definition {
		for _, name := range path {
			var list struct {
				definition
				Items *definition `json:"items"`
			}
			if err := json.Unmarshal(d.Properties[name], &list); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if d = list.definition; list.Items != nil {
				d = *list.Items
			}
		}
		return d
	}
	defs := map[reflect.Type]definition{
		reflect.TypeFor[document]():        root.definition,
		reflect.TypeFor[start]():           inside(root.definition, "start"),
		reflect.TypeFor[summary]():         inside(root.definition, "summary"),
		reflect.TypeFor[step]():            root.Defs["step"],
		reflect.TypeFor[listing]():         root.Defs["listing"],
		reflect.TypeFor[listedStep]():      root.Defs["listed-step"],
		reflect.TypeFor[verdict]():         root.Defs["verdict"],
		reflect.TypeFor[Failure]():         root.Defs["error"],
		reflect.TypeFor[Fault]():           inside(root.Defs["error"], "error"),
		reflect.TypeFor[Rating]():          root.Defs["rating"],
		reflect.TypeFor[ExplainerRating](): root.Defs["explainer-rating"],
		reflect.TypeFor[RatedStep]():       root.Defs["rated-step"],
		reflect.TypeFor[hint]():            root.Defs["hint"],
		reflect.TypeFor[Verification]():    root.Defs["verification"],
		reflect.TypeFor[Generated]():       root.Defs["generated"],
		reflect.TypeFor[Comparison]():      root.Defs["comparison"],
		reflect.TypeFor[Review]():          root.Defs["review"],
		reflect.TypeFor[ReviewedMove]():    root.Defs["reviewed-move"],
		reflect.TypeFor[ComparisonRow]():   inside(root.Defs["comparison"], "rows"),
		reflect.TypeFor[document]():        root.definition,
		reflect.TypeFor[start]():           inside(root.definition, "start"),
		reflect.TypeFor[summary]():         inside(root.definition, "summary"),
		reflect.TypeFor[step]():            root.Defs["step"],
		reflect.TypeFor[listing]():         root.Defs["listing"],
		reflect.TypeFor[listedStep]():      root.Defs["listed-step"],
		reflect.TypeFor[verdict]():         root.Defs["verdict"],
		reflect.TypeFor[Failure]():         root.Defs["error"],
		reflect.TypeFor[Fault]():           inside(root.Defs["error"], "error"),
		reflect.TypeFor[Rating]():          root.Defs["rating"],
		reflect.TypeFor[Timing]():          root.Defs["timing"],
		reflect.TypeFor[hint]():            root.Defs["hint"],
		reflect.TypeFor[Verification]():    root.Defs["verification"],
		reflect.TypeFor[Generated]():       root.Defs["generated"],
		reflect.TypeFor[Comparison]():      root.Defs["comparison"],
		reflect.TypeFor[ComparisonRow]():   inside(root.Defs["comparison"], "rows"),
	}
	return defs
}

// Every field of a shape is in the schema, and is required unless it may be left
// out.
func TestEvidenceFields(t *testing.T) {
	var root struct {
		Defs map[string]definition `json:"$defs"`
	}
	text, err := Schema("walkthrough")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &root); err != nil {
		t.Fatal(err)
	}
	for _, e := range explain.Shapes {
		names, required := []string{"shape"}, []string{"shape"}
		of, _ := explain.RecordOf(reflect.New(reflect.TypeOf(e)).Interface())
		for _, f := range of.Fields {
			names = append(names, f.Name)
			if !f.Optional {
				required = append(required, f.Name)
			}
		}
		def := root.Defs[string(explain.ShapeOf(e))]
		for _, f := range of.Fields {
			var list struct{ MinItems int }
			if err := json.Unmarshal(def.Properties[f.Name], &list); err != nil || list.MinItems != f.Least {
				t.Errorf("%s: the schema wants %d %s, expected %d (%v)", explain.ShapeOf(e), list.MinItems, f.Name, f.Least, err)
			}
		}
		for _, list := range [][]string{names, required, def.Required} {
			slices.Sort(list)
		}
		if got := slices.Sorted(maps.Keys(def.Properties)); !slices.Equal(got, names) || len(names) < 2 {
			t.Errorf("%s has the fields %v, the schema %v", explain.ShapeOf(e), names, got)
		}
		if !slices.Equal(def.Required, required) {
			t.Errorf("%s needs the fields %v, the schema %v", explain.ShapeOf(e), required, def.Required)
		}
	}
}

// Every field is in the schema, under the same name in YAML as in JSON, and is
// required by both or neither.
func TestFields(t *testing.T) {
	for typ, def := range definitions(t) {
		var names, required []string
		for _, f := range reflect.VisibleFields(typ) {
			if f.Anonymous { // its fields follow
				if got := f.Tag.Get("yaml"); got != ",inline" {
					t.Errorf("%v.%s is %q in YAML", typ, f.Name, got)
				}
				continue
			}
			if !f.IsExported() { // it is for no reader
				continue
			}
			options := strings.Split(f.Tag.Get("yaml"), ",")
			optional := slices.Contains(options, "omitempty")
			want := options[0]
			if optional {
				want += ",omitempty"
			}
			if got := f.Tag.Get("json"); got != want {
				t.Errorf("%v.%s is %q in JSON and %q in YAML", typ, f.Name, got, want)
			}
			names = append(names, options[0])
			if !optional {
				required = append(required, options[0])
			}
		}
		slices.Sort(names)
		if got := slices.Sorted(maps.Keys(def.Properties)); !slices.Equal(got, names) {
			t.Errorf("%v has the fields %v, the schema %v", typ, names, got)
		}
		slices.Sort(required)
		if got := slices.Sorted(slices.Values(def.Required)); !slices.Equal(got, required) {
			t.Errorf("%v needs the fields %v, the schema %v", typ, required, got)
		}
	}
}
