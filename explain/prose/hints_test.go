package prose_test

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// At each stage of a hint the board marks only what the sentences so far have named, and no conclusion is said
// or drawn before the last: see [checkStages]. This holds for steps of each technique in the positions made for
// it and in those of its lesson, and for walkthroughs, which have trials.
func TestStages(t *testing.T) {
	most := 2 // of a grid
	if notationtest.Thorough() {
		most = 20
	}
	checked := 0
	for _, technique := range suite.All() {
		grids := positionsOf(t, technique)
		if !notationtest.Thorough() {
			grids = grids[:min(len(grids), 6)]
		}
		before := checked
		for _, g := range append(grids, lessonGrid(t, technique)) {
			found := 0
			techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&g, func(s explain.Step) bool {
				checkStages(t, &explain.Frame{Number: 1, Step: &s, Before: g}, technique.Ladder)
				checked++
				found++
				return found < most
			})
		}
		if checked == before {
			t.Errorf("no step of %s", technique.Code)
		}
	}
	for _, name := range []string{"samples", "stalled"} {
		for _, g := range notationtest.Read(t, name, 24) {
			for f := range pipeline.Solve(g).Frames() {
				checkStages(t, f, ladderOf(f.Step))
				checked++
			}
		}
	}
	t.Logf("%d steps", checked)
}

func lessonGrid(t *testing.T, technique *techniques.Technique) candidates.Grid {
	t.Helper()
	p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	return p.Grid
}

// positionsOf returns the positions that were made for a technique.
func positionsOf(t *testing.T, technique *techniques.Technique) (grids []candidates.Grid) {
	t.Helper()
	path := filepath.Join("..", "..", "testdata", "techniques", technique.Family, strings.ReplaceAll(technique.Code, "-", "_")+".txtar")
	archive, err := txtar.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	sections := map[string]string{}
	for _, f := range archive.Files {
		sections[f.Name] = string(f.Data)
	}
	for _, f := range archive.Files {
		name, isGrid := strings.CutSuffix(f.Name, ".grid")
		if !isGrid {
			continue
		}
		layout := candidates.Classic9
		if spec := strings.TrimSpace(sections[name+".layout"]); spec != "" {
			if layout, err = candidates.ParseLayout(spec); err != nil {
				t.Fatal(err)
			}
		}
		p, err := notation.Parse(string(f.Data), layout)
		if err != nil {
			t.Fatal(err)
		}
		grids = append(grids, p.Grid)
	}
	return grids
}

// checkStages checks all stages of a hint before the last.
func checkStages(t *testing.T, f *explain.Frame, ladder explain.Ladder) {
	t.Helper()
	w := prose.Writer{}
	name := f.Step.Technique.Name
	for stage := 1; stage < explain.Stages; stage++ {
		told := w.Hint(f, ladder, stage)
		text := strings.Join(told, "\n")
		complain := func(format string, args ...any) {
			t.Helper()
			t.Errorf("%s, stage %d: %s\n%s\n%s", f.Step.Technique.Code, stage, fmt.Sprintf(format, args...), f.Before.String(), text)
		}
		if named := strings.Contains(text, name); named != (stage >= 3) {
			complain("%s is named: %v", name, named)
		}
		if claim := claims(told[stage-1]); stage > 1 && claim != "" {
			complain("a conclusion: %s", claim)
		}
		figure := w.HintFigure(f, ladder, stage, 0)
		for _, wrong := range unnamed(f.Before.Layout(), &figure, text) {
			complain("the board marks %s", wrong)
		}
		if stage < explain.Stages-1 && (len(figure.Marks.Candidates) > 0 || len(figure.Joints) > 0) {
			complain("the board marks candidates")
		}
		if figure.Evidence != nil {
			complain("the board has the whole pattern")
		}
		for _, m := range figure.Marks.Candidates {
			switch {
			case m.Role == explain.RoleRemoved || m.Role == explain.RolePlaced || m.Role == explain.RoleAssumed:
				complain("the board has %v as %v", m.Candidate, m.Role)
			case slices.Contains(f.Step.Effects, explain.Place(m.Candidate.Cell(), m.Candidate.Digit())):
				complain("the board has %v, which is placed", m.Candidate)
			}
		}
		for _, m := range figure.Marks.Cells {
			if reasoned := m.Role == explain.RoleOn || m.Role == explain.RoleOff || m.Role == explain.RoleAssumed || m.Role == explain.RoleConflict; reasoned && stage < explain.Stages-1 {
				complain("the board has %v as %v", m.Cell, m.Role)
			}
		}
	}
}

// unnamed lists what a figure marks and a text does not name.
func unnamed(l *candidates.Layout, f *explain.Figure, text string) (wrong []string) {
	cells := cellsNamed(text)
	bare := housesNamed.ReplaceAllString(compactCells.ReplaceAllString(text, ""), "")
	candidate := func(k candidates.Candidate) bool {
		return cells.Has(k.Cell()) && regexp.MustCompile(`\b`+k.Digit().String()+`s?\b`).MatchString(bare)
	}
	for _, m := range f.Marks.Houses {
		if !namesHouse(l, m.House, text) {
			wrong = append(wrong, l.Name(m.House))
		}
	}
	for _, m := range f.Marks.Cells {
		if !cells.Has(m.Cell) {
			wrong = append(wrong, m.Cell.String())
		}
	}
	for _, m := range f.Marks.Candidates {
		if !candidate(m.Candidate) {
			wrong = append(wrong, m.Candidate.String())
		}
	}
	for _, j := range f.Joints {
		for _, n := range []explain.Node{j.From, j.To} {
			for _, k := range n.Candidates() {
				if !candidate(k) {
					wrong = append(wrong, "a link to "+k.String())
				}
			}
		}
	}
	for k, label := range f.Labels.Candidates {
		if !candidate(k) {
			wrong = append(wrong, "the label "+label)
		}
	}
	for _, set := range f.Labels.Sets {
		if !set.Within(cells) {
			wrong = append(wrong, "the set "+set.String())
		}
	}
	return wrong
}

var (
	compactCells = regexp.MustCompile(`\br([1-9]+)c([1-9]+)\b`)
	housesNamed  = regexp.MustCompile(`(?i)\b(?:row|column|box) \d|\b(?:rows|columns|boxes) (?:\d(?:, | and | or )?)+`)
	houseList    = regexp.MustCompile(`(?i)\b(row|column|box)(?:s|es)? ((?:\d(?:, | and | or )?)+)`)
)

// cellsNamed returns the cells that a text names.
func cellsNamed(text string) (cells candidates.CellSet) {
	for _, m := range compactCells.FindAllStringSubmatch(text, -1) {
		for _, r := range m[1] {
			for _, c := range m[2] {
				cells = cells.With(candidates.At(int(r-'0'), int(c-'0')))
			}
		}
	}
	return cells
}

// namesHouse reports whether a text names a house, by itself or in a list.
func namesHouse(l *candidates.Layout, h candidates.House, text string) bool {
	kind, number, _ := strings.Cut(l.Name(h), " ")
	if h.Kind() == candidates.Extra {
		return strings.Contains(strings.ToLower(text), strings.ToLower(l.Name(h)))
	}
	return slices.ContainsFunc(houseList.FindAllStringSubmatch(text, -1), func(m []string) bool {
		return strings.EqualFold(m[1], kind) && strings.Contains(m[2], number)
	})
}

var (
	conditional = regexp.MustCompile(`^(?:\d+\. |If |Suppose |Then |Without |With )`)
	conclusion  = regexp.MustCompile(`(?i)\bremove\b|\bis (?:false|true)\b|\bcannot be\b|\b(?:has|have) to be\b \d|r\dc\d (?:is|must be|has to be|is not|holds) \d\b|\b(?:must|has to) be in r\dc\d\.|\ball ways use\b`)
	several     = regexp.MustCompile(` or |\b[Oo]ne of |^They all come to the same end|One of the two is true|one of these guardians is true|^Two|^So the candidates of a colour|Of (?:each link|two|these)|not both true|one is true`)
)

var asked = regexp.MustCompile(`What if [^?]*\?.*?Then nothing would be left`)

// claims returns the first sentence of a stage that says without a condition what is placed or removed. Where
// there are alternatives nothing is decided, nor between what is asked and what that would leave nothing for.
func claims(stage string) string {
	stage = asked.ReplaceAllString(stage, "")
	under := false
	for _, sentence := range strings.Split(strings.ReplaceAll(stage, "\n", " "), ". ") {
		if conditional.MatchString(sentence) {
			under = true // and what it leads to, up to the next thought
			continue
		}
		if under && strings.HasPrefix(sentence, "So r") || !conclusion.MatchString(sentence) || several.MatchString(sentence) {
			continue
		}
		return sentence
	}
	return ""
}

// The check of conclusions finds those that hints used to have.
func TestStagesCatch(t *testing.T) {
	for _, s := range []string{
		"So r8c7 has to be 1.", "So r8c7 has to be 1 and nothing else.", "So blue is false and green is true.",
		"Arrange 8 in row 8, no two in one house: all ways use r8c5, so no other digit goes there.",
		"What if there were no 2 in r1c1? Then nothing would be left for r1c1, so r1c1 is 2. r1c2 cannot be 3.", "So r3c3 is 2.", "It is sure. Remove it from r7c5.", "So 4 has to be in r5c6.",
	} {
		if claims(s) == "" {
			t.Errorf("not found: %s", s)
		}
	}
	for _, s := range []string{
		"What if there were no 2 in r1c1 or r1c4? So r1c3 is 2. r1c2 cannot be 3. Then nothing would be left for r1c2, so r1c1 or r1c4 is 2.",
		"So 5 has to be in r7c8 or r7c9.", "If a base cell is 6, row 1 has room for 6 only in r1c2. So r1c2 is 6.", "One of the two is true as a whole, the other false.",
	} {
		if claims(s) != "" {
			t.Errorf("found: %s", s)
		}
	}
}
