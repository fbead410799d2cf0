package techtest

import (
	"fmt"
	"strings"

	"golang.org/x/tools/txtar"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
)

// nearMiss begins the names of cases in which nothing is to be found.
const nearMiss = "none-"

// testCase is a position and the effects of every step that the technique
// must find in it, one string a step.
type testCase struct {
	name string
	grid candidates.Grid
	want []string
}

// readCases reads the sections of an archive. It fails unless there is at
// least one position with steps and one near miss.
func readCases(archive *txtar.Archive) ([]testCase, error) {
	if len(strings.TrimSpace(string(archive.Comment))) == 0 {
		return nil, fmt.Errorf("the comment above the first section does not say where the cases come from")
	}
	sections := map[string]string{}
	var names []string
	for _, f := range archive.Files {
		if _, twice := sections[f.Name]; twice {
			return nil, fmt.Errorf("section %s is there twice", f.Name)
		}
		sections[f.Name] = string(f.Data)
		if name, ok := strings.CutSuffix(f.Name, ".grid"); ok {
			names = append(names, name)
		}
	}
	var cases []testCase
	positions, misses := 0, 0
	for _, name := range names {
		c, err := readCase(sections, name)
		if err != nil {
			return nil, fmt.Errorf("case %s: %w", name, err)
		}
		if len(c.want) > 0 {
			positions++
		} else {
			misses++
		}
		cases = append(cases, c)
	}
	for left := range sections {
		return nil, fmt.Errorf("section %s belongs to no case: expected NAME.layout, NAME.grid and NAME.want", left)
	}
	if positions == 0 || misses == 0 {
		return nil, fmt.Errorf("found %d positions with steps and %d near misses: expected at least one of each", positions, misses)
	}
	return cases, nil
}

// readCase takes the sections of one case out of the map.
func readCase(sections map[string]string, name string) (c testCase, err error) {
	take := func(suffix string) (text string, ok bool) {
		text, ok = sections[name+suffix]
		delete(sections, name+suffix)
		return strings.TrimSpace(text), ok
	}
	l := candidates.Classic9
	if spec, ok := take(".layout"); ok {
		if l, err = candidates.ParseLayout(spec); err != nil {
			return testCase{}, err
		}
	}
	text, _ := take(".grid")
	p, err := notation.Parse(text, l)
	if err != nil {
		return testCase{}, err
	}
	c = testCase{name: name, grid: p.Grid}
	want, _ := take(".want")
	if want != "" {
		c.want = strings.Split(want, "\n")
	}
	if err := consistent(&c.grid, name); err != nil {
		return testCase{}, err
	}
	if strings.HasPrefix(name, nearMiss) != (want == "") {
		return testCase{}, fmt.Errorf("wants %d steps: expected some, or a name that begins with %s", len(c.want), nearMiss)
	}
	return c, nil
}

// consistent reports what contradicts the rules in a near miss, in which nothing would be found for that alone.
// One that is about a contradiction says so in its name.
func consistent(g *candidates.Grid, name string) error {
	filling := g.Filling()
	if clash, ok := filling.Clash(g.Layout()); ok {
		return fmt.Errorf("%v has %v twice, at %v: expected a grid that breaks no rule", clash.House, clash.Digit, clash.Cells)
	}
	item, ok := g.Contradiction()
	if ok && strings.HasPrefix(name, nearMiss) && name != nearMiss+"contradiction" {
		return fmt.Errorf("nothing is left for %v: expected a grid without contradictions", item)
	}
	return nil
}
