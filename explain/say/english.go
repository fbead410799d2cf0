package say

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"pencilmark/candidates"
)

// Count is a number in words.
type Count int

// String gives the number as a word, as far as boards go.
func (n Count) String() string {
	words := [...]string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}
	if int(n) < len(words) {
		return words[n]
	}
	return fmt.Sprint(int(n))
}

// List joins names with commas and a word before the last: "1, 2 and 3".
func List(names []string, word string) string { return join(names, ", ", " "+word+" ") }

// clauses joins parts that may be lists themselves.
func clauses(parts []string) string {
	between, last := marks([]byte(strings.Join(parts, "")), len(parts), "and")
	return join(parts, between, last)
}

// join joins parts with marks between them, and others before the last.
func join(parts []string, between, last string) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	end := len(parts) - 1
	return strings.Join(parts[:end], between) + last + parts[end]
}

// words counts the words, but for names of cells.
func words(text string) (n int) {
	for word := range strings.FieldsSeq(text) {
		if digit := strings.IndexAny(word, "0123456789"); digit < 1 || word[0] == '(' {
			n++
		}
	}
	return n
}

// Batches splits a list into parts for sentences that are not too long.
func Batches(parts []string) (all [][]string) {
	const most = 18
	n := most
	for _, part := range parts {
		more := words(part) + 1 // for what stands between the parts
		if n += more; n > most {
			n, all = more, append(all, nil)
		}
		all[len(all)-1] = append(all[len(all)-1], part)
	}
	return all
}

// TooLong reports whether a sentence has too many words to be read at once, a list of cells counted as one.
func TooLong(sentence string) bool {
	const most, mostWithLists = 24, 30
	if strings.Count(sentence, " ") < mostWithLists/2 { // there are no more lists than words
		return false
	}
	all := words(sentence)
	return all > most || all+lists(sentence) > mostWithLists
}

// lists returns how many lists of cells a sentence has, less the words between their cells.
func lists(sentence string) (n int) {
	within, joins := false, false // in a list, and behind a word that may join two cells of it
	for word := range strings.FieldsSeq(sentence) {
		cell := isCell(strings.TrimRight(word, ",.;:"))
		switch {
		case cell && joins:
			n--
		case cell && !within:
			n++
		}
		joins = !cell && !joins && within && (word == "and" || word == "or")
		within = joins || cell && !strings.ContainsAny(word, ".;:")
	}
	return n
}

// isCell reports whether a word is the name of a cell, in one of the styles.
func isCell(word string) bool {
	digit := func(c byte) bool { return '1' <= c && c <= '9' }
	switch len(word) {
	case len("r4c7"):
		return word[0] == 'r' && digit(word[1]) && word[2] == 'c' && digit(word[3])
	case len("D7"):
		return 'A' <= word[0] && word[0] <= 'I' && digit(word[1])
	}
	return false
}

// Choose returns the first for one and the second for more.
func Choose[T any](n int, one, more T) T {
	if n == 1 {
		return one
	}
	return more
}

// Plural gives a word for one or for more: "1 cell", "2 boxes".
func Plural(n int, word string) string {
	if strings.HasSuffix(word, "x") {
		return Choose(n, word, word+"es")
	}
	return Choose(n, word, word+"s")
}

// Article names a digit with its article: "a 7", "an 8".
func Article(d candidates.Digit) string {
	if d == 8 {
		return "an 8"
	}
	return "a " + d.String()
}

// Capital makes the first letter of a sentence a capital.
func Capital(sentence string) string {
	_, n := utf8.DecodeRuneInString(sentence)
	return strings.ToUpper(sentence[:n]) + sentence[n:]
}

// InClauses tells parts in sentences that are not too long: the first begins with lead, the others with next.
func InClauses(lead string, parts []string, next string) (sentences []string) {
	for _, batch := range Batches(parts) {
		sentences = append(sentences, lead+clauses(batch)+".")
		lead = next
	}
	return sentences
}

// Opening makes the first letter of a sentence a capital, unless that belongs to a cell.
func Opening(sentence string) string {
	if len(sentence) > 1 && sentence[0] == 'r' && '0' <= sentence[1] && sentence[1] <= '9' {
		return sentence
	}
	return Capital(sentence)
}

// appendDigits appends digits as a list with a word before the last: "1, 2 and 3".
func appendDigits(b []byte, ds candidates.DigitSet, word string) []byte {
	n := ds.Len()
	for d := range ds.All() {
		b = append(b, '0'+byte(d))
		n--
		b = appendComma(b, n, word)
	}
	return b
}

// runs returns the parts of a list of digits, in which three or more in a row are one: "1 to 4".
func runs(ds candidates.DigitSet, to string) (parts []string) {
	const least = 3
	for rest := ds; rest != 0; {
		first := rest.First()
		n := candidates.Digit(1)
		for rest.Has(first + n) {
			n++
		}
		if n < least {
			n = 1
		}
		part := first.String()
		if n > 1 {
			part += " " + to + " " + (first + n - 1).String()
		}
		parts = append(parts, part)
		for i := range n {
			rest = rest.Without(first + i)
		}
	}
	return parts
}

// appendComma appends what stands before the last n elements of a list, behind others.
func appendComma(b []byte, n int, word string) []byte {
	switch n {
	case 0:
		return b
	case 1:
		return append(append(append(b, ' '), word...), ' ')
	}
	return append(b, ", "...)
}

// AllOf stands for n things that were named.
func AllOf(n int) string {
	switch n {
	case 1:
		return "it"
	case 2:
		return "both"
	}
	return "all " + Count(n).String()
}

// itsHouses names houses of a cell by their kinds, "its row, column and box", unless it may have two of one.
func itsHouses(style Style, l *candidates.Layout, hs candidates.HouseSet) string {
	var kinds []string
	for h := range hs.All() {
		if h.Kind() == candidates.Extra {
			return string(style.appendHouses(nil, l, hs))
		}
		kinds = append(kinds, KindWords[h.Kind()])
	}
	return "its " + List(kinds, "and")
}
