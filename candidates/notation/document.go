package notation

import (
	"bytes"
	"io"
)

var (
	schemaKey  = []byte("schema:")
	schemaName = []byte("pencilmark/walkthrough/")
	jsonSchema = []byte(`"schema"`)
	jsonStart  = []byte(`{"schema"`)
	jsonGrid   = []byte(`"grid"`)
	jsonCells  = []byte(`"cells":`)
)

// isSchema reports whether s, which begins with the value of the key schema, is from a walkthrough.
func isSchema(s []byte) bool { return bytes.HasPrefix(bytes.TrimLeft(s, " \t\r\n\"'"), schemaName) }

// document gathers the text of a document as far as it may be held.
type document struct {
	text    []byte
	tooLong bool
}

func (d *document) add(part []byte) {
	d.tooLong = d.tooLong || len(d.text)+len(part) > maxDocument
	if d.tooLong {
		d.text = nil
		return
	}
	d.text = append(d.text, part...)
}

// yaml takes a walkthrough document in YAML, from the current line to a line
// "---" or "..." or the end of the input.
func (r *Reader) yaml() (*Puzzle, error) {
	p := &Puzzle{Line: r.line}
	i := indent(r.text)
	known := isSchema(r.text[i+len(schemaKey):])
	start := r.here(i)

	var d document
	for part := r.raw; !endsYAML(part); part = r.raw {
		if known {
			d.add(part)
		}
		for r.partial {
			if part = r.chunk(); known {
				d.add(part)
			}
		}
		if r.advance() != nil {
			break
		}
	}
	switch {
	case !known:
		return nil, start.because("found a document of another schema: expected schema: %s...", schemaName)
	case d.tooLong:
		return nil, start.because("found a document of more than %d MB: expected a puzzle, or a shorter walkthrough", maxDocument>>20)
	case r.err != nil && r.err != io.EOF:
		return nil, r.err
	}
	p.Document = d.text
	return p, nil
}

// endsYAML reports whether a line ends a YAML document.
func endsYAML(line []byte) bool {
	mark, _, _ := bytes.Cut(bytes.TrimRight(line, " \t\r\n"), []byte(" "))
	return string(mark) == "---" || string(mark) == "..."
}

// opensJSON reports whether s begins a JSON object. A row may begin with a
// brace as well, but a digit or a brace follows it.
func opensJSON(s []byte) bool {
	if len(s) == 0 || s[0] != '{' {
		return false
	}
	s = bytes.TrimLeft(s[1:], " \t")
	return len(s) == 0 || s[0] == '"'
}

// braces finds the end of a JSON object.
type braces struct {
	depth           int
	quoted, escaped bool
}

// end returns how much of s belongs to the object; closed says that the object ends there.
func (b *braces) end(s []byte) (n int, closed bool) {
	for i, c := range s {
		switch {
		case b.escaped:
			b.escaped = false
		case b.quoted:
			b.escaped = c == '\\'
			b.quoted = c != '"'
		case c == '"':
			b.quoted = true
		case c == '{':
			b.depth++
		case c == '}':
			if b.depth--; b.depth == 0 {
				return i + 1, true
			}
		}
	}
	return len(s), false
}

// json takes a document in JSON, in one line or in many without a blank one between them: a walkthrough, or
// a puzzle of f-puzzles or SudokuPad. The schema of a walkthrough must stand within the length of a line, so that not
// much is held of anything else.
func (r *Reader) json() (*Puzzle, error) {
	p := &Puzzle{Line: r.line}
	i := indent(r.text)
	start := r.here(i)
	unclosed := func() error { return start.because("found a JSON object that is not closed: expected a walkthrough") }

	var d document
	var b braces
	known, isPuzzle := false, false
	for part := r.raw; ; {
		n, closed := b.end(part)
		d.add(part[:n])
		if !known && (closed || len(d.text) >= maxLine) {
			_, after, _ := bytes.Cut(d.text, jsonSchema)
			after = bytes.TrimLeft(after, " \t\r\n")
			known = len(after) > 0 && after[0] == ':' && isSchema(after[1:])
			isPuzzle = !known && closed && (bytes.Contains(d.text, jsonGrid) || bytes.Contains(d.text, jsonCells))
			if !known && !isPuzzle {
				if !closed {
					r.skipBlock()
				}
				return nil, start.because("found a JSON object without the schema %s... at its beginning: expected a walkthrough, or a puzzle of f-puzzles or SudokuPad", schemaName)
			}
		}
		if closed {
			if len(bytes.TrimSpace(part[n:])) > 0 || r.partial {
				return nil, start.because("found more text behind the document: expected the end of the line")
			}
			break
		}
		if r.partial {
			part = r.chunk()
			continue
		}
		if r.advance() != nil {
			return nil, unclosed()
		}
		if part = r.raw; len(bytes.TrimSpace(part)) == 0 || bytes.HasPrefix(part, jsonStart) {
			r.held = true
			return nil, unclosed()
		}
	}
	switch {
	case d.tooLong:
		return nil, start.because("found a document of more than %d MB: expected a puzzle, or a shorter walkthrough", maxDocument>>20)
	case isPuzzle:
		if !bytes.Contains(d.text, jsonGrid) {
			return r.sudokuPad(string(d.text), start)
		}
		return r.fPuzzle(string(d.text), start)
	}
	p.Document = d.text
	return p, nil
}
