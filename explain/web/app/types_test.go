package app

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"pencilmark/explain/encode"
)

var update = flag.Bool("update", false, "write api.d.ts")

// schema is as much of JSON Schema as the API is described in.
type schema struct {
	Defs       map[string]*schema `json:"$defs"`
	Ref        string             `json:"$ref"`
	Const      any                `json:"const"`
	Enum       []any              `json:"enum"`
	Type       any                `json:"type"`
	OneOf      []*schema          `json:"oneOf"`
	AnyOf      []*schema          `json:"anyOf"`
	AllOf      []*schema          `json:"allOf"`
	Items      *schema            `json:"items"`
	Properties map[string]*schema `json:"properties"`
	Required   []string           `json:"required"`
	Additional json.RawMessage    `json:"additionalProperties"`
}

// typeName is what a definition is called: ApiHintAnswer for api-hint-answer.
func typeName(definition string) (name string) {
	for word := range strings.SplitSeq(path.Base(definition), "-") {
		name += strings.ToUpper(word[:1]) + word[1:]
	}
	return name
}

// typescript returns the type that a schema describes.
func (s *schema) typescript() string {
	quoted := func(v any) string {
		b, _ := json.Marshal(v) // which came out of JSON
		return string(b)
	}
	list := func(of []*schema, between string) string {
		var all []string
		for _, one := range of {
			all = append(all, one.typescript())
		}
		return "(" + strings.Join(all, between) + ")"
	}
	var parts []string
	if len(s.AllOf) > 0 {
		parts = append(parts, list(s.AllOf, " & "))
	}
	switch {
	case s.Ref != "":
		return typeName(s.Ref)
	case s.Const != nil:
		return quoted(s.Const)
	case s.Enum != nil:
		var all []string
		for _, v := range s.Enum {
			all = append(all, quoted(v))
		}
		return "(" + strings.Join(all, " | ") + ")"
	case s.OneOf != nil:
		parts = append(parts, list(s.OneOf, " | "))
	case s.AnyOf != nil:
		parts = append(parts, list(s.AnyOf, " | "))
	}
	kinds, several := s.Type.([]any)
	if !several && s.Type != nil {
		kinds = []any{s.Type}
	}
	var union []string
	for _, kind := range kinds {
		switch kind {
		case "integer":
			union = append(union, "number")
		case "array":
			of := "unknown"
			if s.Items != nil {
				of = s.Items.typescript()
			}
			union = append(union, "("+of+")[]")
		case "object":
			if fields := s.fields(); fields != "" || len(parts) == 0 {
				union = append(union, "{"+fields+"}")
			}
		default:
			union = append(union, fmt.Sprint(kind))
		}
	}
	if len(union) > 0 {
		parts = append(parts, strings.Join(union, " | "))
	}
	if len(parts) == 0 {
		return "unknown"
	}
	return strings.Join(parts, " & ")
}

// fields returns what an object has, field by field.
func (s *schema) fields() string {
	var all []string
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		optional := "?"
		if slices.Contains(s.Required, name) {
			optional = ""
		}
		all = append(all, fmt.Sprintf("%q%s: %s", name, optional, s.Properties[name].typescript()))
	}
	var more schema
	if json.Unmarshal(s.Additional, &more) == nil && more.typescript() != "unknown" {
		all = append(all, "[key: string]: "+more.typescript())
	}
	return strings.Join(all, "; ")
}

// declarations returns the types of the API: what is asked for by each call, and what is answered if it does not fail.
func declarations(t *testing.T) string {
	data, err := encode.Schema("api")
	if err != nil {
		t.Fatal(err)
	}
	var whole schema
	if err := json.Unmarshal(data, &whole); err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	b.WriteString("// The types of the API of the engine, written from its schema by a test: do not edit.\n\n")
	for _, name := range slices.Sorted(maps.Keys(whole.Defs)) {
		if name != "api" {
			fmt.Fprintf(&b, "export type %s = %s;\n", typeName(name), whole.Defs[name].typescript())
		}
	}
	b.WriteString("\n/** What may be asked, by the name of the call. */\nexport type Calls = {\n")
	for _, call := range whole.Defs["api"].OneOf {
		var answers []string
		for _, one := range call.Properties["answer"].AnyOf {
			if one.Ref != "#/$defs/api-failure" { // which is thrown
				answers = append(answers, one.typescript())
			}
		}
		fmt.Fprintf(&b, "  %q: {request: %s, answer: %s};\n", call.Properties["call"].Const, call.Properties["request"].typescript(), strings.Join(answers, " | "))
	}
	b.WriteString("};\n")
	return b.String()
}

// The types that the modules of the page have for calls are those of the schema.
func TestDeclarations(t *testing.T) {
	const name = "api.d.ts"
	want := declarations(t)
	if *update {
		if err := os.WriteFile(name, []byte(want), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(name); err != nil || string(got) != want {
		t.Errorf("%s is not what the schema says (%v): go test ./explain/web/app -run TestDeclarations -update", name, err)
	}
}
