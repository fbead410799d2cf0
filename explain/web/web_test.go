package web_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/text"
	"pencilmark/explain/web"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// picture is what a picture says, read back from its SVG.
type picture struct {
	title, desc  string
	roles        map[string]bool // "r1c2=3 fin", and of cells and houses "r1c2 pivot" and "row1 base"
	strong, weak int
	badges       map[string]string // what has a label: "r1c2,r1c3=4", or the cells of a set
}

type box struct {
	left, top, right, bottom float64
	text                     string
}

// read parses a picture and reports what is drawn outside of it, or written over another label.
func read(svg []byte) (p picture, err error) {
	p.roles, p.badges = map[string]bool{}, map[string]string{}
	var view box
	var labels []box
	var stack []xml.StartElement
	inherited := func(name string) string {
		for _, e := range slices.Backward(stack) {
			for _, a := range e.Attr {
				if a.Name.Local == name {
					return a.Value
				}
			}
		}
		return ""
	}
	inside := func(x, y float64, what string) {
		if x < view.left-0.01 || y < view.top-0.01 || x > view.right+0.01 || y > view.bottom+0.01 {
			err = errors.Join(err, fmt.Errorf("%s at %g, %g is outside of %v", what, x, y, view))
		}
	}
	number := func(s string) float64 {
		x, wrong := strconv.ParseFloat(s, 64)
		if err = errors.Join(err, wrong); math.IsNaN(x) || math.IsInf(x, 0) {
			err = errors.Join(err, fmt.Errorf("%q is no coordinate", s))
		}
		return x
	}
	d := xml.NewDecoder(bytes.NewReader(svg))
	for {
		token, wrong := d.Token()
		if errors.Is(wrong, io.EOF) {
			break
		} else if wrong != nil {
			return p, wrong
		}
		switch e := token.(type) {
		case xml.StartElement:
			stack = append(stack, e)
			at := map[string]string{}
			for _, a := range e.Attr {
				at[a.Name.Local] = a.Value
			}
			if label := at["data-badge"]; label != "" {
				p.badges[label] += at["data-of"]
			}
			if role := at["data-role"]; role != "" {
				p.roles[at["data-of"]+at["data-cell"]+at["data-house"]+" "+role] = true
			}
			switch e.Name.Local {
			case "svg":
				f := strings.Fields(at["viewBox"])
				view = box{left: number(f[0]), top: number(f[1])}
				view.right, view.bottom = view.left+number(f[2]), view.top+number(f[3])
			case "circle":
				if len(stack) == 2 {
					x, y, r := number(at["cx"]), number(at["cy"]), number(at["r"])
					inside(x-r, y-r, "circle")
					inside(x+r, y+r, "circle")
				}
			case "rect":
				x, y := number(at["x"]), number(at["y"])
				inside(x, y, "rect")
				inside(x+number(at["width"]), y+number(at["height"]), "rect")
			case "path":
				if len(stack) == 2 {
					points(at["d"], func(x, y float64) { inside(x, y, "path "+at["d"]) })
				}
				switch at["data-link"] {
				case "strong":
					p.strong++
				case "weak":
					p.weak++
				}
			}
		case xml.EndElement:
			stack = stack[:len(stack)-1]
		case xml.CharData:
			if len(stack) == 0 {
				continue
			}
			switch s := string(e); stack[len(stack)-1].Name.Local {
			case "title":
				p.title = s
			case "desc":
				p.desc = s
			case "text":
				xs := strings.Fields(inherited("x"))
				y, size := number(inherited("y")), number(inherited("font-size"))
				add := func(x float64, s string) {
					width, left := 0.6*size*float64(len(s)), x
					if inherited("text-anchor") == "middle" {
						left -= width / 2
					}
					l := box{left, y - 0.37*size, left + width, y + 0.37*size, s}
					inside(l.left, l.top, s)
					inside(l.right, l.bottom, s)
					for _, other := range labels {
						if l.left < other.right-0.2 && other.left < l.right-0.2 && l.top < other.bottom-0.2 && other.top < l.bottom-0.2 {
							err = errors.Join(err, fmt.Errorf("labels %v and %v overlap", l, other))
						}
					}
					labels = append(labels, l)
				}
				if len(xs) == 1 {
					add(number(xs[0]), s)
					continue
				}
				for i, x := range xs {
					add(number(x), s[i:i+1])
				}
			}
		}
	}
	return p, err
}

// points yields the points of a path of M, L, Q, A, h, v and z; of a curve its control points.
func points(d string, yield func(x, y float64)) {
	var x, y float64
	for d != "" {
		command := d[0]
		rest := strings.TrimLeft(d[1:], " ")
		end := strings.IndexAny(rest, "MLQAhvlz")
		if end < 0 {
			end = len(rest)
		}
		var n []float64
		for f := range strings.FieldsSeq(rest[:end]) {
			v, _ := strconv.ParseFloat(f, 64)
			n = append(n, v)
		}
		d = rest[end:]
		switch command {
		case 'h':
			x += n[0]
		case 'v':
			y += n[0]
		case 'Q': // a point in the middle of the curve, which its control point is twice as far out as
			yield((x+2*n[0]+n[2])/4, (y+2*n[1]+n[3])/4)
			x, y = n[2], n[3]
		case 'z':
		default:
			x, y = n[len(n)-2], n[len(n)-1]
		}
		yield(x, y)
	}
}

// shown returns what the cells of a board on the terminal show.
func shown(board string, n int) map[candidates.Cell]string {
	cells := map[candidates.Cell]string{}
	var starts []int
	for line := range strings.Lines(board) {
		line = strings.TrimRight(line, "\n")
		if starts == nil {
			for at := range len(line) - 1 { // the last character of a name is above the first digits of its column
				if line[at] == 'c' {
					starts = append(starts, at+1)
				}
			}
			continue
		}
		row := strings.TrimLeft(line, " #%{[(!")
		if len(row) < 3 || row[0] != 'r' || !strings.Contains(line, "|") {
			continue
		}
		i := int(row[1] - '0')
		for j := 1; j <= n; j++ {
			from, to := starts[j-1]-1, len(line)
			if j < n {
				to = starts[j] - 1
			}
			cells[candidates.At(i, j)] = strings.Trim(line[min(from, len(line)):min(to, len(line))], " |")
		}
	}
	return cells
}

// terminal returns what the terminal board of a figure marks, read back from its characters. Of a cell that
// shows the digit that the step places it says no more.
func terminal(t *testing.T, f *explain.Figure) (roles map[string]bool, alone map[candidates.Cell]bool) {
	t.Helper()
	var out bytes.Buffer
	printer := text.New(text.Options{})
	draw := printer.Sketch
	if f.All {
		draw = printer.Board
	}
	if err := draw(&out, &f.Grid, f.Marks); err != nil {
		t.Fatal(err)
	}
	signs := map[byte]string{'(': "pattern", '{': "pivot", '[': "pincer", '+': "on", '~': "off", '^': "fin", '&': "guardian", '<': "witness", '?': "assumed", '!': "conflict", '*': "placed"}
	roles, alone = map[string]bool{}, map[candidates.Cell]bool{}
	for c, cell := range shown(out.String(), f.Grid.Layout().Size()) {
		open, removed := byte(0), false
		for k := 0; k < len(cell); k++ {
			switch s := cell[k]; {
			case s >= '1' && s <= '9':
				if role := signs[open]; role != "" {
					roles[fmt.Sprintf("%v=%c %s", c, s, role)] = true
					alone[c] = alone[c] || role == "placed"
				}
				if removed {
					roles[fmt.Sprintf("%v=%c removed", c, s)] = true
				}
			case s == '-':
				removed = true
			case s == '.':
				if role := signs[open]; role != "" {
					roles[fmt.Sprintf("%v %s", c, role)] = true
				}
			case s == ')' || s == '}' || s == ']' || s == '>' || open == s:
				open = 0
			case s == '+' && f.Grid.Value(c) != 0:
			default:
				open = s
			}
		}
	}
	return roles, alone
}

var (
	nodeLabel = regexp.MustCompile(`([a-z]?[1-9][0-9]*):([1-9])`)
	setLabel  = regexp.MustCompile(`^[1-9&]+:`)
)

// terminalLabels returns what has which label on the terminal board of a figure, as badges have it.
func terminalLabels(t *testing.T, f explain.Figure) map[string]string {
	t.Helper()
	var out bytes.Buffer
	if err := text.New(text.Options{}).Figure(&out, f); err != nil {
		t.Fatal(err)
	}
	nodes, sets := map[string]explain.Node{}, map[string]candidates.CellSet{}
	for c, cell := range shown(out.String(), f.Grid.Layout().Size()) {
		if len(f.Labels.Sets) > 0 {
			for _, n := range strings.Split(strings.TrimSuffix(setLabel.FindString(cell), ":"), "&") {
				if n != "" {
					sets[n] = sets[n].With(c)
				}
			}
			continue
		}
		for _, m := range nodeLabel.FindAllStringSubmatch(cell, -1) {
			nodes[m[1]] = explain.Node{Digit: candidates.Digit(m[2][0] - '0'), Cells: nodes[m[1]].Cells.With(c)}
		}
	}
	labels := map[string]string{}
	for label, node := range nodes {
		labels[label] = node.String()
	}
	for label, set := range sets {
		labels[label] = set.String()
	}
	return labels
}

// look draws a figure, and holds it to its evidence and to the terminal board.
func look(t *testing.T, name string, f explain.Figure, title string) picture {
	t.Helper()
	var out bytes.Buffer
	if err := web.New(web.Options{}).Figure(&out, f, title); err != nil {
		t.Fatal(err)
	}
	p, err := read(out.Bytes())
	if err != nil {
		t.Errorf("%s: %v", name, err)
	}
	if p.title != title {
		t.Errorf("%s: the title is %q, want %q", name, p.title, title)
	}
	want, alone := terminal(t, &f)
	roles := f.Roles()
	for c := range f.Grid.Layout().Cells().All() {
		for d := range f.Grid.Layout().Digits().All() {
			k := candidates.Of(c, d)
			for role := explain.RoleNone + 1; role < explain.NumRoles; role++ {
				key := k.String() + " " + role.String()
				// A role of the cell alone is drawn as a frame, and on a terminal around all its digits.
				drawn := p.roles[key] || (roles.Candidates[k] == explain.RoleNone || f.Grid.Value(c) == d) && p.roles[c.String()+" "+role.String()]
				switch {
				case want[key] && !drawn:
					t.Errorf("%s: the picture does not show %s, the terminal does", name, key)
				case p.roles[key] && !want[key] && !alone[c]:
					t.Errorf("%s: the picture shows %s, the terminal does not", name, key)
				}
			}
		}
	}
	labels := terminalLabels(t, f)
	if !maps.Equal(labels, p.badges) {
		t.Errorf("%s: the terminal has the labels %v, the picture %v", name, labels, p.badges)
	}
	for h := range f.Grid.Layout().Houses().All() {
		if role := roles.Houses[h]; role != explain.RoleNone && !p.roles[h.String()+" "+role.String()] {
			t.Errorf("%s: the picture does not show %v as %v", name, h, role)
		}
	}
	return p
}

// examples yields the worked example of every lesson.
func examples(t *testing.T, yield func(*techniques.Technique, *explain.Frame)) {
	for _, technique := range suite.All() {
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		want := strings.Fields(technique.Doc.Want)
		slices.Sort(want)
		found := false
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
			var effects []string
			for _, e := range s.Effects {
				effects = append(effects, e.String())
			}
			if slices.Sort(effects); slices.Equal(effects, want) {
				found = true
				yield(technique, &explain.Frame{Number: 1, Step: &s, Before: p.Grid})
			}
			return !found
		})
	}
}

// Every example of the lessons is drawn: nothing outside, no label over another, and what the terminal shows.
func TestExamples(t *testing.T) {
	drawn := map[explain.Shape]int{}
	examples(t, func(technique *techniques.Technique, f *explain.Frame) {
		p := look(t, technique.Code, f.Figure(), prose.Writer{}.Title(f))
		drawn[explain.ShapeOf(f.Step.Evidence)]++
		if p.desc == "" {
			t.Errorf("%s: nothing is said to who cannot see", technique.Code)
		}
		if e, ok := f.Step.Evidence.(explain.Chain); ok {
			strong := 0
			for _, l := range e.Links {
				if l.Strong() {
					strong++
				}
			}
			const legend = 1 // of either kind
			if p.strong != strong+legend || p.weak != len(e.Links)-strong+legend && len(e.Links) > strong {
				t.Errorf("%s: %d strong and %d weak links are drawn, of %d and %d", technique.Code, p.strong-legend, p.weak-legend, strong, len(e.Links)-strong)
			}
			if nodes := len(e.Told().Nodes); e.IsLong() && len(p.badges) != nodes || !e.IsLong() && len(p.badges) > 0 {
				t.Errorf("%s: %d badges for %d nodes", technique.Code, len(p.badges), nodes)
			}
		}
	})
	if len(drawn) < 16 {
		t.Errorf("only the shapes %v are drawn", slices.Sorted(maps.Keys(drawn)))
	}
}

// Every step of puzzles is drawn like that, and every stage of a hint.
func TestPuzzles(t *testing.T) {
	var grids []candidates.Grid
	for _, name := range []string{"solved", "samples"} {
		file, err := os.Open("../../testdata/puzzles/" + name + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		reader := notation.NewReader(file, name, candidates.Classic9)
		for i := 0; ; i++ {
			p, err := reader.Read()
			if errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatal(err)
			}
			nth := 30
			if !notationtest.Thorough() {
				nth = 90
			} else if notationtest.Full() {
				nth = 1
			}
			if i%nth == 0 {
				grids = append(grids, p.Grid)
			}
		}
	}
	for i := range grids {
		for f := range pipeline.Solve(grids[i]).Frames() {
			name := fmt.Sprintf("puzzle %d step %d %s", i+1, f.Number, f.Step.Technique.Code)
			look(t, name, f.Figure(), prose.Writer{}.Title(f))
			if f.Number%10 == 0 {
				for stage := 1; stage < explain.Stages; stage++ {
					look(t, name, prose.Writer{}.HintFigure(f, explain.NewLadder("", explain.FacetHouses, explain.FacetCells), stage, 2), "hint")
				}
			}
		}
		if t.Failed() {
			return
		}
	}
}

// Boards of other sizes and with regions of any shape are drawn as well, in either notation.
func TestLayouts(t *testing.T) {
	for _, spec := range []string{"classic4", "classic6", "classic8", "classic9+diagonals", "classic9+windows", "jigsaw:aaaabbbaacbbcccc"} {
		l, err := candidates.ParseLayout(spec)
		if err != nil {
			spec = "jigsaw:aabbaabbccddccdd"
			l, _ = candidates.ParseLayout(spec)
		}
		g := candidates.NewGrid(l, candidates.Filling{1})
		for f := range pipeline.Solve(g).Frames() {
			look(t, spec, f.Figure(), prose.Writer{}.Title(f))
			break
		}
		for style, first := range map[say.Style]string{say.RC: ">r1<", say.A1: ">A<"} {
			var out bytes.Buffer
			if err := web.New(web.Options{Prose: prose.Writer{Style: style}}).Figure(&out, explain.Figure{Grid: g, All: true}, spec); err != nil {
				t.Fatal(err)
			}
			if _, err := read(out.Bytes()); err != nil {
				t.Errorf("%s: %v", spec, err)
			}
			if !strings.Contains(out.String(), first) {
				t.Errorf("%s: no row is named %s", spec, first)
			}
		}
	}
}

// Foreign words in titles and captions do not become markup.
func TestEscape(t *testing.T) {
	f := explain.Figure{Grid: candidates.NewGrid(candidates.Classic9, candidates.Filling{}), Caption: "a <b> & \"c\""}
	p := look(t, "caption", f, `</title><script>&`)
	if p.title != `</title><script>&` {
		t.Errorf("the title is %q", p.title)
	}
}

// Steps of the collections are drawn like those of our own puzzles.
func TestCollections(t *testing.T) {
	if !notationtest.Thorough() {
		t.Skip("steps of collections are drawn with CI=true")
	}
	for i, g := range notationtest.Read(t, "hodoku-levels", 200) {
		for f := range pipeline.Solve(g).Frames() {
			look(t, fmt.Sprintf("puzzle %d step %d %s", i+1, f.Number, f.Step.Technique.Code), f.Figure(), prose.Writer{}.Title(f))
		}
	}
}
