// Package anyshape makes evidence of every shape at random, and breaks evidence
// in every way that its fields allow, for tests that must hold for all shapes.
// It goes by the types of the fields, so a new shape is covered as soon as it
// stands in [explain.Shapes].
package anyshape

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Maker makes evidence that can be written down, whether or not it proves
// anything.
type Maker struct {
	*rand.Rand
	Layout *candidates.Layout
	// Steps makes the steps of branches, nested at most depth deep.
	Steps func(depth int) []explain.Step
}

// Evidence returns evidence of any shape. If depth is 0 it has no branches.
func (m *Maker) Evidence(depth int) explain.Evidence {
	for {
		t := reflect.TypeOf(explain.Shapes[m.IntN(len(explain.Shapes))])
		if depth > 0 || !hasSteps(t) {
			return m.of(t, depth)
		}
	}
}

func (m *Maker) of(t reflect.Type, depth int) explain.Evidence {
	v := reflect.New(t).Elem()
	m.fill(v, depth)
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

func (m *Maker) fill(v reflect.Value, depth int) {
	switch p := v.Addr().Interface().(type) {
	case *candidates.Cell:
		*p = m.cell()
	case *candidates.Digit:
		*p = m.digit()
	case *candidates.House:
		*p = m.house()
	case *candidates.Item:
		*p = pick(m.Rand, m.Layout.Items())
	case *candidates.Candidate:
		*p = candidates.Of(m.cell(), m.digit())
	case *candidates.CellSet:
		for range 1 + m.IntN(4) {
			*p = p.With(m.cell())
		}
	case *candidates.DigitSet:
		*p = candidates.Digits(m.digit(), m.digit())
	case *candidates.HouseSet:
		*p = candidates.Houses(m.house(), m.house())
	case *bool:
		*p = m.IntN(2) == 0
	case *int:
		*p = 1 + m.IntN(9)
	case *[]explain.Step:
		*p = m.Steps(depth - 1)
	case *[]explain.Evidence: // those of joined patterns
		t := reflect.TypeOf(pick(m.Rand, []explain.Evidence{explain.Chain{}, explain.Cover{}}))
		*p = []explain.Evidence{m.of(t, 0), m.of(t, 0)}
	case *explain.Link: // of a chain, may be empty
		for range m.IntN(3) {
			*p = append(*p, pick(m.Rand, m.Layout.Items()))
		}
	default:
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				m.fill(v.Field(i), depth)
			}
		case reflect.Slice:
			n := 2 + m.IntN(3)
			v.Set(reflect.MakeSlice(v.Type(), n, n))
			for i := range n {
				m.fill(v.Index(i), depth)
			}
		default:
			panic(fmt.Sprintf("anyshape: no way to make a %v", v.Type()))
		}
	}
}

func (m *Maker) cell() candidates.Cell { return pick(m.Rand, slices.Collect(m.Layout.Cells().All())) }
func (m *Maker) digit() candidates.Digit {
	return pick(m.Rand, slices.Collect(m.Layout.Digits().All()))
}
func (m *Maker) house() candidates.House {
	return pick(m.Rand, slices.Collect(m.Layout.Houses().All()))
}

func pick[T any](rnd *rand.Rand, list []T) T { return list[rnd.IntN(len(list))] }

// Broken returns the evidence with one of its parts left out, added, doubled or
// exchanged, and with one element fewer in two of its sets. It does not change
// what is inside steps or joined patterns.
func Broken(rnd *rand.Rand, l *candidates.Layout, e explain.Evidence) (all []explain.Evidence) {
	m := &Maker{Rand: rnd, Layout: l}
	var changes []func(reflect.Value)
	m.changes(reflect.ValueOf(e), func(root reflect.Value) reflect.Value { return root }, &changes)
	for _, change := range changes {
		v := clone(reflect.ValueOf(e))
		change(v)
		if broken := v.Interface().(explain.Evidence); !reflect.DeepEqual(broken, e) {
			all = append(all, broken)
		}
	}
	return all
}

// clone returns a copy that shares no slices with v, other than inside steps.
func clone(v reflect.Value) reflect.Value {
	c := reflect.New(v.Type()).Elem()
	c.Set(v)
	switch {
	case v.Kind() == reflect.Interface:
		c.Set(clone(v.Elem()))
	case v.Kind() == reflect.Struct && v.Type() != reflect.TypeFor[explain.Step]() && v.Type() != reflect.TypeFor[candidates.CellSet]():
		for i := range v.NumField() {
			c.Field(i).Set(clone(v.Field(i)))
		}
	case v.Kind() == reflect.Slice:
		c.Set(reflect.MakeSlice(v.Type(), v.Len(), v.Len()))
		for i := range v.Len() {
			c.Index(i).Set(clone(v.Index(i)))
		}
	}
	return c
}

// changes collects ways to change the part of evidence at the path, which leads
// from a clone of the evidence to the clone of v.
func (m *Maker) changes(v reflect.Value, path func(reflect.Value) reflect.Value, all *[]func(reflect.Value)) {
	set := func(value any) {
		*all = append(*all, func(root reflect.Value) { path(root).Set(reflect.ValueOf(value)) })
	}
	switch x := v.Interface().(type) {
	case candidates.Cell:
		set(m.cell())
	case candidates.Digit:
		set(m.digit())
	case candidates.House:
		set(m.house())
	case candidates.Item:
		set(pick(m.Rand, m.Layout.Items()))
	case candidates.Candidate:
		set(candidates.Of(m.cell(), x.Digit()))
		set(candidates.Of(x.Cell(), m.digit()))
	case candidates.CellSet:
		for c := range x.All() {
			set(x.Without(c))
			set(x.Without(c).With(m.cell()))
		}
		set(x.With(m.cell()))
	case candidates.DigitSet:
		for d := range x.All() {
			set(x.Without(d))
			set(x.Without(d).With(m.digit()))
		}
		set(x.With(m.digit()))
	case candidates.HouseSet:
		for h := range x.All() {
			set(x &^ candidates.Houses(h))
			set(x&^candidates.Houses(h) | candidates.Houses(m.house()))
		}
		set(x.With(m.house()))
	case bool:
		set(!x)
	case int:
		set(x + 1)
		set(x - 1)
	case explain.Step:
	default:
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				m.changes(v.Field(i), func(root reflect.Value) reflect.Value { return path(root).Field(i) }, all)
			}
			m.smaller(v, path, all)
		case reflect.Slice:
			m.list(v, path, all)
		default:
			panic(fmt.Sprintf("anyshape: no way to break a %v", v.Type()))
		}
	}
}

// list leaves elements of a slice out, doubles and swaps them.
func (m *Maker) list(v reflect.Value, path func(reflect.Value) reflect.Value, all *[]func(reflect.Value)) {
	edit := func(elements []int) {
		*all = append(*all, func(root reflect.Value) {
			old := path(root)
			edited := reflect.MakeSlice(old.Type(), 0, len(elements))
			for _, i := range elements {
				edited = reflect.Append(edited, old.Index(i))
			}
			old.Set(edited)
		})
	}
	order := make([]int, v.Len())
	for i := range order {
		order[i] = i
	}
	for i := range order {
		edit(slices.Delete(slices.Clone(order), i, i+1))
		edit(slices.Insert(slices.Clone(order), i, i))
		if i > 0 {
			swapped := slices.Clone(order)
			swapped[i-1], swapped[i] = i, i-1
			edit(swapped)
		}
		if v.Type().Elem().Kind() != reflect.Interface {
			m.changes(v.Index(i), func(root reflect.Value) reflect.Value { return path(root).Index(i) }, all)
		}
	}
	edit(nil)
}

// smaller takes one element out of each of two sets, so that what compares
// their sizes is not alarmed.
func (m *Maker) smaller(v reflect.Value, path func(reflect.Value) reflect.Value, all *[]func(reflect.Value)) {
	for i := range v.NumField() {
		for j := range i {
			if less(v.Field(i)) != nil && less(v.Field(j)) != nil {
				*all = append(*all, func(root reflect.Value) {
					at := path(root)
					at.Field(i).Set(reflect.ValueOf(less(at.Field(i))))
					at.Field(j).Set(reflect.ValueOf(less(at.Field(j))))
				})
			}
		}
	}
}

// less returns a set without its first element, nil if v is no set.
func less(v reflect.Value) any {
	switch s := v.Interface().(type) {
	case candidates.CellSet:
		s.Next()
		return s
	case candidates.DigitSet:
		s.Next()
		return s
	case candidates.HouseSet:
		s.Next()
		return s
	}
	return nil
}
