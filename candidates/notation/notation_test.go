package notation_test

import (
	"bufio"
	"bytes"
	"compress/zlib"
	"encoding/base32"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/tools/txtar"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	. "pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
)

var update = flag.Bool("update", false, "write what is read to the .want sections of testdata")

// transcript tells in words all that is read from the input.
func transcript(input string, l *candidates.Layout) string {
	var b strings.Builder
	r := NewReader(strings.NewReader(input), "", l)
	for {
		p, err := r.Read()
		var wrong *ParseError
		switch {
		case err == io.EOF:
			return b.String()
		case errors.As(err, &wrong):
			fmt.Fprintln(&b, wrong.Long(nil))
			continue
		case err != nil:
			return b.String() + err.Error()
		}
		fmt.Fprintf(&b, "line %d", p.Line)
		if p.Name != "" {
			fmt.Fprintf(&b, " %q", p.Name)
		}
		if p.Document != nil {
			fmt.Fprintf(&b, " document %q\n", p.Document)
			continue
		}
		fmt.Fprintf(&b, "\n%s\n", PlusLine(&p.Grid))
		if again, err := Parse(PlusLine(&p.Grid), l); err != nil || !again.Grid.Equal(&p.Grid) {
			b.WriteString(PencilMarks(&p.Grid))
		}
		if k := p.Case; k != nil {
			fmt.Fprintf(&b, "case %s %q on %v: deleted %v, eliminations %v, placements %v, extra %d\n",
				k.Code, k.Variant, k.Digits, k.Deleted, k.Eliminations, k.Placements, k.Extra)
		}
	}
}

// examples returns the inputs of the transcripts.
func examples(t testing.TB) (inputs []string) {
	for _, name := range []string{"testdata/forms.txtar", "testdata/errors.txtar"} {
		a, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range a.Files {
			inputs = append(inputs, string(f.Data))
		}
	}
	return inputs
}

func TestTranscripts(t *testing.T) {
	for _, name := range []string{"testdata/forms.txtar", "testdata/errors.txtar"} {
		a, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		want := map[string]string{}
		for _, f := range a.Files {
			want[f.Name] = string(f.Data)
		}
		var files []txtar.File
		for _, f := range a.Files {
			if strings.HasSuffix(f.Name, ".want") {
				continue
			}
			got := transcript(string(f.Data), candidates.Classic9)
			files = append(files, f, txtar.File{Name: f.Name + ".want", Data: []byte(got)})
			if got != want[f.Name+".want"] && !*update {
				t.Errorf("%s: %s\n got:\n%s\nwant:\n%s", name, f.Name, got, want[f.Name+".want"])
			}
		}
		if len(files) == 0 {
			t.Errorf("%s: found no tests", name)
		}
		if *update {
			a.Files = files
			if err := os.WriteFile(name, txtar.Format(a), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// first is the puzzle that most inputs of the tests are.
const first = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"

func mustParse(t testing.TB, s string, l *candidates.Layout) *Puzzle {
	t.Helper()
	p, err := Parse(s, l)
	if err != nil {
		t.Fatalf("%q: %v", s, err)
	}
	return p
}

// Line ends, byte order marks and the end of the input.
func TestEnds(t *testing.T) {
	for _, input := range []string{first, first + "\n", first + "\r\n", "\ufeff" + first, "\ufeff\r\n" + first, "\n\n" + first + " "} {
		if p := mustParse(t, input, candidates.Classic9); p.Grid.String() != first || p.Input != first {
			t.Errorf("%q: read as %q, input %q", input, p.Grid.String(), p.Input)
		}
	}
	for _, end := range []string{"\r", "\r\n", "\r\r\n", "\n"} {
		rows := strings.ReplaceAll("4.....8.5\n.3.......\n...7.....\n.2.....6.\n....8.4..\n....1....\n...6.3.7.\n5..2.....\n1.4......\n", "\n", end)
		if p := mustParse(t, rows, candidates.Classic9); p.Grid.String() != first {
			t.Errorf("%q: read as %q", rows, p.Grid.String())
		}
	}
	rows := strings.ReplaceAll(Board(&mustParse(t, first, candidates.Classic9).Grid), "\n", "\r\n")
	if p := mustParse(t, rows, candidates.Classic9); p.Grid.String() != first || strings.Contains(p.Input, "\r") {
		t.Errorf("%q: read as %q, input %q", rows, p.Grid.String(), p.Input)
	}
}

func TestParseWantsOne(t *testing.T) {
	for input, want := range map[string]string{
		"":                         "1:1: found nothing: expected a puzzle",
		"# nothing\n":              "1:1: found nothing: expected a puzzle",
		first + "\n" + first:       "2:1: found a second puzzle: expected one",
		first + "\nhello":          "2:1: found letter 'h'",
		"\xff\xfe1\x00":            "1:1: found byte 0xFF, which is not UTF-8",
		"\x00\x01":                 "1:1: found control character U+0000",
		"schema: pencilmark":       "1:1: found a document of another schema",
		first[:40] + "\x00":        "1:41: found control character U+0000",
		"  é" + first:              "1:3: found letter 'é'",
		strings.Repeat("1", 1<<17): "1:1: line of more than 65536 bytes",
	} {
		p, err := Parse(input, candidates.Classic9)
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%.90q: got %v, %v; want %s", input, p, err, want)
		}
	}
}

// The other layouts have their own lengths and digits.
func TestLayouts(t *testing.T) {
	small, jigsaw := candidates.Classic4, layouts[5]
	for _, input := range []string{"1..4..1..1..4..1", "1..4\n..1.\n.1..\n4..1", "1. .4\n.. 1.\n.1 ..\n4. .1",
		"1....23..23....4.23..23.1....23..23.1....23..23....4.23..23.1..."} {
		for _, l := range []*candidates.Layout{small, jigsaw} {
			if p := mustParse(t, input, l); p.Grid.Layout() != l || p.Grid.String() != "1..4..1..1..4..1" {
				t.Errorf("%v: %q read as %v", l, input, p.Grid.String())
			}
		}
	}
	for input, want := range map[string]string{
		"1..4..1..1..4..5":             "1:16: found digit 5: expected a digit 1 to 4",
		"1..4..1..1..4..":              "1:16: found 15 cells: expected 16",
		"1..4..1..1..4..1.":            "1:17: found 17 cells: expected 16, or 64 candidates",
		"1..4\n..1.\n.1..\n5..1":       "4:1: found digit 5: expected a digit 1 to 4",
		"1 23 23 4\n2 7":               "2:3: found digit 7: expected a digit 1 to 4",
		"1 23 27 4":                    "1:7: found digit 7: expected a digit 1 to 4",
		":0300:5:1..4..1..1..4..1::::": "1:7: found digit 5: expected digits from 1 to 4",
		"https://www.sudokuwiki.org/sudoku.htm?bd=" + strings.Repeat("0", 81):     "1:42: found a state of 81 characters",
		"https://www.sudokuwiki.org/sudoku.htm?bd=S9B" + strings.Repeat("01", 81): "1:42: found the state of a 9x9 board",
	} {
		if _, err := Parse(input, small); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: got %v, want %s", input, err, want)
		}
	}
}

// A clash is no error of the input: it is the grid that tells it.
func TestClash(t *testing.T) {
	p := mustParse(t, "55"+first[2:], candidates.Classic9)
	f := p.Grid.Filling()
	if k, ok := f.Clash(candidates.Classic9); !ok || k.String() != "5 in r1c1,r1c2,r1c9 of row1" {
		t.Errorf("got %v, %v", k, ok)
	}
}

func TestLong(t *testing.T) {
	for _, test := range []struct {
		e    ParseError
		want string
	}{
		{ParseError{"f.txt", 7, 3, "ab\x1b[0m", fault.New("no"), nil}, "f.txt:7:3: no\n    7 | ab␛[0m\n      |   ^"},
		{ParseError{"", 7, 4, "\té\tx", fault.New("no"), nil}, "7:4: no\n    7 |  é x\n      |    ^"},
		{ParseError{"", 7, 3, "日本x", fault.New("no"), nil}, "7:3: no\n    7 | 日本x\n      | \u3000\u3000^"},
		{ParseError{"", 7, 1, "", fault.New("no"), nil}, "7:1: no\n    7 | \n      | ^"},
		{ParseError{"", 7, 3, "a\u0301\xffb", fault.New("no"), nil}, "7:3: no\n    7 | a\ufffd\ufffdb\n      |   ^"},
		{ParseError{"", 7, 100, strings.Repeat("x", 200), fault.New("no"), nil},
			"7:100: no\n    7 | …" + strings.Repeat("x", 70) + "…\n      |  " + strings.Repeat(" ", 35) + "^"},
		{ParseError{"", 7, 201, strings.Repeat("x", 200), fault.New("no"), nil},
			"7:201: no\n    7 | …" + strings.Repeat("x", 70) + "\n      |  " + strings.Repeat(" ", 70) + "^"},
	} {
		if got := test.e.Long(nil); got != test.want {
			t.Errorf("%+v:\n got:\n%s\nwant:\n%s", test.e, got, test.want)
		}
	}
}

// Which lists of one digit are givens: not those that a list they see shows.
func TestLastCandidates(t *testing.T) {
	l := candidates.Classic4
	p := mustParse(t, "1 2 3 34\n34 34 12 12\n2 13 4 13\n34 4 1 2\n", l)
	g := &p.Grid
	// The 4 of r4c2 is shown by r4c1, that of r3c3 by nothing.
	if c := candidates.At(4, 2); g.Value(c) != 0 || g.Candidates(c) != candidates.Digits(4) {
		t.Errorf("%v: value %v, candidates %v", c, g.Value(c), g.Candidates(c))
	}
	if c := candidates.At(3, 3); g.Value(c) != 4 || !g.Givens().Has(c) {
		t.Errorf("%v is no given", c)
	}
	// What is written otherwise is as it is written; nothing noted is anything.
	p = mustParse(t, "1 +2 34 34\n34 34 12 12\n2 13 {4} .\n34 4 {} 2\n", l)
	g = &p.Grid
	if c := candidates.At(1, 2); g.Value(c) != 2 || g.Givens().Has(c) {
		t.Errorf("%v is not placed", c)
	}
	if c := candidates.At(3, 3); g.Value(c) != 0 || g.Candidates(c) != candidates.Digits(4) {
		t.Errorf("%v: value %v, candidates %v", c, g.Value(c), g.Candidates(c))
	}
	if c := candidates.At(4, 3); g.Candidates(c) != 0 {
		t.Errorf("%v has candidates %v", c, g.Candidates(c))
	}
	if c := candidates.At(3, 4); g.Candidates(c) != candidates.Digits(1, 3, 4) {
		t.Errorf("%v has candidates %v", c, g.Candidates(c))
	}
}

var layouts = func() (ls []*candidates.Layout) {
	for _, spec := range []string{"classic9", "classic8", "classic6", "classic4", "classic9+diagonals", "jigsaw:AAABABBBCCCDCDDD",
		"jigsaw:AAAABABBBBCCCCDCDDDDEEEEE"} {
		l, err := candidates.ParseLayout(spec)
		if err != nil {
			panic(err)
		}
		ls = append(ls, l)
	}
	return ls
}()

// randomGrid returns a grid in any state: givens and placed digits that may
// clash, candidates removed.
func randomGrid(random *rand.Rand, l *candidates.Layout) candidates.Grid {
	var givens candidates.Filling
	share := random.IntN(6)
	for c := range l.Cells().All() {
		if random.IntN(20) < share {
			givens[c] = candidates.Digit(1 + random.IntN(l.Size()))
		}
	}
	g := candidates.NewGrid(l, givens)
	for c := range g.Open().All() {
		if d := candidates.Digit(1 + random.IntN(l.Size())); random.IntN(20) < share {
			g.Place(c, d)
		}
	}
	for c := range g.Open().All() {
		for d := range l.Digits().All() {
			if random.IntN(6) < share {
				g.Remove(c, d)
			}
		}
	}
	return g
}

// What each form keeps, as the package comment tells.
func TestRoundTrip(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for range 200 {
		for _, l := range layouts {
			g := randomGrid(random, l)

			if p := mustParse(t, PencilMarks(&g), l); !p.Grid.Equal(&g) {
				t.Fatalf("%v: pencil marks\n%sread as\n%s", l, PencilMarks(&g), PencilMarks(&p.Grid))
			}
			k := &LibraryCase{Code: "0300", Variant: "1", Digits: candidates.Digits(2, 3), Extra: 7,
				Eliminations: []candidates.Candidate{candidates.Of(candidates.At(2, 1), 1), candidates.Of(candidates.At(1, 3), 4)}}
			line := Library(&g, k)
			p := mustParse(t, line, l)
			if !p.Grid.Equal(&g) || Library(&p.Grid, p.Case) != line {
				t.Fatalf("%v: library line\n%s\nread as\n%s", l, line, Library(&p.Grid, p.Case))
			}
			if link, ok := SudokuWikiLink(&g); ok {
				if p := mustParse(t, link, l); !p.Grid.Equal(&g) {
					t.Fatalf("%s\n%sread as\n%s", link, PencilMarks(&g), PencilMarks(&p.Grid))
				}
			}

			p = mustParse(t, PlusLine(&g), l)
			if p.Grid.Filling() != g.Filling() || p.Grid.Givens() != g.Givens() {
				t.Fatalf("%v: %s read as %s", l, PlusLine(&g), PlusLine(&p.Grid))
			}
			for _, text := range []string{Line(&g), Board(&g)} {
				if p := mustParse(t, text, l); p.Grid.Filling() != g.Filling() {
					t.Fatalf("%v: %s read as %s", l, text, Line(&p.Grid))
				}
			}
			p = mustParse(t, Sukaku(&g), l)
			if Sukaku(&p.Grid) != Sukaku(&g) && !clashes(&p.Grid) {
				t.Fatalf("%v: candidates\n%s read as\n%s", l, Sukaku(&g), Sukaku(&p.Grid))
			}
		}
	}
}

func clashes(g *candidates.Grid) bool {
	f := g.Filling()
	_, bad := f.Clash(g.Layout())
	return bad
}

// There is no bar where a box is in the way, as in the middle of this jigsaw.
func TestTables(t *testing.T) {
	jigsaw, classic := mustParse(t, "1..."+strings.Repeat(".", 12), layouts[5]).Grid, mustParse(t, "1..."+strings.Repeat(".", 12), candidates.Classic4).Grid
	for _, g := range []*candidates.Grid{&jigsaw, &classic} {
		g.Place(candidates.At(2, 3), 2)
		g.Remove(candidates.At(4, 4), 1)
	}
	if got, want := PencilMarks(&jigsaw), `+-------------------+
| 1   234  34  34   |
| 34  134  +2  134  |
+-------------------+
| 234 1234 134 1234 |
| 234 1234 134 234  |
+-------------------+
`; got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	if got, want := Board(&classic), `+-----+-----+
| 1 . | . . |
| . . | 2 . |
+-----+-----+
| . . | . . |
| . . | . . |
+-----+-----+
`; got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// The first pairs of the state of SudokuWiki by its definition: a given 4, a
// placed 1, and the candidates 3, 7 and 8 of r1c3.
func TestSudokuWiki(t *testing.T) {
	g := mustParse(t, "4+1"+first[2:], candidates.Classic9).Grid
	for d := range candidates.Digits(2, 6, 9).All() {
		g.Remove(candidates.At(1, 3), d)
	}
	link, ok := SudokuWikiLink(&g)
	if want := "https://www.sudokuwiki.org/sudoku.htm?bd=S9B040a"; !ok || !strings.HasPrefix(link, want) {
		t.Errorf("got %s, want %s...", link, want)
	}
	small := mustParse(t, strings.Repeat(".", 16), candidates.Classic4).Grid
	if link, ok := SudokuWikiLink(&small); ok {
		t.Errorf("got %s for a small board", link)
	}

	// The older definition, written here: twice the bits, plus 1 for a given.
	var old strings.Builder
	for c := range g.Layout().Cells().All() {
		bits := int64(g.Candidates(c)) << 1
		if g.Givens().Has(c) {
			bits++
		}
		fmt.Fprintf(&old, "%02s", strconv.FormatInt(bits, 32))
	}
	if p := mustParse(t, "https://www.sudokuwiki.org/sudoku.htm?bd="+old.String(), g.Layout()); p.Grid != g {
		t.Errorf("%s read as\n%s", old.String(), PencilMarks(&p.Grid))
	}
}

func TestSudokuCoach(t *testing.T) {
	g := mustParse(t, "4+1"+first[2:], candidates.Classic9).Grid
	g.Remove(candidates.At(1, 3), 7)
	var givens, placed strings.Builder
	var marks []string
	for c := range g.Layout().Cells().All() {
		digits := [2]candidates.Digit{}
		bits := 0
		switch {
		case g.Givens().Has(c):
			digits[0] = g.Value(c)
		case g.Value(c) != 0:
			digits[1] = g.Value(c)
		default:
			bits = int(g.Candidates(c)) << 1
		}
		fmt.Fprint(&givens, int(digits[0]))
		fmt.Fprint(&placed, int(digits[1]))
		marks = append(marks, strconv.Itoa(bits))
	}
	link := func(json string) string {
		var packed bytes.Buffer
		w := zlib.NewWriter(&packed)
		io.WriteString(w, json)
		w.Close()
		return "https://sudoku.coach/en/solver/SCv7_32_" + strings.ToLower(base32.HexEncoding.WithPadding(base32.NoPadding).EncodeToString(packed.Bytes()))
	}
	state := fmt.Sprintf(`{"gridSize":9,"givenDigits":%q,"userDigits":%q,"userCellCandidates":%q}`, givens.String(), placed.String(), strings.Join(marks, "-"))
	if p := mustParse(t, link(state), g.Layout()); p.Grid != g {
		t.Errorf("read as\n%swant\n%s", PencilMarks(&p.Grid), PencilMarks(&g))
	}
	for json, want := range map[string]string{
		`{"gridSize":6}`:      "found a state of Sudoku Coach for size 6: expected 9",
		`{"givenDigits":"1"}`: "found 1 digit in the state of Sudoku Coach: expected 81",
		`[1]`:                 "found a damaged state of Sudoku Coach",
		`{"givenDigits":"` + strings.Repeat("y", 81) + `"}`:                                                             "found letter 'y' in the state of Sudoku Coach: expected a digit",
		`{"givenDigits":"` + strings.Repeat("0", 81) + `","userCellCandidates":"1-2"}`:                                  "found candidates for 2 cells in the state of Sudoku Coach: expected 81",
		`{"givenDigits":"` + strings.Repeat(" ", 2<<20) + `"}`:                                                          "found a damaged state of Sudoku Coach",
		`{"givenDigits":"` + strings.Repeat("0", 81) + `","userCellCandidates":"` + strings.Repeat("1025-", 80) + `9"}`: `found "1025" as candidates of r1c1 in the state`,
	} {
		if _, err := Parse(link(json), g.Layout()); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.90s: got %v, want %s", json, err, want)
		}
	}
}

// endless gives the same text again and again, up to a number of bytes.
type endless struct {
	text     string
	at, left int
}

func (e *endless) Read(p []byte) (n int, err error) {
	if e.left == 0 {
		return 0, io.EOF
	}
	for n < len(p) && e.left > 0 {
		k := copy(p[n:min(len(p), n+e.left)], e.text[e.at:])
		n, e.left, e.at = n+k, e.left-k, (e.at+k)%len(e.text)
	}
	return n, nil
}

// Nonsense of any size costs little memory and is told in few errors or one a
// line; a puzzle behind it is read.
func TestNonsense(t *testing.T) {
	size := 2 << 20
	if notationtest.Full() {
		size = 100 << 20
	}
	for _, test := range []struct {
		name, text string
		errors     int // 0: any number
	}{
		{"one line", "4", 1},
		{"NUL", "\x00", 1},
		{"not UTF-8", "\xff", 1},
		{"spaces", " ", 1},
		{"open braces", "{", 1},
		{"JSON", `{"a":`, 1},
		{"JSON over many lines", "{\n\"a\":\n", 0},
		{"one long comment", "#", 1},
		{"captions", "text\n", 0},
		{"rulers", "-----+----\n", 0},
		{"rows", "4.......\n", 0},
		{"marks", "12 34\n", 0},
		{"wide rows", "| 1" + strings.Repeat(" ", 60000) + "\n", 0},
		{"headings", "[Puzzle]\n", 0},
		{"colours", "[Colours]\n1\n", 0},
		{"blank lines", "\n", 0},
		{"other documents", "schema: x\n", 0},
		{"links", "http://x\n", 0},
		{"library lines", ":0000\n", 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			nonsense := &endless{text: strings.Repeat(test.text, 1+4096/len(test.text)), left: size}
			r := NewReader(io.MultiReader(nonsense, strings.NewReader("\n---\n\n"+first+"\n")), "", candidates.Classic9)
			errs, puzzles := 0, 0
			var most uint64
			for {
				_, err := r.Read()
				if err == io.EOF {
					break
				}
				if err == nil {
					puzzles++
					continue
				}
				if errs++; errs&0xfff == 1 {
					var m runtime.MemStats
					runtime.ReadMemStats(&m)
					most = max(most, m.HeapAlloc)
				}
			}
			if puzzles != 1 || test.errors != 0 && errs != test.errors {
				t.Errorf("got %d puzzles and %d errors, want 1 and %d", puzzles, errs, test.errors)
			}
			if most > 24<<20 {
				t.Errorf("%d MB of memory in use", most>>20)
			}
		})
	}
}

// A document may be long, but not without end.
func TestLongDocuments(t *testing.T) {
	for _, test := range []struct{ head, body, tail string }{
		{"schema: pencilmark/walkthrough/v1\n", "- step\n", "---\n"},
		{"schema: pencilmark/walkthrough/v1\n", "- step", "\n---\n"},
		{`{"schema":"pencilmark/walkthrough/v1","a":"`, "step", "\"}\n"},
		{`{"schema":"pencilmark/walkthrough/v1","a":"` + "\n", "step\n", "\"}\n"},
	} {
		for _, size := range []int{1 << 20, 20 << 20} {
			body := &endless{text: test.body, left: size / len(test.body) * len(test.body)}
			r := NewReader(io.MultiReader(strings.NewReader(test.head), body, strings.NewReader(test.tail+first)), "", candidates.Classic9)
			p, err := r.Read()
			if size < 16<<20 {
				if err != nil || len(p.Document) < size-len(test.body) || !strings.HasPrefix(string(p.Document), test.head) {
					t.Errorf("%q, %d bytes: got %v", test.head, size, err)
				}
			} else if err == nil || !strings.Contains(err.Error(), "document of more than 16 MB") {
				t.Errorf("%q, %d bytes: got %v", test.head, size, err)
			}
			if p, err := r.Read(); err != nil || p.Input != first {
				t.Errorf("%q, %d bytes: then got %v", test.head, size, err)
			}
		}
	}
}

type brokenReader struct{}

func (brokenReader) Read([]byte) (int, error) { return 0, errors.New("disk on fire") }

func TestReadError(t *testing.T) {
	r := NewReader(io.MultiReader(strings.NewReader(first+"\n"+first[:9]), brokenReader{}), "f.txt", candidates.Classic9)
	if _, err := r.Read(); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if _, err := r.Read(); err == nil || err.Error() != "notation: reading f.txt after line 1: disk on fire" {
			t.Errorf("got %v", err)
		}
	}
}

// Every line of every collection reads; library lines are written back as they
// were, but for a last field that is missing.
func TestCollections(t *testing.T) {
	for name, want := range map[string]int{"samples": 277, "clues17": 20000, "explainer-ratings": 2258, "hardest11": 4000, "hardest1106": 185,
		"hodoku-levels": 3069, "magictour": 1000, "msk009": 1012, "q2taxonomy": 4000, "reglib-dev": 582, "top95": 95} {
		t.Run(name, func(t *testing.T) {
			f, err := os.Open(notationtest.Path(t, name))
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			r := NewReader(bufio.NewReader(f), name, candidates.Classic9)
			n := 0
			for {
				p, err := r.Read()
				if err == io.EOF {
					break
				}
				if err != nil {
					t.Error(err)
					continue
				}
				n++
				if p.Case != nil {
					written := Library(&p.Grid, p.Case)
					for strings.Count(p.Input, ":") < 7 {
						p.Input += ":"
					}
					if written != p.Input {
						t.Errorf("%d:\n got %s\nwant %s", p.Line, written, p.Input)
					}
				} else if Line(&p.Grid) != p.Input {
					t.Errorf("%d: got %s, want %s", p.Line, Line(&p.Grid), p.Input)
				}
			}
			if n != want {
				t.Errorf("got %d puzzles, want %d", n, want)
			}
		})
	}
}

// checkAll reads everything and checks what holds for any input: it ends,
// errors have a place that exists, and what is read is written and read back
// the same.
func checkAll(t *testing.T, input string, l *candidates.Layout) {
	r := NewReader(strings.NewReader(input), "", l)
	lines := strings.Count(input, "\n") + strings.Count(input, "\r") + 1
	for reads := 0; ; reads++ {
		if reads > lines+strings.Count(input, "<game") {
			t.Fatalf("%q: more reads than lines", input)
		}
		p, err := r.Read()
		if err == io.EOF {
			return
		}
		if err != nil {
			var wrong *ParseError
			if !errors.As(err, &wrong) {
				t.Fatalf("%q: %v", input, err)
			}
			if wrong.Line < 1 || wrong.Line > lines || wrong.Col < 1 || wrong.Col > utf8.RuneCountInString(wrong.Text)+1 {
				t.Fatalf("%q: error at %d:%d of %d lines, %q", input, wrong.Line, wrong.Col, lines, wrong.Text)
			}
			if long := wrong.Long(nil); strings.Count(long, "\n") != 2 || !utf8.ValidString(long) {
				t.Fatalf("%q: %q", input, long)
			}
			continue
		}
		if p.Line < 1 || p.Line > lines || !utf8.ValidString(p.Name) {
			t.Fatalf("%q: line %d of %d, name %q", input, p.Line, lines, p.Name)
		}
		if p.Document != nil {
			continue
		}
		again, err := Parse(PencilMarks(&p.Grid), p.Grid.Layout())
		if err != nil || !again.Grid.Equal(&p.Grid) {
			t.Fatalf("%q:\n%sreads as %v", input, PencilMarks(&p.Grid), err)
		}
		if p.Case != nil {
			again, err := Parse(Library(&p.Grid, p.Case), p.Grid.Layout())
			if err != nil || !again.Grid.Equal(&p.Grid) {
				t.Fatalf("%q:\n%s reads as %v", input, Library(&p.Grid, p.Case), err)
			}
		}
	}
}

func FuzzReader(f *testing.F) {
	for _, input := range examples(f) {
		for i := range layouts {
			f.Add(input, uint8(i))
		}
	}
	f.Fuzz(func(t *testing.T, input string, layout uint8) {
		checkAll(t, input, layouts[int(layout)%len(layouts)])
	})
}

// FuzzLine reaches deeper into the forms of one line than [FuzzReader].
func FuzzLine(f *testing.F) {
	for _, input := range examples(f) {
		for line := range strings.Lines(input) {
			f.Add(line, uint8(0))
		}
	}
	f.Add(strings.Repeat("1...", 16), uint8(3))
	f.Add(strings.Repeat("1", 16), uint8(5))
	f.Fuzz(func(t *testing.T, line string, layout uint8) {
		l := layouts[int(layout)%len(layouts)]
		p, err := Parse(line, l)
		if (p == nil) == (err == nil) {
			t.Fatalf("%q: got %v and %v", line, p, err)
		}
		checkAll(t, line, l)
	})
}

// FuzzMarks turns bytes into candidates, which are always a puzzle.
func FuzzMarks(f *testing.F) {
	f.Add([]byte{1, 2, 3, 0, 255}, uint8(0))
	f.Fuzz(func(t *testing.T, bits []byte, layout uint8) {
		l := layouts[int(layout)%len(layouts)]
		g := candidates.NewGrid(l, candidates.Filling{})
		k := 0
		for c := range l.Cells().All() {
			for d := range l.Digits().All() {
				if k/8 < len(bits) && bits[k/8]>>(k%8)&1 != 0 {
					g.Remove(c, d)
				}
				k++
			}
		}
		checkAll(t, PencilMarks(&g), l)
		checkAll(t, Sukaku(&g), l)
	})
}

func BenchmarkReader(b *testing.B) {
	data, err := os.ReadFile(notationtest.Path(b, "clues17"))
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	b.SetBytes(int64(len(data)))
	n := 0
	for b.Loop() {
		r := NewReader(bytes.NewReader(data), "", candidates.Classic9)
		for {
			_, err := r.Read()
			if err == io.EOF {
				break
			}
			if err != nil {
				b.Fatal(err)
			}
			n++
		}
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "puzzles/s")
}
