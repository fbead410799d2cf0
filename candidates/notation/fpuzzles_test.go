package notation_test

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	. "pencilmark/candidates/notation"
)

// ofFPuzzles makes a puzzle of f-puzzles of a size with the fields, in which no cell has a digit.
func ofFPuzzles(size int, fields string) string {
	row := "[" + strings.TrimSuffix(strings.Repeat("{},", size), ",") + "]"
	return fmt.Sprintf(`{"size":%d,"grid":[%s]%s}`, size, strings.TrimSuffix(strings.Repeat(row+",", size), ","), fields)
}

// lines returns the clues of a board as lines of our own notation, with its name before them unless it is classic.
func boardLines(l *candidates.Layout) string {
	var lines []string
	if name := l.String(); !strings.HasPrefix(name, "classic") || strings.Contains(name, "+") {
		lines = append(lines, name)
	}
	for _, c := range l.Clues() {
		lines = append(lines, c.String())
	}
	return strings.Join(lines, "; ")
}

// Each form of a field is read as the clues that people mean by it, and what is written comes back as the same.
func TestFPuzzlesClues(t *testing.T) {
	for _, c := range []struct {
		size         int
		fields, want string
	}{
		{9, `,"thermometer":[{"lines":[["R1C1","R1C2","R2C3"],["R1C1","R2C1"]]},{"lines":[["R9C9","R8C9"]]}]`, "thermo: r1c1 r1c2 r2c3; thermo: r1c1 r2c1; thermo: r9c9 r8c9"},
		{9, `,"thermometer":[{"lines":[["R1C1"]]}]`, ""},
		{9, `,"whispers":[{"lines":[["R1C1","R1C2"]],"value":"4"},{"lines":[["R3C1","R3C2"]],"value":""}]`, "whispers 4: r1c1 r1c2; whispers: r3c1 r3c2"},
		{9, `,"whispers":[{"lines":[["R1C1","R1C2"]],"value":4}]`, "whispers 4: r1c1 r1c2"},
		{9, `,"difference":[{"cells":["R1C1","R1C2"]},{"cells":["r2c2","r1c2"],"value":"3"}]`, "white: r1c1 r1c2; white 3: r2c2 r1c2"},
		{9, `,"xv":[{"cells":["R1C1","R1C2"],"value":"v"},{"cells":["R2C1","R2C2"],"value":"X"}],"negative":["xv","ratio"]`, "x: r2c1 r2c2; v: r1c1 r1c2; negative-black; negative-xv"},
		{9, `,"odd":[{"cell":"R1C1"}],"even":[{"cell":"R2C2"},{"cell":"R2C3"}],"minimum":[{"cell":"R5C5"}]`, "odd: r1c1; even: r2c2; even: r2c3; minimum: r5c5"},
		{9, `,"rowindexer":[{"cells":["R1C1","R2C2"]}]`, "row-indexer: r1c1; row-indexer: r2c2"},
		{9, `,"clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R5C1","R5C2"]}]`, "clone: r1c1 r1c2 = r5c1 r5c2"},
		{9, `,"numberedroom":[{"cell":"R0C2","value":"3"},{"cell":"R4C10","value":"7"}]`, "room 3: r1c2-r9c2; room 7: r4c9-r4c1"},
		{6, `,"killercage":[{"cells":["R1C1","R2C1"],"value":""}]`, "cage: r1c1 r2c1"},
		{9, `,"antiknight":true,"antiking":false,"nonconsecutive":true`, "knight; nonconsecutive"},
		{9, `,"diagonal+":true`, "rising-diagonal"},
		{9, `,"diagonal+":true,"diagonal-":true,"antiking":true`, "classic9+diagonals; king"},
		{4, `,"extraregion":[{"cells":["R1C1","R2C2","R3C3"]},{"cells":["R1C4","R2C4","R3C4","R3C1"]}]`, "extra-region: r1c1 r2c2 r3c3; extra-region: r1c4 r2c4 r3c4 r3c1"},
		{5, "", "jigsaw:" + strings.Repeat(".", 25)},
		// A drawing says nothing beside the clue that it draws.
		{9, `,"renban":[{"lines":[["R1C1","R1C2"]]}],"line":[{"lines":[["R1C1","R1C2"]],"fromConstraint":"Renban"}]`, "renban: r1c1 r1c2"},
		{9, `,"whispers":[{"lines":[["R1C1","R1C2"]]}],"line":[{"lines":[["R1C1","R1C2"]],"fromConstraint":"German Whispers"}]`, "whispers: r1c1 r1c2"},
		{9, `,"line":[{"lines":[["R1C1","R1C2"]],"isNewConstraint":true,"outlineC":"#c060c0"}]`, "renban: r1c1 r1c2"},
		{9, `,"cage":[{"cells":[],"value":"title: The first"},{"cells":["R1C1"],"value":"foglight"}],"fogofwar":["R1C1"]`, ""},
	} {
		p := mustParse(t, ofFPuzzles(c.size, c.fields), candidates.Classic9)
		if got := boardLines(p.Grid.Layout()); got != c.want {
			t.Errorf("%s\nis %s\nwant %s", c.fields, got, c.want)
		}
		sameAgain(t, p)
	}
}

// sameAgain checks that a puzzle comes back as it was when it is written for f-puzzles.
func sameAgain(t *testing.T, p *Puzzle) {
	t.Helper()
	s := p.Grid.Sheet()
	if p.Sheet != nil {
		s = *p.Sheet
	}
	text, err := FPuzzles(&s, p.Name, candidates.Filling{})
	if err != nil {
		t.Error(err)
		return
	}
	again := mustParse(t, string(text), candidates.Classic9)
	got := again.Grid.Sheet()
	if again.Sheet != nil {
		got = *again.Sheet
	}
	if !got.Layout.Same(s.Layout) {
		t.Errorf("%s\nis %s\nwas %s", text, boardLines(got.Layout), boardLines(s.Layout))
	}
	framed := mustParse(t, Framed(PencilMarks(&p.Grid), p.Grid.Layout()), candidates.Classic9)
	if !framed.Grid.Layout().Same(s.Layout) || PencilMarks(&framed.Grid) != PencilMarks(&p.Grid) {
		t.Errorf("%s\nframed is %s", boardLines(framed.Grid.Layout()), boardLines(s.Layout))
	}
	if got.Layout = s.Layout; got != s || again.Name != p.Name {
		t.Errorf("%s\nis another sheet", text)
	}
}

// Marks that are given are a clue, those of the solver are not; a cell in the region null is in no box.
func TestFPuzzlesCells(t *testing.T) {
	row := `[{"region":null,"givenPencilMarks":[1,2]},{"region":0},{"region":0},{"region":0,"value":3}]`
	rest := strings.Repeat(`,[{"region":null},{"region":null},{"region":null},{"region":0,"centerPencilMarks":[1,"2"],"cornerPencilMarks":[4],"c":"#fff"}]`, 1) +
		strings.Repeat(`,[{"region":null},{"region":null},{"region":null},{"region":null}]`, 2)
	p := mustParse(t, `{"size":4,"title":5,"grid":[`+row+rest+`]}`, candidates.Classic9)
	if got, want := boardLines(p.Grid.Layout()), "jigsaw:.AAA...A........; marks 1 2: r1c1"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	s := p.Sheet
	if c := candidates.At(2, 4); s.Marks[c] != candidates.Digits(1, 2) || s.Corners[c] != candidates.Digits(4) || p.Name != "5" || s.Givens.Has(candidates.At(1, 4)) {
		t.Errorf("got marks %v and corners %v in %v of %q", s.Marks[c], s.Corners[c], c, p.Name)
	}
	sameAgain(t, p)
	if l := p.Grid.Layout(); l.BoxOf(candidates.At(4, 1)) != candidates.NoHouse || !l.HouseCells(candidates.NoHouse).IsEmpty() {
		t.Error("r4c1 is in a box")
	}
}

// A rule that is not understood is named with its place, and the puzzle is refused; without it the rest is read.
func TestFPuzzlesUnknown(t *testing.T) {
	for _, c := range []struct {
		fields, message string
		names           []string
		rest            string
	}{
		{`,"antiknight":true,"doppelganger":[{"cells":["R5C4"]}]`, `with "doppelganger" at r5c4, which is not understood yet:`, []string{"doppelganger"}, "knight"},
		{`,"difference":[{"cells":["R1C1","R3C3"]}]`, `with "difference" at r1c1 (expected two cells side by side`, []string{"difference"}, ""},
		{`,"difference":[{"cells":["R1C1","R1C2"],"value":"a"}]`, `(found "a": expected a number)`, []string{"difference"}, ""},
		{`,"thermometer":[{"lines":[["R0C1","R1C1"]]}]`, `(found "R0C1": expected a cell of the board)`, []string{"thermometer"}, ""},
		{`,"xv":[{"cells":["R1C1","R1C2"],"value":"XI"}]`, `the value is "XI"`, []string{"xv"}, ""},
		{`,"negative":["quadruple"]`, `"negative" of "quadruple", which is not understood yet`, []string{"negative"}, ""},
		{`,"numberedroom":[{"cell":"R0C0","value":"3"}]`, `expected a place beside a row or a column`, []string{"numberedroom"}, ""},
		{`,"line":[{"lines":[["R2C1","R1C2"]]}],"text":[{"cells":["R3C3"],"value":"?"}]`, `"line" at r2c1, a drawing that no clue explains; "text" at r3c3,`, []string{"line", "text"}, ""},
		{`,"line":[{"lines":[["R2C1","R1C2"]],"fromConstraint":"Renban"}]`, `"line" at r2c1, the drawing of "Renban" without its clue`, []string{"line"}, ""},
		{`,"cage":[{"cells":["R2C1"],"value":"DR5"}]`, `"cage" at r2c1`, []string{"cage"}, ""},
		{`,"line":true`, `"line" that is no list of drawings`, []string{"line"}, ""},
	} {
		text := ofFPuzzles(9, c.fields)
		_, err := Parse(text, candidates.Classic9)
		var wrong *ParseError
		if !errors.As(err, &wrong) || !strings.Contains(wrong.Msg.String(), c.message) || !slices.Equal(wrong.Unknown, c.names) {
			t.Errorf("%s\ngives %v\nwant  %s", c.fields, err, c.message)
			continue
		}
		r := NewReader(strings.NewReader(text), "", candidates.Classic9)
		r.Ignore(c.names...)
		p, err := r.Read()
		if err != nil || boardLines(p.Grid.Layout()) != c.rest || !slices.Equal(p.Ignored, c.names) {
			t.Errorf("%s without %v: %v", c.fields, c.names, err)
		}
	}
}

// Each puzzle of the corpora is read whole, or refused for rules that are named; what is read comes back the same.
func TestFPuzzlesCorpora(t *testing.T) {
	read, refused := 0, map[string]int{}
	for _, name := range []string{"puzzles", "generated", "counts"} {
		file, err := os.Open("../../../shared/corpora/variants/" + name + ".jsonl")
		if err != nil {
			t.Skipf("there are no puzzles with clues: %v", err)
		}
		defer file.Close()
		lines := bufio.NewScanner(file)
		for lines.Buffer(nil, 1<<20); lines.Scan(); {
			var line struct {
				Name, Solution string
				Size           int
				FPuzzles       json.RawMessage
			}
			if err := json.Unmarshal(lines.Bytes(), &line); err != nil {
				t.Fatal(err)
			}
			p, err := Parse(string(line.FPuzzles), candidates.Classic9)
			var wrong *ParseError
			switch {
			case err == nil:
				read++
				sameAgain(t, p)
				checkSolution(t, line.Name, p, line.Solution)
			case line.Size > candidates.MaxSize:
			case !errors.As(err, &wrong) || len(wrong.Unknown) == 0:
				t.Errorf("%s: %v", line.Name, err)
			default:
				for _, name := range wrong.Unknown {
					refused[name]++
				}
			}
		}
	}
	t.Logf("%d puzzles are read; not understood are %v", read, refused)
}

// checkSolution checks that a solution that others state keeps all clues.
func checkSolution(t *testing.T, name string, p *Puzzle, solution string) {
	l := p.Grid.Layout()
	if len(solution) != l.Cells().Len() {
		return
	}
	var f candidates.Filling
	i := 0
	for c := range l.Cells().All() {
		f[c] = candidates.Digit(solution[i] - '0')
		i++
	}
	if c, broken := f.BrokenClue(l); broken {
		t.Errorf("%s: the solution breaks %v", name, c)
	}
	if clash, clashes := f.Clash(l); clashes {
		t.Errorf("%s: the solution has %v", name, clash)
	}
}
