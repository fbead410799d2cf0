package claim

import (
	"slices"
	"strings"
	"unicode"

	"pencilmark/candidates"
	"pencilmark/explain/say"
)

// none stands where there is nothing to say.
var none say.Sentence

func join(word string, names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " " + word + " " + names[last]
}

// named puts names of houses and items, as packages of values have them, into words.
var named = func() *strings.Replacer {
	var pairs []string
	for code, word := range map[string]string{"row": "row ", "col": "column ", "box": "box "} {
		for n := range strings.SplitSeq("123456789", "") {
			for d := range strings.SplitSeq("123456789", "") {
				pairs = append(pairs, d+"@"+code+n, d+" in "+word+n)
			}
			pairs = append(pairs, code+n, word+n)
		}
	}
	return strings.NewReplacer(pairs...)
}()

// beforeDigits are the words that tell digits that stand together, as packages of values have them, from a number.
var beforeDigits = []string{"set", "has", "hold", "holds", "just", "with", "leave"}

// inWords puts names of houses and items in a message of such a package into words, and a space behind commas.
func inWords(message string) string {
	message = named.Replace(strings.ReplaceAll(strings.ReplaceAll(message, ", ", ","), ",", ", "))
	words := strings.Split(message, " ")
	for i := 1; i < len(words); i++ {
		before := words[i-1]
		before = before[strings.LastIndexFunc(before, notInWord)+1:]
		rest := strings.TrimLeft(words[i], "123456789")
		digits := words[i][:len(words[i])-len(rest)]
		if len(digits) > 1 && strings.IndexFunc(rest+" ", notInWord) == 0 && slices.Contains(beforeDigits, before) {
			words[i] = join("and", strings.Split(digits, "")) + rest
		}
	}
	return strings.Join(words, " ")
}

func notInWord(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// message puts what the checker says into words.
func message(text string) say.Message { return say.Message(inWords(text)) }

// absent says why a candidate is not there, in a clause; it is zero if it is.
func absent(g *candidates.Grid, k candidates.Candidate) say.Sentence {
	c, d := k.Cell(), k.Digit()
	switch v := g.Value(c); {
	case v == d || v == 0 && g.Has(k):
		return none
	case v != 0:
		return say.HoldsNot(c, v, d)
	}
	for p := range g.Layout().Peers(c).And(g.Places(d)).All() {
		// Cells that see each other by a clue share no house.
		if both := g.Layout().HousesOfAll(candidates.Cells(c, p)); g.Value(p) == d && both != 0 {
			return say.HasNoPlaced(c, d, both.First(), p)
		}
	}
	if ds := g.Candidates(c); ds != 0 {
		return say.HasNoOther(c, d, ds)
	}
	return say.HasNoDigit(c, d)
}

// absentIn says of a digit in some cells where it is not, the first of them.
func absentIn(g *candidates.Grid, d candidates.Digit, cells candidates.CellSet) say.Sentence {
	for c := range cells.All() {
		if why := absent(g, candidates.Of(c, d)); !why.IsZero() {
			return why
		}
	}
	return none
}

// otherDigits says which of the cells holds a digit beside those that are
// claimed, or which digit none of them holds; it is zero if they hold just these.
func otherDigits(g *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet) say.Sentence {
	for c := range cells.All() {
		if v := g.Value(c); v != 0 {
			return say.HoldsAlready(c, v)
		}
		if more := g.Candidates(c) &^ digits; more != 0 {
			return say.CanBeToo(c, more)
		}
	}
	if missing := digits &^ g.CandidatesIn(cells); missing != 0 {
		return nowhere(missing, cells)
	}
	return none
}

// nowhere says that none of the cells can be any of the digits.
func nowhere(digits candidates.DigitSet, cells candidates.CellSet) say.Sentence {
	if cells.Len() == 1 {
		return say.CannotBeAny(cells, digits)
	}
	return say.NoneCanBe(cells, digits)
}

// apart says of two sets of cells which do not see each other; it is zero if all do.
func apart(l *candidates.Layout, a, b candidates.CellSet) say.Sentence {
	for c := range a.All() {
		if away := b.AndNot(l.Peers(c)); !away.IsEmpty() {
			if away.Has(c) {
				return say.NotItself(c)
			}
			return say.DoesNotSee(c, away)
		}
	}
	return none
}
