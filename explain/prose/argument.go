package prose

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// Argument words the lines of an argument, one text a line. A line names the lines before it that it
// follows from by their numbers, unless that is the line just before. The texts see nothing but the lines.
func (w Writer) Argument(l *candidates.Layout, a explain.Argument) []string {
	t := argumentTeller{speaker: speaker{style: w.Style, layout: l}, lines: a}
	texts := make([]string, len(a))
	for i := range a {
		texts[i] = t.line(i + 1)
	}
	return texts
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

// argumentTeller words the lines of one argument.
type argumentTeller struct {
	speaker
	lines explain.Argument
	bare  bool // lines are named by their numbers alone
}

// line words the line with a number.
func (t *argumentTeller) line(n int) string {
	line := &t.lines[n-1]
	switch line.Rule {
	case explain.RuleSuppose:
		return "Suppose " + t.claim(line.Claim) + "."
	case explain.RuleLeft:
		return t.follows(n, line.From, t.left(line))
	case explain.RuleRest:
		switch {
		case line.Claim.IsContradiction() && len(line.From) == 2 && line.From[1] == n-1:
			return "That contradicts " + t.refer(line.From[:1]) + "."
		case line.Claim.IsContradiction():
			return fmt.Sprintf("What %s says cannot be (%s).", t.refer(line.From[:1]), t.refer(line.From[1:]))
		}
		return t.follows(n, line.From, t.claim(line.Claim))
	case explain.RuleStrikes:
		return t.follows(n, line.From, t.claim(line.Claim))
	case explain.RuleCount:
		return t.count(n, line)
	case explain.RuleCases:
		if line.Claim.IsContradiction() {
			return fmt.Sprintf("So every case of %s leads to a contradiction.", t.refer(line.From[:1]))
		}
		return fmt.Sprintf("So in each case of %s: %s.", t.refer(line.From[:1]), t.claim(line.Claim))
	case explain.RuleExchange:
		cells := explain.Deadly{Pattern: line.Swap}.Cells()
		return t.sayf("Without the other candidates, the digits in %s could be exchanged, and the puzzle would have two solutions. So ", cells) + t.claim(line.Claim) + "."
	case explain.RuleParity:
		return t.parity(n, line)
	case explain.RuleServed:
		return t.ends(n, line.From[0], t.claim(line.Claim))
	}
	return t.ends(n, line.From[1], t.claim(line.Claim)) // of a supposition
}

// follows words what follows from lines. They are named, unless the only one is the line before, in several
// sentences if they are many.
func (t *argumentTeller) follows(n int, from []int, what string) string {
	switch {
	case len(from) == 0:
		return say.Opening(what) + "."
	case len(from) == 1 && from[0] == n-1:
		return "Then " + what + "."
	case t.bare:
		const some, many = 10, 20 // beside what follows, and on their own
		first := min(some, len(from))
		sentences := []string{fmt.Sprintf("%s, by %s.", say.Opening(what), t.refer(from[:first]))}
		for more := range slices.Chunk(from[first:], many) {
			sentences = append(sentences, alsoBy+t.refer(more)+".")
		}
		return paragraph(sentences...)
	}
	return fmt.Sprintf("%s (%s).", say.Opening(what), t.refer(from))
}

const alsoBy = "Also by "

// ends words what a line comes to that sums up.
func (t *argumentTeller) ends(n, from int, what string) string {
	if from == n-1 {
		return "So " + what + "."
	}
	return t.follows(n, []int{from}, what)
}

// refer names lines. A bare number has brackets, which tell it from digits.
func (t *argumentTeller) refer(from []int) string {
	names := make([]string, len(from))
	for i, n := range from {
		if names[i] = fmt.Sprint(n); t.bare {
			names[i] = fmt.Sprintf("(%d)", n)
		}
	}
	if t.bare {
		return say.List(names, "and")
	}
	return say.Plural(len(from), "line") + " " + say.List(names, "and")
}

// claim words a claim as a clause.
func (t *argumentTeller) claim(c explain.Claim) string {
	if c.IsContradiction() {
		return "there is a contradiction"
	}
	var parts []string
	for _, group := range groups(c.Of) {
		parts = append(parts, t.group(group, c.Some))
	}
	if c.Some {
		return say.OneOf(parts)
	}
	return say.Clauses(parts)
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

// group words candidates of one cell or for one digit: that one is true, or that none is.
func (t *argumentTeller) group(ks []candidates.Candidate, some bool) string {
	cells, digits := cellsAndDigits(ks)
	switch {
	case cells.Len() == 1 && some:
		return t.sayf("%s is %s", cells, anyDigit{digits})
	case cells.Len() == 1 && len(ks) == 1:
		return t.sayf("%s is not %s", cells, digits)
	case cells.Len() == 1 && len(ks) == 2:
		return t.sayf("%s is neither %s nor %s", cells, ks[0].Digit(), ks[1].Digit())
	case cells.Len() == 1:
		return t.sayf("%s is none of %s", cells, digits)
	case some:
		return t.sayf("%s is in %s", digits, anyCell{cells})
	}
	return t.sayf("%s is not in %s", digits, anyCell{cells})
}

// left words what is left of an item.
func (t *argumentTeller) left(line *explain.Line) string {
	d, h, inHouse := line.Item.House()
	cells, digits := cellsAndDigits(line.Claim.Of)
	switch {
	case inHouse && cells.IsEmpty():
		return t.sayf("%s has no place left for %s", h, d)
	case inHouse:
		return t.onlyIn(h, d, cells)
	}
	c, _ := line.Item.Cell()
	switch digits.Len() {
	case 0:
		return t.sayf("%s has no digit left", c)
	case 1:
		return t.sayf("%s can only be %s", c, digits)
	}
	return t.sayf("%s is %s", c, anyDigit{digits})
}

// count words what a line counts.
func (t *argumentTeller) count(n int, line *explain.Line) string {
	if text, ok := t.takeTurns(n); ok {
		return text
	}
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
	var needs []string
	if n := cells.Len(); n > 0 {
		needs = append(needs, t.sayf(say.Choose(n, "%s needs a digit", "%s need a digit each"), cells))
	}
	for n := 2; n < len(again); n++ {
		often := say.Count(n).String() + " times"
		if n == 2 {
			often = "twice"
		}
		if so := again[n-1].AndNot(again[n]); !so.IsEmpty() {
			needs = append(needs, t.sayf("%s %s %s", so, say.Choose(so.Len(), "counts", "count"), often))
		}
	}
	var several []string // that several digits need
	for d, hs := range houses {
		var digits candidates.DigitSet
		for e := range houses {
			if houses[e] == hs {
				digits = digits.With(candidates.Digit(e))
			}
		}
		if hs != 0 && digits.First() == candidates.Digit(d) {
			if digits.Len() == 1 {
				needs = append(needs, t.sayf(say.Choose(hs.Len(), "%s needs %s", "%s need %s each"), hs, say.Article(digits.First())))
			} else {
				several = append(several, t.sayf("%s need a place each in %s%s", digits, say.Choose(hs.Len(), "", "each of "), hs))
			}
		}
	}
	needs = append(needs, several...)
	var gone []int // the lines that deny candidates
	for _, from := range line.From {
		if t.lines[from-1].Claim.Some {
			needs = append(needs, t.refer([]int{from})+" needs one more")
		} else {
			gone = append(gone, from)
		}
	}
	if len(line.Links) == 0 {
		return t.follows(n, gone, say.Clauses(needs)+", and nothing is left for that")
	}
	what := inSentences("", needs, "Also ")
	tooMuch := func(needs string) bool {
		said, _, _ := strings.Cut(t.follows(n, gone, needs), " "+alsoBy)
		return say.TooLong(said)
	}
	if tooMuch(what[0]) && len(needs) > 1 {
		first := len(needs) - 1
		for first > 1 && tooMuch(strings.Join(needs[:first], "; ")) {
			first--
		}
		what = append([]string{strings.Join(needs[:first], "; ")}, inSentences("Also ", needs[first:], "Also ")...)
	}
	what[0] = t.follows(n, gone, what[0])
	for i := range what[1:] {
		what[i+1] += "."
	}
	few := ""
	if lacking := len(line.Needs) + len(line.From) - len(gone) - len(line.Links); lacking > 0 {
		few = "That is " + say.Count(lacking).String() + " too few."
	}
	return paragraph(append(append(what, t.rooms(line)...), few)...)
}

// rooms says, in sentences that are not too long, what there is room for: for each link one of its candidates.
func (t *argumentTeller) rooms(line *explain.Line) (sentences []string) {
	var taken, kind candidates.HouseSet // taken are those that need a digit, or where room was told
	for _, item := range line.Needs {
		if _, h, ok := item.House(); ok {
			taken = taken.With(h)
		}
	}
	var all candidates.DigitSet
	for _, link := range line.Links {
		_, digits := cellsAndDigits(link)
		all |= digits
	}
	const most = 24 // words of all that a sentence lists
	var parts []string
	var sizes []int // in words
	for _, link := range line.Links {
		cells, digits := cellsAndDigits(link)
		one := "one "
		if all.Len() > 1 && digits.Len() == 1 {
			one = t.sayf("one %s ", digits)
		}
		switch {
		case cells.Len() == 1 && digits.Len() == 1:
			one += t.sayf("at %s", cells)
		case cells.Len() == 1:
			one += t.sayf("in %s (%s)", cells, anyDigit{digits})
		case digits.Len() > 1:
			one += "that is " + t.link(link)
		default:
			where := anyCell{cells}
			hs := t.layout.HousesOfAll(cells) &^ taken
			if hs == 0 {
				one += t.sayf("in %s", where)
				break
			}
			if like := hs & kind; like != 0 {
				hs = like
			}
			h := hs.First()
			kind = t.layout.HousesOfKind(h.Kind())
			if all.Len() == 1 {
				taken = taken.With(h)
			}
			one += t.sayf("in %s (%s)", h, where)
		}
		size := len(strings.Fields(one))
		if cells.Len() > 1 {
			size -= cells.Len() // a list of cells counts as one word
		}
		parts, sizes = append(parts, one), append(sizes, size)
	}
	lead := "There is room only for "
	for from := 0; from < len(parts); {
		to := from + 1
		for all := sizes[from]; to < len(parts) && all+sizes[to] <= most; to++ {
			all += sizes[to]
		}
		sentences = append(sentences, lead+say.List(parts[from:to], "and")+".")
		lead, from = "Also for ", to
	}
	return sentences
}

// inSentences makes as many sentences of a list as are not too long, each with its lead and without the full stop.
func inSentences(first string, parts []string, lead string) (sentences []string) {
	if all := first + strings.Join(parts, "; "); !say.TooLong(all) {
		return []string{all}
	}
	for _, batch := range say.Batches(parts) {
		sentences = append(sentences, first+strings.Join(batch, "; "))
		first = lead
	}
	return sentences
}

// link names candidates of which one is true at most.
func (t *argumentTeller) link(ks []candidates.Candidate) string {
	var parts []string
	for _, group := range groups(ks) {
		cells, digits := cellsAndDigits(group)
		parts = append(parts, t.sayf("%s in %s", anyDigit{digits}, anyCell{cells}))
	}
	return say.OneOf(parts)
}
