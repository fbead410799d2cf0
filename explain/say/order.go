package say

import (
	"bytes"
	"iter"
	"reflect"
	"slices"
	"strings"

	"pencilmark/candidates"
)

// inTurns are the clauses that come in the order of what they name: cells, digits, houses. Others come as one meets what they say.
const inTurns = " by-cell seen-in sees-there are-each only-digit-for set-added digits-in-house digits-by-clue " +
	"places-in-house places-by-clue places-through remove-too only-in-too only-places-too cells-can-too has-room-too "

// forEach are the sentences with a clause for each cell, house or link that they name otherwise, which may say the same.
const forEach = " worked-out houses-have room-only-for room-without also-for "

// inOrder checks that what a sentence lists comes in order, and nothing twice.
func (s Sentence) inOrder() error {
	so := true
	for _, arg := range s.Args {
		switch x := arg.(type) {
		case Numbers:
			so = so && slices.IsSorted(x)
		case StepNames:
			so = so && ascend(x, StepName.Compare)
		case []Sentence:
			so = so && slices.IsSortedFunc(x, Sentence.compare) && (len(x) == 0 || !x[0].inTurn() || !strings.HasSuffix(x[0].Kind.Code, "-too"))
			for i := range x {
				so = so && (strings.Contains(forEach, " "+s.Kind.Code+" ") || !slices.ContainsFunc(x[:i], func(other Sentence) bool { return other.Kind == x[i].Kind && reflect.DeepEqual(other, x[i]) }))
			}
		}
	}
	return expect(so, "%s: that is said twice, or in another order", s.Kind.Code)
}

// ascend reports whether each element of a list is after the one before it.
func ascend[T any](list []T, compare func(a, b T) int) bool {
	return slices.IsSortedFunc(list, func(a, b T) int { return compare(a, b) - 1 })
}

func (s Sentence) inTurn() bool { return strings.Contains(inTurns, " "+s.Kind.Code+" ") }

// compare compares two clauses by the first arguments that name other things of one sort.
func (s Sentence) compare(other Sentence) (c int) {
	if !s.inTurn() {
		return 0
	}
	for i := 0; c == 0 && i < min(len(s.Args), len(other.Args)) && reflect.TypeOf(s.Args[i]) == reflect.TypeOf(other.Args[i]); i++ {
		c = bytes.Compare(elements(s.Args[i]), elements(other.Args[i]))
	}
	return c
}

// elements returns the cells, digits or houses of an argument, or their number, nothing if it has others.
func elements(arg any) []byte {
	switch x := arg.(type) {
	case candidates.Cell:
		return []byte{byte(x)}
	case candidates.Digit:
		return []byte{byte(x)}
	case candidates.House:
		return []byte{byte(x)}
	case int:
		return []byte{byte(x)}
	case candidates.CellSet:
		return collect(x.All())
	case candidates.DigitSet:
		return collect(x.All())
	case candidates.HouseSet:
		return collect(x.All())
	}
	return nil
}

func collect[T ~uint8](all iter.Seq[T]) (list []byte) {
	for x := range all {
		list = append(list, byte(x))
	}
	return list
}
