package prose

import (
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// speaker writes sentences in a style, on a board.
type speaker struct {
	style  say.Style
	layout *candidates.Layout
}

// standard writes sentences at standard level.
func (s speaker) standard() say.Words { return say.Words{Style: s.style, Layout: s.layout} }

// write writes a text.
func (s speaker) write(t say.Text) string {
	return s.standard().Text(t)
}

// inSentences puts clauses into sentences that are not too long. Leads say the same as the first of a sentence.
func (s speaker) inSentences(clauses, leads []say.Sentence) (told []say.Sentence) {
	for _, batch := range batches(s.standard(), clauses) {
		batch[0] = leads[0]
		leads = leads[len(batch):]
		told = append(told, say.States(batch))
	}
	return told
}

// thus says what to do because of something, in sentences of their own if there is much to do.
func (s speaker) thus(why say.Sentence, effects []explain.Effect) []say.Sentence {
	if all := say.Thus(why, say.Actions(effects)); !say.TooLong(s.standard().Sentences(all)) {
		return one(all)
	}
	return append(one(say.States(one(why))), s.removes(effects)...)
}

// removes says what to remove, in sentences that are not too long.
func (s speaker) removes(effects []explain.Effect) []say.Sentence {
	_, removed := say.Changes(effects)
	var clauses, leads []say.Sentence
	for _, r := range removed {
		clauses = append(clauses, say.RemoveToo(r.Digits, r.Cells))
		leads = append(leads, say.Remove(r.Digits, r.Cells))
	}
	return s.inSentences(clauses, leads)
}

// paragraph joins sentences, leaving out empty ones. What stands behind numbered lines begins a line of its own.
func paragraph(sentences ...string) string {
	var b strings.Builder
	lined := false
	for _, s := range sentences {
		if s != "" {
			if b.Len() > 0 && !lined {
				b.WriteByte(' ')
			}
			b.WriteString(s)
			lined = strings.HasSuffix(s, "\n")
		}
	}
	return b.String()
}

// split tells the effects in the cells from the others.
func split(effects []explain.Effect, cells candidates.CellSet) (inside, outside []explain.Effect) {
	for _, e := range effects {
		if cells.Has(e.Candidate.Cell()) {
			inside = append(inside, e)
		} else {
			outside = append(outside, e)
		}
	}
	return inside, outside
}
