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

// PlainLine is a line of a text of plain level.
type PlainLine struct {
	Line     int  // of the argument of the step, 0 for what is no line of it
	Numbered bool // it has its number and stands on a line of its own
	Depth    int  // around how many of them there is a supposition
	Said     []say.Sentence
}

// PlainLines gives the text of a step at plain level, line by line.
func (w Writer) PlainLines(f *explain.Frame) []PlainLine { return w.teller(f).plain() }

// plain tells a step in words that need no lesson. Singles are told by what one sees on the board, other
// steps by the lines of their argument.
func (t *teller) plain() []PlainLine {
	words := t.words()
	switch s := t.story().(type) {
	case fullHouse:
		return []PlainLine{{Said: one(say.OnlyEmpty(s.house, s.e.Candidate.Cell(), s.e.Candidate.Digit(), t.changes()))}}
	case hiddenSingle:
		return []PlainLine{{Said: s.plain(words)}}
	case nakedSingle:
		return []PlainLine{{Said: s.plain(words)}}
	case *sum:
		return []PlainLine{{Said: append(s.untilEffects(), t.toDo(words)...)}}
	}
	a := t.because()
	if t.detail == Brief || len(a) == 0 {
		return []PlainLine{{Said: one(say.States(t.changes()))}}
	}
	depth := ArgumentDepth(a)
	const few, many = 2, 20
	var lines []PlainLine
	main := mainLines(a)
	left := 0 // lines that are not told
	for i, said := range (Writer{Style: t.style, Level: Plain}).ArgumentSentences(t.layout, a) {
		if t.detail == Normal && len(a) > many && !main[i] {
			left++
			continue
		}
		lines = append(lines, PlainLine{Line: i + 1, Numbered: len(a) > few, Depth: depth[i], Said: said})
	}
	if left > 0 {
		lines = slices.Insert(lines, 0, PlainLine{Said: one(say.MainLines(left))})
	}
	return append(lines, PlainLine{Said: t.toDo(words)})
}

// mainLines reports of which lines one can follow an argument: what is supposed, what that comes to, and what is so of
// itself.
func mainLines(a explain.Argument) []bool {
	main := make([]bool, len(a))
	for i, line := range a {
		main[i] = line.Under == 0
		switch line.Rule {
		case explain.RuleSuppose:
			main[i] = true
		case explain.RuleRefute, explain.RuleEither, explain.RuleCases:
			main[i] = true
			for _, end := range line.From[1:] {
				main[end-1] = true
			}
		}
	}
	return main
}

// words writes sentences at the level of the text.
func (t *teller) words() say.Words {
	return say.Words{Style: t.style, Plain: t.level == Plain, Layout: t.layout}
}

// plainText is the text of the step at plain level.
func (t *teller) plainText() (text say.Text) {
	for _, line := range t.plain() {
		one := say.Line{Said: line.Said}
		if line.Numbered {
			one.Depth, one.Number = line.Depth, strconv.Itoa(line.Line)
		}
		text = say.Join(text, say.Text{one})
	}
	return text
}

// toDo tells the changes in sentences that are not too long.
func (t *teller) toDo(words say.Words) []say.Sentence {
	if all := say.So(t.changes()); !say.TooLong(words.Sentences(all)) {
		return one(all)
	}
	placed, removed := say.Changes(t.f.Step.Effects)
	var writes, erases []say.Sentence
	for _, k := range placed {
		writes = append(writes, say.Write(k.Digit(), candidates.Cells(k.Cell())))
	}
	for _, r := range removed {
		erases = append(erases, say.EraseToo(r.Digits, r.Cells))
	}
	var told []say.Sentence
	lead := say.So
	for _, batch := range batches(words, writes) {
		told = append(told, lead(batch))
		lead = say.Also
	}
	for _, batch := range batches(words, erases) {
		batch[0] = say.Erase(removed[0].Digits, removed[0].Cells) // the first has the verb
		removed = removed[len(batch):]
		told = append(told, lead(batch))
		lead = say.Also
	}
	return told
}

// batches splits a list of clauses into parts for sentences that are not too long.
func batches(words say.Words, clauses []say.Sentence) (all [][]say.Sentence) {
	texts := make([]string, len(clauses))
	for i, c := range clauses {
		texts[i] = words.Clause(c)
	}
	for _, batch := range say.Batches(texts) {
		all, clauses = append(all, clauses[:len(batch)]), clauses[len(batch):]
	}
	return all
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
func (t *teller) changes() (do []say.Sentence) {
	placed, removed := say.Changes(t.f.Step.Effects)
	write, erase := say.Write, say.Erase
	for _, n := range explain.ByDigit(placed) {
		do = append(do, write(n.Digit, n.Cells))
		write = say.WriteToo
	}
	for _, r := range removed {
		do = append(do, erase(r.Digits, r.Cells))
		erase = say.EraseToo
	}
	return do
}

func (s hiddenSingle) plain(words say.Words) []say.Sentence {
	d, cell := s.e.Candidate.Digit(), s.e.Candidate.Cell()
	var reasons []say.Sentence
	var named candidates.CellSet // of houses with the digit
	for _, b := range bundles(s.absences(), func(a explain.Absence) reason {
		if a.Placed {
			return reason{house: a.House, by: a.By, digit: true}
		}
		if r, ok := byClue(a); ok {
			return r
		}
		return reason{mark: a.Candidate}
	}) {
		var cells candidates.CellSet
		for _, a := range b.absences {
			cells = cells.With(a.Candidate.Cell())
		}
		switch a := b.absences[0]; {
		case a.Clue > 0:
			if !cells.Within(named) {
				reasons = append(reasons, s.lostPlaces(b.why, d, cells))
			}
		case !a.Placed:
			reasons = append(reasons, s.lost(a.Candidate))
		default:
			has := say.HasIt(a.House, a.By)
			if named.IsEmpty() {
				has = say.HasIts(a.House, d, a.By)
			}
			reasons = append(reasons, has)
			named = named.Or(s.layout.HouseCells(a.House))
		}
	}
	told := one(say.LookFor(d, s.house))
	for _, batch := range batches(words, reasons) {
		told = append(told, say.States(batch))
	}
	return append(told, say.OnlyCan(cell, d))
}

func (s nakedSingle) plain(words say.Words) []say.Sentence {
	d, cell := s.e.Candidate.Digit(), s.e.Candidate.Cell()
	var reasons []say.Sentence
	for _, b := range bundles(s.absences(), func(a explain.Absence) reason {
		if a.Placed {
			return reason{house: a.House, digit: true}
		}
		if r, ok := byClue(a); ok {
			return r
		}
		return reason{mark: a.Candidate}
	}) {
		var digits candidates.DigitSet
		for _, a := range b.absences {
			digits = digits.With(a.Candidate.Digit())
		}
		switch a := b.absences[0]; {
		case a.Placed:
			reasons = append(reasons, say.HasDigits(a.House, digits))
		case a.Clue > 0:
			reasons = append(reasons, s.lostDigits(b.why, a.Candidate.Cell(), digits))
		default:
			reasons = append(reasons, s.lost(a.Candidate))
		}
	}
	told := one(say.LookAtCell(cell))
	for _, batch := range batches(words, reasons) {
		told = append(told, say.States(batch))
	}
	return append(told, say.CanOnly(d))
}

// lost says since when a mark is not there.
func (t *teller) lost(k candidates.Candidate) say.Sentence {
	if o, ok := t.f.History.RemovedIn(k); ok {
		return say.LostMark(k.Cell(), k.Digit(), o.Number)
	}
	return say.NoMark(k.Cell(), k.Digit())
}

// strikes says what cannot be any more, digit by digit, and where one sees it, a sentence for each house.
func (t *argumentTeller) strikes(n int, line *explain.Line) []say.Sentence {
	of := t.lines.Excluding(t.Layout, n)
	var told []say.Sentence
	var own []candidates.Candidate // in the cells of other digits
	_, lost := explain.CellsAndDigits(line.Claim.Of)
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
			case by.IsEmpty() || !by.Without(k.Cell()).Within(t.Layout.Peers(k.Cell())):
				own = append(own, k)
			default:
				out = out.With(k.Cell())
			}
		}
		if by.Len() == len(of) {
			told, out = t.takes(d, by, out)
		}
		told = append(told, t.shares(d, by, out)...)
	}
	for len(own) > 0 {
		here := own
		for i := range own {
			if own[i].Cell() != own[0].Cell() {
				here = own[:i]
				break
			}
		}
		if _, out := explain.CellsAndDigits(here); t.lines[line.From[0]-1].Rule == explain.RuleCount {
			_, digits := explain.CellsAndDigits(of)
			told = append(told, say.IsSoNot(here[0].Cell(), digits, out))
		} else {
			told = append(told, t.group(here, false))
		}
		own = own[len(here):]
	}
	first := t.follows(n, line.From, told[0])
	for i, more := range told[1:] {
		told[i+1] = say.Also(one(more))
	}
	return append(first, told[1:]...)
}

// shares says which houses cells share with those of the digit.
func (t *argumentTeller) shares(d candidates.Digit, by, out candidates.CellSet) (told []say.Sentence) {
	var alike []candidates.CellSet
	var with [][]explain.Sight
	for c := range out.All() {
		sees := seenIn(t.Layout, c, out, by)
		i := slices.IndexFunc(with, func(other []explain.Sight) bool { return slices.Equal(other, sees) })
		if i < 0 {
			i, with, alike = len(with), append(with, sees), append(alike, candidates.CellSet{})
		}
		alike[i] = alike[i].With(c)
	}
	for i, sees := range with {
		var houses []say.Sentence
		for _, s := range sees {
			houses = append(houses, say.With(way(t.Layout, s), s.Cells))
		}
		if c, ok := alike[i].Single(); ok {
			told = append(told, say.OneShares(c, d, houses))
		} else {
			told = append(told, say.TheyShare(alike[i], d, houses))
		}
	}
	return told
}

// takes says which houses have their digit in some cells, so not in others, and which others share no house
// with all of the cells.
func (t *argumentTeller) takes(d candidates.Digit, by, out candidates.CellSet) (told []say.Sentence, rest candidates.CellSet) {
	for {
		var most explain.Sight
		for hs := t.Layout.HousesOfAll(by); hs != 0; {
			h, _ := hs.Next()
			if here := out.And(t.Layout.HouseCells(h)); here.Len() > most.Cells.Len() {
				most = explain.Sight{House: h, Cells: here}
			}
		}
		switch {
		case most.Cells.IsEmpty():
			return told, out
		case told == nil:
			told = one(say.HasAt(most.House, d, by, most.Cells))
		default:
			told = append(told, say.HasThere(most.House, d, most.Cells))
		}
		out = out.AndNot(most.Cells)
	}
}

// hold tells that cells have only as many digits, or fewer, between them, if the line counts that. What it follows from
// says what is gone.
func (t *argumentTeller) hold(n int, line *explain.Line, gone []int) (told []say.Sentence, ok bool) {
	var cells candidates.CellSet
	for _, item := range line.Needs {
		if c, ok := item.Cell(); ok {
			cells = cells.With(c)
		}
	}
	_, digits := explain.CellsAndDigits(slices.Concat(line.Links...))
	if len(line.Links) < 2 || digits.Len() != len(line.Links) || cells.Len() != len(line.Needs) {
		return nil, false
	}
	told = t.follows(n, gone, say.CellsHold(cells, digits))
	return append(told, t.onceEach(cells, line.Links)...), true
}

// heading is the title, at the level of the text.
func (t *teller) heading(s story) say.Sentence {
	if t.level == Plain {
		return t.titleOf(t.changes()...)
	}
	return s.title()
}

// name is the name of the technique.
func (t *teller) name() say.Name { return say.Name(t.f.Step.Technique.Name) }

// titleOf and titleAt give the title with what follows the name, behind a colon or with a preposition of its own.
func (t *teller) titleOf(tails ...say.Sentence) say.Sentence { return say.TitleOf(t.name(), tails) }

func (t *teller) titleAt(tail say.Sentence) say.Sentence { return say.TitleAt(t.name(), tail) }
