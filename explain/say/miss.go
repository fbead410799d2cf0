package say

import (
	"errors"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Effects are what a step changes, as experts write it: "r6c3,r789c1<>5".
type Effects []explain.Effect

// miss is a step that a candidate of the grid keeps from being there, and what was said of it.
type miss struct {
	grid  *candidates.Grid
	inWay candidates.Candidate
	step  *explain.Step
	with  []candidates.Candidate // that are true as well
}

// CheckNearMiss checks what sentences say of a step that a candidate of the grid keeps from being there.
func CheckNearMiss(g *candidates.Grid, inWay candidates.Candidate, step *explain.Step, said []Sentence) error {
	t := &Told{layout: g.Layout(), subject: &miss{grid: g, inWay: inWay, step: step}}
	return t.all(said)
}

// What keeps the step from being there.
var (
	ANearMiss = kind0("a-near-miss", "a near miss:", func(*Told) error { return nil })
	PlaceMore = told3("place-more", "{0} has one place too many for {1}: {2}.", func(m *miss, h candidates.House, d candidates.Digit, c candidates.Cell) error {
		item := candidates.HouseItem(d, h)
		return expect(candidates.Of(c, d) == m.inWay && m.grid.Layout().Covers(m.inWay, item) && slices.Contains(m.step.Evidence.Premises(), item), "the step is not about that")
	})
	CandidateMore = told2("candidate-more", "{0} has one candidate too many: {1}.", func(m *miss, c candidates.Cell, d candidates.Digit) error {
		return expect(candidates.Of(c, d) == m.inWay && m.grid.Has(m.inWay), "another is in the way")
	})
	WithoutIt      = told2("without-it", "without it there would be a step, {0}: {1}.", (*miss).wouldBe)
	WithoutItOther = told2("without-it-other", "without it there would be another step, {0}: {1}.", (*miss).wouldBe)
)

func (m *miss) wouldBe(name Name, do Effects) error {
	return expect(string(name) == m.step.Technique.Name && slices.Equal(do, m.step.Effects), "the step is another")
}

// What goes wrong with it.
var (
	WithInWay = kind3("with-in-way", "if {0} is {1}, {2}.", func(t *Told, c candidates.Cell, d candidates.Digit, so Sentence) error {
		return about(t, func(m *miss) error {
			return errors.Join(so.check(t), expect(candidates.Of(c, d) == m.inWay, "another is in the way"))
		})
	})
	WayIsNotIt = told1("way-is-not-it", "it is not {0}", func(m *miss, d candidates.Digit) error {
		return errors.Join(m.fails(explain.Place(m.inWay.Cell(), d)), expect(d != m.inWay.Digit(), "it is"))
	})
	WayIsNot = told2("way-is-not", "{0} is not {1}", func(m *miss, c candidates.Cell, d candidates.Digit) error {
		return errors.Join(m.fails(explain.Place(c, d)), expect(m.grid.Layout().Excludes(m.inWay, candidates.Of(c, d)), "it can be"))
	})
	WayNeedNot = told2("way-need-not", "{0} need not be {1}", func(m *miss, c candidates.Cell, d candidates.Digit) error { return m.fails(explain.Place(c, d)) })
	WayCan     = told2("way-can", "{0} can be {1} as far as the pattern goes", (*miss).remains)
	WayCanWith = kind3("way-can-with", "{0} can be {1} as far as the pattern goes, with {2|list}", (*Told).remainsWith)
	// Behind what the pattern no longer does.
	WayCanThen     = told2("way-can-then", "as far as the pattern goes, {0} can then be {1}.", (*miss).remains)
	WayCanThenWith = kind3("way-can-then-with", "as far as the pattern goes, {0} can then be {1}, with {2|list}.", (*Told).remainsWith)
	WayTrue        = told2("way-true", "{0} in {1}", func(m *miss, d candidates.Digit, c candidates.Cell) error {
		k := candidates.Of(c, d)
		m.with = append(m.with, k)
		return expect(m.grid.Has(k), "it cannot be there")
	})
)

// What clues allow with it.
var (
	WayFills = kind2("way-fills", "{0} can also be filled with {1|list}", func(t *Told, c *candidates.Clue, with []Sentence) error {
		return about(t, func(m *miss) error {
			e, ok := m.step.Evidence.(explain.Sum)
			if err := errors.Join(t.all(with), expect(ok, "nothing is added up")); err != nil {
				return err
			}
			x, alone := e.Alone()
			all := append([]candidates.Candidate{m.inWay}, m.with...)
			return errors.Join(
				expect(alone && t.layout.Counted(x.Clue).Clue == c, "the step goes by another clue"),
				expect(slices.ContainsFunc(all, func(k candidates.Candidate) bool {
					return slices.Contains(m.step.Effects, explain.Remove(k.Cell(), k.Digit()))
				}), "that does not keep anything of the step from being true"),
				m.fills(&e, all))
		})
	})
	WayAllows = kind3("way-allows", "{0} allows {1} in {2}", func(t *Told, c *candidates.Clue, d candidates.Digit, cell candidates.Cell) error {
		return about(t, func(m *miss) error {
			e, ok := m.step.Evidence.(explain.Common)
			n, known := t.layout.ClueNumber(c.String())
			return errors.Join(
				expect(ok && known && e.Clue == c.String(), "the step goes by another clue"),
				expect(!t.layout.Forbids(n, m.inWay, candidates.Of(cell, d)), "it does not"),
				m.remains(cell, d))
		})
	})
	WayTakesNone = kind3("way-takes-none", "{0} need not have {1|or} in {2}", func(t *Told, c *candidates.Clue, ds candidates.DigitSet, h candidates.House) error {
		return about(t, func(m *miss) error {
			e, ok := m.step.Evidence.(explain.KillerSet)
			i := slices.IndexFunc(e.Sums, func(sum explain.Sum) bool { return t.layout.Counted(sum.Clues[0].Clue).Clue == c })
			if !ok || i < 0 || e.Set != ds || e.House != h {
				return errors.New("the step does not rely on that")
			}
			var takes []candidates.Candidate
			for d := range ds.All() {
				for c := range m.grid.PlacesIn(d, h).All() {
					takes = append(takes, candidates.Of(c, d))
				}
			}
			return expect(!e.Sums[i].Has(m.grid, takes), "it must")
		})
	})
)

// fills checks that candidates of the grid fill the cells of a sum that are open, and keep it.
func (m *miss) fills(e *explain.Sum, all []candidates.Candidate) error {
	now := *m.grid
	for _, k := range all {
		for d := range now.Candidates(k.Cell()).Without(k.Digit()).All() {
			now.Remove(k.Cell(), d)
		}
	}
	open := e.Spans(now.Layout()).And(now.Open())
	for c := range open.All() {
		if now.Candidates(c).Len() != 1 {
			return errors.New("nothing is said of " + c.String())
		}
	}
	_, ok := e.Ways(now.Layout()).Left(&candidates.Walk{}, now.Candidates)
	return expect(ok, "they do not fill it")
}

// fails checks that an effect is one of the step.
func (m *miss) fails(e explain.Effect) error {
	return expect(slices.Contains(m.step.Effects, e), "the step does not say so of %v", e.Candidate)
}

// remains checks that nothing that is said to be true excludes what the step removes.
func (m *miss) remains(c candidates.Cell, d candidates.Digit) error {
	all := append([]candidates.Candidate{m.inWay, candidates.Of(c, d)}, m.with...)
	for i, k := range all {
		for _, other := range all[:i] {
			if m.grid.Layout().Excludes(k, other) {
				return errors.New("one excludes another")
			}
		}
	}
	return m.fails(explain.Remove(c, d))
}

// remainsWith checks that each item of the step has a true candidate, too, as they are all named.
func (t *Told) remainsWith(c candidates.Cell, d candidates.Digit, with []Sentence) error {
	return about(t, func(m *miss) error {
		if err := errors.Join(t.all(with), m.remains(c, d)); err != nil {
			return err
		}
		all := append([]candidates.Candidate{m.inWay, candidates.Of(c, d)}, m.with...)
		for _, item := range m.step.Premises {
			if !slices.ContainsFunc(all, func(k candidates.Candidate) bool { return m.grid.Layout().Covers(k, item) }) {
				return errors.New("no candidate of " + item.String() + " is named")
			}
		}
		return nil
	})
}

// What the pattern no longer does.
var (
	NoPincerNeed = told1("no-pincer-need", "no pincer need be {0}", func(m *miss, d candidates.Digit) error {
		e, ok := m.step.Evidence.(explain.Wing)
		return expect(ok && e.Digit == d, "there are other pincers")
	})
	NeitherPincerNeed = told1("neither-pincer-need", "neither pincer need be {0}", func(m *miss, d candidates.Digit) error {
		e, ok := m.step.Evidence.(explain.Wing)
		return expect(ok && e.Digit == d && e.Pincers.Len() == 2, "there are other pincers")
	})
	NeedNotGetFrom = told3("need-not-get-from", "{0} need not get its {1} from {2}", func(m *miss, cover candidates.House, d candidates.Digit, base candidates.HouseSet) error {
		e, ok := m.step.Evidence.(explain.Cover)
		return expect(ok && e.Covers.Has(cover) && e.Digit == d && e.Base == base, "the fish is another")
	})
	NeitherEndNeed = told0("neither-end-need", "neither end of the chain need be true", func(m *miss) error {
		e, ok := m.step.Evidence.(explain.Chain)
		return expect(ok && !e.Closed(), "it is no chain with two ends")
	})
	AloneKeeps = told0("alone-keeps", "that alone keeps its cells from two solutions, and nothing else has to", func(m *miss) error {
		e, ok := m.step.Evidence.(explain.Deadly)
		return expect(ok && slices.Contains(e.Guardians(m.grid), m.inWay), "there is nothing to keep from that")
	})
)
