package claim_test

import (
	"fmt"
	"strings"
	"testing"

	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// carried writes a loop as the books on nice loops do: cells, and between them links that carry their digit. It is not
// ok if a link is neither in a cell nor of one digit between cells, or there are not three cells.
func carried(e explain.Chain) (text string, ok bool) {
	n := len(e.Nodes)
	for i, node := range e.Nodes {
		next := e.Nodes[(i+1)%n]
		if node.Cells.Len() != 1 || e.Links[i].InSet() {
			return "", false
		}
		if node.Cells == next.Cells {
			continue
		}
		if node.Digit != next.Digit {
			return "", false
		}
		sign := "-"
		if e.Links[i].Strong() {
			sign = "="
		}
		if text == "" {
			text = node.Cells.First().String()
		}
		text += fmt.Sprintf(" %s%v%s %v", sign, node.Digit, sign, next.Cells.First())
	}
	return text, strings.Count(text, " r") > 2
}

// Loops in the notation of nice loops are read, and what follows from them is shown.
func TestNiceLoopsAreRead(t *testing.T) {
	read := map[string]int{}
	for _, code := range []string{"continuous-nice-loop", "discontinuous-nice-loop", "x-chain"} {
		for _, at := range positions(t, techniques.Lookup(suite.All(), code)) {
			for _, s := range at.steps {
				e, isChain := s.Evidence.(explain.Chain)
				if !isChain || !e.Closed() {
					continue
				}
				text, ok := carried(e)
				if !ok {
					continue
				}
				c, err := claim.Read(text, &at.grid, called)
				if err != nil {
					t.Errorf("%s: %s: %v", at.name, text, err)
					continue
				}
				j := c.Judge(&at.grid, explain.Unique, called.Call)
				if j.Verdict != claim.Shown {
					t.Errorf("%s: %s is %s: %s", at.name, text, j.Verdict, reason(j))
					continue
				}
				read[code]++
				for _, effect := range s.Effects {
					if !done(at.grid, j.Step, effect) {
						t.Errorf("%s: %s shows %v, want %v", at.name, text, j.Step.Effects, s.Effects)
						break
					}
				}
			}
		}
	}
	if read["continuous-nice-loop"] == 0 || read["discontinuous-nice-loop"] == 0 {
		t.Errorf("%v were read", read)
	}
	t.Log(read)
}
