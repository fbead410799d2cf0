package clued

import (
	"slices"

	"pencilmark/candidates"
)

// How many guesses are made at a clue, and how many clues of a kind are drawn where it is not said: lines, and what has
// one cell or two.
const (
	guesses   = 400
	mostLines = 14
	mostSmall = 3 // times the size of the board
)

// draw draws clues of each kind.
func (d *Drawing) draw(wants []Want) bool {
	var lined candidates.CellSet // cells that have lines or shapes
	drawn, done := make([]int, len(wants)), make([]bool, len(wants))
	for more := true; more; {
		more = false
		for i, w := range wants { // in turn, so that each finds room
			if done[i] {
				continue
			}
			group, ok := d.group(w, lined)
			if !ok {
				done[i] = true
				continue
			}
			d.groups, d.free = append(d.groups, group), append(d.free, w.Number == 0)
			for j := range group {
				if d.covers(&group[j], w) {
					lined = lined.Or(group[j].Cells())
				}
			}
			drawn[i] += len(group)
			done[i], more = drawn[i] >= d.most(w), true
		}
	}
	for i, w := range wants {
		if drawn[i] == 0 || drawn[i] < w.Number {
			return false
		}
	}
	return true
}

func (d *Drawing) most(w Want) int {
	switch {
	case w.Number > 0:
		return w.Number
	case w.Kind.Single || d.joins(w):
		return mostSmall * d.Layout.Size()
	}
	return mostLines
}

// joins reports whether clues of the kind have two cells side by side, and no more.
func (d *Drawing) joins(w Want) bool {
	three := candidates.Clue{Kind: w.Kind, Lines: [][]candidates.Cell{{candidates.At(1, 1), candidates.At(1, 2), candidates.At(1, 3)}}, Values: w.Values}
	two := candidates.Clue{Kind: w.Kind, Lines: [][]candidates.Cell{three.Lines[0][:2]}, Values: w.Values}
	return w.Kind.FPuzzles.Form == candidates.CellsForm && w.Kind.Check(d.Layout, &three) != nil && w.Kind.Check(d.Layout, &two) == nil
}

// drawAll draws all clues that are true, of kinds that join two cells or mark one, and reports whether the rules for the
// whole board are kept then.
func (d *Drawing) drawAll(wants []Want) bool {
	d.groups, d.free = nil, nil
	for _, w := range wants {
		if !d.joins(w) || w.Number > 0 {
			return false
		}
		for c := range d.Layout.Cells().All() {
			for e := range d.Layout.Cells().All() {
				clue := candidates.Clue{Kind: w.Kind, Values: w.Values, Lines: [][]candidates.Cell{{c, e}}}
				if c < e && d.stands(&clue) && !d.has(&clue) {
					d.groups, d.free = append(d.groups, []candidates.Clue{clue}), append(d.free, true)
				}
			}
		}
	}
	used := make([]bool, len(d.groups))
	for i := range used {
		used[i] = true
	}
	_, ok := d.board(used)
	return ok
}

// group draws a clue, and its images by the symmetry. Where it can it keeps off cells with lines.
func (d *Drawing) group(w Want, lined candidates.CellSet) (group []candidates.Clue, ok bool) {
	for range guesses {
		clue := candidates.Clue{Kind: w.Kind, Values: w.Values}
		d.guess(&clue, w)
		if len(clue.Lines) == 0 || !d.stands(&clue) || d.has(&clue) {
			continue
		}
		if d.covers(&clue, w) && clue.Cells().Meets(lined) {
			continue
		}
		if group = d.images(clue, w); group != nil {
			return group, true
		}
	}
	return nil, false
}

// covers reports whether a clue is drawn over cells of the board, and not beside them or on an edge.
func (d *Drawing) covers(clue *candidates.Clue, w Want) bool {
	switch clue.Kind.FPuzzles.Form {
	case candidates.OutsideForm, candidates.DiagonalForm, candidates.CornerForm:
		return false
	}
	return clue.Cells().Len() > 2 || len(clue.Lines) > 1 || !w.Kind.Single && !d.joins(w)
}

// images returns a clue with its images by the symmetry, either way round, nil if one of them is not true.
func (d *Drawing) images(clue candidates.Clue, w Want) []candidates.Clue {
	group := []candidates.Clue{clue}
	for _, move := range d.Symmetry.Motions(d.Layout.Size()) {
		image := candidates.Clue{Kind: clue.Kind, Values: clue.Values}
		for _, line := range clue.Lines {
			moved := make([]candidates.Cell, len(line))
			for i, c := range line {
				moved[i] = move(c)
			}
			image.Lines = append(image.Lines, moved)
		}
		if slices.ContainsFunc(group, func(c candidates.Clue) bool { return c.Cells() == image.Cells() }) {
			continue
		}
		if d.stands(&image) {
			group = append(group, image)
			continue
		}
		if d.value(&image, w); !d.stands(&image) {
			slices.Reverse(image.Lines[0])
			d.value(&image, w)
			if !d.stands(&image) {
				return nil
			}
		}
		group = append(group, image)
	}
	return group
}

// has reports whether the drawing has a clue of the kind with the same cells.
func (d *Drawing) has(clue *candidates.Clue) bool {
	for _, group := range d.groups {
		for i := range group {
			if group[i].Kind == clue.Kind && group[i].Cells() == clue.Cells() {
				return true
			}
		}
	}
	return false
}

// stands reports whether a clue can stand on the board and is true in the solution.
func (d *Drawing) stands(clue *candidates.Clue) bool {
	if clue.Kind.Check(d.Layout, clue) != nil {
		return false
	}
	if clue.Kind.Houses != nil {
		for _, x := range clue.Kind.Houses(d.Layout, clue) {
			var digits candidates.DigitSet
			for c := range x.Cells.All() {
				digits = digits.With(d.Solution[c])
			}
			if digits != d.Layout.Digits() {
				return false
			}
		}
	}
	if clue.Kind.Relations != nil {
		for _, r := range clue.Kind.Relations(d.Layout, clue) {
			ds := make([]candidates.Digit, len(r.Cells))
			for i, c := range r.Cells {
				ds[i] = d.Solution[c]
			}
			if !r.Allows(ds...) {
				return false
			}
		}
	}
	readings, _ := clue.Counts(d.Layout)
	return !slices.ContainsFunc(readings, func(r candidates.Reading) bool {
		return !r.Allows(func(c candidates.Cell) candidates.DigitSet { return candidates.Digits(d.Solution[c]) })
	})
}

// value gives a clue the value with which it is true in the solution, where its kind has one and none is asked for.
func (d *Drawing) value(clue *candidates.Clue, w Want) {
	kind := clue.Kind
	if len(w.Values) > 0 || kind.Usual != nil || len(clue.Lines) == 0 {
		return
	}
	switch form := kind.FPuzzles.Form; {
	case form == candidates.CornerForm:
		line := clue.Lines[0]
		clue.Values = nil
		for _, i := range d.random.Perm(len(line))[:1+d.random.IntN(len(line))] {
			clue.Values = append(clue.Values, int(d.Solution[line[i]]))
		}
		slices.Sort(clue.Values)
	case kind.Sums != nil || form == candidates.OutsideForm:
		sum := 0
		for c := range clue.Cells().All() {
			sum += int(d.Solution[c])
		}
		n := d.Layout.Size()
		for v := range n * (n + 1) / 2 {
			if clue.Values = []int{v}; d.stands(clue) {
				return
			}
		}
		if clue.Values = []int{sum}; !d.stands(clue) {
			clue.Values = nil
		}
	}
}

// guess gives a clue cells at random, in the form that its kind has, and values where it needs them.
func (d *Drawing) guess(clue *candidates.Clue, w Want) {
	start := d.anywhere()
	switch form := w.Kind.FPuzzles.Form; {
	case form == candidates.MarksForm:
		clue.Lines = [][]candidates.Cell{{start}}
		if len(w.Values) == 0 {
			clue.Values = d.marks(start)
		}
	case w.Kind.Single:
		clue.Lines = [][]candidates.Cell{{start}}
	case form == candidates.OutsideForm:
		d.outside(clue, start)
	case form == candidates.DiagonalForm:
		d.diagonal(clue, start)
	case form == candidates.CornerForm:
		if n := d.Layout.Size(); start.Row() < n && start.Column() < n {
			clue.Lines = [][]candidates.Cell{{start, candidates.At(start.Row(), start.Column()+1),
				candidates.At(start.Row()+1, start.Column()), candidates.At(start.Row()+1, start.Column()+1)}}
		}
	case form == candidates.ArrowForm:
		d.arrow(clue, start)
	case form == candidates.ClonesForm:
		d.clones(clue, start)
	case d.joins(w):
		if line := d.walk(start, 2, beside); len(line) == 2 {
			clue.Lines = [][]candidates.Cell{line}
		}
	case form == candidates.CellsForm:
		clue.Lines = [][]candidates.Cell{d.region(start)}
	default:
		d.longest(clue, start)
	}
	d.value(clue, w)
}

func (d *Drawing) anywhere() candidates.Cell {
	n := d.Layout.Size()
	return candidates.At(1+d.random.IntN(n), 1+d.random.IntN(n))
}

// beside and touching are the steps of lines: to a side, or to a corner as well.
var (
	beside   = [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	touching = append(beside[:4:4], [][2]int{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}...)
)

// walk returns a random line of up to n different cells.
func (d *Drawing) walk(c candidates.Cell, n int, steps [][2]int) []candidates.Cell {
	line := []candidates.Cell{c}
	for len(line) < n {
		next := d.around(line[len(line)-1], steps, candidates.Cells(line...))
		if len(next) == 0 {
			break
		}
		line = append(line, next[d.random.IntN(len(next))])
	}
	return line
}

// around returns the cells that are a step from a cell, but for some.
func (d *Drawing) around(c candidates.Cell, steps [][2]int, but candidates.CellSet) (cells []candidates.Cell) {
	n := d.Layout.Size()
	for _, s := range steps {
		r, col := c.Row()+s[0], c.Column()+s[1]
		if r >= 1 && r <= n && col >= 1 && col <= n && !but.Has(candidates.At(r, col)) {
			cells = append(cells, candidates.At(r, col))
		}
	}
	return cells
}

// longest gives a clue a line that goes on as long as it is true, or a while longer and becomes true again. Lines of two
// cells say little, so that they are rarely drawn.
func (d *Drawing) longest(clue *candidates.Clue, start candidates.Cell) {
	n := d.Layout.Size()
	target := 3 + d.random.IntN(max(2, n-4))
	line, best := []candidates.Cell{start}, 0
	for len(line) < target {
		next := d.around(line[len(line)-1], touching, candidates.Cells(line...))
		d.random.Shuffle(len(next), func(i, j int) { next[i], next[j] = next[j], next[i] })
		if len(next) == 0 {
			break
		}
		line = append(line, next[0])
		for _, c := range next {
			line[len(line)-1] = c
			clue.Lines = [][]candidates.Cell{line}
			if d.stands(clue) {
				best = len(line)
				break
			}
		}
	}
	clue.Lines = nil
	if best >= 3 || best == 2 && d.random.IntN(20) == 0 {
		clue.Lines = [][]candidates.Cell{line[:best]}
	}
}

// region returns connected cells without a digit twice.
func (d *Drawing) region(start candidates.Cell) []candidates.Cell {
	n := d.Layout.Size()
	target := 2 + d.random.IntN(n-1)
	cells, digits := candidates.Cells(start), candidates.Digits(d.Solution[start])
	line := []candidates.Cell{start}
	for range 4 * n {
		if len(line) == target {
			break
		}
		next := d.around(line[d.random.IntN(len(line))], beside, cells)
		if len(next) == 0 {
			continue
		}
		if c := next[d.random.IntN(len(next))]; !digits.Has(d.Solution[c]) {
			cells, digits, line = cells.With(c), digits.With(d.Solution[c]), append(line, c)
		}
	}
	slices.Sort(line)
	return line
}

// clones gives a clue two shapes with the same digits, some steps apart.
func (d *Drawing) clones(clue *candidates.Clue, start candidates.Cell) {
	n := d.Layout.Size()
	there := d.anywhere()
	rows, columns := there.Row()-start.Row(), there.Column()-start.Column()
	if there == start || d.Solution[there] != d.Solution[start] {
		return
	}
	one, other := []candidates.Cell{start}, []candidates.Cell{there}
	for range 4 * n {
		if len(one) == n {
			break
		}
		next := d.around(one[d.random.IntN(len(one))], beside, candidates.Cells(append(one, other...)...))
		if len(next) == 0 {
			continue
		}
		c := next[d.random.IntN(len(next))]
		r, col := c.Row()+rows, c.Column()+columns
		if r < 1 || r > n || col < 1 || col > n {
			continue
		}
		e := candidates.At(r, col)
		if d.Solution[c] == d.Solution[e] && !slices.Contains(one, e) && !slices.Contains(other, c) {
			one, other = append(one, c), append(other, e)
		}
	}
	clue.Lines = [][]candidates.Cell{one, other}
}

// outside gives a clue a row or column from one side.
func (d *Drawing) outside(clue *candidates.Clue, c candidates.Cell) {
	n := d.Layout.Size()
	var line []candidates.Cell
	across := d.random.IntN(2) == 0
	for i := 1; i <= n; i++ {
		if across {
			line = append(line, candidates.At(c.Row(), i))
		} else {
			line = append(line, candidates.At(i, c.Column()))
		}
	}
	if d.random.IntN(2) == 0 {
		slices.Reverse(line)
	}
	clue.Lines = [][]candidates.Cell{line}
}

// diagonal gives a clue the whole diagonal that a cell is on, either way round.
func (d *Drawing) diagonal(clue *candidates.Clue, c candidates.Cell) {
	n := d.Layout.Size()
	row, column, step := c.Row(), c.Column(), touching[4+d.random.IntN(4)]
	has := func(row, column int) bool { return min(row, column) >= 1 && max(row, column) <= n }
	for has(row-step[0], column-step[1]) {
		row, column = row-step[0], column-step[1]
	}
	var line []candidates.Cell
	for ; has(row, column); row, column = row+step[0], column+step[1] {
		line = append(line, candidates.At(row, column))
	}
	if len(line) > 1 {
		clue.Lines = [][]candidates.Cell{line}
	}
}

// longestShaft is how many cells the shaft of an arrow has at most.
const longestShaft = 4

// arrow gives a clue a circle and the longest shaft of a random line that is true.
func (d *Drawing) arrow(clue *candidates.Clue, start candidates.Cell) {
	line := d.walk(start, 1+longestShaft, touching)
	for n := len(line); n > 2; n-- {
		if clue.Lines = [][]candidates.Cell{line[:1], line[1:n]}; d.stands(clue) {
			return
		}
	}
	clue.Lines = nil
}

// marks returns some digits, that of a cell among them.
func (d *Drawing) marks(c candidates.Cell) (values []int) {
	n := d.Layout.Size()
	for x := 1; x <= n; x++ {
		if candidates.Digit(x) == d.Solution[c] || d.random.IntN(n) < 3 {
			values = append(values, x)
		}
	}
	return values
}
