package say

import (
	"errors"
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Looks is what there is to see of a technique, in a clause of the words that English has for it.
type Looks struct {
	Technique Name
	Words     string
}

// What hints say of a technique: what there is to see, and how it is called.
var (
	ThereIs   = kind1("there-is", "{0}.", func(*Told, Looks) error { return nil })
	ItsNameIs = kind1("its-name-is", "the technique is {0}.", func(*Told, Name) error { return nil })
)

// Titles: the name of the technique, and where it applies.
var (
	TitleOf = kind2("title-of", "{0}: {1}", func(t *Told, name Name, tails []Sentence) error { return t.title(name, tails...) })
	TitleOr = kind3("title-or", "{0}: {1}; or {2}", func(t *Told, name Name, one, other Sentence) error { return t.title(name, one, other) })
	TitleAt = kind2("title-at", "{0} {1}", func(t *Told, name Name, tail Sentence) error { return t.title(name, tail) })
)

func (t *Told) title(name Name, tails ...Sentence) error {
	return about(t, func(s *titled) error {
		return errors.Join(t.all(tails), expect(string(name) == s.name, "the technique is %s", s.name))
	})
}

// What follows the name: digits, cells and houses, which the evidence of the step has to have.
var (
	InCell  = told2("in-cell", "{0} in {1}", func(s *titled, d candidates.Digit, c candidates.Cell) error { return s.tail("in-cell", d, c) })
	InCells = told2("in-cells", "{0} in {1|compact}", func(s *titled, ds candidates.DigitSet, cells candidates.CellSet) error {
		return s.tail("in-cells", ds, cells)
	})
	InCellAndMore = told3("in-cell-and-more", "{0} in {1} and {2|words} more cells", func(s *titled, ds candidates.DigitSet, first candidates.Cell, more int) error {
		return s.tail("in-cell-and-more", ds, first, more)
	})
	InEnds = told2("in-ends", "{0} in {1}", func(s *titled, ds candidates.DigitSet, ends candidates.CellSet) error {
		return s.tail("in-ends", ds, ends)
	})
	InHouses = told2("in-houses", "{0} in {1}", func(s *titled, ds candidates.DigitSet, hs candidates.HouseSet) error {
		return s.tail("in-houses", ds, hs)
	})
	DigitAlone   = told1("digit-alone", "{0}", func(s *titled, d candidates.Digit) error { return s.tail("digit-alone", d) })
	WithinCells  = told1("within-cells", "in {0|compact}", func(s *titled, cells candidates.CellSet) error { return s.tail("within-cells", cells) })
	WithinHouses = told1("within-houses", "in {0}", func(s *titled, hs candidates.HouseSet) error { return s.tail("within-houses", hs) })
	AtCells      = told1("at-cells", "at {0}", func(s *titled, cells candidates.CellSet) error { return s.tail("at-cells", cells) })
	AtOn         = told2("at-on", "at {0} on {1}", func(s *titled, cells candidates.CellSet, ds candidates.DigitSet) error {
		return s.tail("at-on", cells, ds)
	})
	ThroughCells = told1("through-cells", "through {0|compact}", func(s *titled, cells candidates.CellSet) error { return s.tail("through-cells", cells) })
	NamedClue    = told1("named-clue", "{0|called}", func(s *titled, c *candidates.Clue) error { return s.tail("named-clue", c) })
	InCellsOr    = told3("in-cells-or", "{0} in {1|compact} or {2|compact}", func(s *titled, ds candidates.DigitSet, a, b candidates.CellSet) error {
		return s.tail("in-cells-or", ds, a, b)
	})
	TwoSets   = told2("two-sets", "{0|compact} and {1|compact}", func(s *titled, a, b candidates.CellSet) error { return s.tail("two-sets", a, b) })
	InBaseAnd = told3("in-base-and", "{0} in {1|compact} and {2|compact}", func(s *titled, ds candidates.DigitSet, base, targets candidates.CellSet) error {
		return s.tail("in-base-and", ds, base, targets)
	})
	InCellBeside = told3("in-cell-beside", "{0} in {1} beside {2|compact}", func(s *titled, d candidates.Digit, c candidates.Cell, by candidates.CellSet) error {
		return s.tail("in-cell-beside", d, c, by)
	})
	ResultIs    = told2("result-is", "{0} is {1}", func(s *titled, c candidates.Cell, d candidates.Digit) error { return s.tail("result-is", c, d) })
	ResultIsNot = told2("result-is-not", "{0} is not {1}", func(s *titled, c candidates.Cell, d candidates.Digit) error { return s.tail("result-is-not", c, d) })
	EitherEnd   = told2("either-end", "{0} in {1|or}", func(s *titled, d candidates.Digit, cells candidates.CellSet) error {
		return s.tail("either-end", d, cells)
	})
	EitherEndOrElse = told4("either-end-or-else", "{0} in {1|or} or {2} in {3|or}", func(s *titled, d candidates.Digit, a candidates.CellSet, e candidates.Digit, b candidates.CellSet) error {
		return s.tail("either-end-or-else", d, a, e, b)
	})
	// Of fish the base and the cover, and then the fins. Another with the same base has its cover alone.
	FishOf = told3("fish-of", "{0} of {1} in {2}", func(s *titled, d candidates.Digit, base, cover candidates.HouseSet) error {
		return s.tail("fish-of", d, base, cover)
	})
	FishIn     = told3("fish-in", "{0} in {1}, {2}", (*titled).fish)
	FishBy     = told3("fish-by", "{0} in {1} covered by {2}", (*titled).fish)
	FishOther  = told1("fish-other", "{0}", (*titled).otherCover)
	FishByElse = told1("fish-by-else", "by {0}", (*titled).otherCover)
	WithFins   = kind2("with-fins", "{0}, with {1?fin|fins} {1}", func(t *Told, fish Sentence, fins candidates.CellSet) error {
		return about(t, func(s *titled) error {
			s.fins = fins
			return fish.check(t)
		})
	})
)

// titled is a step whose title is told.
type titled struct {
	l    *candidates.Layout
	g    *candidates.Grid
	step *explain.Step
	name string

	fins  candidates.CellSet // of the fish that is told
	digit candidates.Digit   // of the fish before
	base  candidates.HouseSet
	ends  int                     // how many patterns are told by their ends
	done  candidates.CandidateSet // that is removed by these
}

// Title checks the title of a step. All that is said has to be so on the board, of what the step does, and of
// patterns that the technique is known as; and the argument has to speak of it.
func (r *Replay) Title(step *explain.Step, board *candidates.Grid, title Sentence, argument Text) error {
	r.Statements++
	s := &titled{l: board.Layout(), g: board, step: step, name: step.Technique.Name}
	if err := title.check(&Told{layout: s.l, subject: s}); err != nil {
		return err
	}
	var said, told explain.Named
	title.Names(&said)
	argument.Names(&told)
	if !said.Cells.Within(told.Cells) {
		return fmt.Errorf("the argument does not speak of %v", said.Cells.AndNot(told.Cells))
	}
	if others := said.Houses &^ told.Houses; others != 0 {
		return fmt.Errorf("the argument does not speak of %v", others)
	}
	if s.ends == 0 {
		return nil
	}
	dual := len(s.name) > 4 && s.name[:4] == "Dual"
	return errors.Join(expect(s.done == *s.removed(), "more is removed"), expect(!dual || s.ends > 1, "there is one"))
}

// tail checks what follows the name, by the kind of what is said and the technique.
func (s *titled) tail(kind string, args ...any) error {
	for _, form := range tails {
		if form.kind == kind && form.name.re().MatchString(s.name) {
			switch kind {
			case "in-cells", "in-cell-and-more", "in-houses", "in-base-and", "in-ends":
				of, ds := s.step.Evidence.Digits(s.g), named(args).digits(0)
				if _, common := s.step.Evidence.(explain.Common); common && kind == "in-cells" { // which need not have what they lose
					of = ds
				}
				if ds&^of != 0 || of.Len() != ds.Len() && !s.joins() {
					return fmt.Errorf("the pattern is of %v", of)
				}
			}
			return form.check(s, args)
		}
	}
	return fmt.Errorf("it is not said of %s", s.name)
}

// joins reports whether the step joins patterns.
func (s *titled) joins() bool {
	_, joined := s.step.Evidence.(explain.Joined)
	return joined
}

// named are the arguments of what follows a name.
type named []any

func (a named) digit(i int) candidates.Digit { return a[i].(candidates.Digit) }
func (a named) cell(i int) candidates.Cell   { return a[i].(candidates.Cell) }

func (a named) digits(i int) candidates.DigitSet {
	if d, ok := a[i].(candidates.Digit); ok {
		return candidates.Digits(d)
	}
	return a[i].(candidates.DigitSet)
}

func (a named) cells(i int) candidates.CellSet {
	if c, ok := a[i].(candidates.Cell); ok {
		return candidates.Cells(c)
	}
	return a[i].(candidates.CellSet)
}

func (a named) houses(i int) candidates.HouseSet { return a[i].(candidates.HouseSet) }

const (
	subsetNames  = `^(Locked|Naked|Hidden) (Pair|Triple|Quad)$`
	deadlyNames  = `^(Unique Rectangle Type \d|Hidden Rectangle|Avoidable Rectangle Type \d|Unique Loop|Extended Rectangle)$`
	chainNames   = `^(Skyscraper|(Dual )?2-String Kite|Turbot Fish|(Dual )?Empty Rectangle|(Grouped )?X-Chain|XY-Chain|[MSLH]-Wing|(Grouped |ALS-)?AIC|Remote Pair)$`
	setNames     = `^(ALS-XZ|ALS-XY-Wing|ALS-W-Wing|ALS Chain|Death Blossom)$`
	refutedNames = `(Discontinuous Nice Loop|Nishio|Contradiction|Net with Patterns|Nested Forcing Net|Trial)$`
	verityNames  = `^(Cell Forcing Chain|House Forcing Chain|Forcing Net Verity)$`
	sectorNames  = `^(SK-Loop|Multi-Sector Locked Set)$`
)

// tails are what may follow the names of techniques.
var tails = []struct {
	kind  string
	name  lazy
	check func(*titled, named) error
}{
	{"in-cell", `^(Full House|(Hidden|Naked) Single)$`, (*titled).single},
	{"named-clue", `^Single Clue$`, (*titled).byClue},
	{"named-clue", `^Combinations$`, (*titled).byCombinations},
	{"within-houses", `^(Innies and Outies|Killer Set Equivalence)$`, (*titled).byHouses},
	{"in-houses", `^(Common Conflict|Equal Cells)$`, (*titled).byItem},
	{"at-cells", `^(Common Conflict|Equal Cells)$`, (*titled).byItem},
	{"in-cells", `^(Common Conflict|Equal Cells|Single Clue)$`, (*titled).byEqual},
	{"fish-of", `^(Pointing|Claiming)$`, (*titled).locked},
	{"in-cells", subsetNames, (*titled).subset},
	{"in-ends", `^Remote Pair$`, (*titled).remote},
	{"at-on", `(^|[^S])-Wing|Wing Tail|Chute Remote Pair`, (*titled).wing},
	{"either-end", chainNames, (*titled).either},
	{"either-end-or-else", chainNames, (*titled).either},
	{"through-cells", `Continuous Nice Loop$`, (*titled).loop},
	{"result-is-not", refutedNames, func(s *titled, a named) error { return s.result(a.cell(0), a.digits(1)) }},
	{"result-is", `Discontinuous Nice Loop$`, func(s *titled, a named) error {
		k := candidates.Of(a.cell(0), a.digit(1))
		return errors.Join(s.result(a.cell(0), s.g.Candidates(k.Cell()).Without(k.Digit())), expect(s.g.Has(k), "it cannot be"))
	}},
	{"in-cells", `Guardians|Oddagon`, (*titled).ring},
	{"in-cells", `Medusa|Coloring`, func(s *titled, a named) error {
		return s.clusters(a.digits(0), func(held candidates.CellSet) bool { return held == a.cells(1) })
	}},
	{"in-cell-and-more", `Medusa|Coloring`, func(s *titled, a named) error {
		return s.clusters(a.digits(0), func(held candidates.CellSet) bool { return held.First() == a.cell(1) && held.Len() == a[2].(int)+1 })
	}},
	{"in-cells", `^Polarity$`, func(s *titled, a named) error { return s.spread(a.digits(0), a.cells(1), 1) }},
	{"in-cell-and-more", `^Polarity$`, func(s *titled, a named) error { return s.spread(a.digits(0), candidates.Cells(a.cell(1)), 0) }},
	{"in-cells", `Tridagon`, func(s *titled, a named) error { return s.spread(a.digits(0), a.cells(1), 2) }},
	{"in-cells", deadlyNames, (*titled).deadly},
	{"at-cells", `^BUG`, (*titled).grave},
	{"in-cells", `^(Sue de Coq|[S-W]+XYZ-Wing)$`, func(s *titled, a named) error { return s.counted(a.digits(0), a.cells(1)) }},
	{"within-cells", `^Sue de Coq$`, func(s *titled, a named) error { return s.counted(s.l.Digits(), a.cells(0)) }},
	{"in-houses", `^(Almost Locked|Firework) `, (*titled).somewhere},
	{"within-cells", sectorNames, (*titled).sectors},
	{"within-cells", `^Line Counting$`, func(s *titled, a named) error { return s.open(a.cells(0)) }},
	{"within-houses", `^Line Counting$`, func(s *titled, a named) error {
		for h := range a.houses(0).All() {
			if !s.l.HouseCells(h).Meets(s.g.Open()) {
				return fmt.Errorf("%s is filled", s.l.Name(h))
			}
		}
		return nil
	}},
	{"in-cells", sectorNames, func(s *titled, a named) error { return s.spread(a.digits(0), a.cells(1), 1) }},
	{"in-houses", sectorNames, (*titled).lacking},
	{"in-cells-or", setNames, (*titled).sets},
	{"two-sets", setNames, (*titled).rings},
	{"at-on", setNames, func(s *titled, a named) error { return errors.Join(s.open(a.cells(0)), s.removes(a.digits(1))) }},
	{"at-cells", verityNames, func(s *titled, a named) error { return s.open(a.cells(0)) }},
	{"in-houses", verityNames, (*titled).lacking},
	{"in-houses", `^(Set Equivalence|Law of Leftovers|Must-Have Digit|Killer (Pair|Triple))$`, (*titled).lacking},
	{"in-base-and", `^Junior Exocet$`, (*titled).exocet},
	{"digit-alone", `^Template (Set|Delete)$`, func(s *titled, a named) error {
		return expect(s.g.Places(a.digit(0)).Meets(s.g.Open()), "%d is everywhere", a.digit(0))
	}},
	{"in-houses", `^Template (Set|Delete)$`, (*titled).lacking},
	{"in-cell-beside", `^Aligned (Pair|Triplet) Exclusion$`, (*titled).excluded},
}
