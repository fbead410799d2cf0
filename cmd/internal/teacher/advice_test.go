package teacher_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/fallback"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// solution returns the solution of a puzzle.
func solution(t *testing.T, g candidates.Grid) candidates.Filling {
	t.Helper()
	found := fallback.Solve(t.Context(), &g, 2, fallback.Budget{})
	if len(found.Solutions) != 1 {
		t.Fatalf("%v has %d solutions", &g, len(found.Solutions))
	}
	return found.Solutions[0]
}

func newAdvisor() *teacher.Advisor {
	return teacher.NewAdvisor(teacher.Settings{Options: pipeline.Options{Techniques: suite.Human(), Profile: "human"}})
}

// Where a wrong last mark stands as if it were a given, a hint names its cell and no other, and all that it says
// is true.
func TestGivenToBlame(t *testing.T) {
	random := rand.New(rand.NewPCG(22, 1))
	named, sheets := 0, 0
	for _, g := range notationtest.Read(t, "samples", 12) {
		right := solution(t, g)
		sheet := g.Sheet()
		open := g.Open()
		for c := range open.All() {
			sheet.Noted, sheet.Marks[c] = sheet.Noted.With(c), g.Candidates(c)
		}
		placed := open.First()
		sheet.Digits[placed], sheet.Noted = right[placed], sheet.Noted.Without(placed)
		lone, wrong := candidates.Cell(0), candidates.Digit(0)
		for c := range open.Without(placed).All() {
			ds := g.Candidates(c).Without(right[c]).Without(right[placed])
			if ds != 0 && (wrong == 0 || random.IntN(8) == 0) {
				lone, wrong = c, ds.First()
			}
		}
		if wrong == 0 {
			continue
		}
		sheet.Digits[lone], sheet.Givens, sheet.Noted = wrong, sheet.Givens.With(lone), sheet.Noted.Without(lone)
		sheets++
		x, err := newAdvisor().Advise(t.Context(), sheet, candidates.MarksPartial)
		if err != nil {
			t.Fatal(err)
		}
		if x.Repair == nil || x.Repair.Kind != explain.RepairGiven {
			continue // another given could be to blame as well
		}
		named++
		if x.Repair.Cells != candidates.Cells(lone) || x.Kind != encode.HintMistake {
			t.Errorf("%v is to blame, named is %v", lone, x.Repair.Cells)
		}
		if err := say.CheckRepair(&sheet, &right, prose.SaidOfRepair(&x.Grid, *x.Repair, explain.Stages)); err != nil {
			t.Error(err)
		}
	}
	t.Logf("%d of %d sheets", named, sheets)
	if named*2 < sheets || sheets == 0 {
		t.Errorf("the cell is named on %d of %d sheets", named, sheets)
	}
}

// A hint on a sheet whose digits pick one of several solutions of the givens says so first, and no step assumes
// that there is one; on other sheets it says nothing of the kind.
func TestOthers(t *testing.T) {
	told := 0
	for _, g := range notationtest.Read(t, "samples", 24) {
		right := solution(t, g)
		for _, loose := range []bool{false, true} {
			sheet := g.Sheet()
			if loose {
				for c := range g.Givens().All() {
					if c%3 > 0 {
						sheet.Givens = sheet.Givens.Without(c)
					}
				}
			} else {
				c := g.Open().First()
				sheet.Digits[c] = right[c]
			}
			x, err := newAdvisor().Advise(t.Context(), sheet, candidates.MarksNone)
			if err != nil {
				t.Fatal(err)
			}
			givens := candidates.NewGrid(x.Grid.Layout(), x.Grid.GivenDigits())
			several := len(fallback.Solve(t.Context(), &givens, 2, fallback.Budget{}).Solutions) > 1
			first := strings.HasPrefix(x.Told(1, 0)[0], teacher.OthersFit)
			if x.Others != several || first != several {
				t.Errorf("%v: several %v, found %v, said %v", &g, several, x.Others, first)
			}
			if several && x.Frame.Step.Assumes != 0 {
				t.Errorf("%v: %s assumes %v", &g, x.Frame.Step.Technique.Name, x.Frame.Step.Assumes)
			}
			if several {
				told++
			}
		}
	}
	if told == 0 {
		t.Error("no sheet has givens with several solutions")
	}
}

// A search for other solutions that is stopped keeps nobody from a hint, a list of steps or a judgement, and is told of.
func TestUnsure(t *testing.T) {
	tried := 0
	for _, g := range notationtest.Read(t, "samples", 8) {
		bounded := teacher.Settings{Options: pipeline.Options{Budget: pipeline.Budget{Nodes: 1}}}
		stopped := fallback.Solve(t.Context(), &g, 2, fallback.Budget{Nodes: 1}).Stopped
		if stopped == nil {
			continue
		}
		first, ok, err := teacher.Settings{}.Solver().Next(t.Context(), g)
		if !ok || err != nil || first.Assumes != 0 || first.Technique.Code == pipeline.Trial.Code {
			continue
		}
		tried++
		for _, s := range []teacher.Settings{bounded, {}} {
			var unsure []string
			if s.Options.Budget.Nodes > 0 {
				unsure = []string{"Whether there is one solution is not known: " + stopped.Error() + "."}
			}
			x, err := teacher.NewAdvisor(s).Advise(t.Context(), g.Sheet(), candidates.MarksNone)
			if err != nil || x.Kind != encode.HintStep || !slices.Equal(x.Notes, unsure) {
				t.Errorf("hint on %v: %v, %v, notes %q", &g, x.Kind, err, x.Notes)
			}
			l, err := s.List(t.Context(), s.Glancer(), teacher.NewFinder(s.Options), &g, teacher.Selection{Limit: 1})
			if err != nil || len(l.Steps) == 0 || len(l.Notes) < len(unsure) || !slices.Equal(l.Notes[:len(unsure)], unsure) {
				t.Errorf("steps of %v: %d, %v, notes %q", &g, len(l.Steps), err, l.Notes)
			}
			j, err := teacher.NewJudge(s, true, false).Judge(t.Context(), first.Effects[0].String(), &g)
			if err != nil || j.Verdict != claim.Shown || !slices.Equal(j.Notes, unsure) {
				t.Errorf("%v on %v: %v, %v, notes %q", first.Effects[0], &g, j.Verdict, err, j.Notes)
			}
		}
	}
	if tried < 3 {
		t.Errorf("only %d puzzles need more than one node", tried)
	}
}

// A killer whose solutions take minutes to count keeps nobody waiting: what looks for a wrong given, for a second solution,
// or for a hint, ends with the budget. Where it does not, the context of the test ends.
func TestEndsInTime(t *testing.T) {
	for _, v := range notationtest.Variants(t, "variants/puzzles.jsonl") {
		if v.Name != "iss-307" {
			continue
		}
		sheet, g := v.Grid.Sheet(), v.Grid
		for c := range g.Open().All() {
			sheet.Noted, sheet.Marks[c] = sheet.Noted.With(c), g.Candidates(c)
		}
		first := g.Open().First()
		sheet.Digits[first], sheet.Noted = v.Solution[first], sheet.Noted.Without(first)
		s := teacher.Settings{Options: pipeline.Options{Budget: pipeline.Budget{Time: 100 * time.Millisecond}}}
		for name, ask := range map[string]func(context.Context) error{
			"a hint": func(ctx context.Context) error {
				_, err := teacher.NewAdvisor(s).Advise(ctx, sheet, candidates.MarksPartial)
				if late := fallback.TimeError(0); errors.As(err, &late) {
					return nil
				}
				return err
			},
			"a judgement": func(ctx context.Context) error {
				_, err := teacher.NewJudge(s, true, false).Judge(ctx, "w-wing 12 r1c1 r2c2", &g)
				return err
			},
			"the solution": func(ctx context.Context) error {
				if _, ok := teacher.SolutionOf(ctx, &sheet); ok {
					return errors.New("found, so this is no such killer")
				}
				return nil
			},
		} {
			ctx, done := context.WithTimeout(t.Context(), time.Minute)
			if err := errors.Join(ask(ctx), ctx.Err()); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			done()
		}
	}
}

// A hint is the first step from where the sheet stands.
func TestHintIsTheFirstStep(t *testing.T) {
	for _, g := range notationtest.Read(t, "samples", 3) {
		x, err := newAdvisor().Advise(t.Context(), g.Sheet(), candidates.MarksNone)
		if err != nil || x.Frame == nil || x.Frame.Number != 1 || !x.Frame.Before.Equal(&x.Grid) {
			t.Errorf("%v: %+v, %v", &g, x.Frame, err)
		}
	}
}
