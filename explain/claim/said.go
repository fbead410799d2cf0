package claim

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// reader reads the tokens of a claim as people write them.
type reader struct {
	text   string
	all    []token
	pos    int
	layout *candidates.Layout
}

// at returns the token that is n further, none behind the last.
func (r *reader) at(n int) token {
	if r.pos+n < len(r.all) {
		return r.all[r.pos+n]
	}
	return token{kind: aSign}
}

func (r *reader) done() bool { return r.pos >= len(r.all) }

// skip goes on behind all of the words and signs that come next.
func (r *reader) skip(words ...string) (n int) {
	for ; r.at(0).is(words...); n++ {
		r.pos++
	}
	return n
}

// removing and placing are what people call what is done to a candidate and to a cell.
var (
	removing = []string{
		"remove", "removes", "removing", "removed", "eliminate", "eliminates", "eliminating", "eliminated", "delete", "deletes", "deleting",
		"deleted", "erase", "erases", "erasing", "erased", "exclude", "excludes", "excluding", "excluded", "strike", "strikes", "struck", "kill",
		"kills", "killed", "clear", "clears", "cleared", "drop", "drops", "dropped", "cross", "crosses", "crossed", "rule", "rules", "ruling",
		"ruled", "elim", "elims", "discard", "discards", "discarded",
	}
	placing = []string{
		"place", "places", "placing", "placed", "put", "puts", "putting", "write", "writes", "writing", "enter", "enters", "set", "sets",
		"setting", "fill", "fills", "solve", "solves",
	}
	// little are words that say nothing beside those around them.
	little = []string{
		"the", "a", "an", "digit", "digits", "candidate", "candidates", "number", "numbers", "value", "values", "cell", "cells", "mark",
		"marks", "pencilmark", "pencilmarks", "any", "all", "both", "every", "then", "that", "we", "you", "i", "it", "also", "now", "just", "so",
		"therefore", "thus", "hence", "s", "'", "\"", "“", "”", "`", "as", "well", "again", "longer",
	}
	before  = []string{"in", "into", "from", "at", "of", "on", "for", "within", "inside"}
	between = []string{",", ";", "and", "&", ".", "+", "!", ":"}
	gaps    = slices.Concat(little, between)
	away    = []string{"out", "off", "away"}
)

// said reads conclusions from the next token to the last: "r1c9 is not 2", "2 not in r1c9", "remove 2 from r1c9 and
// 3 from r2c9", "-2 r1c9". Strict says that "2 in r1c9" is none without a word or sign that makes it one, as where
// a pattern stands before it.
func (r *reader) said(strict bool) (effects []explain.Effect, ok bool) {
	for verb := 0; ; {
		for r.at(0).is(gaps...) && !(r.at(0).is("+") && r.at(1).kind == aDigits) {
			r.pos++
		}
		if r.done() {
			return effects, len(effects) > 0
		}
		more, now, ok := r.clause(verb, strict)
		if !ok {
			return nil, false
		}
		effects, verb = append(effects, more...), now
	}
}

// What verbs do that a clause may have taken from the one before it.
const (
	takesOut = -1
	putsIn   = 1
)

// clause reads one conclusion. Verb is that of the clause before it.
func (r *reader) clause(verb int, strict bool) (effects []explain.Effect, now int, ok bool) {
	start := r.pos
	switch t := r.at(0); {
	case t.is(removing...):
		r.pos++
		r.skip(away...)
		return r.objects(takesOut)
	case t.is("-") && r.at(1).kind == aDigits, t.is("no", "not") && !r.at(1).is("in"):
		r.pos++
		return r.objects(takesOut)
	case t.is("+") && r.at(1).kind == aDigits, t.is(placing...):
		r.pos++
		return r.objects(putsIn)
	case verb != 0 && t.kind == aDigits:
		if effects, now, ok := r.objects(verb); ok {
			return effects, now, true
		}
		r.pos = start
	}
	asked := r.pos
	r.skip("why", "how", "is", "are", "can", "does", "must", "not")
	leading := r.all[asked:r.pos]
	if cells, ok := r.cellList(); ok {
		holds, ok := r.relation(leading, false)
		if !ok {
			return nil, 0, false
		}
		r.skip(little...)
		digits, ok := r.digitList(holds == takesOut)
		r.skip("?")
		return effectsOf(cells, digits, holds), 0, ok && one(cells, digits, holds)
	}
	digits, ok := r.digitList(true)
	if !ok {
		return nil, 0, false
	}
	holds, ok := r.relation(leading, !strict)
	from := r.at(0).is("from")
	if !ok || r.skip(before...) == 0 || from && holds == putsIn {
		return nil, 0, false
	}
	r.skip(little...)
	cells, ok := r.cellList()
	r.skip("?")
	return effectsOf(cells, digits, holds), 0, ok && one(cells, digits, holds)
}

// one reports whether what is placed is one digit in one cell.
func one(cells candidates.CellSet, digits candidates.DigitSet, holds int) bool {
	return holds == takesOut || cells.Len() == 1 && digits.Len() == 1
}

// objects reads digits and the cells that they are taken from or put into, in either order.
func (r *reader) objects(verb int) (effects []explain.Effect, now int, ok bool) {
	r.skip(append(little, before...)...)
	if cells, ok := r.cellList(); ok {
		r.skip(append(append(little, before...), "to", "with", "=", "is", "be")...)
		digits, ok := r.digitList(verb == takesOut)
		return effectsOf(cells, digits, verb), verb, ok && one(cells, digits, verb)
	}
	digits, ok := r.digitList(true)
	if !ok {
		return nil, 0, false
	}
	r.skip(append(append(little, before...), "can", "be", "is")...)
	cells, ok := r.cellList()
	return effectsOf(cells, digits, verb), verb, ok && (verb == takesOut || digits.Len() == 1)
}

func effectsOf(cells candidates.CellSet, digits candidates.DigitSet, holds int) (effects []explain.Effect) {
	for c := range cells.All() {
		for d := range digits.All() {
			effects = append(effects, explain.Effect{Candidate: candidates.Of(c, d), Place: holds == putsIn})
		}
	}
	return effects
}

// cell returns the cells that the next token means, and how many tokens it takes: a row and a column make one.
func (r *reader) cell() (cells candidates.CellSet, n int) {
	t := r.at(0)
	if !t.cells.IsEmpty() {
		return t.cells, 1
	}
	if t.kind != theHouses {
		return cells, 0
	}
	n = 1
	if r.at(n).is(",", "/") {
		n++
	}
	row, column := t.houses, r.at(n).houses
	if row.Len() == 1 && column.Len() == 1 && row.First().Kind() == candidates.Row && column.First().Kind() == candidates.Column {
		cells = r.layout.HouseCells(row.First()).And(r.layout.HouseCells(column.First()))
		return cells, n + 1
	}
	return cells, 0
}

// cellList reads cells with commas, words or nothing between them.
func (r *reader) cellList() (all candidates.CellSet, ok bool) {
	for {
		cells, n := r.cell()
		if n == 0 {
			return all, ok
		}
		all, ok = all.Or(cells), true
		r.pos += n
		start := r.pos
		r.skip(",", "and", "/", "or", "|", "nor")
		if _, n := r.cell(); n == 0 {
			r.pos = start
			return all, ok
		}
	}
}

// digitList reads digits. Several may have commas or words between them, as long as none of those that follow
// begins what is said next: "2 from r1c9, 3 from r2c9".
func (r *reader) digitList(several bool) (all candidates.DigitSet, ok bool) {
	for r.at(0).kind == aDigits && all&r.at(0).digits == 0 {
		all, ok = all|r.at(0).digits, true
		r.pos++
		start := r.pos
		if !several || r.skip(",", "and", "/", "or", "nor", "|", "+") == 0 {
			return all, ok
		}
		r.skip("a", "the")
		if r.at(0).kind != aDigits {
			r.pos = start
			return all, ok
		}
	}
	return all, ok
}

// The words between a cell and a digit.
var (
	negative = []string{"not", "never", "no", "neither", "nor", "without", "lose", "loses", "lost", "lacks", "lack", "impossible", "<>", "-", "minus", "false", "wrong", "gone", "out", "off"}
	maybe    = []string{"can", "could", "may", "might", "possibly", "possible", "maybe", "perhaps"}
	certain  = []string{"must", "only", "always", "definitely", "necessarily", "forced", "=", "needs"}
	verbs    = []string{
		"is", "are", "was", "be", "being", "has", "have", "to", "equal", "equals", "contain", "contains", "hold", "holds", "takes", "take", "gets", "get",
		"go", "goes", "been", "does", "do", "true", "fit", "fits", "there", "belong", "belongs", "should", "will", "stand", "stands", "stay", "s", "'",
	}
)

// relation reads what a cell has to do with a digit, or a digit with a cell; of these nothing at all may be said
// between them, if bare allows it. What may be is no conclusion, and neither is what says no twice.
func (r *reader) relation(leading []token, bare bool) (holds int, ok bool) {
	var no, perhaps, surely, has, verb int
	count := func(t, next token) bool {
		switch {
		case t.is(removing...) && next.is(away...): // counted once
		case t.is(negative...), t.is(removing...):
			no++
		case t.is(maybe...):
			perhaps++
		case t.is(certain...):
			surely++
		case t.is("has", "have") && next.is("to"):
			surely++
		case t.is("has", "have"):
			has++
		case t.is(verbs...), t.is(placing...):
			verb++
		default:
			return t.is(little...)
		}
		return true
	}
	for _, t := range leading {
		count(t, token{})
	}
	for !r.done() && count(r.at(0), r.at(1)) {
		r.pos++
	}
	switch {
	case no == 1 && surely > 0 && perhaps > 0: // it can not only be
		return 0, false
	case no == 1:
		return takesOut, true
	case no > 1 || perhaps > 0 && surely == 0 || has > 0 && surely == 0:
		return 0, false
	}
	return putsIn, bare || surely > 0 || verb > 0
}
