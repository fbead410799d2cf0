package claim

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// tries is how many examples of a form are looked at for one that is no solution.
const tries = 12

// Form shows how a pattern of a technique is written, with cells of the grid, in an example that is not to be
// found on it. It is empty if the grid is too full for one.
func Form(name string, g *candidates.Grid, book Book) string {
	for n := range tries {
		text := form(name, g, book, n)
		if text == "" {
			break
		}
		c, _, err := read(text, g, book)
		if err == nil && c.Judge(g, explain.Unique, book.Call).Step == nil {
			return text
		}
	}
	return ""
}

// form returns the example of a number.
func form(name string, g *candidates.Grid, book Book, n int) string {
	codes := book.Codes(name)
	if len(codes) == 0 {
		return ""
	}
	code, l := codes[0], g.Layout()
	has := func(parts ...string) bool {
		return slices.ContainsFunc(parts, func(part string) bool { return strings.Contains(code, part) })
	}
	var open []candidates.Cell
	for c := range g.Open().All() {
		open = append(open, c)
	}
	if len(open) < 12 || l.Size() < candidates.MaxSize {
		return ""
	}
	a := open[(7*n+3)%len(open)]
	d := g.Candidates(a).First()
	row := l.HousesOf(a).First()
	rows, columns := lines(a.Row(), n), lines(a.Column(), n)
	beside := func(number int) string { // cells of the row
		names := []string{a.String()}
		for c := range l.HouseCells(row).And(g.Open()).Without(a).All() {
			if len(names) < number {
				names = append(names, c.String())
			}
		}
		return strings.Join(names, " ")
	}
	some := func(number int) (text string) { // digits
		for i := range number {
			text += fmt.Sprint((int(d)-1+i*2)%l.Size() + 1)
		}
		return text
	}
	b := candidates.At(rows[1], columns[1])
	size := 2
	for word, k := range map[string]int{"triple": 3, "quad": 4, "swordfish": 3, "jellyfish": 4, "squirmbag": 5, "whale": 6, "leviathan": 7} {
		if has(word) {
			size = k
		}
	}
	block := fmt.Sprintf("r%d%dc%d%d", rows[0], rows[1], columns[0], columns[1])
	rest := ""
	counting := l.Counting()
	switch {
	case has("combinations", "innies") && len(counting) == 0:
		return ""
	case has("combinations"):
		if rest = counting[n%len(counting)].Clue.String(); strings.HasPrefix(rest, strings.ToLower(name)) { // cage 13: ...
			return rest
		}
	case code == "single-clue":
		for i := range l.Clues() {
			c := &l.Clues()[(n+i)%len(l.Clues())]
			if slices.Contains(namesOf(c.Kind), strings.TrimSuffix(strings.ToLower(name), "s")) {
				return c.String()
			}
		}
		return ""
	case has("innies"):
		rest = fmt.Sprintf("in row %d", (a.Row()+n)%l.Size()+1)
	case has("naked-single"):
		rest = a.String()
	case has("single", "full-house"):
		rest = fmt.Sprintf("%v %v", d, a)
	case has("pointing", "claiming"):
		rest = fmt.Sprintf("%v box %d row %d", d, l.BoxOf(a).Number(), a.Row())
	case has("naked", "hidden-p", "hidden-t", "hidden-q", "locked"):
		rest = some(size) + " " + beside(size)
	case isFish(code):
		rest = fmt.Sprintf("%v rows %s", d, join("and", figuresOf(rows[:size])))
		if has("inned", "ashimi", "ranken", "utant") {
			rest += fmt.Sprintf(" columns %s fin r%dc%d", join("and", figuresOf(columns[:size])), rows[0], columns[size])
		}
	case has("rectangle") && !has("empty"):
		rest = some(2) + " " + block
	case has("w-wing", "remote"):
		rest = fmt.Sprintf("%s %v %v", some(2), a, b)
	case has("skyscraper", "kite", "turbot", "empty-rectangle"):
		rest = fmt.Sprintf("%v %v %v", d, a, b)
	case has("xy-wing", "xyz-wing") && !has("als"):
		rest = fmt.Sprintf("%v r%dc%d r%dc%d", a, rows[0], columns[1], rows[1], columns[0])
	case has("chain", "loop", "aic", "m-wing", "s-wing", "l-wing", "h-wing") && !has("forcing"):
		rest = fmt.Sprintf("(%v)%v=r%dc%d-r%dc%d=r%dc%d", d, a, rows[0], columns[1], rows[1], columns[1], rows[1], columns[2])
	case has("als"):
		rest = fmt.Sprintf("r%dc%d%d r%dc%d%d", rows[0], columns[0], columns[1], rows[1], columns[1], columns[2])
	default:
		rest = fmt.Sprintf("%s %s", some(2), block)
	}
	return name + " " + rest
}

// lines returns the numbers of all rows or columns, one first.
func lines(first, n int) (numbers []int) {
	for i := range candidates.MaxSize {
		numbers = append(numbers, (first-1+i*(2+n%2*2))%candidates.MaxSize+1)
	}
	return numbers
}

func figuresOf(numbers []int) (names []string) {
	for _, n := range slices.Sorted(slices.Values(numbers)) {
		names = append(names, fmt.Sprint(n))
	}
	return names
}
