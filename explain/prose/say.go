package prose

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// speaker writes typed arguments in a style, on a board.
type speaker struct {
	naming
	layout *candidates.Layout
	noted  *explain.Named // notes what sentences name, unless it is nil
}

// note notes what an argument of sayf names.
func (s speaker) note(arg any) {
	n := s.noted
	switch x := arg.(type) {
	case candidates.Cell:
		n.Cells = n.Cells.With(x)
	case candidates.CellSet:
		n.Cells = n.Cells.Or(x)
	case anyCell:
		n.Cells = n.Cells.Or(x.of)
	case compact:
		n.Cells = n.Cells.Or(x.cells)
	case candidates.House:
		n.Houses = n.Houses.With(x)
	case pointed:
		n.Houses = n.Houses.With(x.house)
	case candidates.HouseSet:
		n.Houses |= x
	case brief:
		n.Houses |= x.houses
	case candidates.Digit:
		n.Digits = n.Digits.With(x)
	case candidates.DigitSet:
		n.Digits |= x
	case anyDigit:
		n.Digits |= x.of
	case candidates.Candidate:
		n.Cells, n.Digits = n.Cells.With(x.Cell()), n.Digits.With(x.Digit())
	}
}

// Arguments of sayf that are not types of package candidates.
type (
	// anyDigit and anyCell list alternatives: "3 or 7", "r1c3 or r1c7".
	anyDigit struct{ of candidates.DigitSet }
	anyCell  struct{ of candidates.CellSet }
	// compact is cells as experts write them: "r2c59".
	compact struct{ cells candidates.CellSet }
	// brief is houses as experts write them: "r37".
	brief struct{ houses candidates.HouseSet }
	// count is a number in words.
	count int
)

// By these vet knows that sayf can write them.
func (x anyDigit) String() string { return x.of.String() }
func (x anyCell) String() string  { return x.of.String() }
func (x compact) String() string  { return x.cells.String() }
func (x brief) String() string    { return x.houses.String() }
func (x pointed) String() string  { return x.house.String() }

// sayf is [fmt.Sprintf] for arguments of the types of this package, package candidates and package explain,
// which the verb %s writes in the style of the speaker: sets of cells, digits and houses as lists, effects
// as what to do. Nearly all words pass through here, so it appends them itself.
func (s speaker) sayf(format string, args ...any) string {
	if len(args) == 0 {
		return fmt.Sprintf(format, args...) // by which vet knows that calls are to be checked
	}
	var most [128]byte // characters of most sentences
	b := most[:0]
	for _, arg := range args {
		i := strings.IndexByte(format, '%')
		b = append(b, format[:i]...)
		b = s.append(b, arg)
		format = format[i+len("%s"):]
	}
	return string(append(b, format...))
}

// append appends an argument of sayf.
func (s speaker) append(b []byte, arg any) []byte {
	if s.noted != nil {
		s.note(arg)
	}
	switch x := arg.(type) {
	case string:
		return append(b, x...)
	case candidates.Cell:
		return append(b, s.cellName(x)...)
	case candidates.Digit:
		return append(b, x.String()...)
	case candidates.House:
		return append(b, s.houseName(s.layout, x)...)
	case pointed:
		return append(append(b, s.houseName(s.layout, x.house)...), s.where(x.house)...)
	case candidates.CellSet:
		return s.appendCells(b, x, "and")
	case anyCell:
		return s.appendCells(b, x.of, "or")
	case candidates.DigitSet:
		return appendDigits(b, x, "and")
	case anyDigit:
		return appendDigits(b, x.of, "or")
	case candidates.Candidate:
		return append(append(append(b, s.cellName(x.Cell())...), " is "...), x.Digit().String()...)
	case compact:
		return s.appendCompactCells(b, x.cells)
	case candidates.HouseSet:
		return s.appendHouses(b, s.layout, x)
	case brief:
		return append(b, s.compactHouses(x.houses)...)
	case []explain.Effect:
		return append(b, s.actions(x)...)
	}
	return append(b, fmt.Sprint(arg)...)
}

func (s speaker) appendCells(b []byte, cells candidates.CellSet, word string) []byte {
	n := cells.Len()
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		b = append(b, s.cellName(c)...)
		n--
		b = appendComma(b, n, word)
	}
	return b
}

func appendDigits(b []byte, ds candidates.DigitSet, word string) []byte {
	n := ds.Len()
	for d := range ds.All() {
		b = append(b, '0'+byte(d))
		n--
		b = appendComma(b, n, word)
	}
	return b
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

func (s speaker) cellNames(cells candidates.CellSet) []string {
	names := make([]string, 0, cells.Len())
	for c := range cells.All() {
		names = append(names, s.cellName(c))
	}
	return names
}

// actions says what to do: "r7c9 is 3", "remove 7 from r2c3 and 8 from r2c1".
func (s speaker) actions(effects []explain.Effect) string {
	placed, removed := changes(effects)
	var do []string
	for _, k := range placed {
		do = append(do, s.sayf("%s", k))
	}
	var remove []string
	for _, r := range removed {
		remove = append(remove, s.sayf("%s from %s", r.digits, r.cells))
	}
	if len(remove) > 0 {
		do = append(do, "remove "+clauses(remove))
	}
	return clauses(do)
}

// String gives the number as a word, as far as boards go.
func (n count) String() string {
	words := [...]string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}
	if int(n) < len(words) {
		return words[n]
	}
	return fmt.Sprint(int(n))
}

// onlyIn says where in a house a digit can go: "in row 3, 5 can only go in r3c3 or r3c7".
func (s speaker) onlyIn(h candidates.House, d candidates.Digit, cells candidates.CellSet) string {
	return s.sayf("in %s, %s can only go in %s", h, d, anyCell{cells})
}

// list joins names with commas and a word before the last: "1, 2 and 3".
func list(names []string, word string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " " + word + " " + names[last]
}

// clauses joins parts that may be lists themselves, with marks that keep the
// lists apart: a comma before "and" where any part has an "and" or "or" of its
// own, semicolons between several parts if any has a comma.
func clauses(parts []string) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	contains := func(word string) bool {
		return slices.ContainsFunc(parts, func(p string) bool { return strings.Contains(p, word) })
	}
	comma, and := ", ", " and "
	switch {
	case len(parts) > 2 && contains(", "):
		comma, and = "; ", "; and "
	case contains(" and ") || contains(" or "):
		and = ", and "
	}
	last := len(parts) - 1
	return strings.Join(parts[:last], comma) + and + parts[last]
}

// words counts the words, but for names of cells.
func words(text string) (n int) {
	for _, word := range strings.Fields(text) {
		if digit := strings.IndexAny(word, "0123456789"); digit < 1 || word[0] == '(' {
			n++
		}
	}
	return n
}

// batches splits a list into parts for sentences that are not too long.
func batches(parts []string) (all [][]string) {
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

// tooLong reports whether a sentence has too many words to be read at once, a list of cells counted as one.
func tooLong(sentence string) bool {
	const most, mostWithLists = 24, 30
	all := words(sentence)
	return all > most || all+lists(sentence) > mostWithLists
}

// lists returns how many lists of cells a sentence has, less the words between their cells.
func lists(sentence string) (n int) {
	fields := strings.Fields(sentence)
	within := false
	for i, word := range fields {
		switch {
		case isCell(strings.TrimRight(word, ",.;:")):
			if !within {
				n++
			}
			within = !strings.ContainsAny(word, ".;:")
		case within && (word == "and" || word == "or") && i+1 < len(fields) && isCell(strings.TrimRight(fields[i+1], ",.;:")):
			n--
		default:
			within = false
		}
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

// conclude says what to do after a colon, in sentences of their own if there is much to do.
func (s speaker) conclude(why string, effects []explain.Effect) string {
	if all := s.sayf("%s: %s.", why, effects); !tooLong(all) {
		return all
	}
	return paragraph(append([]string{why + "."}, s.removals(effects)...)...)
}

// inClauses tells parts in sentences that are not too long: the first begins with lead, the others with next.
func inClauses(lead string, parts []string, next string) (sentences []string) {
	for _, batch := range batches(parts) {
		sentences = append(sentences, lead+clauses(batch)+".")
		lead = next
	}
	return sentences
}

// removals says what to remove, in sentences that are not too long.
func (s speaker) removals(effects []explain.Effect) []string {
	_, removed := changes(effects)
	var remove []string
	for _, r := range removed {
		remove = append(remove, s.sayf("%s from %s", r.digits, r.cells))
	}
	return inClauses("Remove ", remove, "Remove ")
}

// choose returns the first word for one and the second for more.
func choose(n int, one, more string) string {
	if n == 1 {
		return one
	}
	return more
}

func plural(n int, word string) string {
	if strings.HasSuffix(word, "x") {
		return choose(n, word, word+"es")
	}
	return choose(n, word, word+"s")
}

// article names a digit with its article: "a 7", "an 8".
func article(d candidates.Digit) string {
	if d == 8 {
		return "an 8"
	}
	return "a " + d.String()
}

// capital makes the first letter of a sentence a capital.
func capital(sentence string) string {
	if sentence == "" {
		return ""
	}
	return strings.ToUpper(sentence[:1]) + sentence[1:]
}

// paragraph joins sentences, leaving out empty ones. What stands behind numbered lines begins a line of its own.
func paragraph(sentences ...string) string {
	var b strings.Builder
	lined := false
	for _, s := range sentences {
		if s != "" {
			if b.Len() > 0 && !lined {
				b.WriteByte(' ')
			}
			b.WriteString(s)
			lined = strings.HasSuffix(s, "\n")
		}
	}
	return b.String()
}

// split tells the effects in the cells from the others.
func split(effects []explain.Effect, cells candidates.CellSet) (inside, outside []explain.Effect) {
	for _, e := range effects {
		if cells.Has(e.Candidate.Cell()) {
			inside = append(inside, e)
		} else {
			outside = append(outside, e)
		}
	}
	return inside, outside
}
