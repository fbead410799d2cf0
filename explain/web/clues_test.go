package web_test

import (
	"bytes"
	"encoding/xml"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/explain"
	"pencilmark/explain/web"
)

// clueLines has a line for each kind of clue that is drawn, but for those of which a plain line of four cells is one.
var clueLines = strings.Split(`thermo: r1c1 r2c2 r3c3
slow-thermo: r7c1 r8c2 r9c3
whispers: r1c5-r5c5
palindrome: r6c1-r6c4
between: r1c1-r1c5
lockout: r2c1-r2c6
white: r1c1 r1c2
black 3: r5c1 r5c2
x: r6c1 r6c2
v: r6c5 r6c6
greater: r8c5 r8c6
odd: r9c1
even: r9c4
marks 1 2 3: r7c7
minimum: r4c8
maximum: r2c8
row-indexer: r1c1
column-indexer: r2c5
box-indexer: r9c9
clone: r4c1 r4c2 = r7c5 r7c6
cage: r1c5 r1c6 r2c6
cage 17: r8c8 r8c9
sum-cage 17: r1c9 r2c8
arrow: r7c1 = r6c2 r5c3
arrow: r7c1 r7c2 = r6c2 r5c3
double-arrow: r7c1-r7c4
little-killer 9: r1c3 r2c2 r3c1
little-killer 9: r9c9
quadruple 1 2: r1c1 r1c2 r2c1 r2c2
region-sum: r1c1-r1c5
sum-line: r8c1-r8c5
zipper: r8c1-r8c5
sandwich 8: r1c3-r9c3
x-sum 8: r9c3-r1c3
skyscraper 3: r3c9-r3c1
extra-region: r3c1-r3c4
room 5: r1c3-r9c3
falling diagonal
rising diagonal
windows`, "\n")

// clued returns the board of some lines of clues.
func clued(t *testing.T, l *candidates.Layout, lines ...string) *candidates.Layout {
	t.Helper()
	var all []candidates.Clue
	for _, line := range lines {
		cs, err := clues.Parse(line)
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		all = append(all, cs...)
	}
	l, err := l.WithClues(all...)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func pictureOf(t *testing.T, o web.Options, l *candidates.Layout) string {
	t.Helper()
	var out bytes.Buffer
	if err := web.New(o).Figure(&out, explain.Figure{Grid: candidates.NewGrid(l, candidates.Filling{})}, "a puzzle"); err != nil {
		t.Fatal(err)
	}
	for d := xml.NewDecoder(strings.NewReader(out.String())); ; {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatalf("%v in %s", err, out.String())
		}
	}
	return out.String()
}

// Each kind that has a drawing is on the board, in colors that the dark has too, and in the words for who cannot see it.
func TestEachClueIsDrawn(t *testing.T) {
	plain := strings.Count(pictureOf(t, web.Options{}, candidates.Classic9), "<")
	have := map[*candidates.ClueKind]bool{}
	for _, line := range clueLines {
		have[clued(t, candidates.Classic9, line).Clues()[0].Kind] = true
	}
	lines := slices.Clone(clueLines)
	for _, k := range clues.All {
		if k.Draw != nil && !have[k] {
			lines = append(lines, k.Code+": r8c4-r8c7")
		}
	}
	for _, line := range lines {
		l := clued(t, candidates.Classic9, line)
		c := &l.Clues()[0]
		shapes := c.Kind.Draw(l, c)
		svg := pictureOf(t, web.Options{}, l)
		// Each shape has an element of its own beside the group, the style and what was there before.
		if got := strings.Count(svg, "<") - plain; got < len(shapes)+2 {
			t.Errorf("%s: %d elements for %d shapes", line, got, len(shapes))
		}
		if !strings.Contains(svg, "Clues: "+c.Kind.Name) {
			t.Errorf("%s: the description does not name it", line)
		}
		for _, s := range shapes {
			if s.Color != candidates.Ink && s.Color != candidates.Paper && !strings.Contains(svg, "pm-"+string(s.Color)) {
				t.Errorf("%s: nothing is %s", line, s.Color)
			}
			if s.Text != "" && !strings.Contains(svg, ">"+s.Text+"</text>") {
				t.Errorf("%s: %q is not written", line, s.Text)
			}
		}
	}
}

// A clue outside of the board has room there, on its side alone, and the names of rows and columns stand beyond it.
func TestSignsOutside(t *testing.T) {
	box := func(lines ...string) string {
		svg := pictureOf(t, web.Options{NoLegend: true}, clued(t, candidates.Classic9, lines...))
		_, rest, _ := strings.Cut(svg, `viewBox="`)
		found, _, _ := strings.Cut(rest, `"`)
		return found
	}
	for _, test := range []struct{ line, want string }{
		{"thermo: r1c1 r2c2", "-27 -27 570 570"},
		{"room 5: r1c3-r9c3", "-27 -61 570 604"},
		{"room 5: r9c3-r1c3", "-27 -27 570 604"},
		{"room 5: r4c1-r4c9", "-61 -27 604 570"},
		{"room 5: r4c9-r4c1", "-27 -27 604 570"},
	} {
		if got := box(test.line); got != test.want {
			t.Errorf("%s: %s, want %s", test.line, got, test.want)
		}
	}
}

// A clue that looks along a diagonal has an arrow that points the way, from its number to the board.
func TestSignsPoint(t *testing.T) {
	arrow := regexp.MustCompile(`d="M(-?[0-9.]+) (-?[0-9.]+)L(-?[0-9.]+) (-?[0-9.]+)M`)
	for line, want := range map[string][2]float64{ // to the right, down
		"little-killer 30: r1c5 r2c6 r3c7 r4c8 r5c9": {1, 1},
		"little-killer 12: r1c3 r2c2 r3c1":           {-1, 1},
		"little-killer 27: r9c6 r8c7 r7c8 r6c9":      {1, -1},
		"little-killer 11: r6c9 r7c8 r8c7 r9c6":      {-1, 1},
		"little-killer 5: r9c1":                      {1, -1},
		"sandwich 5: r9c3-r1c3":                      {},
	} {
		l := clued(t, candidates.Classic9, line)
		found := arrow.FindAllStringSubmatch(pictureOf(t, web.Options{NoLegend: true}, l), -1)
		if want == [2]float64{} {
			if len(found) > 0 {
				t.Errorf("%s: an arrow", line)
			}
			continue
		}
		if len(found) != 1 {
			t.Errorf("%s: %d arrows, want 1", line, len(found))
			continue
		}
		var at [4]float64
		for i, text := range found[0][1:] {
			at[i], _ = strconv.ParseFloat(text, 64)
		}
		if x, y := at[2]-at[0], at[3]-at[1]; x*want[0] <= 0 || y*want[1] <= 0 {
			t.Errorf("%s: the arrow points %v to the right and %v down", line, x, y)
		}
	}
}

// Houses that a clue makes are drawn as the clue is: they are not shaded as those of the layout are.
func TestHousesOfCluesAreNotShaded(t *testing.T) {
	disjoint := pictureOf(t, web.Options{}, clued(t, candidates.Classic9, "disjoint-groups"))
	if strings.Contains(disjoint, `class="pm-extra"`) {
		t.Error("disjoint groups shade the whole board")
	}
	both, err := candidates.Classic9.WithDiagonals()
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(pictureOf(t, web.Options{}, clued(t, both, "disjoint-groups")), `class="pm-extra"`) {
		t.Error("the diagonals of the layout are not shaded beside clues")
	}
}

// A board without clues has nothing of them.
func TestNothingOfCluesWithoutThem(t *testing.T) {
	if svg := pictureOf(t, web.Options{}, candidates.Classic9); strings.Contains(svg, "pm-clues") || strings.Contains(svg, "pm-area") || strings.Contains(svg, "Clues:") {
		t.Error("a classic board has something of clues")
	}
}

// A step that goes by a clue has a line round its cells, an entry for it in the legend, and the clue in its words.
func TestClueOfStep(t *testing.T) {
	l := clued(t, candidates.Classic9, "thermo: r1c1 r2c2 r3c3", "knight")
	clues := l.Clues()
	for _, shown := range [][]*candidates.Clue{nil, {&clues[0]}, {&clues[1]}} {
		var out bytes.Buffer
		f := explain.Figure{Grid: candidates.NewGrid(l, candidates.Filling{}), Clues: shown}
		if err := web.New(web.Options{}).Figure(&out, f, "a step"); err != nil {
			t.Fatal(err)
		}
		svg := out.String()
		lines, said := strings.Count(svg, `stroke-dasharray="1 4"`), strings.Contains(svg, "by thermometer: r1c1 r2c2 r3c3.")
		if isLine := shown != nil && shown[0] == &clues[0]; said != isLine || isLine && lines < 2 || !isLine && lines > 0 {
			t.Errorf("%v: %d dotted lines, said: %t", shown, lines, said)
		}
		if shown != nil && shown[0] == &clues[1] && !strings.Contains(svg, "by knight") {
			t.Errorf("%v is not in the words", shown[0])
		}
	}
}

// A ring with several digits has them inside, two in a row.
func TestDigitsInARing(t *testing.T) {
	for _, test := range []struct{ line, radius, rows string }{
		{"quadruple 7: r2c7 r2c8 r3c7 r3c8", "7.5", "7"},
		{"quadruple 3 5: r2c7 r2c8 r3c7 r3c8", "13", "3 5"},
		{"quadruple 3 5 5: r2c7 r2c8 r3c7 r3c8", "13", "3 5|5"},
		{"quadruple 1 3 5 5: r2c7 r2c8 r3c7 r3c8", "13", "1 3|5 5"},
	} {
		svg := pictureOf(t, web.Options{NoLegend: true}, clued(t, candidates.Classic9, test.line))
		var rows []string
		var y float64
		for _, m := range regexp.MustCompile(`pm-sign[^>]* y="([0-9.]+)">([^<]*)<`).FindAllStringSubmatch(svg, -1) {
			rows = append(rows, m[2])
			at, err := strconv.ParseFloat(m[1], 64)
			if err != nil {
				t.Fatal(err)
			}
			y += at
		}
		if got := strings.Join(rows, "|"); got != test.rows || !strings.Contains(svg, `r="`+test.radius+`"`) {
			t.Errorf("%s: %q, want %q in a circle of %s", test.line, got, test.rows, test.radius)
		}
		if y /= float64(len(rows)); y != 120 {
			t.Errorf("%s: the digits are around %v, want 120", test.line, y)
		}
	}
}

// Pencil marks do not touch the line of a cage, which is 4 units inside of its cells, nor each other.
func TestMarksInACage(t *testing.T) {
	l := clued(t, candidates.Classic9, "cage 45: r1c1-r1c9")
	var out bytes.Buffer
	if err := web.New(web.Options{NoLegend: true}).Figure(&out, explain.Figure{Grid: candidates.NewGrid(l, candidates.Filling{}), All: true}, "a cage"); err != nil {
		t.Fatal(err)
	}
	var rows []float64 // of the marks in the first row
	for _, m := range regexp.MustCompile(`pm-mark[^>]* y="([0-9.]+)" dy="[^"]*" x="[^"]*">[1-9]+<`).FindAllStringSubmatch(out.String(), -1) {
		if y, err := strconv.ParseFloat(m[1], 64); err == nil && y < 60 && !slices.Contains(rows, y) {
			rows = append(rows, y)
		}
	}
	slices.Sort(rows)
	const half = 5.2      // a digit of 14 units is less than 10.4 high
	const below = 6 + 4.1 // and the sum, of 11 units, ends there
	if len(rows) != 3 {
		t.Fatalf("rows at %v", rows)
	}
	if rows[0]-half < below || rows[2]+half > 60-4-1 || rows[1]-rows[0] < 2*half || rows[2]-rows[1] < 2*half {
		t.Errorf("rows of marks at %v", rows)
	}
}

// The sum of a cage is written once, below the edge of the board, after what is drawn round houses and clues, which would
// hide it.
func TestSumIsOnTop(t *testing.T) {
	l := clued(t, candidates.Classic9, "cage 7: r1c8 r1c9")
	step := explain.NewStep(explain.Common{Items: []candidates.Item{candidates.HouseItem(3, candidates.HouseOf(candidates.Column, 9))}}, explain.Remove(candidates.At(1, 8), 3))
	f := explain.Frame{Number: 1, Step: &step, Before: candidates.NewGrid(l, candidates.Filling{})}
	figure := f.Figure()
	figure.Clues = []*candidates.Clue{&l.Clues()[0]}
	var out bytes.Buffer
	if err := web.New(web.Options{NoLegend: true}).Figure(&out, figure, "a step"); err != nil {
		t.Fatal(err)
	}
	sum := regexp.MustCompile(` y="([0-9.]+)">7</text>`).FindAllStringSubmatchIndex(out.String(), -1)
	if len(sum) != 1 {
		t.Fatalf("the sum is written %d times in %s", len(sum), out.String())
	}
	if y, err := strconv.ParseFloat(out.String()[sum[0][2]:sum[0][3]], 64); err != nil || y < 5.7 {
		t.Errorf("the sum is at %v", y)
	}
	dashed := regexp.MustCompile(`<path [^>]*stroke-dasharray`).FindAllStringIndex(out.String(), -1)
	if len(dashed) != 2 || sum[0][0] < dashed[1][0] {
		t.Errorf("the sum is at %d, the lines of the cage and round it at %v", sum[0][0], dashed)
	}
}
