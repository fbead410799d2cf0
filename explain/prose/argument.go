package prose

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// Argument words the lines of an argument, one text a line. A line names the lines before it that it
// follows from by their numbers, unless that is the line just before. The texts see nothing but the lines.
func (w Writer) Argument(l *candidates.Layout, a explain.Argument) []string {
	words := say.Words{Style: w.Style, Layout: l, Language: w.Language}
	texts := make([]string, len(a))
	for i, sentences := range w.ArgumentSentences(l, a) {
		texts[i] = words.Sentences(sentences...)
	}
	return texts
}

// ArgumentSentences gives what [Writer.Argument] words, or at plain level what the text of a step does, line by line.
func (w Writer) ArgumentSentences(l *candidates.Layout, a explain.Argument) [][]say.Sentence {
	t := argumentTeller{say.Words{Style: w.Style, Plain: w.Level == Plain, Layout: l}, a}
	lines := make([][]say.Sentence, len(a))
	for i := range a {
		lines[i] = t.line(i + 1)
	}
	return lines
}

// ArgumentDepth returns around how many lines of an argument there is a supposition: by line, how many.
func ArgumentDepth(a explain.Argument) []int {
	depth := make([]int, len(a))
	for i, line := range a {
		if line.Under > 0 {
			depth[i] = depth[line.Under-1] + 1
		}
	}
	return depth
}

// argumentTeller tells the lines of one argument, at plain level for who knows no terms.
type argumentTeller struct {
	say.Words
	lines explain.Argument
}

// one makes a list of one sentence.
func one(s say.Sentence) []say.Sentence { return []say.Sentence{s} }

// line tells the line with a number.
func (t *argumentTeller) line(n int) []say.Sentence {
	line := &t.lines[n-1]
	switch line.Rule {
	case explain.RuleSuppose:
		return one(say.Suppose(t.claim(line.Claim)))
	case explain.RuleLeft:
		return t.leaves(n, line.From, t.left(line))
	case explain.RuleRest:
		return t.rest(n, line)
	case explain.RuleStrikes:
		if from := &t.lines[line.From[0]-1]; t.Plain || from.Rule == explain.RuleCount && !from.Claim.Some {
			return t.strikes(n, line)
		}
		return t.follows(n, line.From, t.claim(line.Claim))
	case explain.RuleCount:
		return t.count(n, line)
	case explain.RuleCases:
		if line.Claim.IsContradiction() {
			return one(say.EveryCaseFails(line.From[:1]))
		}
		return one(say.InEachCase(line.From[:1], t.claim(line.Claim)))
	case explain.RuleExchange:
		return t.exchange(line)
	case explain.RuleParity:
		return t.parity(n, line)
	case explain.RuleWays:
		return t.ways(n, line)
	case explain.RuleServed:
		return t.ends(n, line.From[0], t.claim(line.Claim))
	}
	return t.ends(n, line.From[1], t.claim(line.Claim)) // of a supposition
}

// rest tells what is left of other candidates.
func (t *argumentTeller) rest(n int, line *explain.Line) []say.Sentence {
	switch {
	case !line.Claim.IsContradiction():
		return t.leaves(n, line.From, t.claim(line.Claim))
	case t.Plain:
		return one(say.Impossible(line.From))
	case len(line.From) == 2 && line.From[1] == n-1:
		return one(say.Contradicts(line.From[:1]))
	}
	return one(say.CannotBe(line.From[:1], line.From[1:]))
}

// exchange tells what keeps digits from changing places.
func (t *argumentTeller) exchange(line *explain.Line) []say.Sentence {
	cells, so := explain.Deadly{Pattern: line.Swap}.Cells(), say.So(one(t.claim(line.Claim)))
	switch {
	case !t.Plain:
		return []say.Sentence{say.Exchangeable(cells), so}
	case len(line.Swap) == 1:
		return []say.Sentence{say.SwapHeld(cells, line.Swap[0].Digits), so}
	}
	var kept []say.Sentence
	for _, n := range explain.ByDigit(line.Claim.Of) {
		kept = append(kept, say.DigitInCells(n.Digit, n.Cells))
	}
	return []say.Sentence{say.SwapWithout(kept, cells), so}
}

// follows tells what follows from lines. They are named, unless the only one is the line before.
func (t *argumentTeller) follows(n int, from []int, what say.Sentence) []say.Sentence {
	if all, ok := say.All(what); ok && say.TooLong(t.Sentences(say.Then(what))) {
		parts := batches(t.Words, all)
		told := t.follows(n, from, say.AllOfThese(parts[0]))
		for _, part := range parts[1:] {
			told = append(told, say.Also(part))
		}
		return told
	}
	switch {
	case len(from) == 0:
		return one(say.States(one(what)))
	case len(from) == 1 && from[0] == n-1:
		return one(say.Then(what))
	}
	return t.by(what, from)
}

// by tells what follows from lines that are named, in several sentences if they are many.
func (t *argumentTeller) by(what say.Sentence, from []int) []say.Sentence {
	if !t.Plain && !say.TooLong(t.Sentences(say.By(what, from))) {
		return one(say.By(what, from))
	}
	const some, many = 10, 20 // beside what follows, and on their own
	first := min(some, len(from))
	for first > 1 && say.TooLong(t.Sentences(say.By(what, from[:first]))) {
		first--
	}
	sentences := one(say.By(what, from[:first]))
	for more := range slices.Chunk(from[first:], many) {
		sentences = append(sentences, say.AlsoBy(more))
	}
	return sentences
}

// ends tells what a line comes to that sums up.
func (t *argumentTeller) ends(n, from int, what say.Sentence) []say.Sentence {
	if from == n-1 {
		return one(say.So(one(what)))
	}
	return t.follows(n, []int{from}, what)
}

// claim tells a claim as a clause.
func (t *argumentTeller) claim(c explain.Claim) say.Sentence {
	if c.IsContradiction() {
		return say.Contradiction()
	}
	var parts []say.Sentence
	for _, group := range groups(c.Of) {
		parts = append(parts, t.group(group, c.Some))
	}
	switch {
	case len(parts) == 1:
		return parts[0]
	case c.Some:
		return say.OneOfThese(parts)
	}
	return say.AllOfThese(parts)
}

// groups parts candidates into those of one cell and those for one digit, the largest part first.
func groups(ks []candidates.Candidate) (parts [][]candidates.Candidate) {
	for left := slices.Clone(ks); len(left) > 0; {
		var best []candidates.Candidate
		for _, k := range left {
			for _, alike := range [...]func(x candidates.Candidate) bool{
				func(x candidates.Candidate) bool { return x.Digit() == k.Digit() },
				func(x candidates.Candidate) bool { return x.Cell() == k.Cell() },
			} {
				if part := slices.DeleteFunc(slices.Clone(left), func(x candidates.Candidate) bool { return !alike(x) }); len(part) > len(best) {
					best = part
				}
			}
		}
		parts = append(parts, best)
		left = slices.DeleteFunc(left, func(k candidates.Candidate) bool { return slices.Contains(best, k) })
	}
	return parts
}

// group tells of candidates of one cell or for one digit that one is true, or that none is.
func (t *argumentTeller) group(ks []candidates.Candidate, some bool) say.Sentence {
	cells, digits := explain.CellsAndDigits(ks)
	c, d := cells.First(), digits.First()
	switch {
	case cells.Len() == 1 && some:
		return say.CellIs(c, digits)
	case len(ks) == 1:
		return say.CellIsNot(c, d)
	case cells.Len() == 1 && len(ks) == 2:
		return say.CellIsNeither(c, ks[0].Digit(), ks[1].Digit())
	case cells.Len() == 1:
		return say.CellIsNone(c, digits)
	case some:
		return say.DigitIsIn(d, cells)
	}
	return say.DigitIsNotIn(d, cells)
}

// left tells what is left of an item.
func (t *argumentTeller) left(line *explain.Line) say.Sentence {
	cells, digits := explain.CellsAndDigits(line.Claim.Of)
	if d, h, ok := line.Item.House(); ok {
		if cells.IsEmpty() {
			return say.NoPlace(h, d)
		}
		return say.OnlyPlaces(h, d, cells)
	}
	c, _ := line.Item.Cell()
	switch digits.Len() {
	case 0:
		return say.NoDigit(c)
	case 1:
		return say.OnlyDigit(c, digits.First())
	}
	return say.OnlyDigits(c, digits)
}

// count tells what a line counts.
func (t *argumentTeller) count(n int, line *explain.Line) []say.Sentence {
	if told, ok := t.takeTurns(n); ok {
		return told
	}
	needs, gone, carried := t.needs(n)
	own := len(line.Needs) + len(line.From) - len(gone) - len(carried)
	what, gone := t.seen(n, gone)
	if len(line.Links) == 0 {
		return append(what, t.follows(n, gone, say.NothingLeft(needs))...)
	}
	if t.Plain && len(carried) == 0 && len(line.Claim.Of) == 0 && own == len(line.Needs) {
		if told, ok := t.hold(n, line, gone); ok {
			return append(what, told...)
		}
	}
	what = append(what, t.need(n, needs, gone)...)
	if len(carried) > 0 {
		var to []candidates.Candidate
		for _, from := range carried {
			to = append(to, t.lines[from-1].Claim.Of...)
		}
		cells, _ := explain.CellsAndDigits(to)
		what = append(what, say.AreThereToo(cells, carried))
	}
	what = append(what, t.rooms(line)...)
	switch lacking := own - len(line.Links); {
	case len(line.Claim.Of) > 0:
		what = append(what, say.So(one(t.claim(line.Claim))))
	case lacking > 0:
		what = append(what, say.TooFew(lacking))
	}
	return what
}

// needs tells what needs a digit, and returns the lines that deny candidates, and those that say where others are too.
func (t *argumentTeller) needs(n int) (needs []say.Sentence, gone, carried []int) {
	line := &t.lines[n-1]
	var cells candidates.CellSet
	var again [candidates.MaxSize + 1]candidates.CellSet   // that are counted so often, or more often
	var houses [candidates.MaxSize + 1]candidates.HouseSet // by digit, in which it needs a place
	for _, item := range line.Needs {
		if d, h, ok := item.House(); ok {
			houses[d] = houses[d].With(h)
		} else if c, ok := item.Cell(); ok {
			cells = cells.With(c)
			for n := range again {
				if !again[n].Has(c) {
					again[n] = again[n].With(c)
					break
				}
			}
		}
	}
	if !cells.IsEmpty() {
		needs = append(needs, say.CellsNeed(cells))
	}
	for n := 2; n < len(again); n++ {
		switch so := again[n-1].AndNot(again[n]); {
		case so.IsEmpty():
		case n == 2:
			needs = append(needs, say.CountTwice(so))
		default:
			needs = append(needs, say.CountTimes(so, n))
		}
	}
	var several []say.Sentence // that several digits need
	for d, hs := range houses {
		var digits candidates.DigitSet
		for e := range houses {
			if houses[e] == hs {
				digits = digits.With(candidates.Digit(e))
			}
		}
		switch {
		case hs == 0 || digits.First() != candidates.Digit(d):
		case digits.Len() == 1:
			needs = append(needs, say.HousesNeed(hs, digits.First()))
		default:
			several = append(several, say.DigitsNeed(digits, hs))
		}
	}
	needs = append(needs, several...)
	for _, from := range line.From {
		switch {
		case !t.lines.InForce(from, n):
			carried = append(carried, from)
		case t.lines.IsNeed(n, from):
			needs = append(needs, say.LineNeeds(say.Lines{from}))
		default:
			gone = append(gone, from)
		}
	}
	return needs, gone, carried
}

// need tells needs in sentences that are not too long.
func (t *argumentTeller) need(n int, needs []say.Sentence, gone []int) []say.Sentence {
	tooMuch := func(needs []say.Sentence) bool {
		return say.TooLong(t.Sentences(t.follows(n, gone, say.Needs(needs))[0]))
	}
	parts := t.parts(needs, say.Needs)
	if len(needs) > 1 && tooMuch(parts[0]) {
		first := len(needs) - 1
		for first > 1 && tooMuch(needs[:first]) {
			first--
		}
		parts = append([][]say.Sentence{needs[:first]}, t.parts(needs[first:], say.AlsoNeed)...)
	}
	told := t.follows(n, gone, say.Needs(parts[0]))
	for _, part := range parts[1:] {
		told = append(told, say.AlsoNeed(part))
	}
	return told
}

// parts splits a list of clauses into parts, unless they make a sentence of the kind that is not too long.
func (t *argumentTeller) parts(clauses []say.Sentence, kind func([]say.Sentence) say.Sentence) [][]say.Sentence {
	if !say.TooLong(t.Clause(kind(clauses))) {
		return [][]say.Sentence{clauses}
	}
	return batches(t.Words, clauses)
}

// rooms says, in sentences that are not too long, what there is room for: for each link one of its candidates.
func (t *argumentTeller) rooms(line *explain.Line) (sentences []say.Sentence) {
	var taken, kind candidates.HouseSet // taken are those that need a digit, or where room was told
	for _, item := range line.Needs {
		if _, h, ok := item.House(); ok {
			taken = taken.With(h)
		}
	}
	_, all := explain.CellsAndDigits(slices.Concat(line.Links...))
	const most = 24 // words of all that a sentence lists
	var parts []say.Sentence
	var sizes []int // in words
	for _, link := range line.Links {
		cells, digits := explain.CellsAndDigits(link)
		c, d := cells.First(), digits.First()
		named := all.Len() > 1 // the digit is
		var one say.Sentence
		switch {
		case cells.Len() == 1 && digits.Len() > 1:
			one = say.OneInCell(c, digits)
		case cells.Len() == 1 && named:
			one = say.DigitAt(d, c)
		case cells.Len() == 1:
			one = say.OneAt(c)
		case digits.Len() > 1:
			one = say.OneThatIs(t.among(link))
		default:
			hs := t.Layout.HousesOfAll(cells) &^ taken
			if hs == 0 {
				if one = say.OneAmong(cells); named {
					one = say.DigitAmong(d, cells)
				}
				break
			}
			if like := hs & kind; like != 0 {
				hs = like
			}
			h := hs.First()
			kind = t.Layout.HousesOfKind(h.Kind())
			if one = say.DigitInHouse(d, h, cells); !named {
				one, taken = say.OneInHouse(h, cells), taken.With(h)
			}
		}
		size := len(strings.Fields(t.Clause(one)))
		if cells.Len() > 1 && digits.Len() == 1 {
			size -= cells.Len() // a list of cells counts as one word
		}
		parts, sizes = append(parts, one), append(sizes, size)
	}
	lead := say.RoomOnlyFor
	if out, _ := explain.CellsAndDigits(line.Claim.Of); !out.IsEmpty() {
		lead = func(rooms []say.Sentence) say.Sentence { return say.RoomWithout(out, rooms) }
	}
	for from := 0; from < len(parts); {
		to := from + 1
		for all := sizes[from]; to < len(parts) && all+sizes[to] <= most; to++ {
			all += sizes[to]
		}
		sentences = append(sentences, lead(parts[from:to]))
		lead, from = say.AlsoFor, to
	}
	return sentences
}

// among names candidates of which one is true at most.
func (t *argumentTeller) among(ks []candidates.Candidate) (parts []say.Sentence) {
	var in []candidates.CellSet
	var of []candidates.DigitSet
	for _, group := range groups(ks) {
		cells, digits := explain.CellsAndDigits(group)
		if i := slices.Index(of, digits); i >= 0 && digits.Len() > 1 {
			in[i] = in[i].Or(cells)
			continue
		}
		in, of = append(in, cells), append(of, digits)
	}
	for i, cells := range in {
		parts = append(parts, say.DigitsAmong(of[i], cells))
	}
	return parts
}

// ways tells what the ways have in common to fill the cells of what is added up.
func (t *argumentTeller) ways(n int, line *explain.Line) []say.Sentence {
	if line.Claim.Some {
		return t.follows(n, line.From, say.BySum(t.addedUp(line.Sum), t.claim(line.Claim)))
	}
	var gone [candidates.MaxCells]candidates.DigitSet
	for _, k := range line.Claim.Of {
		gone[k.Cell()] = gone[k.Cell()].With(k.Digit())
	}
	var parts []say.Sentence
	var done candidates.CellSet
	for c, ds := range gone {
		if ds == 0 || done.Has(candidates.Cell(c)) {
			continue
		}
		var alike candidates.CellSet
		for other, es := range gone {
			if es == ds {
				alike = alike.With(candidates.Cell(other))
			}
		}
		done = done.Or(alike)
		switch d, one := ds.Single(); {
		case one && alike.Len() > 1:
			parts = append(parts, say.DigitIsNotIn(d, alike))
		case alike.Len() > 1:
			parts = append(parts, say.CellsAreNone(alike, ds))
		default:
			parts = append(parts, t.group(slices.DeleteFunc(slices.Clone(line.Claim.Of), func(k candidates.Candidate) bool { return k.Cell() != candidates.Cell(c) }), false))
		}
	}
	batches := batches(t.Words, parts)
	told := t.follows(n, line.From, say.BySum(t.addedUp(line.Sum), say.AllOfThese(batches[0])))
	for _, batch := range batches[1:] {
		told = append(told, say.Also(batch))
	}
	return told
}

// addedUp names what is added up: clues of which there are several of a kind by their first cells.
func (t *argumentTeller) addedUp(s *explain.Sum) (what []say.Sentence) {
	switch {
	case s.Less != 0:
		what = append(what, say.AddedAgainst(s.Houses, s.Less))
	case s.Houses != 0:
		what = append(what, say.AddedHouses(s.Houses))
	}
	var kinds []say.Clues
	for _, x := range s.Clues {
		c := t.Layout.Counted(x.Clue).Clue
		i := slices.IndexFunc(kinds, func(alike say.Clues) bool { return alike[0].Kind == c.Kind })
		if i < 0 {
			i, kinds = len(kinds), append(kinds, nil)
		}
		if !slices.Contains(kinds[i], c) {
			kinds[i] = append(kinds[i], c)
		}
	}
	for _, alike := range kinds {
		if len(alike) == 1 {
			what = append(what, say.AddedClue(alike[0]))
		} else {
			what = append(what, say.AddedClues(alike))
		}
	}
	return what
}
