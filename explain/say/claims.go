package say

import (
	"errors"
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// This file has what is said against claims about a board, in clauses: see package claim.

// Message is what the checker says of a pattern, which no kind says. Languages may have other words for it.
type Message string

// Reasons is the board that reasons are about, and for a supposition the boards of the branch in which it is made.
type Reasons struct {
	Board    candidates.Grid
	Branches func(supposed Effects) []candidates.Grid
}

// CheckReason checks what a sentence says against a claim, as far as the board shows it.
func CheckReason(x Reasons, s Sentence) error {
	return s.check(&Told{layout: x.Board.Layout(), subject: &x})
}

func (x *Reasons) layout() *candidates.Layout { return x.Board.Layout() }

// Why a candidate is not there, or there is nothing to do about it.
var (
	HoldsNot = told3("holds-not", "{0} holds {1}, not {2}", func(x *Reasons, c candidates.Cell, v, d candidates.Digit) error {
		return errors.Join(x.holds(c, v), expect(v != d, "it does"))
	})
	Holds        = told2("holds", "{0} holds {1}", (*Reasons).holds)
	HoldsAlready = told2("holds-already", "{0} holds {1} already", (*Reasons).holds)
	HasNoPlaced  = told4("has-no-placed", "{0} has no {1}: {2} has its {1} at {3}", func(x *Reasons, c candidates.Cell, d candidates.Digit, h candidates.House, by candidates.Cell) error {
		return errors.Join(x.holds(by, d), expect(c != by && candidates.Cells(c, by).Within(x.layout().HouseCells(h)), "it does not see it"))
	})
	HasNoOther = told3("has-no-other", "{0} has no {1}: it can only be {2|or}", func(x *Reasons, c candidates.Cell, d candidates.Digit, ds candidates.DigitSet) error {
		return expect(x.Board.Value(c) == 0 && x.Board.Candidates(c) == ds && !ds.Has(d), "it can be others")
	})
	HasNoDigit = told2("has-no-digit", "{0} has no {1}, nor any other digit", func(x *Reasons, c candidates.Cell, _ candidates.Digit) error {
		return expect(x.Board.Candidates(c) == 0, "it has")
	})
	RightBut    = kind1("right-but", "the pattern is right, but {0}", func(t *Told, why Sentence) error { return why.check(t) })
	NothingToDo = kind1("nothing-to-do", "there is nothing to do: {0}", func(t *Told, why Sentence) error { return why.check(t) })
)

// What cells can be and houses have beside what is claimed.
var (
	CanBe       = told2("can-be", "{0} can be {1|or}", (*Reasons).canBe)
	CanBeOthers = told2("can-be-others", "{0} can be {1|or}, and each house that it is in has another place for each of them", (*Reasons).canBe)
	CanBeToo    = told2("can-be-too", "{0} can be {1|or} as well", (*Reasons).can)
	CanBeTooIn  = told5("can-be-too-in", "{0} can be {1|or} as well, and {2} has {3} at {4} as well", func(x *Reasons, c candidates.Cell, ds candidates.DigitSet, h candidates.House, d candidates.Digit, cells candidates.CellSet) error {
		return errors.Join(x.can(c, ds), expect(x.Board.PlacesIn(d, h) == cells.With(c), "it has not"))
	})
	CanBeGuardian = told2("can-be-guardian", "{0} can be {1} as well, a guardian that is not named", (*Reasons).canOne)
	CanBeCase     = told2("can-be-case", "{0} can be {1} as well, and nothing is said of that case", (*Reasons).canOne)
	HasRoomCase   = told3("has-room-case", "{0} has room for {1} at {2} too, and nothing is said of that case", func(x *Reasons, h candidates.House, d candidates.Digit, c candidates.Cell) error {
		return expect(x.Board.PlacesIn(d, h).Has(c), "it has not")
	})
	RoomTooAt = told3("room-too-at", "{0} has room for {1} at {2} too", func(x *Reasons, h candidates.House, d candidates.Digit, cells candidates.CellSet) error {
		return expect(!cells.IsEmpty() && cells.Within(x.Board.PlacesIn(d, h)), "it has not")
	})
	NoStepPlaces = kind3("no-step-places", "no step here places {0} in {1}: {2|list}", func(t *Told, d candidates.Digit, c candidates.Cell, rivals []Sentence) error {
		return about(t, func(x *Reasons) error {
			return errors.Join(t.all(rivals), expect(x.Board.Value(c) == 0, "it is placed"))
		})
	})
	NothingRulesOut = told2("nothing-rules-out", "nothing here rules out {0} in {1}", func(x *Reasons, d candidates.Digit, c candidates.Cell) error {
		for by := range x.layout().Peers(c).All() {
			if x.Board.Value(by) == d {
				return fmt.Errorf("%v does", by)
			}
		}
		return x.canOne(c, d)
	})
	CannotBeAny   = told2("cannot-be-any", "{0} cannot be {1|or}", (*Reasons).cannot)
	NoneCanBe     = told2("none-can-be", "none of {0} can be {1|or}", (*Reasons).cannot)
	ItsCellCannot = told2("its-cell-cannot", "its cell {0} cannot be {1}", func(x *Reasons, c candidates.Cell, d candidates.Digit) error {
		return x.cannot(candidates.Cells(c), candidates.Digits(d))
	})
	DigitsOfCells = told2("digits-of-cells", "{0} hold {1}", func(x *Reasons, cells candidates.CellSet, ds candidates.DigitSet) error {
		return expect(x.Board.CandidatesIn(cells) == ds, "they hold %s", x.Board.CandidatesIn(cells).String())
	})
	HasItsAt = told3("has-its-at", "{0} has its {1} at {2}", func(x *Reasons, h candidates.House, d candidates.Digit, c candidates.Cell) error {
		return errors.Join(x.holds(c, d), expect(x.layout().HouseCells(h).Has(c), "it is not in it"))
	})
	HasOnlyAt = told3("has-only-at", "{0} has {1} only at {2}", (*Reasons).hasAt)
	HasOneAt  = told3("has-one-at", "{0} has {1} at {2}", (*Reasons).hasAt)
	HasTooAt  = told3("has-too-at", "{0} has {1} at {2} as well", func(x *Reasons, h candidates.House, d candidates.Digit, cells candidates.CellSet) error {
		places := x.Board.PlacesIn(d, h)
		return expect(cells.Within(places) && places != cells, "there are %v", places)
	})
	HasNthAt = told4("has-nth-at", "{0} has a {1|nth} {2} at {3}", func(x *Reasons, h candidates.House, n int, d candidates.Digit, c candidates.Cell) error {
		places := x.Board.PlacesIn(d, h)
		return expect(places.Has(c) && places.Len() == n, "there are %v", places)
	})
	NoStrong     = kind1("no-strong", "{0}, so there is no strong link", func(t *Told, why Sentence) error { return why.check(t) })
	NotNamed     = kind1("not-named", "{0}, and that is not named as a guardian", func(t *Told, why Sentence) error { return why.check(t) })
	FinsToSee    = kind2("fins-to-see", "{0}: with {1?that fin|those fins} the target must see {1}", func(t *Told, why Sentence, _ candidates.CellSet) error { return why.check(t) })
	NoPlaceAtAll = told2("no-place-at-all", "{0} has no place for {1}", func(x *Reasons, h candidates.House, d candidates.Digit) error {
		return expect(x.Board.PlacesIn(d, h).IsEmpty(), "it has")
	})
	HasNotYet = told2("has-not-yet", "{0} has no {1} yet", func(x *Reasons, h candidates.House, d candidates.Digit) error {
		return expect(x.Board.Places(d).And(x.layout().HouseCells(h)).AndNot(x.Board.Open()).IsEmpty(), "it has")
	})
	HasOpen = told2("has-open", "{0} has {1|few} open {1?cell|cells}", func(x *Reasons, h candidates.House, n int) error {
		return expect(x.layout().HouseCells(h).And(x.Board.Open()).Len() == n, "it has not")
	})
	OnlyOutside = told4("only-outside", "{0|each} has {1} only outside {2|each}, at {3}", (*Reasons).outside)
	OutsideToo  = told4("outside-too", "{0|each} has {1} outside {2|each} as well, at {3}", (*Reasons).outside)
	HaveIn      = told3("have-in", "{0|each} have {1} in {2|each}", func(x *Reasons, base candidates.HouseSet, d candidates.Digit, covers candidates.HouseSet) error {
		var places candidates.CellSet
		for h := range base.All() {
			places = places.Or(x.Board.PlacesIn(d, h))
		}
		for h := range covers.All() {
			places = places.AndNot(x.layout().HouseCells(h))
		}
		return expect(places.IsEmpty(), "elsewhere too: %v", places)
	})
)

// Where cells are, and what they see.
var (
	NotItself  = told1("not-itself", "{0} does not see itself", func(*Reasons, candidates.Cell) error { return nil })
	DoesNotSee = told2("does-not-see", "{0} does not see {1}", func(x *Reasons, c candidates.Cell, cells candidates.CellSet) error {
		return expect(!x.layout().Peers(c).Meets(cells), "it does")
	})
	SeeEveryFin  = kind1("see-every-fin", "{0}, and the target must see every fin", func(t *Told, why Sentence) error { return why.check(t) })
	SeeBothEnds  = kind1("see-both-ends", "{0}, and the target must see both ends of the chain", func(t *Told, why Sentence) error { return why.check(t) })
	ShareNoHouse = told1("share-no-house", "{0} do not share a house", (*Reasons).apart)
	NoGroup      = told1("no-group", "{0} do not share a house, so they are no group", (*Reasons).apart)
	NoStrongOn   = told2("no-strong-on", "{0} do not share a house, so no strong link on {1} joins them", func(x *Reasons, cells candidates.CellSet, _ candidates.Digit) error {
		return x.apart(cells)
	})
	NotAllIn = told2("not-all-in", "{0} are not all in {1|each}", func(x *Reasons, cells candidates.CellSet, hs candidates.HouseSet) error {
		return expect(hs&^x.layout().HousesOfAll(cells) != 0, "they are")
	})
	NotIn     = told2("not-in", "{0} is not in {1|each}", (*Reasons).notIn)
	NeitherIn = told3("neither-in", "{0} is in neither {1} nor {2}", func(x *Reasons, c candidates.Cell, a, b candidates.House) error {
		return x.notIn(c, candidates.Houses(a, b))
	})
	NoneIn     = told2("none-in", "{0} is in none of {1|each}", (*Reasons).notIn)
	NoFin      = told2("no-fin", "{0} is in none of {1|each}, so it is no fin", (*Reasons).notIn)
	CoveredFin = told2("covered-fin", "{0} is covered by {1|each}, so it is no fin", (*Reasons).within)
	BelongsIn  = told2("belongs-in", "{0} belongs to the pattern itself: it is in {1|each}", (*Reasons).within)
	Belongs    = told2("belongs", "{0} in {1} belongs to the pattern itself", func(x *Reasons, d candidates.Digit, c candidates.Cell) error { return x.canOne(c, d) })
	NotOneOf   = told1("not-one-of", "{0} is not one of its cells", (*Reasons).isOpen)
	SaysNot    = told2("says-nothing", "it says nothing about {0} in {1}", func(x *Reasons, d candidates.Digit, c candidates.Cell) error { return x.canOne(c, d) })
	RulesOutNo = told1("rules-out-nothing", "it rules out nothing in {0}", (*Reasons).isOpen)
	BothTrue   = told4("both-true", "{0} in {1|or} and {2} in {3|or} can both be true", (*Reasons).bothTrue)
	BothEnds   = told4("both-ends", "{0} in {1|or} and {2} in {3|or} can both be true: the target must exclude both ends of the chain", (*Reasons).bothTrue)
	AboutOther = told4("about-other", "the pattern is about {0}, at {1}, and {2} about {3}", func(x *Reasons, d candidates.Digit, _ candidates.CellSet, _ Effects, other candidates.Digit) error {
		return expect(d != other, "it is about that")
	})
)

// What keeps a pattern from being one.
var (
	TooFewToFill = told3("too-few-to-fill", "{0} {0?digit|digits} cannot fill {1} {1?cell|cells}, {2}: expected as many digits as cells", func(x *Reasons, digits, n int, cells candidates.CellSet) error {
		return expect(n == cells.Len() && n != digits, "there are %d", cells.Len())
	})
	NeitherLocked = kind2("neither-locked", "they are not naked: {0}. Nor are they hidden: {1}", func(t *Told, naked, hidden Sentence) error {
		return errors.Join(naked.check(t), hidden.check(t))
	})
	NoDigitsOnly = told2("no-digits-only", "no {0} digits have places in {1} only", func(x *Reasons, n int, cells candidates.CellSet) error {
		return expect(n == cells.Len(), "they are %d", cells.Len())
	})
	NoCellHolds = told2("no-cell-holds", "no cell of {0|each} holds just {1}", func(x *Reasons, hs candidates.HouseSet, ds candidates.DigitSet) error {
		for c := range x.layout().HouseCells(hs.First()).And(x.Board.Open()).All() {
			if x.Board.Candidates(c) == ds {
				return fmt.Errorf("%v does", c)
			}
		}
		return nil
	})
	CellsFit = told3("cells-fit", "{0|few} {0?cell|cells} of {1|each} {0?fits|fit}: {2}", func(x *Reasons, n int, hs candidates.HouseSet, cells candidates.CellSet) error {
		return expect(n == cells.Len() && cells.Within(x.layout().HouseCells(hs.First())), "there are %d", cells.Len())
	})
	SetHolds = told3("set-holds", "{0} {0?holds|hold} {1} digits, {2}: an almost locked set has one more than cells", func(x *Reasons, cells candidates.CellSet, n int, ds candidates.DigitSet) error {
		return expect(x.Board.CandidatesIn(cells) == ds && n == ds.Len() && n != cells.Len()+1, "they hold %s", x.Board.CandidatesIn(cells).String())
	})
	NoWeak         = kind2("no-weak", "there is no weak link on {0}: {1}", func(t *Told, _ candidates.Digit, why Sentence) error { return why.check(t) })
	NoStrongInCell = told4("no-strong-in-cell", "{0} can be {1|or} as well, so {2} and {3} have no strong link there", func(x *Reasons, c candidates.Cell, ds candidates.DigitSet, a, b candidates.Digit) error {
		return errors.Join(x.can(c, ds.With(a).With(b)), expect(!ds.Has(a) && !ds.Has(b) && a != b, "%v and %v", a, b))
	})
	NoStrongApart = told4("no-strong-apart", "{0} in {1|or} and {2} in {3|or} share neither a cell nor a digit, so no strong link joins them", func(x *Reasons, d candidates.Digit, cells candidates.CellSet, e candidates.Digit, others candidates.CellSet) error {
		return expect(d != e && (cells != others || cells.Len() > 1), "they do")
	})
	BothStrong  = told2("both-strong", "both links at {0} in {1|or} are strong: strong and weak ones have to alternate", (*Reasons).node)
	BothWeak    = told2("both-weak", "both links at {0} in {1|or} are weak: strong and weak ones have to alternate", (*Reasons).node)
	NoChain     = told2("no-chain", "{0} in {1|or} alone is no chain: expected nodes with links between them", (*Reasons).node)
	LoopEnds    = told2("loop-ends", "the loop does not go on at {0} in {1|or}, which has to be one cell then", (*Reasons).node)
	BeginsWeak  = told2("begins-weak", "the chain begins with a weak link at {0} in {1|or}: expected strong ones at both ends", (*Reasons).node)
	EndsWeak    = told2("ends-weak", "the chain ends with a weak link at {0} in {1|or}: expected strong ones at both ends", (*Reasons).node)
	ChainLeaves = told2("chain-leaves", "the chain has to leave {0} in {1|or} by a weak link and go on", (*Reasons).node)
	ChainNotAt  = told2("chain-not-at", "the chain from {0} in {1|or} does not begin at a place of the fish", (*Reasons).node)
	BaseCovers  = told4("base-covers", "{0} base {0?house|houses}, {1|each}, and {2} to cover {0?it|them}, {3|each}: expected as many", func(x *Reasons, n int, base candidates.HouseSet, m int, covers candidates.HouseSet) error {
		return expect(base.Len() == n && covers.Len() == m && n != m, "the numbers are others")
	})
	BaseIsCover = told1("base-is-cover", "{0|each} cannot be base and cover at once", func(*Reasons, candidates.HouseSet) error { return nil })
	TruthsLinks = told4("truths-links", "{0} truths, {1|list}, and {2} links, {3|list}: expected as many links, or one fewer", func(x *Reasons, n int, _ []Sentence, m int, _ []Sentence) error {
		return expect(n != m && n != m+1, "the numbers fit")
	})
	NoBeside   = told1("no-beside", "{0} has no digit beside the guardians: expected two in every open cell", (*Reasons).isOpen)
	ManyBeside = told2("many-beside", "{0} has {1} beside the guardians: expected two digits in every open cell", func(x *Reasons, c candidates.Cell, ds candidates.DigitSet) error {
		return errors.Join(x.can(c, ds), expect(ds.Len() != 2, "they are two"))
	})
	NoGuardian   = told2("no-guardian", "{0} in {1} is no guardian of the pattern", func(*Reasons, candidates.Digit, candidates.Cell) error { return nil })
	SeveralElse  = told1("several-else", "several of {0} can be something else, and no guardians are named", func(x *Reasons, cells candidates.CellSet) error { return nil })
	NoNeighbours = told2("no-neighbours", "{0} has no two neighbours in the ring of {1}", func(x *Reasons, c candidates.Cell, cells candidates.CellSet) error {
		return expect(cells.Has(c), "it is not in it")
	})
	SetsAlone = told1("sets-alone", "{0} alone are no chain: expected two sets or more", func(*Reasons, candidates.CellSet) error { return nil })
	NoCommon  = kind2("no-common", "{0} is no restricted common: {1}", func(t *Told, _ candidates.Digit, why Sentence) error { return why.check(t) })
	IsCommon  = told2("is-common", "{0} is a restricted common of {1}, which can lose it", func(x *Reasons, d candidates.Digit, cells candidates.CellSet) error {
		return expect(x.Board.Places(d).Meets(cells), "it is not in them")
	})
	LeadsNowhere   = kind3("leads-nowhere", "{0} in {1|or} leads nowhere: {2}", func(t *Told, _ candidates.Digit, _ candidates.CellSet, why Sentence) error { return why.check(t) })
	LeadsToNothing = told2("leads-to-nothing", "{0} in {1} leads nowhere: expected a set or a pincer", func(x *Reasons, d candidates.Digit, c candidates.Cell) error { return x.canOne(c, d) })
	NotLeft        = told3("not-left", "if {0} is {1}, {1} is not left in {2}", func(x *Reasons, c candidates.Cell, d candidates.Digit, cells candidates.CellSet) error {
		return expect(x.Board.Places(d).And(cells).Within(x.layout().Peers(c)), "it is")
	})
	NoCase = kind3("no-case", "{0} in {1} is no case of {2|list}", func(t *Told, d candidates.Digit, c candidates.Cell, item []Sentence) error {
		return about(t, func(x *Reasons) error { return expect(!x.ofItem(item, candidates.Of(c, d)), "it is") })
	})
	CasesApart = told1("cases-apart", "the cases at {0} are neither digits of one cell nor places in one house", func(x *Reasons, cells candidates.CellSet) error {
		return expect(cells.Len() > 1, "it is one cell")
	})
	EndHasTwo = told3("end-has-two", "{0} has {1|few} {1?candidate|candidates}, {2}, and an end of this has two", func(x *Reasons, c candidates.Cell, n int, ds candidates.DigitSet) error {
		return expect(x.Board.Candidates(c) == ds && n == ds.Len(), "it has others")
	})
	RulesNothingOut = told1("rules-nothing-out", "{0} rules nothing of that out", func(x *Reasons, c *candidates.Clue) error {
		_, ok := x.layout().ClueNumber(c.String())
		return expect(ok, "the board has no clue %q", c)
	})
	NeedsOne = told1("needs-one", "nothing says that the puzzle has one solution, and the pattern at {0} needs that", func(*Reasons, candidates.CellSet) error { return nil })
)

// What is said in a branch, and what the checker says.
var (
	InBranch = kind2("in-branch", "in the branch of {0}: {1}", func(t *Told, supposed Effects, why Sentence) error {
		return about(t, func(x *Reasons) error {
			err := errors.New("the claim has no such branch")
			for _, board := range x.Branches(supposed) {
				if err = CheckReason(Reasons{board, x.Branches}, why); err == nil {
					return nil
				}
			}
			return err
		})
	})
	LeftAtEnd = kind4("left-at-end", "at the end of the branch of {0} there is {1} in {2} left for {3|list}", func(t *Told, supposed Effects, d candidates.Digit, c candidates.Cell, item []Sentence) error {
		return about(t, func(x *Reasons) error {
			for _, board := range x.Branches(supposed) {
				if at := (&Reasons{board, nil}); at.node(d, candidates.Cells(c)) == nil && at.ofItem(item, candidates.Of(c, d)) {
					return nil
				}
			}
			return errors.New("there is not")
		})
	})
	ByCheck      = kind1("by-check", "{0}", func(*Told, Message) error { return nil })
	OfEffect     = kind2("of-effect", "{0} {1}", func(*Told, Effects, Message) error { return nil })
	ArmsLead     = kind2("arms-lead", "the arms do not lead to {0}: {1}", func(*Told, Effects, Message) error { return nil })
	ChangesNo    = kind1("changes-nothing", "the pattern is right, and changes nothing: it rests on {0|list}, and what it rules out is gone", func(*Told, []Sentence) error { return nil })
	ChangesNoAt  = kind1("changes-nothing-at", "the pattern is right, and changes nothing: it stands at {0}, and what it rules out is gone", func(*Told, candidates.CellSet) error { return nil })
	NoneRemoves  = kind3("none-removes", "no {0} is found that removes {1} at {2}", func(*Told, Word, candidates.Digit, candidates.Cell) error { return nil })
	NonePlaces   = kind3("none-places", "no {0} is found that places {1} at {2}", func(*Told, Word, candidates.Digit, candidates.Cell) error { return nil })
	NoneFound    = kind1("none-found", "no {0} that changes anything is found on this grid", func(*Told, Word) error { return nil })
	NoneFoundOf  = kind2("none-found-of", "no {0} {1|run} that changes anything is found on this grid", func(*Told, Word, []Sentence) error { return nil })
	PartOf       = kind1("part-of", "of {0}", func(*Told, candidates.DigitSet) error { return nil })
	PartAt       = kind1("part-at", "at {0}", func(*Told, candidates.CellSet) error { return nil })
	PartIn       = kind1("part-in", "in {0|each}", func(*Told, candidates.HouseSet) error { return nil })
	ItemInHouse  = kind2("item-in-house", "{0} in {1}", func(*Told, candidates.Digit, candidates.House) error { return nil })
	ItemOfCell   = kind1("item-of-cell", "{0}", func(*Told, candidates.Cell) error { return nil })
	AndMoreItems = kind1("and-more", "{0} more", func(*Told, int) error { return nil })
)

// EachStates makes sentences of clauses, one each.
func EachStates(clauses []Sentence) []Sentence {
	said := make([]Sentence, len(clauses))
	for i := range clauses {
		said[i] = States(clauses[i : i+1])
	}
	return said
}

// Items names what a proof rests on, of many items the first: "4 in row 2 and 4 in row 6".
func Items(items ...candidates.Item) (names []Sentence) {
	const many = 8
	for i, item := range items {
		if i == many {
			return append(names, AndMoreItems(len(items)-many))
		}
		if d, h, ok := item.House(); ok {
			names = append(names, ItemInHouse(d, h))
		} else {
			c, _ := item.Cell()
			names = append(names, ItemOfCell(c))
		}
	}
	return names
}

func (x *Reasons) holds(c candidates.Cell, d candidates.Digit) error {
	return expect(x.Board.Value(c) == d, "it holds %v", x.Board.Value(c))
}

func (x *Reasons) canBe(c candidates.Cell, ds candidates.DigitSet) error {
	return expect(x.Board.Value(c) == 0 && x.Board.Candidates(c) == ds, "it can be %s", x.Board.Candidates(c).String())
}

func (x *Reasons) can(c candidates.Cell, ds candidates.DigitSet) error {
	return expect(x.Board.Value(c) == 0 && ds&^x.Board.Candidates(c) == 0, "it can be %s", x.Board.Candidates(c).String())
}

func (x *Reasons) canOne(c candidates.Cell, d candidates.Digit) error {
	return x.can(c, candidates.Digits(d))
}

func (x *Reasons) cannot(cells candidates.CellSet, ds candidates.DigitSet) error {
	return expect(x.Board.CandidatesIn(cells)&ds == 0, "they can be %s", x.Board.CandidatesIn(cells).String())
}

func (x *Reasons) hasAt(h candidates.House, d candidates.Digit, cells candidates.CellSet) error {
	return equal(cells, x.Board.PlacesIn(d, h))
}

func (x *Reasons) outside(base candidates.HouseSet, d candidates.Digit, covers candidates.HouseSet, cells candidates.CellSet) error {
	places := x.Board.PlacesIn(d, base.First())
	for h := range covers.All() {
		places = places.AndNot(x.layout().HouseCells(h))
	}
	return equal(cells, places)
}

func (x *Reasons) apart(cells candidates.CellSet) error {
	return expect(cells.Len() > 1 && x.layout().HousesOfAll(cells) == 0, "they do")
}

func (x *Reasons) notIn(c candidates.Cell, hs candidates.HouseSet) error {
	return expect(x.layout().HousesOf(c)&hs == 0, "it is")
}

func (x *Reasons) within(c candidates.Cell, hs candidates.HouseSet) error {
	return expect(hs&^x.layout().HousesOf(c) == 0, "it is not")
}

func (x *Reasons) isOpen(c candidates.Cell) error {
	return expect(x.Board.Open().Has(c), "it is filled")
}

func (x *Reasons) node(d candidates.Digit, cells candidates.CellSet) error {
	return expect(cells.Within(x.Board.Places(d)), "it cannot be")
}

// bothTrue checks that not each candidate of one node excludes each of the other.
func (x *Reasons) bothTrue(d candidates.Digit, cells candidates.CellSet, e candidates.Digit, others candidates.CellSet) error {
	for _, k := range explain.ForDigit(d, cells) {
		for _, other := range explain.ForDigit(e, others) {
			if k == other || !x.layout().Excludes(k, other) {
				return nil
			}
		}
	}
	return errors.New("they cannot")
}

// ofItem reports whether a candidate is one of an item.
func (x *Reasons) ofItem(item []Sentence, k candidates.Candidate) bool {
	switch args := item[0].Args; of := args[0].(type) {
	case candidates.Cell:
		return k.Cell() == of
	case candidates.Digit:
		return k.Digit() == of && x.layout().HouseCells(args[1].(candidates.House)).Has(k.Cell())
	}
	return false
}
