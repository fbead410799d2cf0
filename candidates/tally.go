package candidates

// Tally says how many of something there are in each house, as a binary number
// of which each set is one digit. So the houses of a cell are counted all at
// once.
type Tally struct{ Ones, Twos, Fours, Eights HouseSet }

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

// Some returns the houses of which the number is not zero.
func (t Tally) Some() HouseSet { return t.Ones | t.Twos | t.Fours | t.Eights }

// One returns the houses of which the number is one.
func (t Tally) One() HouseSet { return t.Ones &^ (t.Twos | t.Fours | t.Eights) }
