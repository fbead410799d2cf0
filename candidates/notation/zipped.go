package notation

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"pencilmark/candidates/fault"
)

// SudokuPad writes its puzzles as JSON that it makes shorter before it packs it: names without quotes and often of
// one or two letters, text in single quotes, t and f for true and false, colors without #, and nothing at all for an
// empty object in a list.

// zippedNames is the short names of what a puzzle is read from. The others are those of drawings, which are not read.
var zippedNames = map[string]string{
	"ca": "cages", "ce": "cells", "cs": "cellSize", "a": "arrows", "o": "overlays", "u": "underlays", "l": "lines",
	"re": "regions", "v": "value", "c": "color", "c1": "borderColor", "c2": "backgroundColor", "wp": "wayPoints", "ct": "center",
	"t": "title", "te": "text",
}

const zippedDepth = 32 // objects and lists within each other

// unzip returns ordinary JSON for what SudokuPad has made shorter, or for JSON, with the names in full.
func unzip(text string) ([]byte, error) {
	z := zipped{rest: strings.TrimSpace(text)}
	// Single quotes stand for double ones where there are no others.
	z.quote = '"'
	if !strings.Contains(text, `"`) {
		z.quote = '\''
	}
	if err := z.value(0); err != nil {
		return nil, err
	}
	if z.space(); z.rest != "" {
		return nil, fault.Errorf("found %s behind the puzzle", clip(z.rest))
	}
	return z.out.Bytes(), nil
}

type zipped struct {
	rest  string
	quote byte
	out   bytes.Buffer
}

func (z *zipped) space() { z.rest = strings.TrimLeft(z.rest, " \t\r\n") }

// next returns the first byte of what is left, 0 if there is none.
func (z *zipped) next() byte {
	if z.space(); z.rest == "" {
		return 0
	}
	return z.rest[0]
}

// take takes a byte if it is next.
func (z *zipped) take(c byte) bool {
	if z.next() != c {
		return false
	}
	z.rest = z.rest[1:]
	return true
}

func (z *zipped) expected(what string) error {
	if z.rest == "" {
		return fault.Errorf("the puzzle is cut off")
	}
	return fault.Errorf("found %s: expected %s", clip(z.rest), what)
}

// value takes a value and writes it.
func (z *zipped) value(depth int) error {
	if depth > zippedDepth {
		return fault.Errorf("found lists within lists, too many")
	}
	switch c := z.next(); {
	case c == '{':
		return z.list('{', '}', func() error { return z.member(depth) })
	case c == '[':
		return z.list('[', ']', func() error { return z.element(depth) })
	case c == z.quote:
		text, err := z.text()
		z.write(text)
		return err
	}
	return z.word()
}

// list takes what stands between two brackets, with commas between the items.
func (z *zipped) list(open, end byte, item func() error) error {
	z.take(open)
	z.out.WriteByte(open)
	for z.next() != end || z.out.Bytes()[z.out.Len()-1] == ',' {
		if err := item(); err != nil {
			return err
		}
		if !z.take(',') {
			break
		}
		z.out.WriteByte(',')
	}
	if !z.take(end) {
		return z.expected(fmt.Sprintf("%q or a comma", string(end)))
	}
	z.out.WriteByte(end)
	return nil
}

// member takes a name and its value.
func (z *zipped) member(depth int) (err error) {
	var name string
	if z.next() == z.quote {
		name, err = z.text()
	} else if name = z.bare(); name == "" {
		err = z.expected("a name")
	}
	if err != nil {
		return err
	}
	if full, ok := zippedNames[name]; ok {
		name = full
	}
	z.write(name)
	if !z.take(':') {
		return z.expected("a colon")
	}
	z.out.WriteByte(':')
	return z.value(depth + 1)
}

// element takes a value in a list, which is an empty object if nothing is there.
func (z *zipped) element(depth int) error {
	if c := z.next(); c == ',' || c == ']' {
		z.out.WriteString("{}")
		return nil
	}
	return z.value(depth + 1)
}

// bare takes what has no quotes.
func (z *zipped) bare() (word string) {
	z.space()
	i := strings.IndexAny(z.rest, ",:[]{}'\" \t\r\n")
	if i < 0 {
		i = len(z.rest)
	}
	word, z.rest = z.rest[:i], z.rest[i:]
	return word
}

// word takes a number, a color, or a word for a value.
func (z *zipped) word() error {
	word := z.bare()
	switch word {
	case "":
		return z.expected("a value")
	case "t":
		word = "true"
	case "f":
		word = "false"
	case "#0":
		word = `"#000000"`
	case "#F":
		word = `"#FFFFFF"`
	}
	if !json.Valid([]byte(word)) {
		const color = 6 // digits of base 16
		if len(word) != color || strings.Trim(word, "0123456789abcdefABCDEF") != "" {
			return fault.Errorf("found %s: expected a value", clip(word))
		}
		word = `"#` + word + `"`
	}
	z.out.WriteString(word)
	return nil
}

// text takes a text in quotes. Between single ones a quote of either kind is written \'.
func (z *zipped) text() (string, error) {
	escaped := false
	for i := 1; i < len(z.rest); i++ {
		switch c := z.rest[i]; {
		case escaped:
			escaped = false
		case c == '\\':
			escaped = true
		case c == z.quote:
			inner := z.rest[1:i]
			z.rest = z.rest[i+1:]
			if z.quote == '\'' {
				inner = strings.ReplaceAll(inner, `\'`, "'")
			}
			var text string
			if err := json.Unmarshal([]byte(`"`+inner+`"`), &text); err != nil {
				return "", fault.Errorf("found %s: expected a text", clip(inner))
			}
			return text, nil
		}
	}
	z.rest = ""
	return "", z.expected("a quote")
}

func (z *zipped) write(text string) { z.out.Write(mustJSON(text)) }
