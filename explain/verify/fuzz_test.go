package verify_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"sync"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques/pipeline"
)

// tape reads a walkthrough from any bytes, and writes one as bytes. Numbers
// may be off the board, lists out of order and evidence missing; what is
// written is read back as it was.
type tape struct {
	bytes   []byte
	writing bool
	clues   []string // of the board
}

// number reads a number below n into v, or writes v.
func number[T ~uint8 | ~uint16](tp *tape, v *T, n int) {
	if tp.writing {
		tp.bytes = append(tp.bytes, byte(uint16(*v)>>8), byte(*v))
		return
	}
	*v = 0
	if len(tp.bytes) >= 2 {
		*v = T((int(tp.bytes[0])<<8 | int(tp.bytes[1])) % n)
		tp.bytes = tp.bytes[2:]
	}
}

func (tp *tape) item(i *candidates.Item) { number(tp, i, candidates.MaxItems+50) }

func (tp *tape) candidate(k *candidates.Candidate) { number(tp, k, candidates.MaxCandidates+50) }

func (tp *tape) cells(s *candidates.CellSet) {
	n := uint8(s.Len())
	number(tp, &n, candidates.MaxSize+1)
	left := *s
	for range n {
		c, _ := left.Next()
		number(tp, &c, candidates.MaxCells+50)
		*s = s.With(c)
	}
}

func (tp *tape) houses(s *candidates.HouseSet) {
	n := uint8(s.Len())
	number(tp, &n, candidates.MaxSize+1)
	left := *s
	for range n {
		h, _ := left.Next()
		number(tp, &h, candidates.MaxHouses+8)
		*s = s.With(h)
	}
}

func (tp *tape) flag(b *bool) {
	var n uint8
	if *b {
		n = 1
	}
	number(tp, &n, 2)
	*b = n == 1
}

// evidence reads or writes the number of a shape, 0 for none, and its fields.
func (tp *tape) evidence(e *explain.Evidence, depth int) {
	var shape uint8
	for i, zero := range explain.Shapes {
		if *e != nil && explain.ShapeOf(*e) == explain.ShapeOf(zero) {
			shape = uint8(i + 1)
		}
	}
	number(tp, &shape, len(explain.Shapes)+1)
	if shape == 0 {
		return
	}
	if !tp.writing {
		*e = explain.Shapes[shape-1]
	}
	v := reflect.New(reflect.TypeOf(*e)).Elem()
	v.Set(reflect.ValueOf(*e))
	tp.value(v, depth)
	*e = v.Interface().(explain.Evidence)
}

// value reads or writes a part of evidence.
func (tp *tape) value(v reflect.Value, depth int) {
	switch p := v.Addr().Interface().(type) {
	case *candidates.Cell:
		number(tp, p, candidates.MaxCells+50)
	case *candidates.Digit:
		number(tp, p, candidates.MaxSize+2)
	case *candidates.House:
		number(tp, p, candidates.MaxHouses+8)
	case *candidates.Item:
		tp.item(p)
	case *candidates.Candidate:
		tp.candidate(p)
	case *candidates.DigitSet:
		number(tp, p, 1<<(candidates.MaxSize+1))
	case *candidates.CellSet:
		tp.cells(p)
	case *candidates.HouseSet:
		tp.houses(p)
	case *bool:
		tp.flag(p)
	case *int: // mostly of one digit, with a sign
		n := uint8(*p + 50)
		number(tp, &n, 100)
		*p = int(n) - 50
	case *string: // a clue, perhaps none
		n := uint8(slices.Index(tp.clues, *p) + 1)
		if number(tp, &n, len(tp.clues)+1); n > 0 {
			*p = tp.clues[n-1]
		}
	case *[]explain.Step:
		tp.steps(p, depth+1)
	case *explain.Evidence:
		if tp.evidence(p, depth+1); *p == nil {
			*p = explain.Single{} // no code makes evidence with a part missing
		}
	default:
		if v.Kind() == reflect.Struct {
			for i := range v.NumField() {
				tp.value(v.Field(i), depth)
			}
			return
		}
		size := uint8(v.Len())
		number(tp, &size, 32)
		if depth > verify.MaxDepth+1 {
			size = 0
		}
		if !tp.writing {
			v.Set(reflect.MakeSlice(v.Type(), int(size), int(size)))
		}
		for i := range int(size) {
			tp.value(v.Index(i), depth)
		}
	}
}

// list reads or writes a list of fewer than n elements.
func list[T any](tp *tape, s *[]T, n int, element func(*T)) {
	size := uint16(len(*s))
	number(tp, &size, n)
	if !tp.writing {
		*s = make([]T, size)
	}
	for i := range *s {
		element(&(*s)[i])
	}
}

func (tp *tape) steps(s *[]explain.Step, depth int) {
	if len(tp.bytes) == 0 && !tp.writing || depth > verify.MaxDepth+1 {
		return
	}
	list(tp, s, 256, func(s *explain.Step) { tp.step(s, depth) })
}

func (tp *tape) step(s *explain.Step, depth int) {
	tp.evidence(&s.Evidence, depth)
	list(tp, &s.Effects, 16, func(e *explain.Effect) {
		tp.candidate(&e.Candidate)
		tp.flag(&e.Place)
	})
	// Premises other than those of the evidence are the exception.
	own := false
	tp.flag(&own)
	if own {
		list(tp, &s.Premises, 16, tp.item)
	} else if s.Evidence != nil {
		s.Premises = s.Evidence.Premises()
	}
	unique := s.Assumes == explain.Unique
	tp.flag(&unique)
	if unique {
		s.Assumes = explain.Unique
	}
}

// field is a grid on which the fuzzer plays, and its one solution.
type field struct {
	grid     candidates.Grid
	solution candidates.Filling
}

// fields are the puzzles of the tests as they are and with some marks removed,
// so that patterns are easy to come by.
var fields = sync.OnceValue(func() (all []field) {
	rnd := rand.New(rand.NewPCG(7, 8))
	for _, p := range puzzles {
		g := puzzle(p.layout, p.givens)
		solution := filled(g)
		for range 4 {
			all = append(all, field{g, solution})
			g = thinned(rnd, g, solution)
		}
		if size := g.Layout().Size(); size <= 6 {
			l, err := clues.On(g.Layout(), cages(size, &solution)...)
			if err != nil {
				panic(err)
			}
			all = append(all, field{candidates.NewGrid(l, g.GivenDigits()), solution})
		}
	}
	return all
})

// cages returns cages of two cells in each row, the first two and the next, which a filling keeps.
func cages(size int, f *candidates.Filling) (all []candidates.Clue) {
	for row := 1; row <= size; row++ {
		for column := 1; column <= 3; column += 2 {
			a, b := candidates.At(row, column), candidates.At(row, column+1)
			all = append(all, candidates.Clue{Kind: clues.Cage, Values: []int{int(f[a]) + int(f[b])}, Lines: [][]candidates.Cell{{a, b}}})
		}
	}
	return all
}

// Whatever the bytes: the checker neither panics nor runs on without end, and
// what it accepts agrees with the one solution of the puzzle.
func FuzzVerify(f *testing.F) {
	for n, start := range fields() {
		n := uint8(n)
		w := pipeline.Solve(start.grid)
		tp := tape{writing: true, clues: start.grid.Layout().ClueLines()}
		number(&tp, &n, len(fields()))
		tp.steps(&w.Steps, 0)
		f.Add(tp.bytes)

		var back []explain.Step
		tp = tape{bytes: tp.bytes[2:], clues: tp.clues}
		tp.steps(&back, 0)
		if err := verify.Walkthrough(&explain.Walkthrough{Start: w.Start, Steps: back, Outcome: w.Outcome, Solutions: w.Solutions}); err != nil {
			f.Errorf("%v read back from the tape: %v", &w.Start, err)
		}
	}
	f.Fuzz(func(t *testing.T, bytes []byte) {
		tp := tape{bytes: bytes}
		var n uint8
		number(&tp, &n, len(fields()))
		start := fields()[n]
		tp.clues = start.grid.Layout().ClueLines()
		w := explain.Walkthrough{Start: start.grid}
		tp.steps(&w.Steps, 0)

		// Keep what is accepted, so that later steps get their chance.
		g := start.grid
		kept := w.Steps[:0]
		for _, s := range w.Steps {
			if verify.Step(&g, &s) != nil {
				continue
			}
			if !isTrue(&s, &start.solution) {
				t.Fatalf("accepted %v from %v, %+v on %v", s.Effects, s.Premises, s.Evidence, &g)
			}
			verify.Unneeded(&g, &s)
			s.Apply(&g)
			kept = append(kept, s)
		}
		w.Steps = kept

		for _, w.Outcome = range []explain.Outcome{explain.Solved, explain.NoSolution, explain.ManySolutions} {
			for _, w.Solutions = range [][]candidates.Filling{nil, {g.Filling()}, {start.solution, g.Filling()}} {
				if verify.Walkthrough(&w) == nil && (w.Outcome != explain.Solved || w.Solutions[0] != start.solution) {
					t.Fatalf("accepted %s from %v", w.Outcome, &start.grid)
				}
			}
		}
	})
}
