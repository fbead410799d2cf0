package claim_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/txtar"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/names"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// position is a grid on which a technique finds steps.
type position struct {
	name  string
	grid  candidates.Grid
	steps []explain.Step
}

// positions returns those of the technique in testdata, but for near misses.
func positions(tb testing.TB, t *techniques.Technique) (all []position) {
	tb.Helper()
	file := filepath.Join("../../testdata/techniques", t.Family, strings.ReplaceAll(t.Code, "-", "_")+".txtar")
	if _, err := os.Stat(file); err != nil {
		return nil
	}
	archive, err := txtar.ParseFile(file)
	if err != nil {
		tb.Fatal(err)
	}
	layouts := map[string]*candidates.Layout{}
	runner := techniques.NewRunner([]*techniques.Technique{t}).Grant(explain.Unique)
	for _, f := range archive.Files {
		name, ok := strings.CutSuffix(f.Name, ".layout")
		if ok {
			if layouts[name], err = candidates.ParseLayout(strings.TrimSpace(string(f.Data))); err != nil {
				tb.Fatal(err)
			}
		}
		name, ok = strings.CutSuffix(f.Name, ".grid")
		if !ok || strings.HasPrefix(name, "none-") {
			continue
		}
		l := layouts[name]
		if l == nil {
			l = candidates.Classic9
		}
		p, err := notation.Parse(string(f.Data), l)
		if err != nil {
			tb.Fatal(err)
		}
		at := position{name: t.Code + " " + name, grid: p.Grid}
		runner.All(&p.Grid, func(s explain.Step) bool {
			at.steps = append(at.steps, s)
			return len(at.steps) < 4
		})
		all = append(all, at)
	}
	return all
}

// called is what the techniques are called.
var called = &recalled{Names: names.New(suite.All())}

// recalled finds the patterns of a name on a grid once for all tests.
type recalled struct {
	*names.Names
	found sync.Map // of named, functions that return the patterns
}

// named is a name, or a claim, on a grid.
type named struct {
	text string
	grid candidates.Grid
}

func (r *recalled) Find(name string, g *candidates.Grid, yield func(*explain.Step) bool) {
	const most = 300
	f, _ := r.found.LoadOrStore(named{name, *g}, sync.OnceValue(func() (all []*explain.Step) {
		r.Names.Find(name, g, func(s *explain.Step) bool {
			all = append(all, s)
			return len(all) < most
		})
		return all
	}))
	all := f.(func() []*explain.Step)()
	if len(all) == most {
		r.Names.Find(name, g, yield)
		return
	}
	for _, s := range all {
		if !yield(s) {
			return
		}
	}
}

// answered is how a claim is read, and judged if it is a pattern.
type answered struct {
	c   *claim.Claim
	err error
	j   claim.Judgement
}

var (
	asked   sync.Map // of named, functions that return what is answered
	onWords sync.Map // the same of what only the words of the claim say
)

// ask reads a claim and judges it. That is done once for all tests.
func ask(text string, g *candidates.Grid) answered {
	f, _ := asked.LoadOrStore(named{text, *g}, sync.OnceValue(func() (a answered) {
		if a.c, a.err = claim.Read(text, g, called); a.err == nil && !a.c.IsConclusion() {
			a.j = a.c.Judge(g, explain.Unique, called.Call)
		}
		return a
	}))
	return f.(func() answered)()
}

// askWords reads a claim of which only the words count, and does not judge it. That is done once for all tests.
func askWords(text string, g *candidates.Grid) (*claim.Claim, error) {
	f, _ := onWords.LoadOrStore(named{text, *g}, sync.OnceValue(func() (a answered) {
		a.c, a.err = claim.Read(text, g, onlyNames{called.Names})
		return a
	}))
	a := f.(func() answered)()
	return a.c, a.err
}

// judged reads a claim and judges it; what is shown must be proved.
func judged(t *testing.T, g *candidates.Grid, text string) (j claim.Judgement) {
	t.Helper()
	c, err := claim.Parse(text, g.Layout(), called.Known)
	if err != nil {
		t.Errorf("%s\n%v", text, err)
		return j
	}
	j = c.Judge(g, explain.Unique, called.Call)
	if misnamed := j.Verdict == claim.Flawed && c.Name != ""; !misnamed && (j.Verdict == claim.Shown) != (j.Step != nil) {
		t.Errorf("%s: is %s with the step %v", text, j.Verdict, j.Step)
	}
	if j.Step != nil {
		if err := verify.Step(g, j.Step); err != nil {
			t.Errorf("%s: is shown by what is not proved: %v", text, err)
		}
	}
	return j
}

// What a step prints for experts is read back, in both styles: it is shown, with
// the same effects. Without its conclusion the pattern shows something as well.
func TestNotationIsRead(t *testing.T) {
	read := map[explain.Shape]int{}
	for _, technique := range suite.All() {
		for _, at := range positions(t, technique) {
			for i := range at.steps {
				step := &at.steps[i]
				shape := explain.ShapeOf(step.Evidence)
				read[shape]++
				for _, style := range []say.Style{say.RC, say.A1} {
					text := prose.Writer{Style: style}.Notation(&explain.Frame{Number: 1, Step: step, Before: at.grid})
					j := judged(t, &at.grid, text)
					switch {
					case j.Verdict != claim.Shown:
						t.Errorf("%s: %s\nis %q: %s", at.name, text, j.Verdict, reason(j))
					case !slices.Equal(j.Step.Effects, step.Effects):
						t.Errorf("%s: %s\nhas the effects %v, want %v", at.name, text, j.Step.Effects, step.Effects)
					}
					pattern, _, _ := strings.Cut(text, " => ")
					if shape == explain.ShapeTrial { // lines of the branch have conclusions as well
						pattern = text[:strings.LastIndex(text, " => ")]
					}
					if j := judged(t, &at.grid, pattern); j.Verdict != claim.Shown {
						t.Errorf("%s: %s\nis %q: %s", at.name, pattern, j.Verdict, reason(j))
					}
				}
			}
		}
	}
	for _, shape := range explain.Shapes {
		if read[explain.ShapeOf(shape)] == 0 {
			t.Errorf("no notation of the shape %s was read", explain.ShapeOf(shape))
		}
	}
}

// sees reports whether the ends of a chain exclude each other.
func sees(l *candidates.Layout, e explain.Chain) bool {
	last := e.Nodes[len(e.Nodes)-1]
	for c := range e.Nodes[0].Cells.All() {
		if !last.ExcludedBy(l, candidates.Of(c, e.Nodes[0].Digit)) {
			return false
		}
	}
	return true
}

// What a step prints is accepted under the names of its technique. Under another name of its family, or of the
// techniques beside it, it is accepted where it is that as well; otherwise it is called what it is, and what
// follows is shown.
func TestNameIsJudged(t *testing.T) {
	all := suite.All()
	accepted, refused := 0, map[string]int{}
	for i, technique := range all {
		near := append(slices.DeleteFunc(suite.All(), func(other *techniques.Technique) bool { return other.Family != technique.Family }),
			all[max(0, i-3):min(len(all), i+4)]...)
		for _, at := range positions(t, technique)[:1] {
			step := &at.steps[0]
			text := prose.Writer{}.Notation(&explain.Frame{Number: 1, Step: step, Before: at.grid})
			for _, name := range append(technique.Aliases, technique.Code, technique.Name, strings.ToUpper(technique.Name), technique.Family) {
				if part := strings.Contains(name, "Type ") && technique.HoDoKu == "" && technique.Code[:3] != "bug" || strings.HasPrefix(name, "Pointing ") || name == "Unique Hexagon"; part {
					continue // not all patterns of the technique have the name
				}
				if j := judged(t, &at.grid, name+" "+text); j.Verdict != claim.Shown || !slices.Equal(j.Step.Effects, step.Effects) || j.Called.Code != "" {
					t.Errorf("%s: %s %s\nis %q: %s", at.name, name, text, j.Verdict, reason(j))
				}
				accepted++
			}
			is := called.Of(&at.grid, step)
			for _, other := range near {
				if ends, ok := step.Evidence.(explain.Chain); ok && !ends.Closed() && strings.Contains(other.Code, "loop") && sees(at.grid.Layout(), ends) {
					continue // whose ends exclude each other, which closes it
				}
				if technique.Code == "kraken-fish-type-1" && other.Code == "kraken-fish-type-2" {
					continue // the notation does not say whether the chains lead from a cover
				}
				fits := slices.Contains(is, other)
				j := judged(t, &at.grid, other.Name+": "+text)
				switch {
				case fits && (j.Verdict != claim.Shown || j.Step.Technique != other.Ref()):
					t.Errorf("%s: %s: %s\nis %q: %s", at.name, other.Name, text, j.Verdict, reason(j))
				case fits:
				case j.Verdict != claim.Flawed || j.Called != is[0].Ref() || j.Step == nil || !slices.Equal(j.Step.Effects, step.Effects):
					t.Errorf("%s: %s: %s\nis %q and called %q: %s", at.name, other.Name, text, j.Verdict, j.Called, reason(j))
				case !place.MatchString(reason(j)) || !strings.HasPrefix(reason(j), "This is no "+other.Name+": ") || !strings.HasSuffix(reason(j), "; it is called "+is[0].Name+"."):
					t.Errorf("%s: %s: %s\nis refused: %s", at.name, other.Name, text, reason(j))
				default:
					refused[technique.Code]++
				}
			}
		}
	}
	for _, technique := range all {
		if refused[technique.Code] < 3 {
			t.Errorf("%s is refused under %d other names: expected three or more", technique.Code, refused[technique.Code])
		}
	}
	if accepted < 4*len(all) {
		t.Errorf("%d names were accepted", accepted)
	}
}

// A name is judged beside all that is wrong otherwise, and of several ways to read a pattern the one counts
// that it fits.
func TestNameBesideOthers(t *testing.T) {
	p, err := notation.Parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		text    string
		verdict claim.Verdict
		reason  string
	}{
		{`wing 7: b3\r2`, claim.Flawed, "This is no wing: its base is one house, box 3, and its cover row 2, with two places; it is called Pointing."},
		{`pointing triple 7: b3\r2`, claim.Flawed, "This is no pointing triple: its base is one house, box 3, and its cover row 2, with two places; it is called Pointing."},
		{`pointing pair 7: b3\r2`, claim.Shown, ""},
		{`locked candidates: 7: b3\r2 => r2c1<>7`, claim.Shown, ""},
		{`intersection removal 7: b3\r2`, claim.Shown, ""},
		{`x-wing 7: b3\r2 => r1c2<>7`, claim.Flawed, "This is no x-wing: its base is one house, box 3, and its cover row 2, with two places; it is called Pointing. r1c2 is not in row 2."},
		{`x-wing 7: b3\r2 => r2c4<>7`, claim.Flawed, "This is no x-wing: its base is one house, box 3, and its cover row 2, with two places; it is called Pointing. The pattern is right, but r2c4 has no 7: column 4 has its 7 at r3c4."},
		{`x-wing 7: b3\r1`, claim.Flawed, "Box 3 has 7 only outside row 1, at r2c7 and r2c9."},
	} {
		if j := judged(t, &p.Grid, test.text); j.Verdict != test.verdict || reason(j) != test.reason {
			t.Errorf("%s is %q: %s\nwant %q: %s", test.text, j.Verdict, reason(j), test.verdict, test.reason)
		}
	}
}

// Trials may nest, and every line of a branch has to follow.
func TestNestedTrial(t *testing.T) {
	const monster = ":0000::1.......2.9.4...5...6...7...5.9.3.......7+4......85..4.7.....6...3...9.8...2.....1:" +
		"713 615 325 825 826 231 135 235 251 651 852 153 157 257 358 958 659 173 175 275 584 485 691 695:::"
	p, err := notation.Parse(monster, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	solver, err := pipeline.New(pipeline.Options{Techniques: suite.Human()[:8]})
	if err != nil {
		t.Fatal(err)
	}
	step, ok, err := solver.Next(t.Context(), p.Grid)
	trial, isTrial := step.Evidence.(explain.Trial)
	if !ok || !isTrial || trial.Depth() < 2 {
		t.Fatalf("got %v, %v: expected a nested trial", step, err)
	}
	text := prose.Writer{}.Notation(&explain.Frame{Number: 1, Step: &step, Before: p.Grid})
	if j := judged(t, &p.Grid, text); j.Verdict != claim.Shown {
		t.Errorf("%s\nis %s: %s", text, j.Verdict, reason(j))
	}
	// A house that has room left for the digit is no conflict.
	i := strings.Index(text, ": none")
	other := string('1' + (text[i-1]-'0')%9)
	if j := judged(t, &p.Grid, text[:i-1]+other+text[i:]); j.Verdict != claim.Flawed || !place.MatchString(reason(j)) {
		t.Errorf("with a conflict in another house the trial is %s: %s", j.Verdict, reason(j))
	}
	// A trial within it shows that what it supposes is false, and nothing else.
	i = strings.Index(text, "]") - 1
	forged := text[:i] + string('1'+(text[i]-'0')%9) + text[i+1:]
	if _, err := claim.Parse(forged, p.Grid.Layout(), func(string) bool { return false }); err == nil || !strings.Contains(err.Error(), "<>"+text[i:i+1]) {
		t.Errorf("%s is read with %v", forged, err)
	}
}
