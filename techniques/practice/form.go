package practice

import (
	"fmt"
	"strings"

	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
)

// Unread is the error of an answer that cannot be read.
type Unread struct {
	Err  error  // what was expected where: of a claim a [claim.Error]
	Form string // how an answer to the task is written, in a sentence
}

// Error says what was expected, and how an answer is written.
func (u *Unread) Error() string { return u.Err.Error() + ". " + u.Form }

// Unwrap returns what was expected where.
func (u *Unread) Unwrap() error { return u.Err }

// Form says how an answer to this task is written: a conclusion and a pattern of the technique with cells of the
// board, and a pattern as it is on another board, none of which is an answer.
func (t *Task) Form(w prose.Writer) string {
	if t.Kind == WhichIsNot || t.Kind == WhichDigit {
		return t.How()
	}
	place := t.Step.Effects[0].Place
	conclusion := ""
	for c := range t.Grid.Open().All() {
		for d := range t.Grid.Candidates(c).All() {
			e := explain.Remove(c, d)
			if e.Place = place; !t.isOwn(e) {
				conclusion = e.String()
			}
		}
	}
	text := "Write the pattern"
	if conclusion != "" {
		text = fmt.Sprintf("Write a conclusion, such as %s, or the pattern", conclusion)
	}
	if form := claim.Form(t.Technique.Name, &t.Grid, called()); form != "" && !t.Hidden && t.Kind != FinishChain {
		text += ", such as " + form
	}
	text += "."
	other := &Task{Technique: t.Technique, Kind: Find}
	if t.Hidden || !other.draw(newSource(t.Seed+1), false) {
		return w.Style.Restyle(text)
	}
	pattern, of := w.Notation(other.Frame()), t.Technique.Name
	if t.Kind == FinishChain {
		parts := weakLinks(Pattern(other.Frame()))
		pattern, of = strings.Join(parts[len(parts)/2:], "-"), "rest of a chain"
	}
	return w.Style.Restyle(text) + fmt.Sprintf(" On another board the %s is written %s.", of, pattern)
}
