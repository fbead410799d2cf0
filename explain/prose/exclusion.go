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

func (s exclusion) houses() say.Text { return say.Says(say.LookAt(s.housesOf(s.sets()))) }

func (s exclusion) cells() say.Text {
	return say.Says(say.LookTogether(s.e.Beside.With(s.e.Target.Cell())))
}

// The ways all begin with the target, so the hint says only what they come to.
func (s exclusion) reason() say.Text {
	var short []say.Sentence
	for _, set := range s.sets() {
		short = append(short, say.ForCells(set))
	}
	return say.Says(say.SupposeEach(), say.NoWayWithOne(s.e.Beside.Len()), say.EveryWayFails(short))
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
	told := append(one(say.SupposeThat(s.e.Target.Cell(), s.e.Target.Digit())), s.remain())
	told = append(told, s.differ()...)
	for _, w := range s.merged() {
		told = append(told, s.way(w))
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

// way says what ways come to.
func (s exclusion) way(w ways) say.Sentence {
	var so []say.Sentence
	for i, c := range w.cells {
		so = append(so, say.IsOneOf(c, w.digits[i]))
	}
	sights := s.sightsOf(w.end.seeing, w.end.seen)
	if w.end.left == 0 {
		return say.NoDigitFor(so, w.end.set, sights)
	}
	return say.OnlyDigitsFor(so, w.end.left, w.end.set, sights)
}

// differ says of cells beside the target that see each other, and could have the same digit, that they do not.
func (s exclusion) differ() (told []say.Sentence) {
	for a := range s.e.Beside.All() {
		for b := range s.e.Beside.And(s.layout.Peers(a)).All() {
			if a < b && s.beside(a)&s.beside(b) != 0 {
				told = append(told, say.TheyDiffer(a, b, s.along(candidates.Cells(a), candidates.Cells(b))))
			}
		}
	}
	return told
}

// beside returns what a cell beside the target can then be.
func (s exclusion) beside(c candidates.Cell) candidates.DigitSet {
	digits := s.f.Before.Candidates(c)
	if s.layout.Sees(c, s.e.Target.Cell()) {
		digits = digits.Without(s.e.Target.Digit())
	}
	return digits
}

// remain says what the cells beside the target can then be.
func (s exclusion) remain() say.Sentence {
	var cells []say.Sentence
	for c := range s.e.Beside.All() {
		cells = append(cells, say.IsOneOf(c, s.beside(c)))
	}
	return say.ThenBeside(cells)
}
