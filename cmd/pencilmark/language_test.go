package main

import (
	"bytes"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/languages"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/suite"
)

// English words that no other language has, as far as texts are made of them.
var (
	english = regexp.MustCompile(`(?i)\b(the|and|is|are|of|or|then|if|cells?|digits?|leaves?|only|removed?|place[sd]?|must|with|without|there|has|have|can|cannot|steps?|either|each|both|not|by|from|what|how|such|answer|write|right|here|true|which)\b`)
	// beside is what stays in English: names of techniques in brackets, notation, examples of claims, commands to
	// type, names that the answer has, what somebody wrote, in quotes, and what the checker says, which is said to be
	// English.
	beside = regexp.MustCompile(`\([^()]*\)|\d+[rcb]\d by [^\n]*=>.*|namens [A-Z]\S+(?: and)? [A-Z]\S+|\S+ => \S+.*|[^.:\n]*=>.*|pencilmark (?:learn|practice) \S+|(?s:(?:etwa|par exemple) .*?\.\s)|(?s: (?:so:|ainsi\x{a0}:) .*?\.\n)|„[^“]*“|«\x{a0}[^»]*»|"[^"\n]*"`)
	// quoted says of what the checker says that it is English.
	quoted = regexp.MustCompile(`auf Englisch|en anglais`)
	// shared are words that languages have in common with English.
	shared = map[string]*regexp.Regexp{"fr": regexp.MustCompile(`(?i)\bplaces?\b`)}
)

// englishIn returns an English word in a text of another language.
func englishIn(code, text string) string {
	text = beside.ReplaceAllString(text, "")
	if own := shared[code]; own != nil {
		text = own.ReplaceAllString(text, "")
	}
	return english.FindString(text)
}

// Texts of commands in another language have no English words, at any level and detail. Each task of
// practice is set in one of the languages, so that each kind of them is in all.
func TestNoEnglish(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and nothing in it runs beside anything else")
	}
	var in strings.Builder
	for _, g := range notationtest.Read(t, "samples", 100) {
		in.WriteString(g.String() + "\n")
	}
	for _, g := range notationtest.Read(t, "stalled", 2000) {
		in.WriteString(g.String() + "\n")
	}
	others := len(languages.Codes()) - 1
	for number, code := range languages.Codes()[1:] {
		for _, args := range [][]string{
			{"solve", "--level", "plain"}, {"solve", "--detail", "full"}, {"solve", "--detail", "normal"}, {"solve", "--detail", "brief"},
			{"steps"}, {"hint", "--stage", "3"}, {"hint", "--stage", "5"},
		} {
			noEnglish(t, code, in.String(), append(args, "-")...)
		}
		for i, of := range practice.Practised() {
			for j, kind := range practice.KindsOf(of) {
				if (i+j)%others != number {
					continue
				}
				answers := "A\nB\nr1c1=1\nr5c5<>5\nr1c2<>3\nr9c9=8\nr3c3 is 4\n" + of.Name + " 3 r1c1 r5c5\nhint\nhint\nhint\nhint\nhelp\n1\n2\n3\nshow\n"
				noEnglish(t, code, answers, "practice", "--seed", "5", "-n", "1", "--kind", string(kind), of.Code)
			}
		}
		for _, game := range []string{
			"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\nr5c5=5 r2c13<>7 undo r5c5=. r1c1=6 r1c3=4\n",
			".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2\nr1c1=8 r1c3=1 r3c7=5 r1c3=. r2c2=. r1c1=8\n",
		} {
			noEnglish(t, code, game, "review")
		}
	}
}

// What is said against claims in another language has no English words. The claims are notations of steps in which
// a digit is another, and the same under a wrong name.
func TestNoEnglishAgainstClaims(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and nothing in it runs beside anything else")
	}
	rnd := rand.New(rand.NewPCG(7, 7))
	for _, code := range languages.Codes()[1:] {
		l, err := languages.Find(code)
		if err != nil {
			t.Fatal(err)
		}
		w := prose.Writer{Language: l}
		checked, reasons := 0, 0
		for _, of := range suite.All() {
			p, err := notation.Parse(of.Doc.Grid, candidates.Classic9)
			if err != nil {
				t.Fatal(err)
			}
			techniques.NewRunner([]*techniques.Technique{of}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
				text := []byte(prose.Writer{}.Notation(&explain.Frame{Number: 1, Step: &s, Before: p.Grid}))
				for range 6 {
					wrong := bytes.Clone(text)
					if i := rnd.IntN(len(wrong)); '1' <= wrong[i] && wrong[i] <= '9' {
						wrong[i] = '1' + byte(rnd.IntN(9))
					}
					for _, name := range []string{"", "X-Wing ", "Naked Pair "} {
						o, err := teacher.NewJudge(teacher.Settings{Writer: w}, true, true).Judge(t.Context(), name+string(wrong), &p.Grid)
						if err != nil {
							continue
						}
						reasons++
						if quoted.MatchString(o.Reason) {
							checked++
						}
						if word := englishIn(code, o.Reason); word != "" {
							t.Errorf("%s: %s%s: %q in %s", code, name, wrong, word, o.Reason)
						}
					}
				}
				return false
			})
		}
		if reasons < 1000 || 20*checked > reasons {
			t.Errorf("%s: of %d reasons %d are in the words of the checker", code, reasons, checked)
		}
	}
}

// noEnglish runs a command in another language and looks for English words in what it writes.
func noEnglish(t *testing.T, code, in string, args ...string) {
	t.Helper()
	args = append([]string{args[0], "--language", code}, args[1:]...)
	var out, errs bytes.Buffer
	run(t.Context(), args, strings.NewReader(in), &out, &errs, func(name string) string { return map[string]string{"COLUMNS": "1000"}[name] })
	if out.Len() < 200 {
		t.Fatalf("%v: %s%s", args, out.String(), errs.String())
	}
	seen := map[string]bool{}
	for line := range strings.Lines(beside.ReplaceAllString(out.String(), "")) {
		if word := englishIn(code, line); word != "" && !seen[word] {
			seen[word] = true
			t.Errorf("%v: %q in %q", args, word, line)
		}
	}
}
