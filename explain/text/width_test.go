package text_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/text"
)

// A board that is too wide for its pencil marks says how many columns they need, and no fewer do.
func TestBoardSaysHowWide(t *testing.T) {
	p, err := notation.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	board := func(width int) string {
		var out bytes.Buffer
		if err := text.New(text.Options{Width: width}).Board(&out, &p.Grid, explain.Marks{}); err != nil {
			t.Fatal(err)
		}
		return words(out.String())
	}
	var needs int
	_, note, _ := strings.Cut(board(40), "in one piece the board ")
	if _, err := fmt.Sscanf(note, "needs %d columns", &needs); err != nil {
		t.Fatalf("%v in %q", err, board(40))
	}
	if strings.Contains(board(needs), "columns") || !strings.Contains(board(needs-1), fmt.Sprintf("needs %d columns", needs)) {
		t.Errorf("%d columns are said to do: with them\n%s\nwith one less\n%s", needs, board(needs), board(needs-1))
	}
}

// Lines do not break at a space that says so, which is as wide as others.
func TestSpacesThatDoNotBreak(t *testing.T) {
	for width, want := range map[int]string{
		9: "un deux\u00a0:\ntrois\n", 8: "un\ndeux\u00a0:\ntrois\n", 30: "un deux\u00a0: trois\n",
	} {
		var out strings.Builder
		if err := text.New(text.Options{Width: width}).Paragraph(&out, "un deux\u00a0: trois"); err != nil || out.String() != want {
			t.Errorf("in %d columns: %q, %v, want %q", width, out.String(), err, want)
		}
	}
}
