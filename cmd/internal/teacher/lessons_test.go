package teacher_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain/languages"
	"pencilmark/explain/say"
)

// inText are what a translation has as well: cells, conclusions, notations of links, commands, numbers.
var inText = regexp.MustCompile(`pencilmark \w+|\br[1-9]+c[1-9]+(?:(?:=|<>)[1-9])?|\b\d+\b`)

// Every lesson is there in every language, of the English of today, with the same paragraphs, cells and numbers. The names
// of techniques are another matter: a 2-String Kite need not have a 2.
func TestLessonsInLanguages(t *testing.T) {
	var names []string
	for _, known := range teacher.Known() {
		names = append(names, known.Name, "")
	}
	unnamed := strings.NewReplacer(names...)
	for _, code := range languages.Codes()[1:] {
		text, err := languages.Lessons(code)
		if err != nil {
			t.Fatal(err)
		}
		told, err := say.ParseLessons(string(text))
		if err != nil {
			t.Fatalf("%s: %v", code, err)
		}
		lacking, err := teacher.Untranslated(string(text))
		if err != nil {
			t.Fatal(err)
		}
		for i, e := range lacking {
			if i < 10 {
				t.Errorf("%s lacks %s, or its English has changed: go run ./cmd/internal/teacher/untranslated %[1]s", code, e.Name)
			}
		}
		for _, e := range teacher.LessonEntries() {
			delete(told, [2]string{e.Name, say.Fingerprint})
			for _, f := range e.Fields {
				at := [2]string{e.Name, f.Key}
				words, has := told[at]
				delete(told, at)
				if has != (f.Text != "") && f.Key != "others" {
					t.Errorf("%s, %s has %s: %v, and English %v", code, e.Name, f.Key, has, f.Text != "")
				}
				if !has || f.Key == "others" {
					continue
				}
				if got, want := strings.Count(words, "\n"), strings.Count(f.Text, "\n"); got != want {
					t.Errorf("%s, %s: %s has %d paragraphs, want %d", code, e.Name, f.Key, got+1, want+1)
				}
				if strings.Contains(words, "  ") {
					t.Errorf("%s, %s: %s has two spaces", code, e.Name, f.Key)
				}
				for _, part := range inText.FindAllString(unnamed.Replace(f.Text), -1) {
					if !slices.Contains(inText.FindAllString(words, -1), part) {
						t.Errorf("%s, %s: %s has no %s: %q for %q", code, e.Name, f.Key, part, words, f.Text)
					}
				}
			}
		}
		for at := range told {
			t.Errorf("%s has %s of %s, which English has not", code, at[1], at[0])
		}
	}
}
