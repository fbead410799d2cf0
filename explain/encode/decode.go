package encode

import (
	"bytes"
	"io"
	"reflect"
	"unicode/utf8"
)

// Decoder reads walkthrough documents from a stream: YAML documents with lines of "---" between them, JSON
// values one after the other, JSON lines, or a mixture of these; it finds out by itself.
//
// It holds one document at a time and bounds what that may take: 16 MB of text, a million values, trials
// 16 deep. So it needs less than 640 MB of memory whatever the stream.
type Decoder struct {
	split   *splitter
	filler  *filler
	layouts layoutCache
}

// NewDecoder returns a decoder that reads from r. It reads ahead.
func NewDecoder(r io.Reader) *Decoder { return &Decoder{split: newSplitter(r), filler: newFiller()} }

// Decode returns the next document, io.EOF at the end of the stream. It does not check what the document
// claims, only that it says something: every field is known and of its form, every cell and digit on the
// board, the steps numbered from 1, the outcome accompanied by what belongs to it. Lists that are empty
// become nil slices.
//
// An [*Error] is about one document, and the next call goes on behind it; any
// other error comes from reading and is final.
func (d *Decoder) Decode() (*Document, error) {
	c, err := d.split.next()
	if err != nil {
		return nil, err
	}
	doc, b, err := d.read(&c)
	if err != nil {
		if c.more {
			d.split.skip()
		}
		return nil, c.placed(err)
	}
	doc.Line = c.line
	doc.line, doc.column = c.place(doc.line, doc.column)
	if c.more {
		if err := d.rest(doc, b); err != nil {
			return nil, err
		}
	}
	doc.leaveOut()
	return doc, nil
}

// placed gives an error about the chunk its place in the stream.
func (c *chunk) placed(err error) error {
	e := asError(err)
	line, column := c.place(e.Line, e.Col)
	return &Error{line, column, clip(e.Path), clip(e.Msg)}
}

// place turns a place in the chunk into one in the stream; what is not known is taken to be at the start.
func (c *chunk) place(line, column int) (int, int) {
	if line <= 1 && column > 0 {
		column += c.column
	}
	return c.line + max(line, 1) - 1, column
}

// read returns the document, and what reads more steps of it; places are those in the chunk.
func (d *Decoder) read(c *chunk) (*Document, *board, error) {
	root, err := c.parse()
	if err != nil {
		if !c.json && utf8.Valid(c.text) && !bytes.Contains(c.text, []byte("schema")) {
			return nil, nil, &Error{Line: 1, Col: 1, Msg: "expected a walkthrough document, which begins with schema: " + version}
		}
		return nil, nil, err
	}
	if err := checkVersion(root); err != nil {
		return nil, nil, err
	}
	if err := shallow(root, 1); err != nil {
		return nil, nil, err
	}
	var written document
	if err := d.filler.fill(root, reflect.ValueOf(&written).Elem()); err != nil {
		return nil, nil, err
	}
	doc, b, err := written.walkthrough(&d.layouts, d.filler)
	if err == nil {
		summary := child(root, "summary")
		doc.line, doc.column = summary.Line, summary.Column
		return doc, b, nil
	}
	// Have: an error about a value, which knows its path but perhaps not its place.
	e := asError(err)
	if e.Line == 0 {
		e.locate(root)
	}
	return nil, nil, e
}

// checkVersion reports whether the tree is a document of this version. It
// comes before all other checks: the fields of another version mean nothing.
func checkVersion(root *node) error {
	schema := child(root, "schema")
	switch {
	case root.Kind != mappingNode:
		return fault(root, "%s: expected a walkthrough document, which begins with schema: %s", describe(root), version)
	case schema == nil:
		return fault(root, "missing field %q: expected a walkthrough document, which begins with schema: %s", "schema", version)
	case schema.Value != version:
		return in("schema", fault(schema, "%s: expected %s, the only version that can be read", describe(schema), version))
	}
	return nil
}
