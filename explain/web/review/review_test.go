package review_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/game"
	"pencilmark/explain/web/browsertest"
	"pencilmark/explain/web/review"
)

func TestMain(m *testing.M) { os.Exit(browsertest.Main(m, "TestWrite")) }

// page returns a page of a small game with moves of several kinds.
func page() *review.Page {
	g := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	g.Place(candidates.At(1, 1), 1)
	single := explain.NewSingle(candidates.Of(candidates.At(1, 2), 2), candidates.CellItem(candidates.At(1, 2)))
	r := &game.Review{Game: &game.Game{Name: `A & "<b>"`, Start: g, Unordered: true}}
	for _, k := range game.Kinds {
		r.Judged = append(r.Judged, game.Judged{Move: game.Move{Text: "r1c2<>2"}, Kind: k, Before: g, Easiest: &single})
	}
	return &review.Page{Review: r, Summary: []string{"One & <two>."}, Texts: strings.Split("a<b&c d e f g h i", " ")}
}

// A page is well-formed, has an article for each move, and boards for guesses and mistakes.
func TestWrite(t *testing.T) {
	var out bytes.Buffer
	if err := page().Write(&out); err != nil {
		t.Fatal(err)
	}
	d := xml.NewDecoder(strings.NewReader(out.String()))
	found := map[string]int{}
	text := ""
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		switch e := token.(type) {
		case xml.StartElement:
			found[e.Name.Local]++
		case xml.CharData:
			text += string(e)
		}
	}
	if found["article"] != len(game.Kinds) || found["svg"] != 2 || found["script"] != 0 {
		t.Errorf("found %v", found)
	}
	for _, want := range []string{`A & "<b>"`, "One & <two>.", "a<b&c", "1. r1c2<>2"} {
		if !strings.Contains(text, want) {
			t.Errorf("the page does not say %s", want)
		}
	}
}

// The page is silent, accessible, and fits a phone.
func TestBrowser(t *testing.T) {
	var out bytes.Buffer
	if err := page().Write(&out); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "review.html")
	if err := os.WriteFile(path, out.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	p := browsertest.Open(t, browsertest.File(t, path), func(p *browsertest.Page) { p.Phone(360, 640) })
	p.Axe("review")
	if browsertest.Eval[int](p, "document.documentElement.scrollWidth") > 360 {
		t.Error("the page is wider than a phone")
	}
	p.Media("", "prefers-color-scheme", "dark")
	p.Axe("dark")
	p.Screenshot("review", true)
}
