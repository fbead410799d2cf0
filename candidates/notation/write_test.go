package notation_test

import (
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	. "pencilmark/candidates/notation"
)

// randomSheet returns a sheet as players have them: marks in some cells, of which digits may rule some out.
func randomSheet(random *rand.Rand, l *candidates.Layout) candidates.Sheet {
	g := randomGrid(random, l)
	s := candidates.Sheet{Layout: l, Digits: g.Filling(), Givens: g.Givens()}
	for c := range g.Open().All() {
		if random.IntN(3) > 0 {
			s.Noted = s.Noted.With(c)
			for range 1 + random.IntN(4) {
				s.Marks[c] = s.Marks[c].With(candidates.Digit(1 + random.IntN(l.Size())))
			}
		}
	}
	return s
}

// sheetOf returns what is read: the sheet, or that of a grid without marks.
func sheetOf(p *Puzzle) candidates.Sheet {
	if p.Sheet != nil {
		return *p.Sheet
	}
	return p.Grid.Sheet()
}

// Forms that keep a sheet give it back, cells without marks and marks that digits rule out included; forms
// of digits give the digits back.
func TestSheetRoundTrip(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 2))
	windows, err := candidates.ParseLayout("classic9+windows")
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range append(slices.Clone(layouts), windows) {
		for range 50 {
			s := randomSheet(random, l)
			const title = `Ärger & "Spaß" <1>`
			json, err := FPuzzles(&s, title, candidates.Filling{})
			if err != nil {
				t.Fatal(err)
			}
			link, err1 := FPuzzlesLink(&s, title, candidates.Filling{})
			pad, err2 := SudokuPadLink(&s, title, candidates.Filling{})
			if err1 != nil || err2 != nil {
				t.Fatal(err1, err2)
			}
			for name, text := range map[string]string{"marks": title + "\n" + SheetMarks(&s), "f-puzzles": string(json), "link": link, "pad": pad} {
				p := mustParse(t, text, l)
				if got := sheetOf(p); got != s {
					t.Fatalf("%v: %s\n%s\nreads as\n%s", l, name, text, SheetMarks(&got))
				}
				if p.Name != title {
					t.Errorf("%s: the name is %q", name, p.Name)
				}
			}
			game, ok := OpenSudokuGame(&s, title)
			exchange, ok2 := ExchangeLink(&s)
			if ok != ok2 || ok != (l == candidates.Classic9) {
				t.Fatalf("%v: %v, %v", l, ok, ok2)
			}
			if !ok {
				continue
			}
			if p := mustParse(t, OpenSudokuHead+game+OpenSudokuTail, l); p.Grid.Filling() != s.Digits || p.Name != title {
				t.Fatalf("%s reads as %s, %q", game, Line(&p.Grid), p.Name)
			}
			if p := mustParse(t, exchange+" "+title, l); p.Grid.Filling() != s.Digits || p.Name != title {
				t.Fatalf("%s reads as %s, %q", exchange, Line(&p.Grid), p.Name)
			}
		}
	}
}

// What other programs packed is packed in the same way again.
func TestFPuzzlesAsOthers(t *testing.T) {
	const theirs = "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QlQEMBXNACwHsAnBfVK4nMGNWgkAcyogBMEBtfqABuhLMVwAWVBwjCYAOwRoGMAL7JgGrZu17NIUeNwAOGXMXLV+kWIkIArOflL4KiWoC6yIdsN3cAGZnSzdrXQidKJsvH2jI/2MEAHYQ13d1SJjdb18DI3t4ACY0qw8siqjEwoA2UrDyrVz4lurTeoybNoRpTgt08Ojm7KqC3ABGDsGR2LzWsYQ6vpcyzNGAhGDl0M6EhfhU7YHG2dsk+Ccj1ZHu4qmTyr1m28mrhrW/fd7ZFfeZx88njUQA"
	p := mustParse(t, theirs, candidates.Classic9)
	s := p.Grid.Sheet()
	ours, err := FPuzzlesLink(&s, p.Name, candidates.Filling{})
	if unescaped, _ := url.PathUnescape(ours); err != nil || unescaped != theirs {
		t.Errorf("got %s, %v\nwant %s", ours, err, theirs)
	}
}

// An open cell of which nothing is left cannot be written for f-puzzles: it would come back without marks.
func TestNoneLeft(t *testing.T) {
	p := mustParse(t, "1 234 . . . . . . +2 . . . . {} . 234", candidates.Classic4)
	s := sheetOf(p)
	if _, err := FPuzzles(&s, "", candidates.Filling{}); err == nil || !strings.HasPrefix(err.Error(), "r4c2 ") {
		t.Errorf("got %v", err)
	}
}

// A solution is written cell by cell, as f-puzzles does, and is no part of the sheet that is read back.
func TestFPuzzlesSolution(t *testing.T) {
	p := mustParse(t, "1 . . . . . . . . . . . . . . .", candidates.Classic4)
	s := sheetOf(p)
	solution := mustParse(t, "1234341221434321", candidates.Classic4).Grid.Filling()
	text, err := FPuzzles(&s, "", solution)
	if err != nil || !strings.HasSuffix(string(text), `,"solution":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]}`) {
		t.Errorf("got %s, %v", text, err)
	}
	if got := sheetOf(mustParse(t, string(text), candidates.Classic4)); got != s {
		t.Errorf("reads as\n%s", SheetMarks(&got))
	}
}
