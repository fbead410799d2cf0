package encode

import (
	"bytes"
	"cmp"
	"encoding/json"
	"io"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// jsonTo returns a function that writes what newDocument or the method written of a [Record] returns.
func jsonTo(w io.Writer, indent string) func(v any, err error) error {
	return func(v any, err error) error {
		if err != nil {
			return err
		}
		if d, ok := v.(*document); ok {
			defer d.release()
		}
		buf := buffers.Get().(*[]byte)
		defer buffers.Put(buf)
		if *buf, err = appendJSON((*buf)[:0], reflect.ValueOf(v)); err != nil {
			return err
		}
		text := *buf
		if indent != "" {
			var indented bytes.Buffer
			if err := json.Indent(&indented, text, "", indent); err != nil {
				return err
			}
			text = indented.Bytes()
		}
		_, err = w.Write(append(text, '\n'))
		return err
	}
}

// buffers are for texts in the making: those of walkthroughs are long.
var buffers = sync.Pool{New: func() any { return new([]byte) }}

// appendJSON appends a value of the types of a document or a record. It does what package json does, but
// ten times as fast, since the parts of evidence need no text of their own that is read again; and it
// leaves "<>" as it is: removals are to be read by people too.
func appendJSON(b []byte, v reflect.Value) (_ []byte, err error) {
	switch v.Kind() {
	case reflect.String:
		return appendString(b, v.String()), nil
	case reflect.Int:
		return strconv.AppendInt(b, v.Int(), 10), nil
	case reflect.Bool:
		return strconv.AppendBool(b, v.Bool()), nil
	case reflect.Pointer:
		if !v.IsNil() {
			return appendJSON(b, v.Elem())
		}
	case reflect.Slice:
		if steps, ok := v.Interface().([]step); ok {
			return appendSteps(b, steps)
		}
		if !v.IsNil() {
			b = append(b, '[')
			for i := range v.Len() {
				if i > 0 {
					b = append(b, ',')
				}
				if b, err = appendJSON(b, v.Index(i)); err != nil {
					return b, err
				}
			}
			return append(b, ']'), nil
		}
	case reflect.Struct:
		if v.Type() == evidenceType {
			return v.Addr().Interface().(*evidence).appendJSON(b)
		}
		start := len(b)
		for _, f := range taggedFields(v.Type()) {
			value := v.Field(f.index[0])
			if len(f.index) > 1 {
				value = v.FieldByIndex(f.index)
			}
			if f.omitempty && isEmpty(value) {
				continue
			}
			b = append(b, f.before...)
			if b, err = appendJSON(b, value); err != nil {
				return b, err
			}
		}
		return closeObject(b, start), nil
	case reflect.Map:
		if names, ok := v.Interface().(map[string]Text); ok {
			start := len(b)
			for _, name := range slices.Sorted(maps.Keys(names)) {
				b = appendString(append(appendString(append(b, ','), name), ':'), string(names[name]))
			}
			return closeObject(b, start), nil
		}
	}
	var other bytes.Buffer
	enc := json.NewEncoder(&other)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v.Interface()); err != nil {
		return b, err
	}
	return append(b, bytes.TrimSuffix(other.Bytes(), []byte("\n"))...), nil
}

var evidenceType = reflect.TypeFor[evidence]()

// appendSteps appends steps, which are nearly all of a document, without reflection. A field is written here
// as its tag says; a test holds them together.
func appendSteps(b []byte, steps []step) (_ []byte, err error) {
	b = append(b, '[')
	var said saidWriter
	for i := range steps {
		if i > 0 {
			b = append(b, ',')
		}
		s := &steps[i]
		b = strconv.AppendInt(append(b, `{"n":`...), int64(s.N), 10)
		b = append(append(append(b, `,"technique":"`...), s.Technique...), '"')
		b = appendText(b, `,"title":`, s.Title, s.ordinary)
		b = appendText(b, `,"notation":`, s.Notation, s.ordinary)
		b = appendText(b, `,"text":`, s.Text, s.ordinary)
		b = appendNames(b, `,"place":`, s.Place)
		b = appendNames(b, `,"remove":`, s.Remove)
		if b = appendNames(b, `,"premises":`, s.Premises); len(s.Premises) == 0 {
			b = append(b, `,"premises":[]`...)
		}
		b = append(b, `,"evidence":`...)
		if b, err = s.Evidence.appendJSON(b); err != nil {
			return b, err
		}
		b = appendNames(b, `,"assumes":`, s.Assumes)
		if len(s.Because) > 0 {
			if b, err = appendJSON(append(b, `,"because":`...), reflect.ValueOf(s.Because)); err != nil {
				return b, err
			}
		}
		b = said.append(b, s.said)
		b = append(b, '}')
	}
	return append(b, ']'), nil
}

// appendText appends a text, of which it may be known that nothing in it is to be escaped, behind what stands before it; nothing
// if it is empty.
func appendText(b []byte, before string, text Text, ordinary bool) []byte {
	switch {
	case text == "":
		return b
	case ordinary:
		return append(append(append(append(b, before...), '"'), text...), '"')
	}
	return appendString(append(b, before...), string(text))
}

// appendNames appends a list of names, in which there is nothing to escape, behind what stands before it; nothing if the
// list is empty.
func appendNames(b []byte, before string, names []string) []byte {
	if len(names) == 0 {
		return b
	}
	b = append(append(b, before...), '[')
	for i, name := range names {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(append(append(b, '"'), name...), '"')
	}
	return append(b, ']')
}

// closeObject makes an object of fields that stand behind a comma each.
func closeObject(b []byte, start int) []byte {
	if len(b) == start {
		return append(b, "{}"...)
	}
	b[start] = '{'
	return append(b, '}')
}

// appendRecord appends an object with the fields in order.
func appendRecord(b []byte, r record) (_ []byte, err error) {
	start := len(b)
	for _, f := range r {
		b = append(appendString(append(b, ','), f.name), ':')
		if b, err = appendValue(b, f.value); err != nil {
			return b, err
		}
	}
	return closeObject(b, start), nil
}

// appendValue appends a value of a record.
func appendValue(b []byte, value any) (_ []byte, err error) {
	switch v := value.(type) {
	case string:
		return appendString(b, v), nil
	case int:
		return strconv.AppendInt(b, int64(v), 10), nil
	case record:
		return appendRecord(b, v)
	case []any:
		b = append(b, '[')
		for i, elem := range v {
			if i > 0 {
				b = append(b, ',')
			}
			if b, err = appendValue(b, elem); err != nil {
				return b, err
			}
		}
		return append(b, ']'), nil
	}
	return appendJSON(b, reflect.ValueOf(value))
}

// appendString appends a string in quotes.
func appendString(b []byte, s string) []byte {
	for i := ordinary(s); i < len(s); i++ {
		if s[i] < ' ' || s[i] > '~' || s[i] == '"' || s[i] == '\\' {
			var quoted bytes.Buffer
			enc := json.NewEncoder(&quoted)
			enc.SetEscapeHTML(false)
			_ = enc.Encode(s) // a string can be written to memory
			return append(b, bytes.TrimSuffix(quoted.Bytes(), []byte("\n"))...)
		}
	}
	b = append(b, '"')
	b = append(b, s...)
	return append(b, '"')
}

// ordinary returns how many bytes at the beginning are certainly printable ASCII other than a quotation mark and a
// backslash. It looks at eight at a time, the last eight again with those before.
func ordinary(s string) int {
	n := 0
	for ; n+16 <= len(s); n += 16 {
		if well(word(s[n:n+8]))&well(word(s[n+8:n+16]))&high != high {
			break
		}
	}
	for ; n+8 <= len(s); n += 8 {
		if well(word(s[n:n+8]))&high != high {
			return n
		}
	}
	if 0 < n && n < len(s) && well(word(s[len(s)-8:]))&high == high {
		return len(s)
	}
	return n
}

const each, high = 0x0101010101010101, 0x8080808080808080

// word returns eight bytes.
func word(s string) uint64 {
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 | uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// well has the high bit in the bytes of a word that are ordinary: no less than a space, no quotation mark, no backslash, and ASCII. Of each
// sum no byte carries into the next unless one is no ASCII, and then some byte is not well.
func well(x uint64) uint64 {
	return (x + (0x80-' ')*each) & (x ^ '"'*each + 0x7f*each) & (x ^ '\\'*each + 0x7f*each) &^ (x | (x + each))
}

// taggedField is a field of a struct as it is written.
type taggedField struct {
	index           []int
	name            string
	before          string // a comma, the name and a colon, as JSON has them
	omitempty, flow bool   // flow: on one line in YAML
}

var fieldsByType sync.Map // of reflect.Type to []taggedField

// taggedFields returns the fields of a struct by their tags, those of what it embeds among them. Where a field has
// both tags they say the same, but that only the one for YAML asks for one line.
func taggedFields(t reflect.Type) []taggedField {
	if known, ok := fieldsByType.Load(t); ok {
		return known.([]taggedField)
	}
	var fields []taggedField
	for _, f := range reflect.VisibleFields(t) {
		name, options, _ := strings.Cut(cmp.Or(f.Tag.Get("json"), f.Tag.Get("yaml")), ",")
		if name != "" {
			flow := strings.HasSuffix(f.Tag.Get("yaml"), ",flow")
			fields = append(fields, taggedField{f.Index, name, `,"` + name + `":`, strings.Contains(options, "omitempty"), flow})
		}
	}
	fieldsByType.Store(t, fields)
	return fields
}

// isEmpty reports whether a field is left out.
func isEmpty(v reflect.Value) bool {
	if k := v.Kind(); k == reflect.Slice || k == reflect.Map {
		return v.Len() == 0
	}
	return v.IsZero()
}
