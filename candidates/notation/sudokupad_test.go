package notation

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
)

// ofSudokuPad makes an empty puzzle of SudokuPad of 9x9 cells with the usual regions and more fields.
func ofSudokuPad(fields string) string {
	row := "[" + strings.Repeat("{},", 8) + "{}]"
	var regions []string
	for box := range 9 {
		var cells []string
		for i := range 9 {
			cells = append(cells, fmt.Sprintf("[%d,%d]", box/3*3+i/3, box%3*3+i%3))
		}
		regions = append(regions, "["+strings.Join(cells, ",")+"]")
	}
	return `{"cellSize":50,"cells":[` + strings.Repeat(row+",", 8) + row + `],"regions":[` + strings.Join(regions, ",") + `]` + fields + `}`
}

func row(r int) string {
	var cells []string
	for c := range 9 {
		cells = append(cells, fmt.Sprintf("[%d,%d]", r, c))
	}
	return "[" + strings.Join(cells, ",") + "]"
}

// What has a meaning in SudokuPad's own form is read as the clues that f-puzzles has for it, in JSON and in links.
func TestSudokuPad(t *testing.T) {
	for _, c := range []struct{ fields, want string }{
		{"", ""},
		{`,"cages":[{"cells":[[0,0],[0,1]],"value":"12","unique":true,"sum":12}]`, "cage 12: r1c1 r1c2"},
		{`,"cages":[{"cells":[[0,0],[1,0]],"value":12,"unique":true},{"cells":[[8,8],[8,7]],"unique":true}]`, "cage 12: r1c1 r2c1; cage: r9c9 r9c8"},
		{`,"cages":[{"value":"title: A name"},{"value":"solution: 123"}]`, ""},
		{`,"cages":[{"cells":` + row(2) + `,"unique":true,"hidden":true,"type":"rowcol"},{"cells":[[0,0],[0,1],[0,2],[1,0],[1,1],[1,2],[2,0],[2,2],[2,1]],"unique":true}]`, ""},
		{`,"global":["antiknight","nonconsecutive"],"metadata":{"rules":"Normal rules.","antiking":true,"norowcol":false}`, "knight; king; nonconsecutive"},
		{`,"lines":[],"arrows":[],"foglight":[[0,0]]`, ""},
	} {
		text := ofSudokuPad(c.fields)
		link := "https://sudokupad.app/scl" + packLZ(text)
		for _, from := range []string{text, link, link + "?setting-nogrid=1 A name", "https://sudokupad.app/?puzzleid=scl" + packLZ(text), "ctc" + packLZ(text)} {
			p, err := Parse(from, candidates.Classic9)
			if err != nil {
				t.Errorf("%s: %v", c.fields, err)
				continue
			}
			var lines []string
			for _, clue := range p.Grid.Layout().Clues() {
				lines = append(lines, clue.String())
			}
			if got := strings.Join(lines, "; "); got != c.want || !strings.HasPrefix(p.Grid.Layout().String(), "classic9") {
				t.Errorf("%s: is %s on %v, want %s", c.fields, got, p.Grid.Layout(), c.want)
			}
		}
	}
}

// Givens stand where they do, the regions make the board, and the title is the name.
func TestSudokuPadCells(t *testing.T) {
	text := `{"cells":[[{"value":1},{},{},{"value":"4"}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{"value":2}]],` +
		`"regions":[[[0,0],[0,1],[0,2],[0,3]],[[1,0],[1,1],[2,0],[2,1]]],"metadata":{"title":"Small","solution":"1234"}}`
	p, err := Parse(text, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	if got := p.Grid.Layout().String(); got != "jigsaw:AAAABB..BB......" || p.Name != "Small" || p.Grid.Value(candidates.At(1, 4)) != 4 || p.Grid.Givens().Len() != 3 {
		t.Errorf("read as %s with the name %q", got, p.Name)
	}
}

// What is only drawn, or said in words, is named with its color and place, and without it the rest is read.
func TestSudokuPadUnknown(t *testing.T) {
	for _, c := range []struct {
		fields, message string
		names           []string
	}{
		{`,"lines":[{"wayPoints":[[2.5,1.5],[3.5,1.5]],"color":"#F067F0"}]`, `"lines" of color #F067F0 at r3c2, a drawing that only its rules explain`, []string{"lines"}},
		{`,"overlays":[{"center":[1,0.5],"text":"V","width":1}]`, `"overlays" with "V" at r2c1`, []string{"overlays"}},
		{`,"cages":[{"cells":[[0,0],[0,1]],"value":"12"}]`, `"cages" at r1c1 with "12", which only its rules explain`, []string{"cages"}},
		{`,"cages":[{"cells":[[0,0],[0,1]],"value":"=","unique":true}]`, `"cages" at r1c1 with "="`, []string{"cages"}},
		{`,"global":["torus"]`, `"torus", which is not understood yet`, []string{"torus"}},
		{`,"metadata":{"norowcol":true}`, `"norowcol"`, []string{"norowcol"}},
		{`,"whatever":[1]`, `"whatever", which is not understood`, []string{"whatever"}},
	} {
		text := ofSudokuPad(c.fields)
		_, err := Parse(text, candidates.Classic9)
		var wrong *ParseError
		if !errors.As(err, &wrong) || !strings.Contains(wrong.Msg.String(), c.message) || !strings.Contains(wrong.Msg.String(), "SudokuPad") || !slices.Equal(wrong.Unknown, c.names) {
			t.Errorf("%s\ngives %v\nwant  %s", c.fields, err, c.message)
			continue
		}
		r := NewReader(strings.NewReader(text), "", candidates.Classic9)
		r.Ignore(c.names...)
		if p, err := r.Read(); err != nil || len(p.Grid.Layout().Clues()) != 0 || !slices.Equal(p.Ignored, c.names) {
			t.Errorf("%s without %v: %v", c.fields, c.names, err)
		}
	}
	for text, want := range map[string]string{
		`{"cells":[[{},{}],[{}]]}`:                                     "SudokuPad of size 2",
		strings.Replace(ofSudokuPad(""), "[0,0]", "[9,0]", 1):          `"R10C1" in region 1: expected a cell of the board`,
		strings.Replace(ofSudokuPad(""), "[0,0]", "[1,1]", 1):          `"R2C2" in region 1`,
		strings.Replace(ofSudokuPad(""), "[0,0]", "[1e300,-1e300]", 1): `in region 1: expected a cell`,
	} {
		if _, err := Parse(text, candidates.Classic9); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s: %v, want %s", text, err, want)
		}
	}
}

// What SudokuPad makes shorter is the JSON that it was.
func TestUnzip(t *testing.T) {
	for zipped, want := range map[string]string{
		`{cs:50,ce:[[{v:1},,{}],[,]],re:[]}`:                                    `{"cellSize":50,"cells":[[{"value":1},{},{}],[{},{}]],"regions":[]}`,
		`{ca:[{ce:[[0,1]],v:12,unique:t,hidden:f}],o:[{c2:#F,c1:#0,c:ff00FF}]}`: `{"cages":[{"cells":[[0,1]],"value":12,"unique":true,"hidden":false}],"overlays":[{"backgroundColor":"#FFFFFF","borderColor":"#000000","color":"#ff00FF"}]}`,
		`{metadata:{title:'It\'s',rules:'a\nb, {c}: [d]'}}`:                     `{"metadata":{"title":"It's","rules":"a\nb, {c}: [d]"}}`,
		`{"t":"It's","v":[-1.5,null,true]}`:                                     `{"title":"It's","value":[-1.5,null,true]}`,
		`[]`:                                                                    `[]`,
	} {
		got, err := unzip(zipped)
		if err != nil || string(got) != want {
			t.Errorf("%s\nis   %s, %v\nwant %s", zipped, got, err, want)
		}
	}
	for _, damaged := range []string{"", "{", "{a", "{a:", "{a:1", "[1,", "[1 2]", "{a:'b}", `{"a":x}`, "[1]]", strings.Repeat("[", 10000), "{a:'\\q'}", "{'a'1}"} {
		if got, err := unzip(damaged); err == nil {
			t.Errorf("%.20s is %s", damaged, got)
		}
	}
}

// Any puzzle of the corpora that SudokuPad has a meaning for is the same in its own form and in that of f-puzzles,
// whether it is made shorter or not.
func TestSudokuPadCorpora(t *testing.T) {
	text, err := os.ReadFile("../../../shared/corpora/variants/puzzles.jsonl")
	if err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal(err)
		}
		t.Skipf("there are no puzzles with clues: %v", err)
	}
	read := 0
	for line := range bytes.Lines(text) {
		var entry struct {
			Name     string
			FPuzzles json.RawMessage
		}
		if err := json.Unmarshal(line, &entry); err != nil {
			t.Fatal(err)
		}
		p, err := Parse(string(entry.FPuzzles), candidates.Classic9)
		if err != nil {
			continue
		}
		pad, ok := asPad(p)
		if !ok {
			continue
		}
		read++
		for _, from := range []string{pad, "https://sudokupad.app/scl" + packLZ(zip(pad))} {
			again, err := Parse(from, candidates.Classic9)
			if err != nil {
				t.Errorf("%s: %v", entry.Name, err)
				continue
			}
			a, b := p.Grid.Layout(), again.Grid.Layout()
			if !a.Same(b) || again.Grid.Givens() != p.Grid.Givens() {
				t.Errorf("%s comes back as %v, %v", entry.Name, b.Clues(), b)
			}
		}
	}
	if t.Logf("%d puzzles", read); read < 20 {
		t.Errorf("only %d puzzles were compared", read)
	}
}

// asPad writes a puzzle in SudokuPad's own form; ok is false if it has other clues.
func asPad(p *Puzzle) (text string, ok bool) {
	l := p.Grid.Layout()
	place := func(c candidates.Cell) []int { return []int{c.Row() - 1, c.Column() - 1} }
	var doc struct {
		Cells   [][]map[string]int `json:"cells"`
		Regions [][][]int          `json:"regions"`
		Cages   []map[string]any   `json:"cages"`
		Global  []string           `json:"global"`
	}
	for r := range l.Size() {
		doc.Cells = append(doc.Cells, nil)
		for c := range l.Size() {
			cell := map[string]int{}
			if at := candidates.At(r+1, c+1); p.Grid.Givens().Has(at) {
				cell["value"] = int(p.Grid.Value(at))
			}
			doc.Cells[r] = append(doc.Cells[r], cell)
		}
	}
	boxes := map[candidates.House]int{}
	for c := range l.Cells().All() {
		box := l.BoxOf(c)
		if box == candidates.NoHouse {
			continue
		}
		if _, seen := boxes[box]; !seen {
			boxes[box] = len(doc.Regions)
			doc.Regions = append(doc.Regions, nil)
		}
		doc.Regions[boxes[box]] = append(doc.Regions[boxes[box]], place(c))
	}
	for _, c := range l.Clues() {
		switch {
		case slices.Contains(padSwitches, c.Kind.FPuzzles.Name):
			doc.Global = append(doc.Global, c.Kind.FPuzzles.Name)
		case c.Kind.FPuzzles.Name == "killercage":
			cage := map[string]any{"unique": true}
			var cells [][]int
			for _, cell := range c.Lines[0] {
				cells = append(cells, place(cell))
			}
			cage["cells"] = cells
			if len(c.Values) > 0 {
				cage["value"], cage["sum"] = fmt.Sprint(c.Values[0]), c.Values[0]
			}
			doc.Cages = append(doc.Cages, cage)
		default:
			return "", false
		}
	}
	written, err := json.Marshal(doc)
	return string(written), err == nil && !strings.Contains(l.String(), "+")
}

// zip makes JSON shorter as SudokuPad does, as far as the puzzles of the test need it.
func zip(text string) string {
	for _, r := range [][2]string{{`"cells":`, "ce:"}, {`"regions":`, "re:"}, {`"cages":`, "ca:"}, {`"value":`, "v:"}, {`"global":`, "global:"}, {`"sum":`, "sum:"},
		{`"unique":true`, "unique:t"}, {"{},", ","}, {",{}]", ",]"}, {`"`, "'"}} {
		text = strings.ReplaceAll(text, r[0], r[1])
	}
	return text
}

// Where a server made one slash of two in a link, the puzzle is found all the same.
func TestLostSlashes(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	tried := 0
	for range 300 {
		text := fmt.Sprintf(`{"size":4,"title":"%x%c","grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{"value":%d,"given":true}]]}`, rng.Uint64(), 0xfff8+rng.IntN(6), 1+rng.IntN(4))
		packed := packLZ(text)
		lost := strings.ReplaceAll(packed, "//", "/")
		if lost == packed {
			continue
		}
		tried++
		p, err := Parse("https://sudokupad.app/fpuzzles"+lost, candidates.Classic9)
		if want, _ := Parse(text, candidates.Classic9); err != nil || p.Grid != want.Grid || p.Name != want.Name {
			t.Errorf("%s: %v", lost, err)
		}
	}
	if tried < 20 {
		t.Errorf("only %d links had two slashes", tried)
	}
}
