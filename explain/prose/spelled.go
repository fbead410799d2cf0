package prose

import "pencilmark/explain/say"

// worded is a story in words, as most are.
type worded interface {
	title() string
	notation() string
	houses() string
	digits() string
	cells() string
	reason() string
	conclusion() string
	spared() string
	consequences() string
}

// spelled tells such a story.
type spelled struct{ worded }

func (s spelled) houses() say.Text       { return say.SpellLines(s.worded.houses()) }
func (s spelled) digits() say.Text       { return say.SpellLines(s.worded.digits()) }
func (s spelled) cells() say.Text        { return say.SpellLines(s.worded.cells()) }
func (s spelled) reason() say.Text       { return say.SpellLines(s.worded.reason()) }
func (s spelled) conclusion() say.Text   { return say.SpellLines(s.worded.conclusion()) }
func (s spelled) spared() say.Text       { return say.SpellLines(s.worded.spared()) }
func (s spelled) consequences() say.Text { return say.SpellLines(s.worded.consequences()) }

func (s spelled) text() say.Text {
	if own, ok := s.worded.(interface{ text() string }); ok {
		return say.SpellLines(own.text())
	}
	return say.Join(s.reason(), s.conclusion(), s.spared(), s.consequences())
}

// inWords returns the story that is spelled out, nil if it is told in values.
func inWords(s story) worded {
	if s, ok := s.(spelled); ok {
		return s.worded
	}
	return nil
}

// valued is what stories in values take from the teller.
type valued struct{ *teller }

func (s valued) digits() say.Text       { return say.SpellLines(s.teller.digits()) }
func (s valued) spared() say.Text       { return say.SpellLines(s.teller.spared()) }
func (s valued) consequences() say.Text { return say.SpellLines(s.teller.consequences()) }
