package say

import (
	"errors"
	"fmt"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// What becomes of a supposition that has come to a contradiction.
var (
	Refuted = told2("refuted", "that is impossible, so {0} is not {1}.", (*reader).takeBack)
	// RefutedLeaves says what is left as well.
	RefutedLeaves = told3("refuted-leaves", "that is impossible, so {0} is not {1} (it is {2}).", func(r *reader, c candidates.Cell, d, left candidates.Digit) error {
		if err := r.takeBack(c, d); err != nil {
			return err
		}
		is := r.top().grid.Candidates(c)
		return expect(is == candidates.Digits(left), "it is %s", is.String())
	})
	// RefutedWithin says both of a supposition of which the lines are not told, and how many there are.
	RefutedWithin = told3("refuted-within", "{1} in {0} leads to an impossible board within {2} {2?line|lines}, so {0} is not {1}.", func(r *reader, c candidates.Cell, d candidates.Digit, n int) error {
		trial, ok := r.nested(candidates.Of(c, d))
		if !ok {
			return errors.New("that is not supposed here")
		}
		r.inOne += n
		return errors.Join(
			expect(trial.Len() == n, "it has %d lines", trial.Len()),
			r.effect(explain.Remove(c, d)))
	})
	RefutedSo = kind3("refuted-so", "that is impossible, so {0} is not {1}: {2}.", func(t *Told, c candidates.Cell, d candidates.Digit, do []Sentence) error {
		return t.ofStep(func(r *reader) error {
			if err := r.impossible(c, d); err != nil {
				return err
			}
			r.refute(d, candidates.Cells(c))
			if left, ok := r.top().grid.Candidates(c).Without(d).Single(); ok {
				r.sure = node{left, candidates.Cells(c)}
			}
			return t.all(do)
		})
	})
)

// takeBack removes what was supposed.
func (r *reader) takeBack(c candidates.Cell, d candidates.Digit) error {
	if err := r.impossible(c, d); err != nil {
		return err
	}
	return r.effect(explain.Remove(c, d))
}

// enter begins what stands under one more supposition.
func (r *reader) enter(k candidates.Candidate) error {
	if err := r.closeCase(); err != nil {
		return err
	}
	if !r.top().grid.Has(k) || !r.top().grid.Open().Has(k.Cell()) {
		return errors.New("it cannot be")
	}
	g := r.top().grid
	g.Place(k.Cell(), k.Digit())
	r.frames = append(r.frames, frame{grid: g, assumed: k})
	s := r.split
	r.clear()
	r.split = s
	return nil
}

// The cases of an item, and what is gone at the end of each.
var (
	HasItIn = told3("has-it-in", "{0} has its {1} in {2|or}.", func(r *reader, h candidates.House, d candidates.Digit, cells candidates.CellSet) error {
		r.split = &split{options: explain.ForDigit(d, cells)}
		return equal(cells, r.before.PlacesIn(d, h))
	})
	CellCouldBe = told2("cell-could-be", "look at {0}, which can be {1|or}.", func(r *reader, c candidates.Cell, ds candidates.DigitSet) error {
		r.split = &split{options: explain.InCell(c, ds)}
		return expect(ds == r.before.Candidates(c), "it is %s", r.before.Candidates(c).String())
	})
	FollowEach = told0("follow-each", "follow each case.", func(r *reader) error {
		return expect(r.split != nil, "there are no cases")
	})
	CaseEnds    = kind1("case-ends", "then {0}.", (*Told).caseEnds)
	CaseEndsToo = kind1("case-ends-too", "also {0}.", (*Told).caseEnds)
	IsNotAny    = told2("is-not-any", "{0} is not {1|or}", func(r *reader, c candidates.Cell, ds candidates.DigitSet) error {
		k := r.top().assumed
		r.split.ends(candidates.Cells(c), ds)
		return expect(c == k.Cell() && !ds.Has(k.Digit()), "that was not said of the supposition")
	})
	IsInstead = told3("is-instead", "{0} is {1}, not {2|or}", func(r *reader, c candidates.Cell, d candidates.Digit, ds candidates.DigitSet) error {
		r.split.ends(candidates.Cells(c), ds)
		return expect(r.top().grid.Value(c) == d && !ds.Has(d), "%v is not %d", c, d)
	})
	AreNotBecause = told4("are-not-because", "{0} {0?is|are} not {1}, because {2} has its {1} at {3}", func(r *reader, cells candidates.CellSet, d candidates.Digit, h candidates.House, by candidates.Cell) error {
		r.split.ends(cells, candidates.Digits(d))
		return errors.Join(
			expect(r.top().grid.Value(by) == d, "%v is not %d", by, d),
			expect(cells.With(by).Within(r.l.HouseCells(h)) && !cells.Has(by), "they are not all in %s", r.l.Name(h)))
	})
	// AreNotByClue says it of what a clue rules out beside digits that are placed.
	AreNotByClue = told4("are-not-by-clue", "{0} {0?is|are} not {1}, because {2} {2?rules|rule} it out by {3}", (*reader).areNotByClue)
	// AreNotByClueAlone says it of what a clue rules out beside none.
	AreNotByClueAlone = told3("are-not-by-clue-alone", "{0} {0?is|are} not {1}, because {2} rules it out", func(r *reader, cells candidates.CellSet, d candidates.Digit, c *candidates.Clue) error {
		return r.areNotByClue(cells, d, nil, c)
	})
	OneCase   = told0("one-case", "one of the cases is true.", (*reader).endCases)
	OneCaseSo = kind1("one-case-so", "one of the cases is true, so {0}.", func(t *Told, do []Sentence) error {
		if err := t.ofStep((*reader).endCases); err != nil {
			return err
		}
		return t.all(do)
	})
)

// caseEnds checks what is gone at the end of the case that is being followed.
func (t *Told) caseEnds(gone []Sentence) error {
	return t.ofStep(func(r *reader) error {
		s := r.split
		if s == nil || len(r.frames) == 1 || s.ended == len(s.options) || r.top().assumed != s.options[s.ended] {
			return errors.New("no case ends here")
		}
		if s.end == nil {
			s.end = &candidates.CandidateSet{}
		}
		return t.all(gone)
	})
}

// areNotByClue checks that a clue rules a digit out in cells beside digits that are placed.
func (r *reader) areNotByClue(cells candidates.CellSet, d candidates.Digit, by Placed, c *candidates.Clue) error {
	r.split.ends(cells, candidates.Digits(d))
	t := &Told{layout: r.l, board: &r.top().grid}
	for cell := range cells.All() {
		if err := t.lostTo(candidates.Of(cell, d), by, c); err != nil {
			return err
		}
	}
	return nil
}

// ends notes what is gone in the case that ends.
func (s *split) ends(cells candidates.CellSet, ds candidates.DigitSet) {
	for d := range ds.All() {
		s.end.AddPlaces(d, cells)
	}
}

// What hints say of trials and cases ahead of them.
var (
	CellCan = told2("cell-can", "the cell {0} can be {1|or}.", func(r *reader, c candidates.Cell, ds candidates.DigitSet) error {
		now := r.before.Candidates(c)
		return expect(now == ds, "it can be %s", now.String())
	})
	OneFails      = told1("one-fails", "suppose each in turn: one of them leads to an impossible board, because {0}.", (*reader).oneFails)
	OneFailsAfter = told2("one-fails-after", "suppose each in turn: one of them leads to an impossible board, because after {0} {0?step|steps} {1}.", func(r *reader, n int, lacks Sentence) error {
		return r.failsAfter(n, lacks)
	})
	SameEnd       = told0("same-end", "they all come to the same end, so that is true in any case.", func(r *reader) error { return r.sameEnd(0) })
	SameEndWithin = told1("same-end-within", "they all come to the same end, within {0|words} {0?line|lines}, so that is true in any case.", (*reader).sameEnd)
)

func (r *reader) oneFails(lacks Sentence) error { return r.failsAfter(0, lacks) }

// failsAfter expects that the text comes to what is lacking after a number of lines.
func (r *reader) failsAfter(lines int, lacks Sentence) error {
	what := Words{Layout: r.l}.Clause(lacks)
	r.promised = func(text string) error {
		return expect(strings.Contains(text, " So "+what+". ") && numberedLines(text, 1) == lines, "%s does not come true after %d lines", what, lines)
	}
	return nil
}

// sameEnd expects cases of a number of lines.
func (r *reader) sameEnd(lines int) error {
	r.promised = func(text string) error {
		if n := numberedLines(text, 2); n != lines {
			return fmt.Errorf("there are %d lines", n)
		}
		return nil
	}
	return nil
}

// numberedLines counts the lines of a text, apart from those at the margin, whose numbers have so many parts or more.
func numberedLines(text string, parts int) (n int) {
	for line := range strings.SplitSeq(text, "\n") {
		number, _, ok := strings.Cut(strings.TrimLeft(line, " "), ". ")
		if ok && line[0] == ' ' && number != "" && strings.Trim(number, "0123456789.") == "" && strings.Count(number, ".")+1 >= parts {
			n++
		}
	}
	return n
}
