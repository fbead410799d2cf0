package strategies_test

import (
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/fallback/strategies/dancinglinks"
)

func TestPictureText(t *testing.T) {
	b := candidates.Classic4.Board()
	givens := parse(t, b, ".2.43.....1..1..")
	solution := parse(t, b, "1234342143122143")
	var out strings.Builder
	if err := dancinglinks.NewPicture(b, givens, solution).Text(&out); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(out.String(), "\n")
	for _, want := range []string{
		"64 rows, of which 5 are given, 40 struck and 19 left; 64 columns, of which the givens cover 20",
		"           cell             row              column           box",
		"r1c1=1    |#...............|#...............|#...............|#...............",
		"r1c1=2    |x...............|.x..............|.x..............|.x..............",
		"r1c2=2    |.G..............|.G..............|.....G..........|.G..............",
	} {
		if !slices.ContainsFunc(lines, func(line string) bool { return strings.TrimRight(line, " ") == want }) {
			t.Errorf("no line %q in\n%s", want, &out)
		}
	}
	if len(lines) != 4+64+1 {
		t.Errorf("got %d lines", len(lines))
	}
}

// The drawing is a document, with as many rows of each kind as there are.
func TestPictureSVG(t *testing.T) {
	for _, b := range boards(t)[:10] {
		givens := make([]candidates.Digit, b.Cells())
		givens[0] = 1
		p := dancinglinks.NewPicture(b, givens, nil)
		var out strings.Builder
		if err := p.SVG(&out); err != nil {
			t.Fatal(err)
		}
		for decoder := xml.NewDecoder(strings.NewReader(out.String())); ; {
			if _, err := decoder.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%v: %v", b, err)
			}
		}
		for fate, class := range map[dancinglinks.Fate]string{
			dancinglinks.Struck: "struck", dancinglinks.Kept: "kept", dancinglinks.Chosen: "chosen", dancinglinks.GivenRow: "given",
		} {
			if got := strings.Count(out.String(), `<g class="`+class+`">`); got != p.Count(fate) {
				t.Errorf("%v: %d rows are %s, want %d", b, got, class, p.Count(fate))
			}
		}
		// A given strikes the other digits of its cell, and the digit from its peers.
		if got, want := p.Count(dancinglinks.Struck), b.Size()-1+len(b.Peers(0)); got != want {
			t.Errorf("%v: got %d struck, want %d", b, got, want)
		}
	}
}
