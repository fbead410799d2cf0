package teacher

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// ask reads one board.
func ask(t *testing.T, request string) *Board {
	t.Helper()
	text, err := Call(context.Background(), "read", []byte(request))
	if err != nil {
		t.Fatal(err)
	}
	var a ReadAnswer
	if err := json.Unmarshal(text, &a); err != nil || len(a.Puzzles) != 1 {
		t.Fatalf("%v in %s", err, text)
	}
	return a.Puzzles[0]
}

// The clues of a sheet come back with it, and what the page has to know of them: what they do not allow, cell by cell.
func TestRulesOfClues(t *testing.T) {
	b := ask(t, `{"sheet": {"clues": ["thermo: r1c1 r1c2 r1c3", "odd: r9c9"], "givens": ""}, "rules": true}`)
	if got := strings.Join(b.Sheet.Clues, "; "); got != "thermo: r1c1 r1c2 r1c3; odd: r9c9" {
		t.Errorf("the clues are %s", got)
	}
	if got := b.Rules.Allowed["r9c9"]; got != "13579" {
		t.Errorf("r9c9 may hold %s", got)
	}
	if len(b.Rules.Clues) != 2 || b.Rules.Clues[0].Cells[0] != "r1c1 r1c2 r1c3" || b.Rules.Clues[0].Name != "thermometer" {
		t.Errorf("the clues are listed as %+v", b.Rules.Clues)
	}
	i := slices.IndexFunc(b.Rules.Conflicts, func(c [3]int) bool { return c[0] == 0 && c[1] == 2 })
	if i < 0 {
		t.Fatalf("nothing is said of both ends: %v", b.Rules.Conflicts)
	}
	if table := b.Rules.Tables[b.Rules.Conflicts[i][2]]; table[3] != "12345" {
		t.Errorf("beside 4 in the bulb the tip may not be %s, want 12345", table[3])
	}
	if plain := ask(t, `{"sheet": {"givens": ""}, "rules": true}`); len(plain.Rules.Conflicts)+len(plain.Rules.Clues) > 0 || plain.Rules.Under != "" {
		t.Errorf("a classic board has rules of its own: %+v", plain.Rules)
	}
}

// Clues that digits break are named with the cells whose digits do so: one, two, or three of them.
func TestBrokenClues(t *testing.T) {
	digits := func(cells map[int]byte) string {
		text := []byte(strings.Repeat(".", 81))
		for i, d := range cells {
			text[i] = d
		}
		return string(text)
	}
	for _, test := range []struct {
		clue   string
		digits map[int]byte
		want   string
	}{
		{"odd: r1c1", map[int]byte{0: '2'}, "odd cell r1c1"},
		{"thermo: r1c1 r1c2", map[int]byte{0: '5', 1: '3'}, "thermometer r1c1 r1c2"},
		{"thermo: r1c1 r1c2", map[int]byte{0: '3', 1: '5'}, ""},
		{"between: r1c1 r1c2 r2c3", map[int]byte{0: '3', 1: '9', 11: '5'}, "between line r1c1 r1c2 r2c3"},
		{"knight", map[int]byte{0: '3', 19: '3'}, "anti-knight r1c1 r3c2"},
	} {
		b := ask(t, `{"sheet": {"clues": ["`+test.clue+`"], "givens": "`+digits(test.digits)+`"}}`)
		got := ""
		for _, x := range b.Broken {
			got += x.Name + " " + strings.Join(x.Cells, " ")
		}
		if test.want == "" && got != "" || test.want != "" && !strings.HasSuffix(got, test.want[strings.Index(test.want, " r"):]) {
			t.Errorf("%s: broken is %q, want %q", test.clue, got, test.want)
		}
	}
}

// A line that is no clue is refused, and so are clues that the board has no room for.
func TestWrongClues(t *testing.T) {
	for _, clue := range []string{"thermos of tea", "thermo: r1c1", "white: r1c1 r5c5", "odd: r0c1"} {
		request, _ := json.Marshal(map[string]any{"sheet": map[string]any{"clues": []string{clue}, "givens": ""}})
		if _, err := Call(context.Background(), "read", request); err == nil || asError(err).Code != CodeRequest {
			t.Errorf("%s: the error is %v", clue, err)
		}
	}
}

// A puzzle with a rule that is not known is refused by name, and read without it on request: then that is said.
func TestUnknownRules(t *testing.T) {
	rows := strings.TrimSuffix(strings.Repeat("["+strings.TrimSuffix(strings.Repeat("{},", 9), ",")+"],", 9), ",")
	puzzle, _ := json.Marshal(`{"size": 9, "grid": [` + rows + `], "thermometer": [{"lines": [["R1C1", "R1C2"]]}], "moonlines": [{"lines": [["R5C1", "R5C2"]]}]}`)
	_, err := Call(context.Background(), "read", []byte(`{"input": `+string(puzzle)+`}`))
	if err == nil || len(asError(err).Unknown) != 1 {
		t.Fatalf("the error is %v", err)
	}
	name := asError(err).Unknown[0]
	b := ask(t, `{"input": `+string(puzzle)+`, "ignore": ["`+name+`"]}`)
	if len(b.Sheet.Clues) != 1 || !slices.Equal(b.Ignored, []string{name}) {
		t.Errorf("without %s there are %v, and ignored is %v", name, b.Sheet.Clues, b.Ignored)
	}
}
