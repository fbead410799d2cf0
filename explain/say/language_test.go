package say

import (
	"testing"

	"pencilmark/candidates"
)

// Words run together, and spaces do not break, where the tables say so, and nowhere else.
func TestWordsRunTogether(t *testing.T) {
	l, err := ParseLanguage(`
language: xx Test
one: 1
and: et
or: ou
nor: ni
spaced: «_ _» _: _;
elide de: d’
elided before: a A
contract de le: du
lines: {0?le point|les points} {0|bare}
prefix un digit: un
placed: le {0} en {1}
house row: f ligne, lignes
house column: f allée, allées
prefix du f: de
can-be: de {0} : {1|nor un}
holds: ({0} et de {1})
already-has: {0} a de {1} ; « fin ».
contradicts: de {0}
follows-it: dede abri.
look-at: {0|du}
`)
	if err != nil {
		t.Fatal(err)
	}
	c, d := candidates.At(1, 2), candidates.Digit(8)
	for _, test := range []struct {
		style Style
		said  Sentence
		want  string
	}{
		{RC, CanBe(c, candidates.Digits(3, 5, 7)), "De r1c2\u00a0: un 3 ni un 5 ni un 7"},
		{A1, CanBe(c, candidates.Digits(3)), "D’A2\u00a0: un 3"},
		{A1, Holds(c, d), "(A2 et de 8)"},
		{RC, AlreadyHas(candidates.HouseOf(candidates.Row, 1), Placed{candidates.Of(c, 8), candidates.Of(c, 9)}), "Ligne 1 a du 8 en r1c2 et le 9 en r1c2\u00a0; «\u00a0fin\u00a0»."},
		{RC, Contradicts(Lines{3}), "Du point 3"},
		{RC, Contradicts(Lines{3, 4}), "De les points 3 et 4"},
		{RC, FollowsIt(), "Dede abri."},
		{RC, LookAt(candidates.Houses(candidates.HouseOf(candidates.Column, 3))), "D’allée 3"},
	} {
		words := Words{Style: test.style, Layout: candidates.Classic9, Language: l}
		if got := words.Sentences(test.said); got != test.want {
			t.Errorf("%s: %q, want %q", test.said.Kind.Code, got, test.want)
		}
	}
	var english *Language
	for mark, want := range map[string]string{":": "\u00a0:", ";": "\u00a0;", "?": "?"} {
		if got := l.Mark(mark); got != want || english.Mark(mark) != mark {
			t.Errorf("%q behind a word is %q, want %q; in English %q", mark, got, want, english.Mark(mark))
		}
	}
	for words, want := range map[string]string{"": "", "été": "Été", "abc": "Abc"} {
		if got := Capital(words); got != want {
			t.Errorf("%q with a capital letter is %q", words, got)
		}
	}
}

// A few words that are no sentence are found by what they are, with any number in them, or stay English.
func TestLabels(t *testing.T) {
	l, err := ParseLanguage(`
language: xx Test
word next; go on: suite ; avance
word # steps left: il en reste #
word 3 steps left: il en reste trois
word stopped after # seconds: après # s
`)
	if err != nil {
		t.Fatal(err)
	}
	for english, want := range map[string]string{
		"next: go on":                 "suite ; avance",
		"12 steps left":               "il en reste 12",
		"3 steps left":                "il en reste trois",
		"stopped after 1.5 seconds":   "après 1.5 s",
		"stopped after 1e-06 seconds": "après 1e-06 s",
		"stopped after an hour":       "stopped after an hour",
		"2 of 12 steps left":          "2 of 12 steps left",
	} {
		if got := l.Label(english); got != want {
			t.Errorf("%q is %q, want %q", english, got, want)
		}
		if got := (*Language)(nil).Label(english); got != english {
			t.Errorf("in English %q is %q", english, got)
		}
	}
}
