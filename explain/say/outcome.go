package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Name is the English name of a technique. Languages that have another write that.
type Name string

// Names are names of techniques, in an order.
type Names []Name

func (names Names) strings() (all []string) {
	for _, name := range names {
		all = append(all, string(name))
	}
	return all
}

// Numbers are numbers of steps.
type Numbers []int

// Word is a word or two that no kind says, such as a level of difficulty. Languages may have others for it.
type Word string

// ending is a walkthrough as a whole, and what was said of it.
type ending struct {
	*explain.Walkthrough
	keys  []int          // the steps that are the keys, from 0
	part  []explain.Step // what is spoken of: the steps before the keys, or those behind
	parts int            // how many of these two were told
	lacks Sentence       // is to be shown
}

// Outcome checks what sentences say of how a walkthrough ended, of which all steps have been read. Level and score it
// takes as they are.
func (r *Replay) Outcome(w *explain.Walkthrough, said []Sentence) error {
	e := &ending{Walkthrough: w}
	end := w.EndFrame().Before
	rd := &reader{replay: r, step: &explain.Step{}, paper: &end, l: w.Start.Layout(), frames: []frame{{grid: end}}}
	rd.clear()
	t := &Told{layout: rd.l, r: rd, subject: e}
	r.Statements += len(said)
	if err := t.all(said); err != nil {
		return err
	}
	want := 0
	if len(e.keys) > 0 && e.keys[0] > 0 {
		want++
	}
	if n := len(e.keys); n > 0 && e.keys[n-1] < len(w.Steps)-1 {
		want++
	}
	if e.lacks.Kind != nil {
		if err := e.lacks.check(t); err != nil {
			return err
		}
	}
	return expect(want == e.parts, "something is said of %d parts of the steps, not of %d", e.parts, want)
}

func (e *ending) trials() (n int) {
	for i := range e.Steps {
		if e.Steps[i].Technique.Code == "trial" {
			n++
		}
	}
	return n
}

// How a puzzle was solved.
var (
	FilledAlready = told0("filled-already", "every cell is filled already.", func(e *ending) error {
		return expect(len(e.Steps) == 0 && e.Outcome == explain.Solved, "it is not")
	})
	SolvedIn = told1("solved-in", "solved in {0} {0?step|steps}, without a trial.", func(e *ending, n int) error {
		return expect(n == len(e.Steps) && e.trials() == 0, "there are %d steps and %d trials", len(e.Steps), e.trials())
	})
	SolvedWithTrials = told2("solved-with-trials", "solved in {0} {0?step|steps}, {1} of them {1?a trial|trials}.", func(e *ending, n, trials int) error {
		return expect(n == len(e.Steps) && e.trials() == trials && trials > 0, "there are %d steps and %d trials", len(e.Steps), e.trials())
	})
	OnScale = told2("on-scale", "on HoDoKu's scale the puzzle is {0}, with a score of {1}.", func(e *ending, _ Word, _ int) error {
		return expect(e.Outcome == explain.Solved, "it is not solved")
	})
	SinglesSuffice = told1("singles-suffice", "singles are all it takes, and the hardest technique is {0}.", func(e *ending, hardest Name) error {
		return expect(len(besideSingles(e.Steps)) == 0 && len(e.stepsOf(hardest)) > 0, "there are other steps, or none of that name")
	})
	RestOnOne = told0("rest-on-one", "the steps rely on the puzzle having exactly one solution (checked: it has exactly one).", func(e *ending) error {
		return expect(slices.ContainsFunc(e.Steps, func(s explain.Step) bool { return s.Assumes&explain.Unique != 0 }), "no step does")
	})
)

// stepsOf returns the steps of a technique, from 0.
func (e *ending) stepsOf(name Name) (are []int) {
	for i := range e.Steps {
		if e.Steps[i].Technique.Name == string(name) {
			are = append(are, i)
		}
	}
	return are
}

// besideSingles names the techniques of steps, but for those that place one digit for what is seen at once.
func besideSingles(steps []explain.Step) (names Names) {
	for i := range steps {
		s := &steps[i]
		single := explain.ShapeOf(s.Evidence) == explain.ShapeSingle
		if name := Name(s.Technique.Name); !single && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// Which steps use the hardest technique, and what came before and after them.
var (
	KeysAre = told2("keys-are", "the {0?key is step|keys are steps} {0} ({1})", func(e *ending, numbers Numbers, name Name) error {
		e.keys = e.stepsOf(name)
		are := make(Numbers, len(e.keys))
		for i, n := range e.keys {
			are[i] = n + 1
		}
		return expect(slices.Equal(are, numbers), "they are %v", are)
	})
	KeysFromTo = told4("keys-from-to", "the keys are {0} steps of {1}, from step {2} to step {3}", func(e *ending, n int, name Name, first, last int) error {
		e.keys = e.stepsOf(name)
		return expect(n == len(e.keys) && n > 0 && first == e.keys[0]+1 && last == e.keys[n-1]+1, "they are %v, from 0", e.keys)
	})
	KeysAnd     = kind2("keys-and", "{0}; {1}.", func(t *Told, keys, around Sentence) error { return t.all([]Sentence{keys, around}) })
	BeforeAfter = kind2("before-after", "{0}, {1}", func(t *Told, before, after Sentence) error { return t.all([]Sentence{before, after}) })
	BeforeKeys  = kind2("before-keys", "before {0?it|them} {1}", (*Told).beforeKeys)
	AfterKeys   = kind2("after-keys", "after {0?it|them} {1}", (*Told).afterKeys)
	AroundKeys  = kind2("around-keys", "before and after {0?it|them} {1}", func(t *Told, n int, what Sentence) error {
		return errors.Join(t.beforeKeys(n, what), t.afterKeys(n, what))
	})
	BeforeCome  = kind2("before-come", "before {0?it|them} come {1}", (*Told).beforeKeys)
	AfterCome   = kind2("after-come", "after {0?it|them} come {1}", (*Told).afterKeys)
	JustSingles = told0("just-singles", "singles", func(e *ending) error { return expect(len(besideSingles(e.part)) == 0, "there are others") })
	Techniques  = told1("techniques", "{0}", func(e *ending, names Names) error {
		return expect(slices.Equal(names, besideSingles(e.part)), "they are %v", besideSingles(e.part))
	})
	ManyTechniques = told1("many-techniques", "{0} techniques besides singles", (*ending).besides)
	AsManyMore     = told1("as-many-more", "{0}", (*ending).besides)
)

func (e *ending) besides(n int) error {
	return expect(n == len(besideSingles(e.part)), "they are %v", besideSingles(e.part))
}

func (t *Told) beforeKeys(n int, what Sentence) error {
	return t.aroundKeys(n, what, func(e *ending) []explain.Step { return e.Steps[:e.keys[0]] })
}

func (t *Told) afterKeys(n int, what Sentence) error {
	return t.aroundKeys(n, what, func(e *ending) []explain.Step { return e.Steps[e.keys[n-1]+1:] })
}

func (t *Told) aroundKeys(n int, what Sentence, part func(*ending) []explain.Step) error {
	return about(t, func(e *ending) error {
		if n == 0 || n != len(e.keys) {
			return errors.New("there are more keys, or fewer")
		}
		e.part = part(e)
		e.parts++
		return errors.Join(what.check(t), expect(len(e.part) > 0, "there are no such steps"))
	})
}

// That something was shown, and that there is no solution, or more than one.
var (
	ShownIs = told3("shown-is", "so {0} is {1}, after {2} {2?step|steps}.", func(e *ending, c candidates.Cell, d candidates.Digit, n int) error {
		return e.shows(explain.Place(c, d), n)
	})
	ShownIsNot = told3("shown-is-not", "so {0} is not {1}, after {2} {2?step|steps}.", func(e *ending, c candidates.Cell, d candidates.Digit, n int) error {
		return e.shows(explain.Remove(c, d), n)
	})
	NoSolution  = told0("no-solution", "no solution.", func(e *ending) error { return expect(e.Outcome == explain.NoSolution, "it is not so") })
	DigitsClash = told3("digits-clash", "no solution: the digits clash, because {0} has more than one {1}, at {2}.", (*ending).clash)
	GivensClash = told3("givens-clash", "no solution: the givens clash, because {0} has more than one {1}, at {2}.", func(e *ending, h candidates.House, d candidates.Digit, cells candidates.CellSet) error {
		return errors.Join(e.clash(h, d, cells), expect(cells.Within(e.Start.Givens()), "not all are given"))
	})
	// BreakClue says that digits do not go together by a clue, none of which is named in vain.
	BreakClue = told2("break-clue", "no solution: {0} {0?breaks|break} {1}.", (*ending).breaks)
	// ClueCannotFill says that a clue is broken whatever its cells hold.
	ClueCannotFill = told1("clue-cannot-fill", "no solution: {0} cannot be filled.", func(e *ending, c *candidates.Clue) error {
		var none candidates.Filling
		broken, ok := none.BrokenClue(e.Start.Layout())
		return expect(ok && broken.String() == c.String(), "some digits keep it")
	})
	NoneBecause = kind1("none-because", "no solution: {0}.", func(t *Told, lacks Sentence) error { return t.noneAfter(0, lacks) })
	NoneAfter   = kind2("none-after", "no solution: after {0} {0?step|steps} {1}.", (*Told).noneAfter)
	Several     = told0("several", "more than one solution.", (*ending).several)
	SeveralAt   = told2("several-at", "more than one solution: {0} can be {1|or}, and both can be completed.", func(e *ending, c candidates.Cell, ds candidates.DigitSet) error {
		both := candidates.Digits(e.Solutions[0][c], e.Solutions[1][c])
		return errors.Join(e.several(), expect(both == ds && both.Len() == 2, "there they have %v", both))
	})
	DifferIn = told1("differ-in", "the two solutions found differ in {0} cells.", func(e *ending, n int) error {
		differ := 0
		for c := range e.Start.Layout().Cells().All() {
			if e.Solutions[0][c] != e.Solutions[1][c] {
				differ++
			}
		}
		return expect(n == differ, "they differ in %d", differ)
	})
	Unfinished = told2("unfinished", "unfinished after {0} {0?step|steps}: {1}.", func(e *ending, n int, _ Word) error {
		return expect(e.Outcome == explain.Stalled && n == len(e.Steps), "there are %d steps", len(e.Steps))
	})
)

// shows checks that the last step has what was to be shown.
func (e *ending) shows(goal explain.Effect, n int) error {
	if n == 0 || n != len(e.Steps) || goal != e.Goal {
		return errors.New("something else was, or there are other steps")
	}
	return expect(slices.ContainsFunc(e.Steps[n-1].Effects, func(x explain.Effect) bool {
		return x == goal || x.Place && !goal.Place && e.Start.Layout().Excludes(x.Candidate, goal.Candidate)
	}), "the last step does not say so")
}

func (e *ending) clash(h candidates.House, d candidates.Digit, cells candidates.CellSet) error {
	var are candidates.CellSet
	for c := range e.Start.Layout().HouseCells(h).All() {
		if e.Start.Value(c) == d {
			are = are.With(c)
		}
	}
	return expect(are == cells && are.Len() > 1, "it has them at %v", are)
}

// breaks checks that the digits break the clue, and would not without any one of them.
func (e *ending) breaks(by Placed, c *candidates.Clue) error {
	var digits candidates.Filling
	for _, k := range by {
		if e.Start.Value(k.Cell()) != k.Digit() {
			return fmt.Errorf("%v is not there", k)
		}
		digits[k.Cell()] = k.Digit()
	}
	broken, ok := digits.BrokenClue(e.Start.Layout())
	if !ok || broken.String() != c.String() {
		return fmt.Errorf("they do not break %q", c)
	}
	for _, k := range by {
		fewer := digits
		fewer[k.Cell()] = 0
		if _, ok := fewer.BrokenClue(e.Start.Layout()); ok {
			return fmt.Errorf("%v is not needed", k)
		}
	}
	return nil
}

func (t *Told) noneAfter(n int, lacks Sentence) error {
	return about(t, func(e *ending) error {
		e.lacks = lacks
		return expect(n == len(e.Steps), "there are %d steps", len(e.Steps))
	})
}

// several checks that there are two solutions which keep the digits of the puzzle.
func (e *ending) several() error {
	if len(e.Solutions) < 2 {
		return expect(e.Outcome == explain.ManySolutions, "there are not")
	}
	for c := range e.Start.Layout().Cells().All() {
		for _, s := range e.Solutions[:2] {
			if d := e.Start.Value(c); d != 0 && d != s[c] {
				return errors.New("one of them has another digit at " + c.String())
			}
		}
	}
	return nil
}

// What was left out.
var (
	LeftOut              = kind1("left-out", "left out: {0} that the solution does not rest on.", (*Told).leftOut)
	LeftOutContradiction = kind1("left-out-contradiction", "left out: {0} that the contradiction does not rest on.", (*Told).leftOut)
	LeftOutGoal          = kind1("left-out-goal", "left out: {0} that it does not rest on.", (*Told).leftOut)
	LeftOutNothing       = told0("left-out-nothing", "nothing was left out.", func(e *ending) error { return expect(*e.Pruned == explain.Pruned{}, "there was") })
	CountedSteps         = told1("counted-steps", "{0} {0?step|steps}", func(e *ending, n int) error {
		return expect(n == e.Pruned.Steps, "there are %d", e.Pruned.Steps)
	})
	Eliminations = told1("eliminations", "{0} {0?elimination|eliminations}", func(e *ending, n int) error {
		return expect(n == e.Pruned.Eliminations, "there are %d", e.Pruned.Eliminations)
	})
	LimitReached = told1("limit-reached", "the {0?search|searches} for {0} stopped at {0?its limit|their limits}, so there may be more to find.", func(e *ending, names Names) error {
		var are Names
		for _, t := range e.Limited {
			are = append(are, Name(t.Name))
		}
		return expect(slices.Equal(are, names), "they are %v", are)
	})
)

func (t *Told) leftOut(what []Sentence) error {
	return about(t, func(e *ending) error {
		n := 0
		for _, some := range [...]int{e.Pruned.Steps, e.Pruned.Eliminations} {
			if some > 0 {
				n++
			}
		}
		return errors.Join(t.all(what), expect(n == len(what), "there is more"))
	})
}
