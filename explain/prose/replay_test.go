package prose_test

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/say/saytest"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
	"pencilmark/techniques/techtest"
)

// replayed counts what was replayed, and the steps with a sentence that is not true, by technique.
type replayed struct {
	statements   int
	steps, wrong map[string]int
}

func newReplayed() *replayed {
	return &replayed{steps: map[string]int{}, wrong: map[string]int{}}
}

// step checks every sentence of the step from the printed words, and that what they say to do is what
// the step does.
func (n *replayed) step(t *testing.T, name string, r *say.Replay, f *explain.Frame) {
	t.Helper()
	code, before := f.Step.Technique.Code, r.Statements
	n.steps[code]++
	checkStages(t, f, ladderOf(f.Step))
	n.plain(t, name, r, f)
	for _, m := range modes {
		texts := m.tell(f)
		effects, err := m.read(r, f, texts)
		if err == nil {
			err = sameEffects(effects, f.Step.Effects)
		}
		if err == nil {
			continue
		}
		const few = 3
		if n.wrong[code]++; n.wrong[code] <= few {
			t.Errorf("%s, step %d, %s, %s: %v\n of: %s", name, f.Number, code, m.name, err, written(f, texts))
		}
	}
	checkWritten(t, name, f)
	a1 := prose.Writer{Style: say.A1}
	for _, pair := range [][2]string{
		{prose.Writer{}.Text(f), a1.Text(f)},
		{prose.Writer{}.Title(f), a1.Title(f)},
		{strings.Join(prose.Writer{}.Hint(f, ladderOf(f.Step), explain.Stages), "\n"), strings.Join(a1.Hint(f, ladderOf(f.Step), explain.Stages), "\n")},
	} {
		if fromA1(pair[1]) != pair[0] {
			t.Errorf("%s, step %d, %s: in the other style it is %s\n and not: %s", name, f.Number, code, pair[1], pair[0])
		}
	}
	n.statements += r.Statements - before
}

var (
	cellsInA1 = regexp.MustCompile(`\b[A-I]+[1-9]+\b`)
	rowsInA1  = regexp.MustCompile(`\b([Rr]ows?) ([A-I](?:, [A-I]\b)*(?: (?:and|or) [A-I]\b)?)`)
	rowInA1   = regexp.MustCompile(`\b[A-I]\b`)
)

// fromA1 gives the text that says the same with cells and rows as r4c7 and row 4. It reads letters as rows
// only where they are digits in the other style.
func fromA1(text string) string {
	number := func(letters string) string {
		return strings.Map(func(r rune) rune { return '1' + r - 'A' }, letters)
	}
	text = rowsInA1.ReplaceAllStringFunc(text, func(rows string) string {
		word, names, _ := strings.Cut(rows, " ")
		return word + " " + rowInA1.ReplaceAllStringFunc(names, number)
	})
	return cellsInA1.ReplaceAllStringFunc(text, func(cells string) string {
		i := strings.IndexAny(cells, "123456789")
		return "r" + number(cells[:i]) + "c" + cells[i:]
	})
}

// checkWritten checks that the sentences of a document are those of its text.
func checkWritten(t *testing.T, name string, f *explain.Frame) {
	t.Helper()
	for _, detail := range []prose.Detail{prose.Full, prose.Normal} {
		w := prose.Writer{Detail: detail}
		read, err := say.Read(f.Before.Layout(), say.WriteDown(w.Said(f)))
		_, _, text := w.Texts(f)
		if got := (say.Words{Layout: f.Before.Layout()}).Text(read); err != nil || got != text {
			t.Errorf("%s, step %d: read again (%v) the text is\n%s\n and not\n%s", name, f.Number, err, got, text)
		}
	}
}

// mode is a way to tell a step, in one text or several, and to read it again.
type mode struct {
	name string
	tell func(*explain.Frame) []say.Text
	read func(*say.Replay, *explain.Frame, []say.Text) ([]explain.Effect, error)
}

var modes = []mode{
	{"full", said(prose.Writer{}), replayStep},
	{"normal", said(prose.Writer{Detail: prose.Normal}), replayStep},
	{"again", func(f *explain.Frame) []say.Text {
		text, _ := prose.Writer{Detail: prose.Normal}.SaidAgain(f)
		return []say.Text{text}
	}, replayAgain},
	{"brief", said(prose.Writer{Detail: prose.Brief}), replayBrief},
	{"hint", func(f *explain.Frame) []say.Text {
		return prose.Writer{}.SaidInHint(f, ladderOf(f.Step), explain.Stages)
	}, replayHint},
	{"title", func(f *explain.Frame) []say.Text {
		return []say.Text{say.Says(prose.Writer{}.SaidInTitle(f)), prose.Writer{}.Said(f)}
	}, replayTitle},
	{"expert", said(prose.Writer{Level: prose.Expert}), replayClaim},
}

// said tells a step in one text.
func said(w prose.Writer) func(*explain.Frame) []say.Text {
	return func(f *explain.Frame) []say.Text { return []say.Text{w.Said(f)} }
}

// written writes texts, a line for each.
func written(f *explain.Frame, texts []say.Text) string {
	var lines []string
	for _, text := range texts {
		lines = append(lines, say.Words{Layout: f.Before.Layout()}.Text(text))
	}
	return strings.Join(lines, "\n")
}

// ladderOf returns the ladder of the technique of a step, or of one that nobody knows.
func ladderOf(s *explain.Step) explain.Ladder {
	if technique := techniques.Lookup(suite.All(), s.Technique.Code); technique != nil {
		return technique.Ladder
	}
	return explain.NewLadder("there is a pattern", explain.FacetDigits, explain.FacetCells)
}

// argued puts the last two stages of a hint together. Of several patterns each has its own reason and conclusion.
func argued(reason, conclusion say.Text) say.Text {
	reasons, conclusions := patterns(reason), patterns(conclusion)
	if len(reasons) != len(conclusions) || len(reasons) == 1 {
		return say.Join(reason, conclusion)
	}
	var all []say.Sentence
	for i := range reasons { // the first is ahead of all
		all = append(append(all, reasons[i]...), conclusions[i][min(1, i):]...)
	}
	return say.Says(all...)
}

// patterns splits a text where each of several patterns begins.
func patterns(text say.Text) [][]say.Sentence {
	all := [][]say.Sentence{nil}
	for _, line := range text {
		for _, s := range line.Said {
			if partName.MatchString(say.Words{Layout: candidates.Classic9}.Sentences(s)) {
				all = append(all, nil)
			}
			all[len(all)-1] = append(all[len(all)-1], s)
		}
	}
	return all
}

var partName = regexp.MustCompile(`^Pattern \d:`)

// replayHint replays what two stages show of the pattern, and then the reason and the conclusion.
func replayHint(r *say.Replay, f *explain.Frame, stages []say.Text) ([]explain.Effect, error) {
	argument := argued(stages[3], stages[4])
	for _, facet := range stages[1:3] {
		if err := r.Facet(f.Before.Layout(), facet, argument); err != nil {
			return nil, err
		}
	}
	return r.Step(f.Number, f.Step, &f.Before, argument)
}

func replayBrief(r *say.Replay, f *explain.Frame, texts []say.Text) ([]explain.Effect, error) {
	return r.Brief(f.Number, f.Step, &f.Before, texts[0])
}

// replayAgain replays what is said to who knows how full houses are seen: it gives no reason.
func replayAgain(r *say.Replay, f *explain.Frame, texts []say.Text) ([]explain.Effect, error) {
	if len(texts[0][0].Said) == 1 && texts[0][0].Said[0].Kind == say.PlaceIn(1, 0, 0).Kind {
		return replayBrief(r, f, texts)
	}
	return replayStep(r, f, texts)
}

func replayStep(r *say.Replay, f *explain.Frame, texts []say.Text) ([]explain.Effect, error) {
	return r.Step(f.Number, f.Step, &f.Before, texts[0])
}

// replayTitle checks a headline, which need not say all that is to be done.
func replayTitle(r *say.Replay, f *explain.Frame, texts []say.Text) ([]explain.Effect, error) {
	return f.Step.Effects, r.Title(f.Step, &f.Before, texts[0][0].Said[0], texts[1])
}

// replayClaim reads the notation as what somebody claims, and judges it.
func replayClaim(r *say.Replay, f *explain.Frame, texts []say.Text) ([]explain.Effect, error) {
	r.Statements++
	text := written(f, texts)
	if strings.Contains(text, ": ... => ") { // of a long trial, in which trials are not written out
		return f.Step.Effects, nil
	}
	c, err := claim.Parse(text, f.Before.Layout(), func(string) bool { return false })
	if err != nil {
		return nil, err
	}
	judgement := c.Judge(&f.Before, explain.Unique, nil)
	if judgement.Verdict != claim.Shown {
		return nil, fmt.Errorf("%s: %s", judgement.Verdict, prose.Writer{}.Reasons(f.Before.Layout(), judgement.Reason...))
	}
	return judgement.Step.Effects, nil
}

// sameEffects compares effects in any order.
func sameEffects(told, does []explain.Effect) error {
	if len(told) == len(does) && !slices.ContainsFunc(does, func(e explain.Effect) bool { return !slices.Contains(told, e) }) {
		return nil
	}
	return fmt.Errorf("told is %v, done %v", told, does)
}

// log says how much was replayed, and what was wrong.
func (n *replayed) log(t *testing.T) {
	steps := 0
	for _, m := range n.steps {
		steps += m
	}
	t.Logf("%d statements of %d steps and %d techniques", n.statements, steps, len(n.steps))
	for _, code := range slices.Sorted(maps.Keys(n.wrong)) {
		t.Errorf("%s: %d of %d steps are wrong", code, n.wrong[code], n.steps[code])
	}
}

// some replays the first steps that a technique finds on a grid.
func (n *replayed) some(t *testing.T, name string, technique *techniques.Technique, g candidates.Grid) {
	t.Helper()
	const most = 3
	found := 0
	techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&g, func(s explain.Step) bool {
		n.step(t, name, &say.Replay{}, &explain.Frame{Number: 1, Step: &s, Before: g})
		found++
		return found < most
	})
}

// Every sentence about a step stands up to a replay from the printed words, for all that each technique
// finds where its lesson looks.
func TestReplayLessons(t *testing.T) {
	n := newReplayed()
	for _, technique := range suite.All() {
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
			n.step(t, "lesson", &say.Replay{}, &explain.Frame{Number: 1, Step: &s, Before: p.Grid})
			return true
		})
	}
	n.log(t)
}

// The same for the positions of the golden files, and for walkthroughs in the layouts that they have.
func TestReplayPositions(t *testing.T) {
	n := newReplayed()
	for _, p := range positions {
		l, err := candidates.ParseLayout(p.layout)
		if err != nil {
			t.Fatal(err)
		}
		w := explain.Walkthrough{Start: grid(l, p.digits), Steps: p.steps}
		for _, e := range effects(p.removed) {
			e.Apply(&w.Start)
		}
		n.walkthrough(t, p.name, &w)
		n.walkthrough(t, p.name, pipeline.Solve(grid(l, p.digits)))
	}
	n.log(t)
}

func (n *replayed) walkthrough(t *testing.T, name string, w *explain.Walkthrough) {
	t.Helper()
	var r say.Replay
	for f := range w.Frames() {
		n.step(t, name, &r, f)
	}
	if w.Outcome != explain.Solved && w.Outcome != explain.Shown {
		return
	}
	before := r.Statements
	if err := r.Outcome(w, prose.Writer{Hardest: lastOfList}.SaidOfOutcome(w)); err != nil {
		t.Errorf("%s: %v", name, err)
	}
	n.statements += r.Statements - before
}

// lastOfList takes the technique that is tried last for the hardest.
func lastOfList(codes []string) string {
	at := func(code string) int {
		i := slices.IndexFunc(suite.All(), func(t *techniques.Technique) bool { return t.Code == code })
		if i < 0 {
			return len(suite.All()) // a trial
		}
		return i
	}
	return slices.MaxFunc(codes, func(a, b string) int { return cmp.Compare(at(a), at(b)) })
}

// The same for walkthroughs of puzzles of testdata.
func TestReplaySamples(t *testing.T) {
	n, every := newReplayed(), 24
	if notationtest.Thorough() {
		every = 12
	}
	for _, name := range []string{"samples", "stalled"} {
		n.puzzles(t, notationtest.Read(t, name, every))
	}
	n.log(t)
}

// The same for boards with clues.
func TestReplayClues(t *testing.T) {
	n, each := newReplayed(), 1
	if notationtest.Thorough() {
		each = 4
	}
	for i, p := range techtest.Puzzles(t, each) {
		n.walkthrough(t, fmt.Sprintf("puzzle %d, %v", i, p.Grid.Layout().Clues()), pipeline.Solve(p.Grid))
	}
	n.log(t)
}

// The same for puzzles with clues of others, and each effect is true in the solution.
func TestReplayVariants(t *testing.T) {
	n, puzzles := newReplayed(), 0
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"variants/puzzles.jsonl", "variants/generated.jsonl"} {
		for i, v := range notationtest.Variants(t, name) {
			const sample, most = 4, 400
			if v.MadeFor == "solvers" || i%sample != 0 && !notationtest.Full() {
				continue
			}
			puzzles++
			ctx, cancel := context.WithTimeout(t.Context(), 3*time.Second) // what there is by then is replayed
			w := solver.Solve(ctx, v.Grid)
			cancel()
			if len(w.Steps) > most && !notationtest.Full() {
				w.Steps, w.Outcome = w.Steps[:most], explain.Stalled
			}
			n.walkthrough(t, v.Name, w)
			for _, s := range w.Steps {
				for _, e := range s.Effects {
					if is := v.Solution[e.Candidate.Cell()] == e.Candidate.Digit(); is != e.Place {
						t.Errorf("%s: %v by %s is not so", v.Name, e, s.Technique.Code)
					}
				}
			}
		}
	}
	n.log(t)
	t.Logf("%d puzzles", puzzles)
}

// The same where techniques are tried before easier ones, so that their patterns are small or have parts
// that others would have removed.
func TestReplayOrders(t *testing.T) {
	var order []*techniques.Technique
	for _, code := range []string{
		"als-continuous-nice-loop", "als-discontinuous-nice-loop", "als-aic", "3d-medusa", "aligned-pair-exclusion",
		"franken-x-wing", "mutant-x-wing", "kraken-fish-type-1", "extended-rectangle", "unique-rectangle-1", "sue-de-coq",
	} {
		order = append(order, techniques.Lookup(suite.All(), code))
	}
	for _, technique := range suite.Human() {
		if !slices.Contains(order, technique) {
			order = append(order, technique)
		}
	}
	solver, err := pipeline.New(pipeline.Options{Techniques: order})
	if err != nil {
		t.Fatal(err)
	}
	n := newReplayed()
	for _, g := range notationtest.Read(t, "stalled", 16) {
		n.walkthrough(t, g.String(), solver.Solve(t.Context(), g))
	}
	n.log(t)
}

// The same where all techniques are tried in random orders.
func TestReplayRandomOrders(t *testing.T) {
	orders, every := 1, 16
	if notationtest.Full() {
		orders = 100
	} else if notationtest.Thorough() {
		orders = 10
	}
	n := newReplayed()
	for seed := range uint64(orders) {
		random := rand.New(rand.NewPCG(seed, 13))
		order := slices.Clone(suite.Human())
		random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		solver, err := pipeline.New(pipeline.Options{Techniques: order})
		if err != nil {
			t.Fatal(err)
		}
		for i, g := range notationtest.Read(t, "stalled", 1) {
			if i%every == int(seed)%every {
				n.walkthrough(t, fmt.Sprintf("order %d, %v", seed, &g), solver.Solve(t.Context(), g))
			}
		}
	}
	n.log(t)
}

// The same for the collections: samples of them, with PENCILMARK_FULL all of most and thousands of the
// largest. Without CI=true or PENCILMARK_FULL that is left out.
func TestReplayCorpora(t *testing.T) {
	if !notationtest.Thorough() {
		t.Skip("takes long: set CI=true, or PENCILMARK_FULL for all")
	}
	for _, corpus := range []struct {
		name      string
		nth, full int // which of its puzzles are taken
	}{
		{"top95", 24, 1}, {"msk009", 100, 1}, {"magictour", 100, 1}, {"hodoku-levels", 200, 1},
		{"explainer-ratings", 200, 1}, {"hardest1106", 60, 1}, {"clues17", 2000, 4}, {"hardest11", 1000, 8},
	} {
		t.Run(corpus.name, func(t *testing.T) {
			t.Parallel()
			n := newReplayed()
			grids := notationtest.Read(t, corpus.name, corpus.nth)
			if notationtest.Full() {
				grids = nth(grids, corpus.full)
			}
			n.puzzles(t, grids)
			n.log(t)
		})
	}
}

func nth(grids []candidates.Grid, n int) (some []candidates.Grid) {
	for i := 0; i < len(grids); i += n {
		some = append(some, grids[i])
	}
	return some
}

func (n *replayed) puzzles(t *testing.T, grids []candidates.Grid) {
	t.Helper()
	for i := range grids {
		n.walkthrough(t, grids[i].String(), pipeline.Solve(grids[i]))
	}
}

// What is said of walkthroughs that were cut is so as well.
func TestReplayCuts(t *testing.T) {
	var r say.Replay
	outcome := func(w *explain.Walkthrough) {
		if err := r.Outcome(w, prose.Writer{Hardest: lastOfList}.SaidOfOutcome(w)); err != nil {
			t.Errorf("%v: %v", &w.Start, err)
		}
	}
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range notationtest.Read(t, "samples", 20) {
		outcome(solver.SolvePruned(t.Context(), g))
		steps := pipeline.Solve(g).Steps
		for _, goal := range []explain.Effect{steps[len(steps)/2].Effects[0], steps[len(steps)-1].Effects[0]} {
			w, err := solver.Why(t.Context(), g, goal)
			if err != nil {
				t.Fatal(err)
			}
			outcome(w)
		}
	}
	if r.Statements < 40 {
		t.Errorf("only %d statements", r.Statements)
	}
}

// A text in which one argument of one sentence is another, or one cell in words, is rejected in every mode, but
// for what is true as well. What hints show of a pattern, and titles of it, may be less than there is.
func TestReplayRejects(t *testing.T) {
	easy := pipeline.Solve(notationtest.Read(t, "samples", 1)[0])
	for _, m := range modes {
		if m.name == "hint" || m.name == "title" {
			continue
		}
		damaged := 0
		refuses := func(name string, f *explain.Frame) {
			text := m.tell(f)[0]
			if _, err := m.read(new(say.Replay), f, []say.Text{text}); err != nil {
				return // it speaks of steps before
			}
			for _, wrong := range damagedTexts(text) {
				effects, err := m.read(new(say.Replay), f, []say.Text{wrong})
				if err == nil && sameEffects(effects, f.Step.Effects) == nil {
					t.Errorf("%s, %s: not rejected: %s", name, m.name, written(f, []say.Text{wrong}))
				}
				damaged++
			}
		}
		for _, p := range positions[:20] {
			refuses(p.name, p.frame(t))
		}
		for f := range easy.Frames() { // which are singles
			refuses(fmt.Sprintf("step %d", f.Number), f)
		}
		if damaged < 25 {
			t.Errorf("only %d texts of %s", damaged, m.name)
		}
	}
}

// A single for which one of its reasons is left out is rejected: what is left is then not all that was told.
func TestReplayNeedsReasons(t *testing.T) {
	left := map[string]int{}
	for _, g := range notationtest.Read(t, "samples", 60) {
		for f := range pipeline.Solve(g).Frames() {
			text := prose.Writer{}.Said(f)
			if _, err := new(say.Replay).Step(1, f.Step, &f.Before, text); err != nil {
				continue // it speaks of steps before
			}
			if _, single := f.Step.Evidence.(explain.Single); !single {
				continue
			}
			for i, s := range text[0].Said {
				if i == 0 || i == len(text[0].Said)-1 || len(s.Args) < 2 { // where to look, what follows, and how many cells are filled
					continue
				}
				without := slices.Clone(text)
				without[0].Said = slices.Delete(slices.Clone(text[0].Said), i, i+1)
				if _, err := new(say.Replay).Step(1, f.Step, &f.Before, without); err == nil {
					t.Errorf("step %d, %s: not needed: %s\n of: %s", f.Number, f.Step.Technique.Code, say.Words{Layout: f.Before.Layout()}.Sentences(s), written(f, []say.Text{text}))
				}
				left[f.Step.Technique.Code]++
			}
		}
	}
	if left["naked-single"] == 0 || left["hidden-single"] == 0 {
		t.Errorf("left out were %v", left)
	}
}

// damagedTexts returns texts that differ from one in an argument of a sentence each.
func damagedTexts(text say.Text) (all []say.Text) {
	random := rand.New(rand.NewPCG(23, 2))
	for i, line := range text {
		for j, s := range line.Said {
			for range 2 * len(s.Args) {
				other, ok := saytest.Other(random, s)
				if !ok {
					continue
				}
				wrong := slices.Clone(text)
				wrong[i].Said = slices.Clone(line.Said)
				wrong[i].Said[j] = other
				all = append(all, wrong)
			}
		}
	}
	return all
}

// A title of which one argument is another is rejected, but for one in a hundred: of some large patterns a
// title says too little.
func TestReplayRejectsTitles(t *testing.T) {
	var missed []string
	damaged := 0
	random := rand.New(rand.NewPCG(23, 5))
	for _, technique := range suite.All() {
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
			f := &explain.Frame{Number: 1, Step: &s, Before: p.Grid}
			title, argument := prose.Writer{}.SaidInTitle(f), prose.Writer{}.Said(f)
			for range 20 {
				wrong, ok := saytest.Other(random, title)
				if !ok {
					continue
				}
				damaged++
				if new(say.Replay).Title(&s, &p.Grid, wrong, argument) == nil {
					missed = append(missed, written(f, []say.Text{say.Says(wrong)}))
				}
			}
			return false
		})
	}
	if damaged < 1000 || 100*len(missed) > damaged {
		t.Errorf("not rejected are %d of %d:\n%s", len(missed), damaged, strings.Join(missed, "\n"))
	}
}

// The same for steps that nobody would look for yet: what each technique finds in the midst of walkthroughs,
// where easier steps are to be seen. Lists of steps and hints of one technique show them.
func TestReplayAnywhere(t *testing.T) {
	n, every := newReplayed(), 150
	if notationtest.Thorough() {
		every = 15
	}
	for i, g := range notationtest.Read(t, "stalled", every) {
		for f := range pipeline.Solve(g).Frames() {
			if f.Number%9 != i%9 {
				continue
			}
			for _, technique := range suite.All() {
				n.some(t, g.String(), technique, f.Before)
			}
		}
	}
	if len(n.steps) < 60 {
		t.Errorf("only steps of %d techniques", len(n.steps))
	}
	n.log(t)
}
