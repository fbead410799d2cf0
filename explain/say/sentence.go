package say

import (
	"reflect"
	"sync"
	"sync/atomic"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// A Sentence is something said: a kind and its arguments. One that is an argument of another is a clause of it.
//
// Arguments have the types of package candidates, or are numbers of lines ([Lines]), numbers of things (int),
// cells in order ([Path]), clues, digits at cells ([Placed]), names of steps ([StepName], [StepNames]), their numbers ([Numbers]), what
// they change ([Effects]), names of techniques ([Name], [Names]), what there is to see of one ([Looks]), colours ([Color]), sets of cells ([Group]), words that
// no kind says ([Word]), clauses ([]Sentence) or one clause (Sentence).
type Sentence struct {
	Kind *Kind
	Args []any
}

// IsZero reports whether there is no sentence.
func (s Sentence) IsZero() bool { return s.Kind == nil }

// Lines are numbers of lines of an argument.
type Lines []int

// Path is cells in the order in which a chain goes through them.
type Path []candidates.Cell

// A Kind is what a sentence can say: what it asserts of its arguments, and how English words it. The words stand
// at standard level and, where they differ, at plain level. A clause has no capital letter and no full stop.
//
// In braces the words have the number of an argument, {0}, or how it is to be written:
//
//	{0|or}        as alternatives: "3 or 7", "r1c3 or r1c7"
//	{0|;}         clauses with semicolons between them, {0|,} with commas, {0|run} with blanks
//	{0|compact}   as experts write it: "r2c59"
//	{0|each}      houses by their names one by one: "row 2 and row 6"
//	{0|pointed}   a house as people point at it: "box 7, bottom left"
//	{0|article}   a digit with its article: "a 7", "an 8"
//	{0|braces}    a digit as a pencil mark that is alone in its cell is typed: "{7}"
//	{0|words}     a number in words; {0|few} with "no" for none; {0|nth} as in "a third"
//	{0|count}     how many there are, in words
//	{0|all}       "it", "both", "all three"
//	{0|any}       clauses with "or" before the last
//	{0|kind}      what each of some houses is, "row", and in the plural {0|kinds}
//	{0|its}       houses of a cell: "its row, column and box"
//	{0|base}      a few houses by name, others as "the base rows"; the same with {0|cover}
//	{0|see}       the verb of what cells see: "sees", "both see", "all see"
//	{0?has|have}  one of two words, for one and for more
//
// Sentences are made by the functions that the constructors of kinds return, which hold the arguments to their types.
type Kind struct {
	Code    string // in documents
	english string
	plain   []string // at plain level, if that is worded otherwise
	check   func(t *Told, args []any) error
	types   []reflect.Type             // of the arguments
	cut     [2]atomic.Pointer[wording] // the words, and those at plain level, once they were written
}

// words returns the English words at a level, and where they are kept as a wording.
func (k *Kind) words(plain bool) (words string, cut *atomic.Pointer[wording]) {
	if plain && len(k.plain) > 0 {
		return k.plain[0], &k.cut[1]
	}
	return k.english, &k.cut[0]
}

// wording returns the English wording at a level. It is cut when it is first written: most never are.
func (k *Kind) wording(plain bool) wording {
	words, cut := k.words(plain)
	if known := cut.Load(); known != nil {
		return *known
	}
	w, err := parseWording(words)
	if err != nil {
		panic(err)
	}
	cut.Store(&w)
	return w
}

// kept makes each of the sentences of a kind about a cell once: singles have many of them.
func kept(say func(candidates.Cell) Sentence) func(candidates.Cell) Sentence {
	all := sync.OnceValue(func() *[candidates.MaxCells]Sentence {
		var all [candidates.MaxCells]Sentence
		for c := range all {
			all[c] = say(candidates.Cell(c))
		}
		return &all
	})
	return func(c candidates.Cell) Sentence { return all()[c] }
}

// Names adds what the sentence names.
func (s Sentence) Names(n *explain.Named) {
	for _, arg := range s.Args {
		switch x := arg.(type) {
		case candidates.Cell:
			n.Cells = n.Cells.With(x)
		case candidates.CellSet:
			n.Cells = n.Cells.Or(x)
		case *candidates.Clue:
			nameClue(n, x)
		case Clues:
			n.AddClues(x...)
		case Path:
			n.Cells = n.Cells.Or(candidates.Cells(x...))
		case Placed:
			for _, k := range x {
				n.Cells, n.Digits = n.Cells.With(k.Cell()), n.Digits.With(k.Digit())
			}
		case candidates.House:
			n.Houses = n.Houses.With(x)
		case candidates.HouseSet:
			n.Houses |= x
		case Ways:
			n.Houses |= x.Houses
			n.AddClues(x.Clues...)
			n.Cells = n.Cells.Or(x.Through)
		case WaysInTurn:
			for _, ways := range x {
				n.Houses |= ways.Houses
				n.AddClues(ways.Clues...)
				n.Cells = n.Cells.Or(ways.Through)
			}
		case candidates.Digit:
			n.Digits = n.Digits.With(x)
		case candidates.DigitSet:
			n.Digits |= x
		case Sentence:
			x.Names(n)
		case []Sentence:
			for _, clause := range x {
				clause.Names(n)
			}
		}
	}
}
