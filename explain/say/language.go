package say

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates"
)

// A Language words sentences in another language than English. It is a table, not code: a line for each kind of
// the catalogue, in its order, and lines for the names that sentences are made of. [Words] says how English does it;
// what a sentence passes is arguments, and case, gender, number and order are the language's affair.
//
// A line is a key, a colon and words. Behind # stands a remark. The key is the code of a kind, with "plain" behind
// it for words at plain level, and with "inv" or "sub" for an order of words that the brackets below do not give. Words
// have holes, of which a hole may have several wishes, with blanks between:
//
//	{0}           an argument; a list has "and" before the last
//	{0|or}        with "or" before the last; {0|;} clauses with semicolons, {0|,} with commas; {0|list} clauses as a plain list
//	{0|dat}       in a form of the language: what the lines "prefix dat ..." put before it
//	{0|nor}       with "nor" between all
//	{0|inv}       a clause with its verb first; {0|sub} as it stands under another, with its verb last or in the subjunctive
//	{0|cap}       a clause with a capital letter, as behind a colon
//	{0|words}     a number in words; {0|count} how many there are, in words; {0|number} in figures
//	{0|compact}   cells as experts write them; {0|braces} a digit in braces
//	{0|beside}    a technique, or each of a list, with its English name beside it, in brackets
//	{0|pointed}   a house as people point at it
//	{0|kinds}     each kind of the houses once; {0|kind} the one word for all of them; {0|plural} its plural
//	{0?a|b}       a for what the language counts as one, b for more
//	{0?2=a|f=b|c} a for two, b for houses of feminine gender, c for all others; p is for several of any gender
//	[is]          the verb of a clause, which stands here, first or last; [] is where it stands if it is last. A language
//	              that has any has no comma before "and" where what comes behind it has none
//
// The other keys are:
//
//	language       code and name
//	one            the numbers for which the language has the singular (the category "one" of CLDR)
//	and, or, nor   the words of lists
//	and house, and KIND    what stands before the last of several houses, or before a clause of a kind, instead of a
//	               comma and the word for "and", where what it joins has that word already: "and house: sowie"
//	spaced         where a space may not break, written _: "_: «_"
//	elide WORD     what stands for a word before a vowel, without a space: "elide que: qu’"
//	elided before  what words begin with before which that is so
//	contract WORD WORD    what stands for two words: "contract de le: du"
//	numbers        zero, one, two, ... nine
//	ordinals       first, second, ... ninth, as before a digit
//	house KIND     gender, singular, plural and its dative if that is another word, for row, column, box, house, window and extra house
//	house NAME     of a house with a name of its own, or "house NAME FORM"
//	prefix FORM CLASS    what stands before an argument in a form: of the classes m, f, n (houses by gender), p (several
//	               houses), digit, digits, cell, cells; each digit of a list has that of one
//	technique NAME    of a technique that has one in the language
//	look NAME         what there is to see of a technique
//	word WORDS        of a few words that no kind says, such as levels of difficulty
//	error WORDS       of the format of an error, with a semicolon for its colon, and of phrases in it; see package fault
//	ways in, ways by, ways clues    what stands before houses and clues by which cells see each other, and the form of these clues
//	ways through                    what stands before a cell that is equal to one of them by the clue
//	clue CODE, clue CODE FORM, says CODE, meaning CODE    what clues of a kind are called, what they say, and what their
//	               rule is; clue CODE kind, clue CODE plural
//	               without their cells: {0} is the first cell, {1} the last
//	               or the first of the second line, {2} the value, {3} how many cells there are
//	part WHERE     of a board, as "part top left"
//	step alone, steps alone, and the same with "line" before them, for numbers without techniques
//	step, line step, set, petal, lines, placed, colour NAME    names, with holes
type Language struct {
	Code, Name string
	words      map[string]string
	parsed     map[string]wording
	verbs      map[string]bool   // the keys of clauses whose verb is marked, nil if none is
	vowels     []string          // what words begin with before which others are elided
	spaced     *strings.Replacer // of spaces, by those that do not break
	lessons    *lessons
}

// ParseLanguage reads tables of a language, and reports what is wrong with a line of them. That the holes fit the
// kinds is for a test to say.
func ParseLanguage(tables ...string) (*Language, error) {
	l := &Language{words: map[string]string{}, parsed: map[string]wording{}}
	for _, table := range tables {
		for n, line := range strings.Split(table, "\n") {
			if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
				continue
			}
			key, words, ok := strings.Cut(line, ": ")
			if !ok {
				return nil, fmt.Errorf("say: line %d of a language has no colon: %q", n+1, line)
			}
			if _, twice := l.words[key]; twice {
				return nil, fmt.Errorf("say: line %d of a language says %q again", n+1, key)
			}
			l.words[key] = words
		}
	}
	l.Code, l.Name, _ = strings.Cut(l.words["language"], " ")
	l.vowels = strings.Fields(l.words["elided before"])
	var spaces []string
	for _, marks := range strings.Fields(l.words["spaced"]) {
		spaces = append(spaces, strings.ReplaceAll(marks, "_", " "), strings.ReplaceAll(marks, "_", noBreak))
	}
	l.spaced = strings.NewReplacer(spaces...)
	for key, words := range l.words {
		words = l.spaced.Replace(words)
		l.words[key] = words
		if strings.HasPrefix(key, faultKey) {
			continue
		}
		all := orders(words)
		if len(all) > 1 {
			if l.verbs == nil {
				l.verbs = map[string]bool{}
			}
			l.verbs[key] = true
		}
		for order, words := range all {
			w, err := parseWording(words)
			if err != nil {
				return nil, fmt.Errorf("say: %s: %w", key, err)
			}
			if key := key + orderSuffix[order]; order == 0 || l.words[key] == "" {
				l.parsed[key] = w
			}
		}
	}
	return l, nil
}

// noBreak is a space at which lines do not break.
const noBreak = "\u00a0"

// Mark returns a mark as it stands behind a word.
func (l *Language) Mark(mark string) string {
	if l == nil {
		return mark
	}
	if spaced := l.spaced.Replace(" " + mark); spaced[0] != ' ' {
		return spaced
	}
	return mark
}

// List joins names as a list of the language, nil for English.
func (l *Language) List(names []string) string {
	if l == nil {
		return List(names, "and")
	}
	return List(names, l.words["and"])
}

// join runs together the word before a place in a text and what stands behind that, where the language does so.
func (l *Language) join(b []byte, at int) []byte {
	if l.vowels == nil || at == 0 || b[at-1] != ' ' {
		return b
	}
	from := bytes.LastIndexAny(b[:at-1], " (") + 1
	word, behind := string(b[from:at-1]), string(b[at:])
	first, _, _ := strings.Cut(behind, " ")
	if both, ok := l.words["contract "+word+" "+first]; ok {
		return append(append(b[:from], both...), behind[len(first):]...)
	}
	short, ok := l.words["elide "+word]
	if !ok || !slices.ContainsFunc(l.vowels, func(vowel string) bool { return strings.HasPrefix(behind, vowel) }) {
		return b
	}
	return append(append(b[:from], short...), behind...)
}

// orderSuffix is what keys have for the orders of words: as it is said alone, verb first, verb last.
var orderSuffix = [...]string{"", " inv", " sub"}

// orders puts the verb that stands in brackets where each order has it. Without brackets there is one order.
func orders(words string) []string {
	before, rest, ok := strings.Cut(words, "[")
	verb, after, closed := strings.Cut(rest, "]")
	if !ok || !closed {
		return []string{words}
	}
	inner, end, marked := strings.Cut(after, "[]")
	all := before + verb + inner + end
	first := verb + " " + strings.TrimSpace(before) + inner + end
	last := strings.TrimRight(strings.TrimRight(before, " ")+inner, " ")
	if !marked {
		end = ""
	}
	return []string{all, tidy(first), tidy(last + " " + verb + end)}
}

// tidy takes out blanks that a verb left.
func tidy(words string) string {
	for strings.Contains(words, "  ") {
		words = strings.ReplaceAll(words, "  ", " ")
	}
	return strings.NewReplacer(" ,", ",", " .", ".", " ;", ";").Replace(words)
}

// A wording is words with holes.
type wording []piece

// A piece of a wording is words, or a hole, which has an argument as its wishes want it, or one of several wordings
// that it selects.
type piece struct {
	words  string
	hole   bool
	arg    int
	wishes []string
	how    string // the first wish, or "and"
	chosen []choice
}

// A choice is a wording for arguments of a number or gender, or for all if it names none.
type choice struct {
	when string
	wording
}

// parseWording reads words with holes.
func parseWording(words string) (w wording, err error) {
	for words != "" {
		i := strings.IndexAny(words, "{}[]")
		if i < 0 {
			return append(w, piece{words: words}), nil
		}
		if i > 0 {
			w = append(w, piece{words: words[:i]})
		}
		if words[i] != '{' {
			return nil, fmt.Errorf("%q is not open", words[i:])
		}
		end := closing(words[i:])
		if end < 2 || words[i+1] < '0' || words[i+1] > '9' {
			return nil, fmt.Errorf("no argument in %q", words[i:])
		}
		p := piece{hole: true, arg: int(words[i+1] - '0'), how: "and"}
		switch how := words[i+2 : i+end]; {
		case how == "":
		case how[0] == '|':
			p.wishes = strings.Fields(how[1:])
			p.how = p.wishes[0]
		case how[0] == '?':
			if p.chosen, err = parseChoices(how[1:]); err != nil {
				return nil, err
			}
		default:
			return nil, fmt.Errorf("no | or ? in %q", words[i:])
		}
		w, words = append(w, p), words[i+end+1:]
	}
	return w, nil
}

// closing returns where the brace closes with which the words begin, or -1.
func closing(words string) int {
	depth := 0
	for i, b := range []byte(words) {
		switch b {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// parseChoices reads wordings with bars between them.
func parseChoices(words string) (all []choice, err error) {
	depth, from := 0, 0
	for i := 0; i <= len(words); i++ {
		switch {
		case i < len(words) && words[i] == '{':
			depth++
		case i < len(words) && words[i] == '}':
			depth--
		case i == len(words) || words[i] == '|' && depth == 0:
			c, rest := choice{}, words[from:i]
			if when, wording, ok := strings.Cut(rest, "="); ok && (when == "p" || when == "m" || when == "f" || when == "n" || isNumber(when)) {
				c.when, rest = when, wording
			}
			if c.wording, err = parseWording(rest); err != nil {
				return nil, err
			}
			all, from = append(all, c), i+1
		}
	}
	if len(all) < 2 {
		return nil, fmt.Errorf("nothing to choose in %q", words)
	}
	return all, nil
}

func isNumber(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }

// wording returns how the language words what has a key, at plain level if it does so otherwise there.
func (l *Language) wording(key string, plain bool, order string) (w wording, ok bool) {
	if plain {
		if w, ok = l.inOrder(key+" plain", order); ok {
			return w, true
		}
	}
	return l.inOrder(key, order)
}

// inOrder returns the wording in an order, or the one that stands for all orders.
func (l *Language) inOrder(key, order string) (w wording, ok bool) {
	if order != "" {
		if w, ok = l.parsed[key+" "+order]; ok {
			return w, true
		}
	}
	w, ok = l.parsed[key]
	return w, ok
}

// Words reports whether the language has words for a sentence and for the clauses in it.
func (l *Language) Words(s Sentence) bool {
	if l == nil {
		return false
	}
	if _, ok := l.parsed[s.Kind.Code]; !ok {
		return false
	}
	for _, arg := range s.Args {
		switch x := arg.(type) {
		case Sentence:
			if !l.Words(x) {
				return false
			}
		case []Sentence:
			if slices.ContainsFunc(x, func(clause Sentence) bool { return !l.Words(clause) }) {
				return false
			}
		}
	}
	return true
}

// isOne reports whether the language has the singular for a number.
func (l *Language) isOne(n int) bool {
	return slices.Contains(strings.Fields(l.words["one"]), strconv.Itoa(n))
}

// number is a number in words, as far as the language has them.
func (l *Language) number(n int) string {
	if words := strings.Fields(l.words["numbers"]); n < len(words) {
		return words[n]
	}
	return strconv.Itoa(n)
}

// instead returns the words of the language for a key, or else those that it has none for.
func (l *Language) instead(key, words string) string {
	if own, ok := l.words[key]; ok {
		return own
	}
	return words
}

// phrase returns what the language has for words, by a key that they follow, or the words. In tables a semicolon takes the
// place of their colon, and # that of a number.
func (l *Language) phrase(key, words string) string {
	const digits = "0123456789"
	key += strings.ReplaceAll(words, ": ", "; ")
	if own, ok := l.words[key]; ok {
		return own
	}
	if at := strings.IndexAny(words, digits); at >= 0 {
		number := words[at:]
		for !isDecimal(number) {
			number = number[:len(number)-1] // one digit is left at least
		}
		if own, ok := l.words[strings.Replace(key, number, "#", 1)]; ok {
			return strings.Replace(own, "#", number, 1)
		}
	}
	return words
}

func isDecimal(word string) bool {
	_, err := strconv.ParseFloat(word, 64)
	return err == nil
}

// Label is what the language has for a few words that are no sentence, such as those of a legend; nil has English.
func (l *Language) Label(english string) string {
	if l == nil {
		return english
	}
	return l.phrase("word ", english)
}

// faultKey is what keys of faults begin with.
const faultKey = "error "

// Fault is what the language has for the format of an error, or for a phrase in one: see package fault.
func (l *Language) Fault(english string) string {
	if l == nil {
		return english
	}
	return l.phrase(faultKey, english)
}

// Look is what the language says there is to see of a technique, by its English name; it is empty for none.
func (l *Language) Look(name string) string {
	if l == nil {
		return ""
	}
	return l.words["look "+name]
}

// House is what the language calls a house that has a name of its own, by its English one.
func (l *Language) House(name string) string {
	if l == nil {
		return name
	}
	what, number := name, ""
	if i := strings.LastIndexByte(name, ' '); i > 0 && isNumber(name[i+1:]) {
		what, number = name[:i], name[i:]
	}
	_, words, _ := strings.Cut(l.words["house "+what], " ")
	if one, _, _ := strings.Cut(words, ","); one != "" {
		return one + number
	}
	return name
}

// Clue is what the language calls a kind of clue, as English does where it has no name.
func (l *Language) Clue(k *candidates.ClueKind) string {
	if l == nil {
		return k.Name
	}
	return l.instead("clue "+k.Code+" kind", k.Name)
}

// Meaning is what the language says that clues of a kind mean, as English does where it says nothing.
func (l *Language) Meaning(k *candidates.ClueKind) string {
	if l == nil {
		return k.Meaning
	}
	return l.instead("meaning "+k.Code, k.Meaning)
}

// Technique is what the language calls a technique, by its English name. Many have no other.
func (l *Language) Technique(name string) string {
	if l == nil {
		return name
	}
	return l.instead("technique "+name, name)
}
