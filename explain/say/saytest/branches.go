package saytest

import (
	"regexp"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

var (
	branchParts = regexp.MustCompile(`\[\(([1-9])\)(r[1-9]c[1-9]):|\[|\]|=> ([^\];]*)|(?:^|\| )\(([1-9])\)(r[1-9]c[1-9])|r[1-9]c[1-9]=[1-9]`)
	lostCells   = regexp.MustCompile(`([rc,1-9]+)<>([1-9]+)`)
)

// Branches returns what gives, for a supposition, the boards after each part of the branches in which a claim about
// a board writes it down.
func Branches(board candidates.Grid, claim string) func(say.Effects) []candidates.Grid {
	type at struct {
		grid     candidates.Grid
		supposed candidates.Candidate
	}
	var all []at
	if i := strings.LastIndex(claim, " => "); i >= 0 {
		claim = claim[:i]
	}
	suppose := func(a at, digit, cell string) at {
		a.supposed, _ = candidates.ParseCandidate(cell + "=" + digit)
		a.grid.Place(a.supposed.Cell(), a.supposed.Digit())
		return a
	}
	begin := at{grid: board}
	here, around := begin, []at(nil) // around a supposition in brackets
	pattern := false                 // in brackets that suppose nothing
	for _, m := range branchParts.FindAllStringSubmatch(claim, -1) {
		switch {
		case m[1] != "":
			around, here = append(around, here), suppose(here, m[1], m[2])
		case m[4] != "":
			if len(around) == 0 && !pattern {
				here = suppose(begin, m[4], m[5])
			}
		case m[0] == "[" || m[0] == "]":
			pattern = m[0] == "["
		case m[3] != "":
			if last := len(around) - 1; last >= 0 && !pattern {
				here, around = around[last], around[:last]
			}
			for _, lost := range lostCells.FindAllStringSubmatch(m[3], -1) {
				for c := range say.RC.Cells(board.Layout(), lost[1]).All() {
					for _, d := range lost[2] {
						here.grid.Remove(c, candidates.Digit(d-'0'))
					}
				}
			}
		default:
			k, _ := candidates.ParseCandidate(m[0])
			here.grid.Place(k.Cell(), k.Digit())
		}
		all = append(all, here)
	}
	return func(supposed say.Effects) (boards []candidates.Grid) {
		for _, a := range all {
			if supposed[0] == (explain.Effect{Candidate: a.supposed, Place: true}) {
				boards = append(boards, a.grid)
			}
		}
		return boards
	}
}
