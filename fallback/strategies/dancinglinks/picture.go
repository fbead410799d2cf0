package dancinglinks

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"pencilmark/candidates"
)

// Picture is the matrix of a puzzle with what becomes of its rows.
type Picture struct {
	*Matrix
	Fates   []Fate // by row
	covered []bool // by column: a given covers it
}

// Fate is what becomes of a row of the matrix.
type Fate uint8

// The fates.
const (
	Struck   Fate = iota // it shares a column with a given
	Kept                 // the givens leave it, and the solution does not take it
	Chosen               // it is part of the solution
	GivenRow             // it is a given
)

var fates = [...]struct {
	mark  byte   // of its 1s in a text
	class string // in an SVG document
	label string // in the legend
}{
	Struck:   {'x', "struck", "struck by the givens"},
	Kept:     {'1', "kept", "kept"},
	Chosen:   {'#', "chosen", "of the solution"},
	GivenRow: {'G', "given", "given"},
}

// NewPicture returns the matrix of a puzzle. The solution is nil if there is none to be marked.
func NewPicture(b *candidates.Board, givens, solution []candidates.Digit) *Picture {
	p := &Picture{Matrix: NewMatrix(b)}
	p.Fates = make([]Fate, len(p.Covers))
	p.covered = make([]bool, len(p.Columns))
	for row, kept := range p.Kept(givens) {
		cell, d := p.Candidate(row)
		switch {
		case givens[cell] == d:
			p.Fates[row] = GivenRow
			for _, column := range p.Covers[row] {
				p.covered[column] = true
			}
		case solution != nil && solution[cell] == d:
			p.Fates[row] = Chosen
		case kept:
			p.Fates[row] = Kept
		}
	}
	return p
}

// Count returns how many rows have the fate.
func (p *Picture) Count(f Fate) (n int) {
	for _, fate := range p.Fates {
		if fate == f {
			n++
		}
	}
	return n
}

// Summary says how large the matrix is, and how much of it the givens leave: "729 rows, of
// which 23 are given, 493 struck and 213 left; 324 columns, of which 92 are covered".
func (p *Picture) Summary() string {
	covered := 0
	for _, c := range p.covered {
		if c {
			covered++
		}
	}
	return fmt.Sprintf("%d rows, of which %d are given, %d struck and %d left; %d columns, of which the givens cover %d",
		len(p.Covers), p.Count(GivenRow), p.Count(Struck), p.Count(Kept)+p.Count(Chosen), len(p.Columns), covered)
}

// rowName gives a row by its candidate: "r4c7=5".
func (p *Picture) rowName(row int) string {
	cell, d := p.Candidate(row)
	return p.Board.CellName(cell) + "=" + p.Board.Symbol(d)
}

// Text writes the matrix with a character for each 1 and a dot for each 0, and a bar between the blocks of
// columns. The character says what becomes of the row: x struck, 1 kept, # part of the solution, G given.
func (p *Picture) Text(w io.Writer) error {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "%s\n", p.Summary())
	for f := range fates {
		fmt.Fprintf(out, "%c %s  ", fates[f].mark, fates[f].label)
	}
	const nameWidth = 10
	fmt.Fprintf(out, "\n\n%*s", nameWidth, "")
	for _, b := range p.Blocks {
		fmt.Fprintf(out, " %-*s", b.Last-b.First+1, b.Name)
	}
	out.WriteByte('\n')
	for row, covers := range p.Covers {
		fmt.Fprintf(out, "%-*s", nameWidth, p.rowName(row))
		for _, b := range p.Blocks {
			line := []byte("|" + strings.Repeat(".", b.Last-b.First+1))
			for _, column := range covers {
				if b.First <= column && column <= b.Last {
					line[1+column-b.First] = fates[p.Fates[row]].mark
				}
			}
			out.Write(line)
		}
		out.WriteByte('\n')
	}
	return out.Flush()
}

// Sizes of the drawing, in pixels.
const (
	drawnWidth, drawnHeight = 1296, 2187 // of the matrix, as near as whole cells come
	leastCell, mostCell     = 2, 12
	top, left               = 88, 64
	edge                    = 20
	blockGap                = 10
)

// drawing has the sizes of one drawing.
type drawing struct {
	*Picture
	columnWidth, rowHeight int
	out                    *bufio.Writer
}

// SVG writes the matrix as an SVG document: a row for each candidate, a square
// for each 1, the blocks of columns beside each other. Columns that the givens
// cover are shaded. Each row tells its candidate when pointed at.
func (p *Picture) SVG(w io.Writer) error {
	d := drawing{
		Picture:     p,
		columnWidth: min(max(drawnWidth/len(p.Columns), leastCell), mostCell),
		rowHeight:   min(max(drawnHeight/len(p.Covers), leastCell), mostCell),
		out:         bufio.NewWriter(w),
	}
	bottom := top + d.rowHeight*len(p.Covers)
	width, height := d.x(len(p.Columns)-1)+d.columnWidth+edge, bottom+edge
	d.printf(`<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" role="img">`+"\n", width, height, width, height)
	d.printf("<title>Exact cover matrix of %s</title>\n", p.Board)
	d.out.WriteString(`<style>
text { font: 11px sans-serif; fill: #333 }
.summary { font-size: 13px } .block { font-weight: bold; text-anchor: middle }
.number { font-size: 9px; text-anchor: middle } .cell { font-size: 9px; text-anchor: end }
.covered { fill: #eee } .frame { fill: none; stroke: #888 } .rule { stroke: #bbb; stroke-width: 0.5 }
.struck { fill: #c4c4c4 } .kept { fill: #0072b2 } .chosen { fill: #d55e00 } .given { fill: #000 }
.chosen .band { fill: #d55e00; fill-opacity: 0.25 } .given .band { fill: #000; fill-opacity: 0.15 }
</style>
<rect width="100%" height="100%" fill="#fff"/>
`)
	d.heading()
	d.columns(bottom)
	for row := range p.Covers {
		d.row(row)
	}
	d.rules(bottom)
	d.out.WriteString("</svg>\n")
	return d.out.Flush()
}

func (d *drawing) printf(format string, args ...any) { fmt.Fprintf(d.out, format, args...) }

// x returns where a column begins: blocks stand apart.
func (d *drawing) x(column int) int {
	before := 0 // blocks
	for i, b := range d.Blocks {
		if b.First <= column {
			before = i
		}
	}
	return left + column*d.columnWidth + before*blockGap
}

func (d *drawing) y(row int) int { return top + row*d.rowHeight }

// heading writes the summary and the legend.
func (d *drawing) heading() {
	d.printf(`<text class="summary" x="%d" y="22">%s</text>`+"\n", left, d.Summary())
	x := left
	for _, f := range fates {
		d.printf(`<rect class="%s" x="%d" y="34" width="10" height="10"/><text x="%d" y="43">%s</text>`+"\n", f.class, x, x+15, f.label)
		x += 40 + 6*len(f.label)
	}
	d.printf(`<rect class="covered" x="%d" y="34" width="10" height="10"/><text x="%d" y="43">column covered by a given</text>`+"\n", x, x+15)
}

// columns names the blocks and shades the columns that givens cover.
func (d *drawing) columns(bottom int) {
	size := d.Board.Size()
	for _, b := range d.Blocks {
		x, end := d.x(b.First), d.x(b.Last)+d.columnWidth
		d.printf(`<text class="block" x="%d" y="%d">%s</text>`+"\n", (x+end)/2, top-22, b.Name)
		for column := b.First; column <= b.Last; column++ {
			if d.covered[column] {
				d.printf(`<rect class="covered" x="%d" y="%d" width="%d" height="%d"/>`+"\n", d.x(column), top, d.columnWidth, bottom-top)
			}
		}
		// As many columns as digits belong to a house, or to a row of cells.
		for n := 1; b.First+n*size-1 <= b.Last; n++ {
			from := d.x(b.First + (n-1)*size)
			d.printf(`<text class="number" x="%d" y="%d">%d</text>`+"\n", from+size*d.columnWidth/2, top-7, n)
			d.printf(`<line class="rule" x1="%d" y1="%d" x2="%d" y2="%d"/>`+"\n", from, top-4, from, bottom)
		}
		d.printf(`<rect class="frame" x="%d" y="%d" width="%d" height="%d"/>`+"\n", x, top, end-x, bottom-top)
	}
}

// row draws the 1s of a row, and a band behind them if the row is given or part of the solution.
func (d *drawing) row(row int) {
	covers, fate := d.Covers[row], d.Fates[row]
	d.printf(`<g class="%s"><title>%s, %s</title>`, fates[fate].class, d.rowName(row), fates[fate].label)
	if fate >= Chosen {
		for _, b := range d.Blocks {
			d.printf(`<rect class="band" x="%d" y="%d" width="%d" height="%d"/>`,
				d.x(b.First), d.y(row), d.x(b.Last)+d.columnWidth-d.x(b.First), d.rowHeight)
		}
	}
	d.out.WriteString(`<path d="`)
	for _, column := range covers {
		d.printf("M%d %dh%dv%dh-%dz", d.x(column), d.y(row), d.columnWidth, d.rowHeight, d.columnWidth)
	}
	d.out.WriteString("\"/></g>\n")
}

// rules sets the rows of each cell apart and names them.
func (d *drawing) rules(bottom int) {
	size := d.Board.Size()
	end := d.x(len(d.Columns)-1) + d.columnWidth
	for cell := range d.Board.Cells() {
		y := d.y(cell * size)
		d.printf(`<text class="cell" x="%d" y="%d">%s</text>`+"\n", left-6, y+size*d.rowHeight/2+3, d.Board.CellName(cell))
		d.printf(`<line class="rule" x1="%d" y1="%d" x2="%d" y2="%d"/>`+"\n", left, y, end, y)
	}
	d.printf(`<line class="rule" x1="%d" y1="%d" x2="%d" y2="%d"/>`+"\n", left, bottom, end, bottom)
}
