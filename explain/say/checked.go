//go:build !js

package say

import (
	"fmt"
	"reflect"
	"sync"
)

// catalog is all kinds.
var catalog = make([]*Kind, 0, 1024)

// byCode returns them by their codes. Whoever only writes sentences does not need that.
var byCode = sync.OnceValue(func() map[string]*Kind {
	kinds := make(map[string]*Kind, len(catalog))
	for _, k := range catalog {
		if kinds[k.Code] != nil {
			panic(fmt.Sprintf("say: two kinds are called %s", k.Code))
		}
		kinds[k.Code] = k
	}
	return kinds
})

// enter enters a kind into the catalogue with its check.
func enter(code, words string, plain []string, check func(t *Told, args []any) error, args ...reflect.Type) *Kind {
	k := &Kind{Code: code, english: words, plain: plain, check: check, types: args}
	catalog = append(catalog, k)
	return k
}

// The constructors of kinds, by how many arguments they have. Each gets what a kind asserts, which may be nothing,
// but is never left out, and the words at plain level, if they are others.

func kind0(code, words string, check func(*Told) error, plain ...string) func() Sentence {
	k := enter(code, words, plain, func(t *Told, _ []any) error { return check(t) })
	return func() Sentence { return Sentence{k, nil} }
}

func kind1[A any](code, words string, check func(*Told, A) error, plain ...string) func(A) Sentence {
	k := enter(code, words, plain, func(t *Told, args []any) error { return check(t, args[0].(A)) }, reflect.TypeFor[A]())
	return func(a A) Sentence { return Sentence{k, []any{a}} }
}

func kind2[A, B any](code, words string, check func(*Told, A, B) error, plain ...string) func(A, B) Sentence {
	k := enter(code, words, plain, func(t *Told, args []any) error { return check(t, args[0].(A), args[1].(B)) }, reflect.TypeFor[A](), reflect.TypeFor[B]())
	return func(a A, b B) Sentence { return Sentence{k, []any{a, b}} }
}

func kind3[A, B, C any](code, words string, check func(*Told, A, B, C) error, plain ...string) func(A, B, C) Sentence {
	k := enter(code, words, plain, func(t *Told, args []any) error { return check(t, args[0].(A), args[1].(B), args[2].(C)) }, reflect.TypeFor[A](), reflect.TypeFor[B](), reflect.TypeFor[C]())
	return func(a A, b B, c C) Sentence { return Sentence{k, []any{a, b, c}} }
}

func kind4[A, B, C, D any](code, words string, check func(*Told, A, B, C, D) error, plain ...string) func(A, B, C, D) Sentence {
	k := enter(code, words, plain, func(t *Told, args []any) error { return check(t, args[0].(A), args[1].(B), args[2].(C), args[3].(D)) }, reflect.TypeFor[A](), reflect.TypeFor[B](), reflect.TypeFor[C](), reflect.TypeFor[D]())
	return func(a A, b B, c C, d D) Sentence { return Sentence{k, []any{a, b, c, d}} }
}

func kind5[A, B, C, D, E any](code, words string, check func(*Told, A, B, C, D, E) error, plain ...string) func(A, B, C, D, E) Sentence {
	k := enter(code, words, plain, func(t *Told, args []any) error {
		return check(t, args[0].(A), args[1].(B), args[2].(C), args[3].(D), args[4].(E))
	}, reflect.TypeFor[A](), reflect.TypeFor[B](), reflect.TypeFor[C](), reflect.TypeFor[D](), reflect.TypeFor[E]())
	return func(a A, b B, c C, d D, e E) Sentence { return Sentence{k, []any{a, b, c, d, e}} }
}

// Kinds of what is said of one subject, such as a step, are checked by that and what was said of it.

func told0[S any](code, words string, check func(*S) error) func() Sentence {
	return kind0(code, words, func(t *Told) error { return about(t, check) })
}

func told1[S, A any](code, words string, check func(*S, A) error) func(A) Sentence {
	return kind1(code, words, func(t *Told, a A) error {
		return about(t, func(s *S) error { return check(s, a) })
	})
}

func told2[S, A, B any](code, words string, check func(*S, A, B) error) func(A, B) Sentence {
	return kind2(code, words, func(t *Told, a A, b B) error {
		return about(t, func(s *S) error { return check(s, a, b) })
	})
}

func told3[S, A, B, C any](code, words string, check func(*S, A, B, C) error) func(A, B, C) Sentence {
	return kind3(code, words, func(t *Told, a A, b B, c C) error {
		return about(t, func(s *S) error { return check(s, a, b, c) })
	})
}

func told4[S, A, B, C, D any](code, words string, check func(*S, A, B, C, D) error) func(A, B, C, D) Sentence {
	return kind4(code, words, func(t *Told, a A, b B, c C, d D) error {
		return about(t, func(s *S) error { return check(s, a, b, c, d) })
	})
}

func told5[S, A, B, C, D, E any](code, words string, check func(*S, A, B, C, D, E) error) func(A, B, C, D, E) Sentence {
	return kind5(code, words, func(t *Told, a A, b B, c C, d D, e E) error {
		return about(t, func(s *S) error { return check(s, a, b, c, d, e) })
	})
}
