package languages_test

import (
	"fmt"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/explain"
	"pencilmark/explain/languages"
	"pencilmark/explain/say"
)

// foreign gives the languages beside English, by code.
func foreign(t *testing.T) map[string]*say.Language {
	t.Helper()
	all := map[string]*say.Language{}
	for _, code := range languages.Codes() {
		l, err := languages.Find(code)
		if err != nil {
			t.Fatalf("%s: %v", code, err)
		}
		if (l == nil) != (code == "en") {
			t.Fatalf("%s: Find returned %v", code, l)
		}
		if l != nil {
			all[code] = l
		}
	}
	return all
}

// The holes of a language fit the arguments of the kinds, and say all of them.
func TestWordsFit(t *testing.T) {
	for code, l := range foreign(t) {
		for _, k := range say.Kinds() {
			if err := l.Fits(k); err != nil {
				t.Errorf("%s: %v", code, err)
			}
		}
	}
}

// Every kind has words in every language, but for those that testdata lists, and none is listed that has them.
func TestEveryKindHasWords(t *testing.T) {
	for code, l := range foreign(t) {
		data, err := os.ReadFile("testdata/missing-" + code + ".txt")
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		listed := map[string]bool{}
		for line := range strings.Lines(string(data)) {
			if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
				listed[line] = true
			}
		}
		for _, k := range say.Kinds() {
			switch lacks := l.Lacks(k); {
			case k.Code == "spelled":
			case lacks && !listed[k.Code]:
				t.Errorf("%s has no words for %s: write them into explain/languages/%s/sentences.txt, or the code into explain/languages/testdata/missing-%[3]s.txt", l.Name, k.Code, code)
			case !lacks && listed[k.Code]:
				t.Errorf("%s has words for %s: take it out of explain/languages/testdata/missing-%s.txt", l.Name, k.Code, code)
			}
			delete(listed, k.Code)
		}
		for kind := range listed {
			t.Errorf("explain/languages/testdata/missing-%s.txt lists %s, which is no kind", code, kind)
		}
	}
}

// synonyms are kinds that say the same of the same arguments, which English words in two ways.
var synonyms = [][]string{
	{"one-at", "one-among"},
	{"no-room", "no-place-for", "no-place-at-all"},
	{"remove", "erase"},
	{"remove-too", "erase-too", "write-too", "digit-in-cells", "house-in", "in-ends"},
	{"at-cells", "within-cells"},
	{"part-in", "within-houses"},
	{"only-in", "stand-only-in"},
}

// Words say what their sentence says: from two sentences of different arguments, or of kinds that English tells
// apart, no language makes the same words.
func TestWordsReadBack(t *testing.T) {
	for code, l := range foreign(t) {
		for _, plain := range []bool{false, true} {
			in := say.Words{Plain: plain, Layout: candidates.Classic9, Language: l}
			english := say.Words{Plain: plain, Layout: candidates.Classic9}
			first := map[string]say.Sentence{}
			for _, k := range say.Kinds() {
				if l.Lacks(k) {
					continue
				}
				for _, args := range samples(k.Types()) {
					s := say.Sentence{Kind: k, Args: args}
					words := in.Sentences(s)
					if strings.ContainsAny(words, "[]") || strings.Count(words, "{") != strings.Count(english.Sentences(s), "{") {
						t.Errorf("%s, %s: a hole is left in %q", code, k.Code, words)
					}
					if end(words) != end(english.Sentences(s)) {
						t.Errorf("%s, %s: %q does not end as %q does", code, k.Code, words, english.Sentences(s))
					}
					other, twice := first[words]
					first[words] = s
					if twice && english.Sentences(s) != english.Sentences(other) && !sameAs(s, other) {
						t.Errorf("%s: %q stands for %q and for %q", code, words, english.Sentences(s), english.Sentences(other))
					}
				}
			}
		}
	}
}

// wrongs are words that a language never has: what does not agree, what is not run together, spaces that are missing.
// A word begins behind < and ends before >.
var wrongs = map[string][]string{
	"de": {
		`<(Zeile|Spalte|Block|Bereich) \d und \d`, `<(ein|einem) (Zeile|Spalte|Ziffer|Zange|Flosse|Menge)>`, `<(eine|einer) (Block|Bereich|Feld|Kandidat|Platz|Fenster)>`,
		`<1 (Schritte|Kandidaten|Felder|Ziffern|Züge|Techniken|Wahrheiten|Verknüpfungen|Streichungen)>`, `  `, ` [,.;:?!]`,
		`<(Zeilen|Spalten|Blöcken?) \d( und \d)+, und`, `<(weil|was|von den) Aussagen>`, `^Thermometer ab r7c1 (lässt|muss|erlaubt|schließt|ergibt|enthält)>`, `<der weißen>`, `<statt von>`,
	},
	"fr": {
		`<de les?>`, `<à les?>`, `<(le|un|au|du|ce|aucun) (ligne|colonne|case|zone|rangée|note|pince|nageoire|grille|étape|place|cible)>`,
		`<(la|une|cette|aucune) (bloc|candidat|chiffre|motif|lien|ensemble|pétale|point)>`,
		`<[01] (candidats|cases|chiffres|étapes|coups|éliminations|exercices|techniques|points|essais)>`,
		`<(les|des|ces|deux|trois) (ligne|colonne|bloc|case|zone|rangée|note|pince|nageoire|grille|étape|place|cible|candidat|chiffre|lien|ensemble|pétale|point)>`,
		`<(que|si|lorsque|puisque) ils?>`, `<(de|que|le|la|se|ne|jusque) [aeéèêiîoôuyœ]\p{L}`, `<[ldnsq]’[^aeéèêiîoôuyœhAEIOUHX«\p{L}]`, `<[ns]’[^aeéèêiîoôuyœh]`,
		`[^\x{a0}][:;?!»](?:\s|$)`, `«[^\x{a0}]`, ` [,.]`, `  `, `'`,
	},
}

// Words agree in gender and number, and have the marks and spaces of their language.
func TestWordsAgree(t *testing.T) {
	words := strings.NewReplacer("<", `(?:^|[^\p{L}\p{N}-])`, ">", `(?:$|[^\p{L}\p{N}])`)
	for code, l := range foreign(t) {
		if wrongs[code] == nil {
			t.Errorf("%s: say in wrongs what it never has", code)
			continue
		}
		wrong := regexp.MustCompile("(?i)" + words.Replace(strings.Join(wrongs[code], "|")))
		read := map[string]bool{}
		for _, k := range say.Kinds() {
			if k.Code == "spelled" {
				continue
			}
			var found []string
			for _, w := range []say.Words{{}, {Plain: true}, {Style: say.A1}} {
				w.Layout, w.Language = candidates.Classic9, l
				for _, args := range samples(k.Types()) {
					words := w.Sentences(say.Sentence{Kind: k, Args: args})
					if read[words] {
						continue
					}
					read[words] = true
					if what := wrong.FindString(words); what != "" {
						found = append(found, fmt.Sprintf("%q in %q", what, words))
					}
				}
			}
			if found != nil {
				t.Errorf("%s, %s: %s", code, k.Code, found[0])
			}
		}
	}
}

// lessons returns the texts of lessons in a language, a line each, without what a term is called elsewhere.
func lessons(t *testing.T, code string) string {
	t.Helper()
	text, err := languages.Lessons(code)
	if err != nil {
		t.Fatal(err)
	}
	told, err := say.ParseLessons(string(text))
	if err != nil {
		t.Fatal(err)
	}
	var own []string
	for at, words := range told {
		if at[1] != say.Fingerprint && at[1] != "others" {
			own = append(own, words+"\n")
		}
	}
	slices.Sort(own)
	return strings.Join(own, "")
}

// Each term is one word throughout, in sentences, names, lessons and on the page: testdata has the words by the English terms,
// and what is not said for them.
func TestOneWordATerm(t *testing.T) {
	for code := range foreign(t) {
		terms, err := os.ReadFile("testdata/terms-" + code + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		tables, err := languages.Tables(code)
		if err != nil {
			t.Fatal(err)
		}
		page, err := os.ReadFile("../web/app/" + code + ".json")
		if err != nil {
			t.Fatal(err)
		}
		var own strings.Builder // without what is English
		own.WriteString(lessons(t, code))
		for line := range strings.Lines(string(tables)) {
			if _, words, ok := strings.Cut(line, ": "); ok && line[0] != '#' {
				own.WriteString(words)
			}
		}
		for _, m := range regexp.MustCompile(`": "((?:[^"\\]|\\.)*)"`).FindAllStringSubmatch(string(page), -1) {
			own.WriteString(m[1] + "\n")
		}
		text := own.String()
		read := 0
		for line := range strings.Lines(string(terms)) {
			if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
				continue
			}
			read++
			term, words, _ := strings.Cut(line, ": ")
			word, others, _ := strings.Cut(words, "; not ")
			if !strings.Contains(strings.ToLower(text), strings.ToLower(word)) {
				t.Errorf("%s: %q stands nowhere for %q", code, word, term)
			}
			if others == "" {
				continue
			}
			for other := range strings.SplitSeq(others, ", ") {
				if found := regexp.MustCompile(`(?im)^.*(?:^|[^\p{L}])` + other + `(?:$|[^\p{L}]).*$`).FindString(text); found != "" {
					t.Errorf("%s: %q stands for %q, which is %q, in %q", code, other, term, word, found)
				}
			}
		}
		if read < 20 {
			t.Errorf("%s: %d terms", code, read)
		}
	}
}

// Sentences of every kind are the same when they are written in a document and read again.
func TestSentencesReadBack(t *testing.T) {
	read := 0
	for _, k := range say.Kinds() {
		for _, args := range samples(k.Types()) {
			if len(args) == 0 {
				args = nil
			}
			text := say.Says(say.Sentence{Kind: k, Args: args})
			back, err := say.Read(candidates.Classic9, say.WriteDown(text))
			switch {
			case err != nil && strings.Contains(err.Error(), "has no clue"): // which is a board without any
			case err != nil:
				t.Errorf("%s: %v", k.Code, err)
			case !reflect.DeepEqual(back, text):
				t.Errorf("%s: %v is read as %v", k.Code, text, back)
			default:
				read++
			}
		}
	}
	if read < 3000 {
		t.Errorf("only %d sentences", read)
	}
	for _, wrong := range []say.Written{
		{Kind: "no-such-kind"}, {Kind: "can-be"}, {Kind: "can-be", Args: []say.Argument{{}, {}}}, {Kind: "can-be", Args: []say.Argument{{Cells: []string{"r1c1", "r1c2"}}, {}}},
		{Kind: "can-be", Args: []say.Argument{{Cells: []string{"r0c1"}}, {}}}, {Kind: "can-be", Args: []say.Argument{{Cells: []string{"r1c1"}}, {Digits: []int{10}}}},
		{Kind: "no-place-at-all", Args: []say.Argument{{Houses: []string{"extra1"}}, {Digits: []int{1}}}},
	} {
		if text, err := say.Read(candidates.Classic9, []say.Written{wrong}); err == nil {
			t.Errorf("%v is read as %v", wrong, text)
		}
	}
}

// end returns the mark that words end with.
func end(words string) string {
	return words[len(strings.TrimRight(words, ".:?")):]
}

// sameAs reports whether two sentences are of kinds that say the same, and have the same arguments.
func sameAs(s, other say.Sentence) bool {
	alike := func(of []string) bool {
		return slices.Contains(of, s.Kind.Code) && slices.Contains(of, other.Kind.Code)
	}
	return slices.ContainsFunc(synonyms, alike) && fmt.Sprint(s.Args) == fmt.Sprint(other.Args)
}

// samples returns lists of arguments of the types, each argument of which takes some values.
func samples(types []reflect.Type) (all [][]any) {
	for n := range 12 {
		args := make([]any, len(types))
		for i, t := range types {
			of := values(t)
			args[i] = of[(n+n*i/2+i)%len(of)]
		}
		all = append(all, args)
	}
	return all
}

// values returns arguments of a type, in singular and plural.
func values(t reflect.Type) []any {
	r1c1, r1c2, r5c9, r8c3 := candidates.At(1, 1), candidates.At(1, 2), candidates.At(5, 9), candidates.At(8, 3)
	row, column, box := candidates.HouseOf(candidates.Row, 3), candidates.HouseOf(candidates.Column, 5), candidates.HouseOf(candidates.Box, 7)
	clause := func(code string, args ...any) say.Sentence {
		for _, k := range say.Kinds() {
			if k.Code == code {
				return say.Sentence{Kind: k, Args: args}
			}
		}
		panic("no kind " + code)
	}
	is, isNot := clause("cell-is", r1c1, candidates.Digits(3)), clause("cell-is-not", r5c9, candidates.Digit(7))
	in := clause("digit-is-in", candidates.Digit(4), candidates.Cells(r1c2, r8c3))
	pools := []any{
		[]candidates.Cell{r1c1, r5c9, r8c3},
		[]candidates.CellSet{candidates.Cells(r1c1), candidates.Cells(r1c1, r5c9), candidates.Cells(r1c1, r1c2, r8c3)},
		[]say.Path{{r1c1, r5c9}, {r5c9, r1c1}, {r1c1, r1c2, r8c3}},
		[]candidates.Digit{3, 7, 8},
		[]candidates.DigitSet{candidates.Digits(3), candidates.Digits(3, 7), candidates.Digits(1, 4, 8)},
		[]candidates.House{row, column, box},
		[]candidates.HouseSet{candidates.Houses(row), candidates.Houses(column), candidates.Houses(row, column), candidates.Houses(row, candidates.HouseOf(candidates.Row, 5), box)},
		[]say.Clues{{clue("knight"), clue("knight")}, {clue("thermo: r7c1 r7c2"), clue("thermo: r1c1 r1c2")}},
		[]say.Ways{say.InTheHouses(candidates.Houses(row)), say.InTheHouses(candidates.Houses(row, box)), say.Ways{Houses: candidates.Houses(column)}.With(clue("thermo: r7c1 r7c2")), say.Ways{}.With(clue("knight"))},
		[]say.WaysInTurn{{say.InTheHouses(candidates.Houses(row))}, {say.InTheHouses(candidates.Houses(column)), say.Ways{}.With(clue("knight"))}},
		[]say.Placed{{candidates.Of(r1c1, 3)}, {candidates.Of(r1c1, 3), candidates.Of(r5c9, 7)}},
		[]int{1, 2, 3, 5},
		[]say.Lines{{3}, {3, 5}, {1, 2, 4}},
		[]say.StepName{{Number: "3", Technique: "Naked Pair"}, {Branch: true, Number: "7.1", Technique: "X-Wing"}},
		[]say.StepNames{{{Number: "3"}}, {{Number: "3"}, {Number: "5"}}, {{Branch: true, Number: "7.1"}}},
		[]say.Placed{{candidates.Of(r1c1, 3)}, {candidates.Of(r1c1, 3), candidates.Of(r5c9, 7)}},
		[]say.Group{{N: 1}, {N: 2}, {N: 1, Petal: true}},
		[]say.Color{say.Green, say.Blue, say.Purple, say.Yellow},
		[]say.Sentence{is, isNot, in},
		[][]say.Sentence{{is}, {isNot, in}, {in, is, isNot}},
		[]string{"a", "b"},
		[]say.Name{"Naked Pair", "X-Wing"},
		[]say.Names{{"X-Wing"}, {"Naked Pair", "Swordfish"}},
		[]say.Numbers{{3}, {3, 5}},
		[]say.Word{"easy", "hard"},
		[]say.Message{"it is so", "it is not"},
		[]say.Looks{{Technique: "Naked Pair", Words: "two cells hold two digits"}, {Technique: "X-Wing", Words: "a digit has two places in each of two lines"}},
		[]*candidates.Clue{clue("thermo: r7c1 r7c2 r7c3"), clue("white 2: r1c1 r1c2"), clue("knight")},
		[]say.Effects{{explain.Remove(r1c1, 3)}, {explain.Place(r5c9, 7)}},
	}
	for _, pool := range pools {
		if v := reflect.ValueOf(pool); v.Type().Elem() == t {
			var all []any
			for i := range v.Len() {
				all = append(all, v.Index(i).Interface())
			}
			return all
		}
	}
	panic(fmt.Sprintf("no values of type %v", t))
}

// clue reads a clue.
func clue(line string) *candidates.Clue {
	cs, err := clues.Parse(line)
	if err != nil {
		panic(err)
	}
	return &cs[0]
}

// Every kind of clue has a name in every language, and what it says.
func TestEveryClueHasWords(t *testing.T) {
	for code, l := range foreign(t) {
		words := say.Words{Layout: candidates.Classic9, Language: l}
		for _, k := range clues.All {
			if l.Meaning(k) == k.Meaning {
				t.Errorf("%s does not say what %s means", code, k.Code)
			}
			c := &candidates.Clue{Kind: k, Lines: [][]candidates.Cell{{candidates.At(1, 1), candidates.At(1, 2)}}}
			one, two := say.Ways{Clues: []*candidates.Clue{c}}, say.Ways{Clues: []*candidates.Clue{c, c}}
			for _, s := range []say.Sentence{say.ByClue(c), say.LookAtClue(c), say.ClueSays(c), say.ByClues(say.Clues{c, c}), say.SeenIn(c.Cells(), one), say.SeenIn(c.Cells(), two), say.RulesOut(1, c.Cells(), one)} {
				if text := words.Sentences(s); strings.Contains(text, "clue "+k.Code) || strings.Contains(text, "says "+k.Code) || strings.Contains(text, "durch.") || strings.Contains(text, "par.") || strings.Contains(text, "()") {
					t.Errorf("%s has no words for %s: %q. They are the lines of names.txt that begin with \"clue %s\" and \"says %s\"; another kind shows which", code, k.Code, text, k.Code, k.Code)
				}
			}
		}
	}
}

// Languages are found by the names that systems give them.
func TestFind(t *testing.T) {
	for code, want := range map[string]string{"de": "de", "DE": "de", "de_AT.UTF-8": "de", "de-CH": "de", "fr": "fr", "fr_CA.UTF-8": "fr"} {
		if l, err := languages.Find(code); err != nil || l == nil || l.Code != want {
			t.Errorf("%s: %v, %v", code, l, err)
		}
	}
	for _, code := range []string{"", "x", "deutsch"} {
		if _, err := languages.Find(code); err == nil {
			t.Errorf("%q is no language", code)
		}
	}
	if !slices.Contains(languages.Codes(), "en") {
		t.Error("English cannot be chosen")
	}
}
