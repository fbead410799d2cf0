package claim_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
)

var (
	rowOrColumn = regexp.MustCompile(`(?i)\b(rows?|columns?|cols?|box(?:es)?|blocks?|nonet) ((?:[1-9](?:, ?| and | & |/|-)?)+)|([0-9]?)\b?r([1-9]+)c([1-9]+)\b|\b([rcb])([1-9]+)(p[1-9]+)?\b|\b(rows?|columns?|cols?)\b`)
	adjoined    = regexp.MustCompile(`(r[1-9]+c[1-9]+)(r[1-9]+c)`)
	// keptAsWritten are words of places and notations that are not turned.
	keptAsWritten = regexp.MustCompile(`(?i)\b([A-HJ]+[1-9]+|top|bottom|left|right|upper|lower|middle|first|second|third|last|[1-9](st|nd|rd|th)|across|\w*line\w*|blr|lbr|ns|r[1-9]+[,/]|c[1-9]+r[1-9]+|[1-9]+c[1-9]+|n[1-9])\b|\([1-9], ?[1-9]\)|r[1-9,]+,[1-9]*c|c[1-9]+[,/][1-9]|[rc][0-9]+\{|(?i:box|b)(es)? ?[1-9],|c[1-9]+[cb][1-9]|r[1-9]+[rb][1-9]|b[1-9][rcb]|cell [1-9]|c[1-9]-[1-9]`)
)

// turned returns a claim about the board whose rows are the columns.
func turned(text string) (string, bool) {
	text = adjoined.ReplaceAllString(text, "$1 $2")
	if keptAsWritten.MatchString(text) {
		return "", false
	}
	words := map[string]string{"row": "column", "rows": "columns", "column": "row", "columns": "rows", "col": "row", "cols": "rows", "r": "c", "c": "r"}
	box := func(s string) string {
		return strings.Map(func(r rune) rune {
			if r < '1' || r > '9' {
				return r
			}
			return '1' + (r-'1')%3*3 + (r-'1')/3
		}, s)
	}
	return rowOrColumn.ReplaceAllStringFunc(text, func(s string) string {
		m := rowOrColumn.FindStringSubmatch(s)
		low := strings.ToLower(m[1])
		switch {
		case words[low] != "":
			return words[low] + " " + m[2]
		case low != "":
			return m[1] + " " + box(m[2])
		case m[4] != "":
			return m[3] + "r" + m[5] + "c" + m[4]
		case strings.EqualFold(m[6], "b"):
			if m[8] != "" {
				return m[6] + box(m[7]) + "p" + box(m[8][1:])
			}
			return m[6] + box(m[7])
		case m[6] != "":
			return words[strings.ToLower(m[6])] + m[7]
		}
		return words[strings.ToLower(m[9])]
	}), true
}

// turnedGrid returns the grid whose rows are the columns.
func turnedGrid(g *candidates.Grid) candidates.Grid {
	at := func(c candidates.Cell) candidates.Cell { return candidates.At(c.Column(), c.Row()) }
	var givens candidates.Filling
	for c := range g.Givens().All() {
		givens[at(c)] = g.Value(c)
	}
	t := candidates.NewGrid(g.Layout(), givens)
	for c := range g.Layout().Cells().All() {
		if v := g.Value(c); v != 0 && !g.Givens().Has(c) {
			t.Place(at(c), v)
		}
	}
	for c := range g.Open().All() {
		for d := range (t.Candidates(at(c)) &^ g.Candidates(c)).All() {
			t.Remove(at(c), d)
		}
	}
	return t
}

// Rows and columns are read alike: the reflection of a claim has the verdict of the claim on the reflected board, and
// concludes the same.
func TestTransposed(t *testing.T) {
	t.Parallel()
	tried := 0
	for i, f := range forums(t) {
		if i%2 > 0 && !notationtest.Full() || testing.Short() && i%5 > 0 {
			continue
		}
		if len(f.grid.Layout().Clues()) > 0 { // which are not reflected
			continue
		}
		reflected := turnedGrid(&f.grid)
		for _, line := range f.claims {
			written, _, _ := strings.Cut(strings.TrimPrefix(line, "? "), " | ")
			other, ok := turned(written)
			if !ok {
				continue
			}
			tried++
			a, b := ask(written, &f.grid), ask(other, &reflected)
			c, err, d, err2 := a.c, a.err, b.c, b.err
			if (err == nil) != (err2 == nil) {
				t.Errorf("%s: %s: %v\n%s: %v", f.file, written, err, other, err2)
				continue
			}
			if err != nil {
				continue
			}
			var effects []explain.Effect
			for _, e := range c.Effects {
				e.Candidate = candidates.Of(candidates.At(e.Candidate.Cell().Column(), e.Candidate.Cell().Row()), e.Candidate.Digit())
				effects = append(effects, e)
			}
			explain.SortEffects(effects)
			if !slices.Equal(effects, d.Effects) {
				t.Errorf("%s: %s says %v\n%s says %v", f.file, written, c.Effects, other, d.Effects)
				continue
			}
			if c.IsConclusion() {
				continue
			}
			if j, k := a.j, b.j; j.Verdict != k.Verdict {
				t.Errorf("%s: %s is %s: %s\n%s is %s: %s", f.file, written, j.Verdict, reason(j), other, k.Verdict, reason(k))
			}
		}
	}
	if tried < 150 {
		t.Errorf("only %d claims are reflected", tried)
	}
}
