package prose_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/techniques/pipeline"
)

func TestParseDetail(t *testing.T) {
	for _, d := range []prose.Detail{prose.Brief, prose.Normal, prose.Full} {
		if got, err := prose.ParseDetail(strings.ToUpper(d.String())); err != nil || got != d {
			t.Errorf("%v: got %v, %v", d, got, err)
		}
	}
	if _, err := prose.ParseDetail("long"); err == nil {
		t.Error("long: no error")
	}
}

var (
	inHouse  = regexp.MustCompile(`^(\d) in (row|column|box) (\d): (.*) leaves? only (r\dc\d)\.$`)
	inCell   = regexp.MustCompile(`^(r\dc\d): (.*) leaves? only (\d)\.$`)
	isOpen   = regexp.MustCompile(`^(\d) in (row|column|box) (\d): only (r\dc\d) is open\.$`)
	cell     = regexp.MustCompile(`r\dc\d`)
	ofStep   = regexp.MustCompile(`step (\d+) \(`)
	inHouses = regexp.MustCompile(`(rows?|columns?|box|boxes) ((?:\d|, | and )+)`)
)

// What a sentence about a single says is true, and enough, on the board before it.
func TestBriefSingles(t *testing.T) {
	told := map[*regexp.Regexp]int{}
	for _, g := range notationtest.Read(t, "samples", 1) {
		w := pipeline.Solve(g)
		for f := range w.Frames() {
			e, ok := f.Step.Evidence.(explain.Single)
			if !ok {
				continue
			}
			text := prose.Writer{Detail: prose.Brief}.Text(f)
			if normal := (prose.Writer{Detail: prose.Normal}).Text(f); normal != text {
				t.Errorf("brief %q, normal %q", text, normal)
			}
			var placed string
			var left candidates.CellSet
			l := g.Layout()
			house := func(kind, number string) candidates.CellSet {
				n, _ := strconv.Atoi(number)
				k := map[byte]candidates.Kind{'r': candidates.Row, 'c': candidates.Column, 'b': candidates.Box}[kind[0]]
				return l.HouseCells(candidates.HouseOf(k, n))
			}
			// out reports whether what the sentence names rules the candidate out.
			out := func(k candidates.Candidate, by string) bool {
				seen := l.Peers(k.Cell())
				for _, c := range parseCells(by) {
					if f.Before.Value(c) == k.Digit() && seen.Has(c) {
						return true
					}
				}
				for _, m := range inHouses.FindAllStringSubmatch(by, -1) {
					for _, number := range regexp.MustCompile(`\d`).FindAllString(m[2], -1) {
						for c := range house(m[1], number).And(seen).All() {
							if f.Before.Value(c) == k.Digit() {
								return true
							}
						}
					}
				}
				for _, m := range ofStep.FindAllStringSubmatch(by, -1) {
					n, _ := strconv.Atoi(m[1])
					if from, ok := f.History.RemovedIn(k); ok && from.Number == n {
						return true
					}
				}
				return false
			}
			d := e.Candidate.Digit()
			switch {
			case isOpen.MatchString(text):
				m := isOpen.FindStringSubmatch(text)
				told[isOpen]++
				left, placed = house(m[2], m[3]).And(f.Before.Open()), m[4]+"="+m[1]
			case inHouse.MatchString(text):
				m := inHouse.FindStringSubmatch(text)
				told[inHouse]++
				placed = m[5] + "=" + m[1]
				for c := range house(m[2], m[3]).And(f.Before.Open()).All() {
					if !out(candidates.Of(c, d), m[4]) {
						left = left.With(c)
					}
				}
			case inCell.MatchString(text):
				m := inCell.FindStringSubmatch(text)
				told[inCell]++
				placed, left = m[1]+"="+m[3], candidates.Cells(e.Candidate.Cell())
				for other := range l.Digits().Without(d).All() {
					if !out(candidates.Of(e.Candidate.Cell(), other), m[2]) {
						t.Errorf("%v is not ruled out by: %s", other, text)
					}
				}
			}
			if placed != e.Candidate.String() || left != candidates.Cells(e.Candidate.Cell()) {
				t.Fatalf("%v: %v is left by: %s", e.Candidate, left, text)
			}
		}
	}
	if len(told) != 3 {
		t.Errorf("not every kind of single was told: %v", told)
	}
}

func parseCells(s string) (cells []candidates.Cell) {
	for _, name := range cell.FindAllString(s, -1) {
		cells = append(cells, candidates.At(int(name[1]-'0'), int(name[3]-'0')))
	}
	return cells
}

// A brief text says what the step changes; that of a trial has its branch.
func TestBriefText(t *testing.T) {
	for _, p := range positions {
		f := p.frame(t)
		if _, ok := f.Step.Evidence.(explain.Single); ok {
			continue
		}
		full, brief := prose.Writer{}.Text(f), prose.Writer{Detail: prose.Brief}.Text(f)
		if normal := (prose.Writer{Detail: prose.Normal}).Text(f); normal != full && !strings.Contains(full, "\n") {
			t.Errorf("%s: normal %q, full %q", p.name, normal, full)
		}
		if len(brief) >= len(full) {
			t.Errorf("%s: brief is not shorter: %s", p.name, brief)
		}
		for c := range targetCells(f).All() {
			if !strings.Contains(brief, c.String()) {
				t.Errorf("%s: %v is not in: %s", p.name, c, brief)
			}
		}
		checkSentences(t, p.name, prose.RC, brief)
	}
}
