// Package languages has the languages that texts can be written in beside English, each in a directory of tables:
// names.txt with what sentences name, techniques.txt with those of techniques, sentences.txt with the sentences of the
// catalogue in explain/say; and lessons.txt with lessons. A language is added as a directory and in [Codes]. What it lacks
// is in English.
package languages

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"pencilmark/explain/say"
)

// Codes returns the codes of all languages that can be chosen.
func Codes() []string { return []string{"en", "de", "fr"} }

// Find returns a language by its code, which may be that of a locale as "de_AT.UTF-8". English is nil.
func Find(code string) (*say.Language, error) {
	short := strings.ToLower(code)
	if i := strings.IndexAny(short, "_-."); i > 0 {
		short = short[:i]
	}
	if !slices.Contains(Codes(), short) {
		return nil, fmt.Errorf("unknown language %q: expected %s", code, strings.Join(Codes(), ", "))
	}
	if short == "en" {
		return nil, nil
	}
	found, _ := loaded.LoadOrStore(short, sync.OnceValues(func() (*say.Language, error) { return load(short) }))
	return found.(func() (*say.Language, error))()
}

var loaded sync.Map // of functions that read a language once, by code

// load reads the tables of a language.
func load(code string) (*say.Language, error) {
	text, err := Tables(code)
	if err != nil {
		return nil, err
	}
	l, err := say.ParseLanguage(string(text))
	if err != nil {
		return nil, err
	}
	l.Lessons(func() (string, error) {
		text, err := Lessons(code)
		return string(text), err
	})
	return l, nil
}
