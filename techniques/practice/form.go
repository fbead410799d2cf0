package practice

import (
	"slices"
	"strconv"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
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
		return t.How(w)
	}
	place := t.Step.Effects[0].Place
	var conclusion say.Effects
	for c := range t.Grid.Open().All() {
		for d := range t.Grid.Candidates(c).All() {
			e := explain.Remove(c, d)
			if e.Place = place; !t.isOwn(e) {
				conclusion = say.Effects{e}
			}
		}
	}
	form := say.Word("")
	if !t.Hidden && t.Kind != FinishChain {
		form = say.Word(w.Style.Restyle(claim.Form(t.Technique.Name, &t.Grid, called())))
	}
	var how say.Sentence
	switch {
	case conclusion != nil && form != "":
		how = say.WriteEithers(conclusion, form)
	case conclusion != nil:
		how = say.WriteEither(conclusion)
	case form != "":
		how = say.WritePatterns(form)
	default:
		how = say.WritePattern()
	}
	other := t.another()
	if other == nil {
		return t.sentences(w, how)
	}
	if t.Kind == FinishChain {
		if _, rest, ok := halves(Pattern(other.Frame())); ok {
			return t.sentences(w, how, say.OnAnotherRest(say.Word(rest)))
		}
	}
	return t.sentences(w, how, say.OnAnother(say.Name(t.Technique.Name), say.Word(w.Notation(other.Frame()))))
}

// another returns a task of the technique on another board, as like to that of this one as a few draws give; nil if the
// technique is hidden, or there is none.
func (t *Task) another() (other *Task) {
	s := newSource(t.Seed + 1)
	for range few {
		next := &Task{Technique: t.Technique, Kind: Find}
		if t.Hidden || !next.draw(s, false) {
			break
		}
		if lines := t.Grid.Layout().ClueLines(); lines != nil && slices.Equal(lines, next.Grid.Layout().ClueLines()) {
			continue // of few positions the same one may be drawn
		}
		if other = next; sortOf(&other.Grid) == sortOf(&t.Grid) {
			break
		}
	}
	return other
}

// sortOf tells apart boards of other sizes, and those with other clues.
func sortOf(g *candidates.Grid) string {
	kind := ""
	for _, clue := range g.Layout().Clues() {
		kind = clue.Kind.Code
	}
	return strconv.Itoa(g.Layout().Size()) + kind
}
