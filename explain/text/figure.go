package text

import (
	"bytes"

	"pencilmark/explain"
)

// figure writes a board below an empty line and reports whether there is one. The pencil marks of cells that
// the texts beside it name are on it.
func (p *Printer) figure(out *bytes.Buffer, f explain.Figure, texts ...string) bool {
	if p.options.Boards == BoardsNever {
		return false
	}
	start := out.Len()
	gap(out)
	if !newBoard(p, &f, texts).write(out, f.All, p.label(f.Caption)) {
		out.Truncate(start)
		return false
	}
	return true
}
