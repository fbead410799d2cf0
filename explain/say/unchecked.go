//go:build js

package say

// A page only shows sentences, so its engine has no checks: they are taken out of the source that it is built from.

func kind0(code, words string, _ func(*Told) error, plain ...string) func() Sentence {
	k := &Kind{Code: code, english: words, plain: plain}
	return func() Sentence { return Sentence{k, nil} }
}

func told0[S any](code, words string, _ func(*S) error) func() Sentence {
	return kind0(code, words, nil)
}

func kind1[A any](code, words string, _ func(*Told, A) error, plain ...string) func(A) Sentence {
	k := &Kind{Code: code, english: words, plain: plain}
	return func(a A) Sentence { return Sentence{k, []any{a}} }
}

func told1[S, A any](code, words string, _ func(*S, A) error) func(A) Sentence {
	return kind1[A](code, words, nil)
}

func kind2[A, B any](code, words string, _ func(*Told, A, B) error, plain ...string) func(A, B) Sentence {
	k := &Kind{Code: code, english: words, plain: plain}
	return func(a A, b B) Sentence { return Sentence{k, []any{a, b}} }
}

func told2[S, A, B any](code, words string, _ func(*S, A, B) error) func(A, B) Sentence {
	return kind2[A, B](code, words, nil)
}

func kind3[A, B, C any](code, words string, _ func(*Told, A, B, C) error, plain ...string) func(A, B, C) Sentence {
	k := &Kind{Code: code, english: words, plain: plain}
	return func(a A, b B, c C) Sentence { return Sentence{k, []any{a, b, c}} }
}

func told3[S, A, B, C any](code, words string, _ func(*S, A, B, C) error) func(A, B, C) Sentence {
	return kind3[A, B, C](code, words, nil)
}

func kind4[A, B, C, D any](code, words string, _ func(*Told, A, B, C, D) error, plain ...string) func(A, B, C, D) Sentence {
	k := &Kind{Code: code, english: words, plain: plain}
	return func(a A, b B, c C, d D) Sentence { return Sentence{k, []any{a, b, c, d}} }
}

func told4[S, A, B, C, D any](code, words string, _ func(*S, A, B, C, D) error) func(A, B, C, D) Sentence {
	return kind4[A, B, C, D](code, words, nil)
}

func kind5[A, B, C, D, E any](code, words string, _ func(*Told, A, B, C, D, E) error, plain ...string) func(A, B, C, D, E) Sentence {
	k := &Kind{Code: code, english: words, plain: plain}
	return func(a A, b B, c C, d D, e E) Sentence { return Sentence{k, []any{a, b, c, d, e}} }
}

func told5[S, A, B, C, D, E any](code, words string, _ func(*S, A, B, C, D, E) error) func(A, B, C, D, E) Sentence {
	return kind5[A, B, C, D, E](code, words, nil)
}
