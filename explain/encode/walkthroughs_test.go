package encode_test

import (
	"bytes"
	"io"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// forms are the ways to write a walkthrough.
var forms = []struct {
	name  string
	write func(io.Writer, *explain.Walkthrough, encode.Options) error
}{
	{"YAML", encode.YAML},
	{"JSON", encode.JSON},
	{"JSONLine", encode.JSONLine},
}

// same compares by value; empty lists are read back as nil.
var same = cmp.Options{
	cmpopts.EquateEmpty(),
	cmpopts.IgnoreUnexported(encode.Document{}),
	cmpopts.IgnoreFields(encode.Document{}, "Line"),
	cmp.Comparer(func(a, b candidates.Grid) bool { return a.Equal(&b) }),
	cmp.Comparer(func(a, b candidates.CellSet) bool { return a == b }),
}

// grid returns the grid of a puzzle written with one character a cell.
func grid(tb testing.TB, layout, puzzle string) candidates.Grid {
	tb.Helper()
	l, err := candidates.ParseLayout(layout)
	if err != nil {
		tb.Fatal(err)
	}
	if len(puzzle) != l.Cells().Len() {
		tb.Fatalf("%s has no %d cells", layout, len(puzzle))
	}
	return candidates.NewGrid(l, filling(l, puzzle))
}

func filling(l *candidates.Layout, digits string) (f candidates.Filling) {
	cells := l.Cells()
	for _, d := range digits {
		c, _ := cells.Next()
		if d != '.' {
			f[c] = candidates.Digit(d - '0')
		}
	}
	return f
}

// puzzles lead to every outcome, with and without trials, on several boards.
var puzzles = []struct{ layout, digits string }{
	{"classic9", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
	{"classic9", "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"},
	{"classic9", "12..4......5.69.1...9...5.........7.7...52.9..3......2.9.6...5.4..9..8.1..3...9.4"},
	{"classic9", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..77"},
	{"classic9", "..............................................................................123"},
	{"classic9+diagonals", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},
	{"classic4", "1..............."},
	{"classic4", "12..34......21.."},
	{"classic6", "1.....2.....3.....4.....5.....6....."},
	{"jigsaw:AABBAABBCCDDCCDD", "12..34.........."},
}

// solved returns the walkthroughs of the puzzles.
func solved(tb testing.TB) []*explain.Walkthrough {
	var ws []*explain.Walkthrough
	solve := func(o pipeline.Options, g candidates.Grid) *explain.Walkthrough {
		solver, err := pipeline.New(o)
		if err != nil {
			tb.Fatal(err)
		}
		return solver.Solve(tb.Context(), g)
	}
	singles := suite.All()[:3] // with more techniques few puzzles need trials or stall
	for _, list := range [][]*techniques.Technique{suite.Human(), singles} {
		for _, p := range puzzles {
			ws = append(ws, solve(pipeline.Options{Techniques: list}, grid(tb, p.layout, p.digits)))
		}
	}
	return append(ws, solve(pipeline.Options{Techniques: singles, NoFallback: true}, grid(tb, puzzles[2].layout, puzzles[2].digits)))
}

var refs = []explain.Ref{
	{Code: "naked-single", Name: "Naked Single"},
	{Code: "xy-wing", Name: "XY-Wing"},
	{Code: "no", Name: "Nein: danke # sehr"},
	{Code: "12", Name: "12"},
	{Code: "nameless"},
	{Code: "trial", Name: "Versuch ☂ „mit“ Folgen"},
}

// layouts are boards of all sizes, with boxes and extra houses of all kinds.
var layouts = []string{
	"classic9", "classic8", "classic6", "classic4", "classic9+windows+diagonals", "classic4+diagonals",
	"jigsaw:AABBAABBCCDDCCDD", "jigsaw:AAABB" + "AACBB" + "CCCBD" + "ECDDD" + "EEEED",
}

// random makes a walkthrough that proves nothing and uses every field.
type random struct {
	*rand.Rand
	l     *candidates.Layout
	cells []candidates.Cell
}

func newRandom(tb testing.TB, seed uint64) *random {
	r := &random{Rand: rand.New(rand.NewPCG(seed, 1))}
	l, err := candidates.ParseLayout(layouts[r.IntN(len(layouts))])
	if err != nil {
		tb.Fatal(err)
	}
	if r.IntN(2) == 0 {
		l = cluestest.Board(tb, l, "cage 7: r1c1 r1c2 r2c1", "arrow: r3c1 = r3c2 r2c2 = r4c2", "quadruple 1 2: r2c2 r2c3 r3c2 r3c3")
	}
	r.l = l
	for c := range l.Cells().All() {
		r.cells = append(r.cells, c)
	}
	return r
}

func (r *random) cell() candidates.Cell   { return r.cells[r.IntN(len(r.cells))] }
func (r *random) digit() candidates.Digit { return candidates.Digit(1 + r.IntN(r.l.Size())) }
func (r *random) item() candidates.Item   { return r.l.Items()[r.IntN(len(r.l.Items()))] }
func (r *random) house() candidates.House {
	return slices.Collect(r.l.Houses().All())[r.IntN(r.l.Houses().Len())]
}
func (r *random) cellSet() (s candidates.CellSet) {
	for range 1 + r.IntN(4) {
		s = s.With(r.cell())
	}
	return s
}

func (r *random) text() string {
	texts := []string{"", "plain", "with: colon", "# no comment", "- no list", "line\n  indented\n\nlast |-", " lead and trail ",
		"no", "12", "1e3", "2001-01-01", "~", "null", "it's \"quoted\"", "{a: b}", "&a *b !c %d @e", "back\\slash", "e\u0301 ☂ 日本",
		"a very long text that has to be broken into several lines, because nobody likes to read lines that go on and on: they end - here # or there",
		"two  spaces and a long tail that goes on   and on   until the line has to be broken at a place where there is one space alone",
		"long and literal, with a line feed at the end of a line that is far longer than anything that fits the width of a page\n\"n\": 3\n",
		"'" + "quotes at both ends and in between ' of a text that is so long that it has to be broken into lines, at a space of course'",
		"\ttab", "\nfirst line empty", "trailing line feeds\n\n", "text: |-", "<>&", "\ufeffbom"}
	return texts[r.IntN(len(texts))]
}

func (r *random) steps(depth int) (steps []explain.Step) {
	for range r.IntN(6) {
		effects := []explain.Effect{explain.Place(r.cell(), r.digit())}
		if r.IntN(2) == 0 {
			effects = append(effects[r.IntN(2):], explain.Removals(r.digit(), r.cellSet())...)
		}
		s := explain.NewStep(r.evidence(depth), effects...)
		s.Technique = refs[r.IntN(len(refs))]
		if r.IntN(3) == 0 {
			s.Assumes = explain.Unique
			s.Premises = append(s.Premises, r.item(), r.item())
		}
		if r.IntN(4) == 0 {
			s.Because = r.argument()
		}
		steps = append(steps, s)
	}
	return steps
}

// argument returns lines of all rules, which need not follow from each other.
func (r *random) argument() (a explain.Argument) {
	candidate := func() candidates.Candidate { return candidates.Of(r.cell(), r.digit()) }
	for rule := range r.IntN(explain.NumRules + 1) {
		line := explain.Line{Rule: explain.Rule(rule), Under: r.IntN(3), Role: explain.Role(r.IntN(explain.NumRoles))}
		for range r.IntN(3) {
			line.From = append(line.From, 1+r.IntN(9))
		}
		switch line.Rule {
		case explain.RuleLeft:
			line.Item = r.item()
		case explain.RuleCount:
			line.Needs = []candidates.Item{r.item(), r.item()}
			line.Links = [][]candidates.Candidate{{candidate()}, {candidate(), candidate()}}
		case explain.RuleWays:
			sum := r.sum()
			line.Sum = &sum
		case explain.RuleExchange:
			line.Swap = []explain.DeadlyCells{{Cells: candidates.Cells(r.cell()), Digits: candidates.Digits(r.digit())}}
		}
		for range r.IntN(3) {
			line.Claim.Of = append(line.Claim.Of, candidate())
		}
		line.Claim.Some = r.IntN(2) == 0
		a = append(a, line)
	}
	return a
}

func (r *random) solution() (f candidates.Filling) {
	for _, c := range r.cells {
		f[c] = r.digit()
	}
	return f
}

func (r *random) walkthrough() *explain.Walkthrough {
	var givens candidates.Filling
	for range r.IntN(len(r.cells)) {
		givens[r.cell()] = r.digit()
	}
	g := candidates.NewGrid(r.l, givens)
	for range r.IntN(10) {
		g.Remove(r.cell(), r.digit())
		g.Place(r.cell(), r.digit())
	}
	w := &explain.Walkthrough{Name: r.text(), Start: g, Profile: r.text(), Steps: r.steps(3)}
	if r.IntN(3) == 0 {
		w.Pruned = &explain.Pruned{Steps: r.IntN(3), Eliminations: r.IntN(30)}
	}
	switch r.IntN(5) {
	case 0:
		w.Outcome, w.Solutions = explain.Solved, []candidates.Filling{r.solution()}
	case 1:
		w.Outcome, w.Solutions = explain.ManySolutions, []candidates.Filling{r.solution(), r.solution()}
	case 2:
		w.Outcome, w.Stop = explain.Stalled, "stop"+r.text()
	case 3:
		w.Outcome, w.Goal = explain.Shown, explain.Place(r.cell(), r.digit())
		w.Goal.Place = r.IntN(2) == 0
	default:
		w.Outcome = explain.NoSolution
	}
	return w
}

// options adds texts and a summary's hardest technique.
func (r *random) options() encode.Options {
	return encode.Options{
		Texts:   func(*explain.Frame) (title, notation, text string) { return r.text(), r.text(), r.text() },
		Hardest: func(codes []string) string { return codes[len(codes)-1] },
	}
}

// decodeAll reads documents until the end of the stream.
func decodeAll(tb testing.TB, r io.Reader) (docs []*encode.Document) {
	tb.Helper()
	d := encode.NewDecoder(r)
	for {
		doc, err := d.Decode()
		if err == io.EOF {
			return docs
		}
		if err != nil {
			tb.Fatal(err)
		}
		docs = append(docs, doc)
	}
}

// roundTrip writes the walkthrough in every form and compares what is read.
func roundTrip(t *testing.T, w *explain.Walkthrough, o encode.Options) {
	t.Helper()
	var texts []encode.StepText
	if plain := o.Texts; plain != nil {
		// A text is written once and compared often, so it must not change.
		some := false
		for f := range w.Frames() {
			title, notation, text := plain(f)
			texts = append(texts, encode.StepText{Title: title, Notation: notation, Text: text})
			some = some || texts[len(texts)-1] != encode.StepText{}
		}
		known := texts
		o.Texts = func(f *explain.Frame) (title, notation, text string) {
			s := known[f.Number-1]
			return s.Title, s.Notation, s.Text
		}
		if !some {
			texts = nil
		}
	}
	want := encode.Document{Walkthrough: *w, Texts: texts, Summary: encode.Summary{Summary: w.Summary()}}
	if o.Hardest != nil && len(w.Steps) > 0 {
		want.Summary.Hardest = w.Steps[0].Technique.Code
		o.Hardest = func([]string) string { return want.Summary.Hardest }
	}
	for _, form := range forms {
		var buf bytes.Buffer
		if err := form.write(&buf, w, o); err != nil {
			t.Fatalf("%s: %v", form.name, err)
		}
		written := buf.String()
		if form.name == "JSONLine" && bytes.Count(buf.Bytes(), []byte("\n")) != 1 {
			t.Errorf("%s: more than one line:\n%s", form.name, written)
		}
		docs := decodeAll(t, &buf)
		if len(docs) != 1 {
			t.Fatalf("%s: %d documents read from\n%s", form.name, len(docs), written)
		}
		if diff := cmp.Diff(&want, docs[0], same); diff != "" {
			t.Fatalf("%s: read back differs (-written +read):\n%s\n%s", form.name, diff, written)
		}
		if _, err := docs[0].Check(encode.Known{}); err != nil {
			t.Errorf("%s: %v", form.name, err)
		}
	}
}

func TestRoundTripSolved(t *testing.T) {
	outcomes := map[explain.Outcome]bool{}
	trials := 0
	for _, w := range solved(t) {
		outcomes[w.Outcome] = true
		for _, s := range w.Steps {
			if explain.ShapeOf(s.Evidence) == explain.ShapeTrial {
				trials++
			}
		}
		roundTrip(t, w, encode.Options{})
		if len(w.Steps) > 0 {
			w.Start = w.Before(len(w.Steps)/2 + 1)
			w.Steps = w.Steps[len(w.Steps)/2:]
			roundTrip(t, w, encode.Options{})
		}
	}
	if len(outcomes) != 4 || trials == 0 {
		t.Errorf("outcomes %v, %d trials: expected all four and some", outcomes, trials)
	}
}

func TestRoundTripRandom(t *testing.T) {
	walkthroughs := uint64(30)
	if notationtest.Thorough() {
		walkthroughs = 80
	}
	for seed := range walkthroughs {
		r := newRandom(t, seed)
		roundTrip(t, r.walkthrough(), r.options())
	}
}
