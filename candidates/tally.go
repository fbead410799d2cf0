package candidates

import "math/bits"

// Counts is a number below 16 for each member that a set S of bits can have, in binary: each set is one
// digit of all of them. So the numbers of all members of a set are changed at once.
type Counts[S ~uint64] struct{ Ones, Twos, Fours, Eights S }

// More adds one to the numbers of some members. Like [Counts.Fewer] it returns
// the counts, which stay in registers so.
func (t Counts[S]) More(some S) Counts[S] {
	t.Ones ^= some
	some &^= t.Ones
	t.Twos ^= some
	some &^= t.Twos
	t.Fours ^= some
	t.Eights ^= some &^ t.Fours
	return t
}

// Fewer takes one from the numbers of some members.
func (t Counts[S]) Fewer(some S) Counts[S] {
	t.Ones ^= some
	some &= t.Ones
	t.Twos ^= some
	some &= t.Twos
	t.Fours ^= some
	t.Eights ^= some & t.Fours
	return t
}

// Differs returns the members that have another number in u.
func (t Counts[S]) Differs(u Counts[S]) S {
	return (t.Ones ^ u.Ones) | (t.Twos ^ u.Twos) | (t.Fours ^ u.Fours) | (t.Eights ^ u.Eights)
}

// Of returns the number of member i.
func (t Counts[S]) Of(i int) int {
	return int(t.Ones>>i&1 | t.Twos>>i&1<<1 | t.Fours>>i&1<<2 | t.Eights>>i&1<<3)
}

// Are returns the members that have the number n.
func (t Counts[S]) Are(n int) S {
	digit := func(i int) S { return S(n>>i&1) - 1 }
	return (t.Ones ^ digit(0)) & (t.Twos ^ digit(1)) & (t.Fours ^ digit(2)) & (t.Eights ^ digit(3))
}

// Least returns the smallest number of some members.
func (t Counts[S]) Least(some S) (n int) {
	for _, digit := range [...]S{t.Eights, t.Fours, t.Twos, t.Ones} {
		n <<= 1
		if without := some &^ digit; without != 0 {
			some = without
		} else {
			n++
		}
	}
	return n
}

// Some returns the members of which the number is not zero.
func (t Counts[S]) Some() S { return t.Ones | t.Several() }

// Several returns the members of which the number is more than one.
func (t Counts[S]) Several() S { return t.Twos | t.Fours | t.Eights }

// One returns the members of which the number is one.
func (t Counts[S]) One() S { return t.Ones &^ t.Several() }

// Tally says how many of something there are in each house. So the houses of a
// cell are counted all at once.
type Tally = Counts[HouseSet]

// TallyOf counts the cells of a set in each house.
func TallyOf(l *Layout, cells CellSet) (t Tally) {
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		t = t.More(l.housesOf[c])
	}
	return t
}

// CountOut takes the cells of a set from a tally, in each of their houses.
func (l *Layout) CountOut(t Tally, cells CellSet) Tally {
	// A loop over each word, as in [Layout.HousesOfAny].
	for w := cells.lo; w != 0; w &= w - 1 {
		t = t.Fewer(l.housesOf[bits.TrailingZeros64(w)])
	}
	for w := cells.hi; w != 0; w &= w - 1 {
		t = t.Fewer(l.housesOf[64+bits.TrailingZeros64(w)])
	}
	return t
}
