//go:build !js

package encode

import (
	"bufio"
	"bytes"
	"cmp"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"gopkg.in/yaml.v3"
)

// yamlTo is to YAML what [jsonTo] is to JSON.
func yamlTo(w io.Writer) func(v any, err error) error {
	return func(v any, err error) error {
		if err != nil {
			return err
		}
		var buf bytes.Buffer
		enc := yaml.NewEncoder(&buf)
		enc.SetIndent(2)
		var tree yaml.Node
		if err := tree.Encode(v); err != nil {
			return err
		}
		flow(&tree)
		if err := enc.Encode(&tree); err != nil {
			return err
		}
		if err := enc.Close(); err != nil {
			return err
		}
		return fold(w, buf.Bytes())
	}
}

// flow puts evidence on one line, unless it holds steps, which read like those
// around it. It reports whether there is evidence anywhere in the node. The tag
// of a field cannot ask for that, as it cannot tell the one from the other.
func flow(n *yaml.Node) (evidence bool) {
	for i, child := range n.Content {
		within := flow(child)
		named := n.Kind == yaml.MappingNode && i%2 == 1 && n.Content[i-1].Value == "evidence"
		if named && !within {
			child.Style |= yaml.FlowStyle
		}
		evidence = evidence || within || named
	}
	return evidence
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
		// In YAML 1.1 a plain n is false, so package yaml quotes it. Documents
		// are YAML 1.2, where it is a word like any other.
		if rest, ok := bytes.CutPrefix(line[indent:], []byte(`"n": `)); ok {
			line = slices.Concat(line[:indent], []byte("n: "), rest)
		}
		if literalHeader.Match(bytes.TrimSuffix(line, []byte("\n"))) {
			literal = indent
		}
		margin := indent
		for len(line) > foldWidth {
			i := lastBreak(line, margin)
			if i < 0 {
				break
			}
			out.Write(line[:i])
			out.WriteByte('\n')
			margin = indent + 2
			line = append(bytes.Repeat([]byte(" "), margin), line[i+1:]...)
		}
		out.Write(line)
	}
	return out.Flush()
}

// lastBreak returns the last place within foldWidth at which a line that is indented by margin can be
// broken, or else the first one behind it; -1 if there is none. That is a space alone, and not the one
// between a field and its value.
func lastBreak(line []byte, margin int) int {
	fits := -1
	for i := margin + 1; i+1 < len(line); i++ {
		if line[i] != ' ' || line[i-1] == ' ' || line[i-1] == ':' || line[i+1] == ' ' {
			continue
		}
		if i > foldWidth && fits >= 0 {
			break
		}
		fits = i
		if i > foldWidth {
			break
		}
	}
	return fits
}

// parseYAML returns the node of the document, which has the comments around the tree.
func parseYAML(text []byte) (document *yaml.Node, err error) {
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
	if marks > maxValues {
		return nil, &Error{Msg: fmt.Sprintf(tooMany, maxValues)}
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

// MarshalYAML returns the record as a mapping.
func (e evidence) MarshalYAML() (any, error) { return e.fields().MarshalYAML() }

// MarshalYAML returns a mapping.
func (r record) MarshalYAML() (any, error) {
	mapping := &yaml.Node{Kind: yaml.MappingNode}
	for _, f := range r {
		var name, value yaml.Node
		if err := cmp.Or(name.Encode(f.name), value.Encode(f.value)); err != nil {
			return nil, err
		}
		mapping.Content = append(mapping.Content, &name, &value)
	}
	return mapping, nil
}

// MarshalYAML writes text that begins with white space in quotes. Package yaml would make a literal scalar
// of it if it has several lines, and lose the lines before the first word.
func (p Text) MarshalYAML() (any, error) {
	if strings.TrimLeftFunc(string(p), unicode.IsSpace) != string(p) {
		return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Style: yaml.DoubleQuotedStyle, Value: string(p)}, nil
	}
	return string(p), nil
}
