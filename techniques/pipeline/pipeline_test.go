package pipeline_test

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
	"pencilmark/techniques/techtest"
)

func newSolver(tb testing.TB, o pipeline.Options) *pipeline.Solver {
	tb.Helper()
	s, err := pipeline.New(o)
	if err != nil {
		tb.Fatal(err)
	}
	return s
}

func parse(tb testing.TB, s string, l *candidates.Layout) candidates.Grid {
	tb.Helper()
	p, err := notation.Parse(s, l)
	if err != nil {
		tb.Fatal(err)
	}
	return p.Grid
}

// Every puzzle with one solution gets a complete walkthrough that the checker
// proves. The checker compares the end with the solution that it states and
// proves each step, so the solution is the only one.
func TestCorpora(t *testing.T) {
	for _, corpus := range []struct {
		name string
		nth  int
	}{
		{"solved", 1},
		{"stalled", 1},
		{"samples", 4},
		{"top95", 5},
		{"msk009", 20},
		{"magictour", 50},
		{"clues17", 200},
		{"hardest1106", 60},
		{"hardest11", 1500},
	} {
		t.Run(corpus.name, func(t *testing.T) {
			solver := newSolver(t, pipeline.Options{})
			grids := notationtest.Read(t, corpus.name, corpus.nth)
			trials, lines, without := 0, 0, 0
			for _, g := range grids {
				w := solver.Solve(t.Context(), g)
				if w.Outcome != explain.Solved {
					t.Errorf("%v: %s %s", &g, w.Outcome, w.Stop)
				}
				if err := verify.Walkthrough(w); err != nil {
					t.Errorf("%v: %v", &g, err)
				}
				before := trials
				for f := range w.Frames() {
					trial, ok := f.Step.Evidence.(explain.Trial)
					if !ok {
						continue
					}
					trials++
					lines += trial.Len()
					if noise := verify.Unneeded(&f.Before, f.Step); len(noise) > 0 {
						t.Errorf("%v: step %d does not need %v", &g, f.Number, noise)
					}
				}
				if trials == before {
					without++
				}
			}
			t.Logf("%d puzzles, %d without a trial, %d trials with %d lines", len(grids), without, trials, lines)
		})
	}
}

// A search leaves out what was searched before. That must not show: each step is
// the one that is found by who sees its grid for the first time, whatever
// techniques there are.
func TestHistory(t *testing.T) {
	grids := notationtest.Read(t, "stalled", 8)
	profiles := 4
	switch {
	case !notationtest.Thorough():
		profiles = 2
	case notationtest.Full():
		t.Setenv("PENCILMARK_FULL", "") // every puzzle in every profile would take hours
		profiles = 20
		for name, nth := range map[string]int{"top95": 5, "msk009": 50, "clues17": 1000, "magictour": 20, "hardest1106": 40} {
			grids = append(grids, notationtest.Read(t, name, nth)...)
		}
	}
	other := parse(t, "53467891267219534819834256785976142342685379171392485696153728428741963534528617.", candidates.Classic9)
	r := rand.New(rand.NewPCG(7, 8))
	list := suite.Human()
	for range profiles {
		options := pipeline.Options{Techniques: slices.Clone(list), NoFallback: true}
		stranger := newSolver(t, options)
		options.Check = func(g *candidates.Grid, s *explain.Step) error {
			if _, _, err := stranger.Next(t.Context(), other); err != nil {
				return err
			}
			fresh, _, err := stranger.Next(t.Context(), *g)
			if err != nil || fresh.Technique != s.Technique || !slices.Equal(fresh.Effects, s.Effects) {
				return fmt.Errorf("%s finds %v; seen for the first time %s finds %v, %v", s.Technique.Code, s.Effects, fresh.Technique.Code, fresh.Effects, err)
			}
			return nil
		}
		solver := newSolver(t, options)
		for _, g := range grids {
			w := solver.Solve(t.Context(), g)
			if w.Outcome != explain.Stalled {
				continue
			}
			end := w.End()
			if _, _, err := stranger.Next(t.Context(), other); err != nil {
				t.Fatal(err)
			}
			if fresh, ok, _ := stranger.Next(t.Context(), end); ok {
				t.Errorf("%v: stalled; seen for the first time %s finds %v", &end, fresh.Technique.Code, fresh.Effects)
			}
		}
		// The next profile lacks some of the techniques and has another order.
		// What stands where depends on the technique alone: a new one does not change the places of the others.
		salt := r.Uint64()
		chance := func(t *techniques.Technique) uint64 {
			h := fnv.New64a()
			fmt.Fprint(h, salt, t.Code)
			return h.Sum64()
		}
		list = slices.DeleteFunc(suite.Human(), func(t *techniques.Technique) bool { return chance(t)%3 == 0 })
		slices.SortFunc(list, func(a, b *techniques.Technique) int { return cmp.Compare(chance(a), chance(b)) })
	}
}

// What any technique finds on its example can be written, read and verified.
func TestEveryTechniqueIsWritten(t *testing.T) {
	for _, technique := range suite.All() {
		g := parse(t, technique.Doc.Grid, candidates.Classic9)
		runner := techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique)
		runner.All(&g, func(s explain.Step) bool {
			w := &explain.Walkthrough{Start: g, Steps: []explain.Step{s}, Outcome: explain.Stalled, Stop: "the example ends"}
			var doc bytes.Buffer
			if err := encode.JSON(&doc, w, encode.Options{}); err != nil {
				t.Fatalf("%s: %v", technique.Code, err)
			}
			read, err := encode.NewDecoder(&doc).Decode()
			if err != nil {
				t.Fatalf("%s: %v in\n%s", technique.Code, err, &doc)
			}
			if err := verify.Walkthrough(&read.Walkthrough); err != nil {
				t.Errorf("%s: %v", technique.Code, err)
			}
			return !testing.Short()
		})
	}
}

// Geometry is data: other boards go through the whole chain, from text to a
// document that is read back and checked.
func TestLayouts(t *testing.T) {
	for _, test := range []struct {
		layout string
		puzzle string
	}{
		{"classic4", "1..4..1..2....3."},
		{"classic6", "1....6..4...3....2.5.3..6...1..2...4"},
		{"classic8", ".5.......36.2.5....4....78....3...81.6..5....3.......72..72.4.83"},
		{"jigsaw:AAABCABBCBDDCCDD", "1....2....3....."},
		{"jigsaw:AAAABBCCCAAABBBCCCAABBBBCCCDDDDEEFFFDDDEEEFFFDDEEEEFFFGGGGHHIIIGGGHHHIIIGGHHHHIII",
			".38..1..2........9..2...1....4...6....7......9...25.4..1....4.....7.325.....8.9.."},
		{"classic9+diagonals", "......3.7....4...5.1..72....58.........6....4..1...65..............6.....729....."},
	} {
		t.Run(test.layout, func(t *testing.T) {
			l, err := candidates.ParseLayout(test.layout)
			if err != nil {
				t.Fatal(err)
			}
			w := newSolver(t, pipeline.Options{}).Solve(t.Context(), parse(t, test.puzzle, l))
			if err := verify.Walkthrough(w); err != nil {
				t.Error(err)
			}
			var document bytes.Buffer
			if err := encode.YAML(&document, w, encode.Options{}); err != nil {
				t.Fatal(err)
			}
			read, err := encode.NewDecoder(&document).Decode()
			if err != nil {
				t.Fatal(err)
			}
			if err := verify.Walkthrough(&read.Walkthrough); err != nil {
				t.Error(err)
			}
			if read.Walkthrough.Outcome != explain.Solved {
				t.Errorf("%s in %d steps", w.Outcome, len(w.Steps))
			}
		})
	}
}

func TestOutcomes(t *testing.T) {
	const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	const hard = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
	for _, test := range []struct {
		name    string
		puzzle  string
		options pipeline.Options
		want    explain.Outcome
		stop    string
	}{
		{"easy", easy, pipeline.Options{}, explain.Solved, ""},
		{"hard", hard, pipeline.Options{}, explain.Solved, ""},
		{"no fallback", hard, pipeline.Options{Techniques: suite.Human()[:8], NoFallback: true}, explain.Stalled, pipeline.ErrStalled.Error()},
		{"no time", hard, pipeline.Options{Budget: pipeline.Budget{Time: time.Nanosecond}}, explain.Stalled, "stopped after"},
		{"no nodes", hard, pipeline.Options{Techniques: suite.Human()[:8], Budget: pipeline.Budget{Nodes: 1}}, explain.Stalled, "stopped after 1 node"},
		{"clash", "55" + easy[2:], pipeline.Options{}, explain.NoSolution, ""},
		{"wrong given", easy[:80] + "7", pipeline.Options{}, explain.NoSolution, ""},
		{"hard without a solution", "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...32.", pipeline.Options{}, explain.NoSolution, ""},
		{"two solutions", strings.Replace(easy, "8..79", ".....", 1), pipeline.Options{}, explain.ManySolutions, ""},
		{"nothing given", strings.Repeat(".", 81), pipeline.Options{}, explain.ManySolutions, ""},
		{"finished", "534678912672195348198342567859761423426853791713924856961537284287419635345286179", pipeline.Options{}, explain.Solved, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			test.options.Check = verify.Step
			solver, g := newSolver(t, test.options), parse(t, test.puzzle, candidates.Classic9)
			w := solver.Solve(t.Context(), g)
			steps := len(w.Steps)
			if w.Outcome == explain.Solved {
				steps = 0
			}
			unchecked := test.options
			unchecked.Check = nil
			for _, solver := range []*pipeline.Solver{solver, newSolver(t, unchecked)} {
				end := solver.Ending(t.Context(), g)
				if end.Outcome != w.Outcome || end.Stop != w.Stop || !slices.Equal(end.Solutions, w.Solutions) || len(end.Steps) != steps {
					t.Errorf("the ending %s, stop %q, is not that of the walkthrough", end.Outcome, end.Stop)
				}
			}
			if w.Outcome != test.want || !strings.Contains(w.Stop, test.stop) || (w.Stop == "") != (test.stop == "") {
				t.Errorf("got %s, stop %q; want %s, %q", w.Outcome, w.Stop, test.want, test.stop)
			}
			if err := verify.Walkthrough(w); err != nil {
				t.Error(err)
			}
		})
	}
}

// A solver that is stopped says so soon, with the steps that it has.
func TestCancel(t *testing.T) {
	g := parse(t, monster, candidates.Classic9)
	for _, after := range []time.Duration{0, time.Millisecond, 20 * time.Millisecond} {
		cause := errors.New("the test has seen enough")
		ctx, cancel := context.WithTimeoutCause(t.Context(), after, cause)
		w := newSolver(t, pipeline.Options{}).Solve(ctx, g)
		cancel()
		if w.Outcome == explain.Stalled && w.Stop != cause.Error() {
			t.Errorf("after %v: stopped by %q", after, w.Stop)
		}
		if err := verify.Walkthrough(w); err != nil {
			t.Errorf("after %v: %v", after, err)
		}
	}
}

// Who is interrupted has no step more, and it is not called a limit of time.
func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	g := parse(t, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", candidates.Classic9)
	if w := newSolver(t, pipeline.Options{}).Solve(ctx, g); w.Outcome != explain.Stalled || w.Stop != "interrupted" || len(w.Steps) > 0 {
		t.Errorf("got %s, stop %q after %d steps", w.Outcome, w.Stop, len(w.Steps))
	}
}

// A walkthrough in memory that was used before is that of the puzzle alone, and those that [pipeline.Solver.Solve]
// returned stay as they are.
func TestSolveInto(t *testing.T) {
	var puzzles []candidates.Grid
	for _, givens := range []string{
		monster,
		"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
		"55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", // no solution
		"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
	} {
		puzzles = append(puzzles, parse(t, givens, candidates.Classic9))
	}
	solver := newSolver(t, pipeline.Options{Budget: pipeline.Budget{Nodes: 100_000}})
	var want, kept []*explain.Walkthrough
	for _, g := range puzzles {
		want = append(want, newSolver(t, pipeline.Options{Budget: pipeline.Budget{Nodes: 100_000}}).Solve(t.Context(), g))
	}
	var again explain.Walkthrough
	for i, g := range puzzles {
		kept = append(kept, solver.Solve(t.Context(), g))
		again.Name, again.Stop, again.Pruned = "before", "before", new(explain.Pruned)
		if solver.SolveInto(t.Context(), g, &again); !reflect.DeepEqual(&again, want[i]) {
			t.Errorf("puzzle %d: it ends %s after %d steps: expected %s after %d", i, again.Outcome, len(again.Steps), want[i].Outcome, len(want[i].Steps))
		}
	}
	kept = append(kept, solver.Solve(t.Context(), puzzles[0]), &again)
	if want = append(want, want[0], want[len(want)-1]); !reflect.DeepEqual(kept, want) {
		t.Error("what was solved before has changed")
	}
}

// What stopped at a limit on one puzzle is not said of the next.
func TestLimitedBefore(t *testing.T) {
	lazy, limits := ownTechnique(), true
	lazy.Find = func(p *techniques.Pass) {
		if limits {
			p.Limit()
		}
	}
	solver := newSolver(t, pipeline.Options{Techniques: append([]*techniques.Technique{lazy}, suite.Human()...)})
	g := parse(t, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", candidates.Classic9)
	if _, _, err := solver.Next(t.Context(), g); err != nil {
		t.Fatal(err)
	}
	limits = false
	if w := solver.Solve(t.Context(), g); w.Limited != nil {
		t.Errorf("got %v", w.Limited)
	}
}

func TestNext(t *testing.T) {
	solver := newSolver(t, pipeline.Options{NoFallback: true})
	solved := "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	if _, ok, err := solver.Next(t.Context(), parse(t, solved, candidates.Classic9)); ok || err != nil {
		t.Errorf("solved: got %v, %v", ok, err)
	}
	if _, ok, err := solver.Next(t.Context(), parse(t, "55"+solved[2:], candidates.Classic9)); ok || err != pipeline.ErrNoSolution {
		t.Errorf("clash: got %v, %v", ok, err)
	}
	step, ok, err := solver.Next(t.Context(), parse(t, "."+solved[1:], candidates.Classic9))
	if !ok || err != nil || step.Technique.Code != "full-house" || step.Effects[0] != explain.Place(candidates.At(1, 1), 5) {
		t.Errorf("one open: got %v, %v, %v", step, ok, err)
	}
}

// A search that stops at a limit is told of wherever its result is: in the
// walkthrough and its document, and to who asks for steps.
func TestLimited(t *testing.T) {
	lazy := ownTechnique()
	solver := newSolver(t, pipeline.Options{Techniques: append([]*techniques.Technique{lazy}, suite.Human()...)})
	g := parse(t, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", candidates.Classic9)
	want := []explain.Ref{lazy.Ref()}
	solver.All(t.Context(), g, func(explain.Step) bool { return true })
	if got := solver.Limited(); !slices.Equal(got, want) {
		t.Errorf("all: got %v", got)
	}
	if got := solver.Limited(); got != nil {
		t.Errorf("all: got %v twice", got)
	}
	w := solver.Solve(t.Context(), g)
	if !slices.Equal(w.Limited, want) {
		t.Errorf("solve: got %v", w.Limited)
	}
	if got := (prose.Writer{}).Outcome(w); !strings.HasSuffix(got, "The search for Lazy Wing stopped at its limit, so there may be more to find.") {
		t.Errorf("got %q", got)
	}
	var doc bytes.Buffer
	if err := encode.YAML(&doc, w, encode.Options{}); err != nil {
		t.Fatal(err)
	}
	read, err := encode.NewDecoder(&doc).Decode()
	if err != nil || !slices.Equal(read.Walkthrough.Limited, want) {
		t.Errorf("read: got %v, %v", read.Walkthrough.Limited, err)
	}
	if w := pipeline.Solve(g); w.Limited != nil {
		t.Errorf("no limit: got %v", w.Limited)
	}
}

// The laws hold on the way through puzzles of all collections as well, with what
// comes after a stall.
func TestLawsOnCorpora(t *testing.T) {
	often := 200
	if notationtest.Full() {
		t.Setenv("PENCILMARK_FULL", "") // every position of every puzzle would take days
		often = 1
	}
	list := suite.All()
	solver := newSolver(t, pipeline.Options{})
	n := 0
	for name, nth := range map[string]int{"samples": 1, "msk009": 5, "clues17": 100, "top95": 1, "magictour": 4, "hardest1106": 1, "hardest11": 20} {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(9, 10))
			for _, g := range notationtest.Read(t, name, nth*often) {
				w := solver.Solve(t.Context(), g)
				n++
				at := w.Before(1 + r.IntN(len(w.Steps)))
				if err := techtest.Laws(list, &at, 1); err != nil {
					t.Errorf("%v on %v", err, &at)
				}
			}
		})
	}
	t.Logf("%d grids", n)
}

// All steps are shown that the techniques find, but those that tell nothing new: that
// only place what is placed by one before, or have the same effects by the same premises.
func TestAllShowsOnce(t *testing.T) {
	solver := newSolver(t, pipeline.Options{Check: verify.Step})
	runner := techniques.NewRunner(suite.Human()).Grant(explain.Unique)
	grids := notationtest.Read(t, "stalled", 6)
	for _, g := range notationtest.Read(t, "samples", 60) {
		w := solver.Solve(t.Context(), g)
		grids = append(grids, w.Before(len(w.Steps)/2))
	}
	stale, twice, other := 0, 0, 0
	for _, g := range grids {
		var want, got []explain.Step
		placed := map[explain.Effect]bool{}
		runner.All(&g, func(s explain.Step) bool {
			same := func(before explain.Step) bool { return slices.Equal(before.Effects, s.Effects) }
			again := func(before explain.Step) bool { return same(before) && slices.Equal(before.Premises, s.Premises) }
			switch {
			case !slices.ContainsFunc(s.Effects, func(e explain.Effect) bool { return !placed[e] }):
				stale++
				return true
			case slices.ContainsFunc(want, again):
				twice++
				return true
			case slices.ContainsFunc(want, same):
				other++
			}
			for _, e := range s.Effects {
				placed[e] = e.Place
			}
			want = append(want, s)
			return true
		})
		solver.All(t.Context(), g, func(s explain.Step) bool {
			got = append(got, s)
			return true
		})
		if !slices.EqualFunc(got, want, func(a, b explain.Step) bool {
			return a.Technique == b.Technique && slices.Equal(a.Effects, b.Effects) && slices.Equal(a.Premises, b.Premises)
		}) {
			t.Errorf("%v: shows %d steps, want %d", &g, len(got), len(want))
		}
	}
	if stale == 0 || twice == 0 || other == 0 {
		t.Errorf("the grids have %d steps that place nothing new, %d that are there twice and %d with effects by other premises: expected some of each", stale, twice, other)
	}

	// On request all is shown: a locked pair as the naked pair that it is, too.
	few, every := 0, 0
	g := parse(t, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", candidates.Classic9)
	easy := suite.Human()
	easy = easy[:slices.IndexFunc(easy, func(t *techniques.Technique) bool { return t.Code == "empty-rectangle" })]
	count := func(n *int) func(explain.Step) bool { return func(explain.Step) bool { *n++; return true } }
	newSolver(t, pipeline.Options{Techniques: easy}).All(t.Context(), g, count(&few))
	newSolver(t, pipeline.Options{Techniques: easy, Every: true}).All(t.Context(), g, count(&every))
	if few == 0 || few >= every {
		t.Errorf("%d of %d steps are shown", few, every)
	}
}

// What is to be repaired in r1c3 of the puzzle of TestFindMistake, which has 4 there.
func wrongDigit(d candidates.Digit) explain.Repair {
	return explain.Repair{Kind: explain.RepairDigit, House: candidates.HouseOf(candidates.Box, 1), Cells: candidates.Cells(candidates.At(1, 3)), Digits: candidates.Digits(d)}
}

var missingMark = explain.Repair{Kind: explain.RepairMissing, House: candidates.HouseOf(candidates.Box, 1), Cells: candidates.Cells(candidates.At(1, 3)), Digits: candidates.Digits(1, 2, 4)}

func TestFindMistake(t *testing.T) {
	const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	g := parse(t, puzzle, candidates.Classic9)
	if m := pipeline.FindMistake(t.Context(), &g); m != nil {
		t.Errorf("nothing is wrong: got %v", m)
	}
	wrong := g
	wrong.Place(candidates.At(1, 3), 1)
	if m := pipeline.FindMistake(t.Context(), &wrong); m == nil || *m != wrongDigit(1) {
		t.Errorf("a wrong digit: got %v", m)
	}
	missing := g
	missing.Remove(candidates.At(1, 3), 4)
	if m := pipeline.FindMistake(t.Context(), &missing); m == nil || *m != missingMark {
		t.Errorf("a missing mark: got %v", m)
	}
}

// ownTechnique returns a technique that is not in the suite. It finds nothing.
func ownTechnique() *techniques.Technique {
	own := *suite.Human()[0]
	own.Code, own.Name, own.Aliases, own.HoDoKu = "lazy", "Lazy Wing", nil, ""
	own.Find = func(p *techniques.Pass) { p.Limit() }
	return &own
}

// A list that is not valid gives the error of Validate, and no solver.
func TestNewValidates(t *testing.T) {
	own := ownTechnique()
	own.Doc.Why = ""
	list := []*techniques.Technique{own}
	want := techniques.Validate(list)
	if s, err := pipeline.New(pipeline.Options{Techniques: list}); s != nil || want == nil || !strings.HasSuffix(err.Error(), want.Error()) {
		t.Errorf("got %v, want %v", err, want)
	}
	if _, err := pipeline.New(pipeline.Options{Techniques: append(suite.Human(), ownTechnique())}); err != nil {
		t.Errorf("a technique of one's own: %v", err)
	}
}

// A walkthrough says which list of techniques it is made with.
func TestProfileIsNamed(t *testing.T) {
	g := parse(t, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", candidates.Classic9)
	for _, test := range []struct {
		options pipeline.Options
		want    string
	}{
		{pipeline.Options{}, "human"},
		{pipeline.Options{Techniques: suite.Human()}, "custom"},
		{pipeline.Options{Techniques: suite.Human(), Profile: "mine"}, "mine"},
	} {
		if w := newSolver(t, test.options).Solve(t.Context(), g); w.Profile != test.want {
			t.Errorf("got %q, want %q", w.Profile, test.want)
		}
	}
}

// What is wrong with a grid is told apart: nothing, an entry, a given, or that
// there are several solutions. Of the latter the walkthrough tells.
func TestExamine(t *testing.T) {
	const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	at := candidates.At
	solver := newSolver(t, pipeline.Options{})
	good := parse(t, puzzle, candidates.Classic9)
	wrongOne := wrongDigit(1)
	wrong, narrowed, given := good, good, parse(t, "531"+puzzle[3:], candidates.Classic9)
	wrong.Place(at(1, 3), 1)
	narrowed.Remove(at(1, 3), 4)
	for _, test := range []struct {
		name      string
		grid      candidates.Grid
		solutions int
		repair    *explain.Repair
		outcome   explain.Outcome
	}{
		{"nothing", good, 1, nil, ""},
		{"a digit", wrong, 0, &wrongOne, ""},
		{"a mark", narrowed, 0, &missingMark, ""},
		{"a given", given, 0, nil, explain.NoSolution},

		{"many", parse(t, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........", candidates.Classic9), 2, nil, explain.ManySolutions},
	} {
		f := solver.Examine(t.Context(), test.grid)
		var outcome explain.Outcome
		if f.Ending != nil {
			outcome = f.Ending.Outcome
			if err := verify.Walkthrough(f.Ending); err != nil {
				t.Errorf("%s: %v", test.name, err)
			}
		}
		if len(f.Solutions) != test.solutions || f.Stopped != nil || outcome != test.outcome ||
			(f.Repair == nil) != (test.repair == nil) || f.Repair != nil && *f.Repair != *test.repair {
			t.Errorf("%s: got %d solutions, %v, %q, %v", test.name, len(f.Solutions), f.Repair, outcome, f.Stopped)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if f := solver.Examine(ctx, good); f.Stopped == nil {
		t.Error("what was stopped does not say so")
	}
	found := 0
	if err := solver.All(ctx, good, func(explain.Step) bool { found++; return true }); err == nil || found > 0 {
		t.Errorf("all: %d steps, %v", found, err)
	}
}
