package claim_test

import (
	"errors"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// statement is a claim about a grid that a step was found on, with the verdict
// that is right by the way in which it was made.
type statement struct {
	how     string
	text    string
	grid    *candidates.Grid
	want    claim.Verdict
	effects []explain.Effect // that it has to be shown with
}

// found is a step on its grid, with the solution.
type found struct {
	grid     candidates.Grid
	step     explain.Step
	solution candidates.Filling
}

// walk returns steps other than singles on the way through some puzzles of testdata.
func walk(tb testing.TB, every int) (all []found) {
	tb.Helper()
	for _, g := range append(notationtest.Read(tb, "stalled", every), notationtest.Read(tb, "samples", every)...) {
		solution := fallback.Solve(tb.Context(), &g, 1, fallback.Budget{}).Solutions[0]
		runner := techniques.NewRunner(suite.Human()).Grant(explain.Unique)
		for s, ok := runner.Next(&g); ok; s, ok = runner.Next(&g) {
			if explain.ShapeOf(s.Evidence) != explain.ShapeSingle {
				all = append(all, found{g, s, solution})
			}
			s.Apply(&g)
		}
	}
	return all
}

// statements makes claims of a step: its own, and damaged ones.
func statements(rnd *rand.Rand, f *found) (all []statement) {
	g := &f.grid
	text := prose.Writer{}.Notation(&explain.Frame{Number: 1, Step: &f.step, Before: *g})
	i := strings.LastIndex(text, " => ")
	if _, joined := f.step.Evidence.(explain.Joined); joined {
		i = strings.Index(text, " => ")
	}
	pattern, conclusion := text[:i], text[i:]
	add := func(how string, want claim.Verdict, text string) {
		all = append(all, statement{how, text, g, want, nil})
	}
	all = append(all, statement{"its own notation", text, g, claim.Shown, f.step.Effects})
	if _, joined := f.step.Evidence.(explain.Joined); joined {
		return all
	}

	// A candidate that the solution has follows from nothing.
	open := g.Open()
	for range 3 {
		c := nth(open, rnd.IntN(open.Len()))
		add("another target", claim.Unsupported, pattern+" => "+explain.Remove(c, f.solution[c]).String())
	}
	// What is gone already is no news.
	done := *g
	f.step.Apply(&done)
	if e := f.step.Effects[0]; e.Place || done.Open().Has(e.Candidate.Cell()) {
		if _, isPattern := f.step.Evidence.(explain.Chain); isPattern && !touches(&f.step) {
			all = append(all, statement{"after the step", text, &done, claim.Idle, nil})
		}
	}
	// A cell that is filled otherwise belongs to no pattern.
	if c, ok := anyCell(g, pattern); ok {
		filled := *g
		other := f.solution[c]
		if !strings.Contains(pattern, other.String()) && filled.Open().Has(c) {
			filled.Place(c, other)
			all = append(all, statement{"a cell is filled", pattern + conclusion, &filled, claim.Flawed, nil})
		}
	}
	all = append(all, damaged(g, f, pattern, conclusion)...)
	return all
}

// touches reports whether a step removes a candidate of its own pattern.
func touches(s *explain.Step) bool {
	nodes := s.Evidence.(explain.Chain).Nodes
	return slices.ContainsFunc(s.Effects, func(e explain.Effect) bool {
		return slices.ContainsFunc(nodes, func(n explain.Node) bool { return n.Cells.Has(e.Candidate.Cell()) })
	})
}

// nth returns the cell of a number in a set.
func nth(cells candidates.CellSet, n int) candidates.Cell {
	for range n {
		cells.Next()
	}
	return cells.First()
}

var oneCell = regexp.MustCompile(`\)r([1-9])c([1-9])\b`)

// anyCell returns a cell that a chain names by itself.
func anyCell(g *candidates.Grid, pattern string) (candidates.Cell, bool) {
	m := oneCell.FindStringSubmatch(pattern)
	if m == nil {
		return 0, false
	}
	return candidates.At(int(m[1][0]-'0'), int(m[2][0]-'0')), true
}

// damaged changes what a pattern says of itself.
func damaged(g *candidates.Grid, f *found, pattern, conclusion string) (all []statement) {
	add := func(how, text string) {
		if text != pattern {
			all = append(all, statement{how, text + conclusion, g, claim.Flawed, nil})
		}
	}
	l := g.Layout()
	switch e := f.step.Evidence.(type) {
	case explain.Chain:
		if i := strings.IndexAny(pattern, "="); i > 0 && strings.Count(pattern, "=") > 1 {
			add("a strong link is called weak", pattern[:i]+"-"+pattern[i+1:])
		}
		if i := strings.LastIndex(pattern, "-"); i > 0 {
			add("a weak link is called strong", pattern[:i]+"="+pattern[i+1:])
		}
		if c, ok := anyCell(g, pattern); ok {
			if i := strings.Index(pattern, ")"+c.String()); i > 0 {
				digit := candidates.Digit(pattern[i-1] - '0')
				for other := range l.Cells().AndNot(g.Places(digit)).All() {
					add("a cell is another, without the digit", pattern[:i+1]+other.String()+pattern[i+5:])
					break
				}
			}
		}
	case explain.Cover:
		base, cover, _ := strings.Cut(pattern, `\`)
		cover, _, hasFins := strings.Cut(cover, " ")
		if hasFins {
			add("the fins are kept quiet", base+`\`+cover)
		}
		if e.Covers.Len() > 1 {
			add("a cover is left out", base+`\`+cover[:len(cover)-1]+strings.TrimPrefix(pattern, base+`\`+cover))
		}
		for d := range l.Digits().All() {
			if other := (explain.Cover{Digit: d, Base: e.Base, Covers: e.Covers}); d != e.Digit && other.Fins(g) != e.Fins(g) {
				add("the digit is another", d.String()+pattern[1:])
				break
			}
		}
		for h := range (l.HousesOfKind(e.Covers.First().Kind()) &^ (e.Covers | e.Base)).All() {
			moved := e
			moved.Covers = e.Covers&^candidates.Houses(e.Covers.First()) | candidates.Houses(h)
			if moved.Fins(g) != e.Fins(g) && e.Covers.Len() == 1 {
				add("the cover is another house", base+`\`+cover[:1]+string(rune('0'+h.Number())))
				break
			}
		}
	case explain.LockedSet:
		for d := range l.Digits().All() {
			if !e.Set.Has(d) && g.Places(d).And(e.Cells).IsEmpty() {
				add("a digit is another", strings.Replace(pattern, e.Set.Last().String()+")", d.String()+")", 1))
				break
			}
		}
		for c := range g.Open().AndNot(e.Cells).All() {
			if g.Candidates(c)&e.Set == 0 && l.HousesOfAll(e.Cells.Without(e.Cells.Last()).With(c)) == 0 {
				cells := e.Cells.Without(e.Cells.Last()).With(c)
				names := []string{}
				for c := range cells.All() {
					names = append(names, c.String())
				}
				add("a cell is another", pattern[:strings.Index(pattern, ")")+1]+strings.Join(names, ","))
				break
			}
		}
	case explain.SetChain:
		add("a restricted common is another digit", strings.Replace(pattern, "-"+e.Common[0].String()+"-", "-"+missing(g, e.Sets[0]).String()+"-", 1))
	}
	return all
}

// missing returns a digit that none of the cells has.
func missing(g *candidates.Grid, cells candidates.CellSet) candidates.Digit {
	digits := g.Layout().Digits()
	for c := range cells.All() {
		digits &^= g.Candidates(c)
	}
	return digits.First()
}

// place is a cell or house in a reason.
var place = regexp.MustCompile(`r[1-9]c[1-9]|(row|column|box) [1-9]`)

// Claims from real steps get the verdict that the way they were made calls for,
// and what is wrong is said of some cell or house.
func TestVerdicts(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	every, enough := 2, 1000
	if testing.Short() {
		every, enough = 20, 100
	}
	right := map[claim.Verdict]int{}
	for _, f := range walk(t, every) {
		for _, s := range statements(rnd, &f) {
			j := judged(t, s.grid, s.text)
			switch {
			case j.Verdict != s.want:
				t.Errorf("%s: %s\non %v\nis %s: %s\nwant %s", s.how, s.text, s.grid, j.Verdict, reason(j), s.want)
			case s.effects != nil && !slices.Equal(j.Step.Effects, s.effects):
				t.Errorf("%s: %s\nhas the effects %v, want %v", s.how, s.text, j.Step.Effects, s.effects)
			case s.want != claim.Shown && !place.MatchString(reason(j)):
				t.Errorf("%s: %s\nis %s: %s\nwhich names no cell or house", s.how, s.text, j.Verdict, reason(j))
			default:
				right[s.want]++
			}
		}
	}
	if shown, others := right[claim.Shown], right[claim.Flawed]+right[claim.Idle]+right[claim.Unsupported]; shown < enough || others < enough {
		t.Errorf("%v were judged: expected %d that are shown, and as many others", right, enough)
	}
}

// A claim may be wrong in every way at once, and nothing panics.
func FuzzClaim(f *testing.F) {
	found := walk(f, 50)
	for i := range found {
		f.Add(prose.Writer{}.Notation(&explain.Frame{Number: 1, Step: &found[i].step, Before: found[i].grid}), uint(i))
	}
	f.Fuzz(func(t *testing.T, text string, n uint) {
		g := &found[n%uint(len(found))].grid
		c, err := claim.Parse(text, g.Layout(), called.Known)
		if err != nil {
			var unread *claim.Error
			if !errors.As(err, &unread) || unread.Col < 1 || unread.Col > len(text)+1 {
				t.Errorf("%q: %v", text, err)
			}
			return
		}
		j := c.Judge(g, explain.Unique, called.Call)
		if !slices.Contains(claim.Verdicts, j.Verdict) || j.Verdict != claim.Shown && len(j.Reason) == 0 {
			t.Errorf("%q is %q: %s", text, j.Verdict, reason(j))
		}
	})
}
