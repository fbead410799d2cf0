package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// joined is several patterns that are shown as one. It is told as its parts
// are, one after the other, each with the effects that it has. One without any, as a shorter walkthrough may
// have left it, is not told.
type joined struct {
	valued
	parts []story
	of    candidates.DigitSet
}

func newJoined(t *teller, e explain.Joined) *joined {
	s := &joined{valued: valued{t}}
	turnCells := longestTurns(&t.f.Before, e.Parts)
	for _, part := range t.f.Parts() {
		one := *t
		one.f, one.joined, one.turnCells = part, true, turnCells
		story := one.story()
		if fish, ok := story.(*cover); ok && len(s.parts) > 0 {
			if first, ok := s.parts[0].(*cover); ok && first.e.Base == fish.e.Base && first.e.Digit == fish.e.Digit {
				fish.told = first
			}
		}
		s.parts, s.of = append(s.parts, story), s.of|part.Step.Evidence.Digits(&t.f.Before)
	}
	return s
}

func (s *joined) title() say.Sentence {
	var titles []say.Sentence
	told := map[string]bool{}
	for _, part := range s.parts {
		title := part.title().Args[1].([]say.Sentence)[0]
		if words := s.standard().Clause(title); !told[words] {
			told[words], titles = true, append(titles, title)
		}
	}
	if fish, ok := s.parts[len(s.parts)-1].(*cover); ok && fish.told != nil {
		return say.TitleOr(s.name(), titles[0], titles[1])
	}
	return s.titleOf(titles...)
}

func (s *joined) text() say.Text {
	all := s.sharing(func(part story) say.Text { return say.Join(part.reason(), part.conclusion()) })
	return say.Join(all, s.consequences())
}

func (s *joined) houses() say.Text { return s.each(story.houses) }

func (s *joined) digits() say.Text { return say.Says(say.TheDigits(s.of)) }

func (s *joined) cells() say.Text { return s.each(story.cells) }

func (s *joined) reason() say.Text { return s.sharing(story.reason) }

func (s *joined) conclusion() say.Text { return s.numbered(story.conclusion) }

// sharing tells the parts one by one, but ahead of them, once, the base that fish share, or the cells in which
// digits take turns.
func (s *joined) sharing(tell func(story) say.Text) say.Text {
	if len(s.parts) == 1 {
		return tell(s.parts[0])
	}
	var shared []say.Sentence
	switch first := s.parts[0].(type) {
	case *cover:
		if first.e.Base.Len() > 1 {
			shared = first.rooms()
		}
	case chain:
		if cells, ok := first.turns(); ok {
			shared = first.alternation(cells)
		}
	}
	return say.Join(say.Says(shared...), s.numbered(func(part story) say.Text { return s.without(tell(part), shared) }))
}

// without leaves out of a text what was told ahead, with which it begins.
func (s *joined) without(text say.Text, shared []say.Sentence) say.Text {
	n, words, own := len(shared), s.words(), text[0].Said
	if n == 0 || len(own) <= n || words.Sentences(own[:n]...) != words.Sentences(shared...) {
		return text
	}
	own = slices.Clone(own[n:])
	if what, ok := own[0].Args[0].([]say.Sentence); ok && own[0].Kind == say.So(nil).Kind { // what it follows from was told ahead
		own[0] = say.States(what)
	}
	return say.Says(own...)
}

// numbered tells the parts one by one, so that it is clear where one ends and that none rests on another.
func (s *joined) numbered(tell func(story) say.Text) (text say.Text) {
	if len(s.parts) == 1 {
		return tell(s.parts[0])
	}
	for i, part := range s.parts {
		text = say.Join(text, say.Says(say.Pattern(i+1)), tell(part))
	}
	return text
}

// each says the same of every part, what is the same once.
func (s *joined) each(tell func(story) say.Text) (text say.Text) {
	var told []string
	for _, part := range s.parts {
		one := tell(part)
		if words := s.write(one); !slices.Contains(told, words) {
			told, text = append(told, words), say.Join(text, one)
		}
	}
	return text
}
