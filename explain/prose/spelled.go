package prose

import (
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// worded is a story in words, as most are.
type worded interface {
	title() string
	notation() string
	houses() string
	digits() string
	cells() string
	reason() string
	conclusion() string
	spared() say.Text
	consequences() say.Text
}

// spelled tells such a story.
type spelled struct{ worded }

func (s spelled) houses() say.Text     { return say.SpellLines(s.worded.houses()) }
func (s spelled) digits() say.Text     { return say.SpellLines(s.worded.digits()) }
func (s spelled) cells() say.Text      { return say.SpellLines(s.worded.cells()) }
func (s spelled) reason() say.Text     { return say.SpellLines(s.worded.reason()) }
func (s spelled) conclusion() say.Text { return say.SpellLines(s.worded.conclusion()) }

func (s spelled) text() say.Text {
	if own, ok := s.worded.(paragrapher); ok {
		return own.text()
	}
	return say.Join(s.reason(), s.conclusion(), s.spared(), s.consequences())
}

// valued is what stories in values take from the teller.
type valued struct{ *teller }

func (s valued) digits() say.Text {
	return say.Says(say.TheDigits(s.f.Step.Evidence.Digits(&s.f.Before)))
}

// inSentences puts clauses into sentences that are not too long. Leads say the same as the first of a sentence.
func (t *teller) inSentences(clauses, leads []say.Sentence) (told []say.Sentence) {
	for _, batch := range batches(t.words(), clauses) {
		batch[0] = leads[0]
		leads = leads[len(batch):]
		told = append(told, say.States(batch))
	}
	return told
}

// thus says what to do because of something, in sentences of their own if there is much to do.
func (t *teller) thus(why say.Sentence, effects []explain.Effect) []say.Sentence {
	if all := say.Thus(why, say.Actions(effects)); !say.TooLong(t.words().Sentences(all)) {
		return one(all)
	}
	return append(one(say.States(one(why))), t.removes(effects)...)
}

// removes says what to remove, in sentences that are not too long.
func (t *teller) removes(effects []explain.Effect) []say.Sentence {
	_, removed := say.Changes(effects)
	var clauses, leads []say.Sentence
	for _, r := range removed {
		clauses = append(clauses, say.RemoveToo(r.Digits, r.Cells))
		leads = append(leads, say.Remove(r.Digits, r.Cells))
	}
	return t.inSentences(clauses, leads)
}
