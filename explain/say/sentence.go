package say

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// A Sentence is something said: a kind and its arguments. One that is an argument of another is a clause of it.
//
// Arguments have the types of package candidates, or are numbers of lines ([Lines]), numbers of things (int),
// cells in order ([Path]), digits at cells ([Placed]), names of steps ([StepName]), colours ([Color]), clauses ([]Sentence) or one clause (Sentence).
type Sentence struct {
	Kind *Kind
	Args []any
}

// Lines are numbers of lines of an argument.
type Lines []int

// Houses are houses in an order, each as often as it is named.
type Houses []candidates.House

// Path is cells in the order in which a chain goes through them.
type Path []candidates.Cell

// A Kind is what a sentence can say: what it asserts of its arguments, and how English words it. The words stand
// at standard level and, where they differ, at plain level. A clause has no capital letter and no full stop.
//
// In braces the words have the number of an argument, {0}, or how it is to be written:
//
//	{0|or}        as alternatives: "3 or 7", "r1c3 or r1c7"
//	{0|;}         clauses with semicolons between them
//	{0|compact}   as experts write it: "r2c59"
//	{0|pointed}   a house as people point at it: "box 7, bottom left"
//	{0|article}   a digit with its article: "a 7", "an 8"
//	{0|words}     a number in words
//	{0|count}     how many there are, in words
//	{0?has|have}  one of two words, for one and for more
//
// Sentences are made by the functions that the constructors of kinds return, which hold the arguments to their types.
type Kind struct {
	Code    string // in documents
	english string
	plain   []string // at plain level, if that is worded otherwise
	check   func(t *Told, args []any) error
}

// catalog is all kinds by code.
var catalog = map[string]*Kind{}

// enter enters a kind into the catalogue with its check.
func enter(code, words string, plain []string, check func(t *Told, args []any) error) *Kind {
	if catalog[code] != nil {
		panic(fmt.Sprintf("say: two kinds are called %s", code))
	}
	k := &Kind{Code: code, english: words, plain: plain, check: check}
	catalog[code] = k
	return k
}

// The constructors of kinds, by how many arguments they have. Each gets what a kind asserts, which may be nothing,
// but is never left out, and the words at plain level, if they are others.

func kind0(code, words string, check func(*Told) error, plain ...string) func() Sentence {
	k := enter(code, words, plain, func(t *Told, _ []any) error { return check(t) })
	return func() Sentence { return Sentence{k, nil} }
}

func kind1[A any](code, words string, check func(*Told, A) error, plain ...string) func(A) Sentence {
	k := enter(code, words, plain, func(t *Told, args []any) error { return check(t, args[0].(A)) })
	return func(a A) Sentence { return Sentence{k, []any{a}} }
}

func kind2[A, B any](code, words string, check func(*Told, A, B) error, plain ...string) func(A, B) Sentence {
	k := enter(code, words, plain, func(t *Told, args []any) error { return check(t, args[0].(A), args[1].(B)) })
	return func(a A, b B) Sentence { return Sentence{k, []any{a, b}} }
}

func kind3[A, B, C any](code, words string, check func(*Told, A, B, C) error, plain ...string) func(A, B, C) Sentence {
	k := enter(code, words, plain, func(t *Told, args []any) error { return check(t, args[0].(A), args[1].(B), args[2].(C)) })
	return func(a A, b B, c C) Sentence { return Sentence{k, []any{a, b, c}} }
}

func kind4[A, B, C, D any](code, words string, check func(*Told, A, B, C, D) error, plain ...string) func(A, B, C, D) Sentence {
	k := enter(code, words, plain, func(t *Told, args []any) error { return check(t, args[0].(A), args[1].(B), args[2].(C), args[3].(D)) })
	return func(a A, b B, c C, d D) Sentence { return Sentence{k, []any{a, b, c, d}} }
}

func kind5[A, B, C, D, E any](code, words string, check func(*Told, A, B, C, D, E) error, plain ...string) func(A, B, C, D, E) Sentence {
	k := enter(code, words, plain, func(t *Told, args []any) error {
		return check(t, args[0].(A), args[1].(B), args[2].(C), args[3].(D), args[4].(E))
	})
	return func(a A, b B, c C, d D, e E) Sentence { return Sentence{k, []any{a, b, c, d, e}} }
}

// Kinds that texts of steps have alone are checked by what the text has said.

func told0(code, words string, check func(*reader) error) func() Sentence {
	return kind0(code, words, func(t *Told) error { return t.ofStep(check) })
}

func told1[A any](code, words string, check func(*reader, A) error) func(A) Sentence {
	return kind1(code, words, func(t *Told, a A) error {
		return t.ofStep(func(r *reader) error { return check(r, a) })
	})
}

func told2[A, B any](code, words string, check func(*reader, A, B) error) func(A, B) Sentence {
	return kind2(code, words, func(t *Told, a A, b B) error {
		return t.ofStep(func(r *reader) error { return check(r, a, b) })
	})
}

func told3[A, B, C any](code, words string, check func(*reader, A, B, C) error) func(A, B, C) Sentence {
	return kind3(code, words, func(t *Told, a A, b B, c C) error {
		return t.ofStep(func(r *reader) error { return check(r, a, b, c) })
	})
}

func told4[A, B, C, D any](code, words string, check func(*reader, A, B, C, D) error) func(A, B, C, D) Sentence {
	return kind4(code, words, func(t *Told, a A, b B, c C, d D) error {
		return t.ofStep(func(r *reader) error { return check(r, a, b, c, d) })
	})
}

func told5[A, B, C, D, E any](code, words string, check func(*reader, A, B, C, D, E) error) func(A, B, C, D, E) Sentence {
	return kind5(code, words, func(t *Told, a A, b B, c C, d D, e E) error {
		return t.ofStep(func(r *reader) error { return check(r, a, b, c, d, e) })
	})
}

// Names adds what the sentence names.
func (s Sentence) Names(n *explain.Named) {
	for _, arg := range s.Args {
		switch x := arg.(type) {
		case candidates.Cell:
			n.Cells = n.Cells.With(x)
		case candidates.CellSet:
			n.Cells = n.Cells.Or(x)
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
		case Houses:
			for _, h := range x {
				n.Houses = n.Houses.With(h)
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
