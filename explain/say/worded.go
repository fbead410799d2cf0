package say

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"pencilmark/candidates"
)

// This file puts arguments into the wordings of a [Language].

// foreign appends a sentence in the language of the words, with a capital letter unless it begins with a cell.
func (w Words) foreign(b []byte, s Sentence) []byte {
	return append(b, capital(string(w.worded(nil, s, "")))...)
}

// capital makes the first letter of words a capital, unless it belongs to a cell.
func capital(words string) string {
	if first, n := utf8.DecodeRuneInString(words); !startsWithCell(words) {
		return string(unicode.ToUpper(first)) + words[n:]
	}
	return words
}

// startsWithCell reports whether words begin with a name such as r4c7.
func startsWithCell(words string) bool {
	return len(words) > 1 && words[0] == 'r' && '0' <= words[1] && words[1] <= '9'
}

// worded appends a clause in an order of words.
func (w Words) worded(b []byte, s Sentence, order string) []byte {
	wording, _ := w.Language.wording(s.Kind.Code, w.Plain, order)
	return w.fill(b, wording, s.Args)
}

// name appends what a line of the language makes of arguments.
func (w Words) name(b []byte, key string, args ...any) []byte {
	wording, ok := w.Language.wording(key, w.Plain, "")
	if !ok {
		return append(b, key...)
	}
	return w.fill(b, wording, args)
}

// form returns the key of a name in the form that is wished, if the language has the name in it.
func (w Words) form(key string, wishes []string) string {
	for _, wish := range wishes {
		if _, ok := w.Language.words[key+" "+wish]; ok {
			return key + " " + wish
		}
	}
	return key
}

// fill appends a wording with the arguments in it.
func (w Words) fill(b []byte, wording wording, args []any) []byte {
	for _, p := range wording {
		at := len(b)
		switch {
		case !p.hole:
			b = append(b, p.words...)
			continue
		case p.chosen != nil:
			b = w.fill(b, w.chosen(p.chosen, args[p.arg]), args)
		default:
			b = w.wished(b, args[p.arg], p.wishes)
		}
		b = w.Language.join(b, at)
	}
	return b
}

// chosen returns the wording that an argument selects: by its number or gender, or else the first that names
// neither for one, the last for more.
func (w Words) chosen(all []choice, arg any) wording {
	n, class := length(arg), w.class(arg)
	var others []wording
	for _, c := range all {
		switch {
		case c.when == "":
			others = append(others, c.wording)
		case c.when == class, c.when == "p" && n > 1, c.when == strconv.Itoa(n):
			return c.wording
		}
	}
	if w.Language.isOne(n) || len(others) == 1 {
		return others[0]
	}
	return others[len(others)-1]
}

// class is by what languages put something before an argument: the gender of a house, p for several of them, and
// the types of others.
func (w Words) class(arg any) string {
	switch x := arg.(type) {
	case candidates.House:
		return w.noun(x).gender
	case candidates.HouseSet:
		if h, one := single(x); one {
			return w.noun(h).gender
		}
		return "p"
	case candidates.Digit:
		return "digit"
	case candidates.DigitSet:
		if x.Len() == 1 {
			return "digit"
		}
		return "digits"
	case candidates.Cell:
		return "cell"
	case candidates.CellSet:
		if x.Len() == 1 {
			return "cell"
		}
		return "cells"
	case Path:
		return "cells"
	}
	return ""
}

// single returns the house of a set of one.
func single(hs candidates.HouseSet) (h candidates.House, one bool) {
	for h := range hs.All() {
		return h, hs.Len() == 1
	}
	return 0, false
}

// A noun names houses of a kind, or one house.
type noun struct {
	gender, one, more string
	dative            string // of the plural, where it is another word
	number            string // of the house, behind its noun
	named             string // the key of a house that has a name of its own
}

// noun returns the noun of a house.
func (w Words) noun(h candidates.House) noun {
	if h.Kind() != candidates.Extra {
		n := w.nounOf(KindWords[h.Kind()])
		n.number = w.Style.number(h)
		return n
	}
	name := w.Layout.Name(h)
	n := w.nounOf(name)
	n.named = "house " + name
	if n.one != "" {
		return n
	}
	if i := strings.LastIndexByte(name, ' '); i > 0 && isNumber(name[i+1:]) {
		if n := w.nounOf(name[:i]); n.one != "" {
			n.number = name[i+1:]
			return n
		}
	}
	return noun{one: name, named: "house " + name} // by whoever drew the puzzle
}

// nounOf reads a noun: gender, and with a comma between them, singular, plural, and the dative of that if it differs.
func (w Words) nounOf(what string) (n noun) {
	gender, words, _ := strings.Cut(w.Language.words["house "+what], " ")
	n.gender = gender
	n.one, n.more, _ = strings.Cut(words, ", ")
	n.more, n.dative, _ = strings.Cut(n.more, ", ")
	return n
}

// prefix appends what stands before an argument of a class in the forms that are wished.
func (w Words) prefix(b []byte, class string, wishes []string) []byte {
	for _, wish := range wishes {
		before, ok := w.Language.words["prefix "+wish+" "+class]
		if !ok {
			continue
		}
		b = append(append(b, before...), ' ')
	}
	return b
}

// prefixed appends a noun and what stands before it.
func (w Words) prefixed(b []byte, n noun, wishes []string) []byte {
	b = w.prefix(b, n.gender, wishes)
	return w.Language.join(append(b, n.one...), len(b))
}

// house appends a house in the forms that are wished.
func (w Words) house(b []byte, h candidates.House, wishes []string) []byte {
	n := w.noun(h)
	if n.named != "" {
		if words, ok := w.Language.words[w.form(n.named, wishes)]; ok && w.form(n.named, wishes) != n.named {
			return append(b, words...)
		}
		return append(b, n.one...)
	}
	b = w.prefixed(b, n, wishes)
	if n.number != "" {
		b = append(append(b, ' '), n.number...)
	}
	if slices.Contains(wishes, "pointed") {
		if part := strings.Replace(where(w.Layout, h), "in the middle", "middle", 1); part != "" {
			b = append(append(append(b, " ("...), w.Language.words["part "+part[len(", "):]]...), ')')
		}
	}
	return b
}

// houses appends houses kind by kind in the forms that are wished: "in den Zeilen 3 und 7 und in Block 1".
func (w Words) houses(b []byte, hs candidates.HouseSet, wishes []string) []byte {
	var parts []string
	for _, kind := range []candidates.Kind{candidates.Row, candidates.Column, candidates.Box} {
		switch alike := hs & w.Layout.HousesOfKind(kind); alike.Len() {
		case 0:
		case 1:
			parts = append(parts, string(w.house(nil, alike.First(), wishes)))
		default:
			noun := w.kinds(nil, alike, append([]string{"plural"}, wishes...))
			part := append(append(w.prefix(nil, "p", wishes), noun...), ' ')
			var numbers []string
			for h := range alike.All() {
				numbers = append(numbers, w.Style.number(h))
			}
			parts = append(parts, string(part)+List(numbers, w.conjunction(wishes)))
		}
	}
	for h := range (hs & w.Layout.HousesOfKind(candidates.Extra)).All() {
		parts = append(parts, string(w.house(nil, h, wishes)))
	}
	return append(b, w.clauses(parts, w.conjunction(wishes), w.apart("house", wishes), false)...)
}

// kinds appends the nouns of the kinds of houses, each once, or one noun for all of them.
func (w Words) kinds(b []byte, hs candidates.HouseSet, wishes []string) []byte {
	if slices.Contains(wishes, "plural") {
		n := w.nounOf(KindWord(w.Layout, hs))
		if slices.Contains(wishes, "dat") && n.dative != "" {
			return append(b, n.dative...)
		}
		return append(b, n.more...)
	}
	words := KindWords[:]
	if slices.Contains(wishes, "kind") {
		words = []string{KindWord(w.Layout, hs)}
	}
	var parts []string
	for kind, word := range words {
		if len(words) > 1 && hs&w.Layout.HousesOfKind(candidates.Kind(kind)) == 0 {
			continue
		}
		n := w.nounOf(word)
		parts = append(parts, string(w.prefixed(nil, n, wishes)))
	}
	return append(b, List(parts, w.Language.words["or"])...)
}

// comma appends what stands before the last n members of a list, as it is wished.
func (w Words) comma(b []byte, n int, wishes []string) []byte {
	if nor := w.Language.words["nor"]; n > 0 && slices.Contains(wishes, "nor") {
		return append(append(append(b, ' '), nor...), ' ')
	}
	return appendComma(b, n, w.conjunction(wishes))
}

// conjunction is the word of a list, as it is wished.
func (w Words) conjunction(wishes []string) string {
	if slices.Contains(wishes, "or") || slices.Contains(wishes, "any") {
		return w.Language.words["or"]
	}
	return w.Language.words["and"]
}

// wished appends an argument as it is wished.
func (w Words) wished(b []byte, arg any, wishes []string) []byte {
	has := func(wish string) bool { return slices.Contains(wishes, wish) }
	if has("count") {
		return append(b, w.Language.number(length(arg))...)
	}
	switch x := arg.(type) {
	case candidates.Cell:
		return append(b, w.Style.Cell(x)...)
	case candidates.CellSet:
		if has("compact") {
			return w.Style.AppendCompactCells(b, x)
		}
		n := x.Len()
		for c := range x.All() {
			n--
			b = appendComma(append(b, w.Style.Cell(c)...), n, w.conjunction(wishes))
		}
		return b
	case Path:
		for i, c := range x {
			b = appendComma(append(b, w.Style.Cell(c)...), len(x)-1-i, w.conjunction(wishes))
		}
		return b
	case candidates.Digit:
		if has("braces") {
			return append(b, '{', '0'+byte(x), '}')
		}
		return append(w.prefix(b, "digit", wishes), '0'+byte(x))
	case candidates.DigitSet:
		if has("plus") {
			return plus(b, x)
		}
		if has("runs") {
			return append(b, List(runs(x, w.Language.words["to"]), w.conjunction(wishes))...)
		}
		n := x.Len()
		for d := range x.All() {
			n--
			b = w.comma(append(w.prefix(b, "digit", wishes), '0'+byte(d)), n, wishes)
		}
		return b
	case candidates.House:
		return w.house(b, x, wishes)
	case candidates.HouseSet:
		if has("kinds") || has("kind") || has("plural") {
			return w.kinds(b, x, wishes)
		}
		return w.houses(b, x, wishes)
	case int:
		if has("words") || has("few") {
			return append(b, w.Language.number(x)...)
		}
		if ordinals := strings.Fields(w.Language.words["ordinals"]); has("nth") && x <= len(ordinals) {
			return append(b, ordinals[x-1]...)
		}
		return strconv.AppendInt(b, int64(x), 10)
	case Lines:
		switch {
		case has("bare"):
			return w.lineNumbers(b, x, "", "")
		case has("brackets"):
			return w.lineNumbers(b, x, "(", ")")
		}
		return w.name(b, w.form("lines", wishes), x)
	case StepName:
		if x.Branch {
			return w.name(b, "line step", x.Number, w.Language.Technique(x.Technique))
		}
		return w.name(b, "step", x.Number, w.Language.Technique(x.Technique))
	case StepNames:
		numbers := make([]string, len(x))
		for i, name := range x {
			numbers[i] = name.Number
		}
		key := "step"
		if x[0].Branch {
			key = "line step"
		}
		if len(x) > 1 {
			key += "s"
		}
		return w.name(b, key+" alone", w.Language.List(numbers))
	case Placed:
		for i, k := range x {
			b = appendComma(w.name(b, w.form("placed", wishes), k.Digit(), k.Cell()), len(x)-1-i, w.Language.words["and"])
		}
		return b
	case Group:
		if x.Petal {
			return w.name(b, "petal", x.N)
		}
		return w.name(b, "set", x.N)
	case Clues:
		if has("sums") || has("places") {
			before := string(w.wishedClues(nil, x, wishes)) + " " + w.Language.words["clues at"] + " "
			return w.placesOf(b, x, before, w.Language.words["and"], has("sums"))
		}
		return w.wishedClues(b, x, wishes)
	case Ways:
		return w.wishedWays(b, x, wishes)
	case WaysInTurn:
		for i, ways := range x {
			b = appendComma(w.wishedWays(b, ways, wishes), len(x)-1-i, w.conjunction(wishes))
		}
		return b
	case *candidates.Clue:
		key := "clue "
		switch {
		case has("counts") && w.Language.words["counts "+x.Kind.Code] != "":
			key = "counts "
		case has("says"), has("counts"):
			key = "says "
		}
		first, last, value, cells := w.clueArgs(x)
		return w.name(b, w.form(key+x.Kind.Code, wishes), first, last, value, cells)
	case Color:
		return w.name(b, w.form("colour "+x.String(), wishes))
	case Name:
		return w.technique(b, x, wishes)
	case Names:
		for i, name := range x {
			b = w.technique(b, name, wishes)
			if behind := len(x) - 1 - i; behind > 0 && has(",") {
				b = append(b, ", "...)
			} else {
				b = appendComma(b, behind, w.conjunction(wishes))
			}
		}
		return b
	case Numbers:
		for i, n := range x {
			b = appendComma(strconv.AppendInt(b, int64(n), 10), len(x)-1-i, w.conjunction(wishes))
		}
		return b
	case Word:
		return append(b, w.Language.Label(string(x))...)
	case Message:
		return append(b, w.Style.Restyle(w.Language.Label(string(x)))...)
	case Looks:
		return append(b, w.Language.instead("look "+string(x.Technique), x.Words)...)
	case Effects:
		return append(b, w.Style.CompactEffects(x)...)
	case string:
		return append(b, x...)
	case Sentence:
		return append(b, inCase(string(w.worded(nil, x, order(wishes))), wishes)...)
	case []Sentence:
		return append(b, inCase(w.said(x, wishes), wishes)...)
	}
	panic(fmt.Sprintf("say: no words for a %T", arg))
}

// technique appends the name of a technique, with the English one beside it if that is wished.
func (w Words) technique(b []byte, name Name, wishes []string) []byte {
	own := w.Language.Technique(string(name))
	if b = append(b, own...); slices.Contains(wishes, "beside") && own != string(name) {
		b = append(append(append(b, " ("...), name...), ')')
	}
	return b
}

// inCase gives words a capital letter if that is wished.
func inCase(words string, wishes []string) string {
	if slices.Contains(wishes, "cap") {
		return capital(words)
	}
	return words
}

// lineNumbers appends numbers of lines with marks around each.
func (w Words) lineNumbers(b []byte, lines Lines, open, end string) []byte {
	for i, n := range lines {
		b = append(strconv.AppendInt(append(b, open...), int64(n), 10), end...)
		b = appendComma(b, len(lines)-1-i, w.Language.words["and"])
	}
	return b
}

// order returns in which order of words a clause is wished.
func order(wishes []string) string {
	for _, wish := range wishes {
		if wish == "inv" || wish == "sub" {
			return wish
		}
	}
	return ""
}

// said appends clauses as they are wished. Of several that have the verb first only the first does.
func (w Words) said(clauses []Sentence, wishes []string) string {
	order := order(wishes)
	parts := make([]string, len(clauses))
	for i, clause := range clauses {
		parts[i] = string(w.worded(nil, clause, order))
		if order == "inv" {
			order = ""
		}
	}
	switch {
	case slices.Contains(wishes, ";"):
		return strings.Join(parts, w.Language.Mark(";")+" ")
	case slices.Contains(wishes, ","):
		return strings.Join(parts, ", ")
	case slices.Contains(wishes, "run"):
		return strings.Join(parts, " ")
	case slices.Contains(wishes, "list"):
		return List(parts, w.conjunction(wishes))
	}
	if len(clauses) == 0 {
		return ""
	}
	last := clauses[len(clauses)-1].Kind.Code
	return w.clauses(parts, w.conjunction(wishes), w.apart(last, wishes), w.Language.verbs[last])
}

// apart is the word that joins what has a list of its own to the last of a list with "and", if the language has one.
func (w Words) apart(what string, wishes []string) string {
	if word := w.conjunction(wishes); word != w.Language.words["and"] {
		return ""
	}
	return w.Language.words["and "+what]
}

// clauses joins parts that may be lists themselves, with what keeps the lists apart where one of them has a mark or a
// word of its own: the word that does so, if the language has one; or else semicolons between several parts that
// have commas, or a comma before the word that joins them. A language that marks verbs has that comma only before a
// last part with a verb.
func (w Words) clauses(parts []string, word, apart string, verb bool) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	last := len(parts) - 1
	contain := func(parts []string, what string) bool {
		return slices.ContainsFunc(parts, func(p string) bool { return strings.Contains(p, what) })
	}
	joined := contain(parts, " "+w.Language.words["and"]+" ") || contain(parts, " "+w.Language.words["or"]+" ")
	comma, before := ", ", " "
	switch {
	case apart != "" && joined:
		if word = apart; contain(parts[:last], ", ") && last > 1 {
			comma = w.Language.Mark(";") + " "
		}
	case last > 1 && contain(parts, ", "):
		comma = w.Language.Mark(";") + " "
		before = comma
	case joined && (verb || w.Language.verbs == nil):
		before = ", "
	}
	return strings.Join(parts[:last], comma) + before + word + " " + parts[last]
}
