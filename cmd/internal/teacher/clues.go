package teacher

import (
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/explain/prose"
	"pencilmark/explain/web"
)

// maxClues is how many lines of clues a sheet may have.
const maxClues = 400

// layoutWith returns the layout with the clues of some lines.
func layoutWith(l *candidates.Layout, lines []string) (*candidates.Layout, error) {
	if len(lines) > maxClues {
		return nil, errorf(CodeRequest, "sheet.clues has %d lines: expected at most %d", len(lines), maxClues)
	}
	var all []candidates.Clue
	for _, line := range lines {
		cs, err := clues.Parse(line)
		if err != nil {
			return nil, errorf(CodeRequest, "sheet.clues: %q: %v", clip(line), err)
		}
		all = append(all, cs...)
	}
	m, err := clues.On(l, all...)
	if err != nil {
		return nil, errorf(CodeRequest, "sheet.clues: %v", err)
	}
	return m, nil
}

// Rules are what a page has to know of a board beyond its digits, to draw it and to write marks by itself.
type Rules struct {
	Under string `json:"under"` // elements of an SVG picture below its lines, in units of which a cell has 60
	Over  string `json:"over"`  // and above its lines
	// Room is what is outside of the board on its left, above it, on its right and below it.
	Room [4]int `json:"room"`
	// Lower is by how much pencil marks stand lower than in the middle of their cells, to leave room for what is
	// written in corners.
	Lower float64     `json:"lower"`
	Clues []ClueGroup `json:"clues"`
	// Conflicts are pairs of cells that clues do not allow all digits: for each pair the numbers of the two cells, in
	// reading order from 0, and of a table. A table has for each digit of the first cell the digits that the second
	// one cannot hold, as a string: "12" for 1 and 2.
	Conflicts [][3]int   `json:"conflicts"`
	Tables    [][]string `json:"tables"`
	// Allowed has the digits of cells that cannot hold all, by the name of the cell.
	Allowed map[string]string `json:"allowed"`
}

// ClueGroup is the clues of one kind.
type ClueGroup struct {
	Name    string   `json:"name"`
	Meaning string   `json:"meaning"`
	Clues   []string `json:"clues"` // none for a rule of the whole board
	Cells   []string `json:"cells"` // of each of them, with a space between two
}

// newRules tells the rules of a board.
func newRules(l *candidates.Layout) *Rules {
	ground := web.New(web.Options{}).Ground(l)
	r := &Rules{
		Under: ground.Under, Over: ground.Over, Room: [4]int{ground.Left, ground.Top, ground.Right, ground.Bottom}, Lower: ground.Lower,
		Clues: []ClueGroup{}, Conflicts: [][3]int{}, Tables: [][]string{}, Allowed: map[string]string{},
	}
	cells := map[string][]string{} // of the clues of a kind
	for _, c := range l.Clues() {
		if len(c.Lines) > 0 {
			cells[c.Kind.Name] = append(cells[c.Kind.Name], strings.Join(cellNames(c.Cells()), " "))
		}
	}
	for _, g := range prose.ClueGroups(l, 0) {
		r.Clues = append(r.Clues, ClueGroup{g.Name, g.Meaning, append([]string{}, g.Clues...), append([]string{}, cells[g.Name]...)})
	}
	if len(l.Clues()) > 0 {
		r.tabulate(l)
	}
	return r
}

// tabulate writes down what clues do not allow.
func (r *Rules) tabulate(l *candidates.Layout) {
	all := []candidates.Cell{}
	for c := range l.Cells().All() {
		all = append(all, c)
	}
	empty := candidates.NewGrid(l, candidates.Filling{})
	known := map[string]int{}
	for i, a := range all {
		if left := empty.Candidates(a); left != l.Digits() {
			r.Allowed[a.String()] = left.String()
		}
		for j := i + 1; j < len(all); j++ {
			table, some := make([]string, l.Size()), false
			for d := range l.Digits().All() {
				of := l.Conflicts(candidates.Of(a, d))
				var out candidates.DigitSet
				for e := range l.Digits().All() {
					if of.Has(candidates.Of(all[j], e)) {
						out, some = out.With(e), true
					}
				}
				table[d-1] = out.String()
			}
			if !some {
				continue
			}
			key := strings.Join(table, ",")
			n, seen := known[key]
			if !seen {
				n = len(r.Tables)
				known[key] = n
				r.Tables = append(r.Tables, table)
			}
			r.Conflicts = append(r.Conflicts, [3]int{i, j, n})
		}
	}
}

// Broken is a clue that digits on a sheet break.
type Broken struct {
	Clue  string   `json:"clue"`  // "thermo: r7c1 r7c2 r7c3"
	Name  string   `json:"name"`  // "thermometer"
	Cells []string `json:"cells"` // whose digits break it
}

// brokenClues returns the clues that the digits of a sheet break, in the order of the board.
func brokenClues(s *candidates.Sheet) []Broken {
	found := []Broken{}
	l := s.Layout
	if len(l.Clues()) == 0 {
		return found
	}
	cells := map[int]candidates.CellSet{} // by clue
	note := func(ks ...candidates.Candidate) {
		c, ok := l.ForbiddingClue(ks...)
		if !ok {
			return
		}
		for _, k := range ks {
			cells[c] = cells[c].With(k.Cell())
		}
	}
	var digits []candidates.Candidate
	var placed candidates.CandidateSet
	for c := range l.Cells().All() {
		if d := s.Digits[c]; d != 0 {
			k := candidates.Of(c, d)
			digits = append(digits, k)
			placed.Add(k)
			note(k)
		}
	}
	for i, k := range digits {
		for _, other := range digits[i+1:] {
			if l.Conflicts(k).Has(other) {
				note(k, other)
			}
		}
	}
	for _, t := range l.Triples() {
		if placed.Has(t[0]) && placed.Has(t[1]) && placed.Has(t[2]) {
			note(t[:]...)
		}
	}
	all := l.Clues()
	for i := range all {
		if in := cells[i]; !in.IsEmpty() {
			found = append(found, Broken{all[i].String(), all[i].Kind.Name, cellNames(in)})
		}
	}
	return found
}
