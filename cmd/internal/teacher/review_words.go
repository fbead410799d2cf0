package teacher

import (
	"slices"

	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/game"
	"pencilmark/explain/say"
)

// Say says what is to be said of a move of a review, in sentences. was says that something was wrong on the
// sheet before it.
func (x *Reviewer) Say(j *game.Judged, was bool) string {
	return x.Writer.Sentences(x.said(j, was)...)
}

func (x *Reviewer) said(j *game.Judged, was bool) (said []say.Sentence) {
	add := func(s say.Sentence) { said = append(said, s) }
	hardest := say.Word(x.hardest.String())
	easiest := func() {
		if f := j.EasiestFrame(); f != nil {
			add(say.EasiestWas(x.Writer.SaidInTitle(f)))
		} else {
			add(say.NothingUpTo(hardest))
		}
	}
	switch j.Kind {
	case game.Step:
		add(say.RightBy(x.Writer.SaidInTitle(j.Frame())))
		if f := j.EasiestFrame(); f != nil && ByCode[f.Step.Technique.Code].Level < ByCode[j.Steps[0].Technique.Code].Level {
			add(say.EasierWas(x.Writer.SaidInTitle(f)))
		}
	case game.Prepared:
		ahead, title := j.Steps[:len(j.Steps)-1], x.Writer.SaidInTitle(j.Frame())
		if names := namesOf(ahead); len(ahead) > len(names) {
			add(say.RightAfterN(names, len(ahead), title))
		} else {
			add(say.RightAfter(names, title))
		}
	case game.Guess:
		if j.Later {
			add(say.GuessOthers())
		} else {
			add(say.GuessNothing(hardest))
		}
		easiest()
	case game.Mistake:
		switch {
		case j.Effects == nil:
			add(say.MistakeBack())
		case j.Follows:
			add(say.MistakeSo())
			easiest()
		default:
			add(say.Mistake())
			easiest()
		}
	case game.Needless:
		add(say.Needless())
	case game.Correction:
		if j.Restored {
			add(say.PutRight())
		} else {
			add(say.TookWrong())
		}
	case game.Retreat:
		add(say.TookRight())
	}
	switch {
	case j.Wrong && !was:
		add(say.WrongNow())
	case was && !j.Wrong:
		add(say.WrongNoMore())
	}
	return said
}

// Texts says of every move of a review what is to be said.
func (x *Reviewer) Texts(r *game.Review) (texts []string) {
	was := false
	for i := range r.Judged {
		texts = append(texts, x.Say(&r.Judged[i], was))
		was = r.Judged[i].Wrong
	}
	return texts
}

// Summary sums a review up in sentences.
func (x *Reviewer) Summary(r *game.Review) (told []string) {
	counted := [...]func(int) say.Sentence{ // in the order of the kinds
		say.MovesFollow, say.MovesNeed, say.MovesGuess, say.MovesErr, say.MovesIdle, say.MovesCorrect, say.MovesRetreat,
	}
	var parts []say.Sentence
	for i, k := range game.Kinds {
		if n := r.Count(k); n > 0 {
			parts = append(parts, counted[i](n))
		}
	}
	said := []say.Sentence{say.MovesAre(len(r.Judged), parts)}
	if n := r.First(game.Mistake); n > 0 {
		said = append(said, say.FirstMistake(n, say.Word(x.Writer.Style.Restyle(r.Judged[n-1].Text))))
	}
	if n := r.First(game.Guess); n > 0 {
		if f := r.Judged[n-1].EasiestFrame(); f != nil {
			said = append(said, say.GuessHelped(n, say.Name(f.Step.Technique.Name), say.Word(x.Writer.Notation(f))))
		} else {
			said = append(said, say.GuessUnhelped(n, say.Word(x.hardest.String())))
		}
	}
	if r.Solved {
		said = append(said, say.PuzzleSolved())
	}
	for _, s := range said {
		told = append(told, x.Writer.Sentences(s))
	}
	return told
}

// Record is what programs get to know of a review.
func (x *Reviewer) Record(at encode.Origin, r *game.Review) *encode.Review {
	record := &encode.Review{
		Origin: at, Name: encode.Clean(r.Name), Ordered: !r.Unordered, Solved: r.Solved, Counts: map[string]int{},
		Guess: r.First(game.Guess), Mistake: r.First(game.Mistake), Moves: []encode.ReviewedMove{},
	}
	for _, k := range game.Kinds {
		if n := r.Count(k); n > 0 {
			record.Counts[string(k)] = n
		}
	}
	for _, text := range x.Summary(r) {
		record.Summary = append(record.Summary, encode.Clean(text))
	}
	texts := x.Texts(r)
	for i := range r.Judged {
		j := &r.Judged[i]
		m := encode.ReviewedMove{N: i + 1, Move: encode.Clean(j.Text), Kind: string(j.Kind), Follows: j.Follows, Wrong: j.Wrong, Text: encode.Clean(texts[i])}
		if f := j.Frame(); f != nil {
			m.Technique, m.Notation = f.Step.Technique.Code, encode.Clean(x.Writer.Notation(f))
			for _, s := range j.Steps[:len(j.Steps)-1] {
				m.Ahead = append(m.Ahead, s.Technique.Code)
			}
		}
		if f := j.EasiestFrame(); f != nil {
			m.Easiest, m.Hint = f.Step.Technique.Code, encode.Clean(x.Writer.Notation(f))
		}
		record.Moves = append(record.Moves, m)
	}
	return record
}

// namesOf returns the techniques of steps, each once.
func namesOf(steps []explain.Step) (names say.Names) {
	for _, s := range steps {
		if name := say.Name(s.Technique.Name); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}
