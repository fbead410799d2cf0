//go:build !js

package say

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates"
)

// Kinds returns all kinds, in the order of the catalogue.
func Kinds() []*Kind { return slices.Clone(catalog) }

// Types returns the types of the arguments of a kind.
func (k *Kind) Types() []reflect.Type { return k.types }

// wishesOf says what holes may wish for arguments of a type. Houses, digits, clues and lines may have forms of the language too.
var wishesOf = map[reflect.Type][]string{
	reflect.TypeFor[candidates.Cell]():     {},
	reflect.TypeFor[candidates.CellSet]():  {"or", "count", "compact"},
	reflect.TypeFor[Path]():                {"or", "count"},
	reflect.TypeFor[candidates.Digit]():    {"braces"},
	reflect.TypeFor[candidates.DigitSet](): {"or", "nor", "runs", "count", "plus"},
	reflect.TypeFor[candidates.House]():    {"pointed"},
	reflect.TypeFor[candidates.HouseSet](): {"or", "count", "kinds", "kind", "plural"},
	reflect.TypeFor[Clues]():               {"sums", "places"},
	reflect.TypeFor[Ways]():                {"in"},
	reflect.TypeFor[WaysInTurn]():          {"in"},
	reflect.TypeFor[int]():                 {"words", "few", "nth"},
	reflect.TypeFor[Message]():             {},
	reflect.TypeFor[Lines]():               {"count"},
	reflect.TypeFor[StepName]():            {},
	reflect.TypeFor[StepNames]():           {},
	reflect.TypeFor[Placed]():              {},
	reflect.TypeFor[*candidates.Clue]():    {"says", "counts"},
	reflect.TypeFor[Group]():               {},
	reflect.TypeFor[Color]():               {"noun"},
	reflect.TypeFor[string]():              {},
	reflect.TypeFor[Name]():                {"beside"},
	reflect.TypeFor[Names]():               {",", "beside"},
	reflect.TypeFor[Numbers]():             {"or"},
	reflect.TypeFor[Word]():                {},
	reflect.TypeFor[Looks]():               {},
	reflect.TypeFor[Effects]():             {},
	reflect.TypeFor[Sentence]():            {"inv", "sub", "cap"},
	reflect.TypeFor[[]Sentence]():          {"or", "any", ";", ",", "list", "inv", "sub", "cap", "count", "run"},
}

// Fits reports what is wrong with the words that a language has for a kind: a hole for what is no argument, a wish
// that its type does not know, an argument that English says and it does not.
func (l *Language) Fits(k *Kind) error {
	for _, level := range []string{"", " plain"} {
		for _, order := range orderSuffix {
			w, ok := l.parsed[k.Code+level+order]
			if !ok {
				continue
			}
			said := map[int]bool{}
			if err := l.fits(w, k.types, said); err != nil {
				return fmt.Errorf("%s%s%s: %w", k.Code, level, order, err)
			}
			for i := range k.types {
				if !said[i] && k.says(i, level != "") {
					return fmt.Errorf("%s%s%s: argument %d is not said", k.Code, level, order, i)
				}
			}
		}
	}
	return nil
}

func (l *Language) fits(w wording, types []reflect.Type, said map[int]bool) error {
	for _, p := range w {
		if !p.hole {
			continue
		}
		if p.arg >= len(types) {
			return fmt.Errorf("there is no argument %d", p.arg)
		}
		t := types[p.arg]
		said[p.arg] = said[p.arg] || p.chosen == nil
		wishes, known := wishesOf[t]
		if !known {
			return fmt.Errorf("languages do not know arguments of type %v: see Words.wished", t)
		}
		for _, wish := range p.wishes {
			if !slices.Contains(wishes, wish) && !l.hasForm(wish, t) {
				return fmt.Errorf("an argument of type %v cannot be written as %q", t, wish)
			}
		}
		for _, c := range p.chosen {
			if err := l.fits(c.wording, types, said); err != nil {
				return err
			}
		}
	}
	return nil
}

// says reports whether the English words have an argument in them.
func (k *Kind) says(arg int, plain bool) bool {
	words, _ := k.words(plain)
	hole := "{" + strconv.Itoa(arg)
	return strings.Contains(words, hole+"}") || strings.Contains(words, hole+"|")
}

// hasForm reports whether the language has arguments of a type in a form, or puts something before them in it.
func (l *Language) hasForm(form string, t reflect.Type) bool {
	classes := []string{"m", "f", "n", "p"}
	switch t {
	case reflect.TypeFor[candidates.Digit](), reflect.TypeFor[candidates.DigitSet]():
		classes = []string{"digit"}
	case reflect.TypeFor[*candidates.Clue](), reflect.TypeFor[Clues]():
		return l.words["clue thermo "+form] != "" || l.words["clue cage "+form] != "" // some are of clues that add up
	case reflect.TypeFor[Lines]():
		return l.words["lines "+form] != ""
	case reflect.TypeFor[Placed]():
		return l.words["placed "+form] != ""
	case reflect.TypeFor[candidates.House](), reflect.TypeFor[candidates.HouseSet](), reflect.TypeFor[Ways](), reflect.TypeFor[WaysInTurn]():
	default:
		return false
	}
	return slices.ContainsFunc(classes, func(class string) bool { return l.words["prefix "+form+" "+class] != "" })
}

// Lacks reports whether the language has no words for a kind.
func (l *Language) Lacks(k *Kind) bool {
	_, ok := l.parsed[k.Code]
	return !ok
}
