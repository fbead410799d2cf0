package say

import (
	"errors"
	"slices"
	"strings"

	"pencilmark/explain"
)

// Text is what is said in lines. Most texts have one.
type Text []Line

// Line is a line of a text: sentences, and the number by which others refer to it.
type Line struct {
	Depth  int    // how many suppositions stand around it
	Number string // as "7.1", empty for most
	Said   []Sentence
}

// Says returns a text of one line.
func Says(sentences ...Sentence) Text {
	if len(sentences) == 0 {
		return nil
	}
	return Text{{Said: sentences}}
}

// Spelled is a sentence that stands for its words alone: what it says is not known.
var Spelled = kind1("spelled", "{0}", func(*Told, string) error { return errors.New("it stands for its words alone") })

// Spell returns a text of one line in words.
func Spell(words string) Text {
	if words == "" {
		return nil
	}
	return Says(Spelled(words))
}

// SpellLines returns a text of words that were written by [Words.Text], line by line.
func SpellLines(words string) (text Text) {
	for s := range strings.SplitSeq(words, "\n") {
		trimmed := strings.TrimLeft(s, " ")
		line := Line{Depth: (len(s) - len(trimmed)) / 2}
		if number, rest, ok := strings.Cut(trimmed, ". "); ok && number != "" && strings.Trim(number, "0123456789.") == "" {
			line.Number, trimmed = number, rest
		}
		if trimmed != "" {
			line.Said = []Sentence{Spelled(trimmed)}
			text = append(text, line)
		}
	}
	return text
}

// Join returns the texts one after the other. What follows on a line without a number goes on with it, unless it
// stands under other suppositions.
func Join(texts ...Text) (all Text) {
	for _, text := range texts {
		for i, line := range text {
			if len(line.Said) == 0 {
				continue
			}
			if last := len(all) - 1; i == 0 && last >= 0 && line.Number == "" && all[last].Number == "" && line.Depth == all[last].Depth {
				all[last].Said = slices.Concat(all[last].Said, line.Said)
			} else {
				all = append(all, line)
			}
		}
	}
	return all
}

// Names adds what the text names.
func (t Text) Names(n *explain.Named) {
	for _, line := range t {
		for _, s := range line.Said {
			s.Names(n)
		}
	}
}

// Text writes a text. Lines are separated by line breaks, and indented by two spaces for each supposition.
func (w Words) Text(t Text) string {
	if len(t) == 1 && t[0].Number == "" && t[0].Depth == 0 {
		return w.Line(t[0])
	}
	var b strings.Builder
	for i, line := range t {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(strings.Repeat("  ", line.Depth))
		if line.Number != "" {
			b.WriteString(line.Number + ". ")
		}
		b.WriteString(w.Line(line))
	}
	return b.String()
}

// Line writes the sentences of a line, without its number.
func (w Words) Line(l Line) string { return w.Sentences(l.Said...) }
