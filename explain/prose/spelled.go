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

func (s spelled) houses() say.Text       { return spell(s.worded.houses()) }
func (s spelled) digits() say.Text       { return spell(s.worded.digits()) }
func (s spelled) cells() say.Text        { return spell(s.worded.cells()) }
func (s spelled) reason() say.Text       { return spell(s.worded.reason()) }
func (s spelled) conclusion() say.Text   { return spell(s.worded.conclusion()) }
func (s spelled) spared() say.Text       { return spell(s.worded.spared()) }
func (s spelled) consequences() say.Text { return spell(s.worded.consequences()) }

func (s spelled) text() say.Text {
	if own, ok := s.worded.(interface{ text() string }); ok {
		return spell(own.text())
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

// spell makes a text of words, line by line.
func spell(words string) (text say.Text) {
	if words == "" {
		return nil
	}
	for _, p := range Paragraphs(words) {
		if p.Words != "" {
			text = append(text, say.Line{Depth: p.Indent, Number: p.Number, Said: one(say.Spelled(p.Words))})
		}
	}
	return text
}

// valued is what stories in values take from the teller.
type valued struct{ *teller }

func (s valued) digits() say.Text       { return spell(s.teller.digits()) }
func (s valued) spared() say.Text       { return spell(s.teller.spared()) }
func (s valued) consequences() say.Text { return spell(s.teller.consequences()) }
