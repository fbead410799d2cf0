package techniques_test

import (
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// valid returns a technique that passes validation. It reports one removal.
func valid() *techniques.Technique {
	return &techniques.Technique{
		Code:    "first-cell",
		Name:    "First Cell",
		Aliases: []string{"Corner"},
		Family:  "test",
		HoDoKu:  "9999",
		Level:   techniques.Easy,
		Ladder:  explain.Ladder{Kind: "something is in the corner", Facets: [2]explain.Facet{explain.FacetCells, explain.FacetDigits}},
		Doc: techniques.Doc{
			What: "A cell in the corner.", Why: "It is the first.", Look: "Look there.", NearMiss: "Another corner.",
			Grid: ".", Want: "r1c1<>1",
		},
		Find: func(p *techniques.Pass) { p.Report(corner) },
		Is:   func(*techniques.Pattern) bool { return false },
	}
}

// corner is a step for tests of what is done with steps.
var corner = explain.NewStep(explain.Single{}, explain.Remove(candidates.At(1, 1), 1))

func TestSuiteIsValid(t *testing.T) {
	if err := techniques.Validate(suite.All()); err != nil {
		t.Error(err)
	}
}

func TestValidate(t *testing.T) {
	if err := techniques.Validate([]*techniques.Technique{valid()}); err != nil {
		t.Errorf("a valid technique: %v", err)
	}
	for _, test := range []struct {
		name   string
		change func(*techniques.Technique)
		err    string
	}{
		{"no code", func(x *techniques.Technique) { x.Code = "" }, "code must be"},
		{"capital in the code", func(x *techniques.Technique) { x.Code = "First" }, "code must be"},
		{"underscore in the code", func(x *techniques.Technique) { x.Code = "first_cell" }, "code must be"},
		{"no name", func(x *techniques.Technique) { x.Name = "" }, "name and family"},
		{"no family", func(x *techniques.Technique) { x.Family = "" }, "name and family"},
		{"no level", func(x *techniques.Technique) { x.Level = 0 }, "level 0"},
		{"no such level", func(x *techniques.Technique) { x.Level = techniques.Extreme + 1 }, "level 6"},
		{"no Find", func(x *techniques.Technique) { x.Find = nil }, "no Find"},
		{"no Is", func(x *techniques.Technique) { x.Is = nil }, "no Is"},
		{"a part of no alias", func(x *techniques.Technique) { x.Parts = []techniques.Part{{Alias: "Edge"}} }, `"Edge" is none`},
		{"no kind", func(x *techniques.Technique) { x.Ladder.Kind = "" }, "kind of its hints"},
		{"kind with a capital", func(x *techniques.Technique) { x.Ladder.Kind = "Something" }, "kind of its hints"},
		{"kind with a full stop", func(x *techniques.Technique) { x.Ladder.Kind = "something." }, "kind of its hints"},
		{"equal facets", func(x *techniques.Technique) { x.Ladder.Facets[1] = x.Ladder.Facets[0] }, "show the same"},
		{"no example", func(x *techniques.Technique) { x.Doc.Grid = "" }, "no example"},
		{"no effects of the example", func(x *techniques.Technique) { x.Doc.Want = "" }, "no example"},
		{"no What", func(x *techniques.Technique) { x.Doc.What = "" }, "What"},
		{"no full stop in Why", func(x *techniques.Technique) { x.Doc.Why = "Because" }, "Why"},
		{"forbidden word", func(x *techniques.Technique) { x.Doc.Look = "Obviously there." }, `"obviously"`},
		{"forbidden plural", func(x *techniques.Technique) { x.Doc.NearMiss = "Two squares." }, `"squares"`},
	} {
		x := valid()
		test.change(x)
		err := techniques.Validate([]*techniques.Technique{x})
		if err == nil || !strings.Contains(err.Error(), test.err) {
			t.Errorf("%s: got error %v, want one with %q", test.name, err, test.err)
		}
	}
}

func TestValidateNames(t *testing.T) {
	for _, test := range []struct {
		name   string
		change func(*techniques.Technique)
	}{
		{"code", func(x *techniques.Technique) { x.Code = "corner" }},
		{"name", func(x *techniques.Technique) { x.Name = "FIRST CELL" }},
		{"alias", func(x *techniques.Technique) { x.Aliases = []string{"first-cell"} }},
		{"number", func(x *techniques.Technique) { x.HoDoKu = "9999" }},
	} {
		x := valid()
		x.Code, x.Name, x.Aliases, x.HoDoKu = "last-cell", "Last Cell", nil, ""
		if err := techniques.Validate([]*techniques.Technique{valid(), x}); err != nil {
			t.Fatal(err)
		}
		test.change(x)
		err := techniques.Validate([]*techniques.Technique{valid(), x})
		if err == nil || !strings.Contains(err.Error(), `already means "first-cell"`) {
			t.Errorf("%s that is taken: got error %v", test.name, err)
		}
	}
}

func TestLookup(t *testing.T) {
	list := []*techniques.Technique{valid()}
	for _, name := range []string{"first-cell", "First Cell", "FIRSTCELL", "first_cell", "corner", "9999"} {
		if techniques.Lookup(list, name) != list[0] {
			t.Errorf("%q is not found", name)
		}
	}
	for _, name := range []string{"", "first", "cell", "999"} {
		if found := techniques.Lookup(list, name); found != nil {
			t.Errorf("%q means %s", name, found.Code)
		}
	}
	for _, x := range suite.All() {
		for _, name := range append([]string{x.Code, x.Name}, x.Aliases...) {
			if found := techniques.Lookup(suite.All(), name); found != x {
				t.Errorf("%q does not mean %s", name, x.Code)
			}
		}
	}
}

func TestRunner(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	nothing, one, two := valid(), valid(), valid()
	nothing.Code, nothing.Find = "nothing", func(*techniques.Pass) {}
	two.Code, two.Assumes = "two", explain.Unique
	calls := 0
	two.Find = func(p *techniques.Pass) {
		calls++
		if p.Report(corner) {
			p.Report(corner)
		}
	}
	r := techniques.NewRunner([]*techniques.Technique{nothing, two, one}).Grant(explain.Unique)

	if s, ok := techniques.NewRunner([]*techniques.Technique{two, one}).Next(&g); !ok || s.Technique != one.Ref() || calls != 0 {
		t.Errorf("nothing is granted: got %v after %d searches for a technique that assumes something", s.Technique, calls)
	}

	if s, ok := r.Next(&g); !ok || s.Technique != two.Ref() || s.Assumes != explain.Unique || calls != 1 {
		t.Errorf("Next: got %v by %v, assuming %v, after %d searches", s.Effects, s.Technique, s.Assumes, calls)
	}

	var codes []string
	r.All(&g, func(s explain.Step) bool {
		codes = append(codes, s.Technique.Code)
		return true
	})
	if want := []string{"two", "two", "first-cell"}; !slices.Equal(codes, want) {
		t.Errorf("All: got %v, want %v", codes, want)
	}

	codes = nil
	r.All(&g, func(s explain.Step) bool {
		codes = append(codes, s.Technique.Code)
		return false
	})
	if want := []string{"two"}; !slices.Equal(codes, want) {
		t.Errorf("All, stopped at once: got %v, want %v", codes, want)
	}

	if s, ok := techniques.NewRunner([]*techniques.Technique{nothing}).Next(&g); ok {
		t.Errorf("a technique that finds nothing: got step %v", s.Effects)
	}
	if _, ok := techniques.NewRunner(nil).Next(&g); ok {
		t.Error("no technique found something")
	}
}

// What may be assumed is asked once a technique that assumes it has found a step: the answer may take a search. If it is
// not granted the next technique has its turn.
func TestGrantedIsAskedForSteps(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	idle, finds, other := valid(), valid(), valid()
	idle.Assumes, idle.Find = explain.Unique, func(*techniques.Pass) {}
	finds.Code, finds.Assumes = "finds", explain.Unique
	finds.Find = func(p *techniques.Pass) { p.Report(corner) }
	for _, c := range []struct {
		list    []*techniques.Technique
		granted explain.Assume
		asked   int
		want    *techniques.Technique
	}{
		{[]*techniques.Technique{idle, other}, explain.Unique, 0, other},
		{[]*techniques.Technique{idle, finds, other}, explain.Unique, 1, finds},
		{[]*techniques.Technique{idle, finds, other}, 0, 1, other},
	} {
		asked := 0
		r := techniques.NewRunner(c.list)
		r.Granted = func(*candidates.Grid) explain.Assume {
			asked++
			return c.granted
		}
		if s, ok := r.Next(&g); !ok || s.Technique != c.want.Ref() || asked != c.asked {
			t.Errorf("%d techniques, %v granted: got %v, asked %d times", len(c.list), c.granted, s.Technique, asked)
		}
	}
}

// A technique gets the solution of the grid from whoever runs it, if there is somebody to ask.
func TestSolution(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	solution := candidates.Filling{1, 2, 3}
	asks := valid()
	var got *candidates.Filling
	asked := false
	asks.Find = func(p *techniques.Pass) { got, asked = p.Solution() }
	r := techniques.NewRunner([]*techniques.Technique{asks})
	if r.Next(&g); got != nil || asked {
		t.Errorf("nobody to ask: got %v, asked: %t", got, asked)
	}
	r.Solution = func(*candidates.Grid) *candidates.Filling { return &solution }
	if r.Next(&g); got != &solution || !asked {
		t.Errorf("got %v, asked: %t", got, asked)
	}
}

// A technique that goes on reporting after it was told to stop is not heard.
func TestReportAfterStop(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	deaf := valid()
	deaf.Find = func(p *techniques.Pass) {
		p.Report(corner)
		if p.Report(corner) {
			t.Error("Report wants more after the runner stopped")
		}
	}
	heard := 0
	techniques.NewRunner([]*techniques.Technique{deaf, valid()}).All(&g, func(explain.Step) bool {
		heard++
		return false
	})
	if heard != 1 {
		t.Errorf("%d steps were handed on, want 1", heard)
	}
}

// What a pass derives from a grid must not outlive the grid.
func TestBivalue(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	var got candidates.CellSet
	x := valid()
	x.Find = func(p *techniques.Pass) { got = p.Bivalue() }
	r := techniques.NewRunner([]*techniques.Technique{x})
	var want candidates.CellSet
	for n := 1; n <= 4; n++ {
		c := candidates.At(n, n)
		g.Remove(c, 1)
		g.Remove(c, 2)
		want = want.With(c)
		if r.Next(&g); got != want {
			t.Errorf("got %v, want %v", got, want)
		}
	}
	g.Place(candidates.At(1, 1), 3)
	g.Remove(candidates.At(3, 3), 3)
	// Have: r1c1 is placed, which struck 3 from r2c2; r3c3 lost its 3.
	if r.Next(&g); got != candidates.Cells(candidates.At(4, 4)) {
		t.Errorf("got %v, want r4c4", got)
	}
}

func TestEasiest(t *testing.T) {
	row, column := candidates.HouseOf(candidates.Row, 5), candidates.HouseOf(candidates.Column, 1)
	box, extra := candidates.HouseOf(candidates.Box, 9), candidates.HouseOf(candidates.Extra, 1)
	for _, test := range []struct {
		houses candidates.HouseSet
		want   candidates.House
	}{
		{candidates.Houses(row, column, box, extra), box},
		{candidates.Houses(row, column, extra), row},
		{candidates.Houses(column, extra), column},
		{candidates.Houses(extra), extra},
	} {
		if got := techniques.Easiest(test.houses); got != test.want {
			t.Errorf("%v: got %v, want %v", test.houses, got, test.want)
		}
	}
}

// Names are compared without regard to plurals and British spelling, and one may
// mean several techniques.
func TestLookupAll(t *testing.T) {
	list := suite.All()
	for name, want := range map[string]string{
		"Naked Triples":     "naked-triple",
		"naked_triple":      "naked-triple",
		"3D Colouring":      "3d-medusa",
		"X-Cycles":          "x-chain",
		"s-wing":            "s-wing",
		"0300":              "x-wing",
		"bf2":               "x-wing",
		"Unique Rectangles": "unique-rectangle-1 unique-rectangle-2 unique-rectangle-3 unique-rectangle-4 unique-rectangle-5 unique-rectangle-6",
		"Kraken":            "kraken-fish-type-1 kraken-fish-type-2",
		"Locked Candidates": "pointing claiming",
		"colourings":        "simple-coloring-trap simple-coloring-wrap multi-coloring-1 multi-coloring-2 3d-medusa",
		"unique-rect":       "",
		"wing x":            "",
		"":                  "",
		"-":                 "",
	} {
		var got []string
		for _, x := range techniques.LookupAll(list, name) {
			got = append(got, x.Code)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: got %v, want %s", name, got, want)
		}
	}
}

// A runner whose techniques find nothing, or that sees a contradiction, has no
// step, whatever it found before; what stopped at a limit is told once.
func TestRunnerForgets(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	x, finds := valid(), true
	x.Find = func(p *techniques.Pass) {
		if p.Limit(); finds {
			p.Report(corner)
		}
	}
	r := techniques.NewRunner([]*techniques.Technique{x})
	r.Next(&g)
	finds = false
	if s, ok := r.Next(&g); ok || len(s.Effects) > 0 {
		t.Errorf("nothing is found: got %v", s.Effects)
	}
	if first, again := r.Limited(), r.Limited(); !slices.Equal(first, []explain.Ref{x.Ref()}) || again != nil {
		t.Errorf("limited: got %v, then %v", first, again)
	}
	finds = true
	for d := candidates.Digit(1); d <= 9; d++ {
		g.Remove(candidates.At(1, 1), d)
	}
	var s explain.Step
	if ok, contradicts := r.NextInto(&g, &s); ok || !contradicts {
		t.Errorf("a cell without candidates: got %v, %v", ok, contradicts)
	}
}
