package say

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
)

// Facet reads what one stage of a hint shows of a pattern: houses, digits, and cells of which the argument
// speaks, or a clue.
func (r *Replay) Facet(l *candidates.Layout, text Text, argument string) error {
	words := Words{Layout: l}
	named := ""
	for _, line := range text {
		for _, s := range line.Said {
			if s.Kind == LookAtClue(nil).Kind {
				named = words.Sentences(s)
			}
		}
	}
	for _, sentence := range sentences(words.Text(text)) {
		r.Statements++
		if err := facet(sentence, argument, sentence == named); err != nil {
			return fmt.Errorf("%w\n in the hint: %s", err, sentence)
		}
		if n := WordCount(sentence); n > MaxWords {
			return fmt.Errorf("%d words\n in the hint: %s", n, sentence)
		}
	}
	return nil
}

func facet(sentence, argument string, clue bool) error {
	if sentence == "" || strings.Contains(sentence, "  ") || strings.Contains(sentence, " .") || strings.Contains(sentence, " ,") {
		return fmt.Errorf("a hole")
	}
	if sentence == "Look at all open cells." || strings.HasPrefix(sentence, "The technique is ") {
		return nil
	}
	a := args{sentence, cellRE.ReplaceAllString(sentence, "")}
	if !clue && a.cells(0).IsEmpty() && len(kindRE.FindAllString(sentence, -1)) == 0 && len(digitRE.FindAllString(sentence, -1)) == 0 {
		return fmt.Errorf("nothing is named")
	}
	if told := allCells(argument); !allCells(sentence).Within(told) {
		return fmt.Errorf("the argument speaks of %v", told)
	}
	return nil
}

var compactRE = lazy(`\br([1-9]+)c([1-9]+)\b`)

// allCells returns the cells of a text, those in notation among them.
func allCells(text string) (cells candidates.CellSet) {
	for _, m := range compactRE.FindAllStringSubmatch(text, -1) {
		for _, i := range m[1] {
			for _, j := range m[2] {
				cells = cells.With(candidates.At(int(i-'0'), int(j-'0')))
			}
		}
	}
	return cells
}
