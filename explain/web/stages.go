package web

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
)

// Hinted are the figures of a step at the stages of a hint before the last, the first at stage 1.
type Hinted [explain.Stages - 1]explain.Figure

// HintedBy returns the figures of a step for a ladder.
func HintedBy(w prose.Writer, f *explain.Frame, ladder explain.Ladder) *Hinted {
	var h Hinted
	for i := range h {
		h[i] = w.HintFigure(f, ladder, i+1, 0)
	}
	return &h
}

// stages say at which stage of a hint what is drawn is seen first.
type stages struct {
	houses     [candidates.MaxHouses]int
	candidates [candidates.MaxCandidates]int
	removed    [candidates.MaxCandidates]int
	framed     [explain.Stages][candidates.MaxCells]explain.Role // at each stage
	links      map[[2]explain.Node]int                           // by their ends
	at         [explain.Stages]*board
}

// first returns the first stage at which the board is so.
func (s *stages) first(is func(*board) bool) int {
	for i, b := range s.at {
		if is(b) {
			return i + 1
		}
	}
	return explain.Stages
}

// node returns the stage at which the label of a node is seen first.
func (s *stages) node(n explain.Node, label string) int {
	return s.first(func(at *board) bool {
		return at.f.Labels.Nodes[n] == label && slices.ContainsFunc(at.f.Joints, func(j explain.Joint) bool { return j.From == n || j.To == n })
	})
}

// clue returns the stage at which a clue is named first.
func (s *stages) clue(c *candidates.Clue) int {
	return s.first(func(at *board) bool { return slices.Contains(at.f.Clues, c) })
}

// link returns the stage at which a link is seen first.
func (s *stages) link(l link) int {
	return cmp.Or(s.links[[2]explain.Node{l.from, l.to}], s.links[[2]explain.Node{l.to, l.from}], explain.Stages)
}

func newStages(b *board, hints *Hinted) *stages {
	s := &stages{links: map[[2]explain.Node]int{}}
	s.at[explain.Stages-1] = b
	for i := range hints {
		s.at[i] = newBoard(b.options, &hints[i])
		for _, j := range hints[i].Joints {
			if ends := [2]explain.Node{j.From, j.To}; s.links[ends] == 0 {
				s.links[ends] = i + 1
			}
		}
	}
	for h := range b.l.Houses().All() {
		s.houses[h] = s.first(func(at *board) bool { return at.Houses[h] == b.Houses[h] })
	}
	for c := range b.l.Cells().All() {
		for i, at := range s.at {
			s.framed[i][c] = at.framed(c)
		}
		for d := range b.l.Digits().All() {
			k := candidates.Of(c, d)
			s.candidates[k] = s.first(func(at *board) bool { return at.Candidates[k] == b.Candidates[k] })
			s.removed[k] = s.first(func(at *board) bool { return at.Removed[c].Has(d) })
		}
	}
	return s
}

// stage returns the stage that pick takes from those of the board, 0 if everything is seen at once.
func (b *board) stage(pick func(*stages) int) int {
	if b.stages == nil {
		return 0
	}
	return pick(b.stages)
}

// from draws what is seen from a stage on.
func (b *board) from(pick func(*stages) int, draw func()) {
	b.between(b.stage(pick), explain.Stages, draw)
}

// between draws what is seen from one stage to another.
func (b *board) between(first, last int, draw func()) {
	class := stageClass(first, last)
	if class == "" {
		draw()
		return
	}
	before := b.out.Len()
	put(&b.out, `<g class="`, class, "\">\n")
	empty := b.out.Len()
	if draw(); b.out.Len() == empty {
		b.out.Truncate(before)
		return
	}
	b.out.WriteString("</g>\n")
}

// stagedFrames draws the frames that cells have at the stages of a hint.
func (b *board) stagedFrames() {
	framed := &b.stages.framed
	for c := range b.l.Cells().All() {
		for first := 0; first < explain.Stages; {
			last := first
			for last+1 < explain.Stages && framed[last+1][c] == framed[first][c] {
				last++
			}
			if role := framed[first][c]; role != explain.RoleNone {
				b.between(first+1, last+1, func() { b.cellFrame(role, c) })
			}
			first = last + 1
		}
	}
}

// stageClass returns the class of what is seen from one stage to another, empty if that is always.
func stageClass(first, last int) string {
	var classes []string
	if first > 1 {
		classes = append(classes, "s"+strconv.Itoa(first))
	}
	if last < explain.Stages {
		classes = append(classes, "u"+strconv.Itoa(last))
	}
	return strings.Join(classes, " ")
}

// stagedEntries adds an entry to the legend for a role that some cells have as a frame while the candidates
// that have it in the end are not shown. It adds none if the frame of the role has an entry.
func (b *board) stagedEntries(role explain.Role, known bool, entry func(words string, glyph func(p point))) {
	if b.stages == nil || known {
		return
	}
	b.entryFirst = 0
	for i, framed := range b.stages.framed {
		if i+1 < explain.Stages && slices.Contains(framed[:], role) {
			if b.entryFirst == 0 {
				b.entryFirst = i + 1
			}
			b.entryLast = i + 1
		}
	}
	if b.entryFirst > 0 {
		entry(b.word(role), func(p point) { b.frame(role, p, 14, "") })
	}
	b.entryLast = explain.Stages
}
