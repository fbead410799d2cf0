package say

import (
	"errors"
	"fmt"

	"pencilmark/candidates"
)

// What a pattern is if it is not what a claim calls it.
var (
	IsNo       = kind2("is-no", "this is no {0}: {1}", func(t *Told, _ Word, made Sentence) error { return made.check(t) })
	IsNoCalled = kind3("is-no-called", "this is no {0}: {1}; it is called {2}", func(t *Told, _ Word, made Sentence, _ Name) error { return made.check(t) })
	MadeHouse  = told3("made-house", "{0} has {1|few} open {1?cell|cells}, and one place for {2}", func(x *Reasons, h candidates.House, n int, d candidates.Digit) error {
		return expect(x.layout().HouseCells(h).And(x.Board.Open()).Len() == n && x.Board.PlacesIn(d, h).Len() == 1, "it has more")
	})
	MadeCell = told1("made-cell", "{0} has one candidate", func(x *Reasons, c candidates.Cell) error {
		return expect(x.Board.Candidates(c).Len() == 1, "it has more")
	})
	MadeByClue = told2("made-by-clue", "it goes by {0}, and {1|few} {1?cell|cells}", func(x *Reasons, c *candidates.Clue, n int) error {
		_, ok := x.layout().ClueNumber(c.String())
		return expect(ok && n <= x.layout().Cells().Len(), "the board has no clue %q", c)
	})
	MadeByItem = told2("made-by-item", "it goes by {0}, with {1|few} {1?candidate|candidates}", func(x *Reasons, of []Sentence, n int) error {
		return x.counts(of, n)
	})
	MadeHidden = told3("made-hidden", "{0|each} has places for {1|count} {1?digit|digits}, {1}, in {2|count} {2?cell|cells} only, {2}", func(x *Reasons, hs candidates.HouseSet, ds candidates.DigitSet, cells candidates.CellSet) error {
		for d := range ds.All() {
			for h := range hs.All() {
				if !x.Board.PlacesIn(d, h).Within(cells) {
					return fmt.Errorf("%d has others", d)
				}
			}
		}
		return nil
	})
	MadeNaked = told3("made-naked", "{0|count} {0?cell|cells}, {0}, hold {1|count} {1?digit|digits}, {1}, and it acts in {2|each}", func(x *Reasons, cells candidates.CellSet, ds candidates.DigitSet, _ candidates.HouseSet) error {
		return expect(x.Board.CandidatesIn(cells) == ds, "they hold %s", x.Board.CandidatesIn(cells).String())
	})
	MadeGuarded = told3("made-guarded", "{0|few} {0?cell|cells}, {1}, hold {2|count} {2?digit|digits}, {2}", func(x *Reasons, n int, cells candidates.CellSet, ds candidates.DigitSet) error {
		return expect(n == cells.Len() && ds&^x.Board.CandidatesIn(cells) == 0, "they hold %s", x.Board.CandidatesIn(cells).String())
	})
	MadeWing = told3("made-wing", "{0|list} has {1|few} {1?candidate|candidates}, and there are {2|count} {2?pincer|pincers}, {2}", func(x *Reasons, item []Sentence, n int, _ candidates.CellSet) error {
		return x.counts(item, n)
	})
	MadeSets = told4("made-sets", "it has {0|few} almost locked {0?set|sets}, from {1} to {2}, and {3|few} restricted {3?common|commons}", func(x *Reasons, _ int, first, last candidates.CellSet, _ int) error {
		for _, set := range [...]candidates.CellSet{first, last} {
			if x.Board.CandidatesIn(set).Len() != set.Len()+1 {
				return fmt.Errorf("%v hold %s", set, x.Board.CandidatesIn(set).String())
			}
		}
		return nil
	})
	MadeBlossom     = told2("made-blossom", "{0|list} is the stem, with {1|few} {1?petal|petals}", (*Reasons).counts)
	MadeExclusion   = told2("made-exclusion", "it looks at {0} and {1|count} {1?cell|cells} beside it", func(x *Reasons, c candidates.Cell, _ candidates.CellSet) error { return x.isOpen(c) })
	MadeSectors     = told4("made-sectors", "{0|few} {0?truth|truths}, {1|list}, lie in {2|few} {2?link|links}, {3|list}", func(*Reasons, int, []Sentence, int, []Sentence) error { return nil })
	MadeEquivalence = told2("made-equivalence", "it strikes what {0|each} and {1|each} share", func(_ *Reasons, left, right candidates.HouseSet) error {
		return expect(left&right == 0 && left.Len() == right.Len(), "they are not equally many")
	})
	MadeKillers = told3("made-killers", "{0|few} {0?clue needs|clues need} one of {1} in {2}", func(_ *Reasons, clues int, ds candidates.DigitSet, _ candidates.House) error {
		return expect(clues <= ds.Len(), "they are %d for %d", clues, ds.Len())
	})
	MadePolarity = told3("made-polarity", "it parts {0|or} from {1|or} in {2}", func(x *Reasons, first, second candidates.DigitSet, cells candidates.CellSet) error {
		return expect(first&second == 0 && cells.Within(x.Board.Open()), "they are not")
	})
	MadeExocet = told2("made-exocet", "{0} are the base, and {1} the targets", func(x *Reasons, base, targets candidates.CellSet) error {
		return expect(base.Within(x.Board.Open()) && !base.Meets(targets), "they are not")
	})
	MadeJoined = told2("made-joined", "it is {0|few} {0?pattern|patterns}, at {1}", func(*Reasons, int, candidates.CellSet) error { return nil })
	MadeDeadly = told3("made-deadly", "it has {0|few} {0?cell|cells}, guarded by {1} in {2}", (*Reasons).guarded)
	MadeBeside = told4("made-beside", "it has {0|few} {0?cell|cells}, guarded by {1} in {2}, with {3|list} beside them", func(x *Reasons, n int, ds candidates.DigitSet, cells candidates.CellSet, _ []Sentence) error {
		return x.guarded(n, ds, cells)
	})
	MadeKraken     = told1("made-kraken", "its chains begin in {0|each}", func(*Reasons, candidates.HouseSet) error { return nil })
	MadeKrakenFins = told1("made-kraken-fins", "its chains begin at the fins, {0}", func(*Reasons, candidates.CellSet) error { return nil })
	MadeCases      = told2("made-cases", "its {0|few} {0?case|cases} are all there are of {1|list}", func(x *Reasons, n int, item []Sentence) error { return x.counts(item, n) })
	MadeTrial      = told3("made-trial", "it assumes {0}, places {1|few} {1?digit|digits} and ends at {2|list}", func(x *Reasons, supposed Effects, _ int, _ []Sentence) error {
		return x.canOne(supposed[0].Candidate.Cell(), supposed[0].Candidate.Digit())
	})
	MadeOther = told1("made-other", "it rests on {0|list}", func(*Reasons, []Sentence) error { return nil })
	MadeFish  = kind3("made-fish", "its base is {0|count} {0?house|houses}, {0|each}, and its cover {1|each}, {2}", func(t *Told, base, covers candidates.HouseSet, with Sentence) error {
		return errors.Join(with.check(t), expect(base&covers == 0, "base and cover meet"))
	})
	WithPlaces  = told1("with-places", "with {0|few} {0?place|places}", func(*Reasons, int) error { return nil })
	WithoutFins = told0("without-fins", "without fins", func(*Reasons) error { return nil })
	WithFinsAt  = told2("with-fins-at", "with {0|few} {0?fin|fins}, {1}", func(x *Reasons, n int, cells candidates.CellSet) error {
		return expect(n == cells.Len(), "they are %d", cells.Len())
	})
	WithFinsBeside = told4("with-fins-beside", "with {0|few} {0?fin|fins}, {1}, and {2} has {3|few} {3?place|places} beside them", func(x *Reasons, n int, cells candidates.CellSet, _ candidates.House, beside int) error {
		return expect(n == cells.Len() && beside < 2, "they are %d", cells.Len())
	})
	MadeChain = kind4("made-chain", "it has {0|few} strong {0?link|links}, {1|list}, on {2|count} {2?digit|digits}, {2}, {3}", func(t *Told, n int, parts []Sentence, _ candidates.DigitSet, end Sentence) error {
		for _, part := range parts {
			links, ok := argOf[int](part, 0)
			if !ok {
				return fmt.Errorf("%s says not how many", part.Kind.Code)
			}
			n -= links
		}
		return errors.Join(end.check(t), expect(n == 0, "%d are not told", n))
	})
	LinksInHouse = told1("links-in-house", "{0|few} in a house", func(*Reasons, int) error { return nil })
	LinksInCell  = told1("links-in-cell", "{0|few} in a cell", func(*Reasons, int) error { return nil })
	LinksInSet   = told1("links-in-set", "{0|few} in an almost locked set", func(*Reasons, int) error { return nil })
	ChainReturns = told1("chain-returns", "and returns to {0}", func(*Reasons, candidates.CellSet) error { return nil })
	ChainBetween = told2("chain-between", "between {0} and {1}", func(*Reasons, candidates.CellSet, candidates.CellSet) error { return nil })
	WithGroup    = kind2("with-group", "a group of cells at {0} among its nodes, {1}", func(_ *Told, cells candidates.CellSet, _ Sentence) error {
		return expect(cells.Len() > 1, "it is one cell")
	})
	MadeColors      = told3("made-colours", "it colours {0|count} {0?digit|digits}, {0}, in {1|few} {1?cluster|clusters}, at {2}", func(*Reasons, candidates.DigitSet, int, candidates.CellSet) error { return nil })
	MadeColorsClash = told3("made-colours-clash", "it colours {0|count} {0?digit|digits}, {0}, in {1|few} {1?cluster|clusters}, at {2}, and two candidates of one colour exclude each other", func(*Reasons, candidates.DigitSet, int, candidates.CellSet) error { return nil })
	MadeColorsApart = told3("made-colours-apart", "it colours {0|count} {0?digit|digits}, {0}, in {1|few} {1?cluster|clusters}, at {2}, and no two candidates of one colour exclude each other", func(*Reasons, candidates.DigitSet, int, candidates.CellSet) error { return nil })
)

// counts checks how many candidates an item has.
func (x *Reasons) counts(item []Sentence, n int) error {
	has := 0
	switch args := item[0].Args; of := args[0].(type) {
	case candidates.Cell:
		has = x.Board.Candidates(of).Len()
	case candidates.Digit:
		has = x.Board.PlacesIn(of, args[1].(candidates.House)).Len()
	}
	return expect(has == n, "there are %d", has)
}

func (x *Reasons) guarded(_ int, ds candidates.DigitSet, cells candidates.CellSet) error {
	for c := range cells.All() {
		if x.Board.Candidates(c)&ds == 0 {
			return fmt.Errorf("%v has none of them", c)
		}
	}
	return nil
}
