package practice

import (
	"math/rand/v2"
	"sort"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/fallback/generate"
)

// motion takes a board to another: it turns or reflects it, with its boxes and its clues.
type motion struct {
	to   *candidates.Layout
	move func(candidates.Cell) candidates.Cell
}

// motionOf returns a motion at random after which the boxes and the clues of a board mean the same; ok is false if there is
// none.
func motionOf(l *candidates.Layout, random *rand.Rand) (m motion, ok bool) {
	moves := generate.Full.Motions(l.Size())
	for _, i := range random.Perm(len(moves)) {
		if m = (motion{move: moves[i]}); m.carries(l) {
			return m, true
		}
	}
	return m, false
}

// carries finds the board that another becomes, and reports whether there is one.
func (m *motion) carries(l *candidates.Layout) bool {
	spec, ok := m.spec(l)
	if !ok {
		return false
	}
	to, err := candidates.ParseLayout(spec)
	if err != nil {
		return false
	}
	var all []candidates.Clue
	for _, clue := range l.Clues() {
		image := candidates.Clue{Kind: clue.Kind, Values: clue.Values}
		for _, line := range clue.Lines {
			moved := make([]candidates.Cell, len(line))
			for i, c := range line {
				moved[i] = m.move(c)
			}
			image.Lines = append(image.Lines, moved)
		}
		all = append(all, image)
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].Cells().First() < all[j].Cells().First() })
	if len(all) > 0 {
		if to, err = clues.On(to, all...); err != nil {
			return false
		}
	}
	m.to = to
	return m.keeps(l)
}

// jigsaw is what the names of boards with boxes of other shapes begin with.
const jigsaw = "jigsaw:"

// spec names the board of the boxes after the motion; ok is false if it is none of those that have names.
func (m *motion) spec(l *candidates.Layout) (spec string, ok bool) {
	if !strings.HasPrefix(l.String(), jigsaw) {
		for h := range l.HousesOfKind(candidates.Box).All() {
			first := l.BoxOf(m.move(l.HouseCells(h).First()))
			for c := range l.HouseCells(h).All() {
				if l.BoxOf(m.move(c)) != first {
					return "", false
				}
			}
		}
		return l.String(), true
	}
	regions, extras, _ := strings.Cut(strings.TrimPrefix(l.String(), jigsaw), "+")
	moved := []byte(regions)
	at := func(c candidates.Cell) int { return (c.Row()-1)*l.Size() + c.Column() - 1 }
	for c := range l.Cells().All() {
		moved[at(m.move(c))] = regions[at(c)]
	}
	spec = jigsaw + string(moved)
	if extras != "" {
		spec += "+" + extras
	}
	return spec, true
}

// keeps reports whether the clues forbid the same on both boards. Some speak of the numbers of rows or columns, which
// change.
func (m *motion) keeps(l *candidates.Layout) bool {
	for c := range l.Cells().All() {
		for d := range l.Digits().All() {
			out, image := l.Exclusions(candidates.Of(c, d)), m.to.Exclusions(candidates.Of(m.move(c), d))
			for x := range l.Digits().All() {
				var moved candidates.CellSet
				for other := range out.Places(x).All() {
					moved = moved.With(m.move(other))
				}
				if moved != image.Places(x) {
					return false
				}
			}
		}
	}
	return true
}
