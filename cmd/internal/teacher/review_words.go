package teacher

import (
	"fmt"
	"strings"

	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/game"
)

// Say says what is to be said of a move of a review, in sentences. was says that something was wrong on the
// sheet before it.
func (x *Reviewer) Say(j *game.Judged, was bool) string {
	var said string
	easiest := func() string {
		if f := j.EasiestFrame(); f != nil {
			return " The easiest step was " + x.Writer.Title(f) + "."
		}
		return fmt.Sprintf(" No technique up to %s has a step here.", x.hardest)
	}
	switch j.Kind {
	case game.Step:
		said = "Right, by " + x.Writer.Title(j.Frame()) + "."
		if f := j.EasiestFrame(); f != nil && ByCode[f.Step.Technique.Code].Level < ByCode[j.Steps[0].Technique.Code].Level {
			said += " An easier step was " + x.Writer.Title(f) + "."
		}
	case game.Prepared:
		said = "Right: " + ahead(j.Steps[:len(j.Steps)-1]) + ", then " + x.Writer.Title(j.Frame()) + "."
	case game.Guess:
		if said = "Right, but a guess: other steps come first."; !j.Later {
			said = fmt.Sprintf("Right, but a guess: nothing up to %s leads to it.", x.hardest)
		}
		said += easiest()
	case game.Mistake:
		switch {
		case j.Effects == nil:
			said = "This brings a mistake back."
		case j.Follows:
			said = "A mistake, but it follows from what is already wrong on the sheet." + easiest()
		default:
			said = "A mistake: the solution says otherwise." + easiest()
		}
	case game.Needless:
		said = "Needless: it changes nothing."
	case game.Correction:
		if said = "Takes back what was wrong."; j.Restored {
			said = "Puts back what was right."
		}
	case game.Retreat:
		said = "Takes back what was right."
	}
	switch {
	case j.Wrong && !was:
		said += " From here on something is wrong on the sheet."
	case was && !j.Wrong:
		said += " Nothing is wrong on the sheet any more."
	}
	return x.Writer.Style.Restyle(said)
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
func (x *Reviewer) Summary(r *game.Review) (said []string) {
	words := [...][2]string{ // of one move, of several, in the order of the kinds
		{"follows by one step", "follow by one step"},
		{"needs eliminations that are not on the sheet", "need eliminations that are not on the sheet"},
		{"is a guess that happened to be right", "are guesses that happened to be right"},
		{"is a mistake", "are mistakes"},
		{"changes nothing", "change nothing"},
		{"takes back what was wrong", "take back what was wrong"},
		{"takes back what was right", "take back what was right"},
	}
	var parts []string
	for i, k := range game.Kinds {
		if n := r.Count(k); n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, words[i][min(n, 2)-1]))
		}
	}
	said = append(said, count(len(r.Judged), "move")+": "+strings.Join(parts, ", ")+".")
	if n := r.First(game.Mistake); n > 0 {
		said = append(said, fmt.Sprintf("The first mistake is move %d, %s.", n, r.Judged[n-1].Text))
	}
	if n := r.First(game.Guess); n > 0 {
		guess := &r.Judged[n-1]
		if f := guess.EasiestFrame(); f != nil {
			said = append(said, fmt.Sprintf("At the first guess, move %d, %s would have helped: %s.", n, f.Step.Technique.Name, x.Writer.Notation(f)))
		} else {
			said = append(said, fmt.Sprintf("At the first guess, move %d, no technique up to %s would have helped.", n, x.hardest))
		}
	}
	if r.Solved {
		said = append(said, "The puzzle is solved.")
	}
	for i := range said {
		said[i] = x.Writer.Style.Restyle(said[i])
	}
	return said
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

// count gives a number of things.
func count(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return fmt.Sprintf("%d %s", n, thing)
}

// ahead names the techniques of steps that are not on the sheet, each once, and says how many steps there are if
// they are more.
func ahead(steps []explain.Step) string {
	var names []string
	seen := map[string]bool{}
	for _, s := range steps {
		if !seen[s.Technique.Name] {
			seen[s.Technique.Name] = true
			names = append(names, s.Technique.Name)
		}
	}
	last, off := len(names)-1, "not on your sheet"
	if len(steps) > len(names) {
		off = fmt.Sprintf("%d steps, ", len(steps)) + off
	}
	if last > 0 {
		names = []string{strings.Join(names[:last], ", ") + " and " + names[last]}
	}
	return names[0] + " (" + off + ")"
}
