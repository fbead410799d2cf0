package teacher

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pencilmark/explain/encode"
)

// property is a part of a schema of which this looks at the fields alone.
type property struct {
	Ref        string              `json:"$ref"`
	Items      *property           `json:"items"`
	AnyOf      []property          `json:"anyOf"`
	AllOf      []property          `json:"allOf"`
	OneOf      []property          `json:"oneOf"`
	Const      any                 `json:"const"`
	Required   []string            `json:"required"`
	Properties map[string]property `json:"properties"`
}

// The schema of the API has the calls that there are, each with the fields that its request and its answer have,
// and says which of them are always there.
func TestSchemaIsWhole(t *testing.T) {
	text, err := encode.Schema("api")
	if err != nil {
		t.Fatal(err)
	}
	var schema struct {
		Defs map[string]property `json:"$defs"`
	}
	if err := json.Unmarshal(text, &schema); err != nil {
		t.Fatal(err)
	}
	pairs := map[string][2]any{
		"read": {ReadRequest{}, ReadAnswer{}}, "check": {CheckRequest{}, CheckAnswer{}}, "hint": {HintRequest{}, HintAnswer{}},
		"steps": {StepsRequest{}, StepsAnswer{}}, "solve": {SolveRequest{}, WalkthroughAnswer{}}, "why": {WhyRequest{}, WalkthroughAnswer{}},
		"why-not": {WhyNotRequest{}, WhyNotAnswer{}}, "rate": {RateRequest{}, RateAnswer{}}, "learn": {LearnRequest{}, LearnAnswer{}},
		"generate": {GenerateRequest{}, GenerateAnswer{}}, "convert": {ConvertRequest{}, ConvertAnswer{}}, "review": {ReviewRequest{}, ReviewAnswer{}},
		"practice": {PracticeRequest{}, PracticeAnswer{}}, "judge": {JudgeRequest{}, JudgeAnswer{}}, "record": {RecordRequest{}, RecordAnswer{}},
		"library":    {LibraryRequest{}, LibraryAnswer{}},
		"techniques": {TechniquesRequest{}, TechniquesAnswer{}},
	}
	if got := slices.Sorted(maps.Keys(pairs)); !slices.Equal(got, Names()) {
		t.Fatalf("looked at are %v, there are %v", got, Names())
	}
	var told []string
	for _, call := range schema.Defs["api"].OneOf {
		name, _ := call.Properties["call"].Const.(string)
		told = append(told, name)
		same(t, name+" request", schema.Defs, call.Properties["request"], reflect.TypeOf(pairs[name][0]))
		same(t, name+" answer", schema.Defs, call.Properties["answer"].AnyOf[0], reflect.TypeOf(pairs[name][1]))
	}
	if slices.Sort(told); !slices.Equal(told, Names()) {
		t.Errorf("the schema has %v, there are %v", told, Names())
	}
}

// same compares what a schema says of an object with a type, and so on with the types of its fields.
func same(t *testing.T, where string, defs map[string]property, p property, of reflect.Type) {
	for p.Ref != "" {
		p = defs[strings.TrimPrefix(p.Ref, "#/$defs/")]
	}
	for of.Kind() == reflect.Pointer {
		of = of.Elem()
	}
	if of.Kind() == reflect.Slice && p.Items != nil {
		same(t, where, defs, *p.Items, of.Elem())
	}
	if of.Kind() != reflect.Struct {
		return // the answers of tests show what it is
	}
	known, required := maps.Clone(p.Properties), slices.Clone(p.Required)
	if known == nil {
		known = map[string]property{}
	}
	for _, part := range p.AllOf {
		maps.Copy(known, defs[strings.TrimPrefix(part.Ref, "#/$defs/")].Properties)
	}
	for _, f := range reflect.VisibleFields(of) {
		name, options, tagged := strings.Cut(f.Tag.Get("json"), ",")
		if f.Anonymous || name == "" {
			continue
		}
		field, ok := known[name]
		if !ok {
			t.Errorf("%s: the schema has no %s", where, name)
			continue
		}
		if always := !tagged || options != "omitempty"; always != slices.Contains(required, name) {
			t.Errorf("%s: %s is always there: %v", where, name, always)
		}
		same(t, where+" "+name, defs, field, f.Type)
		delete(known, name)
	}
	for name := range known {
		t.Errorf("%s: the schema has %s, which there is not", where, name)
	}
}
