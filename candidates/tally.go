package candidates

import "math/bits"

// Tally says how many of something there are in each house, as a binary number
// of which each set is one digit. So the houses of a cell are counted all at
// once.
type Tally struct{ Ones, Twos, Fours, Eights HouseSet }

// TallyOf counts the cells of a set in each house.
func TallyOf(l *Layout, cells CellSet) (t Tally) {
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		t = t.More(l.housesOf[c])
	}
	return t
}

// More counts one more in each of the houses. Like [Tally.Fewer] it returns the
// tally, which stays in registers so.
func (t Tally) More(hs HouseSet) Tally {
	t.Ones ^= hs
	hs &^= t.Ones
	t.Twos ^= hs
	hs &^= t.Twos
	t.Fours ^= hs
	t.Eights ^= hs &^ t.Fours
	return t
}

// Fewer counts one less in each of the houses.
func (t Tally) Fewer(hs HouseSet) Tally {
	t.Ones ^= hs
	hs &= t.Ones
	t.Twos ^= hs
	hs &= t.Twos
	t.Fours ^= hs
	t.Eights ^= hs & t.Fours
	return t
}

// Without counts the cells of a set out, in each of their houses.
func (t Tally) Without(l *Layout, cells CellSet) Tally {
	// A loop over each word, as in [Layout.HousesOfAny].
	for w := cells.lo; w != 0; w &= w - 1 {
		t = t.Fewer(l.housesOf[bits.TrailingZeros64(w)])
	}
	for w := cells.hi; w != 0; w &= w - 1 {
		t = t.Fewer(l.housesOf[64+bits.TrailingZeros64(w)])
	}
	return t
}

// Some returns the houses of which the number is not zero.
func (t Tally) Some() HouseSet { return t.Ones | t.Several() }

// Several returns the houses of which the number is more than one.
func (t Tally) Several() HouseSet { return t.Twos | t.Fours | t.Eights }

// One returns the houses of which the number is one.
func (t Tally) One() HouseSet { return t.Ones &^ t.Several() }
