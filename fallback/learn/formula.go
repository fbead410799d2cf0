package learn

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"

	"pencilmark/candidates"
)

// A variable is true or false. Those of candidates say that the candidate is true; others say in which state the
// reading of a clue is.
type variable int32

// A literal is a variable, or that it is false.
type literal int32

func isTrue(v variable) literal      { return literal(2 * v) }
func isFalse(v variable) literal     { return literal(2*v + 1) }
func (x literal) variable() variable { return variable(x / 2) }
func (x literal) negative() bool     { return x&1 == 1 }
func (x literal) not() literal       { return x ^ 1 }

// term is a literal and how often it counts.
type term struct {
	times int
	x     literal
}

// line is one line of the formula: terms that add up to a total, or to that at least. A line with = is two constraints
// for the proof, of which the first says at least and the second at most.
type line struct {
	terms   []term
	total   int
	equal   bool
	comment string // before it
}

// formula is what is known of a puzzle.
type formula struct {
	layout *candidates.Layout
	names  []string
	of     [candidates.MaxCandidates]variable
	lines  []line
	number int // of constraints

	cellNumber map[candidates.Cell]int // of the constraint that a cell has a digit

	groups   []group
	clauses  []clause // of two literals or more
	units    []literal
	adds     []equation
	supports []support
}

// group is variables of which at most one is true, or exactly one.
type group struct {
	of    []variable
	exact bool
	left  int // that are not false, in a search
}

// clause is literals one of which is true.
type clause struct {
	of      []literal
	number  int
	glue    int // of learned clauses: how many assumptions they rested on when they were found
	learned bool
}

// equation is a sum of digits that follows from others: each constraint so many times.
type equation struct {
	candidates.Sum
	parts []part
}

// part is a line of the formula, by the first of its numbers, and how often it is added.
type part struct {
	number, times int
}

// support is cells that hold no digit twice, with the constraints that say so.
type support struct {
	cells  candidates.CellSet
	number [candidates.MaxSize]int // by digit, of the constraint that at most one of the cells holds it
}

// newFormula returns what the rules of a board say: its houses and its clues, or what a step cites of them.
func newFormula(l *candidates.Layout, cited *Step) *formula {
	f := &formula{layout: l, cellNumber: map[candidates.Cell]int{}}
	for c := range l.Cells().All() {
		for d := range l.Digits().All() {
			f.of[candidates.Of(c, d)] = f.variable(fmt.Sprintf("x%d%d%d", c.Row(), c.Column(), d))
		}
	}
	ofCells, ofHouses := "each cell has one digit", "each house has each digit once"
	if cited != nil {
		ofCells = "no cell has two digits, and those that the step or its clues cite have one"
		ofHouses = "no house has a digit twice, and it has those that the step cites"
	}
	filled := cited.cells(l)
	for i, c := range slices.Collect(l.Cells().All()) {
		if text := comment(i == 0, ofCells); filled.Has(c) {
			f.cellNumber[c] = f.one(f.cell(c), text)
		} else {
			f.mostOne(f.cell(c), text)
		}
	}
	houses := map[candidates.House]equation{}
	for i, h := range slices.Collect(l.Houses().All()) {
		s := support{cells: l.HouseCells(h)}
		e := equation{Sum: l.House(h)}
		for d := range l.Digits().All() {
			places, text := f.places(s.cells, d), comment(i == 0 && d == 1, ofHouses)
			if !cited.has(candidates.HouseItem(d, h)) {
				s.number[d-1] = f.mostOne(places, text)
				continue
			}
			n := f.one(places, text)
			s.number[d-1] = n + 1
			e.parts = append(e.parts, part{n, int(d)})
		}
		f.supports = append(f.supports, s)
		if len(e.parts) == l.Size() {
			houses[h] = e
		}
	}
	for i := range l.Clues() {
		c := &l.Clues()[i]
		f.clue(c, cited.counts(c))
	}
	f.remainders(houses)
	return f
}

// givens adds the givens of a grid.
func (f *formula) givens(g *candidates.Grid) {
	for i, c := range slices.Collect(g.Givens().All()) {
		f.clauseOf(comment(i == 0, "the givens"), isTrue(f.of[candidates.Of(c, g.Value(c))]))
	}
}

// gone adds that the candidates which a grid has not are false.
func (f *formula) gone(g *candidates.Grid) {
	text := "the candidates that are gone"
	for c := range f.layout.Cells().All() {
		for d := range f.layout.Digits().All() {
			if k := candidates.Of(c, d); !g.Has(k) && g.Value(c) != d {
				f.clauseOf(text, isFalse(f.of[k]))
				text = ""
			}
		}
	}
}

// other returns that some digit differs from a filling.
func (f *formula) other(filling *candidates.Filling) (xs []literal) {
	for c := range f.layout.Cells().All() {
		xs = append(xs, isFalse(f.of[candidates.Of(c, filling[c])]))
	}
	return xs
}

func comment(there bool, text string) string {
	if there {
		return text
	}
	return ""
}

// variable makes a variable.
func (f *formula) variable(name string) variable {
	f.names = append(f.names, name)
	return variable(len(f.names) - 1)
}

// cell returns the candidates of a cell, places those of a digit in cells.
func (f *formula) cell(c candidates.Cell) (vs []variable) {
	for d := range f.layout.Digits().All() {
		vs = append(vs, f.of[candidates.Of(c, d)])
	}
	return vs
}

func (f *formula) places(cells candidates.CellSet, d candidates.Digit) (vs []variable) {
	for c := range cells.All() {
		vs = append(vs, f.of[candidates.Of(c, d)])
	}
	return vs
}

// add adds a line and returns the first of its numbers.
func (f *formula) add(x line) int {
	f.lines = append(f.lines, x)
	n := f.number + 1
	f.number = n
	if x.equal {
		f.number++
	}
	return n
}

// one adds that exactly one of the variables is true.
func (f *formula) one(vs []variable, comment string) int {
	f.groups = append(f.groups, group{of: vs, exact: true})
	x := line{total: 1, equal: true, comment: comment}
	for _, v := range vs {
		x.terms = append(x.terms, term{1, isTrue(v)})
	}
	return f.add(x)
}

// mostOne adds that at most one of the variables is true.
func (f *formula) mostOne(vs []variable, comment string) int {
	f.groups = append(f.groups, group{of: vs})
	x := line{total: len(vs) - 1, comment: comment}
	for _, v := range vs {
		x.terms = append(x.terms, term{1, isFalse(v)})
	}
	return f.add(x)
}

// clauseOf adds that one of the literals is true.
func (f *formula) clauseOf(comment string, xs ...literal) {
	x := line{total: 1, comment: comment}
	for _, y := range xs {
		x.terms = append(x.terms, term{1, y})
	}
	n := f.add(x)
	if len(xs) == 1 {
		f.units = append(f.units, xs[0])
	} else {
		f.clauses = append(f.clauses, clause{of: xs, number: n})
	}
}

// sum adds that digits add up.
func (f *formula) sum(s candidates.Sum, comment string) {
	x := line{total: s.Total, equal: true, comment: comment}
	for _, t := range s.Terms {
		for d := range f.layout.Digits().All() {
			x.terms = append(x.terms, term{t.Times * int(d), isTrue(f.of[candidates.Of(t.Cell, d)])})
		}
	}
	n := f.add(x)
	f.adds = append(f.adds, equation{Sum: s, parts: []part{{n, 1}}})
}

// write writes the formula in OPB form.
func (f *formula) write(w io.Writer, comments []string) error {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "* #variable= %d #constraint= %d\n", len(f.names), len(f.lines))
	for _, c := range comments {
		fmt.Fprintf(out, "* %s\n", c)
	}
	for _, x := range f.lines {
		if x.comment != "" {
			fmt.Fprintf(out, "* %s\n", x.comment)
		}
		for _, t := range x.terms {
			fmt.Fprintf(out, "%+d %s ", t.times, f.name(t.x))
		}
		fmt.Fprintf(out, "%s %d ;\n", map[bool]string{true: "=", false: ">="}[x.equal], x.total)
	}
	return out.Flush()
}

// name returns a literal as the formula and the proof write it.
func (f *formula) name(x literal) string {
	return strings.Repeat("~", int(x&1)) + f.names[x.variable()]
}
