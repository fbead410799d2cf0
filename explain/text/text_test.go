package text_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/text"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

var update = flag.Bool("update", false, "write the golden files")

// puzzles are one for each family of techniques, with as many givens as it
// takes to keep the walkthrough short, and one for each kind of layout and
// outcome.
var puzzles = []struct {
	name, layout, givens string
	options              pipeline.Options
}{
	{name: "singles", layout: "classic6", givens: ".2.1.4.5.........24...6.....3...65.."},
	{name: "intersections", givens: "...3..719..3.91862619728453..4..9.859..8.7.41831.4.9761....35275.7....343...7..98"},
	{name: "subsets", givens: "..85.379.495176.3.73.8..15..297.8...57463...98.39.4.7.94..8.56.387465921.5......."},
	{name: "fish", givens: "..5326.91.2971435.1.35894.2256943.1.9.82716.5.17865...5.26971.4..14.2...7941.8..."},
	{name: "wings", givens: "173689524429153876856247319.9483.7.173.91..48618..493.9....81.33.7.91.8..8136.497"},
	{name: "trial", givens: ".9.46.2..6.4....893.2..8.6.28.1..6....6.2...8743685921.2.516347537.4.816461873592"},
	{name: "classic4", layout: "classic4", givens: "...3.3.1....2..."},
	{name: "classic6", layout: "classic6", givens: "3512...2.153..532.2.36.5.3.5.25.243."},
	{name: "classic8", layout: "classic8", givens: ".27.6..5..6.237.7.1.4.2...421..726348751158732468.5.7.62.72.58.."},
	{name: "jigsaw4", layout: "jigsaw:AAABABBBCCCDCDDD", givens: "..1....31....4.."},
	{
		name:   "jigsaw9",
		layout: "jigsaw:AAABBBBCCAAABBBCCCAAADBBCCCDDDDEEEECDDDDEEEEEFFFFGGGHHFFFGGGHHHIFFGGGHHHIIIIIIIIH",
		givens: "..147..8.7..186..49845321678139476254762.38.132.6.47181.78..4...483.1.795..71834.",
	},
	{name: "diagonals", layout: "classic9+diagonals", givens: "73..48..5...7..8.3.8.53.7499783124561...89372.23.7598186..54.37..71.3..83..867..4"},
	{name: "clash", givens: ".9446.2..6.4....893.2..8.6.28.1..6....6.2...8743685921.2.516347537.4.816461873592"},
	{name: "none", givens: ".9.46.2..6.4....893.2..8.6.28.1..6.5..6.2...8743685921.2.516347537.4.816461873592"},
	{name: "many", givens: "926148357738625..1541793286492561738175389624863274..5289417563657832..9314956872"},
	{
		name:    "stalled",
		givens:  ".9.46.2..6.4....893.2..8.6.28.1..6....6.2...8743685921.2.516347537.4.816461873592",
		options: pipeline.Options{NoFallback: true},
	},
}

func fill(tb testing.TB, l *candidates.Layout, s string) (f candidates.Filling) {
	tb.Helper()
	if len(s) != l.Cells().Len() {
		tb.Fatalf("%d digits for %d cells", len(s), l.Cells().Len())
	}
	i := 0
	for c := range l.Cells().All() {
		if s[i] != '.' {
			f[c] = candidates.Digit(s[i] - '0')
		}
		i++
	}
	return f
}

// tools are the techniques that solve the puzzles: few and fixed, so that the
// golden files do not change whenever a technique is added.
var tools = []string{
	"full-house", "hidden-single", "naked-single", "pointing", "claiming",
	"locked-pair", "naked-pair", "hidden-pair", "locked-triple", "naked-triple", "hidden-triple",
	"x-wing", "xy-wing", "swordfish", "xyz-wing", "w-wing", "naked-quad", "jellyfish", "hidden-quad",
}

func newSolver(tb testing.TB, o pipeline.Options) *pipeline.Solver {
	tb.Helper()
	solver, err := pipeline.New(o)
	if err != nil {
		tb.Fatal(err)
	}
	return solver
}

func selected(tb testing.TB) []*techniques.Technique {
	tb.Helper()
	list, err := suite.Select(suite.All(), tools, nil)
	if err != nil {
		tb.Fatal(err)
	}
	return list
}

// walkthroughs solves all the puzzles.
func walkthroughs(tb testing.TB) (wts []*explain.Walkthrough) {
	tb.Helper()
	list := selected(tb)
	for _, p := range puzzles {
		l := candidates.Classic9
		if p.layout != "" {
			var err error
			if l, err = candidates.ParseLayout(p.layout); err != nil {
				tb.Fatal(err)
			}
		}
		p.options.Techniques, p.options.Profile = list, "human"
		wt := newSolver(tb, p.options).Solve(tb.Context(), candidates.NewGrid(l, fill(tb, l, p.givens)))
		wt.Name = p.name
		wts = append(wts, wt)
	}
	return wts
}

func render(tb testing.TB, write func(*bytes.Buffer) error) string {
	tb.Helper()
	var b bytes.Buffer
	if err := write(&b); err != nil {
		tb.Fatal(err)
	}
	return b.String()
}

func walkthrough(tb testing.TB, o text.Options, wt *explain.Walkthrough) string {
	tb.Helper()
	return render(tb, func(b *bytes.Buffer) error { return text.New(o).Walkthrough(b, wt) })
}

func markdown(tb testing.TB, wt *explain.Walkthrough) string {
	tb.Helper()
	return render(tb, func(b *bytes.Buffer) error { return text.New(text.Options{}).Markdown(b, wt) })
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s differs; if that is meant, run the test with -update (-want +got):\n%s", file, diff)
	}
}

// families is how many of the puzzles, from the first, stand for a family.
const families = 6

func TestGolden(t *testing.T) {
	for i, wt := range walkthroughs(t) {
		golden(t, wt.Name+".txt", walkthrough(t, text.Options{Width: 80}, wt))
		if i < families {
			golden(t, wt.Name+".ansi", walkthrough(t, text.Options{Width: 60, Color: true, Unicode: true}, wt))
			golden(t, wt.Name+".md", markdown(t, wt))
		}
	}
}

var escape = regexp.MustCompile("\x1b\\[[0-9;]*m")

// Colour must add nothing, be it for those who do not see it or for a file.
func TestColour(t *testing.T) {
	for _, wt := range walkthroughs(t) {
		for _, width := range []int{0, 40, 80} {
			plain := text.Options{Width: width}
			coloured := plain
			coloured.Color = true
			got := walkthrough(t, coloured, wt)
			if !strings.Contains(got, "\x1b[") {
				t.Errorf("%s: no colour", wt.Name)
			}
			for line := range strings.Lines(got) {
				if on := strings.LastIndex(line, "\x1b["); on >= 0 && !strings.HasPrefix(line[on:], "\x1b[2") && !strings.HasPrefix(line[on:], "\x1b[0") {
					t.Fatalf("%s: colour runs over the end of the line %q", wt.Name, line)
				}
			}
			if diff := cmp.Diff(walkthrough(t, plain, wt), escape.ReplaceAllString(got, "")); diff != "" {
				t.Errorf("%s at width %d: colour changes the text (-plain +coloured):\n%s", wt.Name, width, diff)
			}
		}
	}
}

// checkLines reports lines that are too long or end with a space, and empty
// lines in a row.
func checkLines(t *testing.T, what, s string, width int) {
	t.Helper()
	if strings.Contains(s, "\n\n\n") || strings.HasPrefix(s, "\n") || strings.HasSuffix(s, "\n\n") {
		t.Errorf("%s: too many empty lines", what)
	}
	if !strings.HasSuffix(s, "\n") {
		t.Errorf("%s: the last line does not end", what)
	}
	for line := range strings.Lines(s) {
		line = strings.TrimSuffix(line, "\n")
		if n := len([]rune(line)); width > 0 && n > width {
			t.Errorf("%s: a line has %d columns, not %d: %q", what, n, width, line)
		}
		if strings.TrimRight(line, " \t") != line {
			t.Errorf("%s: a line ends with a space: %q", what, line)
		}
	}
}

func TestWidth(t *testing.T) {
	for _, wt := range walkthroughs(t) {
		for width := 20; width <= 120; width++ {
			o := []text.Options{
				{},
				{Unicode: true, Boards: text.BoardsAlways, Prose: prose.Writer{Style: say.A1}},
				{Boards: text.BoardsNever},
			}[width%3]
			o.Width = width
			checkLines(t, fmt.Sprintf("%s %+v", wt.Name, o), walkthrough(t, o, wt), width)
		}
		for width := 100; width <= 200; width += 50 {
			checkLines(t, wt.Name, walkthrough(t, text.Options{Width: width, Boards: text.BoardsNever}, wt), 100)
		}
		for width := range 20 { // whatever it looks like, it must come to an end
			walkthrough(t, text.Options{Width: width}, wt)
		}
		checkLines(t, wt.Name+" in Markdown", markdown(t, wt), 0)
	}
}

// letters returns s without blanks.
func letters(s string) string { return strings.Join(strings.Fields(s), "") }

func words(s string) string { return strings.Join(strings.Fields(s), " ") }

func TestEveryStep(t *testing.T) {
	var w prose.Writer
	unescape := regexp.MustCompile(`\\([[:punct:]])`)
	for _, wt := range walkthroughs(t) {
		plain := words(walkthrough(t, text.Options{Width: 50}, wt))
		md := words(unescape.ReplaceAllString(markdown(t, wt), "$1"))
		for f := range wt.Frames() {
			for line := range strings.Lines(w.Text(f)) {
				for _, want := range []string{words(line), fmt.Sprintf("%d. %s", f.Number, w.Title(f))} {
					if !strings.Contains(plain, want) {
						t.Errorf("%s: %q is missing", wt.Name, want)
					}
				}
				if !strings.Contains(md, words(line)) {
					t.Errorf("%s in Markdown: %q is missing", wt.Name, words(line))
				}
			}
			if !strings.Contains(md, w.Title(f)) || !strings.Contains(md, words(unescape.ReplaceAllString(w.Notation(f), "$1"))) {
				t.Errorf("%s in Markdown: title or notation of step %d is missing", wt.Name, f.Number)
			}
		}
	}
}

func TestStep(t *testing.T) {
	p := text.New(text.Options{Width: 80})
	for _, wt := range walkthroughs(t) {
		for f := range wt.Frames() {
			got := render(t, func(b *bytes.Buffer) error { return p.Step(b, f) })
			checkLines(t, wt.Name, got, 80)
			if !strings.Contains(got, "+\n") {
				t.Fatalf("%s: step %d has no board:\n%s", wt.Name, f.Number, got)
			}
		}
	}
}

func TestList(t *testing.T) {
	var w prose.Writer
	p := text.New(text.Options{Width: 80})
	list := func(name string, g candidates.Grid, steps []explain.Step) {
		got := render(t, func(b *bytes.Buffer) error { return p.List(b, name, g, steps) })
		checkLines(t, name, got, 80)
		for i := range steps {
			f := &explain.Frame{Number: i + 1, Step: &steps[i], Before: g}
			// The notation of a long chain is broken where it has no blank.
			if !strings.Contains(letters(got), letters(fmt.Sprintf("%d. %s. %s %s", i+1, w.Title(f), w.Text(f), w.Notation(f)))) {
				t.Errorf("%s: step %d is missing", name, i+1)
			}
		}
	}
	solver := newSolver(t, pipeline.Options{Techniques: selected(t)})
	for _, wt := range walkthroughs(t) {
		var steps []explain.Step
		solver.All(t.Context(), wt.Start, func(s explain.Step) bool {
			steps = append(steps, s)
			return true
		})
		list(wt.Name, wt.Start, steps)
	}
	for _, wt := range lessons(t) {
		list(wt.Name, wt.Start, wt.Steps)
	}
}

// Marks on every edge and in every role, on boards whose lines are not those
// of the ordinary one.
func TestBoard(t *testing.T) {
	jigsaw, err := candidates.ParseLayout("jigsaw:AAAABBCAABBBCCDDEBCCDDEECFDDEEFFFFEF")
	if err != nil {
		t.Fatal(err)
	}
	g := candidates.NewGrid(jigsaw, fill(t, jigsaw, "1..2..................3............6"))
	at := candidates.At
	marks := explain.Marks{
		Houses: []explain.HouseMark{
			{Role: explain.RoleBase, House: candidates.HouseOf(candidates.Box, 3)},
			{Role: explain.RoleCover, House: candidates.HouseOf(candidates.Row, 2)},
			{Role: explain.RolePivot, House: candidates.HouseOf(candidates.Column, 6)},
		},
		Cells: []explain.CellMark{
			{Role: explain.RoleWitness, Cell: at(1, 1)},
			{Role: explain.RolePattern, Cell: at(3, 1)},
		},
		Candidates: []explain.CandidateMark{
			{Role: explain.RolePincer, Candidate: candidates.Of(at(2, 2), 5)},
			{Role: explain.RoleRemoved, Candidate: candidates.Of(at(2, 2), 4)},
			{Role: explain.RolePlaced, Candidate: candidates.Of(at(5, 5), 5)},
			{Role: explain.RoleAssumed, Candidate: candidates.Of(at(6, 1), 5)},
			{Role: explain.RoleRemoved, Candidate: candidates.Of(at(6, 1), 5)},
		},
	}
	for _, test := range []struct {
		name    string
		options text.Options
	}{
		{"board.txt", text.Options{}},
		{"board-unicode.txt", text.Options{Unicode: true, Prose: prose.Writer{Style: say.A1}}},
		{"board-40.txt", text.Options{Width: 40}},
		{"board-22.txt", text.Options{Width: 22}},
		{"board-12.txt", text.Options{Width: 12}},
	} {
		p := text.New(test.options)
		golden(t, test.name, render(t, func(b *bytes.Buffer) error { return p.Board(b, &g, marks) }))
	}
}

// A narrow page loses pencil marks first, then the names of rows and columns, and
// then the board.
func TestNarrow(t *testing.T) {
	at := candidates.At
	var givens candidates.Filling
	givens[at(1, 1)], givens[at(1, 2)] = 1, 2
	g := candidates.NewGrid(candidates.Classic9, givens)
	g.Place(at(1, 3), 3)
	marks := explain.Marks{Candidates: []explain.CandidateMark{{Role: explain.RolePattern, Candidate: candidates.Of(at(9, 9), 9)}}}
	lost := 0
	for width := 140; width > 0; width-- {
		board := render(t, func(b *bytes.Buffer) error { return text.New(text.Options{Width: width}).Board(b, &g, marks) })
		all, named := strings.Contains(board, "123456789"), strings.Contains(board, "r1")
		switch {
		case board == "":
			lost = max(lost, 3)
		case !named && strings.Contains(board, "(9)"):
			lost = max(lost, 2)
		case !all:
			lost = max(lost, 1)
		}
		if (all && !named) || all != (lost == 0) || named != (lost <= 1) {
			t.Fatalf("at width %d:\n%s", width, board)
		}
	}
	if lost != 3 {
		t.Errorf("the board is never lost")
	}
}

// Digits that were placed are told from givens by a sign, which is explained.
func TestPlaced(t *testing.T) {
	var givens candidates.Filling
	givens[candidates.At(1, 1)] = 1
	g := candidates.NewGrid(candidates.Classic4, givens)
	if got := render(t, func(b *bytes.Buffer) error { return text.New(text.Options{}).Board(b, &g, explain.Marks{}) }); strings.Contains(got, "+ ") {
		t.Errorf("nothing has been placed:\n%s", got)
	}
	g.Place(candidates.At(1, 2), 2)
	got := render(t, func(b *bytes.Buffer) error { return text.New(text.Options{}).Board(b, &g, explain.Marks{}) })
	if !strings.Contains(got, "| 1   +2 ") || !strings.Contains(got, "+ placed earlier") {
		t.Errorf("got\n%s", got)
	}
	coloured := render(t, func(b *bytes.Buffer) error { return text.New(text.Options{Color: true}).Board(b, &g, explain.Marks{}) })
	if paint := regexp.MustCompile("(\x1b\\[[0-9;]*m)1\x1b.*(\x1b\\[[0-9;]*m)\\+2").FindStringSubmatch(coloured); paint == nil || paint[1] == paint[2] {
		t.Errorf("both have the colour %q:\n%s", paint, coloured)
	}
}

// The legend names all digits that have a sign, in the words of the sentences.
func TestLegend(t *testing.T) {
	want := map[string]string{
		"locked-set": "(13) pattern # house -13 removed",
		"wing":       "{19} pivot [139] pincer -3 removed",
		"blossom":    "} bridge +",
		"set-chain":  "1: set 1",
		"deadly":     "-35 removed",
		"coloring":   "+1+ green ~1~ blue",
	}
	p := text.New(text.Options{Width: 80})
	for _, wt := range lessons(t) {
		got := render(t, func(b *bytes.Buffer) error {
			return p.Step(b, &explain.Frame{Number: 1, Step: &wt.Steps[0], Before: wt.Start})
		})
		if !strings.Contains(words(got), want[wt.Name]) {
			t.Errorf("%s: want %q in\n%s", wt.Name, want[wt.Name], got)
		}
	}
}

// What comes from other people's files must not reach the terminal or the
// document as anything but text.
func TestNames(t *testing.T) {
	wt := walkthroughs(t)[6]
	wt.Name = "\x1b[31mred\x1b]0;title\x07 *bold*\n# head\r<script>`x` \u202eback\xff\x00 & \x9b1m $x$ 数独"
	plain := walkthrough(t, text.Options{}, wt)
	if got, _, _ := strings.Cut(plain, "\n"); got != "red *bold* # head <script>`x` back & 1m $x$ 数独" {
		t.Errorf("got name %q", got)
	}
	if got, _, _ := strings.Cut(markdown(t, wt), "\n"); got != "# red \\*bold\\* \\# head \\<script\\>\\`x\\` back \\& 1m \\$x\\$ 数独" {
		t.Errorf("got heading %q", got)
	}
	for i := range wt.Steps {
		wt.Steps[i].Technique.Name = "A``B\x1b[2J"
	}
	for _, s := range []string{walkthrough(t, text.Options{Width: 30}, wt), markdown(t, wt)} {
		if strings.ContainsAny(s, "\x1b\r\x00") {
			t.Error("a control character is left")
		}
	}
}

// The structure of a document must be that of the walkthrough: nothing in a
// text opens a heading, a list, a quotation or a block.
func TestMarkdown(t *testing.T) {
	fence := regexp.MustCompile("(?ms)^```text\n.*?^```\n")
	span := regexp.MustCompile("`[^`\n]+`")
	special := regexp.MustCompile(`(^|[^\\])[<>|_\[\]$&~]`)
	for _, wt := range walkthroughs(t) {
		doc := markdown(t, wt)
		if n := strings.Count(doc, "```"); n%2 != 0 || n != 2*len(fence.FindAllString(doc, -1)) {
			t.Errorf("%s: code blocks are not closed", wt.Name)
		}
		doc = span.ReplaceAllString(fence.ReplaceAllString(doc, ""), "")
		headings := strings.Count("\n"+doc, "\n#")
		items := len(regexp.MustCompile(`(?m)^\d+\. \*\*`).FindAllString(doc, -1))
		want := 2 // the name and the outcome
		if len(wt.Steps) > 0 {
			want += 1 + len(wt.Steps)
		}
		if headings+items != want {
			t.Errorf("%s: %d headings and %d items for %d steps", wt.Name, headings, items, len(wt.Steps))
		}
		text, _, _ := strings.Cut(doc, "| Technique")
		for line := range strings.Lines(text) {
			if special.MatchString(line) {
				t.Errorf("%s: not escaped: %q", wt.Name, line)
			}
		}
	}
}

type failingWriter struct{ writes int }

var errFull = errors.New("no space left")

func (w *failingWriter) Write([]byte) (int, error) {
	w.writes++
	return 0, errFull
}

func TestWriteError(t *testing.T) {
	wt := walkthroughs(t)[0]
	p := text.New(text.Options{})
	for name, write := range map[string]func(w *failingWriter) error{
		"Walkthrough": func(w *failingWriter) error { return p.Walkthrough(w, wt) },
		"Markdown":    func(w *failingWriter) error { return p.Markdown(w, wt) },
		"Board":       func(w *failingWriter) error { return p.Board(w, &wt.Start, explain.Marks{}) },
		"Sketch":      func(w *failingWriter) error { return p.Sketch(w, &wt.Start, explain.Marks{}) },
	} {
		var w failingWriter
		if err := write(&w); !errors.Is(err, errFull) || w.writes != 1 {
			t.Errorf("%s: got %v after %d writes", name, err, w.writes)
		}
	}
}

func BenchmarkWalkthrough(b *testing.B) {
	l := candidates.Classic9
	givens := fill(b, l, "..6.1.9..........6....54.37572..6..4.9....3...6...1......32.....8....5..7..5...9.")
	wt := pipeline.Solve(candidates.NewGrid(l, givens))
	for _, bench := range []struct {
		name  string
		write func(*bytes.Buffer) error
	}{
		{"format=text", func(w *bytes.Buffer) error { return text.New(text.Options{Width: 80}).Walkthrough(w, wt) }},
		{"format=ansi", func(w *bytes.Buffer) error {
			return text.New(text.Options{Width: 80, Color: true, Boards: text.BoardsAlways}).Walkthrough(w, wt)
		}},
		{"format=markdown", func(w *bytes.Buffer) error { return text.New(text.Options{}).Markdown(w, wt) }},
	} {
		b.Run(bench.name, func(b *testing.B) {
			b.ReportAllocs()
			var w bytes.Buffer
			for b.Loop() {
				w.Reset()
				if err := bench.write(&w); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(len(wt.Steps)), "steps/walkthrough")
		})
	}
}
