//go:build !js

package encode

import (
	"bytes"
	"cmp"
	"encoding"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"gopkg.in/yaml.v3"

	"pencilmark/candidates"
)

// A yamlWriter writes values of the types of a document or a record as package yaml would, byte for byte,
// but at once: package yaml encodes what it is given, reads that again into a tree of nodes, so that evidence
// can be put on one line, and encodes the tree. It is still asked for each scalar that is out of the ordinary.
type yamlWriter struct {
	out []byte
	err error
}

// value writes what stands behind a field, a dash, a bracket or a comma. indent is that of its line; lines of
// its own begin two columns to the right. In flow there are none.
func (y *yamlWriter) value(v reflect.Value, indent int, flow bool) {
	for v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface {
		if v.IsNil() {
			y.plain("null")
			return
		}
		v = v.Elem()
	}
	switch v.Type() {
	case evidenceType:
		e := v.Interface().(evidence)
		y.mapping(recordEntries(e.fields()), indent, flow)
		return
	case recordType:
		y.mapping(recordEntries(v.Interface().(record)), indent, flow)
		return
	case textType:
		y.text(v.String(), indent, flow)
		return
	}
	if v.Type().Implements(textMarshalerType) {
		text, err := v.Interface().(encoding.TextMarshaler).MarshalText()
		if err != nil {
			y.err = err
		}
		v = reflect.ValueOf(string(text))
	}
	switch v.Kind() {
	case reflect.Struct:
		y.mapping(structEntries(v), indent, flow)
	case reflect.Map:
		y.mapping(mapEntries(v), indent, flow)
	case reflect.Slice:
		y.sequence(v, indent, flow)
	case reflect.String:
		y.string(v.String(), indent, flow)
	case reflect.Int, reflect.Int64:
		y.plain(strconv.FormatInt(v.Int(), 10))
	case reflect.Bool:
		y.plain(strconv.FormatBool(v.Bool()))
	case reflect.Float64:
		y.plain(strconv.FormatFloat(v.Float(), 'g', -1, 64))
	default:
		panic("encode: no YAML for " + v.Type().String())
	}
}

var (
	recordType        = reflect.TypeFor[record]()
	textType          = reflect.TypeFor[Text]()
	textMarshalerType = reflect.TypeFor[encoding.TextMarshaler]()
)

// yamlEntry is a field of a mapping.
type yamlEntry struct {
	name  string
	value reflect.Value
	flow  bool
}

// structEntries yields the fields of a struct that are written.
func structEntries(v reflect.Value) func(yield func(yamlEntry) bool) {
	return func(yield func(yamlEntry) bool) {
		for _, f := range taggedFields(v.Type()) {
			value := v.FieldByIndex(f.index)
			if f.omitempty && isEmpty(value) {
				continue
			}
			flow := f.flow
			if f.name == "evidence" {
				e, ok := value.Interface().(evidence)
				flow = flow || ok && !hasSteps(e.record)
			}
			if !yield(yamlEntry{f.name, value, flow}) {
				return
			}
		}
	}
}

// hasSteps reports whether there are steps in a value of a record, which read like those around it.
func hasSteps(value any) bool {
	switch v := value.(type) {
	case []step:
		return len(v) > 0
	case []any:
		return slices.ContainsFunc(v, hasSteps)
	case record:
		return slices.ContainsFunc(v, func(e entry) bool { return hasSteps(e.value) })
	}
	return false
}

// mapEntries yields the entries of a map, in the order of their names. That is the order of package yaml for
// the names that there are, codes of techniques: a letter stands behind whatever is none.
func mapEntries(v reflect.Value) func(yield func(yamlEntry) bool) {
	return func(yield func(yamlEntry) bool) {
		names := map[string]reflect.Value{}
		for name, value := range v.Seq2() {
			names[name.String()] = value
		}
		for _, name := range slices.Sorted(maps.Keys(names)) {
			if !yield(yamlEntry{name, names[name], false}) {
				return
			}
		}
	}
}

// recordEntries yields the fields of a record.
func recordEntries(r record) func(yield func(yamlEntry) bool) {
	return func(yield func(yamlEntry) bool) {
		for _, f := range r {
			if !yield(yamlEntry{f.name, reflect.ValueOf(f.value), false}) {
				return
			}
		}
	}
}

// mapping writes a mapping.
func (y *yamlWriter) mapping(entries func(yield func(yamlEntry) bool), indent int, flow bool) {
	n := 0
	for e := range entries {
		switch {
		case flow && n > 0:
			y.out = append(y.out, ", "...)
		case flow:
			y.plain("{")
		case n == 0 && len(y.out) > 0 && y.out[len(y.out)-1] == '-': // it begins behind the dash
			y.out = append(y.out, ' ')
		default:
			y.line(indent + 2)
		}
		n++
		y.out = append(append(y.out, yamlKey(e.name)...), ':')
		y.value(e.value, indent+2, flow || e.flow)
	}
	switch {
	case n == 0:
		y.plain("{}")
	case flow:
		y.out = append(y.out, '}')
	}
}

// yamlKeys are the names of fields as they are written.
var yamlKeys sync.Map

// yamlKey returns a name, in quotes if readers of YAML 1.1 would take it for something else. A plain n is
// false there only by the letter, and readers take it for the word it is.
func yamlKey(name string) string {
	if !mayMeanOther(name) || name == "n" {
		return name
	}
	if key, ok := yamlKeys.Load(name); ok {
		return key.(string)
	}
	text, _ := yaml.Marshal(name) // a string can be written to memory
	key := string(bytes.TrimSuffix(text, []byte("\n")))
	yamlKeys.Store(name, key)
	return key
}

// sequence writes a sequence.
func (y *yamlWriter) sequence(v reflect.Value, indent int, flow bool) {
	switch {
	case v.Len() == 0:
		y.plain("[]")
	case flow:
		y.plain("[")
		for i := range v.Len() {
			if i > 0 {
				y.out = append(y.out, ',')
			}
			y.value(v.Index(i), indent, true)
		}
		y.out = append(y.out, ']')
	default:
		_, deep := v.Interface().([]step)
		deep = deep && indent > widest
		for i := range v.Len() {
			if i == 0 && y.out[len(y.out)-1] == '-' {
				y.out = append(y.out, " -"...)
			} else {
				y.line(indent + 2)
				y.out = append(y.out, '-')
			}
			y.value(v.Index(i), indent+2, deep)
		}
	}
}

// widest is the indentation behind which each step of a branch is in flow, with all that is in it: from the fifth trial
// within others on. Of documents with such trials half were spaces.
const widest = 24

// line begins a line.
func (y *yamlWriter) line(indent int) {
	if len(y.out) > 0 {
		y.out = append(y.out, '\n')
	}
	for range indent {
		y.out = append(y.out, ' ')
	}
}

// plain writes a word behind a space, which is not needed behind a bracket.
func (y *yamlWriter) plain(word string) {
	if y.out[len(y.out)-1] != '[' {
		y.out = append(y.out, ' ')
	}
	y.out = append(y.out, word...)
}

// text writes text for people. If it begins with white space it is in quotes: package yaml would make a
// literal scalar of it if it has several lines, and lose the lines before the first word.
func (y *yamlWriter) text(s string, indent int, flow bool) {
	if strings.TrimLeftFunc(s, unicode.IsSpace) != s {
		y.other(&yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Style: yaml.DoubleQuotedStyle, Value: s}, indent, flow)
		return
	}
	y.string(s, indent, flow)
}

// string writes a string: plain, or in single quotes where what it holds means something else in YAML.
func (y *yamlWriter) string(s string, indent int, flow bool) {
	if len(s) == 0 || mayMeanOther(s) {
		if len(s) > 0 && len(s) <= candidates.MaxCells && strings.Trim(s, "0123456789") == "" { // a solution, to YAML a number
			y.plain(`"` + s + `"`)
			return
		}
		y.other(s, indent, flow)
		return
	}
	quoted := s[0] == ' ' || s[len(s)-1] == ' ' || strings.HasPrefix(s, "...") // which would end a document
	for i := range len(s) {
		switch c := s[i]; c {
		case ',', '[', ']', '{', '}', '?':
			quoted = quoted || flow || i == 0 && c != '?'
		case ':':
			quoted = quoted || flow || i+1 == len(s) || s[i+1] == ' '
		case '#':
			quoted = quoted || i == 0 || s[i-1] == ' '
		case '&', '*', '!', '|', '>', '\'', '"', '%', '@', '`':
			quoted = quoted || i == 0
		default:
			if c < ' ' || c > '~' {
				y.other(s, indent, flow)
				return
			}
		}
	}
	if !quoted {
		y.plain(s)
		return
	}
	y.plain("'")
	y.out = append(y.out, strings.ReplaceAll(s, "'", "''")...)
	y.out = append(y.out, '\'')
}

// mayMeanOther reports whether a plain scalar might be anything but a string, or begin with an indicator that
// depends on what follows it. Numbers and dates, of base sixty too, consist of certain characters, with one
// dot, unlike puzzles; other values are short words.
func mayMeanOther(s string) bool {
	switch c := s[0]; {
	case strings.IndexByte("-?:<~=", c) >= 0:
		return true
	case '0' <= c && c <= '9' || c == '.' || c == '+':
		if strings.Trim(s, "0123456789.") == "" && strings.Count(s, ".") > 1 {
			return false
		}
		return c == '.' || c == '+' || strings.Trim(s, "0123456789abcdefABCDEFxXoOpPtTzZ+-_.: ") == ""
	}
	for _, word := range [...]string{"y", "n", "yes", "no", "on", "off", "true", "false", "null"} {
		if len(s) == len(word) && strings.EqualFold(s, word) {
			return true
		}
	}
	return false
}

// other has package yaml write a scalar.
func (y *yamlWriter) other(scalar any, indent int, flow bool) {
	var around any = map[string]any{"k": scalar}
	before, behind := "k: ", "\n"
	if flow {
		around = struct {
			K []any `yaml:"k,flow"`
		}{[]any{scalar}}
		before, behind = "k: [", "]\n"
	}
	var buf bytes.Buffer
	enc := yaml.NewEncoder(&buf)
	enc.SetIndent(2)
	if err := cmp.Or(enc.Encode(around), enc.Close()); err != nil {
		y.err = err
		return
	}
	text := strings.TrimSuffix(strings.TrimPrefix(buf.String(), before), behind)
	for i, line := range strings.Split(text, "\n") {
		switch {
		case i == 0:
			y.plain(line)
		case line == "":
			y.out = append(y.out, '\n')
		default:
			y.line(indent)
			y.out = append(y.out, line...)
		}
	}
}
