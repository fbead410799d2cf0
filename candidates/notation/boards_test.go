package notation

import (
	"errors"
	"io"
	"strings"
	"testing"

	"pencilmark/candidates"
)

// sixteen returns the text of a 16x16 board, row by row: each row that of the
// one above it, shifted by four, and by five from box to box.
func sixteen(separator, rowEnd string) string {
	const symbols = "123456789ABCDEFG"
	var b strings.Builder
	for row := range 16 {
		for column := range 16 {
			if column > 0 {
				b.WriteString(separator)
			}
			b.WriteByte(symbols[(row*4+row/4+column)%16])
		}
		b.WriteString(rowEnd)
	}
	return b.String()
}

func TestBoardReader(t *testing.T) {
	board, err := candidates.ParseBoard("classic16")
	if err != nil {
		t.Fatal(err)
	}
	line := sixteen("", "")
	numbers := strings.NewReplacer("G", "16", "A", "10").Replace(sixteen(" ", "\n"))
	input := strings.Join([]string{
		"# a comment", line + " one; line", "", sixteen(" | ", "\n") + "+----+----+", strings.ToLower(sixteen("", "\n")), numbers,
	}, "\n")
	r := NewBoardReader(strings.NewReader(input), "input", board)
	for i, name := range []string{"one; line", "", "", ""} {
		p, err := r.Read()
		if err != nil {
			t.Fatal(err)
		}
		if got := board.Text(p.Givens); got != line || p.Name != name {
			t.Errorf("puzzle %d, %q:\n got %s\nwant %s", i+1, p.Name, got, line)
		}
	}
	if _, err := r.Read(); err != io.EOF {
		t.Errorf("got %v, want the end", err)
	}
}

func TestBoardReaderErrors(t *testing.T) {
	board, err := candidates.ParseBoard("classic16")
	if err != nil {
		t.Fatal(err)
	}
	line := sixteen("", "")
	rows := strings.SplitAfter(sixteen("", "\n"), "\n")
	for input, want := range map[string]string{
		line[:255] + "x":                         `input:1:256: found letter 'x': expected 1 to G or one of`,
		line + "1":                               "input:1:257: found 257 cells: expected 256",
		line[:100]:                               "input:1:101: found 100 cells: expected a row of 16, or 256 in one line",
		strings.Join(rows[:3], ""):               "input:3:17: found 3 rows: expected 16",
		"1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 17": "input:1:37: found 17: expected 1 to 16",
	} {
		_, err := NewBoardReader(strings.NewReader(input), "input", board).Read()
		var parse *ParseError
		if !errors.As(err, &parse) || !strings.Contains(err.Error(), want) {
			t.Errorf("%.40s: got %v, want %s", input, err, want)
		}
	}
	// Reading goes on after an error.
	r := NewBoardReader(strings.NewReader("123\n\n"+line), "input", board)
	if _, err := r.Read(); err == nil {
		t.Error("123 is no puzzle")
	}
	if p, err := r.Read(); err != nil || board.Text(p.Givens) != line {
		t.Errorf("got %v, %v", p, err)
	}
}

func FuzzBoardReader(f *testing.F) {
	board, err := candidates.ParseBoard("boxes:2x5")
	if err != nil {
		f.Fatal(err)
	}
	f.Add("1 2 3 4 5 6 7 8 9 10\n")
	f.Add(strings.Repeat("-", 100))
	f.Add(strings.Repeat("A.........\n", 10))
	f.Fuzz(func(t *testing.T, input string) {
		r := NewBoardReader(strings.NewReader(input), "", board)
		for {
			p, err := r.Read()
			var parse *ParseError
			if err == nil && len(p.Givens) != board.Cells() {
				t.Errorf("got %d cells", len(p.Givens))
			}
			if err != nil && !errors.As(err, &parse) {
				return
			}
			if parse != nil {
				_ = parse.Long(nil)
			}
		}
	})
}
