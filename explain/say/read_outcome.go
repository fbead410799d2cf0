package say

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"pencilmark/explain"
)

var (
	keySteps   = lazy(`^The (?:key is step|keys are steps) ([0-9, and]+) \((.*)\)$`)
	keyMany    = lazy(`^The keys are (\d+) steps of (.*), from step (\d+) to step (\d+)$`)
	keysAround = lazy(`\. (?:Before|After) (?:it|them) come [^.]*\.`)
	unit       = lazy(`^\d+$`)
	kindsMany  = lazy(`^(\d+) techniques besides singles$`)
)

// Outcome reads how a walkthrough is said to have ended, and checks it against the names and effects of its
// steps. Level and score it takes as they are.
func (r *Replay) Outcome(w *explain.Walkthrough, text string) error {
	for _, sentence := range sentences(text) {
		if n := WordCount(sentence); n > MaxWords {
			return fmt.Errorf("%d words\n in: %s", n, sentence)
		}
	}
	text = keysAround.ReplaceAllStringFunc(text, func(m string) string { // one sentence, or two
		return strings.NewReplacer(". Before", "; before", ". After", "; after", " come ", " ").Replace(m)
	})
	for _, sentence := range sentences(text) {
		r.Statements++
		if err := outcome(w, sentence); err != nil {
			return fmt.Errorf("%w\n in: %s", err, sentence)
		}
	}
	return nil
}

func outcome(w *explain.Walkthrough, sentence string) error {
	n, trials, unique, singles := len(w.Steps), 0, false, true
	for i := range w.Steps {
		if w.Steps[i].Technique.Code == "trial" {
			trials++
		}
		unique = unique || w.Steps[i].Assumes&explain.Unique != 0
		singles = singles && placesAlone(&w.Steps[i])
	}
	if a, rest, ok := match("Solved in {n} (step|steps), without a trial.", sentence); ok && rest == "" {
		return expect(a.number(0) == n && trials == 0, "there are %d steps and %d trials", n, trials)
	}
	if a, rest, ok := match("Solved in {n} (step|steps), {n} of them (a trial|trials).", sentence); ok && rest == "" {
		return expect(a.number(0) == n && trials == a.number(1), "there are %d steps and %d trials", n, trials)
	}
	if _, rest, ok := match("On HoDoKu's scale the puzzle is {*}, with a score of {n}.", sentence); ok && rest == "" {
		return nil
	}
	if a, rest, ok := match("Singles are all it takes, and the hardest technique is {*}.", sentence); ok && rest == "" {
		used := slices.ContainsFunc(w.Steps, func(s explain.Step) bool { return s.Technique.Name == a[0] })
		return expect(singles && used, "there are other steps, or none of that name")
	}
	if sentence == "The steps rely on the puzzle having exactly one solution (checked: it has exactly one)." {
		return expect(unique, "no step does")
	}
	if a, rest, ok := match("So {c} is (not |){d}, after {n} (step|steps).", sentence); ok && rest == "" {
		goal := explain.Remove(a.cell(0), a.digit(1))
		goal.Place = !strings.Contains(sentence, " not ")
		last := w.Steps[n-1]
		shown := slices.ContainsFunc(last.Effects, func(e explain.Effect) bool {
			return e == goal || e.Place && !goal.Place && w.Start.Layout().Excludes(e.Candidate, goal.Candidate)
		})
		return expect(a.number(2) == n && goal == w.Goal && shown, "the last of %d steps does %v", n, last.Effects)
	}
	if a, rest, ok := match("Left out: {*} that (it|the solution) does not rest on.", sentence); ok && rest == "" {
		var parts []string
		for _, part := range []struct {
			n    int
			word string
		}{{w.Pruned.Steps, "step"}, {w.Pruned.Eliminations, "elimination"}} {
			if part.n == 1 {
				parts = append(parts, "1 "+part.word)
			} else if part.n > 1 {
				parts = append(parts, fmt.Sprintf("%d %ss", part.n, part.word))
			}
		}
		return expect(a[0] == strings.Join(parts, " and "), "left out were %v", parts)
	}
	if a, rest, ok := match("The (searches|search) for {*} stopped at (its limit|their limits), so there may be more to find.", sentence); ok && rest == "" {
		var names []string
		for _, t := range w.Limited {
			names = append(names, t.Name)
		}
		return expect(a[0] == enumerated(names) && strings.Contains(sentence, "their limits") == (len(names) > 1), "they are %v", names)
	}
	if sentence == "Nothing was left out." {
		return expect(*w.Pruned == explain.Pruned{}, "left out was %v", *w.Pruned)
	}
	return keys(w, strings.TrimSuffix(sentence, "."))
}

// placesAlone reports whether a step places one digit for what is seen at once.
func placesAlone(s *explain.Step) bool {
	return len(s.Effects) == 1 && s.Effects[0].Place && slices.Contains([]string{"Full House", "Naked Single", "Hidden Single"}, s.Technique.Name)
}

// keys reads which steps are the keys, and what was used before and after them.
func keys(w *explain.Walkthrough, text string) error {
	key, around, _ := strings.Cut(text, "; ")
	var said []int
	name := ""
	if m := keySteps.FindStringSubmatch(key); m != nil {
		name = m[2]
		for _, n := range wholeNumber.FindAllString(m[1], -1) {
			i, _ := strconv.Atoi(n)
			said = append(said, i)
		}
	}
	var are []int
	many := keyMany.FindStringSubmatch(key)
	if many != nil {
		name = many[2]
	}
	for i := range w.Steps {
		if w.Steps[i].Technique.Name == name {
			are = append(are, i+1)
		}
	}
	switch {
	case len(are) == 0:
		return fmt.Errorf("not known, or no step is of that name: %q", name)
	case many != nil && (many[1] != fmt.Sprint(len(are)) || many[3] != fmt.Sprint(are[0]) || many[4] != fmt.Sprint(are[len(are)-1])):
		return fmt.Errorf("they are %v", are)
	case many == nil && !slices.Equal(said, are):
		return fmt.Errorf("they are %v", are)
	}
	before, after := w.Steps[:are[0]-1], w.Steps[are[len(are)-1]:]
	want := 0
	for when, steps := range map[string][]explain.Step{"before": before, "after": after} {
		if len(steps) == 0 {
			continue
		}
		want++
		m := regexp.MustCompile(`\b` + when + ` (?:it|them) (.*?)(?:, after (?:it|them) .*)?$`).FindStringSubmatch(around)
		if m == nil {
			return fmt.Errorf("nothing is said of the steps %s", when)
		}
		told := m[1]
		if when == "after" && strings.Contains(around, " besides singles, after ") && unit.MatchString(told) {
			told += " techniques besides singles"
		}
		if err := kinds(told, steps); err != nil {
			return err
		}
	}
	return expect(strings.Count(around, "before ")+strings.Count(around, "after ") == want, "there are no such steps: %q", around)
}

// kinds checks what techniques the steps are said to be of.
func kinds(text string, steps []explain.Step) error {
	var names []string
	for i := range steps {
		if name := steps[i].Technique.Name; !placesAlone(&steps[i]) && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if m := kindsMany.FindStringSubmatch(text); m != nil {
		return expect(m[1] == fmt.Sprint(len(names)), "they are %v", names)
	}
	want := "singles"
	if len(names) > 0 {
		want = enumerated(names)
	}
	return expect(text == want, "they are %s", want)
}

// enumerated joins names as a sentence does.
func enumerated(names []string) string {
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], ", ") + " and " + names[last]
}

var wholeNumber = lazy(`\d+`)
