package teacher_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
)

var (
	tooMany = regexp.MustCompile(`(?:((?:[Rr]ow|[Cc]olumn|[Bb]ox) \d) has one place too many for (\d): (r\dc\d)\.|(r\dc\d) has one candidate too many: (\d)\.) `)
	without = regexp.MustCompile(`Without it there would be another step, (.+?): (.+)\.$`)
)

// A near miss names a candidate of the board, in a house or a cell that has it; without it the technique finds
// the step that is named, and with it that step is not there. Every printed sentence is read.
func TestNear(t *testing.T) {
	writer := prose.Writer{Look: teacher.Look, Near: teacher.Near}
	told := 0
	for _, g := range notationtest.Read(t, "samples", 10) {
		seen := map[string]bool{}
		w := pipeline.Solve(g)
		for f := range w.Frames() {
			technique := teacher.ByCode[f.Step.Technique.Code]
			if technique == nil || seen[technique.Code] {
				continue
			}
			seen[technique.Code] = true
			_, near, ok := strings.Cut(writer.NextTime(f), " A near miss: ")
			if !ok {
				continue
			}
			told++
			end := without.FindStringSubmatch(near)
			houses := tooMany.FindAllStringSubmatch(near, -1)
			if end == nil || len(houses) == 0 {
				t.Fatalf("not read: %s", near)
			}
			cell, digit := houses[0][3]+houses[0][4], houses[0][2]+houses[0][5]
			e, err := explain.ParseEffect(cell + "<>" + digit)
			if err != nil || !f.Before.Has(e.Candidate) || !f.Before.Open().Has(e.Candidate.Cell()) {
				t.Fatalf("%s: no candidate of the board: %v", near, err)
			}
			for _, m := range houses {
				if m[3]+m[4] != cell || m[2]+m[5] != digit {
					t.Errorf("%s: several candidates", near)
				}
				if m[1] == "" {
					continue
				}
				h, err := candidates.ParseHouse(strings.NewReplacer(" ", "", "column", "col").Replace(strings.ToLower(m[1])))
				if err != nil || !f.Before.PlacesIn(e.Candidate.Digit(), h).Has(e.Candidate.Cell()) {
					t.Errorf("%s: %s has no such place", near, m[1])
				}
			}
			found := func(g candidates.Grid) (found bool) {
				techniques.NewRunner([]*techniques.Technique{technique}).Grant(f.Step.Assumes).All(&g, func(s explain.Step) bool {
					other := *f
					other.Before, other.Step = g, &s
					found = technique.Name == end[1] && writer.Conclusion(&other) == end[2]
					return !found
				})
				return found
			}
			less := f.Before
			less.Remove(e.Candidate.Cell(), e.Candidate.Digit())
			if !found(less) || found(f.Before) {
				t.Errorf("%v, %s: found without it %v, with it %v", &f.Before, near, found(less), found(f.Before))
			}
		}
	}
	if told < 10 {
		t.Errorf("%d near misses are too few", told)
	}
	if f := slices.Collect(pipeline.Solve(notationtest.Read(t, "samples", 100)[0]).Frames())[0]; (prose.Writer{Look: teacher.Look, Near: teacher.Near, Detail: prose.Normal}).NextTime(f) != "" {
		t.Error("something is told of the next time that was not asked for")
	}
}
