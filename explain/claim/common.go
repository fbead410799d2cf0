package claim

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// common is an item all of whose candidates exclude others: "{3b1}".
type common []candidates.Item

func (p common) on(*candidates.Grid, []explain.Effect) ([]explain.Evidence, say.Sentence) {
	return []explain.Evidence{explain.Common{Items: p}}, say.Sentence{}
}

// clueAlone is a clue of the board, by its number, which rules candidates out by itself: "thermo: r7c1 r7c2 r7c3",
// "thermometer from r7c1".
type clueAlone int

// clue reads a clue of the board, as a line of clues or by what it is called.
func (s *scanner) clue() (pattern, bool) {
	for i, c := range s.layout.Clues() {
		a := s.attempt()
		first, last := c.Parts()
		of := ""
		if len(c.Values) > 0 {
			of = fmt.Sprintf(" of %d", c.Value(s.layout.Size()))
		}
		called := strings.NewReplacer("{0}", first.String(), "{1}", last.String(), "{of}", of).Replace(c.Kind.Called)
		if !a.isClue(called) {
			if a = s.attempt(); !a.isClue(c.String()) {
				continue
			}
		}
		if a.done() || a.attempt().has("=>") {
			s.accept(a)
			return clueAlone(i), true
		}
	}
	return nil, false
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

// on finds the cells by which the clue rules out the effects, or else whatever it rules out.
func (p clueAlone) on(g *candidates.Grid, effects []explain.Effect) ([]explain.Evidence, say.Sentence) {
	if len(effects) == 0 {
		effects = removals(g)
	}
	e := explain.Common{Clue: g.Layout().Clues()[p].String()}
	var cells candidates.CellSet
	for _, pair := range g.Layout().CluePairs(int(p)) {
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
		return nil, say.RulesNothingOut(&g.Layout().Clues()[p])
	}
	return []explain.Evidence{e.Fewest(g, some)}, say.Sentence{}
}
