package notation

import (
	"bufio"
	"bytes"
	"io"
)

// lineEnds passes text on with a line feed for each carriage return that ends a line by itself.
type lineEnds struct{ in *bufio.Reader }

func newLineEnds(r io.Reader) lineEnds {
	return lineEnds{bufio.NewReaderSize(r, 0)} // it holds no more than it peeks at
}

func (e lineEnds) Read(p []byte) (int, error) {
	n, err := e.in.Read(p)
	for rest := p[:n]; ; {
		i := bytes.IndexByte(rest, '\r')
		if i < 0 {
			return n, err
		}
		rest = rest[i:]
		run := len(rest) - len(bytes.TrimLeft(rest, "\r"))
		next := rest[run:]
		if len(next) == 0 {
			next, _ = e.in.Peek(1)
		}
		if len(next) == 0 || next[0] != '\n' {
			for i := range run {
				rest[i] = '\n'
			}
		}
		rest = rest[run:]
	}
}

// unquote makes spaces of the marks before a line that is quoted in a message.
func unquote(line []byte) {
	quoted := len(line) > 0 && line[0] == '>'
	for i := 0; quoted && i < len(line); i++ {
		switch line[i] {
		case '>':
			line[i] = ' '
		case ' ':
		default:
			return
		}
	}
}
