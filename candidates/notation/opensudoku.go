package notation

import (
	"bytes"
	"cmp"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// found is something that Read is to return.
type found struct {
	puzzle *Puzzle
	err    error
}

// entities are the names that XML has for characters, and the numbers that are written for quotation marks.
var entities = strings.NewReplacer("&lt;", "<", "&gt;", ">", "&amp;", "&", "&quot;", `"`, "&#34;", `"`, "&apos;", "'", "&#39;", "'")

// isXML reports whether s is a line of a file of OpenSudoku: its first, or one
// of those that begin with a tag until it is closed.
func (r *Reader) isXML(s []byte) bool {
	return s[0] == '<' && (r.inXML || bytes.HasPrefix(s, []byte("<?xml")) || bytes.HasPrefix(s, []byte("<opensudoku")))
}

// openSudoku queues the games in the current line of a file of OpenSudoku. The name of a game is what is
// noted of it, or else that of the file. No other tag says anything, and nothing that it refers to is looked up.
func (r *Reader) openSudoku() {
	if !r.inXML {
		r.inXML, r.xmlName = true, ""
	}
	if _, after, ok := bytes.Cut(r.text, []byte("<name>")); ok {
		name, _, _ := bytes.Cut(after, []byte("</name>"))
		r.xmlName = label(entities.Replace(string(name)))
	}
	rest, ok := r.text, true
	for {
		if _, rest, ok = bytes.Cut(rest, []byte("<game")); !ok {
			break
		}
		tag, data, _ := bytes.Cut(rest, []byte(` data="`))
		if bytes.IndexByte(tag, '>') >= 0 {
			r.queue = append(r.queue, found{err: r.fail(len(r.text)-len(rest), "found a game without data: expected %d cells", len(r.order))})
			continue
		}
		start := len(r.text) - len(data)
		data, more, _ := bytes.Cut(data, []byte(`"`))
		p, err := r.game(data, start)
		if p != nil {
			more, _, _ = bytes.Cut(more, []byte(">"))
			p.Name = cmp.Or(note(tag), note(more), r.xmlName)
		}
		r.queue = append(r.queue, found{p, err})
	}
	r.inXML = !bytes.Contains(r.text, []byte("</opensudoku>"))
}

// game reads the cells of a game of OpenSudoku, from byte start of the line on.
func (r *Reader) game(data []byte, start int) (*Puzzle, error) {
	if len(data) != len(r.order) {
		return nil, r.fail(start+len(data), "found a game of %s: expected %d cells (saved games with marks are not read)", fault.Count(len(data), "character"), len(r.order))
	}
	var d draft
	if err := r.plain(&d, data, r.here(start)); err != nil {
		return nil, err
	}
	return &Puzzle{Line: r.line, Input: string(data), Grid: d.grid(r.layout)}, nil
}

// note returns what the attributes of a game note of it.
func note(attributes []byte) string {
	_, text, _ := bytes.Cut(attributes, []byte(` note="`))
	text, _, _ = bytes.Cut(text, []byte(`"`))
	return label(entities.Replace(string(text)))
}

// A file of OpenSudoku is OpenSudokuHead, games, and OpenSudokuTail.
const (
	OpenSudokuHead = `<?xml version="1.0" encoding="UTF-8"?>` + "\n<opensudoku version=\"2\">\n"
	OpenSudokuTail = "</opensudoku>\n"
)

// attribute makes text that may stand in quotation marks. Package html would bring the names of all characters.
var attribute = strings.NewReplacer("&", "&amp;", "'", "&#39;", "<", "&lt;", ">", "&gt;", `"`, "&#34;")

// OpenSudokuGame writes the digits of a classic puzzle, given or placed, as a game of OpenSudoku in a line,
// with its name as a note. There are no games for other layouts; ok is false then.
func OpenSudokuGame(s *candidates.Sheet, name string) (game string, ok bool) {
	if s.Layout.String() != candidates.Classic9.String() {
		return "", false
	}
	game = `<game data="` + strings.ReplaceAll(s.Digits.Text(s.Layout), ".", "0") + `"`
	if name != "" {
		game += ` note="` + attribute.Replace(label(name)) + `"`
	}
	return game + "/>\n", true
}
