//go:build !js

package encode

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"
)

// scalars are strings that YAML could take for something else, or that need quotes here and none there.
var scalars = []string{
	"", " ", "a", "n", "N", "no", "No", "NO", "nO", "yes", "on", "off", "y", "true", "TRUE", "tRue", "null", "Null", "~", "~a", "<<", "=", "<", "none",
	"0", "7", "007", "08", "-1", "+1", "+1 a", "1e5", "1e", "1.5", "1.", ".5", "..5", "5..", "1.2.3", "...", "....1", ".inf", "-.inf", "+.inf", ".nan", "0x1f", "0o7", "0b1", "1_000",
	"123456789123456789123456789123456789", "4.....8.5", "...4..8.5", "2001-01-01", "2001-01-01 10:00:00", "1:30", "12:30:45", "190:20:30.15", "1p5", "1 a", "1 b", "12 b", "1:", "7@box3",
	"a: b", "a:b", "a:", ":a", ": a", ":", "-", "--", "---", "--- a", "- a", "-a", "?", "? a", "?a", "a?", "a #b", "a#b", "#a", ",a", "a,b", "a, b", "[a", "a]", "{a", "a}", "&a", "*a", "!a", "|a", ">a", "a>b",
	"'a", "a'b", "a 'b' c", `"a`, `a"b`, `a\b`, "%a", "@a", "`a", "a ", " a", "a\tb", "a\nb", "a\n", "a\n\n", "\na", " a\nb", "a \nb", "a\n b", "a\n\nb", "a: b\nc #d", "é", "a–b\nc", "\u00a0a", "\u2028", "x=5\n  y", "1: a\n2: b",
}

// What is written is what package yaml writes of the same value: each scalar in a field of its own, in a list,
// on one line with others, and within a part of evidence.
func TestYAMLScalars(t *testing.T) {
	values := append([]string{}, scalars...)
	rng := rand.New(rand.NewPCG(1, 1))
	const odd = "abyYnN019.,:;-?#[]{}&*!|>'\"%@`~=<+_ex \n\\é"
	for range 4000 {
		s := make([]rune, 1+rng.IntN(6))
		for i := range s {
			s[i] = []rune(odd)[rng.IntN(len([]rune(odd)))]
		}
		values = append(values, string(s))
	}
	for _, s := range values {
		if s != string(Clean(s)) {
			continue // is never written
		}
		type sample struct {
			Field string   `yaml:"field"`
			List  []string `yaml:"list"`
			Flow  []string `yaml:"line,flow"`
			After string   `yaml:"after"`
		}
		v := sample{s, []string{"a", s, s}, []string{s, s}, "z"}
		var want bytes.Buffer
		enc := yaml.NewEncoder(&want)
		enc.SetIndent(2)
		if err := enc.Encode(v); err != nil {
			t.Fatal(err)
		}
		var y yamlWriter
		y.value(reflect.ValueOf(v), -2, false)
		if got := string(y.out) + "\n"; y.err != nil || got != want.String() {
			t.Errorf("%q: got\n%s\nwant\n%s(%v)", s, got, want.String(), y.err)
		}
		if strings.ContainsAny(s, " \n") && strings.TrimLeft(s, " \n\t") != s {
			var back struct{ Field string }
			var y yamlWriter
			y.value(reflect.ValueOf(struct {
				Field Text `yaml:"field"`
			}{Text(s)}), -2, false)
			if err := yaml.Unmarshal(y.out, &back); err != nil || back.Field != s {
				t.Errorf("%q is read back as %q: %v\n%s", s, back.Field, err, y.out)
			}
		}
	}
}

// Lists and mappings within each other stand as package yaml puts them, empty ones and missing ones too.
func TestYAMLStructure(t *testing.T) {
	type inner struct {
		A int   `yaml:"a"`
		B []int `yaml:"b"`
	}
	type Inline struct {
		In string `yaml:"in"`
	}
	type sample struct {
		Inline `yaml:",inline"`
		Lists  [][]string     `yaml:"lists"`
		Flat   [][]string     `yaml:"flat,flow"`
		Parts  []inner        `yaml:"parts"`
		Line   []inner        `yaml:"line,flow"`
		Within *inner         `yaml:"within"`
		None   *inner         `yaml:"none"`
		Left   *inner         `yaml:"left,omitempty"`
		Empty  []inner        `yaml:"empty"`
		Counts map[string]int `yaml:"counts"`
		Short  map[string]int `yaml:"short,flow"`
		Zero   map[string]int `yaml:"zero"`
		Yes    bool           `yaml:"yes"`
		Share  float64        `yaml:"share"`
	}
	v := sample{
		Inline: Inline{"x"}, Lists: [][]string{{"a", "b"}, {"c"}, {}}, Flat: [][]string{{"a"}, {}, {"b, c"}},
		Parts: []inner{{1, []int{2, 3}}, {4, nil}}, Line: []inner{{1, nil}, {2, []int{3}}}, Within: &inner{5, []int{6}},
		Counts: map[string]int{"xy-wing": 1, "w-wing": 2, "hidden-single": 3, "12": 4, "on": 5}, Short: map[string]int{"b": 1, "a": 2}, Share: 0.25,
	}
	var want bytes.Buffer
	enc := yaml.NewEncoder(&want)
	enc.SetIndent(2)
	if err := enc.Encode(v); err != nil {
		t.Fatal(err)
	}
	var y yamlWriter
	y.value(reflect.ValueOf(v), -2, false)
	if got := string(y.out) + "\n"; y.err != nil || got != want.String() {
		t.Errorf("got\n%s\nwant\n%s(%v)", got, want.String(), y.err)
	}
}

// A schema holds the definition of what it is of: it is written by the fields of a type whose tags are for JSON alone.
func TestSchemaIsWhole(t *testing.T) {
	for _, name := range SchemaNames() {
		text, err := Schema(name)
		if err != nil {
			t.Fatal(err)
		}
		if want := `"$schema": "https://json-schema.org/draft/2020-12/schema"`; !strings.Contains(string(text), want) {
			t.Errorf("the schema %s has no %s", name, want)
		}
	}
}
