package prose

import (
	"cmp"
	"maps"
	"slices"
	"sort"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// sum is houses and clues that are added up, and the ways to fill what remains.
type sum struct {
	valued
	e       explain.Sum
	rest    candidates.Sum // of the open cells
	filled  candidates.CellSet
	told    bool // rest can be told: each cell counts once
	plus    candidates.CellSet
	minus   candidates.CellSet
	now     candidates.Grid // on which the next reason is looked for
	pending candidates.CandidateSet
	shown   candidates.CandidateSet // of these, what was said that nothing fits with
	effort
	asked   bool                   // it was asked
	cut     int                    // into how many parts the line is cut; 0 if that was not told
	settled []candidates.Candidate // of the cells that were told to be one digit
}

// effort is what a reason may take. A reason that takes more is told only where there is no other.
type effort struct {
	whole bool // what cells may hold counts of all of them, not only of those that the step cites
	long  bool // lists of sets may be
	asks  bool // it may be asked what if something were so
	parts bool // the parts into which a line is cut may be counted
}

// newSum returns what there is to say of a sum.
func newSum(t *teller, e explain.Sum) *sum {
	s := &sum{valued: valued{t}, e: e, now: t.f.Before}
	if all, ok := e.AddUp(t.layout); ok {
		s.rest, s.filled = all.On(&t.f.Before)
		s.turn()
	}
	return s
}

// turn sorts the cells of the rest by their side, and exchanges the sides if one is to be told less often: "is 3 more
// than", not less. The last cell is told as if it counted once.
func (s *sum) turn() {
	if len(s.rest.Terms) == 1 {
		if times := s.rest.Terms[0].Times; s.rest.Total%times == 0 {
			s.rest = candidates.Sum{Total: s.rest.Total / times}.Add(1, s.rest.Terms[0].Cell)
		}
	}
	adds := func(t candidates.Term) bool { return t.Times > 0 }
	if !slices.ContainsFunc(s.rest.Terms, adds) || s.rest.Total < 0 && slices.ContainsFunc(s.rest.Terms, func(t candidates.Term) bool { return !adds(t) }) {
		s.rest = candidates.Sum{}.Plus(-1, s.rest)
	}
	s.plus, s.minus, s.told = s.rest.Sides()
}

// alone returns the clue that is told alone, nil if several things are added up.
func (s *sum) alone() *candidates.Clue {
	if s.e.Houses != 0 || len(s.e.Clues) != 1 {
		return nil
	}
	return s.layout.Counted(s.e.Clues[0].Clue).Clue
}

func (s *sum) title() say.Sentence {
	if clue := s.alone(); clue != nil {
		return s.titleOf(say.NamedClue(clue))
	}
	return s.titleAt(say.WithinHouses(s.e.Houses | s.e.Less))
}

func (s *sum) houses() say.Text {
	if clue := s.alone(); clue != nil {
		return say.Says(say.LookAtClue(clue))
	}
	return say.Says(say.LookAt(s.e.Houses | s.e.Less))
}

// cells are those that are not filled and that the reasons name.
func (s *sum) cells() say.Text {
	var named explain.Named
	say.Join(s.reason(), s.conclusion()).Names(&named)
	open := s.e.Spans(s.layout).And(s.f.Before.Open()).And(named.Cells)
	if open.Len() == 1 {
		return say.Says(say.TheCells(open))
	}
	return say.Says(say.LookTogether(open))
}

// reason says what is added up, and what that leaves of several cells.
func (s *sum) reason() say.Text {
	told := s.addedUp()
	if s.leavesSeveral() {
		told = append(told, say.States(one(s.remains())))
	}
	return say.Says(told...)
}

func (s *sum) conclusion() say.Text {
	return say.Says(append(s.narrowed(), s.takeOut()...)...)
}

func (s *sum) text() say.Text {
	told := append(s.untilEffects(), s.takeOut()...)
	if !s.told || len(s.rest.Terms) != 1 {
		told = append(told, s.place()...)
	}
	return say.Join(say.Says(told...), s.singles(told))
}

// place says to place a digit behind reasons why all others of its cell go, if the step does that.
func (t *teller) place() []say.Sentence {
	if !t.f.Step.Effects[0].Place {
		return nil
	}
	return one(say.So(say.Actions(t.f.Step.Effects)))
}

// untilEffects tells all but what is to be done about what does not fit.
func (s *sum) untilEffects() (told []say.Sentence) {
	told = s.soNarrowed()
	if len(told) > 1 && s.leavesSeveral() && s.told {
		if first, ok := s.inClue(s.placedHold(told[1])); ok {
			return append(one(first), told[2:]...)
		}
		told[1] = s.ofThem(told[1])
	}
	if first, ok := s.inClue(told[0]); ok {
		return append(one(first), told[1:]...)
	}
	return append(s.addedUp(), told...)
}

// soNarrowed says what remains, and step by step which candidates go.
func (s *sum) soNarrowed() (told []say.Sentence) {
	if s.leavesSeveral() {
		told = one(say.So(one(s.remains())))
	}
	return append(told, s.narrowed()...)
}

// placedHold says what cells hold beside filled ones, nothing if that is not what is said.
func (s *sum) placedHold(told say.Sentence) (with say.Sentence) {
	why, _ := told.Args[0].([]say.Sentence)
	clue := s.alone()
	if clue == nil || len(s.layout.Counted(clue.String()).Sums) != 1 { // cells may be left by several
		return with
	}
	if s.filled.IsEmpty() || len(why) != 1 || told.Kind != say.SoBySum(nil, nil).Kind || why[0].Kind != say.Hold(s.plus, nil).Kind {
		return with
	}
	return s.bySum(why[0], told.Args[1].([]say.Sentence))
}

// ofThem says what cells hold or add up to of these, as they were named just before.
func (s *sum) ofThem(told say.Sentence) say.Sentence {
	why, _ := told.Args[0].([]say.Sentence)
	if len(why) != 1 {
		return told
	}
	args := slices.Clone(told.Args)
	args[0] = one(s.them(why[0]))
	return say.Sentence{Kind: told.Kind, Args: args}
}

// them says it in a clause.
func (s *sum) them(why say.Sentence) say.Sentence {
	if s.plus.Len() < 2 || len(why.Args) != 2 || why.Args[0] != any(s.plus) {
		return why
	}
	switch n, _ := why.Args[1].(int); why.Kind {
	case say.Hold(s.plus, nil).Kind:
		return say.TheyHold(why.Args[1].([]say.Sentence))
	case say.AlwaysAtLeast(s.plus, 0).Kind:
		return say.TheyAtLeast(n)
	case say.AlwaysAtMost(s.plus, 0).Kind:
		return say.TheyAtMost(n)
	}
	return why
}

// inClue names the clue in the first sentence that is said of its cells, if it is one that adds up and that is not too long.
func (s *sum) inClue(first say.Sentence) (told say.Sentence, ok bool) {
	clue := s.alone()
	if clue == nil || clue.Kind.Sums == nil || first.IsZero() {
		return told, false
	}
	why, _ := first.Args[0].([]say.Sentence)
	switch {
	case first.Kind == say.So(nil).Kind:
		first = say.States(why)
	case first.Kind == say.SoBySum(nil, nil).Kind && s.filled.IsEmpty():
		if why[0].Kind == say.ClueHolds(nil, nil).Kind {
			return first, true
		}
		if whole := s.ofShaft(clue, why[0]); len(why) == 1 && !whole.IsZero() {
			return say.SoBySum(one(whole), first.Args[1].([]say.Sentence)), true
		}
	}
	told = say.InClue(clue, first)
	return told, !say.TooLong(s.standard().Sentences(told))
}

// takeOut says what is to be done about what does not fit.
func (s *sum) takeOut() []say.Sentence {
	if s.pending.IsEmpty() {
		return nil
	}
	return s.removes(explain.RemoveAll(&s.pending))
}

func (s *sum) spared() say.Text { return nil }

// leavesSeveral reports whether there is something to say of what remains, beside what one clue says.
func (s *sum) leavesSeveral() bool {
	x, whole := s.e.Alone()
	whole = whole && len(s.layout.Counted(x.Clue).Sums) == 1
	several := len(s.rest.Terms) > 1 || len(s.rest.Terms) == 1 && !s.told // or one cell several times
	return several && !s.nothingRemains() && (!whole || !s.filled.IsEmpty())
}

// nothingRemains reports whether the filled cells have all that the sum is, or more.
func (s *sum) nothingRemains() bool {
	return s.told && len(s.rest.Terms) > 1 && s.minus.IsEmpty() && s.rest.Total <= 0
}

// addedUp says what houses and clues hold.
func (s *sum) addedUp() (told []say.Sentence) {
	if clue := s.alone(); clue != nil {
		return one(say.States(one(say.ClueCounts(clue))))
	}
	size := s.layout.Size()
	hs, less := s.e.Houses, s.e.Less
	switch n := (hs.Len() - less.Len()) * size * (size + 1) / 2; {
	case hs == 0:
	case less == 0:
		told = append(told, say.States(one(say.HousesAddUp(hs, n))))
	case n == 0:
		told = append(told, say.States(one(say.HousesSame(hs, less))))
	case n > 0:
		told = append(told, say.States(one(say.HousesMore(hs, less, n))))
	default:
		told = append(told, say.States(one(say.HousesMore(less, hs, -n))))
	}
	type alike struct {
		clues say.Clues
		added bool // to the houses that are taken away
	}
	var fixed []alike // by kind, whose sum is a number
	var others []*candidates.Clue
	for _, x := range s.e.Clues {
		n := s.layout.Counted(x.Clue)
		c := n.Clue
		if len(n.Sums) != 1 || len(c.Values) != 1 || n.Sums[0].Total != c.Values[0] || slices.ContainsFunc(n.Sums[0].Terms, func(t candidates.Term) bool { return t.Times != 1 }) {
			if !slices.Contains(others, c) {
				others = append(others, c)
			}
			continue
		}
		added := less != 0 && x.Times > 0
		i := slices.IndexFunc(fixed, func(f alike) bool { return f.clues[0].Kind == c.Kind && f.added == added })
		if i < 0 {
			i, fixed = len(fixed), append(fixed, alike{added: added})
		}
		fixed[i].clues = append(fixed[i].clues, c)
	}
	byPlace := func(a, b *candidates.Clue) int { return int(a.Cells().First()) - int(b.Cells().First()) }
	slices.SortFunc(others, byPlace)
	const most = 6 // that one sentence lists
	for _, f := range fixed {
		slices.SortFunc(f.clues, byPlace)
		sentences := (len(f.clues) + most - 1) / most
		for batch := range slices.Chunk(f.clues, (len(f.clues)+sentences-1)/sentences) {
			total := 0
			for _, c := range batch {
				total += c.Values[0]
			}
			switch {
			case len(batch) == 1 && less == 0:
				told = append(told, say.States(one(say.ClueAddsUp(batch[0], total))))
			case len(batch) == 1:
				told = append(told, say.States(one(say.ClueCounts(batch[0]))))
			default:
				told = append(told, say.States(one(say.CluesAddUp(batch, total))))
			}
		}
	}
	for _, c := range others {
		told = append(told, say.States(one(say.ClueCounts(c))))
	}
	return told
}

// remains says what is left of the cells that are open.
func (s *sum) remains() say.Sentence {
	var what say.Sentence
	switch n := s.rest.Total; {
	case !s.told:
		switch parts, less := weighted(s.rest.Terms); {
		case less == nil:
			what = say.WeightedSum(parts, n)
		case n == 0:
			what = say.WeightedSame(parts, less)
		default:
			what = say.WeightedMore(parts, n, less)
		}
	case s.minus.IsEmpty():
		what = say.SumIs(s.plus, n)
	case n == 0:
		what = say.SameSum(s.plus, s.minus)
	case s.plus.Len() == 1:
		what = say.Exceeds(s.plus.First(), n, s.minus)
	default:
		what = say.MoreThan(s.plus, n, s.minus)
	}
	return s.withPlaced(what, so)
}

// so says it as what follows.
func so(what say.Sentence) say.Sentence { return say.So(one(what)) }

// withPlaced says something of what is left beside the digits that were placed, or what these add up to if they are many of
// what a clue asks for, or beside their cells if the digits would make the sentence that has it too long.
func (s *sum) withPlaced(what say.Sentence, sentence func(say.Sentence) say.Sentence) say.Sentence {
	const most = 5 // that are listed
	if s.filled.IsEmpty() {
		return what
	}
	if clue := s.alone(); clue != nil && s.filled.Len() > most {
		total := 0
		for c := range s.filled.All() {
			total += int(s.f.Before.Value(c))
		}
		if slices.Contains(clue.Values, s.rest.Total+total) {
			return say.WithFilled(total, what)
		}
	}
	var placed say.Placed
	for c := range s.filled.All() {
		placed = append(placed, candidates.Of(c, s.f.Before.Value(c)))
	}
	told := say.WithPlaced(placed, what)
	if s.filled.Len() > 1 && say.TooLong(s.standard().Sentences(sentence(told))) {
		return say.WithCells(s.filled, what)
	}
	return told
}

// bySum says what follows from something that is left beside the digits that were placed.
func (s *sum) bySum(what say.Sentence, then []say.Sentence) say.Sentence {
	sentence := func(why say.Sentence) say.Sentence { return say.SoBySum(one(why), then) }
	return sentence(s.withPlaced(what, sentence))
}

// last says what the last open cell is, and takes that from what is to be told.
func (s *sum) last() say.Sentence {
	c := s.rest.Terms[0].Cell
	n := s.rest.Total * s.rest.Terms[0].Times
	has, gone := s.now.Candidates(c), s.gone(c)
	fits := n > 0 && n <= s.layout.Size() && has.Has(candidates.Digit(n))
	s.drop(c, gone)
	switch {
	case fits && s.f.Step.Effects[0].Place:
		return so(s.withPlaced(say.SumIs(candidates.Cells(c), n), so))
	case fits && gone == has.Without(candidates.Digit(n)):
		return so(s.withPlaced(say.BySumOnly(c, n), so))
	case gone != has: // others stay, which the step does not need to go
		return s.bySum(say.WouldBe(c, n), one(say.NoneOfThese(candidates.Cells(c), gone)))
	}
	return so(s.withPlaced(say.WouldHaveToBe(c, n), so))
}

// ofShaft says of an arrow what is said to bound its one shaft, nothing if that is not said.
func (s *sum) ofShaft(clue *candidates.Clue, bound say.Sentence) (whole say.Sentence) {
	if clue.Kind.Code != "arrow" || len(clue.Lines) != 2 || len(bound.Args) == 0 || bound.Args[0] != any(candidates.Cells(clue.Lines[1]...)) {
		return whole
	}
	switch n, _ := bound.Args[1].(int); bound.Kind {
	case say.AlwaysAtLeast(s.plus, 0).Kind:
		return say.ClueAtLeast(clue, n)
	case say.AlwaysAtMost(s.plus, 0).Kind:
		return say.ClueAtMost(clue, n)
	}
	return whole
}

// nothing says that nothing is left for the open cells, so that they can be nothing.
func (s *sum) nothing() (told []say.Sentence) {
	var left []leaves
	for c := range s.pending.Cells().All() {
		gone := s.gone(c)
		left = merged(left, leaves{cells: candidates.Cells(c), but: gone})
		s.drop(c, gone)
	}
	for _, batch := range batches(s.words(), clausesOf(left)) {
		told = append(told, s.bySum(say.NothingRemains(s.plus), batch))
	}
	return told
}

// weighted lists cells by how often they count, and those that are taken away.
func weighted(terms []candidates.Term) (parts, less []say.Sentence) {
	var times []int
	cells := map[int]candidates.CellSet{}
	for _, t := range terms {
		if _, known := cells[t.Times]; !known {
			times = append(times, t.Times)
		}
		cells[t.Times] = cells[t.Times].With(t.Cell)
	}
	slices.SortFunc(times, func(a, b int) int { return max(a, -a) - max(b, -b) })
	for _, n := range times {
		to := &parts
		if n < 0 {
			to = &less
		}
		switch often := max(n, -n); often {
		case 1:
			*to = append(*to, say.Once(cells[n], often))
		case 2:
			for c := range cells[n].All() {
				*to = append(*to, say.Twice(candidates.Cells(c), often))
			}
		default:
			for c := range cells[n].All() {
				*to = append(*to, say.TimesOver(candidates.Cells(c), often))
			}
		}
	}
	return parts, less
}

// may returns what a cell may hold as far as the step cites it, beside filled cells that it sees, and as far as it was told.
func (s *sum) may(c candidates.Cell) candidates.DigitSet {
	if s.whole {
		return s.now.Candidates(c)
	}
	return s.e.MayBeside(&s.now)(c)
}

// narrowed says step by step which candidates go: those that are in no set of digits, those beyond bounds, then the rest.
func (s *sum) narrowed() (told []say.Sentence) {
	s.now = s.f.Before
	s.pending, s.shown = candidates.CandidateSet{}, candidates.CandidateSet{}
	for _, e := range s.f.Step.Effects {
		if !e.Place {
			s.pending.Add(e.Candidate)
			continue
		}
		for d := range s.now.Candidates(e.Candidate.Cell()).Without(e.Candidate.Digit()).All() {
			s.pending.Add(candidates.Of(e.Candidate.Cell(), d))
		}
	}
	switch {
	case s.told && len(s.rest.Terms) == 1:
		return one(s.last())
	case s.nothingRemains():
		return s.nothing()
	}
	told, left := s.attempt(effort{})
	isCut := s.cutLine() != nil
	if isCut {
		more, pending := s.attempt(effort{parts: true})
		if isBare(told) && !isBare(more) || isBare(told) == isBare(more) && s.length(more) < s.length(told) {
			told, left = more, pending
		}
	}
	for _, e := range [...]effort{{whole: true}, {whole: true, long: true}, {whole: true, parts: true}, {whole: true, asks: true}} { // rather than nothing, a reason that takes more
		if !isBare(told) || e.asks && s.asked {
			break
		}
		if e.parts && !isCut {
			continue
		}
		if more, pending := s.attempt(e); !isBare(more) {
			told, left = more, pending
		}
	}
	s.pending = left
	return told
}

// cutLine returns the clue that is told alone if it is a line that is cut into parts, nil if it is not.
func (s *sum) cutLine() *candidates.Clue {
	if clue := s.alone(); clue != nil && clue.Kind.Cut {
		return clue
	}
	return nil
}

// length returns how many words something takes.
func (t *teller) length(told []say.Sentence) int {
	return len(strings.Fields(t.standard().Sentences(told...)))
}

// attempt says why candidates go, and which of them are to be taken out then.
func (s *sum) attempt(e effort) (told []say.Sentence, pending candidates.CandidateSet) {
	own := *s
	own.effort = e
	told = own.reasons()
	return told, own.pending
}

// isBare reports whether it is said of something only that nothing fits beside it.
func isBare(told []say.Sentence) bool {
	return slices.ContainsFunc(told, func(s say.Sentence) bool {
		return slices.ContainsFunc(s.Args, func(arg any) bool {
			why, ok := arg.(say.Sentence)
			return ok && why.Kind == say.ThenNothingFits().Kind
		})
	})
}

// reasons says why candidates go, in the way of the clue.
func (s *sum) reasons() (told []say.Sentence) {
	if c := s.cased(); c != nil {
		told, s.pending = c.tell(), c.pending
		return told
	}
	if clue := s.alone(); clue != nil && (clue.Kind.Holds != nil || clue.Kind.Seen != nil) {
		own := *s
		if clue.Kind.Holds != nil {
			told = own.holding(clue)
		} else {
			told = (&viewing{&own, clue.Lines[0], clue.Kind.Seen(clue)}).tell()
		}
		s.pending = own.pending
		return told
	}
	switch clue := s.alone(); {
	case s.told:
		told = s.limits()
	case clue != nil && len(s.rest.Terms) == 0:
		told = s.equalities(clue)
	default:
		told = s.weights()
	}
	return append(append(told, s.evenOrOdd()...), s.misfits()...)
}

// evenOrOdd says of a cell that it is even, or odd, as the others add up to.
func (s *sum) evenOrOdd() []say.Sentence {
	c, fits, ok := s.rest.EvenOrOdd(s.may)
	lost := s.gone(c) &^ fits
	if !ok || lost == 0 || lost == s.now.Candidates(c) {
		return nil
	}
	var why []say.Sentence
	plus, minus := s.rest.Once()
	if once := plus.Len() + minus.Len(); once < len(s.rest.Terms) {
		why = append(why, say.TwiceIsEven())
	} else if once < 3 {
		return nil
	}
	if others := plus.Or(minus).Without(c); !others.IsEmpty() {
		parity := say.OthersEven
		if s.rest.Total%2 != 0 == fits.Has(2) {
			parity = say.OthersOdd
		}
		why = append(why, parity())
	}
	left := leavesOf(c, lost, s.now.Candidates(c), fits)
	s.drop(c, lost)
	return one(say.SoBySum(why, clausesOf([]leaves{left})))
}

// parts returns what a clue with several sums says of each two of its parts of which cells are open.
func (s *sum) parts(clue *candidates.Counting) (all []sum) {
	for first := range clue.Sums {
		var total candidates.Sum
		for _, next := range clue.Sums[first:] {
			total = total.Plus(1, next)
			own := *s
			own.rest, own.filled = total.On(&s.f.Before)
			if own.turn(); own.told && len(own.rest.Terms) > 1 && !own.nothingRemains() {
				all = append(all, own)
			}
		}
	}
	return all
}

// equalities says of a clue with several sums, as that of parts that add up to the same, what each of them bounds, and what
// none of its ways has.
func (s *sum) equalities(clue *candidates.Clue) (told []say.Sentence) {
	if clue.Kind.Cases != nil {
		return nil
	}
	all := s.parts(s.layout.Counted(clue.String()))
	if s.effort.parts {
		told = s.cutInto(clue)
	}
	all = append(all, s.runs(clue)...)
	tell := func(all []sum, reasons func(*sum) []say.Sentence) (any bool) {
		for i := range all {
			own := &all[i]
			own.now, own.pending, own.shown = s.now, s.pending, s.shown
			if more := reasons(own); more != nil {
				more[0] = own.ofThem(more[0])
				told = append(append(told, say.So(one(own.remains()))), more...)
				s.now, s.pending, s.shown, any = own.now, own.pending, own.shown, true
			}
		}
		return any
	}
	for tell(all, (*sum).limits) {
	}
	tell(s.doubled(all), (*sum).weights)
	tell(all, (*sum).besideAll)
	return told
}

// runs returns what the runs of a line add up to that are in every cutting of it, as far as it was told into how many parts it
// is cut.
func (s *sum) runs(clue *candidates.Clue) (all []sum) {
	for _, run := range clue.Cutting(s.layout, &s.f.Before, s.cut).Whole() {
		own := *s
		own.rest, own.filled = run.Sum, run.Filled
		if own.turn(); len(own.rest.Terms) > 1 {
			all = append(all, own)
		}
	}
	return all
}

// cutInto says into how many parts a line is cut, as its cells add up to too little and too much for other numbers, or are
// too few for more.
func (s *sum) cutInto(clue *candidates.Clue) (told []say.Sentence) {
	x := clue.Cutting(s.layout, &s.f.Before, 0)
	any := func(candidates.Cell) candidates.DigitSet { return s.layout.Digits() }
	cells, each := len(clue.Lines[0]), x.CellsEach()
	for _, may := range [...]func(candidates.Cell) candidates.DigitSet{any, s.may} {
		least, most, ok := x.Extent(may)
		fewest, greatest := x.Between(least, most)
		switch more := fewest + 1; {
		case !ok:
			continue
		case fewest == greatest:
			told = one(say.States(one(say.CutInto(cells, least, most, fewest))))
		case fewest > 0 && more*each > cells:
			told = one(say.States(one(say.CutFew(cells, least, more, more*each, fewest))))
		default:
			continue
		}
		s.cut = fewest
		break
	}
	if s.cut*each == cells {
		told = append(told, say.States(one(say.PartsTake(each))))
	}
	return told
}

// doubled returns what two parts are together that see each other, twice as much as a third, of sums that say that each is as
// much. None of their cells is filled.
func (s *sum) doubled(all []sum) (twice []sum) {
	for i, a := range all {
		for _, b := range all[i+1:] {
			for _, times := range [...]int{-1, 1} {
				own := *s
				own.rest, own.told = a.rest.Plus(times, b.rest), false
				if plus, _ := own.rest.Once(); plus.IsEmpty() {
					own.rest = candidates.Sum{}.Plus(-1, own.rest)
				}
				plus, minus := own.rest.Once()
				third := slices.ContainsFunc(own.rest.Terms, func(t candidates.Term) bool { return t.Times == -2 })
				if third && minus.IsEmpty() && a.filled.Or(b.filled).IsEmpty() && s.layout.SeeEachOther(plus) {
					twice = append(twice, own)
				}
			}
		}
	}
	return twice
}

// maxNodes bounds the graphs of ways that are made for words.
const maxNodes = 20_000

// besideAll says of cells what their digits leave for the others, as far as the ways of the rest show that these cannot be that.
func (s *sum) besideAll() (told []say.Sentence) {
	r := s.rest.Reading(s.layout.Size())
	w := s.layout.Ways(&r, maxNodes)
	if w == nil {
		return nil
	}
	left, _ := w.Left(&candidates.Walk{}, s.may)
	for c := range s.plus.Or(s.minus).And(s.pending.Cells()).All() {
		gone := s.unsaid(c) &^ left[c]
		said := gone
		told = append(told, s.beside(c, &gone)...)
		s.drop(c, said&^gone)
	}
	return told
}

// weights says what bounds the cells where some count more than once: those that count alike, or all others.
func (s *sum) weights() (told []say.Sentence) {
	if s.rest.Len() == 0 {
		return nil
	}
	for !s.pending.IsEmpty() {
		more := s.weighed()
		if more == nil {
			break
		}
		told = append(told, more...)
	}
	rest := s.rest.Settled(s.now.Candidates)
	settled := s.rest.Cells().AndNot(rest.Cells())
	if !settled.IsEmpty() && !settled.Meets(s.pending.Cells()) && rest.Len() > 1 {
		as := *s
		s.settled = s.now.AppendSole(s.settled, settled)
		s.rest = rest
		if s.turn(); s.told && !s.nothingRemains() {
			s.filled = candidates.CellSet{}
			return append(append(told, say.So(one(s.remains()))), s.limits()...)
		}
		*s = as
	}
	return told
}

// weighed says what cells lose by the least and the most that others add up to.
func (s *sum) weighed() (told []say.Sentence) {
	type loses struct {
		by   []candidates.Bound
		left []leaves
	}
	var all []loses
	for c := range s.pending.Cells().All() {
		for _, by := range s.boundsBeside(c) {
			has, lost := s.now.Candidates(c), candidates.DigitSet(0)
			for d := range s.gone(c).All() {
				if s.rest.Exceeds(candidates.Of(c, d), by, s.may) {
					lost = lost.With(d)
				}
			}
			if lost == 0 {
				continue
			}
			left := leaves{cells: candidates.Cells(c), but: lost}
			if stays := has &^ lost; stays != 0 && stays.Len() <= 2 && stays.Len() < lost.Len() {
				left = leaves{cells: candidates.Cells(c), only: stays}
			}
			i := slices.IndexFunc(all, func(x loses) bool { return slices.Equal(x.by, by) })
			if i < 0 {
				i, all = len(all), append(all, loses{by: by})
			}
			all[i].left = merged(all[i].left, left)
			break
		}
	}
	for _, x := range all {
		var why []say.Sentence
		for _, b := range x.by {
			as := say.AlwaysAtMost
			if b.Least {
				as = say.AlwaysAtLeast
			}
			why = append(why, as(b.Cells, b.N))
		}
		for _, batch := range batches(s.words(), clausesOf(x.left)) {
			told = append(told, say.SoBySum(why, batch))
		}
	}
	for _, x := range all {
		s.dropLost(x.left)
	}
	return told
}

// boundsBeside returns what bounds a cell: others that count once, and rather than nothing all that count alike.
func (s *sum) boundsBeside(c candidates.Cell) (all [][]candidates.Bound) {
	groups := map[int]candidates.CellSet{} // by how often they count
	var times []int
	for _, t := range s.rest.Terms {
		if t.Cell == c && s.long {
			continue
		}
		if groups[t.Times].IsEmpty() {
			times = append(times, t.Times)
		}
		groups[t.Times] = groups[t.Times].With(t.Cell)
	}
	once := 1
	if groups[-1].Len() > groups[1].Len() {
		once = -1
	}
	if groups[once].Has(c) || !s.long && groups[once].IsEmpty() {
		return nil
	}
	for _, least := range [...]bool{false, true} {
		var together []candidates.Bound
		for _, n := range times {
			low, high, ok := s.layout.Extent(groups[n], s.may)
			if !ok {
				return nil
			}
			b := candidates.Bound{Cells: groups[n], N: high}
			if least == (n > 0) {
				b.N, b.Least = low, true
			}
			if together = append(together, b); n == once && !s.long {
				all = append(all, together[len(together)-1:])
			}
		}
		if s.long && together != nil {
			all = append(all, together)
		}
	}
	return all
}

// limits says which sets of digits the cells hold, and what bounds them.
func (s *sum) limits() (told []say.Sentence) {
	told = s.sets()
	for !s.pending.IsEmpty() {
		more := s.bounds()
		if more == nil {
			break
		}
		told = append(told, more...)
	}
	return told
}

// drop takes what was told from the board and from what is to be told.
func (s *sum) drop(c candidates.Cell, ds candidates.DigitSet) {
	for d := range ds.All() {
		s.now.Remove(c, d)
		s.pending.Remove(candidates.Of(c, d))
	}
}

// dropLost does so with all that cells lose of which is told what is left.
func (s *sum) dropLost(left []leaves) {
	for _, l := range left {
		for c := range l.cells.All() {
			s.drop(c, l.lost(s.now.Candidates(c)))
		}
	}
}

// so says what is left of cells for reasons that were told, and drops what they lose.
func (s *sum) so(left []leaves) (told []say.Sentence) {
	so := say.So
	for _, batch := range batches(s.words(), clausesOf(left)) {
		told, so = append(told, so(batch)), say.Also
	}
	s.dropLost(left)
	return told
}

// gone returns the digits that a cell is to lose.
func (s *sum) gone(c candidates.Cell) (ds candidates.DigitSet) {
	for d := range s.now.Candidates(c).All() {
		if s.pending.Has(candidates.Of(c, d)) {
			ds = ds.With(d)
		}
	}
	return ds
}

// unsaid returns the digits that a cell is to lose and of which nothing was said.
func (s *sum) unsaid(c candidates.Cell) (ds candidates.DigitSet) {
	for d := range s.gone(c).All() {
		if !s.shown.Has(candidates.Of(c, d)) {
			ds = ds.With(d)
		}
	}
	return ds
}

// sets says which sets of digits the cells can hold, if they are few, and what is in none of them.
func (s *sum) sets() (told []say.Sentence) {
	cells := s.plus
	few := 3
	if cells.Len() == 2 {
		few = 4
	}
	sets, ok := s.layout.Sets(cells, s.rest.Total, s.may)
	if !s.minus.IsEmpty() || cells.Len() < 2 || !ok || len(sets) == 0 || len(sets) > few {
		return nil
	}
	var some candidates.DigitSet
	all := s.layout.Digits()
	for _, ds := range sets {
		some, all = some|ds, all&ds
	}
	var others, stay candidates.DigitSet // in no set
	for c := range cells.All() {
		others |= s.now.Candidates(c) &^ some
		stay |= s.now.Candidates(c) &^ some &^ s.gone(c) // somewhere, as the step does not need them to go
	}
	none := others &^ stay
	var left []leaves
	var so []say.Sentence
	only := len(sets) == 1 && stay == 0 // they hold nothing else
	each := true                        // may be any of it, of those that lose something
	for c := range cells.All() {
		if has := s.now.Candidates(c); has&none != 0 {
			left, each = merged(left, leaves{cells: candidates.Cells(c), but: none}), each && some&^has == 0
		}
	}
	hold := say.Hold(cells, membersOf(sets))
	clue := s.alone()
	whole := clue != nil && clue.Kind.Sums != nil && s.filled.IsEmpty() && clue.Cells() == cells && (each || !only)
	if whole {
		hold = say.ClueHolds(clue, membersOf(sets))
	}
	switch {
	case only && left != nil && whole:
		left[0] = leaves{cells: left[0].cells, only: some}
	case only && left != nil:
		so, left = one(say.NothingElse()), nil
	}
	for c := range s.layout.PeersOfAll(cells).And(s.pending.Cells()).All() { // which see them all
		if lost := s.gone(c) & all; lost != 0 {
			left = merged(left, leaves{cells: candidates.Cells(c), but: lost})
		}
	}
	if so = append(so, clausesOf(left)...); so != nil {
		told = append(told, say.SoBySum(one(hold), so))
		for c := range cells.All() {
			s.drop(c, none)
		}
		s.dropLost(left)
	}
	for d := range all.All() {
		c, only := s.now.Places(d).And(cells).Single()
		if !only || !s.e.Cells.Or(candidates.Cells(c)).And(cells).Within(s.e.Cells.With(c)) {
			continue
		}
		others := s.gone(c).Without(d)
		if others == 0 || others != s.now.Candidates(c).Without(d) || !s.onlyPlace(d, c, cells) {
			continue
		}
		if told == nil {
			told = append(told, say.States(one(hold)))
		}
		told = append(told, say.SoBySum(one(say.MustHold(d, c)), one(say.NoneOfThese(candidates.Cells(c), others))))
		s.drop(c, others)
	}
	return told
}

// membersOf names sets of digits for a list.
func membersOf(sets []candidates.DigitSet) (list []say.Sentence) {
	member := say.SetAdded
	if len(sets) == 1 {
		member = say.SetOfDigits
	}
	for _, ds := range sets {
		list = append(list, member(ds))
	}
	return list
}

// onlyPlace reports whether no other of the cells may hold the digit as far as the step cites them.
func (s *sum) onlyPlace(d candidates.Digit, c candidates.Cell, cells candidates.CellSet) bool {
	for x := range cells.Without(c).All() {
		if s.may(x).Has(d) {
			return false
		}
	}
	return true
}

// sumBound is cells of one side of a sum that lose the highest or the lowest digits.
type sumBound struct {
	side, against candidates.CellSet
	highest       bool
	opposite      int // what the other side is at most, or at least
	loose         int // what the others of the side are, where the step does not cite all that bounds them; 0 where it does
	beside        []besideBound
}

// besideBound is cells of which the same is left, and what the other cells of their side are at least, or at most.
type besideBound struct {
	left leaves
	own  say.Numbers
}

// bounds says of cells that lose the highest or the lowest digits what bounds them.
func (s *sum) bounds() (told []say.Sentence) {
	var all []*sumBound
	for c := range s.plus.Or(s.minus).All() {
		gone := s.gone(c)
		if gone == 0 {
			continue
		}
		side, against, total := s.plus, s.minus, s.rest.Total
		if s.minus.Has(c) {
			side, against, total = s.minus, s.plus, -total
		}
		ownLeast, ownMost, ok := s.layout.Extent(side.Without(c), s.may)
		againstLeast, againstMost, fine := s.layout.Extent(against, s.may)
		if !ok || !fine {
			continue
		}
		b := sumBound{side: side, against: against, highest: true, opposite: againstMost}
		own := ownLeast
		left, ok := s.within(c, total+againstMost-ownLeast, true, gone)
		if !ok {
			b.highest, b.opposite, own = false, againstLeast, ownMost
			left, ok = s.within(c, total+againstLeast-ownMost, false, gone)
		}
		if least, most, _ := s.layout.Extent(side.Without(c), s.now.Candidates); b.highest && own != least || !b.highest && own != most {
			b.loose = own
		}
		if ok {
			all = addBound(all, b, left, own)
		}
	}
	// What leaves a cell nothing comes last: then there is no more to say of what the cell is. One cell comes before a side.
	slices.SortStableFunc(all, func(a, b *sumBound) int {
		return cmp.Or(s.empties(a)-s.empties(b), min(a.side.Len(), 2)-min(b.side.Len(), 2))
	})
	for _, b := range all {
		sort.SliceStable(b.beside, func(i, j int) bool { return b.beside[i].own[0] < b.beside[j].own[0] })
		told = append(told, inHalves(s, b.beside, func(of []besideBound) say.Sentence { return s.bounded(b, of) })...)
	}
	for _, b := range all {
		for _, x := range b.beside {
			s.dropLost([]leaves{x.left})
		}
	}
	return told
}

// empties returns how many cells a bound leaves nothing.
func (s *sum) empties(b *sumBound) (n int) {
	for _, x := range b.beside {
		for c := range x.left.cells.All() {
			if has := s.now.Candidates(c); x.left.lost(has) == has {
				n++
			}
		}
	}
	return n
}

// within returns what is left of a cell that is bounded; ok is false if it loses nothing, or what is not told to go.
func (s *sum) within(c candidates.Cell, bound int, highest bool, gone candidates.DigitSet) (left leaves, ok bool) {
	var allowed candidates.DigitSet
	for d := range s.layout.Digits().All() {
		if highest && int(d) <= bound || !highest && int(d) >= bound {
			allowed = allowed.With(d)
		}
	}
	has := s.now.Candidates(c)
	lost := has &^ allowed
	switch {
	case lost == 0 || lost&^gone != 0:
		return left, false
	case allowed == 0:
		return leaves{cells: candidates.Cells(c), but: lost}, true
	}
	return leavesOf(c, lost, has, allowed), true
}

// addBound adds what is left of a cell to what has the same reason, but for what the other cells of the side are.
func addBound(all []*sumBound, b sumBound, left leaves, own int) []*sumBound {
	i := slices.IndexFunc(all, func(x *sumBound) bool {
		return x.side == b.side && x.highest == b.highest && x.opposite == b.opposite && x.loose == b.loose
	})
	if i < 0 {
		i, all = len(all), append(all, &b)
	}
	for j := range all[i].beside {
		x := &all[i].beside[j]
		if alike := merged([]leaves{x.left}, left); len(alike) == 1 {
			if x.left = alike[0]; !slices.Contains(x.own, own) {
				x.own = append(x.own, own)
				slices.Sort(x.own)
			}
			return all
		}
	}
	all[i].beside = append(all[i].beside, besideBound{left, say.Numbers{own}})
	return all
}

// bounded says what bounds cells, and what is left of them. What any one cell is at least, or at most, goes without saying.
func (s *sum) bounded(b *sumBound, of []besideBound) say.Sentence {
	var losing candidates.CellSet
	var ns say.Numbers
	var so, why []say.Sentence
	for _, x := range of {
		losing = losing.Or(x.left.cells)
		so = append(so, x.left.say())
		ns = append(ns, x.own...)
	}
	slices.Sort(ns)
	ns = slices.Compact(ns)
	least, most, other, others := say.AlwaysAtLeast, say.AlwaysAtMost, say.OtherAtLeast, say.OthersAtLeast
	if !b.highest {
		least, most, other, others = most, least, say.OtherAtMost, say.OthersAtMost
	}
	if !b.against.IsEmpty() {
		why = append(why, most(b.against, b.opposite))
	}
	switch n := b.side.Len(); {
	case n == 1:
	case n == 2 && why != nil && (b.highest && ns[0] == 1 && len(ns) == 1 || !b.highest && ns[0] == s.layout.Size()):
	case losing.Len() == 1 && n == 2:
		why = append(why, least(b.side.AndNot(losing), ns[0]))
	case n == 2:
		why = append(why, other(ns))
	default:
		why = append(why, others(ns))
	}
	return say.SoBySum(why, so)
}

// clausesOf says what is left of cells.
func clausesOf(left []leaves) (told []say.Sentence) {
	for _, x := range left {
		told = append(told, x.say())
	}
	return told
}

// lost returns the digits that are beyond what is left.
func (l leaves) lost(has candidates.DigitSet) (lost candidates.DigitSet) {
	for d := range has.All() {
		switch {
		case l.only != 0 && !l.only.Has(d), l.but.Has(d), l.only|l.but == 0 && (d < l.from || l.to != 0 && d > l.to):
			lost = lost.With(d)
		}
	}
	return lost
}

// misfits says of the rest that nothing fits beside it.
func (s *sum) misfits() (told []say.Sentence) {
	lost, left := s.pending.Cells(), 0 // what no reason was found for
	misfits := map[candidates.Cell]*candidates.DigitSet{}
	for c := range lost.All() {
		gone := s.unsaid(c)
		if open := s.plus.Or(s.minus); s.told && open.Len() == 2 && open.Has(c) {
			told = append(told, s.partners(c, open.Without(c).First(), &gone)...)
		}
		misfits[c] = &gone
		left += gone.Len()
	}
	told = append(told, s.inRuns(misfits)...)
	const few = 3
	if several := len(s.rest.Terms) > 2; !several || !s.told || left > few {
		told = append(told, s.needs(misfits)...)
	}
	if s.told && len(s.rest.Terms) > 2 || !s.told && (s.filled.IsEmpty() || s.leavesSeveral()) {
		told = append(told, s.besideEach(misfits)...)
	}
	return append(told, s.fit(misfits)...)
}

// fit says of digits what too few others they leave, and of the rest that nothing fits beside it.
func (s *sum) fit(misfits map[candidates.Cell]*candidates.DigitSet) (told []say.Sentence) {
	told = s.fewerLeft(misfits)
	told = append(told, s.inEachCase(misfits)...)
	if s.asks {
		told = append(told, s.whatIf(misfits)...)
	}
	var left []leaves
	for c := range s.pending.Cells().All() {
		if gone := *misfits[c]; gone != 0 {
			left = merged(left, leaves{cells: candidates.Cells(c), but: gone})
		}
	}
	return append(told, s.then(say.ThenNothingFits(), left)...)
}

// whatIf says what fails if a cell has a digit, and takes that from what is gone.
func (s *sum) whatIf(misfits map[candidates.Cell]*candidates.DigitSet) (told []say.Sentence) {
	for c := range s.pending.Cells().All() {
		for d := range misfits[c].All() {
			with := s.now
			with.Place(c, d)
			why, at, ok := s.fails(s.e, &with, s.plus.Or(s.minus))
			if !ok {
				continue
			}
			so := say.NoneOfThese(candidates.Cells(c), candidates.Digits(d))
			told = append(append(append(told, say.WhatIf(c, d)), why...), say.NothingLeftSo(at, so))
			*misfits[c] = misfits[c].Without(d)
			s.drop(c, candidates.Digits(d))
		}
	}
	return told
}

// fails says for what reasons a sum that cannot be leaves a cell nothing, rather one of some cells; ok is false if these
// are too many.
func (t *teller) fails(e explain.Sum, on *candidates.Grid, rather candidates.CellSet) (why []say.Sentence, at candidates.Cell, ok bool) {
	const most, elsewhere = 10, 5 // sentences, and words by which they have to be fewer
	e.Cells = e.Spans(t.layout)
	if _, some := e.Left(on); some {
		return nil, at, false
	}
	fewest := 0 // words
	for c := range e.Cells.And(on.Open()).All() {
		var effects []explain.Effect
		for d := range on.Candidates(c).All() {
			effects = append(effects, explain.Remove(c, d))
		}
		step := explain.NewStep(e, effects...)
		own := *t
		own.f = &explain.Frame{Number: t.f.Number, Step: &step, Before: *on}
		var told []say.Sentence
		if effects != nil {
			of := newSum(&own, e)
			of.asked = true
			told = of.soNarrowed()
		}
		n := t.length(told)
		if !rather.Has(c) {
			n += elsewhere
		}
		if len(told) > 0 && told[0].Kind == say.So(nil).Kind { // nothing leads to it
			so, _ := told[0].Args[0].([]say.Sentence)
			told[0] = say.States(so)
		}
		if len(told) <= most && !isBare(told) && (!ok || n < fewest) {
			why, at, ok, fewest = told, c, true, n
		}
	}
	return why, at, ok
}

// then says what cells lose for a reason, and drops that.
func (s *sum) then(why say.Sentence, left []leaves) (told []say.Sentence) {
	if left == nil {
		return nil
	}
	told = inHalves(s, clausesOf(left), func(so []say.Sentence) say.Sentence { return say.AsBySum(so, why) })
	s.dropLost(left)
	return told
}

// inRuns says what digits of cells leave in the runs of a line that is cut, which cannot be, and takes them from what is gone.
func (s *sum) inRuns(misfits map[candidates.Cell]*candidates.DigitSet) (told []say.Sentence) {
	clue := s.cutLine()
	if clue == nil {
		return nil
	}
	rests := clue.Cutting(s.layout, &s.now, s.cut).Rests
	var beyond []leaves
	for c := range s.pending.Cells().All() {
		var none candidates.DigitSet
		for d := range misfits[c].All() {
			if sums, ok := rests(candidates.Of(c, d)); ok && len(sums) == 0 {
				none = none.With(d)
			}
		}
		if *misfits[c] &^= none; none != 0 {
			beyond = merged(beyond, leaves{cells: candidates.Cells(c), but: none})
		}
	}
	told = s.then(say.ThenInNoRun(clue.Value(s.layout.Size())), beyond)
	for c := range s.pending.Cells().All() {
		told = append(told, s.wouldLeave(c, misfits[c], rests)...)
	}
	return told
}

// leftCases is what digits leave for another cell, and why that can be none of it.
type leftCases struct {
	of    candidates.DigitSet
	other candidates.Cell
	left  candidates.DigitSet
	told  []say.Sentence
}

// inEachCase says what digits of a cell leave for another, and of each of these why it cannot be beside them, and takes them
// from what is gone.
func (s *sum) inEachCase(misfits map[candidates.Cell]*candidates.DigitSet) (told []say.Sentence) {
	for c := range s.pending.Cells().All() {
		var all []leftCases
		for d := range misfits[c].All() {
			x, ok := s.casesOf(candidates.Of(c, d))
			if !ok {
				continue
			}
			*misfits[c] = misfits[c].Without(d)
			i := 0
			for i < len(all) && (x.other != all[i].other || s.standard().Sentences(x.told...) != s.standard().Sentences(all[i].told...)) {
				i++
			}
			if i == len(all) {
				all = append(all, x)
			}
			all[i].of = all[i].of.With(d)
		}
		for _, x := range all {
			if d, single := x.left.Single(); single {
				why, _ := x.told[0].Args[2].(say.Sentence)
				why = say.ThenHasToBe(x.other, d, why)
				lost := leaves{cells: candidates.Cells(c), but: x.of}
				if !say.TooLong(s.words().Sentences(say.AsBySum(one(lost.say()), why))) {
					told = append(told, s.then(why, []leaves{lost})...)
					continue
				}
			}
			told = append(append(told, say.WouldLeaveFor(x.of, c, x.left, x.other)), x.told...)
			for d := range x.of.All() {
				s.shown.Add(candidates.Of(c, d))
			}
		}
	}
	return told
}

// casesOf returns what a candidate leaves for another cell, of which it leaves as few as it can; ok is false if it is not
// known of any why it can be none of these.
func (s *sum) casesOf(k candidates.Candidate) (best leftCases, ok bool) {
	fewest := 5
	beside := s.leftBeside(k)
	for other, left := range beside {
		other := candidates.Cell(other)
		if left == 0 || left.Len() >= fewest {
			continue
		}
		x := leftCases{other: other, left: left}
		for d := range left.All() {
			why, ok := s.whyNot(2, k, candidates.Of(other, d))
			if !ok {
				x.left = 0
				break
			}
			i := slices.IndexFunc(x.told, func(y say.Sentence) bool { return s.clause(y.Args[2].(say.Sentence)) == s.clause(why) })
			if i < 0 {
				x.told = append(x.told, say.IfThen(other, candidates.Digits(d), why))
				continue
			}
			ds, _ := x.told[i].Args[1].(candidates.DigitSet)
			x.told[i] = say.IfThen(other, ds.With(d), why)
		}
		if x.left != 0 && !slices.ContainsFunc(x.told, func(y say.Sentence) bool { return say.TooLong(s.words().Sentences(y)) }) {
			best, fewest = x, left.Len()
		}
	}
	return best, best.told != nil
}

// leftBeside returns what a candidate leaves for each other cell that is open, beside others that are supposed.
func (s *sum) leftBeside(k candidates.Candidate, others ...candidates.Candidate) (left [candidates.MaxCells]candidates.DigitSet) {
	r := s.e.Reading(s.layout)
	if s.told {
		r = s.rest.Reading(s.layout.Size())
	}
	may := s.layout.Given(s.now.Candidates, others...)
	beside := s.layout.Given(may, s.now.AppendSole([]candidates.Candidate{k}, s.now.Open())...)
	for c := range candidates.Cells(r.Cells...).And(s.now.Open()).Without(k.Cell()).All() {
		left[c] = beside(c) & r.Leaves(s.layout, may, k, c)
	}
	return left
}

// whyNot returns why a candidate cannot be beside others, with what so many further cells have to be then at most; ok is
// false if no reason is found.
func (s *sum) whyNot(further int, k candidates.Candidate, others ...candidates.Candidate) (why say.Sentence, ok bool) {
	beside := *s
	beside.settled = append(slices.Clip(s.settled), others...)
	for _, reasons := range [...]func(*sum, map[candidates.Cell]*candidates.DigitSet) []say.Sentence{(*sum).needs, (*sum).besideEach, (*sum).fewerLeft} {
		gone := candidates.Digits(k.Digit())
		beside.now, beside.pending = s.now, candidates.CandidateSet{}
		beside.pending.Add(k)
		misfits := map[candidates.Cell]*candidates.DigitSet{k.Cell(): &gone}
		if told := reasons(&beside, misfits); len(told) == 1 && *misfits[k.Cell()] == 0 {
			why, _ = told[0].Args[1].(say.Sentence)
			return why, true
		}
	}
	if further == 0 {
		return why, false
	}
	var supposed candidates.CellSet
	for _, x := range others {
		supposed = supposed.With(x.Cell())
	}
	for c, left := range s.leftBeside(k, others...) {
		c := candidates.Cell(c)
		d, one := left.Single()
		if !one || supposed.Has(c) {
			continue
		}
		if why, ok := s.whyNot(further-1, k, append(slices.Clip(others), candidates.Of(c, d))...); ok {
			return say.ThenHasToBe(c, d, why), true
		}
	}
	return why, false
}

func (s *sum) clause(x say.Sentence) string { return s.standard().Clause(x) }

// needs says what digits of cells would leave for another, which it cannot be, and takes them from what is gone.
func (s *sum) needs(misfits map[candidates.Cell]*candidates.DigitSet) (told []say.Sentence) {
	const few = 2
	type need struct {
		ds    candidates.DigitSet
		other candidates.Cell
	}
	var order []need
	all := map[need][]leaves{}
	r := s.e.Reading(s.layout)
	if s.told {
		r = s.rest.Reading(s.layout.Size())
	}
	open := candidates.Cells(r.Cells...).And(s.now.Open())
	for _, k := range s.settled {
		open = open.Without(k.Cell())
	}
	for c := range s.pending.Cells().All() {
		needed := map[need]candidates.DigitSet{}
		var here []need
		for d := range misfits[c].All() {
			for other := range open.Without(c).All() {
				ds := r.Leaves(s.layout, s.layout.Given(s.may, s.settled...), candidates.Of(c, d), other)
				can := ds & s.now.Candidates(other) & s.given(candidates.Of(c, d))(other)
				if ds == 0 || ds.Len() > few || can != 0 {
					continue
				}
				n := need{ds, other}
				if needed[n] == 0 {
					here = append(here, n)
				}
				needed[n] = needed[n].With(d)
				*misfits[c] = misfits[c].Without(d)
				break
			}
		}
		for _, n := range here {
			if all[n] == nil {
				order = append(order, n)
			}
			all[n] = merged(all[n], leaves{cells: candidates.Cells(c), but: needed[n]})
		}
	}
	for _, n := range order {
		told = append(told, s.then(say.ThenBe(n.other, n.ds), all[n])...)
	}
	return told
}

// fewerLeft says of digits that they leave too few digits for cells that see each other, and takes them from what is gone.
func (s *sum) fewerLeft(misfits map[candidates.Cell]*candidates.DigitSet) (told []say.Sentence) {
	type few struct {
		ds    candidates.DigitSet
		cells candidates.CellSet
	}
	var order []few
	all := map[few][]leaves{}
	for c := range s.pending.Cells().All() {
		for gone := misfits[c]; *gone != 0; {
			of, ds, cells := s.leavesFewer(c, *gone)
			if of == 0 {
				break
			}
			l := few{ds, cells}
			if all[l] == nil {
				order = append(order, l)
			}
			all[l] = merged(all[l], leaves{cells: candidates.Cells(c), but: of})
			*gone &^= of
		}
	}
	for _, l := range order {
		why := say.ThenFewer(l.ds, l.cells)
		if c, alone := l.cells.Single(); alone {
			why = say.ThenNothingFor(c)
		}
		told = append(told, s.then(why, all[l])...)
	}
	return told
}

// leavesFewer returns cells that see each other for which as many of some digits in a cell as possible leave fewer digits.
func (s *sum) leavesFewer(c candidates.Cell, gone candidates.DigitSet) (of, ds candidates.DigitSet, cells candidates.CellSet) {
	r := s.e.Reading(s.layout)
	if s.told {
		r = s.rest.Reading(s.layout.Size())
	}
	others := candidates.Cells(r.Cells...).Or(s.e.Spans(s.layout)).And(s.now.Open()).Without(c)
	left := map[candidates.Digit]*[candidates.MaxCells]candidates.DigitSet{}
	for d := range gone.All() {
		left[d] = new([candidates.MaxCells]candidates.DigitSet)
		beside := s.given(candidates.Of(c, d))
		for x := range others.All() {
			left[d][x] = beside(x)
			if some := r.Leaves(s.layout, beside, candidates.Of(c, d), x); left[d][x]&some != 0 {
				left[d][x] &= some
			}
		}
	}
	for some := range s.seeEachOther(others) {
		var fewer, all candidates.DigitSet
		for d := range gone.All() {
			with := all
			for x := range some.All() {
				with |= left[d][x]
			}
			if with.Len() < some.Len() && (with != 0 || some.Len() == 1) {
				fewer, all = fewer.With(d), with
			}
		}
		if n := fewer.Len(); n > of.Len() || n > 0 && n == of.Len() && some.Len() < cells.Len() {
			of, ds, cells = fewer, all, some
		}
	}
	return of, ds, cells
}

// seeEachOther yields the sets of some cells that all see each other.
func (s *sum) seeEachOther(cells candidates.CellSet) func(yield func(candidates.CellSet) bool) {
	return func(yield func(candidates.CellSet) bool) {
		var grow func(some, others candidates.CellSet) bool
		grow = func(some, others candidates.CellSet) bool {
			if !some.IsEmpty() && !yield(some) {
				return false
			}
			for c := range others.All() {
				others = others.Without(c)
				if !grow(some.With(c), others.And(s.layout.Peers(c))) {
					return false
				}
			}
			return true
		}
		grow(candidates.CellSet{}, cells)
	}
}

// besideEach says of cells what their digits leave for the others, which they cannot be, and takes them from what is gone.
func (s *sum) besideEach(misfits map[candidates.Cell]*candidates.DigitSet) (told []say.Sentence) {
	left := map[candidates.Cell]*candidates.DigitSet{}
	for c := range s.pending.Cells().All() {
		gone := *misfits[c]
		left[c] = &gone
	}
	told = s.besideAny(left)
	for c := range s.pending.Cells().All() {
		told = append(told, s.beside(c, left[c])...)
	}
	if most := 6; len(told) > most { // sentences
		return nil
	}
	for c, gone := range left {
		s.drop(c, *misfits[c]&^*gone)
		misfits[c] = gone
	}
	return told
}

// besideAny says of digits that go from several cells of a side what they leave for the others, and takes them from what is
// gone.
func (s *sum) besideAny(misfits map[candidates.Cell]*candidates.DigitSet) (told []say.Sentence) {
	plus, minus := s.rest.Once()
	for i, side := range [...]candidates.CellSet{plus, minus} {
		rest := s.rest
		if i > 0 {
			rest = candidates.Sum{}.Plus(-1, rest)
		}
		_, less := weighted(rest.Add(-1, slices.Collect(side.All())...).Terms)
		if side.Len() < 3 || len(rest.Terms)-side.Len() > 0 && less == nil {
			continue
		}
		of := map[candidates.CellSet]candidates.DigitSet{}
		for d := range s.layout.Digits().All() {
			var cells candidates.CellSet
			for c := range side.All() {
				k := candidates.Of(c, d)
				others := rest.Add(-1, c)
				if others.Total -= int(d); misfits[c] != nil && misfits[c].Has(d) && others.Total > 0 && !s.fits(k, others) {
					cells = cells.With(c)
				}
			}
			if cells.Len() > 1 {
				of[cells] = of[cells].With(d)
			}
		}
		for _, cells := range slices.SortedFunc(maps.Keys(of), func(a, b candidates.CellSet) int { return int(of[a]) - int(of[b]) }) {
			told = append(told, s.inSentences(of[cells], func(ds candidates.DigitSet) say.Sentence {
				var ns say.Numbers
				for d := range ds.All() {
					ns = append(ns, rest.Total-int(d))
				}
				slices.Sort(ns)
				so := one(say.NoneOfThese(cells, ds))
				if less == nil {
					return say.AsBySum(so, say.ThenOthers(ns))
				}
				return say.AsBySum(so, say.ThenOthersMore(ns, less))
			})...)
			for c := range cells.All() {
				*misfits[c] &^= of[cells]
			}
		}
	}
	return told
}

// beside says what digits of a cell leave for the others, which they cannot be, and takes them from what is gone.
func (s *sum) beside(c candidates.Cell, gone *candidates.DigitSet) (told []say.Sentence) {
	own, others := 0, candidates.Sum{Total: s.rest.Total}
	for _, t := range s.rest.Terms {
		if t.Cell == c {
			own = t.Times
		} else {
			others.Terms = append(others.Terms, t)
		}
	}
	if own == 0 || len(others.Terms) == 0 {
		return nil
	}
	var more, less, same candidates.DigitSet // by which side has to be more than the other
	for d := range gone.All() {
		switch n := others.Total - own*int(d); {
		case s.fits(candidates.Of(c, d), candidates.Sum{Terms: others.Terms, Total: n}): // it goes for what is outside of the sum
		case n > 0:
			more = more.With(d)
		case n < 0:
			less = less.With(d)
		default:
			same = same.With(d)
		}
	}
	against := candidates.Sum{}.Plus(-1, others)
	for _, x := range [...]struct {
		ds     candidates.DigitSet
		own    int
		others candidates.Sum
	}{{more, own, others}, {less, -own, against}} {
		if as := thenCannot(x.others); x.ds != 0 && as != nil {
			told = append(told, s.inSentences(x.ds, func(ds candidates.DigitSet) say.Sentence {
				var ns say.Numbers
				for d := range ds.All() {
					ns = append(ns, x.others.Total-x.own*int(d))
				}
				slices.Sort(ns)
				return say.AsBySum(one(say.NoneOfThese(candidates.Cells(c), ds)), as(ns))
			})...)
			*gone &^= x.ds
		}
	}
	plus, minus, once := others.Sides()
	if d, single := same.Single(); single && once && !plus.IsEmpty() && !minus.IsEmpty() {
		if minus.Len() > plus.Len() {
			plus, minus = minus, plus
		}
		told = append(told, say.AsBySum(one(say.NoneOfThese(candidates.Cells(c), same)), say.ThenSame(plus, minus)))
		*gone = gone.Without(d)
	}
	return told
}

// given returns what cells may hold if a candidate is true, and those that were told.
func (s *sum) given(k candidates.Candidate) func(candidates.Cell) candidates.DigitSet {
	return s.layout.Given(s.may, append([]candidates.Candidate{k}, s.settled...)...)
}

// fits reports whether cells can add up beside a candidate.
func (s *sum) fits(k candidates.Candidate, others candidates.Sum) bool {
	r := others.Reading(s.layout.Size())
	w := s.layout.Ways(&r, maxNodes)
	if w == nil {
		return true
	}
	_, some := w.Left(&candidates.Walk{}, s.given(k))
	return some
}

// thenCannot returns how to say that the other cells would have to be so much, and cannot, nil if that is said elsewhere:
// none is added, or just one, once.
func thenCannot(others candidates.Sum) func(say.Numbers) say.Sentence {
	parts, less := weighted(others.Terms)
	plus, minus, once := others.Sides()
	switch {
	case !slices.ContainsFunc(others.Terms, func(t candidates.Term) bool { return t.Times > 0 }), once && plus.Len() == 1 && minus.IsEmpty():
		return nil
	case once && minus.IsEmpty():
		return func(ns say.Numbers) say.Sentence { return say.ThenAddUp(plus, ns) }
	case once && plus.Len() == 1:
		return func(ns say.Numbers) say.Sentence { return say.ThenExceed(plus.First(), ns, minus) }
	case once:
		return func(ns say.Numbers) say.Sentence { return say.ThenMore(plus, ns, minus) }
	case less == nil:
		return func(ns say.Numbers) say.Sentence { return say.ThenParts(parts, ns) }
	}
	return func(ns say.Numbers) say.Sentence { return say.ThenPartsMore(parts, ns, less) }
}

// inSentences says something of digits in as few sentences as are not too long.
func (s *sum) inSentences(ds candidates.DigitSet, as func(candidates.DigitSet) say.Sentence) []say.Sentence {
	return inHalves(s, slices.Collect(ds.All()), func(of []candidates.Digit) say.Sentence { return as(candidates.Digits(of...)) })
}

// inHalves says something of the members of a list in as few sentences as are not too long.
func inHalves[M any](s *sum, list []M, as func([]M) say.Sentence) []say.Sentence {
	told, half := as(list), len(list)/2
	if half == 0 || !say.TooLong(s.words().Clause(told)) {
		return one(told)
	}
	return append(inHalves(s, list[:half], as), inHalves(s, list[half:], as)...)
}

// partners says of one of two cells what its digits would leave for the other, and takes these from what is gone.
func (s *sum) partners(c, other candidates.Cell, gone *candidates.DigitSet) (told []say.Sentence) {
	var from, to candidates.DigitSet
	own, others := 0, 0
	for _, t := range s.rest.Terms {
		if t.Cell == c {
			own = t.Times
		} else {
			others = t.Times
		}
	}
	left := *gone
	for d := range left.All() {
		e := (s.rest.Total - own*int(d)) * others
		if e < 1 || e > s.layout.Size() {
			continue
		}
		x := candidates.Digit(e)
		both := candidates.Cells(c, other)
		if !s.pending.Has(candidates.Of(other, d)) {
			both = both.Without(other)
		}
		switch {
		case x == d && s.layout.Sees(c, other):
			told = append(told, say.SoBySum(one(say.SumNotBoth(candidates.Cells(c, other), d)), one(say.NoneOfThese(both, candidates.Digits(d)))))
			for lost := range both.All() {
				s.drop(lost, candidates.Digits(d))
			}
		case s.e.Cells.Has(other) && !s.now.Candidates(other).Has(x):
			from, to = from.With(d), to.With(x)
		default:
			continue
		}
		*gone = gone.Without(d)
	}
	if from != 0 {
		told = append(told, s.then(say.ThenBe(other, to), []leaves{{cells: candidates.Cells(c), but: from}})...)
	}
	return told
}
