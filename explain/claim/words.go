package claim

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"pencilmark/candidates"
)

// sentence makes a sentence of a clause. The name of a cell keeps its small letter.
func sentence(format string, args ...any) string {
	text := fmt.Sprintf(format, args...) + "."
	if len(text) > 1 && text[0] == 'r' && text[1] <= '9' {
		return text
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// list joins what is counted: "r1c2, r1c3 and r1c4".
func list[T fmt.Stringer](word string, things ...T) string {
	names := make([]string, len(things))
	for i, thing := range things {
		names[i] = thing.String()
	}
	return join(word, names)
}

func join(word string, names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " " + word + " " + names[last]
}

func cellNames(word string, cells candidates.CellSet) string {
	var all []candidates.Cell
	for c := range cells.All() {
		all = append(all, c)
	}
	return list(word, all...)
}

func digitNames(word string, digits candidates.DigitSet) string {
	var all []candidates.Digit
	for d := range digits.All() {
		all = append(all, d)
	}
	return list(word, all...)
}

func houseNames(l *candidates.Layout, hs candidates.HouseSet) string {
	var names []string
	for h := range hs.All() {
		names = append(names, l.Name(h))
	}
	return join("and", names)
}

// itemNames names what a proof rests on, of many items the first: "4 in row 2 and 4 in row 6".
func itemNames(l *candidates.Layout, items []candidates.Item) string {
	const many = 8
	var names []string
	for i, item := range items {
		if i == many {
			names = append(names, fmt.Sprintf("%d more", len(items)-many))
			break
		}
		if d, h, ok := item.House(); ok {
			names = append(names, fmt.Sprintf("%v in %s", d, l.Name(h)))
		} else {
			names = append(names, item.String())
		}
	}
	return join("and", names)
}

// plural returns the word for one or for several.
func plural(n int, one, more string) string {
	if n == 1 {
		return one
	}
	return more
}

var ordinals = [...]string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"}

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

// absent says why a candidate is not there; it is empty if it is.
func absent(g *candidates.Grid, k candidates.Candidate) string {
	c, d := k.Cell(), k.Digit()
	switch v := g.Value(c); {
	case v == d || v == 0 && g.Has(k):
		return ""
	case v != 0:
		return fmt.Sprintf("%v holds %v, not %v", c, v, d)
	}
	for p := range g.Layout().Peers(c).And(g.Places(d)).All() {
		if g.Value(p) == d {
			house := g.Layout().HousesOfAll(candidates.Cells(c, p)).First()
			return fmt.Sprintf("%v has no %v: %s has its %v at %v", c, d, g.Layout().Name(house), d, p)
		}
	}
	if ds := g.Candidates(c); ds != 0 {
		return fmt.Sprintf("%v has no %v: it can only be %s", c, d, digitNames("or", ds))
	}
	return fmt.Sprintf("%v has no %v, nor any other digit", c, d)
}

// absentIn says of a digit in some cells where it is not, the first of them.
func absentIn(g *candidates.Grid, d candidates.Digit, cells candidates.CellSet) string {
	for c := range cells.All() {
		if why := absent(g, candidates.Of(c, d)); why != "" {
			return sentence("%s", why)
		}
	}
	return ""
}

// held returns the digits that the cells may hold.
func held(g *candidates.Grid, cells candidates.CellSet) (digits candidates.DigitSet) {
	for c := range cells.All() {
		digits |= g.Candidates(c)
	}
	return digits
}

// otherDigits says which of the cells holds a digit beside those that are
// claimed, or which digit none of them holds; it is empty if they hold just these.
func otherDigits(g *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet) string {
	for c := range cells.All() {
		if v := g.Value(c); v != 0 {
			return sentence("%v holds %v already", c, v)
		}
		if more := g.Candidates(c) &^ digits; more != 0 {
			return sentence("%v can be %s as well", c, digitNames("or", more))
		}
	}
	if missing := digits &^ held(g, cells); missing != 0 {
		return nowhere(missing, cells)
	}
	return ""
}

// nowhere says that none of the cells can be any of the digits.
func nowhere(digits candidates.DigitSet, cells candidates.CellSet) string {
	if cells.Len() == 1 {
		return sentence("%s cannot be %s", cellNames("", cells), digitNames("or", digits))
	}
	return sentence("none of %s can be %s", cellNames("and", cells), digitNames("or", digits))
}

// apart says of two sets of cells which do not see each other; it is empty if all do.
func apart(l *candidates.Layout, a, b candidates.CellSet) string {
	for c := range a.All() {
		if away := b.AndNot(l.Peers(c)); !away.IsEmpty() {
			if away.Has(c) {
				return fmt.Sprintf("%v does not see itself", c)
			}
			return fmt.Sprintf("%v does not see %s", c, cellNames("and", away))
		}
	}
	return ""
}
