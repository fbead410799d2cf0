package teacher_test

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/say/saytest"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

var (
	tooMany = regexp.MustCompile(`(?:((?:[Rr]ow|[Cc]olumn|[Bb]ox) \d) has one place too many for (\d): (r\dc\d)\.|(r\dc\d) has one candidate too many: (\d)\.) `)
	without = regexp.MustCompile(`Without it there would be another step, (.+?): (.+?)\. (If .+)$`)
)

// The sentences that say what goes wrong.
var (
	supposed  = regexp.MustCompile(`^If (r\dc\d) is (\d), (.+)$`)
	placement = regexp.MustCompile(`^(it|r\dc\d) (?:is not|need not be) (\d)\.$`)
	removal   = regexp.MustCompile(`(?:^|As far as the pattern goes, )(r\dc\d) can (?:then )?be (\d)(?: as far as the pattern goes)?(?:, with (.+))?\.$`)
	broken    = regexp.MustCompile(`^(?:neither pincer need be \d|no pincer need be \d|neither end of the chain need be true|that alone keeps its cells from two solutions, and nothing else has to|(?:row|column|box) \d need not get its \d from [^.]+|the [^.]+ need not have [\d, or]+ in (?:row|column|box) \d)\. $`)
	allowance = regexp.MustCompile(`^the .+ (?:allows|can also be filled with) (\d) in (r\dc\d)(.*)\.$`)
)

// wrong reads what is said to go wrong with a candidate: digits of the board that do not exclude one another, nor
// the candidate, nor what the step would remove. It returns that conclusion.
func wrong(t *testing.T, g *candidates.Grid, inWay candidates.Candidate, text string) explain.Effect {
	t.Helper()
	read := func(cell, digit string) candidates.Candidate {
		e, err := explain.ParseEffect(cell + "=" + digit)
		if err != nil || !g.Has(e.Candidate) {
			t.Errorf("%s: the board has no %s in %s: %v", text, digit, cell, err)
		}
		return e.Candidate
	}
	m := supposed.FindStringSubmatch(text)
	if m == nil || read(m[1], m[2]) != inWay {
		t.Fatalf("not read: %s", text)
	}
	if p := placement.FindStringSubmatch(m[3]); p != nil {
		if p[1] == "it" {
			p[1] = m[1]
		}
		return explain.Effect{Candidate: read(p[1], p[2]), Place: true}
	}
	r := removal.FindStringSubmatch(m[3])
	if a := allowance.FindStringSubmatch(m[3]); a != nil {
		r = []string{a[0], a[2], a[1], a[3]}
	}
	if r == nil {
		t.Fatalf("not read: %s", text)
	}
	if before, _, _ := strings.Cut(m[3], "As far as"); before != m[3] && !broken.MatchString(before) {
		t.Fatalf("not read: %s", before)
	}
	all := []candidates.Candidate{inWay, read(r[1], r[2])}
	for _, part := range regexp.MustCompile(`(\d) in (r\dc\d)`).FindAllStringSubmatch(r[3], -1) {
		all = append(all, read(part[2], part[1]))
	}
	for i, k := range all {
		for _, o := range all[:i] {
			if g.Layout().Excludes(k, o) {
				t.Errorf("%s: %v excludes %v", text, k, o)
			}
		}
	}
	return explain.Effect{Candidate: all[1]}
}

// The near miss of each lesson says which conclusion fails, and it is one of the step: the checker does not accept
// it with the candidate, and does without.
func TestLessonsSayWhatGoesWrong(t *testing.T) {
	n, changed := 0, 0
	var missed []string
	random := rand.New(rand.NewPCG(23, 4))
	for _, technique := range teacher.Known() {
		_, near, err := lessons.Of(technique)
		if err != nil {
			t.Fatal(err)
		}
		if near == nil {
			continue
		}
		n++
		step, err := near.Step(technique)
		if err != nil {
			t.Fatal(err)
		}
		text := prose.Writer{}.NearMiss(&near.Grid, near.InWay, &step)
		said := prose.SaidOfNearMiss(&near.Grid, near.InWay, &step)
		if err := say.CheckNearMiss(&near.Grid, near.InWay, &step, said); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		for range 5 * len(said) {
			i := random.IntN(len(said))
			other, ok := saytest.Other(random, said[i])
			wrong := slices.Clone(said)
			wrong[i] = other
			if ok {
				changed++
				if say.CheckNearMiss(&near.Grid, near.InWay, &step, wrong) == nil {
					missed = append(missed, say.Words{Layout: near.Grid.Layout()}.Sentences(wrong...)+"\n for "+text)
				}
			}
		}
		_, reason, _ := strings.Cut(text, ". If ")
		e := wrong(t, &near.Grid, near.InWay, "If "+reason)
		if !slices.Contains(step.Effects, e) {
			t.Errorf("%s: %v is none of %v", text, e, step.Effects)
		}
		one := step
		one.Effects = []explain.Effect{e}
		if verify.Step(&near.Grid, &one) == nil {
			t.Errorf("%s: it follows all the same", text)
		}
		for sentence := range strings.SplitSeq(text, ". ") {
			if words := len(strings.Fields(sentence)); words > 30 {
				t.Errorf("%d words: %s", words, sentence)
			}
		}
	}
	if n < 120 {
		t.Errorf("%d near misses", n)
	}
	if 50*len(missed) > changed || changed < 1000 {
		t.Errorf("%d of %d sentences with another argument are not noticed:\n%s", len(missed), changed, strings.Join(missed, "\n"))
	}
}

// A near miss names a candidate of the board, in a house or a cell that has it; without it the technique finds
// the step that is named, and with it that step is not there. It may be one of two of its cell. Every printed sentence is read.
func TestNear(t *testing.T) {
	writer := prose.Writer{Look: teacher.Look, Near: teacher.Near}
	told, ofTwo := 0, 0
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
			if technique.Family == "singles" || technique.Family == "forcing" {
				t.Errorf("%s has a near miss: %s", technique.Code, near)
			}
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
			wrong(t, &f.Before, e.Candidate, end[3])
			if f.Before.Candidates(e.Candidate.Cell()).Len() == 2 {
				ofTwo++
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
	if ofTwo == 0 {
		t.Error("no near miss is by one of two candidates of a cell")
	}
	if f := slices.Collect(pipeline.Solve(notationtest.Read(t, "samples", 100)[0]).Frames())[0]; (prose.Writer{Look: teacher.Look, Near: teacher.Near, Detail: prose.Normal}).NextTime(f) != "" {
		t.Error("something is told of the next time that was not asked for")
	}
}

// Near misses are looked for of all families but singles and nets: some chain and some subset has one.
func TestNearOfFamilies(t *testing.T) {
	told := map[string]bool{}
	for _, technique := range suite.Human() {
		worked, _, err := lessons.Of(technique)
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range worked[:min(1, len(worked))] {
			s, err := w.Step(technique)
			if err != nil {
				t.Fatal(err)
			}
			if _, _, ok := teacher.Near(&explain.Frame{Number: 1, Step: &s, Before: w.Grid}); ok {
				told[technique.Family] = true
			}
		}
	}
	if told["singles"] || told["forcing"] || !told["subsets"] || !told["wings"] || !told["fish"] {
		t.Errorf("families with near misses: %v", told)
	}
}
