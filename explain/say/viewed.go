package say

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"

	"pencilmark/candidates"
)

// What is seen along the line of a clue that counts the digits which are higher than all before.
var (
	// RoomToSee is why high digits cannot come early.
	RoomToSee = kind0("room-to-see", "even if every cell up to some cell is seen, only higher digits can be seen past it", func(t *Told) error {
		line, n, err := t.viewed()
		if err != nil {
			return err
		}
		size := t.layout.Size()
		t.spoken().summed.deny = func(k candidates.Candidate) bool {
			for i, c := range line {
				if c == k.Cell() {
					return i+1+size-int(k.Digit()) < n
				}
			}
			return false
		}
		return nil
	})
	// AllDigitsSeen and AllCellsSeen are said if no more can be seen than are seen.
	AllDigitsSeen = kind1("all-digits-seen", "only {0} can be seen, and all of them are", func(t *Told, ds candidates.DigitSet) error {
		return t.allSeen(func(s *candidates.Seen) bool { return s.Digits&^ds == 0 }, ds.Len())
	})
	AllCellsSeen = kind1("all-cells-seen", "only {0} can be seen, and all of them are", func(t *Told, cells candidates.CellSet) error {
		line, _, _ := t.viewed()
		return errors.Join(t.allSeen(func(s *candidates.Seen) bool { return s.Cells.Within(cells) }, cells.Len()),
			expect(cells.Within(candidates.Cells(line...)), "some are not in the line"))
	})
	// What is seen with a digit in a cell is too few, or too many.
	OnlyDigitsSeen = kind3("only-digits-seen", "with {0|or} in {1}, only {2} can be seen.", func(t *Told, of candidates.DigitSet, c candidates.Cell, ds candidates.DigitSet) error {
		return t.seenWithEach(of, c, func(s *candidates.Seen, n int, _ candidates.Candidate) error {
			return expect(s.Digits&^ds == 0 && ds.Len() < n, "%s can be seen", s.Digits.String())
		})
	})
	OnlyCellsSeen = kind3("only-cells-seen", "with {0|or} in {1}, only {2} can be seen.", func(t *Told, of candidates.DigitSet, c candidates.Cell, cells candidates.CellSet) error {
		return t.seenWithEach(of, c, func(s *candidates.Seen, n int, _ candidates.Candidate) error {
			return expect(s.Cells.Within(cells) && cells.Len() < n, "%v can be seen", s.Cells)
		})
	})
	CellsSeen = kind3("cells-seen", "with {0|or} in {1}, {2} are seen.", func(t *Told, of candidates.DigitSet, c candidates.Cell, cells candidates.CellSet) error {
		return t.seenWithEach(of, c, func(s *candidates.Seen, n int, _ candidates.Candidate) error {
			return expect(cells.Within(s.Always) && cells.Len() > n, "%v are always seen", s.Always)
		})
	})
	CellsAndTopSeen = kind4("cells-and-top-seen", "with {0|or} in {1}, {2} {2?is|are} seen, and the {3} behind.", func(t *Told, of candidates.DigitSet, c candidates.Cell, cells candidates.CellSet, top candidates.Digit) error {
		return t.seenWithEach(of, c, func(s *candidates.Seen, n int, k candidates.Candidate) error {
			line, _, _ := t.viewed()
			lower := expect(int(top) == t.layout.Size() && top != k.Digit(), "%d is not the highest behind", top)
			for x := range cells.All() {
				higher := candidates.SeenWith(line, candidates.Beside(t.now().Candidates, k), candidates.Of(x, top))
				lower = errors.Join(lower, expect(x == c || higher.Counts == 0, "%v may be %d", x, top))
			}
			return errors.Join(lower, expect(cells.Within(s.Always) && cells.Len()+1 > n, "%v are always seen", s.Always))
		})
	})
	SeenAtMost = kind2("seen-at-most", "with {0|or}, at most {1} {1?is|are} seen.", func(t *Told, of []Sentence, most int) error {
		return errors.Join(t.countWith(of, func(s *candidates.Seen, n int) bool { return most < n && s.Counts>>(most+1) == 0 }),
			t.countKnown(of, func(counts uint16) bool { return bits.Len16(counts) == most+1 }))
	})
	SeenAtLeast = kind2("seen-at-least", "with {0|or}, at least {1} {1?is|are} seen.", func(t *Told, of []Sentence, least int) error {
		return errors.Join(t.countWith(of, func(s *candidates.Seen, n int) bool { return least > n && s.Counts&(1<<least-1) == 0 }),
			t.countKnown(of, func(counts uint16) bool { return bits.TrailingZeros16(counts) == least }))
	})
	AreSeen = kind2("are-seen", "with {0|or}, {1|or} are seen.", func(t *Told, of []Sentence, counts Numbers) error {
		var told uint16
		for _, count := range counts {
			told |= 1 << count
		}
		return errors.Join(
			t.countWith(of, func(s *candidates.Seen, n int) bool { return s.Counts&^told == 0 && !slices.Contains(counts, n) }),
			t.countKnown(of, func(counts uint16) bool { return counts == told }))
	})
)

// viewed returns the line of the clue that is spoken of, and how many digits are seen along it.
func (t *Told) viewed() (line []candidates.Cell, n int, err error) {
	s := &t.spoken().summed
	if len(s.clues) != 1 || s.houses != 0 || s.clues[0].Kind.Seen == nil {
		return nil, 0, errors.New("nothing is seen along a line")
	}
	return s.clues[0].Lines[0], s.clues[0].Kind.Seen(s.clues[0]), nil
}

// allSeen checks that as many can be seen as are, and denies what leaves fewer or more.
func (t *Told) allSeen(only func(*candidates.Seen) bool, told int) error {
	line, n, err := t.viewed()
	if err != nil {
		return err
	}
	now := *t.now() // before anything goes
	seen := candidates.SeenAlong(line, now.Candidates)
	t.spoken().summed.deny = func(k candidates.Candidate) bool {
		with := candidates.SeenWith(line, now.Candidates, k)
		return !with.Some(n)
	}
	return errors.Join(expect(only(&seen), "others can be seen"), expect(told == n, "%d are seen", n))
}

// seenWith checks what is seen if a candidate is true, which refutes it.
func (t *Told) seenWith(k candidates.Candidate, check func(*candidates.Seen, int) error) error {
	line, n, err := t.viewed()
	if err != nil {
		return err
	}
	if !candidates.Cells(line...).Has(k.Cell()) {
		return fmt.Errorf("%v is not in the line", k.Cell())
	}
	if !t.now().Has(k) {
		return fmt.Errorf("%v is not %d anyway", k.Cell(), k.Digit())
	}
	seen := candidates.SeenWith(line, t.now().Candidates, k)
	t.refutes(k.Digit(), k.Cell())
	if seen.Counts == 0 { // the line cannot be filled at all
		return nil
	}
	return check(&seen, n)
}

// seenWithEach checks it of several digits in a cell.
func (t *Told) seenWithEach(of candidates.DigitSet, c candidates.Cell, check func(*candidates.Seen, int, candidates.Candidate) error) error {
	for d := range of.All() {
		k := candidates.Of(c, d)
		if err := t.seenWith(k, func(s *candidates.Seen, n int) error { return check(s, n, k) }); err != nil {
			return err
		}
	}
	return nil
}

// countWith checks how many are seen with each of some digits in cells.
func (t *Told) countWith(of []Sentence, is func(*candidates.Seen, int) bool) error {
	return eachDigitIn(of, func(k candidates.Candidate) error {
		return t.seenWith(k, func(s *candidates.Seen, n int) error {
			return expect(is(s, n), "with %v others can be", k)
		})
	})
}

// countKnown checks how many are seen with each of some digits in cells as far as the step cites what is known, or by all
// that is known, which may be more.
func (t *Told) countKnown(of []Sentence, is func(uint16) bool) error {
	line, _, err := t.viewed()
	mays, ok := t.known()
	if err != nil || !ok {
		return err
	}
	return eachDigitIn(of, func(k candidates.Candidate) error {
		for _, may := range mays {
			if seen := candidates.SeenWith(line, may, k); is(seen.Counts) {
				return nil
			}
		}
		return fmt.Errorf("with %v others are", k)
	})
}
