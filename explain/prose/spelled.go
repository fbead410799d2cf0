package prose

import (
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
