package encode_test

import (
	"fmt"
	"reflect"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// evidence returns evidence of any shape that can be written down, whether or
// not it proves anything; if depth is 0 without branches. It goes by the types of
// the fields, so that a new shape is covered.
func (r *random) evidence(depth int) explain.Evidence {
	for {
		t := reflect.TypeOf(explain.Shapes[r.IntN(len(explain.Shapes))])
		if depth > 0 || !hasSteps(t) {
			return r.of(t, depth)
		}
	}
}

func (r *random) of(t reflect.Type, depth int) explain.Evidence {
	v := reflect.New(t).Elem()
	r.fill(v, depth)
	return v.Interface().(explain.Evidence)
}

// hasSteps reports whether values of the type hold steps.
func hasSteps(t reflect.Type) bool {
	switch {
	case t == reflect.TypeFor[explain.Step]():
		return true
	case t.Kind() == reflect.Slice:
		return hasSteps(t.Elem())
	case t.Kind() == reflect.Struct:
		for i := range t.NumField() {
			if hasSteps(t.Field(i).Type) {
				return true
			}
		}
	}
	return false
}

func (r *random) fill(v reflect.Value, depth int) {
	switch p := v.Addr().Interface().(type) {
	case *candidates.Cell:
		*p = r.cell()
	case *candidates.Digit:
		*p = r.digit()
	case *candidates.House:
		*p = r.house()
	case *candidates.Item:
		*p = r.item()
	case *candidates.Candidate:
		*p = candidates.Of(r.cell(), r.digit())
	case *candidates.CellSet:
		*p = r.cellSet()
	case *candidates.DigitSet:
		*p = candidates.Digits(r.digit(), r.digit())
	case *candidates.HouseSet:
		*p = candidates.Houses(r.house(), r.house())
	case *bool:
		*p = r.IntN(2) == 0
	case *int:
		*p = 1 + r.IntN(9)
	case *[]explain.Step:
		*p = r.steps(depth - 1)
	case *[]explain.Evidence: // those of joined patterns
		t := []reflect.Type{reflect.TypeFor[explain.Chain](), reflect.TypeFor[explain.Cover]()}[r.IntN(2)]
		*p = []explain.Evidence{r.of(t, 0), r.of(t, 0)}
	case *explain.Sum:
		*p = r.sum()
	case *explain.Link: // of a chain, may be empty
		for range r.IntN(3) {
			*p = append(*p, r.item())
		}
	default:
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				r.fill(v.Field(i), depth)
			}
		case reflect.Slice:
			n := 2 + r.IntN(3)
			v.Set(reflect.MakeSlice(v.Type(), n, n))
			for i := range n {
				r.fill(v.Index(i), depth)
			}
		case reflect.String: // a clue, of which the board has none
		default:
			panic(fmt.Sprintf("no way to make a %v", v.Type()))
		}
	}
}

// sum returns a house and clues that can be added up, some of them, or one clue alone.
func (r *random) sum() (s explain.Sum) {
	counting := r.l.Counting()
	if len(counting) > 0 && r.IntN(3) == 0 {
		clue := &counting[r.IntN(len(counting))]
		s.Added = clue.Alone()[r.IntN(len(clue.Alone()))]
	} else {
		for s.Houses == 0 {
			if h := r.house(); r.l.HouseCells(h).Len() == r.l.Size() {
				s.Houses = candidates.Houses(h)
			}
		}
		for i := range counting {
			for part := range counting[i].Sums {
				if r.IntN(2) == 0 {
					s.Clues = append(s.Clues, candidates.Addend{Clue: counting[i].Clue.String(), Part: part, Times: []int{-9, -1, 1, 2}[r.IntN(4)]})
				}
			}
		}
	}
	for c := range s.Spans(r.l).All() {
		if r.IntN(2) == 0 {
			s.Cells = s.Cells.With(c)
		}
	}
	return s
}
