//go:build !js

package encode

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"reflect"
	"regexp"
	"strings"

	"gopkg.in/yaml.v3"
)

// yamlTo is to YAML what [jsonTo] is to JSON.
func yamlTo(w io.Writer) func(v any, err error) error {
	return func(v any, err error) error {
		if err != nil {
			return err
		}
		if d, ok := v.(*document); ok {
			defer d.release()
			d.writeDown()
		}
		var y yamlWriter
		y.value(reflect.ValueOf(v), -2, false)
		if y.err != nil {
			return y.err
		}
		return fold(w, append(y.out, '\n'))
	}
}

// foldWidth is the length in bytes that a line of YAML has at most, if it has spaces to break it at.
const foldWidth = 100

// literalHeader matches the line before a literal scalar.
var literalHeader = regexp.MustCompile(`^[ -]*[a-z]+: \|[-+0-9]*$`)

// fold breaks the long lines of what package yaml writes, which never does it. In a scalar that spans
// lines, as between the elements of a flow collection, a line break and an indentation deeper than the
// field's mean the same as one space, and one space is what each break replaces. Literal scalars, where
// that is not so, are left alone.
func fold(w io.Writer, text []byte) error {
	out := bufio.NewWriter(w)
	literal := -1 // indentation of the field whose literal scalar we are in
	for line := range bytes.Lines(text) {
		indent := len(line) - len(bytes.TrimLeft(line, " -"))
		if literal >= 0 && (indent > literal || len(line) == 1) {
			out.Write(line)
			continue
		}
		literal = -1
		if line[indent] == '#' || bytes.Contains(line, []byte(" #")) { // a comment ends with its line
			out.Write(line)
			continue
		}
		if bytes.Contains(line, []byte(": |")) && literalHeader.Match(bytes.TrimSuffix(line, []byte("\n"))) {
			literal = indent
		}
		margin := bytes.Repeat([]byte(" "), indent+2)
		start, width := indent, foldWidth
		for len(line) > width {
			i := lastBreak(line, start, width)
			if i < 0 {
				break
			}
			out.Write(line[:i])
			out.WriteByte('\n')
			out.Write(margin)
			line, start, width = line[i+1:], 0, max(0, foldWidth-len(margin))
		}
		out.Write(line)
	}
	return out.Flush()
}

// lastBreak returns the last place within a width at which a line whose text begins at start can be
// broken, or else the first one behind it; -1 if there is none. That is a space alone, and not the one
// between a field and its value.
func lastBreak(line []byte, start, width int) int {
	fits := -1
	for i := start + 1; i+1 < len(line); i++ {
		if line[i] != ' ' || line[i-1] == ' ' || line[i-1] == ':' || line[i+1] == ' ' {
			continue
		}
		if i > width && fits >= 0 {
			break
		}
		fits = i
		if i > width {
			break
		}
	}
	return fits
}

// parseYAML returns the node of the document, which has the comments around the tree.
func parseYAML(text []byte, most int) (document *yaml.Node, err error) {
	// Package yaml reads the whole document before values can be counted. But
	// values are separated by these characters, none of which brings more than
	// two: the comma in {a, b} a key and its value. That is bound enough.
	marks := 0
	for _, b := range text {
		switch b {
		case ':', ',', '-', '?', '[', '{':
			marks++
		}
	}
	if marks > most {
		return nil, &Error{Msg: fmt.Sprintf(tooMany, most)}
	}
	// Package yaml panics where its parser meets what it thinks impossible;
	// comments in odd places have led there.
	defer func() {
		if recover() != nil {
			document, err = nil, &Error{Msg: "not YAML that can be read"}
		}
	}()
	dec := yaml.NewDecoder(bytes.NewReader(text))
	var n yaml.Node
	if err := dec.Decode(&n); err == io.EOF {
		return nil, &Error{Msg: "there is nothing in the document"}
	} else if err != nil {
		return nil, yamlError(err)
	}
	if err := dec.Decode(new(yaml.Node)); err != io.EOF {
		return nil, &Error{Msg: "text after the end of the document: expected a line of --- before another one"}
	}
	return &n, nil
}

// yamlError takes the line out of a message of package yaml.
func yamlError(err error) error {
	msg := strings.TrimPrefix(err.Error(), "yaml: ")
	e := &Error{Msg: msg}
	var line int
	if _, err := fmt.Sscanf(msg, "line %d: ", &line); err == nil {
		_, e.Msg, _ = strings.Cut(msg, ": ")
		e.Line = line
	}
	return e
}
