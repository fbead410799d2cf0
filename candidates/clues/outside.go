package clues

import (
	"strconv"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// Sandwich is the sum of the digits between the least and the greatest digit of a row or column, 0 if they stand side
// by side.
var Sandwich = outside("sandwich", "sandwich", "sandwichsum", "sandwich of {2} at {0}", "the sandwich seen from {0} adds up to {2}",
	"The digits between the least and the greatest one of the line add up to the value.", 0,
	func(l *candidates.Layout) int { return mostInHouse(l) - l.Size() - 1 },
	func(size, v int) candidates.Reading {
		// In mind is the sum so far behind the first of the two, and one more.
		return candidates.Reading{
			Next: func(_, n int, d candidates.Digit) (int, bool) {
				switch end := d == 1 || int(d) == size; {
				case n == 0 && !end:
					return 0, true
				case n == 0:
					return 1, true
				case end:
					return candidates.Kept, n-1 == v
				}
				return n + int(d), n-1+int(d) <= v
			},
			Ends: func(int) bool { return false },
		}
	},
	func(size, v int, line []candidates.Cell) (cases []candidates.Case) {
		least, greatest := candidates.Digit(1), candidates.Digit(size)
		for i, c := range line {
			for j := i + 1; j < size; j++ {
				if between := candidates.Cells(line[i+1 : j]...); between.IsEmpty() == (v == 0) {
					cases = append(cases,
						candidates.Case{If: []candidates.Candidate{candidates.Of(c, least), candidates.Of(line[j], greatest)}, Cells: between, Total: v},
						candidates.Case{If: []candidates.Candidate{candidates.Of(line[j], least), candidates.Of(c, greatest)}, Cells: between, Total: v})
				}
			}
		}
		return cases
	})

// XSum is the sum of the first digits of a row or column, seen from the clue's side: as many as the first of them says.
var XSum = outside("x-sum", "x-sum", "xsum", "x-sum of {2} at {0}", "the x-sum from {0} comes to {2}",
	"The first digits from there, as many as the first of them says, add up to the value.", 1, mostInHouse,
	func(size, v int) candidates.Reading {
		const first = 1 << 8
		// In mind are the first digit and the sum so far.
		return candidates.Reading{
			Next: func(i, n int, d candidates.Digit) (int, bool) {
				if i == 0 {
					n = int(d) * first
				}
				n += int(d)
				if x, sum := n/first, n%first; x > i+1 {
					return n, sum < v
				} else {
					return candidates.Kept, sum == v
				}
			},
			Ends: func(int) bool { return false },
		}
	},
	func(size, v int, line []candidates.Cell) (cases []candidates.Case) {
		for x := 1; x <= size; x++ {
			cases = append(cases, candidates.Case{
				If: []candidates.Candidate{candidates.Of(line[0], candidates.Digit(x))}, Cells: candidates.Cells(line[:x]...), Total: v,
			})
		}
		return cases
	})

// Skyscraper is how many digits of a row or column are higher than all before, seen from the clue's side.
var Skyscraper = seen(outside("skyscraper-clue", "skyscraper clue", "skyscraper", "skyscraper clue of {2} at {0}", "{2} are seen from {0}",
	"From there so many digits are higher than all before them.", 1, (*candidates.Layout).Size,
	func(size, v int) candidates.Reading {
		// In mind are the highest digit so far and how many have been seen.
		return candidates.Reading{
			Next: func(_, n int, d candidates.Digit) (int, bool) {
				highest, seen := n%(size+1), n/(size+1)
				if int(d) < highest {
					return n, true
				}
				seen++
				if int(d) == size {
					return candidates.Kept, seen == v
				}
				return seen*(size+1) + int(d), seen < v
			},
			Ends: func(int) bool { return false },
		}
	}, nil))

// seen returns a kind of clue whose value is how many are seen.
func seen(kind *candidates.ClueKind) *candidates.ClueKind {
	kind.Seen = func(c *candidates.Clue) int { return c.Values[0] }
	return kind
}

// outside returns a kind of clue that stands before a row or column and has a value, from least on. Its reading gets
// the cells of the line. Its cases are nil if it is no sum in any.
func outside(code, name, field, called, says, meaning string, least int, most func(*candidates.Layout) int,
	reading func(size, v int) candidates.Reading, cases func(size, v int, line []candidates.Cell) []candidates.Case,
) *candidates.ClueKind {
	kind := &candidates.ClueKind{
		Code:     code,
		Name:     name,
		Called:   called,
		Says:     says,
		Meaning:  meaning,
		FPuzzles: candidates.ClueField{Name: field, Form: candidates.OutsideForm},
		Check: func(l *candidates.Layout, c *candidates.Clue) error {
			if len(c.Lines) != 1 || !isWholeLine(l, c.Lines[0]) {
				return fault.Errorf("expected a whole row or column from the clue's side on, as in r1c4-r9c4")
			}
			return withValue(someValues(c, 1, least, most(l)), c)
		},
		Draw: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Shape {
			return []candidates.Shape{{Form: candidates.Sign, Color: candidates.Ink, Cells: c.Lines[0], Text: strconv.Itoa(c.Values[0])}}
		},
		Readings: func(l *candidates.Layout, c *candidates.Clue) []candidates.Reading {
			r := reading(l.Size(), c.Values[0])
			r.Cells = c.Lines[0]
			return []candidates.Reading{r}
		},
	}
	if cases != nil {
		kind.Cases = func(l *candidates.Layout, c *candidates.Clue) []candidates.Case {
			return cases(l.Size(), c.Values[0], c.Lines[0])
		}
	}
	return kind
}
