package notation_test

import (
	"io"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	. "pencilmark/candidates/notation"
)

const (
	emptyLine  = "................................................................................."
	emptyBoard = `.........
.........
.........
.........
.........
.........
.........
.........
.........
`
)

// readAll reads all puzzles, and returns of each its clues, or what is wrong.
func readAll(r *Reader) (read []string) {
	for {
		p, err := r.Read()
		if err == io.EOF {
			return read
		}
		if err != nil {
			read = append(read, strings.TrimSpace(err.Error()))
			continue
		}
		read = append(read, boardLines(p.Grid.Layout()))
	}
}

// Lines of clues belong to the puzzle directly before them, in whatever form it is; a line of its layout stands before
// the puzzle, and is for that one alone.
func TestClueLines(t *testing.T) {
	small := "1...\n..2.\n.3..\n...4\n"
	link, err := FPuzzlesLink(&candidates.Sheet{Layout: candidates.Classic9}, "", candidates.Filling{})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		text string
		want []string
	}{
		{emptyLine + "\nthermo: r1c1 r1c2 r1c3\nknight\n\n" + emptyLine, []string{"thermo: r1c1 r1c2 r1c3; knight", ""}},
		{emptyLine + "\n" + emptyLine + " named\nodd: r1c1 r2c2\n" + emptyLine, []string{"", "odd: r1c1; odd: r2c2", ""}},
		{emptyBoard + "x: r1c1 r1c2, r5c5 r5c6\nv: r2c2 r2c3\n", []string{"x: r1c1 r1c2; x: r5c5 r5c6; v: r2c2 r2c3"}},
		{emptyBoard + "diagonals\nwhite 2: r1c1 r1c2\n", []string{"classic9+diagonals; white 2: r1c1 r1c2"}},
		{link + "\nthermo: r1c1-r1c4", []string{"thermo: r1c1-r1c4"}},
		{"A name\nlayout: classic4\n" + small + "king\n\n" + emptyBoard, []string{"king", ""}},
		{"layout: classic4\nA name\n" + small + "# no clue\nking\n" + emptyBoard, []string{"king", ""}},
		{"layout: jigsaw:AABBAABB....CCCC\n1...............\nking", []string{"jigsaw:AABBAABB....CCCC; king"}},

		{emptyBoard + "kinght\n" + emptyBoard, []string{`10:1: found "kinght", which is no kind of clue: did you mean knight?`, ""}},
		{emptyBoard + "knight\nthermal: r1c1 r1c2\n", []string{`11:1: found "thermal", which is no kind of clue: did you mean thermo?`}},
		{emptyBoard + "knight\nthermo r1c1 r1c2\n" + emptyLine, []string{"11:8: found cells without a colon before them: expected a line such as thermo: r1c1 r1c2", ""}},
		{emptyBoard + "thermo: r1c1 r1c2 r1c33\nknight\n", []string{`10:19: found "r1c33": expected cells such as r4c7, or r1c1-r1c4`}},
		{emptyBoard + "knight\nAnd so on\n" + emptyLine, []string{`11:1: found letter 'A': expected another clue, or an empty line behind the last`, ""}},
		{"layout: classic4\n" + small + "thermo: r1c1 r1c5\n", []string{`6:1: clue "thermo: r1c1 r1c5": the board has no r1c5`}},
		{emptyLine[1:] + "\nthermo: r1c1 r1c2\nking\n" + emptyLine, []string{"1:81: found 80 cells: expected 81", ""}},
		{"layout: classic3\n" + emptyLine, []string{`1:9: unknown layout "classic3": expected`, ""}},
		{"thermo: r1c1 r1c2\n\n" + emptyLine, []string{"1:1: found a clue that is not directly behind a puzzle", ""}},
	} {
		got := readAll(NewReader(strings.NewReader(c.text), "", candidates.Classic9))
		for i := range max(len(got), len(c.want)) {
			if i >= len(got) || i >= len(c.want) || !strings.HasPrefix(got[i], c.want[i]) || c.want[i] == "" && got[i] != "" {
				t.Errorf("%s\nreads as %q\nwant %q", c.text, got, c.want)
				break
			}
		}
	}
}

// Each kind of clue is told from other lines under a board.
func TestClueLinesOfAllKinds(t *testing.T) {
	for _, k := range clues.All {
		for _, line := range []string{k.Code + ": r1c1 r1c2", k.Code + " 3: r1c1-r1c9", k.Code} {
			for _, grid := range []string{emptyLine + "\n", emptyBoard} {
				want, err := clues.Parse(line)
				if err != nil {
					t.Fatal(err)
				}
				_, onBoard := clues.On(candidates.Classic9, want...)
				p, err := Parse(grid+line, candidates.Classic9)
				if (err == nil) != (onBoard == nil) || err == nil && p.Grid.Layout().Same(candidates.Classic9) {
					t.Errorf("%q reads as %v: want %v", line, err, onBoard)
				}
			}
		}
	}
}

// Marks are read on the board that has the clues, and what is framed comes back.
func TestFramed(t *testing.T) {
	text := "layout: classic4\n1 234 234 234\n. . . .\n. . . .\n. . . +2\nmarks 2 3: r1c2\ndiagonals\n"
	p := mustParse(t, text, candidates.Classic9)
	if got := p.Grid.Candidates(candidates.At(1, 2)); got != candidates.Digits(2, 3) {
		t.Errorf("r1c2 has %v", got)
	}
	again := mustParse(t, Framed(PencilMarks(&p.Grid), p.Grid.Layout()), candidates.Classic9)
	if !again.Grid.Layout().Same(p.Grid.Layout()) || PencilMarks(&again.Grid) != PencilMarks(&p.Grid) {
		t.Errorf("got %s", Framed(PencilMarks(&again.Grid), again.Grid.Layout()))
	}
}

// Where somebody may wait for an answer a puzzle is returned before the next line has come; after a line of its layout
// the clues are waited for.
func TestLive(t *testing.T) {
	in, out := io.Pipe()
	defer in.Close()
	r := NewReader(in, "", candidates.Classic9)
	r.Live()
	go out.Write([]byte(emptyLine + "\n"))
	if p, err := r.Read(); err != nil || len(p.Grid.Layout().Clues()) > 0 {
		t.Fatal(err)
	}
	go func() {
		out.Write([]byte("layout: classic9\n" + emptyLine + "\n"))
		out.Write([]byte("knight\n"))
		out.Write([]byte("\n"))
	}()
	if p, err := r.Read(); err != nil || len(p.Grid.Layout().Clues()) != 1 {
		t.Fatal(err)
	}
}
