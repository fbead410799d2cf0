package prose_test

import (
	"regexp"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// Arto Inkala's puzzle of 2006, which needs trials.
const escargot = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."

// What must be true of the words for every step, on all positions of the
// golden files and on real walkthroughs with their branches.
func TestEveryStep(t *testing.T) {
	for _, p := range positions {
		checkFrame(t, p.name, p.frame(t))
	}
	checkPuzzle(t, "escargot", escargot)
	for _, p := range positions {
		l, err := candidates.ParseLayout(p.layout)
		if err != nil {
			t.Fatal(err)
		}
		g := grid(l, p.digits)
		checkWalkthrough(t, p.name, pipeline.Solve(g))
	}
}

// The same for every technique, on all that it finds where its lesson looks.
func TestEveryLesson(t *testing.T) {
	shapes := map[explain.Shape]bool{explain.ShapeTrial: true} // which no technique of the list has
	for _, technique := range suite.All() {
		t.Run(technique.Code, func(t *testing.T) {
			p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
			if err != nil {
				t.Fatal(err)
			}
			techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
				shapes[explain.ShapeOf(s.Evidence)] = true
				checkFrame(t, technique.Code, &explain.Frame{Number: 1, Step: &s, Before: p.Grid})
				return true
			})
		})
	}
	for _, e := range explain.Shapes {
		if !shapes[explain.ShapeOf(e)] {
			t.Errorf("no lesson has evidence of shape %s", explain.ShapeOf(e))
		}
	}
}

func TestEveryStepOfCorpora(t *testing.T) {
	for name, nth := range map[string]int{"samples": 10, "top95": 24, "msk009": 200, "magictour": 200, "hodoku-levels": 300, "clues17": 5000} {
		t.Run(name, func(t *testing.T) {
			for _, g := range notationtest.Read(t, name, nth) {
				checkWalkthrough(t, g.String(), pipeline.Solve(g))
			}
		})
	}
}

func checkPuzzle(t *testing.T, name, puzzle string) {
	t.Helper()
	checkWalkthrough(t, name, pipeline.Solve(grid(candidates.Classic9, puzzle)))
}

func checkWalkthrough(t *testing.T, name string, w *explain.Walkthrough) {
	t.Helper()
	for f := range w.Frames() {
		checkFrame(t, name, f)
		for b := range f.Branch() {
			checkFrame(t, name, b)
		}
	}
	for _, style := range []say.Style{say.RC, say.A1} {
		checkSentences(t, name, style, prose.Writer{Style: style}.Outcome(w))
	}
}

func checkFrame(t *testing.T, name string, f *explain.Frame) {
	t.Helper()
	if t.Failed() {
		return
	}
	for _, style := range []say.Style{say.RC, say.A1} {
		w := prose.Writer{Style: style}
		checkText(t, name, w, f)
		checkHints(t, name, w, f)
		title, notation := w.Title(f), w.Notation(f)
		for _, s := range []string{title, notation} {
			checkMarks(t, name, style, s)
		}
		if strings.HasSuffix(title, ".") || strings.Contains(notation, "\n") {
			t.Errorf("%s: title %q, notation %q", name, title, notation)
		}
	}
}

var (
	reasoning = regexp.MustCompile(`(?i)\b(so|because|therefore)\b`)
	forbidden = regexp.MustCompile(`(?i)\b(obviously|simply|trivially|just|guess\w*|units?|squares?|eliminat\w*|regions?)\b`)
	house     = regexp.MustCompile(`(?i)\b(row|column|box|diagonal|window)s?\b`)
	// numbered is what has a number that is no digit: a house, a type, or a step
	// with its technique, which may be a 2-String Kite.
	numbered   = regexp.MustCompile(`(?i)\bstep \d+ \([^)]*\)|\b(rows?|columns?|box|boxes|window|step|line|type) (\w, )*(\w and )?\w+`)
	branchLine = regexp.MustCompile(`(?m)^( {2})+\d+(\.\d+)*\. `)
	cellNames  = map[say.Style]*regexp.Regexp{say.RC: regexp.MustCompile(`\br[1-9]c[1-9]\b`), say.A1: regexp.MustCompile(`\b[A-I][1-9]\b`)}
	// cellLists are cells as experts write them, one or more.
	cellLists = map[say.Style]*regexp.Regexp{say.RC: regexp.MustCompile(`\b(r)([1-9]+)(c)([1-9]+)\b`), say.A1: regexp.MustCompile(`\b()([A-I]+)()([1-9]+)\b`)}
	inRC      = regexp.MustCompile(`r\d+c\d`)
)

func checkText(t *testing.T, name string, w prose.Writer, f *explain.Frame) {
	t.Helper()
	text := w.Text(f)
	checkSentences(t, name, w.Style, text)
	if again := w.Text(f); again != text {
		t.Errorf("%s: two texts:\n%s\n%s", name, text, again)
	}
	if !reasoning.MatchString(text) {
		t.Errorf("%s: no reasoning in: %s", name, text)
	}
	said := map[string]bool{}
	for _, list := range cellLists[w.Style].FindAllStringSubmatch(text, -1) {
		for _, row := range list[2] {
			for _, column := range list[4] {
				said[list[1]+string(row)+list[3]+string(column)] = true
			}
		}
	}
	for c := range patternCells(f).Or(targetCells(f)).All() {
		if !said[cellName(w.Style, c)] {
			t.Errorf("%s: %v is not in: %s", name, c, text)
		}
	}
	_, byClue := f.Step.Evidence.(explain.Common)
	_, bySum := f.Step.Evidence.(explain.Sum)
	if !byClue && !bySum && !house.MatchString(text) {
		t.Errorf("%s: no house in: %s", name, text)
	}

	if trial, ok := f.Step.Evidence.(explain.Trial); ok {
		lines := branchLine.FindAllString(text, -1)
		if len(lines) != trial.Len() {
			t.Errorf("%s: %d numbered lines for %d steps: %s", name, len(lines), trial.Len(), text)
		}
		for _, line := range lines {
			if indent := len(line) - len(strings.TrimLeft(line, " ")); indent != 2*strings.Count(line, ".") {
				t.Errorf("%s: indentation of %q in: %s", name, line, text)
			}
		}
	}

	s, ok := f.Step.Evidence.(explain.Single)
	if _, inCell := s.Because.Cell(); !ok || !inCell || !strings.HasPrefix(w.Notation(f), "NS") {
		return
	}
	for _, a := range explain.Absences(&f.Before, s.Candidate, s.Because) {
		d := a.Candidate.Digit().String()
		by := d + " at " + cellName(w.Style, a.By)
		if _, known := f.History.RemovedIn(a.Candidate); !a.Placed && known {
			by = d + `\b[^.]* in (step|line) \d`
		} else if !a.Placed {
			by = d + `\b[^.]* not among its pencil marks`
		}
		if !regexp.MustCompile(by).MatchString(text) {
			t.Errorf("%s: no reason why %v is gone in: %s", name, a.Candidate, text)
		}
	}
}

func checkHints(t *testing.T, name string, w prose.Writer, f *explain.Frame) {
	t.Helper()
	ladder := ladderOf(f.Step)
	for n := range explain.Stages + 2 {
		if got, want := len(w.Hint(f, ladder, n)), max(1, min(n, explain.Stages)); got != want {
			t.Errorf("%s: stage %d has %d entries, want %d", name, n, got, want)
		}
	}
	hints := w.Hint(f, ladder, explain.Stages)
	for _, hint := range hints {
		checkSentences(t, name, w.Style, capitalized(hint))
	}
	veiled := strings.Join(hints[:explain.Stages-1], " ")
	if strings.Contains(veiled, w.Conclusion(f)) {
		t.Errorf("%s: the hints tell the conclusion: %s", name, veiled)
	}
	shown := cellNames[w.Style].FindAllString(veiled, -1)
	for c := range targetCells(f).All() {
		for _, cell := range shown {
			if cell == cellName(w.Style, c) && !patternCells(f).Or(namedByClue(f)).Has(c) {
				t.Errorf("%s: the hints tell the target %v: %s", name, c, veiled)
			}
		}
	}
	// The digit and the cell of a placement are never both told.
	if e := f.Step.Effects[0]; e.Place {
		bare := numbered.ReplaceAllString(cellNames[w.Style].ReplaceAllString(veiled, ""), "")
		cell := strings.Contains(veiled, cellName(w.Style, e.Candidate.Cell()))
		digit := regexp.MustCompile(`\b` + e.Candidate.Digit().String() + `\b`).MatchString(bare)
		if cell && digit {
			t.Errorf("%s: the hints tell %v: %s", name, e, veiled)
		}
	}
}

// namedByClue returns the cells that the clue of a step is called by, and those that it makes equal: which of them
// loses something is not told.
func namedByClue(f *explain.Frame) (cells candidates.CellSet) {
	if e, ok := f.Step.Evidence.(explain.Common); ok {
		for _, effect := range f.Step.Effects {
			for _, equal := range e.Equalities(&f.Before, effect) {
				cells = cells.Or(equal.Cells)
			}
		}
		if i, ok := f.Before.Layout().ClueNumber(e.Clue); ok {
			first, last := f.Before.Layout().Clues()[i].Parts()
			return cells.With(first).With(last)
		}
	}
	return cells
}

// checkSentences checks lines of whole sentences.
func checkSentences(t *testing.T, name string, style say.Style, text string) {
	t.Helper()
	checkMarks(t, name, style, text)
	if word := forbidden.FindString(text); word != "" {
		t.Errorf("%s: the word %q in: %s", name, word, text)
	}
	if text != capitalized(text) {
		t.Errorf("%s: no capital at the start of: %s", name, text)
	}
	for _, line := range strings.Split(text, "\n") {
		if !strings.HasSuffix(line, ".") || strings.Contains(strings.TrimLeft(line, " "), "  ") || strings.Contains(line, "..") || strings.Contains(line, " .") {
			t.Errorf("%s: no clean sentences: %q", name, line)
		}
	}
}

// checkMarks checks brackets and style.
func checkMarks(t *testing.T, name string, style say.Style, s string) {
	t.Helper()
	if strings.Count(s, "(") != strings.Count(s, ")") || strings.Count(s, "[") != strings.Count(s, "]") || strings.Contains(s, "%!") {
		t.Errorf("%s: brackets or format of: %s", name, s)
	}
	if style == say.A1 && inRC.MatchString(s) {
		t.Errorf("%s: r1c1 style in: %s", name, s)
	}
}

func capitalized(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

func cellName(style say.Style, c candidates.Cell) string {
	if style == say.A1 {
		return string([]byte{'A' + byte(c.Row()) - 1, '0' + byte(c.Column())})
	}
	return c.String()
}

// patternCells returns the cells that belong to the pattern. The cell of a
// hidden single is no such cell: it is what is looked for.
func patternCells(f *explain.Frame) (cells candidates.CellSet) {
	g := &f.Before
	switch e := f.Step.Evidence.(type) {
	case explain.Single:
		if c, ok := e.Because.Cell(); ok {
			return candidates.Cells(c)
		}
		if _, h, _ := e.Because.House(); g.Layout().HouseCells(h).And(g.Open()).Len() == 1 {
			return candidates.Cells(e.Candidate.Cell())
		}
	case explain.Deadly:
		if len(e.Pattern) == 1 {
			return e.Cells()
		}
		// A pattern of all open cells is not told cell by cell.
		for _, k := range e.Guardians(g) {
			cells = cells.With(k.Cell())
		}
		return cells
	default:
		for _, m := range e.Marks(g).Cells {
			cells = cells.With(m.Cell)
		}
		for _, m := range e.Marks(g).Candidates {
			cells = cells.With(m.Candidate.Cell())
		}
	}
	return cells
}

func targetCells(f *explain.Frame) (cells candidates.CellSet) {
	for _, e := range f.Step.Effects {
		cells = cells.With(e.Candidate.Cell())
	}
	return cells
}
