//go:build !js

package encode

import (
	"strconv"

	"pencilmark/explain/say"
)

// writeDown gives steps their sentences. JSON does without, as they are many.
func (d *document) writeDown() {
	for i := range d.Steps {
		d.Steps[i].Sentences = say.WriteDown(d.Steps[i].said)
	}
}

// saidWriter writes the sentences of steps, which it keeps no longer than for that.
type saidWriter struct{ scribe say.Scribe }

func (w *saidWriter) append(b []byte, said say.Text) []byte {
	if len(said) == 0 {
		return b
	}
	return appendSentences(append(b, `,"sentences":`...), w.scribe.WriteDown(said))
}

// appendSentences appends sentences without reflection, as documents have many. A test holds it to the tags.
func appendSentences(b []byte, all []say.Written) []byte {
	b = append(b, '[')
	for i := range all {
		s := &all[i]
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, '{')
		if s.Line != "" {
			b = append(appendString(append(b, `"line":`...), s.Line), ',')
		}
		if s.Depth != 0 {
			b = append(strconv.AppendInt(append(b, `"depth":`...), int64(s.Depth), 10), ',')
		}
		b = append(append(append(b, `"kind":"`...), s.Kind...), '"')
		if len(s.Args) > 0 {
			b = appendArguments(append(b, `,"args":`...), s.Args)
		}
		b = append(b, '}')
	}
	return append(b, ']')
}

// appendArguments appends arguments, of which most have one field.
func appendArguments(b []byte, all []say.Argument) []byte {
	b = append(b, '[')
	for i := range all {
		a := &all[i]
		if i > 0 {
			b = append(b, ',')
		}
		start := len(b)
		b = appendNames(b, `,"cells":`, a.Cells)
		b = appendInts(b, `,"digits":`, a.Digits)
		b = appendNames(b, `,"houses":`, a.Houses)
		b = appendWords(b, `,"clues":`, a.Clues)
		b = appendNames(b, `,"candidates":`, a.Candidates)
		b = appendNames(b, `,"effects":`, a.Effects)
		b = appendInts(b, `,"numbers":`, a.Numbers)
		if len(a.Steps) > 0 {
			b = append(b, `,"steps":[`...)
			for j, s := range a.Steps {
				if j > 0 {
					b = append(b, ',')
				}
				b = appendString(append(b, `{"number":`...), s.Number)
				if s.Technique != "" {
					b = appendString(append(b, `,"technique":`...), s.Technique)
				}
				if s.Branch {
					b = append(b, `,"branch":true`...)
				}
				b = append(b, '}')
			}
			b = append(b, ']')
		}
		b = appendWords(b, `,"words":`, a.Words)
		if len(a.Ways) > 0 {
			b = appendArguments(append(b, `,"ways":`...), a.Ways)
		}
		if len(a.Said) > 0 {
			b = appendSentences(append(b, `,"said":`...), a.Said)
		}
		b = closeObject(b, start)
	}
	return append(b, ']')
}

// appendWords appends a list of words, likewise.
func appendWords(b []byte, before string, words []string) []byte {
	if len(words) == 0 {
		return b
	}
	b = append(b, before...)
	for i, word := range words {
		b = appendString(append(b, "[,"[min(i, 1)]), word)
	}
	return append(b, ']')
}

// appendInts appends a list of numbers behind what stands before it, nothing if the list is empty.
func appendInts(b []byte, before string, numbers []int) []byte {
	if len(numbers) == 0 {
		return b
	}
	b = append(b, before...)
	for i, n := range numbers {
		b = strconv.AppendInt(append(b, "[,"[min(i, 1)]), int64(n), 10)
	}
	return append(b, ']')
}
