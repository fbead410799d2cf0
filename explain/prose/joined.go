package prose

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// joined is several patterns that are shown as one. It is told as its parts
// are, one after the other, each with the effects that it has. One without any, as a shorter walkthrough may
// have left it, is not told.
type joined struct {
	*teller
	parts []worded
	of    candidates.DigitSet
}

func newJoined(t *teller, e explain.Joined) *joined {
	s := &joined{teller: t}
	turnCells := longestTurns(&t.f.Before, e.Parts)
	for _, part := range e.Parts {
		step := *t.f.Step
		step.Evidence = part
		step.Effects = slices.DeleteFunc(slices.Clone(step.Effects), func(e explain.Effect) bool {
			return part.Concludes(&t.f.Before, e) != nil
		})
		if len(step.Effects) == 0 {
			continue
		}
		frame := *t.f
		frame.Step = &step
		one := *t
		one.f, one.joined, one.turnCells = &frame, true, turnCells
		told := one.story()
		story := inWords(told)
		if story == nil {
			story = written{told, &one}
		}
		if fish, ok := story.(*cover); ok && len(s.parts) > 0 {
			if first, ok := s.parts[0].(*cover); ok && first.e.Base == fish.e.Base && first.e.Digit == fish.e.Digit {
				fish.told = first
			}
		}
		s.parts, s.of = append(s.parts, story), s.of|part.Digits(&t.f.Before)
	}
	return s
}

func (s *joined) title() string {
	var titles []string
	for _, part := range s.parts {
		if title := strings.TrimPrefix(part.title(), ": "); !slices.Contains(titles, title) {
			titles = append(titles, title)
		}
	}
	if fish, ok := s.parts[len(s.parts)-1].(*cover); ok && fish.told != nil {
		return ": " + strings.Join(titles, "; or ")
	}
	return ": " + say.Clauses(titles)
}

func (s *joined) notation() string {
	var lines []string
	for _, part := range s.parts {
		lines = append(lines, part.notation())
	}
	return strings.Join(lines, "; ")
}

func (s *joined) text() say.Text {
	all := s.sharing(func(part worded) string { return paragraph(part.reason(), part.conclusion()) })
	return say.Join(say.SpellLines(all), s.consequences())
}

func (s *joined) houses() string { return s.each(worded.houses) }

func (s *joined) digits() string { return s.theDigits(s.of) }

func (s *joined) cells() string { return s.each(worded.cells) }

func (s *joined) reason() string { return s.sharing(worded.reason) }

func (s *joined) conclusion() string { return s.numbered(worded.conclusion) }

// sharing tells the parts one by one, but ahead of them, once, the base that fish share, or the cells in which
// digits take turns.
func (s *joined) sharing(say func(worded) string) string {
	shared := ""
	switch first := s.parts[0].(type) {
	case *cover:
		if len(s.parts) > 1 && first.e.Base.Len() > 1 {
			shared = first.rooms()
		}
	case chain:
		if cells, ok := first.turns(); ok && len(s.parts) > 1 {
			shared = paragraph(first.alternation(cells)...)
		}
	}
	return paragraph(shared, s.numbered(func(part worded) string {
		own := strings.TrimSpace(strings.TrimPrefix(say(part), shared))
		if rest, ok := strings.CutPrefix(own, "So one of"); ok { // what it follows from was told ahead
			return "One of" + rest
		}
		return own
	}))
}

// numbered tells the parts one by one, so that it is clear where one ends and that none rests on another.
func (s *joined) numbered(say func(worded) string) string {
	var sentences []string
	if len(s.parts) == 1 {
		return say(s.parts[0])
	}
	for i, part := range s.parts {
		sentences = append(sentences, s.sayf("Pattern %d: %s", i+1, say(part)))
	}
	return paragraph(sentences...)
}

// each says the same of every part, what is the same once.
func (s *joined) each(say func(worded) string) string {
	var sentences []string
	for _, part := range s.parts {
		if sentence := say(part); !slices.Contains(sentences, sentence) {
			sentences = append(sentences, sentence)
		}
	}
	return paragraph(sentences...)
}
