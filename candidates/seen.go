package candidates

// Seen is what can be seen along a line that holds every digit once: a digit is seen if it is higher than all before it.
// It is so of all ways to fill the line with what its cells may hold.
type Seen struct {
	Counts uint16   // how many digits are seen in some way, bit by bit
	Digits DigitSet // that are seen in some way
	Cells  CellSet  // whose digits are seen in some way
	Always CellSet  // whose digits are seen in each way
}

// Some reports whether so many are seen in some way.
func (s *Seen) Some(n int) bool { return s.Counts>>n&1 != 0 }

// SeenAlong returns what can be seen along a line of as many cells as there are digits.
func SeenAlong(line []Cell, may func(Cell) DigitSet) (s Seen) {
	counts := make([]uint16, 1<<len(line)) // by the set of digits of the first cells
	ends := make([]bool, 1<<len(line))     // whether the others can be filled
	all := DigitSet(len(counts) - 1)
	ends[all] = true
	for set := all; set > 0; set-- {
		before := set - 1
		for d := range (may(line[before.Len()]) &^ before).All() {
			ends[before] = ends[before] || ends[before.With(d)]
		}
	}
	counts[0] = 1
	var hidden CellSet
	for set := range all {
		if counts[set] == 0 {
			continue
		}
		c := line[set.Len()]
		for d := range (may(c) &^ set & all).All() {
			next := set.With(d)
			switch {
			case !ends[next]:
			case d > set.Last():
				counts[next] |= counts[set] << 1
				s.Digits, s.Cells = s.Digits.With(d), s.Cells.With(c)
			default:
				counts[next] |= counts[set]
				hidden = hidden.With(c)
			}
		}
	}
	s.Counts = counts[all]
	s.Always = s.Cells.AndNot(hidden)
	return s
}

// SeenWith returns what can be seen along a line if a candidate in it is true.
func SeenWith(line []Cell, may func(Cell) DigitSet, k Candidate) Seen {
	return SeenAlong(line, Beside(may, k))
}

// Beside returns what cells of a line, which has each digit once, may hold if a candidate of one is true.
func Beside(may func(Cell) DigitSet, k Candidate) func(Cell) DigitSet {
	return func(c Cell) DigitSet {
		if c == k.Cell() {
			return may(c) & Digits(k.Digit())
		}
		return may(c).Without(k.Digit())
	}
}
