package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"html"
	"io"
	"math"
	"slices"
	"strconv"
	"time"

	"pencilmark/fallback/strategies/comparison"
)

// plot is a drawing of times, on a logarithmic scale, a curve for each strategy.
type plot struct {
	title, xName, yName string
	left, right         float64 // what is at the ends of the horizontal axis
	ticks               []tick
	curves              []curve
	stopped             bool     // some puzzles were given up
	whatStopped         []string // says so, in lines
}

// tick is a place on the horizontal axis with a word below it.
type tick struct {
	x     float64
	label string
}

type curve struct {
	name    string
	x       []float64
	y       []float64 // decimal logarithms of nanoseconds
	stopped bool      // the strategy ran out of budget somewhere
}

// add adds a point to the curve.
func (c *curve) add(x float64, t time.Duration) {
	c.x = append(c.x, x)
	c.y = append(c.y, math.Log10(max(float64(t), 1)))
}

// newPlot draws the mean time by number of givens, or of rows that do not tell
// these apart how many of the puzzles were done within which time.
func newPlot(title string, rows []comparison.Row, byGivens bool) *plot {
	p := &plot{title: title}
	if byGivens {
		p.growth(rows)
	} else {
		p.share(rows)
	}
	// The legend is read beside the right ends of the curves.
	slices.SortStableFunc(p.curves, func(a, b curve) int { return cmp.Compare(b.y[len(b.y)-1], a.y[len(a.y)-1]) })
	return p
}

// growth draws the number of givens from right to left: the fewer, the more there is to do. A curve ends
// where most puzzles were given up: it would show the budget.
func (p *plot) growth(rows []comparison.Row) {
	p.xName, p.yName = "givens", "mean time for a puzzle"
	p.whatStopped = []string{"* some given up at", "the budget; a curve", "ends where most are"}
	least, most := math.Inf(1), math.Inf(-1)
	for i := range rows {
		r := &rows[i]
		if 2*r.Stopped > r.Puzzles {
			p.stopped = true // the mean would be that of the budget
			continue
		}
		if n := len(p.curves); n == 0 || p.curves[n-1].name != r.Strategy.Name {
			p.curves = append(p.curves, curve{name: r.Strategy.Name})
		}
		c := &p.curves[len(p.curves)-1]
		c.add(float64(r.Givens), r.Mean())
		c.stopped = c.stopped || r.Stopped > 0
		p.stopped = p.stopped || c.stopped
		least, most = min(least, float64(r.Givens)), max(most, float64(r.Givens))
	}
	if len(p.curves) == 0 {
		return
	}
	if least == most { // one number makes no axis
		least, most = least-1, most+1
	}
	p.left, p.right = most, least
	step := math.Ceil((most - least) / 15)
	for n := most; n >= least; n -= step {
		p.ticks = append(p.ticks, tick{n, strconv.Itoa(int(n))})
	}
}

// share draws the times of all puzzles in ascending order. A curve ends where
// the strategy gave the others up.
func (p *plot) share(rows []comparison.Row) {
	p.xName, p.yName = "part of the puzzles that are done", "within this time each"
	p.whatStopped = []string{"* the others given", "up at the budget"}
	for i := range rows {
		r := &rows[i]
		p.stopped = p.stopped || r.Stopped > 0
		c := curve{name: r.Strategy.Name, stopped: r.Stopped > 0}
		for part := range 101 {
			if n := (part*r.Puzzles + 99) / 100; n <= len(r.Done) && len(r.Done) > 0 {
				c.add(float64(part), r.Done[max(n, 1)-1])
			}
		}
		if len(c.x) > 0 {
			p.curves = append(p.curves, c)
		}
	}
	p.left, p.right = 0, 100
	for part := 0; part <= 100; part += 10 {
		p.ticks = append(p.ticks, tick{float64(part), strconv.Itoa(part) + " %"})
	}
}

// The colours of curves: the eight of Okabe and Ito that people with any kind of colour vision tell apart,
// without black and yellow. After the last they begin again, with dashes.
var plotColors = []string{"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"}

func plotStroke(i int) string {
	style := fmt.Sprintf(`fill="none" stroke="%s" stroke-width="2.5" stroke-linejoin="round"`, plotColors[i%len(plotColors)])
	if dash := i / len(plotColors); dash > 0 {
		style += fmt.Sprintf(` stroke-dasharray="%d 4"`, 10/dash)
	}
	return style
}

// The page of a plot in pixels: the whole, and the field of the curves in it.
const (
	plotWidth, plotHeight              = 1000, 600
	fieldLeft, fieldRight              = 90, 780
	fieldTop, fieldBottom              = 56, 530
	legendLeft, legendLine, legendMark = fieldRight + 20, 24, 28
)

// svg writes the plot as an SVG document.
func (p *plot) svg(w io.Writer) error {
	if len(p.curves) == 0 {
		return errors.New("there is nothing to draw: most puzzles were given up at the budget")
	}
	lowest, highest := math.Inf(1), math.Inf(-1)
	for _, c := range p.curves {
		lowest, highest = min(lowest, slices.Min(c.y)), max(highest, slices.Max(c.y))
	}
	lowest, highest = math.Floor(lowest), max(math.Ceil(highest), math.Floor(lowest)+1)
	x := func(v float64) float64 { return fieldLeft + (v-p.left)/(p.right-p.left)*(fieldRight-fieldLeft) }
	y := func(v float64) float64 { return fieldBottom - (v-lowest)/(highest-lowest)*(fieldBottom-fieldTop) }

	var b bytes.Buffer
	text := func(x, y float64, more, words string) {
		fmt.Fprintf(&b, "<text x=\"%.1f\" y=\"%.1f\"%s>%s</text>\n", x, y, more, html.EscapeString(words))
	}
	fmt.Fprintf(&b, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"14\" fill=\"#333\">\n", plotWidth, plotHeight)
	fmt.Fprintf(&b, "<title>%s: %s by %s</title>\n", html.EscapeString(p.title), p.yName, p.xName)
	fmt.Fprintf(&b, "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n", plotWidth, plotHeight)
	text(fieldLeft, fieldTop-20, ` font-size="18"`, p.title)

	var rules bytes.Buffer
	for _, t := range p.ticks {
		fmt.Fprintf(&rules, "M%.1f %dV%d", x(t.x), fieldBottom, fieldTop)
		text(x(t.x), fieldBottom+20, ` text-anchor="middle"`, t.label)
	}
	for e := lowest; e <= highest; e++ {
		fmt.Fprintf(&rules, "M%d %.1fH%d", fieldLeft, y(e), fieldRight)
		text(fieldLeft-8, y(e)+5, ` text-anchor="end"`, time.Duration(math.Pow(10, e)).String())
	}
	fmt.Fprintf(&b, "<path d=\"%s\" stroke=\"#ddd\"/>\n", rules.String())
	fmt.Fprintf(&b, "<path d=\"M%d %dV%dH%d\" fill=\"none\" stroke=\"#333\"/>\n", fieldLeft, fieldTop, fieldBottom, fieldRight)
	text((fieldLeft+fieldRight)/2, fieldBottom+46, ` text-anchor="middle"`, p.xName)
	text(0, 0, fmt.Sprintf(` text-anchor="middle" transform="translate(22 %d) rotate(-90)"`, (fieldTop+fieldBottom)/2), p.yName)

	line := float64(fieldTop + 10)
	for i, c := range p.curves {
		fmt.Fprintf(&b, "<polyline %s points=\"", plotStroke(i))
		for j := range c.x {
			fmt.Fprintf(&b, "%.1f,%.1f ", x(c.x[j]), y(c.y[j]))
		}
		b.Truncate(b.Len() - 1)
		name := c.name
		if c.stopped {
			name += " *"
		}
		fmt.Fprintf(&b, "\"/>\n<path %s d=\"M%d %.1fh%d\"/>\n", plotStroke(i), legendLeft, line, legendMark)
		text(legendLeft+legendMark+8, line+5, "", name)
		line += legendLine
	}
	if p.stopped {
		for _, words := range p.whatStopped {
			text(legendLeft, line+legendLine/2, "", words)
			line += 17
		}
	}
	b.WriteString("</svg>\n")
	_, err := b.WriteTo(w)
	return err
}
