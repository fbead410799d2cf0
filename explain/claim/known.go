package claim

import (
	"errors"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// saidBeside are words that rules read in some place only, and words that people say beside what the rules read, which change
// nothing of it.
const saidBeside = "about attack attacks attacking touch touches touching diag even evens odd odds grp likewise similarly known reads read says exactly account allowed almost alternate anyway anyhow anymore around aside ask before begin beyond board border btte care chance check checking choices combinations constraint copies copy counted different door double eat eats " +
	"edge enough conflict clash problem trouble goodbye packed drops dropped rubbish written good fine example extreme extremes final former grid half hand happens hmm homeless hooked instance instead itself keep keeps latter law lclste kind kinds leftmost length little lot matter mid run running share sort completely entirely move moves much multiple nah nearly " +
	"neighbor neighbors neighbour neighbouring neighbours next nope oh ok okay once outside own partner pass passed pos pretty puzzle qed reach real rectangle rightmost sandwiched shown straight " +
	"provided rather until try imagine let says seen several squares ste straddle straddles step steps strictly stte such swap swapped taken test thanks together trip triplet trips trivalue trying underneath uniqueness unless valid very wait watch your " +
	"what who whose yeah yep yes yet"

// known are the words, beside those that a mention may have, that rules for claims read. Those of houses, clues and techniques
// are known apart.
var known = strings.Join([]string{negative, maybe, certain, kept, alone, verbs, rooms, unlike, remainder, pronouns, asking, removing, placing, little,
	before, away, because, arrows, supposing, sameEnd, following, opinions, auxiliary, conflicting, having, addingUp, beginning, ending, shaft, leadingTo, epithet, bounds, parts, saidBeside}, " ")

// The words of bounds, and those for parts of patterns.
const (
	bounds = "least most more greater bigger higher larger less smaller lower fewer low high lowest smallest minimum min highest largest biggest maximum max above below over under up " +
		"through upwards upward tops maxes caps topping"
	parts = "fin fins finned endo exo f pivot pivots hinge apex hub pincer pincers wing wings end ends petal petals target targets naked hidden quad quads cells candidates"
)

// unheard says which word of the claim nothing reads; it is nil if all are words of some rule, of the name of a technique that
// the book knows, or of what a clue of the board is called. What is said with such a word is not understood. If it has figures it
// is a notation, and the error of what comes before it says what was expected.
func (p *people) unheard(strict error) *Error {
	named, name := make([]bool, len(p.all)), ""
	for from := 0; ; {
		begin, end := p.findName(from, len(p.all))
		if begin == end {
			break
		}
		if name == "" {
			name = p.textOf(begin, end)
		}
		for from = begin; from < end; from++ {
			named[from] = true
		}
	}
	for i, t := range p.all {
		which := t.is("diagonal diag") && p.layout.HousesOfKind(candidates.Extra) != 0 // which of both
		if !which && (named[i] || !p.isStrange(t)) {
			continue
		}
		p.name = name // whose form is shown
		if s := (*Error)(nil); errors.As(strict, &s) && s.Col > max(1, t.pos) && strings.ContainsAny(p.text[t.pos:t.end], figures) {
			return s
		}
		return &Error{Text: p.text, Col: t.pos + 1, Msg: fault.New("%q is not understood: expected %s", p.text[t.pos:t.end], aPattern)}
	}
	return nil
}

// isStrange reports whether a word is none of a rule, of a house or of a clue of the board.
func (p *people) isStrange(t token) bool {
	_, number := numberOf(t)
	_, house := houseWords[t.word]
	return !number && !house && t.kind == aWord && t.digits == 0 && !isAround(t) && !t.is(known) && ordinalWords[t.word]+sidesOf[t.word] == 0 && p.kindsOf(t.word) == nil
}
