package prose

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// speaker writes typed arguments in a style, on a board.
type speaker struct {
	style  say.Style
	layout *candidates.Layout
	noted  *explain.Named // notes what sentences name, unless it is nil
}

// note notes what an argument of sayf names.
func (s speaker) note(arg any) {
	n := s.noted
	switch x := arg.(type) {
	case candidates.Cell:
		n.Cells = n.Cells.With(x)
	case candidates.CellSet:
		n.Cells = n.Cells.Or(x)
	case anyCell:
		n.Cells = n.Cells.Or(x.of)
	case compact:
		n.Cells = n.Cells.Or(x.cells)
	case candidates.House:
		n.Houses = n.Houses.With(x)
	case candidates.HouseSet:
		n.Houses |= x
	case brief:
		n.Houses |= x.houses
	case candidates.Digit:
		n.Digits = n.Digits.With(x)
	case candidates.DigitSet:
		n.Digits |= x
	case anyDigit:
		n.Digits |= x.of
	case candidates.Candidate:
		n.Cells, n.Digits = n.Cells.With(x.Cell()), n.Digits.With(x.Digit())
	}
}

// Arguments of sayf that are not types of package candidates.
type (
	// anyDigit and anyCell list alternatives: "3 or 7", "r1c3 or r1c7".
	anyDigit struct{ of candidates.DigitSet }
	anyCell  struct{ of candidates.CellSet }
	// compact is cells as experts write them: "r2c59".
	compact struct{ cells candidates.CellSet }
	// brief is houses as experts write them: "r37".
	brief struct{ houses candidates.HouseSet }
)

// By these vet knows that sayf can write them.
func (x anyDigit) String() string { return x.of.String() }
func (x anyCell) String() string  { return x.of.String() }
func (x compact) String() string  { return x.cells.String() }
func (x brief) String() string    { return x.houses.String() }

// sayf is [fmt.Sprintf] for arguments of the types of this package, package candidates and package explain,
// which the verb %s writes in the style of the speaker: sets of cells, digits and houses as lists, effects
// as what to do. Nearly all words pass through here, so it appends them itself.
func (s speaker) sayf(format string, args ...any) string {
	if len(args) == 0 {
		return fmt.Sprintf(format, args...) // by which vet knows that calls are to be checked
	}
	var most [128]byte // characters of most sentences
	b := most[:0]
	for _, arg := range args {
		i := strings.IndexByte(format, '%')
		b = append(b, format[:i]...)
		b = s.append(b, arg)
		format = format[i+len("%s"):]
	}
	return string(append(b, format...))
}

// append appends an argument of sayf.
func (s speaker) append(b []byte, arg any) []byte {
	if s.noted != nil {
		s.note(arg)
	}
	switch x := arg.(type) {
	case string:
		return append(b, x...)
	case candidates.Cell:
		return append(b, s.style.Cell(x)...)
	case candidates.Digit:
		return append(b, x.String()...)
	case candidates.House:
		return append(b, s.style.House(s.layout, x)...)
	case candidates.CellSet:
		return s.appendCells(b, x, "and")
	case anyCell:
		return s.appendCells(b, x.of, "or")
	case candidates.DigitSet:
		return say.AppendDigits(b, x, "and")
	case anyDigit:
		return say.AppendDigits(b, x.of, "or")
	case candidates.Candidate:
		return append(append(append(b, s.style.Cell(x.Cell())...), " is "...), x.Digit().String()...)
	case compact:
		return s.style.AppendCompactCells(b, x.cells)
	case candidates.HouseSet:
		return s.style.AppendHouses(b, s.layout, x)
	case brief:
		return append(b, s.style.CompactHouses(x.houses)...)
	case []explain.Effect:
		return append(b, s.actions(x)...)
	}
	return append(b, fmt.Sprint(arg)...)
}

func (s speaker) appendCells(b []byte, cells candidates.CellSet, word string) []byte {
	n := cells.Len()
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		b = append(b, s.style.Cell(c)...)
		n--
		b = say.AppendComma(b, n, word)
	}
	return b
}

// standard writes sentences at standard level.
func (s speaker) standard() say.Words { return say.Words{Style: s.style, Layout: s.layout} }

// write writes a text.
func (s speaker) write(t say.Text) string {
	return s.standard().Text(t)
}

// actions says what to do: "r7c9 is 3", "remove 7 from r2c3 and 8 from r2c1".
func (s speaker) actions(effects []explain.Effect) string {
	placed, removed := say.Changes(effects)
	var do []string
	for _, k := range placed {
		do = append(do, s.sayf("%s", k))
	}
	var remove []string
	for _, r := range removed {
		remove = append(remove, s.sayf("%s from %s", r.Digits, r.Cells))
	}
	if len(remove) > 0 {
		do = append(do, "remove "+say.Clauses(remove))
	}
	return say.Clauses(do)
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
