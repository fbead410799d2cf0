package claim_test

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

var (
	placeOnBoard = regexp.MustCompile(`r[1-9]c[1-9]|(row|column|box) [1-9]`)
	cellInText   = regexp.MustCompile(`r[1-9]c[1-9]`)
	sumInText    = regexp.MustCompile(`(cage|arrow|sandwich) ([0-9]+)`)
)

// nearClues returns claims that are nearly a step that goes by clues: another digit goes, or the same digit elsewhere, or
// a cell or the sum of a clue is another one.
func nearClues(g *candidates.Grid, s *explain.Step) (near []string) {
	pattern, _, _ := strings.Cut(prose.Writer{}.Notation(&explain.Frame{Number: 1, Step: s, Before: *g}), " => ")
	goes := map[candidates.Candidate]bool{}
	for _, e := range s.Effects {
		goes[e.Candidate] = true
	}
	digits, elsewhere := 0, 0
	for _, e := range s.Effects {
		c, d := e.Candidate.Cell(), e.Candidate.Digit()
		for x := range g.Candidates(c).All() {
			if wrong := explain.Remove(c, x); digits < 4 && !e.Place && !goes[candidates.Of(c, x)] || e.Place && x == d {
				near, digits = append(near, fmt.Sprintf("%s => %v", pattern, wrong)), digits+1
			} else if e.Place && digits < 4 {
				near, digits = append(near, fmt.Sprintf("%s => %v", pattern, explain.Place(c, x))), digits+1
			}
		}
		for other := range g.Places(d).And(g.Open()).All() {
			if !goes[candidates.Of(other, d)] && elsewhere < 4 {
				near, elsewhere = append(near, fmt.Sprintf("%s => %v<>%v", pattern, other, d)), elsewhere+1
			}
		}
	}
	for n, m := range cellInText.FindAllStringIndex(pattern, -1) {
		if n < 2 {
			column := pattern[m[1]-1]
			near = append(near, pattern[:m[1]-1]+string('1'+(column-'1'+4)%9)+pattern[m[1]:])
		}
	}
	for _, m := range sumInText.FindAllStringSubmatchIndex(pattern, -1) {
		near = append(near, pattern[:m[5]]+"1"+pattern[m[5]:], pattern[:m[5]-1]+string('0'+(pattern[m[5]-1]-'0'+1)%10)+pattern[m[5]:])
	}
	return near
}

// What is nearly right of a clue is not shown: what is wrong is said with a cell, a house or a clue of the board, and so
// it is.
func TestNearClues(t *testing.T) {
	total, unread := map[string]int{}, 0
	for _, code := range []string{"single-clue", "common-conflict", "line-counting", "combinations", "innies-and-outies"} {
		for _, at := range positions(t, techniques.Lookup(suite.All(), code)) {
			for _, s := range at.steps {
				for _, text := range nearClues(&at.grid, &s) {
					total[code]++
					c, err := claim.Read(text, &at.grid, called)
					if err != nil {
						unread++
						var wrong *claim.Error
						if !errors.As(err, &wrong) || wrong.Col < 1 || !strings.Contains(wrong.Msg.String(), "expected") {
							t.Errorf("%s: %s: %v", at.name, text, err)
						}
						continue
					}
					j := c.Judge(&at.grid, explain.Unique, called.Call)
					told := prose.Writer{}.Reasons(at.grid.Layout(), j.Reason...)
					if j.Verdict == claim.Shown || !placeOnBoard.MatchString(told) {
						t.Errorf("%s: %s is %s: %s", at.name, text, j.Verdict, told)
					}
					for _, why := range j.Reason {
						if err := say.CheckReason(say.Reasons{Board: at.grid}, why); err != nil {
							t.Errorf("%s: %s: %s\n%v", at.name, text, told, err)
						}
					}
				}
			}
		}
	}
	t.Log(total, unread)
	for code, n := range total {
		if n < 8 {
			t.Errorf("only %d claims are near %s", n, code)
		}
	}
}

// Cells that see each other by a clue alone share no house by which to say why a digit is gone.
func TestPlacedInRegionOfClue(t *testing.T) {
	p, err := notation.Parse("4................................................................................\nextra-region: r1c1 r5c5 r9c8\n", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	c, err := claim.Read("r5c5<>4", &p.Grid, called)
	if err != nil {
		t.Fatal(err)
	}
	j := c.Judge(&p.Grid, explain.Unique, called.Call)
	want := "There is nothing to do: r5c5 has no 4: it can only be 1, 2, 3, 5, 6, 7, 8 or 9."
	if got := (prose.Writer{}).SentencesOn(p.Grid.Layout(), say.EachStates(j.Reason)...); got != want {
		t.Errorf("%s: %s", j.Verdict, got)
	}
}

// What goes by equal cells is asked for by these and its digits, not by what else they hold.
func TestEqualCells(t *testing.T) {
	p, err := notation.Parse("...................................5...5......7..................................\npalindrome: r6c3 r7c2\n", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]claim.Verdict{
		"equal cells 5 r6c3 r7c2":            claim.Shown,
		"Equal Cells: 5 in r6c3,r7c2":        claim.Shown,
		"equal cells 5 r6c3 r7c2 => r9c1<>5": claim.Shown,
		"equal cells 4 r6c3 r7c2":            claim.Flawed,
		"equal cells 5 r6c3 r7c3":            claim.Flawed,
	} {
		c, err := claim.Read(text, &p.Grid, called)
		if err != nil {
			t.Errorf("%s: %v", text, err)
		} else if j := c.Judge(&p.Grid, 0, called.Call); j.Verdict != want {
			t.Errorf("%s is %s: %s", text, j.Verdict, prose.Writer{}.Reasons(p.Grid.Layout(), j.Reason...))
		}
	}
}
