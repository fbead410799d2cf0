package candidates

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"sync"
)

// Addend is a clue that is added to others, or taken away.
type Addend struct {
	Clue  string // as [Clue.String] writes it
	Part  int    // which of the sums of the clue, from 0: an arrow has one for each shaft
	Times int    // how often it counts, less than 0 if it is taken away
}

// Added is houses and clues that are added up: one sum follows, of the cells that do not cancel out. One clue alone,
// counted once, is the clue itself, which need not be a sum; counted less than once it is one of its sums.
type Added struct {
	Houses HouseSet
	Less   HouseSet // houses that are taken away; without any, no cell is in two of the others
	Clues  []Addend // in the order of the board, then by part; none of them zero times
}

// Derived is a sum, and what it was added up from.
type Derived struct {
	Sum
	Added
}

// Plus returns the sum of both, the second taken so many times. Houses can only be added.
func (d Derived) Plus(times int, other Derived) Derived {
	sum := Derived{d.Sum.Plus(times, other.Sum), Added{d.Houses | other.Houses, d.Less | other.Less, slices.Clone(d.Clues)}}
	for _, a := range other.Clues {
		a.Times *= times
		sum.Clues = append(sum.Clues, a)
	}
	return sum
}

// Counted returns the counting clue that is written so, nil if the board has none.
func (l *Layout) Counted(clue string) *Counting {
	i, ok := l.ClueNumber(clue)
	if !ok {
		return nil
	}
	at, counts := slices.BinarySearchFunc(l.clued.counting, i, func(n Counting, i int) int { return n.number - i })
	if !counts {
		return nil
	}
	return &l.clued.counting[at]
}

// Alone returns what the clue asks for, each as something that is not added to anything: sums that say a part of it
// first, then the whole.
func (n *Counting) Alone() (all []Added) { return n.alone }

// Alone returns the clue that is not added to anything; ok is false if there is more.
func (a Added) Alone() (clue Addend, ok bool) {
	if a.Houses != 0 || len(a.Clues) != 1 || a.Clues[0].Times != 1 {
		return clue, false
	}
	return a.Clues[0], true
}

// Check reports what cannot be added up on the board.
func (a Added) Check(l *Layout) error {
	if a.Houses == 0 && (a.Less != 0 || len(a.Clues) == 0) {
		return fmt.Errorf("nothing is added up")
	}
	var cells CellSet
	for h := range (a.Houses | a.Less).All() {
		if !l.houses.Has(h) || l.houseCells[h].Len() != l.size {
			return fmt.Errorf("%v does not hold every digit", h)
		}
		if a.Less == 0 && l.houseCells[h].Meets(cells) {
			return fmt.Errorf("the houses overlap in %v", l.houseCells[h].And(cells))
		}
		cells = cells.Or(l.houseCells[h])
	}
	if both := a.Houses & a.Less; both != 0 {
		return fmt.Errorf("%v is added and taken away", both)
	}
	_, alone := a.Alone()
	last := -1
	for i, x := range a.Clues {
		n := l.Counted(x.Clue)
		if n == nil {
			return fmt.Errorf("the board has no clue %q that counts", x.Clue)
		}
		parts := len(n.Sums)
		if alone {
			parts = len(n.Readings)
		}
		if x.Part < 0 || x.Part >= parts {
			return fmt.Errorf("the clue %q has no sum %d: expected at most %d", x.Clue, x.Part+1, parts)
		}
		if n.number < last || n.number == last && a.Clues[i-1].Part >= x.Part {
			return fmt.Errorf("the clue %q is out of order, or is there twice", x.Clue)
		}
		if last = n.number; x.Times == 0 || x.Times < -maxTimes || x.Times > maxTimes {
			return fmt.Errorf("the clue %q counts %d times", x.Clue, x.Times)
		}
	}
	return nil
}

// maxTimes is how often a clue can count in a sum.
const maxTimes = 9

// AddUp returns what the houses and clues add up to. They must be such that [Added.Check] accepts them; ok is false for a
// clue alone that is no sum.
func (a Added) AddUp(l *Layout) (s Sum, ok bool) {
	if x, alone := a.Alone(); alone && !l.Counted(x.Clue).linear {
		return s, false
	}
	for h := range a.Houses.All() {
		s = s.Plus(1, l.House(h))
	}
	for h := range a.Less.All() {
		s = s.Plus(-1, l.House(h))
	}
	for _, x := range a.Clues {
		s = s.Plus(x.Times, l.Counted(x.Clue).Sums[x.Part])
	}
	return s, true
}

// Reading returns what the houses and clues ask for together, as AddUp does.
func (a Added) Reading(l *Layout) Reading {
	if x, alone := a.Alone(); alone {
		return l.Counted(x.Clue).Readings[x.Part]
	}
	s, _ := a.AddUp(l)
	return s.Reading(l.size)
}

// Spans returns the cells that the houses and clues say something of together.
func (a Added) Spans(l *Layout) CellSet { return Cells(a.Reading(l).Cells...) }

// Ways returns the ways of what the houses and clues ask for, nil if there are too many. They are counted once.
func (a Added) Ways(l *Layout) *Ways {
	if x, alone := a.Alone(); alone {
		return l.Counted(x.Clue).ways[x.Part]
	}
	return l.clued.made.ways(a.key(), func() *Ways {
		r := a.Reading(l)
		return l.Ways(&r, maxNodes)
	})
}

func (a Added) key() string {
	var b strings.Builder
	fmt.Fprint(&b, uint64(a.Houses), "-", uint64(a.Less))
	for _, x := range a.Clues {
		fmt.Fprint(&b, "+", x.Times, "*", x.Clue, "/", x.Part)
	}
	return b.String()
}

// sort puts the clues in the order of the board.
func (a *Added) sort(l *Layout) {
	sort.SliceStable(a.Clues, func(i, j int) bool {
		x, y := a.Clues[i], a.Clues[j]
		if n := l.Counted(x.Clue).number - l.Counted(y.Clue).number; n != 0 {
			return n < 0
		}
		return x.Part < y.Part
	})
}

// Countable is something of which the ways to fill its cells can be counted.
type Countable struct {
	Added
	Ways  *Ways
	Cells CellSet // that it says something of
}

// countables is what can be counted of a layout.
type countables struct{ clues, remainders []Countable }

// Countable returns the clues by themselves, and the [Layout.Remainders] of at most so many cells, of which there are
// not too many ways. Neither slice may be changed.
func (l *Layout) Countable(most int) (clues, remainders []Countable) {
	if l.clued == nil || len(l.clued.counting) == 0 {
		return nil, nil
	}
	m := l.clued.made
	m.mutex.Lock()
	x, known := m.countables[most]
	m.mutex.Unlock()
	if known {
		return x.clues, x.remainders
	}
	add := func(list []Countable, a Added) []Countable {
		if w := a.Ways(l); w != nil {
			list = append(list, Countable{a, w, Cells(w.Cells()...)})
		}
		return list
	}
	for i := range l.clued.counting {
		for _, a := range l.clued.counting[i].alone {
			x.clues = add(x.clues, a)
		}
	}
	for _, d := range l.Remainders(most) {
		x.remainders = add(x.remainders, d.Added)
	}
	m.mutex.Lock()
	defer m.mutex.Unlock()
	if m.countables == nil {
		m.countables = map[int]countables{}
	}
	m.countables[most] = x
	return x.clues, x.remainders
}

// made is the sums that somebody has asked a layout for. Layouts are shared, so they are guarded.
type made struct {
	mutex      sync.Mutex
	counted    map[string]*Ways
	remainders map[int][]Derived // by how many cells they have at most
	overlaps   map[int][]Derived
	countables map[int]countables
}

// once returns the sums of at most so many cells, which are worked out when they are asked for first.
func (m *made) once(kept *map[int][]Derived, most int, work func(int) []Derived) []Derived {
	m.mutex.Lock()
	sums, known := (*kept)[most]
	m.mutex.Unlock()
	if known {
		return sums
	}
	sums = work(most)
	m.mutex.Lock()
	defer m.mutex.Unlock()
	if *kept == nil {
		*kept = map[int][]Derived{}
	}
	(*kept)[most] = sums
	return sums
}

func (m *made) ways(key string, count func() *Ways) *Ways {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	w, known := m.counted[key]
	if !known {
		if m.counted == nil {
			m.counted = map[string]*Ways{}
		}
		w = count()
		m.counted[key] = w
	}
	return w
}
