package say

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// summed is what was said to be added up, and what that leaves.
type summed struct {
	houses   candidates.HouseSet
	less     candidates.HouseSet // houses that are taken away
	clues    []*candidates.Clue
	rest     candidates.Sum // of the cells that are open; without terms if the clue is no sum
	known    bool           // rest is
	said     bool           // it was said
	sets     []candidates.DigitSet
	bounds   []sumBound
	bounding bool                            // what follows is said to follow from them
	deny     func(candidates.Candidate) bool // what the reason that was said last denies
	ends     func() error                    // whether all that it names is needed for what was said to follow
	twice    bool                            // it was said that what counts twice is even
	cases    casesTold
	parts    int // into which the line is cut; 0 if that was not said
	split    splitCell
	also     []candidates.Candidate // is supposed
	before   *candidates.Grid       // the board, as it was before some cell was left nothing
}

// splitCell is what digits of a cell leave for another of which nothing was said yet.
type splitCell struct {
	ds    candidates.DigitSet
	c     candidates.Cell
	left  candidates.DigitSet
	other candidates.Cell
}

// sumBound is what cells add up to at least, or at most.
type sumBound struct {
	cells  candidates.CellSet
	n      int
	least  bool
	used   *bool        // by what follows
	others map[int]bool // of which all do but the one that is spoken of, each in turn: the numbers that were so; nil if all do
}

// What houses and clues hold together.
var (
	ClueCounts = kind1("clue-counts", "{0|counts}", func(t *Told, c *candidates.Clue) error {
		return t.adds(c)
	})
	HousesAddUp = kind2("houses-add-up", "{0} {0?holds|hold} {1}", func(t *Told, hs candidates.HouseSet, n int) error {
		t.spoken().summed = summed{houses: hs}
		size := t.layout.Size()
		for h := range hs.All() {
			if t.layout.HouseCells(h).Len() != size {
				return fmt.Errorf("%s does not hold all digits", t.layout.Name(h))
			}
		}
		return expect(n == hs.Len()*size*(size+1)/2, "they hold something else than %d", n)
	})
	// HousesSame and HousesMore are about houses against others that cross them.
	HousesSame = kind2("houses-same", "{0} {0?holds|hold} as much as {1}, also without the cells that both have", func(t *Told, hs, less candidates.HouseSet) error {
		return t.against(hs, less, 0)
	})
	HousesMore = kind3("houses-more", "{0} {0?holds|hold} {2} more than {1}, also without the cells that both have", func(t *Told, hs, less candidates.HouseSet, n int) error {
		return errors.Join(t.against(hs, less, n), expect(n > 0, "it is not more"))
	})
	CluesAddUp = kind2("clues-add-up", "{0|sums} add up to {1}", func(t *Told, clues Clues, n int) error {
		for _, c := range clues {
			if err := t.adds(c); err != nil || len(c.Values) != 1 {
				return fmt.Errorf("%q is no sum: %w", c, err)
			}
			n -= c.Values[0]
		}
		return errors.Join(expect(n == 0 && len(clues) > 1, "they are %d more", -n),
			expect(slices.IsSortedFunc(clues, func(a, b *candidates.Clue) int { return cmp.Compare(a.Cells().First(), b.Cells().First()) }), "they come in another order"))
	})
	ClueAddsUp = kind2("clue-adds-up", "{0|unvalued} takes {1}", func(t *Told, c *candidates.Clue, n int) error {
		return errors.Join(t.adds(c), expect(n == c.Value(t.layout.Size()), "it is %d", c.Value(t.layout.Size())))
	})
)

// What that leaves of cells.
var (
	SumIs = kind2("sum-is", "{0} {0?is|add up to} {1}", func(t *Told, cells candidates.CellSet, n int) error {
		if err := t.leavesSum(cells, candidates.CellSet{}, n); err != nil || t.r == nil || !t.spoken().losing {
			return err
		}
		if c, one := cells.Single(); one && 0 < n && n <= t.layout.Size() {
			return t.r.effect(explain.Place(c, candidates.Digit(n)))
		}
		return nil
	})
	// WouldHaveToBe is said of the last cell if it cannot be that, which leaves it no digit.
	WouldHaveToBe = kind2("would-have-to-be", "{0} would have to be {1}, which it cannot", func(t *Told, c candidates.Cell, n int) error {
		return t.lastOfSum(c, n, false)
	})
	// BySumOnly is said of it in a branch, if the digit is not placed yet, but all others go.
	BySumOnly = kind2("by-sum-only", "{0} can only be {1}", func(t *Told, c candidates.Cell, n int) error {
		return t.lastOfSum(c, n, true)
	})
	// WouldBe is said of it if that is why it cannot be some others.
	WouldBe = kind2("would-be", "{0} would have to be {1}", func(t *Told, c candidates.Cell, n int) error {
		t.spoken().summed.deny = func(k candidates.Candidate) bool { return k.Cell() == c && int(k.Digit()) != n }
		return t.leavesSum(candidates.Cells(c), candidates.CellSet{}, n)
	})
	// NothingRemains is said of cells if those that are filled have all, or more.
	NothingRemains = kind1("nothing-remains", "nothing is left for {0}", func(t *Told, cells candidates.CellSet) error {
		s := &t.spoken().summed
		sums := s.sums(t.layout)
		if rest, _, ok := t.caseRest(t.now()); ok {
			sums = append(sums, rest)
		}
		for _, sum := range sums {
			rest, _ := sum.On(t.now())
			plus, minus, once := rest.Sides()
			if plus.IsEmpty() {
				plus, minus, rest.Total = minus, plus, -rest.Total
			}
			if once && plus == cells && minus.IsEmpty() && rest.Total <= 0 {
				s.rest, s.known, s.said = candidates.Sum{Total: rest.Total}.Add(1, slices.Collect(cells.All())...), true, true
				s.deny = func(k candidates.Candidate) bool { return cells.Has(k.Cell()) }
				return nil
			}
		}
		return errors.New("something is")
	})
	// Exceeds is about one cell, MoreThan about several.
	Exceeds = kind3("exceeds", "{0} exceeds {2}{2?| together} by {1}", func(t *Told, c candidates.Cell, n int, others candidates.CellSet) error {
		return errors.Join(expect(n > 0, "it is not more"), t.leavesSum(candidates.Cells(c), others, n))
	})
	MoreThan = kind3("more-than", "{0} add up to {1} more than {2}{2?| together}", func(t *Told, cells candidates.CellSet, n int, others candidates.CellSet) error {
		return errors.Join(expect(n > 0 && cells.Len() > 1, "it is not more, or one cell is"), t.leavesSum(cells, others, n))
	})
	SameSum = kind2("same-sum", "{0} {0?is|add up to} the same as {1}{1?| together}", func(t *Told, cells, others candidates.CellSet) error {
		return t.leavesSum(cells, others, 0)
	})
	// WeightedSum is told where some cells count more than once, in parts: Once, Twice or TimesOver.
	WeightedSum = kind2("weighted-sum", "{0} add up to {1}", func(t *Told, parts []Sentence, n int) error {
		return t.leavesWeighted(parts, nil, n)
	})
	// WeightedMore and WeightedSame are told where such parts count on both sides.
	WeightedMore = kind3("weighted-more", "{0} add up to {1} more than {2}", func(t *Told, parts []Sentence, n int, others []Sentence) error {
		return errors.Join(expect(n > 0, "it is not more"), t.leavesWeighted(parts, others, n))
	})
	WeightedSame = kind2("weighted-same", "{0} add up to the same as {1}", func(t *Told, parts, others []Sentence) error {
		return t.leavesWeighted(parts, others, 0)
	})
	Once       = kind2("once", "{0}", func(_ *Told, _ candidates.CellSet, n int) error { return expect(n == 1, "it is %d times", n) })
	Twice      = kind2("twice", "twice {0}", func(_ *Told, _ candidates.CellSet, n int) error { return expect(n == 2, "it is %d times", n) })
	TimesOver  = kind2("times-over", "{1|few} times {0}", func(_ *Told, _ candidates.CellSet, n int) error { return expect(n > 2, "it is %d times", n) })
	WithPlaced = kind2("with-placed", "with {0}, {1}", func(t *Told, placed Placed, what Sentence) error {
		before := *t.now() // what is said may place a digit
		var filled candidates.CellSet
		for _, k := range placed {
			if before.Value(k.Cell()) != k.Digit() {
				return fmt.Errorf("%v is %d", k.Cell(), before.Value(k.Cell()))
			}
			filled = filled.With(k.Cell())
		}
		return errors.Join(expect(ascend(placed, cmp.Compare[candidates.Candidate]), "they come in another order"), t.withFilled(filled, what))
	})
	// WithCells is said where naming the digits would be too long.
	WithCells = kind2("with-cells", "with {0} filled, {1}", func(t *Told, filled candidates.CellSet, what Sentence) error {
		return errors.Join(t.withFilled(filled, what), expect(filled.Len() > 1, "it is not several cells"))
	})
	// WithFilled is said of many filled cells: what they add up to.
	WithFilled = kind2("with-filled", "with {0} in the filled cells, {1}", func(t *Told, n int, what Sentence) error {
		before := *t.now()
		return errors.Join(what.check(t), expect(slices.ContainsFunc(t.remaining(&before), func(run candidates.Run) bool {
			total := 0
			for c := range run.Filled.All() {
				total += int(before.Value(c))
			}
			return total == n && run.Filled.Len() > 1 && sameSum(run.Sum, t.spoken().summed.rest)
		}), "they add up to something else than %d", n))
	})
)

// withFilled checks what is said of a sum of which just these cells are filled.
func (t *Told) withFilled(filled candidates.CellSet, what Sentence) error {
	before := *t.now()
	if err := what.check(t); err != nil {
		return err
	}
	if slices.ContainsFunc(t.remaining(&before), func(run candidates.Run) bool {
		return run.Filled == filled && sameSum(run.Sum, t.spoken().summed.rest)
	}) {
		return nil
	}
	return fmt.Errorf("others are filled than %v", filled)
}

// Into how many parts a line is cut.
var (
	CutInto = kind4("cut-into", "its {0|few} cells add up to at least {1} and at most {2}, so there {3?is|are} {3|few} {3?sum|sums}", func(t *Told, cells, least, most, parts int) error {
		return t.cutInto(cells, parts, func(x *candidates.Cutting, low, high int) error {
			fewest, greatest := x.Between(least, most)
			return errors.Join(expect(least <= low && most >= high, "they add up to at least %d and at most %d", low, high),
				expect(fewest == parts && greatest == parts, "there are %d to %d", fewest, greatest))
		})
	})
	// CutFew is said where one part more would take more cells than there are.
	CutFew = kind5("cut-few", "its {0|few} cells add up to at least {1}, and {2|few} sums take at least {3|few} cells, so there {4?is|are} {4|few} {4?sum|sums}", func(t *Told, cells, least, more, take, parts int) error {
		return t.cutInto(cells, parts, func(x *candidates.Cutting, low, _ int) error {
			fewest, _ := x.Between(least, least)
			return errors.Join(expect(least <= low, "they add up to at least %d", low),
				expect(fewest == parts && more == parts+1 && take == more*x.CellsEach() && take > cells, "there may be more, or fewer"))
		})
	})
	// PartsTake is said where no cell is left over.
	PartsTake = kind1("parts-take", "each takes at least {0|few} {0?cell|cells}, so each takes just {0|few}", func(t *Told, n int) error {
		s := &t.spoken().summed
		if len(s.clues) != 1 || s.parts == 0 {
			return errors.New("it was not said how many they are")
		}
		return expect(t.cutting(t.now()).CellsEach() == n && s.parts*n == len(s.clues[0].Lines[0]), "some may take more")
	})
)

// Why candidates are in no way to fill the cells. The clauses that follow say what becomes of them.
var (
	SoBySum = kind2("so-by-sum", "{0}, so {1}.", func(t *Told, why, so []Sentence) error {
		s := &t.spoken().summed
		s.bounds, s.deny, s.ends, s.twice = nil, s.cases.deny, nil, false
		t.possible()
		if err := t.all(why); err != nil {
			return err
		}
		if s.deny == nil {
			return errors.New("the reason denies nothing")
		}
		s.bounding = len(s.bounds) > 0
		err := t.allLost(so)
		s.bounding = false
		if s.ends != nil {
			err = errors.Join(err, s.ends())
		}
		for _, b := range s.bounds {
			err = errors.Join(err, expect(b.others != nil || *b.used, "what %v add up to is not needed", b.cells))
		}
		s.deny = s.cases.deny
		return err
	})
	// AsBySum says first what follows, and then why: what would have to be so otherwise.
	AsBySum = kind2("as-by-sum", "{0}, as {1}.", func(t *Told, so []Sentence, why Sentence) error {
		return SoBySum([]Sentence{why}, so).check(t)
	})
	// InClue names the clue that is added up, and nothing else is, ahead of what is said of its cells.
	InClue = kind2("in-clue", "{0|within}, {1}", func(t *Told, c *candidates.Clue, said Sentence) error {
		if err := t.addsAlone(c); err != nil {
			return err
		}
		err := t.allLost([]Sentence{said})
		s := &t.spoken().summed
		return errors.Join(err, expect(len(s.clues) == 1 && s.clues[0].String() == c.String(), "another clue is added up"))
	})
	// ClueHolds is said of a clue none of whose cells is filled, Hold of all cells that are left.
	ClueHolds = kind2("clue-holds", "{0} holds {1|any}", func(t *Told, c *candidates.Clue, sets []Sentence) error {
		if err := t.addsAlone(c); err != nil {
			return err
		}
		return Hold(c.Cells(), sets).check(t)
	})
	Hold = kind2("hold", "{0} hold {1|any}", func(t *Told, cells candidates.CellSet, sets []Sentence) error {
		s, err := t.restOf(cells)
		if err != nil {
			return err
		}
		s.sets = nil
		for _, set := range sets {
			ds, ok := argOf[candidates.DigitSet](set, 0)
			if !ok || ds.Len() != cells.Len() || ds.Sum() != s.rest.Total || slices.Contains(s.sets, ds) {
				return fmt.Errorf("%v is no way to add up to %d", ds, s.rest.Total)
			}
			s.sets = append(s.sets, ds)
		}
		are, ok := t.layout.Sets(cells, s.rest.Total, t.now().Candidates)
		if !ok {
			return errors.New("some do not see each other")
		}
		for _, ds := range are {
			if !slices.Contains(s.sets, ds) {
				return fmt.Errorf("they can hold %v", ds)
			}
		}
		s.deny = func(k candidates.Candidate) bool {
			among := cells.Has(k.Cell())
			return (among || cells.Within(t.layout.Peers(k.Cell()))) && !slices.ContainsFunc(s.sets, func(ds candidates.DigitSet) bool { return ds.Has(k.Digit()) == among })
		}
		return nil
	})
	// TheyHold is said of the cells of which was said just before what is left of them.
	TheyHold = kind1("they-hold", "they hold {0|any}", func(t *Told, sets []Sentence) error {
		if !t.sum().said {
			return errors.New("no cells were spoken of")
		}
		return Hold(t.sum().rest.Cells(), sets).check(t)
	})
	// SetOfDigits is a member of a list.
	SetOfDigits = kind1("set-of-digits", "{0}", func(*Told, candidates.DigitSet) error { return nil })
	SetAdded    = kind1("set-added", "{0|plus}", func(*Told, candidates.DigitSet) error { return nil })
	// NothingElse is about cells that hold one set of digits.
	NothingElse = kind0("nothing-else", "nothing else can be there", func(t *Told) error {
		s := &t.spoken().summed
		if len(s.sets) != 1 {
			return errors.New("there are more sets")
		}
		cells := s.rest.Cells()
		for c := range cells.All() {
			if t.now().Candidates(c)&^s.sets[0] == 0 {
				cells = cells.Without(c)
			}
		}
		return errors.Join(expect(!cells.IsEmpty(), "they are nothing else"), t.without(cells, func(d candidates.Digit) bool { return !s.sets[0].Has(d) }))
	})
	MustHold = kind2("must-hold", "{0} has to be among them, and only {1} can be {0}", func(t *Told, d candidates.Digit, c candidates.Cell) error {
		s := &t.spoken().summed
		for _, ds := range s.sets {
			if !ds.Has(d) {
				return fmt.Errorf("it need not be: %v", ds)
			}
		}
		s.deny = func(k candidates.Candidate) bool { return k.Cell() == c && k.Digit() != d }
		return expect(len(s.sets) > 0 && t.now().Places(d).And(s.rest.Cells()) == candidates.Cells(c), "others can be")
	})
	// OthersAtLeast and those like it are about the other cells of the side of what is said to follow, of one cell at a time.
	OthersAtLeast = kind1("others-at-least", "the others take at least {0|or}", func(t *Told, ns Numbers) error {
		return t.boundOthers(ns, true, false)
	}, "the other cells take at least {0|or}")
	OthersAtMost = kind1("others-at-most", "the others take at most {0|or}", func(t *Told, ns Numbers) error {
		return t.boundOthers(ns, false, false)
	}, "the other cells take at most {0|or}")
	OtherAtLeast = kind1("other-at-least", "the other is at least {0|or}", func(t *Told, ns Numbers) error {
		return t.boundOthers(ns, true, true)
	}, "the other cell is at least {0|or}")
	OtherAtMost = kind1("other-at-most", "the other is at most {0|or}", func(t *Told, ns Numbers) error {
		return t.boundOthers(ns, false, true)
	}, "the other cell is at most {0|or}")
	// TheyAtLeast and TheyAtMost are about cells of which was said just before what is left of them, more than others if there are any.
	TheyAtLeast = kind1("they-at-least", "they add up to at least {0}", func(t *Told, n int) error { return t.boundThem(AlwaysAtLeast, n) })
	TheyAtMost  = kind1("they-at-most", "they add up to at most {0}", func(t *Told, n int) error { return t.boundThem(AlwaysAtMost, n) })
	// ClueAtLeast and ClueAtMost are about the one shaft of an arrow.
	ClueAtLeast = kind2("clue-at-least", "{0} adds up to at least {1}", func(t *Told, c *candidates.Clue, n int) error {
		return t.boundShaft(c, AlwaysAtLeast, n)
	})
	ClueAtMost = kind2("clue-at-most", "{0} adds up to at most {1}", func(t *Told, c *candidates.Clue, n int) error {
		return t.boundShaft(c, AlwaysAtMost, n)
	})
	AlwaysAtLeast = kind2("always-at-least", "{0} {0?is|add up to} at least {1}", func(t *Told, cells candidates.CellSet, n int) error {
		return t.bound(sumBound{cells: cells, n: n, least: true})
	})
	AlwaysAtMost = kind2("always-at-most", "{0} {0?is|add up to} at most {1}", func(t *Told, cells candidates.CellSet, n int) error {
		return t.bound(sumBound{cells: cells, n: n})
	})
	// TwiceIsEven, OthersEven and OthersOdd say whether the last cell is even.
	TwiceIsEven = kind0("twice-is-even", "what counts twice is even", func(t *Told) error {
		s := t.sum()
		s.twice = true
		if plus, minus := s.rest.Once(); plus.Or(minus).Len() == 1 {
			return t.lastIsEven(false)
		}
		return expect(slices.ContainsFunc(s.rest.Terms, func(x candidates.Term) bool { return x.Times%2 == 0 }), "nothing counts twice")
	})
	OthersEven = kind0("others-even", "the others add up to an even number", func(t *Told) error { return t.lastIsEven(false) })
	OthersOdd  = kind0("others-odd", "the others add up to an odd number", func(t *Told) error { return t.lastIsEven(true) })
	// SumNotBoth is about two cells that see each other, each of which leaves its digit for the other.
	SumNotBoth = kind2("sum-not-both", "{0} cannot both be {1}", func(t *Told, cells candidates.CellSet, d candidates.Digit) error {
		s, err := t.restOf(cells)
		if err != nil {
			return err
		}
		a, b := cells.First(), cells.Without(cells.First()).First()
		s.deny = func(k candidates.Candidate) bool { return cells.Has(k.Cell()) && k.Digit() == d }
		return expect(cells.Len() == 2 && t.layout.Sees(a, b) && s.partner(a, d) == int(d), "they can be")
	})
)

// What would have to be so with what is said to go, and cannot. Numbers are what digits leave for the other cells.
var (
	ThenAddUp = kind2("then-add-up", "then {0} cannot add up to {1|or}", func(t *Told, cells candidates.CellSet, ns Numbers) error {
		return errors.Join(expect(cells.Len() > 1, "it is one cell"), t.thenCannot(sumOf(cells, candidates.CellSet{}), ns))
	})
	// ThenExceed, ThenMore and ThenSame say it where the others count on both sides.
	ThenExceed = kind3("then-exceed", "then {0} cannot exceed {2}{2?| together} by {1|or}", func(t *Told, c candidates.Cell, ns Numbers, less candidates.CellSet) error {
		return t.thenCannot(sumOf(candidates.Cells(c), less), ns)
	})
	ThenMore = kind3("then-more", "then {0} cannot add up to {1|or} more than {2}{2?| together}", func(t *Told, cells candidates.CellSet, ns Numbers, less candidates.CellSet) error {
		return errors.Join(expect(cells.Len() > 1, "it is one cell"), t.thenCannot(sumOf(cells, less), ns))
	})
	ThenSame = kind2("then-same", "then {0} cannot {0?be|add up to} the same as {1}{1?| together}", func(t *Told, cells, others candidates.CellSet) error {
		return t.thenCannot(sumOf(cells, others), Numbers{0})
	})
	// ThenOthers and ThenOthersMore are about digits that leave the same in each of several cells of a side.
	ThenOthers = kind1("then-others", "then the others cannot add up to {0|or}", func(t *Told, ns Numbers) error {
		return t.thenOthers(nil, ns)
	}, "then the other cells cannot add up to {0|or}")
	ThenOthersMore = kind2("then-others-more", "then the others cannot add up to {0|or} more than {1}", func(t *Told, ns Numbers, less []Sentence) error {
		return t.thenOthers(less, ns)
	}, "then the other cells cannot add up to {0|or} more than {1}")
	// ThenParts and ThenPartsMore say it where some cells count more than once.
	ThenParts = kind2("then-parts", "then {0} cannot come to {1|or}", func(t *Told, parts []Sentence, ns Numbers) error {
		return t.thenParts(parts, nil, ns)
	})
	ThenPartsMore = kind3("then-parts-more", "then {0} cannot come to {1|or} more than {2}", func(t *Told, parts []Sentence, ns Numbers, less []Sentence) error {
		return t.thenParts(parts, less, ns)
	})
	// ThenBe says what the sum leaves for one cell alone.
	ThenBe = kind2("then-be", "then {0} cannot be {1|or}", func(t *Told, other candidates.Cell, ds candidates.DigitSet) error {
		var mays []func(candidates.Cell) candidates.DigitSet
		known, ok := t.known()
		if ok {
			before, _ := t.knownOf(&t.r.unchanged)
			alone := func(candidates.Cell) candidates.DigitSet { return t.layout.Digits() }
			for _, may := range append(append(known[:], before[:]...), alone) {
				mays = append(mays, may, t.given(may)) // before anything goes
			}
		}
		all := make([]candidates.DigitSet, len(mays))
		t.sum().ends = func() error {
			return expect(!ok || slices.Contains(all, ds) || slices.Contains(all, 0), "it would be %v", all)
		}
		return t.then(func(readings []candidates.Reading, k candidates.Candidate) bool {
			needs := func(may func(candidates.Cell) candidates.DigitSet) candidates.DigitSet {
				ds := t.layout.Digits()
				for i := range readings {
					ds &= readings[i].Leaves(t.layout, may, k, other)
				}
				return ds
			}
			if k.Cell() == other || needs(t.beside())&^ds != 0 || ds&t.beside(k)(other) != 0 {
				return false
			}
			for i := range mays {
				all[i] |= needs(mays[i])
			}
			return true
		})
	})
	// ThenNothingFor is said of a cell that can be nothing else than the digits in those that it sees.
	ThenNothingFor = kind1("then-nothing-for", "then nothing is left for {0}", func(t *Told, c candidates.Cell) error {
		return t.then(func(_ []candidates.Reading, k candidates.Candidate) bool { return k.Cell() != c && t.beside(k)(c) == 0 })
	})
	// ThenFewer says of cells that see each other what is left for them: fewer digits than cells.
	ThenFewer = kind2("then-fewer", "then only {0} {0?is|are} left for {1}", func(t *Told, ds candidates.DigitSet, cells candidates.CellSet) error {
		err := t.then(func(readings []candidates.Reading, k candidates.Candidate) bool {
			var left candidates.DigitSet
			for c := range cells.All() {
				can := t.beside(k)(c)
				for i := range readings {
					can &= readings[i].Leaves(t.layout, t.beside(k), k, c)
				}
				left |= can
			}
			return !cells.Has(k.Cell()) && left&^ds == 0
		})
		return errors.Join(err,
			expect(ds.Len() < cells.Len(), "that is enough for %d cells", cells.Len()),
			expect(t.layout.SeeEachOther(cells), "%v may be the same", cells))
	})
	ThenNothingFits = kind0("then-nothing-fits", "then nothing fits in the other cells", func(t *Told) error {
		all, err := t.waysOfSum()
		if err != nil {
			return err
		}
		var gone candidates.CandidateSet
		for _, w := range all {
			left, _ := w.Left(&candidates.Walk{}, t.beside())
			for _, c := range w.Cells() {
				for d := range (t.layout.Digits() &^ left[c]).All() {
					gone.Add(candidates.Of(c, d))
				}
			}
		}
		t.spoken().summed.deny = gone.Has
		return nil
	})
	// ThenInNoRun is said of what is more with each run of a line than that adds up to, or less where all others are filled.
	ThenInNoRun = kind1("then-in-no-run", "then no part of the line there can add up to {0}", func(t *Told, n int) error {
		s := &t.spoken().summed
		if len(s.clues) != 1 || s.houses != 0 {
			return errors.New("it is not one clue")
		}
		now := *t.now() // before anything goes
		cutting := t.cutting(&now)
		s.deny = func(k candidates.Candidate) bool {
			rests, ok := cutting.Rests(k)
			return ok && len(rests) == 0
		}
		return expect(n == s.clues[0].Value(t.layout.Size()), "it adds up to something else")
	})
	// ThenHasToBe says what another cell is then, and why that cannot be.
	ThenHasToBe = kind3("then-has-to-be", "then {0} has to be {1}, and {2}", func(t *Told, c candidates.Cell, d candidates.Digit, why Sentence) error {
		s := t.sum()
		readings, err := t.readings()
		before := s.also
		s.also = append(slices.Clip(before), candidates.Of(c, d))
		err = errors.Join(err, why.check(t))
		denies, also := s.deny, s.also
		s.also = before
		s.deny = func(k candidates.Candidate) bool {
			may := t.layout.Given(t.now().Candidates, before...)
			has := slices.ContainsFunc(readings, func(r candidates.Reading) bool {
				return t.beside(k)(c)&r.Leaves(t.layout, may, k, c) == candidates.Digits(d)
			})
			s.also = also
			defer func() { s.also = before }()
			return has && k.Cell() != c && denies != nil && denies(k)
		}
		return err
	})
	// WouldLeaveFor says what digits leave for another cell, and IfThen of each of these why it cannot be beside them.
	WouldLeaveFor = kind4("would-leave-for", "{0|or} in {1} would leave {2|or} for {3}.", func(t *Told, ds candidates.DigitSet, c candidates.Cell, left candidates.DigitSet, other candidates.Cell) error {
		readings, err := t.readings()
		for d := range ds.All() {
			k := candidates.Of(c, d)
			if !t.now().Has(k) {
				err = errors.Join(err, fmt.Errorf("%v is not %d anyway", c, d))
			}
			if !slices.ContainsFunc(readings, func(r candidates.Reading) bool {
				return t.beside(k)(other)&r.Leaves(t.layout, t.now().Candidates, k, other) == left
			}) {
				err = errors.Join(err, fmt.Errorf("%v leaves others", k))
			}
		}
		s := &t.spoken().summed
		s.split = splitCell{ds, c, left, other}
		return errors.Join(err, expect(ds != 0 && left != 0 && c != other, "that is nothing"))
	})
	IfThen = kind3("if-then", "If {0} is {1|or}, {2}.", func(t *Told, other candidates.Cell, ds candidates.DigitSet, why Sentence) error {
		s := &t.spoken().summed
		if ds == 0 || ds&^s.split.left != 0 || other != s.split.other {
			return errors.New("it was not said that it may be")
		}
		var err error
		for e := range ds.All() {
			s.deny, s.ends, s.also = nil, nil, []candidates.Candidate{candidates.Of(other, e)}
			err = errors.Join(err, why.check(t))
			for d := range s.split.ds.All() {
				err = errors.Join(err, expect(s.deny != nil && s.deny(candidates.Of(s.split.c, d)), "%d may be", e))
			}
			if s.ends != nil {
				err = errors.Join(err, s.ends())
			}
			s.also, s.deny = nil, s.cases.deny
		}
		if s.split.left &^= ds; s.split.left == 0 {
			for d := range s.split.ds.All() {
				t.refutes(d, s.split.c)
			}
		}
		return err
	})
	// DigitsIn is a member of a list.
	DigitsIn = kind2("digits-in", "{0|or} in {1}", func(*Told, candidates.DigitSet, candidates.Cell) error { return nil })
)

// eachDigitIn checks each candidate that clauses name, which are [DigitsIn].
func eachDigitIn(of []Sentence, check func(candidates.Candidate) error) error {
	for _, clause := range of {
		ds, some := argOf[candidates.DigitSet](clause, 0)
		c, there := argOf[candidates.Cell](clause, 1)
		if !some || !there {
			return fmt.Errorf("%s says not which digits where", clause.Kind.Code)
		}
		for d := range ds.All() {
			if err := check(candidates.Of(c, d)); err != nil {
				return err
			}
		}
	}
	return nil
}

// then notes what a reason denies, which is what the readings of the sum say.
func (t *Told) then(denies func([]candidates.Reading, candidates.Candidate) bool) error {
	readings, err := t.readings()
	t.sum().deny = func(k candidates.Candidate) bool { return denies(readings, k) }
	return err
}

// What is added up, in lines of arguments.
var (
	BySum = kind2("by-sum", "by {0}, {1}", func(t *Told, what []Sentence, claim Sentence) error {
		t.ways = true
		return errors.Join(t.all(what), claim.check(t))
	})
	AddedHouses = kind1("added-houses", "{0}", func(t *Told, hs candidates.HouseSet) error {
		t.spoken().summed.houses, t.spoken().summed.less = hs, 0
		return nil
	})
	AddedAgainst = kind2("added-against", "{0} against {1}", func(t *Told, hs, less candidates.HouseSet) error {
		t.spoken().summed.houses, t.spoken().summed.less = hs, less
		return nil
	})
	AddedClue  = kind1("added-clue", "{0}", func(t *Told, c *candidates.Clue) error { return t.adds(c) })
	AddedClues = kind1("added-clues", "{0|places}", func(t *Told, clues Clues) error {
		for _, c := range clues {
			if err := t.adds(c); err != nil {
				return err
			}
		}
		return expect(len(clues) > 1, "it is one")
	})
)

// addsAlone notes a clue that is added up, and nothing else, unless that was said.
func (t *Told) addsAlone(c *candidates.Clue) error {
	if s := &t.spoken().summed; s.houses == 0 && len(s.clues) == 1 && s.clues[0].String() == c.String() {
		return nil
	}
	t.spoken().summed = summed{}
	return t.adds(c)
}

// adds notes a clue that is added up.
func (t *Told) adds(c *candidates.Clue) error {
	s := &t.spoken().summed
	s.clues, s.cases = append(s.clues, c), casesTold{}
	if len(s.clues) == 1 && s.houses == 0 && c.Kind.Cases != nil && t.now() != nil { // lines of arguments have no board
		t.denyByCases()
	}
	n := t.layout.Counted(c.String())
	return expect(n != nil && !slices.Contains(s.clues[:len(s.clues)-1], c), "the board has no clue %q that counts", c)
}

// against notes that houses are held against others, and checks by how much they are more.
func (t *Told) against(hs, less candidates.HouseSet, n int) error {
	t.spoken().summed = summed{houses: hs, less: less}
	size := t.layout.Size()
	for h := range (hs | less).All() {
		if t.layout.HouseCells(h).Len() != size {
			return fmt.Errorf("%s does not hold all digits", t.layout.Name(h))
		}
	}
	return expect(hs&less == 0 && n == (hs.Len()-less.Len())*size*(size+1)/2, "they are something else than %d more", n)
}

// lastIsEven denies what does not fit in the one cell of which it is not known whether it is even, as the others that count
// once add up to an even number, or an odd one.
func (t *Told) lastIsEven(odd bool) error {
	s := t.sum()
	c, fits, ok := s.rest.EvenOrOdd(t.now().Candidates)
	plus, minus := s.rest.Once()
	is := (s.rest.Total%2 != 0) == fits.Has(2)
	if twice := plus.Len()+minus.Len() < len(s.rest.Terms); twice == s.twice && (plus.Or(minus).Len() == 1 || is == odd) {
		s.deny = func(k candidates.Candidate) bool { return k.Cell() == c && !fits.Has(k.Digit()) }
	}
	return expect(s.known && ok && s.deny != nil, "it is not known")
}

// sums returns what the houses and clues add up to: clues may be added or taken away, and any part of each may be meant, or
// several.
func (s *summed) sums(l *candidates.Layout) (all []candidates.Sum) {
	var sum candidates.Sum
	for h := range s.houses.All() {
		sum = sum.Plus(1, l.House(h))
	}
	for h := range s.less.All() {
		sum = sum.Plus(-1, l.House(h))
	}
	all = append(all, sum)
	for _, c := range s.clues {
		var next []candidates.Sum
		for _, before := range all {
			for _, parts := range partsOf(l.Counted(c.String()).Sums) {
				next = append(next, before.Plus(-1, parts))
				if len(s.clues) < 8 || s.houses == 0 {
					next = append(next, before.Plus(1, parts))
				}
			}
		}
		all = next
	}
	return all
}

// partsOf returns the sums, and what several of them are together if they are few, each added or taken away. The first of
// them is added.
func partsOf(sums []candidates.Sum) []candidates.Sum {
	const few = 4
	all := slices.Clone(sums)
	if len(sums) > few {
		return all
	}
	var add func(to candidates.Sum, from, n int)
	add = func(to candidates.Sum, from, n int) {
		for i := from; i < len(sums); i++ {
			for _, times := range [...]int{1, -1} {
				if n == 0 && times < 0 {
					continue
				}
				with := to.Plus(times, sums[i])
				if n > 0 {
					all = append(all, with)
				}
				add(with, i+1, n+1)
			}
		}
	}
	add(candidates.Sum{}, 0, 0)
	return all
}

// sameSum reports whether sums say the same, or the one so many times what the other says, or less than once.
func sameSum(a, b candidates.Sum) bool {
	if len(a.Terms) != len(b.Terms) {
		return false
	}
	if len(a.Terms) == 0 {
		return max(a.Total, -a.Total) == max(b.Total, -b.Total)
	}
	for _, t := range b.Terms {
		if t.Cell == a.Terms[0].Cell {
			rest := candidates.Sum{}.Plus(t.Times, a).Plus(-a.Terms[0].Times, b)
			return len(rest.Terms) == 0 && rest.Total == 0
		}
	}
	return false
}

// sumOf is cells that count once, less others.
func sumOf(cells, less candidates.CellSet) (s candidates.Sum) {
	return s.Add(1, slices.Collect(cells.All())...).Add(-1, slices.Collect(less.All())...)
}

// sumOfParts is parts that say how often their cells count, less others.
func sumOfParts(parts, less []Sentence) (s candidates.Sum, err error) {
	for i, part := range slices.Concat(parts, less) {
		cells, some := argOf[candidates.CellSet](part, 0)
		times, often := argOf[int](part, 1)
		if !some || !often {
			return s, fmt.Errorf("%s says not how often cells count", part.Kind.Code)
		}
		if i >= len(parts) {
			times = -times
		}
		s = s.Add(times, slices.Collect(cells.All())...)
	}
	return s, nil
}

// leavesWeighted checks that parts add up to so much more than others, of the cells that are open.
func (t *Told) leavesWeighted(parts, less []Sentence, n int) error {
	said, err := sumOfParts(parts, less)
	if err != nil {
		return err
	}
	said.Total = n
	return t.leavesRest(said)
}

// thenCannot notes that beside a digit in another cell some cells have to add up to one of some numbers, and cannot.
func (t *Told) thenCannot(others candidates.Sum, ns Numbers) error {
	return t.thenEach(ns, func(candidates.Cell) candidates.Sum { return others })
}

func (t *Told) thenParts(parts, less []Sentence, ns Numbers) error {
	others, err := sumOfParts(parts, less)
	return errors.Join(err, t.thenCannot(others, ns))
}

// thenOthers notes it of the others of a side, three or more with the cell.
func (t *Told) thenOthers(less []Sentence, ns Numbers) error {
	against, err := sumOfParts(nil, less)
	plus, minus := t.sum().rest.Once()
	return errors.Join(err, t.thenEach(ns, func(c candidates.Cell) candidates.Sum {
		side := plus
		if !side.Has(c) {
			side = minus
		}
		if side.Len() < 3 {
			return candidates.Sum{}
		}
		return against.Add(1, slices.Collect(side.Without(c).All())...)
	}))
}

// thenEach notes it of cells that may be others beside each cell. All numbers have to be told of some digit.
func (t *Told) thenEach(ns Numbers, others func(candidates.Cell) candidates.Sum) error {
	s := t.sum()
	told := map[int]bool{}
	s.deny = func(k candidates.Candidate) bool {
		rest, said := candidates.Sum{Total: s.rest.Total}, others(k.Cell())
		for _, term := range s.rest.Terms {
			if term.Cell == k.Cell() {
				rest.Total -= term.Times * int(k.Digit())
			} else {
				rest.Terms = append(rest.Terms, term)
			}
		}
		for _, n := range ns {
			if said.Total = n; len(rest.Terms) == len(s.rest.Terms) || !sameSum(said, rest) {
				continue
			}
			r := rest.Reading(t.layout.Size())
			if w := t.layout.Ways(&r, maxSumNodes); w != nil {
				_, some := w.Left(&candidates.Walk{}, t.beside(k))
				told[n] = true
				return !some
			}
		}
		return false
	}
	s.ends = func() error { return expect(len(told) == len(ns), "of %d numbers %d are told", len(ns), len(told)) }
	return expect(len(ns) > 0 && slices.IsSorted(ns), "the numbers are %v", ns)
}

// leavesSum checks that cells add up to so many more than others, of those that are open.
func (t *Told) leavesSum(cells, others candidates.CellSet, n int) error {
	said := sumOf(cells, others)
	said.Total = n
	return t.leavesRest(said)
}

// lastOfSum checks that the last cell of a sum is so much, which it can be or not. If it cannot, it loses all that it has.
func (t *Told) lastOfSum(c candidates.Cell, n int, fits bool) error {
	if err := t.leavesSum(candidates.Cells(c), candidates.CellSet{}, n); err != nil {
		return err
	}
	has := t.now().Candidates(c)
	is := n > 0 && n <= t.layout.Size() && has.Has(candidates.Digit(n))
	if is != fits {
		return fmt.Errorf("%v has %v", c, has)
	}
	if t.r == nil {
		return nil
	}
	if fits {
		has = has.Without(candidates.Digit(n))
	}
	for d := range has.All() {
		if err := t.r.remove(d, candidates.Cells(c)); err != nil {
			return err
		}
	}
	return nil
}

// leavesRest checks what is said to be left of the cells that are open.
func (t *Told) leavesRest(said candidates.Sum) error {
	s := &t.spoken().summed
	is := slices.ContainsFunc(s.sums(t.layout), func(sum candidates.Sum) bool {
		rest, _ := sum.On(t.now())
		return sameSum(rest, said) || sameSum(rest.Settled(t.now().Candidates), said)
	})
	if rest, _, ok := t.caseRest(t.now()); ok && sameSum(rest, said) {
		is = true
	}
	if !is && !t.spans(said) && !slices.ContainsFunc(t.wholeRuns(t.now()), func(run candidates.Run) bool { return sameSum(run.Sum, said) }) {
		return errors.New("they do not")
	}
	s.rest, s.known, s.said = said, true, true
	return nil
}

// remaining returns what may be meant to be left of what is added up, and the cells that are filled then.
func (t *Told) remaining(g *candidates.Grid) (all []candidates.Run) {
	for _, sum := range t.spoken().summed.sums(t.layout) {
		rest, filled := sum.On(g)
		all = append(all, candidates.Run{Sum: rest, Filled: filled})
	}
	if rest, filled, ok := t.caseRest(g); ok {
		all = append(all, candidates.Run{Sum: rest, Filled: filled})
	}
	return append(all, t.wholeRuns(g)...)
}

// wholeRuns returns the runs that are in each cutting of the line that is spoken of, if it can be cut.
func (t *Told) wholeRuns(g *candidates.Grid) []candidates.Run {
	if s := &t.spoken().summed; len(s.clues) == 1 && s.houses == 0 {
		return t.cutting(g).Whole()
	}
	return nil
}

// cutting returns how the line of the one clue that is spoken of may be cut, as far as it was said.
func (t *Told) cutting(g *candidates.Grid) *candidates.Cutting {
	s := &t.spoken().summed
	return s.clues[0].Cutting(t.layout, g, s.parts)
}

// cutInto checks that a line of so many cells is cut into so many parts, as other numbers are too few or too many for what
// the cells add up to, or too many for the cells.
func (t *Told) cutInto(cells, parts int, fits func(x *candidates.Cutting, low, high int) error) error {
	s := &t.spoken().summed
	if len(s.clues) != 1 || s.houses != 0 || !s.clues[0].Kind.Cut {
		return errors.New("it is no line that is cut")
	}
	cutting := t.cutting(t.now())
	low, high, ok := cutting.Extent(t.now().Candidates)
	s.parts = parts
	return errors.Join(expect(ok && cells == len(s.clues[0].Lines[0]), "it has %d cells", len(s.clues[0].Lines[0])), fits(cutting, low, high))
}

// spans reports whether the sums of one clue, each taken so many times, are what is said.
func (t *Told) spans(said candidates.Sum) bool {
	s := &t.spoken().summed
	if len(s.clues) != 1 || s.houses != 0 {
		return false
	}
	sums := t.layout.Counted(s.clues[0].String()).Sums
	for i := len(sums) - 1; i >= 0; i-- { // each has cells that those before it have not
		rest, _ := sums[i].On(t.now())
		for _, before := range sums[:i] {
			rest.Terms = slices.DeleteFunc(rest.Terms, func(t candidates.Term) bool { return before.Cells().Has(t.Cell) })
		}
		if len(rest.Terms) == 0 {
			return false
		}
		own := rest.Terms[0]
		for _, term := range said.Terms {
			if term.Cell == own.Cell && term.Times%own.Times == 0 {
				rest, _ := sums[i].On(t.now())
				said = said.Plus(-term.Times/own.Times, rest)
				break
			}
		}
	}
	return len(said.Terms) == 0 && said.Total == 0
}

// restOf returns what is known of cells that are all that remain.
func (t *Told) restOf(cells candidates.CellSet) (*summed, error) {
	s := t.sum()
	for _, sum := range s.sums(t.layout) {
		if rest, _ := sum.On(t.now()); !s.said && len(s.clues) == 1 && s.houses == 0 && rest.Cells() == cells && rest.Total > 0 {
			s.rest, s.known = rest, true // as the cells are named
		}
	}
	return s, expect(s.rest.Cells() == cells, "the sum is of %v", s.rest.Cells())
}

// sum returns what is added up. Of one clue that nothing was said of the rest is what it asks for.
func (t *Told) sum() *summed {
	s := &t.spoken().summed
	if all := s.sums(t.layout); !s.known && len(s.clues) == 1 && s.houses == 0 && len(all) > 0 {
		for _, sum := range all {
			if rest, filled := sum.On(t.now()); filled.IsEmpty() && sum.Terms[0].Times > 0 {
				s.rest, s.known = rest, true
			}
		}
	}
	return s
}

// partner returns what is left for the other of two cells.
func (s *summed) partner(c candidates.Cell, d candidates.Digit) int {
	left, times := s.rest.Total, 0
	for _, t := range s.rest.Terms {
		if t.Cell == c {
			left -= t.Times * int(d)
		} else {
			times = t.Times
		}
	}
	return left * times
}

// beside returns what cells can be if some candidates are true, and those of cells for which one is left.
func (t *Told) beside(all ...candidates.Candidate) func(candidates.Cell) candidates.DigitSet {
	return t.given(t.now().Candidates, all...)
}

// given returns it by what cells may hold.
func (t *Told) given(may func(candidates.Cell) candidates.DigitSet, all ...candidates.Candidate) func(candidates.Cell) candidates.DigitSet {
	return t.layout.Given(may, t.now().AppendSole(append(all, t.spoken().summed.also...), t.now().Open())...)
}

// refutes records that a candidate was said to be false.
func (t *Told) refutes(d candidates.Digit, c candidates.Cell) {
	if t.r != nil && t.now().Has(candidates.Of(c, d)) {
		t.r.refuted.Add(candidates.Of(c, d))
	}
}

// maxSumNodes bounds the graphs of ways that checks make.
const maxSumNodes = 40_000

// waysOfSum returns the ways of what is said to be left of the cells, or else of all that one clue asks for.
func (t *Told) waysOfSum() (all []*candidates.Ways, err error) {
	readings, _ := t.readings()
	for i := range readings {
		if w := t.layout.Ways(&readings[i], maxSumNodes); w != nil {
			all = append(all, w)
		}
	}
	if len(all) == 0 {
		return nil, errors.New("nothing is added up whose ways can be counted")
	}
	return all, nil
}

// readings returns what is said to be left of the cells, or else all that one clue asks for.
func (t *Told) readings() (readings []candidates.Reading, err error) {
	s := t.spoken().summed
	switch {
	case s.said:
		readings = []candidates.Reading{s.rest.Reading(t.layout.Size())}
		if len(s.clues) == 1 && s.houses == 0 { // of which the rest may be a part
			readings = append(readings, t.layout.Counted(s.clues[0].String()).Readings...)
		}
	case len(s.clues) == 1 && s.houses == 0:
		readings = t.layout.Counted(s.clues[0].String()).Readings
	}
	return readings, expect(len(readings) > 0, "nothing is added up")
}

// bound notes what cells add up to at least or at most. What that denies follows from all that was said so.
func (t *Told) bound(b sumBound) error {
	least, most, ok := t.layout.Extent(b.cells, t.possible().Candidates)
	lowest, highest, _ := t.layout.Extent(b.cells, func(candidates.Cell) candidates.DigitSet { return t.layout.Digits() })
	if !ok || b.n < lowest || b.n > highest || !b.cells.Within(t.sum().rest.Cells()) || b.least && least < b.n || !b.least && most > b.n {
		return fmt.Errorf("%v add up to %d at least and to %d at most", b.cells, least, most)
	}
	t.boundBy(b)
	return nil
}

// boundThem notes a bound of the cells of which was said what is left of them, more than others.
func (t *Told) boundThem(as func(candidates.CellSet, int) Sentence, n int) error {
	plus, _, ok := t.sum().rest.Sides()
	if !ok || !t.sum().said || plus.Len() < 2 {
		return errors.New("no cells were spoken of")
	}
	return as(plus, n).check(t)
}

// boundShaft notes a bound of the cells along an arrow with one shaft, none of which is filled.
func (t *Told) boundShaft(c *candidates.Clue, as func(candidates.CellSet, int) Sentence, n int) error {
	if err := t.addsAlone(c); err != nil || c.Kind.Code != "arrow" || len(c.Lines) != 2 {
		return fmt.Errorf("%q has not one shaft: %w", c, err)
	}
	return as(candidates.Cells(c.Lines[1]...), n).check(t)
}

// boundOthers notes what the other cells of a side add up to beside one of its cells, or the only other. All numbers have to
// be told of some cell.
func (t *Told) boundOthers(ns Numbers, least, one bool) error {
	s := t.sum()
	plus, minus, ok := s.rest.Sides()
	if !ok {
		return errors.New("some count more than once")
	}
	told := map[int]bool{}
	for _, side := range [...]candidates.CellSet{plus, minus} {
		if side.Len() < 2 || (side.Len() == 2) != one {
			continue
		}
		for _, n := range ns {
			t.boundBy(sumBound{cells: side, n: n, least: least, others: told})
		}
	}
	s.ends = func() error { return expect(len(told) == len(ns), "of %d numbers %d are told", len(ns), len(told)) }
	return expect(slices.IsSorted(ns), "the numbers are %v", ns)
}

// boundBy notes a bound.
func (t *Told) boundBy(b sumBound) {
	s := t.sum()
	b.used = new(bool)
	s.bounds = append(s.bounds, b)
	now := *t.possible() // before anything goes
	s.deny = func(k candidates.Candidate) bool { return s.exceeds(t.layout, &now, k) }
}

// possible returns the board that is spoken of, or as it was before reasons of what is added up left a cell nothing: bounds
// that are told behind that are those of before.
func (t *Told) possible() *candidates.Grid {
	s, now := &t.spoken().summed, t.now()
	for c := range now.Open().All() {
		if now.Candidates(c) == 0 && s.before != nil {
			return s.before
		}
	}
	before := *now
	s.before = &before
	return s.before
}

// known returns what cells may hold as far as a text can say: what the step cites, and all that is known. ok is false
// where no step is spoken of, so that nobody knows what is cited.
func (t *Told) known() (mays [2]func(candidates.Cell) candidates.DigitSet, ok bool) {
	return t.knownOf(t.now())
}

// knownOf returns it of a board.
func (t *Told) knownOf(g *candidates.Grid) (mays [2]func(candidates.Cell) candidates.DigitSet, ok bool) {
	if t.r == nil {
		return mays, false
	}
	e, ok := t.r.tells.Evidence.(explain.Sum)
	if ok {
		now := *g
		mays[0], mays[1] = e.MayBeside(&now), now.Candidates
	}
	return mays, ok
}

// exceeds reports whether a candidate goes beyond what the bounds leave for it.
func (s *summed) exceeds(l *candidates.Layout, g *candidates.Grid, k candidates.Candidate) bool {
	plus, minus, ok := s.rest.Sides()
	own, against := plus.Without(k.Cell()), minus
	total, d := s.rest.Total, int(k.Digit())
	if !ok {
		var bounds []candidates.Bound
		for _, b := range s.bounds {
			bounds = append(bounds, candidates.Bound{Cells: b.cells, N: b.n, Least: b.least})
		}
		beyond := s.rest.Cells().Has(k.Cell()) && s.rest.Exceeds(k, bounds, g.Candidates)
		for _, b := range s.bounds {
			*b.used = *b.used || beyond && !b.cells.Has(k.Cell())
		}
		return beyond
	}
	if !plus.Has(k.Cell()) && !minus.Has(k.Cell()) {
		return false
	}
	if minus.Has(k.Cell()) {
		own, against, total = minus.Without(k.Cell()), plus, -total
	}
	// Have: k = total + against - own. One cell takes 1 to the highest digit.
	of := func(cells candidates.CellSet, least bool) (all []sumBound) {
		lowest, highest, ok := l.Extent(cells, g.Candidates)
		told := false // how far the other cell goes, which then does not go without saying
		for _, b := range s.bounds {
			told = told || b.least == least && b.others != nil && b.cells.Has(k.Cell()) && b.cells.Without(k.Cell()) == cells
			if b.least == least && (b.others == nil && b.cells == cells ||
				b.others != nil && b.cells.Has(k.Cell()) && b.cells.Without(k.Cell()) == cells && ok && (least && lowest >= b.n || !least && highest <= b.n)) {
				if last := len(all) - 1; b.others == nil || last < 0 || all[last].others == nil {
					all = append(all, b)
				} else if (b.n > all[last].n) == least { // of numbers for several cells the tightest is meant
					all[last] = b
				}
			}
		}
		switch _, one := cells.Single(); {
		case all != nil, told:
		case cells.IsEmpty(), one && least:
			all = []sumBound{{n: cells.Len(), used: new(bool)}}
		case one:
			all = []sumBound{{n: l.Size(), used: new(bool)}}
		}
		return all
	}
	beyond := false
	for _, highest := range [...]bool{true, false} {
		for _, a := range of(against, !highest) {
			for _, b := range of(own, highest) {
				if bound := total + a.n - b.n; highest && d > bound || !highest && d < bound {
					beyond, *a.used, *b.used = true, true, true
					if b.others != nil {
						b.others[b.n] = true
					}
				}
			}
		}
	}
	return beyond
}

// endWays compares what was said to be added up with the line.
func (t *Told) endWays() error {
	if t.line.Rule != explain.RuleWays {
		return expect(!t.ways, "no ways are counted")
	}
	if !t.ways || t.line.Sum == nil {
		return errors.New("what is added up is not told")
	}
	var clues []string
	for _, a := range t.line.Sum.Clues {
		if !slices.Contains(clues, a.Clue) {
			clues = append(clues, a.Clue)
		}
	}
	s := &t.spoken().summed
	said := make([]string, len(s.clues))
	for i, c := range s.clues {
		said[i] = c.String()
	}
	slices.Sort(said)
	slices.Sort(clues)
	return expect(s.houses == t.line.Sum.Houses && s.less == t.line.Sum.Less && slices.Equal(said, clues), "other things are added up")
}
