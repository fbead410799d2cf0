package encode

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

const (
	// maxValues is how many values a document may have, each key of a mapping counted as one. It bounds the
	// memory for the tree, which can be a hundred times that of the text: lists of nothing but commas. A
	// walkthrough with dozens of trials has 30 thousand, one with a hundred nets, arguments and sentences
	// 330 thousand, and the longest on boards with clues 720 thousand.
	maxValues = 1_000_000
	// leastBytes is how many bytes each value must have of a text with more values. Documents have 6 or more.
	leastBytes = 4
	// maxDepth is how many lists and mappings may stand in each other. It is
	// what the innermost evidence of maxTrials trials needs: three for each
	// trial (its branch, a step, the evidence), four around them, and within
	// it up to six, as a joined chain has: parts, a part, its links, nodes,
	// a node, cells.
	maxDepth = 3*maxTrials + 4 + 6

	tooMany = "the document has too many values: expected at most %d"
	tooDeep = "lists and mappings nest too deep: trials may nest %d deep"
)

// parse reads a chunk into a tree. JSON gives the same tree as the YAML that
// says the same, so that everything else has to be said once.
func (c *chunk) parse() (*node, error) {
	if i := firstInvalid(c.text); i >= 0 {
		line, column := position(c.text[:i])
		return nil, &Error{Line: line, Col: column, Msg: fmt.Sprintf("byte %#x is not UTF-8 text", c.text[i])}
	}
	if c.json {
		return parseJSON(c.text, c.mostValues())
	}
	document, err := parseYAML(c.text, c.mostValues())
	if err != nil {
		return nil, err
	}
	return document.Content[0], nil
}

// mostValues is how many values the text may have.
func (c *chunk) mostValues() int {
	if c.long {
		return max(maxValues, len(c.text)/leastBytes)
	}
	return maxValues
}

// firstInvalid returns the index of the first byte that is not UTF-8, -1 if all is.
func firstInvalid(text []byte) int {
	if utf8.Valid(text) {
		return -1
	}
	i := 0
	for {
		r, n := utf8.DecodeRune(text[i:])
		if r == utf8.RuneError && n <= 1 {
			return i
		}
		i += n
	}
}

// position returns line and column, from 1, of what follows the text.
func position(text []byte) (line, column int) {
	start := bytes.LastIndexByte(text, '\n') + 1
	return bytes.Count(text, []byte("\n")) + 1, utf8.RuneCount(text[start:]) + 1
}

// jsonReader turns the tokens of a JSON text into nodes.
type jsonReader struct {
	text         []byte
	dec          *json.Decoder
	values, most int
	offset       int // the place that line and column are about
	line, column int
}

func parseJSON(text []byte, most int) (*node, error) {
	r := &jsonReader{text: text, most: most, dec: json.NewDecoder(bytes.NewReader(text)), line: 1, column: 1}
	r.dec.UseNumber()
	n, err := r.value(1)
	if err == nil {
		return n, nil
	}
	if e, ok := errors.AsType[*Error](err); ok {
		return nil, e
	}
	e := &Error{Msg: err.Error()}
	end := len(text)
	if syntax, ok := errors.AsType[*json.SyntaxError](err); ok {
		end = min(end, int(syntax.Offset))
	}
	if err == io.EOF || err == io.ErrUnexpectedEOF {
		e.Msg = "the document ends too early: a bracket or a quote is not closed"
	}
	e.Line, e.Col = position(text[:end])
	return nil, e
}

// value reads one value, or the key of an object. depth is the number of lists
// and objects around it and itself, if it is one.
func (r *jsonReader) value(depth int) (*node, error) {
	r.advance()
	n := &node{Kind: scalarNode, Line: r.line, Column: r.column}
	if r.values++; r.values > r.most {
		return nil, fault(n, tooMany, r.most)
	}
	token, err := r.dec.Token()
	if err != nil {
		return nil, err
	}
	switch t := token.(type) {
	case string:
		n.Tag, n.Value = "!!str", t
	case json.Number:
		n.Tag, n.Value = "!!int", t.String()
		if strings.ContainsAny(n.Value, ".eE") {
			n.Tag = "!!float"
		}
	case bool:
		n.Tag, n.Value = "!!bool", fmt.Sprint(t)
	case nil:
		n.Tag = "!!null"
	case json.Delim:
		n.Kind, n.Tag = sequenceNode, "!!seq"
		if t == '{' {
			n.Kind, n.Tag = mappingNode, "!!map"
		}
		if depth > maxDepth {
			return nil, fault(n, tooDeep, maxTrials)
		}
		for r.dec.More() {
			child, err := r.value(depth + 1)
			if err != nil {
				return nil, err
			}
			n.Content = append(n.Content, child)
		}
		if _, err := r.dec.Token(); err != nil {
			return nil, err
		}
	}
	return n, nil
}

// advance moves line and column to the next token.
func (r *jsonReader) advance() {
	next := int(r.dec.InputOffset())
	for next < len(r.text) && bytes.IndexByte([]byte(" \t\r\n,:"), r.text[next]) >= 0 {
		next++
	}
	lines, column := position(r.text[r.offset:next])
	if lines > 1 {
		r.column = 1
	}
	r.line += lines - 1
	r.column += column - 1
	r.offset = next
}
