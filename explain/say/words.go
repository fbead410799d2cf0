package say

import (
	"fmt"
	"strconv"
	"strings"

	"pencilmark/candidates"
)

// Words is how sentences are written. The zero value has no layout, and names no houses.
type Words struct {
	Style  Style
	Plain  bool // for who knows no terms
	Layout *candidates.Layout
	// Language words what it has words for; English the rest. It is nil for English.
	Language *Language
}

// Sentences writes sentences one after the other.
func (w Words) Sentences(sentences ...Sentence) string {
	var most [512]byte // characters of most texts
	b := most[:0]
	for _, s := range sentences {
		if len(b) > 0 {
			b = append(b, ' ')
		}
		b = w.Append(b, s)
	}
	return string(b)
}

// Append appends a sentence, with a capital letter unless it begins with a cell.
func (w Words) Append(b []byte, s Sentence) []byte {
	if words, ok := spelledOut(s); ok {
		return append(b, words...)
	}
	if w.Language.Words(s) {
		return w.foreign(b, s)
	}
	from := len(b)
	b = w.clause(b, s)
	if word := b[from:]; len(word) > 1 && 'a' <= word[0] && word[0] <= 'z' && (word[0] != 'r' || word[1] < '0' || word[1] > '9') {
		word[0] -= 'a' - 'A'
	}
	return b
}

// spelledOut returns the words of what is spelled out.
func spelledOut(s Sentence) (words string, ok bool) {
	if len(s.Args) == 1 {
		words, ok = s.Args[0].(string)
	}
	return words, ok
}

// Clause writes a clause.
func (w Words) Clause(s Sentence) string {
	if w.Language.Words(s) {
		return string(w.worded(nil, s, ""))
	}
	return string(w.clause(nil, s))
}

// clause appends the words of a kind with the arguments in them.
func (w Words) clause(b []byte, s Sentence) []byte {
	words := s.Kind.english
	if w.Plain && len(s.Kind.plain) > 0 {
		words = s.Kind.plain[0]
	}
	for {
		i := strings.IndexByte(words, '{')
		if i < 0 {
			return append(b, words...)
		}
		b = append(b, words[:i]...)
		end := i + strings.IndexByte(words[i:], '}')
		arg, how := s.Args[words[i+1]-'0'], words[i+2:end]
		words = words[end+1:]
		switch {
		case how == "|see":
			b = append(b, see(length(arg))...)
		case how == "|all":
			b = append(b, AllOf(length(arg))...)
		case how == "|count":
			b = append(b, Count(length(arg)).String()...)
		case how == "":
			b = w.arg(b, arg, "and")
		case how[0] == '|':
			b = w.arg(b, arg, how[1:])
		default:
			one, more, _ := strings.Cut(how[1:], "|")
			b = append(b, Choose(length(arg), one, more)...)
		}
	}
}

// see is the verb of what n cells see, all of them.
func see(n int) string {
	switch n {
	case 1:
		return "sees"
	case 2:
		return "both see"
	}
	return "all see"
}

// length returns how many things an argument is.
func length(arg any) int {
	switch x := arg.(type) {
	case int:
		return x
	case candidates.CellSet:
		return x.Len()
	case candidates.DigitSet:
		return x.Len()
	case candidates.HouseSet:
		return x.Len()
	case Ways:
		return x.Len()
	case Placed:
		return len(x)
	case Lines:
		return len(x)
	case Path:
		return len(x)
	case []Sentence:
		return len(x)
	case Names:
		return len(x)
	case Numbers:
		return len(x)
	}
	return 1
}

// arg appends an argument in the way that a hole asks for.
func (w Words) arg(b []byte, arg any, how string) []byte {
	switch x := arg.(type) {
	case candidates.Cell:
		return append(b, w.Style.Cell(x)...)
	case candidates.Digit:
		if how == "article" {
			return append(b, Article(x)...)
		}
		if how == "braces" {
			return append(b, '{', '0'+byte(x), '}')
		}
		return append(b, '0'+byte(x))
	case candidates.DigitSet:
		switch how {
		case "runs":
			return append(b, List(runs(x, "to"), "and")...)
		case "plus":
			return plus(b, x)
		}
		return appendDigits(b, x, how)
	case candidates.CellSet:
		if how == "compact" {
			return w.Style.AppendCompactCells(b, x)
		}
		n := x.Len()
		for c := range x.All() {
			n--
			b = appendComma(append(b, w.Style.Cell(c)...), n, how)
		}
		return b
	case Path:
		for i, c := range x {
			b = appendComma(append(b, w.Style.Cell(c)...), len(x)-1-i, how)
		}
		return b
	case *candidates.Clue:
		return w.clue(b, x, how)
	case Clues:
		if how == "sums" || how == "places" {
			return w.placesOf(b, x, "the "+kindName(x)+" at ", "and", how == "sums")
		}
		return append(append(b, "the "...), kindName(x)...)
	case Ways:
		return w.AppendWays(b, x, how)
	case WaysInTurn:
		return w.inTurn(b, x, how)
	case candidates.House:
		b = append(b, w.Style.House(w.Layout, x)...)
		if how == "pointed" {
			b = append(b, where(w.Layout, x)...)
		}
		return b
	case candidates.HouseSet:
		switch how {
		case "any":
			return append(b, AnyOf(w.Layout, x)...)
		case "or", "each":
			parts := make([]string, 0, x.Len())
			for h := range x.All() {
				parts = append(parts, w.Style.House(w.Layout, h))
			}
			return append(b, List(parts, conjunctions[how])...)
		case "kind":
			return append(b, KindWord(w.Layout, x)...)
		case "its":
			return append(b, itsHouses(w.Style, w.Layout, x)...)
		case "kinds":
			return append(b, Plural(x.Len(), KindWord(w.Layout, x))...)
		case "base", "cover":
			const few = 4
			if Mixed(w.Layout, x) || x.Len() > few {
				return append(append(append(b, "the "...), how...), " "+Plural(x.Len(), KindWord(w.Layout, x))...)
			}
		}
		return w.Style.appendHouses(b, w.Layout, x)
	case int:
		switch how {
		case "words":
			return append(b, Count(x).String()...)
		case "few":
			return append(b, few(x)...)
		case "nth":
			return append(b, ordinals[x-1]...)
		}
		return strconv.AppendInt(b, int64(x), 10)
	case Lines:
		return w.lines(b, x)
	case StepName:
		return append(b, x.String()...)
	case Placed:
		for i, k := range x {
			b = append(append(b, '0'+byte(k.Digit())), " at "...)
			b = appendComma(append(b, w.Style.Cell(k.Cell())...), len(x)-1-i, "and")
		}
		return b
	case Group:
		return append(b, x.String()...)
	case Color:
		return append(b, x.String()...)
	case StepNames:
		numbers := make([]string, len(x))
		for i, name := range x {
			numbers[i] = name.Number
		}
		return append(b, Plural(len(x), x[0].what())+" "+List(numbers, "and")...)
	case Name:
		return append(b, x...)
	case Names:
		if how == "," {
			return append(b, strings.Join(x.strings(nil), ", ")...)
		}
		for i, name := range x {
			b = appendComma(append(b, name...), len(x)-1-i, how)
		}
		return b
	case Numbers:
		for i, n := range x {
			b = appendComma(strconv.AppendInt(b, int64(n), 10), len(x)-1-i, how)
		}
		return b
	case Word:
		return append(b, x...)
	case Message:
		return append(b, w.Style.Restyle(string(x))...)
	case Looks:
		return append(b, x.Words...)
	case Effects:
		return append(b, w.Style.CompactEffects(x)...)
	case string:
		return append(b, x...)
	case Sentence:
		return w.clause(b, x)
	case []Sentence:
		parts := make([]string, len(x))
		for i, clause := range x {
			parts[i] = string(w.clause(nil, clause))
		}
		return append(b, joined(parts, how)...)
	}
	panic(fmt.Sprintf("say: no words for a %T", arg))
}

// conjunctions are the words of lists of houses by their names.
var conjunctions = map[string]string{"or": "or", "each": "and"}

var ordinals = [...]string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"}

// few is a number in words, as people count a few things.
func few(n int) string {
	words := [...]string{0: "no", 10: "ten", 11: "eleven", 12: "twelve"}
	if n < len(words) && words[n] != "" {
		return words[n]
	}
	return Count(n).String()
}

// joined joins clauses in the way that a hole asks for.
func joined(parts []string, how string) string {
	switch how {
	case "or":
		return OneOf(parts)
	case "list":
		return List(parts, "and")
	case "any":
		return List(parts, "or")
	case "apart": // with a comma before "and" where a part is a list
		last := len(parts) - 1
		if last > 0 && strings.Contains(strings.Join(parts, ""), " and ") {
			return strings.Join(parts[:last], ", ") + ", and " + parts[last]
		}
		return List(parts, "and")
	case ";":
		return strings.Join(parts, "; ")
	case ",":
		return strings.Join(parts, ", ")
	case "run":
		return strings.Join(parts, " ")
	}
	return clauses(parts)
}

// lines appends numbers of lines. At plain level a bare number has brackets, which tell it from digits.
func (w Words) lines(b []byte, lines Lines) []byte {
	if !w.Plain {
		b = append(append(b, Plural(len(lines), "line")...), ' ')
	}
	for i, n := range lines {
		if w.Plain {
			b = append(strconv.AppendInt(append(b, '('), int64(n), 10), ')')
		} else {
			b = strconv.AppendInt(b, int64(n), 10)
		}
		b = appendComma(b, len(lines)-1-i, "and")
	}
	return b
}

// The parts of a board that has two or three rows or columns of boxes.
var (
	heights = [...][]string{2: {"top", "bottom"}, 3: {"top", "middle", "bottom"}}
	widths  = [...][]string{2: {"left", "right"}, 3: {"left", "middle", "right"}}
)

// where says where a house lies, behind a comma. It is empty for what is no box in rows and columns of boxes.
func where(l *candidates.Layout, h candidates.House) string {
	if h.Kind() != candidates.Box {
		return ""
	}
	var rows, columns candidates.HouseSet
	for c := range l.HouseCells(h).All() {
		rows = rows.With(candidates.HouseOf(candidates.Row, c.Row()))
		columns = columns.With(candidates.HouseOf(candidates.Column, c.Column()))
	}
	n, high, wide := l.Size(), rows.Len(), columns.Len()
	if high*wide != n || n/high >= len(heights) || n/wide >= len(widths) || n/high < 2 || n/wide < 2 {
		return ""
	}
	y, x := heights[n/high][(rows.First().Number()-1)/high], widths[n/wide][(columns.First().Number()-1)/wide]
	if y == "middle" && x == "middle" {
		return ", in the middle"
	}
	return ", " + y + " " + x
}
