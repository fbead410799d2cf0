package main

import (
	"cmp"
	"errors"
	"io"
	"math"
	"slices"
	"strconv"
	"time"

	chart "github.com/wcharczuk/go-chart/v2"
	"github.com/wcharczuk/go-chart/v2/drawing"

	"pencilmark/fallback/strategies/comparison"
)

// plot is a drawing of times, on a logarithmic scale, a curve for each
// strategy.
type plot struct {
	title, xName, yName string
	xTicks              []chart.Tick
	xRange              chart.Range
	curves              []curve
	stopped             bool     // some puzzles were given up
	whatStopped         []string // says so, in lines
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

// growth draws the number of givens from right to left: the fewer, the more
// there is to do. A curve ends where most puzzles were given up: it would show
// the budget.
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
	step := 1
	for (most-least)/float64(step) > 15 {
		step++
	}
	for n := int(most); n >= int(least); n -= step {
		p.xTicks = append(p.xTicks, chart.Tick{Value: float64(n), Label: strconv.Itoa(n)})
	}
	if p.xTicks[len(p.xTicks)-1].Value > least {
		p.xTicks = append(p.xTicks, chart.Tick{Value: least}) // the axis goes to the last tick
	}
	p.xRange = &chart.ContinuousRange{Min: least, Max: most, Descending: true}
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
	for part := 0; part <= 100; part += 10 {
		p.xTicks = append(p.xTicks, chart.Tick{Value: float64(part), Label: strconv.Itoa(part) + " %"})
	}
	p.xRange = &chart.ContinuousRange{Min: 0, Max: 100}
}

func (p *plot) svg(w io.Writer) error { return p.render(chart.SVG, w) }
func (p *plot) png(w io.Writer) error { return p.render(chart.PNG, w) }

// The colours of curves: the eight of Okabe and Ito that people with any kind of
// colour vision tell apart, without black and yellow. After the last they begin
// again, with dashes.
var plotColors = []drawing.Color{
	drawing.ColorFromHex("0072B2"), drawing.ColorFromHex("D55E00"), drawing.ColorFromHex("009E73"),
	drawing.ColorFromHex("CC79A7"), drawing.ColorFromHex("E69F00"), drawing.ColorFromHex("56B4E9"),
}

func plotStyle(i int) chart.Style {
	s := chart.Style{StrokeColor: plotColors[i%len(plotColors)], StrokeWidth: 2.5, DotWidth: -1}
	if dash := i / len(plotColors); dash > 0 {
		s.StrokeDashArray = []float64{10 / float64(dash), 4}
	}
	return s
}

var (
	plotInk  = drawing.ColorFromHex("333333")
	plotRule = drawing.ColorFromHex("DDDDDD")
)

func (p *plot) render(form chart.RendererProvider, w io.Writer) error {
	if len(p.curves) == 0 {
		return errors.New("there is nothing to draw: most puzzles were given up at the budget")
	}
	const legendWidth = 190
	lowest, highest := math.Inf(1), math.Inf(-1)
	for _, c := range p.curves {
		lowest, highest = min(lowest, slices.Min(c.y)), max(highest, slices.Max(c.y))
	}
	lowest, highest = math.Floor(lowest), max(math.Ceil(highest), math.Floor(lowest)+1)
	scale := func() chart.Range { return &chart.ContinuousRange{Min: lowest, Max: highest} }
	var yTicks []chart.Tick
	for e := lowest; e <= highest; e++ {
		yTicks = append(yTicks, chart.Tick{Value: e, Label: time.Duration(math.Pow(10, e)).String()})
	}
	rule := chart.Style{StrokeColor: plotRule, StrokeWidth: 1}
	words := chart.Style{FontColor: plotInk, FontSize: 10}
	graph := chart.Chart{
		Width: 1000, Height: 600, DPI: 96,
		Background: chart.Style{Padding: chart.Box{Top: 50, Left: 30, Right: 30 + legendWidth, Bottom: 25}},
		XAxis: chart.XAxis{Name: p.xName, Range: p.xRange, Ticks: p.xTicks, Style: words, NameStyle: words,
			GridMajorStyle: rule, GridMinorStyle: rule},
		// The library has its primary axis to the right. It reads the range of
		// the other one from the ticks of both.
		YAxis: chart.YAxis{Range: scale(), Ticks: yTicks, Style: chart.Style{Hidden: true}},
		YAxisSecondary: chart.YAxis{Name: p.yName, Range: scale(), Ticks: yTicks, Style: words, NameStyle: words,
			GridMajorStyle: rule, GridMinorStyle: rule},
	}
	for i, c := range p.curves {
		graph.Series = append(graph.Series, chart.ContinuousSeries{
			Name: c.name, XValues: c.x, YValues: c.y, YAxis: chart.YAxisSecondary, Style: plotStyle(i),
		})
	}
	graph.Elements = []chart.Renderable{p.words}
	return graph.Render(form, w)
}

// words writes the title, and to the right of the canvas the names of the
// curves.
func (p *plot) words(r chart.Renderer, canvas chart.Box, defaults chart.Style) {
	// The library leaves the words turned by which it named an axis, in SVG
	// documents, and its own titles as well.
	r.ClearTextRotation()
	write := func(size float64, s string, x, y int) {
		chart.Style{FontColor: plotInk, FontSize: size, Font: defaults.Font}.WriteTextOptionsToRenderer(r)
		r.Text(s, x, y)
	}
	text := func(s string, x, y int) { write(10, s, x, y) }
	write(14, p.title, canvas.Left, canvas.Top-20)
	const (
		gap    = 20 // between canvas and legend
		sample = 28 // length of a piece of a curve
		line   = 24
	)
	x, y := canvas.Right+gap, canvas.Top+10
	for i, c := range p.curves {
		style := plotStyle(i)
		style.WriteDrawingOptionsToRenderer(r)
		r.MoveTo(x, y)
		r.LineTo(x+sample, y)
		r.Stroke()
		name := c.name
		if c.stopped {
			name += " *"
		}
		text(name, x+sample+8, y+5)
		y += line
	}
	if p.stopped {
		for _, words := range p.whatStopped {
			text(words, x, y+line/2)
			y += 17
		}
	}
}
