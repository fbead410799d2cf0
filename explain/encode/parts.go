package encode

import (
	"bytes"
	"fmt"
	"io"
	"reflect"
	"unicode/utf8"
)

// partSize is after how many bytes the next step begins a part of its own.
const partSize = 1 << 20

// AllowLong lets documents have so many bytes, and 16 MB in any case. One with more than 16 MB, or a million values, is
// read in parts, which are no longer than that unless a step is. So its steps must come last, and in YAML each of them
// begins a line. A part with more than a million values must have four bytes for each, as whatever is written here has.
//
// What is read is kept, and takes about as much memory as the text; a part takes up to 50 times that while it is read.
func (d *Decoder) AllowLong(most int) { d.split.cutter = &cutter{most: max(most, maxDocument)} }

// cutter finds the places between the steps of a document at which it can be cut.
type cutter struct {
	most   int // bytes of a document
	state  cutting
	indent int   // of the steps, in YAML
	values int   // twice that is an upper bound
	gone   int   // bytes of the parts that were taken off
	cuts   []int // in the text at hand
	end    int   // in the text at hand, where the list of steps ends, in JSON
}

// cutting says how far a cutter has come.
type cutting uint8

const (
	beforeSteps cutting = iota
	beforeFirst         // in YAML: the line of the first step comes next
	inSteps
	afterSteps
)

// cut notes that a step begins at a place of the text, or ends there in JSON.
func (c *cutter) cut(at int) {
	last := 0
	if n := len(c.cuts); n > 0 {
		last = c.cuts[n-1]
	}
	if at-last >= partSize {
		c.cuts = append(c.cuts, at)
	}
}

// count counts what separates values.
func (c *cutter) count(text []byte) {
	for _, b := range text {
		switch b {
		case ':', ',', '-', '?', '[', '{':
			c.values++
		}
	}
}

// overflows reports whether a document with so much text at hand is cut now, the first time.
func (c *cutter) overflows(size int) bool {
	return c != nil && c.state == inSteps && len(c.cuts) > 0 && (size > maxDocument || c.values > maxValues)
}

// tooLong says what is wrong with a document that has so much text at hand, empty if nothing is.
func (c *cutter) tooLong(size int) string {
	switch {
	case c == nil && size > maxDocument:
		return "the document is too long: expected at most 16 MB"
	case c != nil && c.gone+size > c.most:
		return fmt.Sprintf("the document is too long: expected at most %d MB", c.most>>20)
	}
	return ""
}

// line looks at a line of YAML that comes behind so many bytes of text.
func (c *cutter) line(line []byte, at int) {
	rest := bytes.TrimLeft(line, " ")
	indent := len(line) - len(rest)
	rest = bytes.TrimRight(rest, " \t\r\n")
	if len(rest) == 0 || rest[0] == '#' {
		return
	}
	item := rest[0] == '-' && (len(rest) == 1 || rest[1] == ' ')
	switch {
	case c.state == beforeSteps && indent == 0 && string(rest) == "steps:":
		c.state = beforeFirst
	case c.state == beforeFirst && item:
		c.state, c.indent = inSteps, indent
	case c.state == beforeFirst:
		c.state = afterSteps
	case c.state != inSteps:
	case indent == c.indent && item:
		c.cut(at)
	case indent <= c.indent:
		c.state = afterSteps
	}
}

// bracket looks at a bracket or brace of JSON that ends behind so many bytes of text, with so many open behind it.
func (c *cutter) bracket(x byte, depth, at int, key []byte) {
	switch {
	case c == nil:
	case c.state == beforeSteps && x == '[' && depth == 2 && string(key) == "steps":
		c.state = inSteps
	case c.state != inSteps:
	case x == '}' && depth == 2:
		c.cut(at)
	case x == ']' && depth == 1:
		c.state, c.end = afterSteps, at
	}
}

// take takes the first part off the text of a document, which ends between two steps.
func (c *cutter) take(from *chunk) chunk {
	n := c.cuts[0]
	part, text := *from, from.text[:n:n]
	part.text, part.more = text, true
	if part.json {
		part.text = append(part.text, ']')
		if !part.later {
			part.text = append(part.text, '}')
		}
	}
	if i := bytes.LastIndexByte(text, '\n'); i >= 0 {
		from.line += bytes.Count(text, []byte("\n"))
		from.column, text = 0, text[i+1:]
	}
	from.column += utf8.RuneCount(text)
	from.text, from.before, from.later = from.text[n:], nil, true
	c.gone, c.end = c.gone+n, c.end-n
	c.cuts = c.cuts[1:]
	for i := range c.cuts {
		c.cuts[i] -= n
	}
	return part
}

// last returns the last part of a document.
func (c *cutter) last(part chunk) (chunk, error) {
	if c.state != afterSteps {
		return part, nil
	}
	if !part.json || string(bytes.TrimSpace(part.text[c.end:])) != "}" {
		return chunk{}, &Error{Line: part.line, Msg: "something comes behind the steps: in a document of more than 16 MB they come last"}
	}
	part.text = part.text[:c.end]
	return part, nil
}

// rest reads the parts of a document behind the first.
func (d *Decoder) rest(doc *Document, b *board) error {
	for more := true; more; {
		c, err := d.split.next()
		if err == io.EOF {
			return &Error{Msg: "the document ends too early: the list of steps is not closed"}
		} else if err != nil {
			return err
		}
		if err := d.part(&c, doc, b); err != nil {
			if c.more {
				d.split.skip()
			}
			return c.placed(err)
		}
		more = c.more
	}
	return nil
}

// part reads the steps of a part.
func (d *Decoder) part(c *chunk, doc *Document, b *board) error {
	if c.json {
		rest := bytes.TrimLeft(c.text, " \t\r\n")
		switch {
		case string(rest) == "]":
			return nil
		case len(rest) == 0 || rest[0] != ',':
			return &Error{Msg: "expected a comma between two steps"}
		}
		rest[0] = '['
	}
	root, err := c.parse()
	if err == nil {
		err = shallow(root, 2)
	}
	if err != nil {
		return err
	}
	if root.Kind != sequenceNode {
		return fault(root, "%s: expected steps", describe(root))
	}
	for _, n := range root.Content {
		var written [1]step
		if err := d.filler.fill(n, reflect.ValueOf(&written[0]).Elem()); err != nil {
			return in("steps", at(len(doc.Walkthrough.Steps), err))
		}
		if err := doc.addSteps(b, written[:]); err != nil {
			e := asError(err)
			if e.Line == 0 {
				e.Line, e.Col = n.Line, n.Column
			}
			return e
		}
	}
	return nil
}
