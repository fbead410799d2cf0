package notation

import (
	"bytes"
	"encoding/xml"
	"io"
)

var (
	xmlStart       = []byte("<?xml")
	openSudoku     = []byte("<opensudoku")
	openSudokuEnds = []byte("</opensudoku>")
)

// isXML reports whether s begins a file of OpenSudoku.
func isXML(s []byte) bool { return bytes.HasPrefix(s, xmlStart) || bytes.HasPrefix(s, openSudoku) }

// found is something that Read is to return.
type found struct {
	puzzle *Puzzle
	err    error
}

// openSudoku takes a file of OpenSudoku, from the current line to the line that
// closes it or the end of the input, and queues its games.
func (r *Reader) openSudoku() error {
	start := r.here(indent(r.text))
	first := r.line
	var d document
	for more := true; more; {
		d.add(r.raw)
		for r.partial {
			d.add(r.chunk())
		}
		more = !bytes.Contains(r.raw, openSudokuEnds) && r.advance() == nil
	}
	if d.tooLong {
		return start.because("found a document of more than %d bytes: expected games of OpenSudoku", maxDocument)
	}
	name := ""
	decoder := xml.NewDecoder(bytes.NewReader(d.text))
	for within := ""; ; {
		token, err := decoder.Token()
		if err == io.EOF {
			return nil
		} else if err != nil {
			r.queue = append(r.queue, found{err: start.because("found damaged XML (%v): expected games of OpenSudoku", err)})
			return nil
		}
		line, _ := decoder.InputPos()
		switch t := token.(type) {
		case xml.StartElement:
			within = t.Name.Local
			for _, a := range t.Attr {
				if within == "game" && a.Name.Local == "data" {
					r.queue = append(r.queue, r.game(name, a.Value, first+line-1))
				}
			}
		case xml.CharData:
			if within == "name" {
				name = label(string(t))
			}
		case xml.EndElement:
			within = ""
		}
	}
}

// game reads the cells of a game of OpenSudoku.
func (r *Reader) game(name, data string, line int) found {
	var d draft
	at := r.place(line, data, 0)
	if len(data) != len(r.order) {
		at = r.place(line, data, len(data))
		return found{err: at.because("found a game of %d characters: expected %d cells (saved games with marks are not read)", len(data), len(r.order))}
	}
	if err := r.plain(&d, []byte(data), at); err != nil {
		return found{err: err}
	}
	return found{puzzle: &Puzzle{Name: name, Line: line, Input: data, Grid: d.grid(r.layout)}}
}
