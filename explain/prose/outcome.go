package prose

import (
	"maps"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// Outcome says in a sentence or two how the walkthrough ended: in how many steps it was solved, why there
// is no solution, where two solutions differ, or why it stopped; and what was left out.
func (w Writer) Outcome(wt *explain.Walkthrough) string {
	return w.on(wt.Start.Layout()).Sentences(w.SaidOfOutcome(wt)...)
}

// SaidOfOutcome gives what [Writer.Outcome] writes.
func (w Writer) SaidOfOutcome(wt *explain.Walkthrough) (said []say.Sentence) {
	s := speaker{style: w.Style, layout: wt.Start.Layout()}
	switch wt.Outcome {
	case explain.Solved:
		said = w.solved(s, wt)
	case explain.NoSolution:
		said = s.noSolution(wt)
	case explain.ManySolutions:
		said = s.manySolutions(wt)
	case explain.Shown:
		said = shown(wt)
	default:
		said = one(say.Unfinished(len(wt.Steps), say.Word(strings.TrimSuffix(wt.Stop, "."))))
	}
	if wt.Pruned != nil {
		said = append(said, pruned(wt))
	}
	if len(wt.Limited) > 0 {
		said = append(said, limited(wt.Limited))
	}
	return said
}

// Words is how the writer writes clauses of a board.
func (w Writer) Words(l *candidates.Layout) say.Words { return w.on(l) }

// on writes sentences of a board at standard level, in the language of the writer.
func (w Writer) on(l *candidates.Layout) say.Words {
	return say.Words{Style: w.Style, Layout: l, Language: w.Language}
}

// Sentences writes sentences that name no houses, such as those of a review, in the language of the writer.
func (w Writer) Sentences(said ...say.Sentence) string {
	return w.on(candidates.Classic9).Sentences(said...)
}

// SentencesOn writes sentences about a board of a layout, in the language of the writer.
func (w Writer) SentencesOn(l *candidates.Layout, said ...say.Sentence) string {
	return w.on(l).Sentences(said...)
}

// Reasons writes clauses such as those of package claim, in a sentence each.
func (w Writer) Reasons(l *candidates.Layout, why ...say.Sentence) string {
	return w.on(l).Sentences(say.EachStates(why)...)
}

// pruned says what was left out.
func pruned(wt *explain.Walkthrough) say.Sentence {
	var what []say.Sentence
	if n := wt.Pruned.Steps; n > 0 {
		what = append(what, say.CountedSteps(n))
	}
	if n := wt.Pruned.Eliminations; n > 0 {
		what = append(what, say.Eliminations(n))
	}
	switch {
	case what == nil:
		return say.LeftOutNothing()
	case wt.Outcome == explain.NoSolution:
		return say.LeftOutContradiction(what)
	case wt.Outcome == explain.Shown:
		return say.LeftOutGoal(what)
	}
	return say.LeftOut(what)
}

// Limited says that the searches for the techniques stopped at a limit.
func (w Writer) Limited(techniques []explain.Ref) string {
	return w.on(nil).Sentences(limited(techniques))
}

func limited(techniques []explain.Ref) say.Sentence {
	var names say.Names
	for _, t := range techniques {
		names = append(names, say.Name(t.Name))
	}
	return say.LimitReached(names)
}

func (w Writer) solved(s speaker, wt *explain.Walkthrough) (said []say.Sentence) {
	sum := wt.Summary()
	switch {
	case sum.Steps == 0:
		return one(say.FilledAlready())
	case sum.Trials > 0:
		said = one(say.SolvedWithTrials(sum.Steps, sum.Trials))
	default:
		said = one(say.SolvedIn(sum.Steps))
	}
	if w.Grade != nil {
		if level, score, ok := w.Grade(wt); ok {
			said = append(said, say.OnScale(say.Word(level), score))
		}
	}
	if w.Hardest != nil {
		said = append(said, s.keySteps(wt, w.Hardest(slices.Sorted(maps.Keys(sum.Techniques))))...)
	}
	if sum.Assumes&explain.Unique != 0 {
		said = append(said, say.RestOnOne())
	}
	return said
}

// keySteps says which steps use the hardest technique, and what came before and after them.
func (s speaker) keySteps(wt *explain.Walkthrough, hardest string) []say.Sentence {
	var numbers say.Numbers
	first, last := 0, 0
	for i := range wt.Steps {
		if wt.Steps[i].Technique.Code == hardest {
			if numbers == nil {
				first = i
			}
			numbers, last = append(numbers, i+1), i
		}
	}
	if numbers == nil {
		return nil
	}
	name := say.Name(wt.Steps[first].Technique.Name)
	if isSingle(&wt.Steps[first]) {
		return one(say.SinglesSuffice(name))
	}
	const few = 5
	n := len(numbers)
	key := say.KeysAre(numbers, name)
	if n > few {
		key = say.KeysFromTo(n, name, numbers[0], numbers[n-1])
	}
	before, after := wt.Steps[:first], wt.Steps[last+1:]
	around := func(beforeThem, afterThem func(int, say.Sentence) say.Sentence) say.Sentence {
		switch {
		case len(after) == 0:
			return beforeThem(n, kinds(before))
		case len(before) == 0:
			return afterThem(n, kinds(after))
		}
		return say.BeforeAfter(beforeThem(n, kinds(before)), afterThem(n, kindsToo(before, after)))
	}
	if len(before)+len(after) == 0 {
		return one(say.States(one(key)))
	}
	beside := around(say.BeforeKeys, say.AfterKeys)
	if len(before) > 0 && len(after) > 0 && len(besideSingles(before)) <= fewNamed && slices.Equal(besideSingles(before), besideSingles(after)) {
		beside = say.AroundKeys(n, kinds(before))
	}
	if all := say.KeysAnd(key, beside); !say.TooLong(s.standard().Sentences(all)) {
		return one(all)
	}
	return []say.Sentence{say.States(one(key)), say.States(one(around(say.BeforeCome, say.AfterCome)))}
}

func isSingle(step *explain.Step) bool {
	return explain.ShapeOf(step.Evidence) == explain.ShapeOf(explain.Single{})
}

// fewNamed is how many techniques are named; of more it is said how many there are.
const fewNamed = 3

// kinds names the techniques of the steps. Singles need no names.
func kinds(steps []explain.Step) say.Sentence {
	names := besideSingles(steps)
	switch n := len(names); {
	case n == 0:
		return say.JustSingles()
	case n > fewNamed:
		return say.ManyTechniques(n)
	default:
		return say.Techniques(names)
	}
}

// kindsToo does the same for steps behind others, where what is counted need not be named twice.
func kindsToo(before, steps []explain.Step) say.Sentence {
	if n := len(besideSingles(steps)); n > fewNamed && len(besideSingles(before)) > fewNamed {
		return say.AsManyMore(n)
	}
	return kinds(steps)
}

func besideSingles(steps []explain.Step) (names say.Names) {
	for i := range steps {
		if name := say.Name(steps[i].Technique.Name); !isSingle(&steps[i]) && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

func shown(wt *explain.Walkthrough) []say.Sentence {
	k, is := wt.Goal.Candidate, say.ShownIs
	if !wt.Goal.Place {
		is = say.ShownIsNot
	}
	said := one(is(k.Cell(), k.Digit(), len(wt.Steps)))
	if wt.Summary().Assumes&explain.Unique != 0 {
		said = append(said, say.RestOnOne())
	}
	return said
}

func (s speaker) noSolution(wt *explain.Walkthrough) []say.Sentence {
	start := wt.Start.Filling()
	if clash, ok := start.Clash(s.layout); ok {
		if clash.Cells.Within(wt.Start.Givens()) {
			return one(say.GivensClash(clash.House, clash.Digit, clash.Cells))
		}
		return one(say.DigitsClash(clash.House, clash.Digit, clash.Cells))
	}
	if by, clue := breaking(s.layout, start); len(by) > 0 {
		return one(say.BreakClue(by, clue))
	} else if clue != nil {
		return one(say.ClueCannotFill(clue))
	}
	end := &teller{speaker: s, f: wt.EndFrame()}
	item, ok := end.f.Before.Contradiction()
	if !ok {
		return one(say.NoSolution())
	}
	lacks := say.NoneBecause(end.conflict(item))
	if n := len(wt.Steps); n > 0 {
		lacks = say.NoneAfter(n, end.conflict(item))
	}
	return append(one(lacks), end.conflictReason(item)...)
}

// breaking returns the first clue that digits break, and the digits that do: without any one of them it is not broken. It
// returns nil for the clue if there is none.
func breaking(l *candidates.Layout, digits candidates.Filling) (by say.Placed, clue *candidates.Clue) {
	clue, _ = digits.BrokenClue(l)
	if clue == nil {
		return nil, nil
	}
	for c := range l.Cells().All() {
		fewer := digits
		fewer[c] = 0
		if other, broken := fewer.BrokenClue(l); broken && other == clue {
			digits = fewer
		}
	}
	for c := range l.Cells().All() {
		if digits[c] != 0 {
			by = append(by, candidates.Of(c, digits[c]))
		}
	}
	return by, clue
}

func (s speaker) manySolutions(wt *explain.Walkthrough) []say.Sentence {
	if len(wt.Solutions) < 2 {
		return one(say.Several())
	}
	var differ candidates.CellSet
	a, b := &wt.Solutions[0], &wt.Solutions[1]
	for c := range s.layout.Cells().All() {
		if a[c] != b[c] {
			differ = differ.With(c)
		}
	}
	if differ.IsEmpty() {
		return one(say.Several())
	}
	first := differ.First()
	return []say.Sentence{say.SeveralAt(first, candidates.Digits(a[first], b[first])), say.DifferIn(differ.Len())}
}
