package encode

import (
	"bufio"
	"bytes"
	"io"
	"unicode/utf8"
)

// maxDocument is the greatest length of a document in bytes. A walkthrough of sixty steps has about 30
// thousand, one with dozens of trials less than a million.
const maxDocument = 16 << 20

// chunk is the text of one document in a stream.
type chunk struct {
	text   []byte
	json   bool
	line   int    // where the text starts in the stream, from 1
	column int    // how many characters of its first line stand before it
	before []byte // comments that stand above it, with the blank lines between them

	// Of a document that may be long, whether it is so, and of one that is read in parts whether parts come behind this
	// one, and before it.
	long, more, later bool
}

// maxComments is how many bytes of comments above a document are kept, and a line more.
const maxComments = 64 << 10

// splitter cuts a stream into documents without understanding them, so that
// one that is broken, or that goes on for ever, costs no more than itself.
//
// A JSON document ends with the brace that closes it. A YAML document ends where the next one starts. That
// is at a line of "---" or "...", which YAML forbids inside documents, or at a line that begins with
// {"schema", which no field of a document does; so lines of JSON are told apart even if one of them was cut
// off.
type splitter struct {
	r         *bufio.Reader
	piece     []byte // read and not used yet
	line      int    // of the piece, from 1
	column    int    // characters of the line before the piece
	skipping  bool   // the rest of a document that was too long
	atNewLine bool   // the next piece to be read begins a line
	braces    braces // of the document at hand

	cutter *cutter // nil if no document may be long
	held   chunk   // what is left of a long document, empty if there is none
}

func newSplitter(r io.Reader) *splitter {
	return &splitter{r: bufio.NewReaderSize(r, 64<<10), atNewLine: true}
}

// next returns the next document, or the next part of a long one; io.EOF if there is none, an [*Error] if it
// is too long, or what reading returned.
func (s *splitter) next() (chunk, error) {
	c := s.held
	s.held = chunk{}
	if !c.later {
		s.braces = braces{}
		if s.cutter != nil {
			*s.cutter = cutter{most: s.cutter.most}
		}
	}
	for {
		if c.later && len(s.cutter.cuts) > 0 {
			return s.take(c), nil
		}
		if err := s.fill(); err == io.EOF && len(c.text) > 0 {
			return s.last(c)
		} else if err != nil {
			return chunk{}, err
		}
		starts := s.column == 0 && startsDocument(s.piece)
		switch {
		case s.skipping:
			if !starts {
				s.drop(len(s.piece))
				continue
			}
			s.skipping = false
			fallthrough
		case len(c.text) == 0 && !c.later:
			if isFiller(s.piece) {
				if line := bytes.TrimSpace(s.piece); (len(line) > 0 && line[0] == '#' || len(line) == 0 && len(c.before) > 0) && len(c.before) < maxComments {
					c.before = append(c.before, s.piece...)
				}
				s.drop(len(s.piece))
				continue
			}
			c.json, c.line, c.column, c.long = looksLikeJSON(s.piece), s.line, s.column, s.cutter != nil
		case starts:
			return s.last(c)
		}
		if s.cutter.overflows(len(c.text) + len(s.piece)) {
			return s.take(c), nil
		}
		n, closed := len(s.piece), false
		if c.json {
			n, closed = s.braces.scan(s.piece, len(c.text), s.cutter)
		} else if s.cutter != nil && s.column == 0 {
			s.cutter.line(s.piece, len(c.text))
		}
		if err := s.cutter.tooLong(len(c.text) + n); err != "" {
			s.skip()
			return chunk{}, &Error{Line: c.line, Msg: err}
		}
		if s.cutter != nil {
			s.cutter.count(s.piece[:n])
		}
		c.text = append(c.text, s.piece[:n]...)
		s.drop(n)
		if closed {
			return s.last(c)
		}
	}
}

// take takes the first part off the text of a document, and holds what is left.
func (s *splitter) take(c chunk) chunk {
	part := s.cutter.take(&c)
	s.held = c
	return part
}

// last returns what is left of a document.
func (s *splitter) last(c chunk) (chunk, error) {
	if !c.later {
		return c, nil
	}
	return s.cutter.last(c)
}

// skip leaves out the rest of the document at hand.
func (s *splitter) skip() { s.held, s.skipping = chunk{}, true }

// fill makes sure that there is a piece: a line with its line feed, or as much
// of it as fits the buffer. It never waits for more than that.
func (s *splitter) fill() error {
	if len(s.piece) > 0 {
		return nil
	}
	piece, err := s.r.ReadSlice('\n')
	if len(piece) == 0 {
		return err
	}
	if s.atNewLine {
		s.line++
		s.column = 0
		if s.line == 1 {
			piece = bytes.TrimPrefix(piece, []byte("\ufeff"))
		}
	}
	s.atNewLine = bytes.HasSuffix(piece, []byte("\n"))
	s.piece = piece
	return nil
}

func (s *splitter) drop(n int) {
	s.column += utf8.RuneCount(s.piece[:n])
	s.piece = s.piece[n:]
}

// startsDocument reports whether a line starts or ends a document.
func startsDocument(line []byte) bool {
	if bytes.HasPrefix(line, []byte(`{"schema"`)) {
		return true
	}
	if !bytes.HasPrefix(line, []byte("---")) && !bytes.HasPrefix(line, []byte("...")) {
		return false
	}
	return len(line) == 3 || bytes.IndexByte([]byte(" \t\r\n"), line[3]) >= 0
}

// isFiller reports whether a line between documents belongs to none: it is blank, a comment, a directive,
// or a mark with nothing after it; or it is what an array has around its elements.
func isFiller(line []byte) bool {
	if startsDocument(line) && line[0] != '{' {
		line = line[3:]
	}
	line = bytes.TrimSpace(line)
	return len(line) == 0 || line[0] == '#' || line[0] == '%' || string(line) == "[" || string(line) == "," || string(line) == "]"
}

// looksLikeJSON reports whether a document that begins so is JSON. A YAML
// mapping in braces whose first key has no quotes is not.
func looksLikeJSON(line []byte) bool {
	rest, ok := bytes.CutPrefix(bytes.TrimLeft(line, " \t"), []byte("{"))
	rest = bytes.TrimSpace(rest)
	return ok && (len(rest) == 0 || rest[0] == '"' || rest[0] == '}')
}

// braces finds the end of a JSON value.
type braces struct {
	depth           int
	quoted, escaped bool
	last            []byte // string in the outermost object, or its beginning
}

// mostOfKey is how much of a string is kept that may be the name of a field.
const mostOfKey = len("steps") + 1

// scan reads on through text, which comes behind so many bytes. It returns how many bytes of it belong to the
// value and whether the value ends there. It tells the cutter, if there is one, of brackets.
func (b *braces) scan(text []byte, at int, c *cutter) (n int, closed bool) {
	for i, x := range text {
		switch {
		case b.escaped:
			b.escaped = false
		case b.quoted:
			b.escaped = x == '\\'
			// JSON has no line feed in a string: one ends the string, so that
			// a missing quote does not hide the braces of the following lines.
			b.quoted = x != '"' && x != '\n'
			if b.quoted && b.depth == 1 && len(b.last) < mostOfKey {
				b.last = append(b.last, x)
			}
		case x == '"':
			b.quoted = true
			if b.depth == 1 {
				b.last = b.last[:0]
			}
		case x == '{' || x == '[':
			b.depth++
			c.bracket(x, b.depth, at+i+1, b.last)
		case x == '}' || x == ']':
			if b.depth--; b.depth <= 0 {
				return i + 1, true
			}
			c.bracket(x, b.depth, at+i+1, b.last)
		}
	}
	return len(text), false
}
