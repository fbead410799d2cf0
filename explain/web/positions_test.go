package web_test

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/languages"
	"pencilmark/explain/prose"
	"pencilmark/explain/web"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Every step of the positions of techniques is drawn: nothing outside, no label over another, and what the terminal
// shows. A plain run draws the first of each technique.
func TestPositions(t *testing.T) {
	drawn := 0
	for _, technique := range suite.All() {
		path := filepath.Join("..", "..", "testdata", "techniques", technique.Family, strings.ReplaceAll(technique.Code, "-", "_")+".txtar")
		archive, err := txtar.ParseFile(path)
		if err != nil {
			t.Fatal(err)
		}
		sections := map[string]string{}
		for _, f := range archive.Files {
			sections[f.Name] = string(f.Data)
		}
		before := drawn
		for _, f := range archive.Files {
			name, isGrid := strings.CutSuffix(f.Name, ".grid")
			if !isGrid || !notationtest.Thorough() && drawn > before {
				continue
			}
			layout := candidates.Classic9
			if spec := strings.TrimSpace(sections[name+".layout"]); spec != "" {
				if layout, err = candidates.ParseLayout(spec); err != nil {
					t.Fatal(err)
				}
			}
			p, err := notation.Parse(string(f.Data), layout)
			if err != nil {
				t.Fatalf("%s %s: %v", path, f.Name, err)
			}
			techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
				step := &explain.Frame{Number: 1, Step: &s, Before: p.Grid}
				look(t, technique.Code+" "+name, step.Figure(), prose.Writer{}.Title(step))
				drawn++
				return notationtest.Thorough()
			})
		}
	}
	t.Logf("%d steps", drawn)
	if drawn < len(suite.All())-10 {
		t.Errorf("only %d steps are drawn", drawn)
	}
}

// englishWords is words that pictures have in English, and no other language has.
var englishWords = regexp.MustCompile(`(?i)\b(the|of|by|set|link|strong|weak|placed|earlier|house|row|column|clues?|removed|pattern)\b`)

// The words of pictures are in the language of their writer: those of the legend, and those for who cannot see it.
func TestPicturesInOtherLanguages(t *testing.T) {
	for _, code := range languages.Codes()[1:] {
		t.Run(code, func(t *testing.T) { picturesIn(t, code) })
	}
}

func picturesIn(t *testing.T, code string) {
	language, err := languages.Find(code)
	if err != nil {
		t.Fatal(err)
	}
	printer := web.New(web.Options{Prose: prose.Writer{Language: language}})
	words := regexp.MustCompile(`<desc[^>]*>([^<]*)</desc>|<text class="pm-ink"[^>]*font-size="13"[^>]*>([^<]*)</text>`)
	said := 0
	for _, technique := range suite.All() {
		layout := candidates.Classic9
		p, err := notation.Parse(technique.Doc.Grid, layout)
		if err != nil {
			continue // on another board
		}
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
			var out strings.Builder
			step := &explain.Frame{Number: 1, Step: &s, Before: p.Grid}
			if err := printer.Figure(&out, step.Figure(), ""); err != nil {
				t.Fatal(err)
			}
			for _, m := range words.FindAllStringSubmatch(out.String(), -1) {
				said++
				if word := englishWords.FindString(m[1] + m[2]); word != "" {
					t.Errorf("%s: %q in %s", technique.Code, word, m[1]+m[2])
				}
			}
			return false
		})
	}
	if said < 300 {
		t.Errorf("only %d words were looked at", said)
	}
}
