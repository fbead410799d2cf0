package game_test

import (
	"errors"
	"io"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain/game"
)

const puzzle = "1............2.."

// describe gives the moves of a game in a line.
func describe(g *game.Game) string {
	var parts []string
	for _, m := range g.Moves {
		part := ""
		for _, e := range m.Effects {
			part += e.String() + ","
		}
		for c := range m.Erase.All() {
			part += c.String() + "=."
		}
		for _, k := range m.Restore {
			part += k.Cell().String() + "+" + k.Digit().String()
		}
		if m.Undo {
			part += "undo"
		}
		parts = append(parts, strings.TrimSuffix(part, ","))
	}
	return strings.Join(parts, " ")
}

// Games are read in all their forms.
func TestRead(t *testing.T) {
	for name, test := range map[string]struct{ text, want string }{
		"lines":        {"# mine\n" + puzzle + " name\nr1c2=3\r\n\n  r2c13<>1 # marks\nundo", "r1c2=3 r2c1<>1,r2c3<>1 undo"},
		"one line":     {puzzle + "\nr1c2=3; r1c3<>2, r1c4<>2 R3C3=. undo r3c3=0", "r1c2=3 r1c3<>2,r1c4<>2 r3c3=. undo r3c3=."},
		"board":        {"1 . | . .\n. . | . .\n---\n. . | . .\n. 2 | . .\nr1c2=3", "r1c2=3"},
		"two sheets":   {puzzle + "\n" + "1+3...........2..", "r1c2=3"},
		"erased":       {"1+3...........2..\n1+4...........2..", "r1c2=. r1c2=4"},
		"crossed out":  {puzzle + "\n1 {3} . . . . . . . . . . . 2 . .", "r1c2<>4"},
		"JSON":         {`{"name":"n", "puzzle":"` + puzzle + `", "moves":["r1c2=3","undo"]}`, "r1c2=3 undo"},
		"mark again":   {puzzle + "\nr1c2<>3 R1C2+3", "r1c2<>3 r1c2+3"},
		"with a digit": {"1+3...........2..\nr1c2<>3", "r1c2<>3"},
	} {
		g, err := game.Read(strings.NewReader(test.text), "", candidates.Classic4, nil)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		got := describe(g)
		if got != test.want || g.Unordered != (name == "two sheets" || name == "erased" || name == "crossed out") {
			t.Errorf("%s: %s, want %s", name, got, test.want)
		}
	}
	p, err := notation.Parse(puzzle, candidates.Classic4)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"r1c2=3", "1+3...........2..", `{"moves":["r1c2=3"]}`} {
		if g, err := game.Read(strings.NewReader(text), "", candidates.Classic4, p); err != nil || describe(g) != "r1c2=3" {
			t.Errorf("%s with a puzzle: %v", text, err)
		}
	}
}

// Errors say where they are and what was expected.
func TestReadErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":                                  "1:1: found nothing: expected a puzzle and moves",
		puzzle:                              "1:1: found a puzzle and no move: expected",
		"r1c2=3":                            "1:1: found no puzzle before the first move: expected one",
		puzzle + "\n" + puzzle + "\nr1c2=3": "3:1: found several puzzles before the first move: expected one",
		puzzle + "\nr1c2=3 r1c9=3":          `2:8: found "r1c9=3": expected a move like r3c5=7`,
		puzzle + "\nr1c2=3 foo":             `2:8: found "foo": expected a move like r3c5=7`,
		puzzle + "\nr9c9=.":                 "2:1: found r9c9: expected a cell of layout classic4",
		puzzle + "\nr1c2+5":                 `2:1: found "r1c2+5": expected a move like`,
		puzzle + "\n" + puzzle:              "2:1: found the same sheet twice",
		puzzle + "\n2............2..":       "2:",
		puzzle + "\n2.............2.":       "2:1: found other givens than on the sheet before",
		`{"moves": 5}`:                      `expected {"puzzle": "53..7...", "moves": ["r3c5=7", "undo"]}`,
		`{"moves": []}`:                     "puzzle: ",
		`{"moves": ["x"], "move": ""}`:      `unknown field "move"`,
		`{"puzzle":"` + puzzle + `","moves":["x"]}`:      "moves[0]: ",
		`{"puzzle":"` + puzzle + `","moves":[]}`:         "there is no move",
		puzzle + "\nr1c2=3" + strings.Repeat(" ", 1<<20): "found more than 1048576 bytes",
	} {
		_, err := game.Read(strings.NewReader(text), "", candidates.Classic4, nil)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60q: got %v, want %s", text, err, want)
		}
	}
}

// Whatever the text is, reading ends, with a game that has moves or an error that has a place in it.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"", puzzle + "\nr1c2=3 r2c13<>1, r3c3=. undo", puzzle + "\n1+3...........2..", `{"puzzle":"` + puzzle + `","moves":["r1c2=3"]}`, "r1c1=\x00\n# \xff"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, err := game.Read(strings.NewReader(text), "f", candidates.Classic4, nil)
		var parse *notation.ParseError
		switch {
		case err == nil && len(g.Moves) == 0:
			t.Fatalf("%q: no moves", text)
		case errors.As(err, &parse) && (parse.Line < 1 || parse.Line > strings.Count(text, "\n")+strings.Count(text, "\r")+1 || parse.Col < 1 || len(parse.Long(nil)) == 0):
			t.Fatalf("%q: %d:%d: %v", text, parse.Line, parse.Col, err)
		}
	})
}

type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, io.ErrClosedPipe }

func TestReadBroken(t *testing.T) {
	if _, err := game.Read(broken{}, "", candidates.Classic4, nil); !errors.Is(err, io.ErrClosedPipe) {
		t.Error(err)
	}
}
