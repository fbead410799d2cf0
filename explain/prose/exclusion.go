package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// exclusion is a candidate beside which some cells cannot be filled.
type exclusion struct {
	valued
	e explain.Exclusion
}

func (s exclusion) title() say.Sentence {
	return s.titleOf(say.InCellBeside(s.e.Target.Digit(), s.e.Target.Cell(), s.e.Beside))
}

// The conclusion goes through the ways itself.
func (s exclusion) text() say.Text { return say.Join(s.conclusion(), s.spared(), s.consequences()) }

// Where every way breaks a rule at once there are no sets to look at.
func (s exclusion) houses() say.Text {
	if len(s.e.Ways) == 0 {
		return s.cells()
	}
	return say.Says(say.LookAt(s.housesOf(s.sets())))
}

func (s exclusion) cells() say.Text {
	return say.Says(say.LookTogether(s.e.Beside.With(s.e.Target.Cell())))
}

// The ways all begin with the target, so the hint says only what they come to.
func (s exclusion) reason() say.Text {
	var short []say.Sentence
	for _, set := range s.sets() {
		short = append(short, say.ForCells(set))
	}
	fails := say.EveryWayFails(short)
	switch {
	case len(short) == 0:
		fails = say.EveryWayBreaks()
	case len(s.layout.Clues()) > 0:
		fails = say.EveryWayFailsThere(short)
	}
	return say.Says(say.SupposeEach(), say.NoWayWithOne(s.e.Beside.Len()), fails)
}

// sets returns the sets of the ways, each once.
func (s exclusion) sets() (sets []candidates.CellSet) {
	for _, w := range s.e.Ways {
		if slices.Index(sets, w.Set) < 0 {
			sets = append(sets, w.Set)
		}
	}
	return sets
}

func (s exclusion) conclusion() say.Text {
	told := append(one(say.SupposeThat(s.e.Target.Cell(), s.e.Target.Digit())), s.outByClues()...)
	told = append(append(told, s.remain()), s.differ()...)
	for _, w := range s.merged() {
		told = append(told, s.way(w)...)
	}
	return say.Says(append(told, say.NoWayLeft(s.e.Beside.Len(), s.e.Target.Digit(), s.e.Target.Cell()))...)
}

// ways are those in which cells beside the target can be filled that come to the same end.
type ways struct {
	cells  []candidates.Cell
	digits []candidates.DigitSet
	end    end
}

// end is what is left for a set of cells when those beside the target are filled, and what cells of the set that lose
// a digit see.
type end struct {
	left              candidates.DigitSet
	set, seeing, seen candidates.CellSet
}

// merged puts ways together that come to the same and differ in one cell.
func (s exclusion) merged() (all []ways) {
	for _, w := range s.e.Ways {
		ks := s.e.Filled(w)
		next := ways{end: s.end(w, ks)}
		for _, k := range ks[1:] {
			next.cells, next.digits = append(next.cells, k.Cell()), append(next.digits, candidates.Digits(k.Digit()))
		}
		if !slices.ContainsFunc(all, next.mergedInto) {
			all = append(all, next)
		}
	}
	return all
}

// mergedInto adds the way to others that come to the same and differ in one cell alone, and reports whether they do.
func (w ways) mergedInto(others ways) bool {
	at, differ := 0, 0
	for i := range w.digits {
		if w.digits[i] != others.digits[i] {
			at, differ = i, differ+1
		}
	}
	if w.end != others.end || differ != 1 {
		return false
	}
	others.digits[at] |= w.digits[at]
	return true
}

// end returns what a way to fill the cells comes to.
func (s exclusion) end(w explain.Way, ks []candidates.Candidate) end {
	e := end{left: explain.Left(&s.f.Before, w.Set, ks), set: w.Set}
	for _, k := range ks {
		if lose := w.Set.And(s.f.Before.Places(k.Digit())).And(s.layout.Peers(k.Cell())); !lose.IsEmpty() {
			e.seeing, e.seen = e.seeing.Or(lose), e.seen.With(k.Cell())
		}
	}
	return e
}

// way says what ways come to, and before that what the cells see, where one sentence would be too long.
func (s exclusion) way(w ways) (told []say.Sentence) {
	var so []say.Sentence
	for i, c := range w.cells {
		so = append(so, say.IsOneOf(c, w.digits[i]))
	}
	sights := s.sightsOf(w.end.seeing, w.end.seen)
	all := say.OnlyDigitsFor(so, w.end.left, w.end.set, sights)
	short := say.SoOnlyDigitsFor(so, w.end.left, w.end.set)
	if w.end.left == 0 {
		all, short = say.NoDigitFor(so, w.end.set, sights), say.SoNoDigitFor(so, w.end.set)
	}
	if len(s.layout.Clues()) == 0 || !say.TooLong(s.standard().Sentences(all)) {
		return one(all)
	}
	for _, batch := range batches(s.standard(), sights) {
		told = append(told, say.TheseSee(batch))
	}
	return append(told, short)
}

// outByClues says what clues rule out in the cells beside the target, if that is true.
func (s exclusion) outByClues() (told []say.Sentence) {
	for c := range s.e.Beside.All() {
		var clues []int
		out := map[int]candidates.DigitSet{}
		for d := range s.f.Before.Candidates(c).All() {
			if i, ok := s.clueBetween(s.e.Target, candidates.Of(c, d)); ok {
				if out[i] == 0 {
					clues = append(clues, i)
				}
				out[i] = out[i].With(d)
			}
		}
		for _, i := range clues {
			told = append(told, say.RulesOutBeside(out[i], c, &s.layout.Clues()[i]))
		}
	}
	return told
}

// clueBetween returns the clue by which two candidates exclude each other that are not for one digit in cells that see
// each other.
func (s exclusion) clueBetween(a, b candidates.Candidate) (i int, ok bool) {
	if a.Digit() == b.Digit() && s.layout.Sees(a.Cell(), b.Cell()) {
		return 0, false
	}
	return s.layout.ForbiddingClue(a, b)
}

// differ says of cells beside the target that see each other, and could have the same digit, that they do not, and by which
// clues some of their other digits do not go together.
func (s exclusion) differ() (told []say.Sentence) {
	for a := range s.e.Beside.All() {
		for b := range s.e.Beside.All() {
			if a >= b {
				continue
			}
			if s.layout.Sees(a, b) && s.beside(a)&s.beside(b) != 0 {
				told = append(told, say.TheyDiffer(a, b, s.along(candidates.Cells(a), candidates.Cells(b))))
			}
			var clues []int
			for d := range s.beside(a).All() {
				for e := range s.beside(b).All() {
					if i, ok := s.clueBetween(candidates.Of(a, d), candidates.Of(b, e)); ok && !slices.Contains(clues, i) {
						clues = append(clues, i)
					}
				}
			}
			for _, i := range clues {
				told = append(told, say.PairsOut(a, b, &s.layout.Clues()[i]))
			}
		}
	}
	return told
}

// beside returns what a cell beside the target can then be.
func (s exclusion) beside(c candidates.Cell) candidates.DigitSet {
	digits := s.f.Before.Candidates(c)
	for d := range digits.All() {
		if s.layout.Excludes(s.e.Target, candidates.Of(c, d)) {
			digits = digits.Without(d)
		}
	}
	return digits
}

// remain says what the cells beside the target can then be.
func (s exclusion) remain() say.Sentence {
	var cells []say.Sentence
	for c := range s.e.Beside.All() {
		is := say.IsNothing(c)
		if digits := s.beside(c); digits != 0 {
			is = say.IsOneOf(c, digits)
		}
		cells = append(cells, is)
	}
	return say.ThenBeside(cells)
}
