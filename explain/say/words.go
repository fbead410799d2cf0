package say

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

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
	return written(func(b []byte) []byte {
		for _, s := range sentences {
			if len(b) > 0 {
				b = append(b, ' ')
			}
			b = w.Append(b, s)
		}
		return b
	})
}

// rooms are where texts are written, each before it is known how long it is.
var rooms = sync.Pool{New: func() any { return new([]byte) }}

// written returns what is appended to nothing.
func written(appendTo func(b []byte) []byte) string {
	room := rooms.Get().(*[]byte)
	defer rooms.Put(room)
	*room = appendTo((*room)[:0])
	return string(*room)
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
	return written(func(b []byte) []byte {
		if w.Language.Words(s) {
			return w.worded(b, s, "")
		}
		return w.clause(b, s)
	})
}

// clause appends the words of a kind with the arguments in them.
func (w Words) clause(b []byte, s Sentence) []byte {
	return w.filled(b, s.Kind.wording(w.Plain), s.Args)
}

// filled appends an English wording with the arguments in it.
func (w Words) filled(b []byte, wording wording, args []any) []byte {
	for i := range wording {
		p := &wording[i]
		if !p.hole {
			b = append(b, p.words...)
			continue
		}
		arg := args[p.arg]
		if p.chosen != nil {
			b = w.filled(b, p.chosen[Choose(length(arg), 0, 1)].wording, args)
			continue
		}
		switch p.how {
		case "see":
			b = append(b, see(length(arg))...)
		case "all":
			b = append(b, AllOf(length(arg))...)
		case "count":
			b = append(b, Count(length(arg)).String()...)
		default:
			b = w.arg(b, arg, p.how)
		}
	}
	return b
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
			return append(b, strings.Join(x.strings(), ", ")...)
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
		return w.joined(b, x, how)
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

// joined appends clauses in the way that a hole asks for.
func (w Words) joined(b []byte, all []Sentence, how string) []byte {
	if between, last, ok := marksOf(how); ok || len(all) == 1 {
		for i, clause := range all {
			switch {
			case i == 0:
			case i < len(all)-1:
				b = append(b, between...)
			default:
				b = append(b, last...)
			}
			b = w.clause(b, clause)
		}
		return b
	}
	from := len(b)
	var few [8]int
	ends := few[:0]
	for _, clause := range all {
		b = w.clause(b, clause)
		ends = append(ends, len(b))
	}
	between, mark := marks(b[from:], len(all), how)
	for i := len(ends) - 2; i >= 0; i-- { // from behind, so that ends stay where they are
		b = slices.Insert(b, ends[i], []byte(mark)...)
		mark = between
	}
	return b
}

// marksOf returns what stands between clauses, and before the last of them, if that does not depend on them.
func marksOf(how string) (between, last string, ok bool) {
	switch how {
	case "list":
		return ", ", " and ", true
	case "any":
		return ", ", " or ", true
	case ";":
		return "; ", "; ", true
	case ",":
		return ", ", ", ", true
	case "run":
		return " ", " ", true
	}
	return "", "", false
}

// marks returns what stands between n clauses, which make a text, and before the last of them, in the way that a hole
// asks for. Clauses that may be lists themselves have marks that keep the lists apart: a comma before "and" where any
// has an "and" or "or" of its own, semicolons between several if any has a comma.
func marks(text []byte, n int, how string) (between, last string) {
	has := func(word string) bool { return bytes.Contains(text, []byte(word)) }
	switch how {
	case "or":
		if has(" or ") {
			return "; ", "; or "
		}
		return ", ", ", or "
	case "apart": // with a comma before "and" where a part is a list
		if has(" and ") {
			return ", ", ", and "
		}
		return ", ", " and "
	}
	switch {
	case n > 2 && has(", "):
		return "; ", "; and "
	case has(" and "), has(" or "):
		return ", ", ", and "
	}
	return ", ", " and "
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
