package verify_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// broken returns the evidence with one of its parts left out, added, doubled or
// exchanged, and with one element fewer in two of its sets. It does not change
// what is inside steps or joined patterns. It goes by the types of the fields,
// so that a new shape is covered.
func broken(rnd *rand.Rand, l *candidates.Layout, e explain.Evidence) (all []explain.Evidence) {
	m := &breaker{rnd, l}
	var changes []func(reflect.Value)
	m.changes(reflect.ValueOf(e), func(root reflect.Value) reflect.Value { return root }, &changes)
	for _, change := range changes {
		v := clone(reflect.ValueOf(e))
		change(v)
		if changed := v.Interface().(explain.Evidence); !reflect.DeepEqual(changed, e) {
			all = append(all, changed)
		}
	}
	return all
}

// breaker chooses what to put into evidence.
type breaker struct {
	rnd    *rand.Rand
	layout *candidates.Layout
}

func (m *breaker) cell() candidates.Cell {
	return pick(m.rnd, slices.Collect(m.layout.Cells().All()))
}

func (m *breaker) digit() candidates.Digit {
	return pick(m.rnd, slices.Collect(m.layout.Digits().All()))
}

func (m *breaker) house() candidates.House {
	return pick(m.rnd, slices.Collect(m.layout.Houses().All()))
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
func (m *breaker) changes(v reflect.Value, path func(reflect.Value) reflect.Value, all *[]func(reflect.Value)) {
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
		set(pick(m.rnd, m.layout.Items()))
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
	case string: // a clue
		set("")
		for _, c := range m.layout.Clues() {
			set(c.String())
		}
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
			panic(fmt.Sprintf("no way to break a %v", v.Type()))
		}
	}
}

// list leaves elements of a slice out, doubles and swaps them.
func (m *breaker) list(v reflect.Value, path func(reflect.Value) reflect.Value, all *[]func(reflect.Value)) {
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
func (m *breaker) smaller(v reflect.Value, path func(reflect.Value) reflect.Value, all *[]func(reflect.Value)) {
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
