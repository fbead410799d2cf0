package practice_test

import (
	"errors"
	"fmt"
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
	"pencilmark/explain/say"
	"pencilmark/explain/verify"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/names"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/suite"
)

// answer is an answer to a task, and what it is worth.
type answer struct {
	text string
	want practice.Verdict
}

func all(g *candidates.Grid, of *techniques.Technique) (steps []explain.Step) {
	techniques.NewRunner([]*techniques.Technique{of}).Grant(explain.Unique).All(g, func(s explain.Step) bool {
		steps = append(steps, s)
		return true
	})
	return steps
}

func words(effects []explain.Effect) string {
	var text []string
	for _, e := range effects {
		text = append(text, e.String())
	}
	return strings.Join(text, ", ")
}

// labelled returns answers to a task that asks for a conclusion. What they are worth is told by the solution
// and by what the techniques find.
func labelled(t *testing.T, task *practice.Task, random *rand.Rand) (answers []answer) {
	t.Helper()
	g := task.Grid
	solution := fallback.Solve(t.Context(), &g, 1, fallback.Budget{}).Solutions[0]
	own := all(&g, task.Technique)
	has := map[explain.Effect]bool{}
	whole := func(effects []explain.Effect) bool { // whether they are all of what some step has
		return slices.ContainsFunc(own, func(s explain.Step) bool {
			return !slices.ContainsFunc(s.Effects, func(e explain.Effect) bool { return !slices.Contains(effects, e) })
		})
	}
	for _, s := range own {
		for _, e := range s.Effects {
			has[e] = true
		}
	}
	add := func(want practice.Verdict, text string) { answers = append(answers, answer{text, want}) }
	for i, s := range own[:min(len(own), 3)] {
		frame := &explain.Frame{Number: 1, Step: &own[i], Before: g}
		add(practice.Right, words(s.Effects))
		_, err := claim.Parse((prose.Writer{}).Notation(frame), g.Layout(), nobody)
		readable := err == nil && explain.ShapeOf(s.Evidence) != explain.ShapeJoined
		if err == nil && s.Technique.Code != "trial" {
			add(practice.Right, prose.Writer{}.Notation(frame))
			add(practice.Right, strings.Split(prose.Writer{}.Notation(frame), " => ")[0])
			wrong := "Junior Exocet "
			if s.Technique.Code == "junior-exocet" {
				wrong = "Swordfish "
			}
			add(practice.Right, task.Technique.Name+" "+prose.Writer{}.Notation(frame))
			add(practice.Misnamed, wrong+prose.Writer{}.Notation(frame))
		}
		if part := s.Effects[:len(s.Effects)-1]; len(part) > 0 && !whole(part) {
			add(practice.Incomplete, words(part))
			if pattern, _, ok := strings.Cut(prose.Writer{}.Notation(frame), " => "); ok && readable && s.Technique.Code != "trial" {
				add(practice.Incomplete, pattern+" => "+words(part))
			}
		}
	}
	var open []candidates.Candidate
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			open = append(open, candidates.Of(c, d))
		}
	}
	random.Shuffle(len(open), func(i, j int) { open[i], open[j] = open[j], open[i] })
	pattern, _, isPattern := strings.Cut(prose.Writer{}.Notation(&explain.Frame{Number: 1, Step: &own[0], Before: g}), " => ")
	if _, err := claim.Parse(pattern, g.Layout(), nobody); err != nil {
		isPattern = false // cases of some forcing chains are not read without their conclusion
	}
	for _, of := range suite.Human() {
		if of.Level > task.Technique.Level || explain.ShapeOf(own[0].Evidence) == explain.ShapeSingle {
			break
		}
		strange := all(&g, of)
		if of == task.Technique || len(strange) == 0 || slices.ContainsFunc(own, func(s explain.Step) bool {
			return explain.ShapeOf(s.Evidence) == explain.ShapeOf(strange[0].Evidence)
		}) || explain.ShapeOf(strange[0].Evidence) == explain.ShapeJoined { // two fish of the technique are an answer
			continue
		}
		add(practice.Other, prose.Writer{}.Notation(&explain.Frame{Number: 1, Step: &strange[0], Before: g}))
		break
	}
	// What comes after a step of the technique is no answer beside it.
	later := func(k candidates.Candidate) bool {
		return slices.ContainsFunc(own, func(s explain.Step) bool {
			after := g
			s.Apply(&after)
			return !after.Has(k)
		})
	}
	// What a pattern of the technique proves is right, though the technique does not list it.
	proved := func(k candidates.Candidate) bool {
		return slices.ContainsFunc(own, func(s explain.Step) bool {
			e := explain.Remove(k.Cell(), k.Digit())
			s.Effects = []explain.Effect{e}
			return s.Evidence.Concludes(&g, e) == nil && verify.Step(&g, &s) == nil
		})
	}
	false1, true1 := 0, 0
	for _, k := range open {
		e := explain.Remove(k.Cell(), k.Digit())
		switch {
		case solution[k.Cell()] == k.Digit() && false1 < 2: // to remove it is false
			false1++
			add(practice.Wrong, e.String())
			add(practice.Wrong, words([]explain.Effect{own[0].Effects[0], e}))
			if isPattern {
				add(practice.Wrong, pattern+" => "+e.String())
			}
		case solution[k.Cell()] != k.Digit() && !has[e] && !later(k) && !proved(k) && true1 < 2:
			true1++
			shown := slices.ContainsFunc(suite.Human(), func(of *techniques.Technique) bool {
				return of.Level <= task.Technique.Level && slices.ContainsFunc(all(&g, of), func(s explain.Step) bool {
					after := g
					s.Apply(&after)
					return !after.Has(k)
				})
			})
			want := practice.Wrong
			if shown {
				want = practice.Beside
			}
			add(want, words([]explain.Effect{own[0].Effects[0], e}))
			beyond := own[0]
			beyond.Effects = []explain.Effect{e}
			if isPattern && verify.Step(&g, &beyond) != nil && own[0].Evidence.Concludes(&g, e) != nil {
				add(want, pattern+" => "+e.String())
			}
			add(want, e.String())
		}
	}
	return answers
}

// place finds a cell or a house in a reason.
var place = regexp.MustCompile(`\br[1-9]+c[1-9]+|\b(row|column|box) [1-9]|\b[rcb][1-9]`)

func nobody(string) bool { return false }

// Labelled answers are judged as they are worth: two thousand where tests run in full.
func TestLabelled(t *testing.T) {
	number := 150
	if notationtest.Thorough() {
		number = 2000
	}
	random := rand.New(rand.NewPCG(5, 6))
	judged := map[practice.Verdict]int{}
	total := 0
	for seed := uint64(0); total < number; seed++ {
		for _, of := range suite.Human() {
			if len(practice.Codes()[of.Code]) == 0 || total >= number || of.Level == techniques.Extreme && seed > 0 {
				continue
			}
			task, err := practice.New(of, practice.Find, seed+100)
			if err != nil {
				t.Fatal(err)
			}
			for _, a := range labelled(t, task, random) {
				j, err := task.Judge(t.Context(), a.text, prose.Writer{})
				if err != nil || j.Verdict != a.want || j.Reason == "" {
					t.Errorf("%s: %q is judged %s, %q, %v; want %s", task.ID(), a.text, j.Verdict, j.Reason, err, a.want)
				}
				if !place.MatchString(j.Reason) {
					t.Errorf("%s: %q is judged %s, and the reason names no cell and no house: %s", task.ID(), a.text, j.Verdict, j.Reason)
				}
				if j.Verdict == practice.Other && !strings.HasPrefix(j.Reason, "It follows, and is another technique.") {
					t.Errorf("%s: %q is the pattern of a technique, and not named: %s", task.ID(), a.text, j.Reason)
				}
				if (j.Verdict == practice.Right || j.Verdict == practice.Other) != (j.Step != nil) {
					t.Errorf("%s: %q is %s with the step %v", task.ID(), a.text, j.Verdict, j.Step)
				}
				judged[j.Verdict]++
				total++
			}
		}
	}
	t.Log(total, judged)
	for _, v := range practice.Verdicts {
		if judged[v] == 0 {
			t.Errorf("no answer was judged %s", v)
		}
	}
}

// The other kinds of tasks take the right answer, and no other.
func TestDrills(t *testing.T) {
	for _, name := range []string{"x-wing", "hidden-single", "naked-pair", "skyscraper", "xy-chain", "aic", "x-chain", "discontinuous-nice-loop", "als-xz",
		"single-clue", "combinations", "must-have", "killer-pair", "innies-and-outies", "law-of-leftovers"} {
		of := techniques.Lookup(suite.All(), name)
		for _, kind := range practice.Kinds {
			task, err := practice.New(of, kind, 1)
			if errors.Is(err, practice.ErrNone) {
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			again, err := practice.Open(task.ID())
			if err != nil || !again.Grid.Equal(&task.Grid) || again.Question(prose.Writer{}) != task.Question(prose.Writer{}) {
				t.Errorf("%s opens another task, %v", task.ID(), err)
			}
			how := map[practice.Kind]string{practice.Find: "pattern", practice.WhichIsNot: "letter", practice.WhichDigit: "digit", practice.FinishChain: "rest of the chain"}[kind]
			if said := task.How(prose.Writer{}); !strings.Contains(said, how) {
				t.Errorf("%s: how to answer: %q, want %s", task.ID(), said, how)
			}
			right := 0
			for _, a := range simple(task) {
				j, err := task.Judge(t.Context(), a.text, prose.Writer{})
				if err != nil || j.Verdict != a.want || j.Reason == "" {
					t.Errorf("%s: %q is judged %s, %q, %v; want %s", task.ID(), a.text, j.Verdict, j.Reason, err, a.want)
				}
				if j.Done() {
					right++
				}
			}
			if right == 0 {
				t.Errorf("%s: no answer is right", task.ID())
			}
			for stage := 1; stage <= explain.Stages; stage++ {
				if len(task.Hint(stage, prose.Writer{})) == 0 {
					t.Errorf("%s: no hint at stage %d", task.ID(), stage)
				}
			}
			if _, err := task.Judge(t.Context(), "what?", prose.Writer{}); err == nil {
				t.Errorf("%s: no error", task.ID())
			}
		}
	}
}

// Whoever is not understood is told how an answer is written for this technique, by examples that can be read and
// are no answer to the task.
func TestForm(t *testing.T) {
	pattern := regexp.MustCompile(`On another board the (.*) is written (.*)\.$`)
	here := regexp.MustCompile(`or the pattern, such as (.*)\. On another`)
	conclusion := regexp.MustCompile(`such as (r[1-9]c[1-9](?:=|<>)[1-9])`)
	for i, of := range practice.Practised() {
		if testing.Short() && i%4 > 0 {
			continue
		}
		task, err := practice.New(of, practice.Find, 5)
		if err != nil {
			t.Fatal(err)
		}
		_, err = task.Judge(t.Context(), "what?", prose.Writer{})
		var unread *practice.Unread
		var column *claim.Error
		if !errors.As(err, &unread) || !errors.As(err, &column) {
			t.Fatalf("%s: %v", task.ID(), err)
		}
		for _, form := range []*regexp.Regexp{pattern, conclusion, here} {
			m := form.FindStringSubmatch(unread.Form)
			if shown := claim.Form(of.Name, &task.Grid, names.New(suite.All())); m == nil && form == here && shown == "" {
				continue // the board is too full for one
			}
			if m == nil || form == pattern && m[1] != of.Name {
				t.Errorf("%s: %s", task.ID(), unread.Form)
				continue
			}
			j, err := task.Judge(t.Context(), m[len(m)-1], prose.Writer{})
			if form == pattern && err != nil && task.Grid.Layout() != candidates.Classic9 {
				continue // it is of a board with other clues, or of another size
			}
			if err != nil || j.Verdict == practice.Right || j.Verdict == practice.Incomplete && form != conclusion {
				t.Errorf("%s: %s is judged %s, %v", task.ID(), m[len(m)-1], j.Verdict, err)
			}
		}
		for _, kind := range []practice.Kind{practice.WhichIsNot, practice.WhichDigit} {
			if drill, err := practice.New(of, kind, 5); err == nil && i%8 == 0 && drill.Form(prose.Writer{}) != drill.How(prose.Writer{}) {
				t.Errorf("%s: a digit or a letter is answered, not %s", drill.ID(), drill.Form(prose.Writer{}))
			}
		}
		task.Hidden = true
		if form := task.Form(prose.Writer{}); strings.Contains(form, of.Name) || strings.Contains(form, "another") {
			t.Errorf("%s: the technique is hidden: %s", task.ID(), form)
		}
	}
}

// simple returns answers to a task of any kind.
func simple(task *practice.Task) (answers []answer) {
	notation := prose.Writer{}.Notation(task.Frame())
	switch task.Kind {
	case practice.Find:
		return []answer{{notation, practice.Right}}
	case practice.WhichIsNot:
		for i, b := range task.Boards {
			want := practice.Wrong
			if b.Near {
				want = practice.Right
			}
			answers = append(answers, answer{fmt.Sprintf("%c", 'a'+i), want})
		}
	case practice.WhichDigit:
		digits := map[candidates.Digit]bool{}
		for _, s := range all(&task.Grid, task.Technique) {
			if d, ok := s.Evidence.Digits(&task.Grid).Single(); ok && (!task.Placed || s.Effects[0].Candidate.Cell() == task.Cell) {
				digits[d] = true
			}
		}
		if task.Placed {
			digits = map[candidates.Digit]bool{task.Step.Effects[0].Candidate.Digit(): true}
		}
		for d := range task.Grid.Layout().Digits().All() {
			want := practice.Wrong
			if digits[d] {
				want = practice.Right
			}
			answers = append(answers, answer{d.String(), want})
		}
	case practice.FinishChain:
		rest, ok := strings.CutPrefix(notation, task.Start)
		if !ok {
			panic(notation + " does not begin " + task.Start)
		}
		answers = append(answers, answer{rest, practice.Right}, answer{"-" + strings.Split(rest, " => ")[0], practice.Right},
			answer{notation, practice.Right}, answer{words(task.Step.Effects), practice.Right})
	}
	return answers
}

// The chain that is to be finished is cut behind the weak link in its middle, never within what parentheses hold, and
// the form shows the rest of another one, cut alike.
func TestChainsAreCutInTheMiddle(t *testing.T) {
	inner := regexp.MustCompile(`\([^()]*\)`)
	links := func(part string) int { return strings.Count(inner.ReplaceAllString(part, ""), "-") }
	rest := regexp.MustCompile(`written (\S*)\.$`)
	cut, shown := 0, 0
	for _, of := range practice.Practised() {
		for seed := range uint64(3) {
			task, err := practice.New(of, practice.FinishChain, seed)
			if err != nil {
				break
			}
			pattern := practice.Pattern(task.Frame())
			end, ok := strings.CutPrefix(pattern, task.Start)
			before, behind := links(task.Start)-1, links(end)
			if !ok || strings.Count(task.Start, "(") != strings.Count(task.Start, ")") || before < behind || before > behind+1 {
				t.Errorf("%s: %s is cut into %s and %s", task.ID(), pattern, task.Start, end)
			}
			cut++
			m := rest.FindStringSubmatch(task.Form(prose.Writer{}))
			if m == nil {
				continue
			}
			shown++
			if strings.Count(m[1], "(") != strings.Count(m[1], ")") || strings.HasPrefix(m[1], "-") {
				t.Errorf("%s: the form shows the rest %s", task.ID(), m[1])
			}
			if strings.HasSuffix(pattern, m[1]) {
				t.Errorf("%s: the form shows the answer %s", task.ID(), m[1])
			}
		}
	}
	if cut == 0 || shown == 0 {
		t.Errorf("%d chains were cut, and the rest of %d was shown", cut, shown)
	}
}

// The question of a task says what is asked for: the digit of which cell, how which chain goes on, which board. An
// answer with a wrong digit hears what is wrong with that digit, or where it can go.
func TestQuestions(t *testing.T) {
	asked := map[practice.Kind]int{}
	for _, of := range practice.Practised() {
		for _, kind := range practice.KindsOf(of) {
			task, err := practice.New(of, kind, 7)
			if err != nil {
				continue
			}
			asked[kind]++
			q := task.Question(prose.Writer{})
			want := map[practice.Kind]string{practice.Find: "what follows from it here?", practice.WhichIsNot: "odd one out", practice.WhichDigit: "which digit", practice.FinishChain: task.Start}[kind]
			if !strings.HasPrefix(q, of.Name+": ") || want == "" || !strings.Contains(q, want) || task.Placed && kind == practice.WhichDigit && !strings.Contains(q, task.Cell.String()) {
				t.Errorf("%s %s: %s", of.Code, kind, q)
			}
			if kind != practice.WhichDigit || task.Placed {
				continue
			}
			if place.MatchString(q) {
				t.Errorf("%s %s: the digit of a pattern is asked for, and not of a cell: %s", of.Code, kind, q)
			}
			for d := range task.Grid.Layout().Digits().All() {
				judged, err := task.Judge(t.Context(), d.String(), prose.Writer{})
				if err != nil || judged.Verdict != practice.Wrong {
					continue
				}
				places := prose.Writer{}.Reasons(task.Grid.Layout(), say.HasNone(d, task.Grid.Places(d)))
				if why := claim.NotFor(&task.Grid, &task.Step, d); why.IsZero() != strings.Contains(judged.Reason, places) {
					t.Errorf("%s %v: %s, want %q", of.Code, d, judged.Reason, places)
				}
			}
		}
	}
	if len(asked) != 4 {
		t.Errorf("asked were %v", asked)
	}
}

// Whoever names the technique and a digit has not said where the pattern is, right or wrong, and is asked.
func TestWhere(t *testing.T) {
	for name, text := range map[string]string{"x-wing": "X-Wing on %v", "hidden-single": "hidden single, %v", "skyscraper": "there is a skyscraper of %vs"} {
		task, err := practice.New(techniques.Lookup(suite.All(), name), practice.Find, 1)
		if err != nil {
			t.Fatal(err)
		}
		for d := range task.Grid.Layout().Digits().All() {
			_, err := task.Judge(t.Context(), fmt.Sprintf(text, d), prose.Writer{})
			var unread *practice.Unread
			if !errors.As(err, &unread) || !strings.Contains(err.Error(), "where?") {
				t.Errorf("%s: %v", name, err)
			}
		}
		steps := all(&task.Grid, task.Technique)
		d, _ := steps[0].Evidence.Digits(&task.Grid).Single()
		said := fmt.Sprintf(text, d) + ", so " + words(steps[0].Effects)
		if j, err := task.Judge(t.Context(), said, prose.Writer{}); err != nil || j.Verdict != practice.Right {
			t.Errorf("%s: %s is %s, %v", name, said, j.Verdict, err)
		}
	}
}

// Answers to a choice of boards are one of their letters, in either case, and of digits one digit; anything else is no
// answer.
func TestChoicesAreRead(t *testing.T) {
	for _, kind := range []practice.Kind{practice.WhichIsNot, practice.WhichDigit} {
		task, err := practice.New(list("x-wing")[0], kind, 3)
		if err != nil {
			t.Fatal(err)
		}
		read := "A a B b C c D d"
		if kind == practice.WhichDigit {
			read = "1 2 3 4 5 6 7 8 9"
		}
		right := map[bool]int{}
		for _, answer := range strings.Fields(read) {
			j, err := task.Judge(t.Context(), answer, prose.Writer{})
			if err != nil || len(j.Said) == 0 {
				t.Errorf("%s: %q: %v", kind, answer, err)
			}
			right[j.Verdict == practice.Right]++
		}
		if kind == practice.WhichIsNot && right[true] != 2 || right[true] == 0 || right[false] == 0 {
			t.Errorf("%s: right and wrong are %v", kind, right)
		}
		for _, answer := range []string{"", "AB", "AA", "E", "0", ":", "10", "12", "?", "ABCD", "BC"} {
			if j, err := task.Judge(t.Context(), answer, prose.Writer{}); err == nil {
				t.Errorf("%s: %q is %s", kind, answer, j.Verdict)
			}
		}
	}
}

// Of a digit that a step places the task asks by its cell; of a pattern of one digit, by the pattern.
func TestWhichDigitIsAsked(t *testing.T) {
	for code, placed := range map[string]bool{"full-house": true, "hidden-single": true, "x-wing": false, "pointing": false} {
		task, err := practice.New(list(code)[0], practice.WhichDigit, 2)
		if err != nil {
			t.Fatal(err)
		}
		if task.Placed != placed || placed && task.Cell != task.Step.Effects[0].Candidate.Cell() {
			t.Errorf("%s: a cell is asked for: %v, %v", code, task.Placed, task.Cell)
		}
	}
}
