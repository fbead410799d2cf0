package prose

import (
	"fmt"
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
	s := speaker{style: w.Style, layout: wt.Start.Layout()}
	var outcome string
	switch wt.Outcome {
	case explain.Solved:
		outcome = w.solved(s, wt)
	case explain.NoSolution:
		outcome = s.noSolution(wt)
	case explain.ManySolutions:
		outcome = s.manySolutions(wt)
	case explain.Shown:
		outcome = s.shown(wt)
	default:
		outcome = s.sayf("Unfinished after %s: %s.", steps(len(wt.Steps)), strings.TrimSuffix(wt.Stop, "."))
	}
	sentences := []string{outcome}
	if wt.Pruned != nil {
		sentences = append(sentences, pruned(wt))
	}
	if len(wt.Limited) > 0 {
		sentences = append(sentences, w.Limited(wt.Limited))
	}
	return paragraph(sentences...)
}

// pruned says what was left out.
func pruned(wt *explain.Walkthrough) string {
	p, end := wt.Pruned, "the solution"
	switch wt.Outcome {
	case explain.NoSolution:
		end = "the contradiction"
	case explain.Shown:
		end = "it"
	}
	var out []string
	if p.Steps > 0 {
		out = append(out, steps(p.Steps))
	}
	if n := p.Eliminations; n > 0 {
		out = append(out, fmt.Sprintf("%d %s", n, say.Plural(n, "elimination")))
	}
	if out == nil {
		return "Nothing was left out."
	}
	return fmt.Sprintf("Left out: %s that %s does not rest on.", say.List(out, "and"), end)
}

// Limited says that the searches for the techniques stopped at a limit.
func (w Writer) Limited(techniques []explain.Ref) string {
	var names []string
	for _, t := range techniques {
		names = append(names, t.Name)
	}
	n := len(names)
	return fmt.Sprintf("The %s for %s stopped at %s, so there may be more to find.",
		say.Choose(n, "search", "searches"), say.List(names, "and"), say.Choose(n, "its limit", "their limits"))
}

// afterSteps goes before what is so after n steps; it is empty if there are none.
func afterSteps(n int) string {
	if n == 0 {
		return ""
	}
	return "after " + steps(n) + " "
}

func steps(n int) string { return fmt.Sprintf("%d %s", n, say.Plural(n, "step")) }

func (w Writer) solved(s speaker, wt *explain.Walkthrough) string {
	sum := wt.Summary()
	if sum.Steps == 0 {
		return "Every cell is filled already."
	}
	how := "Solved in " + steps(sum.Steps)
	if sum.Trials > 0 {
		how += s.sayf(", %d of them %s", sum.Trials, say.Choose(sum.Trials, "a trial", "trials"))
	} else {
		how += ", without a trial"
	}
	sentences := []string{how + "."}
	if w.Grade != nil {
		if level, score, ok := w.Grade(wt); ok {
			sentences = append(sentences, fmt.Sprintf("On HoDoKu's scale the puzzle is %s, with a score of %d.", level, score))
		}
	}
	if w.Hardest != nil {
		sentences = append(sentences, keySteps(wt, w.Hardest(slices.Sorted(maps.Keys(sum.Techniques)))))
	}
	if sum.Assumes&explain.Unique != 0 {
		sentences = append(sentences, relyOnOne)
	}
	return paragraph(sentences...)
}

// keySteps says which steps use the hardest technique, and what came before and after them.
func keySteps(wt *explain.Walkthrough, hardest string) string {
	var numbers []string
	first, last := 0, 0
	for i := range wt.Steps {
		if wt.Steps[i].Technique.Code == hardest {
			if numbers == nil {
				first = i
			}
			numbers, last = append(numbers, fmt.Sprint(i+1)), i
		}
	}
	if numbers == nil {
		return ""
	}
	name := wt.Steps[first].Technique.Name
	if isSingle(&wt.Steps[first]) {
		return fmt.Sprintf("Singles are all it takes, and the hardest technique is %s.", name)
	}
	const few = 5
	n := len(numbers)
	key := fmt.Sprintf("The %s %s %s (%s)", say.Plural(n, "key"), say.Choose(n, "is step", "are steps"), say.List(numbers, "and"), name)
	if n > few {
		key = fmt.Sprintf("The keys are %d steps of %s, from step %s to step %s", n, name, numbers[0], numbers[n-1])
	}
	around := func(come string) string {
		var parts []string
		for _, part := range []struct {
			when  string
			steps []explain.Step
		}{{"before", wt.Steps[:first]}, {"after", wt.Steps[last+1:]}} {
			if len(part.steps) > 0 {
				parts = append(parts, part.when+say.Choose(n, " it ", " them ")+come+kinds(part.steps))
			}
		}
		const many = " techniques besides singles" // are not named twice
		if len(parts) > 1 && strings.HasSuffix(parts[0], many) {
			parts[1] = strings.TrimSuffix(parts[1], many)
		}
		return strings.Join(parts, ", ")
	}
	sentence := key + "; " + around("")
	switch {
	case first == 0 && last+1 == len(wt.Steps):
		return key + "."
	case say.TooLong(sentence):
		return key + ". " + say.Capital(around("come ")) + "."
	}
	return sentence + "."
}

func isSingle(step *explain.Step) bool {
	return explain.ShapeOf(step.Evidence) == explain.ShapeOf(explain.Single{})
}

// kinds names the techniques of the steps, of many how many there are. Singles need no names.
func kinds(steps []explain.Step) string {
	var names []string
	for i := range steps {
		if name := steps[i].Technique.Name; !isSingle(&steps[i]) && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	const few = 3
	switch n := len(names); {
	case n == 0:
		return "singles"
	case n > few:
		return fmt.Sprintf("%d techniques besides singles", n)
	}
	return say.List(names, "and")
}

func (s speaker) shown(wt *explain.Walkthrough) string {
	k := wt.Goal.Candidate
	what := s.sayf("%s is %s", k.Cell(), k.Digit())
	if !wt.Goal.Place {
		what = s.sayf("%s is not %s", k.Cell(), k.Digit())
	}
	outcome := fmt.Sprintf("So %s, after %s.", what, steps(len(wt.Steps)))
	if wt.Summary().Assumes&explain.Unique != 0 {
		outcome = paragraph(outcome, relyOnOne)
	}
	return outcome
}

// relyOnOne is said of walkthroughs whose steps assume that there is one solution.
const relyOnOne = "The steps rely on the puzzle having exactly one solution (checked: it has exactly one)."

func (s speaker) noSolution(wt *explain.Walkthrough) string {
	start := wt.Start.Filling()
	if clash, ok := start.Clash(s.layout); ok {
		whose := "digits"
		if clash.Cells.Within(wt.Start.Givens()) {
			whose = "givens"
		}
		return s.sayf("No solution: the %s clash, because %s has more than one %s, at %s.", whose, clash.House, clash.Digit, clash.Cells)
	}
	end := &teller{speaker: s, f: wt.EndFrame()}
	item, ok := end.f.Before.Contradiction()
	if !ok {
		return "No solution."
	}
	return s.sayf("No solution: %s%s. %s", afterSteps(len(wt.Steps)), end.words().Clause(end.conflict(item)), end.words().Sentences(end.conflictReason(item)...))
}

func (s speaker) manySolutions(wt *explain.Walkthrough) string {
	if len(wt.Solutions) < 2 {
		return "More than one solution."
	}
	var differ candidates.CellSet
	a, b := &wt.Solutions[0], &wt.Solutions[1]
	for c := range s.layout.Cells().All() {
		if a[c] != b[c] {
			differ = differ.With(c)
		}
	}
	if differ.IsEmpty() {
		return "More than one solution."
	}
	first := differ.First()
	return s.sayf("More than one solution: %s can be %s, and both can be completed. The two solutions found differ in %d cells.",
		first, anyDigit{candidates.Digits(a[first], b[first])}, differ.Len())
}
