package prose

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/say"
)

// Level is for whom a text is. The zero value is Standard.
type Level uint8

// The levels.
const (
	Standard Level = iota // for who has read the lessons
	Plain                 // in rows, columns, boxes, cells, digits and marks, and no other term
	Expert                // the notation alone
)

var levelNames = [...]string{"standard", "plain", "expert"}

// String gives the name that [ParseLevel] reads.
func (l Level) String() string { return levelNames[l] }

// ParseLevel reads the name of a level, in any case.
func ParseLevel(name string) (Level, error) {
	if i := slices.Index(levelNames[:], strings.ToLower(name)); i >= 0 {
		return Level(i), nil
	}
	return 0, fmt.Errorf("unknown level %q: expected %s", name, say.List(levelNames[:], "or"))
}

// pointed is a house as people point at it: "box 7, bottom left".
type pointed struct{ house candidates.House }

// The parts of a board that has two or three rows or columns of boxes.
var (
	heights = [...][]string{2: {"top", "bottom"}, 3: {"top", "middle", "bottom"}}
	widths  = [...][]string{2: {"left", "right"}, 3: {"left", "middle", "right"}}
)

// where says where a house lies, behind a comma. It is empty for what is no box in rows and columns of boxes.
func (s speaker) where(h candidates.House) string {
	if h.Kind() != candidates.Box {
		return ""
	}
	var rows, columns candidates.HouseSet
	for c := range s.layout.HouseCells(h).All() {
		rows = rows.With(candidates.HouseOf(candidates.Row, c.Row()))
		columns = columns.With(candidates.HouseOf(candidates.Column, c.Column()))
	}
	n, high, wide := s.layout.Size(), rows.Len(), columns.Len()
	if high*wide != n || n/high >= len(heights) || n/wide >= len(widths) || n/high < 2 || n/wide < 2 {
		return ""
	}
	y, x := heights[n/high][(rows.First().Number()-1)/high], widths[n/wide][(columns.First().Number()-1)/wide]
	if y == "middle" && x == "middle" {
		return ", in the middle"
	}
	return ", " + y + " " + x
}

// plain tells a step in words that need no lesson. Singles are told by what one sees on the board, other
// steps by the lines of their argument.
func (t *teller) plain() string {
	change := t.changes()
	switch s := t.story().(type) {
	case fullHouse:
		return t.sayf("In %s, only %s is empty, and only %s is missing: %s.", pointed{s.house}, s.e.Candidate.Cell(), s.e.Candidate.Digit(), change)
	case hiddenSingle:
		return s.plain()
	case nakedSingle:
		return s.plain()
	}
	a := t.because()
	if t.detail == Brief || len(a) == 0 {
		return say.Capital(change) + "."
	}
	p := plainTeller{argumentTeller{t.speaker, a, true}}
	depth := ArgumentDepth(a)
	texts := make([]string, 0, len(a)+1)
	for i := range a {
		texts = append(texts, p.line(i+1))
	}
	separator, few, many := " ", 2, 20
	left := 0 // lines that are not told
	if len(a) > few {
		separator = "\n"
		told := texts[:0]
		for i, text := range texts {
			if t.detail == Normal && len(a) > many && depth[i] > 0 {
				left++
				continue
			}
			told = append(told, strings.Repeat("  ", depth[i])+strconv.Itoa(i+1)+". "+text)
		}
		texts = told
	}
	if left > 0 {
		texts = append([]string{t.sayf("The main lines are these. Full detail tells %s more.", say.Count(left))}, texts...)
	}
	return strings.Join(append(texts, t.toDo()), separator)
}

// toDo tells the changes in sentences that are not too long.
func (t *teller) toDo() string {
	if all := "So " + t.changes() + "."; !say.TooLong(all) {
		return all
	}
	placed, removed := say.Changes(t.f.Step.Effects)
	var writes, erases []string
	for _, k := range placed {
		writes = append(writes, t.sayf("write %s in %s", k.Digit(), k.Cell()))
	}
	for _, r := range removed {
		erases = append(erases, t.sayf("%s from %s", r.Digits, r.Cells))
	}
	sentences := say.InClauses("So ", writes, "Also ")
	lead := "So erase "
	if len(sentences) > 0 {
		lead = "Also erase "
	}
	return paragraph(append(sentences, say.InClauses(lead, erases, "Also erase ")...)...)
}

// because returns the argument of the step, nil if there is none.
func (t *teller) because() explain.Argument {
	a := t.f.Step.Because
	if a == nil {
		a, _ = argue.Step(&t.f.Before, t.f.Step)
	}
	return a
}

// changes says what to do: "write 3 in r7c9", "erase 7 from r2c3, and 8 from r2c1".
func (t *teller) changes() string {
	placed, removed := say.Changes(t.f.Step.Effects)
	var parts []string
	for i, n := range byDigit(placed) {
		parts = append(parts, say.Choose(i+1, "write ", "")+t.sayf("%s in %s", n.Digit, n.Cells))
	}
	for i, r := range removed {
		parts = append(parts, say.Choose(i+1, "erase ", "")+t.sayf("%s from %s", r.Digits, r.Cells))
	}
	return say.Clauses(parts)
}

func (s hiddenSingle) plain() string {
	d, cell := s.e.Candidate.Digit(), s.e.Candidate.Cell()
	var reasons []string
	its := "its " + d.String()
	for _, b := range bundles(s.absences(), func(a explain.Absence) string {
		if a.Placed {
			return s.sayf("%s at %s", a.House, a.By)
		}
		return s.lost(a.Candidate)
	}) {
		if a := b.absences[0]; a.Placed {
			b.why = s.sayf("%s has %s at %s", a.House, its, a.By)
			its = "it"
		}
		reasons = append(reasons, b.why)
	}
	return paragraph(s.sayf("Look for %s in %s.", d, pointed{s.house}), because(reasons), s.sayf("So only %s can be %s.", cell, d))
}

func (s nakedSingle) plain() string {
	d, cell := s.e.Candidate.Digit(), s.e.Candidate.Cell()
	var reasons []string
	for _, b := range bundles(s.absences(), func(a explain.Absence) string {
		if a.Placed {
			return a.House.String()
		}
		return s.lost(a.Candidate)
	}) {
		var digits candidates.DigitSet
		for _, a := range b.absences {
			digits = digits.With(a.Candidate.Digit())
		}
		if a := b.absences[0]; a.Placed {
			b.why = s.sayf("%s has %s", a.House, digits)
		}
		reasons = append(reasons, b.why)
	}
	return paragraph(s.sayf("Look at %s.", cell), because(reasons), s.sayf("So it can only be %s.", d))
}

// because gives reasons in sentences that are not too long.
func because(reasons []string) string {
	var sentences []string
	for _, batch := range say.Batches(reasons) {
		sentences = append(sentences, say.Opening(say.Clauses(batch))+".")
	}
	return paragraph(sentences...)
}

// lost says since when a mark is not there.
func (t *teller) lost(k candidates.Candidate) string {
	if o, ok := t.f.History.RemovedIn(k); ok {
		return t.sayf("%s lost its mark %s in step %d", k.Cell(), k.Digit(), o.Number)
	}
	return t.sayf("%s has no mark %s", k.Cell(), k.Digit())
}

// plainTeller words the lines of an argument for who knows no terms. A line names those before it by their
// numbers alone.
type plainTeller struct{ argumentTeller }

func (t *plainTeller) line(n int) string {
	line := &t.lines[n-1]
	switch line.Rule {
	case explain.RuleLeft:
		return t.follows(n, line.From, t.left(line))
	case explain.RuleStrikes:
		return t.strikes(n, line)
	case explain.RuleCount:
		return t.count(n, line)
	case explain.RuleExchange:
		return t.exchange(line)
	case explain.RuleCases:
		if line.Claim.IsContradiction() {
			return "So nothing of " + t.refer(line.From[:1]) + " can be."
		}
		return "So whichever of " + t.refer(line.From[:1]) + " it is, " + t.claim(line.Claim) + "."
	case explain.RuleRest:
		if line.Claim.IsContradiction() {
			return "That cannot be, by " + t.refer(line.From) + "."
		}
	}
	return t.argumentTeller.line(n)
}

// exchange words what keeps digits from changing places.
func (t *plainTeller) exchange(line *explain.Line) string {
	what := t.sayf("If %s held only %s, these", line.Swap[0].Cells, line.Swap[0].Digits)
	if len(line.Swap) > 1 {
		var kept []string
		for _, n := range byDigit(line.Claim.Of) {
			kept = append(kept, t.sayf("%s in %s", n.Digit, n.Cells))
		}
		what = t.sayf("Without %s, the digits in %s", say.Clauses(kept), explain.Deadly{Pattern: line.Swap}.Cells())
	}
	return what + " could be swapped, and there would be two solutions. So " + t.claim(line.Claim) + "."
}

// left words what is left of a cell, or for a digit in a house.
func (t *plainTeller) left(line *explain.Line) string {
	cells, digits := cellsAndDigits(line.Claim.Of)
	if d, h, ok := line.Item.House(); ok {
		if cells.IsEmpty() {
			return t.sayf("in %s, no cell can be %s", pointed{h}, d)
		}
		return t.sayf("in %s, only %s can be %s", pointed{h}, anyCell{cells}, d)
	}
	c, _ := line.Item.Cell()
	switch digits.Len() {
	case 0:
		return t.sayf("no digit is left for %s", c)
	case 1:
		return t.sayf("%s can only be %s", c, digits)
	}
	return t.sayf("%s has only the marks %s", c, digits)
}

// strikes says what cannot be any more, digit by digit, and where one sees it, a sentence for each house.
func (t *plainTeller) strikes(n int, line *explain.Line) string {
	of := t.lines[line.From[0]-1].Claim.Of
	var sentences []string
	var own []candidates.Candidate // in the cells of other digits
	_, lost := cellsAndDigits(line.Claim.Of)
	for d := range lost.All() {
		var by, out candidates.CellSet
		for _, k := range of {
			if k.Digit() == d {
				by = by.With(k.Cell())
			}
		}
		for _, k := range line.Claim.Of {
			switch {
			case k.Digit() != d:
			case by.IsEmpty():
				own = append(own, k)
			default:
				out = out.With(k.Cell())
			}
		}
		if by.Len() == len(of) {
			sentences, out = t.takes(d, by, out)
		}
		shares, alike := t.alike(out, by, true)
		for i, what := range shares {
			is := t.sayf("%s is not in %s: they share ", d, anyCell{alike[i]})
			if alike[i].Len() == 1 {
				is = t.sayf("%s is not %s: it shares ", alike[i], d)
			}
			sentences = append(sentences, is+what)
		}
	}
	for len(own) > 0 {
		here := own
		for i := range own {
			if own[i].Cell() != own[0].Cell() {
				here = own[:i]
				break
			}
		}
		sentences, own = append(sentences, t.group(here, false)), own[len(here):]
	}
	sentences[0] = strings.TrimSuffix(t.follows(n, line.From, sentences[0]), ".")
	return strings.Join(sentences, ". Also ") + "."
}

// takes says which houses have their digit in some cells, so not in others, and which others share no house
// with all of the cells.
func (t *plainTeller) takes(d candidates.Digit, by, out candidates.CellSet) (sentences []string, rest candidates.CellSet) {
	at := t.sayf("at %s", anyCell{by})
	for {
		var most explain.Sight
		for hs := t.layout.HousesOfAll(by); hs != 0; {
			h, _ := hs.Next()
			if here := out.And(t.layout.HouseCells(h)); here.Len() > most.Cells.Len() {
				most = explain.Sight{House: h, Cells: here}
			}
		}
		if most.Cells.IsEmpty() {
			return sentences, out
		}
		sentences = append(sentences, t.sayf("%s has its %s %s, so not at %s", most.House, d, at, anyCell{most.Cells}))
		out, at = out.AndNot(most.Cells), "there"
	}
}

// cellsAndDigits returns those of candidates.
func cellsAndDigits(ks []candidates.Candidate) (cells candidates.CellSet, digits candidates.DigitSet) {
	for _, k := range ks {
		cells, digits = cells.With(k.Cell()), digits.With(k.Digit())
	}
	return cells, digits
}

// count words what a line counts: cells that need a digit, digits that need a cell.
func (t *plainTeller) count(n int, line *explain.Line) string {
	var cells candidates.CellSet
	for _, item := range line.Needs {
		if c, ok := item.Cell(); ok {
			cells = cells.With(c)
		}
	}
	var digits candidates.DigitSet
	gone := true // all that the line follows from
	for _, link := range line.Links {
		_, d := cellsAndDigits(link)
		digits |= d
	}
	for _, from := range line.From {
		gone = gone && !t.lines[from-1].Claim.Some
	}
	if len(line.Links) > 1 && digits.Len() == len(line.Links) && cells.Len() == len(line.Needs) && gone {
		text := t.follows(n, line.From, t.sayf("the %s cells %s have only the %s digits %s between them", say.Count(cells.Len()), cells, say.Count(digits.Len()), digits))
		return paragraph(text, t.onceEach(cells, line.Links))
	}
	return strings.ReplaceAll(t.argumentTeller.count(n, line), "a place", "a cell")
}

// heading is what follows the name of the technique, at the level of the text.
func (t *teller) heading(s story) string {
	if t.level == Plain {
		return ": " + t.changes()
	}
	return s.title()
}
