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

// Before the last of several clauses that have lists stands a comma if that clause has a verb, the word that keeps lists
// apart if the language has one for it, and else nothing; in a language that marks no verbs always a comma.
func TestClausesOfLists(t *testing.T) {
	const table = `
language: xx Test
one: 1
and: und
or: oder
and house: sowie
house row: f Zeile, Zeilen
house column: f Spalte, Spalten
house box: m Block, Blöcke
look-at: {0}
is-nothing: {0} nicht
`
	c, d, e := candidates.At(1, 2), candidates.At(3, 4), candidates.At(5, 6)
	is, not := IsOneOf(c, candidates.Digits(3, 5)), IsNothing(e)
	row, column, box := candidates.HouseOf(candidates.Row, 1), candidates.HouseOf(candidates.Column, 2), candidates.HouseOf(candidates.Box, 3)
	third := candidates.HouseOf(candidates.Row, 3)
	for _, test := range []struct {
		line string
		said []Sentence
		want string
	}{
		{"is-one-of: {0} [ist] {1|or}", []Sentence{is, IsOneOf(d, candidates.Digits(7))}, "r1c2 ist 3 oder 5, und r3c4 ist 7"},
		{"is-one-of: {0} [ist] {1|or}", []Sentence{is, not}, "r1c2 ist 3 oder 5 und r5c6 nicht"},
		{"is-one-of: {0} [ist] {1|or}", []Sentence{IsOneOf(c, candidates.Digits(3, 5, 7)), not, not}, "r1c2 ist 3, 5 oder 7; r5c6 nicht; und r5c6 nicht"},
		{"is-one-of: {0} ist {1|or}", []Sentence{is, not}, "r1c2 ist 3 oder 5, und r5c6 nicht"},
		{"is-one-of: {0} ist {1|or}", []Sentence{IsOneOf(c, candidates.Digits(3)), not}, "r1c2 ist 3 und r5c6 nicht"},
		{"is-one-of: {0} [ist] {1|or}", []Sentence{LookAt(candidates.Houses(row, third, column, box))}, "Zeilen 1 und 3, Spalte 2 sowie Block 3"},
		{"is-one-of: {0} [ist] {1|or}", []Sentence{LookAt(candidates.Houses(row, third, candidates.HouseOf(candidates.Row, 5), column, box))},
			"Zeilen 1, 3 und 5; Spalte 2 sowie Block 3"},
		{"is-one-of: {0} [ist] {1|or}", []Sentence{LookAt(candidates.Houses(column, box, candidates.HouseOf(candidates.Box, 4), candidates.HouseOf(candidates.Box, 5)))},
			"Spalte 2 sowie Blöcke 3, 4 und 5"},
		{"is-one-of: {0} [ist] {1|or}", []Sentence{LookAt(candidates.Houses(row, column, box))}, "Zeile 1, Spalte 2 und Block 3"},
	} {
		l, err := ParseLanguage(table, test.line)
		if err != nil {
			t.Fatal(err)
		}
		if got := (Words{Style: RC, Layout: candidates.Classic9, Language: l}).said(test.said, nil); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}
