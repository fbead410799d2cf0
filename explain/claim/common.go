package claim

import (
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// common is an item all of whose candidates exclude others: "{3b1}".
type common []candidates.Item

// common writes the clue if it is alone, otherwise the item.
func (w *writer) common(e explain.Common) {
	if _, ok := w.f.Before.Layout().ClueNumber(e.Clue); ok {
		w.put(w.style.Restyle(e.Clue))
		return
	}
	w.itemsAndGroups(e.Items, nil)
}

func (p common) on(*candidates.Grid, []explain.Effect) ([]explain.Evidence, say.Sentence) {
	return []explain.Evidence{explain.Common{Items: p}}, say.Sentence{}
}

// clueAlone is a clue of the board, by its number, which rules candidates out by itself: "thermo: r7c1 r7c2 r7c3",
// "thermometer from r7c1". It may be one of the sums of the clue that is meant, "arrow: r1c1 = r2c2 = r2c1 r3c1 sum 2".
type clueAlone struct {
	number int
	part   int // from 1, 0 for any
}

// clue reads a clue of the board, as a line of clues or by what it is called.
func (s *scanner) clue() (pattern, bool) {
	a := s.attempt()
	numbers, ok := a.named()
	if !ok {
		return nil, false
	}
	part := a.part()
	if !a.ends() {
		return nil, false
	}
	s.accept(a)
	var ways either
	for _, i := range numbers {
		ways = append(ways, clueAlone{i, part})
	}
	if len(ways) == 1 {
		return ways[0], true
	}
	return ways, true
}

// named reads a clue, and returns the numbers of all that are called so. Of clues that begin alike the longest counts.
func (s *scanner) named() (numbers []int, ok bool) {
	start, end := s.pos, s.pos
	for i, c := range s.layout.Clues() {
		for _, line := range []string{clueName(s.layout, &c), c.String()} {
			a := s.attempt()
			a.pos = start
			if !a.isClue(line) || a.pos < end {
				continue
			}
			if a.pos > end {
				numbers = nil
			}
			numbers, end = append(numbers, i), a.pos
			break
		}
	}
	s.pos = end
	return numbers, len(numbers) > 0
}

// clueName returns what a clue is called, without an article: "cage of 17 at r4c9".
func clueName(l *candidates.Layout, c *candidates.Clue) string {
	first, last := c.Parts()
	value, of := strconv.Itoa(c.Value(l.Size())), ""
	if len(c.Values) > 0 {
		of = " of " + value
	}
	return strings.NewReplacer("{0}", first.String(), "{1}", last.String(), "{2}", value, "{of}", of).Replace(c.Kind.Called)
}

// isClue reads what a line of clues says, its cells in any style.
func (s *scanner) isClue(line string) bool {
	for word := range strings.FieldsSeq(line) {
		for i, part := range strings.Split(word, "-") {
			want, err := candidates.ParseCell(part)
			if err != nil {
				if i == 0 && !s.has(word) {
					return false
				}
				break
			}
			if i > 0 && !s.has("-") {
				return false
			}
			if c, err := s.cell(); err != nil || c != want {
				return false
			}
		}
	}
	return true
}

// on finds the cells by which the clue rules out the effects, or else whatever it rules out: by pairs of its candidates, and
// by counting its ways.
func (p clueAlone) on(g *candidates.Grid, effects []explain.Effect) (readings []explain.Evidence, flaw say.Sentence) {
	clue := &g.Layout().Clues()[p.number]
	if e, ok := p.byPairs(g, effects); ok && p.part == 0 {
		readings = append(readings, e)
	}
	if n := g.Layout().Counted(clue.String()); n != nil {
		for _, a := range n.Alone() {
			if p.part == 0 || a.Clues[0].Part == p.part-1 {
				readings = append(readings, sumFor(g, a, effects))
			}
		}
	}
	if len(readings) == 0 {
		return nil, say.RulesNothingOut(clue)
	}
	return readings, none
}

// byPairs returns the evidence that pairs of candidates of the clue make.
func (p clueAlone) byPairs(g *candidates.Grid, effects []explain.Effect) (e explain.Common, ok bool) {
	if len(effects) == 0 {
		effects = removals(g)
	}
	e.Clue = g.Layout().Clues()[p.number].String()
	var cells candidates.CellSet
	for _, pair := range g.Layout().CluePairs(p.number) {
		if g.Candidates(pair.To) != 0 {
			cells = cells.With(pair.To)
		}
	}
	for c := range cells.All() {
		e.Items = append(e.Items, candidates.CellItem(c))
	}
	out := e.RuledOut(g)
	some := slices.DeleteFunc(slices.Clone(effects), func(x explain.Effect) bool { return x.Place || !out.Has(x.Candidate) })
	if len(some) == 0 {
		return e, false
	}
	return e.Fewest(g, some), true
}
